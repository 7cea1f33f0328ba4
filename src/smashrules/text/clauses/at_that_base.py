"""What is told of a base by things that are there: "a base where one of your minions has an action on it".

Knows things and the base that is described, no words.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.amounts import Count
from smashrules.effects.node import Span
from smashrules.effects.selectors import Among, At, Candidate, On, Select
from smashrules.text.nouns.determiners import Thing
from smashrules.text.trees.kinds import CARD_KINDS
from smashrules.text.trees.rebuilding import sort_filters


def at_that_base(about: Thing, span: Span) -> Thing:
    """ "A base where one of your minions has an action on it": a minion there."""
    what: Any = about.node
    if about.cat != "card" or not isinstance(what, Select) or what.zone is not None:
        return about
    if any(isinstance(each, At | On | Among) for each in what.filters):
        return about
    there = At(Candidate(span=span), span=span)
    return replace(about, node=replace(what, filters=sort_filters([*what.filters, there])))


def counted_there(node: Any) -> Any:
    """ "A base where the number of minions is greater than the number of actions": of those at that base."""
    if not isinstance(node, Count) or not isinstance(node.what, Select) or node.what.kind.value not in CARD_KINDS:
        return node
    return replace(node, what=at_that_base(Thing("card", node.what), node.span).node)
