"""What bases say in other words: whose turn it is, when a base is gone, and what they count."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings


@pytest.mark.parametrize("who", ["the current player", "the active player", "the player whose turn it is"])
@pytest.mark.parametrize("every", ["each player", "all players"])
def test_everybody_but_the_one_whose_turn_it_is(who: str, every: str) -> None:
    text = f"Before this base scores, {every} other than {who} may draw a card."
    assert "every player such that (it is not so that it is the turn of that same one) may do this" in told(
        text, "base"
    )
    assert is_said_again(text, "base")


@pytest.mark.parametrize("what", ["actions", "cards"])
@pytest.mark.parametrize("when", ["during your turn", "on your turn"])
@pytest.mark.parametrize("cannot", ["are not", "cannot be"])
def test_not_affected_on_your_turn(what: str, when: str, cannot: str) -> None:
    meant = f"During your turn, your minions here are not affected by other players' {what}."
    assert same(f"Your minions here {cannot} affected by other players' {what} {when}.", meant, "base")


@pytest.mark.parametrize(
    "when",
    [
        ", before it is discarded,",
        ", before it is replaced,",
        ", before this base is replaced,",
        " (before it is discarded),",
        " (before it is replaced),",
        " (before being replaced),",
    ],
)
def test_before_it_is_gone(when: str) -> None:
    does = "the winner may move a minion from here to another base."
    assert same(f"After this base scores{when} {does}", f"After this base scores, {does}", "base")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "When this base scores, the winner gains 2 victory points.",
            "When this base scores, the winner gains 2 VP.",
        ),
        ("If you have the least minions here, draw a card.", "If you have the fewest minions here, draw a card."),
        (
            "Each action attached to this base cannot be moved.",
            "Each action on this base cannot be moved.",
        ),
    ],
)
def test_other_words(said: str, meant: str) -> None:
    if "If" in said:
        said, meant = (f"At the end of your turn, i{each[1:]}" for each in (said, meant))
    assert same(said, meant, "base")


@pytest.mark.parametrize(
    "text",
    [
        "After a minion is destroyed here, place a counter on this {}.",
        "When this base scores, the winner gains 1 VP for each counter on this {}.",
        "Once per turn, after you play a minion here, you may remove a counter from this {} to draw a card.",
    ],
)
def test_counters_on_the_base(text: str) -> None:
    assert same(text.format("base"), text.format("card"), "base")


@pytest.mark.parametrize("type_", ["minion", "action"])
def test_power_counters_on_a_base_that_is_another_card(type_: str) -> None:
    with pytest.raises(TextError):
        readings("Place a +1 power counter on this base.", type=type_)


@pytest.mark.parametrize("to", ["here", "to here"])
def test_transferred_here(to: str) -> None:
    text = f"After an action is played on another base, its owner may transfer it {to}."
    assert "that player transfers A to this base" in told(text, "base")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Minions moved here gain +1 power until the end of the turn.",
            "After a minion is moved here, it gains +1 power until the end of the turn.",
        ),
        (
            "Each minion played here gains +2 power until the end of the turn.",
            "After a minion is played here, it gains +2 power until the end of the turn.",
        ),
        (
            "Only players with a minion here can play actions here.",
            "Players who do not have a minion here cannot play actions here.",
        ),
        (
            "Only players with minions here may play actions here.",
            "Players who do not have a minion here cannot play actions here.",
        ),
        (
            "If a player has no minions here at the end of their turn, they discard a card.",
            "At the end of each player's turn, if that player has no minions here, they discard a card.",
        ),
        (
            "You may only play minions of power 3 or less here.",
            "You can only play minions of power 3 or less here.",
        ),
        (
            "Players may only play minions of power 3 or less here.",
            "Players can only play minions of power 3 or less here.",
        ),
        (
            "This base scores only if at least two players have minions here.",
            "This base cannot score unless at least two players have minions here.",
        ),
        (
            "After a minion here is destroyed, the player who controlled it draws a card.",
            "After a minion here is destroyed, its controller draws a card.",
        ),
        ("Minions here lose their Ongoing abilities.", "Minions here lose all Ongoing abilities."),
        (
            "The winner and runner-up each draw a card.",
            "After this base scores, the winner and the runner-up each draw a card.",
        ),
        (
            "Once per turn, if you have the most minions here, you may destroy one of them.",
            "Once per turn, if you have the most minions here, you may destroy one of your minions here.",
        ),
        (
            "You cannot play minions here if you already have a minion here.",
            "You cannot play minions here if you have a minion here.",
        ),
        ("Minions cannot be moved to here or from here.", "Minions cannot be moved to or from here."),
    ],
)
def test_said_shortly(said: str, meant: str) -> None:
    assert same(said, meant, "base")


@pytest.mark.parametrize(
    ("does", "meant"),
    [
        ("Destroy the others.", "Destroy the other minions here."),
        ("Return the rest to their owners' hands.", "Return the other minions here to their owners' hands."),
    ],
)
def test_the_others_than_those_chosen(does: str, meant: str) -> None:
    lead = "Before this base scores, each player chooses one of their minions here."
    assert same(f"{lead} {does}", f"{lead} {meant}", "base")


@pytest.mark.parametrize(
    "text",
    [
        "After you move a minion here from another base, it gains +1 power until the end of the turn.",
        "After you play a minion here, you may look at another player's hand and discard an action from it.",
        "After a player plays an action here, they may give another player a card from their hand to draw a card.",
    ],
)
def test_what_no_other_way_makes_sense_of(text: str) -> None:
    assert len(readings(text, type="base")) == 1
