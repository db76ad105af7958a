"""How a match proves that its cards were fixed before the first one was dealt."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

NONCE_DIGITS: Final = 32
"""Hexadecimal digits of a nonce; it keeps the seed from being found by trying."""


def digest(seed: int, nonce: str) -> str:
    """SHA-256, as 64 hexadecimal digits, of the text ``seed:nonce``.

    It is shown before the deal; seed and nonce are shown with the results.

    >>> digest(7, "0" * 32)[:16]
    'd04df26dd2ba3a72'

    :raises ValueError: if the nonce is not 32 hexadecimal digits.
    """
    if not is_nonce(nonce):
        raise ValueError(f"a nonce has {NONCE_DIGITS} small hexadecimal digits, not {nonce!r}")
    return sha256(f"{seed}:{nonce}".encode("ascii")).hexdigest()


def is_nonce(text: str) -> bool:
    """Whether the text can be a nonce."""
    return len(text) == NONCE_DIGITS and set(text) <= set("0123456789abcdef")
