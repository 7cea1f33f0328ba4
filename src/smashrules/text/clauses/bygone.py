"""Conditions on what has happened: since when it is asked, which of several deeds it was, that it was none.

Knows conditions and the clauses they come from, not the words of a clause (``conditions`` reads these).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from smashrules.effects.actions import Act, Side
from smashrules.effects.conditions import (
    SENT_AWAY,
    AllOf,
    AnyOf,
    Did,
    Done,
    InPlaySince,
    Not,
    Outnumbers,
    Outpowers,
    Relation,
    Was,
)
from smashrules.effects.node import Span, walk
from smashrules.effects.selectors import EVERY, ONE, At, Select, Where, You
from smashrules.text.clauses.clauses import deeds_apart
from smashrules.text.clauses.said import VERB_OF, Said, this_way
from smashrules.text.nouns.determiners import Thing, evolve_prep
from smashrules.text.structure.attach import UnfitError
from smashrules.text.trees.pending import Pron
from smashrules.text.trees.rebuilding import sort_filters, transform

if TYPE_CHECKING:
    from smashrules.text.clauses.conditions import Conditions

_OF_EACH_DEED = frozenset({"to", "at", "source", "by", "now", "since"})
"""What may stand behind "played or moved" in a condition."""


def taken_from_there(said: Said) -> bool:
    """Whether it says where something was when it was destroyed or returned in this turn."""
    there = "at" in said.fields and "now" in said.fields and VERB_OF.get(said.verb) in SENT_AWAY
    return there and said.head.passive and not (said.head.negated or said.head.modal)


def one_or_another(builder: Conditions, said: Said, candidate: bool) -> Any:
    """ "if it was played or moved here this turn": one of these; with "not", none of them."""
    every = tuple(builder.condition(each, candidate) for each in deeds_apart(said, _OF_EACH_DEED))
    same_goal(every)
    return AllOf(every, span=said.span) if said.head.negated else AnyOf(every, span=said.span)


def since_then(builder: Conditions, said: Said, candidate: bool) -> Any:
    """ "if no minion was destroyed here since your last turn": as of this turn, but since then."""
    part = said.fields["since"]
    moment = builder.phrase(evolve_prep(part)).node
    this_turn = moment.side is Side.START and moment.whose is None
    if "now" in said.fields or moment.next or not (this_turn or isinstance(moment.whose, (You, Pron))):
        raise UnfitError("since when")
    rest = {name: each for name, each in said.fields.items() if name != "since"}
    asked = builder.condition(replace(said, fields={**rest, "now": part}), candidate)
    if not any(isinstance(node, Done) for node in walk(asked)):
        raise UnfitError("since when what")
    if this_turn:
        return asked
    return transform(asked, lambda node: replace(node, since=moment) if isinstance(node, Done) else node)


def some_since(builder: Conditions, subject: Thing, since: InPlaySince) -> Any:
    """ "if one of your minions was in play at the start of your turn": there is one that was."""
    if subject.node.quantity.every:
        raise UnfitError("all of them, or some")
    filters = sort_filters([*subject.node.filters, Where(since, span=since.span)])
    some = replace(subject, node=replace(subject.node, filters=filters, label=None))
    return builder.has(None, some, "player", since.span)


def denied(condition: Any, span: Span) -> Any:
    """That it is not so; of one deed or another, that none of them has been done; where nobody has more, that
    somebody has."""
    if isinstance(condition, Not) and isinstance(condition.condition, Outnumbers | Outpowers | Relation):
        return condition.condition
    if isinstance(condition, AnyOf):
        return AllOf(tuple(Not(each, span=span) for each in condition.conditions), span=span)
    return Not(condition, span=span)


def past_of(said: Said) -> type[Did] | type[Done]:
    """What is asked of what somebody has done: "if you have not played a minion this way" of the ability itself.

    Raises ``UnfitError`` where it is not said whether they lie there ("if you have buried cards on three bases")."""
    thing = said.object.node if said.object is not None else None
    if said.verb == "bury" and isinstance(thing, Select) and thing.quantity == EVERY:
        raise UnfitError("what was buried, or lies buried")
    return Did if "remark" in said.fields and this_way([said.fields["remark"]]) else Done


def befallen(act: Act, said: Said, candidate: bool) -> Did | Was:
    """What was done to something: asked of this ability ("if no minion was destroyed", "if it was destroyed this
    way"), or of the event that it answers ("if it was destroyed")."""
    way = "remark" in said.fields and this_way([said.fields["remark"]])
    some = isinstance(act.what, Select) and not candidate
    return Did(act, span=said.span) if some or way else Was(act, span=said.span)


def same_goal(conditions: Sequence[Any]) -> None:
    """Raises ``UnfitError`` where one deed would be done to what is here, and another be done here, or where so many
    may be counted over all deeds together."""
    asked = [each.condition if isinstance(each, Not) else each for each in conditions]
    acts = [each.act for each in asked if isinstance(each, (Did, Done))]
    lies = [any(isinstance(one, At) for one in getattr(act.what, "filters", ())) for act in acts if act.to is None]
    counted = [getattr(act.what, "quantity", ONE).low not in (0, 1) for act in acts]
    if len(acts) > 1 and any(counted):
        raise UnfitError("so many of each, or of all together")
    if any(lies) and len(lies) < len(acts):
        raise UnfitError("here, or what is here")
