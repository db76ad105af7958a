"""House rules as data: a frozen dataclass a game, each field a choice, its first value the default.

>>> from dataclasses import dataclass
>>> @dataclass(frozen=True, slots=True)
... class Tea(Options):
...     milk: bool = choice(True, False)
...     lumps: int = choice(1, 0, 2)
>>> Tea.parse({"lumps": 2})
Tea(milk=True, lumps=2)
>>> Tea.parse({"lumps": 3})
Traceback (most recent call last):
ValueError: lumps is one of 1, 0, 2, not 3
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Self


def choice(default: Any, *others: Any) -> Any:
    """A field of an options class: its default, then what else may be chosen."""
    return field(default=default, metadata={"choices": (default, *others)})


@dataclass(frozen=True, slots=True)
class Choice:
    """One house rule: its name, and what may be chosen, the default first."""

    name: str
    values: tuple[bool | int | str, ...]


@dataclass(frozen=True, slots=True)
class Options:
    """Base of every game's house rules."""

    @classmethod
    def choices(cls) -> tuple[Choice, ...]:
        """All house rules, in the order of the setup screen."""
        return tuple(Choice(rule.name, rule.metadata["choices"]) for rule in fields(cls))

    @classmethod
    def parse(cls, chosen: Mapping[str, object]) -> Self:
        """The options in which those rules are as chosen and all others at their default.

        :raises ValueError: if a rule or its value is unknown.
        """
        known = {rule.name: rule.values for rule in cls.choices()}
        for name, value in chosen.items():
            if name not in known:
                raise ValueError(f"no house rule is called {name!r}")
            if not any(type(value) is type(v) and value == v for v in known[name]):
                listed = ", ".join(str(v) for v in known[name])
                raise ValueError(f"{name} is one of {listed}, not {value}")
        return cls(**chosen)

    def as_dict(self) -> dict[str, bool | int | str]:
        """Every rule and its value, as ``parse`` reads them back."""
        return asdict(self)

    def changed(self) -> dict[str, bool | int | str]:
        """The rules that are not at their default, as ``parse`` reads them back."""
        usual = type(self)().as_dict()
        return {name: value for name, value in self.as_dict().items() if value != usual[name]}
