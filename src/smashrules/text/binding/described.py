"""What is spoken of only within the words for something else: "a base where you have a minion ... that minion".

It is one of those by which the other was described, and whoever carries the text out chooses which: where each player
with two or more minions here destroys one of them, it is of their own minions here. Knows trees whose references are
not bound yet.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import CardText, Instruction
from smashrules.effects.actions import Act, ForEach, May
from smashrules.effects.conditions import Has, Outnumbers
from smashrules.effects.node import walk
from smashrules.effects.selectors import (
    EVERY,
    ONE,
    Among,
    At,
    Candidate,
    Controlled,
    Having,
    Here,
    Host,
    Kind,
    On,
    Pile,
    Quantity,
    Ref,
    Select,
    StoredUnder,
    This,
    Where,
    You,
    Zone,
)
from smashrules.effects.verbs import Verb
from smashrules.text.trees.kinds import CARD_KINDS
from smashrules.text.trees.pending import Pron, temporary
from smashrules.text.trees.rebuilding import sort_filters, transform


def as_described(tree: CardText, lost: Iterable[Pron]) -> CardText:
    """``tree`` with the first of the ``lost`` references that was spoken of so as the thing that it is."""
    for pron in lost:
        told = pron.form == "that"
        ways = (_within, partial(_carried, tree), _stored, _had) if told else (_had,)
        found = [each for node in tree.nodes for way in ways if (each := way(node, pron)) is not None]
        if len(found) == 1:
            changed = transform(_with(tree, pron, found[0]), of_those)
            assert isinstance(changed, CardText)
            return changed
    return tree


def _with(tree: CardText, pron: Pron, meant: Select) -> CardText:
    """``tree`` with ``meant`` where ``pron`` stands; what is said of the same word besides ("another base" than its
    own) refers to it."""
    said: list[Select] = []

    def change(node: Any) -> Any:
        if node is not pron:
            return node
        said.append(meant)
        return meant if len(said) == 1 else Ref(meant.label or 0, span=pron.span)

    changed = transform(tree, change)
    assert isinstance(changed, CardText)
    return changed


def _within(node: Any, pron: Pron) -> Select | None:
    """One of the things by which ``node``, a base spoken of before ``pron``, was described."""
    if not isinstance(node, Select) or node.kind is not Kind.BASE or node.quantity != ONE or node.label is None:
        return None
    held = [each.condition for each in node.filters if isinstance(each, Where)]
    has = held[0] if len(held) == 1 else None
    if not isinstance(has, Has) or node.span[0] >= pron.span[0]:
        return None
    what = has.what
    if has.at != Candidate() or not isinstance(has.who, You) or what.quantity != Quantity(1, None):
        return None
    if pron.many is not False or pron.kinds != frozenset((what.kind.value,)) or what.zone is not None:
        return None
    there = At(Ref(node.label, "there", span=pron.span), span=pron.span)
    filters = sort_filters([*what.filters, Controlled(You(span=pron.span), span=pron.span), there])
    label = temporary(pron.span[0])
    return replace(what, quantity=ONE, filters=filters, label=label, span=pron.span)


_SENT_OFF = (Verb.DESTROY, Verb.RETURN, Verb.PLACE, Verb.SHUFFLE, Verb.DISCARD, Verb.BURY, Verb.STORE)


def _carried(tree: CardText, node: Any, pron: Pron) -> Select | None:
    """What lies on ``node``, a card in play that was described by it ("a minion with an action on it ... that
    action"); of what has left play no more is said here."""
    if not isinstance(node, Select) or node.quantity != ONE or node.label is None or node.span[0] >= pron.span[0]:
        return None
    held = [each.what for each in node.filters if isinstance(each, Having) and isinstance(each.what, Select)]
    gone = any(isinstance(each, Act) and each.what is node and each.verb in _SENT_OFF for each in tree.nodes)
    if len(held) != 1 or node.zone is not None or gone or pron.many is None:
        return None
    what = held[0]
    low = what.quantity.low
    if (
        pron.kinds != frozenset((what.kind.value,))
        or not isinstance(low, int)
        or not low
        or (low > 1 and not pron.many)
    ):
        return None
    filters = sort_filters([*what.filters, On(Ref(node.label, "it", span=pron.span), span=pron.span)])
    quantity = EVERY if pron.many else ONE
    return replace(what, quantity=quantity, filters=filters, label=temporary(pron.span[0]), span=pron.span)


def _stored(node: Any, pron: Pron) -> Select | None:
    """ "Store a card from your hand under this base. After this base scores, draw one of those cards": those that are
    stored there by then, however many there are."""
    if not isinstance(node, Act) or node.verb is not Verb.STORE or node.span[0] >= pron.span[0]:
        return None
    kinds = {Kind.CARD, *([node.what.kind] if isinstance(node.what, Select) else [])}
    kind = next((each for each in kinds if pron.kinds == frozenset((each.value,))), None)  # "that action"
    if not isinstance(node.to, (This, Host, Here)) or pron.many is None or kind is None:
        return None
    there = (StoredUnder(node.to, span=pron.span),)
    return Select(kind, EVERY if pron.many else ONE, there, label=temporary(pron.span[0]), span=pron.span)


def stored_by_then(tree: CardText, pron: Pron, meant: Iterable[Any]) -> bool:
    """Whether ``pron`` speaks of what another clause has stored, where it could mean only that or, in other clauses,
    what is in play: "... if you have a minion here, you may store a card here. After this base scores, draw one of
    those cards"."""
    nodes: Iterable[Any] = tree.nodes
    stored = [each for each in nodes if _stored(each, pron) is not None]
    if pron.form != "that" or len(stored) != 1:
        return False
    for ability in tree.abilities:  # stored once, and spoken of by the same ability: that very card
        once = any(isinstance(clause, Instruction) and stored[0] in walk(clause) for clause in ability.clauses)
        if not pron.many and once and any(each is pron for clause in ability.clauses for each in walk(clause)):
            return False
    clauses = [clause for ability in tree.abilities for clause in ability.clauses]
    own = {id(node) for clause in clauses if any(each is pron for each in walk(clause)) for node in walk(clause)}
    others = [each for each in meant if each is not stored[0].what]
    apart = all(isinstance(each, Select) and each.zone is None and id(each) not in own for each in others)
    return apart and id(stored[0]) not in own


def _had(node: Any, pron: Pron) -> Select | None:
    """What the players who do ``node`` were described by having: all of theirs for "them", one for "it"."""
    has = _asked_of_doers(node) or _more_of_doers(node)
    if has is None:
        return None
    who: Any = _doers(node)
    what = has.what
    theirs = Ref(who.label, "their", span=pron.span)
    low, high = what.quantity.low, what.quantity.high
    spoken = any(each is pron for each in walk(node)) and not any(each is pron for each in walk(who))
    if not spoken or what.kind.value not in CARD_KINDS or pron.many is None or not isinstance(low, int) or not low:
        return None
    if (pron.kinds and not pron.kinds & {what.kind.value, "card"}) or (low > 1 and not pron.many):
        return None
    if pron.many and high == 1:
        return None
    if low > 1 and isinstance(has.at, Select) and has.at.quantity == ONE:
        return None  # several on one base: on which of theirs it is cannot be said again
    filters, zone = list(what.filters), what.zone
    if isinstance(zone, Pile) and zone.of == Candidate():  # "with three cards in their hand"
        zone = replace(zone, of=theirs)
    elif zone in (None, Pile(Zone.PLAY)):
        filters.append(Controlled(theirs, span=pron.span))
    else:
        return None
    if has.at is not None:
        filters.append(At(has.at, span=has.span))
    quantity = EVERY if pron.many else ONE
    kept = sort_filters(filters)
    return Select(what.kind, quantity, kept, zone, label=temporary(pron.span[0]), span=pron.span)


_DOING = (Act, May, ForEach)


def _doers(node: Any) -> Any:
    """Who does it, or of each of whom it is said."""
    if isinstance(node, ForEach):
        return node.over
    return node.by if isinstance(node, (Act, May)) else None


def _asked_of_doers(node: Any) -> Has | None:
    """What the players who do ``node`` have, or had to have, to be those that are meant."""
    has = _held_of_doers(node)
    return has if isinstance(has, Has) and has.who == Candidate() else None


def _more_of_doers(node: Any) -> Has | None:
    """What the players who do ``node`` have more of than others, as several that they have."""
    more = _held_of_doers(node)
    if not isinstance(more, Outnumbers) or more.who != Candidate():
        return None
    theirs = tuple(each for each in more.what.filters if each != Controlled(Candidate()))
    return Has(more.who, replace(more.what, filters=theirs, quantity=Quantity(2, None)), span=more.span)


def _held_of_doers(node: Any) -> Any:
    """The condition by which the players who do ``node`` are told."""
    who = _doers(node)
    if not isinstance(who, Select) or who.kind is not Kind.PLAYER or who.label is None:
        return None
    held = [each.condition for each in who.filters if isinstance(each, Where)]
    return held[0] if len(held) == 1 and (who.quantity.every or who.quantity == ONE) else None


def had_by_doers(tree: CardText) -> set[int]:
    """The descriptions of what those who do something have, by id: nothing that is picked out before it is done."""
    doing = [each for each in tree.nodes if type(each) in _DOING]
    return {id(has.what) for node in doing if (has := _asked_of_doers(node)) is not None}


def of_those(node: Any) -> Any:
    """ "One of their minions here", where it was one of those that are so described."""
    group = node.filters[0].group if _one_of_them(node) else None
    if not isinstance(group, Select) or group.quantity != EVERY or node.zone is not None:
        return node
    return replace(node, kind=group.kind, filters=group.filters, zone=group.zone)


def _one_of_them(node: Any) -> bool:
    return isinstance(node, Select) and len(node.filters) == 1 and isinstance(node.filters[0], Among)
