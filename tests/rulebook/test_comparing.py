"""Two editions side by side, and the whole rulebook as data."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import combinations

import pytest

from smashrules.errors import UnknownNameError
from smashrules.rulebook import BOOKS, differences, edition, export, rule, rules
from smashrules.rulebook.editions import spoken
from smashrules.rulebook.exporting import Export, schema
from smashrules.rulebook.loading import FOLDER


def kinds(older: str, newer: str) -> dict[str, str]:
    return {each.rule.key: each.kind for each in differences(older, newer)}


def test_what_the_book_of_2023_changed_since_the_box_of_2018() -> None:
    found = kinds("BGB2018", "EMD2023")
    changed = {key for key, kind in found.items() if kind == "changed"}
    assert {"setup.mulligan", "me-first.scope", "turn.end-order", "deck.empty-mid-search", "zone.in-play"} <= changed
    assert found["stasis.remove"] == "added"
    assert found["duel.winner"] == "silent"
    assert "tie.best-place" not in found


def test_a_difference_names_the_switches_that_decide_it() -> None:
    found = {each.rule.key: each for each in differences("BGB2018", "WTCS")}
    settings = found["setup.mulligan"].settings
    assert [each.switch for each in settings] == ["mulligan_old_hand"]
    assert settings[0].older != settings[0].newer


@pytest.mark.parametrize(("older", "newer"), tuple(combinations(BOOKS, 2)))
def test_a_silent_book_has_changed_nothing(older: str, newer: str) -> None:
    for each in differences(older, newer):
        if each.kind == "changed":
            assert each.rule.speaks(older)
            assert each.rule.speaks(newer)
            assert each.older != each.newer or each.settings
        for setting in each.settings:
            assert {older, newer} <= set(spoken(setting.switch))


def test_a_wording_that_an_edition_takes_from_another_book_is_no_change() -> None:
    """The book of 2023 says nothing of effects without an end; the box of 2018 says its own."""
    assert not rule("duration.default-end-of-turn").speaks("EMD2023")
    assert rule("duration.default-end-of-turn").text_in("BGB2018") != rule("duration.default-end-of-turn").text_in(
        "EMD2023"
    )
    assert kinds("BGB2018", "EMD2023")["duration.default-end-of-turn"] == "silent"


def test_a_book_does_not_differ_from_itself() -> None:
    assert all(differences(book, book) == () for book in BOOKS)


def test_an_unknown_book_is_refused() -> None:
    with pytest.raises(UnknownNameError, match="BGB2018"):
        differences("BGB2017", "EMD2023")


@pytest.mark.parametrize(
    ("day", "book"),
    [("2014", "MUNCHKIN"), ("2018-01-01", "BGB2018"), ("2022-12-31", "BGB2018"), ("2023-06", "EMD2023")],
)
def test_an_edition_is_chosen_by_a_day(day: str, book: str) -> None:
    assert edition(day).name == book


def test_a_rule_tells_which_book_superseded_which() -> None:
    said = {each.book: each.superseded_by for each in rule("setup.mulligan").sayings()}
    assert said == {"MUNCHKIN": "WTCS", "BGB2018": "WTCS", "WTCS": None, "EMD2023": None, "WIKI": None}


def test_the_export_follows_its_published_schema() -> None:
    told = json.loads(json.dumps(export()))
    assert Export.model_validate(told, strict=False)
    assert [each["key"] for each in told["rules"]] == [each.key for each in rules()]
    assert json.loads((FOLDER / "rulebook.schema.json").read_text("utf-8")) == schema()


def test_the_contents_and_the_export_come_from_the_command_line() -> None:
    command = [sys.executable, "-m", "smashrules", "rule"]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "8 Scoring bases" in listed
    exported = subprocess.run([*command, "--json"], capture_output=True, text=True, check=True).stdout
    assert json.loads(exported)["format"] == "smashrules-rulebook-1"


def test_editions_are_compared_on_the_command_line() -> None:
    command = [sys.executable, "-m", "smashrules", "diff", "bgb2018", "emd2023"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "setup.mulligan" in told
    found = json.loads(subprocess.run([*command, "--json"], capture_output=True, text=True, check=True).stdout)
    assert {each["kind"] for each in found} == {"changed", "added", "silent"}
    wrong = subprocess.run([*command[:-1], "emd"], capture_output=True, text=True, check=False)
    assert wrong.returncode == 2
    assert "EMD2023" in wrong.stderr
