"""What a card is guessed to be; what is chosen unseen; one of those seen that is so; both sorts among them."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings

RIGHT = ["you are right", "you were right", "you guessed correctly", "you are correct"]
WRONG = ["you are wrong", "you guessed wrong", "you were incorrect", "you guessed incorrectly"]


@pytest.mark.parametrize("whose", ["your", "another player's"])
@pytest.mark.parametrize("either", ["a minion or an action", "an action or a minion", "a minion or action"])
@pytest.mark.parametrize("reveal", [". Reveal it.", ". Reveal that card.", ", then reveal it."])
def test_who_guesses_chooses_a_type_and_the_card_is_revealed(whose: str, either: str, reveal: str) -> None:
    text = f"Guess whether the top card of {whose} deck is {either}{reveal} If you are right, draw a card."
    meaning = told(text, "action")
    assert "you choose one card type [A]" in meaning
    assert "you reveal one card from the top of " in meaning
    assert "if B is one card of the type A" in meaning


@pytest.mark.parametrize("said", RIGHT)
def test_right_is_of_that_type(said: str) -> None:
    first = "Choose a card type, then reveal the top card of your deck."
    plain = f"{first} If it is a card of that type, draw it."
    assert same(f"{first} If {said}, draw it.", plain, "action")


@pytest.mark.parametrize("said", WRONG)
@pytest.mark.parametrize("who", ["you", "they", "that player"])
def test_wrong_is_not_of_that_type(who: str, said: str) -> None:
    first = "Another player says minion or action. Reveal the top card of your deck."
    plain = f"{first} If it is not a card of that type, draw it."
    said = said.replace("you", who, 1)
    if who == "that player":
        said = said.replace(" are ", " is ").replace(" were ", " was ")
    assert same(f"{first} If {said}, draw it.", plain, "action")


def test_right_and_wrong_are_nothing_where_nobody_guessed() -> None:
    for text in ("If you are right, draw a card.", "Reveal the top card of your deck. If you were wrong, draw it."):
        with pytest.raises(TextError):
            readings(text, type="action")


@pytest.mark.parametrize(
    "unseen", ["Secretly choose a card in your hand.", "Choose a card in your hand without showing it."]
)
def test_what_is_chosen_unseen_is_chosen(unseen: str) -> None:
    rest = "Another player chooses a card type. Reveal the chosen card. If they are wrong, draw a card."
    assert same(f"{unseen} {rest}", f"Choose a card in your hand. {rest}", "action")


def test_a_card_is_no_type_that_somebody_chose() -> None:
    first = "Each other player chooses a card type. Reveal the top card of your deck."
    with pytest.raises(TextError):
        readings(f"{first} Each player who chose that type draws a card.", type="action")


@pytest.mark.parametrize("deed", ["Look at", "Reveal"])
@pytest.mark.parametrize("which", ["that is a minion", "that has power 3 or less", "that has a Special ability"])
def test_one_that_is_so_is_one_of_them(deed: str, which: str) -> None:
    first = f"{deed} the top four cards of your deck."
    rest = "and return the rest in any order."
    assert same(f"{first} Draw one {which} {rest}", f"{first} Draw one of them {which} {rest}", "action")


@pytest.mark.parametrize("verb", ["draw", "play"])
@pytest.mark.parametrize("among", ["among them", "from among them"])
@pytest.mark.parametrize("joint", ["and", "or"])
def test_either_sort_is_among_them(verb: str, among: str, joint: str) -> None:
    text = f"Reveal the top three cards of your deck. You may {verb} a minion {joint} an action {among}."
    meaning = told(text, "action")
    assert "one minion that is among A" in meaning
    assert "one action that is among A" in meaning


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("Reveal your hand. Each other player may take a card from it.", "one card from your hand to the hand of A"),
        ("Look at another player's hand. Take a card from it.", "one card from the hand of A to your hand"),
        ("Look at another player's discard pile. Take a minion from it.", "from the discard pile of A to your hand"),
    ],
)
def test_what_is_taken_goes_to_the_hand_of_who_takes_it(text: str, where: str) -> None:
    assert where in told(text, "action")


@pytest.mark.parametrize(("deed", "done"), [("Reveal", "revealed"), ("Discard", "discarded")])
@pytest.mark.parametrize("kind", ["minion", "action", "card"])
def test_for_each_is_for_each_of_those_that_were_shown(deed: str, done: str, kind: str) -> None:
    first = f"{deed} the top three cards of your deck."
    plain = f"{first} Draw a card for each {kind} {done} this way."
    assert same(f"{first} Draw a card for each {kind}.", plain, "action")
    there = f"{first} Draw a card for each {kind} you control."
    assert "among" not in told(there, "action")


def test_for_each_card_of_a_type_is_for_each_that_was_revealed() -> None:
    first = "Choose a card type. Reveal the top card of each other player's deck. Draw a card for each"
    assert same(f"{first} card of that type.", f"{first} revealed card of that type.", "action")


@pytest.mark.parametrize(
    "taken",
    [
        "Draw a minion.",
        "You may reveal a minion and draw it.",
        "Reveal and draw a minion.",
        "Place a minion into your hand.",
    ],
)
def test_what_is_taken_after_a_look_is_among_what_was_seen(taken: str) -> None:
    text = f"Look at the top five cards of your deck. {taken} Shuffle your deck."
    assert "one minion that is among A" in told(text, "action")
    other = f"Look at another player's hand. {taken} Shuffle your deck."
    assert "that is among" not in told(other, "action")


@pytest.mark.parametrize("whose", ["your", "another player's"])
@pytest.mark.parametrize("what", ["is a minion", "is an action", "is a minion or not", "is a minion or an action"])
def test_what_is_no_minion_is_an_action(what: str, whose: str) -> None:
    rest = "Reveal it. If they guessed wrong, draw a card."
    text = f"Another player guesses whether the top card of {whose} deck {what}. {rest}"
    plain = f"Another player chooses a card type. Reveal the top card of {whose} deck."
    if whose == "your":
        assert same(text, f"{plain} If they guessed wrong, draw a card.", "action")
    assert "chooses one card type [A]" in told(text, "action")


@pytest.mark.parametrize(
    "what", ["its type", "its card type", "whether it is a minion", "whether it is an action or not"]
)
def test_it_is_what_was_chosen_before(what: str) -> None:
    text = "Choose a card in your hand. Another player {}. If they guess wrong, you may play it as an extra card."
    assert same(text.format(f"guesses {what}"), text.format("chooses a card type"), "action")


@pytest.mark.parametrize("kind", ["type", "card type"])
def test_the_type_of_a_card_that_is_revealed(kind: str) -> None:
    text = f"Guess the {kind} of the top card of your deck, then reveal it. If you are right, draw it."
    plain = "Choose a card type and reveal the top card of your deck. If you are right, draw it."
    assert same(text, plain, "action")


@pytest.mark.parametrize("what", ["is a minion of power 3 or less", "has power 3", "is yours"])
def test_nothing_else_is_guessed(what: str) -> None:
    with pytest.raises(TextError):
        readings(f"Another player guesses whether the top card of your deck {what}. Reveal it.", type="action")


@pytest.mark.parametrize("to", ["", " to anyone", " to other players", " to anyone else"])
@pytest.mark.parametrize("drawn", ["Draw one of them {} and shuffle the rest into your deck", "Draw two of them {}"])
def test_what_is_drawn_is_seen_by_nobody_else(drawn: str, to: str) -> None:
    text = f"Look at the top five cards of your deck. {drawn}."
    them = "them" if "two" in drawn else "it"
    assert same(text.format(f"without showing {them}{to}"), text.replace(" {}", ""), "action")
