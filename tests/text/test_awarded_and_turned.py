"""What a base has awarded, what is taken from it, which base comes next, and cards that lie face up or down."""

from __future__ import annotations

import pytest

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.saying.printer import to_text
from smashrules.text.showing.paraphrase import explain_tree

SCORED = "Special: After a base scores,"


def same(one: str, other: str, kind: str = "action") -> bool:
    return read(one, type=kind).tree == read(other, type=kind).tree


@pytest.mark.parametrize("whose", ["your", "the winner's", "the runner-up's"])
@pytest.mark.parametrize("award", ["award", "VP award"])
@pytest.mark.parametrize(
    "deed", ["draw cards equal to {}", "gain VPs equal to {}", "if {} is 2 or less, draw a card"]
)
def test_an_award_is_a_number(whose: str, award: str, deed: str) -> None:
    tree = read(f"{SCORED} {deed.format(f'{whose} {award} there')}.", type="action").tree
    assert to_text(tree, type="action") == f"{SCORED} {deed.format(f'{whose} VP award there')}."
    assert "got from A as it scored" in explain_tree(tree, type="action")


def test_the_award_of_somebody() -> None:
    assert same(
        f"{SCORED} draw cards equal to the award of the winner there.",
        f"{SCORED} draw cards equal to the winner's award there.",
    )
    here = "After this base scores, each player with a minion here draws cards equal to their award"
    assert same(f"{here}.", f"{here} here.", "base")


@pytest.mark.parametrize(
    "text",
    [
        "Draw cards equal to your award.",
        f"{SCORED} draw cards equal to each player's award there.",
        f"{SCORED} draw cards equal to the highest award there.",
        f"{SCORED} draw two cards equal to your award there.",
        "Destroy an award.",
        "Gain 2 VPs equal to the number of your minions.",
    ],
)
def test_whose_and_of_which_base_must_be_told(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("Each other player loses one of their VP.", "Each other player loses 1 VP."),
        ("Lose two of your VP to draw a card.", "Lose 2 VPs to draw a card."),
        ("Give another player one of your VP.", "Give another player 1 VP."),
    ],
)
def test_points_that_are_lost_are_ones_own(said: str, plain: str) -> None:
    assert same(said, plain)


@pytest.mark.parametrize("got", ["you get", "you gain", "take", "you take"])
@pytest.mark.parametrize("whose", ["their", "that player's"])
def test_points_that_were_somebodys_are_taken_from_them(got: str, whose: str) -> None:
    assert same(
        f"Choose another player. {got.capitalize()} one of {whose} VP.",
        "Choose another player. Take 1 VP from that player.",
    )


@pytest.mark.parametrize(
    "award", ["that base's printed awards", "that base's awards", "the base's award", "its awards"]
)
def test_what_comes_with_the_scoring_is_taken_when_it_has_come(award: str) -> None:
    begin = "Special: Play before a base scores. Choose another player."
    assert same(
        f"{begin} If that player is the winner, you get one of their VP from {award}.",
        f"{begin} After that base scores, if that player is the winner, take 1 VP from that player.",
    )


def test_once_it_has_scored_it_is_taken_at_once() -> None:
    assert same(
        f"{SCORED} take one of the winner's VP from that base's award.", f"{SCORED} take 1 VP from the winner."
    )


