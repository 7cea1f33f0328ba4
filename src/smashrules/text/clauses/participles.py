"""Participles behind a noun made into filters: "the minions destroyed this way", "an action played on a base".

Each verb that says more than that something was done to the thing is a function of its own. Clauses with a verb that
is conjugated ("a minion that was destroyed") are in ``relatives``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from smashrules.effects.node import Span
from smashrules.effects.selectors import (
    Alike,
    Among,
    At,
    Candidate,
    Controlled,
    Here,
    On,
    Owned,
    Pile,
    StoredUnder,
    This,
    Trait,
    Zone,
)
from smashrules.effects.verbs import Verb
from smashrules.text.nouns.determiners import DONE_VERBS, Thing, evolve_prep
from smashrules.text.structure.attach import Dep, UnfitError, tag, verb_of
from smashrules.text.structure.heads import read_head
from smashrules.text.structure.syntax import Sub, Word
from smashrules.text.trees.kinds import CARD_KINDS
from smashrules.text.trees.pending import Pron, reference

if TYPE_CHECKING:
    from smashrules.text.clauses.relatives import Relatives

BURIED = ("card", "minion", "action")
# "played on a base", "played on a minion", "played on it"
HOSTS = (["on:base"], ["on:card"], ["on:it"])


class Participle(Struct, frozen=True, gc=False):
    """A participle with what belongs to it (``told``: the tags of that), behind a noun of that ``kind``."""

    sub: Sub
    dep: Dep
    kind: str
    told: list[str]
    span: Span


def participle(builder: Relatives, sub: Sub, dep: Dep, kind: str, span: Span) -> Iterator[Any]:
    """The filters that it can mean. Raises ``UnfitError``."""
    said = Participle(sub, dep, kind, [tag(each.item) for each in dep.parts], span)
    yield from _this_way(said)
    verbs = verb_of(sub.head[-1].word)
    if len(verbs) == 1 and verbs[0] in _BY_VERB:
        yield from _BY_VERB[verbs[0]](builder, said)
    if verbs != ["bury"] or kind not in BURIED:  # what is buried lies there
        yield from _this_turn(builder, said)


def _this_way(said: Participle) -> Iterator[Among]:
    """ "(The minions) destroyed this way", "(each card) discarded"."""
    head = said.sub.head[0].word
    done = _done(verb_of(head), said.kind)
    if done is not None and all(each == "remark" for each in said.told):
        yield Among(reference("done", head, frozenset(), None, done, said.sub.start, span=said.span), span=said.span)


def _done(verbs: Sequence[str], kind: str) -> Verb | None:
    """What was done to a thing of that kind: "each counter placed", "the cards discarded"; None where that is done to
    no such thing."""
    done = DONE_VERBS.get(verbs[0]) if verbs else None
    if kind == "counter" and verbs:
        return Verb.PUT_COUNTER if verbs[0] in ("place", "add") else done
    return None if done is Verb.REMOVE_COUNTER else done


def _this_turn(builder: Relatives, said: Participle) -> Iterator[Any]:
    """ "(Minions) played here this turn"."""
    if said.kind not in CARD_KINDS or "now" not in said.told:
        return
    head = replace(read_head(said.sub.head), form="", passive=True, past=True, many=None)
    for clause in builder.filled(head, Thing("card", Candidate()), said.dep.parts, said.sub.head):
        if "until" in clause.fields:
            continue  # that is said of what is done now
        with suppress(UnfitError):
            yield builder._done_then(clause, said.span)


def _played(builder: Relatives, said: Participle) -> Iterator[On | At]:
    """ "(An action) played on a minion", "played here"."""
    if said.told in HOSTS and said.kind in ("action", "card"):
        yield On(builder.slot(said.dep.parts[0], "to"), span=said.span)
    if said.told == ["place"] and said.kind == "action":
        yield At(builder.slot(said.dep.parts[0], "at"), span=said.span)


def _attached(builder: Relatives, said: Participle) -> Iterator[On]:
    """ "(An action) attached to it"."""
    if said.told in (["to:card"], ["to:it"], ["to:base"]):
        bearer: Any = builder.phrase(evolve_prep(said.dep.parts[0])).node
        if isinstance(bearer, Pron):
            bearer = replace(bearer, kinds=CARD_KINDS)
        yield On(bearer, span=said.span)


def _buried(builder: Relatives, said: Participle) -> Iterator[list[Any]]:
    """ "(A card) buried here"."""
    if said.kind in BURIED:
        yield from buried(builder, said.dep, said.span)


def buried(builder: Relatives, dep: Dep, span: Span) -> Iterator[list[Any]]:
    """ "Buried here", "buried there by another player": who has buried a card controls it."""
    where = [each for each in dep.parts if tag(each.item) in ("place", "on:base")]
    who = [each for each in dep.parts if tag(each.item) in ("by:player", "by:it")]
    if len(where) > 1 or len(who) > 1 or len(where) + len(who) < len(dep.parts):
        return
    found: list[Any] = [Pile(Zone.BURIED, span=span)]
    found += [Controlled(builder.phrase(evolve_prep(each)).node, span=span) for each in who]
    yield [*found, *(At(builder.slot(each, "at"), span=span) for each in where)]


def _stored(builder: Relatives, said: Participle) -> Iterator[StoredUnder]:
    """ "(The cards) stored under this minion", "stored here": under the base or the card that says it."""
    if said.told in (["under:card"], ["under:it"], ["under:base"]):
        yield StoredUnder(builder.slot(said.dep.parts[0], "to"), span=said.span)
    if said.told == ["place"] and isinstance(said.dep.parts[0].item, Word) and said.dep.parts[0].item.word == "here":
        if builder.type == "base":
            yield StoredUnder(Here(span=said.span), span=said.span)
        elif "under this" in builder.text:  # what the card stores lies under itself
            yield StoredUnder(This(span=said.span), span=said.span)


def _controlled(builder: Relatives, said: Participle) -> Iterator[Controlled | Alike]:
    """ "(A minion) controlled by another player", "(two minions) controlled by different players"."""
    yield from _of(builder, said, Controlled, None)


def _owned(builder: Relatives, said: Participle) -> Iterator[Owned | Alike]:
    """ "(A minion) owned by another player"."""
    yield from _of(builder, said, Owned, Trait.OWNER)


def _of(builder: Relatives, said: Participle, made: Any, trait: Trait | None) -> Iterator[Any]:
    if said.told not in (["by:player"], ["by:it"]):
        return
    who = builder.phrase(evolve_prep(said.dep.parts[0]))
    if who.cat in ("unlike", "alike"):
        yield Alike(trait or who.node, who.cat == "unlike", span=said.span)
    else:
        yield made(who.node, span=said.span)


_BY_VERB: dict[str, Callable[[Relatives, Participle], Iterator[Any]]] = {
    "play": _played,
    "attach": _attached,
    "bury": _buried,
    "store": _stored,
    "control": _controlled,
    "own": _owned,
}
"""What a verb says of where a thing is or whose it is, beside that it was done."""
