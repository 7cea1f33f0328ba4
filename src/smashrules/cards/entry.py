"""What the library holds of a card: its facts, its wording in each printing, its rulings. Values only.

This module reads no file and knows no grammar; it is all that has to be imported to look up a card that has been
read before.
"""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from attrs import frozen

from smashrules.effects.card import CardDef, CardType

if TYPE_CHECKING:
    from smashrules.rulebook import Citation

CURRENT = "current"
"""The id of the newest printing."""


@frozen
class Printing:
    """A state of the cards' texts: in force from ``since`` until the next printing's.

    ``books`` are the rulebooks whose clarifications speak of the cards as they were then.
    """

    id: str
    title: str
    since: date
    books: tuple[str, ...] = ()
    note: str = ""


@frozen
class Wording:
    """A card's text from the printing ``since`` on, until the card's next wording.

    ``definition`` is None where the text could not be read; ``needs`` then names the system or construct that is
    missing, or is empty if nobody has said so, and ``refusal`` says it in a sentence. ``verified`` is False for an
    older text that we know only from unofficial transcriptions; ``source`` says from where.
    """

    since: str
    words: str
    definition: CardDef | None
    needs: str = ""
    refusal: str = ""
    source: str = ""
    verified: bool = True
    note: str = ""


@frozen
class Ruling:
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


@frozen
class Entry:
    """A card or base of the library: what all its printings share, and its wordings, oldest first.

    ``first`` and ``last`` are the ids of the printings in which it appears. ``former_names`` find it, too.
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


@frozen
class LeftOut:
    """A card of a faction that is not in the library; ``needs`` names the system that is missing."""

    name: str
    type: CardType
    faction: str
    needs: str
    rulings: tuple[Ruling, ...] = ()


@frozen
class Shelf:
    """All card files, read: every entry with all its wordings. ``words`` are the words that names share."""

    printings: tuple[Printing, ...]
    entries: tuple[Entry, ...]
    left_out: tuple[LeftOut, ...] = ()
    faction_notes: tuple[tuple[str, tuple[str, ...]], ...] = ()
    words: frozenset[str] = frozenset()
