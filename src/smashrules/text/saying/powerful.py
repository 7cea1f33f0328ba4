"""Players who have so much power somewhere, or the most of something, said again: "another player has 10 or more
power here".

Knows the condition that there are such players, or none; what a number or a place is called, the phrases know.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.amounts import Num, PowerAt, StatOf
from smashrules.effects.conditions import AllOf, Has, Outnumbers, Outpowers, Relation
from smashrules.effects.selectors import (
    ONE,
    Candidate,
    Extreme,
    Extremum,
    Here,
    Kind,
    MostOf,
    Op,
    Placed,
    Quantity,
    Select,
    Stat,
    Where,
    You,
)
from smashrules.text.saying.outnumbering import more_points, with_more
from smashrules.text.saying.quantities import UnsayableError

OR_MORE = {Op.AT_LEAST: " or more", Op.AT_MOST: " or less", Op.EQUAL: ""}
"""What is said behind a number of power with which it is compared."""
_THAN = {Op.MORE: "greater than", Op.LESS: "less than"}


def have_power(say: Any, what: Select) -> str | None:
    """ "No other players have 5 or more power here"; None where a condition asks something else."""
    asked = [each for each in what.filters if isinstance(each, Where)]
    power = asked[0].condition if len(asked) == 1 else None
    if what.kind is not Kind.PLAYER or not isinstance(power, Relation) or not isinstance(power.left, PowerAt):
        return None
    if power.left.who != Candidate():
        return None
    right = power.right
    if power.op in _THAN and what.quantity == Quantity(1, None) and not isinstance(right, PowerAt):
        rest = replace(what, quantity=ONE, filters=tuple(f for f in what.filters if f not in asked), label=None)
        their_power = f"{say.whose(rest)} total power {say.at(power.left.place)}"
        return f"{their_power} is {_THAN[power.op]} {say.amount(right)}"
    if power.op not in OR_MORE:
        return None
    if isinstance(right, PowerAt) and (power.op is not Op.EQUAL or right.place != power.left.place):
        return None
    if not isinstance(right, (Num, PowerAt)):
        return None
    rest = replace(what, filters=tuple(each for each in what.filters if each not in asked), label=None)
    one = what.quantity == Quantity(1, None)
    many = isinstance(what.quantity.high, int) and what.quantity.high > 1 and what.quantity.low == what.quantity.high
    who = _who(say, replace(rest, quantity=ONE) if one else rest, what.quantity == ONE)
    who = f"exactly {who}" if many else who
    have = "has" if one or what.quantity == ONE else "have"
    if isinstance(right, PowerAt) and isinstance(right.place, Candidate):
        return f"{who} {have} exactly as much power as {say.any(right.who)}"
    if isinstance(right, PowerAt):
        return f"{who} {have} power equal to {say.whose(right.who)} power {say.at(right.place)}"
    return f"{who} {have} {right.value}{OR_MORE[power.op]} power {say.at(power.left.place)}"


def as_much_as(say: Any, node: Relation) -> str | None:
    """ "That player has exactly as much power here as you"; None for another comparison."""
    left, right = node.left, node.right
    both = isinstance(left, PowerAt) and isinstance(right, PowerAt) and left.place == right.place
    if not both or node.op is not Op.EQUAL or not isinstance(left, PowerAt) or not isinstance(right, PowerAt):
        return None
    have = "have" if say.is_many(left.who) else "has"
    return f"{say.any(left.who)} {have} exactly as much power {say.at(left.place)} as {say.any(right.who)}"


def _who(say: Any, players: Select, exactly: bool) -> str:
    """ "Another player", "exactly one other player"."""
    told: str = say.select(players)
    if not exactly:
        return told
    one = "one other " if told.startswith("another ") else "one "
    return f"exactly {one}{told.partition(' ')[2]}"


def have_most(say: Any, what: Select) -> str | None:
    """ "At least two players have the most power there", "no other players have the fewest minions here"; None where
    a condition asks something else."""
    asked = [each for each in what.filters if isinstance(each, (Where, MostOf, Extreme))]
    if what.kind is not Kind.PLAYER or len(asked) != 1:
        return None
    most = asked[0]
    power = most.condition if isinstance(most, Where) else None
    if isinstance(most, MostOf):
        number = say.most(most)
        if most.alone or most.tied or not number.startswith("with "):
            return None
        number = number.removeprefix("with ")
    elif isinstance(most, Extreme):
        number = f"the {'most' if most.extremum is Extremum.HIGHEST else 'fewest'} VPs"
    elif isinstance(power, Outpowers) and power.who == Candidate() and isinstance(power.than, You):
        at = "" if isinstance(power.place, Candidate) else f" {say.at(power.place)}"
        told: str = say.outpowering(replace(power, who=You()), at)
        number = told.partition(" have ")[2]
    elif isinstance(power, Outnumbers) and Candidate() in (power.who, power.than):
        number = with_more(say, power).removeprefix("with ")
    elif isinstance(power, Relation) and power.left == StatOf(Stat.VP, Candidate()):
        number = (more_points(say, power, False) or "").partition(" has ")[2]
    elif isinstance(power, Outpowers) and power.who == Candidate() and power.ties:
        there = "" if isinstance(power.place, Candidate) else f" {say.at(power.place)}"
        number = f"the {'lowest total' if power.less else 'most'} power{there}"
    else:
        return None
    rest = replace(what, filters=tuple(each for each in what.filters if each != most), label=None)
    one = what.quantity in (Quantity(1, None), ONE)
    return f"{_who(say, rest, what.quantity == ONE)} {'has' if one else 'have'} {number}"


def tied_for_most(node: Any) -> str | None:
    """ "You are tied for the most power"; None for other conditions."""
    most, other = node.conditions if isinstance(node, AllOf) and len(node.conditions) == 2 else (None, None)
    if not (isinstance(most, Outpowers) and isinstance(other, Outpowers) and most.ties and not most.less):
        return None
    if not (isinstance(most.who, You) and isinstance(most.than, Select) and isinstance(most.place, Candidate)):
        return None
    another = replace(most, who=replace(most.than, quantity=ONE), than=most.who)
    return "you are tied for the most power" if other == another else None


def outpowers(say: Any, node: Outpowers, negated: bool) -> str | None:
    """ "You do not have the most power here", "the winner does not have at least 3 more power here than the
    runner-up"; None where it is denied of others, of whom all could be meant, or any."""
    placed = any(isinstance(each, Placed) for each in getattr(node.who, "filters", ()))
    at = "" if isinstance(node.place, Candidate) else f" {say.at(node.place)}"
    if negated and isinstance(node.who, Select) and node.who.quantity == ONE and not placed:
        some: str = say.outpowering(node, at)
        if not some.startswith("another player "):
            raise UnsayableError("not one of them, or none")
        return "no other player " + some.removeprefix("another player ")
    known = (placed and not node.ties) or not isinstance(node.who, (Select, You))
    if negated and not isinstance(node.who, You) and not known:
        return None
    told: str = say.outpowering(node, at)
    if not negated:
        return told
    return told.replace(" has ", " does not have ", 1) if known else told.replace("have", "do not have", 1)


def most_among(say: Any, node: AllOf) -> str | None:
    """ "you have the lowest total power among players with minions here"; None for other conditions."""
    number, who = most_of_those(say, node), node.conditions[-1]
    if number is None or not isinstance(who, Outpowers):
        return None
    return f"{say.any(who.who)} {'have' if say.is_many(who.who) else 'has'} {number}"


def most_of_those(say: Any, node: AllOf) -> str | None:
    """ "the lowest total power among players with minions here"; None for other conditions."""
    if len(node.conditions) != 2:
        return None
    held, most = node.conditions
    if not isinstance(most, Outpowers) or not isinstance(held, Has) or not isinstance(most.than, Select):
        return None
    among = [each for each in most.than.filters if isinstance(each, Where)]
    if not most.ties or [each.condition for each in among] != [replace(held, who=Candidate())]:
        return None
    if most.place != held.at or not isinstance(most.place, Here):
        raise UnsayableError("the most where")
    number = "lowest total power" if most.less else "most power"
    who = f"{say.having(held.what)} {say.at(held.at)}"
    return f"the {number} among players with {who}"
