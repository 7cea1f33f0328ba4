"""A board as a picture and as text: what is on it, that the two say the same, that anybody can read them.

Golden pictures lie in tests/golden/picture; SMASHRULES_BLESS=1 stores them anew, and the difference is looked at.
"""

from __future__ import annotations

import os
import pickle
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from smashrules.effects.card import CardDef, CardType
from smashrules.engine import Game, Position
from smashrules.explain import from_json, not_modelled, to_json
from smashrules.picture import Board, BoardSeen, board_svg, board_text
from smashrules.picture.seen import AttachedSeen, BaseSeen, CardSeen, PlayerSeen, SideSeen
from smashrules.scenario import adjudicate, parse
from smashrules.scenario.board import lay_out
from smashrules.state.things import NOBODY

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


def full() -> BoardSeen:
    """A board with all that a board can hold, whatever put it there."""
    samovar = CardSeen("Big Samovar", "titan", None, None, 2, "", ())
    ribbon = AttachedSeen("Ribbon", "Ann", (AttachedSeen("Bell", "Bob"),))
    kettle = CardSeen("Kettle", "minion", 6, 3, 1, "Bob", (ribbon,), (("stasis counter", 2), ("rust counter", 1)), 2)
    beast = CardSeen("Undead Beast of the Very Long Name", "minion", 4, 4, 0, "", ())
    base = BaseSeen(
        "Tea House",
        20,
        18,
        6,
        (4, 2, 1),
        (SideSeen("Ann", 0, 6, (samovar, kettle), buried=2), SideSeen("", -1, 4, (beast,))),
        (AttachedSeen("Steam", ""),),
    )
    ann = PlayerSeen("Ann", True, 7, 5, None, 3, ("Parade",), ("Small Samovar",), (kettle,), 1)
    bob = PlayerSeen("Bob", False, 0, 5, 10, 0)
    return BoardSeen((base,), (ann, bob), (("base deck", 12), ("Treasure deck", 20)), "A full table")


def test_a_picture_holds_whatever_a_board_can_hold() -> None:
    golden("full.svg", f"{full().to_svg()}\n")
    golden("full.txt", f"{full().to_text()}\n")


def test_the_text_of_a_full_board_says_all_of_it() -> None:
    assert full().to_text().splitlines() == [
        "Tea House: breakpoint 20 (printed 18), total power 6; points 4, 2, 1",
        "  on the base: Steam",
        "  Ann, 6 power: Big Samovar (titan, 2 counters), Kettle (6, printed 3, 1 counter, 2 stasis counters, "
        "1 rust counter, owned by Bob, with Ribbon (Ann, with Bell (Bob)), 2 cards face down under it), "
        "2 buried cards, face down",
        "  controlled by nobody, 4 power: Undead Beast of the Very Long Name (4)",
        "Ann (to play): 7 VP; hand 5, deck unknown, discard 3",
        "  being played: Parade",
        "  titan set aside: Small Samovar",
        "  in stasis: Kettle (6, printed 3, 1 counter, 2 stasis counters, 1 rust counter, owned by Bob, "
        "with Ribbon (Ann, with Bell (Bob)), 2 cards face down under it)",
        "  1 card set aside",
        "Bob: 0 VP; hand 5, deck 10, discard 0",
        "Base deck 12, Treasure deck 20",
    ]


def test_a_full_picture_fits_a_phone_and_shows_every_word() -> None:
    root = ElementTree.fromstring(full().to_svg())
    texts = list(root.iter(f"{SVG}text"))
    seen = " ".join(each.text or "" for each in texts)

    for word in re.findall(r"[A-Z][a-z]+|\d+|stasis|rust|nobody|aside|face down", full().to_text().replace("VP", "")):
        assert word in seen
    assert full().to_svg().count("<path") == 2, "a back for each buried card"
    assert min(float(each.get("font-size", "0")) for each in texts) >= 12
    for each in texts:  # a letter is two thirds of its height wide at most, on average
        at, size = float(each.get("x", "0")), float(each.get("font-size", "0"))
        if each.get("text-anchor") != "end":
            assert at + len(each.text or "") * size * 0.5 <= 360


def test_a_game_shows_a_state_and_a_state_does_not_show_itself() -> None:
    """A state does not know its cards: it has neither power nor breakpoint to show."""
    laid = lay_out(parse(BOARDS["two-bases"]))
    shown = laid.game.board(laid.state, "A table")

    assert shown.to_svg() == board_svg(laid.game, laid.state, title="A table") == shown._repr_svg_()
    assert str(shown) == board_text(laid.game, laid.state) == repr(shown)
    assert not hasattr(laid.state, "to_svg")


def test_a_board_that_was_seen_is_a_value_of_its_own() -> None:
    first, second = (board("two-bases").seen for _ in range(2))

    assert first == second
    assert pickle.loads(pickle.dumps(first)) == first
    assert first.to_svg() == board("two-bases").to_svg()


def test_an_answer_has_the_boards_before_and_after_it() -> None:
    answer = adjudicate(
        """
        players: Ann (to play), Bob
        base: Tortuga
          Bob: Zapbot
        hand of Ann: Disintegrator
        base deck: Ninja Dojo
        Ann plays Disintegrator, choosing Zapbot
        """
    )
    assert answer.before is not None
    assert answer.after is not None

    assert "  Bob, 2 power: Zapbot (2)" in answer.before.to_text()
    assert "nobody has a card here" in answer.after.to_text()
    assert "Ann (to play): 0 VP; hand 0, deck unknown, discard 1" in answer.after.to_text()
    assert "<title>After</title>" in answer.after._repr_svg_()
    assert from_json(to_json(answer)).before == answer.before
    assert not_modelled(["duels"]).before is None


def test_a_card_that_is_being_played_lies_nowhere_yet() -> None:
    answer = adjudicate(
        "players: Ann (to play), Bob\nbase: Tortuga\n  Ann: Zapbot\n  Bob: Zapbot\nhand of Ann: Disintegrator\n"
        "Ann plays Disintegrator"
    )

    assert answer.after is not None
    assert answer.after.players[0].playing == ("Disintegrator",)
    assert "  being played: Disintegrator" in str(answer.after)


def test_what_is_on_a_card_on_a_card_and_what_nobody_controls_is_seen() -> None:
    """As a state holds it, however it came about."""
    cards = {
        "Tea House": CardDef("Tea House", CardType.BASE, breakpoint=20, vps=(4, 2, 1)),
        "Kettle": CardDef("Kettle", CardType.MINION, power=3),
        "Ribbon": CardDef("Ribbon", CardType.ACTION),
    }
    position = Position(Game(cards))
    ann = position.player("Ann")
    base = position.base("Tea House")
    kettle, ribbon, bell, stray = (position.card(name, ann) for name in ("Kettle", "Ribbon", "Ribbon", "Kettle"))
    position.put(kettle, base)
    position.attach(ribbon, kettle)
    position.attach(bell, ribbon)
    position.put(stray, base, controller=NOBODY)
    position.base_deck([position.card("Tea House", NOBODY)])
    said = position.game.board(position.raw()).to_text()

    assert "  Ann, 3 power: Kettle (3, with Ribbon (Ann, with Ribbon (Ann)))" in said
    assert "  controlled by nobody, 3 power: Kettle (3, owned by Ann)" in said
    assert said.endswith("Base deck 1")
