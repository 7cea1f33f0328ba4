"""What each card was understood to say, in plain words: golden texts, one file for each faction.

Bless a change after reading it: ``SMASHRULES_BLESS=1 pytest tests/text/test_paraphrase.py``.
"""

from __future__ import annotations

import os
from pathlib import Path

from tests.text.conftest import Core

from smashrules.text.paraphrase import explain_tree
from smashrules.text.reading import read


def told(core: Core) -> dict[str, str]:
    parts: dict[str, list[str]] = {}
    for each in core.wordings:
        if each.text:
            tree = read(each.text, type=each.type, names=core.names).tree
            told = explain_tree(tree, type=each.type)
            parts.setdefault(each.faction, []).append(f"{each.name}\n{each.text}\n{told}\n")
    return {faction: "\n".join(each) for faction, each in parts.items()}


def test_each_card_means_what_was_read_and_approved(core: Core, root: Path) -> None:
    folder = root / "tests" / "golden" / "paraphrases"
    for faction, text in told(core).items():
        file = folder / f"{faction.lower().replace(' ', '-')}.txt"
        if os.environ.get("SMASHRULES_BLESS"):
            file.write_text(text, encoding="utf-8")
        assert file.is_file(), f"no golden text for {faction}"
        assert file.read_text(encoding="utf-8") == text
