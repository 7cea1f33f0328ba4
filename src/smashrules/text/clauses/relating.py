"""What a comparison of two numbers means: "is greater than", "is at least 3 higher than".

Knows the condition that a comparison makes; how its words stand in a sentence,
``grammar/rewording/numbers/comparing.toml`` says.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from smashrules.effects.amounts import Num, PowerAt, StatOf
from smashrules.effects.conditions import AllOf, Has, Is, Outpowers, Relation
from smashrules.effects.node import Span
from smashrules.effects.selectors import (
    BREAKPOINTS,
    EVERY,
    NONE,
    ONE,
    SOME,
    Alike,
    At,
    BaseOf,
    Candidate,
    Compare,
    Extremum,
    Kind,
    On,
    Op,
    Other,
    Placed,
    PreviousBaseOf,
    Ref,
    Select,
    Stat,
    This,
    Trait,
    Where,
    You,
)
from smashrules.text.clauses.most_shared import are_most_powerful, several
from smashrules.text.clauses.said import Said
from smashrules.text.nouns.determiners import Thing
from smashrules.text.structure.attach import UnfitError
from smashrules.text.trees.pending import LEFT, Pron, reference
from smashrules.text.trees.rebuilding import sort_filters

COMPARED = {"above": Op.MORE, "below": Op.LESS, "at_least": Op.AT_LEAST, "at_most": Op.AT_MOST}
"""How two numbers are compared, by the slot that the second one fills."""
_LACKING = {Op.AT_LEAST: (Op.AT_MOST, -1), Op.AT_MOST: (Op.AT_LEAST, 1)}
"""What is said of a number by denying it, and how the other number changes by that."""


def become(subject: Thing, thing: Thing | None, span: Span) -> Relation:
    """ "if its power becomes 0": if it is that now. Raises ``UnfitError`` for what is no number of one thing."""
    of = subject.node
    if not isinstance(of, (StatOf, PowerAt)) or thing is None or thing.cat != "number":
        raise UnfitError("no condition")
    if isinstance(of, StatOf) and isinstance(of.what, Select):
        raise UnfitError("no condition")
    return Relation(of, thing.compare[1] if thing.compare else Op.EQUAL, thing.node, span=span)


def compared(said: Said, left: Any, op: Op, right: Any) -> Relation | Is | Has:
    """ "its power is 3"; "its power was less than its printed power": it had less, when it was last in play. Raises
    ``UnfitError`` for what was so of several things, compared with another number of theirs."""
    if isinstance(left, PowerAt) and said.subject is not None and said.subject.cat == "total":
        who: Any = left.who
        if isinstance(right, Num) and op in (Op.MORE, Op.LESS):
            way, by = (Op.AT_LEAST, 1) if op is Op.MORE else (Op.AT_MOST, -1)
            op, right = way, replace(right, value=right.value + by)
        if not any(isinstance(each, Placed) and not each.negated for each in who.filters):
            return powerful(who, left.place, op, right, said)
    one = isinstance(left, StatOf) and isinstance(left.what, Pron | This) and not getattr(left.what, "many", False)
    of_base = isinstance(left, StatOf) and left.stat in BREAKPOINTS
    if said.head.past and not of_base and one and isinstance(left, StatOf):
        such = Compare(left.stat, op, right, span=said.span)
        return Is(left.what, Select(Kind.CARD, ONE, (such,), span=said.span), span=said.span)
    if said.head.past and not of_base and not isinstance(right, Num):
        raise UnfitError("compared with what, and when")
    return Relation(left, op, right, span=said.span)


def the_most_of_all(who: Any, others: Any, place: Any, thing: Thing, said: Said) -> Outpowers | AllOf | Has:
    """ "You have the most power here", "the lowest total power among players with minions here": who is compared is
    one of them. Raises ``UnfitError`` where these are not described."""
    less, span = thing.extremum is Extremum.LOWEST, said.span
    if thing.tied:  # and so has another player
        if said.head.negated or not isinstance(who, You):
            raise UnfitError("tied with whom")
        another = replace(others, quantity=ONE)
        most = Outpowers(who, others, place, ties=True, less=less, span=span)
        return AllOf((most, Outpowers(another, who, place, ties=True, less=less, span=span)), span=span)
    exact = said.subject is not None and said.subject.exact  # "exactly one player has the most power here"
    if thing.among is None and (several(who) or exact) and thing.extremum is not None:
        return are_most_powerful(who, place, thing.extremum, said)
    if thing.among is None:
        return Outpowers(who, others, place, ties=True, less=less, span=span)
    asked = [each.condition for each in thing.among.filters if isinstance(each, Where)]
    held = asked[0] if len(asked) == len(thing.among.filters) == 1 else None
    there = isinstance(held, Has) and held.at == place and isinstance(held.who, Candidate)
    if not there or not isinstance(held, Has) or not isinstance(who, You):
        raise UnfitError("the most among whom")
    filters = sort_filters([*others.filters, Where(held, span=held.span)])
    most = Outpowers(who, replace(others, filters=filters), place, ties=True, less=less, span=span)
    return AllOf((replace(held, who=who), most), span=span)


def powerful(players: Select, place: Any, op: Op, amount: Any, said: Said) -> Has:
    """ "if another player has 10 or more power here", "if another player's total power here is 10 or more": there is
    such a player; "each other player has": there is none who has not. Raises ``UnfitError`` where
    it is not said how many of them."""
    if said.head.negated or players.kind is not Kind.PLAYER:
        raise UnfitError("not one of them, or none")
    how_many = players.quantity
    if how_many == EVERY:
        if op not in _LACKING or not isinstance(amount, Num):
            raise UnfitError("exactly so much, each of them")
        how_many, (op, by) = NONE, _LACKING[op]
        amount = replace(amount, value=amount.value + by)
    elif how_many == ONE:
        how_many = SOME
    exact = said.subject is not None and said.subject.exact and how_many.low == how_many.high
    if how_many != NONE and how_many.high is not None and not exact:
        raise UnfitError("so many of them, or more")
    theirs = Relation(PowerAt(Candidate(span=said.span), place, span=said.span), op, amount, span=said.span)
    filters = sort_filters([*players.filters, Where(theirs, span=said.span)])
    label = players.label if how_many == SOME or exact else None  # "they draw a card": whoever has so much
    return Has(None, replace(players, quantity=how_many, filters=filters, label=label), span=said.span)


def as_powerful(players: Any, compare: tuple[Stat, Op, Any], said: Said) -> Has:
    """ "if another player has power equal to your power there". Raises ``UnfitError`` for other comparisons."""
    stat, op, amount = compare
    if stat is not Stat.POWER or op is not Op.EQUAL or not isinstance(players, Select) or players.quantity == EVERY:
        raise UnfitError("no condition")
    return powerful(players, amount.place, op, amount, said)


def as_player(subject: Thing, fields: Mapping[str, Any]) -> Thing:
    """ "They have 5 or more power here": of "they", power at a place, or more than that of others, is a player's."""
    they = isinstance(subject.node, Pron) and subject.node.words == "they"
    if subject.cat != "it" or not they or not {"at", "than"} & set(fields):
        return subject
    return replace(subject, cat="player", node=replace(subject.node, kinds=frozenset(("player",))))


