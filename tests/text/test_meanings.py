"""Who does it, to how many, where and when: what a reader of the paraphrase must find, and what must not be there."""

from __future__ import annotations

import pytest
from tests.text import plain_meaning

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings
from smashrules.text.saying.printer import to_text
from smashrules.text.showing.paraphrase import explain_tree
from smashrules.text.words.lexicon import Names

NAMES = Names(cards=frozenset({"Tin Soldier"}))


def told(text: str, kind: str) -> str:
    return plain_meaning.told(text, kind, NAMES)


@pytest.mark.parametrize(
    ("text", "each"),
    [
        (
            "Destroy a minion controlled by each other player.",
            "controlled by every player other than you (one for each of these)",
        ),
        (
            "Choose a minion from each player's discard pile and place it in its owner's hand.",
            "from the discard pile of every player (one for each of these)",
        ),
        (
            "Place a card from your hand in each other player's hand.",
            "to the hand of every player other than you (one for each of these)",
        ),
        (
            "Reveal the top two cards of each other player's deck. Return them in any order.",
            "(that many for each of these)",
        ),
    ],
)
def test_one_of_each_player_is_one_for_each(text: str, each: str) -> None:
    assert each in told(text, "action")


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (
            "Destroy each other player's minion here.",
            "you destroy every minion in play",
        ),
        ("Each other player's minion here gets -1 power until the end of the turn.", "the power of every minion"),
        (
            "Destroy two other players' minions.",
            "you destroy 2 minions in play controlled by any player other",
        ),
        (
            "Destroy up to two of the other players' minions.",
            "you destroy 0 to 2 minions in play controlled by any player",
        ),
        (
            "Destroy two minions controlled by other players.",
            "you destroy 2 minions in play controlled by any player",
        ),
        ("Destroy any number of other players' minions here.", "you destroy any number of minions in play"),
        (
            "Destroy two of each other player's minions.",
            "every player other than you (that many for each",
        ),
        ("Remove three +1 power counters from your minions.", "(divided among these as is liked)"),
        ("Move up to two of your minions to a base where you have an action.", "(all to the same one)"),
        (
            "Reveal the top three cards of your deck. Draw a revealed action. Discard the other actions.",
            "you discard every action that is among those of A that are left",
        ),
        (
            "Each other player may discard a card. For each player who does not, draw a card.",
            "once for each of every player other than you such that (it is not so",
        ),
    ],
)
def test_how_many_in_all_and_of_whom(text: str, means: str) -> None:
    kind = "minion" if "here" in text else "action"
    assert means in told(text, kind)


@pytest.mark.parametrize("number", ["a card", "two cards", "up to three cards", "any number of cards"])
def test_into_the_hands_of_others_is_divided_as_is_liked(number: str) -> None:
    assert "(divided among these" in told(f"Place {number} from your hand in other players' hands.", "action")
    assert "(divided among" not in told("Place a card from your hand in each other player's hand.", "action")


def test_a_number_of_others_things_is_counted_over_all_of_them() -> None:
    text = "If there are at least two of other players' minions here, draw a card."
    assert "at least 2 minions controlled by any player other than you" in told(text, "minion")


@pytest.mark.parametrize(
    ("text", "apart"),
    [
        ("Destroy the lowest-power minion here.", ""),
        ("Talent: If this minion has the highest power here, draw a card.", ""),
        ("Destroy each player's highest-power minion here.", ", for each player apart"),
    ],
)
def test_a_superlative_is_apart_where_several_are_gone_through(text: str, apart: str) -> None:
    assert f"power among these{apart} (" in told(text, "minion")


def test_where_a_card_would_go_need_not_be_the_discard_pile() -> None:
    play = "Play an extra standard action, then you may place it in your hand instead of"
    assert "rather than to where it would go" in told(f"{play} where it would normally go.", "action")
    assert "rather than to the discard pile" in told(f"{play} the discard pile.", "action")


