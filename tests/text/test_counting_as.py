"""What a card counts as besides what it is, cards named on others, and monsters destroyed without treasures."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card
from tests.text.test_errors import read

from smashrules.engine import missing
from smashrules.text.reading.errors import TextError
from smashrules.text.showing.paraphrase import explain_tree


def told(text: str) -> str:
    return explain_tree(read(text, type="action").tree, type="action")


@pytest.mark.parametrize(("kind", "one"), [("minion", "a minion"), ("action", "an action"), ("titan", "a titan")])
def test_it_counts_as_one_of_another_kind(kind: str, one: str) -> None:
    said = read(f"Choose a monster. It counts as {one} until the end of the turn.", type="action")

    assert f"A also counts as {one}" in explain_tree(said.tree, type="action")
    treated = f"Choose a monster. Treat it as {one} until the end of the turn."
    assert read(treated, type="action").tree == said.tree


@pytest.mark.parametrize("until", ["the end of the turn", "the start of your next turn"])
def test_one_of_yours_is_yours_for_as_long(until: str) -> None:
    text = f"Take control of a monster and treat it as one of your minions until {until}."
    apart = f"Take control of a monster until {until} and it counts as a minion until {until}."

    assert read(text, type="action").tree == read(apart, type="action").tree


@pytest.mark.parametrize(
    "text",
    [
        "Choose a monster. It does not count as a minion until the end of the turn.",
        "Choose a monster. It counts as two minions until the end of the turn.",
        "Choose a monster. It counts as one of your minions until the end of the turn.",
        "Choose a monster. It counts as a base until the end of the turn.",
    ],
)
def test_as_what_it_counts_is_a_kind_and_no_more(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize(
    ("whose", "meant"),
    [
        ("every minion you own", "every minion owned by you"),
        ("your minions here", "every minion controlled by you at the base this card is at"),
    ],
)
def test_it_has_the_names_of_others(whose: str, meant: str) -> None:
    text = f"Play on a base. Ongoing: This card has the names of {whose}."
    treated = f"Play on a base. Ongoing: Treat this card as if it also has the names of {whose}."

    assert f"this card itself also has the name of {meant}" in told(text)
    assert read(treated, type="action").tree == read(text, type="action").tree


def test_the_names_are_not_told_of_one_or_of_several() -> None:
    for text in ("This card has the names of a minion.", "Your minions have the names of your actions."):
        with pytest.raises(TextError):
            read(f"Play on a base. Ongoing: {text}", type="action")


@pytest.mark.parametrize(
    "without",
    ["without drawing treasures", "but do not collect any treasure cards", "but do not draw any treasures"],
)
def test_monsters_are_destroyed_without_treasures(without: str) -> None:
    text = f"Choose a base. Destroy all monsters there {without}."

    assert "you destroy every monster at A (without drawing the treasures that are won by it)" in told(text)
    with pytest.raises(TextError):
        read(text.replace("monsters", "minions"), type="action")


def test_what_a_game_can_do_of_it() -> None:
    counts = "Choose a minion. It counts as an action until the end of the turn."

    assert "Counts.kind" in missing(card("Gate", "action", counts))
    names = "Play on a base. Ongoing: This card has the names of your minions here."
    assert missing(card("Gate", "action", names)) == ()


def test_titans_that_do_not_make_others_leave_cannot_lose_a_clash() -> None:
    kept = read("Titans here do not make other titans leave.", type="base").tree

    assert kept == read("Titans here cannot lose a clash.", type="base").tree


def test_who_must_have_you_do_either_chooses_which() -> None:
    text = "Choose another player. They must have you either draw a card, or play an extra action."

    assert "A chooses one of these:" in told(text)
    assert "(1) you draw a card" in told(text)
    assert "(2) you play one extra action" in told(text)


@pytest.mark.parametrize(
    "said", ["whose name appears in an ability on", "whose name is in an ability of", "named on"]
)
def test_a_card_that_another_one_names(said: str) -> None:
    text = f"Choose a minion. Search your deck for a minion {said} the chosen minion and place it in your hand."
    plain = "Choose a minion. Search your deck for a minion named on the chosen minion and place it in your hand."

    assert "one minion whose name stands in an ability of A" in told(text)
    assert read(text, type="action").tree == read(plain, type="action").tree
    assert missing(card("Gate", "action", text)) == ()


def test_on_which_card_it_is_named_is_known() -> None:
    with pytest.raises(TextError):
        read("Destroy a minion named on another minion.", type="action")
