"""What an answer tells agrees with what has come about: verdict, steps and board."""

from __future__ import annotations

import pytest

from smashrules.explain import Resolution, Verdict, text
from smashrules.scenario import IllegalPlayError, adjudicate

TWO = "players: Ann (to play), Bob\nbase: Tortuga\n"


def ask(script: str) -> Resolution:
    answer = adjudicate(TWO + script)
    assert [each.text for each in answer.expectations if not each.met] == []
    return answer


def rules(answer: Resolution, verb: str) -> list[str]:
    return [rule.key for step in answer.walk() if step.verb == verb for rule in step.rules]


# -- the verdict ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("script", "told"),
    [
        # counters
        ("  Ann: Warbot\nhand of Ann: Dinner Date\nAnn plays Dinner Date on Warbot\n", "two +1 power counters"),
        ("  Ann: Odysseus\nhand of Ann: Howl\nAnn plays Howl\n", "Odysseus gets a +1 power counter."),
        # bases
        (
            "base deck: Tar Pits\nhand of Ann: Weird New Worlds\nAnn plays Weird New Worlds\n",
            "Tar Pits comes into play.",
        ),
        # what was only seen
        (
            "hand of Ann: Collecting Stories\nhand of Bob: Warbot, Walker\nAnn plays Collecting Stories\n",
            "Ann looks at Warbot and Walker.",
        ),
    ],
)
def test_nothing_else_happens_is_said_where_nothing_else_does(script: str, told: str) -> None:
    answer = ask(script)

    assert told in answer.text
    assert "Nothing else happens" not in answer.text


def test_a_choice_of_how_many_bases_come_into_play_leaves_the_answer_open() -> None:
    answer = ask("base deck: Jungle Oasis, Ninja Dojo\nhand of Ann: Maui\nAnn plays Maui at Tortuga\n")

    assert answer.verdict is Verdict.OPEN
    assert "If Ann chooses 1 for Maui: Jungle Oasis comes into play." in answer.text
    assert "If Ann chooses 0 for Maui: Ann plays Maui at Tortuga. Nothing else happens." in answer.text


def test_what_happens_to_a_card_again_is_said_to_happen_twice() -> None:
    script = "base: Standing Stones\n  Ann: Elf-Help Guru\n  Bob: Walker\n" + "Ann uses Elf-Help Guru\n" * 2

    assert ask(script).text == "Walker has +1 power until the end of the turn, twice."


def test_cards_of_one_name_are_counted() -> None:
    script = "discard of Ann: two Ninja Acolytes\nhand of Ann: Not Enough Bullets\n"
    answer = ask(script + "Ann plays Not Enough Bullets, choosing Ninja Acolyte\nAnn chooses Ninja Acolyte\n")

    assert answer.text == "Two cards called Ninja Acolyte are placed in Ann's hand."


def test_what_is_told_in_the_same_words_is_counted() -> None:
    answer = ask("hand of Ann: two Zapbots, Rude Awakening\nAnn plays Rude Awakening\n")

    assert "Ann plays Zapbot at Tortuga as an extra card, twice." in answer.text


def test_a_sentence_begins_with_a_capital_and_ends_with_one_stop() -> None:
    open_choice = adjudicate(TWO + "hand of Ann: Walker\nAnn plays Walker\n").text
    assert " a card is" not in open_choice.replace("and a card is", "")

    silent = adjudicate(TWO + "hand of Ann: Rude Awakening, Invader\nAnn plays Rude Awakening\n")
    assert silent.because == "Invader does not do what it says when it is played: its abilities are cancelled."

    stops = adjudicate(TWO + 'hand of Ann: "That\'s So Crazy..."\nAnn plays "That\'s So Crazy..."\nAnn declines\n')
    assert "That's So Crazy..." in text(stops)
    assert "...." not in text(stops)


