"""What waits for an event, or stands in its place, for a time: no card in play says it, so that none has to stay."""

from __future__ import annotations

from tests.engine.table_talk import Play
from tests.rulebook.own_cards import card, ox, table

VIGIL = card(
    "Vigil",
    "action",
    "Until the end of the turn, one of your minions has +3 power, and when it goes to the discard pile from play,"
    " draw a card.",
)
RETREAT = card(
    "Retreat",
    "action",
    "Choose a minion. Until the end of the turn, it has +2 power, and if it would go to the discard pile, return it"
    " to its owner's hand instead.",
)
SLAY = card("Slay", "action", "Destroy a minion. Play an extra action.")
MORE = card("More", "action", "Play two extra actions.")
RAIN = card("Rain", "action", "Destroy each minion.")
CARDS = (VIGIL, RETREAT, SLAY, MORE, RAIN, ox(2), ox(4, "Elk"))
WAIT, NO_WAIT = ("Ann's Ox", "Ann's Elk", "Bob's Calf"), ("Ann's Ox",)


def board(*held: str, there: tuple[str, ...] = ("Ann's Ox", "Ann's Elk", "Bob's Ox")) -> Play:
    return table({"Tortuga": there, "Tar Pits": []}, *CARDS, hand=("More", *held))


def drawn(play: Play) -> int:
    return sum(event.amount or 1 for event in play.happened("draw"))


def test_it_is_answered_whatever_sends_it_there_and_for_that_minion_alone() -> None:
    play = board("Vigil", "Slay").play("More").play("Vigil").choose("Ann's Ox")
    assert play.power("Ann's Ox") == 5
    play.play("Slay").choose("Elk")
    assert drawn(play) == 0

    play = board("Vigil", "Slay").play("More").play("Vigil").choose("Ann's Ox").play("Slay").choose("Ann's Ox")
    assert play.where("Ox #1") == "Ann's discard"
    assert drawn(play) == 1


def test_it_is_over_with_the_turn() -> None:
    play = board("Vigil", "Slay").play("More").play("Vigil").choose("Ann's Ox").to_the_next_turn()
    before = drawn(play)
    play.to_the_next_turn().play("Slay").choose("Ann's Ox")

    assert drawn(play) == before + 2  # those of Bob's turn alone


def test_of_two_that_go_at_one_moment_the_one_meant_is_answered() -> None:
    play = board("Vigil", "Rain").play("More").play("Vigil").choose("Ann's Ox").play("Rain")

    assert drawn(play) == 1


def test_what_stands_in_the_place_of_an_event_works_when_its_card_has_gone() -> None:
    play = board("Retreat", "Slay").play("More").play("Retreat").choose("Bob's Ox")
    assert play.where("Retreat") == "Ann's discard"
    assert play.power("Bob's Ox") == 4
    play.play("Slay").choose("Bob's Ox")

    assert play.where("Ox #2") == "Bob's hand"
    assert play.cites("replace.instead")


def test_it_stands_in_the_place_of_the_discarding_after_a_base_has_scored() -> None:
    strong = ["Ann's Elk", *["Ann's Ox"] * 4, "Bob's Elk"]
    play = table({"Tortuga": strong, "Tar Pits": []}, *CARDS, hand=("Retreat", "Vigil", "More"))
    play.play("More").play("Retreat").choose("Bob's Elk").play("Vigil").choose("Ann's Elk")
    play.end_phase()
    while play.kind != "main":
        play.pass_() if play.kind == "window" else play.answer(play.decision.options[0])

    assert play.where("Elk #2") == "Bob's hand"
    assert play.where("Elk #1") == "Ann's discard"
    assert drawn(play) >= 3  # two at the end of the turn, one for the minion


def test_a_card_that_has_come_back_is_another_one() -> None:
    hop = card("Hop", "action", "Return a minion to its owner's hand. Play an extra minion.")
    play = table({"Tortuga": ["Ann's Ox"], "Tar Pits": []}, *CARDS, hop, hand=("More", "Vigil", "Hop"))
    play.play("More").play("Vigil").play("Hop").play("Ox", on="Tortuga", extra=True)

    assert play.power("Ox") == 2
