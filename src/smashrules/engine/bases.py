"""Bases that come and go otherwise than by scoring: played, replaced at once.

How a base leaves play is in ``happening``; what a scored base is replaced by, in ``scoring``.
"""

from __future__ import annotations

from smashrules.effects.selectors import Kind, Pile, Ref, Select, Zone
from smashrules.effects.verbs import Verb
from smashrules.engine.acting import Acting
from smashrules.engine.agenda import choose_replacement, failed, has_moved
from smashrules.engine.decks import refill_bases
from smashrules.engine.happening import NEW_BASE, base_comes
from smashrules.engine.selecting import number, number_or
from smashrules.state.frames import Score
from smashrules.state.things import Thing, Things, is_card


def is_base(what: object) -> bool:
    """Whether a base is meant: by that word, or as a card of the base deck."""
    if not isinstance(what, Select):
        return False
    return what.kind is Kind.BASE or (type(what.zone) is Pile and what.zone.zone in _OF_BASES)


_OF_BASES = (Zone.BASE_DECK, Zone.BASE_DISCARD)


def play_bases(acting: Acting) -> None:
    """Play bases from the base deck: they are in play besides the others (BGB2018, Card Clarifications)."""
    table, what = acting.table, acting.node.what
    assert isinstance(what, Select)
    refill_bases(table, number_or(acting.ctx, what.quantity.high, 1))
    found = [each for each in acting.settle(what, "what") if is_card(each)]
    wanted = acting.how_many(min(number(acting.ctx, what.quantity.low), len(found)), len(found))
    found = found[:wanted]
    acting.ctx.set_label(what.label, tuple(found))
    if not found:
        acting.order([])
        return
    has_moved(table, acting.frame.activation, tuple(found))
    if wanted < number(acting.ctx, what.quantity.low):
        failed(table, acting.frame.activation)
    acting.finish()
    for base in found:
        _comes(acting, base, len(table.bases))


def replace_base(acting: Acting) -> None:
    """Choose the base that comes in place of the scored one; otherwise, the bases that take another's place."""
    table, node = acting.table, acting.node
    scored = next((frame.base for frame in reversed(table.agenda) if isinstance(frame, Score)), None)
    came = _came_in_its_place(acting)
    if came is not None:
        _more_come(acting, came)
        return
    old = acting.settle(node.what, "what") if scored is not None else ()
    if scored is None or (old and scored not in old):
        _replace_at_once(acting)
        return
    new = _new_bases(acting)
    if not new:
        acting.order([])
        return
    acting.finish()
    has_moved(table, acting.frame.activation, new)
    base = new[0]
    assert is_card(base)
    choose_replacement(table, base)
    table.record(acting.event(Verb.REPLACE, "score.replace-choice", what=scored, to=base))
    place = table.bases.index(scored) + 1 if scored in table.bases else len(table.bases)
    for index, each in enumerate(new[1:]):
        _comes(acting, each, place + index)


def _replace_at_once(acting: Acting) -> None:
    """A base leaves play without being scored, and others come in its place."""
    refill_bases(acting.table, 1)
    old = acting.settle(acting.node.what, "what")
    new = _new_bases(acting)
    if not old or not new:
        acting.order([])
        return
    kept = acting.settle(acting.node.keeps, "keeps") if acting.node.keeps is not None else ()
    event = acting.event(Verb.REPLACE, "leave.base", what=old[0], to=new[0], amount=len(new), things=kept)
    acting.order([event])


def is_of_the_deck(what: object) -> bool:
    """Whether bases are meant of which only their number is told: the next ones of the base deck."""
    return isinstance(what, Select) and what.kind is Kind.BASE and what.zone is None and not what.filters


def _new_bases(acting: Acting) -> Things:
    """The bases that come: those that are described, or so many of the base deck."""
    wanted = acting.node.with_
    if not is_of_the_deck(wanted):
        return acting.settle(wanted, "with")
    assert isinstance(wanted, Select)
    count = number_or(acting.ctx, wanted.quantity.high, 1)
    refill_bases(acting.table, count)
    acting.settling.short = len(acting.table.base_deck) < count
    return tuple(acting.table.base_deck[:count])


def _came_in_its_place(acting: Acting) -> int | None:
    """The base that came by the rules in place of one that this ability has destroyed before ("destroy a base and
    replace it with two bases"): it is the first of those that are to come."""
    what = acting.node.what
    if not isinstance(what, Ref) or not is_of_the_deck(acting.node.with_):
        return None
    gone = [each for each in acting.ctx.label_ever(what.label) if each not in acting.table.objects]
    for event in reversed(acting.table.history):
        if event.verb == NEW_BASE and event.base in gone and event.parent >= 0 and is_card(event.to):
            return event.to if event.to in acting.table.bases else None
    return None


def _more_come(acting: Acting, first: int) -> None:
    """The bases that come in place of a destroyed one, besides the one that has come already."""
    table, wanted = acting.table, acting.node.with_
    assert isinstance(wanted, Select)
    more = number_or(acting.ctx, wanted.quantity.high, 1) - 1
    refill_bases(table, more)
    new = tuple(table.base_deck[:more])
    if len(new) < more:
        failed(table, acting.frame.activation)
    acting.ctx.set_label(wanted.label, (first, *new))
    acting.finish()
    has_moved(table, acting.frame.activation, (first, *new))
    for index, each in enumerate(new):
        _comes(acting, each, table.bases.index(first) + 1 + index)


def _comes(acting: Acting, base: Thing, place: int) -> None:
    """One base more comes into play from the base deck, or from where it was chosen."""
    table = acting.table
    assert is_card(base)
    (table.base_deck if base in table.base_deck else table.base_discard).remove(base)
    base_comes(table, base, place, acting.cause, acting.doer, "base.more")
