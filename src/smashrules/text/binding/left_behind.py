"""Where a thing was that is not there any more: the base it left, and what is asked of it there.

Knows bound trees, and of the words only whether they speak of what was; nothing of the game. What has moved was at
its previous base; what has left play is asked about as it was when it left.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import CardText
from smashrules.effects.actions import Act
from smashrules.effects.conditions import Has, HeldWhen, Is
from smashrules.effects.node import walk
from smashrules.effects.selectors import (
    NONE,
    At,
    BaseOf,
    Both,
    Controlled,
    ControllerOf,
    Here,
    Host,
    Kind,
    Other,
    PreviousBaseOf,
    Ref,
    Select,
    This,
    You,
)
from smashrules.effects.verbs import Verb
from smashrules.text.trees.rebuilding import relabelled, transform

_OUT = (Verb.RETURN, Verb.PLACE, Verb.SHUFFLE, Verb.DESTROY, Verb.DISCARD, Verb.BURY, Verb.SWAP, Verb.GO, Verb.LEAVE)
_MOVED = (Verb.MOVE, Verb.TRANSFER)
_OF_BEFORE = ("was", "moved")
_THEN = frozenset(("was", "were", "had"))


def where_it_was(tree: CardText, text: str) -> CardText | None:
    """``tree`` of ``text``, with "the base it was on" told apart from the base where it is.

    None where it is asked where a thing was that is still where it always was."""
    if not any(word in text for word in (*_OF_BEFORE, *_THEN)):
        return tree
    deeds = [node for node in tree.nodes if isinstance(node, Act) and node.verb in (*_OUT, *_MOVED)]
    for node in tree.nodes:
        if not isinstance(node, Is) or _asked_of(node) is None or not _said_of_before(node, text):
            continue
        if _last(node.what, node.span[0], deeds) is None:
            return None

    def change(node: Any) -> Any:
        if isinstance(node, Has) and (alone := _others_of_theirs(node, text, deeds)) is not None:
            return alone
        if not isinstance(node, (Is, BaseOf)) or not _said_of_before(node, text):
            return node
        if _last(node.what, node.span[0], deeds) not in _MOVED:
            return node
        if isinstance(node, BaseOf):
            return PreviousBaseOf(node.what, span=node.span)
        if (alone := _alone_there(node)) is not None:
            return alone
        at = _asked_of(node)
        if at is None:
            return node
        place: Any = at.place
        left = PreviousBaseOf(node.what, span=node.span)
        return replace(node, what=left, description=replace(place, label=None))

    changed = transform(tree, change)
    assert isinstance(changed, CardText)
    changed = relabelled(changed) if changed != tree else changed
    unsaid = any(isinstance(each, Is) and _moved_from(each, text, deeds) for each in changed.nodes)
    then = {id(each) for node in changed.nodes if isinstance(node, HeldWhen) for each in walk(node.condition)}
    asked = [each for each in changed.nodes if id(each) not in then]  # "when it was moved" says at which time
    return None if unsaid or any(_where_it_went(each, text, deeds) for each in asked) else changed


def _others_of_theirs(node: Has, text: str, deeds: list[Act]) -> Has | None:
    """ "(Move a minion.) If it was its controller's only minion there": they have none where it came from."""
    whose = node.who.what if isinstance(node.who, ControllerOf) else None
    if whose is None or "was" not in text[node.span[0] : node.span[1]].split() or node.what.quantity != NONE:
        return None
    if node.what.filters != (Other(whose),) or _last(whose, node.span[0], deeds) not in _MOVED:
        return None
    return replace(node, what=replace(node.what, filters=()), at=PreviousBaseOf(whose, span=node.span))


def _where_it_went(node: Any, text: str, deeds: list[Act]) -> bool:
    """Whether it is asked what was so where a thing has gone: "(Move a minion to another base.) If you had a minion
    there". It can be asked of the time before it came, or of the base that it left."""
    said = text[node.span[0] : node.span[1]].split()
    if not isinstance(node, (Has, Is)) or not _THEN.intersection(said) or "already" in said:
        return False
    described = node.what if isinstance(node, Has) else node.description
    places = [each.place for each in described.filters if isinstance(each, At)]
    places += [node.at] if isinstance(node, Has) and node.at is not None else []
    moved = [act for act in deeds if act.span[0] < node.span[0] and act.verb in _MOVED]
    goals = {getattr(act.to, "label", None) for act in moved} - {None}
    return any(isinstance(each, Ref) and each.label in goals for each in places)


def _alone_there(node: Is) -> Has | None:
    """ "(Move a minion.) If it was your only minion there": none of yours is left where it came from."""
    places = [each.place for each in node.description.filters if isinstance(each, At)]
    if not node.only or len(places) != 1 or isinstance(places[0], Here):
        return None
    yours = [each for each in node.description.filters if isinstance(each, Controlled) and isinstance(each.by, You)]
    others: Any = tuple(each for each in node.description.filters if not isinstance(each, At) and each not in yours)
    none: Any = replace(node.description, quantity=NONE, filters=others, label=None)
    who = yours[0].by if yours else None
    return Has(who, none, PreviousBaseOf(node.what, span=node.span), span=node.span)


def _moved_from(node: Is, text: str, deeds: list[Act]) -> bool:
    """Whether it is asked of a thing that has moved whether it was here, or at another place that is known."""
    places = [each.place for each in node.description.filters if isinstance(each, At)]
    over = bool(places) and _said_of_before(node, text)
    return over and _last(node.what, node.span[0], deeds) in _MOVED


def _asked_of(node: Is) -> At | None:
    """The place, where nothing else is asked of the thing than to have been at such a base."""
    asked = node.description.filters
    at = asked[0] if len(asked) == 1 else None
    base = isinstance(at, At) and isinstance(at.place, Select) and at.place.kind is Kind.BASE
    return at if isinstance(at, At) and base else None


def _said_of_before(node: Any, text: str) -> bool:
    words = text[node.span[0] : node.span[1]].split()
    arrived = isinstance(node, BaseOf) and words[-1:] == ["to"]  # "the base it moved to": where it is now
    return not arrived and any(word in words for word in _OF_BEFORE)


def _last(what: Any, start: int, deeds: list[Act]) -> Verb | None:
    """What was done to it last, of what takes it from its base."""
    done = [act for act in deeds if act.span[0] < start and any(_same(each, what) for each in _things(act))]
    return max(done, key=lambda act: act.span[0]).verb if done else None


def _things(act: Act) -> Iterator[Any]:
    yield from act.what.parts if isinstance(act.what, Both) else (act.what,)


def _same(one: Any, other: Any) -> bool:
    if isinstance(one, (This, Host)):
        return type(one) is type(other)
    labelled = isinstance(one, (Select, Ref)) and isinstance(other, Ref)
    return labelled and one.label is not None and one.label == other.label
