"""Who did what, and by which card: those who do not do what they might, those who did what is answered, protection
from other players' cards and abilities, Specials that answer from the hand."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import Play
from tests.engine.table_talk import board as laid
from tests.rulebook.own_cards import FILLER, card, game, ox, table

TITHE = card(
    "Tithe",
    "action",
    "Each other player may discard a card. For each other player who does not, you may destroy one of their minions.",
)
PIT = card(
    "Pit",
    "base",
    "After a minion is destroyed here, the player that destroyed it may place two +1 power counters on one of their"
    " minions.",
)
SLAY = card("Slay", "action", "Destroy a minion.")
SHELTER = card("Shelter", "minion", "Ongoing: Your minions here cannot be destroyed by other players' cards.")
AVENGER = card("Avenger", "minion", "Talent: Destroy a minion here.")
MONK = card("Monk", "minion", "Ongoing: This minion is not affected by other players' abilities.")
CAP = card("Cap", "action", "Play on a minion. Ongoing: This minion has +1 power.")
TOAST = card("Toast", "action", "Special: Play when you gain 1 or more VP. Draw a card.")
LUCK = card("Luck", "action", "Gain 1 VP.")
CARDS = (TITHE, PIT, SLAY, SHELTER, AVENGER, MONK, CAP, TOAST, LUCK, ox(2), ox(1, "Elk"))


def board(*held: str, base: str = "Tortuga", at: tuple[str, ...] = ()) -> Play:
    return table({base: list(at), "Tar Pits": []}, *CARDS, hand=held)


def tithe(*bobs: str) -> Play:
    """Bob has an Ox in play, and these cards in his hand."""
    hands = {"Ann": ["Tithe"], "Bob": bobs}
    return laid({"Tortuga": ["Bob's Ox"]}, hand=hands, deck=FILLER, game=game(*CARDS)).play("Tithe")


def test_who_cannot_discard_has_not_done_so() -> None:
    play = tithe()

    assert (play.asked, play.kind) == ("Ann", "may")
    assert play.yes().where("Ox") == "Bob's discard"


@pytest.mark.parametrize(("discards", "asked_next"), [(True, "main"), (False, "may")])
def test_only_who_does_not_discard_is_made_to_pay_for_it(discards: bool, asked_next: str) -> None:
    play = tithe("Elk")
    assert (play.asked, play.kind) == ("Bob", "may")
    play = play.yes() if discards else play.no()

    assert (play.asked, play.kind) == ("Ann", asked_next)


def test_the_player_who_destroyed_it_is_rewarded_and_not_its_controller() -> None:
    play = board("Slay", base="Pit", at=("Ann's Elk", "Bob's Ox")).play("Slay").choose("Ox")

    assert (play.asked, play.kind) == ("Ann", "may")
    play.yes()
    assert play.power("Elk") == 3


def test_other_players_cards_cannot_destroy_what_is_sheltered_and_ones_own_can() -> None:
    play = board("Slay", at=("Bob's Shelter", "Bob's Elk", "Ann's Ox")).play("Slay").choose("Elk")
    assert play.where("Elk") == "Tortuga"
    assert "conflict.cannot-beats-can" in play.prevented("destroy", "Elk")

    play = board(at=("Ann's Shelter", "Ann's Elk", "Ann's Avenger")).use("Avenger").choose("Elk")
    assert play.where("Elk") == "Ann's discard"


def test_who_is_not_affected_by_other_players_abilities_is_affected_by_ones_own() -> None:
    play = board("Slay", at=("Bob's Monk", "Bob's Elk")).play("Slay").choose("Monk")
    assert (play.where("Monk"), play.prevented("destroy", "Monk") != set()) == ("Tortuga", True)

    play = board("Slay", at=("Ann's Monk", "Bob's Elk")).play("Slay").choose("Monk")
    assert play.where("Monk") == "Ann's discard"


def test_a_special_that_answers_from_the_hand_is_played_for_it_if_its_player_likes() -> None:
    play = board("Luck", "Toast").play("Luck")
    assert (play.kind, set(play.offered)) == ("window", {"Toast", "pass"})
    play.use("Toast")

    assert play.hand("Ann") == ["Scout"]
    assert set(play.discard("Ann")) == {"Luck", "Toast"}
    assert [play.name(each.what) for each in play.happened("play")] == ["Luck", "Toast"]
    assert play.cites("ability.special.from-hand")


def test_or_is_kept() -> None:
    play = board("Luck", "Toast").play("Luck").pass_()

    assert play.hand("Ann") == ["Toast"]
