"""What is told of somebody or something that nobody can be, or that everything is: no card means it.

A hand is a player's, not a card's; who played it is told only where it was played; that it is where it is is
no condition; and what is done, or else just that, is no choice. Knows bound trees, no words and no state.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from smashrules.effects.abilities import Continuous, Event, Holds, Instruction, Replacement, Triggered
from smashrules.effects.actions import (
    Act,
    Cannot,
    Cost,
    Delayed,
    ForEach,
    If,
    Lasting,
    May,
    Modify,
    Moment,
    OneOf,
    Seq,
    Side,
    While,
)
from smashrules.effects.amounts import StatOf
from smashrules.effects.conditions import Did, Done, Is, Was
from smashrules.effects.node import Node, walk
from smashrules.effects.selectors import (
    EVERY,
    ONE,
    Alike,
    Among,
    At,
    BaseOf,
    Candidate,
    Compare,
    Here,
    Kind,
    On,
    Other,
    Pile,
    Placed,
    PreviousBaseOf,
    Ref,
    Select,
    This,
    Trait,
    Where,
    You,
    Zone,
)
from smashrules.effects.verbs import Verb

_CARDS = (Kind.MINION, Kind.ACTION, Kind.CARD, Kind.TITAN, Kind.BASE)
_TO_CARDS = (Verb.DESTROY, Verb.MOVE, Verb.RETURN, Verb.DISCARD, Verb.PLACE)
_WAITING = (Triggered, Delayed, Replacement)
_ASKED_OF = (Did, Done, Was, Cannot)
_DOINGS = (Verb.PLAY, Verb.DESTROY, Verb.MOVE, Verb.RETURN, Verb.DISCARD, Verb.SHUFFLE, Verb.REVEAL, Verb.PUT_COUNTER)


def _idle(effect: Any) -> bool:
    """Whether all that is done, or a part of what is done, is nothing."""
    if isinstance(effect, Seq):
        return any(_idle(each) for each in effect.parts)
    if isinstance(effect, (May, ForEach)):
        return _idle(effect.effect)
    return isinstance(effect, Act) and effect.verb is Verb.IDLE


def _never_done(nodes: Sequence[Any]) -> Iterator[str]:
    """What is asked of deeds of an ability that waits for nothing and does no such thing."""
    asked = [node.act for node in nodes if type(node) is Did]
    if not asked or any(type(node) in _WAITING for node in nodes):
        return
    told = [node.act.verb for node in nodes if type(node) in _ASKED_OF]
    verbs = [node.verb for node in nodes if type(node) is Act]
    done = [act.verb for act in asked if act.verb in _DOINGS or (act.verb is Verb.DRAW and act.what is None)]
    if any(verbs.count(verb) <= told.count(verb) for verb in done):
        yield "asked of a deed that the card does not do"


def _others(select: Select) -> set[int]:
    return {each.than.label for each in select.filters if isinstance(each, Other) and isinstance(each.than, Ref)}


def _of(select: Select) -> set[int]:
    return {each.group.label for each in select.filters if isinstance(each, Among) and isinstance(each.group, Ref)}


def _alike_in_base(what: Any) -> bool:
    """Whether it is every one of those that are all at one base, whichever that is."""
    return isinstance(what, Select) and what.quantity == EVERY and Alike(Trait.BASE) in what.filters


def _again(one: Act, other: Act) -> bool:
    what, again = one.what, other.what
    same = isinstance(again, Ref) and getattr(what, "label", None) == again.label
    return one.verb is other.verb and one.verb in (Verb.DESTROY, Verb.DISCARD) and same


def _where_it_is(node: Any) -> bool:
    """Whether it is asked of this minion, which can move, whether it is here."""
    if not isinstance(node, If) or not isinstance(node.condition, Is) or not isinstance(node.condition.what, This):
        return False
    return (
        node.condition.what.kind is Kind.MINION
        and node.condition.description.zone is None
        and node.condition.description.filters == (At(Here()),)
    )


def _while_it_is_there(node: Lasting) -> bool:
    """Whether no time is told but that the card it is about is in play, and it would end with the turn."""
    told = node.statement
    asked = told.condition if isinstance(told, While) and node.until is None else None
    if not isinstance(asked, Is) or not isinstance(asked.what, (Ref, This)):
        return False
    return asked.description.zone == Pile(Zone.PLAY) and not asked.description.filters


def _of_itself(compared: Any, what: Select) -> bool:
    """ "If another minion has more power than it": than itself, of which there is none."""
    amount = compared.amount if isinstance(compared, Compare) else None
    if not isinstance(amount, StatOf) or not isinstance(amount.what, Ref):
        return False
    return amount.what.label == what.label and amount.stat is compared.stat


def _later(put_off: Delayed) -> Iterator[str]:
    if put_off.when == Moment(Side.START):
        yield "the start of the turn that is going on is over"
    if not isinstance(put_off.effect, Node):
        yield "this is played then, and lies where until then"
    elif any(map(_where_it_is, walk(put_off.effect))):
        yield "it is where it is, wherever it has gone by then"


def told_in_vain(nodes: Sequence[Any]) -> Iterator[str]:
    """The faults of a tree that tells so."""
    choices = [node.options for node in nodes if type(node) is OneOf and len(node.options) == 2]
    if any(one == other and getattr(one, "verb", None) is Verb.PUT_COUNTER for one, other in choices):
        yield "one thing, or the same thing"
    yield from _other_than_whom(nodes)
    yield from _never_done(nodes)
    kinds = {node.label: node.kind for node in nodes if type(node) is Select and node.label}
    players = [node for node in nodes if type(node) is Select and node.kind is Kind.PLAYER]
    if any(kinds.get(label) in _CARDS for each in players for label in _others(each)):
        yield "another player than a card"
    if any(type(each) is Was for node in nodes if type(node) is Event for each in walk(node)):
        yield "the event that is waited for is asked what it answers"
    gains = [node.by for node in nodes if type(node) is Act and node.verb is Verb.GAIN_VP and type(node.by) is Select]
    if any(each.kind is Kind.CARD and kinds.get(label) in _CARDS for each in gains for label in _of(each)):
        yield "a card gains no VP"
    if any(type(node) in (Instruction, Triggered) and _idle(node.effect) for node in nodes):
        yield "nothing is done, and nothing kept from happening by that"
    held = [node.condition for node in nodes if type(node) is Holds]
    if any(type(each) is Placed for condition in held for each in walk(condition)):
        yield "the winner of a base that does not score"
    for node in nodes:
        sort = type(node)
        if sort is Pile and type(node.of) is Select and node.of.kind in _CARDS:
            yield "a hand of a card, which is a player's"
        elif sort is Act and node.verb is Verb.DRAW and type(node.what) is Select:
            yield from _drawn(node.what)
        elif sort is Act and type(node.what) is PreviousBaseOf and node.verb in _TO_CARDS:
            yield "what is done to a card is not done to the base it left"
        elif sort is Act and node.verb is Verb.USE and node.with_ is not None and _on_it_already(node):
            yield "as if it were on what it is on"
        elif sort is Done and node.act.verb is Verb.MOVE and node.act.by is not None:
            there = type(node.act.what) is Select and At(Here()) in node.act.what.filters
            if there and node.act.to is None and node.act.source is None:
                yield "moved here, to which base"
        elif sort is Continuous and type(node.statement) is Modify and _alike_in_base(node.statement.what):
            yield "on the same base as what"
        elif sort is Cost and type(node.pay) is Act and type(node.effect) is Act and _again(node.pay, node.effect):
            yield "done to it, to do it to it again"
        elif sort is ForEach and any(_all_alike(each, node.over) for each in walk(node.effect)):
            yield "one of several is alike to what"
        elif sort is Lasting and _while_it_is_there(node):
            yield "as long as it is in play, or to the end of the turn"
        elif sort is Delayed:
            yield from _later(node)
        elif sort is Is and type(node.what) is Ref:
            said = node.description
            places = [each.place for each in said.filters if type(each) is At] if len(said.filters) == 1 else []
            where = any(type(each) is BaseOf and each.what == node.what for each in places)
            if where and said.kind is Kind.CARD and not node.only:
                yield "it is where it is"
        elif (
            sort is Is
            and type(node.what) is Select
            and any(_of_itself(each, node.what) for each in node.description.filters)
        ):
            yield "more than itself"
        elif sort is Where and type(node.condition) is Did and type(node.condition.act.by) is Candidate:
            yield from _who_did(node.condition.act, nodes)


def _all_alike(node: Any, over: Any) -> bool:
    """ "Each of your minions has +1 power, or +2 power if they are all on the same base": that is asked of all, not
    of each by itself."""
    one = type(node) is Is and type(node.what) is Ref and node.what.label == getattr(over, "label", None)
    return one and node.description.quantity.every and Alike in node.description.asked


def _drawn(what: Select) -> Iterator[str]:
    """ "Draw two cards of different types", "draw cards that were destroyed": they are those on top, whichever."""
    among = any(type(each) is Among for each in what.filters)
    if not among and what.zone is None and any(each == _BY_TYPE for each in what.filters):
        yield "drawn unseen, and of different types"
    held: list[Any] = [each.condition for each in what.filters if type(each) is Where]
    if any(type(each) in (Did, Done) and each.act.verb is Verb.DESTROY for each in held):
        yield "drawn, and destroyed"


_BY_TYPE = Alike(Trait.TYPE, different=True)


def _other_than_whom(nodes: Sequence[Any]) -> Iterator[str]:
    """ "Choose a player. Each other player draws a card": others than you, or than the player who was chosen."""
    chosen = [each.what for each in nodes if type(each) is Act and each.verb is Verb.CHOOSE]
    anyone = [each for each in chosen if type(each) is Select and each.kind is Kind.PLAYER and not each.filters]
    if not any(each.quantity == ONE for each in anyone):
        return
    doers = [each.by for each in nodes if type(each) in (Act, May)]
    if any(type(by) is Select and by.quantity == EVERY and by.filters == (Other(You()),) for by in doers):
        yield "other than whom: you, or the player who was chosen"


def _on_it_already(act: Act) -> bool:
    """Whether an ability is used as if it were on what it is on."""
    what, it = act.what, act.with_
    hosts = [each.host for each in what.filters if type(each) is On] if type(what) is Select else []
    return any(each == it or (type(it) is Ref and _is(each, it.label)) for each in (what, *hosts))


def _who_did(act: Act, nodes: Sequence[Any]) -> Iterator[str]:
    """ "Destroy an action. The player who played it ...": that was before, and is not known any more."""
    if type(act.what) is Here and act.verb is Verb.PLAY:
        yield "this base is played by nobody"
    label = act.what.label if type(act.what) is Ref else None
    if label is None or act.verb not in _DOINGS:
        return
    deeds = [each for each in nodes if type(each) is Act and each is not act and _is(each.what, label)]
    if not any(each.verb is act.verb for each in deeds):
        yield "who did what was not done"


def _is(what: Any, label: int) -> bool:
    parts = getattr(what, "parts", ())
    return getattr(what, "label", None) == label or any(_is(each, label) for each in parts)
