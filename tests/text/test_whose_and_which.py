"""Whose turn, whose minion, which card: what a sceptical reader found told of somebody or something else."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree


def meant(text: str, card: str = "action") -> str:
    """The paraphrase of what has no reference wording yet."""
    return explain_tree(read(text, type=card).tree, type=card)


@pytest.mark.parametrize("who", ["each player", "each player with a minion here", "the winner"])
def test_another_player_is_another_than_the_one_who_may(who: str) -> None:
    meaning = told(f"After this base scores, {who} may destroy another player's minion here.", "base")
    assert "controlled by one player other than A" in meaning


@pytest.mark.parametrize("other", ["a different card", "another card"])
@pytest.mark.parametrize("paid", ["Discard a card. Place", "You may discard a card to place"])
def test_another_card_from_a_pile_is_another_than_the_one_spoken_of(other: str, paid: str) -> None:
    meaning = told(f"{paid} {other} from your discard pile into your hand.", "minion")
    assert "you discard one card from the hand [A]" in meaning
    assert "one card from your discard pile other than A" in meaning


def test_what_you_discarded_is_not_what_the_others_did() -> None:
    each = "Each player discards the top two cards of their deck."
    meaning = meant(f"{each} You may play a minion that you discarded this way as an extra minion.")
    assert "such that (this has happened while this ability resolved: you discard that same one" in meaning


@pytest.mark.parametrize("often", ["each turn", "per turn"])
def test_what_is_done_once_this_way_limits_nothing_else(often: str) -> None:
    answer = "Play on a base. Ongoing: After a minion here is destroyed, you may draw a card."
    once = read(f"{answer} You can only use this ability once per turn.", type="action").tree
    assert read(f"{answer} You can only draw one card this way {often}.", type="action").tree == once


@pytest.mark.parametrize(
    ("when", "who", "meant_"),
    [
        ("On their turn", "its", "in the Play Cards phase of the turn of the controller"),
        ("At the start of their turn", "this minion's", "at the start of the turn of the controller"),
    ],
)
def test_their_turn_is_that_of_whoever_does_it(when: str, who: str, meant_: str) -> None:
    text = f"Play on another player's minion. Ongoing: {when}, {who} controller may discard a card to "
    assert f"{meant_} of the minion this card is on" in told(f"{text}destroy this action.")


def test_your_minion_is_the_one_that_was_chosen() -> None:
    meaning = told("Choose one of your minions. Destroy each minion with less power than your minion.")
    assert "whose power is less than the power of (A)" in meaning


@pytest.mark.parametrize("told_by", ["one of your other minions has an action on it", "a minion has power 5 or more"])
def test_what_tells_a_base_is_at_that_base(told_by: str) -> None:
    assert "at that same one" in meant(f"Talent: Move this minion to a base where {told_by}.", "minion")


def test_some_counters_from_several_minions_are_so_many_in_all() -> None:
    meaning = told("Remove up to three +1 power counters from your minions.")
    assert "0 to 3 +1 power counters from every minion controlled by you (divided among these" in meaning


@pytest.mark.parametrize("then", ["and then", ", then", ", and then"])
def test_what_is_done_then_belongs_to_what_may_be_done(then: str) -> None:
    text = f"You may draw a card {then} discard a card.".replace(" ,", ",")
    assert "(both or neither)" in told(text)


def test_the_rest_of_what_was_shown_before_goes_back_whatever_was_done() -> None:
    shown = "Look at the top three cards of your deck. You may draw one, then return the rest in any order."
    last = told(shown, "action").splitlines()
    assert "  then you return those of A that are left in an order of your choice" in last
    within = told(
        "You may reveal the top three cards of your deck and draw one, then shuffle the rest into your deck."
    )
    assert "    then you shuffle those of A that are left to your deck" in within.splitlines()


def test_actions_to_several_minions_go_each_to_one_of_them() -> None:
    meaning = told("Transfer any number of actions from your minions to your other minions.", "action")
    assert "you transfer A to one minion controlled by you other than B" in meaning


def test_here_is_where_a_minion_has_moved_to() -> None:
    meaning = told("Ongoing: After this minion moves, you may play an extra action on this base.", "minion")
    assert "on the base this card is at" in meaning


def test_the_breakpoint_of_each_of_them() -> None:
    meaning = told("Choose two bases. Increase the breakpoint of each of them by 3 until the end of the turn.")
    assert "the breakpoint of every base that is among A changes by +3" in meaning


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("Replace a base with the top card of the base deck. You may play an extra minion there.", "action"),
        (
            "Special: After your minions move from one base to another, you may move this minion to the same base.",
            "minion",
        ),
    ],
)
def test_what_would_be_somewhere_else_is_refused(text: str, card: str) -> None:
    with pytest.raises(TextError):
        read(text, type=card)


def test_there_is_the_base_that_came() -> None:
    meaning = meant("Destroy a base and replace it. You may play an extra minion there.")
    assert "with one base from the top of the base deck [B]" in meaning
    assert "you play one extra minion from the hand on B" in meaning


def test_from_here_to_other_bases_each_goes_to_one_of_them() -> None:
    meaning = told("Move any number of minions of power 2 or less from here to other bases.", "minion")
    assert "at the base this card is at [A] to one base other than the base where A is" in meaning
    assert "(each to one of its own)" in meaning


@pytest.mark.parametrize("text", ["Gain +1 power.", "Draw a card. Gain +1 power."])
def test_power_that_nobody_is_said_to_gain_is_no_victory_point(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


@pytest.mark.parametrize("base", ["a base", "a base in play"])
@pytest.mark.parametrize(
    "deed",
    [
        "Destroy a minion {}.",
        "You may return one of your minions {} to your hand.",
        "Each player may then return one of their minions {} to its owner's hand.",
        "Draw a card for each minion {}.",
    ],
)
def test_there_is_where_the_base_was_put_that_it_was_swapped_with(base: str, deed: str) -> None:
    for swap in (f"Swap {base}", f"Discard a card to swap {base}"):
        text = f"{swap} with the top card of the base deck. {deed}"
        there, that = text.format("there"), text.format("on that base")
        assert meant(there).replace("'there'", "'that base'") == meant(that)
        assert is_said_again(there, "action")
