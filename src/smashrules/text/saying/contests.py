"""Duels and bases said in words: who wins or loses one, against whom, and that it is going on.

Knows the deed and the forms of its verb; how things are called, whoever asks knows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from smashrules.effects.actions import Act
from smashrules.effects.conditions import Amid, Dueling
from smashrules.effects.selectors import At, Duelist, Kind, Select, You
from smashrules.effects.verbs import Verb
from smashrules.text.saying.quantities import UnsayableError
from smashrules.text.words.lexicon import lexicon

BARE, THIRD, PAST, DONE = range(4)


def contest(act: Act, call: Callable[[Any], str], form: int = BARE) -> str:
    """ "win a duel against another player", "lost a duel to you"; ``call`` says what a thing is called."""
    what = "a duel" if act.what is None else call(act.what)
    if isinstance(act.what, Select) and act.what.kind is Kind.MINION:  # one of the two who fight
        what = f"a duel involving {what}"
    against = "against" if act.verb is Verb.WIN else "to"
    whom = f" {against} {call(act.with_)}" if act.with_ is not None else ""
    return f"{lexicon().forms[act.verb.value][form]} {what}{whom}"


def fought(say: Any, act: Act, modal: str) -> str:
    """ "one of your minions duels another minion", "you begin a duel here"."""
    who = say.any(act.what if act.by is None else act.by, "bare")
    many = say.is_many(act.what if act.by is None else act.by, "bare")
    if act.by is None:
        whom = f" {say.any(act.with_)}" if act.with_ is not None else ""
        return f"{who} {f'{modal} duel' if modal else 'duel' if many else 'duels'}{whom}"
    here = [say.at(each.place) for each in getattr(act.what, "filters", ()) if isinstance(each, At)]
    return " ".join([who, f"{modal} begin" if modal else "begin" if many else "begins", "a duel", *here])


def duelist(node: Duelist) -> str:
    """ "the losing minion", "each winning minion", "the challenger". Raises ``UnsayableError`` for either of them."""
    if node.won is None and node.began is None:
        raise UnsayableError("which of the two")
    if node.won is None:
        return "the challenger" if node.began else "the challenged minion"
    return f"{'each' if node.each else 'the'} {'winning' if node.won else 'losing'} minion"


def going_on(say: Any, node: Amid | Dueling, no: str) -> str:
    """ "this base is scoring", "this minion is not in a duel". Raises ``UnsayableError`` for what else goes on."""
    if isinstance(node, Dueling):
        against = f" with {say.any(node.against)}" if node.against is not None else ""
        which = "" if node.began is None else "the challenger " if node.began else "the challenged minion "
        return f"{say.any(node.what)} {'are' if say.is_many(node.what) else 'is'}{no} {which}in a duel{against}"
    if node.act.verb is Verb.DUEL and node.act.by is not None:
        are = "are" if isinstance(node.act.by, You) or say.is_many(node.act.by) else "is"
        return f"{say.any(node.act.by)} {are}{no} the challenger in a duel"
    if node.act.verb is not Verb.SCORE or node.act.what is None or no:
        raise UnsayableError("what goes on")
    return f"{say.any(node.act.what)} is {'about to score' if node.ahead else 'scoring'}"
