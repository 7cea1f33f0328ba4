"""The closed tables of ``grammar/frames.toml``: which verb takes which slots, which noun which modifiers.

Which node a slot becomes is not known here (``clauses``).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from msgspec import Struct

from smashrules.data import GrammarError, grammar_toml, located
from smashrules.errors import did_you_mean, nearest_names
from smashrules.text.words.lexicon import lexicon


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


_NO_NOUNS = {"abilities", "able", "alike", "answers", "extra-turn", "itself", "most", "names", "offer", "there"} | {
    "total",
    "unlike",
}
"""What stands where a noun could, and is none of ``words.toml``."""
_OPENING = {"bound", "power", "spec", "where"}
"""What opens a modifier, and is neither a preposition nor of a class of adverbs."""
_OBJECT_SIGNS = {"?", "-"}


class _Known(Struct, frozen=True):
    """What the rows of the tables may speak of."""

    nouns: frozenset[str]
    tags: frozenset[str]
    verbs: frozenset[str]

    def fault(self, tag: str) -> str:
        """What is wrong with a tag; empty if nothing is."""
        opening, _, noun = tag.partition(":")
        if opening not in self.tags and not opening.startswith("&"):
            return _unknown("preposition or adverb", opening, self.tags)
        return _unknown("noun", noun, self.nouns) if noun and noun not in self.nouns else ""


def _unknown(kind: str, name: str, known: Iterable[str]) -> str:
    return f"no {kind} is called {name!r}{did_you_mean(nearest_names(name, sorted(known)))}"


def _known(accepts: Mapping[str, str]) -> _Known:
    words = lexicon()
    nouns = {category for category, _ in words.nouns.values()}
    opening = {*words.classes["PREP"], *words.classes["EVENT"], *words.adverbs.values()}
    return _Known(
        frozenset(nouns | _NO_NOUNS | set(accepts)),
        frozenset(opening | _OPENING),
        frozenset({*words.forms, "be", "have"}),
    )


def _spelt(slots: Iterable[str], shared: Mapping[str, str]) -> list[str]:
    """Slots, those that many verbs share by one name spelt out."""
    return " ".join(shared.get(each, each) for each in slots).split()


def _row_faults(row: object, known: _Known, shared: Mapping[str, str]) -> Iterator[str]:
    """What is wrong with a row of a verb."""
    parts = row.split("|") if isinstance(row, str) else []
    if len(parts) != 3:
        yield f"a row has three parts, 'subjects | objects | slots'; this one has {len(parts)}"
        return
    for noun in (*parts[0].split(), *(each for each in parts[1].split() if each not in _OBJECT_SIGNS)):
        if noun not in known.nouns:
            yield _unknown("noun", noun, known.nouns)
    yield from _slot_faults(_spelt(parts[2].split(), shared), known)


def _slot_faults(slots: Iterable[str], known: _Known) -> Iterator[str]:
    for slot in slots:
        tag, sign, field = slot.partition(">")
        if not (sign and field):
            yield f"a slot is a tag and the field that it fills, 'to:pile>to', not {slot!r}"
        elif fault := known.fault(tag):
            yield fault


def _faults(data: Mapping[str, Any]) -> Iterator[str]:
    known = _known(data["accepts"])
    for noun, row in data["accepts"].items():
        yield from (f"{noun}: {fault}" for tag in row.split() if (fault := known.fault(tag)))
    for fault in _slot_faults(data["everywhere"]["slots"].split(), known):
        yield f"everywhere: {fault}"
    for verb, rows in data["frames"].items():
        if verb not in known.verbs:
            yield _unknown("verb", verb, known.verbs)
        for row in rows if isinstance(rows, list) else [rows]:
            yield from (f"{verb}: {fault}" for fault in _row_faults(row, known, data["shared"]))


def _frame(verb: str, row: str, everywhere: str, shared: Mapping[str, str]) -> Frame:
    subjects, objects, own = (part.split() for part in row.split("|"))
    slots = _spelt(own, shared)
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
    """The tables, read once. Raises ``GrammarError``."""
    return tables_of(grammar_toml("frames.toml", located("grammar").joinpath("frames.toml").read_bytes()))


def tables_of(data: Mapping[str, Any]) -> Tables:
    """The tables of what is written as ``grammar/frames.toml`` is. Raises ``GrammarError``."""
    if faults := list(_faults(data)):
        raise GrammarError("\n".join(f"grammar/frames.toml: {each}" for each in faults))
    everywhere, shared = data["everywhere"]["slots"], data["shared"]
    return Tables(
        {noun: frozenset(row.split()) for noun, row in data["accepts"].items()},
        {verb: tuple(_frame(verb, row, everywhere, shared) for row in rows) for verb, rows in data["frames"].items()},
    )
