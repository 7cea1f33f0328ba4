"""What bases say, crossed: who may do something and when, what is forbidden, who ties; and what cards do to bases."""

from __future__ import annotations

from itertools import product

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree

# -- who may do something on their turn ---------------------------------------------------------------------------

ON_THEIRS = [
    ("Players may, once per turn, draw a card.", "Once per turn, each player may draw a card."),
    (
        "Once per turn, the player with the most power here may draw a card.",
        "Once on each player's turn, if they have the most power here, they may draw a card.",
    ),
    (
        "Once per turn on their turn, players with minions here may draw a card.",
        "Once on their turn, each player with a minion here may draw a card.",
    ),
    (
        "At the start of their turn, players with minions here draw a card.",
        "At the start of their turn, each player with a minion here draws a card.",
    ),
    (
        "At the end of their turn, players who have no minions here must discard a card.",
        "At the end of their turn, each player who has no minions here must discard a card.",
    ),
    (
        "Each player may, once on their turn, play an extra minion here if they have no actions here.",
        "Once on each player's turn, they may play an extra minion here if they have no actions here.",
    ),
    (
        "The player with the fewest minions here may, on their turn, draw a card.",
        "On each player's turn, if they have the fewest minions here, they may draw a card.",
    ),
    (
        "At the end of each turn, that player may draw a card.",
        "At the end of each player's turn, they may draw a card.",
    ),
    (
        "At the start of any turn, if that player has a minion here, they must discard a card.",
        "At the start of each player's turn, if they have a minion here, they must discard a card.",
    ),
]


@pytest.mark.parametrize(("said", "meant"), ON_THEIRS)
def test_what_they_may_do_on_their_turn(said: str, meant: str) -> None:
    assert same(said, meant, "base")


@pytest.mark.parametrize(
    "said", ["Once per turn, each player draws a card.", "Once per turn, another player may draw."]
)
def test_when_they_do_it_must_be_told(said: str) -> None:
    with pytest.raises(TextError):
        read(said, type="base")


@pytest.mark.parametrize(
    ("said", "meant", "card"),
    [
        (
            "At the end of each player's turn, they may discard a card to draw a card if they have no minions here.",
            "At the end of each player's turn, if they have no minions here, they may discard a card to draw a card.",
            "base",
        ),
        (
            "After this base scores, the winner may discard a card to draw two cards if they have no actions here.",
            "After this base scores, if the winner has no actions here, they may discard a card to draw two cards.",
            "base",
        ),
        (
            "Each other player may discard a card to draw a card if they have no minions.",
            "Each other player who has no minions may discard a card to draw a card.",
            "action",
        ),
        (
            "Other players may discard a card to draw a card if they have no minions.",
            "Each other player who has no minions may discard a card to draw a card.",
            "action",
        ),
    ],
)
def test_nobody_pays_for_nothing(said: str, meant: str, card: str) -> None:
    """What is asked last is asked before it is paid, whoever pays."""
    assert same(said, meant, card)


def test_what_is_asked_of_the_cards_that_are_paid_is_asked_then() -> None:
    text = "Each other player may discard two cards to draw a card if they have the same name."
    said = explain_tree(read(text, type="action").tree, type="action")
    assert said.index("discards 2 cards") < said.index("have the same name")


# -- on the turns of others -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "Minions here cannot be moved during other players' turns.",
            "During each player's turn, other players' minions here cannot be moved.",
        ),
        (
            "Minions of printed power 2 or less here have +2 power during other players' turns.",
            "During each player's turn, each other player's minions of printed power 2 or less here have +2 power.",
        ),
        (
            "Players with a minion here cannot play actions here except on their own turn.",
            "During each player's turn, other players with a minion here cannot play actions here.",
        ),
        (
            "Players cannot play actions here except on their own turn.",
            "You cannot play actions here during other players' turns.",
        ),
    ],
)
def test_others_are_not_the_one_whose_turn_it_is(said: str, meant: str) -> None:
    assert same(said, meant, "base")


