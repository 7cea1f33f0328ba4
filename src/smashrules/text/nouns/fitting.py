"""What a place in a verb's frame takes: the sorts of things, and what a pronoun there can mean.

Knows categories and kinds, no verb.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from smashrules.effects.conditions import AllOf, AnyOf, Has, Not
from smashrules.effects.selectors import (
    ANY_NUMBER,
    EVERY,
    NONE,
    ONE,
    SOME,
    Alike,
    Among,
    At,
    Both,
    Candidate,
    Controlled,
    ControllerOf,
    EitherOf,
    Here,
    Host,
    Kind,
    On,
    Other,
    Owned,
    Pile,
    Placed,
    Quantity,
    Select,
    StoredUnder,
    This,
    Trait,
    Where,
    You,
)
from smashrules.text.nouns.determiners import Thing
from smashrules.text.structure.attach import Dep, UnfitError, tag
from smashrules.text.structure.heads import Head
from smashrules.text.structure.syntax import Phrase
from smashrules.text.trees.kinds import CARD_KINDS, COUNTER_KINDS
from smashrules.text.trees.pending import THE_OTHER, Pron
from smashrules.text.trees.rebuilding import sort_filters

_EACH = ("each", "all", "every", "&of")


class Looked:
    """Phrases looked at once, for all the frames of a verb that are tried with them."""

    def __init__(self, look: Callable[[Dep], Thing]) -> None:
        self._look = look
        self._known: dict[int, Thing | UnfitError] = {}

    def __call__(self, dep: Dep) -> Thing:
        """What the phrase means. Raises ``UnfitError``."""
        if id(dep) not in self._known:
            try:
                self._known[id(dep)] = self._look(dep)
            except UnfitError as error:
                self._known[id(dep)] = error
        found = self._known[id(dep)]
        if isinstance(found, UnfitError):
            raise found
        return found


def suits(thing: Thing, wanted: frozenset[str]) -> bool:
    if thing.cat == "contestant":
        return bool(wanted & {"card", "player"})
    if thing.cat == "it" and isinstance(thing.node, (Pron, Select)):
        return bool(wanted & {"card", "base", "player", "it", "pile", "counter"})
    return thing.cat in wanted


def narrowed(thing: Thing | None, wanted: frozenset[str]) -> Thing | None:
    """A pronoun can only mean what its place takes, and who has won or lost a duel is a minion or its controller."""
    if thing is not None and thing.cat == "contestant":
        if "player" in wanted:
            return replace(thing, cat="player", node=ControllerOf(thing.node, span=thing.span))
        return replace(thing, cat="card")
    if thing is not None and "base" in wanted and "card" not in wanted:
        thing = replace(thing, node=as_bases(thing.node))
    if thing is None or not isinstance(thing.node, Pron) or thing.node.kinds:
        return thing
    kinds: set[str] = set()
    if "abilities" in wanted:  # "they must move it": a base that does something is called so
        wanted = wanted - {"base", "ability"}
    if wanted == {"counter", "it"}:
        return replace(thing, node=replace(thing.node, kinds=COUNTER_KINDS), cat="counter")
    for each in wanted:
        kinds |= CARD_KINDS if each == "card" else {each}
    return replace(thing, node=replace(thing.node, kinds=frozenset(kinds)))


def in_pair(thing: Thing | None) -> bool:
    """ "Two minions here duel": one another."""
    what = thing.node if thing is not None else None
    return isinstance(what, Select) and what.quantity == Quantity(2, 2)


def in_their_own(held: Any) -> Any:
    """ "A player with no cards in their hand": each player in question in their own."""
    if isinstance(held, AllOf | AnyOf):  # "with a minion here and five cards in their hand"
        return replace(held, conditions=tuple(in_their_own(each) for each in held.conditions))
    if not isinstance(held, Has) or not isinstance(held.who, Candidate):
        return held
    held = replace(held, what=replace(held.what, filters=tuple(map(_of_their_own, held.what.filters))))
    zone = held.what.zone
    if not isinstance(zone, Pile) or not isinstance(zone.of, Pron) or zone.of.words != "their":
        return held
    own: Any = Candidate(span=zone.of.span)
    return replace(held, what=replace(held.what, zone=replace(zone, of=own)))


def _of_their_own(each: Any) -> Any:
    """ "(A player with) a minion they do not own", "owned by another player": than the one who is looked at."""
    if not isinstance(each, Owned):
        return each
    who: Any = each.by
    if isinstance(who, Pron) and who.words == "they":
        return replace(each, by=Candidate(span=who.span))
    if not isinstance(who, Select) or Other(You()) not in who.filters:
        return each
    told = tuple(Other(Candidate(span=f.span), span=f.span) if f == Other(You()) else f for f in who.filters)
    return replace(each, by=replace(who, filters=told))


def spoken_of(what: Select) -> bool:
    return any(isinstance(each, (Among, StoredUnder)) for each in what.filters)


def agrees(head: Head, subject: Thing) -> bool:
    """Whether a verb and its subject are alike in number."""
    if isinstance(subject.node, You):
        return head.many is not False
    if isinstance(subject.node, Pron) and subject.node.many is None and subject.node.words != THE_OTHER:
        return head.many is not False  # "they have"
    several = (Quantity(1, None), NONE)  # "none of your minions is", "are"
    either = isinstance(subject.node, Select) and subject.node.quantity in several
    return either or subject.cat == "there" or subject.many == head.many  # "one or more move", "at least one moves"


def as_counters(thing: Thing, verb: str, fields: dict[str, Dep]) -> Thing:
    """ "Remove all of them", "place it on a minion": what is removed, or placed on a card, are counters.

    Raises ``UnfitError`` for a card that is placed on a card."""
    onto = verb == "remove" or ("to" in fields and tag(fields["to"].item) in ("on:card", "on:it"))
    if thing.cat == "counter" or not onto:
        return thing
    node = thing.node
    if thing.cat == "it" and isinstance(node, Pron) and verb != "remove":
        if any(each not in ("to", "remark") for each in fields):
            raise UnfitError("counters are placed")
        return replace(thing, cat="counter", node=replace(node, kinds=COUNTER_KINDS))
    group: Any = node.filters[0].group if _of_them(node) else None
    if isinstance(group, Pron) and group.words == "them":
        among: Any = replace(node.filters[0], group=replace(group, kinds=COUNTER_KINDS))
        return replace(thing, cat="counter", node=replace(node, kind=Kind.ANY_COUNTER, filters=(among,)))
    raise UnfitError("a card is placed on a card")


def _of_them(node: Any) -> bool:
    return isinstance(node, Select) and node.kind is Kind.CARD and [type(f) for f in node.filters] == [Among]


def is_every(what: Any) -> bool:
    return isinstance(what, Select) and what.quantity == EVERY


def is_many(what: Any) -> bool:
    if isinstance(what, Select):
        return what.quantity.high != 1
    return isinstance(what, Pron) and bool(what.many)


def bare_piles(part: Dep, place: Any) -> bool:
    """ "into other players' hands": not one for each of them."""
    if not isinstance(place, Pile) or not isinstance(place.of, Select) or not isinstance(part.item, Phrase):
        return False
    owner = part.item.parts[0]
    every = any(token.word in ("each", "every", "all") for token in owner[0])
    return place.of.quantity == EVERY and not every and owner[1].word in ("players", "opponents")


def is_each(part: Dep) -> bool:
    """Whether it is said of each of several things, and not of all together."""
    phrase = part.item
    words = [token.word for token in phrase.parts[-1][0]] if isinstance(phrase, Phrase) else []
    first = [token.word for token in phrase.parts[0][0]] if isinstance(phrase, Phrase) else []
    one_by_one = first[:2] in (["each", "of"], ["each", "&of"])  # "each of another player's cards"
    return one_by_one or bool({"each", "every", "all"} & set(words))


def than_whom(part: Dep, whom: Any) -> Any:
    """Who something is more than. "than another player": one of them is enough."""
    words = [token.word for token in part.item.parts[-1][0]] if isinstance(part.item, Phrase) else []
    return replace(whom, quantity=SOME) if isinstance(whom, Select) and "another" in words else whom


def in_all(part: Dep, source: Any, what: Any) -> bool:
    """ "two counters from your minions": not two from each of them."""
    several = isinstance(source, Select) and source.quantity == EVERY and isinstance(part.item, Phrase)
    if not several or not isinstance(part.item, Phrase) or not isinstance(what, Select):
        return False
    return not is_each(part) and not what.quantity.every and what.quantity != ANY_NUMBER


def done_with(who: Any, card: Any) -> Select:
    """ "you affect a minion with a standard action": it is one of your standard actions that does."""
    if who is None or not isinstance(card, Select) or any(isinstance(each, Controlled) for each in card.filters):
        raise UnfitError("with what")
    return replace(card, filters=sort_filters([*card.filters, Controlled(who, span=card.span)]))


def others_than(whom: Any) -> Select:
    """ "except by their controller": by any other player."""
    if isinstance(whom, Select) and whom.quantity.every:
        raise UnfitError("except by whom")
    if isinstance(whom, Select) and len(whom.filters) == 1:
        (told,) = whom.filters
        if isinstance(told, Where):  # "except by the player with the most power here": by those who have not
            held: Any = told.condition
            some = isinstance(held, Has) and held.what.quantity in (SOME, ONE)
            lacking = replace(held, what=replace(held.what, quantity=NONE)) if some else Not(held, span=told.span)
            return Select(Kind.PLAYER, EVERY, (Where(lacking, span=told.span),), span=whom.span)
        if isinstance(told, Placed):
            return Select(Kind.PLAYER, EVERY, (replace(told, negated=True),), span=whom.span)
    return Select(Kind.PLAYER, EVERY, (Other(whom, span=whom.span),), span=whom.span)


def one_of_bases(place: Any, what: Any) -> Any:
    """ "play this titan on one of them": what goes to a base goes to one of these bases."""
    bodied = isinstance(what, (This, Select)) and what.kind in (Kind.MINION, Kind.TITAN, Kind.MONSTER)
    return as_bases(place) if bodied else or_of(place, "base")


def or_of(them: Any, kind: str) -> Any:
    """ "One of them", "another of them", of which this kind can be meant, too: what they are is known when it is
    known who they are."""
    if not isinstance(them, Select) or them.kind is not Kind.CARD:
        return them
    groups = [each for each in them.filters if isinstance(each, Among)]
    spoken: Any = groups[0].group if len(groups) == 1 else None
    if not isinstance(spoken, Pron) or spoken.form != "it" or spoken.kinds != CARD_KINDS:
        return them
    wide = replace(groups[0], group=replace(spoken, kinds=CARD_KINDS | {kind}))
    return replace(them, filters=tuple(wide if each is groups[0] else each for each in them.filters))


def as_bases(them: Any) -> Any:
    """ "One of them", "another of them", where only bases can be meant."""
    if not isinstance(them, Select) or them.kind is not Kind.CARD or {type(f) for f in them.filters} - {Among, Other}:
        return them
    groups: list[Any] = [each.group for each in them.filters if isinstance(each, Among)]
    if len(groups) != 1 or not isinstance(groups[0], Pron):
        return them
    spoken: Any = replace(groups[0], kinds=frozenset(("base",)))
    filters = tuple(replace(each, group=spoken) if isinstance(each, Among) else each for each in them.filters)
    return replace(them, kind=Kind.BASE, filters=filters)


def on_any(place: Any, quantity: Quantity | None, part: Dep) -> Any:
    """ "Two minions on other bases": two in all, on whichever of these bases; not two on each."""
    item = part.item
    if not isinstance(place, Select) or place.kind is not Kind.BASE or place.quantity not in (EVERY, ANY_NUMBER):
        return place
    if quantity is None or quantity.high == 0 or quantity.but or not isinstance(item, Phrase):
        return place
    if quantity.high is None and quantity.low in (0, 1):  # all of them, or some: wherever they are
        return place
    if any(each.word in _EACH for each in item.parts[0][0]) or item.parts[-1][1].word == "them":
        return place
    if place.quantity == ANY_NUMBER:
        raise UnfitError("so many on each of them, or in all")
    return replace(place, quantity=ANY_NUMBER)


def is_pile(place: Any) -> bool:
    """Whether a place is a hand, a deck or another pile, named or spoken of ("in it")."""
    return isinstance(place, Pile) or (isinstance(place, Pron) and place.kinds == frozenset(("pile",)))


def _stands(what: Select) -> bool:
    """Whether it lies on no card."""
    return what.kind in (Kind.MINION, Kind.TITAN)


def at_place(what: Any, place: Any, part: Dep) -> Any:
    """Things at a place, or what is played on it. Raises ``UnfitError``."""
    if isinstance(what, (Both, EitherOf)):  # "a monster or an action at that base": either of them there
        return replace(what, parts=tuple(at_place(each, place, part) for each in what.parts))
    if not isinstance(what, Select) or any(isinstance(each, At) for each in what.filters):
        raise UnfitError("two places")
    hosts = [host for each in what.filters if isinstance(each, On) for host in getattr(each.host, "parts", ())]
    card = isinstance(place, Select) and place.kind in (Kind.MINION, Kind.ACTION) and tag(part.item) == "on:card"
    if isinstance(place, EitherOf) or any(isinstance(each, Here) for each in hosts) or (card and _stands(what)):
        raise UnfitError("at this or that")
    if isinstance(place, Select) and place.filters == (Alike(Trait.SELF, different=True),):  # "on different bases"
        return replace(what, filters=sort_filters([*what.filters, Alike(Trait.BASE, different=True)]))
    of_them = tag(part.item) == "on:it" and isinstance(place, Select) and place.kind is Kind.BASE
    if what.kind is Kind.ACTION and (of_them or tag(part.item) == "on:base"):  # played on the base itself
        if any(isinstance(each, On) for each in what.filters):
            raise UnfitError("on two things")
        on = On(place, span=(part.item.start, part.item.end))
        return replace(what, filters=sort_filters([*what.filters, on]))
    where = on_any(place, what.quantity, part)
    return replace(what, filters=sort_filters([*what.filters, At(where, span=(part.item.start, part.item.end))]))


def not_at_a_card(place: Any, thing: Thing, part: Dep) -> None:
    """ "An action on it", "two actions on your minions": what is on cards is described so, and not found at them, or
    at each of them. Raises ``UnfitError``."""
    it = isinstance(place, Pron) and place.form == "it" and getattr(thing.node, "kind", None) is Kind.ACTION
    cards = isinstance(place, Select) and place.kind.value in CARD_KINDS and place.quantity == EVERY
    if it or isinstance(place, (This, Host)) or (cards and not is_each(part)):
        raise UnfitError("at a card")


def for_any_card(counters: Any) -> bool:
    """Whether they are counters that a base can carry, too: other ones than those of power."""
    return isinstance(counters, Select) and counters.kind is Kind.ANY_COUNTER


def carrying(node: Any, card: str, counter: Kind | None) -> Any:
    """What carries counters. A base has no power, but it can carry others; on a base, "this base" is the card itself.
    Raises ``UnfitError``."""
    if counter is Kind.ANY_COUNTER:
        return This(span=node.span) if isinstance(node, Here) and card == "base" else node
    if isinstance(node, Here) or (isinstance(node, Select) and node.kind is Kind.BASE):
        raise UnfitError("counters on which base")
    return node
