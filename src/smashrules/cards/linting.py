"""Checks card files that are not the library's own, such as those of a faction that somebody has made up.

Only ``smashrules lint`` imports this module. It knows the format, the names that the library holds and the text room;
whether the engine can play a card is asked of the caller.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import Struct, to_builtins

from smashrules.cards.building import faults_of, names_in
from smashrules.cards.files import CardFileError, Fault, Location, Source, decoded, validated
from smashrules.cards.format import BaseTable, CardFile, CardTable
from smashrules.cards.loading import library, names
from smashrules.cards.naming import folded
from smashrules.effects.card import CardDef, CardType
from smashrules.text.cutting.prepass import normalise
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings
from smashrules.text.saying.printer import to_text
from smashrules.text.saying.quantities import UnsayableError
from smashrules.text.showing.paraphrase import explain_tree
from smashrules.text.words.lexicon import Names

DECK = 20
"""How many minions, actions and fusions a faction has."""
BASES = 2
"""How many bases a faction comes with."""

Playable = Callable[[CardDef], tuple[str, ...]]


class Checked(Struct, frozen=True):
    """What was found in one file: ``faults`` must be mended, ``remarks`` are worth a look.

    ``cards`` counts the cards of the deck (as many as there are copies), ``texts`` those that are read in one way.
    ``formed`` is False for what is no card file: its names and texts have not been looked at.
    """

    file: str
    faction: str = ""
    cards: int = 0
    bases: int = 0
    texts: int = 0
    faults: tuple[Fault, ...] = ()
    remarks: tuple[Fault, ...] = ()
    formed: bool = True


class _Given(Struct, frozen=True):
    source: Source
    table: CardFile


def check(files: Mapping[str, bytes], playable: Playable | None = None) -> tuple[Checked, ...]:
    """Check card files, given as name and content. The names of all of them, and of the library, count as known.

    ``playable`` names the systems that a card needs and no game has yet; without it nothing is said of that.

    >>> check({"tea.toml": b'format = 1\\nfaction = "Tea"'})[0].faults[0].line
    1
    """
    read: list[_Given] = []
    found: dict[str, Checked] = {}
    for file, content in files.items():
        try:
            source = decoded(file, content)
            read.append(_Given(source, validated(CardFile, source)))
        except CardFileError as wrong:
            found[file] = Checked(file, faults=wrong.faults, formed=False)
    known = _names(read)
    for each in read:
        found[each.source.file] = _checked(each, known, playable, read)
    return tuple(found[file] for file in files)


def _names(read: list[_Given]) -> Names:
    return names() | names_in(each.table for each in read)


def _checked(given: _Given, known: Names, playable: Playable | None, read: list[_Given]) -> Checked:
    table, source = given.table, given.source
    faults = [*faults_of(source, table), *_taken(given, read), *_deck(given)]
    remarks: list[Fault] = []
    if table.faction and len(table.base) != BASES:
        remarks.append(source.fault(("faction",), f"a faction comes with {BASES} bases; this has {len(table.base)}"))
    whole = 0
    for location, card in _cards(table):
        for place, text, needs in _texts(location, card):
            if needs:
                remarks.append(source.fault(place, f"not read: {card.name!r} needs {needs}"))
                continue
            wrong, remark = _told(card, text, known, playable, table)
            faults += [source.fault(place, each) for each in wrong]
            remarks += [source.fault(place, each) for each in remark]
            whole += bool(text) and not wrong
    return Checked(
        file=source.file,
        faction=table.faction,
        cards=_size(table),
        bases=len(table.base),
        texts=whole,
        faults=tuple(sorted(faults, key=lambda each: each.line)),
        remarks=tuple(sorted(remarks, key=lambda each: each.line)),
    )


def _cards(table: CardFile) -> Iterator[tuple[Location, CardTable | BaseTable]]:
    yield from ((("card", number), each) for number, each in enumerate(table.card))
    yield from ((("base", number), each) for number, each in enumerate(table.base))


def _texts(location: Location, card: CardTable | BaseTable) -> Iterator[tuple[Location, str, str]]:
    yield (*location, "text"), card.text, card.needs
    for number, each in enumerate(card.printing):
        yield (*location, "printing", number, "text"), each.text, each.needs


def _size(table: CardFile) -> int:
    """How many cards the deck has now: a titan is not in it, nor a card that is printed no more."""
    return sum(each.count for each in table.card if each.type in _IN_DECK and not each.last)


_IN_DECK = (CardType.MINION, CardType.ACTION, CardType.FUSION)


def _deck(given: _Given) -> Iterator[Fault]:
    size = _size(given.table)
    if given.table.faction and size != DECK:
        yield given.source.fault(("faction",), f"expected {DECK} minions and actions, counting copies, not {size}")


def _taken(given: _Given, read: list[_Given]) -> Iterator[Fault]:
    """Names that a card of the library has, or of another of the files; a file of the library itself may."""
    heads = library().heads.values()
    others = [each for each in heads if each.faction != given.table.faction and each.key == each.name]
    taken = {words: "the library" for each in others for words in each.folded}
    for other in read:
        if other is not given:
            taken.update((folded(card.name), other.source.file) for card in _named_first(other.table))
    for location, card in _cards(given.table):
        if not getattr(card, "also_in", "") and folded(card.name) in taken:
            yield given.source.fault((*location, "name"), f"{card.name!r} is a card of {taken[folded(card.name)]}")


def _named_first(table: CardFile) -> list[CardTable | BaseTable]:
    """The cards of a file but for those whose name another faction's card had before."""
    return [*(each for each in table.card if not each.also_in), *table.base]


def _told(
    card: CardTable | BaseTable, text: str, known: Names, playable: Playable | None, table: CardFile
) -> tuple[list[str], list[str]]:
    """The faults of a text, and what is worth a look."""
    kind = CardType(card.type) if isinstance(card, CardTable) else CardType.BASE
    try:
        found = readings(text, type=kind, names=known)
    except TextError as wrong:
        from smashrules.cards.wordings import known_wordings

        return [str(wrong.beside(known_wordings()))], []
    if len(found) > 1:
        told = "".join(
            f"\n{number}. {explain_tree(each.tree, type=kind, text=text)}" for number, each in enumerate(found[:4], 1)
        )
        return [f"this can be read in {len(found)} ways; word it so that one is left:{told}"], []
    remarks: list[str] = []
    try:
        said = to_text(found[0].tree, type=kind)
        if said != normalise(text):
            remarks.append(f"other cards word this so: {said}")
    except (UnsayableError, LookupError):
        pass  # it is read; that the library has no wording of its own for it is not this card's fault
    if playable is not None:
        systems = playable(CardDef(card.name, kind, table.faction, words=text, text=found[0].tree))
        if systems:
            remarks.append(f"no game can play {card.name!r} yet: {', '.join(systems)}")
    return [], remarks


def as_data(checked: Checked) -> dict[str, Any]:
    """What was found, as plain data."""
    data: dict[str, Any] = to_builtins(checked)
    return data


def counted(checked: Checked) -> str:
    """What a file holds, in a sentence.

    >>> counted(Checked("tea.toml", "Tea", 20, 2, 22))
    'Tea: 20 minions and actions, 2 bases, 22 texts read in one way'
    """
    bases = f"{checked.bases} base{'' if checked.bases == 1 else 's'}"
    texts = f"{checked.texts} text{'' if checked.texts == 1 else 's'}"
    return f"{checked.faction}: {checked.cards} minions and actions, {bases}, {texts} read in one way"
