import hashlib

import pytest

from game.session.fairness import digest


def test_the_digest_is_that_of_the_decimal_seed_a_colon_and_the_nonce() -> None:
    nonce = "00112233445566778899aabbccddeeff"
    expected = hashlib.sha256(b"18446744073709551615:00112233445566778899aabbccddeeff").hexdigest()
    assert digest((1 << 64) - 1, nonce) == expected


@pytest.mark.parametrize("nonce", ["", "0" * 31, "0" * 33, "G" * 32, "A" * 32, "٠" * 32])
def test_a_nonce_has_32_small_hexadecimal_digits(nonce: str) -> None:
    with pytest.raises(ValueError, match="nonce"):
        digest(1, nonce)
