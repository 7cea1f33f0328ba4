"""A card's definition: its facts and the tree of its text. Knows neither files nor the state of a game."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from msgspec import Struct, field
from msgspec.structs import force_setattr

if TYPE_CHECKING:
    from smashrules.effects.abilities import CardText


class CardType(StrEnum):
    """The type printed on a card. UNKNOWN is a card of which a question says only that it exists."""

    MINION = "minion"
    ACTION = "action"
    TITAN = "titan"
    FUSION = "fusion"
    BASE = "base"
    MONSTER = "monster"
    UNKNOWN = "unknown"


def _blank() -> CardText:
    from smashrules.effects.abilities import CardText  # a look at a card's facts need not wait for the whole tree

    return CardText()


class CardDef(Struct, frozen=True):
    """What is printed on a card. ``power`` is None for a card without a power; ``vps`` are for winner, runner-up
    and third. ``words`` is the text in reference wording, which the spans of ``text`` point into. ``labels`` are
    words printed beside the text that other cards speak of. ``monsters`` is how many monsters come to a base,
    ``treasures`` how many treasures a base or monster is worth; None where nothing is printed. ``key`` tells the
    card from others of its name; it is the name where there is only one."""

    name: str
    type: CardType
    faction: str = ""
    set: str = ""
    count: int = 1
    power: int | None = None
    breakpoint: int | None = None
    vps: tuple[int, ...] = ()
    words: str = ""
    text: CardText = field(default_factory=_blank)
    printing: str = ""
    labels: tuple[str, ...] = ()
    monsters: int | None = None
    treasures: int | None = None
    key: str = ""

    def __post_init__(self) -> None:
        if not self.key:
            force_setattr(self, "key", self.name)

    def __repr__(self) -> str:
        from textwrap import shorten  # few look at it

        words = f", {shorten(self.words, 60)!r}" if self.words else ""
        return f"CardDef({self.name!r}, {self.type.value!r}{words})"

    def _repr_html_(self) -> str:
        """The card for a notebook: what it is, and its text."""
        facts = [self.type.value, self.faction, self.set]
        facts += [f"power {self.power}"] if self.power is not None else []
        facts += [f"breakpoint {self.breakpoint}"] if self.breakpoint is not None else []
        facts += [f"VPs {', '.join(map(str, self.vps))}"] if self.vps else []
        from html import escape

        said = f"<p>{escape(self.words)}</p>" if self.words else ""
        told = escape(" · ".join(filter(None, facts)))
        return f"<p><strong>{escape(self.name)}</strong><br>{told}</p>{said}"
