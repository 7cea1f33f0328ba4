"""What is taken up from the same sentence or the one before: "remove a +1 power counter and place it on another".

Its rules stand in ``grammar/rewording/references/again.toml``.
"""

from __future__ import annotations

from smashrules.text.rewording.said import said

TAKEN_UP = said("references/again", "taken-up")
"""The rules of what is taken up, in the order in which they are asked."""
