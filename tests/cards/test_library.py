"""The library as it is shipped: every card of the Core set, in each of its printings, and what all cards share."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import date, datetime
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import smashrules
from smashrules.cards import CURRENT, Entry, Faction, Library, OtherPrintingError, library, names
from smashrules.cards.collection import view
from smashrules.cards.loading import shelf
from smashrules.effects.card import CardDef, CardType
from smashrules.engine.unmodelled import missing
from smashrules.errors import AmbiguousNameError, InputError, NotModelledError, SmashrulesError, UnknownNameError
from smashrules.text.reading.reading import read
from smashrules.text.saying.printer import to_text
from smashrules.text.words.lexicon import Names

CORE = ("Aliens", "Dinosaurs", "Ninjas", "Pirates", "Robots", "Tricksters", "Wizards", "Zombies")
PRINTINGS = ("core-2012", "BGB2018", CURRENT)


def every_library() -> list[Library]:
    return [library(printing) for printing in PRINTINGS]


# --- what is there -----------------------------------------------------------------------------------------------


def core_factions() -> list[Faction]:
    return [each for each in library().factions if each.set == "Core"]


def core_entries() -> dict[str, Entry]:
    return {key: library().entries[key] for key, head in library().heads.items() if head.set == "Core"}


def test_the_core_set_has_eight_factions_and_sixteen_bases() -> None:
    assert tuple(each.name for each in core_factions()) == CORE
    assert len(library().bases("Core")) == 16
    assert all(len(each.bases) == 2 for each in core_factions())


def test_there_are_more_than_fifty_factions_of_twenty_cards() -> None:
    factions = library().factions

    assert len(factions) > 50
    for each in factions:
        assert len(each.deck()) + sum(count for _, count, _ in each.lacking) == 20, each.name


@pytest.mark.parametrize("printing", PRINTINGS)
@pytest.mark.parametrize("name", CORE)
def test_a_faction_has_twenty_cards(name: str, printing: str) -> None:
    """BGB2018, "Game Contents": 20 cards. What the library cannot give is told, and makes the number up."""
    faction = library(printing).faction(name)

    assert len(faction.deck()) + sum(count for _, count, _ in faction.lacking) == 20


def test_every_faction_of_the_core_set_is_complete() -> None:
    assert [each.name for each in core_factions() if each.lacking] == []
    assert library().faction("tricksters").deck().count("Pixie") == 2


POWERED = (CardType.MINION, CardType.FUSION, CardType.MONSTER)


def test_minions_have_power_and_bases_have_breakpoint_and_vps() -> None:
    for card in library():
        assert card.type not in POWERED or card.power is not None, card.name
        assert card.type in (*POWERED, CardType.ACTION) or card.power is None, card.name
        assert (card.treasures is not None) == (card.type is CardType.MONSTER), card.name
        assert (card.breakpoint is not None) == (card.type is CardType.BASE), card.name
        assert len(card.vps) == (3 if card.type is CardType.BASE else 0), card.name


def official(shared: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """Each card of the official list with its faction, which is empty for a card of none."""
    for path in sorted((shared / "corpus").glob("*.json")):
        told = json.loads(path.read_text("utf-8"))
        for card in told["cards"]:
            yield card.get("faction", "" if path.name.startswith("_") else told["faction"]), card


def test_facts_are_those_of_the_official_list(shared: Path) -> None:
    told = {(faction, card["name"]): card for faction, card in official(shared)}
    shelves = [library(printing) for printing in PRINTINGS]
    ours = {(entry.faction, entry.name): entry for held in shelves for entry in held.entries.values()}
    left_out = {(card.faction, card.name) for card in library().left_out.values()}
    titans = {key for key, card in told.items() if card["type"] == "titan"}

    assert left_out <= titans
    assert set(ours) - set(told) == {("Tricksters", "Disenchant")}  # printed no more
    here = {faction for faction, _ in ours}
    assert {key for key in told if key[0] in here} <= set(ours) | left_out
    for key in set(ours) & set(told):
        entry, card = ours[key], told[key]
        vps = tuple(card["vp"] or ())
        power = 2 if card["power"] == "X" else card["power"]  # the clarification: 2 in a hand, deck or discard pile
        assert (entry.type.value, entry.count) == (card["type"], card["quantity"]), key
        assert (entry.power, entry.breakpoint, entry.vps) == (power, card["breakpoint"], vps), key
        assert (entry.monsters, entry.treasures) == (card["monsters"], card["treasures"]), key
        assert set(entry.labels) <= set(card["labels"]), key


def test_only_cards_with_an_empty_text_box_are_blank(shared: Path) -> None:
    told = {(faction, card["name"]) for faction, card in official(shared) if not card["text"]}
    ours = [(entry, entry.wordings[-1]) for entry in library().entries.values()]

    assert {(entry.faction, entry.name) for entry, said in ours if not said.words and not said.needs} <= told
    assert {(entry.faction, entry.name) for entry, said in ours if said.is_read and not said.words} <= told


# --- texts -------------------------------------------------------------------------------------------------------


def test_each_text_is_read_or_says_what_it_needs() -> None:
    """A text that nobody has declared unreadable must be read, in every printing."""
    refused = [
        f"{entry.name} ({wording.since}): {wording.refusal}"
        for entry in shelf().entries
        for wording in entry.wordings
        if wording.definition is None and not wording.needs
    ]

    assert refused == []


def test_what_is_said_to_be_missing_is_refused_by_the_reader_or_by_the_engine() -> None:
    """What both have learnt since must not stay marked as missing."""
    for entry in shelf().entries:
        for wording in entry.wordings:
            if wording.needs and wording.words:
                try:
                    tree = read(wording.words, type=entry.type, names=names()).tree
                except SmashrulesError:
                    continue
                assert missing(CardDef(entry.name, CardType(entry.type), text=tree)), entry.name


def test_each_text_is_in_house_wording() -> None:
    """What the tree says in the house's own words is what the file says, in every printing."""
    for entry in shelf().entries:
        for wording in entry.wordings:
            if wording.definition is not None:
                assert to_text(wording.definition.text, type=entry.type, name=entry.name) == wording.words


