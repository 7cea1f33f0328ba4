"""Choices: what a decision asks, what was chosen, and why what followed came just then.

Knows decisions and options; the words stand in ``phrases``.
"""

from __future__ import annotations

from collections.abc import Sequence

from smashrules.effects.actions import OneOf
from smashrules.explain.board import Names, listed, possessive
from smashrules.explain.citing import cited_all, words_of
from smashrules.explain.model import Choice, Why
from smashrules.explain.phrases import QUESTIONS, WHY_NOW
from smashrules.explain.telling import node_of
from smashrules.state.records import Cause, Decision, Option
from smashrules.state.things import NOTHING

_PLAIN = {"yes": "yes", "no": "no", "pass": "pass", "done": "no more", "end": "end the phase"}
_NOTHING_PICKED = ("no", "pass", "done")
_SHOWN = 6
"""So many options are named in a sentence; the choice itself lists all."""


def option_name(names: Names, decision: Decision, option: Option) -> str:
    """What an option is called."""
    if option.kind in _PLAIN:
        return _PLAIN[option.kind]
    if decision.kind == "one-of" and isinstance(option.thing, int):
        node = node_of(names, decision.cause)
        if isinstance(node, OneOf) and decision.cause is not None and 0 <= option.thing < len(node.options):
            words = words_of(names, _below(decision.cause, option.thing))
            return f"“{words.text}”" if words is not None else f"effect {option.thing + 1}"
        return f"effect {option.thing + 1}"
    name = names.thing(option.thing)
    if option.kind == "play":
        at = f" at {names.thing(option.to)}" if option.to != NOTHING else ""
        return f"play {name}{at}"
    if option.kind == "use":
        return f"use {name}" if decision.kind == "main" else name
    return name if option.to in (NOTHING, option.thing) or not name else f"{name} at {names.thing(option.to)}"


def _below(cause: Cause, index: int) -> Cause:
    """The cause one step further down the tree: the options are the first children of a ``OneOf``."""
    return Cause(cause.card, cause.key, (*cause.path, index), cause.controller, cause.giver)


def option_names(names: Names, decision: Decision) -> tuple[str, ...]:
    """What the options of a decision are called, in order; found once for an answer."""
    known = names.options.get(id(decision))
    if known is None:
        found = tuple([option_name(names, decision, each) for each in decision.options])
        known = names.options[id(decision)] = (decision, found)
    return known[1]


def told_choice(names: Names, edition: str, decision: Decision, option: Option | None = None) -> Choice:
    """A decision as a choice, made (``option``) or open."""
    return Choice(
        names.player(decision.player),
        QUESTIONS.get(decision.kind, decision.kind),
        tuple(dict.fromkeys(option_names(names, decision))),
        "" if option is None else option_name(names, decision, option),
        words_of(names, decision.cause),
        cited_all(decision.rules, edition),
    )


Asked = tuple[Decision, Option | None]
"""A decision and its answer; None where the answer is not known."""


def is_reason(asked: Sequence[Asked]) -> bool:
    """Whether a choice is why what follows comes now: not where it is only the next play of the turn, and not where
    nothing was picked."""
    return asked[0][0].kind in WHY_NOW and any(map(_is_pick, asked))


def _is_pick(asked: Asked) -> bool:
    option = asked[1]
    return option is None or option.kind not in _NOTHING_PICKED


def why_now(names: Names, edition: str, asked: Sequence[Asked]) -> Why:
    """Why what follows comes now: one decision, or several picks of one choice (``same_choice``), the first of which
    shows among what. They are a reason (``is_reason``)."""
    decision = asked[0][0]
    template = WHY_NOW[decision.kind]
    called = zip(decision.options, option_names(names, decision), strict=True)
    every = list(dict.fromkeys([name for option, name in called if option.kind != "done"]))
    word = "or" if decision.kind == "window" else "and"
    among = listed(every[:_SHOWN], word) if len(every) <= _SHOWN else f"{', '.join(every[:_SHOWN])} {word} others"
    chosen = listed(
        "one" if option is None else option_name(names, each, option) for each, option in filter(_is_pick, asked)
    )
    if len(every) == 1:
        template = template.replace(", out of {among}", "")
    who = names.player(decision.player)
    sentence = template.format(who=who, possessive=possessive(who), chosen=chosen, among=among)
    return Why(sentence, cited_all(decision.rules, edition))


def same_choice(one: Decision, other: Decision) -> bool:
    """Whether two decisions are picks of one choice ("any number of ..."), asked one thing at a time."""
    return (
        one.kind == other.kind == "thing"
        and one.cause == other.cause
        and one.key.partition("#")[0] == other.key.partition("#")[0]
    )
