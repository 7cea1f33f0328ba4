"""How often something has happened in a turn, told of the time or of what it happens to; where one of them was."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

PLAY = "you may play this titan"
TWO = "Special: After two or more of your minions are destroyed in a turn,"
THERE = f"{PLAY} on a base where one of your minions was destroyed this turn."


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            f"Special: After the second time one of your minions is destroyed in a turn, {PLAY} on its base.",
            f"Special: After your second minion is destroyed in a turn, {PLAY} on its base.",
        ),
        (
            f"Special: After your second minion of the turn is destroyed, {PLAY} there.",
            f"Special: After your second minion is destroyed in a turn, {PLAY} on its base.",
        ),
        (
            f"Special: After the third time you play a card each turn, {PLAY}.",
            f"Special: After you play your third card in a turn, {PLAY}.",
        ),
        (
            f"Special: After the second time a minion is destroyed in a turn, {PLAY}.",
            f"Special: After a second minion is destroyed in a turn, {PLAY}.",
        ),
        (
            f"Special: After three or more minions have been moved in a single turn, {PLAY}.",
            f"Special: After three or more minions are moved in a turn, {PLAY}.",
        ),
        (
            f"Special: After three or more minions have moved in the same turn, {PLAY}.",
            f"Special: After three or more minions are moved in a turn, {PLAY}.",
        ),
        (f"{TWO} {PLAY} on a base where one of them was.", f"{TWO} {THERE}"),
        (
            f"Special: On your turn, before you play your first card, {PLAY}.",
            f"Special: On your turn, before you play your first card each turn, {PLAY}.",
        ),
        (
            f"Special: After you play your second card on your turn, {PLAY}.",
            f"Special: On your turn, after you play your second card in a turn, {PLAY}.",
        ),
        (
            f"Special: On your turn, after three or more minions have moved this turn, {PLAY}.",
            f"Special: On your turn, if three or more minions were moved this turn, {PLAY}.",
        ),
        (f"{TWO} {PLAY} to any base where one of them was.", f"{TWO} {THERE}"),
        (f"{TWO} {PLAY} on a base one of them was on.", f"{TWO} {THERE}"),
        (
            f"Special: After you destroy two or more of your minions in a turn, {PLAY} on a base one of them was on.",
            f"Special: After you destroy two or more of your minions in a turn, {THERE}",
        ),
    ],
)
def test_it_is_said_in_other_words(said: str, meant: str) -> None:
    assert same(said, meant, "titan")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("your second minion is destroyed", "a second minion is destroyed"),
        ("your second minion is destroyed", "your third minion is destroyed"),
        ("your second minion is destroyed", "two or more of your minions are destroyed"),
        ("two or more of your minions are destroyed", "two or more minions are destroyed"),
    ],
)
def test_whose_they_are_and_how_many_is_held(one: str, other: str) -> None:
    assert not same(
        f"Ongoing: After {one} in a turn, draw a card.", f"Ongoing: After {other} in a turn, draw a card.", "minion"
    )


@pytest.mark.parametrize(
    "event",
    [
        "your second minion is destroyed",
        "your second or higher minion is destroyed",
        "a third minion is moved",
        "two or more of your minions are destroyed",
        "you destroy two or more of your minions",
        "three or more minions are moved",
    ],
)
def test_it_is_printed_so_that_it_is_read_again(event: str) -> None:
    assert is_said_again(f"Ongoing: After {event} in a turn, draw a card.", "minion")


@pytest.mark.parametrize(
    "text",
    [
        # the same one twice, or two of them?
        "Ongoing: After one of your minions is destroyed for the second time in a turn, draw a card.",
        # on which one, if they were on several?
        f"{TWO} {PLAY} on the base where they were.",
        f"Special: After the second time one of your minions is destroyed, {PLAY}.",
        f"Special: After you play your first card, {PLAY}.",  # of which turn?
    ],
)
def test_what_is_not_said_is_not_guessed(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="titan")


@pytest.mark.parametrize(
    ("told", "meant"),
    [
        ("The second time you play a minion each turn", "After you play your second minion in a turn"),
        ("The third time each turn you play an action", "After you play your third action in a turn"),
        (
            "The second time each turn one of your minions is destroyed",
            "After your second minion is destroyed in a turn",
        ),
    ],
)
def test_the_time_that_leads(told: str, meant: str) -> None:
    assert same(f"Ongoing: {told}, draw a card.", f"Ongoing: {meant}, draw a card.", "minion")


@pytest.mark.parametrize("time", ["the second time each turn that", "the second time in a turn that"])
@pytest.mark.parametrize(
    ("told", "meant"),
    [
        ("you play a minion here", "you play your second minion here"),
        ("you play an action on this base", "you play your second action here"),
        ("you destroy a minion here", "you destroy a second minion here"),
        ("you destroy a minion of power 3 or less here", "you destroy a second minion of power 3 or less here"),
        ("you move a minion from here", "you move a second minion from here"),
        ("a player plays a minion here", "a player plays their second minion here"),
        ("you play a minion from your discard pile", "you play a second minion from your discard pile"),
    ],
)
def test_what_somebody_does_for_the_second_time(time: str, told: str, meant: str) -> None:
    text = f"After {time} {told}, draw a card."
    assert same(text, f"After {meant} in a turn, draw a card.", "base")
    assert is_said_again(text, "base")
    assert same(f"After {time.partition(' time')[0]} time {told} each turn, draw a card.", text, "base")


SECOND = "Ongoing: After this minion moves for the second time each turn, draw two cards."


@pytest.mark.parametrize(
    "when",
    [
        "After this minion's second move in a turn",
        "After this minion moves twice in a turn",
        "After this minion has moved twice this turn",
        "After the second time this minion moves each turn",
        "The second time this minion moves in a turn",
    ],
)
def test_the_second_time_that_a_minion_moves(when: str) -> None:
    assert same(f"Ongoing: {when}, draw two cards.", SECOND, "minion")


@pytest.mark.parametrize(
    "when",
    [
        "After you move this minion for the third time each turn",
        "The second time you play an action on this minion each turn",
        "Before this minion moves for the second time each turn",
    ],
)
def test_what_comes_for_the_second_time_is_said_again(when: str) -> None:
    assert is_said_again(f"Ongoing: {when}, draw a card.", "minion")


@pytest.mark.parametrize(
    "when",
    [
        "After a minion moves for the second time each turn",
        "After this minion is affected by another player's action for the second time each turn",
        "After this minion moves or is affected for the second time each turn",
    ],
)
def test_it_must_be_clear_what_is_counted(when: str) -> None:
    with pytest.raises(TextError):
        read(f"Ongoing: {when}, draw a card.", type="minion")


@pytest.mark.parametrize("done", ["destroyed here", "that was destroyed here", "destroyed on this base"])
@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("This base's breakpoint is reduced by 2 for each minion {} this turn.", "base"),
        ("When this base scores, the winner gains 1 VP for each minion {} this turn.", "base"),
        ("Ongoing: This minion has +1 power for each minion {} this turn.", "minion"),
        ("Talent: Draw a card for each minion {} this turn.", "minion"),
    ],
)
def test_what_was_destroyed_there_is_counted(text: str, card: str, done: str) -> None:
    assert same(text.format(done), text.replace("{}", "here that was destroyed"), card)
    assert is_said_again(text.format(done), card)


def test_what_was_done_there_by_whom() -> None:
    there = "Choose a base. Draw a card for each minion {} this turn."
    assert same(there.format("destroyed there"), there.format("there that was destroyed"), "action")
    yours = read("Draw a card for each minion you destroyed here this turn.", type="action").tree
    assert yours != read("Draw a card for each minion destroyed here this turn.", type="action").tree
