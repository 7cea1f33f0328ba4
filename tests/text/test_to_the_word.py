"""Small words that make another thing of a sentence: each is heard, or the sentence is refused."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.cards import names
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings
from smashrules.text.showing.paraphrase import explain_tree
from smashrules.text.words.lexicon import Names


def _told(text: str, card: str = "action") -> str:
    return explain_tree(read(text, type=card).tree, type=card)


def test_by_how_much_less() -> None:
    told = _told("If another player has 3 or more less power than you on a base, destroy one of their minions there.")
    assert "is 3 or more below that of you" in told


@pytest.mark.parametrize(
    "text",
    [
        "If another player has 3 or less more power than you on a base, draw a card.",
        "Until the start of the turn, your minions have +1 power.",  # it has started
        "Play on a base. Ongoing: You may play minions from your discard pile.",  # how many, and when
        "You may play minions from your discard pile.",
        "Use one of your minions' abilities as if you controlled it.",
        "Cancel one of a minion's abilities until the end of the turn.",
        "Store a card from your hand under each of up to two of your minions.",
        "Store two cards from your hand under two of your minions.",
        "Transfer an action to each of two minions.",
        "Destroy a minion. Its owner draws a card. They may play it.",  # that card, or the minion
        "Destroy a minion. Draw a card. You may play it as an extra card.",
        "Choose a minion. You gain control of that action until the end of the turn.",
        "Choose a base where you have a minion, and another player. Return all of your minions and all of that "
        "player's actions there to their owners' hands.",
    ],
)
def test_what_cannot_be_told_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize("which", ["second", "third"])
def test_a_later_time_is_not_the_first(which: str) -> None:
    text = f"Ongoing: When a minion here would be destroyed for the {which} time each turn, draw a card instead."
    assert "only the first time" in _told(text.replace(which, "first"), "minion")
    with pytest.raises(TextError):
        read(text, type="minion")


def test_the_next_turn_is_whosever() -> None:
    text = "Until the start of the next turn, your minions have +1 power."
    assert "until the start of the turn after the one going on, whoever's it is" in _told(text)
    assert is_said_again(text, "action")


@pytest.mark.parametrize(
    ("bare", "free"),
    [
        ("You may return minions to your hand.", "You may return any number of minions to your hand."),
        (
            "You may discard cards to draw that many cards.",
            "You may discard any number of cards to draw that many cards.",
        ),
    ],
)
def test_as_many_as_are_liked(bare: str, free: str) -> None:
    assert same(bare, free, "action")


def test_one_of_those_that_tie_of_another_player() -> None:
    assert same(
        "Destroy another player's lowest-power minion.",
        "Destroy a minion with the lowest power among another player's minions.",
        "action",
    )
    assert "each of them has it" in _told("Destroy each other player's lowest-power minion.")


@pytest.mark.parametrize("whose", ["your", "any player's", "another player's"])
def test_what_is_looked_at_is_looked_at(whose: str) -> None:
    text = f"Look at the top card of {whose} deck. You may place it on the bottom"
    assert same(f"{text} instead.", f"{text}.", "action")


def test_two_are_looked_at_instead() -> None:
    told = _told(
        "Look at the top card of your deck. If you control a titan, look at the top two cards of your deck instead."
    )
    assert "if not:" in told


def test_what_is_stored_is_chosen_there() -> None:
    told = _told("Choose a card stored under one of your minions. Draw it or discard it.")
    assert "you choose one card [A] stored under one minion controlled by you" in told


@pytest.mark.parametrize("which", ["that is", "with an ability that is"])
@pytest.mark.parametrize("no", ["", "not "])
def test_a_card_that_is_cancelled(which: str, no: str) -> None:
    assert same(
        f"Destroy a minion {which} {no}cancelled.", f"Destroy a minion whose abilities are {no}cancelled.", "action"
    )


@pytest.mark.parametrize(
    ("each", "others"),
    [
        (
            "Choose two minions. Move each of them to another base.",
            "Choose two minions. Move each of them to other bases.",
        ),
        ("Move each of your minions to a different base.", "Move each of your minions to other bases."),
    ],
)
def test_each_goes_to_a_base_of_its_own(each: str, others: str) -> None:
    assert same(each, others, "action")
    assert "(each to one of its own)" in _told(each)


def test_all_of_them_go_to_one_base() -> None:
    assert "(all to the same one)" in _told("Move all minions on a base to another base.")


@pytest.mark.parametrize(("least", "held"), [(0, False), (1, True), (3, True)])
def test_a_floor_under_power_here(least: int, held: bool) -> None:
    told = _told(f"Play on a base. Ongoing: Other players' minions have -1 power here (minimum power {least}).")
    assert (f"but makes it no less than {least}" in told) is held


@pytest.mark.parametrize("text", ["Play an extra Aliens minion.", "Destroy a Robots minion.", "Draw a Ninjas card."])
def test_a_faction_is_no_cards_name(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action", names=names())


@pytest.mark.parametrize(
    ("already", "other"),
    [
        (
            "Ongoing: After you play an action, if you have already played an action this turn, draw a card.",
            "Ongoing: After you play an action, if you have already played another action this turn, draw a card.",
        ),
        (
            "Ongoing: After you play a minion here, if you already played a minion here this turn, draw two cards.",
            "Ongoing: After you play a minion here, if you played another minion here this turn, draw two cards.",
        ),
    ],
)
def test_what_is_answered_to_has_not_already_happened(already: str, other: str) -> None:
    assert same(already, other, "minion")


@pytest.mark.parametrize("who", ["a player", "the winner"])
def test_all_of_them_are_not_replaced_by_what_one_does(who: str) -> None:
    with pytest.raises(TextError):
        read(
            f"After this base scores, each player draws a card. If {who} has no minions here, they draw two instead.",
            type="base",
        )


@pytest.mark.parametrize("many", ["any number of", "up to two", "all"])
def test_others_of_the_same_name_as_the_chosen_one(many: str) -> None:
    told = _told(f"Choose one of your minions. Move {many} other minions with the same name to its base.")
    assert "other than A whose name is that of A" in told


def test_other_cards_from_there_than_the_one_placed() -> None:
    text = (
        "Place a minion from your hand into another player's hand. Then place two other random cards from that hand "
    )
    first, *_ = readings(f"{text}into yours.", type="action")
    assert "2 random cards from the hand of B other than A" in explain_tree(first.tree, type="action")


def test_no_counter_on_what_was_destroyed() -> None:
    text = (
        "Play on a base. Store a minion from your hand under this action. Ongoing: At the start of your turn, you "
        "may destroy this action to play that minion here as an extra minion. Place a +1 power counter on it."
    )
    assert "+1 power counter on A" in _told(text)
    with pytest.raises(TextError):
        read(
            "Ongoing: At the start of your turn, you may destroy this minion to draw a card. Place a +1 power "
            "counter on this minion.",
            type="minion",
        )


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("Destroy all actions on minions of power 4 or more.", "action"),
        (
            "Talent: Reveal the top card of your deck. If it is a minion, you may move one of your minions to here. "
            "If it is an action, you may discard it.",
            "minion",
        ),
        (
            "Choose an action played on a base or minion. Search your deck for an action with the same name and "
            "place it into your hand.",
            "action",
        ),
        (
            "Give a minion +3 power until the end of the turn. Its controller may discard a card to place a +1 power "
            "counter on it.",
            "action",
        ),
    ],
)
def test_what_cannot_be_is_no_second_reading(text: str, card: str) -> None:
    assert len(readings(text, type=card)) == 1


def test_a_counter_is_placed_on_what_is_there() -> None:
    told = _told(
        "Special: On your turn, you may destroy one of your minions to play this titan on its base. Place a +1 power "
        "counter on it.",
        "titan",
    )
    assert "you put one +1 power counter on this card itself" in told


@pytest.mark.parametrize(
    "text",
    [
        "Special: If one of your minions would be destroyed, you may play this card to place a +1 power counter on "
        "it instead.",
        "Special: Play when another player's action would destroy one of your minions. It is not destroyed. Place a "
        "+1 power counter on it.",
        "Special: Before one of your minions is destroyed, place a +1 power counter on it.",
    ],
)
def test_what_would_be_destroyed_is_there(text: str) -> None:
    assert "you put one +1 power counter on A" in _told(text)


def test_each_that_moved_moves_once_more() -> None:
    assert "(each to one of its own)" in _told("You may move each of your minions that has already moved this turn.")


def test_not_right_back() -> None:
    text = "Move Rex to the base of another one of your minions, then move that minion to Rex's previous base."
    told = explain_tree(read(text, type="action", names=Names(cards=frozenset({"Rex"}))).tree, type="action")
    assert "then you move B to" in told


@pytest.mark.parametrize(
    "text",
    [
        "Remove up to three +1 power counters from your minions. For each one removed, choose a different minion on "
        "the same base. Each chosen minion gets -2 power until the end of the turn.",  # as which of them
        "Move all of your minions and transfer all of your actions from one base to another.",
        "Move all of your minions.",
    ],
)
def test_of_which_of_several_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize("base", ["a base with a titan", "another base", "a base where you have the most power"])
def test_nobody_chooses_a_base_of_what_is_so(base: str) -> None:
    assert "controlled by you at every base" in _told(f"Ongoing: Your minions on {base} have +1 power.", "minion")
    assert "controlled by you at one base" in _told(f"Destroy each of your minions on {base}.", "minion")


@pytest.mark.parametrize("deed", ["Move a minion", "Transfer an action"])
def test_what_is_moved_with_it_was_there_too(deed: str) -> None:
    told = _told(f"{deed} to another base. You may move one of your minions with it.")
    assert "from the base where A was before it was last moved or left play to the base where A is" in told


def test_abilities_are_of_a_card() -> None:
    told = _told("Choose one of your minions. Use its ability as if you controlled it.")
    assert "you use an ability of A (as if you controlled its card)" in told


def test_when_this_is_played_is_no_part_of_what_it_does() -> None:
    with pytest.raises(TextError):
        read("Play at the start of a player's turn. Draw a card.", type="action")
