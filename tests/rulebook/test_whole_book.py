"""Nothing of the five books is left out: every statement collected from them, every section, every difference.

``inventory-map.json`` gives, for each statement of the working list of what the books say, the rules that tell it;
``editions-map.json`` the same for each point on which the books differ. Both hold numbers and keys only. The lists
themselves are material that a checkout may lack; then the comparison with them is skipped and says so.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from smashrules.rulebook import BOOKS, Rule, books, rule, rules

HERE = Path(__file__).parent
INVENTORY: dict[str, list[str]] = json.loads((HERE / "inventory-map.json").read_text("utf-8"))
POINTS: dict[str, list[str]] = json.loads((HERE / "editions-map.json").read_text("utf-8"))
CONTRADICTIONS = 5
"""The contradictions inside a single book, which the list of differences names at its end."""


def test_every_statement_of_the_books_is_told_by_a_rule(shared: Path) -> None:
    statements = json.loads((shared / "rulebooks" / "inventory.json").read_text("utf-8"))

    assert list(INVENTORY) == [str(number) for number in range(len(statements))]


@pytest.mark.parametrize("told", [INVENTORY, POINTS], ids=["statements", "differences"])
def test_what_tells_it_is_a_rule(told: dict[str, list[str]]) -> None:
    known = {each.key for each in rules()}

    assert [(number, key) for number, keys in told.items() for key in keys if key not in known] == []
    assert [number for number, keys in told.items() if not keys] == []


def test_a_statement_is_told_by_a_rule_that_cites_one_of_its_books(shared: Path) -> None:
    statements = json.loads((shared / "rulebooks" / "inventory.json").read_text("utf-8"))
    lacking = []
    for number, statement in enumerate(statements):
        named = {source["book"] for source in statement["sources"]}
        cited = {source.book for key in INVENTORY[str(number)] for source in rule(key).sources}
        lacking += [(number, statement["id"], book) for book in sorted(named - cited)]

    assert lacking == []


def test_every_difference_between_the_books_is_told_by_a_rule(shared: Path) -> None:
    text = (shared / "rulebooks" / "editions.md").read_text("utf-8")
    numbers = re.findall(r"^\| (\d+) \|", text, re.MULTILINE)
    listed = text.partition("## Contradictions inside a single book")[2].strip().splitlines()

    assert len(listed) == CONTRADICTIONS
    assert list(POINTS) == [*numbers, *(f"contradiction {number}" for number in range(1, CONTRADICTIONS + 1))]


def differs(told: Rule) -> bool:
    """Whether a rule shows that the books differ: by what they say, by readings, or by the silence of one."""
    return bool(told.says) or told.unsettled is not None or not all(told.speaks(book) for book in BOOKS)


@pytest.mark.parametrize("number", POINTS)
def test_a_rule_shows_the_difference(number: str) -> None:
    told = [rule(key) for key in POINTS[number]]

    assert any(differs(each) for each in told)


@pytest.mark.parametrize("number", [number for number in POINTS if number.startswith("contradiction")])
def test_a_contradiction_inside_a_book_is_unsettled_with_readings_and_a_reason(number: str) -> None:
    for key in POINTS[number]:
        found = rule(key)
        assert found.unsettled is not None, key
        assert len(found.unsettled.readings) >= 2
        assert found.unsettled.why


def test_every_section_of_every_book_is_cited_or_named_as_being_without_rules() -> None:
    cited = {(source.book, source.section) for each in rules() for source in each.sources}

    assert [
        (each.key, heading)
        for each in books()
        for heading in each.sections
        if (each.key, heading) not in cited and heading not in each.no_rules
    ] == []


def test_a_section_without_rules_is_cited_by_none() -> None:
    cited = {(source.book, source.section) for each in rules() for source in each.sources}

    assert [
        (each.key, heading) for each in books() for heading in each.no_rules if (each.key, heading) in cited
    ] == []


def test_the_text_of_a_rule_is_that_of_the_newest_book_that_speaks() -> None:
    assert [each.key for each in rules() if each.sources and each.sources[-1].book in dict(each.says)] == []