@pytest.mark.parametrize("deed", ["discards two cards", "may draw a card", "destroys one of their minions"])
@pytest.mark.parametrize("who", ["They", "That player"])
def test_who_is_spoken_of_after_a_loop_acts_in_it(who: str, deed: str) -> None:
    verb = deed if who == "That player" else deed.replace("discards", "discard").replace("destroys", "destroy")
    lines = told(f"For each other player, reveal their hand. {who} {verb}.", "action").splitlines()
    assert lines[1] == "  once for each of every player other than you [A]:"
    assert lines[3].startswith("    next, A "), lines


def test_you_are_not_in_a_loop_of_others() -> None:
    lines = told("For each other player, reveal their hand. Draw a card.", "action").splitlines()
    assert lines[-2] == "  next, you draw a card from the top of the deck"


def test_what_is_paid_for_goes_on_behind_then_and_who_has_to_do_it_does_all() -> None:
    text = "Place a minion on the bottom of its owner's deck to have them draw a card, then discard a card."
    lines = told(text, "action").splitlines()
    assert lines[-3:-1] == [
        "    A's owner draws a card from the top of the deck",
        "    then A's owner discards one card from the hand",
    ]
    mine = told("Discard a card to draw a card, then play an extra action.", "action").splitlines()
    assert mine[-1] == "    then you play one extra action from the hand"


@pytest.mark.parametrize("what", ["they gain +1 power", "they cannot be affected by other players' cards"])
def test_may_reaches_over_what_is_said_of_the_same_things(what: str) -> None:
    text = f"You may place a +1 power counter on each of your minions and {what} until the end of the turn."
    lines = told(text, "action").splitlines()
    assert lines[1] == "  you may do this, or leave it (both or neither):"
    assert lines[3].startswith("    and until the end")


@pytest.mark.parametrize("whose", ["its controller", "its owner"])
def test_who_must_do_one_of_two_things_chooses(whose: str) -> None:
    text = f"After a minion here is destroyed, {whose} must either draw a card or discard a card."
    assert f"A's {whose.removeprefix('its ')} chooses one of these:" in told(text, "base")


def test_a_play_is_given_up_by_who_wants_to() -> None:
    text = "Special: Instead of your regular action play, draw two cards to play this titan on a base."
    assert "if you want to give up the play that it uses" in told(text, "titan")


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("minion", "Talent: Move this minion to another base to transfer an action from here to there."),
        (
            "action",
            "Play on a base. Talent: Transfer this action to another base to move a minion from here to there.",
        ),
        ("minion", "You may return this minion to your hand and play an extra minion here."),
        ("minion", "Ongoing: After this minion is destroyed, destroy a minion here."),
    ],
)
def test_here_is_where_the_card_was_before_it_went(kind: str, text: str) -> None:
    assert "the base this card was at" in told(text, kind)
    assert "the base this card is at" in told("You may destroy a minion here.", "minion")


def test_a_card_that_has_left_is_asked_about_as_it_was() -> None:
    text = "Ongoing: After this minion goes to the discard pile from play, if it had no +1 power counters on it, draw"
    text += " a card."
    assert "if then this card itself was one card that carries no +1 power counters" in told(text, "minion")


@pytest.mark.parametrize("one", ["a card is buried here", "a minion is played here"])
def test_of_two_events_the_one_that_came_is_spoken_of(one: str) -> None:
    lines = told(f"After {one} or an action is played here, its controller draws a card.", "base").splitlines()
    assert lines[1].count("[A]") == 2
    assert lines[2].strip() == "A's controller draws a card from the top of the deck"


def test_on_a_base_others_are_other_than_the_one_meant() -> None:
    protected = told("Minions of printed power 5 or more here are not affected by other players' cards.", "base")
    assert "controlled by any player other than A's controller" in protected
    turns = told("During each player's turn, other players' minions here have +1 power.", "base")
    assert "it is the turn of any player [A]" in turns
    assert "controlled by every player other than A" in turns
    assert "any player other than you" in told(
        "Your minions here are not affected by other players' actions.", "base"
    )


