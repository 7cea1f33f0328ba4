"""Conditions on things of several sorts: "there are no minions or actions here", "you have a titan or a monster".

Knows what is said of each sort when the sorts are joined; which things there are, the nouns know.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.conditions import AllOf, AnyOf, Has
from smashrules.effects.node import Span
from smashrules.effects.selectors import (
    EVERY,
    NONE,
    ONE,
    At,
    Both,
    Candidate,
    EitherOf,
    Kind,
    Labelled,
    On,
    Pile,
    Quantity,
    Select,
    StoredUnder,
    Zone,
)
from smashrules.text.nouns.determiners import Thing, unlabelled
from smashrules.text.structure.attach import UnfitError
from smashrules.text.trees.pending import Pron

_SOME = (ONE, EVERY, Quantity(1, None))
ABLE = ("ability", "abilities", "able")
"""What a card has that has abilities, or none: "a Talent", "an ability", "no abilities"."""


def of_either_sort(node: Both | EitherOf) -> list[Select]:
    """The sorts that are named, each as a description that nothing refers to. Raises ``UnfitError``."""
    found = [unlabelled(each) for each in node.parts if isinstance(each, Select)]
    if len(found) < len(node.parts) or (isinstance(node, EitherOf) and node.mixed):
        raise UnfitError("have what")
    first = found[0].quantity
    if isinstance(node, EitherOf) and first == NONE:  # "no monsters or other players' actions": none of these either
        return [replace(each, quantity=NONE) if each.quantity == EVERY else each for each in found]
    return found


def stored_under_itself(node: Any) -> Select | None:
    """ "(A minion with) a card stored under it": such cards, asked of each minion; None where they lie elsewhere."""
    stored = [each for each in getattr(node, "filters", ()) if isinstance(each, StoredUnder)]
    host = stored[0].host if len(stored) == 1 else None
    if not isinstance(node, Select) or not isinstance(host, Pron) or host.form != "it" or host.many:
        return None
    own = StoredUnder(Candidate(span=host.span), span=stored[0].span)
    return replace(node, filters=tuple(own if each is stored[0] else each for each in node.filters), label=None)


def _placed(has: Has) -> bool:
    return has.at is not None or has.what.zone is not None or any(isinstance(each, On) for each in has.what.filters)


def in_a_pile(zone: Any) -> bool:
    """Whether a place is a pile of cards that are not in play."""
    return isinstance(zone, Pile) and zone.zone is not Zone.PLAY


def own_ability(thing: Thing) -> Select:
    """ "A minion with a Talent", "with no Ongoing abilities", "with no abilities": abilities of the card itself.
    Raises ``UnfitError``."""
    node = thing.node
    if not isinstance(node, Select) or node.kind is not Kind.ABILITY:
        raise UnfitError("with which ability")
    if [type(each) for each in node.filters] not in ([], [Labelled]):
        raise UnfitError("with whose ability")
    some = node.quantity in (ONE, EVERY) and not thing.exact
    return Select(Kind.ABILITY, Quantity(1, None) if some else node.quantity, node.filters, span=node.span)


def _differ(numbers: list[Quantity]) -> bool:
    """Whether no two are so many: "a minion and at least five actions here" says how many of each."""
    return all(one != other for place, one in enumerate(numbers) for other in numbers[:place])


def holding(node: Both | EitherOf, held: list[Has], span: Span) -> AllOf | AnyOf:
    """One condition of those on each sort: "no minions or actions" is none of either. Raises ``UnfitError``."""
    numbers = [each.what.quantity for each in held]
    if any(
        in_a_pile(each.what.zone) and (each.at is not None or At in map(type, each.what.filters)) for each in held
    ):
        raise UnfitError("in a hand and at a base")
    if len({_placed(each) for each in held}) > 1:
        raise UnfitError("both of them there, or the last alone")
    if any(isinstance(each.at, Select) and not each.at.quantity.every for each in held):
        raise UnfitError("on one and the same base, or each on some base")
    if all(each == NONE for each in numbers):
        return AllOf(tuple(held), span=span)
    own = isinstance(node, Both) and EVERY not in numbers and _differ(numbers)
    own = own and (NONE not in numbers or all(map(_placed, held)))  # "a minion here and no cards in your hand"
    if not own and not all(each in _SOME for each in numbers):
        raise UnfitError("so many of which of them")
    made: Any = AnyOf if isinstance(node, EitherOf) else AllOf
    joined: AllOf | AnyOf = made(tuple(held), span=span)
    return joined
