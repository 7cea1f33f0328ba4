"""One shape for one meaning: what is said in two ways that no player would tell apart becomes the same tree.

Knows bound trees, no words and no state. Each change holds of any text; what could mean something else is left alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import CardText, Event, Triggered
from smashrules.effects.actions import Act, Cancelled, Cannot, If, May, Modify, OneOf, Seq, While
from smashrules.effects.amounts import Count
from smashrules.effects.conditions import Has, Is, Not, TurnOf
from smashrules.effects.node import walk
from smashrules.effects.selectors import (
    EVERY,
    NONE,
    ONE,
    SOME,
    Among,
    At,
    BaseOf,
    Candidate,
    ControllerOf,
    EitherOf,
    Here,
    Host,
    Kind,
    On,
    Other,
    Owned,
    OwnerOf,
    Pile,
    PlaysOn,
    Ref,
    Rest,
    SameName,
    Select,
    SharesName,
    This,
    Where,
    You,
    Zone,
)
from smashrules.effects.verbs import VERBS, Verb
from smashrules.text.trees.pending import temporary
from smashrules.text.trees.rebuilding import relabelled, sort_filters, transform


def one_shape(tree: CardText) -> CardText:
    """``tree``, bound, in the one shape that its meaning has."""
    spoken = [node.label for node in tree.nodes if isinstance(node, (Ref, Rest))]
    picked = [node.what for node in tree.nodes if isinstance(node, Act) and node.verb is Verb.CHOOSE]
    chosen = {each.label for each in picked if isinstance(each, Select)}

    owners = dict(each for node in tree.nodes if isinstance(node, Is) for each in _owners(node))

    def change(node: Any) -> Any:
        kind = type(node)
        if kind is Ref and node.label in owners:
            return OwnerOf(replace(owners[node.label], span=node.span), span=node.span)
        if kind is Act:
            node = _of_things_in_play(node) if isinstance(node.what, Select) and PlaysOn in node.what.asked else node
            return _from_a_base(_away(_each_where_chosen(node)), spoken) if node.verb is Verb.MOVE else node
        if kind is Count:
            return _how_many(node, chosen)
        rule = _RULES.get(kind)
        return node if rule is None else rule(node)

    changed = transform(tree, change)
    assert isinstance(changed, CardText)
    return tree if changed is tree or changed == tree else relabelled(changed)


def _owners(node: Is) -> Iterator[tuple[int, Ref]]:
    """ "If it is owned by another player, they ...": that one is its owner."""
    if isinstance(node.what, Ref) and node.description.quantity == ONE:
        for each in node.description.filters:
            by: Any = each.by if isinstance(each, Owned) and not each.negated else None
            if isinstance(by, Select) and by.quantity == ONE and by.label is not None:
                yield by.label, node.what


def _of_things_in_play(node: Any) -> Any:
    """ "Destroy a modifier", "if you have a modifier": an action in play; there it is on something anyway."""
    what, taken = node.what, isinstance(node, Has) or node.verb is Verb.CHOOSE or VERBS[node.verb].affects
    return replace(node, what=_on_something(what)) if taken and what.zone is None else node


def _on_something(what: Select) -> Select:
    """``what``, of which it is not asked whether it is played on anything."""
    some = tuple(each for each in what.filters if not (isinstance(each, PlaysOn) and each.kind is None))
    return replace(what, filters=some) if len(some) < len(what.filters) else what


def _there_anyway(node: Select) -> Select:
    """ "A modifier here", "a modifier in play": an action in play is on something; "an action on a minion here" is
    there as the minion is."""
    on = [each for each in node.filters if isinstance(each, On)]
    at = [each for each in node.filters if isinstance(each, At)]
    host: Any = on[0].host if len(on) == 1 == len(at) else None
    if isinstance(host, Select) and host.kind is Kind.MINION and host.zone is None and At not in host.asked:
        within: Any = replace(on[0], host=replace(host, filters=sort_filters([*host.filters, *at])))
        kept = [each for each in node.filters if each is not on[0] and each is not at[0]]
        node = replace(node, filters=sort_filters([*kept, within]))
    there = PlaysOn in node.asked and (node.zone == Pile(Zone.PLAY) or {At, On} & set(node.asked))
    return _on_something(node) if there else node


def _each_where_chosen(act: Act) -> Act:
    """ "Move each minion here to a base of its controller's choice": each to the one that is chosen for it."""
    chooser: Any = getattr(act.to, "chooser", None)
    own = isinstance(chooser, (ControllerOf, OwnerOf)) and isinstance(chooser.what, Ref)
    if not act.together or not own or chooser.what.label != getattr(act.what, "label", None):
        return act
    return replace(act, together=False)


def _away(act: Act) -> Act:
    """ "Move it from here to another base": other than here, which is where it is."""
    if not isinstance(act.source, Here) or not _another(act.to, BaseOf(_it(act.what))):
        return act
    to: Any = act.to
    return replace(act, to=replace(to, filters=(Other(Here(span=to.span), span=to.filters[0].span),)))


def _from_a_base(act: Act, spoken: list[int]) -> Act:
    """ "Move a minion from one base to another": from the one where it is, if nothing else speaks of that."""
    source, what, to = act.source, act.what, act.to
    if not isinstance(source, Select) or source.kind is not Kind.BASE or source.quantity != ONE or source.filters:
        return act
    if not isinstance(what, Select) or what.quantity != ONE or not isinstance(to, Select):
        return act
    if source.label is None or spoken.count(source.label) != 1 or not _another(to, Ref(source.label)):
        return act
    label = what.label or source.label  # which is free now
    away = Other(BaseOf(Ref(label, span=to.span), span=to.span), span=to.filters[0].span)
    return replace(act, what=replace(what, label=label), source=None, to=replace(to, filters=(away,)))


def _another(to: Any, than: Any) -> bool:
    """Whether it is one base, and nothing else is asked of it but to be another than that one."""
    return isinstance(to, Select) and to.kind is Kind.BASE and to.quantity == ONE and to.filters == (Other(than),)


def _it(what: Any) -> Any:
    return Ref(what.label) if isinstance(what, Select) and what.label is not None else what


def _ways(node: OneOf) -> OneOf:
    """ "Move a minion to or from here": to here from another base, where both ways are said of one phrase."""
    options: list[Any] = list(node.options)
    for at, (one, back) in enumerate(pairwise(options)):
        if not (isinstance(one, Act) and isinstance(back, Act) and one.verb is back.verb is Verb.MOVE):
            continue
        same = one.what is not None and one.what == back.what and one.what.span == back.what.span
        if not same or not isinstance(one.to, Here) or one.source is not None or not isinstance(back.source, Here):
            continue
        begin: Any = one
        there = Select(Kind.BASE, ONE, (Other(Here(span=one.to.span), span=one.to.span),), span=one.to.span)
        options[at] = replace(begin, source=there)
    return replace(node, options=tuple(options)) if options != list(node.options) else node


def _while(node: While) -> Any:
    return _of_each_one(_in_turn(_in_others_turns(node)))


def _in_others_turns(node: While) -> While:
    """ "While it is not your turn": during other players' turns."""
    asked = node.condition
    if not isinstance(asked, Not) or asked.condition != TurnOf(You()):
        return node
    others = Select(Kind.PLAYER, EVERY, (Other(You(span=asked.span), span=asked.span),), span=asked.span)
    return replace(node, condition=TurnOf(others, span=asked.span))


