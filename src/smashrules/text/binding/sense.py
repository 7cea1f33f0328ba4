"""What no card can mean, although the tables allow it: a bound tree that says so is not a reading.

Knows bound trees and what the rules make impossible whatever the board is (a thing is not played at its own base, an
base is another one than some base). Knows no words and no state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from smashrules.effects.abilities import CardText, Continuous, Instruction, Replacement, Triggered
from smashrules.effects.actions import (
    STATEMENTS,
    Act,
    Awaits,
    Becomes,
    Cost,
    ForEach,
    Lasting,
    May,
    Modify,
    Moment,
    OneOf,
    Side,
    While,
)
from smashrules.effects.amounts import Count, Minus, Total
from smashrules.effects.conditions import Did, Done, Is, Not, Relation, Was
from smashrules.effects.node import walk
from smashrules.effects.selectors import (
    BODIED,
    NONE,
    ONE,
    PLAYERS_PILES,
    Alike,
    Among,
    At,
    BaseOf,
    Both,
    Candidate,
    Compare,
    Controlled,
    EitherOf,
    Having,
    Here,
    Host,
    Kind,
    On,
    Other,
    Owned,
    Pile,
    PreviousBaseOf,
    Quantity,
    Ref,
    Replacing,
    SameName,
    Select,
    SharesName,
    Standard,
    Stat,
    StoredUnder,
    This,
    Trait,
    You,
    Zone,
)
from smashrules.effects.verbs import Verb
from smashrules.text.binding.between_clauses import spoken_of_elsewhere
from smashrules.text.binding.chosen_in_vain import chosen_in_vain
from smashrules.text.binding.compared_with_another import compared_with_another
from smashrules.text.binding.done_by_both import of_one_of_both
from smashrules.text.binding.either_sort import spoken_of_outside
from smashrules.text.binding.from_a_base import of_whom_others
from smashrules.text.binding.gone_by_then import gone_by_then
from smashrules.text.binding.how_played import unanswered_plays
from smashrules.text.binding.in_play import at_a_base, at_no_base, drawn_meanwhile, in_play
from smashrules.text.binding.known_by_then import not_known_yet
from smashrules.text.binding.most_there import of_most_elsewhere
from smashrules.text.binding.nobody_told import nobody_told
from smashrules.text.binding.not_any_more import not_any_more
from smashrules.text.binding.of_itself import said_of_itself
from smashrules.text.binding.other_of_two import among, is_of_two, of_the_other
from smashrules.text.binding.scored_anyway import scored_anyway
from smashrules.text.binding.told_in_vain import told_in_vain
from smashrules.text.binding.what_it_is import asked_in_vain, played_by_itself
from smashrules.text.binding.where_it_can_be import lies_there, out_of_place
from smashrules.text.trees.kinds import CARD_KINDS

_IN_PLAY = (None, Pile(Zone.PLAY))
_ARRIVING = (Verb.PLAY, Verb.MOVE)
_KINDS_PLAYED = {Kind.MINION, Kind.ACTION, Kind.BASE}
_SPARING = (
    Verb.DESTROY,
    Verb.DISCARD,
    Verb.RETURN,
    Verb.PLACE,
    Verb.MOVE,
    Verb.SHUFFLE,
    Verb.DRAW,
    Verb.TRANSFER,
    Verb.REMOVE_COUNTER,
)
_STARTED = Moment(Side.START)
_TWO = Quantity(2, 2)
_ASKED = (Did, Was)
_BODIES = (Kind.MINION, Kind.TITAN, Kind.MONSTER, Kind.BASE)
_OF_PLAYERS = (Verb.DRAW, Verb.DISCARD, Verb.SEARCH)
"""What is done by no card, whatever "each of them" could be."""
_TAKES_COUNTERS = (Kind.MINION, Kind.TITAN, Kind.MONSTER, Kind.FUSION, Kind.CARD)


def nonsense(tree: CardText, type: str, lies_on: Kind | None = None) -> str | None:  # noqa: A002
    """What is impossible in ``tree``, for a card of ``type``; None if nothing is.

    ``lies_on``: what the card is played on, where that is said elsewhere.

    >>> from smashrules.text.reading.reading import read
    >>> nonsense(read("Destroy a minion here.", type="minion").tree, "minion") is None
    True
    """
    if type == "base" and of_whom_others(tree):
        return "other players than whom"
    return next(_faults(tree, type, lies_on is not None), None)


def _all(what: Any) -> bool:
    return isinstance(what, Select) and what.quantity.every


class _Told(Struct, frozen=True):
    """What one tree says elsewhere than at the node that is looked at."""

    type: str
    nowhere: bool
    """Whether it stands on an action that lies at no base."""
    kinds: dict[int, Kind]
    at_base: set[int | None]
    namesakes: set[int | None]
    """The labels of cards in play that have the name of another."""
    pairs: set[int | None]
    singles: set[int | None]
    spared: set[int]
    """What is done to something that may be spared, by id."""
    over: set[int]
    """Deeds that conditions tell of, by id: "it was moved to its base" is to where it is now."""
    others: set[int | None]
    """The labels of other players."""
    each_time: set[int]
    """What is done for each of several, by id."""
    standard: set[int | None]
    """The labels of actions that do not stay."""
    replaces: bool
    """Whether something is replaced."""
    answers: bool
    """Whether it is asked what the event was to which something is the answer."""
    named: set[int | None]
    """The labels of what is only named."""
    asks_of_plays: bool
    """Whether it is asked what was played."""
    returned: set[int | None]
    """The labels of what goes back to a hand."""


def _told(nodes: Sequence[Any], tree: CardText, type: str, lies: bool) -> _Told:  # noqa: A002
    sorts: dict[Any, list[Any]] = {}
    for node in nodes:
        sorts.setdefault(node.__class__, []).append(node)
    selects, acts = sorts.get(Select, []), sorts.get(Act, [])
    named_like = [node.with_ for node in sorts.get(SharesName, ())]
    buried = any(node.verb is Verb.BURY and _itself(node.what) for node in acts)
    return _Told(
        type,
        type == "action" and tree.play_on is None and not (buried or lies),
        {node.label: node.kind for node in selects if node.label},
        in_play(selects, acts),
        {each.label for each in named_like if isinstance(each, Select) and each.zone in _IN_PLAY},
        {node.label for node in selects if node.quantity == _TWO},
        {node.label for node in selects if node.quantity == ONE},
        {id(node.what) for node in acts if node.verb in _SPARING},
        {id(node.act) for node in sorts.get(Done, ())},
        {each.label for each in selects if Other in each.asked and Other(You()) in each.filters},
        {id(node.effect) for node in sorts.get(ForEach, ())},
        {each.label for each in selects if Standard in each.asked},
        any(node.verb is Verb.REPLACE for node in acts),
        Was in sorts,
        {getattr(node.what, "label", None) for node in acts if node.verb is Verb.NAME} - {None},
        any(node.act.verb is Verb.PLAY for each in _ASKED for node in sorts.get(each, ())),
        {getattr(node.what, "label", None) for node in acts if node.verb is Verb.RETURN} - {None},
    )


def _faults(tree: CardText, type: str, lies: bool) -> Iterator[str]:  # noqa: A002
    nodes: Sequence[Any] = tree.nodes
    told = _told(nodes, tree, type, lies)
    yield from spoken_of_elsewhere(tree)
    yield from not_known_yet(nodes)
    yield from out_of_place(nodes)
    yield from chosen_in_vain(nodes)
    yield from spoken_of_outside(tree)
    yield from nobody_told(nodes)
    yield from of_most_elsewhere(nodes)
    yield from not_any_more(nodes)
    yield from asked_in_vain(nodes, type)
    yield from played_by_itself(tree, type)
    yield from said_of_itself(nodes)
    yield from scored_anyway(nodes)
    yield from of_one_of_both(nodes)
    yield from told_in_vain(nodes)
    yield from compared_with_another(nodes)
    yield from drawn_meanwhile(nodes)
    yield from gone_by_then(nodes)
    if told.nowhere:
        yield from at_no_base(nodes)
    if told.asks_of_plays or told.answers:
        yield from unanswered_plays(tree)
    for node in nodes:
        check = _CHECKS.get(node.__class__)
        if check is not None:
            yield from check(node, told)


def _is(node: Is, told: _Told) -> Iterator[str]:
    carrying = any(isinstance(each, Having) for each in node.description.filters)
    if carrying and isinstance(node.what, Ref) and node.what.label in told.standard:
        yield "an action that does not stay carries nothing"
    if (
        isinstance(node.what, Ref)
        and told.kinds.get(node.what.label) is Kind.PLAYER
        and node.description.kind.value in CARD_KINDS
    ):
        yield "a player is no card"
    alike = node.description.filters if not node.only and isinstance(node.what, Ref) else ()
    like = alike[0].with_ if len(alike) == 1 and isinstance(alike[0], SharesName) else None
    if isinstance(like, Ref) and isinstance(node.what, Ref) and like.label == node.what.label:
        yield "everything has its own name"
    if isinstance(node.what, This) and _controllers(node.description) & told.others:
        yield "what you control is controlled by another player"


def _cost(node: Cost, told: _Told) -> Iterator[str]:
    payer, gained = getattr(node.pay, "by", None), node.effect
    several = isinstance(payer, Select) and payer.quantity.every
    said: Any = gained.statement if isinstance(gained, Lasting) else gained
    yours = isinstance(said, Modify) and isinstance(said.what, You)
    if several and isinstance(gained, Act) and gained.by is None:
        yield "what several pay is for each of them, or for you"
    if yours and payer is not None and not isinstance(payer, You):
        yield "what they pay for is theirs, or yours"


def _at(node: At, told: _Told) -> Iterator[str]:
    if isinstance(node.place, (Host, Pile)):
        yield "at a card, where things are on it, or in a pile, where they lie"


def _both(node: Both, told: _Told) -> Iterator[str]:
    """ "All minions and actions on a base": on the same one, which two descriptions do not say."""
    hosts = [_host(each) for each in node.parts if _all(each)]
    some = [each for each in hosts if isinstance(each, Select) and each.kind is Kind.BASE and each.quantity == ONE]
    if len(some) > 1 and len({each.span for each in some}) < len(some):
        yield "all on one base, told of each kind by itself"
    every: list[Any] = [each for each in node.parts if _all(each)]
    if len(every) == len(node.parts) and every[-1].zone is None and _host(every[-1]) and not _host(every[0]):
        yield "all of the first anywhere, or there"


def _host(select: Any) -> Any:
    return next(
        (each.host if isinstance(each, On) else each.place for each in select.filters if isinstance(each, (At, On))),
        None,
    )


def _speaks_of(node: Select, hosts: EitherOf) -> bool:
    """Whether a part of a description speaks of a base that is only named as one of two things a card can be on."""
    named = {each.label for each in hosts.parts if isinstance(each, Select) and each.kind is Kind.BASE} - {None}
    return any(isinstance(each, Ref) and each.label in named for each in walk(node))


def _select(node: Select, told: _Told) -> Iterator[str]:
    at_base = any(isinstance(each, At) for each in node.filters)
    if at_base and isinstance(node.zone, Pile) and node.zone.zone in PLAYERS_PILES:
        yield "what is in a hand or pile is at no base"
    number = node.quantity.low
    whose = [each for each in node.filters if isinstance(each, (Controlled, Owned))]
    if isinstance(number, Count) and any(each.span[0] > number.span[0] for each in whose):
        yield "whose they are is said of those that are counted"
    if node.random and node.quantity.every:
        yield "how many at random"
    if node.quantity.but and id(node) not in told.spared:
        yield "all but how many are spared by what is done to them"
    for each in node.filters:
        if isinstance(each, On) and isinstance(each.host, EitherOf) and _speaks_of(node, each.host):
            yield "there, where it is not said yet on which base"
    lying = [each.place for each in node.filters if isinstance(each, At) and isinstance(each.place, Ref)]
    if any(told.kinds.get(each.label) in BODIED for each in lying):
        yield "at a card: it lies on a card, or at the base of it"
    alone = any(Alike(each) in node.filters for each in (Trait.BASE, Trait.TYPE, Trait.FACTION, Trait.CONTROLLER))
    if Alike in node.asked and node.quantity == ONE and (len(node.filters) > 1 or alone):
        yield "one thing is alike to what"
    if SameName in node.asked and node.quantity == ONE:
        yield "one thing has the name of what"
    numbers = [
        each.amount.what for each in node.filters if isinstance(each, Compare) and isinstance(each.amount, Count)
    ]
    counted = {each.label for each in numbers if isinstance(each, Select) and each.label is not None}
    if counted and any(isinstance(each, Ref) and each.label in counted for each in walk(node)):
        yield "what is only counted for a comparison is not where a thing is"


def _either(node: EitherOf, told: _Told) -> Iterator[str]:
    if any(isinstance(each, Select) and each.kind is Kind.PLAYER for each in node.parts):
        yield "this player or that one does it, whoever chooses"


def _on(node: On, told: _Told) -> Iterator[str]:
    host = node.host
    piled = isinstance(host, Select) and isinstance(host.zone, Pile) and host.zone.zone in PLAYERS_PILES
    if piled or (isinstance(host, Select) and host.kind is Kind.PLAYER):
        yield "nothing lies on a player, or on a card in a hand or pile"


def _lasting(node: Lasting, told: _Told) -> Iterator[str]:
    if node.lead and of_the_other(node.statement) is not None:
        yield "each has what the other has at the time"
    if node.stays and told.nowhere:
        yield "in play for how long: an action that is not played on anything does not stay"
    if node.until == _STARTED:
        yield "until a turn that has started starts"
    held = [each.condition for each in walk(node.statement) if isinstance(each, While)]
    untold = [each.condition for each in held if isinstance(each, Not)]
    if any(isinstance(each, Done) and each.act.verb is Verb.SCORE and each.since is None for each in untold):
        yield "until it scores, or until the turn ends: a base may score in a later turn"


def _replacement(node: Replacement, told: _Told) -> Iterator[str]:
    deed: Any = node.effect.effect if isinstance(node.effect, May) else node.effect
    if isinstance(deed, Act) and deed == replace(node.event, by=deed.by):
        yield "what would happen happens instead"


def _relation(node: Relation, told: _Told) -> Iterator[str]:
    if node.left == node.right:
        yield "a number compared with itself"


def _ordered(node: Instruction | Triggered, told: _Told) -> Iterator[str]:
    if told.answers and isinstance(node, Instruction) and _answers(node.effect):
        yield "what this ability answers, where it answers nothing"
    if told.replaces and _replaced_when_gone(node.effect):
        yield "a base that has left play is not replaced any more, and nothing is played there"


def _replaced_when_gone(effect: Any) -> bool:
    gone: set[int | None] = set()
    left: set[int | None] = set()
    chosen = {each.label for each in walk(effect) if isinstance(each, Select) and _is_base_in_play(each)}
    for each in walk(effect):
        if not isinstance(each, Act) or not isinstance(each.what, (Ref, Select)):
            continue
        if each.verb is Verb.REPLACE and each.keeps is None:
            left.add(each.what.label)
        elif isinstance(each.to, Ref) and each.to.label in left:  # "replace it. You may play an extra minion there"
            return True
        base = _is_base_in_play(each.what) or (isinstance(each.what, Ref) and each.what.label in chosen)
        if each.verb is Verb.PLACE and isinstance(each.to, Pile) and not base:  # of a base another one comes
            gone.add(each.what.label)
        elif each.verb is Verb.REPLACE and isinstance(each.what, Ref) and each.what.label in gone:
            return True
    return False


def _is_base_in_play(node: Any) -> bool:
    return isinstance(node, Select) and node.kind is Kind.BASE and node.zone is None


def _one_of(node: OneOf, told: _Told) -> Iterator[str]:
    if node.different and id(node) not in told.each_time:
        yield "a different one from which"
    if any(isinstance(each, STATEMENTS) for each in node.options):
        yield "true for how long"


def _base_of(node: BaseOf, told: _Told) -> Iterator[str]:
    if isinstance(node.what, Select) and not is_of_two(node.what, told.pairs, told.singles):
        yield "the other of how many"


def _controlled(node: Controlled, told: _Told) -> Iterator[str]:
    if isinstance(node.by, Select) and node.by.quantity == NONE:
        yield "a card that no such player controls"


def _becomes(node: Becomes, told: _Told) -> Iterator[str]:
    other = of_the_other(node)
    if other is not None and Among in other.asked and not is_of_two(other, told.pairs, told.singles):
        yield "the other of how many"


def _continuous(node: Continuous, told: _Told) -> Iterator[str]:
    if of_the_other(node.statement) is not None:
        yield "each has what the other has at the time"


def _modify(node: Modify, told: _Told) -> Iterator[str]:
    itself = isinstance(node.what, This) and node.what.kind in (Kind.ACTION, Kind.CARD) and told.type == "action"
    known = isinstance(node.what, Ref) and _kind_of(node.what, told.kinds) is Kind.ACTION
    told_so = isinstance(node.what, Select) and node.what.kind is Kind.ACTION and node.at is None
    if (itself or known or told_so) and node.stat is Stat.POWER:
        yield "an action that is no minion has no power"


def _act(node: Act, told: _Told) -> Iterator[str]:
    if node.verb is Verb.USE and node.extra and node.by is None and _all(node.what):
        yield "all of them are used once more, for how long"
    yield from _impossible(node, told, id(node) in told.over)
    if node.keeps is not None and _labels(node.keeps) & _labels(node.with_):
        yield "what is kept was on the base that is replaced"
    if node.verb is Verb.PLAY and node.what is None:
        yield "what is played"
    if node.verb in (Verb.PLACE, Verb.DRAW) and isinstance(node.what, Both) and _said_of_the_last(node.what.parts):
        yield "one of those shown, and another that is just anywhere"
    causes = node.verb is not Verb.DRAW and isinstance(node.by, Select) and Controlled in node.by.asked
    # "cannot be discarded by other players' cards"
    carded = _kind_of(node.by, told.kinds) in (*_BODIES, Kind.ACTION, Kind.CARD)
    if node.verb in _OF_PLAYERS and carded and not causes:
        yield "what only players do"  # "if two players have six cards in hand, each of them draws a card"
    if isinstance(node.by, Select) and node.by.kind is Kind.PLAYER and _others_than_you(node.amount):
        yield "other players than you, or than those who do it"
    if node.verb is Verb.TRANSFER and _kind_of(node.what, told.kinds) in _BODIES:
        yield "what is at a base is moved, not transferred"
    if node.verb is Verb.COPY and _kind_of(node.what, told.kinds) is not Kind.ACTION:
        yield "an ability that lasts is copied for how long"
    if node.verb in (Verb.PLAY, Verb.DRAW) and id(node) not in told.over and _taken_from(node.what) & told.at_base:
        yield "what is at a base is neither played nor drawn"
    if node.verb in (Verb.PLAY, Verb.DRAW) and isinstance(node.what, Ref) and node.what.label in told.namesakes:
        yield "what is in play is neither played nor drawn"
    if node.verb is Verb.MOVE and isinstance(node.to, BaseOf) and node.to == node.source:
        yield "from where it is to where it is"
    yield from _to_and_fro(node)
    if isinstance(node.what, Ref) and node.what.label in told.named and id(node) not in told.over:
        yield "a name is no card to do something to"


def _to_and_fro(node: Act) -> Iterator[str]:
    """What comes from where it is not, or is given to whoever has it."""
    what, to, source = node.what, node.to, node.source
    if not isinstance(what, Select):
        return
    there = [each.place for each in what.filters if isinstance(each, At)]
    if isinstance(source, Select) and any(isinstance(each, Other) and each.than in there for each in source.filters):
        yield "what is here comes from elsewhere"
    if node.verb is Verb.DISCARD and isinstance(source, Here) and node.by is None:
        yield "discarded from a hand that is at a base"
    if isinstance(to, Pile) and isinstance(what.zone, Pile) and to.zone is what.zone.zone is Zone.HAND:
        whose = what.zone.of
        if isinstance(to.of, Select) and isinstance(whose, Ref) and whose.label == to.of.label:
            yield "given to whoever has it"


def _taken_from(what: Any) -> set[int | None]:
    """The labels of what it is, or is one of."""
    return {what.label} if isinstance(what, Ref) else set(among(what))


def _said_of_the_last(parts: tuple[Any, ...]) -> bool:
    """ "One minion and one action revealed this way": of the first it is not said."""
    told = [any(isinstance(f, Among) for f in each.filters) for each in parts if isinstance(each, Select)]
    bare = any(isinstance(each, Select) and not each.filters and each.zone is None for each in parts)
    return any(told) and bare


def _others_than_you(amount: Any) -> bool:
    """ "The winner gains 1 VP for each other player"."""
    counted = [each for each in walk(amount) if isinstance(each, Select)] if amount is not None else []
    return any(each.kind is Kind.PLAYER and Other(You()) in each.filters for each in counted)


_CHECKS: dict[type, Callable[[Any, _Told], Iterator[str]]] = {
    Is: _is,
    At: _at,
    Both: _both,
    Cost: _cost,
    Select: _select,
    On: _on,
    EitherOf: _either,
    Lasting: _lasting,
    Replacement: _replacement,
    Relation: _relation,
    Instruction: _ordered,
    Triggered: _ordered,
    OneOf: _one_of,
    BaseOf: _base_of,
    Modify: _modify,
    Becomes: _becomes,
    Controlled: _controlled,
    Continuous: _continuous,
    Act: _act,
}


def _labels(node: Any) -> set[int]:
    """The labels that are set, or spoken of, in it."""
    return {each.label for each in walk(node) if isinstance(each, Ref | Select) and each.label} if node else set()


def _controllers(select: Select) -> set[int]:
    """The labels of those who control it."""
    found = [each.by for each in select.filters if isinstance(each, Controlled) and not each.negated]
    return {each.label for each in found if isinstance(each, Ref)}


def _kind_of(what: Any, kinds: dict[int, Kind]) -> Kind | None:
    return kinds.get(what.label) if isinstance(what, Ref) else getattr(what, "kind", None)


def _as_many_as_oneself(act: Act) -> bool:
    """Whether the cards in one hand are compared with themselves."""
    number = act.what.quantity.low if isinstance(act.what, Select) and act.verb is Verb.DISCARD else act.amount
    parts = number.parts if isinstance(number, Total) else ()
    return len(parts) == 2 and isinstance(parts[1], Minus) and parts[0] == parts[1].amount


def _impossible(act: Act, told: _Told, over: bool) -> Iterator[str]:
    what, to, kinds = act.what, act.to, told.kinds
    back = act.verb is Verb.PLAY and getattr(what, "label", None) in told.returned  # to the base where it was
    if act.verb in _ARRIVING and what is not None and not (over or back) and to == BaseOf(what):
        yield "nothing is played at, or moved to, its own base"
    players = isinstance(to, Pile) and to.of is not None and to.zone in PLAYERS_PILES
    if players and (isinstance(what, Here) or (isinstance(what, Ref) and kinds.get(what.label) is Kind.BASE)):
        yield "a base goes to no pile of a player"
    if _as_many_as_oneself(act):
        yield "as many cards as those who discard or draw them have themselves"
    if act.verb is Verb.PLAY and isinstance(what, Select) and to == PreviousBaseOf(Ref(what.label or 0)):
        yield "what is played has been at no base"
    if act.verb is Verb.PLAY and _kind_of(what, kinds) is Kind.MINION and _kind_of(to, kinds) is Kind.MINION:
        yield "no minion is played on a minion"
    lying = what.zone if isinstance(what, Select) and isinstance(what.zone, Pile) else None
    if act.verb is Verb.DESTROY and lying is not None and lying.zone in PLAYERS_PILES:
        yield "what lies in a pile is not destroyed"
    if act.verb is Verb.PLAY and isinstance(what, Select) and what.zone == Pile(Zone.PLAY):
        yield "what is in play is not played"
    if act.verb is Verb.DRAW and isinstance(what, Select) and Controlled in what.asked and not lies_there(what):
        yield "nobody controls what is drawn"
    carried = [each.what for each in what.filters if isinstance(each, Having)] if isinstance(what, Select) else []
    seen = isinstance(what, Select) and Among in what.asked
    if act.verb is Verb.DRAW and not seen and any(getattr(each, "kind", None) is Kind.ABILITY for each in carried):
        yield "drawn by an ability, or one that has it"  # "draws two cards with a single ability"
    stored = [each.host for each in what.filters if isinstance(each, StoredUnder)] if isinstance(what, Select) else []
    if act.verb is Verb.TRANSFER and stored and isinstance(stored[0], This) and isinstance(act.source, Select):
        yield "stored under this card, and taken from another"
    if act.verb is Verb.DISCARD and isinstance(what, Select) and what.kind is Kind.CARD and at_a_base(what):
        yield "what is discarded from a hand is at no base"
    if act.verb is Verb.PLACE and isinstance(to, Replacing) and _kind_of(what, kinds) is Kind.BASE:
        yield "a base is not placed on the one that replaces it"
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
    of_power = {Verb.PUT_COUNTER: what is None, Verb.TRANSFER: _kind_of(what, kinds) is Kind.COUNTER}.get(act.verb)
    receiver = kinds.get(to.label) if of_power and isinstance(to, Ref) else None
    if of_power and (isinstance(to, Here) or (isinstance(to, Select) and to.kind is Kind.BASE)):
        receiver = (
            to.kind if isinstance(to, Select) else Kind.BASE
        )  # "a counter on a minion here or on another base": on a minion there
    if receiver is not None and receiver not in _TAKES_COUNTERS:
        yield "a +1 power counter on what has no power"
    on_it = what.filters if act.verb is Verb.TRANSFER and isinstance(what, Select) else ()
    if any(isinstance(each, On) and each.host == to for each in on_it):
        yield "transferred to where it is"


def _answers(effect: Any) -> bool:
    """Whether things are picked by what was done to them in the event to which this is the answer."""
    nodes = list(walk(effect))
    asked = [each.act for each in nodes if isinstance(each, Was)]
    picked = any(isinstance(each.what, Candidate) for each in asked)
    return picked and not any(isinstance(each, Awaits) for each in nodes)


def _itself(what: Any) -> bool:
    return isinstance(what, This)
