"""What no card can mean, although the tables allow it: a bound tree that says so is not a reading.

Knows bound trees and what the rules make impossible whatever the board is (a thing is not played at its own base, an
base is another one than some base). Knows no words and no state.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import CardText, Instruction, Replacement, Triggered
from smashrules.effects.actions import Act, Delayed, Lasting, May, Modify, Moment, OneOf, Side, Unaffected, While
from smashrules.effects.conditions import Complied, Done, Is, Relation, TurnOf
from smashrules.effects.node import walk
from smashrules.effects.selectors import (
    ONE,
    Alike,
    Among,
    At,
    BaseOf,
    Both,
    Controlled,
    ControllerOf,
    Here,
    Kind,
    On,
    Other,
    OwnerOf,
    Pile,
    Quantity,
    Ref,
    Select,
    SharesName,
    Stat,
    This,
    Trait,
    You,
    Zone,
)
from smashrules.effects.verbs import Verb
from smashrules.text.binding.reshaping import transform
from smashrules.text.sentences.lines import STATEMENTS

_IN_PLAY = (None, Pile(Zone.PLAY))
_ARRIVING = (Verb.PLAY, Verb.MOVE)
_KINDS_PLAYED = {Kind.MINION, Kind.ACTION, Kind.BASE}
_SPARING = (Verb.DESTROY, Verb.DISCARD, Verb.RETURN, Verb.PLACE, Verb.MOVE, Verb.SHUFFLE, Verb.DRAW, Verb.TRANSFER)
_STARTED = Moment(Side.START)
_TAKES_COUNTERS = (Kind.MINION, Kind.TITAN, Kind.MONSTER, Kind.FUSION, Kind.CARD)


def nonsense(tree: CardText, type: str, lies_on: Kind | None = None) -> str | None:  # noqa: A002
    """What is impossible in ``tree``, for a card of ``type``; None if nothing is.

    ``lies_on``: what the card is played on, where that is said elsewhere.

    >>> from smashrules.text.reading.reading import read
    >>> nonsense(read("Destroy a minion here.", type="minion").tree, "minion") is None
    True
    """
    return next(_faults(tree, type, lies_on is not None), None)


def seen_from_base(tree: CardText) -> CardText:
    """``tree`` of a base, with "other players" told apart from the player meant: nobody is "you" on a base.

    "During each player's turn, other players' minions here": than the one whose turn it is. With minions that other
    players' cards do not affect: than their controllers."""

    def change(node: Any) -> Any:
        if isinstance(node, Unaffected) and isinstance(node.what, Select) and not _speaks_of_you(node.what):
            return replace(node, by=_other_than(node.by, ControllerOf(Ref(node.what.label or 0))))
        if isinstance(node, While) and isinstance(node.condition, TurnOf) and isinstance(node.condition.who, Select):
            return replace(node, statement=_other_than(node.statement, Ref(node.condition.who.label or 0)))
        return node

    changed = transform(tree, change)
    assert isinstance(changed, CardText)
    return changed


def _speaks_of_you(node: Any) -> bool:
    return any(isinstance(each, You) for each in walk(node))


def _other_than(node: Any, whom: Any) -> Any:
    """``node`` with "other players" told apart from ``whom`` rather than from you."""

    def change(each: Any) -> Any:
        other = isinstance(each, Other) and isinstance(each.than, You)
        return replace(each, than=replace(whom, span=each.span)) if other else each

    return transform(node, change)


def _all(what: Any) -> bool:
    return isinstance(what, Select) and what.quantity.every


def _faults(tree: CardText, type: str, lies: bool) -> Iterator[str]:  # noqa: A002
    nodes = list(walk(tree))
    selects = [node for node in nodes if isinstance(node, Select)]
    kinds = {node.label: node.kind for node in selects if node.label}
    at_base = {node.label for node in selects if _at_a_base(node)}
    named_like = [node.with_ for node in nodes if isinstance(node, SharesName)]
    namesakes = {each.label for each in named_like if isinstance(each, Select) and each.zone in _IN_PLAY}
    pairs = {node.label for node in selects if node.quantity == Quantity(2, 2)}
    singles = {node.label for node in selects if node.quantity == ONE}
    buried = any(isinstance(node, Act) and node.verb is Verb.BURY and _itself(node.what) for node in nodes)
    nowhere = type == "action" and tree.play_on is None and not (buried or lies)
    told = [node.by for node in nodes if isinstance(node, (Act, May))]
    done_to = [id(node.what) for node in nodes if isinstance(node, Act) and node.verb in _SPARING]
    over = {
        id(node.act) for node in nodes if isinstance(node, Done)
    }  # "it was moved to its base": to where it is now
    others = {each.label for each in selects if Other(You()) in each.filters}
    for node in nodes:
        if isinstance(node, Is) and isinstance(node.what, This) and _controllers(node.description) & others:
            yield "what you control is controlled by another player"
        if isinstance(node, Complied) and isinstance(node.who, (ControllerOf, OwnerOf)) and node.who not in told:
            yield "who does what nobody was told to"
        elif isinstance(node, Other) and isinstance(node.than, Here) and nowhere:
            yield "another base than which: an action that is not played on anything is at none"
        elif isinstance(node, Select) and node.quantity.but and id(node) not in done_to:
            yield "all but how many are spared by what is done to them"
        elif isinstance(node, Lasting) and node.stays and nowhere:
            yield "in play for how long: an action that is not played on anything does not stay"
        elif isinstance(node, Select) and node.quantity == ONE and Alike(Trait.BASE) in node.filters:
            yield "one thing is alike to what"
        elif isinstance(node, Delayed) and node.when == _STARTED:
            yield "the start of the turn that is going on is over"
        elif isinstance(node, Act) and node.verb is Verb.USE and node.extra and node.by is None and _all(node.what):
            yield "all of them are used once more, for how long"
        elif isinstance(node, Replacement) and _as_before(node):
            yield "what would happen happens instead"
        elif isinstance(node, Relation) and node.left == node.right:
            yield "a number compared with itself"
        elif isinstance(node, (Instruction, Triggered)) and _idle(node.effect):
            yield "all that is done is to choose"
        elif isinstance(node, OneOf) and any(isinstance(each, STATEMENTS) for each in node.options):
            yield "true for how long"
        elif isinstance(node, BaseOf) and isinstance(node.what, Select) and not _of_two(node.what, pairs, singles):
            yield "the other of how many"
        elif isinstance(node, Modify) and isinstance(node.what, This) and _powerless(node, type):
            yield "an action that is no minion has no power"
        elif isinstance(node, Act):
            yield from _impossible(node, kinds, id(node) in over)
            if node.verb is Verb.COPY and _kind_of(node.what, kinds) is not Kind.ACTION:
                yield "an ability that lasts is copied for how long"
            if node.verb in (Verb.PLAY, Verb.DRAW) and _among(node.what) & at_base:
                yield "what is at a base is neither played nor drawn"
            if node.verb in (Verb.PLAY, Verb.DRAW) and isinstance(node.what, Ref) and node.what.label in namesakes:
                yield "what is in play is neither played nor drawn"


