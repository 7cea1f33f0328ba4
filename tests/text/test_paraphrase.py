"""What each card was understood to say, in plain words: golden texts, one file for each card file, and one for the
older wordings in it.

Bless a change after reading it: ``SMASHRULES_BLESS=1 pytest tests/text/test_paraphrase.py``.
"""

from __future__ import annotations

import os
from pathlib import Path

from tests.text.conftest import Worded

from smashrules.cards.loading import shelf
from smashrules.text.showing.paraphrase import explain_tree


def told(every: tuple[Worded, ...]) -> dict[str, str]:
    parts: dict[str, list[str]] = {}
    for each in every:
        if each.text:
            said = explain_tree(each.tree, type=each.type, text=each.text)
            parts.setdefault(each.file, []).append(f"{each.name}\n{each.text}\n{said}\n")
    return {file: "\n".join(each) for file, each in parts.items()}


def told_before() -> dict[str, str]:
    """The same of the wordings of older printings."""
    parts: dict[str, list[str]] = {}
    for drawer in shelf().drawers:
        for entry in drawer.entries():
            for each in entry.wordings[:-1]:
                if each.definition is not None and each.words:
                    said = explain_tree(each.definition.text, type=entry.type, text=each.words)
                    card = f"{entry.name}, {each.since}\n{each.words}\n{said}\n"
                    parts.setdefault(Path(drawer.file).stem, []).append(card)
    return {file: "\n".join(each) for file, each in parts.items()}


def approved(wanted: dict[str, str], folder: Path) -> None:
    if os.environ.get("SMASHRULES_BLESS"):
        for file, text in wanted.items():
            (folder / f"{file}.txt").write_text(text, encoding="utf-8")
        for place in folder.glob("*.txt"):
            if place.stem not in wanted:
                place.unlink()
    held = {each.stem: each.read_text(encoding="utf-8") for each in folder.glob("*.txt")}
    changed = [file for file in sorted(held | wanted) if held.get(file) != wanted.get(file)]
    bless = "SMASHRULES_BLESS=1 pytest tests/text/test_paraphrase.py"
    assert not changed, f"not what was approved: {', '.join(changed)}; bless it with {bless}, and read the difference"


def test_each_card_means_what_was_read_and_approved(every: tuple[Worded, ...], root: Path) -> None:
    approved(told(every), root / "tests" / "golden" / "paraphrases")


def test_each_older_wording_means_what_was_read_and_approved(root: Path) -> None:
    approved(told_before(), root / "tests" / "golden" / "paraphrases" / "older")
