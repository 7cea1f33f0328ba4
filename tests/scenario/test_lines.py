"""Lines of a question are carried out as they are written, or refused: none is dropped, none is taken for another."""

from __future__ import annotations

import pytest

from smashrules.explain import Resolution, Verdict
from smashrules.scenario import ScenarioError, adjudicate

TWO = "players: Ann (to play), Bob\nbase: Tortuga\n"
THREE_BASES = "base: Tar Pits\nbase: Jungle Oasis\n"


def all_met(text: str) -> Resolution:
    answer = adjudicate(text)
    assert answer.expectations
    assert [(each.text, each.found) for each in answer.expectations if not each.met] == []
    return answer


def refused(text: str) -> str:
    with pytest.raises(ScenarioError) as wrong:
        adjudicate(text)
    return wrong.value.problem


# -- the first and the second -------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", [("first", "second"), ("second", "first")])
@pytest.mark.parametrize(
    ("board", "verb", "name"),
    [
        ("  Ann: two Captain Amazing, Zapbot\n", "uses", "Captain Amazing"),
        ("hand of Ann: Summon, two Warbots\nAnn plays Summon\n", "plays", "Warbot"),
        ("  Bob: Warbot\n  Ann: Warbot\nhand of Ann: Summon, two Warbots\nAnn plays Summon\n", "plays", "Warbot"),
    ],
)
def test_a_card_keeps_its_number_when_another_was_used_or_played(
    order: tuple[str, str], board: str, verb: str, name: str
) -> None:
    one, other = order
    may = verb.removesuffix("s")
    all_met(
        TWO
        + board
        + f"Ann {verb} the {one} {name}\nAnn may not {may} the {one} {name}\n"
        + f"Ann may {may} Ann's {other} {name}\nAnn {verb} the {other} {name}\nAnn may not {may} the {other} {name}\n"
    )


def test_a_card_keeps_its_number_when_another_was_chosen() -> None:
    board = TWO + "  Bob: Zapbot\n  Ann: two Zapbots\n" + THREE_BASES + "hand of Ann: Dinghy\n"
    all_met(
        board
        + "Ann plays Dinghy, choosing Ann's second Zapbot to Tar Pits and Ann's first Zapbot to Jungle Oasis\n"
        + "Ann's second Zapbot is at Tar Pits\nAnn's first Zapbot is at Jungle Oasis\nBob's Zapbot stays\n"
    )


def test_several_alike_are_called_as_a_question_can_say_it() -> None:
    board = TWO + "  Bob: Zapbot\n  Ann: Zapbot, Zapbot with 1 counter\nhand of Ann: Seeing Stars\n"
    told = refused(board + "Ann plays Seeing Stars, choosing Ann's Zapbot\n")

    assert "Ann's first Zapbot at Tortuga or Ann's second Zapbot at Tortuga" in told
    all_met(board + "Ann plays Seeing Stars, choosing Ann's first Zapbot at Tortuga\nAnn's second Zapbot stays\n")


# -- all that is chosen -------------------------------------------------------------------------------------------

DINGHY = TWO + "  Ann: two Zapbots, Warbot, Neophyte\nbase: Tar Pits\nhand of Ann: Dinghy\n"


@pytest.mark.parametrize(
    ("picks", "moved"),
    [
        ("the first Zapbot to Tar Pits and the second Zapbot to Tar Pits", "each Zapbot is at Tar Pits"),
        ("Neophyte to Tar Pits then Warbot to Tar Pits", "Warbot and Neophyte are at Tar Pits"),
        ("each Zapbot to Tar Pits", "each Zapbot is at Tar Pits"),
        ("Neophyte to Tar Pits and Warbot to Tar Pits", "Warbot and Neophyte are at Tar Pits"),
    ],
)
def test_everything_that_is_sent_goes(picks: str, moved: str) -> None:
    all_met(DINGHY + f"Ann plays Dinghy, choosing {picks}\n{moved}\n")


@pytest.mark.parametrize(
    "picks",
    [
        "each Zapbot to Tar Pits and Warbot to Tar Pits",
        "Warbot to Tar Pits then Neophyte to Tar Pits then the first Zapbot to Tar Pits",
        "Warbot to Tar Pits and Warbot to Tar Pits",
    ],
)
def test_more_than_can_be_chosen_is_refused(picks: str) -> None:
    refused(DINGHY + f"Ann plays Dinghy, choosing {picks}\n")


def test_each_is_all_of_them() -> None:
    piles = "hand of Ann: Lend a Hand\ndiscard of Ann: three Neophytes, Walker\n"
    all_met(TWO + piles + "Ann plays Lend a Hand, choosing each Neophyte\neach Neophyte is in Ann's deck\n")
    board = TWO + "  Bob: two Zapbots\nhand of Ann: Seeing Stars\n"
    assert "not each 'Zapbot'" in refused(board + "Ann plays Seeing Stars, choosing each Zapbot\n")


