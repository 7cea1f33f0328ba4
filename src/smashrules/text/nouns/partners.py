"""Several players: named side by side ("you and another player"), or doing something in turn ("starting with ...").

Knows phrases and clauses that speak of players, not what the clause says.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import Act, ForEach, If, Join, May, Seq
from smashrules.effects.amounts import PowerAt, StatOf
from smashrules.effects.conditions import AllOf, Has, Outnumbers, Outpowers, Relation, TurnOf
from smashrules.effects.node import Span, walk
from smashrules.effects.selectors import (
    EVERY,
    ONE,
    SOME,
    At,
    BaseOf,
    Both,
    Candidate,
    Extreme,
    Extremum,
    Here,
    Kind,
    MostOf,
    NextTo,
    On,
    Op,
    Other,
    Pile,
    Ref,
    Select,
    Stat,
    Where,
    You,
    Zone,
)
from smashrules.text.nouns.determiners import Thing, unlabelled
from smashrules.text.nouns.of_each_player import by_how_many, of_each_player, than_of_another_sort
from smashrules.text.structure.attach import Dep, UnfitError, tag
from smashrules.text.trees.kinds import CARD_KINDS
from smashrules.text.trees.pending import Pron, temporary
from smashrules.text.trees.rebuilding import sort_filters, transform
from smashrules.text.trees.selected import is_current


def current_player(span: Span) -> Select:
    """The player whose turn it is."""
    theirs = TurnOf(Candidate(span=span), span=span)
    return Select(Kind.PLAYER, ONE, (Where(theirs, span=span),), label=temporary(span[0]), span=span)


def most_powerful(place: Any, extremum: Extremum, span: Span) -> Outpowers:
    """Nobody has more power there (or less) than the player who is looked at: all who tie have the most."""
    others = Select(Kind.PLAYER, EVERY, (Other(Candidate(span=span), span=span),), span=span)
    less = extremum is Extremum.LOWEST
    return Outpowers(Candidate(span=span), others, place, ties=True, less=less, span=span)


def one_or_each_other(whom: Thing, text: str) -> Select:
    """ "Than another player", "than each other player", "than any other player": one of them, or each. Raises
    ``UnfitError`` for players who are told in another way."""
    who: Any = whom.node
    others = isinstance(who, Select) and who.kind is Kind.PLAYER and who.filters == (Other(You()),)
    if not others or who.quantity not in (ONE, SOME, EVERY):
        raise UnfitError("than which of them")
    one = who.quantity == SOME or (who.quantity == ONE and "another" in text[slice(*whom.span)].lower())
    players: Select = replace(who, quantity=ONE if one else EVERY, label=None)
    return players


def more_powerful(than: PowerAt, op: Op, span: Span) -> Outpowers:
    """ "A player with more power here than another player": of those other than the player who is looked at, one has
    less, or each of them has. Raises ``UnfitError`` where they have as much."""
    others: Any = apart_from(Candidate(span=span), than.who)
    if op not in (Op.MORE, Op.LESS):
        raise UnfitError("as much as which of them")
    who: Any = Candidate(span=span)
    if others.quantity.every:
        return Outpowers(who, others, than.place, less=op is Op.LESS, span=span)
    return Outpowers(others, who, than.place, less=op is Op.MORE, span=span)


def most_of_those(players: Select, place: Any, extremum: Extremum, span: Span) -> AllOf:
    """ "With the lowest total power among players with minions here": one of these, and none of them has less. Raises
    ``UnfitError`` where they are told in another way."""
    so = [each.condition for each in players.filters if isinstance(each, Where)]
    held: Any = so[0] if len(so) == len(players.filters) == 1 else None
    if not isinstance(held, Has) or not isinstance(held.who, Candidate) or not isinstance(held.at, Here | Pron):
        raise UnfitError("the most among whom")
    if place is not None and type(place) is not type(held.at):
        raise UnfitError("the most where")
    most = most_powerful(held.at, extremum, span)
    others: Any = most.than
    filters = sort_filters([*others.filters, Where(held, span=held.span)])
    return AllOf((held, replace(most, than=replace(others, filters=filters))), span=span)


def more_than(things: Thing, span: Span) -> Outnumbers | Relation:
    """ "a player with more cards in their hand than you", "with fewer minions here than you". Raises ``UnfitError``
    where it is not said than whom."""
    if not isinstance(things.node, Select) or things.than is None or isinstance(things.than, (Here, BaseOf)):
        raise UnfitError("more than whom")
    if isinstance(things.than, Select) and things.than.kind is not Kind.PLAYER:
        return than_of_another_sort(things, things.than, Candidate(span=span), span)
    margin, equal = by_how_many(things)
    what = of_each_player(replace(things.node, quantity=EVERY), Candidate())
    ahead, behind = Candidate(span=span), _than_themselves(things.than, span)
    if things.more is Op.LESS:  # "with fewer cards in their hand than you": you have more
        ahead, behind = behind, ahead
    return Outnumbers(ahead, what, behind, margin, equal, span=span)


def _than_themselves(whom: Any, span: Span) -> Any:
    """ "a player with fewer cards than another player": than another than that one."""
    if not isinstance(whom, Select) or not any(each == Other(You()) for each in whom.filters):
        return whom
    theirs = tuple(Other(Candidate(span=span), span=span) if each == Other(You()) else each for each in whom.filters)
    whole: Any = whom
    return replace(whole, filters=theirs)


def apart_from(who: Any, than: Any) -> Any:
    """ "(a player with more VPs) than each other player": other than the one who is looked at."""
    if not isinstance(who, Candidate) or not isinstance(than, Select):
        return than
    others = tuple(
        replace(each, than=who) if isinstance(each, Other) and each.than == You() else each for each in than.filters
    )
    return replace(than, filters=others, label=None)


def most_at(things: Thing, span: Span) -> MostOf | Extreme:
    """ "the base with the most minions", "the base with the lowest breakpoint": of those that tie, one is chosen.
    Raises ``UnfitError`` for the most power that is not told to be the total one, for it is somebody's."""
    if things.extremum is not None and things.cat == "breakpoint" and things.node is None:
        return Extreme(things.stat, things.extremum, one=True, span=span)
    if (
        things.extremum is not None
        and things.total
        and things.node is None
        and things.than is None
        and not things.among
    ):
        return Extreme(Stat.POWER, things.extremum, one=True, span=span)
    what = things.node
    if things.extremum is None or not isinstance(what, Select) or what.kind.value not in CARD_KINDS:
        raise UnfitError("the most of what")
    if what.zone not in (None, Pile(Zone.BURIED)):  # buried cards lie at a base
        raise UnfitError("the most of what")
    if any(isinstance(each, (At, On)) for each in what.filters):
        raise UnfitError("two places")
    there = At(Candidate(span=span), span=span)
    return MostOf(replace(what, filters=sort_filters([*what.filters, there]), label=None), things.extremum, span=span)


