"""Who is asked whether they did so, and was neither told nor allowed to do anything; and whose cards a card has: no
card means them.

"Its owner may draw a card. If they do, ..." is not of the player whose deed is only looked at. Knows bound trees; no
words, no state.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from smashrules.effects.abilities import Event
from smashrules.effects.actions import Act, May
from smashrules.effects.conditions import Complied, Did, Done
from smashrules.effects.selectors import Candidate, Controlled, ControllerOf, Kind, OwnerOf, Ref, Select, You


def nobody_told(nodes: Sequence[Any]) -> Iterator[str]:
    """The fault of a tree that asks so of somebody, or has a card control others."""
    cards = {each.label for each in nodes if isinstance(each, Select) and each.kind is Kind.CARD} - {None}
    if any(isinstance(each, Controlled) and getattr(each.by, "label", None) in cards for each in nodes):
        yield "what a card controls"
    asked = [node.who for node in nodes if isinstance(node, Complied)]
    if not asked:
        return
    seen = {id(node.act) for node in nodes if isinstance(node, (Event, Done, Did))}
    doers = [node.by for node in nodes if isinstance(node, (Act, May)) and id(node) not in seen]
    labels = {getattr(each, "label", None) for each in doers}
    for who in asked:
        unnamed = isinstance(who, (ControllerOf, OwnerOf)) and who not in doers
        some = isinstance(who, Candidate) or (isinstance(who, Select) and who.kind is Kind.PLAYER)
        label = getattr(who, "label", None)
        told = [each for each in doers if each not in (None, You()) and not (label and each == Ref(label))]
        others = some and not told
        if others or unnamed or (isinstance(who, Ref) and who.label not in labels):
            yield "who does what nobody was told to"
