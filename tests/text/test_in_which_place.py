"""In which place somebody is: by power while no base scores, as winner and runner-up where one does or has done."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

SCORED = "Special: After this base scores, if you {}, draw a card."


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("were in first place", "were the winner"),
        ("were first", "were the winner"),
        ("finished in first place", "were the winner"),
        ("came first", "were the winner"),
        ("were not in first place", "were not the winner"),
        ("weren't first", "were not the winner"),
        ("did not come in first", "were not the winner"),
        ("were in second place", "were the runner-up"),
        ("came in second here", "were the runner-up"),
        ("finished second", "were the runner-up"),
        ("came in third", "were the player in third place"),
        ("were in second or third place", "were the runner-up or the player in third place"),
        ("tied for first place", "were the winner and another player was the winner"),
    ],
)
def test_after_a_base_has_scored(said: str, meant: str) -> None:
    assert same(SCORED.format(said), SCORED.format(meant), "minion")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("When this base scores, if you are in second place, gain 1 VP.", "if you are the runner-up, gain 1 VP."),
        ("When this base scores, if you are in first place here, gain 1 VP.", "if you are the winner, gain 1 VP."),
        ("When this base scores, the player in first place draws a card.", "the winner draws a card."),
        ("When this base scores, the first-place player draws a card.", "the winner draws a card."),
    ],
)
def test_as_a_base_scores(said: str, meant: str) -> None:
    assert same(said, f"When this base scores, {meant}", "base")


@pytest.mark.parametrize("place", ["here", "on this base"])
@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("you are in first place {}", "you have the most power {}"),
        ("you're not in first place {}", "you do not have the most power {}"),
        ("you are in the lead {}", "you have the most power {}"),
        ("you are winning {}", "you have the most power {}"),
        ("you are not leading {}", "you do not have the most power {}"),
        ("you are in second place {}", "exactly one other player has more power {} than you"),
    ],
)
def test_by_power_while_no_base_scores(said: str, meant: str, place: str) -> None:
    for frame in ("If {}, draw a card.", "Ongoing: While {}, this minion has +1 power."):
        assert same(frame.format(said.format(place)), frame.format(meant.format(place)), "minion")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("a base where you are in first place", "a base where you have the most power"),
        ("a base where you are not in first place", "a base where you do not have the most power"),
        ("a base where you are in second place", "a base where exactly one other player has more power than you"),
        ("a base you are not winning", "a base where you do not have the most power"),
        ("a base you don't have the most power on", "a base where you do not have the most power"),
        ("a base where you are in the lead", "a base where you have the most power"),
    ],
)
def test_a_base_where_somebody_is_in_that_place(said: str, meant: str) -> None:
    text = "Play an extra minion on {}."
    assert same(text.format(said), text.format(meant), "action")
    assert is_said_again(text.format(said), "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("you are winning this base", "you have the most power on this base"),
        ("you are not winning any base", "you do not have the most power on any base"),
        ("you are winning at least one base", "you have the most power on at least one base"),
        ("you are winning two or more bases", "you have the most power on two or more bases"),
        ("you are in the lead on two or more bases", "you have the most power on two or more bases"),
        ("you are in first place on at least two bases", "you have the most power on at least two bases"),
        ("you are winning exactly one base", "there is exactly one base where you have the most power"),
        ("you have the most power on exactly two bases", "there are exactly two bases where you have the most power"),
        (
            "you are in second place on any base",
            "there is a base where exactly one other player has more power than you",
        ),
    ],
)
def test_which_bases_are_being_won(said: str, meant: str) -> None:
    assert same(f"If {said}, draw a card.", f"If {meant}, draw a card.", "minion")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("the player who came in first", "the winner"),
        ("the player who finished second", "the runner-up"),
        ("the second place player", "the runner-up"),
        ("the third-place player", "the player in third place"),
        ("each player who was not in first place", "each player other than the winner"),
        ("each player not in first place", "each player other than the winner"),
        ("each player who did not come in first", "each player other than the winner"),
    ],
)
def test_of_a_base_that_has_scored(said: str, meant: str) -> None:
    text = "After this base scores, {} draws a card."
    assert same(text.format(said), text.format(meant), "base")


@pytest.mark.parametrize(
    "who",
    [
        "the players in second and third place",
        "players in second and third place each",
        "the second and third place players",
        "the second-place and third-place players each",
    ],
)
def test_one_place_and_the_other(who: str) -> None:
    text = "After this base scores, {} draw a card."
    assert same(text.format(who), text.format("the runner-up and the player in third place each"), "base")


@pytest.mark.parametrize("when", ["Each time", "Whenever", "After"])
@pytest.mark.parametrize("come", ["come in second", "finish in second place", "finish second"])
def test_each_time_that_you_are_second(when: str, come: str) -> None:
    text = f"Ongoing: {when} you {come} on a base, draw a card."
    assert same(text, "Ongoing: After a base scores where you were the runner-up, draw a card.", "minion")


@pytest.mark.parametrize("gains", ["gains 1 fewer VP", "gets 1 less VP", "is awarded 1 less VP"])
@pytest.mark.parametrize("who", ["The winner", "The runner-up", "Each other player"])
def test_less_is_gained_from_the_base_that_scores(who: str, gains: str) -> None:
    text = f"Ongoing: When this base scores, {who.lower()} {gains}."
    assert same(text, f"Ongoing: {who} gains 1 less VP from this base.", "minion")


LACKING = (
    "every player such that (it is not so that the total power of that same one at this base is at least as much"
)


@pytest.mark.parametrize(
    "who",
    [
        "each player who does not have the most power here",
        "each player who isn't in first place here",
        "each player not in first place here",
        "each player not in first place",
        "each player without the most power here",
        "each player who is not winning here",
        "each player other than the player in first place here",
    ],
)
def test_players_without_the_most_power(who: str) -> None:
    text = f"Before this base scores, {who} may draw a card."
    assert LACKING in told(text, "base")


@pytest.mark.parametrize(
    "text",
    [
        "Before this base scores, the player in second place may draw a card.",
        "At the start of your turn, the player in second place here draws a card.",
        "The player in second place here may play an extra minion here on their turn.",
        "If there is a tie for first place here, you win it.",
        "Each player here who does not have the most power draws a card.",  # of those who are there, or of all
    ],
)
def test_what_is_not_known_on_a_base(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="base")


def test_players_in_first_place() -> None:
    one, other = "Players in first place here", "Players with the most power here"
    assert same(f"{one} cannot play minions here.", f"{other} cannot play minions here.", "base")


@pytest.mark.parametrize(
    ("who", "then"),
    [
        ("you win", "you were the winner"),
        ("you win that base", "you were the winner"),
        ("that player wins", "that player was the winner"),
        ("the chosen player wins it", "the chosen player was the winner"),
        ("the named player does not win", "the named player was not the winner"),
    ],
)
def test_who_will_have_won(who: str, then: str) -> None:
    text = "Special: Before a base scores, choose another player. {}, draw a card."
    later = f"After that base scores, if {then}"
    assert same(text.format(f"If {who}"), text.format(later), "action")


def test_what_is_done_otherwise_is_done_when_it_is_known_too() -> None:
    text = "Special: Before a base scores, choose a player. If that player wins, draw a card. {}, discard a card."
    assert same(
        text.format("Otherwise"),
        text.format("After that base scores, if that player was not the winner"),
        "action",
    )


@pytest.mark.parametrize("stop", [". If", "; if"])
@pytest.mark.parametrize(
    ("begin", "when"),
    [
        ("Choose another player.", "After the next base scores"),
        ("Special: Before a base scores, choose another player.", "After it scores"),
    ],
)
def test_what_is_asked_behind_it_is_asked_then_too(begin: str, when: str, stop: str) -> None:
    text = f"{begin} {when}, if that player was the winner, gain 1 VP{{}} that player was the runner-up, draw a card."
    assert same(text.format(stop), text.format(f". {when}, if"), "action")


@pytest.mark.parametrize("who", ["the named player won", "the chosen player won it", "that player won"])
def test_of_a_named_player_no_duel_is_meant(who: str) -> None:
    assert "duel" not in told(f"Name another player. After the next base scores, if {who}, draw a card.")


@pytest.mark.parametrize(
    "text",
    [
        "If you are in second place, draw a card.",  # where
        "If you are in third place here, draw a card.",
        "While you are in last place here, this minion has +1 power.",  # of those who have any power, or of all
        "If you are not in second place here, draw a card.",
        "If that player is in second place here, draw a card.",
    ],
)
def test_what_is_not_said(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")
