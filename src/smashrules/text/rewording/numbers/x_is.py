"""How a gain of power is said. Knows words, no structure."""

from __future__ import annotations

GAINING = {"has": "gains", "have": "gain", "gets": "gains", "get": "gain", "gains": "gains", "gain": "gain"}
"""How a gain of power is said, for each way in which it is."""
