"""A condition that is denied by a sentence of its own. What the rules are, stands in ``conditions/unless.toml``."""

from __future__ import annotations

from smashrules.text.rewording.said import said

DENIED = said("conditions/unless", "denied")
"""The rules of conditions that are denied, and of what they are about."""
