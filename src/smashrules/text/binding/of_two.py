"""What is left of two things when one of them was taken: "destroy one of them. Move the other to another base".

Of cards that were looked at it is what no part of the text has moved (``Rest``). Of two that were chosen it is that
one which was not taken. Knows trees whose references are not bound yet.
"""

from __future__ import annotations

from typing import Any

from smashrules.effects.abilities import CardText
from smashrules.effects.selectors import ONE, Among, Kind, Other, Ref, Select
from smashrules.text.binding.antecedents import Mention, possible
from smashrules.text.binding.cases import Case, Whole
from smashrules.text.binding.paired import paired
from smashrules.text.binding.pending import THE_OTHER, Pron, temporary
from smashrules.text.binding.reshaping import transform
from smashrules.text.nouns.determiners import sort_filters


def other_of_two(whole: Whole) -> CardText | None:
    """The tree with each "the other" that nothing is left for as that one of two which was not taken; None where
    there is none, or where it is not plain which was."""
    lost = [each.pron for each in whole.places if each.pron.words == THE_OTHER and each.pron.form == "rest"]
    lost = [each for each in lost if not Case(whole, _place_of(whole, each)).fitting]
    meant = {pron.key: _meant(whole, pron) for pron in lost}
    if not any(meant.values()):
        return None

    said: set[int] = set()

    def change(node: Any) -> Any:
        other = meant.get(node.key) if isinstance(node, Pron) and node.words == THE_OTHER else None
        if other is None:
            return node
        if node.key in said:  # "move the other to another base": another than its own
            return Ref(other.label or 0, span=node.span)
        said.add(node.key)
        return other

    changed = transform(whole.tree, change)
    assert isinstance(changed, CardText)
    return changed


def taken_from_them(node: Any) -> Any:
    """The reference to several of which ``node`` is one ("one of them")."""
    groups = [each.group for each in node.filters if isinstance(each, Among)] if isinstance(node, Select) else []
    return groups[0] if len(groups) == 1 and isinstance(groups[0], Pron) else None


def _place_of(whole: Whole, pron: Pron) -> Any:
    return next(each for each in whole.places if each.pron is pron)


def _meant(whole: Whole, pron: Pron) -> Select | None:
    """The other one, where one of the two was taken before ``pron``, and once only."""
    place = _place_of(whole, pron)
    taken = [each for each in whole.mentions if each.start < pron.span[0] and taken_from_them(each.node) is not None]
    taken = [each for each in taken if _is_one(each, place) and _kind_fits(pron, each.node.kind)]
    if len(taken) != 1:
        return None
    one = taken[0].node
    group = taken_from_them(one)
    if group is None or not _are_two(whole, group):
        return None
    apart: Any = Ref(one.label, span=pron.span)
    filters = sort_filters((Among(group, span=pron.span), Other(apart, span=pron.span)))
    return Select(one.kind, ONE, filters, label=temporary(pron.span[0]), span=pron.span)


def _is_one(mention: Mention, place: Any) -> bool:
    looped = mention.over and mention.over in place.each
    return bool(looped) or mention.node.quantity == ONE


def _kind_fits(pron: Pron, kind: Kind) -> bool:
    return not pron.kinds or kind.value in pron.kinds or (kind is Kind.CARD and "base" not in pron.kinds)


def _are_two(whole: Whole, group: Pron) -> bool:
    """Whether all that ``group`` can mean are two."""
    case = Case(whole, _place_of(whole, group))
    pair = paired(case)
    if pair:
        return len(pair) == 1 and len(pair[0].parts) == 2
    spoken = [each.node for each in whole.mentions if possible(case.place, each)]
    return bool(spoken) and all(isinstance(each, Select) and each.quantity.high == 2 for each in spoken)
