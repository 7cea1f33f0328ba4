"""The use of an ability, said: how often, when, and as if it were whose.

Knows what is said behind the ability that is used, not who uses it.
"""

from __future__ import annotations

from typing import Any

from smashrules.effects.actions import Act, Copied
from smashrules.effects.selectors import Host, Kind, Ref, This, You
from smashrules.text.saying.quantities import UnsayableError


def used(words: str, say: Any, act: Act) -> str:
    """ "use its Talent an extra time as if you controlled it". Raises ``UnsayableError`` for a use of nothing."""
    if act.what is None:
        raise UnsayableError("use what")
    carrier = isinstance(act.what, (Ref, This, Host)) and getattr(act.what, "kind", None) is not Kind.ABILITY
    parts = [words, f"the ability of {say.any(act.what)}" if carrier else say.any(act.what)]
    if act.extra:
        parts.append("an extra time")
    if isinstance(act.with_, You):
        parts.append("as if you controlled it")
    elif act.with_ is not None:
        parts.append(f"as if it were on {say.any(act.with_)}")
    return " ".join(parts)


def copied(say: Any, node: Copied) -> str:
    """ "the Talents of your other minions here", "the abilities of that minion"."""
    many = say.is_many(node.of)
    if node.label is None:
        what = "abilities"
    elif node.label == "Talent":
        what = "Talents" if many else "Talent"
    else:
        what = f"{node.label} abilities" if many else f"{node.label} ability"
    if isinstance(node.of, Ref) and node.of.words in ("it", "its"):
        return f"its {what}"
    return f"the {what} of {say.any(node.of)}"
