"""A library: the cards and bases of one printing, found by loosely written names.

This module knows entries and names; where they come from is ``loading``'s business.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from attrs import frozen

from smashrules.cards.entry import Entry, LeftOut, Printing, Ruling, Shelf, Wording
from smashrules.cards.naming import resolve
from smashrules.effects.card import CardDef, CardType
from smashrules.errors import InputError, NotModelledError, UnknownNameError, nearest_names


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


@frozen
class Faction:
    """A faction: its cards (each with its ``count``) and its bases.

    ``lacking`` are the cards of the faction that the library cannot give, with their counts and the system that
    they need; without them a deck falls short of the 20 cards that a faction has.
    """

    name: str
    set: str
    cards: tuple[CardDef, ...]
    bases: tuple[CardDef, ...]
    lacking: tuple[tuple[str, int, str], ...] = ()
    notes: tuple[str, ...] = ()

    def deck(self) -> tuple[str, ...]:
        """The names of the faction's cards, each as often as there are copies."""
        return tuple(card.name for card in self.cards for _ in range(card.count))


@frozen(eq=False, repr=False)
class Library:
    """The cards and bases of one printing.

    ``definitions`` gives each name its definition. ``entries`` are all cards of the printing, and ``unread`` says of
    those without a definition why they have none. ``left_out`` are cards that the factions have and the library
    does not. ``printings`` are all printings, oldest first.
    """

    printing: Printing
    printings: tuple[Printing, ...]
    entries: Mapping[str, Entry]
    definitions: Mapping[str, CardDef]
    unread: Mapping[str, str]
    left_out: Mapping[str, LeftOut]
    _shelf: Shelf

    def __iter__(self) -> Iterator[CardDef]:
        return iter(self.definitions.values())

    def __len__(self) -> int:
        return len(self.definitions)

    def __repr__(self) -> str:
        return f"<Library {self.printing.id}: {len(self)} cards and bases>"

    def wording(self, entry: Entry, printing: str = "") -> Wording:
        """The entry's wording in a printing; without one, in the library's."""
        return _wording(entry, [each.id for each in self.printings], printing or self.printing.id)

    def entry(self, name: str, card_type: CardType | None = None) -> Entry:
        """The entry that a loosely written name means, among those of ``card_type`` if it is given.

        Raises ``UnknownNameError`` (``OtherPrintingError`` for a card of another printing), ``AmbiguousNameError``
        and, for a card that has been left out, ``NotModelledError``.
        """
        kind = card_type.value if card_type else "card"
        try:
            return self.entries[resolve(kind, name, _spoken(self.entries.values(), card_type))]
        except UnknownNameError as unknown:
            self._explain(name, card_type)
            raise unknown from None

    def find(self, name: str, card_type: CardType | None = None) -> CardDef:
        """The card or base that a loosely written name means.

        Case, punctuation and a leading article do not count; the beginning of a name, or one of its words, will do if
        only one card fits. Raises what ``entry`` raises, and ``NotModelledError`` for a text that is not understood.
        """
        entry = self.entry(name, card_type)
        found = self.definitions.get(entry.name)
        if found is None:
            wording = self.wording(entry)
            raise NotModelledError(wording.needs or "this wording", wording.refusal)
        return found

    @property
    def factions(self) -> tuple[Faction, ...]:
        """All factions, in alphabetical order."""
        names = sorted({each.faction for each in self.entries.values()})
        return tuple(self._faction(each) for each in names)

    def faction(self, name: str) -> Faction:
        """A faction by its loosely written name. Raises ``UnknownNameError`` or ``AmbiguousNameError``."""
        names = {each.faction for each in self.entries.values()}
        return self._faction(resolve("faction", name, {each: (each,) for each in names}))

    def bases(self, of_set: str = "") -> tuple[CardDef, ...]:
        """The bases of a set, or of all sets. Raises ``UnknownNameError`` for a set that does not exist."""
        sets = {each.set for each in self}
        if of_set and of_set not in sets:
            raise UnknownNameError("set", of_set, nearest_names(of_set, sets) or sorted(sets))
        return tuple(each for each in self if each.type is CardType.BASE and of_set in ("", each.set))

    def rulings(self, name: str = "") -> tuple[Ruling, ...]:
        """The rulings on a card, or on all cards of every printing and those left out."""
        if name:
            return self.entry(name).rulings
        held = [each.rulings for each in self._shelf.entries] + [each.rulings for each in self._shelf.left_out]
        return tuple(ruling for rulings in held for ruling in rulings)

    def _faction(self, name: str) -> Faction:
        entries = [each for each in self.entries.values() if each.faction == name]
        cards = [self.definitions[each.name] for each in entries if each.name in self.definitions]
        return Faction(
            name=name,
            set=entries[0].set,
            cards=tuple(each for each in cards if each.type is not CardType.BASE),
            bases=tuple(each for each in cards if each.type is CardType.BASE),
            lacking=tuple(
                (each.name, each.count, self.wording(each).needs or "this wording")
                for each in entries
                if each.name in self.unread and each.type is not CardType.BASE
            ),
            notes=dict(self._shelf.faction_notes).get(name, ()),
        )

    def _explain(self, name: str, card_type: CardType | None) -> None:
        """Raise the error that tells why a card that exists is not here; return if there is no such card."""
        others = [each for each in self._shelf.entries if each.name not in self.entries]
        known = _spoken(others, card_type)
        known |= {each: (each,) for each, card in self.left_out.items() if card_type in (None, card.type)}
        try:
            found = resolve("card", name, known)
        except InputError:
            return
        if found in self.left_out:
            raise NotModelledError(self.left_out[found].needs, f"{found!r} is not in the library") from None
        entry = next(each for each in others if each.name == found)
        raise OtherPrintingError(found, self.printing.id, entry.first, entry.last) from None


def view(shelf: Shelf, printing: Printing) -> Library:
    """The cards of a shelf as they are in one of its printings."""
    order = [each.id for each in shelf.printings]
    at = order.index(printing.id)
    here = [each for each in shelf.entries if order.index(each.first) <= at <= order.index(each.last)]
    wordings = {each.name: _wording(each, order, printing.id) for each in here}
    return Library(
        printing=printing,
        printings=shelf.printings,
        entries={each.name: each for each in here},
        definitions={name: each.definition for name, each in wordings.items() if each.definition is not None},
        unread={name: each.refusal for name, each in wordings.items() if each.definition is None},
        left_out={each.name: each for each in shelf.left_out},
        shelf=shelf,
    )


def _wording(entry: Entry, order: list[str], printing: str) -> Wording:
    at = order.index(printing)
    return [each for each in entry.wordings if order.index(each.since) <= at][-1]


def _spoken(entries: Iterable[Entry], card_type: CardType | None) -> dict[str, tuple[str, ...]]:
    """The names that each entry goes by."""
    return {each.name: (each.name, *each.former_names) for each in entries if card_type in (None, each.type)}
