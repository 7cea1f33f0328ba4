"""What an action does otherwise when it is played by its Special: "Play before a base scores; destroy two instead".

Such a Special says only what differs from what the card does when it is played, and when. Its tree says the whole:
what the card does, with the part that differs put in. Sentences on their way to an ability leave ``Differing`` in
the tree; when references are bound, ``differently`` puts the whole in its place. This module knows trees, no words.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import Ability, CardText, Instruction, Label, Triggered
from smashrules.effects.actions import STATEMENTS, Act, Join, Lasting, Modify, Seq
from smashrules.effects.conditions import Is
from smashrules.effects.node import Node, walk
from smashrules.effects.selectors import At, On, Pile, Ref, Rest, Select, picked_out, spoken_of
from smashrules.effects.verbs import Verb
from smashrules.text.structure.attach import UnfitError
from smashrules.text.trees.pending import Pron
from smashrules.text.trees.rebuilding import sort_filters, transform

# What is only picked out or shown: something else is done with it.
_FOR_THE_REST = (Verb.CHOOSE, Verb.NAME, Verb.LOOK, Verb.REVEAL)
_SPOKEN_OF = ("what", "to", "source", "with_", "by")
COPIED = 1_000_000  # past every label of a bound tree


class Differing(Node, frozen=True):
    """What differs: an effect done instead, the choice that is made, or (``Is``) what must hold of what is chosen."""

    said: Any


def must_be(held: Any) -> Any:
    """ "The minion must be there": what must hold of what is chosen when the card is played."""
    about = held.what if isinstance(held, Is) else None
    if not isinstance(about, Pron) or not about.words.startswith("the "):
        raise UnfitError("what must be so")
    return replace(held, what=replace(about, words="that " + about.words.removeprefix("the ")))


def only_chooses(clause: Any) -> bool:
    """Whether all that a Special does is to choose: then it says how a choice of its card is made."""
    return isinstance(clause, Triggered) and isinstance(clause.effect, Act) and clause.effect.verb is Verb.CHOOSE


def differently(tree: CardText) -> list[CardText]:
    """Every tree that ``tree``, in which a Special says what differs, is when its Specials say the whole."""
    played = [each for part in tree.abilities if part.label is Label.NONE for each in part.clauses]
    if len(played) != 1 or not isinstance(played[0], Instruction) or tree.play_on is not None:
        return []
    found: list[tuple[Ability, ...]] = [()]
    for part in tree.abilities:
        found = [(*before, each) for before in found for each in _abilities(part, played[0].effect)]
    return [counted(replace(tree, abilities=abilities)) for abilities in found]


def _abilities(part: Ability, played: Any) -> Iterator[Ability]:
    whole: list[tuple[Any, ...]] = [()]
    for clause in part.clauses:
        whole = [(*before, each) for before in whole for each in _clauses(clause, played)]
    yield from (replace(part, clauses=each) for each in whole)


def _clauses(clause: Any, played: Any) -> Iterator[Any]:
    effect = clause.effect if isinstance(clause, Triggered) else None
    if not isinstance(effect, Differing):
        if not any(isinstance(each, Differing) for each in walk(clause)):
            yield clause
        return
    parts = list(played.parts) if isinstance(played, Seq) else [played]
    joins = list(played.joins) if isinstance(played, Seq) else []
    own = picked_out(played)
    copies = [_copied(each, own) for each in parts]
    for whole in _wholes(_copied(effect.said, own), copies, joins):
        done = replace(clause, effect=whole)
        if spoken_of(done) <= picked_out(done):
            yield done


def _wholes(said: Any, parts: list[Any], joins: list[Join]) -> Iterator[Any]:
    """All that is done when ``said`` is what differs; nothing if that makes no sense."""
    if isinstance(said, Is):
        yield from _restricted(said, parts, joins)
        return
    alike = [place for place, each in enumerate(parts) if _deed(each) == _deed(said)]
    idle = isinstance(said, Act) and said.verb in _FOR_THE_REST
    if len(alike) == 1:
        with suppress(UnfitError):
            yield from _replaced(said, parts, joins, alike[0])
    alone = len(parts) == 1 and alike
    if len(alike) < 2 and not alone and not idle and not isinstance(said, STATEMENTS):
        yield said  # all of it is done instead


def _deed(effect: Any) -> Any:
    """What sort of thing is done: what differs stands in the place of a part of its own sort."""
    if isinstance(effect, Lasting):
        return _deed(effect.statement)
    if isinstance(effect, Act):
        return effect.verb
    return (type(effect), effect.stat) if isinstance(effect, Modify) else type(effect)


def _replaced(said: Any, parts: list[Any], joins: list[Join], place: int) -> Iterator[Any]:
    """``said`` in the place of one part; the other parts speak of what it is done to, and by whom."""
    old, new = parts[place], said
    rest = [*parts[:place], *parts[place + 1 :]]
    for name in _SPOKEN_OF:
        before = getattr(_stated(old), name, None)
        if not _spoken_in(before, rest):
            continue
        after = getattr(_stated(new), name, None)
        if isinstance(before, Pile) != isinstance(after, Pile):
            raise UnfitError("which of them")
        new, after = _named(new, after)
        rest = [_meaning(each, before, after) for each in rest]
    if isinstance(old, Lasting) and isinstance(new, STATEMENTS):
        new = replace(old, statement=new, span=new.span)  # for as long
    if isinstance(new, STATEMENTS):
        raise UnfitError("for how long")
    known = isinstance(new, Act) and new.verb is Verb.CHOOSE and not isinstance(new.what, Select)
    if known and rest:  # "choose its base": there is nothing to choose
        yield _joined(rest, [each for at, each in enumerate(joins) if at != max(place - 1, 0)])
        return
    yield _joined([*rest[:place], new, *rest[place:]], joins)


def _stated(effect: Any) -> Any:
    return effect.statement if isinstance(effect, Lasting) else effect


def _spoken_in(thing: Any, rest: list[Any]) -> bool:
    if isinstance(thing, Select):
        return thing.label is not None and any(thing.label in spoken_of(each) for each in rest)
    return isinstance(thing, Pile) and any(node == thing for each in rest for node in walk(each))


def _named(effect: Any, thing: Any) -> tuple[Any, Any]:
    """``effect`` with a label for what is picked out in ``thing``, and how the rest speaks of ``thing``."""
    if isinstance(thing, Pile):
        effect, of = _named(effect, thing.of)
        return effect, replace(thing, of=of)
    if not isinstance(thing, Select):
        return effect, thing
    label = thing.label if thing.label is not None else COPIED + thing.span[0]
    labelled = replace(thing, label=label)
    return transform(effect, lambda node: labelled if node == thing else node), Ref(label, span=thing.span)


def _meaning(part: Any, before: Any, after: Any) -> Any:
    """``part`` with ``after`` where it spoke of ``before``."""
    label = before.label if isinstance(before, Select) else None
    if any(isinstance(each, Rest) and each.label == label for each in walk(part)) or after is None:
        raise UnfitError("the rest of what")

    def change(node: Any) -> Any:
        if isinstance(node, Ref) and node.label == label:
            return replace(node, label=after.label) if isinstance(after, Ref) else after
        return after if node == before else node

    return transform(part, change)


def _joined(parts: list[Any], joins: list[Join]) -> Any:
    if len(parts) == 1:
        return parts[0]
    return Seq(tuple(parts), tuple(joins), span=parts[0].span)


def _restricted(said: Is, parts: list[Any], joins: list[Join]) -> Iterator[Any]:
    """ "The minion must be there": what is chosen is chosen among these."""
    about, more = said.what, said.description.filters
    chosen = [each for part in parts for each in walk(part) if isinstance(each, Select) and _means(about, each)]
    if len(chosen) != 1 or said.only or not all(isinstance(each, At) for each in more):
        return
    if chosen[0].zone is not None or any(isinstance(each, (At, On)) for each in chosen[0].filters):
        return  # at two places
    label = chosen[0].label

    def narrow(node: Any) -> Any:
        fits = isinstance(node, Select) and node.label == label
        return replace(node, filters=sort_filters([*node.filters, *more])) if fits else node

    yield _joined([transform(each, narrow) for each in parts], joins)


def _means(about: Any, select: Select) -> bool:
    return isinstance(about, Ref) and select.label is not None and select.label == about.label


def _copied(part: Any, own: set[int]) -> Any:
    """``part`` with labels of its own for what the card picks out when it is played."""

    def change(node: Any) -> Any:
        known = isinstance(node, (Select, Ref, Rest)) and node.label in own
        return replace(node, label=node.label + COPIED) if known else node

    return transform(part, change)


def counted(tree: CardText) -> CardText:
    """``tree`` with labels counted anew, in the order in which it is said in full."""
    order: list[int] = []
    spoken = spoken_of(tree)
    for clause in (each for part in tree.abilities for each in part.clauses):
        parts: list[Any] = [clause]
        if isinstance(clause, Triggered):
            done = clause.effect.parts if isinstance(clause.effect, Seq) else (clause.effect,)
            parts = [clause.when, *([clause.condition] if clause.condition else []), *done]
        for part in parts:
            picked = [each for each in walk(part) if isinstance(each, Select) and each.label in spoken]
            order += [each.label for each in sorted(picked, key=lambda each: each.span[0]) if each.label is not None]
    number = {label: place for place, label in enumerate(dict.fromkeys(order), 1)}

    def change(node: Any) -> Any:
        if isinstance(node, Select):
            return replace(node, label=number.get(node.label)) if node.label is not None else node
        return replace(node, label=number[node.label]) if isinstance(node, (Ref, Rest)) else node

    counted = transform(tree, change)
    assert isinstance(counted, CardText)
    return counted
