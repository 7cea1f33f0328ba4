"""What is told of each of several players, of what each of them has done for themselves: "each player discards the
top card of their deck. If it is a minion, they draw a card".

Each of several cards is no "it"; so it is the one that each of them did it to, and the whole is said of one player
after the other. Knows trees whose references are not bound yet.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import CardText
from smashrules.effects.actions import Act, ForEach, If, May, Seq
from smashrules.effects.conditions import Complied, Did, Is
from smashrules.effects.node import walk
from smashrules.effects.selectors import EVERY, ONE, Candidate, Kind, Placed, Ref, Select, Where
from smashrules.text.trees.pending import Pron, reference
from smashrules.text.trees.rebuilding import transform

_THEY = ("they", "that player")
_CARD = ("it", "its", "that card", "that minion", "that action")


def told_of_each(tree: CardText, lost: Collection[Pron]) -> CardText:
    """``tree`` with what is said of each of several players gone through one by one, where one of the ``lost``
    references, or what a player "did", speaks of what each did it to."""
    if not any(type(each) is Seq for each in tree.nodes):
        return tree
    things = [each for each in lost if each.form in ("it", "its", "that") and each.many is not True]
    keys = {each.key for each in things if each.words not in _THEY}

    def change(node: Any) -> Any:
        return _gone_through(node, keys) if type(node) is Seq else node

    changed = transform(tree, change)
    assert isinstance(changed, CardText)
    return changed


def _gone_through(node: Seq, keys: set[int]) -> Any:
    for at, first in enumerate(node.parts[:-1]):
        who = _all_of(first)
        if who is None:
            continue
        behind: list[Any] = []
        for part in node.parts[at + 1 :]:
            said = _of_one(part, first, who, keys)
            if said is None:
                break
            behind.append(said)
        end = at + 1 + len(behind)
        if not any(_speaks(part, first, keys) for part in node.parts[at + 1 : end]):
            continue
        begun: Any = replace(first, by=Ref(who.label or 0, span=who.span))
        behind = [transform(each, partial(_by_the_one, who=who)) for each in behind]
        whole = Seq((begun, *behind), node.joins[at : end - 1], span=(first.span[0], behind[-1].span[1]))
        loop = ForEach(who, whole, span=whole.span)
        if at == 0 and end == len(node.parts):
            return loop
        joins = (*node.joins[:at], *node.joins[end - 1 :])
        return replace(node, parts=(*node.parts[:at], loop, *node.parts[end:]), joins=joins)
    return node


def _all_of(part: Any) -> Select | None:
    """The players who do ``part``, where they are several who each do it for themselves."""
    who: Any = part.by if isinstance(part, (Act, May)) else None
    if not isinstance(who, Select) or who.kind is not Kind.PLAYER or who.quantity != EVERY or who.label is None:
        return None
    tied = any(isinstance(each, Placed) for each in who.filters)  # there is one winner, unless there is a tie
    return None if tied or _who_did(part) is not None else who


def _of_one(part: Any, first: Any, who: Select, keys: set[int]) -> Any:
    """``part`` as it is said of one of the players; None where it is not said of each of them."""
    if isinstance(part, If):
        if any(isinstance(each, Complied) for each in walk(part.condition)):
            return None
        theirs = [each for each in (part.then, part.otherwise) if each is not None]
        asked = any(isinstance(each, Pron) and each.key in keys for each in walk(part.condition))
        if not asked and not any(_theirs(each) for each in theirs):
            return None
        return replace(part, condition=_asked(part.condition, first))
    did = _who_did(part)
    if did is None:
        return part if _theirs(part) else None
    if not _same_deed(did.act, first):
        return None
    one: Any = replace(part, by=Ref(who.label or 0, span=part.by.span))
    return If(_is_it(did, part.by.span), one, span=part.span)


def _by_the_one(node: Any, who: Select) -> Any:
    """What "they" do, done by the one of ``who`` whose turn it is to be told of."""
    by: Any = node.by if isinstance(node, (Act, May)) else None
    they = isinstance(by, Pron) and by.words in _THEY and "player" in by.kinds
    return replace(node, by=Ref(who.label or 0, by.words, span=by.span)) if they else node


def _theirs(part: Any) -> bool:
    """Whether they do it, one by one."""
    part = part.parts[0] if isinstance(part, Seq) else part
    by = part.by if isinstance(part, (Act, May)) else None
    return isinstance(by, Pron) and by.words in _THEY and "player" in by.kinds


def _who_did(part: Any) -> Did | None:
    """What the players who do ``part`` are told by ("each player who revealed a minion discards it")."""
    who: Any = part.by if isinstance(part, (Act, May)) else None
    if not isinstance(who, Select) or who.kind is not Kind.PLAYER or who.quantity != EVERY or len(who.filters) != 1:
        return None
    asked: Any = who.filters[0].condition if isinstance(who.filters[0], Where) else None
    return asked if isinstance(asked, Did) and asked.act.by == Candidate() else None


def _asked(condition: Any, first: Any) -> Any:
    """ "If they revealed a minion, (they discard it)": if it is one."""
    if not isinstance(condition, Did) or not _they_did(condition, first):
        return condition
    return _is_it(condition, condition.span)


def _they_did(condition: Did, first: Any) -> bool:
    by: Any = condition.act.by
    return isinstance(by, Pron) and by.words in _THEY and _same_deed(condition.act, first)


def _same_deed(act: Act, first: Any) -> bool:
    """Whether it is what each did to the one thing that they did it to."""
    deed: Any = first.effect if isinstance(first, May) else first
    what: Any = act.what
    alone = isinstance(what, Select) and what.quantity == ONE and what.zone is None
    of: Any = deed.what if isinstance(deed, Act) and deed.verb is act.verb else None
    return alone and isinstance(of, Select) and of.quantity == ONE


def _is_it(did: Did, span: tuple[int, int]) -> Is:
    what: Any = did.act.what
    it = reference("it", "it", frozenset(("card",)), many=False, key=-span[0] - 1, span=span)
    return Is(it, replace(what, label=None), span=span)


def _speaks(part: Any, first: Any, keys: set[int]) -> bool:
    """Whether a reference in ``part`` can only speak of what each player did it to."""
    if any(isinstance(each, Pron) and each.key in keys for each in walk(part)):
        return True
    if (did := _who_did(part)) is not None:
        return _same_deed(did.act, first) and _of_one_card(part)
    if not isinstance(part, If) or not isinstance(part.condition, Did) or not _they_did(part.condition, first):
        return False
    return _of_one_card(part.then)


def _of_one_card(node: Any) -> bool:
    return any(isinstance(each, Pron) and each.words in _CARD and each.many is not True for each in walk(node))
