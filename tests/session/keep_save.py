"""Keeps a memory file of the present schema version in ``saves/``, when there is a new one.

It holds a finished match of War and a saved one in the middle of a war, settings and a profile.
"""

import shutil
import tempfile
from pathlib import Path

from game.games import find
from game.session import schema
from game.session.database import FILE
from game.session.store import Profile, Store
from tests.session.playing import begin, play_out, step

SAVES = Path(__file__).parent / "saves"


def main() -> None:
    target = SAVES / f"version-{schema.VERSION}.sqlite"
    if target.exists():
        raise SystemExit(f"{target.name} is there already, and is not changed any more")
    with tempfile.TemporaryDirectory() as folder:
        with Store.open(Path(folder)) as store:
            store.put("settings", {"language": "ru", "speed": 1.5})
            store.change_profile(Profile(1, "Зоя", "owl"))
            war = find("war")
            play_out(begin(store, kit=war, seed=5))
            match = begin(store, kit=war, seed=6, seats=3)
            while match.moves < 40 or not match.state.war_waits:
                step(match)
        shutil.copy(Path(folder) / FILE, target)


if __name__ == "__main__":
    main()
