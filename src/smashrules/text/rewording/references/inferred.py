"""What is left to infer: "reveal the top five cards of your deck. Draw all minions".

Its rules stand in ``grammar/rewording/references/again.toml``.
"""

from __future__ import annotations

from smashrules.text.rewording.said import said

INFERRED = said("references/again", "inferred")
"""The rules of what is inferred, in the order in which they are asked."""
