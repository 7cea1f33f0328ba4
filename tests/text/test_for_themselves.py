"""Each player for themselves, what else cannot be done, when an ability may be used: said short, meant in full."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.words.lexicon import Names


def same(short: str, full: str, kind: str = "minion") -> bool:
    assert told(short, kind)
    return read(short, type=kind).tree == read(full, type=kind).tree


@pytest.mark.parametrize(
    ("behind", "ahead"),
    [
        ("if they have a minion here", "if they have a minion here"),
        ("unless they have a minion here", "if they do not have a minion here"),
        (", unless they have five cards in hand", "if they do not have five cards in their hand"),
    ],
)
@pytest.mark.parametrize(("who", "deed"), [("each other player", "draws a card"), ("each player", "discards a card")])
def test_each_player_is_asked_for_themselves(who: str, deed: str, behind: str, ahead: str) -> None:
    behind = behind if behind.startswith(",") else f" {behind}"
    assert same(f"{who.capitalize()} {deed}{behind}.", f"For {who}, {ahead}, that player {deed}.")
    meaning = told(f"{who.capitalize()} {deed}{behind}.", "minion").splitlines()
    assert meaning[1].strip().startswith("once for each of every player")


def test_each_player_who_may_is_asked_for_themselves() -> None:
    short = "Each other player may draw a card if they have a titan in play."
    assert same(short, "For each other player, if they have a titan in play, that player may draw a card.")


def test_what_holds_of_you_is_asked_once() -> None:
    lines = told("Each other player discards a card unless you have a minion here.", "minion").splitlines()
    assert "if it is not so that you control" in lines[1]
    assert lines[2].strip().startswith("every player other than you discards")


@pytest.mark.parametrize(
    "deed", ["returns one of their minions there to its owner's hand", "destroys one of their minions there"]
)
def test_only_one_is_one_of_those_of_which_one_is_chosen(deed: str) -> None:
    short = f"Choose a base. Each player with a minion there, in turn order, {deed}, unless they have only one."
    full = f"Choose a base. Each player with a minion there {deed} unless they have exactly one minion there."
    assert same(short, full, "action")


@pytest.mark.parametrize("text", ["Each other player destroys one of their minions unless they have only one."])
def test_of_how_many_there_is_only_one_must_be_said(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize(
    ("said", "whose"),
    [
        ("Each player with a card in hand draws a card.", "the hand of that same one"),
        ("Each player with two or more cards in hand draws a card.", "the hand of that same one"),
        ("Draw a card if you have two or fewer cards in hand.", "your hand"),
        ("Choose another player. That player draws a card if they have five cards in hand.", "the hand of A"),
    ],
)
def test_a_hand_is_that_of_who_has_the_cards(said: str, whose: str) -> None:
    assert f"in {whose}" in told(said, "action") or f"from {whose}" in told(said, "action")


@pytest.mark.parametrize("one", ["moved", "moved to another base", "moved to other bases", "destroyed"])
@pytest.mark.parametrize("other", ["returned to a player's hand", "destroyed"])
@pytest.mark.parametrize("joint", ["or", "and cannot be"])
def test_neither_can_be_done(one: str, joint: str, other: str) -> None:
    if one == other:
        return
    lines = told(f"Ongoing: Your minions here cannot be {one} {joint} {other}.", "minion").splitlines()
    assert len(lines) == 3
    assert all(each.strip().startswith("all the time: this cannot happen: any minion") for each in lines[1:])


def test_neither_can_be_done_until_then() -> None:
    short = "Your minions cannot be moved to other bases or destroyed until the start of your turn."
    lines = told(short, "action").splitlines()
    assert [line.count("until the start of your turn") for line in lines[1:]] == [1, 1]


def test_what_protects_them_can_be_followed_by_what_cannot_be_done() -> None:
    lines = told("Ongoing: Minions here are not affected by actions and cannot be destroyed.", "minion").splitlines()
    assert "every minion at the base this card is at is not affected by any action" in lines[1]
    assert "any minion in play at the base this card is at is destroyed" in lines[2]


def test_an_exception_behind_two_deeds_is_not_understood() -> None:
    with pytest.raises(TextError):
        read("Ongoing: Minions here cannot be moved to other bases or destroyed, except by you.", type="minion")


ABILITY = "Ongoing: After you play an action here, draw a card."


@pytest.mark.parametrize(
    ("used", "full"),
    [
        ("on your turn", "Ongoing: On your turn, after you play an action here, draw a card."),
        ("once per turn", "Ongoing: Once per turn, after you play an action here, draw a card."),
        (
            "if you have no cards in your hand",
            "Ongoing: After you play an action here, if you have no cards in your hand, draw a card.",
        ),
    ],
)
@pytest.mark.parametrize(
    "said", ["You may only use this ability {}.", "Use this ability only {}.", "You can only use this ability {}."]
)
def test_when_an_ability_is_used_can_stand_behind_it(said: str, used: str, full: str) -> None:
    assert same(f"{ABILITY} {said.format(used)}", full)


@pytest.mark.parametrize(
    "text",
    [
        "You may only use this ability on your turn.",  # which
        "Draw a card. You may only use this ability on your turn.",
        f"{ABILITY} You may use this ability on your turn.",
        "Ongoing: Once per turn, after you play an action here, draw a card. Use this ability only once per turn.",
    ],
)
def test_an_ability_is_limited_once_and_where_it_waits_for_something(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


@pytest.mark.parametrize("kind", ["minion", "titan", "monster"])
def test_an_action_speaks_of_what_it_is_played_on(kind: str) -> None:
    text = f"Play on a {kind}. Ongoing: This {kind} has -2 power and its abilities are cancelled."
    lines = told(text, "action").splitlines()
    assert lines[2:] == [
        f"  all the time: the power of the {kind} this card is on changes by -2",
        f"  all the time: the abilities of the {kind} this card is on are cancelled",
    ]


def test_an_action_on_a_titan_speaks_of_no_other_thing() -> None:
    with pytest.raises(TextError):
        read("Play on a titan. Ongoing: This minion has +2 power.", type="action")


@pytest.mark.parametrize("deed", ["play an action", "draw a card", "move a minion"])
def test_what_was_not_done_this_turn(deed: str) -> None:
    done = {"play": "played", "draw": "drawn", "move": "moved"}[deed.split()[0]]
    short = f"If you did not {deed} this turn, draw a card."
    assert same(short, f"If you have not {done} {' '.join(deed.split()[1:])} this turn, draw a card.")


def test_what_is_not_done_yet_is_not_over() -> None:
    with pytest.raises(TextError):
        read("If you do not play an action this turn, draw a card.", type="minion")


@pytest.mark.parametrize("often", ["in a turn", "each turn", "this turn"])
def test_so_many_in_a_turn(often: str) -> None:
    text = f"Ongoing: After you play your third action {often}, draw a card."
    assert "after this happens for the time number 3 in a turn" in told(text, "minion")


@pytest.mark.parametrize(
    ("short", "full"),
    [
        (
            "Destroy one of your actions in play, or discard one from your hand.",
            "Destroy one of your actions in play or discard an action from your hand.",
        ),
        (
            "Place a minion from your hand into your discard pile OR play one from your discard pile.",
            "Place a minion from your hand into your discard pile or play a minion from your discard pile.",
        ),
    ],
)
def test_one_from_a_pile_is_one_of_what_was_named(short: str, full: str) -> None:
    assert same(short, full, "action")


def test_one_of_some_power_leaves_open_which() -> None:
    with pytest.raises(TextError):
        read("Destroy a minion of power 2 or less OR discard one from your hand.", type="action")


@pytest.mark.parametrize("more", ["more", "fewer"])
@pytest.mark.parametrize(
    "said", ["with {} VPs than you", "who has {} VPs than you", "of your choice who has {} VP than you"]
)
def test_a_player_is_picked_by_points(said: str, more: str) -> None:
    same_as = f"Another player with {more} VPs than you draws a card."
    who = f"another player {said.format(more)}"
    assert same(f"{who.capitalize().replace('vp', 'VP')} draws a card.", same_as)


def test_each_other_player_is_another_than_the_one_who_is_looked_at() -> None:
    told_so = told("Each player with more VPs than each other player discards a card.", "action")
    assert "every player other than that same one" in told_so
    assert "other than you" not in told_so


@pytest.mark.parametrize("who", ["Each other player", "Each player"])
def test_who_does_not_have_one_has_none(who: str) -> None:
    short = f"{who} who does not have a minion here draws a card."
    assert same(short, f"{who} with no minions here draws a card.")


@pytest.mark.parametrize("text", ["Give another player two minions.", "Give a minion to another player."])
def test_where_what_is_given_comes_from_must_be_said(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
    lines = told("Give two cards from your hand to another player.", "action").splitlines()
    assert lines[1:] == ["  you place 2 cards from your hand to the hand of one player other than you"]


@pytest.mark.parametrize("base", ["its previous base", "the base it came from", "the base it was moved from"])
def test_what_is_returned_to_a_base_is_moved_back_there(base: str) -> None:
    lines = told(f"Talent: Return a minion here to {base}.", "minion").splitlines()
    assert lines[1].endswith("[A] to the base where A was before it was last moved or left play")
    aside = (
        "Special: After another player's minion is moved to here, you may discard a card to return that minion to "
    )
    assert (
        told(f"{aside}{base}.", "minion").count("to the base where A was before it was last moved or left play") == 1
    )


@pytest.mark.parametrize("base", ["another base", "its base", "here"])
def test_nothing_is_returned_to_any_other_base(base: str) -> None:
    with pytest.raises(TextError):
        read(f"Return a minion to {base}.", type="minion")


def test_counters_for_each_player() -> None:
    text = "Each other player may discard a card. Place a +1 power counter on this minion for each player who did."
    lines = told(text, "minion").splitlines()
    assert (
        "one +1 power counter for each of (every player other than you such that (that same one did what the part"
        in lines[-1]
    )


@pytest.mark.parametrize("where", ["on other bases", "on bases where you have an action"])
@pytest.mark.parametrize("many", ["two", "up to two"])
@pytest.mark.parametrize("deed", ["Destroy {} minions {where}.", "Move {} of your minions {where} to here."])
def test_so_many_on_several_bases_are_so_many_in_all(deed: str, many: str, where: str) -> None:
    if "{where}." in deed and "other" in where:
        deed = deed.replace("minions", "minions of power 2 or less")
    lines = told(deed.format(many, where=where), "minion").splitlines()
    assert len(lines) == 2
    assert "at any number of bases" in lines[1]


def test_so_many_on_each_base_are_so_many_on_each() -> None:
    assert (
        told("Destroy a minion on each other base.", "minion").splitlines()[1].strip().startswith("once for each of")
    )


@pytest.mark.parametrize("than", ["each other player", "any other player"])
@pytest.mark.parametrize("said", ["you control more minions", "you have more minions in play"])
def test_who_controls_more_is_compared(said: str, than: str) -> None:
    lines = told(f"If {said} than {than}, draw a card.", "action").splitlines()
    assert lines[1] == "  if you have more minions than every player other than you:"


def test_who_controls_fewer_is_compared() -> None:
    lines = told("If another player controls more titans than you, draw a card.", "action").splitlines()
    assert lines[1] == "  if at least 1 player other than you has more titans than you:"


def test_each_other_one_with_the_same_power_has_that_of_the_one_spoken_of() -> None:
    chosen = told("Choose one of your minions. Destroy each other minion on its base with the same power.", "action")
    assert "whose power is exactly the power of (A)" in chosen
    mine = told("Destroy each other minion here with the same power.", "minion")
    assert "whose power is exactly the power of (this card itself)" in mine
    assert "all alike in power" in told("Destroy two minions with the same power.", "action")
    assert "all alike in power no two alike in base" in told(
        "Swap two minions with the same power on different bases.", "action"
    )


@pytest.mark.parametrize("said", ["with {} {} than you", "who has {} {} than you"])
@pytest.mark.parametrize("things", ["cards in their hand", "minions here"])
def test_who_has_more_or_fewer_is_not_the_same(said: str, things: str) -> None:
    more = told(f"Each other player {said.format('more', things)} draws a card.", "minion")
    fewer = told(f"Each other player {said.format('fewer', things)} draws a card.", "minion")
    counted = "cards in the hand" if "hand" in things else "minions at the base this card is at"
    assert f"that has more {counted} than you draws" in more
    assert f"such that (you have more {counted} than that same one) draws" in fewer


@pytest.mark.parametrize(
    "deed", ["Move a minion from {} to another base.", "Move two of your minions from {} to here."]
)
def test_from_each_base_is_apart_from_each(deed: str) -> None:
    lines = told(deed.format("each other base" if "here" in deed else "each base"), "minion").splitlines()
    assert lines[1].strip().startswith("once for each of every base")
    assert lines[2].strip().startswith("you move")


def test_from_other_bases_is_from_any_of_them() -> None:
    lines = told("Move two of your minions from other bases to here.", "minion").splitlines()
    assert len(lines) == 2
    assert "from any base other than the base this card is at" in lines[1]


@pytest.mark.parametrize(("where", "theirs"), [("in hand", "from the hand of A"), ("in play", "controlled by A")])
def test_what_each_of_several_players_has_is_not_one_thing(where: str, theirs: str) -> None:
    names = Names(cards=frozenset({"Tin Soldier"}))
    meaning = told(f"Each player with a Tin Soldier {where} may place it in the box.", "action", names)
    assert (
        f"places one minion {'in play ' if 'play' in where else ''}{theirs} called 'Tin Soldier' to the box"
        in meaning
    )
    assert told(f"Each player with a Tin Soldier {where} draws a card.", "action", names)