# -- options and numbers ------------------------------------------------------------------------------------------


def test_an_option_is_one_of_the_effects_behind_a_may() -> None:
    """Neophyte: "you may place it in your hand or play it as an extra action"."""
    board = TWO + "hand of Ann: Neophyte\ndeck of Ann: Howl, 4 cards\nAnn plays Neophyte at Tortuga, choosing "

    all_met(board + "the first option\nHowl is in Ann's hand\n")
    all_met(board + "the second option\nHowl is played\n")
    all_met(board + "no\nHowl is on top of Ann's deck\n")


NUMBER = (
    TWO + "base deck: Jungle Oasis, Ninja Dojo, Tar Pits\nhand of Ann: Maui\nAnn plays Maui at Tortuga, choosing "
)


@pytest.mark.parametrize("words", ["1", "one", "one card"])
def test_a_number_is_chosen_by_saying_it(words: str) -> None:
    all_met(NUMBER + f"{words}\nJungle Oasis is in play\nNinja Dojo is not in play\n")


def test_a_number_is_no_option() -> None:
    assert "'option 2' cannot be chosen here; Ann can choose 0, 1 or 2" in refused(NUMBER + "option 2\n")
    assert "'5' cannot be chosen" in refused(NUMBER + "5\n")


def test_an_option_without_a_name_is_told_with_its_words() -> None:
    told = refused(TWO + "hand of Ann: Walker\nAnn plays Walker, choosing Bob\n")

    assert "option 1 (“Discard it”) or option 2 (“" in told


# -- use is use ---------------------------------------------------------------------------------------------------


def test_a_line_that_uses_an_ability_says_yes_to_it() -> None:
    board = TWO + "  Ann: Ninja Acolyte\nhand of Ann: Warbot\nAnn uses the talent of Ninja Acolyte\n"

    all_met(board + "Ann plays Warbot\nNinja Acolyte is in Ann's hand\nWarbot is at Tortuga\n")
    all_met(board + "Ann accepts\nNinja Acolyte is returned to Ann's hand\nAnn chooses Warbot\n")
    all_met(board + "Ann declines\nNinja Acolyte stays\n")


def test_an_ability_that_is_put_in_order_is_used() -> None:
    """In this edition a line of the round says only which ability comes next."""
    board = """\
edition: BGB2018
players: Ann (to play), Bob
base: Jungle Oasis
  Ann: King Rex
  Bob: King Rex
base: Tortuga
  Ann: Pirate King
base: The Homeworld
  Ann: Pirate King
base deck: Tar Pits
the bases score
Ann uses Pirate King at Tortuga
Ann uses Pirate King at The Homeworld
each Pirate King is moved to Jungle Oasis
"""
    all_met(board)


# -- what is played, used or accepted -----------------------------------------------------------------------------

SCORES = """\
players: Ann (to play), Bob
base: Jungle Oasis
  Ann: King Rex
  Bob: King Rex, Pack Alpha
base: Tortuga
  Ann: Pirate King
base deck: Tar Pits
hand of Bob: Shinobi
the bases score
"""


@pytest.mark.parametrize("line", ["Ann uses Pirate King", "Ann accepts"])
def test_what_one_ability_asks_may_be_accepted(line: str) -> None:
    all_met(SCORES + f"{line}\nPirate King is moved to Jungle Oasis\n")


@pytest.mark.parametrize("verb", ["play", "use"])
def test_a_special_in_the_hand_is_played_or_used(verb: str) -> None:
    all_met(SCORES + f"Ann passes\nBob may {verb} Shinobi\nBob {verb}s Shinobi\nShinobi is played\n")


def test_what_had_to_be_used_may_be_said_once() -> None:
    all_met(SCORES + "Bob uses Pack Alpha\nAnn uses Pirate King\nPirate King is moved to Jungle Oasis\n")
    refused(SCORES + "Bob uses Pack Alpha\nBob uses Pack Alpha\n")
    refused(SCORES + "Ann uses Pack Alpha\n")


def test_the_other_verb_is_offered() -> None:
    assert "it is played: write 'Ann plays Howl'" in refused(TWO + "hand of Ann: Howl\nAnn uses Howl\n")
    assert "it is used: write 'Ann uses Archmage'" in refused(TWO + "  Ann: Archmage\nAnn plays Archmage\n")
    board = TWO + "  Ann: Zapbot\nhand of Ann: Augmentation\nAnn plays Augmentation on Zapbot\n"
    assert "what it is for is told after 'choosing'" in refused(board)


