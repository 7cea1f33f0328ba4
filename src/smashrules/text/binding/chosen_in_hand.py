"""What is chosen and then discarded, where no place was said: "another player reveals their hand. Choose a card. They
discard it" chooses in that hand, and "choose a card and discard it" in the hand of who does both.

Cards are discarded from hands. Knows bound trees, no words and no state.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import CardText
from smashrules.effects.actions import Act
from smashrules.effects.selectors import EVERY, Among, At, Controlled, On, Pile, Ref, Select, StoredUnder, You, Zone
from smashrules.effects.verbs import SEEING, Verb
from smashrules.text.trees.kinds import CARD_KINDS
from smashrules.text.trees.pending import temporary
from smashrules.text.trees.rebuilding import relabelled, transform

_PLACED = (Among, At, Controlled, On, StoredUnder)


def chosen_in_hand(tree: CardText) -> CardText:
    """``tree`` with what is chosen to be discarded in the hand that it is in, where one hand is spoken of."""
    acts = [node for node in tree.nodes if type(node) is Act]
    thrown = {act.what.label: act for act in acts if act.verb is Verb.DISCARD and isinstance(act.what, Ref)}
    for act in acts:
        what = _chosen_anywhere(act)
        if what is None or what.label not in thrown:
            continue
        hand, whose = _hand(act, thrown[what.label], acts)
        if hand is not None:
            tree = _placed(tree, what, hand, whose)
    return tree


def chosen_in_play(nodes: Sequence[Any]) -> Iterator[str]:
    """The fault of a tree in which something is discarded that was chosen among what is in play."""
    acts = [node for node in nodes if type(node) is Act]
    thrown = {act.what.label for act in acts if act.verb is Verb.DISCARD and isinstance(act.what, Ref)}
    if any(each.label in thrown for act in acts if (each := _chosen_anywhere(act)) is not None):
        yield "whose hand it is chosen from"


def _chosen_anywhere(act: Act) -> Select | None:
    """What is chosen, where no words say in which place."""
    what: Any = act.what
    if act.verb is not Verb.CHOOSE or not isinstance(what, Select) or what.zone is not None or what.label is None:
        return None
    placed = any(isinstance(each, _PLACED) for each in what.filters)
    return what if what.kind.value in CARD_KINDS and not placed else None


def _hand(chosen: Act, thrown: Act, acts: Sequence[Act]) -> tuple[Pile | None, Select | None]:
    """The hand in which it is chosen, and the player whose it is where they have no label yet."""
    place, span = chosen.span[0], chosen.span
    seen = [act.what for act in acts if act.verb in SEEING and act.span[0] < place and isinstance(act.what, Pile)]
    hands = [each for each in seen if each.zone is Zone.HAND]
    if hands:
        of = hands[-1].of
        several = {act.by.label for act in acts if isinstance(act.by, Select) and act.by.quantity == EVERY}
        if isinstance(of, Select):
            if of.quantity.high != 1:
                return None, None
            label = of.label if of.label is not None else temporary(of.span[0])
            return Pile(Zone.HAND, Ref(label, "their", span=span), span=span), of
        if isinstance(of, Ref) and of.label in several:
            return None, None
        return Pile(Zone.HAND, of, span=span), None
    if chosen.by is None and thrown.by is None:
        return Pile(Zone.HAND, You(span=span), span=span), None
    who, other = getattr(chosen.by, "label", None), getattr(thrown.by, "label", None)
    if who is None or who != other:
        return None, None
    return Pile(Zone.HAND, Ref(who, "their", span=span), span=span), None


def _placed(tree: CardText, what: Select, hand: Pile, who: Select | None) -> CardText:
    def change(node: Any) -> Any:
        if node is who and who is not None and isinstance(hand.of, Ref):
            return replace(who, label=hand.of.label)
        return replace(what, zone=hand) if node is what else node

    changed = transform(tree, change)
    assert isinstance(changed, CardText)
    return relabelled(changed)
