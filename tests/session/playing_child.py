"""A program that plays War on and on in a folder, until somebody kills it.

It goes on with the saved match if there is one, and prints ``match moves`` after every move.
"""

import sys
from pathlib import Path

from game.games import find
from game.session.match import Match
from game.session.store import Store
from tests.session.playing import begin, noon, step


def main() -> None:
    war = find("war")
    with Store.open(Path(sys.argv[1])) as store:
        print("open", store.trouble, flush=True)
        while True:
            saved = store.saved()
            if saved:
                match = Match.resume(war, saved[0].number, store=store, now=noon)
            else:
                match = begin(store, kit=war, seed=len(store.finished()))
            while match.to_act:
                step(match)
                print(match.number, match.moves, flush=True)


if __name__ == "__main__":
    main()
