"""What answers to a base that is won."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

from smashrules.engine.unmodelled import missing

HERO = card("Hero", "minion", "Ongoing: After you win this base, draw a card.")
RIVAL = card("Rival", "minion", "Ongoing: After another player wins this base, draw a card.")
SCOUTS = card("Chronicler", "minion", "Ongoing: After a player wins a base, gain 1 VP.")
FEAST = card("Feast", "base", "After you win this base, draw a card.")
CARDS = (HERO, RIVAL, SCOUTS, FEAST, ox(30), ox(20, "Elk"))


def scored(*there: str, base: str = "Tortuga", elsewhere: tuple[str, ...] = ()) -> Play:
    bases = {base: list(there), "Jungle Oasis": list(elsewhere)}
    return table(bases, *CARDS, base_deck=["Ninja Dojo", "The Mothership"]).to_the_next_turn()


def drawn(play: Play, player: str, usual: int = 0) -> int:
    who = {"Ann": 0, "Bob": 1}[player]
    return len([event for event in play.happened("draw") if event.player == who and event.phase != "draw"]) - usual


@pytest.mark.parametrize(
    ("there", "elsewhere", "ann"),
    [
        (("Ann's Ox", "Ann's Hero", "Bob's Elk"), (), 1),
        (("Bob's Ox", "Ann's Hero", "Ann's Elk"), (), 0),
        (("Ann's Ox", "Bob's Elk"), ("Ann's Hero",), 0),  # another base than its own
        (("Bob's Ox", "Ann's Rival"), (), 1),
        (("Ann's Ox", "Ann's Rival"), (), 0),
        (("Ann's Ox", "Ann's Hero", "Ann's Hero"), (), 2),
    ],
)
def test_who_won_which_base(there: tuple[str, ...], elsewhere: tuple[str, ...], ann: int) -> None:
    assert drawn(scored(*there, elsewhere=elsewhere), "Ann") == ann


def test_whoever_ties_for_the_most_has_won() -> None:
    play = scored("Ann's Ox", "Bob's Ox", "Ann's Hero", "Bob's Hero")

    assert (drawn(play, "Ann"), drawn(play, "Bob")) == (1, 1)


def test_any_base_and_any_player() -> None:
    assert scored("Bob's Ox", elsewhere=("Ann's Chronicler",)).vp("Ann") == 1


def test_the_base_itself_speaks_to_its_winner() -> None:
    play = scored("Bob's Ox", "Ann's Elk", base="Feast")

    assert (drawn(play, "Ann"), drawn(play, "Bob")) == (0, 1)


@pytest.mark.parametrize(
    "text",
    [
        "If you have won a base this turn, draw a card.",
        "Ongoing: After you win a duel, draw a card.",
        "Ongoing: After this minion wins a duel, draw a card.",
    ],
)
def test_what_else_is_said_of_winning_is_not_played(text: str) -> None:
    assert "the verb 'win'" in missing(card("Odd", "minion", text))


@pytest.mark.parametrize("text", ["Minions here cannot leave play.", "Minions cannot leave this base."])
def test_what_cannot_leave_play_is_named_as_missing(text: str) -> None:
    assert "what cannot leave or come into play" in missing(card("Odd", "base", text))
