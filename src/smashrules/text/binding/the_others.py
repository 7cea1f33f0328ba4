"""Which the other ones are: "for each minion discarded, draw a card. For each other card discarded, gain 1 VP".

They are those of the same group of which the part before is not true. Knows bound trees, no words and no state.
"""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import CardText
from smashrules.effects.actions import Act, ForEach, Seq
from smashrules.effects.conditions import Is, Not
from smashrules.effects.selectors import (
    EVERY,
    ONE,
    Among,
    Candidate,
    Kind,
    Other,
    Owned,
    Ref,
    Rest,
    Select,
    This,
    Where,
)
from smashrules.effects.verbs import Verb
from smashrules.text.trees.rebuilding import sort_filters, transform
from smashrules.text.words.lexicon import lexicon


def the_others(tree: CardText) -> CardText:
    """``tree``, bound, with the other ones told as those that the part before did not speak of."""
    acts = [node for node in tree.nodes if isinstance(node, Act) and isinstance(node.what, Select)]
    verbs = {getattr(act.what, "label", None): act.verb for act in acts}
    changed = transform(tree, partial(_in_a_row, verbs=verbs))
    assert isinstance(changed, CardText)
    return changed


def _in_a_row(node: Any, verbs: dict[Any, Verb]) -> Any:
    if not isinstance(node, Seq):
        return node
    parts = list(node.parts)
    for at, (one, other) in enumerate(pairwise(node.parts)):
        if isinstance(one, ForEach) and isinstance(other, ForEach):
            parts[at + 1] = replace(other, over=_but_for(one.over, other.over, verbs))
    return replace(node, parts=tuple(parts)) if parts != list(node.parts) else node


def _but_for(these: Any, others: Any, verbs: dict[Any, Verb]) -> Any:
    """The other ones of the group that ``these`` are of; ``others`` itself where it speaks of no such others."""
    if not isinstance(these, Select) or not isinstance(others, Select) or others.quantity != EVERY:
        return others
    group = next((each for each in these.filters if isinstance(each, Among)), None)
    if group is None or not isinstance(group.group, Ref) or these.quantity != EVERY:
        return others
    asked = tuple(each for each in these.filters if each is not group)
    left = [each for each in others.filters if not _of_others(each, group.group.label)]
    if left or not any(_named_others(each) for each in others.filters) or others.kind is not Kind.CARD:
        return others
    if not asked and these.kind is Kind.CARD:
        return others  # all of them: there are no others
    verb = verbs.get(group.group.label)
    done = lexicon().forms.get(verb.value, ("",) * 4)[3] if verb is not None else ""
    words = f"{done} card" if done else group.group.words
    those = replace(group, group=replace(group.group, words=words))
    return replace(others, filters=sort_filters([those, _not_such(these.kind, asked, others.span)]))


def _of_others(each: Any, group: int) -> bool:
    """Whether a filter says nothing but that it is one of the group, and another one."""
    of_it = isinstance(each, Among) and isinstance(each.group, (Ref, Rest)) and each.group.label == group
    return of_it or _named_others(each)


def _named_others(each: Any) -> bool:
    another = isinstance(each, Other) and isinstance(each.than, This) and each.than.kind is Kind.CARD
    return another or (isinstance(each, Among) and isinstance(each.group, Rest))


def _not_such(kind: Kind, asked: tuple[Any, ...], span: tuple[int, int]) -> Any:
    """What is true of no card of that kind of which that is asked."""
    alone: Any = asked[0] if len(asked) == 1 and kind is Kind.CARD else None
    if isinstance(alone, Owned):
        return replace(alone, negated=not alone.negated)
    such = Select(kind, ONE, asked, span=span)
    return Where(Not(Is(Candidate(span=span), such, span=span), span=span), span=span)
