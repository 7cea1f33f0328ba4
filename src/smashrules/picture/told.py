"""A board in lines of text: the twin of the picture, for readers who do not see it.

Knows what is to be seen (``layout``); knows nothing of pictures.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from smashrules.picture.layout import BaseSeen, BoardSeen, CardSeen, PlayerSeen, SideSeen, see

if TYPE_CHECKING:
    from smashrules.engine import Game
    from smashrules.state.game import State


def board_text(game: Game, state: State) -> str:
    """The board in lines of text. Says all that ``board_svg`` shows.

    >>> from smashrules.effects.card import CardDef, CardType
    >>> from smashrules.engine import Game, Position
    >>> game = Game({"Tea House": CardDef("Tea House", CardType.BASE, breakpoint=20, vps=(4, 2, 1)),
    ...              "Big One": CardDef("Big One", CardType.MINION, power=5)})
    >>> position = Position(game)
    >>> ann, bob = position.player("Ann"), position.player("Bob")
    >>> position.put(position.card("Big One", owner=ann), position.base("Tea House"))
    >>> print(board_text(game, position.state()))
    Tea House: breakpoint 20, total power 5; points 4, 2, 1
      Ann, 5 power: Big One (5)
    Ann (to play): 0 VP; hand 0, deck 0, discard 0
    Bob: 0 VP; hand 0, deck 0, discard 0
    """
    return told(see(game, state))


def told(seen: BoardSeen) -> str:
    """What is seen of a board, in lines of text."""
    lines = [line for base in seen.bases for line in _base(base)]
    return "\n".join([*lines, *(_player(each) for each in seen.players)])


def _base(base: BaseSeen) -> list[str]:
    printed = "" if base.printed == base.breakpoint else f" (printed {base.printed})"
    points = f"; points {', '.join(map(str, base.points))}" if base.points else ""
    breaks = ", enough to score" if base.breaks else ""
    head = f"{base.name}: breakpoint {base.breakpoint}{printed}, total power {base.total}{breaks}{points}"
    sides = [_side(side) for side in base.sides] or ["  nobody has a card here"]
    on_base = [f"  on the base: {', '.join(each.name for each in base.attached)}"] if base.attached else []
    return [head, *on_base, *sides]


def _side(side: SideSeen) -> str:
    listed = [_card(each) for each in side.cards]
    listed += [buried(side.buried)] if side.buried else []
    cards = ", ".join(listed) or "no card"
    return f"  {side.player}, {side.total} power: {cards}"


def _card(card: CardSeen) -> str:
    facts = [card.type] if card.power is None else [power(card)]
    facts += ["titan"] if card.type == "titan" and card.power is not None else []
    if card.counters:
        facts.append(counters(card))
    if card.owner:
        facts.append(f"owned by {card.owner}")
    attached = [f"{each.name} ({each.controller})" if each.controller else each.name for each in card.attached]
    facts += [f"with {' and '.join(attached)}"] if attached else []
    return f"{card.name} ({', '.join(facts)})"


def power(card: CardSeen) -> str:
    """A card's power, and the printed one where they differ.

    >>> power(CardSeen("Big One", "minion", 7, 5, 2, "", ()))
    '7, printed 5'
    """
    changed = card.printed is not None and card.printed != card.power
    return f"{card.power}, printed {card.printed}" if changed else str(card.power)


def counters(card: CardSeen) -> str:
    """A card's counters.

    >>> counters(CardSeen("Big One", "minion", 6, 5, 1, "", ()))
    '1 counter'
    """
    return f"{card.counters} counter{'' if card.counters == 1 else 's'}"


def buried(count: int) -> str:
    """Cards that lie face down.

    >>> buried(2)
    '2 buried cards, face down'
    """
    return f"{count} buried card{'' if count == 1 else 's'}, face down"


def _player(player: PlayerSeen) -> str:
    return f"{player.name}{' (to play)' if player.to_play else ''}: {piles(player)}"


def piles(player: PlayerSeen) -> str:
    """A player's points and piles, in a line."""
    deck = "unknown" if player.deck is None else str(player.deck)
    return f"{player.points} VP; hand {player.hand}, deck {deck}, discard {player.discard}"
