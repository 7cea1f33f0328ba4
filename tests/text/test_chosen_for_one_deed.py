"""What is chosen for one deed, who chooses between what they do and what you do, and what all the chosen must be."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings


@pytest.mark.parametrize("may", ["", "You may "])
@pytest.mark.parametrize(
    ("chosen", "done"),
    [
        ("choose a minion here to destroy", "destroy a minion here"),
        ("choose one of your minions to move to another base", "move one of your minions to another base"),
        (
            "choose two minions here to return to their owners' hands",
            "return two minions here to their owners' hands",
        ),
        (
            "choose a card from your hand to place on the top of your deck",
            "place a card from your hand on the top of your deck",
        ),
        ("choose an action here to transfer to another base", "transfer an action here to another base"),
        ("choose two minions here to duel", "have two minions here duel"),
    ],
)
def test_what_you_choose_to_do_it_to_is_what_you_do_it_to(chosen: str, done: str, may: str) -> None:
    one, other = (f"{may}{each}." if may else f"{each[0].upper()}{each[1:]}." for each in (chosen, done))
    assert same(one, other, "minion")


@pytest.mark.parametrize("who", ["Each other player", "Another player", "Each player"])
def test_others_choose_what_is_theirs(who: str) -> None:
    assert same(f"{who} chooses one of their minions to destroy.", f"{who} destroys one of their minions.", "action")
    with pytest.raises(TextError):  # who destroys it
        readings(f"{who} chooses one of your minions to destroy.", type="action")


@pytest.mark.parametrize(
    "text", ["Choose a player to draw a card.", "Choose a minion to gain +2 power until the end of the turn."]
)
def test_what_the_chosen_one_does_is_done_by_it(text: str) -> None:
    assert "you choose one" in told(text)


@pytest.mark.parametrize("who", ["that player", "they"])
@pytest.mark.parametrize(
    ("does", "do"),
    [("discards a card", "discard a card"), ("gives you a card from their hand", "give you a card from their hand")],
)
@pytest.mark.parametrize("joint", [" or", ", or", " OR", ", OR"])
def test_who_either_does_it_or_lets_you_do_more_chooses(who: str, does: str, do: str, joint: str) -> None:
    first = do if who == "they" else does
    text = f"Choose another player. {who.capitalize()} either {first}{joint} you draw a card."
    meant = told(text)
    assert "A chooses one of these:" in meant
    assert "(2) you draw a card" in meant
    assert "you choose one of these" not in meant


@pytest.mark.parametrize("who", ["Another player", "Each other player"])
def test_so_of_any_other_player(who: str) -> None:
    text = f"{who} either discards a card or you draw a card."
    assert same(text, f"{who} chooses one: they discard a card, OR you draw a card.", "action")


@pytest.mark.parametrize(
    "they",
    ["They must have different {}s.", "Each must have a different {}.", "Each of them must have a different {}."],
)
@pytest.mark.parametrize(
    ("text", "noun"),
    [
        ("Return up to three minions from your discard pile to your hand.", "minions"),
        ("Destroy two minions on the same base.", "minions"),
        ("You may play two minions from your discard pile as extra minions.", "minions"),
        ("Bury any number of cards from your hand on the same base.", "cards"),
    ],
)
@pytest.mark.parametrize("trait", ["name", "power"])
def test_what_all_of_them_must_be_is_said_of_the_chosen(text: str, noun: str, they: str, trait: str) -> None:
    if (noun, trait) == ("cards", "power"):
        return  # a card need not have any
    whole = text.replace(noun, f"{noun} with different {trait}s", 1)
    assert same(f"{text} {they.format(trait)}", whole, "action")


@pytest.mark.parametrize(
    "text",
    [
        "Destroy a minion.",
        "Draw two cards.",
        "Destroy two minions and an action.",
        "Destroy each minion here or discard two cards.",
    ],
)
def test_of_what_it_is_not_said(text: str) -> None:
    with pytest.raises(TextError):
        readings(f"{text} They must have different names.", type="minion")


@pytest.mark.parametrize("who", ["The winner", "The runner-up", "The current player"])
@pytest.mark.parametrize("does", ["draws a card", "gains 1 VP"])
def test_then_between_who_does_it_and_the_deed(who: str, does: str) -> None:
    lead = "After this base scores, each player draws a card."
    assert same(f"{lead} {who} then {does}.", f"{lead} {who} {does}.", "base")


POWER = [("power", "total power"), ("printed power", "total printed power")]


@pytest.mark.parametrize(("one", "total"), POWER)
@pytest.mark.parametrize(
    "text",
    [
        "Reduce the breakpoint of a base by the {} of your minions there until the end of the turn.",
        "Until the end of the turn, a base's breakpoint is reduced by the {} of all your minions there.",
        "Draw cards equal to the {} of your minions on one base.",
        "Draw a card if the {} of all minions in play is 20 or more.",
    ],
)
def test_the_total_of_what_is_printed(text: str, one: str, total: str) -> None:
    assert f"the {one} of (every minion" in told(text.format(total))


@pytest.mark.parametrize(("one", "total"), POWER)
@pytest.mark.parametrize("which", ["with {} 5 or less", "of {} 5 or less", "with a {} of 5 or less"])
def test_so_much_in_all(which: str, one: str, total: str) -> None:
    assert f"whose {one} in all is at most 5" in told(f"Destroy any number of minions {which.format(total)}.")


@pytest.mark.parametrize("power", ["printed power", "total printed power"])
def test_a_player_has_no_printed_power(power: str) -> None:
    with pytest.raises(TextError):
        readings(f"Gain 1 VP for every 5 {power} you have on a base.", type="action")


@pytest.mark.parametrize("who", ["Another player", "A player"])
@pytest.mark.parametrize("joint", [", then", " and then", " then"])
@pytest.mark.parametrize(
    ("one", "other"), [("discards a card", "draws two cards"), ("draws a card", "discards a card")]
)
def test_who_goes_on_is_the_one_who_began(who: str, joint: str, one: str, other: str) -> None:
    meant = told(f"{who} {one}{joint} {other}.")
    assert f"then A {other.split()[0]}" in meant
    assert "then A" not in told(f"{who} {one}, then {who.lower()} {other}.")


@pytest.mark.parametrize("what", ["actions", "minions", "modifiers"])
@pytest.mark.parametrize("extra", ["", " as extra {}"])
@pytest.mark.parametrize("many", ["at least two", "two or more", "at least three"])
def test_so_many_of_what_was_played_as_extra_cards(what: str, extra: str, many: str) -> None:
    kind = what.replace("modifiers", "actions")
    played = f"Play any number of {what} from your discard pile{extra.format(kind)}."
    text = f"{played} If you played {many}, draw a card."
    assert same(text, f"{played} If you played {many} {what} this way, draw a card.", "action")


def test_what_is_chosen_for_somebody_to_do_is_done_by_them() -> None:
    text = "Choose a player. They reveal their hand. Choose a card from it for them to discard."
    assert "A discards" in told(text)