def test_a_reference_looks_into_its_own_option_and_its_own_sentence() -> None:
    options = "Destroy an action to draw a card OR destroy a minion to play an extra minion on the same base."
    assert "'the same' = A, the minion" in told(options, "action")
    clauses = (
        "Special: When this card enters stasis, search your deck for a card and store it under this card. "
        "When you play this card from stasis, discard it."
    )
    assert "    you discard this card itself" in told(clauses, "action").splitlines()


@pytest.mark.parametrize(
    "who", ["each player", "each player other than the winner", "each player with a minion here"]
)
def test_each_of_several_who_do_one_of_two_things_chooses(who: str) -> None:
    lines = told(f"After this base scores, {who} must either draw a card or discard a card.", "base").splitlines()
    assert lines[2].strip().startswith("once for each of every player")
    assert lines[3].strip() == "A chooses one of these:"
    assert lines[5].strip() == "(2) A discards one card from the hand"


@pytest.mark.parametrize("card", ["minion", "action"])
def test_a_play_is_given_up_for_a_deed(card: str) -> None:
    said = f"On your turn, you may draw a card instead of playing a {'n' * (card == 'action')} {card}."
    meant = told(said.replace("a  ", "a ").replace("a n ", "an "), "base")
    assert meant == told(
        f"Instead of playing {'an' if card == 'action' else 'a'} {card}, you may draw a card.", "base"
    )


@pytest.mark.parametrize("said", ["If it was yours", "If you controlled it", "If it was controlled by you"])
def test_whose_it_was(said: str) -> None:
    assert "if A was one card controlled by you" in told(f"Destroy a minion. {said}, draw a card.", "action")


def test_unless_is_if_not() -> None:
    drawn = told("Draw a card unless you have five or more cards in your hand.", "action")
    assert drawn == told("If you do not have at least five cards in your hand, draw a card.", "action")
    kept = told("Ongoing: This minion cannot be destroyed unless you have another minion here.", "minion")
    assert "only while it is not so that you control at least 1 minion other than this card itself" in kept


def test_unless_somebody_does_something_lets_them_do_it() -> None:
    lines = told("Destroy a minion unless its controller discards a card.", "action").splitlines()
    assert [each.strip() for each in lines[1:6]] == [
        "you choose one minion [A]",
        "next, A's controller may do this, or leave it:",
        "that player discards one card from the hand",
        "next, if it is not so that A's controller did what the part before said:",
        "you destroy A",
    ]


@pytest.mark.parametrize("done", ["moved", "played", "played or moved"])
def test_what_was_done_to_it_this_turn(done: str) -> None:
    meant = told(f"You may destroy a minion that was {done} here this turn.", "minion")
    assert meant.count("this has happened this turn") == len(done.split(" or "))
    assert meant.count("to the base this card is at") == len(done.split(" or "))


@pytest.mark.parametrize("said", ["the breakpoint was 21 or higher", "its breakpoint was 21 or more"])
def test_the_breakpoint_is_that_of_the_base_spoken_of(said: str) -> None:
    text = f"Special: Play after a base scores where you have a minion. Draw two cards. Draw a card if {said}."
    meant = told(text, "action")
    assert "if the breakpoint of (A) is at least 21" in meant
    assert "Words that refer: 'its' = A, the base." in meant


def test_another_card_is_drawn_as_any_card_is() -> None:
    assert told("Draw another card.", "action") == told("Draw a card.", "action")


def test_between_two_things_is_from_one_to_the_other() -> None:
    between = told("Transfer a +1 power counter between two of your minions.", "action")
    assert between == told(
        "Transfer a +1 power counter from one of your minions to another of your minions.", "action"
    )
    assert between.count("[A]") == 1