def most_on(things: Thing, span: Span) -> MostOf:
    """ "The minion with the most +1 power counters", "with the most actions on it": on the card itself. Raises
    ``UnfitError`` for what stands elsewhere, and for what is not said to lie on it."""
    what = things.node
    if things.extremum is None or not isinstance(what, Select) or what.zone is not None:
        raise UnfitError("the most of what")
    on = [each for each in what.filters if isinstance(each, On)]
    itself = all(isinstance(each.host, Pron) and each.host.form == "it" and not each.host.many for each in on)
    if not itself or len(on) > 1 or any(isinstance(each, At) for each in what.filters):
        raise UnfitError("only a base, or a player, has the most minions")
    if things.cat != "counter" and (what.kind is not Kind.ACTION or not on):
        raise UnfitError("only a base, or a player, has the most minions")
    rest = [each for each in what.filters if each not in on]
    filters = sort_filters([*rest, On(Candidate(span=span), span=span)])
    return MostOf(replace(what, quantity=EVERY, filters=filters, label=None), things.extremum, span=span)


def of_each(what: Any) -> Any:
    """ "the player with the most cards in their hand": in the hand of each player who is looked at."""
    pile = what.zone
    theirs = (
        isinstance(pile, Pile) and isinstance(pile.of, Pron) and pile.of.form == "its" and "player" in pile.of.kinds
    )
    return replace(what, zone=replace(pile, of=Candidate(span=pile.span))) if theirs else what


def is_superlative(each: Any) -> bool:
    """Whether a filter leaves those who have the most, or least, of something: then "the" says no more."""
    asked = each.condition if isinstance(each, Where) else None
    asked = asked.conditions[-1] if isinstance(asked, AllOf) else asked  # "among players with minions here"
    most = isinstance(asked, Outpowers) and isinstance(asked.who, Candidate)
    ahead = isinstance(asked, Relation) and asked.left == StatOf(Stat.VP, Candidate())
    return most or ahead or isinstance(each, (Extreme, MostOf))


def in_turn(effect: Any, first: Any) -> Any:
    """``effect``, done by several players in turn, of whom ``first`` is the first. Raises ``UnfitError``."""
    if isinstance(first, NextTo) and is_current(first.of):  # of whom nothing more is said
        current: Any = first.of
        first = replace(first, of=replace(current, label=None))
    for name in ("by", "over"):
        who = getattr(effect, name, None)
        if isinstance(who, Select) and who.kind is Kind.PLAYER and who.quantity.every:
            return replace(effect, **{name: replace(who, first=first)})
    if isinstance(effect, Seq) and (each := _who_does_all(effect)) is not None:
        label = each.label or 0
        theirs = transform(effect, lambda node: Ref(label, span=node.span) if node == each else node)
        return ForEach(replace(each, first=first), theirs, span=effect.span)
    raise UnfitError("who does it in turn")


