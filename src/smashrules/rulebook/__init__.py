"""The rules of the game, in our own words, each with the places in the five books where it stands.

The room knows rules, citations, editions and search; it knows nothing of cards, states or the engine, which cite
its keys. Importing it is cheap: rules are read when first asked for, from a cache that is made anew when a rule
file changes.

    >>> from smashrules.rulebook import rule, search
    >>> str(rule("tie.best-place").cite("BGB2018"))
    'BGB2018 "Tie Fighter", p. 6'
    >>> search("tie for first")[0].rule.key
    'tie.best-place'
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from smashrules.errors import UnknownNameError, checked_text, nearest_names
from smashrules.rulebook.editions import (
    BOOKS,
    DEFAULT_EDITION,
    EDITIONS,
    Edition,
    Switches,
    edition,
    switches,
)
from smashrules.rulebook.loading import rulebook
from smashrules.rulebook.rule import SYSTEMS, Book, Citation, Rule, Saying, Term, Unsettled

if TYPE_CHECKING:
    from smashrules.rulebook.comparing import Difference
    from smashrules.rulebook.searching import Hit

__all__ = [
    "BOOKS",
    "DEFAULT_EDITION",
    "EDITIONS",
    "SYSTEMS",
    "Book",
    "Citation",
    "Edition",
    "Rule",
    "Saying",
    "Section",
    "Switches",
    "Term",
    "Unsettled",
    "book",
    "books",
    "citation",
    "differences",
    "edition",
    "export",
    "glossary",
    "rule",
    "rules",
    "search",
    "sections",
    "switches",
    "term",
]


class Section(Struct, frozen=True):
    """A section of the rulebook: its number (part.section), the titles, and its rules in order."""

    number: str
    part: str
    title: str
    rules: tuple[Rule, ...]


def rules() -> tuple[Rule, ...]:
    """All rules, in the order of their numbers."""
    return rulebook().rules


@cache
def _by_name() -> dict[str, Rule]:
    return {name: each for each in rules() for name in (each.key, each.number)}


def rule(name: str) -> Rule:
    """The rule with a key, or with a display number such as ``"8.1.4"``; ``text_in`` has it as a book does.

    >>> rule("setup.mulligan").text_in("EMD2023")[:22]
    'A player whose opening'
    >>> rule("steal a minion")
    Traceback (most recent call last):
    ...
    smashrules.errors.UnknownNameError: no rule is called 'steal a minion'; did you mean 'control.taken', ...?

    Raises ``UnknownNameError`` with the nearest keys, or with those that a search for the name finds, and for a
    section's number with the rules in it.
    """
    found = _by_name().get(checked_text(name, "the key of a rule"))
    if found is None:
        raise UnknownNameError("rule", name, _nearest(name))
    return found


def _nearest(name: str) -> tuple[str, ...]:
    if re.fullmatch(r"[0-9.]+", name):
        numbers = [each.number for each in rules()]
        within = [number for number in numbers if number.startswith(f"{name.rstrip('.')}.")]
        return tuple(within[:3]) or nearest_names(name, numbers)
    keys = [each.key for each in rules()]
    inside = [key for key in keys if name and (key.startswith(f"{name}.") or key.endswith(f".{name}"))]
    close = () if " " in name else tuple(inside[:3]) or nearest_names(name, keys)
    return close or tuple(hit.rule.key for hit in search(name.replace(".", " "), 3))


@cache
def sections() -> tuple[Section, ...]:
    """The sections, each with its rules, in order."""
    grouped: dict[str, list[Rule]] = {}
    for each in rules():
        grouped.setdefault(each.number.rpartition(".")[0], []).append(each)
    return tuple(Section(number, held[0].part, held[0].section, tuple(held)) for number, held in grouped.items())


def books() -> tuple[Book, ...]:
    """The five books, oldest first, each with its sections."""
    return rulebook().books


def book(key: str) -> Book:
    """A book by its key. Raises ``UnknownNameError`` with the nearest keys.

    >>> book("EMD2023").sections["Me First!"]
    '8'
    """
    for each in books():
        if each.key == key:
            return each
    raise UnknownNameError("book", key, nearest_names(key, BOOKS) or BOOKS)


def citation(key: str, section: str) -> Citation:
    """The citation of a section of a book, with its page; for sources that are given by hand, as rulings have.

    >>> str(citation("EMD2023", "Rules to Remember"))
    'EMD2023 "Rules to Remember", p. 17'

    Raises ``UnknownNameError`` with the nearest books or sections.
    """
    held = book(key).sections
    if section not in held:
        raise UnknownNameError(f"section of {key}", section, nearest_names(section, held))
    return Citation(key, section, held[section])


def search(words: str, most: int = 10) -> tuple[Hit, ...]:
    """The rules that fit some words best, best first; empty when nothing fits.

    >>> search("bounce")[0].rule.title
    'Return'
    """
    from smashrules.rulebook import searching

    return searching.search(rules(), checked_text(words, "what to search for"), most, glossary())


def glossary() -> tuple[Term, ...]:
    """Every term that the rules define, by name."""
    return rulebook().terms


def term(name: str) -> Term:
    """The term with a name, or the one that players mean by an everyday word.

    >>> term("bounce").name
    'return'
    >>> term("break a base").rules[0]
    'score.check'

    Raises ``UnknownNameError`` with the nearest names.
    """
    wanted = name.casefold()
    for each in glossary():
        if wanted == each.name.casefold() or wanted in (word.casefold() for word in each.words):
            return each
    known = [said for each in glossary() for said in (each.name, *each.words)]
    raise UnknownNameError("term", name, nearest_names(name, known))


def differences(older: str, newer: str) -> tuple[Difference, ...]:
    """The rules on which two editions differ.

    >>> {each.rule.key: each.newer for each in differences("BGB2018", "EMD2023")}["setup.mulligan"][:22]
    'A player whose opening'

    Raises ``UnknownNameError`` for an unknown edition.
    """
    from smashrules.rulebook import comparing

    return comparing.differences(rules(), older, newer)


def export() -> dict[str, Any]:
    """Books, rules, glossary and switches as plain data; ``rulebook.schema.json`` in this room is their schema."""
    from smashrules.rulebook import exporting

    return exporting.export(books(), rules(), glossary())
