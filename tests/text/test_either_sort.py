"""One thing of either sort, of which the text goes on to speak: "a minion or an action ... its owner"."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again

from smashrules.cards import names
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read, readings

EITHER = "such that (that same one is one minion{} or that same one is one action{})"


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Destroy a minion or an action. Its owner draws a card.",
         f"you destroy one card [A] in play {EITHER.format('', '')}"),
        ("Search your deck for a minion or an action, reveal it, and draw it.",
         f"you search one card [A] {EITHER.format('', '')} from your deck"),
        ("Return one of your minions or one of your actions to your hand. You may play it as an extra card.",
         EITHER.format(" controlled by you", " controlled by you")),
        ("Reveal a minion or an action from your hand. Discard it.",
         f"you reveal one card [A] from your hand {EITHER.format('', '')}"),
    ],
)  # fmt: skip
def test_it_is_whichever_was_taken(text: str, meant: str) -> None:
    said = told(text, "action")
    assert meant in said
    assert "A" in said.partition("[A]")[2]
    assert is_said_again(text, "action")


def test_it_has_one_reading_only() -> None:
    found = readings("Search your deck for a minion or an action, reveal it, and draw it.", type="action")
    assert len(found) == 1


def test_of_what_is_not_spoken_of_again_there_are_two_options() -> None:
    said = told("Destroy a minion or an action.", "action")
    assert "you choose one of these:" in said


@pytest.mark.parametrize(
    "text",
    [
        "Destroy a minion or draw a card. Its owner draws a card.",  # whose, if a card was drawn
        "Move a minion to another base or destroy an action. It cannot be played again.",
    ],
)
def test_what_one_option_alone_has_picked_is_not_spoken_of_outside(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("Search your deck for Zapbot or Nukebot, reveal it, and draw it.", ["Zapbot", "Nukebot"]),
        ("Search your deck for Zapbot, Warbot, or Nukebot, reveal it, and draw it.", ["Zapbot", "Warbot", "Nukebot"]),
    ],
)
def test_one_of_several_names(text: str, named: list[str]) -> None:
    from smashrules.text.showing.paraphrase import explain_tree

    said = explain_tree(read(text, type="action", names=names()).tree, type="action")
    assert " or ".join(f"that same one is one minion called '{each}'" for each in named) in said


def test_an_extra_one_of_two_names_is_not_an_extra_one_of_the_first_alone() -> None:
    with pytest.raises(TextError):
        read("Play an extra Zapbot or Nukebot.", type="action", names=names())
