"""What a few words mean by what stands before them, and what is spared by the sentence behind."""

from __future__ import annotations

import pytest

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


def same(one: str, other: str, kind: str = "action") -> bool:
    return bool(read(one, type=kind).tree == read(other, type=kind).tree)


@pytest.mark.parametrize(
    ("kind", "told", "plain"),
    [
        ("action", "Move any number of your minions to another base. Minions you move this way gain +1 power until "
         "the end of the turn.", "Move any number of your minions to another base. Each moved minion gains +1 power "
         "until the end of the turn."),
        ("minion", "Ongoing: This minion has +2 power while dueling.",
         "Ongoing: This minion has +2 power while it is in a duel."),
        ("minion", "Ongoing: Your minions here have +1 power while dueling.",
         "Ongoing: Each of your minions here in a duel has +1 power."),
        ("minion", "Ongoing: Each of your minions has +1 power while in a duel.",
         "Ongoing: Each of your minions in a duel has +1 power."),
        ("action", "Play on a base. Ongoing: Players cannot play minions here. This does not apply to you.",
         "Play on a base. Ongoing: Other players cannot play minions here."),
        ("action", "Play on a base. Ongoing: No player can play actions here. You are not affected by this.",
         "Play on a base. Ongoing: Other players cannot play actions here."),
        ("action", "Play on a base. Ongoing: To play a minion here, another player must discard a card.",
         "Play on a base. Ongoing: Other players must discard a card to play a minion here."),
        ("action", "Play on a base. Ongoing: Players except you cannot play actions here.",
         "Play on a base. Ongoing: Other players cannot play actions here."),
        ("action", "If you have no minions, play up to three extra actions. If not, play one.",
         "If you have no minions, play up to three extra actions. Otherwise, play an extra action."),
        ("action", "Look at the top card of the base deck. You may place that base on the bottom of its deck.",
         "Look at the top card of the base deck. You may place that card on the bottom of the base deck."),
        ("action", "Destroy a minion. Destroy each minion with that name.",
         "Destroy a minion. Destroy each minion with the same name as that minion."),
        ("base", "After you play a minion here, if it is your only minion of that name in play, draw a card.",
         "After you play a minion here, if it is your only minion in play with the same name as that minion, draw a "
         "card."),
        ("action", "Play an extra minion with +2 power until the end of the turn.",
         "Play an extra minion and it gains +2 power until the end of the turn."),
        ("action", "You may play an extra minion of power 3 or less with +1 power this turn.",
         "You may play an extra minion of power 3 or less and give it +1 power until the end of the turn."),
        ("action", "Reveal the top card of each player's deck. Each card is then returned.",
         "Reveal the top card of each player's deck. Return the revealed cards."),
        ("action", "Each other player draws a card. You draw an extra one for each player who did.",
         "Each other player draws a card. You draw a card for each player who did."),
        ("action", "Destroy a minion, if possible.", "Destroy a minion."),
        ("action", "Switch the positions of two of your minions on different bases.",
         "Swap two of your minions on different bases."),
        ("minion", "Talent: Swap a minion in your hand with one of your minions here. (This does not count as "
         "playing it.)", "Talent: Swap a minion in your hand with one of your minions here."),
        ("minion", "Talent: Swap a minion in your hand with one of your minions here. This does not count as "
         "playing a minion.", "Talent: Swap a minion in your hand with one of your minions here."),
        ("minion", "Ongoing: After another of your minions here moves, you may move this minion along with it.",
         "Ongoing: After another of your minions here moves, you may move this minion to the same base."),
        ("minion", "Ongoing: If another of your minions here would be destroyed, you may move it to another base "
         "and move this minion along with it instead.", "Ongoing: If another of your minions here would be "
         "destroyed, you may move it to another base and move this minion to the same base instead."),
        ("action", "Special: Before a base scores, choose one of your minions there. After scoring, place it on "
         "the base that comes into play instead of the discard pile.", "Special: Before a base scores, choose one of "
         "your minions there. After that base scores, place it on the replacement base instead of the discard pile."),
    ],
)  # fmt: skip
def test_says_the_same(kind: str, told: str, plain: str) -> None:
    assert same(told, plain, kind)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("action", "Play a minion. (This does not count as playing it.)"),
        ("action", "Play on a base. Ongoing: You cannot play minions here. This does not apply to you."),
        ("action", "Play on a base. Ongoing: Other players cannot play minions here. This does not apply to you."),
        ("action", "Draw a card. Otherwise, play one."),
        ("action", "Destroy each minion with that name."),
        ("minion", "Ongoing: This minion has +2 power while scoring."),
    ],
)
def test_what_nothing_before_tells(kind: str, text: str) -> None:
    with pytest.raises(TextError):
        read(text, type=kind)


@pytest.mark.parametrize(
    ("kind", "told", "plain"),
    [
        ("minion", "If you have another minion with this name in play, draw a card.",
         "If you have another minion in play with the same name as this minion, draw a card."),
        ("action", "Look at the top card of the base deck, then place it on the bottom of its deck.",
         "Look at the top card of the base deck, then place it on the bottom of the base deck."),
        ("action", "Each player with a minion on the base of your choice draws a card.",
         "Choose a base. Each player with a minion there draws a card."),
        ("action", "All minions on a base of your choice gain +1 power until the end of the turn.",
         "Choose a base. All minions there gain +1 power until the end of the turn."),
        ("action", "If possible, destroy a minion. Otherwise, draw a card.",
         "Destroy a minion. If you do not, draw a card."),
        ("action", "If able, draw a card.", "Draw a card."),
        ("action", "Distribute three +1 power counters on your minions.",
         "Place three +1 power counters among your minions."),
        ("action", "Divide up to three +1 power counters between minions here.",
         "Place up to three +1 power counters among minions here."),
        ("action", "If this is the first card you play this turn, play two extra cards of different types.",
         "If this is the first card you have played this turn, play an extra minion and an extra action."),
        ("action", "Discard a card of each type.", "Discard a minion and an action."),
        ("minion", "Ongoing: If you are the runner-up on this base when it scores, you gain 1 additional VP.",
         "Ongoing: When this base scores, if you are the runner-up, gain 1 VP."),
        ("minion", "Ongoing: If you control an action here when it scores, draw a card.",
         "Ongoing: When this base scores, if you control an action here, draw a card."),
    ],
)  # fmt: skip
def test_put_plainly(kind: str, told: str, plain: str) -> None:
    assert same(told, plain, kind)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("action", "If possible, you may destroy a minion. Otherwise, draw a card."),
        ("action", "Distribute your minions among bases."),
        ("action", "Distribute three +1 power counters among minions of at least two different players."),
        ("action", "Draw two cards of different types."),
        ("minion", "Ongoing: If you are the runner-up on a base when it scores, gain 1 VP."),
    ],
)
def test_what_is_not_known(kind: str, text: str) -> None:
    with pytest.raises(TextError):
        read(text, type=kind)


@pytest.mark.parametrize(
    "text", ["You may destroy this and another minion here.", "You may destroy this or another minion here."]
)
def test_this_and_more_is_not_told_without_more(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")