def _who_does_all(effect: Seq) -> Select | None:
    """Each of the players who do one part of it after another before it is the next one's turn; None where they are
    not the same throughout."""
    doers = [each.by for each in effect.parts if isinstance(each, (Act, May))]
    who = doers[0] if len(doers) == len(effect.parts) else None
    if not isinstance(who, Select) or not everyone(who) or who.label is None or Join.SENTENCE in effect.joins:
        return None
    same = [each == who or (isinstance(each, Ref) and each.label == who.label) for each in doers]
    return who if all(same) else None


def if_each(condition: Any, body: Any, span: Span) -> Any:
    """ "each player discards a card if they have a minion here": each of whom that holds, for themselves. Raises
    ``UnfitError`` where it cannot be told apart which of them does what."""
    theirs = any(isinstance(each, Pron) and "player" in each.kinds for each in walk(condition))
    theirs = theirs or any(isinstance(each, Pron) and each.words == "they" for each in walk(condition))
    doers: list[Any] = [each.by for each in walk(body) if isinstance(each, (Act, May))]
    who = next((each for each in doers if everyone(each)), None)
    if not theirs or who is None:
        return If(condition, body, span=span)
    if not isinstance(body, (Act, May)) or not everyone(body.by) or who.label is None:
        raise UnfitError("if which of them")
    if isinstance(body, May) and isinstance(body.effect, If):
        raise UnfitError("if which of them")
    return ForEach(who, If(condition, replace(body, by=Ref(who.label, span=who.span)), span=span), span=span)


def everyone(who: Any) -> bool:
    """Whether each of several players is meant."""
    return isinstance(who, Select) and who.kind is Kind.PLAYER and who.quantity.every


def partners(dep: Dep) -> tuple[Dep, tuple[Dep, ...]]:
    """The first phrase without those that are joined to it, and these. Raises ``UnfitError`` for "each player other
    than you and the winner": other than both."""
    joined = tuple(part for part in dep.parts if tag(part.item) == "&and:player")
    if joined and any(tag(part.item) == "other_than:player" for part in dep.parts):
        raise UnfitError("other than both of them, or that one, too")
    return replace(dep, parts=tuple(part for part in dep.parts if part not in joined)), joined


def side_by_side(first: Thing, others: list[Thing]) -> Thing:
    """Players of whom one thing is said. Raises ``UnfitError`` where it is not clear who they are."""
    everyone = [first, *others]
    if any(each.cat != "player" or each.unsaid for each in everyone):
        raise UnfitError("this player and that what")
    span = (first.span[0], others[-1].span[1])
    return Thing("player", Both(tuple(each.node for each in everyone), span=span), True, span)


def each_alone(subject: Thing | None) -> list[Thing]:
    """ "you and another player": each of them; nobody where one subject is named, or none."""
    if subject is None or subject.cat != "player" or not isinstance(subject.node, Both):
        return []
    return [Thing("player", each, span=subject.span) for each in subject.node.parts]


def said_of_all(conditions: list[Any]) -> AllOf:
    """What holds of each of them. Raises ``UnfitError`` where they might have it in different places."""
    found: list[Any] = []
    for each in conditions:
        if isinstance(each, Has) and isinstance(each.at, Select) and not each.at.quantity.every:
            raise UnfitError("on one and the same base, or each on some base")
        found.append(replace(each, what=unlabelled(each.what)) if isinstance(each, Has) else each)
    return AllOf(tuple(found))


def as_before(who: Any) -> Any:
    """Those who have just been named, said again."""
    if isinstance(who, Select) and who.label is not None:
        return Ref(who.label)
    if isinstance(who, Both):
        return replace(who, parts=tuple(as_before(each) for each in who.parts))
    return who


def by_the_same(one: Any, other: Any) -> Any:
    """ "Another player discards a card, then draws one": the second is done by whoever was chosen for the first."""
    if isinstance(other, Seq):
        return replace(other, parts=tuple(by_the_same(one, each) for each in other.parts))
    first = one.parts[0] if isinstance(one, Seq) else one
    who = first.by if isinstance(first, Act) else None
    again = other.by if isinstance(other, Act) else None
    if who is None or again is None or who.span != again.span:
        return other
    whole = [each for each in (who.parts if isinstance(who, Both) else (who,)) if isinstance(each, Select)]
    return other if all(each.quantity.every for each in whole) else replace(other, by=as_before(who))