@pytest.mark.parametrize(
    "said",
    [
        "Ongoing: Players can only play actions here on their own turns.",
        "Ongoing: Players cannot play actions here except on their own turns.",
        "Ongoing: During each player's turn, other players cannot play actions here.",
    ],
)
def test_on_each_players_turn_others_are_other_than_that_player(said: str) -> None:
    assert "the turn of any player [A]: this cannot happen: any player other than A plays" in told(said, "minion")


def test_of_a_base_no_turn_is_another_players() -> None:
    with pytest.raises(TextError):
        read("This base has -3 breakpoint during other players' turns.", type="base")


# -- so many in a turn ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "times"), [("one", 1), ("two", 2), ("three", 3)])
@pytest.mark.parametrize("sort", ["minion", "action", "titan"])
@pytest.mark.parametrize("only", ["Only", "No more than", "At most"])
def test_so_many_are_played_in_a_turn(number: str, times: int, sort: str, only: str) -> None:
    several = sort if times == 1 else f"{sort}s"
    said = told(f"{only} {number} {several} may be played here each turn.", "base")
    assert f"no more than {times} of these in each turn: one {sort} is played (by whatever)" in said


@pytest.mark.parametrize(("nth", "more"), [("second", "one minion"), ("third", "two minions")])
def test_no_second_one_is_no_more_than_one(nth: str, more: str) -> None:
    assert same(
        f"Players cannot play a {nth} minion here each turn.",
        f"Players cannot play more than {more} here each turn.",
        "base",
    )


# -- ties -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tie", "so"),
    [
        ("there is a tie for first place", "two or more players have the most power here"),
        ("two or more players are tied for first", "two or more players have the most power here"),
        ("players are tied for the win", "two or more players have the most power here"),
        ("exactly two players are tied for the most power", "exactly two players have the most power here"),
        ("no players are tied for first place", "exactly one player has the most power here"),
        ("there is no tie for first place", "exactly one player has the most power here"),
    ],
)
@pytest.mark.parametrize(
    "deed", ["each player discards a card", "the winner may draw a card", "destroy an action here"]
)
def test_who_is_tied_is_asked(tie: str, so: str, deed: str) -> None:
    assert same(f"After this base scores, if {tie}, {deed}.", f"After this base scores, if {so}, {deed}.", "base")


@pytest.mark.parametrize("each", ["each of them draws", "the tied players each draw", "they each draw"])
def test_those_who_tie_do_it(each: str) -> None:
    said = f"After this base scores, if there is a tie for first place, {each} a card."
    assert same(said, "After this base scores, each player tied for first place draws a card.", "base")


# -- numbers of bases -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("has", "one"), [("has", True), ("gains", True), ("gets", True), ("have", False)])
@pytest.mark.parametrize("until", ["until the end of the turn", "until the start of your next turn"])
@pytest.mark.parametrize(
    "which", ["a base", "each base", "the base with the most minions", "a base with no actions on it"]
)
def test_a_base_has_so_much_more(has: str, one: bool, until: str, which: str) -> None:
    which = which if one else "all bases"
    meant = "each base" if which == "all bases" else which
    said = f"{which[0].upper()}{which[1:]} {has} +5 breakpoint {until}."
    assert same(said, f"Increase the breakpoint of {meant} by 5 {until}.", "action")


def test_a_breakpoint_is_doubled_and_swapped() -> None:
    assert "the breakpoint of one base [A] changes by plus the breakpoint of (A)" in told(
        "Double the breakpoint of a base until the end of the turn."
    )
    swapped = "Choose two bases. The breakpoint of each of them is equal to the other's breakpoint {}."
    for said in ("Swap the breakpoints of two bases {}.", "Choose two bases. Swap their breakpoints {}."):
        turn = "until the end of the turn"
        assert same(said.format(turn), swapped.format(turn), "action")


@pytest.mark.parametrize("than", ["this base's", "its base's", "that of this base", "this one's"])
@pytest.mark.parametrize("level", ["higher", "lower"])
def test_breakpoints_are_compared(than: str, level: str) -> None:
    plain = "its base" if than == "its base's" else "this base"
    said = f"Move this minion to a base with a {level} breakpoint than {than}."
    assert same(said, f"Move this minion to a base with a {level} breakpoint than {plain}.", "minion")
    behind = f"Move this minion to a base with a breakpoint {level} than {than}."
    assert same(behind, said, "minion")


