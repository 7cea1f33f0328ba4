"""States as text: what is written is read back; what is no state is refused with a reason."""

from __future__ import annotations

import json

import pytest

from smashrules.effects.card import CardDef, CardType
from smashrules.engine import Game, OtherCardsError, Position
from smashrules.state.codec import FORMAT, StateFormatError, from_json, identity, to_json
from smashrules.state.game import State

CARDS = {
    "Field": CardDef("Field", CardType.BASE, breakpoint=20, vps=(4, 2, 1)),
    "Ox": CardDef("Ox", CardType.MINION, "Tests", power=3),
}


@pytest.fixture
def state() -> State:
    position = Position(Game(CARDS))
    ann = position.player("Ann")
    position.player("Bob")
    position.put(position.card("Ox", ann), position.base("Field"))
    position.hand(ann, [position.card("Ox", ann)])
    return position.state()


def test_a_state_is_read_back_equal(state: State) -> None:
    again = from_json(to_json(state))

    assert again == state
    assert hash(again) == hash(state)
    assert identity(again) == identity(state)


def test_a_state_that_was_read_back_is_played_on(state: State) -> None:
    game = Game(CARDS)
    again = from_json(to_json(state))
    assert state.decision is not None

    for option in state.decision.options:
        assert game.apply(again, option).state == game.apply(state, option).state


@pytest.mark.parametrize("kept", [0, 1, 10, 100, -1])
def test_a_truncated_state_is_refused(state: State, kept: int) -> None:
    with pytest.raises(StateFormatError, match="no saved state"):
        from_json(to_json(state)[:kept])


def test_a_state_of_another_format_is_refused_by_both_names(state: State) -> None:
    data = json.loads(to_json(state))
    data["format"] = "smashrules-state-0"

    with pytest.raises(StateFormatError, match=f"'smashrules-state-0', expected '{FORMAT}'"):
        from_json(json.dumps(data))


def test_a_field_of_the_wrong_kind_is_named(state: State) -> None:
    data = json.loads(to_json(state))
    data["state"]["players"][1]["vp"] = "many"

    with pytest.raises(StateFormatError, match=r"players\[1\]\.vp"):
        from_json(json.dumps(data))


def test_garbage_is_refused() -> None:
    with pytest.raises(StateFormatError):
        from_json("{" * 10_000_000)


def test_a_state_of_other_cards_is_refused(state: State) -> None:
    other = Game({**CARDS, "Ox": CardDef("Ox", CardType.MINION, "Tests", power=4)})
    assert state.decision is not None

    with pytest.raises(OtherCardsError, match="other cards or other wordings"):
        other.apply(state, state.decision.options[0])
