"""Which of several was chosen, a different option each time, and what was so when something happened."""

from __future__ import annotations

import pytest

from smashrules.effects.actions import Act, ForEach, OneOf
from smashrules.effects.conditions import HeldWhen, Possible, TurnOf
from smashrules.effects.node import walk
from smashrules.effects.selectors import Quantity, Ref, Select
from smashrules.effects.verbs import Verb
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.saying.printer import to_text
from smashrules.text.showing.paraphrase import explain_tree

SAME = [
    (
        "action",
        "Discard two cards. For each one, choose a different option below: - Draw two cards. - Play an extra action.",
        "Discard two cards. For each of them, choose a different one: draw two cards OR play an extra action.",
    ),
    ("action", "Choose one of the options below: - Draw a card. - Play an extra action.", "Choose one: draw a card OR"
     " play an extra action."),
    ("action", "Reveal the top or bottom two cards of your deck.", "Reveal two cards from the top or bottom of your"
     " deck."),
    (
        "action",
        "Look at any number of buried or stored cards.",
        "Look at any number of buried cards and look at any number of cards stored under cards.",
    ),
    (
        "titan",
        "Special: On your turn, you may play this titan, keeping up to six counters on it.",
        "Special: On your turn, you may play this titan. If you do, remove all but six counters from it.",
    ),
    (
        "minion",
        "Ongoing: When you would discard a card from your hand, you may choose another player; they draw a card"
        " instead.",
        "Ongoing: When you would discard a card from your hand, you may choose another player instead. They draw a"
        " card.",
    ),
    (
        "base",
        "After this is played, each player may draw a card.",
        "After this base enters play, each player may draw a card.",
    ),
    (
        "action",
        "Move one of your minions, then you may transfer or destroy an action at its base.",
        "Move one of your minions, then you may transfer or destroy an action on its base.",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "short", "long"), SAME)
def test_the_short_wording_says_what_the_long_one_says(kind: str, short: str, long: str) -> None:
    assert read(short, type=kind).tree == read(long, type=kind).tree


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("minion", "Choose a minion or an action. Destroy it."),
        ("minion", "Choose one of your minions or one of your actions. Return it to your hand."),
        ("action", "Choose one player. That player chooses a card from their hand or the top card of their deck."),
        ("titan", "Remove all but two +1 power counters from a minion."),
        ("action", "Destroy a minion. If it had power 4 or more when it was destroyed, draw a card."),
        ("minion", "Talent: If you can play a minion here, draw a card."),
        ("base", "After this base enters play during setup, draw a card."),
        ("action", "Discard any number of cards. For each of them, choose a different one: draw a card OR play"
         " an extra action OR move one of your minions to another base."),
    ],
)  # fmt: skip
def test_it_is_said_again_in_the_same_words(kind: str, text: str) -> None:
    assert to_text(read(text, type=kind).tree, type=kind) == text


def test_whichever_was_chosen_is_what_is_spoken_of() -> None:
    nodes = list(walk(read("Choose a minion or an action. Destroy it.", type="action").tree))
    chosen = {node.what.label for node in nodes if isinstance(node, Act) and isinstance(node.what, Select)}
    destroyed = [node.what for node in nodes if isinstance(node, Act) and node.verb is Verb.DESTROY]
    assert len(chosen) == 1
    assert [isinstance(each, Ref) and each.label in chosen for each in destroyed] == [True]


def test_whoever_is_chosen_to_choose_chooses_from_where_too() -> None:
    told = explain_tree(
        read(
            "Choose another player to choose a card in their hand or the top card of their deck.", type="action"
        ).tree,
        type="action",
    )
    assert "and A chooses one of these" in told


def test_an_option_is_chosen_once_for_all_cards_only_where_the_words_say_so() -> None:
    for word, different in (("a different one", True), ("one", False)):
        text = f"Discard any number of cards. For each of them, choose {word}: draw a card OR play an extra action."
        loops = [node for node in walk(read(text, type="action").tree) if isinstance(node, ForEach)]
        assert [isinstance(each.effect, OneOf) and each.effect.different for each in loops] == [different]


@pytest.mark.parametrize(
    "text",
    [
        "Destroy a minion. If it had no counters on it when it was destroyed, draw a card.",
        "Destroy a minion. If its power was 4 or more when it was destroyed, draw a card.",
        "Move one of your minions to another base. If you had a minion there when it was moved, draw a card.",
    ],
)
def test_what_was_so_then_is_asked_of_the_board_as_it_was(text: str) -> None:
    held = [node for node in walk(read(text, type="action").tree) if isinstance(node, HeldWhen)]
    assert [each.act.verb for each in held] in ([Verb.DESTROY], [Verb.MOVE])


def test_such_counters_are_those_of_the_minion_and_not_of_the_action() -> None:
    text = (
        "Ongoing: After this minion is affected by a standard action, you may place two +1 power counters on it if it"
        " had no such counters when the action was played."
    )
    told = explain_tree(read(text, type="minion").tree, type="minion")
    assert "if then this was so, when A is played (by whatever): this card itself is one card that carries no" in told


def test_setup_is_the_turn_of_nobody() -> None:
    tree = read(
        "After this base enters play during setup, replace it and shuffle it into the deck.", type="base"
    ).tree
    who = [node.who for node in walk(tree) if isinstance(node, TurnOf)]
    assert [isinstance(each, Select) and each.quantity == Quantity(0, 0) for each in who] == [True]
    assert "you shuffle this base to the deck" in explain_tree(tree, type="base")


def test_who_can_do_one_thing_cannot_do_the_other() -> None:
    text = "Ongoing: If other players can play minions here, they cannot play minions on other bases."
    tree = read(text, type="minion").tree
    can = [node.act.by for node in walk(tree) if isinstance(node, Possible)]
    assert [isinstance(each, Select) and each.label is not None for each in can] == [True]
    assert "this cannot happen: A plays any minion on any base other than" in explain_tree(tree, type="minion")


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("action", "Choose a different one: draw two cards OR play an extra action."),  # from which
        ("action", "Destroy a minion. If you have a minion here when it was destroyed, draw a card."),  # now, or then
        ("action", "Destroy a minion. If it had no counters when it is destroyed, draw a card."),
        ("action", "If you can not play a minion on your setup, draw a card."),
    ],
)
def test_what_cannot_be_meant_is_refused(kind: str, text: str) -> None:
    with pytest.raises(TextError):
        read(text, type=kind)
