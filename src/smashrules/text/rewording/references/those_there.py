"""The minions of which a base was told, spoken of again: "choose a base with two minions. Destroy one of those".

Its rules stand in ``grammar/rewording/references/again.toml``.
"""

from __future__ import annotations

from smashrules.text.rewording.said import said

THOSE_THERE = said("references/again", "those-there")
"""The rules, for sentences that follow one another."""
