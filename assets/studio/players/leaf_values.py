"""Fit what broken-off rounds of the colour games are worth, and write ``colours/fits.py``.

``python assets/studio/players/leaf_values.py --rounds 60000`` plays that many rounds by rule of
thumb at every table and number of seats, one seat of each being a little careless, notes about
every third quiet position with the seat that won, and fits the entries of ``colours/leaf.py`` by
gradient descent on the log-loss. Needs numpy. The same arguments write the same file.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import fill

import numpy as np

ROOT = Path(__file__).parents[3]
sys.path.insert(0, str(ROOT))

from game.games import colours  # noqa: E402
from game.games.colours.rules import ColourGame  # noqa: E402
from game.players.colours.flat import COLOURLESS, FlatTable  # noqa: E402
from game.players.colours.leaf import ENTRIES, features  # noqa: E402
from game.players.colours.prior import play_on  # noqa: E402
from game.players.colours.worlds import FlatDeck, Worlds  # noqa: E402
from game.rules.rng import Dice, Rng  # noqa: E402

TARGET = ROOT / "game" / "players" / "colours" / "fits.py"
NOTED = 0.3
CARELESS = 0.15
LONGEST = 1500
PASSES, BATCH, RATE, DECAY, WEIGHT_DECAY = 12, 2000, 0.05, 0.7, 1e-5
SCALE = 1000

HEAD = '''"""The fitted entries of ``leaf.py``, in thousandths; made by a script, not to be edited.

``python assets/studio/players/leaf_values.py {arguments}``
wrote it. The log-loss on positions held back, in brackets that of even chances:

{losses}
"""

from __future__ import annotations

from functools import cache
from typing import Final

from game.players.colours.leaf import Entries, Fit


@cache
def fit_for(table: str, seats: int) -> Fit:
    """What is fitted for that table with so many seats: by day, and by night."""
    day, *night = _FITS[table, seats]
    return _read(day), _read(night[0] if night else day)


def _read(thousandths: str) -> Entries:
    return tuple(int(number) / 1000 for number in thousandths.split())


_FITS: Final[dict[tuple[str, int], tuple[str, ...]]] = {{
{fits}
}}
'''


class Notes:
    """Positions as the entries that count for each seat, and the index of the winner's."""

    def __init__(self) -> None:
        self.entries: list[list[tuple[int, ...]]] = []
        self.winners: list[int] = []

    def add(self, noted: list[tuple[int, tuple[int, ...]]], winner: int) -> None:
        self.entries.append([indices for _, indices in noted])
        self.winners.append([seat for seat, _ in noted].index(winner))


def played(game: ColourGame, seats: int, rounds: int, seed: int) -> tuple[Notes, Notes]:
    """So many rounds by rule of thumb: positions by day and by night."""
    notes, deck = (Notes(), Notes()), FlatDeck.of(game)
    for number in range(rounds):
        state, _ = game.new(seats, Rng.of(seed, seats, number).seed)
        dice = Dice(Rng.of(seed, seats, number, 1))
        table = Worlds(deck, game.view(state, state.turn), dice).deal()
        seen = list(positions(table, dice))
        if table.winner is not None:
            for night, noted in seen:
                notes[night].add(noted, table.winner)
    return notes


def positions(table: FlatTable, dice: Dice) -> Iterator[tuple[bool, list]]:
    """Play the round to its end; some of its quiet positions."""
    careless = dice.below(len(table.hands))
    for _ in range(LONGEST):
        if table.winner is not None:
            return
        if not table.kind and not table.fuse and dice.chance(NOTED):
            yield table.night, features(table)
        cards = table.legal() if table.turn == careless and dice.chance(CARELESS) else []
        if cards:
            card = dice.choice(cards)
            table.play(card, dice.below(4) if card & COLOURLESS else card >> 5 & 7)
        else:
            play_on(table, 1, 0)


def fitted(notes: Notes) -> tuple[list[int], float]:
    """The entries in thousandths, and the log-loss on a tenth of the positions held back."""
    entries, winners = np.array(notes.entries, dtype=np.int32), np.array(notes.winners)
    order = np.random.RandomState(0).permutation(len(winners))
    learnt, held_back = np.split(order, [len(order) * 9 // 10])
    theta, mean, square, step = (*np.zeros((3, ENTRIES)), 0)
    for number in range(PASSES):
        np.random.RandomState(number + 1).shuffle(learnt)
        for start in range(0, len(learnt), BATCH):
            batch = learnt[start : start + BATCH]
            slope = gradient(theta, entries[batch], winners[batch]) + WEIGHT_DECAY * theta
            step += 1
            mean, square = 0.9 * mean + 0.1 * slope, 0.999 * square + 0.001 * slope**2
            scaled = mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
            theta -= RATE * DECAY**number * scaled
    theta = np.round(theta * SCALE) / SCALE
    chances = softmax(theta, entries[held_back])
    loss = -np.log(chances[np.arange(len(held_back)), winners[held_back]]).mean()
    return [round(SCALE * value) for value in theta], float(loss)


def gradient(theta: np.ndarray, entries: np.ndarray, winners: np.ndarray) -> np.ndarray:
    """The slope of the mean log-loss."""
    error = softmax(theta, entries)
    error[np.arange(len(winners)), winners] -= 1
    weights = np.repeat(error.ravel() / len(winners), entries.shape[2])
    return np.bincount(entries.ravel(), weights=weights, minlength=ENTRIES)


def softmax(theta: np.ndarray, entries: np.ndarray) -> np.ndarray:
    """Each seat's chance in each position."""
    sums = theta[entries].sum(2)
    powers = np.exp(sums - sums.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


def main() -> None:
    """Fit every table with every number of seats."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=60_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    losses, fits = [], []
    for kit in colours.KITS:
        for seats in kit.rules.seats:
            sides = [n for n in played(kit.game(), seats, asked.rounds, asked.seed) if n.winners]
            found = [fitted(notes) for notes in sides]
            shown = ", ".join(f"{loss:.4f}" for _, loss in found)
            losses.append(f"* {kit.name}, {seats} seats: {shown} ({np.log(seats):.4f})")
            print(losses[-1], flush=True)
            texts = "".join(as_source(entries) for entries, _ in found)
            fits.append(f'    ("{kit.name}", {seats}): (\n{texts}    ),')
    arguments = f"--rounds {asked.rounds} --seed {asked.seed}"
    text = HEAD.format(arguments=arguments, losses="\n".join(losses), fits="\n".join(fits))
    TARGET.write_text(text, encoding="utf-8")


def as_source(entries: list[int]) -> str:
    """One fit as a text literal over several lines."""
    lines = fill(" ".join(map(str, entries)), 96, break_on_hyphens=False)
    return f'        """\n{lines}\n""",\n'


if __name__ == "__main__":
    main()
