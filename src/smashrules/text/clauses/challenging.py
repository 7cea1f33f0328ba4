"""Whose duel it is: "this minion is the challenger in a duel", "while you are the challenger".

Knows the clause that says so, not what holds meanwhile.
"""

from __future__ import annotations

from smashrules.effects.actions import Act
from smashrules.effects.conditions import Amid, Dueling, Not
from smashrules.effects.selectors import ControllerOf, Duelist
from smashrules.effects.verbs import Verb
from smashrules.text.clauses.said import Said
from smashrules.text.structure.attach import UnfitError


def has_begun(said: Said) -> Amid | Dueling | Not | None:
    """The condition that somebody is the challenger; None for a clause that says something else. Raises
    ``UnfitError`` for what is over, or said of several."""
    subject, head, who = said.subject, said.head, said.object.node if said.object is not None else None
    by_player = isinstance(who, ControllerOf)
    who = who.what if isinstance(who, ControllerOf) else who
    if said.verb != "be" or subject is None or not isinstance(who, Duelist) or who.began is None:
        return None
    if head.past or head.perfect or head.modal or said.fields or subject.many:
        raise UnfitError("which of the two was it")
    if by_player != (subject.cat == "player"):
        raise UnfitError("a minion, or its player")
    held: Amid | Dueling
    if subject.cat != "player":
        held = Dueling(subject.node, began=who.began, span=said.span)
    elif who.began:
        held = Amid(Act(Verb.DUEL, by=subject.node, span=said.span), span=said.span)
    else:
        raise UnfitError("a minion is challenged")
    return Not(held, span=said.span) if head.negated else held