@pytest.mark.parametrize(
    "text",
    [
        "Choose another player. You get one of their VP from that base's award.",
        "Special: Before a base scores, take one of the winner's VP from that base's award.",
        "Choose a minion. Take one of its VP.",
        "Take one of your VP.",
    ],
)
def test_where_nothing_scores_nothing_is_awarded(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


NEXT = f"{SCORED} replace that base with a base from the base discard pile."


@pytest.mark.parametrize(
    "text",
    [
        f"{SCORED} add a base from the base discard pile instead of drawing a new base.",
        f"{SCORED} choose a base of your choice from the base discard pile instead of drawing another base.",
        f"{SCORED} put a base from the discard pile into play instead of turning over the top card of the base deck.",
        f"{SCORED} instead of drawing the next base, play a base from the base discard pile.",
        f"{SCORED} replace that base with a base from the base discard pile instead of drawing a new base.",
        "Special: Play after a base scores. Use a base from the discard pile instead of the top card of the base"
        " deck.",
    ],
)
def test_which_base_comes_is_told_by_the_one_that_does_not(text: str) -> None:
    assert same(text, NEXT)


def test_it_is_the_base_itself_on_a_base() -> None:
    one = (
        "After this base scores, the winner may add a base from the base discard pile instead of drawing a new base."
    )
    other = "After this base scores, the winner may replace this base with a base from the base discard pile."
    assert same(one, other, "base")


@pytest.mark.parametrize(
    "text",
    [
        "Add a base from the base discard pile instead of drawing a new base.",
        f"{SCORED} draw two cards instead of drawing a new base.",
        f"{SCORED} add a base from your hand instead of drawing a new base.",
        f"{SCORED} add a minion from your discard pile instead of drawing a new base.",
    ],
)
def test_another_deed_replaces_no_base(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize("all_", ["all other", "each other"])
@pytest.mark.parametrize("there", ["on it", "here", "there", "on this base"])
@pytest.mark.parametrize("end", ["", " Replace it normally."])
def test_a_base_goes_with_all_that_is_on_it(all_: str, there: str, end: str) -> None:
    noun = "cards" if all_.startswith("all") else "card"
    text = f"Play on a base. Talent: Destroy this base and {all_} {noun} {there}.{end}"
    assert same(text, "Play on a base. Talent: Destroy each other card here and destroy this base.")


def test_a_base_that_is_chosen_goes_with_its_minions() -> None:
    text = "You may destroy a base and all minions on it."
    assert same(text, "You may choose a base, destroy each minion on that base, and destroy that base.")


@pytest.mark.parametrize("kind", ["card", "minion"])
def test_cards_on_it_are_there_where_it_is_a_base(kind: str) -> None:
    assert same(f"Choose a base. Destroy each {kind} on it.", f"Choose a base. Destroy each {kind} on that base.")


def test_actions_on_a_base_are_those_played_on_it() -> None:
    meant = explain_tree(read("Choose a base. Destroy each action on it.", type="action").tree, type="action")
    assert "attached to A" in meant


@pytest.mark.parametrize("it", ["the top card of the base deck", "the top base", "the top base card"])
@pytest.mark.parametrize(
    ("said", "way"), [("face up", "face up"), ("face down", "face down"), ("up", "face up"), ("down", "face down")]
)
def test_a_card_is_turned(it: str, said: str, way: str) -> None:
    long = f"Turn the top card of the base deck {way} until the end of the turn."
    tree = read(f"Turn {it} {said} until the end of the turn.", type="action").tree
    assert to_text(tree, type="action") == long
    assert read(f"Turn {said} {it} until the end of the turn.", type="action").tree == tree


def test_as_long_as_its_card_is_in_play() -> None:
    one, other = "Ongoing: Turn the top card of your deck face up.", "Ongoing: The top card of your deck is face up."
    assert same(one, other, "minion")


def test_what_holds_while_it_lies_so() -> None:
    for comma in ("", ","):
        text = f"Ongoing: While the top base card is face up{comma} this minion has +1 power."
        assert same(text, "Ongoing: If the top card of the base deck is face up, this minion has +1 power.", "minion")


def test_a_base_has_the_abilities_of_another_and_not_its_own() -> None:
    tree = read(
        "Play on a base. Ongoing: While the top base is face up, this base also has its abilities.", type="action"
    ).tree
    assert "has the abilities that are printed on A" in explain_tree(tree, type="action")


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("action", "Turn the top card of your deck face up."),
        ("minion", "Ongoing: While a minion is face up, draw a card."),
        ("minion", "Ongoing: While the top base was face up, this minion has +1 power."),
        ("action", "Turn the top card of your deck face up or face down until the end of the turn."),
        ("minion", "Ongoing: This minion has the abilities of this minion."),
        ("action", "Flip the top card of the base deck until the end of the turn."),
    ],
)
def test_how_long_and_which_of_them_must_be_told(kind: str, text: str) -> None:
    with pytest.raises(TextError):
        read(text, type=kind)
