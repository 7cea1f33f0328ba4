"""What follows when somebody has done what they may do: who does it, and of whom it is asked."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.reading import read

MAY = "Another player may discard a card."


@pytest.mark.parametrize("deed", ["draw two cards", "place a +1 power counter on this minion", "gain 1 VP"])
def test_who_is_told_to_do_it_with_no_name_is_you(deed: str) -> None:
    text = f"{MAY} If they do, {deed}."
    assert same(text, f"{MAY} If they do so, {deed}.", "minion")
    assert same(text, f"{MAY} If that player does, {deed}.", "minion")
    assert is_said_again(text, "minion")
    assert "\n    you " in told(text, "minion")


@pytest.mark.parametrize("who", ["they draw", "that player draws"])
def test_it_is_they_where_that_is_said(who: str) -> None:
    assert "you draw" not in told(f"{MAY} If they do, {who} two cards.")


def test_you_may_be_named() -> None:
    each = "Each other player may discard a card."
    assert same(f"{each} If they do, you draw a card.", f"{each} If they do, draw a card.", "minion")
    assert not same(f"{each} If they do, they draw a card.", f"{each} If they do, draw a card.", "minion")


@pytest.mark.parametrize("does", ["do", "do so", "do not"])
@pytest.mark.parametrize("whose", ["owner", "controller"])
def test_it_is_asked_of_those_who_may_and_not_of_whoever_did_something_before(does: str, whose: str) -> None:
    after = "Ongoing: After another player plays a minion on this base,"
    meant = told(f"{after} its {whose} may draw a card. If they {does}, draw a card.")
    assert f"A's {whose} did what the part before said" in meant


@pytest.mark.parametrize("asked", ["If it was owned by another player,", "If another player owned it,"])
@pytest.mark.parametrize("who", ["they may draw", "that player may draw", "its owner may draw"])
def test_the_player_who_owns_it_is_its_owner(asked: str, who: str) -> None:
    text = f"Return a minion to its owner's hand. {asked} {who} a card."
    assert same(text, f"Return a minion to its owner's hand. {asked} its owner may draw a card.", "action")


@pytest.mark.parametrize(
    ("card", "asked"), [("an action", "belonged to another player"), ("a minion", "was owned by another player")]
)
def test_what_belonged_to_somebody_was_owned_by_them(card: str, asked: str) -> None:
    text = (
        f"Place {card} on the bottom of its owner's deck. If it {asked}, they may draw a card; if they do, gain 1 VP."
    )
    meant = told(text)
    assert "A's owner did what the part before said" in meant
    assert "you gain 1 VP" in meant
    assert len(read(text, type="action").tree.abilities) == 1
