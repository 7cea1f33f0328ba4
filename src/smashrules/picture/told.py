"""A board in lines of text: the twin of the picture, for readers who do not see it.

Knows what is to be seen (``seen``); knows nothing of pictures.
"""

from __future__ import annotations

from collections.abc import Iterator

from smashrules.picture.seen import AttachedSeen, BaseSeen, BoardSeen, CardSeen, PlayerSeen, SideSeen


def told(seen: BoardSeen) -> str:
    """What is seen of a board, in lines of text."""
    lines = [line for base in seen.bases for line in _base(base)]
    lines += [line for player in seen.players for line in _player(player)]
    return "\n".join([*lines, *([decks(seen)] if seen.decks else [])])


def _base(base: BaseSeen) -> list[str]:
    printed = "" if base.printed == base.breakpoint else f" (printed {base.printed})"
    points = f"; points {', '.join(map(str, base.points))}" if base.points else ""
    breaks = ", enough to score" if base.breaks else ""
    head = f"{base.name}: breakpoint {base.breakpoint}{printed}, total power {base.total}{breaks}{points}"
    sides = [_side(side) for side in base.sides] or ["  nobody has a card here"]
    on_base = [f"  on the base: {', '.join(map(attachment, base.attached))}"] if base.attached else []
    return [head, *on_base, *sides]


def _side(side: SideSeen) -> str:
    listed = [card(each) for each in side.cards]
    listed += [buried(side.buried)] if side.buried else []
    cards = ", ".join(listed) or "no card"
    return f"  {whose(side)}, {side.total} power: {cards}"


def whose(side: SideSeen) -> str:
    """Who has a side of a base.

    >>> whose(SideSeen("", -1, 4, ()))
    'controlled by nobody'
    """
    return side.player or "controlled by nobody"


def card(card: CardSeen) -> str:
    """A card with all that is to be seen of it.

    >>> card(CardSeen("Big One", "minion", 5, 5, 0, "Bob", (), stored=1))
    'Big One (5, owned by Bob, 1 card face down under it)'
    """
    facts = [card.type] if card.power is None else [power(card)]
    facts += ["titan"] if card.type == "titan" and card.power is not None else []
    facts += counters(card)
    if card.owner:
        facts.append(f"owned by {card.owner}")
    facts += [f"with {' and '.join(map(attachment, card.attached))}"] if card.attached else []
    facts += [stored(card.stored)] if card.stored else []
    return f"{card.name} ({', '.join(facts)})"


def attachment(attached: AttachedSeen) -> str:
    """A card on a card, with whose it is and what is on it.

    >>> attachment(AttachedSeen("Ribbon", "Ann", (AttachedSeen("Bell", "Bob"),)))
    'Ribbon (Ann, with Bell (Bob))'
    """
    inside = [attached.controller] if attached.controller else []
    inside += [f"with {' and '.join(map(attachment, attached.attached))}"] if attached.attached else []
    return f"{attached.name} ({', '.join(inside)})" if inside else attached.name


def power(card: CardSeen) -> str:
    """A card's power, and the printed one where they differ.

    >>> power(CardSeen("Big One", "minion", 7, 5, 2, "", ()))
    '7, printed 5'
    """
    changed = card.printed is not None and card.printed != card.power
    return f"{card.power}, printed {card.printed}" if changed else str(card.power)


def counters(card: CardSeen) -> list[str]:
    """A card's counters: those that give power, then each other kind.

    >>> counters(CardSeen("Big One", "minion", 6, 5, 1, "", (), (("stasis counter", 2),)))
    ['1 counter', '2 stasis counters']
    """
    kinds = [("counter", card.counters), *card.other_counters]
    return [_many(count, kind) for kind, count in kinds if count]


def buried(count: int) -> str:
    """Cards that lie face down at a base.

    >>> buried(2)
    '2 buried cards, face down'
    """
    return f"{_many(count, 'buried card')}, face down"


def stored(count: int) -> str:
    """Cards that lie face down under a card.

    >>> stored(2)
    '2 cards face down under it'
    """
    return f"{_many(count, 'card')} face down under it"


def _player(player: PlayerSeen) -> Iterator[str]:
    who = f"{player.name} (to play)" if player.to_play else player.name
    deck = "unknown" if player.deck is None else player.deck
    yield f"{who}: {player.points} VP; hand {player.hand}, deck {deck}, discard {player.discard}"
    yield from (f"  {each}" for each in beside(player))


def beside(player: PlayerSeen) -> list[str]:
    """What a player has besides hand and piles, a line each.

    >>> beside(PlayerSeen("Ann", True, 0, 5, None, 0, playing=("Parade",), titans=("Big Samovar",), aside=2))
    ['being played: Parade', 'titan set aside: Big Samovar', '2 cards set aside']
    """
    lines = [f"being played: {', '.join(player.playing)}"] if player.playing else []
    lines += [f"titan set aside: {each}" for each in player.titans]
    lines += [f"in stasis: {card(each)}" for each in player.stasis]
    return [*lines, *([f"{_many(player.aside, 'card')} set aside"] if player.aside else [])]


def decks(seen: BoardSeen) -> str:
    """The piles that belong to nobody, in a line.

    >>> decks(BoardSeen((), (), (("base deck", 12), ("base discard pile", 1))))
    'Base deck 12, base discard pile 1'
    """
    line = ", ".join(f"{name} {count}" for name, count in seen.decks)
    return line[:1].upper() + line[1:]


def _many(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"
