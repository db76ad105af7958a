"""Brings ``assets/locale/*/messages.po`` up to date with the texts in the code.

``python assets/studio/words.py`` keeps every translation, adds what is new without one and drops
what no code asks for; run with ``--check`` it writes nothing and fails if something would change.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import polib

ROOT = Path(__file__).parents[2]
LOCALE = ROOT / "assets" / "locale"
SOURCES = ("game", "scenes")
PLURALS = {
    "en": "nplurals=2; plural=(n != 1);",
    "ru": "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : "
    "n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
}


@dataclass(frozen=True, order=True, slots=True)
class Message:
    """One text the code asks for; ``plural`` and ``context`` are empty where it has none."""

    text: str
    plural: str = ""
    context: str = ""


def messages(root: Path = ROOT) -> dict[Message, set[str]]:
    """Every text the code asks for, and the files that do."""
    found: dict[Message, set[str]] = {}
    for path in sorted(file for source in SOURCES for file in (root / source).rglob("*.py")):
        for message in _asked_for(ast.parse(path.read_text(encoding="utf-8"))):
            found.setdefault(message, set()).add(path.relative_to(root).as_posix())
    return found


def _asked_for(tree: ast.AST) -> Iterator[Message]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            match _callee(node.func), [_literal(arg) for arg in node.args]:
                case (("words" | "message"), [str(text), *_]):
                    yield Message(text)
                case "words.plural", [str(one), str(many), *_]:
                    yield Message(one, plural=many)
                case "words.on", [str(context), str(text), *_]:
                    yield Message(text)
                    yield Message(text, context=context)
                case "words.on", [_, str(text), *_]:
                    yield Message(text)


def _callee(node: ast.expr) -> str:
    """The last names of what is called: ``self.app.words.on`` is ``words.on``."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        return f"words.{node.attr}" if _callee(node.value) == "words" else node.attr
    return ""


def _literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def updated(catalogue: polib.POFile, language: str, found: dict[Message, set[str]]) -> polib.POFile:
    """A catalogue of what the code asks for, with the translations known so far."""
    known = {Message(e.msgid, e.msgid_plural, e.msgctxt or ""): e for e in catalogue}
    fresh = polib.POFile(wrapwidth=100)
    fresh.metadata = _metadata(language)
    texts = {message.text: files for message, files in found.items()}
    by_hand = {m: texts[m.text] for m in known if m.context and m.text in texts}
    for message, files in sorted((by_hand | found).items()):
        entry = _entry(message, known.get(message), language)
        if message.context and not entry.msgstr:
            continue  # worded as everywhere
        entry.occurrences = [(name, "") for name in sorted(files)]
        fresh.append(entry)
    return fresh


def _entry(message: Message, known: polib.POEntry | None, language: str) -> polib.POEntry:
    entry = polib.POEntry(msgid=message.text, msgctxt=message.context or None)
    if known is not None:
        entry.comment, entry.tcomment = known.comment, known.tcomment
    if message.plural:
        entry.msgid_plural = message.plural
        forms = {0: message.text, 1: message.plural} if language == "en" else {0: "", 1: "", 2: ""}
        entry.msgstr_plural = dict(known.msgstr_plural) if known else forms
    else:
        own = message.text if language == "en" and not message.context else ""
        entry.msgstr = known.msgstr if known and known.msgstr else own
    return entry


def _metadata(language: str) -> dict[str, str]:
    return {
        "Project-Id-Version": "Suits & Colours",
        "Language": language,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
        "Plural-Forms": PLURALS[language],
    }


def main(arguments: list[str]) -> int:
    """Update the catalogues, or with ``--check`` only say whether they are up to date."""
    found, stale = messages(), 0
    for language in PLURALS:
        path = LOCALE / language / "messages.po"
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        catalogue = updated(polib.pofile(before) if before else polib.POFile(), language, found)
        untranslated = len(catalogue.untranslated_entries())
        print(f"{language}: {len(catalogue)} messages, {untranslated} without a translation")
        if str(catalogue) != before:
            stale += 1
            if "--check" not in arguments:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(str(catalogue), encoding="utf-8")
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
