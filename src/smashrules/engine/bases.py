"""Bases that come and go otherwise than by scoring: played, replaced at once.

How a base leaves play is in ``happening``; what a scored base is replaced by, in ``scoring``.
"""

from __future__ import annotations

from smashrules.effects.selectors import Kind, Select
from smashrules.effects.verbs import Verb
from smashrules.engine.acting import Acting
from smashrules.engine.agenda import choose_replacement, failed, has_moved
from smashrules.engine.asking import ask_thing
from smashrules.engine.decks import refill_bases
from smashrules.engine.happening import base_comes
from smashrules.engine.selecting import number, number_or
from smashrules.state.frames import Score
from smashrules.state.things import Thing, is_card


def is_base(what: object) -> bool:
    """Whether a base is meant."""
    return isinstance(what, Select) and what.kind is Kind.BASE


def play_bases(acting: Acting) -> None:
    """Play bases from the base deck: they are in play besides the others (BGB2018, Card Clarifications)."""
    table, what = acting.table, acting.node.what
    assert isinstance(what, Select)
    refill_bases(table, number_or(acting.ctx, what.quantity.high, 1))
    found = [each for each in acting.settle(what, "what") if is_card(each)]
    wanted = _how_many(acting, what, len(found))
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
        (table.base_deck if base in table.base_deck else table.base_discard).remove(base)
        base_comes(table, base, len(table.bases), acting.cause, acting.doer, "base.more")


def _how_many(acting: Acting, what: Select, most: int) -> int:
    """How many of the top cards: asked where the text says "up to"."""
    low = min(number(acting.ctx, what.quantity.low), most)
    amounts: list[Thing] = [str(each) for each in range(low, most + 1)]
    table, frame = acting.table, acting.frame
    chosen = ask_thing(table, frame, "amount", acting.doer, amounts, acting.cause, ("choice.chooser",), kind="number")
    assert isinstance(chosen, str)
    return int(chosen)


def replace_base(acting: Acting) -> None:
    """Choose the base that comes in place of the scored one; outside of scoring, the base that takes another's."""
    table = acting.table
    scored = next((frame.base for frame in reversed(table.agenda) if isinstance(frame, Score)), None)
    if scored is None:
        _replace_at_once(acting)
        return
    new = acting.settle(acting.node.with_, "with")
    if not new:
        acting.order([])
        return
    acting.finish()
    has_moved(table, acting.frame.activation, new)
    base = new[0]
    assert is_card(base)
    choose_replacement(table, base)
    table.record(acting.event(Verb.REPLACE, "score.replace-choice", what=scored, to=base))


def _replace_at_once(acting: Acting) -> None:
    """A base leaves play without being scored, and another comes in its place."""
    refill_bases(acting.table, 1)
    old = acting.settle(acting.node.what, "what")
    new = acting.settle(acting.node.with_, "with")
    if not old or not new:
        acting.order([])
        return
    kept = acting.settle(acting.node.keeps, "keeps") if acting.node.keeps is not None else ()
    acting.order([acting.event(Verb.REPLACE, "leave.base", what=old[0], to=new[0], things=kept)])
