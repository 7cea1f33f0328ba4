"""The power that is printed on an action: its text gives it to its player, and the number is not counted besides."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

from smashrules.effects.card import CardDef
from smashrules.engine.unmodelled import missing


def roar(text: str, power: int = 3) -> CardDef:
    return replace(card("Roar", "action", f"Play on a base. {text}"), power=power)


def board(*at: str) -> Play:
    slay = card("Slay", "action", "Destroy a minion.")
    cards = (roar("Ongoing: You have +3 power here."), slay, ox(2))
    return table({"Tortuga": list(at), "Jungle Oasis": ["Bob's Ox"]}, *cards, hand=["Roar", "Slay"])


def test_it_is_counted_once_where_the_action_lies() -> None:
    play = board("Ann's Ox").play("Roar", on="Tortuga")

    assert (play.total("Tortuga", "Ann"), play.total("Jungle Oasis", "Ann")) == (5, 0)


def test_it_does_not_make_the_action_a_minion() -> None:
    play = board("Ann's Roar").play("Slay")

    assert play.where("Bob's Ox") == "Bob's discard"  # the only one that there was to choose
    assert play.total("Tortuga", "Ann") == 3


@pytest.mark.parametrize(
    ("text", "power"),
    [
        ("Ongoing: You have +2 power here.", 3),
        ("Ongoing: Each of your minions here has +3 power.", 3),
        ("Draw a card.", 3),
    ],
)
def test_where_the_text_does_not_give_it_it_is_not_played(text: str, power: int) -> None:
    assert missing(roar(text, power)) == ("a power of an action that its text does not tell",)
