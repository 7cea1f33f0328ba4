"""States as JSON and back.

The text carries a format version; reading refuses another version, a truncated text and a wrong shape with an error
that says where. Whether the cards of a state are known to anybody is not asked here.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

import msgspec

from smashrules.errors import InputError
from smashrules.state.game import State

FORMAT = "smashrules-state-1"


class StateFormatError(InputError):
    """A text that is not a state."""


class _File(msgspec.Struct):
    format: str
    state: State


@cache
def _decoder() -> msgspec.json.Decoder[_File]:
    return msgspec.json.Decoder(_File)


def to_json(state: State) -> bytes:
    """``state`` as JSON."""
    return msgspec.json.encode(_File(FORMAT, state))


def from_json(data: bytes | str) -> State:
    """The state that ``to_json`` wrote.

    Raises ``StateFormatError`` for anything else.
    """
    try:
        file: Any = _decoder().decode(data)
    except msgspec.DecodeError as error:
        raise StateFormatError(f"this is no saved state: {error}") from error
    if file.format != FORMAT:
        raise StateFormatError(f"this state is in the format {file.format!r}, expected {FORMAT!r}")
    state: State = file.state
    return state


def identity(state: State) -> str:
    """A digest that is equal for equal states in every process."""
    return hashlib.sha256(to_json(state)).hexdigest()
