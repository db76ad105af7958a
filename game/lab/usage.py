"""What the command line says to bad arguments."""

from __future__ import annotations

import argparse
from typing import NoReturn


class UsageError(ValueError):
    """Arguments that cannot be carried out; the message is one line for the person at the desk."""


class Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        """Refuse the arguments.

        :raises UsageError: always.
        """
        raise UsageError(message)


def whole(text: str) -> int:
    """A whole number, for argparse.

    :raises argparse.ArgumentTypeError: if the text is none.
    """
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number")
    if len(digits) > 20:
        raise argparse.ArgumentTypeError(f"{digits[:20]}... is too large a number")
    return int(text)


def at_least(low: int, text: str) -> int:
    """A whole number from ``low`` on, for argparse.

    :raises argparse.ArgumentTypeError: if the text is none.
    """
    number = whole(text)
    if number < low:
        raise argparse.ArgumentTypeError(f"{number} is less than {low}")
    return number


def positive(text: str) -> int:
    """A whole number from 1 on, for argparse."""
    return at_least(1, text)


def seed(text: str) -> int:
    """A seed, for argparse.

    :raises argparse.ArgumentTypeError: if the text is no whole number of at most 64 bits.
    """
    number = at_least(0, text)
    if number >= 1 << 64:
        raise argparse.ArgumentTypeError(f"{number} has more than 64 bits")
    return number
