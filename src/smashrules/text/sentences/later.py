"""What is kept for a turn to come ("on your next turn, you may play an extra minion"), and what is over by its end.

Knows effects and whose turn is meant, not the words that say so.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import OnTurn
from smashrules.effects.actions import Act, Delayed, May, Moment, Side
from smashrules.effects.conditions import Did, Done
from smashrules.effects.node import Node, Span, walk
from smashrules.effects.selectors import Candidate, Ref, Select, Where
from smashrules.effects.verbs import Verb
from smashrules.text.binding.pending import Pron
from smashrules.text.binding.reshaping import transform
from smashrules.text.nouns.determiners import UnfitError
from smashrules.text.sentences.lines import STATEMENTS, Several


def on_next_turn(body: Any, whose: Any, span: Span) -> Delayed:
    """``body``, done on the next turn of ``whose``. Raises ``UnfitError`` for what is not done but true.

    "The winner, on their next turn, may draw a card": on the winner's next turn, they may."""
    if isinstance(body, (*STATEMENTS, Several)):
        raise UnfitError("true during a turn to come")
    when = OnTurn(whose, span=span)
    if isinstance(body, (Act, May)) and _is_theirs(whose, body.by):
        again: Any = body
        who: Any = body.by
        return Delayed(replace(when, whose=who), replace(again, by=Ref(who.label, "they")), span=span)
    return Delayed(when, body, span=span)


def may_later(body: Any, by: Any) -> Delayed | None:
    """What ``by`` (None: you) may do on a turn to come: it is chosen then, not now; None if it is no such thing."""
    if not isinstance(body, Delayed) or not isinstance(body.when, OnTurn):
        return None
    inner: Any = body.effect
    return on_next_turn(May(inner, by=by, span=inner.span), body.when.whose, body.span)


def until_then(body: Any) -> Any:
    """ "At the end of your turn, each player who played a minion draws a card": who did it in that turn.

    A deed that the sentence itself orders ("each draws a card, and each who drew an action ...") is left as it is: it
    is asked whether that was done."""
    if isinstance(body, Several) or not isinstance(body, Node):
        return body
    ordered = {node.verb for node in walk(body) if isinstance(node, Act)} - _asked(body)

    def over(node: Any) -> Any:
        done = node.condition if isinstance(node, Where) else None
        if isinstance(done, Did) and isinstance(done.act.by, Candidate) and done.act.verb not in ordered:
            return replace(node, condition=Done(done.act, span=done.span))
        return node

    return transform(body, over)


def in_that_turn(when: Any, condition: Any) -> Any:
    """ "At the end of your turn, if you played an action": in that turn; the ability itself has done nothing yet.

    Raises ``UnfitError`` at the start of a turn, where nothing has been done in it."""
    if condition is None or not any(isinstance(node, Did) for node in walk(condition)):
        return condition
    if not isinstance(when, Moment) or when.side is Side.START:
        raise UnfitError("done in which turn")
    return transform(condition, lambda node: Done(node.act, span=node.span) if isinstance(node, Did) else node)


def _asked(body: Any) -> set[Verb]:
    """The verbs of what is only asked to have been done, and not ordered besides."""
    asked = [node.act for node in walk(body) if isinstance(node, Did)]
    verbs = [node.verb for node in walk(body) if isinstance(node, Act)]
    told = [act.verb for act in asked]
    return {verb for verb in told if verbs.count(verb) == told.count(verb)}


def _is_theirs(whose: Any, who: Any) -> bool:
    """Whether "their turn" is that of whoever is said to do it."""
    named = isinstance(who, Select) and who.label is not None
    return named and isinstance(whose, Pron) and whose.form == "its"
