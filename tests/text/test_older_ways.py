"""Ways in which older cards, and people who write as they do, say what newer cards say otherwise."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings
from smashrules.text.words.lexicon import Names

REVEALED = "Reveal the top five cards of your deck. "
HIDE = "Play on a base. Ongoing: "
SAME = [
    (
        "action",
        "Take a card from your discard pile into your hand.",
        "Place a card from your discard pile in your hand.",
    ),
    (
        "base",
        "After this base scores, the winner may take an action from their discard pile into their hand.",
        "After this base scores, the winner may place an action from their discard pile in their hand.",
    ),
    (
        "action",
        f"{REVEALED}Take any of the revealed minions into your hand.",
        f"{REVEALED}Place any number of the revealed minions in your hand.",
    ),
    ("minion", "You may destroy any of the minions here.", "You may destroy any number of minions here."),
    (
        "action",
        "Reveal cards from the top of your deck until you reveal two actions. Put those actions into your hand and"
        " the other cards on the bottom of your deck.",
        "Reveal cards from the top of your deck until you reveal two actions. Place those actions in your hand and"
        " place the other cards on the bottom of your deck.",
    ),
    (
        "action",
        "Look at the top two cards of your deck. Place one in your hand and the other on the bottom of your deck.",
        "Look at the top two cards of your deck. Place one of them in your hand and place the other on the bottom of"
        " your deck.",
    ),
    (
        "action",
        f"{HIDE}If you have a minion here, destroy any minion another player moves here.",
        f"{HIDE}After another player moves a minion to here, if you have a minion here, destroy it.",
    ),
    (
        "minion",
        "Ongoing: Return any minion that a player plays here to its owner's hand.",
        "Ongoing: After a player plays a minion here, return it to its owner's hand.",
    ),
    (
        "action",
        f"{HIDE}After another player plays a minion here, destroy that minion (after its ability resolves).",
        f"{HIDE}After another player plays a minion here after resolving its ability, destroy that minion.",
    ),
    (
        "action",
        "On each base with two or more minions, destroy the minion with the lowest power"
        " (you choose in case of a tie).",
        "Destroy the lowest-power minion (you choose in case of a tie) on each base with at least two minions.",
    ),
    (
        "action",
        f"{HIDE}When one of your minions here is destroyed, put it into your hand instead of the discard pile.",
        f"{HIDE}When one of your minions here is destroyed, place it in your hand instead of the discard pile.",
    ),
    ("action", f"{HIDE}All players ignore this base's ability.", f"{HIDE}This base's ability is cancelled."),
    (
        "minion",
        "Special: During your turn, if you have not played a minion, you may return this card to your hand.",
        "Special: On your turn, if you have not played a minion, you may return this card to your hand.",
    ),
    (
        "minion",
        "Talent: Move this minion to a base where you have an action played on it.",
        "Talent: Move this minion to a base with one of your actions on it.",
    ),
    (
        "action",
        "Move one of your minions to a base where you have a minion on it.",
        "Move one of your minions to a base where you have a minion.",
    ),
    (
        "action",
        "Destroy one of your minions to destroy all minions at the same base with power equal to or less than the"
        " minion you destroyed.",
        "Destroy one of your minions to destroy each minion on the same base with power less than or equal to the"
        " destroyed minion.",
    ),
    (
        "action",
        "Play on a minion. Ongoing: That minion has +2 power.",
        "Play on a minion. Ongoing: This minion has +2 power.",
    ),
    ("action", f"{HIDE}Minions at that base have +1 power.", f"{HIDE}Minions here have +1 power."),
    ("action", f"{HIDE}Each minion here has -1 power. (min 0)", f"{HIDE}Each minion here has -1 power (minimum 0)."),
    (
        "minion",
        "Ongoing: After you play a minion here, draw a card. You may use this ability once per turn.",
        "Ongoing: Once per turn, after you play a minion here, draw a card.",
    ),
    (
        "base",
        "The first time you play a minion here on each turn, draw a card.",
        "The first time you play a minion here each turn, draw a card.",
    ),
    (
        "base",
        "After you play a minion here, if another player has more power here than you do, draw a card.",
        "After you play a minion here, if another player has more power here than you, draw a card.",
    ),
    (
        "minion",
        "Special: Any time you could play a minion, you may play this card from your discard pile instead.",
        "Special: Any time you can play a minion, you may play this card from your discard pile instead.",
    ),
    ("minion", "Ability: Draw a card.", "Draw a card."),
    (
        "action",
        "Special: Before a base scores, each other player with a minion here draws a card.",
        "Special: Before a base scores, each other player with a minion there draws a card.",
    ),
    (
        "action",
        "Play on a base. Destroy an action that has been played here.",
        "Play on a base. Destroy an action on this base.",
    ),
]
UNREAD = [
    ("minion", "You may draw one card per turn."),  # how often, no card says so
    ("minion", "You may use the ability of a minion here once per turn."),
    ("minion", "You may play this minion from your discard pile."),  # it is just being played
    ("minion", "Each minion here has +1 power."),  # for how long
    ("minion", "Draw a card. This minion is not affected by other players' cards."),
    ("action", "Play on a base. Draw a card. Minions here cannot be destroyed."),
    ("action", "Play on an action. Cancel that action."),
    ("action", "Place all minions and actions on a base on the bottom of their owners' decks."),  # the same base
    ("minion", "Destroy a minion here belonging to another player."),  # who owns it, or who controls it
]


@pytest.mark.parametrize(("kind", "older", "newer"), SAME)
def test_older_words_mean_what_newer_ones_do(kind: str, older: str, newer: str) -> None:
    assert read(older, type=kind).tree == read(newer, type=kind).tree


@pytest.mark.parametrize(("kind", "text"), UNREAD)
def test_what_the_words_leave_open_is_not_read(kind: str, text: str) -> None:
    with pytest.raises(TextError):
        read(text, type=kind)


def test_that_base_is_where_the_card_before_was_played_not_where_the_moved_one_is() -> None:
    meaning = told("Play an extra minion. Move another player's minion from that base to another base.")
    assert "from the base where A is to one base other than the base where A is" in meaning
    assert "[B]" not in meaning


def test_a_card_spoken_of_in_the_text_is_not_the_one_it_lies_on() -> None:
    meaning = told(
        "Play on a minion. Ongoing: After a minion is played here, draw a card for each action on that minion."
    )
    assert "attached to A" in meaning


def test_in_case_of_a_tie_is_said_of_the_minion_with_the_least_not_of_the_base() -> None:
    text = "Destroy the minion with the lowest power on each base with two minions (you choose in case of a tie)."
    assert "if several tie, one that you choose" in told(text)


def test_a_player_has_no_power_of_a_card() -> None:
    text = "Ongoing: After another player's minion moves here, if it has less power than this minion, draw a card."
    assert len(readings(text, type="minion")) == 1


def test_what_is_on_it_is_on_the_minion_and_nothing_is_at_a_minion() -> None:
    assert "attached to the minion this card is on" in told("Play on a minion. Destroy each action on it.")


def test_what_is_discarded_from_a_base_is_in_play() -> None:
    assert "every action in play attached to A" in told("Choose a base. Discard each action on it.")


def test_a_kind_of_card_needs_no_capital() -> None:
    names = Names(words=frozenset({"Gizmo"}))
    for small, large in (("one of your gizmos", "one of your Gizmos"), ("a gizmo", "a Gizmo")):
        text = "Ongoing: After {} moves here, draw a card."
        small_tree = read(text.format(small), type="minion", names=names).tree
        assert small_tree == read(text.format(large), type="minion", names=names).tree
    with pytest.raises(TextError):
        read("Destroy a sprocket.", type="action", names=names)


def test_only_one_of_that_name_is_used_at_a_base() -> None:
    names = Names(cards=frozenset({"Samovar"}))
    lead = "Special: Before a base scores, you may play this minion there."
    older = read(f"{lead} You may use this ability of a Samovar only once per base.", type="minion", names=names)
    newer = read(f"{lead} You can only use one Samovar's ability per base.", type="minion", names=names)
    assert older.tree == newer.tree
