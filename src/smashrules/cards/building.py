"""From the card files to the shelf: validates them together, and has every text read.

Only building the library imports this module. It knows the files' tables and the text room; games and states are
none of its business. A text that cannot be read is kept with the reason, never taken for an empty one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from smashrules.cards.entry import Drawer, Entry, Head, LeftOut, Printing, Ruling, Shelf, Wording
from smashrules.cards.files import CardFileError, Fault, Location, Source, decoded, validated
from smashrules.cards.format import (
    BaseTable,
    CardFile,
    CardTable,
    LeftOutTable,
    PrintingsFile,
    RulingTable,
)
from smashrules.cards.loading import shelf
from smashrules.cards.naming import folded, key_of
from smashrules.data import Later
from smashrules.effects.abilities import CardText
from smashrules.effects.card import CardDef, CardType
from smashrules.errors import SmashrulesError, UnknownNameError, did_you_mean, nearest_names
from smashrules.rulebook import BOOKS, citation
from smashrules.text.words.lexicon import Names, spoken_labels

PRINTINGS = "printings.toml"
Reader = Callable[[str, CardType, Names], CardText]


class _Read(Struct, frozen=True):
    source: Source
    file: CardFile


class _Place(Struct, frozen=True):
    """A table of a file, for telling its faults."""

    source: Source
    location: Location

    def fault(self, field: str, fault: str) -> Fault:
        return self.source.fault((*self.location, field), fault)


def names_of(files: Mapping[str, bytes]) -> Names:
    """The names that texts may use, from the files alone: no text is read. Raises ``CardFileError``."""
    return names_in(each.file for each in _tables(files)[1])


def texts_of(files: Mapping[str, bytes]) -> tuple[str, ...]:
    """The texts of the cards and bases in ``files``, once each, in alphabetical order. Raises ``CardFileError``."""
    return tuple(sorted({card.text for each in _tables(files)[1] for card in _cards(each.file) if card.text}))


def build(files: Mapping[str, bytes], reader: Reader) -> Shelf:
    """The shelf of ``files`` (path below the cards' folder, content). Raises ``CardFileError`` with all faults."""
    printings, tables = _tables(files)
    faults = [*_check_names(tables), *_check_printings(tables, printings), *_check_rulings(tables, printings)]
    if faults:
        raise CardFileError(faults)
    names = names_in(each.file for each in tables)
    filed = [
        (each, tuple(_entry(each, table, printings, reader, names) for table in _cards(each.file))) for each in tables
    ]
    by_key = {entry.key: entry for _, entries in filed for entry in entries}
    return Shelf(
        printings=printings,
        heads=tuple(
            _head(entry, (drawer, place), printings, by_key)
            for drawer, (_, entries) in enumerate(filed)
            for place, entry in enumerate(entries)
        ),
        drawers=tuple(
            Drawer(each.source.file, each.file.faction, tuple(each.file.notes), Later(entries))
            for each, entries in filed
        ),
        left_out=tuple(_left_out(each, table) for each in tables for table in each.file.left_out),
        words=names.words,
    )


def faults_of(source: Source, file: CardFile) -> list[Fault]:
    """What is wrong between the fields of one file, by the printings of the library."""
    printings = shelf().printings
    read = [_Read(source, file)]
    return [*_check_names(read), *_check_printings(read, printings), *_check_rulings(read, printings)]


def _tables(files: Mapping[str, bytes]) -> tuple[tuple[Printing, ...], list[_Read]]:
    tables: list[_Read] = []
    faults: list[Fault] = []
    if PRINTINGS not in files:
        raise CardFileError([Fault(PRINTINGS, 1, "", "missing; expected the list of printings")])
    source = decoded(PRINTINGS, files[PRINTINGS])
    told = validated(PrintingsFile, source).printing
    for number, (older, newer) in enumerate(pairwise(told), 1):
        if newer.since <= older.since:
            faults.append(source.fault(("printing", number, "since"), f"expected a day after {older.since}"))
    for file, content in sorted(files.items()):
        if file == PRINTINGS:
            continue
        try:
            source = decoded(file, content)
            tables.append(_Read(source, validated(CardFile, source)))
        except CardFileError as wrong:
            faults.extend(wrong.faults)
    if faults:
        raise CardFileError(faults)
    printings = [
        Printing(each.id, each.title, each.since, tuple(each.books), each.note, tuple(each.sets)) for each in told
    ]
    return tuple(printings), tables


def names_in(files: Iterable[CardFile]) -> Names:
    """The names that texts may use, of the cards and factions in these files."""
    files = list(files)
    cards = [card for file in files for card in _cards(file)]
    called = frozenset(card.name for card in cards)
    return Names(
        cards=called,
        factions=frozenset(file.faction for file in files if file.faction),
        words=frozenset(word for file in files for word in file.name_words),
        types=frozenset((card.name, card.type if isinstance(card, CardTable) else "base") for card in cards),
        labels=spoken_labels(_labels(cards), called),
    )


def _labels(cards: Iterable[CardTable | BaseTable]) -> Iterator[str]:
    """The words printed beside the cards' texts."""
    for card in cards:
        if isinstance(card, CardTable):
            yield from card.labels


def _cards(file: CardFile) -> Iterator[CardTable | BaseTable]:
    yield from file.card
    yield from file.base


def _places(read: _Read) -> Iterator[tuple[_Place, CardTable | BaseTable]]:
    for number, card in enumerate(read.file.card):
        yield _Place(read.source, ("card", number)), card
    for number, base in enumerate(read.file.base):
        yield _Place(read.source, ("base", number)), base


# -- what must hold between the fields, and between files --------------------------------------------------------


def _check_names(tables: Iterable[_Read]) -> Iterator[Fault]:
    """No two cards go by one name but those that say so, and only what has a power says one."""
    held: dict[tuple[str, ...], Callable[[], Fault]] = {}
    for read in tables:
        if not read.file.card and not read.file.base:
            yield read.source.fault(("card",), "expected a card or a base: the file has none")
        for place, table in _places(read):
            for field, names in (("name", [_key(read, table)]), ("former_names", table.former_names)):
                for name in names:
                    if not folded(name):
                        yield place.fault(field, f"expected a name with letters or digits, not {name!r}")
                    elif folded(name) in held:
                        first = held[folded(name)]()
                        said = f"{name!r} is already the name of a card in {first.file}, line {first.line}"
                        yield place.fault(field, said)
                    else:
                        held[folded(name)] = partial(place.fault, field, "")
            if isinstance(table, CardTable):
                powered = table.type in (CardType.MINION, CardType.FUSION, CardType.MONSTER)
                if powered and table.power is None:
                    yield place.fault(
                        "power", f"missing; expected the printed power of the {table.type} {table.name!r}"
                    )
                if table.type == "titan" and table.power is not None:
                    yield place.fault("power", f"expected none: {table.name!r} is of type {table.type}")
                if table.treasures is not None and table.type != "monster":
                    yield place.fault("treasures", f"expected none: {table.name!r} is of type {table.type}")
                if table.also_in and (not read.file.faction or folded(table.also_in) == folded(read.file.faction)):
                    yield place.fault("also_in", f"expected another faction than {read.file.faction!r}")


def _key(read: _Read, table: CardTable | BaseTable) -> str:
    """What the library knows a card by."""
    also_in = table.also_in if isinstance(table, CardTable) else ""
    return f"{table.name} ({read.file.faction})" if also_in else table.name


def _check_printings(tables: Iterable[_Read], printings: Sequence[Printing]) -> Iterator[Fault]:
    """The wordings of each card follow one another without a gap."""
    order = [each.id for each in printings]
    for read in tables:
        for place, table in _places(read):
            spoken = [("first", table.first), ("last", table.last)]
            for field, name in spoken:
                if name and name not in order:
                    yield place.fault(field, _unknown_printing(name, order))
            first = table.first if table.first in order else order[0]
            last = table.last if table.last in order else order[-1]
            expected = order.index(first)
            for number, older in enumerate(table.printing):
                inner = _Place(place.source, (*place.location, "printing", number))
                if older.id not in order:
                    yield inner.fault("id", _unknown_printing(older.id, order))
                    continue
                at = order.index(older.id)
                if number == 0 and older.id != first:
                    yield inner.fault("id", f"expected {first!r}: what the card says before {older.id!r} is not told")
                elif number and at < expected:
                    yield inner.fault("id", f"expected a printing after {order[expected - 1]!r}, not {older.id!r}")
                if older.until and (older.until not in order or order.index(older.until) <= at):
                    yield inner.fault("until", f"expected a printing after {older.id!r}, not {older.until!r}")
                if older.power is not None and (isinstance(table, BaseTable) or table.power is None):
                    yield inner.fault("power", f"expected none: {table.name!r} has no printed power")
                if older.until and older is not table.printing[-1]:
                    yield inner.fault("until", "expected nothing: the next wording ends this one")
                expected = at + 1
            if table.printing and order.index(last) < expected:
                yield place.fault("last", f"expected a printing after the older wordings, not {last!r}")


def _check_rulings(tables: Iterable[_Read], printings: Sequence[Printing]) -> Iterator[Fault]:
    """Each ruling names places that exist, and either a case or the reason why there is none."""
    order = [each.id for each in printings]
    for read in tables:
        held: list[tuple[Location, CardTable | BaseTable | LeftOutTable]] = [
            *((place.location, table) for place, table in _places(read)),
            *((("left_out", number), table) for number, table in enumerate(read.file.left_out)),
        ]
        for location, table in held:
            for number, ruling in enumerate(table.ruling):
                place = _Place(read.source, (*location, "ruling", number))
                if ruling.printing not in order:
                    yield place.fault("printing", _unknown_printing(ruling.printing, order))
                if bool(ruling.case) == bool(ruling.reason):
                    yield place.fault("case", "expected a case that runs the ruling, or a reason why it cannot run")
                elif ruling.case and (needs := _needs(table, ruling.printing, order)):
                    yield place.fault("case", f"expected a reason: the text of that printing is not read ({needs})")
                for book, section in _sources(ruling):
                    try:
                        citation(book, section)
                    except UnknownNameError as wrong:
                        yield place.fault("sources", str(wrong))


def _needs(table: CardTable | BaseTable | LeftOutTable, printing: str, order: Sequence[str]) -> str:
    """What the table's text of a printing needs in order to be read; empty if it is to be read."""
    if isinstance(table, LeftOutTable) or printing not in order:
        return table.needs if isinstance(table, LeftOutTable) else ""
    told = [(each.id, each.needs) for each in table.printing if each.id in order]
    until = (table.printing[-1].until or order[-1]) if table.printing else order[0]
    told.append((until, table.needs))
    at = order.index(printing)
    return next((needs for since, needs in reversed(told) if since in order and order.index(since) <= at), "")


def _unknown_printing(name: str, order: Sequence[str]) -> str:
    near = did_you_mean(nearest_names(name, order)) or f"; expected one of {', '.join(order)}"
    return f"no printing has the id {name!r}{near}"


# -- from tables to entries ---------------------------------------------------------------------------------------


def _sources(ruling: RulingTable) -> tuple[tuple[str, str], ...]:
    order = {book: place for place, book in enumerate(BOOKS)}
    pairs = [
        (book, section)
        for book, sections in ruling.sources.items()
        for section in ([sections] if isinstance(sections, str) else sections)
    ]
    return tuple(sorted(pairs, key=lambda pair: order.get(pair[0], -1)))


def _rulings(card: str, key: str, tables: Iterable[RulingTable]) -> tuple[Ruling, ...]:
    """The rulings on a card; ``key`` tells it from others of its name."""
    return tuple(
        Ruling(
            card,
            each.text,
            _sources(each),
            each.printing,
            each.case,
            each.reason,
            tuple(each.notes),
            f"{key_of(key)}.{number}",
        )
        for number, each in enumerate(tables, 1)
    )


def _left_out(read: _Read, table: LeftOutTable) -> LeftOut:
    rulings = _rulings(table.name, table.name, table.ruling)
    return LeftOut(table.name, CardType(table.type), read.file.faction, table.needs, rulings)


def _later(definition: CardDef | None) -> Later[CardDef] | None:
    return None if definition is None else Later(definition)


def _entry(
    read: _Read, table: CardTable | BaseTable, printings: Sequence[Printing], reader: Reader, names: Names
) -> Entry:
    facts = _facts(read, table)
    first = table.first or printings[0].id
    last = table.last or printings[-1].id
    wordings: list[Wording] = []
    since = first
    for older in table.printing:
        then = facts if older.power is None else replace(facts, power=older.power)
        definition, refusal = _defined(then, older.id, older.text, older.needs, reader, names)
        wordings.append(
            Wording(
                since=older.id,
                words=older.text,
                read=_later(definition),
                needs=older.needs,
                refusal=refusal,
                source=older.source,
                verified=older.verified,
                note=older.note,
                power=older.power,
            )
        )
        since = older.until or printings[-1].id
    definition, refusal = _defined(facts, since, table.text, table.needs, reader, names)
    wordings.append(Wording(since, table.text, _later(definition), table.needs, refusal))
    return Entry(
        name=facts.name,
        type=facts.type,
        faction=facts.faction,
        set=facts.set,
        wordings=tuple(wordings),
        first=first,
        last=last,
        count=facts.count,
        power=facts.power,
        breakpoint=facts.breakpoint,
        vps=facts.vps,
        former_names=tuple(table.former_names),
        notes=tuple(table.notes),
        rulings=_rulings(table.name, facts.key, table.ruling),
        labels=facts.labels,
        monsters=facts.monsters,
        treasures=facts.treasures,
        also_in=table.also_in if isinstance(table, CardTable) else "",
        key=facts.key,
    )


def _head(entry: Entry, at: tuple[int, int], printings: Sequence[Printing], by_key: Mapping[str, Entry]) -> Head:
    """What it takes to find a card."""
    order = [each.id for each in printings]
    names: tuple[str, ...] = (entry.name, *entry.former_names)
    if entry.also_in and entry.name in by_key and _printed(by_key[entry.name]) == _printed(entry):
        names = ()
    read: list[bool | None] = []
    for now in range(len(order)):
        since = [each for each in entry.wordings if order.index(each.since) <= now]
        here = order.index(entry.first) <= now <= order.index(entry.last)
        read.append(since[-1].is_read if here else None)
    return Head(
        key=entry.key,
        name=entry.name,
        type=entry.type,
        faction=entry.faction,
        set=entry.set,
        read=tuple(read),
        names=names,
        folded=tuple(folded(each) for each in names),
        drawer=at[0],
        place=at[1],
    )


def _printed(entry: Entry) -> tuple[object, ...]:
    """What is printed on a card now, but for its faction."""
    return entry.type, entry.power, entry.labels, entry.wordings[-1].words, entry.wordings[-1].needs


def _facts(read: _Read, table: CardTable | BaseTable) -> CardDef:
    """The definition of a card but for its text."""
    shared: dict[str, Any] = {
        "name": table.name,
        "faction": read.file.faction,
        "set": read.file.set,
        "labels": tuple(table.labels),
        "treasures": table.treasures,
        "key": _key(read, table),
    }
    if isinstance(table, CardTable):
        return CardDef(type=CardType(table.type), count=table.count, power=table.power, **shared)
    vps = tuple(table.vps)
    return CardDef(type=CardType.BASE, breakpoint=table.breakpoint, vps=vps, monsters=table.monsters, **shared)


def _defined(
    facts: CardDef, since: str, words: str, needs: str, reader: Reader, names: Names
) -> tuple[CardDef | None, str]:
    """The definition in one wording, or why there is none."""
    if needs:
        return None, f"the text of {facts.name!r} needs what is not modelled: {needs}"
    try:
        text = reader(words, facts.type, names) if words else CardText()
    except SmashrulesError as wrong:
        return None, str(wrong)
    return replace(facts, words=words, text=text, printing=since), ""
