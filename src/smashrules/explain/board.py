"""What explaining asks of a game, and how cards, players and places are called.

A card is called by its name alone where that is enough; where several cards of that name are about, by its
controller too, then by its base, then by its order of arrival. This module knows states; it changes none, and it
knows no rules and no layout.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence, Set
from typing import Protocol

from smashrules.effects.card import CardDef, CardType
from smashrules.effects.verbs import Verb
from smashrules.state.game import State
from smashrules.state.records import CardRecord, Cause, Decision, Event
from smashrules.state.things import NOBODY, NOTHING, Thing, is_card, player_of


class LineLike(Protocol):
    """One entry of an engine's ledger."""

    @property
    def amount(self) -> int: ...
    @property
    def cause(self) -> Cause | None: ...
    @property
    def rule(self) -> str: ...
    @property
    def note(self) -> str: ...


class LedgerLike(Protocol):
    """An engine's ledger: how a number comes about."""

    @property
    def total(self) -> int: ...
    @property
    def lines(self) -> Sequence[LineLike]: ...


class GameLike(Protocol):
    """What explaining asks of a game. ``engine.Game`` has it."""

    def definition(self, state: State, uid: int, /) -> CardDef: ...
    def power(self, state: State, uid: int, /) -> int: ...
    def ledger(self, state: State, uid: int, /) -> LedgerLike: ...
    def breakpoint_ledger(self, state: State, base: int, /) -> LedgerLike: ...
    def total_ledger(self, state: State, base: int, player: int, /) -> LedgerLike: ...


class StepLike(Protocol):
    """What ``Game.apply`` gives: the state reached and what happened on the way."""

    @property
    def state(self) -> State: ...
    @property
    def events(self) -> Sequence[Event]: ...


class ReasonLike(Protocol):
    """What ``Game.why_not`` gives: a rule or words in the way, and a note."""

    @property
    def rule(self) -> str: ...
    @property
    def cause(self) -> Cause | None: ...
    @property
    def note(self) -> str: ...


_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
_NUMERALS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

_DRAW = Verb.DRAW.value
_NAMED = ("thing", "play", "use")

Facts = tuple[str, str, str]
"""A card's name, its owner's or controller's, and its base's."""


def numeral(number: int) -> str:
    """A small number in words.

    >>> numeral(2), numeral(12)
    ('two', '12')
    """
    return _NUMERALS[number] if 0 <= number < len(_NUMERALS) else str(number)


def often(number: int) -> str:
    """How many times.

    >>> often(2), often(3)
    ('twice', 'three times')
    """
    return {1: "once", 2: "twice"}.get(number) or f"{numeral(number)} times"


def ended(text: str) -> str:
    """``text`` as a sentence: with a full stop, unless it ends with some of its own.

    >>> ended("Ann plays Wait"), ended("Ann plays Wait...")
    ('Ann plays Wait.', 'Ann plays Wait...')
    """
    return text if text.endswith("...") else f"{text}."


def listed(names: Iterable[str], word: str = "and") -> str:
    """Names as a list in a sentence.

    >>> listed(["Ann", "Bob", "Cem"])
    'Ann, Bob and Cem'
    """
    every = names if isinstance(names, list) else list(names)
    if len(every) == 1:
        return every[0]
    if not every:
        return ""
    return f"{', '.join(every[:-1])} {word} {every[-1]}"


def possessive(name: str) -> str:
    """The name of an owner.

    >>> possessive("Ann"), possessive("James")
    ("Ann's", "James'")
    """
    return f"{name}'" if name.endswith("s") else f"{name}'s"


