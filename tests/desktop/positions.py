"""Positions in which a test begins: requests of the engine protocol, written to a file."""

import json

WHEEL = {
    "hands": ["W R1 G2 B3", "R2 R3 R4", "Y2 Y3 Y4", "G5 G6 G7"],
    "discard": "R9",
    "turn": 0,
}
BOOM = {
    "hands": ["R1 G2 B3", "R2 R3 R4", "Y2 Y3 Y4", "G5 G6 G7"],
    "discard": "R-Bomb R9",
    "fuse": {"count": 1, "blast": 4},
    "turn": 0,
}


def write(folder, position):
    """The file for ``--position`` that begins Classic there."""
    path = folder / "position.json"
    request = {"do": "position", "game": "classic", "seats": 4, "seed": 7, "position": position}
    path.write_text(json.dumps(request), encoding="utf-8")
    return path
