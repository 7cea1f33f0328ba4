"""Every official ruling on a card of the library is a case that runs, or says why it cannot.

That the cases come out as they should is tested with all other cases; here it is checked that none is missing.
"""

from __future__ import annotations

import json
import re
import unicodedata
from functools import cache
from pathlib import Path

import pytest

from smashrules.cards import CURRENT, Ruling, library
from smashrules.rulebook import citation
from smashrules.scenario import Scenario, load_cases, parse

ROOT = Path(__file__).resolve().parents[2]
PRINTINGS = ("core-2012", "BGB2018", CURRENT)


def rulings() -> list[Ruling]:
    """Every ruling in the card files, once."""
    cards = [library(printing) for printing in PRINTINGS]
    found = {entry.key: entry.rulings for each in cards for entry in each.entries.values()}
    found |= {card.name: card.rulings for each in cards for card in each.left_out.values()}
    return [ruling for held in found.values() for ruling in held]


@cache
def cases() -> dict[str, Scenario]:
    """The cases beside the cards and those of the books, by name."""
    folders = [*sorted((ROOT / "cards").rglob("cases")), ROOT / "tests" / "cases"]
    found = [case for folder in folders for case in load_cases(folder)]
    return {case.name: parse(case.text, path=case.path, first=case.first, name=case.name) for case in found}


@pytest.mark.parametrize("ruling", rulings(), ids=lambda ruling: f"{ruling.card}: {ruling.case or 'cannot run'}")
def test_a_ruling_is_a_case_or_says_why_not(ruling: Ruling) -> None:
    assert bool(ruling.case) is not bool(ruling.reason)
    if ruling.case:
        case = cases()[ruling.case]
        wanted = {f"{book}, {section}" for book, section in ruling.sources}
        assert wanted & set(case.source.split("; "))
        assert ruling.printing in (CURRENT, case.printing)


@pytest.mark.parametrize("case", cases().values(), ids=lambda case: case.name)
def test_a_case_has_a_title_and_its_place_in_a_book(case: Scenario) -> None:
    assert case.title
    for source in case.source.split("; "):
        book, _, section = source.partition(", ")
        assert citation(book, section).book == book
    if case.edition:  # an example of a book is answered by that book
        assert case.edition == case.source.partition(",")[0]


def test_no_ruling_of_the_books_on_a_card_of_the_library_is_missing(shared: Path) -> None:
    listed = json.loads((shared / "rulebooks" / "rulings.json").read_text("utf-8"))
    have: dict[str, set[str]] = {}
    for ruling in rulings():
        have.setdefault(folded(ruling.card), set()).update(book for book, _ in ruling.sources)
    heads = [head for printing in PRINTINGS for head in library(printing).heads.values()]
    known = {folded(name): folded(head.name) for head in heads for name in (*head.names, head.name)}
    found = [each for each in listed if folded(each["card"]) in known]
    missing = [each["card"] for each in found if each["book"] not in have.get(known[folded(each["card"])], ())]

    assert len(found) > 400
    assert missing == []


def folded(name: str) -> str:
    """A name as two lists may spell it: no case, no stops, no accents, no article."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return re.sub(r"^the(?=.)", "", re.sub(r"[^a-z0-9]", "", plain))
