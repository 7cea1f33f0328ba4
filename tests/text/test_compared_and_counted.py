"""What is compared with one's own power, which card of a turn it is, who has the most alone, chosen numbers."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read


@pytest.mark.parametrize(
    ("which", "meant"),
    [
        ("the first", "the first this turn of"),
        ("the second", "number 2 this turn of"),
        ("at least the third", "number 3 or any later this turn of"),
        ("the third or later", "number 3 or any later this turn of"),
        ("not the first", "it is not so that this card itself was the first this turn of"),
    ],
)
@pytest.mark.parametrize(
    ("what", "done"),
    [
        ("card you have played", "you play one card"),
        ("action you played", "you play one action"),
        ("card played", ""),
    ],
)
def test_which_card_of_the_turn_it_is(which: str, meant: str, what: str, done: str) -> None:
    said = told(f"If this is {which} {what} this turn, draw a card.")
    assert meant in said
    assert done in said


@pytest.mark.parametrize(
    "text",
    [
        "Destroy the first minion here.",
        "Destroy your second minion.",
        "Place a +1 power counter on your second minion.",
        "Draw a card for each first minion.",
    ],
)
def test_what_comes_first_is_said_of_what_has_been_done(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize("stat", ["power", "printed power"])
@pytest.mark.parametrize("verb", ["Destroy", "Return", "Move"])
def test_as_much_as_another_has(stat: str, verb: str) -> None:
    goal = {"Return": " to its owner's hand", "Move": " to another base"}.get(verb, "")
    said = told(f"{verb} a minion with the same {stat} as one of your minions{goal}.")
    assert f"whose {stat} is exactly the {stat} of (one minion controlled by you" in said


def test_each_other_one_with_the_same_printed_power_is_like_this_one() -> None:
    words = "Ongoing: This minion has +1 power for each of your other minions here with the same printed power."
    assert "whose printed power is exactly the printed power of (this card itself)" in told(words, "minion")


@pytest.mark.parametrize("stat", ["power", "printed power"])
@pytest.mark.parametrize(
    "text",
    [
        "You may only play a minion here if you have no other minion here with the same {}.",
        "You can only play a minion here if you have no other minions here with the same {}.",
        "After you play a minion here, if you have no other minion here with the same {}, draw a card.",
    ],
)
def test_none_like_that_one(stat: str, text: str) -> None:
    like = f"you control no minions whose {stat} is exactly the {stat} of (A) other than A at this base"
    assert like in told(text.format(stat), "base")


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("power greater than its printed power", "whose power is more than the printed power of (A)"),
        ("less power than its printed power", "whose power is less than the printed power of (A)"),
        ("power equal to its printed power", "whose power is exactly the printed power of (A)"),
        ("printed power equal to its power", "whose printed power is exactly the power of (A)"),
    ],
)
def test_its_own_power(words: str, meant: str) -> None:
    assert meant in told(f"Destroy a minion with {words}.")
    assert meant in told(f"Draw a card for each minion with {words}.")


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("you have more minions than its controller", "you have more minions at that same one than A's controller"),
        ("you have fewer minions than its controller", "A's controller has more minions at that same one than you"),
        ("its controller has no other minions", "A's controller controls no minions other than A at that same one"),
        ("its owner has another minion", "A's owner controls at least 1 minion other than A at that same one"),
        ("you have more power than its controller", "your total power at that same one is more than that of A's"),
    ],
)
def test_its_controller_is_that_of_the_one_described(words: str, meant: str) -> None:
    assert meant in told(f"Destroy a minion on a base where {words}.")


def test_its_controller_is_that_of_the_one_spoken_of_where_there_is_one() -> None:
    said = told("Choose a minion. Destroy another minion on a base where its controller has no minions.")
    assert "such that (A's controller controls no minions" in said


def test_nothing_stands_at_its_own_base() -> None:
    with pytest.raises(TextError):
        read("Destroy a minion on its base.", type="action")


@pytest.mark.parametrize(
    "tie", ["In case of a tie, no one does.", "If there is a tie, nobody does.", "If tied, no one does."]
)
@pytest.mark.parametrize(
    ("who", "meant"),
    [
        ("the player with the most minions here", "the most of (every minion at this base) (nobody, if several tie)"),
        (
            "the player with the fewest cards in hand",
            "(every card from the hand of that same one) (nobody, if several",
        ),
        ("the player with the most power here", "is more than that of every player other than that same one"),
        ("the player with the fewest VPs", "is less than the VP of (every player other than that same one)"),
    ],
)
def test_nobody_of_those_who_tie(tie: str, who: str, meant: str) -> None:
    text = f"At the start of your turn, {who} draws a card. {tie}"
    assert meant in told(text, "base")
    assert meant not in told(f"At the start of your turn, {who} draws a card.", "base")


def test_who_discards_the_most_has_discarded_the_most_cards() -> None:
    begin = "When this base scores, each player with a minion here may discard any number of cards. The player who"
    end = "gains 1 VP. In case of a tie, no one gains it."
    said = told(f"{begin} discards the most {end}", "base")
    assert said == told(f"{begin} discarded the most cards {end}", "base")
    assert "one player who has the most of (every card that is among A) (nobody, if several tie) gains 1 VP" in said


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("a number from 2 to 5", "a power of at least 2 and at most 5 [A]"),
        ("a number between 2 and 4", "a power of at least 2 and at most 4 [A]"),
        ("a power from 3 to 4", "a power of at least 3 and at most 4 [A]"),
    ],
)
@pytest.mark.parametrize("of", ["of that power", "with that power"])
def test_a_number_is_chosen(words: str, meant: str, of: str) -> None:
    said = told(f"Choose {words}. Destroy each minion {of}.")
    assert meant in said
    assert "whose power is exactly the power of (A)" in said


def test_a_number_that_is_chosen_is_one_that_is_compared_with_powers() -> None:
    assert "you choose a power, whichever" in told("Choose a number. Destroy each minion of that power.")
    with pytest.raises(TextError):
        read("Choose a number of cards. Destroy each minion of that power.", type="action")


@pytest.mark.parametrize(
    "words",
    [
        "of power 3 or less and with no actions on it",
        "with no actions on it and power 3 or less",
        "with no actions on it and of power 3 or less",
        "with no actions on it and with power 3 or less",
    ],
)
def test_two_things_are_said_of_one_minion(words: str) -> None:
    assert "one minion in play whose power is at most 3 that carries no actions" in told(f"Destroy a minion {words}.")


def test_what_is_done_next_is_not_said_of_it() -> None:
    said = told("Destroy a minion with no actions on it and place a +1 power counter on a minion.")
    assert "and you put one +1 power counter on one minion" in said


@pytest.mark.parametrize(
    ("asked", "plain"),
    [
        ("its power is now 0", "its power is 0"),
        ("it now has power 0", "it has power 0"),
        ("it now has three or more counters on it", "it has three or more counters on it"),
        ("you now have five cards in your hand", "you have five cards in your hand"),
    ],
)
def test_now_is_when_it_is_asked(asked: str, plain: str) -> None:
    begin = "Give a minion -3 power until the end of the turn. If"
    assert told(f"{begin} {asked}, draw a card.") == told(f"{begin} {plain}, draw a card.")


@pytest.mark.parametrize("until", ["the end of the turn", "the start of your next turn"])
@pytest.mark.parametrize("words", ["Give that minion an additional +1 power", "It gains an additional +1 power"])
def test_what_is_given_in_addition_lasts_as_long(until: str, words: str) -> None:
    said = told(
        f"Give one of your minions +1 power until {until}. "
        f"If you have five cards in your hand, {words[0].lower()}{words[1:]}."
    )
    last = said.splitlines()[-2]
    assert "until" in last
    assert "changes by +1" in last


def test_it_is_given_for_each_player_who_did_not() -> None:
    said = told(
        "Each other player may discard a card. Give a minion +1 power until the end of the turn for each player who"
        " did not."
    )
    assert (
        "changes by +1 for each of (every player other than you such that (it is not so that that same one did"
        in said
    )


@pytest.mark.parametrize(
    ("who", "meant"),
    [
        ("another player has 10 or more", "there is at least 1 player other than you such that"),
        ("no other player has 10 or more", "there are no players other than you such that"),
        ("each other player has 10 or more", "there are no players other than you such that"),
        ("two or more other players have 10 or more", "there are at least 2 players other than you such that"),
    ],
)
def test_the_power_of_several_players_is_that_of_each(who: str, meant: str) -> None:
    said = told(f"Choose a base. If {who} power there, draw a card.")
    assert f"{meant} (the total power of that same one at A is at {'most 9' if 'each' in who else 'least 10'}" in said


def test_of_how_many_it_is_denied_must_be_said() -> None:
    with pytest.raises(TextError):
        read("Choose a base. If another player does not have 10 or more power there, draw a card.", type="action")


@pytest.mark.parametrize("asked", ["has a minion here", "has 5 or more power here"])
def test_no_other_player_is_none_but_the_winner_who_draws(asked: str) -> None:
    said = told(f"When this base scores, if no other player {asked}, the winner draws a card.", "base")
    assert "other than you" not in said
    assert "no players who is not the winner of the base" in said


@pytest.mark.parametrize("who", ["no players", "one player", "each player"])
def test_how_many_there_are_besides_the_winner_is_said_again(who: str) -> None:
    have = "have" if who == "no players" else "has"
    told(
        f"When this base scores, if {who} other than the winner {have} a minion here, the winner draws a card.",
        "base",
    )


@pytest.mark.parametrize("points", ["VP", "VPs", "one or more VPs"])
def test_points_that_somebody_gains_are_one_or_more(points: str) -> None:
    assert "gains at least 1 VP" in told(f"Ongoing: After another player gains {points}, draw a card.", "minion")


@pytest.mark.parametrize(
    ("only", "never"), [("3 or more", "2 or less"), ("2 or less", "3 or more"), ("1 or more", "0 or less")]
)
@pytest.mark.parametrize(
    "words",
    [
        "Ongoing: Players {} play minions of power {} here.",
        "Ongoing: Other players {} play minions of power {} here.",
        "You {} play minions of power {} until the end of the turn.",
    ],
)
def test_those_who_can_only_play_such_cannot_play_others(words: str, only: str, never: str) -> None:
    said = told(words.format("can only", only), "minion")
    assert said == told(words.format("cannot", never), "minion")


def test_what_is_not_owned_here() -> None:
    plain = "Ongoing: If you have a minion you do not own here, this minion has +2 power."
    behind = "Ongoing: If you have a minion here that you do not own, this minion has +2 power."
    assert told(behind, "minion") == told(plain, "minion")


@pytest.mark.parametrize("words", ["a minion you control but do not own", "a minion that you control but do not own"])
def test_what_is_controlled_and_not_owned(words: str) -> None:
    assert "one minion in play controlled by you not owned by you" in told(f"Destroy {words}.")


@pytest.mark.parametrize("where", ["here", "on the same base"])
def test_a_place_instead_of_the_discard_pile(where: str) -> None:
    begin = f"Special: After this minion is destroyed, you may bury it {where} instead of"
    assert "rather than to the discard pile" in told(f"{begin} placing it into the discard pile.", "minion")


@pytest.mark.parametrize(
    ("power", "meant"), [("5 or more", "at least 5"), ("2 or less", "at most 2"), ("no", "exactly 0")]
)
@pytest.mark.parametrize(
    "words", ["Each player with {} power here draws a card", "Draw a card for each player with {} power here"]
)
def test_players_with_so_much_power(words: str, power: str, meant: str) -> None:
    said = told(f"After this base scores, {words[0].lower()}{words[1:].format(power)}.", "base")
    assert f"every player such that (the total power of that same one at this base is {meant}" in said


def test_a_minion_with_so_much_power_here_is_here() -> None:
    assert "at the base this card is at" in told("Destroy a minion with 5 or more power here.", "minion")


@pytest.mark.parametrize("more", ["more", "fewer"])
def test_more_in_play_is_more_in_all(more: str) -> None:
    said = told(f"Each player with {more} minions in play than you discards a card.")
    assert "more minions than" in said
