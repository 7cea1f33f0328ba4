"""The pages of the reference site: nothing that the library holds is left out, and nothing stands on two pages."""

from __future__ import annotations

import importlib.util
import re
from collections import Counter
from functools import cache
from pathlib import Path

from smashrules.cards import library
from smashrules.effects.card import CardType
from smashrules.rulebook import glossary, rules
from smashrules.scenario import load_cases

ROOT = Path(__file__).resolve().parents[2]


@cache
def described(kind: str) -> Counter[str]:
    """What the pages describe by a directive, and how often."""
    spec = importlib.util.spec_from_file_location("reference_pages", ROOT / "docs" / "reference_pages.py")
    assert spec is not None
    assert spec.loader is not None
    site = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(site)
    return Counter(re.findall(rf"(?m)^\.\. smash:{kind}:: (.+)$", "\n".join(text for _, text in site.pages())))


def test_every_card_and_base_stands_on_one_page() -> None:
    entries = library().entries.values()
    assert described("card") == Counter(each.key for each in entries if each.type is not CardType.BASE)
    assert described("base") == Counter(each.key for each in entries if each.type is CardType.BASE)


def test_every_faction_rule_term_and_case_stands_on_one_page() -> None:
    assert described("faction") == Counter(each for each in library().faction_names if each)
    assert described("rule") == Counter(each.key for each in rules())
    assert described("term") == Counter(each.name for each in glossary())
    files = [*(ROOT / "cards").rglob("*.case"), *(ROOT / "tests").glob("*/*.case")]
    assert described("case") == Counter(case.name for path in files for case in load_cases(path))


def test_no_two_rulings_go_by_one_key() -> None:
    """Cards of one name in two factions have rulings of their own."""
    keys = Counter(each.key for entry in library().entries.values() for each in entry.rulings)
    assert [key for key, times in keys.items() if times > 1] == []
