"""What is done if what was said before it is done: "You may discard a card. If you do, draw a card".

Knows effects, no words and no labels.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import (
    STATEMENTS,
    Act,
    Becomes,
    Cancelled,
    Cost,
    Delayed,
    If,
    Join,
    Lasting,
    May,
    Modify,
    OneOf,
    Seq,
    Unaffected,
)
from smashrules.text.sentences.giving import bought, is_gift
from smashrules.text.sentences.lines import Several
from smashrules.text.structure.attach import UnfitError
from smashrules.text.trees.pending import Pron


def if_so(effect: Any, then: Any) -> Any:
    """ "You may do X. If you do, Y": X is done to do Y; with "once you do X you must do Y" (WIKI, "If")."""
    then = spared(then)
    if isinstance(then, (*STATEMENTS, Several)):
        raise UnfitError("for how long")
    span = (effect.span[0], then.span[1])
    if isinstance(effect, Seq):
        if effect.joins[-1] is not Join.SENTENCE:
            raise UnfitError("if you do which of them")
        return replace(effect, parts=(*effect.parts[:-1], if_so(effect.parts[-1], then)), span=span)
    if isinstance(effect, May) and (_given(effect.effect) or _all_done(effect.effect)):
        return replace(effect, effect=Cost(effect.effect, then, span=span), span=span)
    if isinstance(effect, May):
        return replace(effect, effect=if_so(effect.effect, then), span=span)
    if isinstance(effect, If) and effect.otherwise is None:
        return replace(effect, then=if_so(effect.then, then), span=span)
    if isinstance(effect, Delayed):  # "at the end of your turn, you may do X. If you do, Y": then
        return replace(effect, effect=if_so(effect.effect, then), span=span)
    if isinstance(effect, (Act, OneOf)) or is_gift(effect):
        return bought(effect, then, span)
    raise UnfitError("if you do what")


def _all_done(effect: Any) -> bool:
    """ "You may look at two cards, draw one and discard the other": all of that is done, or none."""
    acts = isinstance(effect, Seq) and Join.SENTENCE not in effect.joins and effect.parts
    return bool(acts) and all(isinstance(each, Act) and each.by is None for each in effect.parts)


def _given(effect: Any) -> bool:
    """ "You may give it +3 power until the end of the turn": that much is done to certain things, or it is not."""
    return (
        isinstance(effect, Lasting) and isinstance(effect.statement, (Modify, Cancelled, Becomes)) and not effect.lead
    )


def spared(body: Any) -> Any:
    """ "(When a player plays an action,) your minions are not affected by it": for as long as it is carried out."""
    known = isinstance(body, Unaffected) and isinstance(body.by, Pron) and not body.by.many
    return Lasting(body, span=body.span) if known else body