def test_nothing_of_the_core_set_is_unread_and_what_is_unread_elsewhere_is_refused_by_name() -> None:
    assert [key for key in library().unread if key in core_entries()] == []
    unread = next(name for name, why in library().unread.items() if why.endswith(": its printed text"))
    with pytest.raises(NotModelledError, match="not modelled yet: its printed text"):
        library().find(unread)


def test_an_older_wording_means_something_else() -> None:
    """A printing is only told apart where its function changed: the trees must differ, not the words alone."""
    for entry in shelf().entries:
        trees = [each.definition.text for each in entry.wordings if each.definition]
        for older, newer in pairwise(trees):
            assert older != newer, entry.name


# --- printings ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "printing"),
    [
        (None, CURRENT),
        ("core-2012", "core-2012"),
        ("MUNCHKIN", "core-2012"),
        ("BGB2018", "BGB2018"),
        ("EMD2023", "BGB2018"),
        ("WIKI", CURRENT),
        (date(2012, 10, 8), "core-2012"),
        (date(2017, 12, 31), "core-2012"),
        ("2018-06-01", "BGB2018"),
        (date(2030, 1, 1), CURRENT),
        ("bgb2018", "BGB2018"),
        ("Core-2012", "core-2012"),
        ("2017", "core-2012"),
        ("2018", "BGB2018"),
        (2017, "core-2012"),
        (datetime(2018, 6, 1, 12), "BGB2018"),
    ],
)
def test_a_printing_is_chosen_by_its_name_a_book_or_a_day(asked: date | str | int | None, printing: str) -> None:
    assert library(asked).printing.id == printing


def test_an_unknown_printing_is_refused_with_those_that_exist() -> None:
    with pytest.raises(UnknownNameError, match="did you mean 'BGB2018'"):
        library("BGB2019")
    with pytest.raises(InputError, match="before 2012-10-08"):
        library(date(2011, 1, 1))


