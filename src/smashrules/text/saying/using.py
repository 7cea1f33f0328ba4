"""The use of an ability, said: how often, when, and as if it were whose.

Knows what is said behind the ability that is used, not who uses it.
"""

from __future__ import annotations

from typing import Any

from smashrules.effects.actions import Act, Copied
from smashrules.effects.selectors import (
    EVERY,
    ONE,
    Answering,
    Both,
    Controlled,
    EitherOf,
    Host,
    Kind,
    Labelled,
    On,
    Ref,
    Select,
    This,
    You,
)
from smashrules.text.saying.quantities import UnsayableError


def used(words: str, say: Any, act: Act) -> str:
    """ "use its Talent an extra time as if you controlled it". Raises ``UnsayableError`` for a use of nothing."""
    if act.what is None:
        raise UnsayableError("use what")
    if act.whole:
        return f"{words} both parts of {say.any(act.what)}{' in any order' if act.any_order else ''}"
    spoken = say.labels.get(act.what.label) if isinstance(act.what, Ref) else None
    itself = spoken is not None and spoken.select.kind is Kind.ABILITY  # "that ability"
    carrier = isinstance(act.what, (Ref, This, Host)) and getattr(act.what, "kind", None) is not Kind.ABILITY
    carrier = carrier and not itself
    several = isinstance(act.what, (Select, EitherOf, Both)) and getattr(act.what, "kind", None) is not Kind.ABILITY
    parts = [words, _of_card(say, act.what) if carrier or several else say.any(act.what)]
    if act.extra:
        parts.append("an extra time")
    if isinstance(act.with_, You):
        parts.append("as if you controlled it")
    elif act.with_ is not None:
        parts.append(f"as if it were on {say.any(act.with_)}")
    return " ".join(parts)


def _of_card(say: Any, what: Any) -> str:
    """ "Its ability", "the abilities of two of your minions": what a card does that is used."""
    told = say.any(what)
    if told == "it":
        return "its ability"
    return f"the {'abilities' if isinstance(what, Select) and say.is_many(what) else 'ability'} of {told}"


def own_ability(act: Act) -> str:
    """ "(that has used) its talent". Raises ``UnsayableError`` for another's ability."""
    filters = act.what.filters if isinstance(act.what, Select) else ()
    label = next((each.label for each in filters if isinstance(each, Labelled)), "")
    hosts = [each.host for each in filters if isinstance(each, On)]
    itself = len(hosts) == 1 and isinstance(hosts[0], Ref)
    if len(filters) != 2 or not label or not itself or act != Act(act.verb, by=act.by, what=act.what):
        raise UnsayableError("whose ability")
    return f"its {label.lower()}"


def triggered(saying: Any, act: Act) -> str:
    """ "trigger all abilities that would trigger when you play an action"."""
    what = act.what
    told = {type(each): each for each in what.filters} if isinstance(what, Select) else {}
    answer, yours = told.get(Answering), told.get(Controlled)
    if not isinstance(what, Select) or what.quantity not in (EVERY, ONE) or set(told) - {Answering, Controlled}:
        raise UnsayableError("trigger which")
    if not isinstance(answer, Answering) or yours not in (None, Controlled(You())):
        raise UnsayableError("trigger which")
    if what.quantity == ONE and yours is not None:
        raise UnsayableError("trigger which")
    whose = "your abilities" if yours is not None else "all abilities" if what.quantity == EVERY else "an ability"
    return f"trigger {whose} that would trigger when {saying.event(answer.act)}"


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
