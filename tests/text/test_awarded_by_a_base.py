"""What a base gives to whom: so much more or less, or nothing at all."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

BEFORE = "Special: Before a base scores, "
CHOSEN = f"{BEFORE}choose another player with a minion there. "
NOTHING = f"{BEFORE}players cannot gain VP from that base this turn."


@pytest.mark.parametrize(
    ("text", "so"),
    [
        (f"{BEFORE}you gain 2 more VP from that base.", "the VP that you get from A change by +2"),
        (f"{BEFORE}draw a card. You gain 1 additional VP from it.", "the VP that you get from A change by +1"),
        (
            f"{BEFORE}the winner gains 1 less VP from it.",
            "the VP that every player who is the winner of the base get",
        ),
        (f"{CHOSEN}They gain 1 less VP from that base.", "the VP that B get from A change by minus 1"),
        (f"{CHOSEN}You are each awarded 1 less VP for that base.", "the VP that you together with B each get from A"),
        (
            f"{CHOSEN}You both gain 1 fewer VP from it.",
            "the VP that you together with B each get from A change by minus 1",
        ),
    ],
)
def test_what_is_gained_more_or_less_from_a_base_about_to_score(text: str, so: str) -> None:
    assert "until the end of the turn" in told(text)
    assert so in told(text)
    assert is_said_again(text, "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("When this base scores, you gain 1 more VP from it.", "You gain 1 more VP from this base."),
        (
            "When this base scores, other players gain 1 less VP from it.",
            "Other players gain 1 less VP from this base.",
        ),
        ("Nobody gains VP from this base.", "Players cannot gain VP from this base."),
        ("When this base scores, no other player gains VP.", "Other players cannot gain VP from this base."),
        ("You gain no VP from this base.", "You cannot gain VP from this base."),
        (
            "If players tie for first place when this base scores, nobody gets any VP from it.",
            "While this base is scoring, if players are tied for the most power here, "
            "players cannot gain VP from this base.",
        ),
        (
            "When this base scores, if two or more players are tied for the most power here, none of them gain VP.",
            "While this base is scoring, if players are tied for the most power here, "
            "players with the most power here cannot gain VP from this base.",
        ),
        (
            "When this base scores, each player without an action here gains no VP.",
            "Players without an action here cannot gain VP from this base.",
        ),
    ],
)
def test_what_is_so_whenever_the_base_scores(said: str, meant: str) -> None:
    assert same(f"Ongoing: {said}", f"Ongoing: {meant}", "minion")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (f"{BEFORE}nobody gains VP from that base.", NOTHING),
        (f"{BEFORE}no player gets any VP from it.", NOTHING),
        (
            f"{CHOSEN}Neither of you gains VP from it.",
            f"{CHOSEN}You and that player cannot gain VP from it this turn.",
        ),
        (f"{CHOSEN}That player gains no VP from it.", f"{CHOSEN}That player cannot gain VP from it this turn."),
    ],
)
def test_who_gains_nothing_from_a_base_about_to_score(said: str, meant: str) -> None:
    assert same(said, meant, "action")


@pytest.mark.parametrize(
    "text",
    [
        "Ongoing: You may gain 1 more VP from this base.",
        "You gain 1 more VP from a base.",
    ],
)
def test_what_is_no_award(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Third place on this base gains no VP.", "The player in third place cannot gain VP from this base."),
        ("When this base scores, second place is worth no VP.", "The runner-up cannot gain VP from this base."),
        ("The winner of this base draws a card.", "The winner here draws a card."),
        ("The runner-up of this base may draw a card.", "The runner-up here may draw a card."),
        (
            "This base's breakpoint increases by 1 for each action here.",
            "This base has +1 breakpoint for each action here.",
        ),
        (
            "This base's breakpoint drops by 2 for each minion here.",
            "This base has -2 breakpoint for each minion here.",
        ),
    ],
)
def test_what_bases_say_of_places_and_breakpoints(said: str, meant: str) -> None:
    assert same(said, meant, "base")


@pytest.mark.parametrize("who", ["Each player", "Each other player", "Choose a player"])
def test_players_with_so_many_points(who: str) -> None:
    text = f"{who} with 10 or more VP" + (". They discard a card." if who[0] == "C" else " discards a card.")
    assert "the VP of (that same one) is at least 10" in told(text)
    assert is_said_again(text.replace("Choose a", "Choose one"), "action")
