"""Every rule has an example that runs, names the missing system, or says why there is none; all only shrink."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import rule_coverage

from smashrules.rulebook import SYSTEMS, rules


@pytest.fixture(scope="module")
def passed() -> frozenset[str]:
    """The names of the cases that pass."""
    return frozenset(result.case.name for result in rule_coverage.case_results() if result.passed)


def test_every_example_is_a_case_that_passes_or_a_test(passed: frozenset[str]) -> None:
    known = rule_coverage.known_tests()

    assert [(each.key, name) for each in rules() for name in each.examples if name not in passed] == []
    assert [(each.key, name) for each in rules() for name in each.tests if name not in known] == []


def test_every_rule_has_an_example_or_says_why_not() -> None:
    assert rule_coverage.open_rules(rules()) == ()


def test_the_tests_of_the_project_are_known_by_their_names() -> None:
    here = "tests/rulebook/test_examples.py::test_the_tests_of_the_project_are_known_by_their_names"

    assert here in rule_coverage.known_tests()


def test_no_more_rules_are_pending_or_without_an_example_than_before() -> None:
    allowed = rule_coverage.gate()

    assert {name: count for name, count in rule_coverage.counts().items() if count > allowed[name]} == {}


def test_a_rule_is_not_pending_once_a_case_cites_it() -> None:
    found = rule_coverage.coverage()

    assert [(each.key, each.cases[0]) for each in found if each.pending and each.cases] == []


def test_every_system_named_as_missing_has_rules_that_wait_for_it() -> None:
    assert {each.pending for each in rules()} - {""} == set(SYSTEMS)


def test_the_source_cites_only_rules_that_exist() -> None:
    keys = frozenset(each.key for each in rules())
    wrong = [
        f"{path}:{line} {key}"
        for path, source in rule_coverage.modules()
        for line, key in rule_coverage.unknown(source, keys)
    ]

    assert wrong == []


def test_a_key_that_no_rule_has_is_found_where_it_stands() -> None:
    keys = frozenset({"verb.move", "tie.best-place"})
    source = 'a = "tie.best-plaice"\nb = "tie.best-place"\nc = "words.toml"\nd = "os.path"\n'

    assert list(rule_coverage.unknown(source, keys)) == [(1, "tie.best-plaice")]
    assert list(rule_coverage.sites(source, keys)) == [(2, "tie.best-place")]


def test_the_report_tells_of_a_rule_what_cites_exercises_and_bears_on_it() -> None:
    found = {each.key: each for each in rule_coverage.coverage()}
    told = rule_coverage.told(found["verb.destroy"]).splitlines()

    assert told[0] == "verb.destroy"
    assert any(line.startswith("  cited by src/smashrules/engine/") for line in told)
    assert any(line.startswith("  exercised by ") for line in told)
    assert any(line.startswith("  bears on ") for line in told)
    assert rule_coverage.told(found["titan.play"]).endswith(f"pending: {SYSTEMS['titans']}")


def test_examples_are_written_where_a_rule_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    part = tmp_path / "rules" / "01.toml"
    part.parent.mkdir()
    head = '[[section]]\ntitle = "a"\n\n[[section.rule]]\nkey = "a.b"\ntitle = "c"\nsources = { WTCS = "Setup" }\n'
    part.write_text(f'{head}\n[section.rule.says]\nWTCS = "d"\n\n[[section.rule]]\nkey = "a.c"\n', "utf-8")
    monkeypatch.setattr(rule_coverage, "FOLDER", tmp_path)

    rule_coverage.write({"a.b": ("one", "two")})

    written = part.read_text("utf-8")
    assert f'{head}examples = ["one", "two"]\n\n[section.rule.says]\nWTCS = "d"\n\n[[section.rule]]\n' in written


def test_the_examples_written_for_rules_pass_and_are_used() -> None:
    told = {name for each in rules() for name in each.examples}
    here = [
        result for result in rule_coverage.case_results() if "tests/rulebook/" in Path(result.case.path).as_posix()
    ]

    assert len(here) > 30
    assert [(result.case.name, result.failures) for result in here if not result.passed] == []
    assert [result.case.name for result in here if result.case.name not in told] == []
