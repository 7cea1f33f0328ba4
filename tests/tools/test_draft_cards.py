"""Drafting card files: facts are taken over, a text that is understood is worded, and what is there stays."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tools import draft_cards
from tools.draft_cards import A_READING, A_TEXT, A_WORDING, draft, printed_cards, slug, untold

FACTS = {
    "quantity": 1,
    "power": None,
    "breakpoint": None,
    "vp": None,
    "monsters": None,
    "treasures": None,
    "labels": [],
    "errata": None,
    "clarifications": [],
}


def card(name: str, kind: str, text: str | None, **more: object) -> dict[str, Any]:
    return {**FACTS, "name": name, "type": kind, "text": text, **more}


TEA = [
    card("Tea Leader", "minion", "Draw two cards.", power=5),
    card("Tea Table", "action", "Draw three cards.", quantity=2, errata="Yes, Functional"),
    card("Tea Talk", "action", "Choose a minion. Choose an action. Destroy it."),
    card("Tea Song", "action", "Sing a song of tea."),
    card("Tea Leaf", "minion", None, power=2, quantity=4),
    card("Tea Stain", "action", None, labels=["text_missing", "Stained"]),
    card("Tea House", "base", None, breakpoint=20, vp=[4, 2, 1], monsters=1, faction="Teapots", set="Tea Time!"),
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of printed cards, and an empty library."""
    cards = tmp_path / "cards"
    cards.mkdir()
    held = draft_cards.CARDS / "printings.toml"
    (cards / "printings.toml").write_bytes(held.read_bytes())
    monkeypatch.setattr(draft_cards, "CARDS", cards)
    printed(tmp_path, TEA)
    return tmp_path


def printed(folder: Path, cards: list[dict[str, Any]]) -> None:
    told = {"faction": "Teapots", "set": "Tea Time!", "source": "official rulebook wiki", "cards": cards}
    (folder / "teapots.json").write_text(json.dumps(told), "utf-8")


def drafted(folder: Path, *again: str) -> dict[str, dict[str, Any]]:
    """The cards of the file after a draft, by name."""
    list(draft(folder, frozenset(again)))
    held = tomllib.loads((folder / "cards" / "tea-time" / "teapots.toml").read_text("utf-8"))
    assert held["faction"] == "Teapots"
    return {each["name"]: each for each in (*held["card"], *held["base"])}


def test_facts_are_taken_over_and_texts_worded(folder: Path) -> None:
    made = drafted(folder)

    assert made["Tea Leader"] == {
        "name": "Tea Leader",
        "type": "minion",
        "count": 1,
        "power": 5,
        "text": "Draw two cards.",
    }
    assert (made["Tea House"]["breakpoint"], made["Tea House"]["vps"], made["Tea House"]["monsters"]) == (
        20,
        [4, 2, 1],
        1,
    )
    assert made["Tea Table"]["count"] == 2
    assert made["Tea Stain"]["labels"] == ["Stained"]


def test_a_card_that_has_changed_says_that_its_older_text_is_missing(folder: Path) -> None:
    made = drafted(folder)

    assert [each["needs"] for each in made["Tea Table"]["printing"]] == [A_TEXT]
    assert "printing" not in made["Tea Leader"]


def test_the_file_of_each_card_that_has_changed_tells_of_it(shared: Path) -> None:
    changed = [each for each in printed_cards(shared / "corpus") if each.changed]

    assert len(changed) > 70
    assert list(untold(changed)) == []
    assert list(untold([replace(changed[0], told={**changed[0].told, "name": "Tea Table"})])) != []


def test_what_is_not_worded_says_what_it_needs(folder: Path) -> None:
    made = drafted(folder)

    assert made["Tea Talk"]["needs"] == A_WORDING
    assert made["Tea Song"]["needs"] == A_READING
    assert made["Tea Stain"]["needs"] == A_TEXT
    assert {made[name]["text"] for name in ("Tea Talk", "Tea Song", "Tea Stain", "Tea Leaf")} == {""}
    assert "needs" not in made["Tea Leaf"]


def test_a_text_that_is_there_stays_unless_it_is_asked_for(folder: Path) -> None:
    drafted(folder)
    file = folder / "cards" / "tea-time" / "teapots.toml"
    file.write_text("# by hand\n" + file.read_text("utf-8").replace("Draw two cards.", "Draw four cards."), "utf-8")
    before = file.read_text("utf-8")

    assert drafted(folder)["Tea Leader"]["text"] == "Draw four cards."
    assert file.read_text("utf-8") == before
    assert drafted(folder, "Tea Leader")["Tea Leader"]["text"] == "Draw two cards."
    assert file.read_text("utf-8").startswith("# by hand\n")


def test_what_can_be_understood_by_now_is_filled_in(folder: Path) -> None:
    drafted(folder)
    file = folder / "cards" / "tea-time" / "teapots.toml"
    others = [line for line in file.read_text("utf-8").splitlines() if "needs" not in line and line != 'text = ""']
    printed(folder, [{**each, "text": "Draw a card."} if each["name"] == "Tea Song" else each for each in TEA])
    made = drafted(folder)

    assert made["Tea Song"]["text"] == "Draw a card."
    assert "needs" not in made["Tea Song"]
    assert made["Tea Talk"]["needs"] == A_WORDING
    now = [line for line in file.read_text("utf-8").splitlines() if "needs" not in line and line != 'text = ""']
    assert sorted({*now} - {*others}) == ['text = "Draw a card."']


def test_a_card_that_is_new_is_added(folder: Path) -> None:
    drafted(folder)
    printed(folder, [*TEA, card("Tea Spoon", "action", "Draw a card.")])

    assert drafted(folder)["Tea Spoon"]["text"] == "Draw a card."


def test_a_need_that_a_person_has_told_is_not_open(folder: Path) -> None:
    drafted(folder)
    file = folder / "cards" / "tea-time" / "teapots.toml"
    file.write_text(file.read_text("utf-8").replace(f'"{A_READING}"', '"singing"'), "utf-8")
    printed(folder, [{**each, "text": "Draw a card."} if each["name"] == "Tea Song" else each for each in TEA])

    assert drafted(folder)["Tea Song"]["needs"] == "singing"


def test_a_faction_made_of_cards_of_others_says_whose_they_are(folder: Path) -> None:
    cup = card("Cup", "action", "Draw three cards.")
    for faction, cards in (("Cups", [cup]), ("All Teas", [TEA[0], cup])):
        told = {"faction": faction, "set": "Tea Time!", "source": "official rulebook wiki", "cards": cards}
        (folder / f"{slug(faction)}.json").write_text(json.dumps(told), "utf-8")
    made = drafted(folder)
    held = tomllib.loads((folder / "cards" / "tea-time" / "all-teas.toml").read_text("utf-8"))

    assert [each["also_in"] for each in held["card"]] == ["Teapots", "Cups"]
    assert "also_in" not in made["Tea Leader"]


def test_cards_of_no_faction_lie_in_a_file_of_their_set(folder: Path) -> None:
    monsters = [card("Tea Beast", "monster", "Draw a card.", power=4, treasures=2)]
    told = {"faction": "(monsters)", "set": "Tea Time!", "source": "restated", "cards": monsters}
    (folder / "_monsters.json").write_text(json.dumps(told), "utf-8")
    list(draft(folder, frozenset()))
    held = tomllib.loads((folder / "cards" / "tea-time" / "monsters.toml").read_text("utf-8"))

    assert "faction" not in held
    assert held["card"][0]["treasures"] == 2


def test_a_name_becomes_a_file() -> None:
    assert slug("Grimms' Tea & Co.!") == "grimms-tea-co"
