"""Who may import whom."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
IMPURE = {
    "asyncio", "datetime", "gettext", "io", "locale", "multiprocessing", "os", "pathlib", "random",
    "secrets", "shutil", "socket", "subprocess", "tempfile", "threading", "time", "uuid",
}  # fmt: skip
"""Time, chance, files and language come into the core as arguments."""
FILES = {"pathlib"}
"""The memory is the core's one part that knows files; it is told where they lie."""


def test_the_layers_point_downwards() -> None:
    """The contracts are in ``pyproject.toml``."""
    linter = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run(
        [linter, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def imported(path: Path) -> Iterator[str]:
    """The modules that a file imports, by their full names."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.module, f"{path} imports relatively"
            yield node.module


def sources(*packages: str) -> Iterator[Path]:
    for package in packages:
        yield from sorted((ROOT / package).rglob("*.py"))


@pytest.mark.parametrize("package", ["rules", "motion", "games", "players", "session"])
def test_the_core_asks_the_system_for_nothing(package: str) -> None:
    allowed = FILES if package == "session" else set[str]()
    for path in sources(f"game/{package}"):
        found = {name.partition(".")[0] for name in imported(path)} & IMPURE
        assert not found - allowed, path


def test_one_module_touches_the_experimental_part_of_pygame() -> None:
    users = {
        path.name for path in sources("game", "scenes") if "pygame._sdl2.video" in imported(path)
    }
    drawing, bench_window = {"canvas.py", "layers.py", "renderers.py"}, {"bare.py"}
    assert users <= drawing | bench_window
    assert "canvas.py" in users


def test_one_module_reads_the_table_layouts() -> None:
    users = {path.name for path in sources("game", "scenes") if "pytmx" in imported(path)}
    assert users == {"tmx.py"}
