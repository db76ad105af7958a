"""The least that pygame can show, to measure the program against: ``python -m game.lab.bare``."""

from __future__ import annotations

import json
import sys
import time


def main(driver: str, width: int, height: int) -> None:
    """Open a window, show one frame, say when it was, and wait until standard input ends."""
    import pygame
    from pygame._sdl2.video import Renderer, get_drivers

    pygame.display.init()
    window = pygame.Window("bare", (width, height))
    names = [info.name for info in get_drivers()]
    renderer = Renderer(window, index=names.index(driver), target_texture=True)
    renderer.clear()
    renderer.present()
    print(json.dumps({"unix": time.time()}), flush=True)
    sys.stdin.read()
    window.destroy()
    pygame.quit()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
