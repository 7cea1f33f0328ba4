"""Actions by what they are played on: a base modifier, a character modifier, a modifier of either sort."""

from __future__ import annotations

import pytest
from tests.rulebook.own_cards import card, ox, table
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings
from smashrules.text.showing.paraphrase import explain_tree

SORTS = [
    ("base modifier", "play-on-base action"),
    ("character modifier", "play-on-minion action"),
    ("minion modifier", "play-on-minion action"),
    ("base modifier", "action that can be played on a base"),
    ("modifier", "play-on action"),
    ("modifier", "action that can be played on a base or a minion"),
    ("base or character modifier", "action that can be played on a base or minion"),
    ("character or base modifier", "modifier"),
]


def an(noun: str) -> str:
    return f"{'an' if noun.startswith('action') else 'a'} {noun}"


@pytest.mark.parametrize(("noun", "other"), SORTS)
@pytest.mark.parametrize(
    "text",
    [
        "Search your deck for {}, reveal it, and place it in your hand.",
        "Return {} from your discard pile to your hand.",
        "Discard {} to draw two cards.",
        "Reveal the top card of your deck. If it is {}, draw it.",
        "Ongoing: After another player plays {}, draw a card.",
        "Ongoing: Once per turn, after {} is played here, its owner draws a card.",
        "Play {} from your hand as an extra action.",
    ],
)
def test_an_action_is_told_by_what_it_is_played_on(text: str, noun: str, other: str) -> None:
    assert same(text.format(an(noun)), text.format(an(other)), "minion")
    assert not same(text.format(an(noun)), text.format("an action"), "minion")
    assert is_said_again(text.format(an(noun)), "minion")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Destroy a base modifier here.", "Destroy a play-on-base action here."),
        ("Transfer one of your base modifiers to here.", "Transfer one of your play-on-base actions to here."),
        ("Return a base modifier you own to your hand.", "Return a play-on-base action you own to your hand."),
        ("You may play an extra character modifier here.", "You may play an extra play-on-minion action here."),
        (
            "Draw up to two base modifiers from your discard pile.",
            "Draw up to two play-on-base actions from your discard pile.",
        ),
        (
            "Ongoing: Other players cannot play base modifiers here.",
            "Ongoing: Other players cannot play play-on-base actions here.",
        ),
        (
            "Ongoing: This minion has +1 power for each of your base modifiers in play.",
            "Ongoing: This minion has +1 power for each of your play-on-base actions in play.",
        ),
        ("Choose a base modifier. Destroy that base modifier.", "Choose a play-on-base action. Destroy that action."),
    ],
)
def test_of_which_sort_it_is_however_many_and_wherever_they_are(text: str, meant: str) -> None:
    assert same(text, meant, "minion")
    other = text.replace("base", "character") if "base" in text else text.replace("character", "base")
    assert not same(text, other, "minion")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Destroy a modifier.", "Destroy an action."),
        ("Choose a modifier. Destroy that modifier.", "Choose an action. Destroy that action."),
        ("Transfer a modifier from one base to another.", "Transfer an action from one base to another."),
        (
            "Ongoing: If you have a modifier here, this minion has +1 power.",
            "Ongoing: If you have an action here, this minion has +1 power.",
        ),
        (
            "Ongoing: This minion has +1 power for each modifier on it.",
            "Ongoing: This minion has +1 power for each action on it.",
        ),
        ("Ongoing: Modifiers here cannot be destroyed.", "Ongoing: Actions here cannot be destroyed."),
    ],
)
def test_in_play_an_action_is_on_something_anyway(text: str, meant: str) -> None:
    assert same(text, meant, "minion")