def test_where_the_power_is_with_which_it_is_compared() -> None:
    with pytest.raises(TextError):
        read("Move a minion to a base with a higher breakpoint than the total power there.", type="action")


@pytest.mark.parametrize(("level", "most"), [("lower", "lowest"), ("higher", "highest"), ("lowest", "lowest")])
def test_of_several_of_the_base_deck_the_one_with_the_lower_breakpoint(level: str, most: str) -> None:
    said = told(
        f"Reveal the top two cards of the base deck. Place the one with the {level} breakpoint on the bottom, then "
        "return the other."
    )
    assert f"place one card with the {most} breakpoint among these" in said
    assert "to the bottom of the base deck" in said


# -- what is done to bases ------------------------------------------------------------------------------------------

DONE_TO_BASES = [
    ("A base with an action on it does not score this turn.", "A base with an action on it cannot score this turn."),
    ("Choose a base. If it would score this turn, it does not.", "Choose a base. It cannot score this turn."),
    ("Discard a base with no minions on it and replace it.", "Replace a base that has no minions on it."),
    (
        "You may discard any number of cards to draw a card for every two.",
        "You may discard any number of cards to draw a card for every two discarded.",
    ),
    (
        "Destroy any number of your minions. Gain 1 VP for every 3.",
        "Destroy any number of your minions. Gain 1 VP for every three destroyed.",
    ),
    ("Move a minion to a base without an ability.", "Move a minion to a base with no abilities."),
]


@pytest.mark.parametrize(("said", "meant"), DONE_TO_BASES)
def test_what_is_done_to_bases(said: str, meant: str) -> None:
    assert same(said, meant, "action")


def test_what_replaces_a_base_is_what_it_is_replaced_with() -> None:
    seen = "After this base scores, reveal the top card of the base deck. {}."
    assert same(seen.format("It replaces this base"), seen.format("Replace this base with it"), "base")


@pytest.mark.parametrize(
    "said",
    [
        "After this base scores, they replace it.",
        "Each action here has +1 power.",
        "The only minion here has +2 power.",
        "The only minion here cannot be destroyed.",
        "On their turn, players with minions here may discard a card to draw a card if they have no actions here.",
    ],
)
def test_what_makes_no_sense_on_a_base(said: str) -> None:
    with pytest.raises(TextError):
        read(said, type="base")


def test_which_base_would_score_must_be_known() -> None:
    with pytest.raises(TextError):
        read("If a base would score this turn, it does not.", type="action")


# -- all of it crossed ----------------------------------------------------------------------------------------------

MAY = [
    f"{who} {when} {deed}."
    for who, when, deed in product(
        ("Each player", "Players with minions here", "The player with the most power here"),
        ("may, on their turn,", "may, once per turn,"),
        ("draw a card", "return one of their minions here to their hand", "play an extra action on this base"),
    )
]
FORBIDDEN = [
    f"{who} cannot {deed}{when}."
    for who, deed, when in product(
        ("Players", "Players with no minions here"),
        ("play minions here", "move minions to here"),
        ("", " except on their own turn"),
    )
]
AT_BASES = [
    deed.format(base)
    for deed, base in product(
        ("Move a minion to {}.", "Replace {}.", "{} has +2 breakpoint until the end of the turn."),
        ("a base without an ability", "a base with no minions on it", "the base with the lowest breakpoint"),
    )
]


@pytest.mark.parametrize("said", [*MAY, *FORBIDDEN])
def test_bases_are_read_in_one_way_and_said_again(said: str) -> None:
    assert is_said_again(said, "base")


@pytest.mark.parametrize("said", [each[0].upper() + each[1:] for each in AT_BASES])
def test_cards_that_speak_of_bases_are_read_in_one_way_and_said_again(said: str) -> None:
    assert is_said_again(said, "action")
