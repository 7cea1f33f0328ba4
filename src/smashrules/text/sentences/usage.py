"""How often, and when, an ability may be used: said in a sentence of its own, behind the ability.

Knows the clauses that say so and what they make of the ability before them, not how that ability is read.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from smashrules.effects.abilities import Limit, Per, Restriction, Triggered
from smashrules.effects.actions import Act, May, Permit
from smashrules.effects.conditions import AllOf, TurnOf
from smashrules.effects.selectors import Named, Select, You
from smashrules.effects.verbs import Verb
from smashrules.text.clauses.conditions import Conditions
from smashrules.text.clauses.said import Said
from smashrules.text.nouns.determiners import evolve_prep
from smashrules.text.sentences.leads import trailing
from smashrules.text.sentences.lines import LIMITS
from smashrules.text.structure.attach import UnfitError
from smashrules.text.structure.syntax import Word

_SAYS_WHEN = {"limit", "during", "turn", "condition"}


class Narrowed(Struct, frozen=True):
    """ "You may only use this ability on your turn.": said of the ability before it."""

    condition: Any = None
    limit: Limit | None = None
    span: tuple[int, int] = (0, 0)


def use_limited(builder: Conditions, said: Said) -> Restriction | Narrowed:
    """ "you can only use one X's ability per base", "you may only use this ability on your turn". Raises
    ``UnfitError``."""
    if said.object is not None and said.object.cat == "itself":
        return _narrowed(builder, said)
    return _restriction(said)


def _narrowed(builder: Conditions, said: Said) -> Narrowed:
    fields = said.fields
    if len(fields) != 1 or set(fields) - _SAYS_WHEN or said.head.modal not in ("can", "may") or said.head.negated:
        raise UnfitError("use it when")
    ((name, part),) = fields.items()
    if name == "condition":
        return Narrowed(trailing(builder, part), span=said.span)
    if name == "limit":
        word = part.item.word if isinstance(part.item, Word) else ""
        if word not in LIMITS or word == "once":
            raise UnfitError("how often")
        return Narrowed(limit=replace(LIMITS[word], span=said.span), span=said.span)
    turn = builder.phrase(evolve_prep(part))
    if turn.next or turn.node is None:
        raise UnfitError("during which turn")
    return Narrowed(TurnOf(turn.node, span=turn.span), span=said.span)


def used_while_it_lasts(body: Any) -> Permit | None:
    """ "Until the end of the turn, you may use its Talent": at any time till then, not now."""
    act = body.effect if isinstance(body, May) else None
    if not isinstance(act, Act) or act.verb is not Verb.USE or act.by is not None:
        return None
    assert isinstance(body, May)
    who: Any = body.by if body.by is not None else You(span=body.span)
    return Permit(replace(act, by=who), span=body.span)


def narrowed(clause: Any, by: Narrowed) -> Triggered:
    """The ability before, used only so. Raises ``UnfitError`` where it has none that waits for something, or says
    already when it is used."""
    if not isinstance(clause, Triggered):
        raise UnfitError("which ability")
    if by.limit is not None and clause.limit:
        raise UnfitError("used how often, twice")
    span = (clause.span[0], by.span[1])
    condition = by.condition or clause.condition
    if by.condition is not None and clause.condition is not None:  # both are asked
        asked = clause.condition.conditions if isinstance(clause.condition, AllOf) else (clause.condition,)
        condition = AllOf((*asked, by.condition), span=span)
    return replace(clause, condition=condition, limit=by.limit or clause.limit, span=span)


def _restriction(said: Said) -> Restriction:
    thing = said.object
    if thing is None or thing.named:
        raise UnfitError("use what")
    node = thing.node
    per = said.fields.get("per") or said.fields.get("limit")
    if not isinstance(node, Select) or per is None or said.head.modal not in ("can", "may"):
        raise UnfitError("use what")
    names = [each.name for each in node.filters if isinstance(each, Named)]
    if len(names) != 1 or len(node.filters) != 1 or not isinstance(node.quantity.high, int):
        raise UnfitError("use what")
    item = per.item
    if not isinstance(item, Word):
        raise UnfitError("how often")
    if "bound" in said.fields:
        raise UnfitError("how often, and how often")
    if item.word not in ("per_base", "per_turn", "each_turn"):
        raise UnfitError("how often")
    over = Per.BASE if item.word == "per_base" else Per.TURN
    return Restriction(Limit(node.quantity.high, over, names[0], span=said.span), span=said.span)
