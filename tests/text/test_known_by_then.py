"""What is meant where several things are spoken of: whose hand, who loses, which base; and what is not known yet."""

from __future__ import annotations

import pytest
from tests.text.plain_meaning import told

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read
from smashrules.text.showing.paraphrase import explain_tree


@pytest.mark.parametrize("to", ["owner's hand", "owner's deck"])
def test_that_minion_goes_to_its_own_owner(to: str) -> None:
    verb = "return" if to.endswith("hand") else "shuffle"
    prep = "to" if verb == "return" else "into"
    text = "Special: When one of your minions would be destroyed, you may discard this card from your hand to "
    assert "of A's owner" in told(f"{text}{verb} that minion {prep} its {to} instead.", "minion")


@pytest.mark.parametrize("verb", ["wins", "loses"])
def test_it_is_the_one_that_was_made_to_duel(verb: str) -> None:
    text = f"This minion may duel a minion here. If it {verb}, you may destroy the losing minion or draw a card."
    then = "If it loses, move it to another base."
    assert "this card itself loses a duel:" in told(f"{text} {then}", "minion")


def test_no_minion_duels_itself() -> None:
    text = "Choose one of your minions. Another player must choose one of their minions at its base to duel it."
    assert "you duel C with A" in explain_tree(read(text, type="action").tree)


@pytest.mark.parametrize("who", ["Each player", "Each player with a titan in play", "Each player who does not"])
@pytest.mark.parametrize("deed", ["destroys one of their minions", "discards a card from their hand"])
def test_theirs_is_of_the_players_who_do_it(deed: str, who: str) -> None:
    lines = told(f"Each player may discard an action. {who} {deed}.").splitlines()
    assert "[A]" in lines[3]
    assert "[A]" not in lines[1]


@pytest.mark.parametrize("number", ["by 3 until the end of the turn. If you have a titan there, {} it by 5 instead"])
@pytest.mark.parametrize("base", ["a base's breakpoint", "the breakpoint of a base"])
@pytest.mark.parametrize("change", ["reduce", "increase"])
def test_the_same_base_by_more(change: str, base: str, number: str) -> None:
    meaning = told(f"{change.capitalize()} {base} {number.format(change)}.")
    assert meaning.splitlines()[1].strip() == "you choose one base [A]"
    assert meaning.count("the breakpoint of A changes") == 2


@pytest.mark.parametrize("where", ["here", "on this base"])
@pytest.mark.parametrize("whose", ["a card", "a card from your hand"])
def test_a_card_is_buried_there(whose: str, where: str) -> None:
    assert "to the base this card is at" in told(f"Ongoing: After you bury {whose} {where}, draw a card.", "minion")


@pytest.mark.parametrize("verb", ["look at", "reveal"])
@pytest.mark.parametrize("where", ["on the bottom of your deck", "into your hand"])
def test_what_is_looked_at_is_spoken_of(where: str, verb: str) -> None:
    asked = "At the start of your turn, if you have a minion here, you may"
    assert "you place A to" in told(f"{asked} {verb} the top card of your deck and place it {where}.", "base")


@pytest.mark.parametrize(
    "text",
    [
        "Move a minion to another base. If you have a titan there, destroy it instead.",
        "Play a minion on a base. If you have a titan there, draw a card instead.",
    ],
)
def test_a_base_that_is_not_chosen_yet_is_not_asked_about(text: str) -> None:
    with pytest.raises(TextError):
        read(text, type="action")
