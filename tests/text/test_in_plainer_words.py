"""Sentences in words that hardly any other card has, beside the plainer ones that mean the same."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree

ON_A_BASE = "Play on a base. Ongoing: "
NAMESAKE = "Ongoing: After you play a minion with the same name as this"
ONE_MORE = "+1 power until the end of the turn."
PLAYED = "After another player plays a minion here, it"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Minions other players play here cannot be moved on the turn they are played.", f"{PLAYED} cannot be moved"),
        (
            "Minions played here by other players gain +1 power until the end of that turn.",
            f"{PLAYED} gains +1 power",
        ),
        (
            "Minions other players play here have -1 power during the turn in which they play them.",
            f"{PLAYED} has -1 power",
        ),
        (
            "Minions played here by other players cannot be destroyed for the rest of that turn.",
            f"{PLAYED} cannot be destroyed",
        ),
    ],
)
def test_minions_played_here_to_the_end_of_that_turn(said: str, meant: str) -> None:
    assert same(ON_A_BASE + said, f"{ON_A_BASE}{meant} until the end of the turn.", "action")
    assert is_said_again(ON_A_BASE + said, "action")


def test_nobody_is_another_player_to_a_base() -> None:
    assert read("Minions played here cannot be moved until the end of that turn.", type="base")
    with pytest.raises(TextError):
        read("Minions played here by other players cannot be moved until the end of that turn.", type="base")


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            "Minions with no actions on them get -1 power here.",
            "Minions here with no actions on them have -1 power.",
            "base",
        ),
        (
            "Each minion of power 2 or less gains +1 power here.",
            "Each minion here of power 2 or less has +1 power.",
            "base",
        ),
        (
            "Only players with five or more cards in hand may play cards here.",
            "Players cannot play cards here unless they have five or more cards in hand.",
            "base",
        ),
        (
            "Only players with three or fewer cards in hand can play actions here.",
            "Players cannot play actions here unless they have three or fewer cards in hand.",
            "base",
        ),
        (
            "Minions cannot be moved to here, except when this base scores.",
            "Minions cannot be moved to here unless this base is scoring.",
            "base",
        ),
        (
            "Ongoing: You may play actions from your discard pile as if they were in your hand.",
            "Ongoing: You may play actions from your discard pile instead of from your hand.",
            "minion",
        ),
        (
            "Ongoing: When this minion's power changes, draw a card.",
            "Ongoing: When this minion's power is increased or reduced, draw a card.",
            "minion",
        ),
        (
            f"{NAMESAKE} one, both gain {ONE_MORE}",
            f"{NAMESAKE} minion, that minion and this minion each gain {ONE_MORE}",
            "minion",
        ),
        ("Destroy a minion that was played on this turn.", "Destroy a minion that was played this turn.", "action"),
        ("Two players of your choice each draw a card.", "Choose two players. Each of them draws a card.", "action"),
        (
            "Two other players of your choice discard a card.",
            "Choose two other players. Each of them discards a card.",
            "action",
        ),
        (
            "You may play extra minions, one for each action you have destroyed this turn.",
            "You may play an extra minion for each action you have destroyed this turn.",
            "action",
        ),
        ("You and another player swap hands.", "Swap hands with another player.", "action"),
        (
            "Exchange hands with the player to your left.",
            "Swap your hand with the hand of the player to your left.",
            "action",
        ),
        (
            "If it is the first action you have played this turn, draw a card.",
            "If this is the first action you have played this turn, draw a card.",
            "action",
        ),
        (
            "You may play an extra minion, provided that you have no minions in play.",
            "You may play an extra minion if you have no minions in play.",
            "action",
        ),
        (
            "If you are losing here, draw a card.",
            "If another player has more power here than you, draw a card.",
            "minion",
        ),
        (
            "Choose a base where you are losing. Draw a card.",
            "Choose a base where another player has more power than you. Draw a card.",
            "action",
        ),
        (
            "When a minion here is destroyed, you may move an action from it to another of your minions.",
            "When a minion here is destroyed, you may transfer an action from it to another of your minions.",
            "minion",
        ),
        (
            "All +1 power counters on minions here count as +2 power.",
            "Each minion here has +1 power for each +1 power counter on it.",
            "base",
        ),
        (
            "If a player plays two minions here in one turn, they draw a card.",
            "After a player plays their second minion here in a turn, they draw a card.",
            "base",
        ),
        (
            "Ongoing: If you play two actions in the same turn, draw a card.",
            "Ongoing: After you play your second action in a turn, draw a card.",
            "minion",
        ),
        (
            "Each turn, the first player to play a minion here draws a card.",
            "The first player to play a minion here each turn draws a card.",
            "base",
        ),
        (
            "All talents here may be used twice each turn.",
            "The talents of minions here can be used twice each turn.",
            "base",
        ),
        (
            "Shuffle any number of the actions in your discard pile into your deck.",
            "Shuffle any number of actions from your discard pile into your deck.",
            "action",
        ),
        (
            "After this base scores, the winner may play an extra minion on the next base.",
            "After this base scores, the winner may play an extra minion on the base that replaces it.",
            "base",
        ),
        (
            "Each other player gives you a card of their choice from their hand.",
            "Each other player gives you a card from their hand.",
            "action",
        ),
        (
            "Each minion of a faction of your choice gains +1 power until the end of the turn.",
            "Choose a faction. Each minion of that faction gains +1 power until the end of the turn.",
            "action",
        ),
        ("Play on a minion. Ongoing: +1 power.", "Play on a minion. Ongoing: This minion has +1 power.", "action"),
        (
            "Play on a minion. Ongoing: +2 power, or +4 power during other players' turns.",
            "Play on a minion. Ongoing: This minion has +2 power, or +4 power during other players' turns.",
            "action",
        ),
        (
            "Special: After this base scores, draw a card for each of your minions that was here.",
            "Special: After this base scores, draw a card for each minion you had here.",
            "minion",
        ),
        (
            "Move a minion from a base where you have no minions to one where you do.",
            "Move a minion from a base where you have no minions to a base where you have minions.",
            "action",
        ),
        (
            "Move a minion from a base where you have minions to one where you do not.",
            "Move a minion from a base where you have minions to a base where you have no minions.",
            "action",
        ),
        (
            "At the start of your turn, if you have the least power here (and at least one minion), draw a card.",
            "At the start of your turn, if you have a minion here and you have the least power here, draw a card.",
            "base",
        ),
        (
            "Special: After a base scores where you came last, draw a card.",
            "Special: After a base scores where you had the least power, draw a card.",
            "action",
        ),
        (
            "Destroy one of your minions. Play two extra minions, each of which must have less power than it.",
            "Destroy one of your minions. Play two extra minions with less power than it.",
            "action",
        ),
        ("Minions here cannot be targeted by actions.", "Minions here cannot be affected by actions.", "base"),
        (
            "Each player's first minion played here each turn gains +1 power until the end of the turn.",
            "The first minion each player plays here each turn gains +1 power until the end of the turn.",
            "base",
        ),
        (
            "Play on a base. Ongoing: Each other player's first minion played here each turn has -1 power until the "
            "end of the turn.",
            "Play on a base. Ongoing: After another player plays their first minion here each turn, it has -1 power "
            "until the end of the turn.",
            "action",
        ),
        (
            "Each player's minions here have +1 power while that player has no cards in hand.",
            "Each player's minions here have +1 power while they have no cards in hand.",
            "base",
        ),
        (
            "Reveal cards from your deck until you reveal two actions. Draw both and discard the rest.",
            "Reveal cards from your deck until you reveal two actions. Draw them and discard the rest.",
            "action",
        ),
        (
            "Choose two minions here. They each get -1 power until the start of your next turn.",
            "Choose two minions here. They get -1 power until the start of your next turn.",
            "minion",
        ),
        (
            "Choose up to two minions here other than this one; they each gain +1 power until the end of the turn.",
            "Choose up to two minions here other than this minion. They gain +1 power until the end of the turn.",
            "minion",
        ),
        (
            "Play an extra minion. If it has a talent, you may use it.",
            "Play an extra minion. If it has a talent, you may use its talent.",
            "action",
        ),
        (
            "Talent: If another player has played an action on this base, you may destroy that action.",
            "Talent: If another player has an action on this base, you may destroy that action.",
            "minion",
        ),
        (
            "Play on your minion. Ongoing: This minion has +1 power.",
            "Play on one of your minions. Ongoing: This minion has +1 power.",
            "action",
        ),
        (
            "Play on your opponent's minion. Ongoing: This minion has -1 power.",
            "Play on another player's minion. Ongoing: This minion has -1 power.",
            "action",
        ),
        (
            "Whenever you have exactly three minions here, each has +1 power.",
            "While you have exactly three minions here, each has +1 power.",
            "base",
        ),
        (
            "The players to your left and right each discard a card.",
            "The player to your left and the player to your right each discard a card.",
            "action",
        ),
        (
            "Reveal the top card of the base deck. Put it back on top or on the bottom.",
            "Reveal the top card of the base deck. Put it back on the top or bottom of that deck.",
            "action",
        ),
        (
            "You may transfer an action from this base to another base. If you do, move this minion too.",
            "You may transfer an action from this base to another base. If you do, move this minion there.",
            "minion",
        ),
        (
            "Destroy one of your actions. Play a different action from your discard pile.",
            "Destroy one of your actions. Play an action other than that action from your discard pile.",
            "action",
        ),
        (
            "Play on a base. Ongoing: Before another player plays a minion here, they must discard another card.",
            "Play on a base. Ongoing: Before another player plays a minion here, they must discard a card other than "
            "that minion.",
            "action",
        ),
        (
            "Special: After a base scores, play a minion on the replacement base. Then each other player may move a "
            "minion to there.",
            "Special: After a base scores, play a minion on the replacement base. Then each other player may move a "
            "minion to the replacement base.",
            "action",
        ),
        ("Move one of your minions somewhere else.", "Move one of your minions to another base.", "action"),
        (
            "Destroy an action on the base with the lowest breakpoint, or draw two cards if there is none.",
            "Destroy an action on the base with the lowest breakpoint. If there is none, draw two cards.",
            "action",
        ),
        ("Discard your deck's top three cards.", "Discard the top three cards of your deck.", "action"),
        ("Look at the top two base cards.", "Look at the top two cards of the base deck.", "action"),
        (
            "Choose two players, each of whom discards a card.",
            "Choose two players. Each of them discards a card.",
            "action",
        ),
        (
            "Special: After a base on which you have a minion is replaced, you may play this minion there.",
            "Special: After a base where you have a minion is replaced, you may play this minion on the base that "
            "replaces it.",
            "minion",
        ),
        (
            "Return one of your minions here to your hand. Play an extra minion here in its place.",
            "Return one of your minions here to your hand. Play an extra minion here.",
            "minion",
        ),
    ],
)
def test_it_means_the_same(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


def test_nothing_has_more_power_than_itself() -> None:
    with pytest.raises(TextError):
        read("Destroy a minion on a base where each of your minions has more power than it.", type="action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "When this base scores, each player gains +2 power here",
            "While this base is scoring, each player has +2 power here",
        ),
        (
            "As this base scores, each player has -1 power here",
            "While this base is scoring, each player has -1 power here",
        ),
    ],
)
@pytest.mark.parametrize("each", ["", " for each action on this base"])
def test_what_is_given_as_it_scores_is_so_while_it_scores(said: str, meant: str, each: str) -> None:
    assert same(f"{said}{each}.", f"{meant}{each}.", "base")


@pytest.mark.parametrize(
    "text",
    [
        "Before this base scores, each player gains +2 power here for each card in their hand.",
        "Before this base scores, each player with a minion here has +1 power here.",
    ],
)
def test_what_is_given_before_it_scores_lasts_as_the_rules_say(text: str) -> None:
    told = explain_tree(read(text, type="base").tree, type="base")
    assert "before this happens: this base scores" in told
    assert "as the rules on durations say" in told
    assert is_said_again(text, "base")


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            "Transfer an action from one of your minions to another. Place a counter on each of them.",
            "Transfer an action from one of your minions to another. Place a counter on both of those minions.",
            "action",
        ),
        (
            "Ongoing: Other players cannot move your minions or transfer actions from them.",
            "Ongoing: Other players cannot move your minions or transfer actions from your minions.",
            "minion",
        ),
        (
            "Ongoing: Other players cannot destroy your minions here or remove counters from them.",
            "Ongoing: Other players cannot destroy your minions here or remove counters from your minions here.",
            "minion",
        ),
    ],
)
def test_from_and_on_those_that_were_named(said: str, meant: str, card: str) -> None:
    assert same(said, meant, card)


def test_its_abilities_are_those_of_what_comes_not_of_the_base() -> None:
    text = "When another player moves a minion to here, cancel its abilities until the end of the turn."
    told = explain_tree(read(ON_A_BASE + text, type="action").tree, type="action")
    assert "moves one minion in play [A] to the base this card is at" in told
    assert "the abilities of A are cancelled" in told
