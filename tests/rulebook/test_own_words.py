"""The rules are in our own words: no run of nine words from any rulebook.

The rulebooks are not part of the project. Where their texts lie is told by ``SMASHRULES_SHARED`` (default: the
folder ``shared`` beside the checkout); where they are absent, the test says so and is skipped.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from smashrules.rulebook import rules

RUN = 9
SHARED = Path(os.environ.get("SMASHRULES_SHARED", Path(__file__).resolve().parents[3] / "shared"))


def words(text: str) -> list[str]:
    return re.findall(r"[a-z0-9']+", text.casefold().replace("\u2019", "'"))


def runs(text: str) -> set[tuple[str, ...]]:
    found = words(text)
    return {tuple(found[i : i + RUN]) for i in range(len(found) - RUN + 1)}


def test_no_rule_shares_a_run_of_nine_words_with_a_rulebook() -> None:
    texts = sorted((SHARED / "rulebooks").glob("*.txt"))
    if not texts:
        pytest.skip(f"NOT CHECKED: no rulebook texts in {SHARED / 'rulebooks'}; set SMASHRULES_SHARED")
    published: set[tuple[str, ...]] = set()
    for text in texts:
        published |= runs(text.read_text(encoding="utf-8"))
    shared: list[tuple[str, str]] = []
    for each in rules():
        unsettled = (*each.unsettled.readings, each.unsettled.why) if each.unsettled else ()
        ours = (each.title, each.text, *(said for _, said in each.says), *each.aliases, *unsettled)
        shared += [(each.key, " ".join(run)) for text in ours for run in sorted(runs(text) & published)]
    assert shared == []
