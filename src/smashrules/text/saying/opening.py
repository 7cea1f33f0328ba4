"""What stands at the head of a text, said: what the card asks for in order to be played, and on what it is played.

Knows the whole tree and nothing of its abilities.
"""

from __future__ import annotations

from typing import Any

from smashrules.effects.abilities import CardText
from smashrules.effects.conditions import Is
from smashrules.effects.selectors import Here, Kind, Select


def opening(printer: Any, tree: CardText) -> list[str]:
    """ "You can only play this card if you have no cards in your hand.", "Play on a base."."""
    said: list[str] = []
    asked = tree.play_if
    if isinstance(asked, Is) and isinstance(asked.what, Here) and _of_a_base(asked.description):
        said.append(f"You can only play this card on {printer.say.select(asked.description)}.")
    elif asked is not None:
        said.append(f"You can only play this card if {printer.condition(asked)}.")
    if tree.play_on is not None:
        said.append(f"Play on {printer.say.select(tree.play_on)}.")
    return said


def _of_a_base(description: Select) -> bool:
    return description.kind is Kind.BASE and bool(description.filters)
