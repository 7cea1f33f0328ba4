"""What was told otherwise than the words say: each told as a player reads it, or refused."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.cards import names
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree


def _told(text: str, card: str = "action") -> str:
    return explain_tree(read(text, type=card).tree, type=card)


@pytest.mark.parametrize(
    "text",
    [
        "Place the bottom card of the base deck on top.",
        "Reveal the bottom card of the base deck. You may place it on top.",
        "Look at the bottom two cards of the base deck. Place one of them on top and return the other.",
    ],
)
def test_what_came_from_the_base_deck_goes_back_to_it(text: str) -> None:
    assert "to the top of the base deck" in _told(text)


@pytest.mark.parametrize("any_", ["any", "each", "every"])
@pytest.mark.parametrize(("more", "op"), [("more", "at least"), ("less", "at most")])
def test_more_than_any_other_is_more_than_each_of_them(any_: str, more: str, op: str) -> None:
    text = f"If this minion has {more} power than {any_} other minion here, draw a card."
    assert f"there are no minions whose power is {op} the power of (this card itself) other than" in _told(
        text, "minion"
    )


def test_more_than_any_other_of_one_spoken_of() -> None:
    told = _told("Play an extra minion. If it has less power than any other minion you control, draw a card.")
    assert "there are no minions controlled by you whose power is at most the power of (A) other than A" in told


def test_less_than_any_of_several_is_less_than_the_least_of_them() -> None:
    assert same(
        "Destroy a minion with less power than any of your minions.",
        "Destroy a minion with power less than the lowest power of your minions.",
        "action",
    )


@pytest.mark.parametrize(
    ("text", "card", "itself"),
    [
        ("If you have already played an action this turn, draw a card.", "action", True),
        ("If you have already played two or more actions this turn, draw a card.", "action", True),
        ("If you have already played a card this turn, draw a card.", "minion", True),
        ("Draw a card for each action you already played this turn.", "action", True),
        ("Draw a card for each action that you have already played this turn.", "action", True),
        ("Draw a card for each minion you already played this turn.", "action", False),
        ("If you have already played an action this turn, draw a card.", "minion", False),
        ("Talent: If you have already played a minion this turn, draw a card.", "minion", False),
    ],
)
def test_what_was_already_played_is_not_what_asks(text: str, card: str, itself: bool) -> None:
    assert ("other than this card itself" in _told(text, card)) == itself
    assert is_said_again(text, card)


def test_what_it_already_had_it_had_before() -> None:
    text = "After you play an action on a minion here that already has an action on it, draw a card."
    assert "such that, before this happened," in _told(text, "base")


@pytest.mark.parametrize(
    ("short", "long", "card"),
    [
        (
            "If you have minions on two or more bases where no other player has one, draw a card.",
            "If you have minions on two or more bases where no other player has a minion, draw a card.",
            "action",
        ),
        (
            "Play on a base. Ongoing: Other players cannot play a minion here if they already have one here.",
            "Play on a base. Ongoing: Other players cannot play a minion here if they have a minion here.",
            "action",
        ),
        (
            "Play an extra minion on a base where you do not have one.",
            "Play an extra minion on a base where you have no minions.",
            "action",
        ),
        (
            "At the start of your turn, if another player has a minion here and you do not, draw a card.",
            "At the start of your turn, if another player has a minion here and you have no minions here, "
            "draw a card.",
            "base",
        ),
        (
            "At the start of your turn, if you have an action here and no other player does, draw a card.",
            "At the start of your turn, if you have an action here and no other player has an action here, "
            "draw a card.",
            "base",
        ),
    ],
)
def test_one_of_such_a_sort_and_none(short: str, long: str, card: str) -> None:
    assert same(short, long, card)


@pytest.mark.parametrize("which", ["where you have an action", "that have a buried card", "with no minions"])
def test_several_go_each_to_one_of_such_bases(which: str) -> None:
    told = _told(f"Move up to two of your minions to bases {which}.")
    assert "to one base such that" in told
    assert "(each to one of its own)" in told
    with pytest.raises(TextError):
        read(f"Move one of your minions to bases {which}.", type="action")


@pytest.mark.parametrize("each", ["each of your other minions", "each other minion you have"])
def test_others_on_the_same_base_are_at_its_base(each: str) -> None:
    told = _told(f"Place a +1 power counter on one of your minions for {each} on the same base.")
    assert "every minion controlled by you at the base where A is, other than A" in told


def test_each_with_the_same_name_has_the_name_of_the_one_spoken_of() -> None:
    told = _told(
        "Choose a minion in any discard pile. Place a +1 power counter on each minion in play with the same name."
    )
    assert "every minion in play whose name is that of A" in told
    with pytest.raises(TextError):
        read("Destroy each minion with the same name.", type="action")


@pytest.mark.parametrize(
    "more",
    ["cannot be moved", "is not affected by other players' actions", "cannot be destroyed"],
)
def test_of_one_subject_both_are_said(more: str) -> None:
    text = f"One of your minions gains +2 power and {more} until the start of your next turn."
    told = _told(text)
    assert "the power of one minion controlled by you [A] changes by +2" in told
    assert told.count("one minion") == 1
    assert is_said_again(text, "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("than it does", "its power"),
        ("than that minion", "that minion's power"),
        ("than another player's minions there", "the total power of another player's minions there"),
    ],
)
def test_the_total_power_of_several_is_added_up(said: str, meant: str) -> None:
    text = "Choose a minion. If your minions there have more total power {}, draw a card."
    plain = "Choose a minion. If the total power of your minions there is greater than {}, draw a card."
    assert same(text.format(said), plain.format(meant), "action")


def test_alone_among_those_of_its_controller_is_not_other_than_this_card() -> None:
    told = _told("Destroy a minion of power 3 or less here whose controller has no other minions here.", "minion")
    assert "other than this card itself" not in told


def test_from_where_to_where_is_said_of_both_options() -> None:
    told = _told(
        "Talent: Move a minion of power 2 or less, OR transfer an action, from another base to here.", "minion"
    )
    assert "(1) you move one minion in play whose power is at most 2 from one base other than" in told
    assert told.count("to the base this card is at") == 2


def test_another_counter_goes_on_the_same_minion() -> None:
    text = "Place a +1 power counter on one of your minions. You may discard a card to place another."
    assert "you put one +1 power counter on A" in _told(text)


def test_none_of_those_of_this_turn() -> None:
    drawn = "Special: Play before a base scores. Draw a card for each minion destroyed this turn."
    text = f"{drawn} If none were destroyed{{}}, discard a card."
    assert same(text.format(""), text.format(" this turn"), "action")


@pytest.mark.parametrize("it", ["it", "this base"])
def test_another_player_who_won_it_is_the_winner(it: str) -> None:
    text = f"Play on a base. Special: After this base scores, if another player won {it}, draw three cards."
    assert "wins a duel" not in _told(text)


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("Special: After another player draws two or more cards with a single ability, draw a card.", "action"),
        (
            "Each player who has two or more minions with the same name here may return one of them to their hand.",
            "base",
        ),
    ],
)
def test_what_is_not_understood_is_not_told(text: str, card: str) -> None:
    with pytest.raises(TextError):
        read(text, type=card)


def test_played_earlier_is_not_the_card_itself() -> None:
    text = "Return an action you played earlier this turn to your hand."
    assert "other than this card itself" in _told(text)
    assert is_said_again(text, "action")


@pytest.mark.parametrize("where", ["in your discard pile", "in your hand"])
def test_another_copy_is_not_the_card_itself(where: str) -> None:
    told = _told(f"Play an extra action. If there is another copy of that card {where}, draw a card.")
    assert "other than A whose name is that of A" in told


@pytest.mark.parametrize("own", ["their own", "his or her own"])
def test_their_own_is_of_who_does_it(own: str) -> None:
    first = "After this base scores, the winner may place a minion from another player's discard pile into"
    assert "to the hand of A" in _told(f"{first} {own} hand.", "base")
    with pytest.raises(TextError):
        read(f"{first} their hand.", type="base")


@pytest.mark.parametrize("none", ["there is no minion", "there are no minions"])
def test_there_is_none_of_what_was_searched_for(none: str) -> None:
    text = "Search your deck for a minion and draw it. If {}, draw a card."
    assert same(text.format(none), text.format("there is none"), "action")


def test_whose_a_card_in_a_pile_is_its_owner_tells() -> None:
    sent = "Choose a card in a discard pile. Place it on the bottom of its owner's deck."
    told = _told(f"{sent} If it wasn't yours, draw a card.")
    assert "A is one card owned by you" in told


def test_what_was_played_from_there_is_controlled() -> None:
    played = "Play a minion from your discard pile as an extra minion."
    assert "controlled by you" in _told(f"{played} At the end of the turn, if you control it, destroy it.")


@pytest.mark.parametrize(
    "text",
    [
        "Destroy one of your minions, whoever controls it.",
        "Destroy one of your minions, regardless of whose it is.",
        "Destroy one of your minions (controlled by any player).",
        "Destroy a minion here, even one on another base.",
    ],
)
def test_what_contradicts_what_was_said_is_not_passed_over(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="minion")


def test_even_elsewhere_says_no_more_than_any() -> None:
    text = "Transfer one of your actions from a minion to any other minion{}."
    assert same(text.format(", even one on a different base"), text.format(""), "action")


@pytest.mark.parametrize("seen", ["Look at", "Reveal"])
@pytest.mark.parametrize("thrown", ["two of them and draw one", "two of them at random, then draw one"])
def test_what_is_drawn_is_not_of_what_was_discarded(seen: str, thrown: str) -> None:
    assert "draw one card that is among A" in _told(f"{seen} the top five cards of your deck. Discard {thrown}.")


def test_others_than_all_that_are_there_are_none() -> None:
    for text in (
        "Remove any number of +1 power counters from minions on one base. Destroy the other minions there.",
        "Destroy all minions on a base. Other minions there get -1 power until the end of the turn.",
    ):
        with pytest.raises(TextError):
            read(text, type="action")


@pytest.mark.parametrize(
    ("asked", "deed"),
    [
        (
            "you gained no VP from a base that scored this turn",
            "it is not so that this has happened this turn: you gain",
        ),
        ("you won a base that scored this turn", "this has happened this turn: you win"),
        ("you destroyed a minion that was played this turn", "this has happened this turn: you destroy"),
    ],
)
def test_what_the_text_does_not_do_itself_is_asked_of_the_turn(asked: str, deed: str) -> None:
    assert f"if {deed}" in _told(f"If {asked}, draw a card.")


def test_what_the_text_does_itself_is_asked_of_it() -> None:
    text = "Destroy a minion. If you destroyed a minion that was played this turn, draw a card."
    assert "if this has happened while this ability resolved: you destroy" in _told(text)


@pytest.mark.parametrize(
    "held", ["you controlled", "that you controlled", "you did not control", "you didn't control"]
)
def test_what_was_held_at_the_start_of_a_turn_is_not_done_then(held: str) -> None:
    with pytest.raises(TextError):
        read(f"Return a minion {held} at the start of your turn to its owner's hand.", type="action")


@pytest.mark.parametrize(
    ("what", "meant"),
    [
        ("minion other than Grave Digger from your discard pile", "one minion from your discard pile not called"),
        ("card from your discard pile other than Grave Digger", "one card from your discard pile not called"),
    ],
)
def test_where_it_is_is_said_of_the_thing_and_not_of_what_it_is_not(what: str, meant: str) -> None:
    tree = read(f"Place a {what} on top of your deck.", type="action", names=names()).tree
    assert f"you place {meant} 'Grave Digger' to the top" in explain_tree(tree, type="action")


def test_either_of_two_events_is_what_is_waited_for() -> None:
    text = (
        "Special: Play after another player returns one of your minions to your hand or places it on the bottom of"
        " your deck. Play that minion as an extra minion on any base."
    )
    assert "[A] to your hand OR one player other than you places A to the bottom of your deck" in _told(text)


def test_no_counter_is_placed_on_what_was_drawn() -> None:
    asked = (
        "After a player draws a Madness card, if they have a minion here, they may place a +1 power counter on it."
    )
    tree = read(asked, type="base", names=names()).tree
    assert "puts one +1 power counter on one minion controlled by A at this base" in explain_tree(tree, type="base")
    with pytest.raises(TextError):
        read("Draw a card. Place a +1 power counter on it.", type="action")


def test_so_many_counters_are_transferred_and_not_so_many_minions() -> None:
    text = "Transfer any number of +1 power counters from one of your minions to another. If {}, draw a card."
    for said in ("at least four were transferred", "you transferred four or more"):
        assert "4 +1 power counters in play" in _told(text.format(said))


def test_so_many_madness_cards_are_drawn_and_not_so_many_cards() -> None:
    text = "You may draw up to two Madness cards. If you drew two, you may play an extra action."
    tree = read(text, type="action", names=names()).tree
    assert "you draw 2 cards called 'Madness'" in explain_tree(tree, type="action")


def test_it_is_always_where_it_is() -> None:
    with pytest.raises(TextError):
        read("Talent: At the start of your next turn, if this minion is still here, draw a card.", type="minion")


def test_what_moves_is_no_action() -> None:
    text = "After you play an action on a minion here, that minion's controller may move it to another base."
    assert "one minion at this base [A]" in _told(text, "base")


def test_each_of_them_is_each_of_those_that_were_moved() -> None:
    chosen = "Choose a base where you have a minion. Move up to two of your minions to it"
    text = f"{chosen} and give each of them +1 power until the end of the turn."
    assert "you move 0 to 2 minions in play controlled by you [B] to A" in _told(text)


def test_who_moved_a_minion_here_moved_it_to_here() -> None:
    text = "This base's breakpoint is increased by 2 for each player who has moved a minion here this turn."
    assert "that same one moves one minion in play to this base" in _told(text, "base")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "You may discard a card to draw a card if you have a minion here.",
            "If you have a minion here, you may discard a card to draw a card.",
        ),
        (
            "You may discard a card to destroy a minion if it has power 2 or less.",
            "You may discard a card to destroy a minion of power 2 or less.",
        ),
    ],
)
def test_nothing_is_paid_for_what_is_not_done(said: str, meant: str) -> None:
    assert same(said, meant, "minion")


def test_what_the_card_does_not_do_is_not_asked_of_it() -> None:
    with pytest.raises(TextError):
        read("If you destroyed a minion, draw a card.", type="action")
    text = (
        "Special: You may play this card from your discard pile as an extra minion if another player destroyed one of"
        " your minions this turn."
    )
    assert "if this has happened this turn" in _told(text, "minion")


def test_what_only_describes_it_is_not_it() -> None:
    text = "Talent: Choose a minion here with less power than this one. Return it to its owner's hand."
    assert "you return A to the hand of A's owner" in _told(text, "minion")


@pytest.mark.parametrize(
    ("text", "card", "meant"),
    [
        (
            "Play on one of your minions. Ongoing: After this minion moves, place a counter on this action. When it"
            " has four counters, destroy it to gain 2 VP.",
            "action",
            "you destroy this card itself",
        ),
        (
            "Reveal the top card of your deck. If it is a minion, place a +1 power counter on this minion. If it"
            " is an action, draw it.",
            "minion",
            "you draw A",
        ),
    ],
)
def test_what_was_asked_of_is_what_is_done_to(text: str, card: str, meant: str) -> None:
    assert meant in _told(text, card)


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("Play on a base. Ongoing: No player may play or move a fourth minion here.", "action"),
    ],
)
def test_what_cannot_be_told_is_not_told_otherwise(text: str, card: str) -> None:
    with pytest.raises(TextError):
        read(text, type=card)


@pytest.mark.parametrize(
    "text",
    [
        "Choose one of your minions. Destroy another minion on its base.",
        "Move one of your minions to another base. Destroy another minion there.",
    ],
)
def test_another_minion_there_is_another_than_the_chosen_one(text: str) -> None:
    assert "other than A" in _told(text, "minion").splitlines()[-2]
    assert is_said_again(text, "minion")


def test_what_is_done_then_is_done_when_the_time_is_over() -> None:
    text = "Take control of a minion until the end of the turn, then return it to its owner's hand."
    assert "next, later, at the end of the turn" in _told(text)


def test_any_of_them_besides_are_any_number() -> None:
    text = "Special: After this base scores, you may move this minion and any of your actions on it to another base."
    assert "together with any number of actions" in _told(text, "minion")


def test_no_base_is_played_as_an_extra_minion() -> None:
    text = (
        "Play on a base. Ongoing: Once per turn, after you return a minion from here to your hand, you may play it on"
        " another base as an extra minion."
    )
    assert "you play A on one base" in _told(text)


def test_no_counter_goes_from_a_card_to_itself() -> None:
    text = (
        "Ongoing: After one of your other minions moves from here to another base, you may transfer a +1 power"
        " counter from this minion to it."
    )
    assert "in play from this card itself to A" in _told(text, "minion")


def test_all_at_several_places_are_not_one_for_each() -> None:
    said = _told("Your minions on other bases gain +1 power until the end of the turn.", "minion")
    assert "(one for each of these)" not in said


@pytest.mark.parametrize("who", ["that player must discard a card", "they may discard a card to destroy this action"])
def test_who_controls_it_by_then_is_spoken_of(who: str) -> None:
    told = _told(f"Play on another player's minion. Ongoing: At the start of its controller's turn, {who}.")
    assert "    the controller of the minion this card is on " in told


def test_what_it_happens_to_is_spoken_of_and_not_what_it_lies_on() -> None:
    text = "After an action on a minion here goes to the discard pile, its owner may draw a card."
    assert "one action [A] attached to one minion" in _told(text, "base")
    assert "attached to one minion at this base [A]" in _told(
        "After an action on a minion here is destroyed, it gains +1 power until the end of the turn.", "base"
    )


def test_what_is_gone_is_not_destroyed_again() -> None:
    text = "After an action on a minion here is destroyed, you may destroy it."
    assert "attached to one minion at this base [A] is destroyed" in _told(text, "base")


@pytest.mark.parametrize("whose", ["this minion's", "that minion's"])
def test_whose_counters_they_are_is_not_passed_over(whose: str) -> None:
    text = (
        f"Choose another minion. You may transfer {whose} +1 power counters to one of your minions on another base."
    )
    assert "every +1 power counter in play attached to " in _told(text, "minion")


def test_who_may_do_it_draws_from_their_own_deck() -> None:
    who = "Before this base scores, each player with exactly one minion here"
    text = f"{who} may move that minion to another base to draw a card."
    assert "your deck" not in _told(text, "base")


@pytest.mark.parametrize(
    "text",
    [
        "Special: Before a base scores, you may discard a card to move one of your minions there to another base and"
        " place a +1 power counter on it.",
        "Ongoing: After another player's minion moves to another base, you may move one of your minions to that base."
        " If you do, place a +1 power counter on it.",
    ],
)
def test_what_was_moved_in_the_same_breath_gets_it(text: str) -> None:
    told = _told(text, "minion")
    moved = next(line for line in told.splitlines() if "you move one minion in play controlled by you" in line)
    letter = moved.split("[")[1][0]
    assert f"you put one +1 power counter on {letter}" in told


@pytest.mark.parametrize(
    "then", ["If you already have a minion there, draw a card.", "Destroy each other minion there."]
)
def test_others_there_are_others_than_the_one_that_was_moved(then: str) -> None:
    told = _told(f"Move one of your other minions to another base. {then}", "minion")
    assert "other than A" in told.split("next, ")[1]
    assert "other than this card itself" not in told.split("next, ")[1]


def test_extra_is_told_of_either() -> None:
    told = _told("Ongoing: After you play an extra minion or an extra action, draw a card.", "minion")
    assert "you play either one extra minion or one extra action" in told


def test_a_turn_of_which_nothing_is_said_is_no_fault() -> None:
    with pytest.raises(TextError):
        read("Played, on the turn it is Ongoing: This minion cannot be destroyed.", type="minion")


@pytest.mark.parametrize(
    "said", ["Your other minions here are also Pirates.", "This minion is also a Pirates minion."]
)
def test_no_card_comes_to_belong_to_a_faction(said: str) -> None:
    with pytest.raises(TextError):
        read(f"Ongoing: {said}", type="minion", names=names())
    robots = read("Ongoing: Your minions are Microbots.", type="minion", names=names())
    assert "'Microbot' in its name" in explain_tree(robots.tree, type="minion")


@pytest.mark.parametrize("event", ["bury a card on another base", "bury cards on another base"])
def test_what_is_buried_elsewhere_is_not_buried_here(event: str) -> None:
    meaning = _told(f"Ongoing: After you {event}, draw a card.", "minion")
    assert "to one base other than the base this card is at" in meaning


@pytest.mark.parametrize(
    "text",
    [
        "You may destroy an action on a minion here. If that minion is not yours, return it to its owner's hand.",
        "Destroy an action on a minion. If that minion is yours, return it to its owner's hand.",
    ],
)
def test_what_is_asked_of_by_its_name_is_it(text: str) -> None:
    assert "you return A to the hand of A's owner" in _told(text, "minion")
    assert "'it' = A, the minion" in _told(text, "minion")


@pytest.mark.parametrize("said", ["only you have minions", "you are the only player with a minion"])
def test_where_nobody_else_has_any(said: str) -> None:
    meant = "you have a minion and no other player has a minion"
    text = "Destroy an action on a base where {}."
    assert same(text.format(said), text.format(meant), "action")


@pytest.mark.parametrize("counter", ["counter", "+1 power counter"])
def test_all_counters_are_gone_with_the_last(counter: str) -> None:
    said, meant = f"all {counter}s are removed", f"the last {counter} is removed"
    text = "Ongoing: After {} from this minion, draw a card."
    assert same(text.format(said), text.format(meant), "minion")


@pytest.mark.parametrize("than", ["less than", "equal to", "no greater than", "less than or equal to"])
@pytest.mark.parametrize("power", ["with power", "with printed power", "whose power is"])
def test_a_hand_size_is_what_is_in_the_hand(power: str, than: str) -> None:
    text = "Destroy a minion {} {} {}."
    meant = text.format(power, than, "the number of cards in your hand")
    assert same(text.format(power, than, "your hand size"), meant, "action")


@pytest.mark.parametrize("event", ["a minion is destroyed here", "you destroy a minion here", "you discard a card"])
def test_what_is_in_the_discard_pile_does_not_move(event: str) -> None:
    with pytest.raises(TextError):
        read(f"Ongoing: After {event}, you may move it to another base.", type="minion")
    talent = "Ongoing: After this minion's Talent destroys a minion, you may move it to another base."
    assert "you move this card itself" in _told(talent, "minion")


@pytest.mark.parametrize("so", ["that has an action on it", "with an action on it"])
def test_what_is_named_behind_or_is_it(so: str) -> None:
    transfer = "You may transfer an action from this base to another base"
    meaning = _told(f"{transfer}, OR place a +1 power counter on a minion here {so}.", "minion")
    assert "you put one +1 power counter on one minion" in meaning


@pytest.mark.parametrize(
    "text",
    [
        "You may move one of your minions to a base where you have no other minions.",
        "Ongoing: After another player moves a minion to here, you may move it to a base where that player has no "
        "other minions.",
        "Ongoing: After you play a minion here, you may move it to another base where you have no other minions.",
    ],
)
def test_others_where_a_minion_is_moved_to_are_others_than_that_one(text: str) -> None:
    told = _told(text, "minion")
    assert "other than this card itself" not in told
    assert "'another' = " in told
    assert is_said_again(text, "minion")


def test_who_else_controls_a_card_is_who_does_not_own_it() -> None:
    assert same(
        "Ongoing: While another player controls this minion, it has +2 power.",
        "Ongoing: While this minion is not controlled by its owner, it has +2 power.",
        "minion",
    )


def test_each_of_two_goes_to_its_own_owners_hand() -> None:
    assert "to the hand of each one's own owner" in _told(
        "Return a minion here and an action here to their owners' hands.", "minion"
    )


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "You may discard a card or destroy one of your minions to draw two cards.",
            "You may either discard a card, or destroy one of your minions, to draw two cards.",
        ),
        (
            "If you moved a minion this turn, draw a card. If you didn't, gain 1 VP.",
            "If you moved a minion this turn, draw a card. Otherwise, gain 1 VP.",
        ),
        (
            "Place a card you discarded this turn into your hand.",
            "Place a card from your discard pile you discarded this turn into your hand.",
        ),
        (
            "Play on a base. Ongoing: Minions here cannot use their abilities.",
            "Play on a base. Ongoing: The abilities of minions here are cancelled.",
        ),
    ],
)
def test_the_two_say_the_same(said: str, meant: str) -> None:
    assert same(said, meant, "action")
    assert is_said_again(said, "action")


def test_one_of_two_deeds_is_no_price_where_it_is_done_for_itself() -> None:
    assert (
        "you choose one of these" in _told("Draw a card or discard a card to play an extra minion.").splitlines()[1]
    )


def test_what_they_own_but_do_not_control_is_not_theirs_to_control() -> None:
    told = _told("Each player has +2 power here for each minion here that they own but do not control.", "base")
    assert "not controlled by A owned by A" in told


@pytest.mark.parametrize(
    "deed",
    [
        "Destroy your lowest-power minion",
        "Destroy the minion with the highest power at a base",
        "Place a +1 power counter on your lowest-power minion",
        "Return the highest-power minion on a base to its owner's hand",
    ],
)
def test_a_deed_done_to_one_is_done_to_one_of_those_that_tie(deed: str) -> None:
    assert "(if several tie, one that you choose)" in _told(f"{deed}.")
    assert is_said_again(f"{deed}.", "action")


def test_what_is_stated_of_the_strongest_is_so_of_all_that_tie() -> None:
    told = _told("Play on a minion. Ongoing: While this minion has the highest power here, it cannot be destroyed.")
    assert "(if several tie, each of them has it)" in told


@pytest.mark.parametrize(
    "text",
    [
        "Move one of your minions to another base. After that base scores, draw a card.",
        "Move one of your minions to another base. After it is destroyed, draw a card.",
        "Store a minion under a base. After that base scores, return that minion to its owner's hand.",
    ],
)
def test_an_action_that_is_gone_waits_once_for_what_becomes_of_what_it_did(text: str) -> None:
    assert "later, once, the next time, after this happens" in _told(text)
    assert is_said_again(text, "action")


def test_an_action_that_is_gone_waits_for_nothing_else() -> None:
    with pytest.raises(TextError):
        read("Draw a card. After you play a minion, draw a card.", type="action")