def _powerless(change: Modify, type: str) -> bool:  # noqa: A002
    """Whether a power changes that an action itself would have."""
    return type == "action" and change.stat is Stat.POWER and getattr(change.what, "kind", None) is Kind.ACTION


def _as_before(node: Replacement) -> bool:
    """ "If it would be destroyed, destroy it instead.": the same is done to the same."""
    deed: Any = node.effect.effect if isinstance(node.effect, May) else node.effect
    return isinstance(deed, Act) and deed == replace(node.event, by=deed.by)


def _controllers(select: Select) -> set[int]:
    """The labels of those who control it."""
    found = [each.by for each in select.filters if isinstance(each, Controlled) and not each.negated]
    return {each.label for each in found if isinstance(each, Ref)}


def _kind_of(what: Any, kinds: dict[int, Kind]) -> Kind | None:
    return kinds.get(what.label) if isinstance(what, Ref) else getattr(what, "kind", None)


def _at_a_base(select: Select) -> bool:
    return select.zone is None and any(isinstance(each, At) for each in select.filters)


def _among(what: Any) -> set[int | None]:
    """The labels of what some of which are meant ("one of them")."""
    groups: list[Any] = [each.group for each in getattr(what, "filters", ()) if isinstance(each, Among)]
    flat = [each for group in groups for each in (group.parts if isinstance(group, Both) else (group,))]
    return {each.label for each in flat if isinstance(each, Ref)}


def _of_two(what: Select, pairs: set[int | None], singles: set[int | None]) -> bool:
    """Whether "the other one of them" is one of two."""
    of = _among(what)
    return of <= pairs or (len(of) == 2 and of <= singles)


def _impossible(act: Act, kinds: dict[int, Kind], over: bool) -> Iterator[str]:
    what, to = act.what, act.to
    if act.verb in _ARRIVING and what is not None and not over and to == BaseOf(what):
        yield "nothing is played at, or moved to, its own base"
    if act.verb is Verb.PLAY and isinstance(what, Select) and what.zone == Pile(Zone.PLAY):
        yield "what is in play is not played"
    if act.verb is Verb.DISCARD and isinstance(what, Select) and what.kind is Kind.CARD and _at_a_base(what):
        yield "what is discarded from a hand is at no base"
    if act.verb is Verb.MOVE and _kind_of(to, kinds) is Kind.ACTION:
        yield "nothing moves to an action"
    if act.verb is Verb.CANCEL and isinstance(what, This):
        yield "a card does not cancel itself"
    if act.verb is Verb.PLAY and isinstance(what, Ref):
        played = kinds.get(what.label)
        if {played, act.as_extra} <= _KINDS_PLAYED and played is not act.as_extra:
            yield f"a {played} is no extra {act.as_extra}"
        if played is Kind.BASE and to is not None:
            yield "a base is not played on anything"
    receiver = kinds.get(to.label) if act.verb is Verb.PUT_COUNTER and what is None and isinstance(to, Ref) else None
    if receiver is not None and receiver not in _TAKES_COUNTERS:
        yield "a +1 power counter on what has no power"
    carried = what.filters if act.verb is Verb.TRANSFER and isinstance(what, Select) else ()
    if any(isinstance(each, On) and each.host == to for each in carried):
        yield "transferred to where it is"


def _idle(effect: Any) -> bool:
    """ "Play after you destroy a minion. Choose its base.": what that is for is said in another ability."""
    chosen = effect.what if isinstance(effect, Act) and effect.verb is Verb.CHOOSE else None
    return isinstance(chosen, BaseOf) or (isinstance(chosen, Select) and chosen.label is None)


def _itself(what: Any) -> bool:
    return isinstance(what, This)