@pytest.mark.parametrize("whose", ["your minions", "your cards", "your minions here"])
def test_between_several_things_is_from_any_to_any_other(whose: str) -> None:
    between = told(f"Transfer up to three +1 power counters between {whose}.", "minion")
    assert "[A] to A (so many in all, from any of these to any other of them)" in between
    assert between == told(f"Transfer up to three +1 power counters among {whose}.", "minion")


def test_an_attached_action_is_no_minion() -> None:
    text = "Play on a minion. Ongoing: At the start of your turn, if this is your only minion here, draw a card."
    assert "if then the minion this card is on is one minion controlled by you" in told(text, "action")


def test_what_is_in_a_pile_is_owned_and_not_controlled() -> None:
    for pile in ("discard pile", "deck", "hand"):
        assert "owned by you" in told(f"Reveal any number of your minions from your {pile}.", "action")


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("action", "You may play a minion from your discard pile on a different base."),
        ("action", "Destroy a minion at a base. Special: Play after you destroy a minion. Choose its base."),
        ("action", "Each other player may discard a minion or reveal their hand to show they have none."),
        ("action", "Place a card from your hand where it would normally go."),
    ],
)
def test_better_unread_than_wrong(kind: str, text: str) -> None:
    with pytest.raises(TextError):
        readings(text, type=kind)


@pytest.mark.parametrize(
    ("kind", "text", "meant"),
    [
        (
            "action",
            "Return one of your minions from a base to your hand. You may play it as an extra minion.",
            "minion",
        ),
        ("action", "Play up to two extra minions with the same name as a minion in play.", ""),
        (
            "titan",
            "Special: After you win a base while this card is not in play, you may play it on the replacement base.",
            "",
        ),
        (
            "minion",
            "Ongoing: Before a minion goes to the discard pile, transfer one of its +1 power counters to this card.",
            "",
        ),
        (
            "minion",
            "Ongoing: After you play an action that affects a minion, place a +1 power counter on it.",
            "minion",
        ),
    ],
)
def test_what_the_rules_make_impossible_is_no_second_reading(kind: str, text: str, meant: str) -> None:
    found = readings(text, type=kind)
    assert len(found) == 1
    assert not meant or f"'it' = A, the {meant}" in explain_tree(found[0].tree, type=kind)


def test_a_breakpoint_that_a_base_has_more_is_no_power() -> None:
    more = told("Play on a base. Ongoing: This base has +3 breakpoint.", "action")

    assert "the breakpoint of the base this card is at changes by +3" in more


@pytest.mark.parametrize("card", ["a Wraith", "a Wraith card"])
def test_a_label_is_spoken_of_like_a_kind_of_card(card: str) -> None:
    names = Names(labels=frozenset({"Wraith"}))
    tree = read(f"After {card} is destroyed here, draw a card.", type="base", names=names).tree
    assert "of the sort 'Wraith' is destroyed" in explain_tree(tree, type="base")
    spared = read("Destroy a non-Wraith action here.", type="minion", names=names).tree
    assert "it is not so that that same one is one card of the sort 'Wraith'" in explain_tree(spared, type="minion")


@pytest.mark.parametrize(
    "one", ["a minion or an action here", "a minion or action here", "a minion here or an action here"]
)
def test_where_two_things_are_is_said_once(one: str) -> None:
    assert told(f"Destroy {one}.", "minion").count("in play at the base this card is at") == 2


def test_of_a_minion_or_an_action_only_the_minion_has_power() -> None:
    lines = told("Destroy an action or minion of power 2 or less.", "action").splitlines()
    assert [each.strip() for each in lines[2:]] == [
        "(1) you destroy one action in play",
        "(2) you destroy one minion in play whose power is at most 2",
    ]


