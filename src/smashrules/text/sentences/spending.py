"""The play that is given up for what is done: "instead of your regular minion play".

Knows effects, not the words that lead to them.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import Act, Lasting, May, OneOf
from smashrules.effects.node import Node, walk
from smashrules.effects.selectors import ONE, Select
from smashrules.effects.verbs import Verb
from smashrules.text.structure.attach import UnfitError
from smashrules.text.trees.rebuilding import transform


def spending(body: Any, kind: Any) -> Any:
    """The play in ``body`` uses up the regular one; if nothing is played, what is done first does."""
    plays = [each for each in walk(body) if isinstance(each, Act) and each.verb is Verb.PLAY]
    deeds = [each for each in walk(body) if isinstance(each, Act | Lasting)]
    if isinstance(body, May) and isinstance(body.by, Select) and body.by.quantity == ONE:
        raise UnfitError("whoever it is, of whose plays")  # "a player may ...": it is your turn
    chosen = body.effect if isinstance(body, May) else body
    ways = chosen.options if isinstance(chosen, OneOf) else (chosen,)
    if all(isinstance(each, Lasting) for each in ways):  # "increase or reduce the breakpoint"
        return transform(body, lambda node: replace(node, spends=kind) if isinstance(node, Lasting) else node)
    if not deeds or len(plays) > 1:
        raise UnfitError("instead of the regular play")
    spent = plays[0] if plays else deeds[0]
    return transform(
        body, lambda node: replace(node, spends=kind) if node == spent and isinstance(node, Act | Lasting) else node
    )


def spends(body: Any) -> bool:
    """Whether a free play is given up for it."""
    return isinstance(body, Node) and any(getattr(each, "spends", ()) for each in walk(body))