# -- whose pile, which counters ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "whose", "rule"),
    [("WIKI", "Ann", "control.hidden-cards"), ("MUNCHKIN", "Bob", "control.owner-zones")],
)
def test_a_card_that_nobody_sees_goes_where_the_edition_says(edition: str, whose: str, rule: str) -> None:
    answer = adjudicate(
        f"edition: {edition}\nplayers: Ann (to play), Bob\nbase: Longhouse\n  Ann: Zapbot\n"
        f"hand of Ann: Bob's Warbot\nAnn uses Longhouse\nWarbot is on top of {whose}'s deck\n"
    )

    assert answer.expectations[0].met
    assert f"Warbot is placed on the top of {whose}'s deck." in answer.text
    assert rule in rules(answer, "place")


def test_counters_of_a_card_that_counts_with_them_are_no_power_counters() -> None:
    answer = adjudicate(
        "players: Ann (to play), Bob\nbase: Storyteller's Hut\nhand of Ann: Summon\nAnn uses Storyteller's Hut\n"
        "Ann plays Summon\n"
    )

    assert "Storyteller's Hut gets a counter." in answer.text
    assert "power counter" not in answer.text
    assert rules(answer, "put counter") == ["counter.other-kinds"]


def test_draws_of_the_turn_are_told_apart_where_more_were_drawn_than_expected() -> None:
    answer = adjudicate(TWO + "deck of Ann: 9 cards\nAnn ends her turn\nAnn draws 1 card\n")

    assert answer.expectations[0].found == "Ann draws 2, 2 of them in the Draw 2 Cards phase"


# -- what is left to chance ----------------------------------------------------------------------------------------

PILLAGE = "hand of Ann: Pillage\nhand of Bob: {hand}\nAnn plays Pillage\n"


def test_what_chance_decides_is_told_with_all_that_can_come_of_it() -> None:
    answer = adjudicate(TWO + PILLAGE.format(hand="Warbot, Zapbot") + "Where is Zapbot?\n")

    assert answer.verdict is Verdict.CHANCE
    assert answer.text.startswith("It is left to chance. Zapbot in ")
    assert "Zapbot in Ann's hand." in answer.text
    assert "Zapbot in Bob's hand." in answer.text
    assert "The steps are one way in which chance can fall (seed: 1)." in answer.because
    assert " at random." in next(each.sentence for each in answer.walk() if each.verb == "choose")


@pytest.mark.parametrize("hand", ["Zapbot", "two Zapbots"])
def test_where_chance_makes_no_difference_it_is_not_spoken_of(hand: str) -> None:
    answer = adjudicate(TWO + PILLAGE.format(hand=hand) + "What happens?\n")

    assert answer.text == "Zapbot is placed in Ann's hand."
    assert "chance" not in answer.because


def test_what_is_expected_of_chance_is_marked() -> None:
    answers = [
        adjudicate(f"seed: {seed}\n{TWO}" + PILLAGE.format(hand="Warbot, Zapbot") + "Zapbot is in Ann's hand\n")
        for seed in range(1, 6)
    ]

    assert {each.expectations[0].met for each in answers} == {True, False}
    assert all("left to chance" in each.expectations[0].found for each in answers)
    assert "as expected: Zapbot is in Ann's hand (left to chance)" in "\n".join(map(str, answers))


def test_a_line_that_chance_may_not_allow_is_spoken_of() -> None:
    hand = PILLAGE.format(hand="Howl, Zapbot")
    ways = []
    for seed in range(1, 6):
        try:
            ways.append(adjudicate(f"seed: {seed}\n{TWO}{hand}Ann plays Zapbot at Tortuga\n").because)
        except IllegalPlayError:
            continue

    assert ways
    assert all("When it falls in another way, a line of the question cannot be carried out" in each for each in ways)


# -- which step, and which card -------------------------------------------------------------------------------------

SCORED = (
    "players: Ann (to play), Bob\nbase: Jungle Oasis\n  Ann: King Rex\n  Bob: King Rex\nbase: Tar Pits\n"
    "  Bob: Overrun\nbase deck: Tortuga\nhand of Ann: Resurgence\nthe bases score\n"
    "Ann plays Resurgence, choosing Overrun then the first option\n"
)


