"""A card's definition: its facts and the tree of its text. Knows neither files nor the state of a game."""

from __future__ import annotations

from enum import StrEnum

from attrs import field, frozen

from smashrules.effects.abilities import CardText


class CardType(StrEnum):
    """The type printed on a card. UNKNOWN is a card of which a question says only that it exists."""

    MINION = "minion"
    ACTION = "action"
    TITAN = "titan"
    FUSION = "fusion"
    BASE = "base"
    UNKNOWN = "unknown"


@frozen
class CardDef:
    """What is printed on a card. ``power`` is None for a card without a power; ``vps`` are for winner, runner-up
    and third. ``words`` is the text in reference wording, which the spans of ``text`` point into."""

    name: str
    type: CardType
    faction: str = ""
    set: str = ""
    count: int = 1
    power: int | None = None
    breakpoint: int | None = None
    vps: tuple[int, ...] = ()
    words: str = ""
    text: CardText = field(factory=CardText)
    printing: str = ""
