"""Who begins, of several who do something in turn.

Knows effects that several players carry out, not how such an effect is said (``printer``).
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.selectors import Select


def begins_with(effect: Any) -> tuple[Any, Any] | None:
    """Who is the first of those who do ``effect`` in turn, and the effect without that; None where it is not said."""
    for name in ("by", "over"):
        who = getattr(effect, name, None)
        if isinstance(who, Select) and who.first is not None:
            plain: Any = who
            return who.first, replace(effect, **{name: replace(plain, first=None)})
    return None
