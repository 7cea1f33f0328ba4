"""Cards told by a name behind the noun, by another name than some have, and by whose they are."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again

from smashrules.cards import names
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.saying.printer import to_text


def tree(text: str, card: str = "minion") -> object:
    return read(text, type=card, names=names()).tree


@pytest.mark.parametrize(
    ("short", "long"),
    [
        ("Ongoing: Your minions named Zapbot cannot be destroyed.", "Ongoing: Your Zapbots cannot be destroyed."),
        ("Destroy each minion named Zapbot.", "Destroy each Zapbot."),
        ("If you have a minion here named Zapbot, draw a card.", "If you have Zapbot here, draw a card."),
        ("Play an extra minion named Zapbot.", "Play an extra Zapbot."),
        ("Search your deck for a card named Zapbot and draw it.", "Search your deck for a Zapbot card and draw it."),
    ],
)
def test_named_behind_the_noun(short: str, long: str) -> None:
    assert tree(short) == tree(long)
    printed = to_text(read(short, type="minion", names=names()).tree, type="minion")
    assert tree(printed) == tree(short)


def test_an_extra_one_of_a_name_stays_an_extra_one() -> None:
    assert tree("Play an extra Zapbot.") != tree("Play Zapbot.")


OTHERS = "such that (it is not so that that same one is one card whose name is that of"


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Ongoing: After you play a minion here with a different name from all other minions here, draw a card.",
         f"you play one minion {OTHERS} one minion at the base this card is at other than that same one"),
        ("Destroy each minion here that has a different name from all other minions here.",
         f"{OTHERS} one minion at the base this card is at other than that same one"),
        ("Choose a minion here. Destroy another minion here with a different name than that minion.",
         f"{OTHERS} A"),
        ("Draw a card for each of your minions here with a different name.", "(of those alike in name only one)"),
    ],
)  # fmt: skip
def test_another_name_than_some_have(text: str, meant: str) -> None:
    said = told(text, "minion")
    assert meant in said


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: After you play a minion here with a different name from all other minions here, draw a card.",
        "Draw a card for each of your minions here with a different name.",
        "Place a +1 power counter on the minion of yours with the most power.",
        "Each other player destroys a minion of theirs.",
        "Ongoing: Your other minions here cannot be affected by actions played by other players.",
        "Return one of your other minions to your hand. You may play it there as an extra minion.",
        "If there is exactly one action here, return it to its owner's hand.",
    ],
)
def test_it_is_said_again(text: str) -> None:
    assert is_said_again(text, "minion")


@pytest.mark.parametrize(
    "text",
    [
        "Destroy each minion with a different name.",  # than which
        "Ongoing: This minion has +1 power for each other minion here with a different name.",
        "Play a minion on its base.",
    ],
)
def test_what_cannot_be_told_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")
