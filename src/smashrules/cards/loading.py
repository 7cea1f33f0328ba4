"""The way to the card library: the files, read once and kept between processes.

Reading the files and their texts takes seconds and happens once; after that a library comes from a cache, of which
no more is unpickled than is asked for, and neither the grammar nor a validator is imported. This module knows where
the files lie and nothing of their format.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date, datetime
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING

from smashrules.data import Kind, cached, located
from smashrules.errors import InputError, UnknownNameError, nearest_names

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from smashrules.cards.collection import Library
    from smashrules.cards.entry import Printing, Shelf
    from smashrules.effects.abilities import CardText
    from smashrules.effects.card import CardType
    from smashrules.text.words.lexicon import Names


def library(printing: date | str | int | None = None) -> Library:
    """The library in the wordings of a printing.

    ``printing`` is the id of a printing, the key of a rulebook (whose clarifications speak of the cards as they were
    then), or a day; None is the newest. Case does not count; a year means its last day. Raises ``UnknownNameError``
    for a printing that does not exist, ``InputError`` for a day before all printings and for what is none of these.

    >>> library("BGB2018").printing.id
    'BGB2018'
    >>> library().find("no such card at all")
    Traceback (most recent call last):
    ...
    smashrules.errors.UnknownNameError: no card is called 'no such card at all'
    """
    return _library(_printing_of(shelf().printings, printing).id)


@cache
def _library(printing: str) -> Library:
    from smashrules.cards.collection import view

    held = shelf()
    return view(held, next(each for each in held.printings if each.id == printing))


def day_of(said: str) -> date:
    """The day that people write as 2017-12-31; of a year alone, its last one. Raises ``InputError``."""
    try:
        year = len(said) == 4 and said.isdecimal()
        return date.fromisoformat(f"{said}-12-31" if year else said)
    except ValueError:
        raise InputError(f"{said!r} is no day; write it as 2017-12-31, or a year alone as 2017") from None


def _printing_of(printings: tuple[Printing, ...], wanted: date | str | int | None) -> Printing:
    if wanted is None:
        return printings[-1]
    if isinstance(wanted, str | int):
        return _of_that_name(printings, str(wanted))
    if not isinstance(wanted, date):
        raise InputError(f"a printing is a name, a day or a year, not {type(wanted).__name__}")
    return _of_that_day(printings, wanted.date() if isinstance(wanted, datetime) else wanted)


def _of_that_name(printings: tuple[Printing, ...], wanted: str) -> Printing:
    """The printing of an id, of a book, or of a day as people write it."""
    spoken = wanted.casefold()
    for each in printings:
        if spoken == each.id.casefold():
            return each
    for each in printings:
        if spoken in [book.casefold() for book in each.books]:
            return each
    try:
        day = day_of(wanted)
    except InputError:
        known = dict.fromkeys(name for each in printings for name in (each.id, *each.books))
        raise UnknownNameError("printing", wanted, nearest_names(wanted, known) or known) from None
    return _of_that_day(printings, day)


def _of_that_day(printings: tuple[Printing, ...], day: date) -> Printing:
    before = [each for each in printings if each.since <= day]
    if not before:
        raise InputError(f"no card was printed before {printings[0].since}, so none on {day}")
    return before[-1]


@cache
def shelf() -> Shelf:
    """All card files, read. Raises ``CardFileError`` if one of them is faulty."""
    files = _contents("cards")
    fingerprint = _digest(files) + _digest(_contents("grammar"))
    return cached("card-shelf", fingerprint, lambda: _built(files))


@cache
def names() -> Names:
    """The names that a text may use: of cards and factions, and the words that names share. Reads no text."""
    files = _contents("cards")
    return cached("card-names", _digest(files), lambda: _named(files))


@cache
def sayings() -> tuple[str, ...]:
    """Every text of a card or base, as the files have it, in alphabetical order. Reads no text."""
    files = _contents("cards")
    return cached("card-sayings", _digest(files), lambda: _said(files))


def _built(files: Mapping[str, bytes]) -> Shelf:
    from smashrules.cards.building import build
    from smashrules.text.reading.reading import read

    def reader(text: str, card_type: CardType, names: Names) -> CardText:
        return read(text, type=card_type, names=names).tree

    return build(files, reader)


def _named(files: Mapping[str, bytes]) -> Names:
    from smashrules.cards.building import names_of

    return names_of(files)


def _said(files: Mapping[str, bytes]) -> tuple[str, ...]:
    from smashrules.cards.building import texts_of

    return texts_of(files)


def _contents(kind: Kind) -> dict[str, bytes]:
    """The content of every data file of a kind by its path."""
    return dict(sorted(_walked(located(kind), "")))


def _walked(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for each in folder.iterdir():
        if each.is_dir():
            yield from _walked(each, f"{path}{each.name}/")
        elif each.name.endswith((".toml", ".lark")):  # the cases beside the cards are questions, not cards
            yield f"{path}{each.name}", each.read_bytes()


def _digest(files: Mapping[str, bytes]) -> str:
    digest = sha256()
    for name, content in files.items():
        digest.update(f"{name} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()
