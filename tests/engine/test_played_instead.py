"""Cards that are played from the hand in the place of an event."""

from __future__ import annotations

from tests.engine.table_talk import Play, board
from tests.rulebook.own_cards import FILLER, card, game, ox

CARDS = (
    ox(3),
    ox(3, "Elk"),
    card("Axe", "action", "Destroy a minion of power 3 or less."),
    card("Flood", "action", "Destroy all minions on a base."),
    card("Bribe", "action", "Another player draws a card."),
    card(
        "Hide", "action", "Special: Play when one of your minions would be destroyed. Return it to your hand instead."
    ),
    card(
        "Dodge",
        "action",
        "Special: If one of your minions would be destroyed, you may move it to another base instead.",
    ),
    card("Greed", "action", "Special: Play when another player would draw a card. Gain 1 VP instead."),
    card(
        "Shield",
        "minion",
        "Special: If another of your minions would be destroyed, you may play this minion there instead.",
    ),
    card("Cage", "action", "Play on a base. Ongoing: Other players cannot play actions."),
    card(
        "Loom",
        "minion",
        "Ongoing: If another minion here would be destroyed, place it on the bottom of its owner's deck instead.",
    ),
)
BOB = {"Tortuga": ["Bob's Ox", "Bob's Elk"], "Tar Pits": []}


def attacked(*hand: str, by: str = "Axe", bases: dict[str, list[str]] | None = None) -> Play:
    """Ann's turn with a card that destroys, and Bob's hand."""
    hands = {"Ann": [by, "Bribe"], "Bob": list(hand)}
    return board(bases or BOB, hand=hands, deck=FILLER, turn="Ann", game=game(*CARDS)).play(by)  # type: ignore[arg-type]


def test_it_is_played_from_the_hand_and_goes_to_the_discard_pile() -> None:
    play = attacked("Hide").choose("Ox")
    assert (play.asked, play.kind, play.offered) == ("Bob", "window", ["Hide", "pass"])
    play.play("Hide")

    assert (play.where("Ox"), play.where("Hide")) == ("Bob's hand", "Bob's discard")
    assert (play.asked, play.kind) == ("Ann", "main")


def test_who_passes_loses_the_minion_and_keeps_the_card() -> None:
    play = attacked("Hide").choose("Ox").pass_()

    assert (play.where("Ox"), play.hand("Bob")) == ("Bob's discard", ["Hide"])


def test_it_is_not_offered_for_the_minion_of_another() -> None:
    play = attacked("Hide", bases={"Tortuga": ["Ann's Ox"], "Tar Pits": []})

    assert (play.where("Ox"), play.hand("Bob")) == ("Ann's discard", ["Hide"])


def test_of_several_minions_at_one_moment_one_card_saves_one() -> None:
    play = attacked("Hide", by="Flood", bases={"Tortuga": ["Bob's Ox", "Bob's Elk"]})
    play.play("Hide")

    assert (play.where("Ox"), play.where("Elk")) == ("Bob's hand", "Bob's discard")


def test_who_passes_for_one_is_asked_for_the_next() -> None:
    play = attacked("Hide", by="Flood", bases={"Tortuga": ["Bob's Ox", "Bob's Elk"]})
    play.pass_().play("Hide")

    assert (play.where("Ox"), play.where("Elk")) == ("Bob's discard", "Bob's hand")


def test_two_cards_save_two() -> None:
    play = attacked("Hide", "Dodge", by="Flood", bases={"Tortuga": ["Bob's Ox", "Bob's Elk"], "Tar Pits": []})
    play.choose("Tortuga").play("Dodge").play("Hide")

    assert (play.where("Ox"), play.where("Elk")) == ("Tar Pits", "Bob's hand")


def test_a_may_is_the_play_itself() -> None:
    play = attacked("Dodge").choose("Ox").play("Dodge")

    assert (play.where("Ox"), play.where("Dodge")) == ("Tar Pits", "Bob's discard")


def test_a_minion_that_says_where_it_is_played_comes_into_play() -> None:
    play = attacked("Shield").choose("Ox").play("Shield")

    assert (play.where("Ox"), play.where("Shield")) == ("Tortuga", "Tortuga")


def test_what_cannot_be_played_is_not_offered() -> None:
    play = attacked("Hide", bases={"Tortuga": ["Bob's Ox", "Ann's Cage"], "Tar Pits": []})

    assert (play.where("Ox"), play.hand("Bob")) == ("Bob's discard", ["Hide"])


def test_what_is_in_play_comes_first() -> None:
    play = attacked("Hide", bases={"Tortuga": ["Bob's Ox", "Ann's Loom"], "Tar Pits": []}).choose("Ox")

    assert (play.where("Ox"), play.hand("Bob")) == ("Bob's deck", ["Hide"])


def test_a_draw_can_be_replaced_from_a_hand() -> None:
    hands = {"Ann": ["Bribe"], "Bob": ["Axe"], "Cay": ["Greed"]}
    play = board(BOB, hand=hands, deck=FILLER, players=("Ann", "Bob", "Cay"), turn="Ann", game=game(*CARDS))
    play.play("Bribe").choose("Bob")
    assert (play.asked, play.offered) == ("Cay", ["Greed", "pass"])
    play.play("Greed")

    assert (play.hand("Bob"), play.vp("Cay")) == (["Axe"], 1)


def test_the_event_and_the_play_cite_what_they_rest_on() -> None:
    play = attacked("Hide").choose("Ox").play("Hide")
    destroyed = next(each for each in play.events if each.verb == "destroy")
    played = next(each for each in play.events if each.verb == "play" and play.name(each.what) == "Hide")

    assert destroyed.outcome == "replaced"
    assert "replace.instead" in destroyed.rules
    assert "ability.special.from-hand" in played.rules
