"""What every file keeps to, and no reviewer should have to look for."""

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LONGEST_MODULE = 400
LONGER: dict[str, str] = {}
"""Modules of the program that are longer, and why."""
LONGEST_FUNCTION = 50
TRADEMARKS = ["onu"[::-1], "lettam"[::-1]]
"""Written backwards, so that this file does not hold them either."""
MACHINE = re.compile(r"(?<![\w.:-])/(?:home|root|work|Users|mnt|media)/\w|[A-Z]:\\\\?Users\b")
TEXTS = {".py", ".md", ".toml", ".po", ".pot", ".tmx", ".tsx", ".svg", ".txt", ".json", ".spec",
         ".yml", ".yaml", ".xml", ".desktop", ".html", ".cfg", ""}  # fmt: skip


def tracked() -> list[Path]:
    """The files under version control; in an unpacked archive, all that lie in known folders."""
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if listing.returncode == 0:
        names = listing.stdout.decode("utf-8").split("\0")
        return [ROOT / name for name in names if name and (ROOT / name).is_file()]
    folders = ("game", "scenes", "tests", "assets")
    return [path for folder in folders for path in (ROOT / folder).rglob("*") if path.is_file()]


def texts() -> Iterator[tuple[str, str]]:
    """Every tracked text with its name."""
    for path in tracked():
        if path.suffix in TEXTS:
            try:
                yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")
            except UnicodeDecodeError:
                assert path.suffix == "", f"{path} is no UTF-8"


def modules() -> list[Path]:
    """The program's own modules."""
    return [path for path in tracked() if path.suffix == ".py" and "tests" not in path.parts]


@pytest.mark.parametrize("word", TRADEMARKS, ids=["the game's", "its maker's"])
def test_no_trademark_stands_anywhere(word: str) -> None:
    pattern = re.compile(rf"(?<![a-z]){word}(?![a-z])", re.IGNORECASE)
    assert [name for name, text in texts() if pattern.search(name) or pattern.search(text)] == []


def test_no_path_of_somebodys_machine_stands_anywhere() -> None:
    found = [f"{name}: {match[0]}" for name, text in texts() if (match := MACHINE.search(text))]
    assert found == []


def test_modules_stay_under_about_400_lines() -> None:
    lengths = {
        path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in modules()
    }
    longer = {name for name, lines in lengths.items() if lines > LONGEST_MODULE}
    assert longer == set(LONGER)


def test_functions_stay_short() -> None:
    too_long = [
        f"{path.relative_to(ROOT)}:{node.lineno} {node.name}"
        for path in modules()
        if "studio" not in path.parts  # drawings are long lists
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
        and (node.end_lineno or 0) - node.lineno >= LONGEST_FUNCTION
    ]
    assert too_long == []


def test_every_module_says_in_a_sentence_what_it_is() -> None:
    for path in modules():
        told = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
        if path.suffix == ".py" and path.name != "build.spec":
            assert told, path
            assert told.split("\n\n")[0].rstrip().endswith((".", ":", "!")), path


def test_only_the_command_line_prints() -> None:
    for path in modules():
        if path.is_relative_to(ROOT / "game") and "lab" not in path.parts:
            tree = ast.parse(path.read_text(encoding="utf-8"))
            calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
            prints = [c for c in calls if isinstance(c.func, ast.Name) and c.func.id == "print"]
            assert not prints or path.name in ("__main__.py", "run.py"), path
