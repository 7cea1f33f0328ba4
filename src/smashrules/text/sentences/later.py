"""What is kept for a turn to come ("on your next turn, you may play an extra minion"), and what is over by its end.

Knows effects and whose turn is meant, not the words that say so.
"""

from __future__ import annotations

import re
from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import Event, OnTurn, Triggered
from smashrules.effects.actions import STATEMENTS, Act, Delayed, Join, Lasting, May, Moment, Seq, Side
from smashrules.effects.conditions import Did, Done, TurnOf, Was
from smashrules.effects.node import Node, Span, walk
from smashrules.effects.selectors import (
    Candidate,
    ControllerOf,
    Host,
    Kind,
    OwnerOf,
    Placed,
    Ref,
    Select,
    This,
    Where,
    You,
)
from smashrules.effects.verbs import Verb
from smashrules.text.clauses.said import Said
from smashrules.text.sentences.lines import Line, Several, plain
from smashrules.text.structure.attach import UnfitError
from smashrules.text.trees.bodies import fixes
from smashrules.text.trees.kinds import CARD_KINDS
from smashrules.text.trees.pending import Pron
from smashrules.text.trees.rebuilding import transform

_HELD = re.compile(r"(?:\bcontrolled|\bhad|n[o']t control|n[o']t have)\s+$")


def of_anyone(said: Said, text: str) -> bool:
    """Whether "any player" may do it, and it is not said on whose turn: each of them, or the first who wants to."""
    subject = said.subject
    if subject is None or isinstance(subject.node, You):
        return False
    return "turn" not in said.fields and text[subject.span[0] :].lower()[:4] == "any "


def told_of_what_was_held(words: str) -> bool:
    """Whether a time is said of what somebody had then ("a minion you controlled at the start of your turn")."""
    return _HELD.search(words) is not None


def on_next_turn(body: Any, whose: Any, span: Span) -> Delayed:
    """``body``, done on the next turn of ``whose``; what is stated is true from its start to its end.

    "The winner, on their next turn, may draw a card": on the winner's next turn, they may. Raises ``UnfitError`` for
    what is true of one that is still to be chosen, or of each during a turn of their own."""
    if isinstance(body, (*STATEMENTS, Several)):
        return _true_throughout(body, whose, span)
    when = OnTurn(whose, span=span)
    if isinstance(body, (Act, May)) and _is_theirs(whose, body.by):
        again: Any = body
        who: Any = body.by
        return Delayed(replace(when, whose=who), replace(again, by=Ref(who.label, "they")), span=span)
    return Delayed(when, body, span=span)


def _true_throughout(body: Any, whose: Any, span: Span) -> Delayed:
    """ "They cannot play minions during their next turn": as that turn starts it becomes true, until it ends."""
    if isinstance(whose, Pron) and (placed := _placed(body)) is not None:  # "the winner cannot, on their next turn"
        again: Any = Ref(placed.label or 0, "they", span=placed.span)
        body, whose = transform(body, lambda node: again if node is placed else node), placed
    stated = body.bodies if isinstance(body, Several) else (body,)
    nodes = [node for each in stated for node in walk(each)]
    each_own = any(isinstance(node, Select) and node.kind is Kind.PLAYER and node.label is not None for node in nodes)
    its = isinstance(whose, ControllerOf | OwnerOf) and isinstance(whose.what, Pron | This | Host)
    its = its and not any(isinstance(node, Select) and node.label and node.kind.value in CARD_KINDS for node in nodes)
    known = isinstance(whose, You) or ((its or isinstance(whose, Pron) or _is_placed(whose)) and not each_own)
    if any(map(fixes, stated)) or not known:
        raise UnfitError("true during a turn to come, of whom")
    end = Moment(Side.END, span=span)
    lasting = tuple(Lasting(each, end, lead=True, span=each.span) for each in stated)
    joins = (Join.AND,) * (len(lasting) - 1)
    whole: Any = lasting[0] if len(lasting) == 1 else Seq(lasting, joins, span=span)
    return Delayed(Moment(Side.START, whose, span=span), whole, span=span)


def _placed(body: Any) -> Select | None:
    """The winner, or the runner-up, of whom alone it is said."""
    if not isinstance(body, Node):
        return None
    players = [node for node in walk(body) if isinstance(node, Select) and node.kind is Kind.PLAYER and node.label]
    return players[0] if len(players) == 1 and _is_placed(players[0]) else None


def _is_placed(who: Any) -> bool:
    return isinstance(who, Select) and any(isinstance(each, Placed) for each in who.filters)


