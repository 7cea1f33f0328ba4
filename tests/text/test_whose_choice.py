"""Who chooses what something is done to: "of that player's choice", "of their choice"."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told
from tests.text.worded import is_said_again, same

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

CHOSEN = "Choose another player."


@pytest.mark.parametrize("whose", ["that player's", "their"])
@pytest.mark.parametrize(
    "deed",
    [
        "Destroy a minion of {} choice.",
        "You may move one of your minions to a base of {} choice.",
        "Discard two cards of {} choice.",
        "Destroy a minion on a base of {} choice.",
        "If they have a minion in play, destroy an action of {} choice.",
    ],
)
def test_they_choose_what_you_do_it_to(deed: str, whose: str) -> None:
    text = f"{CHOSEN} {deed.format(whose)}"
    assert "(chosen by A)" in told(text, "action")
    assert is_said_again(text, "action")


@pytest.mark.parametrize("deed", ["Destroy a minion of {} choice.", "Move a minion to a base of {} choice."])
def test_another_player_is_chosen_first(deed: str) -> None:
    told = deed.format("another player's")
    assert same(told, f"{CHOSEN} {deed.format('that player' + chr(39) + 's')}", "action")


def test_who_has_it_chooses() -> None:
    assert "chosen by A's controller" in told("Move a minion to a base of its controller's choice.", "action")
    assert "chosen by A's owner" in told("Place a minion on a base of its owner's choice.", "action")


@pytest.mark.parametrize("label", ["Ongoing: After another player plays a minion here,"])
def test_who_did_what_is_waited_for(label: str) -> None:
    assert "(chosen by A)" in told(f"{label} destroy a minion here of their choice.", "minion")
    assert same(
        f"{label} they destroy a minion here of their choice.", f"{label} they destroy a minion here.", "minion"
    )


@pytest.mark.parametrize(
    "text",
    [
        "Destroy a minion of their choice.",
        "Draw a card. Destroy a minion of their choice.",
        "Choose one of your minions. Destroy a minion of that minion's choice.",
        f"{CHOSEN} Destroy that player's choice.",
    ],
)
def test_whose_it_is_must_be_known(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
