"""What trails behind one clause: for how long, for each of whom, on which condition, when, and how often.

Each field is a function of its own, and ``TRAILING`` says in which order they are added. Knows what the clause says
already, not what its verb means (``one_clause``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from smashrules.effects.abilities import OnTurn
from smashrules.effects.actions import (
    STATEMENTS,
    Act,
    Delayed,
    ForEach,
    Lasting,
    Limited,
    Moment,
    Side,
    While,
)
from smashrules.effects.amounts import Quotient, StatOf
from smashrules.effects.conditions import TurnOf
from smashrules.effects.node import walk
from smashrules.effects.selectors import ONE, Kind, Select, This
from smashrules.text.clauses.conditions import Conditions
from smashrules.text.clauses.said import Said
from smashrules.text.nouns.counting import so_often
from smashrules.text.nouns.determiners import Thing, evolve_prep
from smashrules.text.nouns.partners import if_each
from smashrules.text.sentences.alternatives import held_while, unless
from smashrules.text.sentences.apart import (
    held_until,
    with_part,
)
from smashrules.text.sentences.later import on_next_turn, told_of_what_was_held
from smashrules.text.sentences.leads import is_over, trailing
from smashrules.text.sentences.lines import LIMITS, Line, statement_of
from smashrules.text.sentences.timed import timed
from smashrules.text.structure.attach import Dep, UnfitError
from smashrules.text.structure.syntax import Sub, Word
from smashrules.text.trees.pending import Pron

_REPEATED = ("play", "destroy", "discard", "move", "return", "shuffle", "place", "put", "bury")
"""What is done once for each of several things."""

CHANGES = ("cancel", "reduce", "increase", "double")
"""What is ordered, and is then so."""


class Part(Struct, frozen=True, gc=False):
    """One clause of those that are joined. ``by``: who does it, if others than you; ``may``: it is up to them."""

    builder: Conditions
    said: Said
    by: Any
    label: str
    may: bool = False

    def phrase(self, name: str) -> Thing:
        """What a phrase among what belongs to the verb means."""
        return self.builder.phrase(evolve_prep(self.said.fields[name]))


# -- for how long ----------------------------------------------------------------------------------------------------


def so_long(part: Part, body: Any) -> Any:
    """``body`` for as long as the clause says that it is so."""
    for name, held in _SO_LONG:
        if name in part.said.fields:
            body = held(part, body)
    said = part.said
    if said.verb in CHANGES and isinstance(body, STATEMENTS) and not said.head.passive:
        return Lasting(statement_of(body), None, span=said.span)  # "double its power": no end is told
    return body


def _during(part: Part, body: Any) -> Any:
    """ "... during your turn", "during your next turn"; "during every turn" is always."""
    if not isinstance(body, STATEMENTS):
        return body
    season = part.phrase("during")
    if season.next:
        return on_next_turn(body, season.node, part.said.span)
    if season.node is None:
        return body
    return While(TurnOf(season.node, span=part.said.span), body, span=part.said.span)


def _until(part: Part, body: Any) -> Any:
    """ "(It has +2 power) until the end of the turn"."""
    if held_until(body):
        return body
    return Lasting(statement_of(body), part.phrase("until").node, span=part.said.span)


def _now(part: Part, body: Any) -> Any:
    """ "(You cannot play minions) this turn"."""
    if not isinstance(body, STATEMENTS):
        return body
    said = part.said
    player = said.subject is not None and said.subject.cat == "player" and not said.head.passive
    return Lasting(body, Moment(Side.END, span=said.span), lead=player, span=said.span)


_SO_LONG: tuple[tuple[str, Callable[[Part, Any], Any]], ...] = (("during", _during), ("until", _until), ("now", _now))
"""By field. What has an end that is told is no statement any more, which those behind it leave alone."""

# -- how often: for each of several ----------------------------------------------------------------------------------


def so_many(part: Part, body: Any) -> Any:
    """ "Discard a card for each minion here", "look at a card for each ...": so many at once. None where it is done
    once for each of them, or nothing is counted."""
    said = part.said
    if "over" not in said.fields or not isinstance(body, Act) or not isinstance(body.what, Select):
        return None
    over, single = part.builder.phrase(said.fields["over"]).node, body.what.quantity == ONE
    counted = said.verb in ("look", "reveal") or (said.verb == "discard" and single) or "bound" in said.fields
    if not counted and not (single and said.verb in ("play", "destroy") and _only_a_number(over)):
        return None
    return with_part(body, "what", replace(body.what, quantity=so_often(over, said.fields.get("bound"))))


def for_each(part: Part, body: Any) -> Any:
    """ "Move a minion for each of them": once for each. Raises ``UnfitError``."""
    said = part.said
    if "over" not in said.fields:
        return body
    over = part.builder.phrase(said.fields["over"]).node
    if said.verb not in _REPEATED or not isinstance(over, Select) or not isinstance(body, Act):
        raise UnfitError("for each of them what")
    if isinstance(body.by, Select) and any(isinstance(each, Pron) for each in walk(over)):
        raise UnfitError("each of them for each of theirs")
    return ForEach(over, body, span=said.span)


# -- if and while ----------------------------------------------------------------------------------------------------


def _condition(part: Part, body: Any, line: Line) -> tuple[Any, Line]:
    """ "Draw a card if you have a minion here"; what is stated is so for as long as that is."""
    dep = part.said.fields["condition"]
    mark = dep.item.mark if isinstance(dep.item, Sub) else ""
    if isinstance(body, STATEMENTS):
        return held_while(trailing(part.builder, dep), body, part.said.span), line
    under = _UNDER.get(mark, _if)
    return under(part, dep, body), line


def _while(part: Part, dep: Dep, body: Any) -> Any:
    """ "(It gains +2 power until the end of your turn) while it is here". Raises ``UnfitError`` for a deed."""
    if not isinstance(body, Lasting):
        raise UnfitError("done while")
    held = While(trailing(part.builder, dep), body.statement, span=body.span)
    return replace(body, statement=held)


def _unless(part: Part, dep: Dep, body: Any) -> Any:
    """ "(They draw a card) unless they discard one", "unless you destroyed a minion this way"."""
    put = if_each if is_over(dep) else unless
    return put(trailing(part.builder, dep), body, part.said.span)


def _if(part: Part, dep: Dep, body: Any) -> Any:
    """ "(Draw a card) if you have a minion here"."""
    return if_each(trailing(part.builder, dep), body, part.said.span)


_UNDER = {"while": _while, "as_long_as": _while, "unless": _unless}
"""By the word before the condition."""

# -- when ------------------------------------------------------------------------------------------------------------


def _timing(part: Part, body: Any, line: Line) -> tuple[Any, Line]:
    """ "You may play this before a base scores"."""
    if line.trigger is not None or not isinstance(body, Act) or not isinstance(body.what, This):
        raise UnfitError("when")
    return body, timed(part.builder, part.said.fields["timing"], line)


def _trigger(part: Part, body: Any, line: Line) -> tuple[Any, Line]:
    """ "Draw a card after you play a minion here"."""
    if isinstance(body, STATEMENTS) or line.trigger is not None or part.label in ("", "Talent"):
        raise UnfitError("when")
    if "timing" in part.said.fields:
        raise UnfitError("when")
    return body, timed(part.builder, part.said.fields["trigger"], line)


def _when(part: Part, body: Any, line: Line) -> tuple[Any, Line]:
    """ "Draw a card at the start of your turn". Raises ``UnfitError`` for "destroy a minion you controlled at the
    start of your turn": what was so then."""
    moment = part.phrase("when").node
    if told_of_what_was_held(part.builder.text[: moment.span[0]]):
        raise UnfitError("what was so then")
    if isinstance(body, STATEMENTS) or line.trigger is not None:
        raise UnfitError("when")
    if part.label in ("Ongoing", "base"):
        return body, replace(line, trigger=moment)
    return Delayed(moment, body, span=part.said.span), line


