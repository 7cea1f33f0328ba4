"""What is left of several things when some of them were taken: "destroy one of them. Move the other to another base".

Of cards that were looked at it is what no part of the text has moved (``Rest``). Of those that were chosen it is each
that was not taken, one where it is said of one. Knows trees whose references are not bound yet.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import CardText
from smashrules.effects.selectors import EVERY, ONE, Among, Kind, Other, Ref, Select
from smashrules.effects.verbs import Verb
from smashrules.text.binding.antecedents import Mention
from smashrules.text.binding.barred import possible
from smashrules.text.binding.cases import Case, Whole
from smashrules.text.binding.paired import paired
from smashrules.text.trees.pending import THE_OTHER, Pron, temporary
from smashrules.text.trees.rebuilding import sort_filters, transform


def other_of_two(whole: Whole) -> CardText | None:
    """The tree with each "the other" and "the rest" that nothing is left for as those which were not taken; None
    where there is none, or where it is not plain which were."""
    lost = [each.pron for each in whole.places if each.pron.form == "rest"]
    lost = [each for each in lost if not Case(whole, _place_of(whole, each)).fitting]
    meant = {pron.key: _meant(whole, pron) for pron in lost}
    if not any(meant.values()):
        return None

    said: set[int] = set()

    def change(node: Any) -> Any:
        other = meant.get(node.key) if isinstance(node, Pron) and node.form == "rest" else None
        if other is None:
            return node
        if node.key in said:  # "move the other to another base": another than its own
            return Ref(other.label or 0, span=node.span)
        said.add(node.key)
        return other

    changed = transform(transform(whole.tree, change), _of_the_others)
    assert isinstance(changed, CardText)
    return changed


def _of_the_others(node: Any) -> Any:
    """ "One of the others": one of them other than what was taken."""
    groups = [each for each in node.filters if isinstance(each, Among)] if isinstance(node, Select) else []
    others: Any = groups[0].group if len(groups) == 1 else None
    if (
        not isinstance(others, Select)
        or others.quantity != EVERY
        or not any(isinstance(f, Other) for f in others.filters)
    ):
        return node
    left = [each for each in node.filters if each is not groups[0]]
    return replace(node, filters=sort_filters([*left, *others.filters]))


def taken_from_them(node: Any) -> Any:
    """The reference to several of which ``node`` is one ("one of them")."""
    groups = [each.group for each in node.filters if isinstance(each, Among)] if isinstance(node, Select) else []
    return groups[0] if len(groups) == 1 and isinstance(groups[0], Pron) else None


def _place_of(whole: Whole, pron: Pron) -> Any:
    return next(each for each in whole.places if each.pron is pron)


def _meant(whole: Whole, pron: Pron) -> Select | None:
    """The other one, or the others, where some of those chosen were taken before ``pron``: once, or each time others
    than before."""
    place = _place_of(whole, pron)
    taken = [each for each in whole.mentions if each.start < pron.span[0] and taken_from_them(each.node) is not None]
    taken = [each for each in taken if _is_told(each, place) and _kind_fits(pron, each.node.kind)]
    if not taken or not all(map(_is_another, taken[1:])):
        return None
    one = taken[0].node
    group = taken_from_them(one)
    if group is None or not _are_left(whole, group, pron, sum(_how_many(each, place) or 0 for each in taken)):
        return None
    apart = [Other(_ref(each.node, pron), span=pron.span) for each in taken]
    filters = sort_filters((Among(group, span=pron.span), *apart))
    left = ONE if pron.words == THE_OTHER else EVERY
    return Select(one.kind, left, filters, label=temporary(pron.span[0]), span=pron.span)


def _is_another(mention: Mention) -> bool:
    """Whether it is another of them than the one that was taken before."""
    return any(isinstance(each, Other) for each in mention.node.filters)


def _ref(node: Any, pron: Pron) -> Any:
    return Ref(node.label, span=pron.span)


def _is_told(mention: Mention, place: Any) -> bool:
    """Whether it is told how many they are."""
    return _how_many(mention, place) is not None


def _how_many(mention: Mention, place: Any) -> int | None:
    """How many were taken; None where that is not told."""
    if mention.over and mention.over in place.each:
        return 1
    quantity = mention.node.quantity
    return quantity.high if isinstance(quantity.high, int) and quantity.low == quantity.high else None


def _kind_fits(pron: Pron, kind: Kind) -> bool:
    return not pron.kinds or kind.value in pron.kinds or (kind is Kind.CARD and "base" not in pron.kinds)


def _are_left(whole: Whole, group: Pron, pron: Pron, taken: int | None) -> bool:
    """Whether of all that ``group`` can mean as many are left as ``pron`` speaks of."""
    case = Case(whole, _place_of(whole, group))
    pair = paired(case)
    if pair:
        return len(pair) == 1 and len(pair[0].parts) == 2 and taken == 1
    spoken = [each for each in whole.mentions if possible(case.place, each)]
    if not spoken or taken is None or not all(isinstance(each.node, Select) for each in spoken):
        return False
    chosen = [each.node.quantity.high for each in spoken]
    left = [high - taken if isinstance(high, int) else 0 for high in chosen]
    if pron.words == THE_OTHER:
        return all(each == 1 for each in left)
    return len(spoken) == 1 and Verb.CHOOSE in spoken[0].verbs and (left[0] > 1 or chosen[0] is None)
