"""Why a ruling cannot run is true today: what it says is missing is missing still."""

from __future__ import annotations

import re
from functools import cache

import pytest

from smashrules.cards import CURRENT, Ruling, library
from smashrules.effects.card import CardDef
from smashrules.effects.node import walk
from smashrules.engine.unmodelled import missing

PRINTINGS = ("core-2012", "BGB2018", CURRENT)

SYSTEMS = {
    r"titans?": "titans",
    r"monsters?": "monsters",
    r"treasures?": "treasures",
    r"stasis": "the zone 'stasis'",
    r"duels?": "the verb 'duel'",
    r"burying|buried cards": "the verb 'bury'",
    r"the box": "the zone 'box'",
    r"extra turns?": "the verb 'take turn'",
    r"actions with a power": "actions with a power",
}
"""By which words a reason speaks of a whole system, and by which of its parts ``missing`` tells that it lacks."""


def reasons() -> list[Ruling]:
    """The rulings that cannot run."""
    cards = [library(printing) for printing in PRINTINGS]
    found = {entry.key: entry.rulings for each in cards for entry in each.entries.values()}
    return [ruling for held in found.values() for ruling in held if ruling.reason]


@cache
def lacking(printing: str = CURRENT) -> frozenset[str]:
    """All that the cards of the library need and the engine lacks."""
    return frozenset(system for each in library(printing).definitions.values() for system in missing(each))


def definition(ruling: Ruling) -> CardDef | None:
    """The card of a ruling with the text that it speaks of, if that is known and read."""
    return library(ruling.printing).definitions.get(ruling.card)


def named_in(reason: str) -> list[str]:
    """The kinds of nodes and words of which a reason says that the engine lacks them.

    >>> named_in("nothing like this: the construct Able, and the verbs 'store' and 'use'")
    ['the construct Able', "the verb 'store'", "the verb 'use'"]
    """
    found = []
    for sort, names in re.findall(r"the (construct|verb|kind|zone)s? ((?:(?:'[^']+'|[A-Z]\w+)(?: and )?)+)", reason):
        found += [f"the {sort} {name}" for name in re.findall(r"'[^']+'|[A-Z]\w+", names)]
    return found


def is_out_of_date(ruling: Ruling) -> str:
    """What a reason says that is not so any more; empty where nothing of the kind is found."""
    reason, card = ruling.reason, definition(ruling)
    if "not read" in reason and card is not None:
        return "its text is read"
    if re.search(r"(text|wording) .*not known", reason) and ruling.printing != CURRENT and card is not None:
        return "its text is known"
    if "cannot yet say" in reason and card is not None:
        return "its text is said"
    if "not in this library" in reason:
        return "the library has every card that is known"
    own = missing(card) if card is not None else ()
    everywhere = lacking() | set(own)
    for name in named_in(reason):
        if not any(name in system for system in everywhere):
            return f"the engine has {name}"
    if named_in(reason) and "engine does not carry out" in reason and own:
        its_own = [name for name in named_in(reason) if any(name in system for system in own)]
        others = [name for name in named_in(reason) if name not in its_own]
        if others and any(_asks_for(card, name) for name in others):
            return f"it lacks no {others[0]}"
    for words, system in SYSTEMS.items():
        said = re.search(rf"\b({words})\b[^:,]*\b(is|are) not modelled", reason)
        if said and not any(system in each for each in everywhere):
            return f"{said[1]}: modelled by now"
    return ""


def _asks_for(card: CardDef | None, name: str) -> bool:
    """Whether a card has that node or word in its tree."""
    told = name.split()[-1].strip("'")
    return card is not None and any(
        type(node).__name__ == told or told in (getattr(node, "verb", None), getattr(node, "kind", None))
        for node in walk(card.text)
    )


@pytest.mark.parametrize("ruling", reasons(), ids=lambda ruling: ruling.key)
def test_a_reason_is_true_today(ruling: Ruling) -> None:
    assert is_out_of_date(ruling) == "", ruling.reason


@pytest.mark.parametrize(
    "reason",
    [
        "its text is not read yet",
        "the engine does not carry out the verb 'destroy'",
        "the engine does not carry out the verbs 'duel' and 'draw'",
        "a thing of the past: the construct Select",
        "the zone 'hand' is not modelled: the zone 'hand'",
        "the book shows it with a card that is not in this library",
        "extra turns are not modelled",
    ],
)
def test_one_that_is_plainly_out_of_date_is_found(reason: str) -> None:
    assert is_out_of_date(Ruling("Walker", "It walks.", (), reason=reason)) != ""
