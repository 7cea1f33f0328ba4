"""What "another" leaves out behind a verb: the base that a thing leaves, the card that an action or counter leaves.

Knows what is moved and from where, not how the words were put together (``clauses``).
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import CardText, Event, Triggered
from smashrules.effects.actions import Act
from smashrules.effects.selectors import (
    EVERY,
    ONE,
    Among,
    At,
    BaseOf,
    Both,
    Duelist,
    Here,
    Host,
    Kind,
    On,
    Other,
    Ref,
    Select,
    This,
)
from smashrules.effects.verbs import Verb
from smashrules.text.structure.attach import UnfitError
from smashrules.text.trees.pending import Pron, reference, temporary
from smashrules.text.trees.rebuilding import sort_filters, transform


def elsewhere(to: Any, source: Any, what: Any) -> Any:
    """ "another base" after "move": other than the one that it leaves."""
    if not isinstance(to, Select) or to.kind is not Kind.BASE:
        return to
    others = [each for each in to.filters if isinstance(each, Other) and not _told(each, to)]
    if others and isinstance(source, Here) and to.quantity.every:  # "from here to other bases": each to one of them
        return replace(to, quantity=ONE)
    if not others or isinstance(source, Here) or of_those(others[0]):
        return to
    if isinstance(what, Both):
        what = what.parts[0]
    if isinstance(source, Select) and source.label is not None:
        than: Any = Ref(source.label)
    elif isinstance(source, Pron):  # "from there to another base"
        than = source
    elif isinstance(what, Select) and what.label is not None:
        than = BaseOf(Ref(what.label))
    elif isinstance(what, (This, Host, Pron, Duelist)):
        moved: Any = what
        than = BaseOf(moved)
    else:
        raise UnfitError("another than what")
    alone = isinstance(what, (This, Host)) or (isinstance(what, Select) and what.quantity == ONE)
    if alone and to.quantity.every:
        raise UnfitError("one thing, to each other base")
    filters = [each for each in to.filters if all(each is not other for other in others)]
    quantity = ONE if to.quantity.every else to.quantity
    return replace(to, filters=sort_filters([*filters, Other(than, span=others[0].span)]), quantity=quantity)


def of_those(other: Other) -> bool:
    """Whether it is told of which things another one is meant ("another of them"), or other than which base ("a base
    other than that base")."""
    than = other.than
    return isinstance(than, BaseOf) or (isinstance(than, Pron) and than.form in ("apart", "that", "done"))


def _told(other: Other, base: Select) -> bool:
    """Whether it is told behind the base other than which one: "(another) base other than this base"."""
    return other.span[0] > base.span[0]


def merely_moved(act: Act) -> Act:
    """ "cannot be moved to another base": cannot be moved, for it moves nowhere else."""
    to = act.to
    if act.verb is not Verb.MOVE or act.source is not None or not isinstance(to, Select) or len(to.filters) != 1:
        return act
    away = to.filters[0]
    left = away.than.what if isinstance(away, Other) and isinstance(away.than, BaseOf) else None
    its_own = left == act.what or (isinstance(left, Ref) and left.label == getattr(act.what, "label", None))
    if left is None or not its_own or to.quantity != ONE or to.zone is not None:
        return act
    return replace(act, to=None, together=False)


def divided(verb: Verb, among: Any) -> dict[str, Any]:
    """ "place two counters among your minions"; what is transferred among them goes from any of them to any other."""
    if verb is not Verb.TRANSFER:
        return {"to": among, "spread": True}
    if not isinstance(among, Select) or among.label is None or not among.quantity.every:
        raise UnfitError("among which")
    return {"source": among, "to": Ref(among.label, span=among.span), "spread": True}


def each_of_two(to: Any, what: Any, start: int) -> Any:
    """ "Move this minion and that minion each to the other's base": each of the two."""
    theirs = isinstance(to, BaseOf) and isinstance(to.what, Pron) and to.what.form == "rest"
    if not theirs or not isinstance(what, Both) or len(what.parts) != 2:
        return what
    if any(isinstance(each, Select) for each in what.parts):
        raise UnfitError("each of those that are only chosen")
    return Select(Kind.CARD, EVERY, (Among(what, span=what.span),), label=temporary(start), span=what.span)


def others_base(to: Any, what: Any) -> Any:
    """ "move each (or one) of them to the other's base": to the base of that one of the two that it is not."""
    if not (isinstance(to, BaseOf) and isinstance(to.what, Pron) and to.what.form == "rest"):
        return to
    groups = [each.group for each in what.filters if isinstance(each, Among)] if isinstance(what, Select) else []
    if len(groups) != 1 or not isinstance(what, Select) or what.quantity not in (ONE, EVERY) or what.label is None:
        raise UnfitError("the other of which")
    filters = (Other(Ref(what.label), span=to.span), Among(groups[0], span=to.span))
    return replace(to, what=Select(Kind.CARD, ONE, sort_filters(filters), span=to.span))


def from_another(source: Any, to: Any) -> Any:
    """ "To it from another minion": other than the one that they come to."""
    if not isinstance(source, Select) or source.kind is Kind.BASE or not isinstance(to, Pron) or to.many is not False:
        return source
    itself = [each for each in source.filters if isinstance(each, Other) and isinstance(each.than, (This, Host))]
    goal: Any = to
    return replace(source, filters=tuple(Other(goal) if each in itself else each for each in source.filters))


def onto_another(to: Any, source: Any, what: Any) -> Any:
    """ "from one minion to another minion": other than the one that they leave."""
    if not isinstance(to, Select) or not any(isinstance(each, Other) for each in to.filters):
        return to
    if any(isinstance(each, Other) and of_those(each) for each in to.filters):
        return to
    others = [each.than for each in to.filters if isinstance(each, Other)]
    if source is None and isinstance(what, This) and (to.kind is Kind.BASE or isinstance(others[0], Host)):
        return to
    if isinstance(source, Here) and to.kind is Kind.BASE and isinstance(others[0], Here):
        return to
    unhosted = isinstance(what, Select) and not any(isinstance(each, On) for each in what.filters)
    if source is None and unhosted and to.kind is Kind.BASE and isinstance(what, Select) and what.quantity == ONE:
        leaves = BaseOf(Ref(what.label or 0))
        kept = tuple(Other(leaves) if isinstance(each, Other) else each for each in to.filters)
        return replace(to, filters=kept)
    if source is None and to.kind is Kind.BASE and isinstance(what, (Pron, Select)):
        moved: Any = Ref(what.label or 0) if isinstance(what, Select) else what
        left = BaseOf(moved)
        return replace(to, filters=tuple(Other(left) if isinstance(each, Other) else each for each in to.filters))
    if source is None and isinstance(what, Pron) and what.many is not True and to.kind is Kind.MINION:
        than_it = _than_its_bearer(others[0])  # "choose an action on a minion. Transfer it to another minion"
        return replace(to, filters=tuple(Other(than_it) if isinstance(each, Other) else each for each in to.filters))
    if source is None and isinstance(what, Select):
        hosts = [each.host for each in what.filters if isinstance(each, On)]
        source = hosts[0] if hosts else None
    if source is not None and isinstance(source, Select) and source.quantity == ONE and source.kind is to.kind:
        than: Any = Ref(source.label or 0)
        return replace(to, filters=tuple(Other(than) if isinstance(each, Other) else each for each in to.filters))
    from_it = isinstance(source, Pron) and source.many is False
    if (isinstance(source, (This, Host)) or from_it) and to.kind is not Kind.BASE:  # "from this minion to another"
        left_behind: Any = source
        filters = tuple(Other(left_behind) if isinstance(each, Other) else each for each in to.filters)
        return replace(to, filters=filters)
    if not isinstance(source, Select) or source.quantity != ONE or source.kind is Kind.BASE:
        raise UnfitError("another than what")
    than = Ref(source.label or 0)
    return replace(to, filters=tuple(Other(than) if isinstance(each, Other) else each for each in to.filters))


def _than_its_bearer(than: Any) -> Any:
    """The minion that an action lies on which is only pointed at: the one that was spoken of with it."""
    if not isinstance(than, (This, Host)):
        return than
    return reference("other", "another", frozenset(("minion",)), None, None, than.span[0], span=than.span)


def on_another_base(to: Any, source: Any, what: Any) -> Any:
    """ "from a minion to a minion on another base": other than the base of the one that they leave."""
    hosts = [each.host for each in what.filters if isinstance(each, On)] if isinstance(what, Select) else []
    left = source if source is not None or not hosts else hosts[0]
    if not isinstance(to, Select) or not isinstance(left, Select) or left.kind is Kind.BASE or left.quantity != ONE:
        return to
    than = Other(BaseOf(Ref(left.label or 0)))

    def away(place: Any) -> Any:
        there = isinstance(place, Select) and place.kind is Kind.BASE and Other(Here()) in place.filters
        if not there:
            return place
        return replace(place, filters=tuple(than if each == Other(Here()) else each for each in place.filters))

    return replace(to, filters=tuple(replace(f, place=away(f.place)) if isinstance(f, At) else f for f in to.filters))


def than_the_one_named(tree: CardText) -> CardText:
    """ "Choose a base. Destroy a minion on another base.": on an action that lies nowhere, other than the first one.

    What moves has been read by then: "another base" is other than its own there."""
    others = [node for node in tree.nodes if type(node) is Other]
    away = any(isinstance(node.than, Here) for node in others)
    if not away or any(isinstance(node, Act) and node.verb is Verb.BURY for node in tree.nodes):
        return tree

    left = _left_before(tree)

    def change(node: Any) -> Any:
        if left is not None and isinstance(node, Act) and _elsewhere_again(node):
            where: Any = node.to
            than: Any = Other(BaseOf(node.what, span=where.span), span=where.span)  # type: ignore[arg-type]
            return replace(node, to=replace(where, filters=(than,)))
        if not isinstance(node, Select) or node.kind is not Kind.BASE or Other(Here()) not in node.filters:
            return node
        if left is not None:
            return node
        start = node.span[0]
        named = reference("other", "another", frozenset(("base",)), None, None, start, span=node.span)
        than = tuple(replace(each, than=named) if each == Other(Here()) else each for each in node.filters)
        return replace(node, filters=than)

    changed = transform(tree, change)
    assert isinstance(changed, CardText)
    return changed


def at_the_one_that_scores(tree: CardText) -> CardText:
    """ "Before a base scores, each other player with a minion here ...": at that base, where the card is at none."""

    def change(node: Any) -> Any:
        act = node.when.act if isinstance(node, Triggered) and isinstance(node.when, Event) else None
        about: Any = act.what if act is not None and act.verb is Verb.SCORE else None
        if not isinstance(node, Triggered) or not isinstance(about, Select) or about.quantity != ONE:
            return node
        named = replace(about, label=about.label or temporary(about.span[0]))
        there = replace(node, effect=_there(node.effect), condition=node.condition and _there(node.condition))
        when: Any = node.when
        if there == node:
            return node
        return replace(there, when=replace(when, act=replace(when.act, what=named)))

    changed = transform(tree, change)
    assert isinstance(changed, CardText)
    return changed


def _there(node: Any) -> Any:
    def change(each: Any) -> Any:
        if not isinstance(each, Here):
            return each
        return reference("there", "there", frozenset(("base",)), False, None, each.span[0], span=each.span)

    return transform(node, change)


def _elsewhere_again(act: Act) -> bool:
    """ "Its owner may play it on another base": what was spoken of is played again."""
    to = act.to
    again = act.verb is Verb.PLAY and isinstance(act.what, Pron) and act.what.form == "it" and not act.what.many
    return again and isinstance(to, Select) and to.kind is Kind.BASE and to.filters == (Other(Here()),)


def _left_before(tree: CardText) -> Act | None:
    """ "Destroy a minion. Its owner may play it on another base": by what it left the base other than which is meant.
    None where another base is spoken of, or another thing could be played."""
    acts = [node for node in tree.nodes if isinstance(node, Act)]
    bases = [node for node in tree.nodes if isinstance(node, Select) and node.kind is Kind.BASE]
    out = acts[0] if acts and acts[0].verb in (Verb.DESTROY, Verb.RETURN) else None
    again = [act for act in acts if _elsewhere_again(act)]
    gone: Any = out.what if out is not None else None
    if len(acts) != 2 or len(again) != 1 or len(bases) != 1 or not isinstance(gone, Select):
        return None
    in_play = gone.zone is None and gone.quantity == ONE and gone.kind is Kind.MINION
    return out if in_play and not any(isinstance(each, At) for each in gone.filters) else None