@pytest.mark.parametrize(("head", "sort"), [("Base modifier.", "base"), ("Character modifier.", "minion")])
@pytest.mark.parametrize(
    "rest", ["Ongoing: At the start of your turn, draw a card.", "Talent: Return this modifier to your hand."]
)
def test_a_text_is_headed_with_the_sort(head: str, sort: str, rest: str) -> None:
    assert same(f"{head} {rest}", f"Play on a {sort}. {rest}", "action")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Character modifier. Play on one of your characters.", "Play on one of your minions."),
        ("Base modifier. Play this on a base where you have a minion.", "Play on a base where you have a minion."),
    ],
)
def test_behind_the_sort_is_told_on_which_one(text: str, meant: str) -> None:
    assert same(f"{text} Talent: Draw a card.", f"{meant} Talent: Draw a card.", "action")


@pytest.mark.parametrize(
    ("text", "card_type"),
    [
        ("Base modifier. Play on one of your characters. Talent: Draw a card.", "action"),
        ("Character modifier. Play on a base. Talent: Draw a card.", "action"),
        ("Ongoing: Base modifier. You have +1 power here.", "action"),
        ("Draw a card. Base modifier.", "action"),
        ("Base modifier. Draw a card.", "minion"),
        ("Modifier. Ongoing: You have +1 power here.", "action"),
        ("Destroy a base modifier character.", "action"),
        ("Draw a standard modifier from your discard pile.", "action"),
    ],
)
def test_what_is_no_sort_of_an_action_is_refused(text: str, card_type: str) -> None:
    with pytest.raises(TextError):
        readings(text, type=card_type)


def test_the_paraphrase_tells_on_what() -> None:
    told = explain_tree(read("Draw a modifier from your discard pile.", type="minion").tree, type="minion")
    assert "one action from your discard pile that is played on a base or on a card" in told


MAST = card("Mast", "action", "Base modifier. Ongoing: You have +1 power here.")
OAR = card("Oar", "action", "Character modifier. Ongoing: This character has +1 power.")
SAIL = card("Sail", "action", "Base modifier. Talent: Draw a card.")
GUST = card("Gust", "action", "Draw a card.")


@pytest.mark.parametrize(
    ("noun", "offered"),
    [
        ("a modifier", ["Mast", "Oar", "Sail"]),
        ("a base modifier", ["Mast", "Sail"]),
        ("an action", ["Mast", "Oar", "Sail", "Gust"]),
    ],
)
def test_at_the_table_only_cards_of_that_sort_are_offered(noun: str, offered: list[str]) -> None:
    shelf = card("Shelf", "action", f"Return {noun} from your discard pile to your hand.")
    pile = {"Ann": ["Mast", "Oar", "Sail", "Gust"]}
    play = table({"Tortuga": []}, shelf, MAST, OAR, SAIL, GUST, ox(2, "Calf"), hand=["Shelf"], discard=pile)
    play.play("Shelf")
    assert sorted(play.offered) == sorted(offered)


@pytest.mark.parametrize(
    "text",
    [
        "Choose minion or action. Reveal the top card of your deck. If it is of that type, draw it.",
        'Choose "minion" or "action". Reveal the top card of your deck. If it is of that type, draw it.',
        "Ongoing: After this minion wins a duel, destroy the losing minion.",
        "Ongoing: Your minions' power cannot be reduced.",
        "Return a minion of yours to your hand.",
        "If this is your only minion here, draw a card.",
        "Ongoing: If another player's minion is stronger than this minion, this minion has +1 power.",
        "Transfer an action on this base or on a minion here to another base.",
    ],
)
def test_a_character_is_a_minion_in_every_turn_of_phrase(text: str) -> None:
    assert same(text.replace("minion", "character"), text, "minion")
    assert same(text.replace("minion", "character", 1), text, "minion")


@pytest.mark.parametrize("where", ["going to the discard pile", "going into the discard pile"])
def test_what_goes_elsewhere_instead_of_going_there(where: str) -> None:
    text = "When this base scores, each base modifier here is returned to its owner's hand instead of {}."
    assert same(text.format(where), text.format("the discard pile"), "base")


@pytest.mark.parametrize("what", ["This base does", "Bases do"])
def test_it_does_not_score_unless_something_is_so(what: str) -> None:
    rest = "not score unless at least three characters are here."
    assert same(f"{what} {rest}", f"{what.replace('does', 'can').replace('do', 'can')} {rest}", "base")
