"""A meaningful word that goes, or changes, is noticed: the tree differs, or the text is refused, every time.

Over 300 texts drawn by chance from all printed texts that are read, and over 300 from all reference wordings.
``test_mutations`` does the same, and more, with every Core wording; this finds words that are lost in constructs
which the Core set has not. The printed texts are no part of the project: without them their test is skipped.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.text.conftest import Worded
from tools.figures_text import printed_cards

from smashrules.cards import names
from smashrules.effects.abilities import CardText
from smashrules.text.reading.reading import trees

SEED = 20_260_101
TEXTS = 300

_NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
# (pattern, what takes its place): choice, negation, comparison, otherness, place, order, duration, share.
# Not "this turn": an extra play is of this turn without it, and so is what somebody "has done"; cards say it or not.
# Not "draw another card": no card is drawn twice, as with "draw an extra card".
# Not the "here" of "less power here": a power is counted where the card is; nor that of "the winner here".
CHANGES = (
    (r"\b[Yy]ou may ", ""),
    (r"\bmay ", ""),
    (r" not\b", ""),
    (r"\bcannot\b", "can"),
    (r" or (less|fewer|more|higher|greater)\b", ""),
    (r" or (less|fewer)\b", " or more"),
    (r" or (more|higher|greater)\b", " or less"),
    (r"(?<![Dd]raw )\banother ", "a "),
    (r"\bother (?!player (who|that) does not)", ""),  # who does not is one of those who were told to
    (r"(?<!power)(?<!winner) here\b", ""),
    (r"\bup to ", ""),
    (r"\b[Aa]ny number of\b", "two"),
    (r"\b[Ee]ach\b(?! time| turn)", "a"),
    (r" until [^.,]*?turn\b", ""),
    (r"\bstart of\b", "end of"),
    (r"\bend of\b", "start of"),
    (r"\bBefore\b", "After"),
    (r"\bAfter\b", "Before"),
    (r"\b[Oo]nce per turn, ", ""),
    (r" instead\b", ""),
    (r"(?<!nce) (during|on) (your|their|another player's|other players') turns?\b", ""),
    (r"\brandom ", ""),
    (r"\bprinted ", ""),
    (r"\btop\b", "bottom"),
    (r"\bbottom\b", "top"),
    (r"\bnon-", ""),
    (r"\bOngoing: ", ""),
    (r"\bTalent: ", "Special: "),
    (r"\bSpecial: ", "Talent: "),
    (r" for each [^.,]*", ""),
    (r"\bowner's hand\b", "owner's deck"),
)


def mutations(text: str) -> Iterator[tuple[str, str]]:
    """What is changed, and the text with that one change."""
    for pattern, instead in CHANGES:
        for found in re.finditer(pattern, text):
            yield f"{found.group()!r} -> {instead!r}", text[: found.start()] + instead + text[found.end() :]
    for found in re.finditer(r"\d+", text):
        yield f"{found.group()} + 1", text[: found.start()] + str(int(found.group()) + 1) + text[found.end() :]
    for found in re.finditer(rf"\b({'|'.join(_NUMBERS)})\b", text):
        other = _NUMBERS[(_NUMBERS.index(found.group()) + 1) % len(_NUMBERS)]
        yield f"{found.group()} -> {other}", text[: found.start()] + other + text[found.end() :]


def drawn(shared: Path) -> Iterator[tuple[str, str, str, list[CardText]]]:
    """Name, type, text and trees of texts that are read, and in which something can be changed."""
    cards, known = printed_cards(shared / "corpus", names().words)
    chance = random.Random(SEED)
    for _, name, kind, text in chance.sample(cards, len(cards)):
        if any(True for _ in mutations(text)) and (found := trees(text, kind, known)[0]):
            yield name, kind, text, found


def test_every_changed_word_of_printed_texts_is_noticed(shared: Path) -> None:
    _, known = printed_cards(shared / "corpus", names().words)
    texts = tried = 0
    unnoticed: list[str] = []
    for name, kind, text, found in drawn(shared):
        texts += 1
        for what, changed in mutations(text):
            tried += 1
            other = trees(changed, kind, known)[0]
            if found[0] in other if len(found) == 1 else found == other:
                unnoticed.append(f"{name}: {what}")
        if texts == TEXTS:
            break
    assert texts == TEXTS
    assert tried > 2 * TEXTS
    assert unnoticed == []


def test_every_changed_word_of_reference_wordings_is_noticed(every: tuple[Worded, ...]) -> None:
    changeable = [each for each in every if any(True for _ in mutations(each.text))]
    unnoticed = [
        f"{each.name}: {what}"
        for each in random.Random(SEED).sample(changeable, TEXTS)
        for what, changed in mutations(each.text)
        if each.tree in trees(changed, each.type, names())[0] and not is_said_once_more(what, changed)
    ]
    assert unnoticed == []


def is_said_once_more(what: str, changed: str) -> bool:
    """Whether the words that went are a duration that the text says of something else, too: it reaches over both."""
    gone = re.match(r"' (until [^']*)' -> ''", what)
    return gone is not None and gone[1] in changed


def test_a_duration_that_is_said_once_is_missed() -> None:
    told = dict(mutations("A minion gains +2 power until the start of your turn."))
    assert [is_said_once_more(*each) for each in told.items() if "until" in each[0]] == [False]


def test_mutations_change_one_thing_each() -> None:
    told = dict(mutations("You may destroy two minions of power 3 or less here."))
    assert told["'You may ' -> ''"] == "destroy two minions of power 3 or less here."
    assert told["3 + 1"] == "You may destroy two minions of power 4 or less here."
    assert told["two -> three"] == "You may destroy three minions of power 3 or less here."
    assert told["' here' -> ''"] == "You may destroy two minions of power 3 or less."
    assert "You may destroy two minions of power 3 or less here." not in told.values()


@pytest.mark.parametrize("text", ["", "Draw a card."])
def test_a_text_without_such_a_word_is_not_drawn(text: str) -> None:
    assert list(mutations(text)) == []
