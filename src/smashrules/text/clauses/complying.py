"""Of which players it is asked whether they did it: "if at least one other player does not", "if each of them does".

Knows conditions and the players they are about, no words.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.conditions import Complied, Did, Has, Not
from smashrules.effects.selectors import EVERY, NONE, ONE, SOME, Candidate, Kind, Other, Select, Where
from smashrules.text.structure.attach import UnfitError
from smashrules.text.trees.rebuilding import sort_filters


def of_whom(done: Complied | Did, who: Any, negated: bool) -> Any:
    """The condition where it is about some player who did not do it, or about all of them, or none; None where there
    is nothing to tell apart: "if a player does", "if they do not". Raises ``UnfitError`` for "if each player does
    not", and where you might be one of those."""
    if not isinstance(who, Select) or who.kind is not Kind.PLAYER:
        return None
    if who.quantity == NONE and isinstance(done, Complied) and not negated:
        someone: Any = replace(who, quantity=ONE, label=None)
        return Not(replace(done, who=someone), span=done.span)
    every = who.quantity == EVERY
    if every and negated:
        raise UnfitError("not all of them, or none")
    if not (every or (negated and who.quantity in (ONE, SOME))):
        return None
    theirs: Any = Candidate(span=done.span)
    asked: Any = replace(done, who=theirs) if isinstance(done, Complied) else done
    if isinstance(done, Did):
        if not any(isinstance(each, Other) for each in who.filters):
            raise UnfitError("whether you are one of them")
        asked = replace(done, act=replace(done.act, by=theirs))
    left = Where(Not(asked, span=done.span), span=done.span)
    some: Any = replace(who, quantity=SOME, filters=sort_filters([*who.filters, left]), label=None)
    missing = Has(None, some, span=done.span)
    return Not(missing, span=done.span) if every else missing