def test_each_printing_has_its_own_function() -> None:
    """The errata of BGB2018 ("Card Text Changes"), and those of the official list."""
    first, boxed, now = every_library()

    assert "non-Collector" not in first.find("Collector").words
    assert boxed.find("Collector") is now.find("Collector")
    assert "Discard each action" in boxed.find("Terraforming").words
    assert first.find("Archmage").text.abilities[0].label == "Ongoing"
    assert now.find("Archmage").text.abilities[0].label == "Talent"
    assert first.find("Lasertops").text != now.find("Lasertops").text
    assert first.find("Zapbot") is now.find("Zapbot")


def test_a_card_of_another_printing_is_named_as_such() -> None:
    assert library("core-2012").find("Disenchant").count == 2
    with pytest.raises(OtherPrintingError, match="printed from 'core-2012' to 'BGB2018'"):
        library().find("Disenchant")
    with pytest.raises(OtherPrintingError, match="'Pixie' is not in the printing 'core-2012'"):
        library("core-2012").find("Pixie")


def test_an_unverified_wording_says_so() -> None:
    stego = library().entry("Armor Stego")

    assert [each.verified for each in stego.wordings] == [False, True]
    assert "unofficial" in stego.wordings[0].source


# --- names -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("zapbot", "Zapbot"),
        ("homeworld", "The Homeworld"),
        ("tooth and claw", "Tooth and Claw...and Guns"),
        ("theyre coming to get you", "They're Coming To Get You"),
        ("factory", "Factory 436-1337"),
        ("overlord", "Supreme Overlord"),
        ("Saucy Wench", "Cut Lass"),
        ("Assassination", "Assassin"),
        ("assassin", "Assassin"),
        ("tiger assass", "Tiger Assassin"),
        ("King Rex", "King Rex"),
    ],
)
def test_people_find_their_cards(written: str, meant: str) -> None:
    assert library().find(written).name == meant


def test_an_ambiguous_name_is_refused_with_the_candidates() -> None:
    with pytest.raises(AmbiguousNameError) as refused:
        library().find("king")

    assert {"King Rex", "Mushroom Kingdom", "Pirate King"} <= set(refused.value.candidates)
    assert library().find("mushroom", CardType.BASE).name == "Mushroom Kingdom"


def test_a_card_that_another_faction_has_too_is_told_apart_by_its_faction() -> None:
    """WIKI: some cards are printed again for another faction. If they say the same, the name is the first one's."""
    again = library().find("King Rex (Smash Up All Stars)")

    assert (again.name, again.faction) == ("King Rex", "Smash Up All Stars")
    assert library().find("king rex").faction == "Dinosaurs"
    assert "King Rex (Smash Up All Stars)" in library().faction("smash up all stars").deck()
    with pytest.raises(
        AmbiguousNameError, match=r"\(Minions of Cthulhu\), Servitor of Cthulhu \(Smash Up All Stars\)"
    ):
        library().find("servitor of cthulhu")


def test_an_unknown_name_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownNameError, match="did you mean 'Zapbot'"):
        library().find("zapbto")


def test_a_titan_is_known_and_not_played() -> None:
    ninja = library().find("invisible ninja")

    assert ninja.type is CardType.TITAN
    assert missing(ninja)[0] == "titans"
    assert "Invisible Ninja" not in library().faction("ninjas").deck()


def test_the_text_room_gets_the_names() -> None:
    told = names()

    assert set(library().faction_names) == told.factions
    assert told.words == {"Microbot"}
    assert {"War Raptor", "Tar Pits", "Pixie", "Disenchant"} <= told.cards


def test_a_text_is_read_with_the_names_of_the_library_and_as_an_action_unless_others_are_given() -> None:
    text = "Destroy a Zapbot."

    assert smashrules.parse(text).type == "action"
    assert len(smashrules.readings(text)) == 1
    with pytest.raises(smashrules.TextError, match="no card or faction is called 'Zapbot'"):
        smashrules.parse(text, names=Names())


