"""What is said behind a wait of who or what comes is done each time it comes."""

from __future__ import annotations

import pytest
from tests.text.worded import is_said_again

from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree

WAIT = "Until the start of your next turn, after another player plays a minion,"


@pytest.mark.parametrize(
    ("text", "then"),
    [
        (f"{WAIT} they may discard a card. If they do not, destroy that minion.", "you destroy B"),
        (
            f"{WAIT} they must draw a card. If they cannot, move that minion to another base.",
            "you move B to one base",
        ),
        (
            f"{WAIT} move it to another base. It gets -1 power until the end of the turn.",
            "the power of A changes by -1",
        ),
    ],
)
def test_it_is_done_each_time(text: str, then: str) -> None:
    told = explain_tree(read(text, type="action").tree, type="action").splitlines()
    each = next(line for line in told if "each time, after this happens" in line)
    behind = [line for line in told[told.index(each) + 1 :] if then in line]
    assert behind
    assert all(len(line) - len(line.lstrip()) > len(each) - len(each.lstrip()) for line in behind)
    assert is_said_again(text, "action")


def test_what_does_not_speak_of_it_is_done_once() -> None:
    text = f"{WAIT} they may discard a card. If they do not, destroy that minion. Draw a card."
    told = explain_tree(read(text, type="action").tree, type="action").splitlines()
    assert "  next, you draw a card from the top of the deck" in told
    assert is_said_again(text, "action")
