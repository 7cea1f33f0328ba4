"""What the engine's tests share."""

from __future__ import annotations

import pytest
from tests.engine.table_talk import core

from smashrules.engine import Game


@pytest.fixture(scope="session")
def game() -> Game:
    """The game with the library's cards, compiled once."""
    return core()
