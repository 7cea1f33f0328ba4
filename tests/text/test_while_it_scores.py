"""What holds while a base is scoring, hands that are larger or smaller, and power compared with yours."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card
from tests.text.test_errors import read
from tests.text.worded import is_said_again, same

from smashrules.engine import missing
from smashrules.text.reading.errors import TextError
from smashrules.text.saying.printer import to_text
from smashrules.text.showing.paraphrase import explain_tree

ON_A_BASE = "Play on a base. Ongoing: "


def tree(text: str) -> object:
    return read(text, type="action").tree


def test_it_holds_only_while_the_base_is_scoring() -> None:
    text = f"{ON_A_BASE}Other players cannot use Special abilities while this base is scoring."
    found = read(text, type="action").tree

    told = explain_tree(found, type="action")
    assert "only while this is going on: the base this card is at scores:" in told
    assert tree(to_text(found, type="action")) == found
    assert found != tree(text.replace(" while this base is scoring", ""))


@pytest.mark.parametrize("base", ["a base", "another base"])
def test_which_base_is_scoring_is_known(base: str) -> None:
    with pytest.raises(TextError):
        read(f"{ON_A_BASE}Other players cannot play actions while {base} is scoring.", type="action")


@pytest.mark.parametrize(("changed", "plainly"), [("reduced", "-2"), ("increased", "+2")])
def test_hands_are_larger_or_smaller(changed: str, plainly: str) -> None:
    said = read(f"{ON_A_BASE}The maximum hand size of each other player is {changed} by 2.", type="action").tree

    assert tree(f"{ON_A_BASE}Other players have their maximum hand size {changed} by 2.") == said
    assert tree(f"{ON_A_BASE}Other players have {plainly} maximum hand size.") == said
    assert tree(to_text(said, type="action")) == said
    assert tree(f"{ON_A_BASE}Each player has {plainly} maximum hand size.") != said


@pytest.mark.parametrize(
    "text", ["Your minions have +1 maximum hand size.", "The power of each player is reduced by 1."]
)
def test_only_a_player_has_a_hand_and_only_cards_have_power(text: str) -> None:
    with pytest.raises(TextError):
        read(f"{ON_A_BASE}{text}", type="action")


@pytest.mark.parametrize("compared", ["less", "more"])
def test_players_are_picked_by_their_power_beside_yours(compared: str) -> None:
    text = f"Each player with {compared} power here than you discards a card."
    found = read(text, type="minion").tree

    words = f"is {compared} than your total power at the base this card is at"
    assert words in explain_tree(found, type="minion")
    assert to_text(found, type="minion") == text


def test_both_are_said_of_the_same_players() -> None:
    who = "players with less power here than you"
    text = f"{ON_A_BASE}Other {who} have -2 maximum hand size and cannot use Special abilities."
    apart = f"{ON_A_BASE}Other {who} have -2 maximum hand size. Other {who} cannot use Special abilities."

    assert tree(text) == tree(apart)


def test_no_game_knows_yet_what_is_going_on() -> None:
    text = f"{ON_A_BASE}Other players cannot play actions while this base is scoring."

    assert "the construct Amid" in missing(card("Gate", "action", text))


def test_the_base_that_comes_is_scored_in_the_place_of_the_one_that_was() -> None:
    plain = "Before this base scores, replace it with the top card of the base deck keeping each card here."
    text = f"{plain} Score the replacement base."
    found = read(text, type="base").tree

    assert "next, you score the base that replaces it" in explain_tree(found, type="base")
    printed = plain.removesuffix(" keeping each card here.")
    kept = f"{printed}. Keep all cards on it, discard this card, and keep scoring."
    assert read(kept, type="base").tree == found
    assert "bases that an ability has scored" in missing(card("Gate", "base", text))
    assert not missing(card("Gate", "base", plain))


@pytest.mark.parametrize("text", ["Score a base.", "Before this base scores, score this base."])
def test_no_other_base_is_scored_by_a_text(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="base")


@pytest.mark.parametrize(
    ("early", "plain"),
    [
        ("before this base scores", "while this base is about to score"),
        ("when this base scores", "while this base is scoring"),
        ("while this base scores", "while this base is scoring"),
    ],
)
@pytest.mark.parametrize(
    "what",
    [
        "Other players cannot use Special abilities",
        "Other players cannot play actions",
        "Minions here cannot be moved",
        "Your minions here cannot be destroyed",
    ],
)
def test_what_cannot_be_as_it_scores(early: str, plain: str, what: str) -> None:
    found = tree(f"{ON_A_BASE}{what} {early}.")

    assert found == tree(f"{ON_A_BASE}{what} {plain}.")
    assert found == tree(f"{ON_A_BASE}{early.capitalize()}, {what[0].lower()}{what[1:]}.")
    assert found != tree(f"{ON_A_BASE}{what}.")
    ahead = "about" in plain
    assert f"is {'about to happen' if ahead else 'going on'}: the base" in explain_tree(found, type="action")  # type: ignore[arg-type]
    assert tree(to_text(found, type="action")) == found  # type: ignore[arg-type]
    assert (found == tree(f"{ON_A_BASE}{what} while this base is scoring.")) != ahead


@pytest.mark.parametrize("late", ["after this base scores", "before a base scores", "before your turn"])
def test_it_is_not_told_how_long_it_cannot_be(late: str) -> None:
    with pytest.raises(TextError):
        read(f"{ON_A_BASE}Other players cannot play actions {late}.", type="action")


_WENT = ("did not win", "did not win it", "gained no VP", "were not awarded any VP", "did not gain any VP")


@pytest.mark.parametrize("went", _WENT)
@pytest.mark.parametrize("had", ["a minion", "two or more minions"])
@pytest.mark.parametrize("does", ["gain 1 VP", "draw two cards and gain 1 VP"])
def test_how_it_went_is_asked_of_the_scoring(went: str, had: str, does: str) -> None:
    text = f"Special: Play after a base scores where you had {had} but {went}. {does.capitalize()}."
    whole = f"Special: Play after a base scores where you had {had}. If you {went}, {does}."

    assert tree(text.replace("vp", "VP")) == tree(whole)
    short = f"Special: After a base scores where you had {had} but {went}, {does}."
    assert tree(short) == tree(whole)
    assert tree(text.replace("vp", "VP")) != tree(f"Special: Play after a base scores where you had {had}. {does}.")


@pytest.mark.parametrize(
    "text",
    [
        "Special: Play after a base scores where you had a minion but did not win. Draw a card. Gain 1 VP.",
        "Special: Play after a base scores where you had a minion but lost. Draw a card.",
        "Special: Play after a base scores where another player had a minion but did not win. Draw a card.",
    ],
)
def test_of_how_much_it_is_asked_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize("win", ["win", "won", "won it"])
@pytest.mark.parametrize("when", ["After", "When"])
def test_who_wins_as_a_base_scores_is_its_winner(win: str, when: str) -> None:
    text = f"Special: {when} this base scores, if you {win}, draw a card."
    plain = text.replace(f"you {win}", "you are the winner")

    assert read(text, type="minion").tree == read(plain, type="minion").tree
    assert "wins a duel" not in explain_tree(read(text, type="minion").tree, type="minion")


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        ("When this base scores, each minion here has +3 power.", "each minion here has +3 power", "base"),
        (
            "When this base scores, each minion of power 2 or less here counts as having power 4.",
            "each minion of power 2 or less here has power 4",
            "base",
        ),
        ("Each minion here has +1 power while this base scores.", "each minion here has +1 power", "base"),
        (
            "Ongoing: When this base scores during another player's turn, this minion has +3 power.",
            "if it is another player's turn, this minion has +3 power",
            "minion",
        ),
        (
            "Ongoing: If this base scores on your turn, this minion has +3 power.",
            "if it is your turn, this minion has +3 power",
            "minion",
        ),
    ],
)
def test_power_that_is_had_as_the_base_scores(said: str, meant: str, card: str) -> None:
    label = "Ongoing: " if said.startswith("Ongoing") else ""
    assert same(said, f"{label}While this base is scoring, {meant}.", card)
    assert is_said_again(said, card)


@pytest.mark.parametrize("text", ["gains +3 power", "gains power 3"])
def test_power_that_is_gained_lasts_for_a_time(text: str) -> None:
    with pytest.raises(TextError):
        read(f"When this base scores, each minion here {text}.", type="base")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("with fewer than six minions here", "while there are fewer than six minions here"),
        ("with no minions here", "while there are no minions here"),
        ("with an action here", "while there is an action here"),
        ("without a minion of power 5 or more here", "unless there is a minion of power 5 or more here"),
        ("without at least two actions here", "unless there are at least two actions here"),
    ],
)
@pytest.mark.parametrize("score", ["cannot score", "cannot be scored"])
def test_with_so_many_there_it_cannot_score(score: str, said: str, meant: str) -> None:
    assert same(f"This base {score} {said}.", f"This base {score} {meant}.", "base")
    assert is_said_again(f"This base {score} {said}.", "base")
