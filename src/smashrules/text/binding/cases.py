"""One reference of a text, while it is found out what it means.

Holds what is left of the mentions it could mean; decides nothing (``binding``).
"""

from __future__ import annotations

from typing import Any

from smashrules.effects.abilities import CardText
from smashrules.effects.actions import Act
from smashrules.effects.selectors import ONE, Among, Select
from smashrules.text.binding.antecedents import Mention, Place, for_each_of
from smashrules.text.binding.barred import possible
from smashrules.text.trees.kinds import CARD_KINDS
from smashrules.text.trees.pending import THE_OTHER


class Whole:
    """A text with all that it mentions, and what its references have been found to mean so far."""

    def __init__(
        self, tree: CardText, kind: str, mentions: list[Mention], places: list[Place], rules: list[str]
    ) -> None:
        self.tree = tree
        self.kind = kind
        self.mentions = mentions
        self.places = places
        self.choices: dict[int, list[Any]] = {}
        self.merged: dict[Any, Any] = {}  # labels of things of which one has come about: the label of all of them
        self._rules = rules

    def note(self, rule: str) -> None:
        """Notes that a named rule has decided."""
        if rule not in self._rules:
            self._rules.append(rule)


class Case:
    """One reference. ``fitting`` are the mentions that it can mean, as far as it has been narrowed down."""

    def __init__(self, whole: Whole, place: Place) -> None:
        self.whole = whole
        self.place = place
        self.pron = place.pron
        self.fitting = [each for each in whole.mentions if possible(place, each) and not self._is_one_card(each)]
        self.fitting = [each for each in self.fitting if not self._is_one_of_them(each)]
        if any(self._other_one_spoken_of(each) for each in self.fitting):
            self.fitting = []

    def _is_one_card(self, mention: Mention) -> bool:
        """Whether "they" would be a single card: that is "it"."""
        pron, node = self.pron, mention.node
        if pron.words != "they" or pron.many is not None or not isinstance(node, Select):
            return False
        if mention.kind not in CARD_KINDS or node.quantity != ONE or mention.over:
            return False
        doer: Any = pron  # the one of each of several that they did something to is not who does the next thing
        return not mention.each or any(isinstance(act, Act) and act.by is doer for act in self.whole.tree.nodes)

    def _is_one_of_them(self, mention: Mention) -> bool:
        """ "Look at the top card of each player's deck. Choose one of them. Draw it": the one, not one of each."""
        if self.pron.form not in ("it", "its") or self.pron.many or not isinstance(mention.node, Select):
            return False
        if mention.node.quantity != ONE or not for_each_of(mention.node):
            return False
        later = [each for each in self.whole.mentions if mention.start < each.start < self.pron.span[0]]
        return any(
            isinstance(each.node, Select)
            and each.node.quantity == ONE
            and any(isinstance(one, Among) for one in each.node.filters)
            for each in later
        )

    def _other_one_spoken_of(self, mention: Mention) -> bool:
        """ "Place one into your hand and discard the other if it is a minion": it is the other, not the one."""
        if self.pron.form not in ("it", "its") or not isinstance(mention.node, Select):
            return False
        if not any(isinstance(each, Among) for each in mention.node.filters):
            return False
        others = [each.pron.span[0] for each in self.whole.places if each.pron.words == THE_OTHER]
        return any(mention.start < each < self.pron.span[0] for each in others)

    @property
    def several(self) -> bool:
        return len(self.fitting) > 1

    def looped(self, mentions: list[Mention]) -> list[Mention]:
        """Those that are gone through by the "for each" in which the reference stands."""
        return [each for each in mentions if each.over and each.over in self.place.each]

    def before(self, mention: Mention) -> bool:
        """Whether it was named before the reference, and is not what the reference helps to describe."""
        label = getattr(mention.node, "label", None)
        return mention.start < self.pron.span[0] and label not in self.place.within

    def take(self, found: list[Mention], rule: str) -> None:
        """Leaves only ``found``, by a named rule."""
        self.fitting = found
        self.whole.note(rule)

    def take_the_one(self, found: list[Mention], rule: str) -> None:
        """Leaves only ``found`` where it is one of several."""
        if self.several and len(found) == 1:
            self.take(found, rule)