def _turn(part: Part, body: Any, line: Line) -> tuple[Any, Line]:
    """ "Draw a card on your turn", "on your next turn"; of a statement, "on each turn" is always."""
    turn, span = part.phrase("turn"), part.said.span
    if turn.next:
        return on_next_turn(body, turn.node, span), line
    if isinstance(body, STATEMENTS):
        return (body if turn.node is None else While(TurnOf(turn.node, span=span), body, span=span)), line
    if line.trigger is not None or part.label in ("", "Talent"):
        raise UnfitError("when")
    return body, replace(line, trigger=OnTurn(turn.node, span=span))


# -- instead, and how often ------------------------------------------------------------------------------------------


def _instead(part: Part, body: Any, line: Line) -> tuple[Any, Line]:
    """ "Draw a card instead", "instead of returning one of them"."""
    return body, replace(line, instead=True, single="instead_one" in part.said.fields)


def _limit(part: Part, body: Any, line: Line) -> tuple[Any, Line]:
    """ "You may draw a card once per turn"."""
    if isinstance(body, Limited):
        return body, line
    item = part.said.fields["limit"].item
    if not isinstance(item, Word):
        raise UnfitError("how often")
    if line.limit is not None or item.word not in LIMITS:
        raise UnfitError("two limits")
    return body, replace(line, limit=replace(LIMITS[item.word], span=(item.start, item.end)))


def _nth(part: Part, body: Any, line: Line) -> tuple[Any, Line]:
    """ "(Each player can play only one card here) per turn": the statement says so often itself, and no deed does."""
    if not isinstance(body, Limited):
        raise UnfitError("the first time, or so often")
    return body, line


def _only_a_number(over: Any) -> bool:
    """Whether it is no things of which each could be spoken of: "for every two cards", "for each VP you have"."""
    return isinstance(over, (Quotient, StatOf)) or (isinstance(over, Select) and over.kind is Kind.FACTION)


TRAILING: tuple[tuple[str, Callable[[Part, Any, Line], tuple[Any, Line]]], ...] = (
    ("condition", _condition),
    ("timing", _timing),
    ("trigger", _trigger),
    ("when", _when),
    ("turn", _turn),
    ("instead", _instead),
    ("instead_one", _instead),
    ("limit", _limit),
    ("first", _nth),
    ("per", _nth),
)
"""By field, in this order: a condition is asked when it is done, and so stands inside of what is done later; of the
fields that tell when, each is refused where one before it has told that."""
