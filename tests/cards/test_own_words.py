"""What the card files say in prose is in our own words.

The texts of abilities are exempt: where there is only one plain way to say a short effect, that is what they say, and
a rulebook that quotes a card says it, too.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

RUN = 9
TABLES = ("card", "base", "printing")


def prose(value: object, table: str = "") -> Iterator[str]:
    """Every string of a card file but the ability texts of cards, bases and printings, and the headings by which
    rulings cite a book (the loader knows those that there are)."""
    if isinstance(value, dict) and table != "sources":
        for key, inner in value.items():
            if not (key == "text" and table in TABLES):
                yield from prose(inner, key)
    elif isinstance(value, list):
        for inner in value:
            yield from prose(inner, table)
    elif isinstance(value, str):
        yield value


def runs(text: str) -> Iterator[tuple[str, ...]]:
    words = re.findall(r"[a-z0-9]+", text.lower().replace("’", "'").replace("'", ""))
    return zip(*(words[start:] for start in range(RUN)), strict=False)


@pytest.fixture(scope="module")
def theirs(shared: Path) -> set[tuple[str, ...]]:
    return {run for book in (shared / "rulebooks").glob("*.txt") for run in runs(book.read_text("utf-8"))}


def test_no_ruling_or_remark_is_copied_from_a_rulebook(root: Path, theirs: set[tuple[str, ...]]) -> None:
    files = sorted((root / "cards").rglob("*.toml"))
    found = [
        f"{file.name}: {' '.join(run)}"
        for file in files
        for said in prose(tomllib.loads(file.read_text("utf-8")))
        for run in runs(said)
        if run in theirs
    ]

    assert len(files) > 8
    assert found == []
