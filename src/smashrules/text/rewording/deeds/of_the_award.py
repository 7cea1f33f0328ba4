"""Victory points that go from one player to another: "you get one of their VP" takes it from that player."""

from __future__ import annotations

from smashrules.text.rewording.said import said

OF_THEIRS = said("deeds/points", "of-theirs")
"""The rules about victory points that were another player's."""
