"""Several things that were named side by side and are spoken of together: "choose A and B. Give each of them ...".

Knows what was named as one object of a deed, or as its two ends ("transfer an action from one minion to another"); of
a single thing, and of players, it knows nothing.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import Act
from smashrules.effects.selectors import ONE, Both, On, Select
from smashrules.effects.verbs import Verb
from smashrules.text.binding.antecedents import Mention
from smashrules.text.binding.barred import possible
from smashrules.text.binding.cases import Case
from smashrules.text.trees.pending import Pron

PAIR = "things named side by side are spoken of together by a plural"
_FORMS = ("it", "its", "that", "done", "each")


def paired(case: Case) -> list[Any]:
    """Both of those named side by side last, where ``case`` is a plural that can mean them; and whatever else it can
    mean that is not one of them. Nothing where no such pair was named."""
    pron = case.pron
    if not (is_plural(pron) or _is_any_done(pron)) or pron.form not in _FORMS:
        return []
    found = [each for node in case.whole.tree.nodes if (each := _named(case, node)) is not None]
    if not found:
        return _done_in_turn(case)
    last = found[-1]
    labels = [each.node.label for each in last]
    others = [each.node for each in case.fitting if getattr(each.node, "label", None) not in labels]
    if not others:
        case.whole.note(PAIR)
    return [Both(tuple(each.node for each in last), span=pron.span), *others]


def _done_in_turn(case: Case) -> list[Any]:
    """Two cards to which the same was done one after the other, with nothing between: "reveal a card from your hand.
    Another player reveals a card from their hand. If they are the same type, ..."."""
    at = case.pron.span[0]
    acts = [each for each in case.whole.tree.nodes if isinstance(each, Act) and each.span[1] <= at]
    *before, one, other = [None, None, *sorted(acts, key=lambda each: each.span)]
    if one is None or other is None or case.fitting or case.pron.form == "done" or one.verb is not other.verb:
        return []
    if before[-1] is not None and before[-1].verb is one.verb:
        return []  # a third one was spoken of
    whats = [one.what, other.what]
    alone: Any = replace(case.place, pron=replace(case.pron, many=None, verb=None))
    mentions = {getattr(each.node, "label", None): each for each in case.whole.mentions}
    found = [mentions.get(each.label) for each in whats if isinstance(each, Select) and each.quantity == ONE]
    both = [each for each in found if each is not None and possible(alone, each) and not (each.over or each.each)]
    if len(both) < 2:
        return []
    return [Both(tuple(each.node for each in both), span=case.pron.span)]


def is_plural(pron: Pron) -> bool:
    """Whether it speaks of several: "they" can be one player, but never one card."""
    told = pron.words in ("they", "them", "their") and bool(pron.kinds) and "player" not in pron.kinds
    return bool(pron.many) or (pron.many is None and told)


def _is_any_done(pron: Pron) -> bool:
    """ "Each card you discarded": whichever that were."""
    return pron.form == "done" and pron.many is None and not pron.kinds


def _named(case: Case, node: Any) -> list[Mention] | None:
    """The mentions of the parts of the object of ``node``, each of which the reference can mean."""
    parts = _side_by_side(node, case.pron)
    if len(parts) < 2 or not all(isinstance(each, Select) and each.label is not None for each in parts):
        return None
    if node.span[0] <= case.pron.span[0] < node.span[1] or id(node) in case.place.acts:
        return None
    if case.pron.form == "done" and node.verb is not case.pron.verb:
        return None
    verb = None if case.pron.form == "done" else case.pron.verb  # it was done to both
    alone: Any = replace(case.place, pron=replace(case.pron, many=None, verb=verb))
    mentions = {getattr(each.node, "label", None): each for each in case.whole.mentions}
    found = [mentions.get(each.label) for each in parts if isinstance(each, Select)]
    if any(each is None or not possible(alone, each) for each in found):
        return None
    return [each for each in found if each is not None]


def _side_by_side(node: Any, pron: Pron) -> tuple[Any, ...]:
    """What a deed names together: its objects, or of those cards "the two minions" it was taken from and put on."""
    if not isinstance(node, Act):
        return ()
    if isinstance(node.what, Both):
        return node.what.parts
    lying = [each.host for each in getattr(node.what, "filters", ()) if isinstance(each, On)]
    source = lying[0] if node.source is None and lying else node.source  # "an action on a minion to another minion"
    ends = (source, node.to) if node.verb is Verb.TRANSFER else (node.what, node.with_)
    told = pron.form == "that" and node.verb in (Verb.TRANSFER, Verb.SWAP)
    single = all(isinstance(each, Select) and each.quantity == ONE for each in ends)
    return ends if told and single else ()