def test_what_stands_behind_a_semicolon_belongs_to_the_same_option() -> None:
    lines = told("Draw a card OR choose a minion; destroy it.", "action").splitlines()
    assert [each.strip() for each in lines[3:5]] == ["(2) you choose one minion [A]", "then you destroy A"]


@pytest.mark.parametrize("rest", ["Return the rest in any order.", "Place the rest on top in any order."])
def test_any_number_of_those_looked_at(rest: str) -> None:
    lines = told(
        f"Look at the top five cards of your deck. Place any number of them on the bottom of your deck. {rest}",
        "action",
    ).splitlines()
    assert lines[2].strip() == "next, you place any number of cards that are among A to the bottom of your deck"
    assert "those of A that are left" in lines[3]


def test_the_rest_goes_on_top_of_the_deck_it_comes_from() -> None:
    said = "Look at the top two cards of another player's deck. Place one of them on the bottom and the rest on top."
    assert "you place those of A that are left to the top of the deck of" in told(said, "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("your minions cannot be destroyed", "this cannot happen: any minion in play controlled by you is destroyed"),
        ("each of your minions gains +1 power", "the power of every minion controlled by you changes by +1"),
    ],
)
def test_this_turn_is_until_its_end(said: str, meant: str) -> None:
    assert f"for whatever fits at each moment: {meant}" in told(f"This turn, {said}.", "action")
    assert told(f"This turn, {said}.", "action") == told(f"Until the end of the turn, {said}.", "action")


def test_what_holds_until_one_moment_is_said_once() -> None:
    said = "Until the end of the turn, your minions cannot be destroyed and they cannot be moved."
    tree = read(said, type="action", names=NAMES).tree
    assert to_text(tree, type="action").count("ntil the end of the turn") == 1


def test_the_first_time_is_after_it() -> None:
    told_once = told("The first time each turn a player destroys a minion here, they gain 1 VP.", "base")
    assert told_once == told(
        "After the first time each turn a player destroys a minion here, they gain 1 VP.", "base"
    )


@pytest.mark.parametrize(
    ("many", "each"),
    [
        ("the number of bases where you have a minion", "every base such that (you control"),
        ("the number of players with a minion here", "every player that controls at least 1 minion"),
        ("the number of your minions here", "every minion controlled by you at"),
    ],
)
def test_as_many_cards_as_there_are_things(many: str, each: str) -> None:
    assert f"as many cards as the number of ({each}" in told(f"Draw cards equal to {many}.", "minion")


def test_attached_is_on_it() -> None:
    attached = told("Ongoing: This minion has +1 power for each action attached to it.", "minion")
    assert attached == told("Ongoing: This minion has +1 power for each action on this minion.", "minion")


def test_who_goes_on_as_they_does_both() -> None:
    said = "Play on a minion. Ongoing: At the start of its controller's turn, they discard a card or destroy it."
    lines = told(said, "action").splitlines()
    assert lines[-3].strip().endswith("chooses one of these:")


@pytest.mark.parametrize("place", ["here", "on minions here"])
def test_abilities_at_a_place_cannot_be_used(place: str) -> None:
    assert "this cannot happen: any player uses any ability" in told(f"Players cannot use Talents {place}.", "base")


def test_each_has_power_for_what_is_on_it() -> None:
    meant = told("Each minion here has +1 power for each action played on it.", "base")
    assert (
        "the power of every minion at this base [A] changes by +1 for each of (every action attached to A)" in meant
    )


@pytest.mark.parametrize("more", ["power equal to the number of actions on it", "+1 power for each action on it"])
def test_as_much_power_as_there_are_things(more: str) -> None:
    meant = told(f"Choose one of your minions. It gains {more} until the end of the turn.", "action")
    assert "the power of A changes by +1 for each of (every action attached to A)" in meant


def test_what_it_has_is_not_what_is_added_to_it() -> None:
    has = told("Ongoing: This minion has power equal to the number of cards in your hand.", "minion")
    assert "the power of this card itself is the number of (every card from your hand)" in has


