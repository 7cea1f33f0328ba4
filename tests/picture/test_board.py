"""A board as a picture and as text: what is on it, that the two say the same, that anybody can read them.

Golden pictures lie in tests/golden/picture; SMASHRULES_BLESS=1 stores them anew, and the difference is looked at.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from smashrules.picture import Board, board_svg, board_text
from smashrules.picture.layout import BaseSeen, BoardSeen, CardSeen, SideSeen
from smashrules.picture.svg import drawn
from smashrules.picture.told import told
from smashrules.scenario import parse
from smashrules.scenario.board import lay_out

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "picture"
SVG = "{http://www.w3.org/2000/svg}"

BOARDS = {
    "two-bases": """
        players: Ann (to play), Bob, Cleo
        base: Tortuga
          Ann: two Zapbots, Bob's Warbot
          Bob: Nukebot with Upgrade and 2 counters
        base: The Homeworld
          Bob: Overrun, Walker with Ann's Poison
        hand of Ann: Enchantress, two Summons
        hand of Bob: 3 cards
        deck of Ann: Neophyte, 5 cards
        discard of Bob: Walker
        vp: Ann 3, Bob 14
        """,
    "enough-to-score": """
        players: Ann, Bartholomew the Very Long-Winded (to play)
        base: Jungle Oasis
          Ann: two King Rex, Supreme Overlord
          Bartholomew the Very Long-Winded: Microbot Reclaimer, Microbot Alpha
        base: The Central Brain
        """,
    "nobody": "players: Ann, Bob",
}


def board(name: str) -> Board:
    """A board, as it stands before anything is done."""
    laid = lay_out(parse(BOARDS[name]))
    return Board(laid.game, laid.state, title=f"The board {name!r} & its cards")


def golden(name: str, found: str) -> None:
    place = GOLDEN / name
    if os.environ.get("SMASHRULES_BLESS"):
        place.write_text(found, "utf-8")
    assert found == place.read_text("utf-8")


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_looks_as_it_did(name: str) -> None:
    shown = board(name)

    golden(f"{name}.svg", f"{shown._repr_svg_()}\n")
    golden(f"{name}.txt", f"{shown}\n")


def test_the_numbers_are_those_that_a_player_adds_up() -> None:
    """Two minions of power 2 and one of 4; on the other side 5, an action that gives 2, and two counters."""
    said = str(board("two-bases"))

    assert "Tortuga: breakpoint 21, total power 17; points 4, 3, 2" in said
    assert "Ann, 8 power: Zapbot (2), Zapbot (2), Warbot (4, owned by Bob)" in said
    assert "Bob, 9 power: Nukebot (9, printed 5, 2 counters, with Upgrade (Bob))" in said
    assert "Walker (0, printed 2, with Poison (Ann))" in said
    assert "Ann (to play): 3 VP; hand 3, deck 6, discard 0" in said
    assert "Bob: 14 VP; hand 3, deck unknown, discard 1" in said


def test_cards_in_hands_are_counted_and_never_named() -> None:
    shown = board("two-bases")

    assert "Enchantress" not in str(shown)
    assert "Enchantress" not in shown._repr_svg_()


@pytest.mark.parametrize("name", BOARDS)
def test_the_picture_shows_every_word_of_the_text_and_the_text_every_card_of_the_picture(name: str) -> None:
    shown = board(name)
    drawn = ElementTree.fromstring(shown._repr_svg_())
    seen = " ".join(each.text or "" for each in drawn.iter(f"{SVG}text"))

    for word in re.findall(r"[A-Z][a-z]+|\d+", str(shown).replace("VP", "")):
        assert word in seen
    for word in re.findall(r"[A-Z][a-z]+", seen.replace("VP", "")):
        assert word in str(shown)


@pytest.mark.parametrize("name", BOARDS)
def test_a_screen_reader_is_told_the_board(name: str) -> None:
    shown = board(name)
    root = ElementTree.fromstring(shown._repr_svg_())

    assert root.get("role") == "img"
    assert root[0].tag == f"{SVG}title"
    assert root[0].text == shown.title
    assert root[1].tag == f"{SVG}desc"
    assert root[1].text == str(shown)


@pytest.mark.parametrize("name", BOARDS)
def test_a_picture_fits_a_phone_and_takes_the_ink_of_its_page(name: str) -> None:
    svg = board(name)._repr_svg_()
    root = ElementTree.fromstring(svg)
    sizes = [float(each.get("font-size", "0")) for each in root.iter(f"{SVG}text")]
    colours = {found for found in re.findall(r'(?:fill|stroke)="([^"]*)"', svg) if not found.startswith("var(")}

    assert root.get("viewBox", "").split()[2] == "360"
    assert min(sizes) >= 12
    assert colours <= {"currentColor", "none"}
    assert " id=" not in svg
    assert "<style" not in svg
    assert "<script" not in svg


def test_names_that_are_no_markup_do_no_harm() -> None:
    laid = lay_out(parse("players: Ann, Bob"))
    svg = board_svg(laid.game, laid.state, title="<script>alert(1)</script> & more")

    assert ElementTree.fromstring(svg)[0].text == "<script>alert(1)</script> & more"
    assert "<script" not in svg
    assert board_text(laid.game, laid.state).startswith("Ann (to play): 0 VP")


def test_buried_cards_lie_face_down_and_a_titan_has_a_frame_of_its_own() -> None:
    """What a board can hold is drawn from plain values, whatever put it there."""
    titan = CardSeen("Big Samovar", "titan", None, None, 2, "", ())
    side = SideSeen("Ann", 0, 0, (titan,), buried=2)
    seen = BoardSeen((BaseSeen("Tea House", 20, 20, 0, (4, 2, 1), (side,)),), ())
    svg = drawn(seen, "A board")
    words = [each.text for each in ElementTree.fromstring(svg).iter(f"{SVG}text")]

    assert "  Ann, 0 power: Big Samovar (titan, 2 counters), 2 buried cards, face down" in told(seen)
    assert {"Big Samovar", "titan", "2 counters", "2 buried cards, face down"} <= set(words)
    assert svg.count("<path") == 2, "a back for each"


def test_a_board_gives_its_picture_and_its_text() -> None:
    shown = board("two-bases")

    assert shown.to_svg() == shown._repr_svg_()
    assert shown.to_text() == str(shown)
