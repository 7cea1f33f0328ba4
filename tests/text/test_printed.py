"""The printed wordings: the tree of the reference wording is among their readings, or a note says why not."""

from __future__ import annotations

from pathlib import Path

from tests.text.conftest import Core, Worded, printed_by_faction

from smashrules.cards import names
from smashrules.cards.loading import shelf
from smashrules.text.reading.reading import read, trees

# Printed texts that cannot say what the reference wording says, with the reason.
KNOWN = {
    "Disguise": "the clarification (both or neither, at once) is not in the printed words",
    "Mass Enchantment": "'their decks' is printed of cards; a deck belongs to a player",
}


def test_the_reference_tree_is_among_the_readings_of_the_printed_text(core: Core, printed: dict[str, str]) -> None:
    missing: list[str] = []
    for each in core.wordings:
        text = printed.get(each.name.casefold())
        if text is None or each.name in KNOWN or each.type == "titan":  # titans are compared below, with all others
            continue
        tree = read(each.text, type=each.type, names=core.names).tree
        if tree not in trees(text, each.type, core.names)[0]:
            missing.append(f"{each.name}: {text}")
    assert not missing, "\n".join(missing)


def test_so_it_is_of_every_card_whose_file_does_not_say_why_not(every: tuple[Worded, ...], shared: Path) -> None:
    told = printed_by_faction(shared)
    compared = [(each, told[each.faction, each.name]) for each in every if (each.faction, each.name) in told]
    missing = [
        f"{each.name}: {text}"
        for each, text in compared
        if not each.departs and each.tree not in trees(text, each.type, names())[0]
    ]
    assert len(compared) >= 700
    assert not missing, "\n".join(missing)


def test_a_card_that_is_said_to_need_its_printed_text_has_none_that_is_known(shared: Path) -> None:
    told = printed_by_faction(shared)
    unknown = [entry for entry in shelf().entries if entry.wordings[-1].needs == "its printed text"]
    assert [entry.name for entry in unknown if (entry.faction, entry.name) in told] == []


def test_no_exception_is_listed_without_need(core: Core, printed: dict[str, str]) -> None:
    for name in filter(core.has, KNOWN):
        each = core.of(name)
        tree = read(each.text, type=each.type, names=core.names).tree
        assert tree not in trees(printed[name.casefold()], each.type, core.names)[0], name