class Names:
    """How the cards and players of one answer are called, the same in all of its sentences."""

    def __init__(self, game: GameLike, state: State, mentioned: Iterable[int] = ()) -> None:
        self.game = game
        self.state = state
        self._definitions: dict[int, CardDef] = {}
        self._called: dict[int, str] = {}
        self._copies = _copies(state.cards)
        self._mentioned = mentioned
        self._about: frozenset[int] | None = None
        self.told: dict[int, str] = {}
        """The sentences of single events, once they have been made."""
        self.options: dict[int, tuple[Decision, tuple[str, ...]]] = {}
        """What the options of a decision are called, by the identity of the decision, which is kept beside it."""

    def definition(self, uid: int) -> CardDef:
        """What is printed on a card."""
        found = self._definitions.get(uid)
        if found is None:
            found = self._definitions[uid] = self.game.definition(self.state, uid)
        return found

    def player(self, player: int) -> str:
        """A player's name; "nobody" for NOBODY."""
        return "nobody" if player == NOBODY else self.state.players[player].name

    def card(self, uid: int) -> str:
        """How a card is called here."""
        return self._called.get(uid) or self._call(uid)

    def plain(self, uid: int) -> str:
        """A card's name alone; "a card" when nobody said which it is."""
        definition = self.definition(uid)
        return "a card" if definition.type is CardType.UNKNOWN else definition.name

    def thing(self, thing: Thing) -> str:
        """How a card, a player or a faction is called; empty for NOTHING."""
        if isinstance(thing, str):
            return thing
        if thing >= 0:
            return self._called.get(thing) or self._call(thing)
        return "" if thing == NOTHING else self.player(player_of(thing))

    def things(self, things: Iterable[Thing], word: str = "and") -> str:
        """Several things as a list in a sentence."""
        return listed([self.thing(each) for each in things], word)

    def counted(self, cards: Iterable[int]) -> str:
        """Several cards as a list in a sentence, with how many there are of those that are called the same."""
        calls = Counter(map(self.card, cards))
        return listed([call if many == 1 else f"{numeral(many)} cards called {call}" for call, many in calls.items()])

    def is_base(self, thing: Thing) -> bool:
        """Whether a thing is a base."""
        return is_card(thing) and self.definition(thing).type is CardType.BASE

    def _call(self, uid: int) -> str:
        """What a card is called: found when it is first asked for, for it alone."""
        definition = self.definition(uid)
        if definition.type is CardType.UNKNOWN:
            return self._called.setdefault(uid, "a card")
        copies = self._copies[uid]
        same = copies if len(copies) == 1 else self._spoken_of(copies)
        if len(same) < 2 or uid not in same:
            return self._called.setdefault(uid, definition.name)
        cards, objects = self.state.cards, self.state.objects
        away = {each for each in same if objects[each] is None}
        if len(away) == len(same) and len({cards[each].owner for each in same}) == 1:
            return self._called.setdefault(uid, definition.name)  # as good as each other: all in one player's piles
        self._called.update(_told_apart({each: self._facts(each) for each in same}, away))
        return self._called[uid]

    def _spoken_of(self, copies: Sequence[int]) -> list[int]:
        """Those that are in play or mentioned, so that they are told apart from each other."""
        objects, about = self.state.objects, self._about
        if about is None:
            about = self._about = frozenset(self._mentioned)
        return [each for each in copies if objects[each] is not None or each in about]

    def _facts(self, uid: int) -> Facts:
        name = self.definition(uid).name
        obj = self.state.objects[uid]
        if obj is None:
            owner = self.state.cards[uid].owner
            return name, "" if owner == NOBODY else self.player(owner), ""
        controller = "" if obj.controller == NOBODY or obj.uid == obj.base else self.player(obj.controller)
        return name, controller, "" if obj.base in (uid, NOTHING) else self.definition(obj.base).name


_known_copies: tuple[tuple[CardRecord, ...], list[list[int]]] = ((), [])


def _copies(cards: tuple[CardRecord, ...]) -> list[list[int]]:
    """By card: all cards of the game with its key. Kept for the last game, whose ``cards`` are one and the same value
    in all its states."""
    global _known_copies
    if _known_copies[0] is not cards:
        found: dict[str, list[int]] = {}
        for uid, card in enumerate(cards):
            found.setdefault(card.key, []).append(uid)
        _known_copies = (cards, [found[card.key] for card in cards])
    return _known_copies[1]


def _told_apart(facts: Mapping[int, Facts], away: Set[int]) -> dict[int, str]:
    """The shortest ways to call several cards of one name so that no two in play are called the same: by player,
    then by base where the bases differ, then by order of arrival. Those in ``away``, in hands and piles, are as
    good as each other."""
    owned = {uid: f"{possessive(who)} {name}" if who else name for uid, (name, who, _) in facts.items()}
    calls = dict(owned)
    for same in _same(owned):
        if len({facts[uid][2] for uid in same}) > 1:
            calls.update((uid, f"{owned[uid]}{_at(facts[uid])}") for uid in same)
    for same in _same(calls):
        here = [uid for uid in same if uid not in away]
        for place, uid in enumerate(here if len(here) > 1 else ()):
            name, who, _ = facts[uid]
            ordinal = _ORDINALS[place] if place < len(_ORDINALS) else f"{place + 1}th"
            placed = _at(facts[uid]) if calls[uid] != owned[uid] else ""
            calls[uid] = f"{possessive(who) if who else 'the'} {ordinal} {name}{placed}"
    return calls


def _at(facts: Facts) -> str:
    return f" at {facts[2]}" if facts[2] else ""


def _same(calls: Mapping[int, str]) -> list[list[int]]:
    """The cards that are called the same, group by group."""
    groups: dict[str, list[int]] = {}
    for uid, call in calls.items():
        groups.setdefault(call, []).append(uid)
    return [group for group in groups.values() if len(group) > 1]


def mentioned(events: Iterable[Event], decisions: Iterable[Decision | None] = ()) -> list[int]:
    """The cards that sentences about events and decisions name, each once, in order. Cards that are drawn are not
    named."""
    found: list[Thing] = []
    for event in events:
        if event.verb == _DRAW:
            continue
        found += (event.what, event.to, event.base, event.host)
        if event.things:
            found += event.things
        if event.cause is not None:
            found.append(event.cause.card)
        if event.barrier is not None:
            found.append(event.barrier.card)
    for decision in decisions:
        if decision is not None:
            found += [option.thing for option in decision.options if option.kind in _NAMED]
    return [each for each in dict.fromkeys(found) if is_card(each)]