def _of_each_one(node: While) -> Any:
    """ "Each minion here has -1 power while its controller has no action here": each of those of whom that is so."""
    held, stated = node.condition, node.statement
    what: Any = stated.what if isinstance(stated, Modify) else None
    if not isinstance(what, Select) or what.quantity != EVERY or what.label is None:
        return node
    if not any(isinstance(each, Ref) and each.label == what.label for each in walk(held)):
        return node
    if any(_speaks_of(each, what.label) for each in walk(held) if isinstance(each, Select)):
        return node  # within a description the one that is looked at is another

    def change(each: Any) -> Any:
        meant = isinstance(each, Ref) and each.label == what.label
        return Candidate(span=each.span) if meant else each

    asked: Any = Where(transform(held, change), span=held.span)
    return replace(stated, what=replace(what, filters=sort_filters([*what.filters, asked])), span=node.span)


def _speaks_of(what: Select, label: int) -> bool:
    return any(isinstance(each, Ref) and each.label == label for one in what.filters for each in walk(one))


def _in_turn(node: While) -> While:
    """ "During your turn, if it is your only minion here": both must hold, and the turn is asked last."""
    inner: Any = node.statement
    if not isinstance(node.condition, TurnOf) or not isinstance(inner, While) or isinstance(inner.condition, TurnOf):
        return node
    return replace(inner, statement=replace(node, statement=inner.statement), span=node.span)


def _one_after_another(node: Seq) -> Seq:
    """Sentences that follow on sentences follow on all of them."""
    last: Any = node.parts[-1]
    if not isinstance(last, Seq) or len({*node.joins, *last.joins}) != 1:
        return node
    return replace(node, parts=(*node.parts[:-1], *last.parts), joins=(*node.joins, *last.joins))


def _if_at_all(node: May) -> Any:
    """ "You may do it if you have a card": if you have one, you may."""
    asked = node.effect
    if not isinstance(asked, If) or node.by is not None or not _only_asked(asked):
        return node
    return replace(asked, then=replace(node, effect=asked.then), span=node.span)


def _if_by_then(node: Triggered) -> Triggered:
    """ "At the start of your turn, draw a card if you have none": it is asked at the start of the turn."""
    asked = node.effect
    node = replace(node, when=_played_there(node.when)) if isinstance(node.when, Event) else node
    if node.condition is not None or not isinstance(asked, If) or not _only_asked(asked):
        return node
    return replace(node, condition=asked.condition, effect=asked.then)


