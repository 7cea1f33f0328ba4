"""A library: the cards and bases of one printing, found by loosely written names.

This module knows entries and names; where they come from is ``loading``'s business.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Generic, TypeVar

from msgspec import Struct

from smashrules.cards.entry import Entry, Head, LeftOut, Printing, Ruling, Shelf, Wording
from smashrules.cards.naming import folded, resolve, resolve_folded, with_faction
from smashrules.effects.card import CardDef, CardType
from smashrules.errors import (
    AmbiguousNameError,
    InputError,
    NotModelledError,
    UnknownNameError,
    checked_text,
    nearest_names,
)

T = TypeVar("T")


class OtherPrintingError(UnknownNameError):
    """A card that exists, but not in the printing of this library."""

    def __init__(self, name: str, printing: str, first: str, last: str) -> None:
        InputError.__init__(
            self, f"{name!r} is not in the printing {printing!r}: it was printed from {first!r} to {last!r}"
        )
        self.kind = "card"
        self.name = name
        self.nearest = ()
        self.printing = printing
        self.first = first
        self.last = last

    def __reduce__(self) -> tuple[type[OtherPrintingError], tuple[str, str, str, str]]:  # type: ignore[override]
        return type(self), (self.name, self.printing, self.first, self.last)


class Faction(Struct, frozen=True):
    """A faction: its cards (each with its ``count``) and its bases.

    ``lacking`` are the cards of its deck that the library cannot give, with their counts and the system that
    they need; without them a deck falls short of the 20 cards that a faction has.
    """

    name: str
    set: str
    cards: tuple[CardDef, ...]
    bases: tuple[CardDef, ...]
    lacking: tuple[tuple[str, int, str], ...] = ()
    notes: tuple[str, ...] = ()

    def deck(self) -> tuple[str, ...]:
        """The keys of the faction's deck, each as often as there are copies; a titan is not in the deck."""
        return tuple(card.key for card in self.cards if card.type is not CardType.TITAN for _ in range(card.count))


class _Opened(Mapping[str, T], Generic[T]):
    """Something of each card, by its key. Its file is opened when the card is asked for, not before."""

    def __init__(self, heads: Iterable[Head], of: Callable[[Head], T]) -> None:
        self._heads = {each.key: each for each in heads}
        self._of = of

    def __getitem__(self, key: str) -> T:
        return self._of(self._heads[key])

    def __contains__(self, key: object) -> bool:
        return key in self._heads

    def __iter__(self) -> Iterator[str]:
        return iter(self._heads)

    def __len__(self) -> int:
        return len(self._heads)


