"""Ways of saying how things went and what they leave, put plainly; and what of the kind must stay unread."""

from __future__ import annotations

import pytest

from smashrules.cards.loading import names
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree


def meaning(text: str, kind: str) -> str:
    return explain_tree(read(text, type=kind, names=names()).tree, type=kind).partition("\nWords that refer")[0]


@pytest.mark.parametrize(
    ("kind", "said", "plainly"),
    [
        ("base", "After this base scores, only the winner may draw a card.", "After this base scores, the winner may draw a card."),  # noqa: E501
        ("base", "When this base scores, if the winner won by 2 or less power, the runner-up gains 1 VP.", "When this base scores, if the winner does not have at least 3 more power here than the runner-up, the runner-up gains 1 VP."),  # noqa: E501
        ("base", "When this base scores, if the winner won by more than 4 power, they gain 1 VP.", "When this base scores, if the winner has at least 5 more power here than the runner-up, they gain 1 VP."),  # noqa: E501
        ("base", "Each minion here loses its +1 power counters at the end of each turn.", "At the end of each turn, remove all +1 power counters from minions here."),  # noqa: E501
        ("minion", "Ongoing: Your opponents cannot force you to discard cards.", "Ongoing: Cards in your hand cannot be discarded by other players' cards."),  # noqa: E501
        ("minion", "Ongoing: Increase this base's breakpoint by 2.", "Ongoing: This base's breakpoint is increased by 2."),  # noqa: E501
        ("minion", "Ongoing: Cancel the abilities of minions here.", "Ongoing: The abilities of minions here are cancelled."),  # noqa: E501
        ("minion", "Ongoing: This minion has power equal to the power of the weakest other minion here.", "Ongoing: This minion's power is equal to the lowest power of another minion here."),  # noqa: E501
        ("minion", "Destroy a minion here weaker than this minion.", "Destroy a minion here with less power than this minion."),  # noqa: E501
        ("minion", "Talent: Place a card from your hand under this minion.", "Talent: Store a card from your hand under this minion."),  # noqa: E501
        ("minion", "Ongoing: Other players' actions that would destroy a minion here instead return it to its owner's hand.", "Ongoing: If another player's action would destroy a minion here, return that minion to that minion's owner's hand instead."),  # noqa: E501
        ("action", "Play on a base. Ongoing: Whenever the last of your minions here leaves, draw a card.", "Play on a base. Ongoing: After one of your minions leaves here, if you have no minions here, draw a card."),  # noqa: E501
        ("action", "Choose a minion. It cannot be moved until your next turn begins.", "Choose a minion. It cannot be moved until the start of your next turn."),  # noqa: E501
        ("action", "Look at the top three cards of your deck. Draw one of them that is a minion.", "Look at the top three cards of your deck. Draw a minion among them."),  # noqa: E501
        ("action", "Play a minion from your discard pile. It cannot be power 4 or more.", "Play a minion of power 3 or less from your discard pile."),  # noqa: E501
        ("action", "Play two extra minions. They must be power 2 or less.", "Play two extra minions of power 2 or less."),  # noqa: E501
        ("action", "Choose two of your minions. Both gain +1 power until the end of the turn.", "Choose two of your minions. They gain +1 power until the end of the turn."),  # noqa: E501
        ("action", "Give control of one of your minions to another player. If you do, take control of one of theirs.", "Give control of one of your minions to another player. If you do, take control of one of their minions."),  # noqa: E501
        ("action", "Look at the top two cards of your deck. Place one on top and the other on the bottom.", "Look at the top two cards of your deck. Place one of them on the top of your deck and place the other on the bottom of your deck."),  # noqa: E501
        ("action", "Each other player discards until they have as many cards in hand as you do.", "Each other player discards cards until they have as many cards in their hand as you."),  # noqa: E501
        ("action", "Play an extra minion for every two minions you have in play.", "Play an extra minion for every two of your minions."),  # noqa: E501
    ],
)  # fmt: skip
def test_the_same_is_meant(kind: str, said: str, plainly: str) -> None:
    assert meaning(said, kind) == meaning(plainly, kind)


@pytest.mark.parametrize(
    ("kind", "said", "other"),
    [
        ("base", "When this base scores, if the winner won by 3 or more, they gain 1 VP.", "When this base scores, if the winner won by more than 3, they gain 1 VP."),  # noqa: E501
        ("action", "Play an extra minion for every two of your minions.", "Play an extra minion for each of your minions."),  # noqa: E501
        ("action", "Play a minion from your discard pile. It cannot be power 4 or more.", "Play a minion from your discard pile. It must be power 4 or more."),  # noqa: E501
        ("minion", "Ongoing: After another player draws one or more cards, draw a card.", "Ongoing: After another player draws a card, draw a card."),  # noqa: E501
        ("action", "Each other player draws cards until they have as many cards in hand as you.", "Each other player discards cards until they have as many cards in hand as you."),  # noqa: E501
    ],
)  # fmt: skip
def test_what_only_looks_alike(kind: str, said: str, other: str) -> None:
    assert meaning(said, kind) != meaning(other, kind)


@pytest.mark.parametrize(
    ("kind", "said", "told"),
    [
        ("action", "Return a minion to its owner's hand. Its owner may play it on another base as an extra minion.", "other than the base where A was"),  # noqa: E501
        ("action", "If you have drawn three or more cards this turn, draw a card.", "happened this turn: you draw at least 3 cards"),  # noqa: E501
        ("minion", "Ongoing: After another player plays a minion here, they discard a card or lose 1 VP.", "A loses 1 VP"),  # noqa: E501
    ],
)  # fmt: skip
def test_it_is_told(kind: str, said: str, told: str) -> None:
    assert told in meaning(said, kind)


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("base", "Minions here lose +1 power counters at the end of each turn."),  # each loses how many
        ("minion", "Each other player with more minions here than you returns one of theirs to its owner's hand."),
        ("minion", "Ongoing: Double this minion's power."),  # of that which would be doubled
        ("minion", "Ongoing: Cancel the abilities of a minion here."),  # chosen when
        ("minion", "Ongoing: Only the winner may play minions here."),  # it forbids others
        ("action", "Play a minion and an action. It must be power 2 or less."),
        ("action", "Choose any number of minions. Both gain +1 power until the end of the turn."),
        ("action", "Look at the top five cards of your deck. Draw one of them that can be played on a base."),
        ("action", "Draw cards until you have as many cards in hand as another player."),  # whom, and who says so
    ],
)  # fmt: skip
def test_what_would_be_a_guess_stays_unread(kind: str, said: str) -> None:
    with pytest.raises(TextError):
        read(said, type=kind, names=names())