@pytest.mark.parametrize("whose", ["this minion's", "this minion's power", "the power of this minion"])
def test_power_equal_to_that_of_a_card(whose: str) -> None:
    meant = told(f"Destroy another minion here with power equal to {whose}.", "minion")
    assert "whose power is exactly the power of (this card itself)" in meant


def test_a_hand_that_is_given_up_is_counted() -> None:
    assert "draw as many cards as the number of (A)" in told("Discard your hand. Draw that many cards.", "action")
    lines = told("Each player discards their hand and draws that many cards.", "action").splitlines()
    assert lines[1].strip() == "once for each of every player [A]:"


def test_immune_is_not_affected() -> None:
    immune = "Play on one of your minions. Ongoing: This minion is immune to other players' actions."
    assert "is not affected by any action controlled by any player other than you" in told(immune, "action")


@pytest.mark.parametrize("kind", ["+1 power counter", "stasis counter"])
def test_a_card_that_does_not_have_one_has_no_such_counter(kind: str) -> None:
    one = told(f"Place a {kind} on a minion that doesn't have one.", "action")
    assert f"that carries no {kind}s" in one
    assert one == told(f"Place a {kind} on a minion with no {kind}s.", "action")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("up to 1 more power than this minion", "at most the power of (this card itself) plus 1"),
        ("2 more power than this minion", "exactly the power of (this card itself) plus 2"),
        ("1 less power than this minion", "exactly the power of (this card itself) minus 1"),
        ("more power than this minion", "more than the power of (this card itself)"),
    ],
)
def test_so_much_more_or_less_power_is_more_or_less_by_that(said: str, meant: str) -> None:
    assert f"whose power is {meant}" in told(f"Destroy a minion with {said}.", "minion")


def test_up_to_so_much_less_does_not_say_what_is_the_most() -> None:
    with pytest.raises(TextError):
        read("Destroy a minion with up to 1 less power than this minion.", type="minion")


def test_from_there_to_here_is_from_where_that_minion_was() -> None:
    text = "After you move a minion to this base, move another minion from there to here."
    assert "from the base where A was before it was last moved or left play to this base" in told(text, "base")
    known = "After you move a minion from here to another base, move a minion from there to here."
    assert "before it was last moved or left play" not in told(known, "base")


@pytest.mark.parametrize("which", ["its previous base", "that minion's previous base"])
def test_the_previous_base_is_of_the_minion_spoken_of(which: str) -> None:
    text = f"Move a minion to another base. You may move another minion from {which} to there."
    assert "from the base where A was before it was last moved or left play to B" in told(text, "action")


@pytest.mark.parametrize("number", ["a power of 4 or less", "a power less than 5"])
def test_a_power_is_chosen_as_a_number(number: str) -> None:
    lines = told(f"Choose {number}. Destroy each minion of that power.", "action")
    assert "you choose a power of at most 4 [A]" in lines
    assert "whose power is exactly the power of (A)" in lines


def test_two_powers_to_choose_from() -> None:
    lines = told("Choose power 3 or 4. Destroy each minion of that power.", "action")
    assert "you choose a power of at least 3 and at most 4 [A]" in lines
    with pytest.raises(TextError):
        read("Choose power 2 or 5. Destroy each minion of that power.", type="action")
    with pytest.raises(TextError):
        read("Choose a power of 3 or more. Destroy each minion of that power.", type="action")


def test_the_other_is_that_one_of_two() -> None:
    text = "Choose two minions of power 3 or less. Move each one to the other's base."
    assert "you move every card that is among A [B] to the base where one card other than B that is among A" in told(
        text, "action"
    )
    with pytest.raises(TextError):
        read("Choose three minions. Move each one to the other's base.", type="action")


