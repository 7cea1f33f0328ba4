"""Processes and rebuilds: the same however many read, nothing read twice, no dead link left behind."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.sphinx.building import Project

from smashrules import cards
from smashrules.cards import Library
from smashrules.sphinx import sources

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::PendingDeprecationWarning")


@pytest.fixture
def outside(tmp_path: Path) -> Project:
    return Project.outside(tmp_path)


def written(project: Project) -> dict[str, str]:
    folder = project.source / "_build" / "html"
    return {path.name: path.read_text("utf-8") for path in sorted(folder.glob("*.html"))}


def test_one_process_and_two_give_the_same_pages_and_inventory(outside: Project, tmp_path: Path) -> None:
    one = outside.build(jobs=1)
    two = Project.outside(tmp_path / "two").build(jobs=2)

    assert len(one.read) > 5, "fewer pages are never read in parallel"
    assert one.inventory() == two.inventory() != []
    assert written(one) == written(two)
    assert one.said == two.said == ""


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_rebuild_with_no_change_reads_nothing(outside: Project, jobs: int) -> None:
    outside.build(jobs=jobs)
    before = written(outside)

    assert outside.build(jobs=jobs).read == []
    assert written(outside) == before


def test_an_edited_card_of_the_project_is_read_alone(outside: Project) -> None:
    outside.build()
    outside.edit("own.md", "Brews.", "Brews and pours.")

    assert outside.build().read == ["own"]


def test_an_edited_case_file_is_read_with_its_page_alone(outside: Project) -> None:
    outside.build()
    outside.edit("evening.case", "case second", "case second\n# a remark")

    assert outside.build().read == ["cases"]


def test_the_search_finds_by_everyday_words_after_a_rebuild(outside: Project) -> None:
    """Sphinx by itself forgets the entries of pages that it does not write again."""
    outside.build()
    first = outside.page("searchindex.js")
    outside.edit("own.md", "Brews.", "Brews and pours.")
    outside.build()

    def entries(index: str) -> dict[str, list[object]]:
        found: dict[str, list[object]] = json.loads(index[index.index("{") : index.rindex("}") + 1])["indexentries"]
        return {words: sorted(places, key=str) for words, places in found.items()}

    assert outside.read == ["own"]
    assert "tie for first" in entries(first)
    assert entries(outside.page("searchindex.js")) == entries(first)


def other_words(name: str) -> Callable[[], Library]:
    """The library, with one card that has another text."""
    held = cards.library()
    entry = held.entries[name]
    wording = replace(entry.wordings[-1], words="Draw a card.", read=None, refusal="not read yet")
    entries = {**held.entries, name: replace(entry, wordings=(*entry.wordings[:-1], wording))}
    changed = replace(held, entries=entries)
    return lambda: changed


def test_a_card_edited_in_the_library_is_read_with_its_pages_alone(
    outside: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cards of a faction lie in one file; only the pages of the card itself are read again."""
    outside.build()
    monkeypatch.setattr(sources, "library", other_words("Buccaneer"))

    assert outside.build().read == ["cards"]
    assert "Draw a card." in outside.page("cards.html")
    assert "Draw a card." in outside.page("more.html"), "a page that refers to it shows its new text"

    monkeypatch.setattr(sources, "library", other_words("Warbot"))
    assert outside.build().read == ["cards", "cases"], "the first one is as it was; the other one is on a board"


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_renamed_rule_leaves_no_dead_link(outside: Project, jobs: int) -> None:
    outside.build(jobs=jobs)
    outside.edit("rules.md", "{smash:rule} club.late", "{smash:rule} club.latecomer")
    outside.build(jobs=jobs)

    assert outside.read == ["rules"], "the pages that refer to it are written again, not read"
    assert "./more.rst:4: WARNING: no rule is called 'club.late'; did you mean 'club.latecomer'?" in outside.said
    assert "./index.rst:16: WARNING: no rule is called 'club.late'" in outside.said
    assert "latecomers" not in outside.said, "an alias finds it still"
    assert dead(outside) == []
    assert 'href="rules.html#smash-rule-club.latecomer"' in outside.page("index.html")


def test_a_rule_that_comes_back_is_linked_again(outside: Project) -> None:
    outside.build()
    outside.edit("rules.md", "{smash:rule} club.late", "{smash:rule} club.latecomer")
    outside.build()
    outside.edit("rules.md", "{smash:rule} club.latecomer", "{smash:rule} club.late")
    outside.build()

    assert outside.said == ""
    assert 'href="rules.html#smash-rule-club.late"' in outside.page("more.html")


def test_a_removed_page_leaves_no_dead_link(outside: Project) -> None:
    outside.build()
    (outside.source / "own.md").unlink()
    outside.edit("index.rst", "   own\n", "")
    outside.build()

    assert "no card is called 'Tea Bot'" in outside.said
    assert dead(outside) == []


def dead(project: Project) -> list[str]:
    """Links to pages or places that are not there."""
    pages = written(project)
    found = []
    for name, html in pages.items():
        for target, anchor in re.findall(r'href="([\w.-]*\.html)?#([^"]+)"', html):
            page = pages.get(target or name, "")
            if f'id="{anchor}"' not in page:
                found.append(f"{name}: {target}#{anchor}")
    return found