@pytest.mark.parametrize(
    ("question", "step"),
    [
        (
            TWO + "hand of Ann: 1.21 Gigawatts\ndiscard of Ann: Summon, Zapbot\n"
            "Ann plays 1.21 Gigawatts, choosing the second option\n",
            "Zapbot is shuffled into Ann's deck.",
        ),
        (SCORED, "Overrun is destroyed, to Bob's discard pile."),
    ],
)
def test_the_choice_of_an_effect_stands_under_what_the_effect_did(question: str, step: str) -> None:
    chosen = [each for each in adjudicate(question).walk() if each.why_now and "chose “" in each.why_now.sentence]

    assert [each.sentence for each in chosen] == [step]


def test_a_card_in_the_place_of_the_free_play_is_no_extra_card() -> None:
    board = "  Ann: They're Coming to Get You\ndiscard of Ann: Warbot\n"
    free = ask(board + "Ann plays Warbot from her discard pile at Tortuga\n")
    extra = ask(
        board + "hand of Ann: Summon, Zapbot\nAnn plays Zapbot at Tortuga\nAnn declines\nAnn plays Summon\n"
        "Ann plays Warbot from her discard pile at Tortuga\n"
    )

    assert free.text == "Ann plays Warbot at Tortuga. Nothing else happens."
    assert "Ann plays Warbot at Tortuga as an extra card." in extra.text


def test_a_card_whose_own_words_play_it_as_an_extra_one_is_an_extra_card() -> None:
    answer = ask("discard of Ann: Tenacious Z\nAnn plays Tenacious Z from her discard pile at Tortuga\n")

    assert answer.steps[0].sentence == "Ann plays Tenacious Z at Tortuga as an extra card."


def test_the_words_of_an_ability_that_was_given_are_those_of_the_card_that_gives_it() -> None:
    answer = ask("  Ann: Zapbot with Leaf Armor\nAnn uses Zapbot\n")

    assert answer.because == "Leaf Armor says “This minion gains +2 power until the end of the turn”."
    assert answer.steps[0].sentence == "Ann uses Zapbot."
    assert {each.source for each in answer.steps} == {"Leaf Armor"}


def test_who_takes_control_is_said() -> None:
    answer = ask("  Bob: Zapbot\nhand of Ann: Control Minion\nAnn plays Control Minion\n")

    assert "Ann takes control of Zapbot." in answer.text


# -- which rulings ------------------------------------------------------------------------------------------------

MALL = (
    "players: Ann (to play), Bob\nbase: Rhodes Plaza Mall\n  Ann: three King Rex\n  Bob: King Rex, Zapbot\n"
    "base: Tortuga\nbase deck: Tar Pits\nthe bases score\n"
)


GROWN = "players: Ann, Bob (to play)\nbase: Tortuga\n  Ann: Overgrowth\n  Bob: Zapbot\nBob ends his turn\n"


@pytest.mark.parametrize(
    ("question", "cards"),
    [
        (MALL, {"Rhodes Plaza Mall"}),  # a base that works by itself
        (TWO + "  Bob: Secret Agent\n  Ann: King Rex\nhand of Ann: Powderkeg, Howl\n"
         "Ann plays Powderkeg, choosing King Rex\n", {"Powderkeg", "Secret Agent"}),
        (TWO + "  Ann: Aggromotive, Zapbot\nWhat is Ann's power at Tortuga?\n", {"Aggromotive"}),
        (GROWN + "What is the breakpoint of Tortuga?\n", {"Overgrowth"}),
        (TWO + "  Ann: King Rex\nWhere is King Rex?\n", set()),  # it has no words
        (TWO + "  Ann: King Rex\nMay Ann use King Rex?\n", {"King Rex"}),
    ],
)  # fmt: skip
def test_rulings_are_on_cards_that_did_something(question: str, cards: set[str]) -> None:
    assert {each.card for each in adjudicate(question).rulings} == cards