@pytest.mark.parametrize("whose", ["your minions", "other players' minions"])
def test_counters_from_several_are_so_many_in_all_unless_each_is_said(whose: str) -> None:
    all_of_them = told(f"Transfer two +1 power counters from {whose} to this minion.", "minion")
    assert "(so many in all, from any of these)" in all_of_them
    each = told("Transfer two +1 power counters from each of your minions to this minion.", "minion")
    assert "in all" not in each


def test_a_play_that_is_extra_or_another_that_is_not() -> None:
    lines = told("Play an extra minion or Tin Soldier.", "action").splitlines()
    assert lines[2:] == [
        "    (1) you play one extra minion from the hand",
        "    (2) you play one minion from the hand called 'Tin Soldier'",
    ]


def test_that_deck_is_the_one_that_was_named() -> None:
    text = "Look at the top card of the treasure deck. Place it on the bottom of that deck."
    assert "to the bottom of the treasure deck" in told(text, "action")
    text = "Look at the top card of another player's deck. Place it on the bottom of that deck."
    assert "to the bottom of the deck of B" in told(text, "action")


def test_each_has_a_first_time_of_its_own() -> None:
    apart = "Ongoing: After the first time each of your minions moves in a turn, draw a card."
    assert "for the first time in each turn with that very one" in told(apart, "minion")
    all_of_them = "Ongoing: After the first time each turn one of your minions moves, draw a card."
    assert "that very one" not in told(all_of_them, "minion")


@pytest.mark.parametrize(("deed", "kind"), [("move", "minion"), ("play", "action"), ("play", "card")])
def test_two_or_more_things_are_not_one_thing_twice(deed: str, kind: str) -> None:
    several = f"Special: After you {deed} two or more {kind}s in a turn, you may play this titan."
    assert "for the time number 2 or any later in a turn, each of these counted once" in told(several, "titan")
    second = f"Special: After you {deed} your second or higher {kind} in a turn, you may play this titan."
    assert "counted once" not in told(second, "titan")


@pytest.mark.parametrize(
    ("where", "told_as"),
    [("in play", "in play"), ("on a base", "on some base"), ("here", "on the base this card is at")],
)
def test_where_it_was_at_the_start_of_the_turn_is_not_lost(where: str, told_as: str) -> None:
    text = f"Talent: If this minion was {where} at the start of the turn, draw a card."
    assert f"this card itself has been {told_as} since the start of the turn" in told(text, "minion")


def test_the_minions_of_all_players_are_all_there_are() -> None:
    """Also those that nobody controls (BGB2018, Card Clarifications)."""
    everybodys = told("Give all players' minions +1 power until the end of the turn.", "action")
    assert everybodys == told("All minions gain +1 power until the end of the turn.", "action")
    assert "the power of every minion changes by +1" in everybodys


def test_done_this_turn_is_asked_of_the_turn_and_not_of_this_ability() -> None:
    assert "if this has happened this turn" in told("Talent: If this minion moved this turn, draw a card.", "minion")


def test_two_verbs_with_one_object_belong_together() -> None:
    text = "Look at the top two cards of your deck and play or draw one of them, then return the rest in any order."
    lines = [each.strip() for each in told(text, "action").splitlines()]
    assert lines[2:5] == [
        "and you choose one of these:",
        "(1) you play one card that is among A",
        "(2) you draw one card that is among A",
    ]


def test_what_another_may_do_goes_on_behind_then() -> None:
    text = "Each other player may draw a card, then discard two cards."
    lines = told(text, "action").splitlines()
    assert lines[-1] == "    then that player discards 2 cards from the hand"


@pytest.mark.parametrize("said", ["For each Tin Soldier revealed", "For each revealed Tin Soldier"])
def test_what_was_revealed_of_their_hands_is_all_of_it(said: str) -> None:
    lines = told(f"Each other player reveals their hand. {said}, draw a card.", "action").splitlines()
    assert lines[1] == "  every player other than you [A] reveals the hand of A"
    assert lines[2].endswith("called 'Tin Soldier' that is among the hand of A:")
