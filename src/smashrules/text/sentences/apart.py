"""Deeds taken apart: for each of several things, at each base, one way or another; who the others are that they name.

Knows acts and what they are done to, not how clauses are joined (``groups``) or what a verb takes (``clauses``).
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import Act, Cannot, ForEach, OneOf, Seq
from smashrules.effects.node import walk
from smashrules.effects.selectors import (
    ANY_NUMBER,
    EVERY,
    ONE,
    Among,
    At,
    Controlled,
    ControllerOf,
    EitherOf,
    Extreme,
    Host,
    Kind,
    On,
    Other,
    Pile,
    Ref,
    Select,
    This,
    You,
)
from smashrules.effects.verbs import Verb
from smashrules.text.clauses.said import Said
from smashrules.text.nouns.determiners import Thing
from smashrules.text.nouns.pooled import shared_out
from smashrules.text.structure.attach import Dep, UnfitError
from smashrules.text.structure.syntax import Phrase
from smashrules.text.trees.kinds import KINDS
from smashrules.text.trees.pending import THE_OTHER, Pron, temporary
from smashrules.text.trees.rebuilding import sort_filters, transform

CARDS = frozenset(KINDS.values())


def each_thing(said: Said) -> list[Said]:
    """ "move a monster or one of your minions": one clause for each, as each leaves a base of its own."""
    thing = said.object
    if thing is None or said.verb != "move" or not isinstance(thing.node, EitherOf) or thing.node.mixed:
        return [said]
    return [replace(said, object=replace(thing, node=each)) for each in thing.node.parts]


def apart(act: Act) -> Any:
    """ "play a minion or an action": a choice between two deeds."""
    if (shared := shared_out(act)) is not None:
        return shared
    if isinstance(act.what, Select) and isinstance(act.what.zone, EitherOf):
        ends = [each for each in act.what.zone.parts if isinstance(each, Pile)]
        ways = tuple(with_part(act, "what", replace(act.what, zone=each)) for each in ends)
        return OneOf(ways, span=act.span)
    for name in ("what", "to", "source"):
        value = getattr(act, name)
        if isinstance(value, EitherOf) and not (name == "to" and any(isinstance(each, Pile) for each in value.parts)):
            parts = _one_chosen(value.parts) if act.verb is Verb.CHOOSE and not value.mixed else value.parts
            options = tuple(apart(with_part(act, name, each)) for each in parts)
            return OneOf(options, most=len(options) if value.mixed else 1, span=act.span)
    return act


def _one_chosen(parts: tuple[Any, ...]) -> tuple[Any, ...]:
    """ "Choose a minion or an action. Destroy it": whichever was chosen is what is spoken of."""
    if any(not isinstance(each, Select) or each.quantity != ONE or each.kind not in CARDS for each in parts):
        return parts
    return tuple(replace(each, label=parts[0].label) for each in parts)


def from_each(act: Act, source: Dep | None) -> Any:
    """ "move a minion from each base to here": one from each of these bases; "from other bases": from any of them."""
    bases, what, item = act.source, act.what, source.item if source is not None else None
    if not isinstance(bases, Select) or bases.kind is not Kind.BASE or bases.quantity != EVERY or act.by is not None:
        return act
    if not isinstance(item, Phrase) or not any(each.word in ("each", "every", "all") for each in item.parts[0][0]):
        return act
    if not isinstance(what, Select) or what.quantity in (EVERY, ANY_NUMBER):
        return act
    if bases.label is None:
        raise UnfitError("from each of which")
    among = isinstance(act.to, Select) and any(isinstance(each, Among) for each in act.to.filters)
    if among or (isinstance(act.to, Pron) and act.to.words == THE_OTHER):
        raise UnfitError("what has come to one of them could go back from there")
    return ForEach(bases, with_part(act, "source", Ref(bases.label, span=bases.span)), span=act.span)


def at_each(act: Act, text: str) -> Any:
    """ "destroy a minion on each of them", "an action on each base": one at each of these bases; "on each of your
    minions": one on each of these. ``text`` tells whether it says "each"."""
    what = act.what
    if not isinstance(what, Select) or what.quantity in (EVERY, ANY_NUMBER) or act.by is not None:
        return act
    if any(isinstance(each, Extreme) for each in what.filters):
        return act  # "the lowest-power minion on each base": the one of each base anyway
    for each in what.filters:
        over = each.place if isinstance(each, At) else each.host if isinstance(each, On) else None
        told = isinstance(each, At) or (isinstance(each, On) and _says_each(over, text))
        if told and isinstance(over, Select) and over.quantity == EVERY and over.label is not None:
            if over.kind is not Kind.BASE and any(isinstance(node, Pron) for node in walk(act.to or over)):
                raise UnfitError("its own, or that of the one that it is on")
            it: Any = Ref(over.label, span=over.span)
            there: Any = At(it, span=each.span) if isinstance(each, At) else On(it, span=each.span)
            filters = tuple(there if other is each else other for other in what.filters)
            return ForEach(over, with_part(act, "what", replace(what, filters=filters)), span=act.span)
    return act


