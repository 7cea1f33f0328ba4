"""Cards made up for a test and written as cards are, beside the library's; a table at which they are played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace
from tests.engine.table_talk import Play, Spec, board

from smashrules.cards import library
from smashrules.cards.loading import names
from smashrules.effects.card import CardDef, CardType
from smashrules.engine import Game
from smashrules.text import parse

FILLER = {"Ann": ["Scout"] * 8, "Bob": ["Scout"] * 8}


def card(name: str, kind: str, text: str, power: int = 2, known: Sequence[str] = ()) -> CardDef:
    """A card with this text; a base has breakpoint 20 and 3, 2 and 1 points. ``known``: other cards that it names."""
    called = names()
    return CardDef(
        name,
        CardType(kind),
        "" if kind == "base" else "Tests",
        power=power if kind == "minion" else None,
        breakpoint=20 if kind == "base" else None,
        vps=(3, 2, 1) if kind == "base" else (),
        words=text,
        text=parse(text, type=kind, names=replace(called, cards=called.cards | set(known))).tree,
    )


def ox(power: int, name: str = "Ox") -> CardDef:
    """A minion without a text."""
    return CardDef(name, CardType.MINION, "Tests", power=power)


def game(*cards: CardDef) -> Game:
    """The library's cards and these."""
    return Game({**library().definitions, **{each.name: each for each in cards}})


def table(
    bases: Mapping[str, Sequence[Spec]],
    *cards: CardDef,
    hand: Sequence[str] = (),
    turn: str = "Ann",
    edition: str = "WIKI",
    **more: Mapping[str, Sequence[str]],
) -> Play:
    """``turn``'s turn, with these cards in the hand of that player."""
    zones = {"deck": FILLER, **more}
    return board(bases, hand={turn: hand}, turn=turn, edition=edition, game=game(*cards), **zones)  # type: ignore[arg-type]