class Library(Struct, frozen=True, eq=False):
    """The cards and bases of one printing.

    ``definitions`` gives each card its definition, by its key: its name, or ``Name (Faction)`` for a card whose name
    another faction's card had before. ``entries`` are all cards of the printing, and ``unread`` says of those without
    a definition why they have none. ``heads`` are what cards are found by. ``left_out`` are cards that the factions
    have and the library does not. ``printings`` are all printings, oldest first.

    A file is opened when one of its cards is asked for; to go through the values of these opens all files.
    """

    printing: Printing
    printings: tuple[Printing, ...]
    heads: Mapping[str, Head]
    entries: Mapping[str, Entry]
    definitions: Mapping[str, CardDef]
    unread: Mapping[str, str]
    left_out: Mapping[str, LeftOut]
    _shelf: Shelf

    def __iter__(self) -> Iterator[CardDef]:
        return iter(self.definitions.values())

    def __len__(self) -> int:
        return len(self.definitions)

    def __contains__(self, thing: object) -> bool:
        """Whether ``find`` finds what is named, or the library has this very definition."""
        if isinstance(thing, CardDef):
            return self.definitions.get(thing.key) == thing
        try:
            return isinstance(thing, str) and bool(self.find(thing))
        except (InputError, NotModelledError):
            return False

    def __getitem__(self, name: str) -> CardDef:
        """What ``find`` finds."""
        return self.find(name)

    def __repr__(self) -> str:
        return f"<Library {self.printing.id}: {len(self)} cards and bases>"

    def wording(self, entry: Entry, printing: str = "") -> Wording:
        """The entry's wording in a printing; without one, in the library's."""
        return _wording(entry, [each.id for each in self.printings], printing or self.printing.id)

    def entry(self, name: str, card_type: CardType | None = None) -> Entry:
        """The entry that a loosely written name means, among those of ``card_type`` if it is given.

        ``Name (Faction)`` tells cards of one name apart. Raises ``UnknownNameError`` (``OtherPrintingError`` for a
        card of another printing), ``AmbiguousNameError`` and, for a card that has been left out,
        ``NotModelledError``.
        """
        checked_text(name, "the name of a card")
        kind = card_type.value if card_type else "card"
        heads = [each for each in self.heads.values() if card_type in (None, each.type)]
        try:
            return self.entries[self._of_faction(name, heads) or resolve_folded(kind, name, _spoken(heads))]
        except AmbiguousNameError as several:
            raise AmbiguousNameError(kind, name, self._told_apart(several.candidates)) from None
        except UnknownNameError as unknown:
            self._explain(name, card_type)
            raise unknown from None

    def printed(self, entry: Entry) -> bool | None:
        """Whether a card had been printed by the time of this printing; None where that is not known."""
        if self.printing is self.printings[-1]:
            return True
        if entry.type is CardType.TITAN:
            return None
        came = next((each for each in self.printings if entry.set in each.sets), None)
        return None if came is None else came.since <= self.printing.since

    def _of_faction(self, written: str, heads: Iterable[Head]) -> str:
        """The key of the card that "Name (Faction)" means; empty for a name that is not written so."""
        said = with_faction(written)
        if said is None:
            return ""
        name, faction = said
        here = {each.key: (folded(each.name),) for each in heads if folded(each.faction) == folded(faction)}
        try:
            return resolve_folded("card", name, here)
        except UnknownNameError:
            return ""

    def _told_apart(self, keys: Iterable[str]) -> list[str]:
        """Keys as candidates: cards of one name with their factions."""
        heads = [self.heads[each] for each in keys]
        names = Counter(each.name for each in heads)
        return [f"{each.name} ({each.faction})" if names[each.name] > 1 else each.key for each in heads]

    def find(self, name: str, card_type: CardType | None = None) -> CardDef:
        """The card or base that a loosely written name means.

        Case, punctuation and a leading article do not count; the beginning of a name, or one of its words, will do if
        only one card fits. Raises what ``entry`` raises, and ``NotModelledError`` for a text that is not understood.
        """
        entry = self.entry(name, card_type)
        found = self.definitions.get(entry.key)
        if found is None:
            wording = self.wording(entry)
            raise NotModelledError(wording.needs or "this wording", wording.refusal)
        return found

    @property
    def factions(self) -> tuple[Faction, ...]:
        """All factions, in alphabetical order."""
        return tuple(self._faction(each) for each in self.faction_names)

    @property
    def faction_names(self) -> tuple[str, ...]:
        """The names of all factions, in alphabetical order."""
        return tuple(sorted({each.faction for each in self.heads.values() if each.faction}))

    def faction(self, name: str) -> Faction:
        """A faction by its loosely written name. Raises ``UnknownNameError`` or ``AmbiguousNameError``."""
        return self._faction(resolve("faction", name, {each: (each,) for each in self.faction_names}))

    def bases(self, of_set: str = "") -> tuple[CardDef, ...]:
        """The bases of a set, or of all sets. Raises ``UnknownNameError`` for a set that does not exist."""
        sets = {each.set for each in self.heads.values()}
        if of_set and of_set not in sets:
            raise UnknownNameError("set", of_set, nearest_names(of_set, sets) or sorted(sets))
        bases = [each for each in self.heads.values() if each.type is CardType.BASE and of_set in ("", each.set)]
        return tuple(self.definitions[each.key] for each in bases if each.key in self.definitions)

    def rulings(self, name: str = "") -> tuple[Ruling, ...]:
        """The rulings on a card, or on all cards of every printing and those left out."""
        if name:
            return self.entry(name).rulings
        held = [each.rulings for each in self._shelf.entries] + [each.rulings for each in self._shelf.left_out]
        return tuple(ruling for rulings in held for ruling in rulings)

    def _faction(self, name: str) -> Faction:
        entries = [self.entries[each.key] for each in self.heads.values() if each.faction == name]
        cards = [self.definitions[each.key] for each in entries if each.key in self.definitions]
        return Faction(
            name=name,
            set=entries[0].set,
            cards=tuple(each for each in cards if each.type is not CardType.BASE),
            bases=tuple(each for each in cards if each.type is CardType.BASE),
            lacking=tuple(
                (each.key, each.count, self.wording(each).needs or "this wording")
                for each in entries
                if each.key in self.unread and each.type not in (CardType.BASE, CardType.TITAN)
            ),
            notes=tuple(note for drawer in self._shelf.drawers if drawer.faction == name for note in drawer.notes),
        )

    def _explain(self, name: str, card_type: CardType | None) -> None:
        """Raise the error that tells why a card that exists is not here; return if there is no such card."""
        others = [each for each in self._shelf.heads if each.key not in self.heads and card_type in (None, each.type)]
        known = _spoken(others)
        known |= {each: (folded(each),) for each, card in self.left_out.items() if card_type in (None, card.type)}
        try:
            found = resolve_folded("card", name, known)
        except InputError:
            return
        if found in self.left_out:
            raise NotModelledError(self.left_out[found].needs, f"{found!r} is not in the library") from None
        entry = self._shelf.entry(next(each for each in others if each.key == found))
        raise OtherPrintingError(found, self.printing.id, entry.first, entry.last) from None


def view(shelf: Shelf, printing: Printing) -> Library:
    """The cards of a shelf as they are in one of its printings."""
    order = [each.id for each in shelf.printings]
    at = order.index(printing.id)
    here = [each for each in shelf.heads if each.read[at] is not None]

    def wording(head: Head) -> Wording:
        return _wording(shelf.entry(head), order, printing.id)

    def definition(head: Head) -> CardDef:
        found = wording(head).definition
        assert found is not None
        return found

    return Library(
        printing=printing,
        printings=shelf.printings,
        heads={each.key: each for each in here},
        entries=_Opened(here, shelf.entry),
        definitions=_Opened((each for each in here if each.read[at]), definition),
        unread=_Opened((each for each in here if not each.read[at]), lambda head: wording(head).refusal),
        left_out={each.name: each for each in shelf.left_out},
        _shelf=shelf,
    )


def _wording(entry: Entry, order: list[str], printing: str) -> Wording:
    at = order.index(printing)
    return [each for each in entry.wordings if order.index(each.since) <= at][-1]


def _spoken(heads: Iterable[Head]) -> dict[str, tuple[tuple[str, ...], ...]]:
    """The names that each card goes by, folded."""
    return {each.key: each.folded for each in heads}
