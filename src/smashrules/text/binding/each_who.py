"""What follows when each of several players did, or did not do, what they might: "each other player may discard a
card. If they do not, they lose 1 VP" is asked of each of them.

Knows bound trees; of the words it knows nothing.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import CardText, Event
from smashrules.effects.actions import ForEach, If, Join, Moment, Seq
from smashrules.effects.conditions import Complied, Condition, Did, Not
from smashrules.effects.node import walk
from smashrules.effects.selectors import EVERY, Candidate, Kind, Placed, Ref, Select, Where
from smashrules.text.trees.pending import temporary
from smashrules.text.trees.rebuilding import relabelled, sort_filters, transform


def of_each_who(tree: CardText) -> CardText:
    """``tree`` with each "if they did" that is asked of several players said for each of those who did."""
    one_by_one = {id(node) for when in walk(tree) if isinstance(when, (Event, Moment)) for node in walk(when)}
    several = {
        node.label: node
        for node in walk(tree)
        if id(node) not in one_by_one  # "at the start of each other player's turn" it is the turn of one of them
        if isinstance(node, Select) and node.kind is Kind.PLAYER and node.quantity == EVERY and node.label is not None
        if not any(isinstance(each, Placed) for each in node.filters)  # there is one winner, unless there is a tie
    }

    def change(node: Any) -> Any:
        if not isinstance(node, If):
            return node
        asked: Any = node.condition
        done = asked.condition if isinstance(asked, Not) else asked
        who = done.who if isinstance(done, Complied) else done.act.by if isinstance(done, Did) else None
        if not isinstance(who, (Ref, Select)) or who.label not in several or _goes_on_about(node, done):
            return node
        each = [_for_each(several[who.label], asked, node.then)]
        if node.otherwise is not None:
            other = done if isinstance(asked, Not) else Not(asked, span=asked.span)
            each.append(_for_each(several[who.label], other, node.otherwise))
        return each[0] if len(each) == 1 else Seq(tuple(each), (Join.SENTENCE,), span=node.span)

    changed = transform(tree, change) if several else tree
    assert isinstance(changed, CardText)
    return tree if changed is tree else relabelled(changed)


def _goes_on_about(node: If, done: Condition) -> bool:
    """Whether what follows speaks of something that is only told of in what they did."""
    told = {each.label for each in walk(done) if isinstance(each, Select)} - {None}
    behind = [each for each in (node.then, node.otherwise) if each is not None]
    return any(isinstance(each, Ref) and each.label in told for part in behind for each in walk(part))


def _for_each(players: Select, asked: Condition, effect: Any) -> ForEach:
    """``effect`` for each of ``players`` of whom ``asked`` holds."""
    label = temporary(asked.span[0])

    def of_the_one(node: Any) -> Any:
        return replace(node, label=label) if isinstance(node, Ref) and node.label == players.label else node

    of_each = transform(asked, lambda each: Candidate(span=each.span) if _is_of(each, players) else each)
    filters = sort_filters([*players.filters, Where(of_each, span=asked.span)])
    over = replace(players, filters=filters, label=label, span=asked.span)
    return ForEach(over, transform(effect, of_the_one), span=(asked.span[0], effect.span[1]))


def _is_of(node: Any, players: Select) -> bool:
    return isinstance(node, (Ref, Select)) and node.label == players.label
