"""Talents that cannot be used, told of the Talents or of who uses them."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    "cards", ["cards here", "minions here", "minions of power 3 or less", "another player's minions"]
)
def test_on_which_cards(cards: str) -> None:
    text = f"Talents cannot be used on {cards}."
    assert same(text, f"Players cannot use Talents on {cards}.", "base")
    assert is_said_again(text, "base")


@pytest.mark.parametrize(
    ("who", "told_who"),
    [("Players", "any player uses"), ("Other players", "any player other than you uses")],
)
@pytest.mark.parametrize(("where", "there"), [("", ""), (" here", " at the base this card is at")])
def test_by_whom_and_where(who: str, told_who: str, where: str, there: str) -> None:
    said = told(f"Ongoing: {who} cannot use Talents{where}.", "minion")
    assert f"this cannot happen: {told_who} any ability{there} labelled Talent" in said


@pytest.mark.parametrize("said", ["cannot be moved or use their Talents", "cannot use their Talents or be moved"])
@pytest.mark.parametrize("behind", ["", " while you have an action here", " unless you have an action here"])
def test_moved_or_used(said: str, behind: str) -> None:
    who = "Ongoing: Other players' minions here"
    first, other = ("be moved", "use their Talents")[:: 1 if said.index("moved") < said.index("use") else -1]
    meant = f"{who} cannot {first}{behind} and cannot {other}{behind}."
    assert same(f"{who} {said}{behind}.", meant, "minion")


def test_none_of_these_uses_any() -> None:
    meaning = told("Ongoing: Other players' minions here cannot be moved or use Talents.", "minion")
    assert meaning.count("any minion controlled by any player other than you at the base this card is at") == 2


@pytest.mark.parametrize(
    "said", ["It also cannot {}.", "It cannot {}, either.", "It cannot {} either.", "Also, it cannot {}."]
)
@pytest.mark.parametrize("deed", ["use its Talent", "be moved", "be affected by your actions"])
def test_also_and_either_say_nothing_more(said: str, deed: str) -> None:
    text = f"Play on a minion. Ongoing: This minion cannot be destroyed. {said.format(deed)}"
    assert same(text, f"Play on a minion. Ongoing: This minion cannot be destroyed. It cannot {deed}.", "action")


@pytest.mark.parametrize("during", ["during", "on"])
@pytest.mark.parametrize("talents", ["Talents", "any Talents"])
def test_on_their_next_turn(talents: str, during: str) -> None:
    text = f"Choose another player. They cannot use {talents} {during} their next turn."
    assert same(text, "Choose another player. During their next turn, they cannot use Talents.", "action")


@pytest.mark.parametrize(
    "said", ["It cannot use its Talent", "It cannot be moved", "It loses its abilities", "It has -2 power"]
)
@pytest.mark.parametrize("first", ["Choose a minion.", "Choose another player's minion."])
def test_on_its_controllers_next_turn(first: str, said: str) -> None:
    ahead = f"{first} During its controller's next turn, {said[0].lower()}{said[1:]}."
    text = f"{first} {said} during its controller's next turn."
    assert same(text, ahead, "action")
    assert "at the start of the turn of A's controller" in told(text)


@pytest.mark.parametrize(
    "text",
    [
        "A minion cannot be moved during its controller's next turn.",  # which is chosen when
        "Minions cannot use their Talents during their controller's next turn.",
    ],
)
def test_of_one_that_is_still_to_be_chosen(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize(
    "said",
    [
        "This minion cannot use its Talent unless its controller discards a card.",
        "This minion's Talent cannot be used unless its controller discards a card.",
        "This minion's Talent may be used only if its controller discards a card first.",
        "This minion's Talent can only be used if its controller discards a card.",
    ],
)
def test_a_price_for_it(said: str) -> None:
    text = "Play on a minion. Ongoing: {}"
    meant = "To use this minion's Talent, its controller must discard a card."
    assert same(text.format(said), text.format(meant), "action")
    assert is_said_again(text.format(said), "action")
