"""How well what sentences are made of goes together: ``python -m tools.pairs``.

Each deed is told with each sentence that may follow it, and each time with each thing that may happen then. Some of
the pairs make no sense; the others are to be read, whichever card would have them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from smashrules.cards import names
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings

DEEDS = (
    "Destroy a minion",
    "Move one of your minions to another base",
    "Return a minion to its owner's hand",
    "Place a minion on the bottom of its owner's deck",
    "Play an extra minion",
    "Take control of a minion",
    "Choose a minion",
    "Give a minion +2 power until the end of the turn",
    "Place a +1 power counter on one of your minions",
    "Bury one of your minions",
    "Destroy one of your minions",
    "You may move another player's minion to another base",
    "Place a minion from your discard pile into your hand",
    "Discard a minion",
    "Reveal a minion from your hand",
)
FOLLOWING = (
    "Its owner draws a card",
    "Its controller draws a card",
    "If it has power 3 or more, draw a card",
    "If it had power 3 or more, draw a card",
    "If it was yours, draw a card",
    "If it was another player's, that player draws a card",
    "Draw cards equal to its power",
    "You may play an extra minion with less power than it",
    "You may play an extra minion on its base",
    "You may play an extra action on it",
    "Move one of your other minions to its base",
    "Each other player with a minion on its base discards a card",
    "Destroy an action on it",
    "Destroy each other minion on its base with the same power",
    "If you do, draw a card",
    "If there are no other minions on its base, draw a card",
    "If it has an action on it, draw a card",
    "Draw a card for each action on it",
    "Draw a card for each +1 power counter that was on it",
    "Another minion on its base gains +1 power until the end of the turn",
    "It cannot be destroyed until the start of your next turn",
    "If it has a talent, you may use it",
    "If it is your only minion there, draw a card",
    "If it shares a faction with one of your other minions, draw a card",
    "You may discard a card with the same name to draw two cards",
    "At the start of your next turn, return it to your hand",
    "At the end of the turn, destroy it",
    "If its base has a breakpoint of 20 or more, gain 1 VP",
    "Its controller may discard a card to cancel this",
    "Other players' minions there have -1 power until the end of the turn",
)
TIMES = (
    "When this base scores",
    "Before this base scores",
    "After this base scores",
    "After a player plays a minion here",
    "At the start of your turn",
    "At the end of each player's turn",
    "When a minion is moved to here",
    "Once per turn, after you play an action here",
    "After a minion here is destroyed",
)
HAPPENING = (
    "each player draws a card",
    "each player with a minion here draws a card",
    "each player may discard a card to draw a card",
    "each player may move one of their minions here to another base",
    "each player discards a card for each of their minions here",
    "the player with the most minions here gains 1 VP",
    "the winner draws a card for each of their minions here",
    "the runner-up may return one of their minions here to their hand",
    "each other player discards a card",
    "each player without a minion here may draw a card",
    "each player places a +1 power counter on one of their minions",
    "each player reveals the top card of their deck and draws it if it is a minion",
    "you may play an extra minion here",
    "you may destroy a minion of power 2 or less here",
    "each minion here gains +1 power until the end of the turn",
    "minions here cannot be destroyed until the end of the turn",
    "each player chooses one of their minions here and destroys the others",
    "the player with the fewest cards in hand draws two cards",
    "players with fewer than three cards in hand draw a card",
    "each player may place a minion from their discard pile on the bottom of their deck",
    "swap two actions here",
    "move all minions here to other bases",
    "one minion here of your choice gains +2 power until the end of the turn",
    "shuffle the base deck",
    "look at the top card of the base deck",
    "draw a card unless you have the most power here",
    "draw a card if you have exactly two minions here",
    "each player with the most power here (if tied, all of them) draws a card",
)


def unread(texts: Sequence[str], kind: str) -> Iterator[str]:
    """Those of the texts that have no reading."""
    known = names()
    for text in texts:
        try:
            readings(text, type=kind, names=known)
        except TextError:
            yield text


def main() -> None:
    for told, one, other, sign, kind in (
        ("a deed, and what follows from it", DEEDS, FOLLOWING, ". ", "action"),
        ("a time, and what happens then", TIMES, HAPPENING, ", ", "base"),
    ):
        texts = [f"{first}{sign}{then}." for first in one for then in other]
        lost = list(unread(texts, kind))
        print(f"{told}: read {len(texts) - len(lost)} of {len(texts)}")
        for text in lost:
            print(f"    {text}")


if __name__ == "__main__":
    main()
