"""Abilities described by what they do, and not by whose they are: "an ability that says OR", "all abilities that
would trigger when you play an action"; and one that was spoken of: "that ability".

Knows the noun and what stands around it; what a clause behind it says, the relative clauses know.
"""

from __future__ import annotations

from typing import Any

from smashrules.effects.selectors import EVERY, ONE, Controlled, Kind, Offering, Select, You
from smashrules.text.nouns.determiners import Thing
from smashrules.text.structure.attach import UnfitError
from smashrules.text.structure.syntax import Sub
from smashrules.text.trees.pending import reference, temporary
from smashrules.text.trees.rebuilding import sort_filters

_OFFERING = "&offering"


def such_abilities(builder: Any, noun: Any) -> Thing | None:
    """What the noun "ability" means with such a description; None where it has none. Raises ``UnfitError``."""
    before, span = noun.before, noun.span
    clauses = [part for part in noun.parts if isinstance(part.item, Sub)]
    if spoken_of(noun, before, noun.owner, noun.many):
        return Thing("offer", that_ability(span))
    if _OFFERING not in before.words and not clauses:
        return None
    if before.words - {_OFFERING} or noun.owner is not None or len(clauses) < len(noun.parts) or before.other:
        raise UnfitError("which abilities")
    if before.poss not in ("", "your") or before.definite not in ("", "the") or before.done or before.name:
        raise UnfitError("which abilities")
    if clauses and before.words:
        raise UnfitError("which abilities")
    filters: list[Any] = [Offering(span=span)] if before.words else []
    filters += [builder.clause_filter(part, Kind.ABILITY.value) for part in clauses]
    filters += [Controlled(You(span=span), span=span)] if before.poss else []
    quantity = before.quantity or (EVERY if noun.many else ONE)
    if len(filters) > 2 or (before.definite == "the" and not noun.many):
        raise UnfitError("which abilities")
    found = Select(Kind.ABILITY, quantity, sort_filters(filters), label=temporary(span[0]), span=span)
    return Thing("answers" if clauses else "offer", found, noun.many)


def spoken_of(noun: Any, before: Any, owner: Any, many: bool) -> bool:
    """Whether "that ability" stands there by itself."""
    return before.definite == "that" and not many and not (noun.parts or owner or before.words)


def that_ability(span: tuple[int, int]) -> Any:
    """The ability that was spoken of."""
    kinds = frozenset((Kind.ABILITY.value,))
    return reference("that", "that ability", kinds, False, None, span[0], span=span)
