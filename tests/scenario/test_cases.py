"""Every question in the project that says what is expected is asked, and everything must come about."""

from __future__ import annotations

from pathlib import Path

import pytest

from smashrules.scenario import Case, load_cases, run_case

ROOT = Path(__file__).resolve().parents[2]


def cases() -> list[Case]:
    """The cases beside the cards and in ``tests/cases``, and the examples of the documentation."""
    folders = [*sorted((ROOT / "cards").rglob("cases")), ROOT / "tests" / "cases", ROOT / "docs" / "examples"]
    return [case for folder in folders if folder.is_dir() for case in load_cases(folder)]


@pytest.mark.parametrize("case", cases(), ids=lambda case: f"{Path(case.path).stem}/{case.name}")
def test_a_case_comes_out_as_expected(case: Case) -> None:
    assert run_case(case).failures == ()


def test_no_two_cases_of_a_folder_have_one_name() -> None:
    names = [(Path(case.path).parent, case.name) for case in cases()]

    assert len(names) == len(set(names))
