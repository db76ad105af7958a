"""Write the packages' icons from ``assets/icons/program.svg``: PNG, and the forms of two systems.

    python assets/studio/icon.py

An .ico and an .icns are both a list of sizes in front of ordinary PNG files.
"""

import io
import struct
from pathlib import Path

import pygame

ASSETS = Path(__file__).resolve().parents[1]
SOURCE = ASSETS / "icons" / "program.svg"
PACKAGING = ASSETS / "packaging"
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}


def png(size: int) -> bytes:
    """The icon at so many pixels a side."""
    file = io.BytesIO()
    pygame.image.save(pygame.image.load_sized_svg(SOURCE, (size, size)), file, "icon.png")
    return file.getvalue()


def ico() -> bytes:
    """The icon of a Windows program."""
    pictures = [png(size) for size in ICO_SIZES]
    offset, entries = 6 + 16 * len(pictures), b""
    for size, picture in zip(ICO_SIZES, pictures, strict=True):
        side = size % 256  # 0 stands for 256
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + b"".join(pictures)


def icns() -> bytes:
    """The icon of a macOS program."""
    parts = b""
    for kind, size in ICNS_KINDS.items():
        picture = png(size)
        parts += kind + struct.pack(">I", 8 + len(picture)) + picture
    return b"icns" + struct.pack(">I", 8 + len(parts)) + parts


if __name__ == "__main__":
    (PACKAGING / "suits-and-colours.png").write_bytes(png(256))
    (PACKAGING / "icon.ico").write_bytes(ico())
    (PACKAGING / "icon.icns").write_bytes(icns())