def others_than_them(players: Select, who: Any) -> Select:
    """ "They have more power than each other player": other than they are."""
    if isinstance(who, You):
        return players
    than = Ref(who.label, span=players.span) if isinstance(who, Select) and who.label is not None else who
    changed = [Other(than, span=each.span) if each == Other(You()) else each for each in players.filters]
    return replace(players, filters=sort_filters(changed))


def breakpoint_of(subject: Thing, thing: Thing, span: Span) -> Relation:
    """ "if its base has a higher breakpoint" than the one it left; "if the new base has a higher breakpoint". Raises
    ``UnfitError`` where it is not said than which."""
    assert thing.compare is not None
    stat, op, amount = thing.compare
    if amount is None and isinstance(subject.node, BaseOf):
        amount = StatOf(stat, PreviousBaseOf(subject.node.what, span=thing.span), span=thing.span)
    if amount is None and isinstance(subject.node, Pron) and stat is Stat.BREAKPOINT:
        left: Any = reference("compared", LEFT, frozenset(("base",)), None, None, thing.span[0], span=thing.span)
        amount = StatOf(stat, left, span=thing.span)
    if amount is None or stat is Stat.POWER:
        raise UnfitError("no condition")
    return Relation(StatOf(stat, subject.node, span=subject.span), op, amount, span=span)


def where_each(place: Any, subject: Thing, span: Span) -> At | Alike | On:
    """ "If they are on different bases": each on one of its own; "on the same base": all on one; "if it was on a
    minion". Raises ``UnfitError`` of a single thing."""
    several = bool(subject.many) or getattr(subject.node, "words", "") in ("they", "both")
    if several and isinstance(place, BaseOf) and getattr(place.what, "words", "") == "the same":
        return Alike(Trait.BASE, span=span)
    if isinstance(place, Select) and place.kind is not Kind.BASE:
        return On(place, span=span)
    apart = Alike(Trait.SELF, different=True)
    if not isinstance(place, Select) or apart not in place.filters:
        return At(place, span=span)
    if len(place.filters) > 1 or not (subject.many or getattr(subject.node, "words", "") == "they"):
        raise UnfitError("on different bases from what")
    return Alike(Trait.BASE, different=True, span=span)