def may_later(body: Any, by: Any) -> Delayed | None:
    """What ``by`` (None: you) may do on a turn to come: it is chosen then, not now; None if it is no such thing."""
    if not isinstance(body, Delayed) or not isinstance(body.when, OnTurn):
        return None
    inner: Any = body.effect
    return on_next_turn(May(inner, by=by, span=inner.span), body.when.whose, body.span)


def next_time(line: Line, event: Any, span: Span) -> Delayed:
    """ "The next time a base scores, draw a card": done then, once; "until the end of the turn, the next time X, Y".
    Raises ``UnfitError`` for what is stated then, or waits for something more."""
    body = line.body
    if isinstance(body, Delayed) and isinstance(event, Moment):
        if not isinstance(body.when, Event) or body.until is not None or line.condition is not None:
            raise UnfitError("later, until when")
        return replace(body, until=event)
    if line.trigger is not None or line.limit is not None or line.replaced is not None or line.instead:
        raise UnfitError("the next time, and when")
    if isinstance(line.body, (*STATEMENTS, Several)) or event.first or event.nth is not None:
        raise UnfitError("true the next time")
    return Delayed(event, plain(line), span=span)


def put_off(event: Any, line: Line, text: str) -> Line:
    """ "After a minion is played here, destroy it at the end of the turn": what waits for ``event`` is done then.

    Raises ``UnfitError`` where each of several turns is meant."""
    edge = line.trigger
    if not isinstance(event, Event) or not isinstance(edge, Moment) or isinstance(line.body, STATEMENTS):
        return line
    several = isinstance(edge.whose, Select) or {"each", "every"} & set(text[edge.span[0] : edge.span[1]].split())
    if line.condition is not None or line.limit is not None or several:
        raise UnfitError("asked when, or so often")
    return replace(line, trigger=None, body=Delayed(edge, plain(line), span=edge.span))


def at_its_time(effect: Any, span: Span) -> Triggered | None:
    """ "Special: You may play this minion at the end of your turn.": that is when it can be used; None for what is no
    such thing."""
    may = effect if isinstance(effect, May) else None
    later: Any = may.effect if may is not None else effect
    if not isinstance(later, Delayed) or not isinstance(later.when, Moment) or later.when.next:
        return None
    done: Any = replace(may, effect=later.effect) if may is not None else later.effect
    return Triggered(later.when, done, span=span)


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


def done_until_then(when: Any, condition: Any, own: bool) -> Any:
    """ "At the end of another player's turn, if that player did not play a minion": in that turn.

    ``own``: the ability may have done something itself by then. Raises ``UnfitError`` at the start of a turn, where
    nothing has been done in it."""
    did = not own and any(isinstance(node, Did) for node in walk(condition))
    if did and (not isinstance(when, Moment) or when.side is Side.START):
        raise UnfitError("done in which turn")

    def over(node: Any) -> Any:
        return Done(node.act, span=node.span) if isinstance(node, Was if own else (Did, Was)) else node

    return transform(condition, over)


def _asked(body: Any) -> set[Verb]:
    """The verbs of what is only asked to have been done, and not ordered besides."""
    asked = [node.act for node in walk(body) if isinstance(node, Did)]
    verbs = [node.verb for node in walk(body) if isinstance(node, Act)]
    told = [act.verb for act in asked]
    return {verb for verb in told if verbs.count(verb) == told.count(verb)}


def of_the_turn_spoken_of(clause: Any) -> Any:
    """ "At the start of another player's turn, X gains power until the end of that turn.": of the one going on then.

    Raises ``UnfitError`` where no turn was spoken of."""
    when = clause.when if isinstance(clause, (Triggered, Delayed)) else None
    if isinstance(when, (Moment, OnTurn)) or isinstance(getattr(clause, "condition", None), TurnOf):
        inner: Any = clause.effect
        return replace(clause, effect=transform(inner, _going_on))
    nodes = [each for each in walk(clause) if type(each) is Moment or type(each) is Delayed]
    spoken = sum(map(_is_that_turn, nodes))
    if not spoken:
        return clause
    if spoken != sum(_spoken_of(node) for node in nodes if isinstance(node, Delayed)):
        raise UnfitError("which turn")
    return transform(clause, lambda node: of_the_turn_spoken_of(node) if isinstance(node, Delayed) else node)


def _spoken_of(node: Any) -> int:
    return sum(_is_that_turn(each) for each in walk(node))


def _is_that_turn(node: Any) -> bool:
    return isinstance(node, Moment) and isinstance(node.whose, Pron) and node.whose.form == "turn"


def _going_on(node: Any) -> Any:
    return replace(node, whose=None) if _is_that_turn(node) else node


def _is_theirs(whose: Any, who: Any) -> bool:
    """Whether "their turn" is that of whoever is said to do it."""
    named = isinstance(who, Select) and who.label is not None
    return named and isinstance(whose, Pron) and whose.form == "its"