def _says_each(over: Any, text: str) -> bool:
    said = text[slice(*over.span)].lower().split()
    return bool({"each", "every", "all"} & set(said[:2]))


def of_others(act: Act) -> Act:
    """ "each player destroys another player's minion": another than the one who does it."""
    parts = {name: getattr(act, name) for name in ("what", "to", "source", "with_")}
    changed = {name: others_than(act.by, value) for name, value in parts.items() if value is not None}
    whole: Any = act
    again: Act = replace(whole, **changed)
    return again


def others_than(doer: Any, body: Any) -> Any:
    """``body``, said of who does it: another player is another than they are, or than who controls the card that
    does it."""
    if doer is None or isinstance(doer, (You, This)):
        return body
    than: Any = Ref(doer.label) if isinstance(doer, Select) and doer.label is not None else doer
    if isinstance(doer, Select) and doer.kind in CARDS:
        if Controlled(You()) in doer.filters:
            return body
        than = ControllerOf(than)
    elif isinstance(doer, Host):
        than = ControllerOf(doer)

    def change(node: Any) -> Any:
        return replace(node, than=than) if isinstance(node, Other) and isinstance(node.than, You) else node

    return transform(body, change)


def held_until(body: Any) -> bool:
    """Whether the deed itself ends then ("take control of it, or of another, until the end of the turn")."""
    deeds: tuple[Any, ...] = body.options if isinstance(body, OneOf) else (body,)
    if isinstance(body, Seq):  # what is chosen first is only chosen
        deeds = tuple(each for each in body.parts if not (isinstance(each, Act) and each.verb is Verb.CHOOSE))
    return all(isinstance(each, Act) and each.until is not None for each in deeds)


def those(thing: Thing | None, bodies: list[Any]) -> Thing | None:
    """ "cannot move minions from here or return them": what the part before could not be done to."""
    act = bodies[-1].act if bodies and isinstance(bodies[-1], Cannot) else None
    if thing is None or act is None or not isinstance(thing.node, Pron) or not isinstance(act.what, Select):
        return thing
    placed = any(isinstance(each, (At, On)) for each in act.what.filters)
    if thing.node.form != "it" or not thing.node.many or (act.source is not None and placed):
        raise UnfitError("which of them")
    there = () if act.source is None else (At(act.source, span=act.source.span),)
    again = replace(act.what, filters=sort_filters([*act.what.filters, *there]), label=temporary(thing.node.span[0]))
    return replace(thing, node=replace(again, span=thing.node.span), cat="card")


def unnamed(body: Any) -> Any:
    """What cannot be done, without labels for who does it to what where nothing in it speaks of them."""
    if not isinstance(body, Cannot) or any(isinstance(each, (Pron, Ref)) for each in walk(body)):
        return body
    act: Any = body.act
    for name in ("by", "what"):
        part = getattr(act, name)
        act = replace(act, **{name: replace(part, label=None)}) if isinstance(part, Select) else act
    return replace(body, act=act)


def with_part(act: Any, name: str, value: Any) -> Act:
    again: Act = replace(act, **{name: value})
    return again
