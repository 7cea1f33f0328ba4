"""What one player has more of than of something else, said again: "they have more cards in their hand than minions".

Knows the comparison and whose the things are; the phrases know what a card is called.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.amounts import Count, Num, Total
from smashrules.effects.conditions import Relation
from smashrules.effects.selectors import Candidate, Controlled, Op, Pile, Ref, Select, You
from smashrules.text.saying.outnumbering import things_of
from smashrules.text.saying.quantities import number_word

_WAYS = {
    Op.MORE: "more {} than {}",
    Op.LESS: "fewer {} than {}",
    Op.EQUAL: "exactly as many {} as {}",
    Op.AT_LEAST: "at least as many {} as {}",
}


def more_of_one_sort(say: Any, node: Relation) -> tuple[Any, str] | None:
    """Who has it, and "more cards in their hand than minions"; None where not one player has both."""
    way, other = _WAYS.get(node.op), node.right
    if isinstance(other, Total) and node.op is Op.AT_LEAST and len(other.parts) == 2:
        other, by = other.parts
        way = f"at least {number_word(by.value)} {_WAYS[Op.MORE]}" if isinstance(by, Num) else None
    one, two = (_theirs(each) for each in (node.left, other))
    if one is None or two is None or way is None:
        return None
    who = one[0]
    same = two[0] == who or (isinstance(who, Select) and isinstance(two[0], Ref) and two[0].label == who.label)
    yours = isinstance(who, You)
    if not same or (yours and node.op is not Op.EQUAL):  # "the number of your minions is greater than ..."
        return None
    return who, way.format(*(things_of(say, each, "your" if yours else "their") for each in (one[1], two[1])))


def has_more_of_one_sort(say: Any, node: Relation, negated: bool) -> str | None:
    """ "They have more cards in their hand than minions"; None where something else is compared."""
    told = more_of_one_sort(say, node)
    if told is None:
        return None
    many = isinstance(told[0], You) or say.is_many(told[0])
    have = ("do not have" if many else "does not have") if negated else "have" if many else "has"
    return f"{say.any(told[0])} {have} {told[1]}"


def _theirs(amount: Any) -> tuple[Any, Select] | None:
    """Whose the things are that are counted, and the things, as those of one who is looked at."""
    what = amount.what if isinstance(amount, Count) else None
    if not isinstance(what, Select):
        return None
    if isinstance(what.zone, Pile) and what.zone.of is not None:
        return what.zone.of, replace(what, zone=replace(what.zone, of=Candidate()))
    held = [each for each in what.filters if isinstance(each, Controlled) and not each.negated]
    if len(held) != 1 or what.zone is not None:
        return None
    theirs = tuple(replace(each, by=Candidate()) if each is held[0] else each for each in what.filters)
    return held[0].by, replace(what, filters=theirs)
