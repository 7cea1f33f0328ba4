"""Which uses of abilities, and which words about abilities, the engine carries out: a part of ``unmodelled``.

An ability is no card: it is used, permitted to be used once more, answered, or taken away. Whatever else is said of
abilities is refused. How a use is carried out is in ``uses``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from smashrules.effects.abilities import Event, Label, Timing
from smashrules.effects.actions import Act, Cancelled, Cannot, Lasting, Permit
from smashrules.effects.node import Node
from smashrules.effects.selectors import (
    EVERY,
    ONE,
    At,
    Kind,
    Labelled,
    On,
    Other,
    Select,
    Selector,
    This,
    abilities_in,
)
from smashrules.effects.verbs import Verb

_USED = (Label.TALENT.value, Label.SPECIAL.value)
_PERMITTED = (Label.TALENT.value,)


def carried_out(nodes: Sequence[Node], asked: frozenset[int]) -> set[int]:
    """The identities of the acts of using, and of the descriptions of abilities, that are carried out. ``asked``: the
    acts that are spoken of rather than ordered."""
    found: set[int] = set()
    for node in nodes:
        for act in _answered(node):
            found |= {id(act), id(act.what)}
        if isinstance(node, Permit) and _is_permitted(node.act):
            found |= {id(node.act), id(node.act.what)}
        if isinstance(node, Cannot) and _is_forbidden(node.act):
            found |= {id(node.act), id(node.act.what)}
        if isinstance(node, Act) and id(node) not in asked and _is_deed(node):
            found |= {id(node), id(node.what)}
        if isinstance(node, Lasting) and isinstance(node.statement, Cancelled):
            lost = abilities_in(node.statement.what)
            if all(map(_is_lost, lost)):
                found |= {id(each) for each in lost}
    return found


def _answered(node: Node) -> Iterator[Act]:
    """The uses that a clause answers, if it can: the use of a Talent or Special, whenever there is one."""
    if not isinstance(node, Event) or node.timing is not Timing.AFTER or node.first or node.nth or node.then:
        return
    for act in (node.act, *node.others):
        if act.verb is Verb.USE and _is_ability(act.what, _USED):
            yield act


def _is_permitted(act: Act) -> bool:
    """Whether it is a further use of a Talent, by one of several cards or by each of them."""
    by = act.by.quantity in (ONE, EVERY) if isinstance(act.by, Select) else True
    return act.verb is Verb.USE and act.extra and by and _is_ability(act.what, _PERMITTED)


def _is_forbidden(act: Act) -> bool:
    """Whether it is the use of Talents, told by nothing but by whom, on which cards, and where these are."""
    what = act.what
    if act.verb is not Verb.USE or not isinstance(what, Select) or what.kind is not Kind.ABILITY:
        return False
    labelled = [each.label for each in what.filters if isinstance(each, Labelled)]
    known = all(isinstance(each, Labelled | On | At) for each in what.filters)
    bare = Act(Verb.USE, by=act.by, what=what) == act
    return known and bare and labelled == [*_PERMITTED] and what.quantity in (ONE, EVERY)


def _is_deed(act: Act) -> bool:
    """Whether a Talent of a certain card is to be used by whoever carries it out."""
    on = isinstance(act.what, Select) and any(isinstance(each, On) for each in act.what.filters)
    return act.verb is Verb.USE and act.by is None and on and _is_ability(act.what, _PERMITTED)


def _is_lost(what: Select) -> bool:
    """Whether abilities are told by nothing but their label and the card they are on, or as all but the one whose
    words these are; and by the card they are on in any case."""
    known = all(isinstance(each, Labelled | On | Other) for each in what.filters)
    other = all(each.than == This() for each in what.filters if isinstance(each, Other))
    labelled = any(isinstance(each, Labelled) for each in what.filters)
    on = [each.host for each in what.filters if isinstance(each, On)]
    told = what.quantity == EVERY or (labelled and what.quantity == ONE and on == [This()])
    return known and other and bool(on) and what.label is None and told


def _is_ability(what: Selector | None, labels: Sequence[str]) -> bool:
    """Whether one ability under one of these labels is described, by nothing but that and the card it is on."""
    if (
        not isinstance(what, Select)
        or what.kind is not Kind.ABILITY
        or what.quantity != ONE
        or what.label is not None
    ):
        return False
    labelled = [each.label for each in what.filters if isinstance(each, Labelled)]
    known = all(isinstance(each, Labelled | On) for each in what.filters)
    return known and len(labelled) == 1 and labelled[0] in labels
