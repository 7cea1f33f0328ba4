"""Turns of phrase that say what the house says in other words, and what only sounds like them."""

from __future__ import annotations

import pytest

from smashrules.cards import names
from smashrules.text.reading.reading import read, trees
from smashrules.text.saying.printer import to_text
from smashrules.text.showing.paraphrase import explain_tree

PLAYED = "After you play a minion here, you may draw a card."
SAME = [
    ("base", "Once per turn, after you play a minion here, you may draw a card.", f"{PLAYED} Once per turn."),
    ("base", "Once per turn, after you play a minion here, you may draw a card.", f"{PLAYED} Limit once per turn."),
    (
        "base",
        "After this base scores, each player may shuffle one of their minions here into their deck instead of the "
        "discard pile.",
        "After this base scores, each player may shuffle one of their minions from here into their deck instead of "
        "discarding it.",
    ),
    (
        "base",
        "After this base scores, each player other than the winner draws a card.",
        "After this base scores, each player who did not win draws a card.",
    ),
    (
        "action",
        "Choose one of your minions. Destroy a minion with less power than that minion.",
        "Choose one of your minions. Destroy a minion whose power is lower than that minion's.",
    ),
    (
        "action",
        "Return a minion to its owner's hand. Destroy a minion with greater power than that minion.",
        "Return a minion to its owner's hand. Destroy a minion with power greater than that minion had.",
    ),
    (
        "minion",
        "If this base's breakpoint is greater than 20, draw a card.",
        "If this base's breakpoint is higher than 20, draw a card.",
    ),
    (
        "action",
        "Play on a minion. Ongoing: This minion's abilities are cancelled.",
        "Play on a minion. Ongoing: This minion has no abilities.",
    ),
    (
        "minion",
        "Ongoing: If this minion is the only minion here, it has +2 power.",
        "Ongoing: If this minion is alone here, it has +2 power.",
    ),
    (
        "minion",
        "If you have one or fewer minions in play, draw a card.",
        "If you have fewer than two minions in play, draw a card.",
    ),
    (
        "minion",
        "Ongoing: Each minion that was played here this turn has -1 power.",
        "Ongoing: Minions played here this turn have -1 power.",
    ),
    (
        "minion",
        "Ongoing: This minion has +1 power for each action here (up to 4).",
        "Ongoing: This minion has +1 power for each action here, to a maximum of +4.",
    ),
    (
        "minion",
        "If a minion has been moved to or from here this turn, draw a card.",
        "If a minion was moved to or from this base this turn, draw a card.",
    ),
    (
        "action",
        "Each other player may draw a card. Draw a card for each other player who did so.",
        "Each other player may draw a card. Draw a card for each other player who did.",
    ),
    (
        "minion",
        "Draw a card OR destroy a minion of power 1 or less here.",
        "Choose one: draw a card; or destroy a minion of power 1 or less here.",
    ),
    (
        "minion",
        "Ongoing: After another base scores, draw a card.",
        "Ongoing: After a base other than this one scores, draw a card.",
    ),
    (
        "action",
        "Choose two of your minions. Each of them gains +2 power until the end of the turn.",
        "Choose two of your minions. Each gains +2 power until the end of the turn.",
    ),
    (
        "action",
        "Place this action on the bottom of your deck instead of the discard pile.",
        "Put this action on the bottom of your deck instead of in your discard pile.",
    ),
    ("action", "Place this action in the box. Draw two cards.", "Remove this action from the game. Draw two cards."),
    ("action", "Place a +1 power counter on one of your minions.", "Put a +1 power counter on one of your minions."),
    (
        "minion",
        "Ongoing: After at least one minion moves here, draw a card.",
        "Ongoing: After one or more minions move to here, draw a card.",
    ),
]


def meaning(kind: str, text: str) -> object:
    """The one thing that a text means."""
    return read(text, type=kind).tree


@pytest.mark.parametrize(("kind", "house", "other"), SAME)
def test_the_same_in_other_words(kind: str, house: str, other: str) -> None:
    assert meaning(kind, other) == meaning(kind, house)


