"""The closed tables of ``grammar/frames.toml``: which verb takes which slots, which noun which modifiers."""

from __future__ import annotations

import tomllib
from functools import cache

from msgspec import Struct

from smashrules.data import located


class Frame(Struct, frozen=True):
    """One way to use a verb. ``objects`` empty: it takes none; ``optional``: it can stand without."""

    verb: str
    subjects: frozenset[str]
    objects: frozenset[str]
    optional: bool
    slots: dict[str, str]  # tag -> field
    required: frozenset[str]


class Tables(Struct, frozen=True):
    """Both tables."""

    accepts: dict[str, frozenset[str]]
    frames: dict[str, tuple[Frame, ...]]


def _frame(verb: str, row: str, everywhere: str, shared: dict[str, str]) -> Frame:
    subjects, objects, own = (part.split() for part in row.split("|"))
    slots = " ".join(shared.get(each, each) for each in own).split()
    named: dict[str, str] = {}
    required: set[str] = set()
    for slot in [*everywhere.split(), *slots]:
        tag, name = slot.split(">")
        named[tag] = name.rstrip("!")
        if name.endswith("!"):
            required.add(name.rstrip("!"))
    plain = frozenset(objects) - {"-", "?"}
    return Frame(verb, frozenset(subjects), plain, "?" in objects, named, frozenset(required))


@cache
def tables() -> Tables:
    """The tables, read once."""
    with located("grammar").joinpath("frames.toml").open("rb") as file:
        data = tomllib.load(file)
    everywhere, shared = data["everywhere"]["slots"], data["shared"]
    return Tables(
        {noun: frozenset(row.split()) for noun, row in data["accepts"].items()},
        {verb: tuple(_frame(verb, row, everywhere, shared) for row in rows) for verb, rows in data["frames"].items()},
    )
