"""What each card was understood to say, in plain words: golden texts, one file for each card file.

Bless a change after reading it: ``SMASHRULES_BLESS=1 pytest tests/text/test_paraphrase.py``.
"""

from __future__ import annotations

import os
from pathlib import Path

from tests.text.conftest import Worded

from smashrules.text.paraphrase import explain_tree


def told(every: tuple[Worded, ...]) -> dict[str, str]:
    parts: dict[str, list[str]] = {}
    for each in every:
        if each.text:
            said = explain_tree(each.tree, type=each.type)
            parts.setdefault(each.file, []).append(f"{each.name}\n{each.text}\n{said}\n")
    return {file: "\n".join(each) for file, each in parts.items()}


def test_each_card_means_what_was_read_and_approved(every: tuple[Worded, ...], root: Path) -> None:
    folder = root / "tests" / "golden" / "paraphrases"
    wanted = told(every)
    if os.environ.get("SMASHRULES_BLESS"):
        for file, text in wanted.items():
            (folder / f"{file}.txt").write_text(text, encoding="utf-8")
    held = {each.stem: each.read_text(encoding="utf-8") for each in folder.glob("*.txt")}
    assert sorted(held) == sorted(wanted)
    assert [file for file, text in wanted.items() if held[file] != text] == []