@pytest.mark.parametrize(
    ("kind", "text", "said"),
    [
        (
            "action",
            "Move up to two of your minions from one base to another.",
            "you move 0 to 2 minions in play controlled by you from one base [A] to one base other than A "
            "(all to the same one)",
        ),
        (
            "action",
            "Each of your minions that was not played or moved this turn gains +1 power until the end of the turn.",
            "it is not so that this has happened this turn",
        ),
        (
            "action",
            "Destroy a minion with the highest power at a base.",
            "with the highest power among these (if several tie, one that you choose) at one base",
        ),
        (
            "action",
            "Destroy the minion with the highest power at a base.",
            "with the highest power among these (if several tie, one that you choose) at one base",
        ),
        (
            "action",
            "Each other player discards cards from the top of their deck until they discard a minion.",
            "every player other than you [A] discards as many as it takes to have one minion among them: cards from "
            "the top of the deck of A",
        ),
        (
            "minion",
            "Choose another minion. If its power is higher than this minion's power, draw a card.",
            "if the power of (A) is more than the power of (this card itself)",
        ),
        (
            "minion",
            "Reveal the top card of your deck. If it has the same name as one of your minions in play, draw it.",
            "if A is one card whose name is that of one minion in play controlled by you",
        ),
    ],
)
def test_what_is_meant(kind: str, text: str, said: str) -> None:
    found, _ = trees(text, kind, names())

    assert len(found) == 1
    assert said in explain_tree(found[0], type=kind)


@pytest.mark.parametrize(
    "text",
    [
        "You may discard a card. If you do, draw a card and you may swap your deck with your discard pile.",
        "Look at the top two cards of your deck. You may draw them and shuffle the rest of your hand into your deck.",
        "Each other player may draw a card. If no other players drew a card, gain 1 VP.",
        "Move a minion to a base with a lower breakpoint than this base.",
    ],
)
def test_it_is_said_again_in_the_same_words(text: str) -> None:
    assert to_text(read(text, type="minion").tree, type="minion") == text


@pytest.mark.parametrize(("called", "meant"), [("Rose Red", "card"), ("the minion Rose Red", "minion")])
def test_by_its_name_alone_any_card_of_the_name_is_meant(called: str, meant: str) -> None:
    text = f"Ongoing: If {called} is here, this minion has +2 power."
    tree = read(text, type="minion", names=names()).tree
    assert f"at least 1 {meant} called 'Rose Red'" in explain_tree(tree, type="minion")
    assert to_text(tree, type="minion") == text


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("minion", "Ongoing: You may only play this minion on a base where you have no minions."),
        ("minion", "Play this minion only on one of your minions."),
        ("action", "Play on a base. Talent: Transfer this action to another base. It gains +2 power."),
        ("action", "If you have two Madness cards in your hand, return it to the Madness deck."),
        ("minion", "Any other player may move this minion to another base."),
    ],
)
def test_what_would_lose_a_word_or_mean_nothing_is_not_read(kind: str, text: str) -> None:
    assert trees(text, kind, names())[0] == []


@pytest.mark.parametrize(
    ("text", "chooses"),
    [
        ("Choose another player. They must draw a card or this minion gains +1 power.", "A chooses one of these:"),
        ("Each other player must discard a card or you draw a card.", "A chooses one of these:"),
        ("Destroy a minion or draw a card.", "you choose one of these:"),
    ],
)
def test_who_must_do_one_thing_or_else_another_happens_chooses(text: str, chooses: str) -> None:
    text = text.replace("+1 power.", "+1 power until the end of the turn.")
    assert chooses in explain_tree(read(text, type="minion").tree, type="minion")


def test_what_takes_a_part_leaves_the_rest_as_it_would_have_been() -> None:
    one = (
        "Ongoing: If you would place at least one +1 power counter on your minions, you may place one of them on "
        "this minion instead."
    )
    assert "to the others as it would have" in explain_tree(read(one, type="minion").tree, type="minion")
    other = "Ongoing: If you would place a +1 power counter on one of your minions, you may draw a card instead."
    assert "to the others" not in explain_tree(read(other, type="minion").tree, type="minion")


@pytest.mark.parametrize(
    "event",
    [
        "After you place a card into another player's hand",
        "After another player plays or discards a card they do not own from a hand or deck",
        "After you play a card that moves your minions to here",
    ],
)
def test_an_event_is_said_again_in_the_same_words(event: str) -> None:
    text = f"Ongoing: {event}, draw a card."
    assert to_text(read(text, type="minion").tree, type="minion") == text


def test_what_is_so_only_while_it_is_here_is_said_so() -> None:
    text = "If you have exactly one minion here, it gains +5 power while it is here until the end of the turn."
    tree = read(f"At the start of your turn, {text[0].lower()}{text[1:]}", type="base").tree
    assert to_text(tree, type="base").endswith("it gains +5 power while it is here until the end of the turn.")