def test_a_card_that_is_revealed_is_played_from_where_it_is() -> None:
    """Hoverbot: "Reveal the top card of your deck. If it is a minion, you may play it"."""
    board = (
        TWO + "base: Tar Pits\nhand of Ann: Hoverbot\ndeck of Ann: Warbot, 4 cards\nAnn plays Hoverbot at Tortuga\n"
    )
    all_met(board + "Ann plays Warbot at Tar Pits\nWarbot is at Tar Pits\n")
    all_met(board.replace("Warbot", "Howl") + "Howl is on top of Ann's deck\n")


def test_a_play_is_no_pick_of_something_else() -> None:
    """The Zapbot that is offered for destruction is not the one that the line plays, nor is a "yes" its play."""
    board = TWO + "  Bob: Zapbot, Neophyte\nhand of Ann: Seeing Stars, Zapbot\nAnn plays Seeing Stars\n"
    assert "for a choice is open" in refused(board + "Ann plays Zapbot\n")
    board = TWO + "hand of Ann: two Zapbots\nAnn plays Zapbot\nAnn plays Zapbot\n"
    all_met(board + "Ann has 0 cards in hand\n")


# -- what had to be chosen ----------------------------------------------------------------------------------------


def test_a_choice_of_one_may_have_a_line_of_its_own() -> None:
    board = TWO + "  Bob: Zapbot\nhand of Ann: Seeing Stars\nAnn plays Seeing Stars\nAnn chooses Zapbot\n"
    all_met(board + "Zapbot is destroyed\n")
    refused(board + "Ann chooses Zapbot\n")
    refused(board.replace("Ann chooses", "Bob chooses"))
    refused(board.replace("chooses Zapbot", "chooses Tortuga"))


def test_a_player_may_be_the_only_one_to_choose() -> None:
    board = TWO + "hand of Ann: Betrothed\nAnn plays Betrothed at Tortuga, choosing "
    all_met(board + "Bob\nBetrothed is controlled by Bob\n")
    refused(board + "Ann\n")


def test_what_another_card_offers_on_the_way_is_not_answered_without_a_word() -> None:
    board = TWO + "  Ann: Zapbot\n  Bob: Walker\nbase deck: Sheep Shrine\nhand of Ann: Weird New Worlds\n"
    answer = all_met(board + "Ann plays Weird New Worlds\nAnn chooses Zapbot\nZapbot is at Sheep Shrine\n")

    assert "Taken as said: Ann uses Weird New Worlds" in answer.because


# -- abilities that have been given -------------------------------------------------------------------------------

GIVEN = TWO + "  Ann: Zapbot with Leaf Armor and The Touch\n"


def test_a_given_talent_is_used_by_the_name_of_either() -> None:
    one = GIVEN.replace(" and The Touch", "")
    for words in ("the talent of Zapbot", "Zapbot", "Leaf Armor"):
        all_met(one + f"Ann may use {words}\nAnn uses {words}\nZapbot has power 4\n")
        all_met(one + f"Ann uses {words}\nAnn may not use {words} because ability.talent.once\n")


def test_of_two_given_talents_nobody_guesses() -> None:
    assert "Ann's The Touch" in refused(GIVEN + "Ann uses Zapbot\n")
    all_met(GIVEN + "Ann uses Leaf Armor\nZapbot has power 4\nAnn uses Zapbot\nZapbot has power 7\n")


# -- may it be played ---------------------------------------------------------------------------------------------


def test_what_may_be_played_is_what_a_line_can_play() -> None:
    board = TWO + "base: Tar Pits\ndiscard of Ann: Tenacious Z\n"
    may = "play Tenacious Z from her discard at Tar Pits"

    all_met(board + f"Ann may {may}\nAnn plays{may.removeprefix('play')}\nTenacious Z is at Tar Pits\n")
    assert adjudicate(board + f"May Ann {may}?").verdict is Verdict.YES


@pytest.mark.parametrize(
    ("board", "reason"),
    [
        ("hand of Bob: Howl\n", "It is not in Ann's hand but in Bob's hand"),
        ("hand of Ann: Summon, Howl\nAnn plays Summon\n", "The action of this turn was played"),
    ],
)
def test_why_a_card_may_not_be_played(board: str, reason: str) -> None:
    answer = adjudicate(TWO + board + "May Ann play Howl?")

    assert answer.verdict is Verdict.NO
    assert reason in answer.because


# -- names as they are printed ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Do Over!", "It's a Trap!", "That's So Crazy...", "...It Just Might Work", "Gimme"])
def test_a_name_may_be_written_with_its_marks(name: str) -> None:
    hand = TWO + f"hand of Ann: {name}, Zapbot\n"
    all_met(hand + f"{name} is in Ann's hand\nZapbot and {name} are not in play.\n")
    assert "in Ann's hand" in adjudicate(hand + f"Where is {name}?").text


