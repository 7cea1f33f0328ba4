"""What waits for an event only for a time: "until the end of the turn, after you play a minion, draw a card".

Knows sentences on their way to a clause, not how long they last (``sentences``) or what becomes of them under a label
(``abilities``).
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import Able, Event, Restriction, Timing, Triggered
from smashrules.effects.actions import STATEMENTS, Act, Awaits, May
from smashrules.effects.verbs import Verb
from smashrules.text.sentences.lines import Line, PlayNow, Several, replacement
from smashrules.text.structure.attach import UnfitError

_GOING = (Verb.GO, Verb.DESTROY, Verb.DISCARD, Verb.RETURN)


def bare_when(when: Any) -> bool:
    """ "When (or after) X goes to the discard pile, ... instead": what the event would be."""
    if not isinstance(when, Event) or when.timing not in (Timing.WHEN, Timing.AFTER):
        return False
    if when.timing is Timing.AFTER and when.act.verb not in _GOING:  # what has come about otherwise is not undone
        return False
    return not (when.others or when.then or when.settled)


def in_its_place(line: Line) -> bool:
    """ "Any time you can play a minion, you can play this card instead.": one play for another."""
    deed = line.body.effect if isinstance(line.body, May) else None
    played = isinstance(deed, Act) and deed.verb is Verb.PLAY
    return isinstance(line.trigger, Able) and line.trigger.act.verb is Verb.PLAY and played and line.instead


def awaiting(line: Line) -> Line:
    """``line`` with its trigger, or what it stands in the place of, said in a statement. Raises ``UnfitError``."""
    if line.instead and line.replaced is None and bare_when(line.trigger):
        line = replace(line, replaced=line.trigger.act, first=line.trigger.first, trigger=None)
    body = line.body
    if line.otherwise or line.if_so or isinstance(body, (*STATEMENTS, Several, PlayNow, Restriction)):
        raise UnfitError("what is done when it comes")
    clause: Any
    if line.replaced is not None:
        if not line.instead or line.trigger is not None:
            raise UnfitError("instead of what")
        clause = replacement(line, body, body.span)
    else:
        if line.instead or not isinstance(line.trigger, Event):
            raise UnfitError("what it waits for")
        clause = Triggered(line.trigger, body, line.condition, line.limit, span=body.span)
    return Line(Awaits(clause, span=body.span), span=line.span)


def with_awaiting(left: Line, right: Line) -> Several:
    """ "X gains +2 power, and if it would be destroyed, ...": both are stated."""
    stated = left.body.bodies if isinstance(left.body, Several) else (left.body,)
    if left != Line(left.body, span=left.span) or not all(isinstance(each, STATEMENTS) for each in stated):
        raise UnfitError("done, and waited for")
    body = awaiting(right).body
    return Several((*stated, body), (stated[0].span[0], body.span[1]))
