"""Where somebody has power: "here", "on that base". Knows words, no neighbours."""

from __future__ import annotations

PLACES = (
    ["here"],
    ["there"],
    ["on", "this", "base"],
    ["at", "this", "base"],
    ["on", "that", "base"],
    ["at", "that", "base"],
    ["on", "the", "chosen", "base"],
)
"""Where somebody has power."""
