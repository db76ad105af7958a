"""The big moments: the blast of a Bomb and the end of a match. Each is a formula of its age."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from math import cos, exp, pi, sin
from typing import Final

from game.app.canvas import WIDTH, Colour
from game.app.palette import TONES
from game.motion.ease import back, in_out_sine, mix, out_quad, span
from game.motion.layout import Layout
from game.motion.tableau import Tableau
from game.rules.events import Seat
from game.table.brush import Brush
from game.table.frame import Frame, Part
from game.table.particles import FIRE, Burst, burst

GREY: Final[tuple[Colour, ...]] = ((64, 60, 66), (92, 86, 88), (128, 118, 114))
_SHAKE: Final = 0.42
_RAIN: Final = 7919
"""Spreads the confetti that rains from above over the width."""


class Blast:
    """Flash, fireball, shock wave, shards, smoke and the word."""

    def __init__(self, brush: Brush, layout: Layout) -> None:
        self.brush = brush
        self.canvas = brush.canvas
        self.word_at = layout.anchor("word")
        self.x, self.y = layout.anchor("bomb").x, layout.anchor("bomb").y
        self._fire = self._burst(7, 80, (260, 1500), (0.3, 0.9), (8, 22), 900, 3.2)
        self._shards = self._burst(8, 16, (380, 1150), (0.7, 1.1), (0.4, 0.85), 1500, 1.1)
        self._smoke = self._burst(9, 10, (60, 330), (0.7, 1.25), (0.45, 0.8), -90, 2.4, GREY)

    def _burst(
        self,
        seed: int,
        count: int,
        speed: tuple[float, float],
        life: tuple[float, float],
        size: tuple[float, float],
        gravity: float,
        drag: float,
        colours: tuple[Colour, ...] = FIRE,
    ) -> Burst:
        return burst(
            seed,
            count,
            lambda _: (self.x, self.y),
            speed=speed,
            life=life,
            size=size,
            gravity=gravity,
            drag=drag,
            colours=colours,
        )

    def parts(self, frame: Frame[Tableau]) -> Iterator[Part]:
        """What of it is to be seen."""
        if not frame.moves("boom"):
            return
        age, calm = frame.of("boom", "age"), frame.of("boom", "calm") > 0
        if not calm:
            yield Part("blast", None, partial(self._motes, age), live=True)
            yield Part("blast", None, partial(self._wave, age), live=True)
        yield Part("blast", None, partial(self._word, age, calm=calm), live=True)

    def shake(self, frame: Frame[Tableau]) -> tuple[float, float]:
        """By how much the table is shaken, in units."""
        if not frame.moves("boom") or frame.of("boom", "calm") > 0:
            return 0.0, 0.0
        age = frame.of("boom", "age")
        if not 0 <= age < _SHAKE:
            return 0.0, 0.0
        size = 15 * exp(-7 * age)
        return size * sin(age * 2 * pi * 13), 0.8 * size * cos(age * 2 * pi * 11)

    def _motes(self, age: float) -> None:
        draw, pieces = self.canvas.draw, self.brush.pieces
        smoke = pieces.smoke()
        for m, x, y, gone in self._smoke.alive(age):  # never turned: that is dear in software
            scale, alpha = m.size * (0.6 + 1.1 * out_quad(gone)), 0.85 * (1 - gone) ** 1.1
            draw(smoke, x, y, scale=scale, alpha=alpha, tint=m.colour)
        for m, x, y, gone in self._shards.alive(age):
            angle = m.angle + m.spin * age * 2.2
            shard = pieces.shard(m.kind % 3)
            draw(shard, x, y, scale=m.size, angle=angle, alpha=min(1.0, 3 * (1 - gone)))
        spark = pieces.spark()
        for m, x, y, gone in self._fire.alive(age):
            draw(spark, x, y, scale=m.size / 32 * (1 - 0.6 * gone), alpha=1 - gone, tint=m.colour)

    def _wave(self, age: float) -> None:
        draw = self.canvas.draw
        if age < 0.42:
            go = out_quad(age / 0.42)
            scale, alpha = mix(0.15, 1.9, go), 0.95 * (1 - go) ** 1.2
            wave = self.brush.pieces.wave()
            draw(wave, self.x, self.y, scale=scale, sy=0.66, alpha=alpha, tint=(255, 232, 196))
        if age < 0.34:
            ball, dying = span(age, 0, 0.2, out_quad), (1 - age / 0.34) ** 1.5
            glow = self.brush.look.glow(160)
            for size, colour in (((0.8, 1.7), (255, 128, 36)), ((0.5, 0.9), (255, 226, 150))):
                scale = mix(*size, ball)
                draw(glow, self.x, self.y, scale=scale, alpha=min(1.0, 1.2 * dying), tint=colour)
            self.canvas.fill((255, 240, 214), 0.5 * max(0.0, 1 - age / 0.14) ** 2)

    def _word(self, age: float, *, calm: bool) -> None:
        at = 0.0 if calm else 0.07
        alpha = span(age, at, 0.18 if calm else 0.06, in_out_sine) - span(age, 0.72, 0.2)
        scale = 1.0 if calm else mix(0.25, 1.0, span(age, at, 0.34, back(2.6)))
        word = self.brush.furniture.boom(self.brush.words("BOOM!"))
        self.canvas.draw(word, self.word_at.x, self.word_at.y, scale=scale, alpha=alpha)


class Ending:
    """Confetti in the four shapes and the word of victory; for another's win, the word alone."""

    def __init__(self, brush: Brush, layout: Layout) -> None:
        self.brush = brush
        self.canvas = brush.canvas
        self.word_at = layout.anchor("word")
        self._cannons = tuple(_cannon(side) for side in (0, 1))
        self._rain = burst(
            33,
            70,
            lambda t: (60 + (t * _RAIN) % 1800, -30.0),
            over=2.4,
            start=0.5,
            speed=(10, 60),
            aim=(60, 120),
            life=(2.6, 3.6),
            size=(0.4, 0.8),
            gravity=420,
            drag=1.6,
        )

    def parts(self, frame: Frame[Tableau], word: Callable[[Seat], str]) -> Iterator[Part]:
        """The veil over the table, and what is to be seen above it: the word for that winner."""
        table = frame.table
        if table.winner is None:
            return
        text = word(table.winner)
        yield Part("veil", None, lambda: self.canvas.fill((4, 14, 14), 0.42))
        own = table.winner == table.viewer
        age, calm = frame.of("win", "age", 99.0), frame.of("win", "calm") > 0
        if own and not calm and frame.moves("win"):
            yield Part("confetti", None, partial(self._confetti, age), live=True)
        live = frame.moves("win")
        yield Part("win", (text, own), partial(self._word, text, age, own, calm), live)

    def _word(self, text: str, age: float, own: bool, calm: bool) -> None:
        x, y = self.word_at.x, self.word_at.y - 24
        alpha = span(age, 0.1, 0.3 if calm else 0.08)
        scale = 1.0 if calm else mix(0.3, 1.0, span(age, 0.1, 0.42, back(2)))
        glow = self.brush.look.glow(512)
        bright = 0.42 * span(age, 0.0, 0.3)
        self.canvas.draw(glow, x, y, sy=0.4, alpha=bright, tint=(255, 206, 110), add=True)
        furniture = self.brush.furniture
        word = furniture.win(text) if own else furniture.word(text, 96, *_QUIET)
        fit = min(1.0, WIDTH * 0.8 / word.width)
        self.canvas.draw(word, x, y, scale=scale * fit, alpha=alpha)

    def _confetti(self, age: float) -> None:
        kinds = [self.brush.pieces.confetti(TONES[letter]) for letter in "RYGB"]
        for group in (*self._cannons, self._rain):
            for m, x, y, gone in group.alive(age):
                if not -20 < y < 1100:
                    continue
                t = age - m.born
                squeeze = abs(cos(t * (4 + m.kind) + m.angle))  # flutter without a turned sprite
                self.canvas.draw(
                    kinds[m.kind],
                    x + 14 * sin(t * 3 + m.angle),
                    y,
                    scale=m.size,
                    sx=0.25 + 0.75 * squeeze,
                    alpha=min(1.0, 4 * (1 - gone)),
                )


_QUIET: Final[tuple[Colour, Colour]] = ((255, 246, 227), (16, 40, 42))


def _cannon(side: int) -> Burst:
    """Confetti shot up from the left or the right corner."""
    return burst(
        31 + side,
        60,
        lambda _: (20.0 + 1880 * side, 1060.0),
        over=0.16,
        start=0.12,
        speed=(1300, 2900),
        aim=(-78, -38) if side == 0 else (-142, -102),
        life=(2.2, 3.4),
        size=(0.4, 0.85),
        gravity=620,
        drag=2.0,
    )
