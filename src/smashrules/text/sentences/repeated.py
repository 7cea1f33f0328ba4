"""What somebody else does, too, or what is done again: "Draw a card. Each other player may do the same", "you may do
this twice".

Sentences on their way to an ability leave ``TheSame`` in the tree; when references are bound, what was said before is
put in its place, with the other one as its doer. This module knows trees, no words.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import CardText
from smashrules.effects.actions import Act, Cost, ForEach, If, Join, Lasting, May, OneOf, Seq
from smashrules.effects.node import Node, walk
from smashrules.effects.selectors import ONE, Ref, Rest, Select, You
from smashrules.effects.verbs import Verb
from smashrules.text.sentences.differing import COPIED, counted
from smashrules.text.structure.attach import UnfitError
from smashrules.text.trees.rebuilding import transform


class TheSame(Node, frozen=True):
    """What was said before, done by ``who``; ``by`` where they do it, and not only may. Without them, done again."""

    who: Any = None
    by: Any = None


def the_same(by: Any, subject: Any, span: tuple[int, int]) -> TheSame:
    """ "(each other player may) do the same", "(you) do the same": as somebody else did."""
    if subject is None or isinstance(subject, You):
        return TheSame(You(span=span), None, span=span)
    label = subject.label if isinstance(subject, Select) else None
    return TheSame(Ref(label, "they", span=span) if label is not None else subject, by, span=span)


def once_more_done(subject: Any, span: tuple[int, int]) -> TheSame:
    """ "(You may) do this twice", "do this again". Raises ``UnfitError`` where somebody else would do it."""
    if subject is not None and not isinstance(subject, You):
        raise UnfitError("this, done by somebody else")
    return TheSame(span=span)


def repeated(tree: CardText) -> CardText | None:
    """``tree`` with what is done again said in full; None where it is not clear what that is."""
    if not any(isinstance(each, TheSame) for each in walk(tree)):
        return tree
    try:
        full = transform(tree, _in_full)
    except UnfitError:
        return None
    left = any(isinstance(each, TheSame) for each in walk(full))
    return None if left else counted(full)


def _in_full(node: Any) -> Any:
    if not isinstance(node, Seq):
        return node
    if len(node.parts) > 2 and _again(node.parts[-2]) and _again(node.parts[-1]):
        return _so_often(node)
    last: Any = node.parts[-1]
    only_if = isinstance(last, If) and last.otherwise is None
    inner: Any = last.then if only_if else last
    again = inner.effect if isinstance(inner, May) else inner
    if not isinstance(again, TheSame) or (only_if and again.who is not None):
        return node
    before, joins = node.parts[:-1], node.joins[:-1]
    if again.who is None and (Join.SENTENCE in joins or node.joins[-1] is not Join.SENTENCE):
        raise UnfitError("which of them again")
    while Join.SENTENCE in joins:  # what is merely chosen first is not chosen again
        if joins[0] is not Join.SENTENCE or not isinstance(before[0], Act) or before[0].verb is not Verb.CHOOSE:
            raise UnfitError("the same as which of them")
        before, joins = before[1:], joins[1:]
    first: Any = before[0] if len(before) == 1 else Seq(before, joins, span=before[0].span)
    done = _once_more(first, inner, again) if again.who is None else _by_them(first, last, again)
    done = replace(last, then=done) if only_if else done
    return replace(node, parts=(*node.parts[:-1], done))


def _again(effect: Any) -> bool:
    """Whether this says that what was said before is done again, or may be."""
    inner = effect.effect if isinstance(effect, May) else effect
    return isinstance(inner, TheSame) and inner.who is None


def _so_often(node: Seq) -> Seq:
    """ "You may do this again. You may do this again": each time what was said first."""
    known = next(place for place, each in enumerate(node.parts) if _again(each))
    if Join.SENTENCE in node.joins[: known - 1] or set(node.joins[known - 1 :]) != {Join.SENTENCE}:
        raise UnfitError("which of them again")
    before = node.parts[:known]
    first: Any = before[0] if known == 1 else Seq(before, node.joins[: known - 1], span=before[0].span)
    done = [
        _once_more(first, each, each.effect if isinstance(each, May) else each, time)
        for time, each in enumerate(node.parts[known:], 1)
    ]
    return replace(node, parts=(*before, *done))


def _once_more(effect: Any, last: Any, again: Any, time: int = 1) -> Any:
    """``effect`` once more, in the place of ``last``, with things of its own that it is done to."""
    if isinstance(effect, May):
        if not isinstance(last, May):
            raise UnfitError("may you, or must you")
        effect = effect.effect
    if not isinstance(effect, (Act, Seq, Cost, If, OneOf, Lasting)):
        raise UnfitError("what again")
    own = {each.label for each in walk(effect) if isinstance(each, Select) and each.label is not None}

    def change(node: Any) -> Any:
        if isinstance(node, (Select, Ref, Rest)) and node.label in own:
            node = replace(node, label=node.label + time * COPIED)
        return replace(node, span=again.span)

    done = transform(effect, change)
    return replace(last, effect=done) if isinstance(last, May) else done


def _by_them(effect: Any, last: Any, again: TheSame) -> Any:
    """``effect`` as the others do it: in the place of ``last``, which says that they may, or that they do."""
    doer = effect.by if isinstance(effect, (May, Act)) else None
    if isinstance(again.who, You) and (doer is None or isinstance(doer, You)):
        raise UnfitError("the same as who did")
    if isinstance(effect, May):
        if not isinstance(last, May):
            raise UnfitError("may they, or must they")
        effect = effect.effect
    deeds = [each for each in walk(effect) if isinstance(each, (Act, May))]
    if any(each.by is not None and each.by != doer for each in deeds):
        raise UnfitError("the same as who did")
    done = _copied(effect, again, doer)
    if isinstance(last, May):
        return replace(last, effect=done)
    if isinstance(done, Act):
        return replace(done, by=again.by)
    if not isinstance(done, Seq) or not all(isinstance(each, Act) for each in done.parts):
        raise UnfitError("the same in which way")
    several = isinstance(again.by, Select) and again.by.quantity != ONE
    by = again.who if several else again.by
    parts: Any = tuple(
        replace(each, by=again.who if place else by) for place, each in enumerate(done.parts) if isinstance(each, Act)
    )
    whole = replace(done, parts=parts)
    return ForEach(again.by, whole, span=again.span) if several else whole


def _copied(effect: Any, again: TheSame, doer: Any) -> Any:
    """``effect`` with the other one in the place of ``doer`` (None: you), and with labels of its own."""
    own = {each.label for each in walk(effect) if isinstance(each, Select) and each.label is not None}
    known = doer.label if isinstance(doer, (Select, Ref)) else None
    if doer is not None and known is None and not isinstance(doer, Select):
        raise UnfitError("the same as who did")

    def change(node: Any) -> Any:
        theirs = isinstance(node, You) if doer is None else isinstance(node, Ref) and node.label == known
        if theirs:
            their = {"words": "their"} if isinstance(again.who, Ref) else {}
            return replace(again.who, span=again.span, **their)
        if isinstance(node, (Select, Ref, Rest)) and node.label in own:
            node = replace(node, label=node.label + COPIED)
        return replace(node, span=again.span)

    done = transform(effect, change)
    return replace(done, by=None) if isinstance(done, Act) else done
