"""What the library holds of a card: its facts, its wording in each printing, its rulings. Values only.

The cards of a file lie in a drawer that is opened when one of them is asked for; what it takes to find a card, its
head, is at hand without. This module reads no file and knows no grammar; it is all that has to be imported to look up
a card that has been read before.
"""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct
from msgspec.structs import force_setattr

from smashrules.data import Later
from smashrules.effects.card import CardDef, CardType

if TYPE_CHECKING:
    from smashrules.rulebook import Citation

CURRENT = "current"
"""The id of the newest printing."""


class Printing(Struct, frozen=True):
    """A state of the cards' texts: in force from ``since`` until the next printing's.

    ``books`` are the rulebooks whose clarifications speak of the cards as they were then. ``sets`` are those that
    came with it, but for their titans; of any other set it is not known when it was printed.
    """

    id: str
    title: str
    since: date
    books: tuple[str, ...] = ()
    note: str = ""
    sets: tuple[str, ...] = ()


class Wording(Struct, frozen=True):
    """A card's text from the printing ``since`` on, until the card's next wording.

    ``read`` is what the text was read as, which those who look at the words alone need not wait for; None where it
    could not be read. ``needs`` then names the system or construct that is missing, or is empty if nobody has said
    so, and ``refusal`` says it in a sentence. ``verified`` is False for an older text that no book and no erratum
    says; ``source`` says from where it is known. ``power`` is the printed power of that time, None where it is the
    card's.
    """

    since: str
    words: str
    read: Later[CardDef] | None
    needs: str = ""
    refusal: str = ""
    source: str = ""
    verified: bool = True
    note: str = ""
    power: int | None = None

    @property
    def is_read(self) -> bool:
        """Whether there is a definition."""
        return self.read is not None

    @property
    def definition(self) -> CardDef | None:
        """The card with this text."""
        return None if self.read is None else self.read()


class Ruling(Struct, frozen=True):
    """A ruling on a card, in our own words.

    ``sources`` are (book, section) pairs. ``printing`` is the printing that it speaks of. ``case`` names the
    scenario that runs it; where there is none, ``reason`` says why it cannot run. ``key`` is the card's key and the
    ruling's place among those on the card, as in ``samovar.2``; new rulings go to the end, so a key never changes.
    """

    card: str
    text: str
    sources: tuple[tuple[str, str], ...]
    printing: str = CURRENT
    case: str = ""
    reason: str = ""
    notes: tuple[str, ...] = ()
    key: str = ""

    def citations(self) -> tuple[Citation, ...]:
        """The places in the books, with their pages."""
        from smashrules.rulebook import citation  # building the rulebook costs more than a look at a card

        return tuple(citation(book, section) for book, section in self.sources)


class Entry(Struct, frozen=True):
    """A card or base of the library: what all its printings share, and its wordings, oldest first.

    ``first`` and ``last`` are the ids of the printings in which it appears. ``former_names`` find it, too. ``key`` is
    what the library knows it by: its name, or ``Name (Faction)`` for a card that the faction ``also_in`` had before.
    """

    name: str
    type: CardType
    faction: str
    set: str
    wordings: tuple[Wording, ...]
    first: str
    last: str
    count: int = 1
    power: int | None = None
    breakpoint: int | None = None
    vps: tuple[int, ...] = ()
    former_names: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    labels: tuple[str, ...] = ()
    monsters: int | None = None
    treasures: int | None = None
    also_in: str = ""
    key: str = ""

    def __post_init__(self) -> None:
        if not self.key:
            force_setattr(self, "key", self.name)

    def power_in(self, wording: Wording) -> int | None:
        """The printed power beside one of its wordings."""
        return self.power if wording.power is None else wording.power


class LeftOut(Struct, frozen=True):
    """A card of a faction that is not in the library; ``needs`` names the system that is missing."""

    name: str
    type: CardType
    faction: str
    needs: str
    rulings: tuple[Ruling, ...] = ()


class Head(NamedTuple):
    """What it takes to find a card.

    ``name`` is the printed one, ``key`` tells the card from others of it. ``read`` says for each printing, oldest
    first, whether its text is read; None where it was not printed. ``names`` are those that mean this card, and
    ``folded`` the same as they are compared: none for a card that is in all but the faction like the one
    ``also_in`` another, so that their name means that one. It is found at ``place`` in a ``drawer``.
    """

    key: str
    name: str
    type: CardType
    faction: str
    set: str
    read: tuple[bool | None, ...]
    names: tuple[str, ...]
    folded: tuple[tuple[str, ...], ...]
    drawer: int
    place: int


class Drawer(Struct, frozen=True):
    """The cards of one file."""

    file: str
    faction: str
    notes: tuple[str, ...]
    entries: Later[tuple[Entry, ...]]


class Shelf(Struct, frozen=True):
    """All card files, read: every entry with all its wordings. ``words`` are the words that names share."""

    printings: tuple[Printing, ...]
    heads: tuple[Head, ...]
    drawers: tuple[Drawer, ...]
    left_out: tuple[LeftOut, ...] = ()
    words: frozenset[str] = frozenset()

    def entry(self, head: Head) -> Entry:
        """The card of a head."""
        return self.drawers[head.drawer].entries()[head.place]

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Every card, in the order of the files."""
        return tuple(entry for drawer in self.drawers for entry in drawer.entries())
