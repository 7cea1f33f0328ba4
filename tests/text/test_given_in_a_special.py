"""Power that a Special gives with no end told: as the rules on durations say, also where it may be or is paid for."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings

WHEN = "Special: Before this base scores,"
ENDS = "until the end of the turn, as the rules on durations say"


@pytest.mark.parametrize("whom", ["this minion", "one of your minions here", "each of your other minions here"])
@pytest.mark.parametrize("much", ["+1", "+3"])
@pytest.mark.parametrize(
    "how",
    ["give", "you may give", "you may discard a card to give", "return one of your actions to your hand to give"],
)
def test_power_is_given_until_the_rules_end_it(how: str, whom: str, much: str) -> None:
    meant = told(f"{WHEN} {how} {whom} {much} power.", "minion")
    assert ENDS in meant
    assert f"changes by {much}" in meant
    assert ("pay by doing this" in meant) == (" to give" in how)
    assert ("you may do this" in meant) == ("may" in how)


@pytest.mark.parametrize("whom", ["this minion", "one of your minions here"])
def test_if_you_do_it_is_what_that_is_for(whom: str) -> None:
    bought = f"{WHEN} you may discard a card to give {whom} +3 power."
    assert same(bought, f"{WHEN} you may discard a card. If you do, {whom} gains +3 power.", "minion")
    assert not same(bought, bought.replace("+3 power", "+3 power until the start of your turn"), "minion")


@pytest.mark.parametrize(
    "text",
    [
        "Discard a card to give this minion +3 power.",
        "Talent: You may discard a card to give this minion +3 power.",
        "Ongoing: Before this base scores, you may discard a card to give this minion +3 power.",
    ],
)
def test_elsewhere_it_must_be_told_for_how_long(text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type="minion")


@pytest.mark.parametrize("whose", ["one of your minions", "another player's minion"])
@pytest.mark.parametrize("asked", ["it was played this turn", "it was moved this turn", "it has a counter on it"])
def test_more_of_it_for_one_of_which_something_is_so(whose: str, asked: str) -> None:
    """What was chosen in play can have been played this turn."""
    first = whose[0].upper() + whose[1:]
    text = f"{first} gains +2 power until the end of the turn. If {asked}, it gains +4 power instead."
    meant = told(text)
    assert meant.index("changes by +4") < meant.index("if not:") < meant.index("changes by +2")
    assert same(text, f"{first} gains +2 power until the end of the turn, or +4 power if {asked}.", "action")


@pytest.mark.parametrize("who", ["this minion", "your minions", "each of your minions"])
def test_in_a_duel_is_while_it_is_in_one(who: str) -> None:
    has = "has" if who.startswith(("this", "each")) else "have"
    text = f"Ongoing: In a duel, {who} {has} +2 power."
    assert same(text, f"Ongoing: While in a duel, {who} {has} +2 power.", "minion")


def test_in_a_duel_it_is_so_much_instead() -> None:
    play = "Play on a minion. Ongoing: This minion has +2 power."
    meant = told(f"{play} In a duel, it has +4 power instead.")
    assert "only while it is not so that the minion this card is on is one of the two in the duel" in meant
    with pytest.raises(TextError):
        readings("In a duel, draw a card.", type="minion")
