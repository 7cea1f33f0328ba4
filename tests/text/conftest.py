"""The wordings as the card files have them, those of the Core set apart, and as they are printed."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest
from msgspec import Struct

from smashrules.cards.entry import Entry
from smashrules.cards.loading import shelf
from smashrules.effects.abilities import CardText
from smashrules.text.words.lexicon import Names


class Wording(Struct, frozen=True):
    """A card's reference wording."""

    faction: str
    name: str
    type: str
    text: str


class Worded(Struct, frozen=True):
    """A card of the library with its reference wording, which has been read when the library was built.

    ``file`` is the name of the card's file, ``faction`` is empty for cards that belong to none. ``departs``: whether
    the file tells why ours says something else than the printed text does."""

    file: str
    faction: str
    name: str
    type: str
    text: str
    tree: CardText
    departs: bool


def library_wordings() -> tuple[Worded, ...]:
    """What every card and base of the library says now: all that are read, the blank ones, too."""
    return tuple(
        Worded(Path(drawer.file).stem, entry.faction, entry.name, entry.type.value, words, tree, _departs(entry))
        for drawer in shelf().drawers
        for entry in drawer.entries()
        for words, tree in _said(entry)
    )


def _departs(entry: Entry) -> bool:
    return any(re.search(r"\b[Pp]rinted\b", note) for note in entry.notes)


def _said(entry: Entry) -> list[tuple[str, CardText]]:
    wording = entry.wordings[-1]
    return [] if wording.definition is None else [(wording.words, wording.definition.text)]


class Core(Struct, frozen=True):
    """All Core wordings and the names they may use."""

    wordings: tuple[Wording, ...]
    names: Names

    def of(self, name: str) -> Wording:
        return next(each for each in self.wordings if each.name == name)

    def has(self, name: str) -> bool:
        return any(each.name == name for each in self.wordings)


def core_wordings(root: Path) -> Core:
    found: list[Wording] = []
    factions: set[str] = set()
    words: set[str] = set()
    for file in sorted((root / "cards" / "core").glob("*.toml")):
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        if "card" not in data and "base" not in data:
            continue
        faction = data.get("faction", "")
        factions.add(faction)
        words.update(data.get("name_words", ()))
        for card in [*data.get("card", ()), *data.get("base", ())]:
            if "needs" in card:  # what it says is not modelled yet; the library lists it
                continue
            place = faction or "Bases"
            found.append(Wording(place, card["name"], card.get("type", "base"), card.get("text", "")))
    names = Names(
        cards=frozenset(each.name for each in found), factions=frozenset(factions - {""}), words=frozenset(words)
    )
    return Core(tuple(found), names)


def printed_by_faction(shared: Path) -> dict[tuple[str, str], str]:
    """Faction (empty for a card of none) and name to the printed text, of every card that has one."""
    found: dict[tuple[str, str], str] = {}
    for file in sorted((shared / "corpus").glob("*.json")):
        told = json.loads(file.read_text(encoding="utf-8"))
        for card in told["cards"]:
            faction = card.get("faction", "" if file.name.startswith("_") else told["faction"])
            if card["text"]:
                found[faction, card["name"]] = card["text"]
    return found


def printed_wordings(shared: Path) -> dict[str, str]:
    """Name (folded) to the printed text, for the Core factions and all bases."""
    found: dict[str, str] = {}
    for file in sorted((shared / "corpus").glob("*.json")):
        for card in json.loads(file.read_text(encoding="utf-8"))["cards"]:
            found.setdefault(card["name"].casefold(), card["text"] or "")
    return found


@pytest.fixture(scope="session")
def core(root: Path) -> Core:
    return core_wordings(root)


@pytest.fixture(scope="session")
def every() -> tuple[Worded, ...]:
    return library_wordings()


@pytest.fixture(scope="session")
def printed(shared: Path) -> dict[str, str]:
    return printed_wordings(shared)