def test_a_library_is_asked_by_name_for_its_cards() -> None:
    held = library()

    assert "warbot" in held
    assert held.find("warbot") in held
    assert "Wurbot" not in held
    assert "The Pits of Nowhere" not in held
    assert held["warbot"] is held.find("warbot")
    with pytest.raises(UnknownNameError, match="did you mean 'Warbot'"):
        held["Wurbot"]


@pytest.mark.parametrize("wrong", [3.5, b"current", ["current"]])
def test_what_is_no_printing_is_refused(wrong: Any) -> None:
    with pytest.raises(InputError, match="a printing is a name, a day or a year, not"):
        library(wrong)


@pytest.mark.parametrize(
    "ask", [smashrules.rule, smashrules.search, smashrules.adjudicate, lambda given: library().find(given)]
)
def test_what_is_no_text_is_refused_everywhere(ask: Callable[[Any], object]) -> None:
    with pytest.raises(InputError, match="is given as a string, not as int"):
        ask(5)


# --- rulings -----------------------------------------------------------------------------------------------------


def test_each_ruling_has_a_source_and_a_case_or_a_reason() -> None:
    known = {each.id for each in library().printings}
    for ruling in library().rulings():
        assert ruling.citations(), ruling
        assert bool(ruling.case) != bool(ruling.reason), ruling
        assert ruling.printing in known


def test_a_ruling_is_cited_with_its_page() -> None:
    (ruling,) = library().rulings("War Raptor")

    assert str(ruling.citations()[0]).startswith('BGB2018 "Card Clarifications"')
    assert ruling.case == "war-raptor-is-power-2-off-the-base"


def told_rulings(shared: Path) -> Iterator[tuple[str, set[str]]]:
    """The books' rulings on cards of the Core set, with the books that give them."""
    ours = [*(each for each in shelf().entries if each.set == "Core"), *shelf().left_out]
    known = {re.sub(r"\W", "", each.name.casefold()) for each in ours}
    for ruling in json.loads((shared / "rulebooks" / "rulings.json").read_text("utf-8")):
        card = re.sub(r"\W", "", ruling["card"].casefold())
        card = {"homeworld": "thehomeworld", "examplejungleoasisfullsail": "fullsail"}.get(card, card)
        if card in known:
            yield card, {ruling["book"], *(also["book"] for also in ruling.get("also_in", []))}


def test_no_ruling_of_the_books_on_a_core_card_is_missing(shared: Path) -> None:
    ours: list[tuple[str, set[str]]] = [
        (re.sub(r"\W", "", each.card.casefold()), {book for book, _ in each.sources}) for each in library().rulings()
    ]
    missing = []
    for card, books in told_rulings(shared):
        held = next((each for each in ours if each[0] == card and books <= each[1]), None)
        if held is None:
            missing.append((card, books))
        else:
            ours.remove(held)

    assert missing == []


# --- speed and weight --------------------------------------------------------------------------------------------


def test_a_kept_library_needs_neither_grammar_nor_validator() -> None:
    library()
    program = (
        "import sys\nfrom smashrules.cards import library\nassert library().find('zapbot').power == 2\n"
        "print(sorted({'lark', 'pydantic', 'tomllib', 'smashrules.text', 'smashrules.rulebook'} & set(sys.modules)))"
    )
    said = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, env={**os.environ}
    )

    assert said.stdout.strip() == "[]"


def test_a_printing_is_a_view_of_one_shelf() -> None:
    assert library() is library(CURRENT)
    assert view(shelf(), shelf().printings[-1]).definitions == library().definitions


def test_a_card_is_told_in_a_line_and_shows_itself_in_a_notebook() -> None:
    card = library().find("warbot")
    assert repr(card) == "CardDef('Warbot', 'minion', 'Ongoing: This minion cannot be destroyed.')"
    assert "<strong>Warbot</strong>" in card._repr_html_()
    assert "power 4" in card._repr_html_()