def _played_there(when: Event) -> Event:
    """ "After you play an action or a minion here": each of them here, where it is played to."""
    act = when.act
    parts: tuple[Any, ...] = act.what.parts if isinstance(act.what, EitherOf) else ()
    there = {
        each.place for part in parts if isinstance(part, Select) for each in part.filters if isinstance(each, At)
    }
    if act.verb is not Verb.PLAY or len(there) != 1 or when.others or not there >= {act.to} - {None}:
        return when
    if act.to is None and not all(isinstance(part, Select) and At in part.asked for part in parts):
        return when
    plain = tuple(replace(part, filters=tuple(f for f in part.filters if not isinstance(f, At))) for part in parts)
    either: Any = act.what
    return replace(when, act=replace(act, what=replace(either, parts=plain), to=there.pop()))


def _only_asked(asked: If) -> bool:
    """Whether nothing that the condition finds ("if there is another base") is spoken of in what is done."""
    found = {each.label for each in walk(asked.condition) if isinstance(each, Select)} - {None}
    spoken = {each.label for each in walk(asked.then) if isinstance(each, (Ref, Rest))}
    return asked.otherwise is None and not found & spoken


def _how_many(node: Count, chosen: set[int | None]) -> Count:
    """ "The number of cards you chose": of those that were chosen."""
    all_of: Any = node.what
    plain = isinstance(all_of, Select) and all_of.kind is Kind.CARD and all_of.quantity == EVERY
    if not plain or all_of.zone is not None or [type(each) for each in all_of.filters] != [Among]:
        return node
    group = all_of.filters[0].group
    return replace(node, what=group) if isinstance(group, Ref) and group.label in chosen else node


def _named_so(node: Has) -> Has:
    """ "No other minions with the same name": with that of the one they are other than."""
    node = _of_things_in_play(node) if PlaysOn in node.what.asked else node
    others = [each for each in node.what.filters if isinstance(each, Other)]
    if len(others) != 1 or node.what.quantity not in (NONE, SOME, ONE) or SameName not in node.what.asked:
        return node
    than: Any = others[0].than
    told = [SharesName(than, span=each.span) if isinstance(each, SameName) else each for each in node.what.filters]
    return replace(node, what=replace(node.what, filters=sort_filters(told)))


def _somebody_has_none(node: Not) -> Any:
    """ "Unless each player has a minion here": if any of them has none."""
    held = node.condition
    if not isinstance(held, Has) or not isinstance(held.who, Select) or held.who.label is not None:
        return node
    if held.who.quantity != EVERY or held.what.quantity != SOME or held.what.label is not None:
        return node
    return replace(held, who=replace(held.who, quantity=ONE), what=replace(held.what, quantity=NONE))


def _offered(node: May) -> Any:
    return _if_at_all(_as_its_own(node))


def _as_its_own(node: May) -> May:
    """ "One of your minions may use the Talent of another minion": as if it were on the one that uses it."""
    act, by = node.effect, node.by
    if (
        not isinstance(act, Act)
        or act.verb is not Verb.USE
        or act.with_ is not None
        or not isinstance(by, Select | This)
    ):
        return node
    if not isinstance(act.what, Select) or not any(
        isinstance(each, On) and isinstance(each.host, Select) for each in act.what.filters
    ):
        return node
    if isinstance(by, This):
        return replace(node, effect=replace(act, with_=This(by.kind, span=act.span)))
    if by.kind is not Kind.MINION or by.quantity != ONE:
        return node
    label = temporary(by.span[0]) if by.label is None else by.label

    def than_it(each: Any) -> Any:
        itself = isinstance(each, Other) and isinstance(each.than, This)
        return replace(each, than=Ref(label, "another", span=each.span)) if itself else each

    carried = replace(act, what=transform(act.what, than_it), with_=Ref(label, "it", span=act.span))
    return replace(node, by=replace(by, label=label), effect=carried)


def _of_no_use(node: Cannot) -> Any:
    """ "Minions here cannot use their abilities": these are cancelled."""
    act = node.act
    by = act.by
    if act.verb is not Verb.USE or not isinstance(by, Select | This | Host):
        return node
    own = act.what == by or (isinstance(by, Select) and isinstance(act.what, Ref) and act.what.label == by.label)
    if not own:
        return node
    return Cancelled(replace(by, label=None) if isinstance(by, Select) else by, span=node.span)


_RULES: dict[type, Any] = {
    Has: _named_so,
    Not: _somebody_has_none,
    Select: _there_anyway,
    OneOf: _ways,
    While: _while,
    Seq: _one_after_another,
    May: _offered,
    Triggered: _if_by_then,
    Cannot: _of_no_use,
}