def test_a_card_is_told_by_its_faction_once() -> None:
    board = (
        TWO + "hand of Ann: Servitor of Cthulhu (Minions of Cthulhu), Zapbot\nServitor of Cthulhu is in Ann's hand\n"
    )
    all_met(board)
    assert "(Minions of Cthulhu)" in refused(board.replace(" (Minions of Cthulhu)", ""))


def test_the_box_is_a_place() -> None:
    board = (
        TWO.replace("Tortuga", "Jungle Oasis") + "  Ann: Nuke It From Orbit\n  Bob: Nukebot\nbase deck: Tar Pits\n"
    )
    all_met(board + "Nuke It From Orbit is not in the box\n")
    all_met(board + "Ann uses Nuke It From Orbit\nNuke It From Orbit is in the box\n")


def test_several_of_one_name_are_chosen_by_their_number() -> None:
    piles = "hand of Ann: Lend a Hand\ndiscard of Ann: three Neophytes, Walker\nAnn plays Lend a Hand, choosing "
    all_met(
        TWO + piles + "two Neophytes\nthe first Neophyte is in Ann's deck\nthe third Neophyte is in Ann's discard\n"
    )
    refused(TWO + piles + "four Neophytes\n")
    all_met(DINGHY + "Ann plays Dinghy, choosing two Zapbots to Tar Pits\neach Zapbot is at Tar Pits\n")
    refused(DINGHY + "Ann plays Dinghy, choosing three Zapbots to Tar Pits\n")


@pytest.mark.parametrize("order", ["AnnBob", "BobAnn"])
def test_what_another_puts_in_order_is_used_by_its_owner(order: str) -> None:
    """In this edition the current player says whose ability comes next."""
    board = "edition: BGB2018\n" + SCORES.replace("Bob: King Rex, Pack Alpha", "Bob: King Rex")
    board = board.replace("  Ann: Pirate King\n", "  Ann: Pirate King\nbase: Ninja Dojo\n  Bob: Pirate King\n")
    lines = {name: f"{name} uses Pirate King\n" for name in ("Ann", "Bob")}
    said = "".join(lines[name] for name in (order[:3], order[3:]))
    all_met(board + said + "each Pirate King is moved to Jungle Oasis\n")


def test_what_would_allow_it_is_said() -> None:
    board = TWO + "  Ann: Archmage\nhand of Ann: Summon, Howl\nAnn plays Summon\n"

    assert "It is possible after 'Ann uses Archmage'" in adjudicate(board + "May Ann play Howl?").because
    assert "it is possible after 'Ann uses Archmage'" in refused(board + "Ann plays Howl\n")
    all_met(board + "Ann uses Archmage\nAnn plays Howl\nHowl is played\n")


def test_a_revealed_card_and_one_in_the_hand_are_told_apart() -> None:
    board = TWO + "hand of Ann: Neophyte, Howl\ndeck of Ann: Howl, 4 cards\nAnn plays Neophyte\n"

    assert "'Howl' could be Howl in Ann's deck or Howl in Ann's hand" in refused(board + "Ann plays Howl\n")
    all_met(board + "Ann plays Howl from her deck\nAnn has 1 card in hand\nAnn plays Howl\nAnn has 0 cards in hand\n")
    all_met(board + "Ann plays Howl from her hand\nHowl in Ann's deck is on top of Ann's deck\n")


def test_what_the_rules_do_is_nobody_s_choice() -> None:
    board = SCORES + "Ann passes\nBob passes\n"
    for name in ("Tar Pits", "Jungle Oasis", "King Rex"):
        refused(board + f"Ann chooses {name}\n")
    choice = (
        TWO + "  Bob: Zapbot\n  Ann: Warbot\nhand of Ann: Seeing Stars\nAnn plays Seeing Stars, choosing Zapbot\n"
    )
    for line in ("Ann chooses Warbot", "Ann chooses Zapbot", "Ann chooses Seeing Stars", "Bob chooses Warbot"):
        refused(choice + f"{line}\n")


def test_one_of_several_alike_goes_without_saying() -> None:
    board = TWO + "  Ann: Professor\nhand of Ann: two Madness, Summon, Howl\nAnn uses Professor\n"
    answer = all_met(board + "Ann plays Summon\nAnn plays Howl\nAnn has 1 card in hand\n")

    assert "Ann chooses the first Madness in Ann's hand" in answer.because
    assert "option 1 (“you may play an extra action”) and Ann chooses option 2 (“" in answer.because


@pytest.mark.parametrize("line", ["Ann uses Archmage, choosing Howl", "Ann plays Zapbot, choosing Neophyte"])
def test_a_permission_chooses_nothing(line: str) -> None:
    refused(TWO + f"  Ann: Archmage\nhand of Ann: Howl, Zapbot, Neophyte\n{line}\n")
