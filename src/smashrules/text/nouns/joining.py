"""Things named side by side: "a minion or an action here", "your minions and other actions on this base".

Knows which of what is said once is said of both. Reads no words but those between the two.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.node import Span
from smashrules.effects.selectors import (
    EVERY,
    NONE,
    POWERS,
    Among,
    At,
    Both,
    Compare,
    Controlled,
    EitherOf,
    Here,
    Kind,
    On,
    Other,
    Owned,
    Pile,
    Ref,
    Select,
    This,
    Zone,
)
from smashrules.text.nouns.determiners import Thing
from smashrules.text.structure.attach import Dep, UnfitError
from smashrules.text.structure.syntax import Phrase
from smashrules.text.trees.kinds import CARD_KINDS
from smashrules.text.trees.pending import Pron, temporary
from smashrules.text.trees.rebuilding import sort_filters
from smashrules.text.words.lexicon import is_name
from smashrules.text.words.tokens import Token

_SORTS = {Kind.MINION, Kind.ACTION}
_LYING = (Kind.MINION, Kind.ACTION, Kind.CARD, Kind.TITAN, Kind.MONSTER)


def together(thing: Thing, part: Dep, other: Thing, span: Span) -> Thing:
    """ "this minion and up to two of your minions", "this minion or another". Raises ``UnfitError``."""
    phrase = part.item
    assert isinstance(phrase, Phrase)
    places = phrase.prep == "&oron" and {other.cat, thing.cat} <= {"base", "card"}
    # "this minion and actions on it": several that are described, so that "this" is not said of them, too
    described = isinstance(other.node, Select) and bool(other.node.filters)
    bare = phrase.prep == "&and" and other.many and not thing.many and described
    if (other.cat != thing.cat and not places) or other.extra or not (phrase.parts[0][0] or places or bare):
        raise UnfitError("this and that")
    if phrase.prep == "&and":
        return replace(thing, node=Both((thing.node, other.node), span=span), many=True)
    return replace(thing, node=EitherOf((thing.node, other.node), phrase.prep == "&and/or", span=span))


def it_or(it: Any, other: Thing, span: Span) -> Thing:
    """ "on it or on a minion there": on the base or the card, or on what is there. Another one is none that it is."""
    if other.cat not in ("base", "card") or other.extra:
        raise UnfitError("it or what")
    it = replace(it, kinds=frozenset((*CARD_KINDS, "base")))
    last = other.node
    if isinstance(last, Select):
        itself = [each for each in last.filters if isinstance(each, Other) and isinstance(each.than, This)]
        than = [replace(each, than=it) if each in itself else each for each in last.filters]
        last = replace(last, filters=tuple(than))
    return Thing("card", EitherOf((it, last), span=span))


def either(node: Any, part: Dep, other: Thing) -> EitherOf:
    """ "a minion or an action here", "an extra minion and/or an extra action"."""
    phrase = part.item
    assert isinstance(phrase, Phrase)
    last = other.node
    if isinstance(last, EitherOf) and isinstance(
        last.parts[0], Select
    ):  # "a minion or titan here or an action there"
        near = either(node, part, replace(other, node=last.parts[0]))
        rest = last.parts if last.mixed is near.mixed else (last,)
        return replace(near, parts=(near.parts[0], *rest), span=(node.span[0], other.span[1]))
    if phrase.prep == "&oron" and isinstance(node, Select) and node.kind is Kind.BASE and node.quantity == EVERY:
        last = _there_of_each(node, last)
    itself_said = phrase.prep == "&oron" and other.many  # "on a base or on minions there"
    bare = not (phrase.parts[0][0] or is_name(phrase.parts[-1][1].word))
    if isinstance(node, Select) and isinstance(last, Select) and bare and not itself_said:
        # a bare noun takes the words before the first, and what is said behind it is said of both
        itself = [each for each in node.filters if isinstance(each, Other) and node.quantity == NONE]
        asked = [each for each in node.filters if each not in itself]
        if any(not any(_alike(each, other) for other in last.filters) for each in asked):
            raise UnfitError("said of which of them")
        powered = [each for each in last.filters if isinstance(each, Compare) and each.stat in POWERS]
        if powered and node.kind is Kind.ACTION and last.kind is Kind.MINION:  # actions have no power
            both = [each for each in last.filters if each not in powered]
            more = [each for each in both if not any(_alike(each, other) for other in node.filters)]
            node = replace(node, filters=sort_filters([*node.filters, *more]))
        elif (
            not asked
            and any(not isinstance(each, (At, Controlled)) for each in last.filters)
            and last.filters != node.filters
        ):
            raise UnfitError("said of which of them")
        else:
            node = replace(node, filters=sort_filters([*last.filters, *itself]))
        node = replace(node, zone=node.zone or last.zone)
        last = replace(last, zone=last.zone or node.zone)
    elif isinstance(node, Select) and isinstance(last, Select) and node.zone is None and last.zone is None:
        placed = any(isinstance(each, (At, On)) for each in node.filters)
        if node.kind in _LYING and last.kind in _LYING and not placed:  # "a minion or an action here": both here
            where = [each for each in last.filters if isinstance(each, At)]
            node = replace(node, filters=sort_filters([*node.filters, *where]))
    elif isinstance(node, Select) and isinstance(last, Select) and node.zone is None and _is_bare(node):
        node = replace(node, zone=last.zone)  # "a minion or an action from your discard pile": both from there
    mixed = phrase.prep == "&and/or"
    return EitherOf((node, last), mixed, span=(node.span[0], other.span[1]))


def _is_bare(node: Select) -> bool:
    """Whether it says no more than what it is, and how strong: "a minion of power 2 or less"."""
    return node.kind in _LYING and all(isinstance(each, Compare) and each.stat in POWERS for each in node.filters)


def _there_of_each(bases: Select, last: Any) -> Any:
    """ "On bases where you have a minion or on minions there": on minions at any of these bases."""
    places = [each for each in getattr(last, "filters", ()) if isinstance(each, At)]
    if len(places) != 1 or not isinstance(places[0].place, Pron) or places[0].place.form != "there":
        return last
    there = replace(places[0], place=replace(bases, label=None))
    return replace(last, filters=sort_filters([each if each is not places[0] else there for each in last.filters]))


def side_by_side(node: Any, others: list[Thing], whosever: bool = False) -> Both:
    """ "minions and titans you have here": what is said once of the last is said of all; ``whosever``: of the last is
    said that all are meant, whoever has them."""
    last = others[-1].node
    parts = [node, *(each.node for each in others)]
    if isinstance(node, Select) and isinstance(last, Select) and not node.filters and node.quantity == EVERY:
        parts = [replace(node, filters=last.filters, zone=last.zone), *parts[1:]]
    elif isinstance(node, Select) and isinstance(last, Select) and len(parts) == 2:
        parts = list(_both_here(node, last))
        parts = list(_both_there(parts[0], parts[1], whosever)) if node.filters else parts
        parts = list(_both_from_there(*parts))
    return Both(tuple(parts), span=(node.span[0], last.span[1]))


def _both_from_there(one: Any, last: Any) -> tuple[Any, Any]:
    """ "A minion and an action from your discard pile": both from there."""
    out_of = last.zone if isinstance(last.zone, Pile) and last.zone.end is None else None
    known = {one.kind, last.kind} <= _SORTS and out_of is not None and out_of.zone is not Zone.PLAY
    return (replace(one, zone=out_of) if known and one.zone is None and _is_bare(one) else one), last


def _alike(one: Any, other: Any) -> bool:
    """Whether two filters say the same; "a revealed action or minion" speaks once of what was revealed."""
    groups = [each.group for each in (one, other) if isinstance(each, Among)]
    prons = [(each.form, each.verb) for each in groups if isinstance(each, Pron)]
    return prons[0] == prons[1] if len(prons) == 2 else bool(one == other)


def _both_here(one: Any, last: Any) -> tuple[Any, Any]:
    """ "One of your minions and one of your actions here": what is said behind both is said of both."""
    if one.kind not in _LYING or last.kind not in _LYING:
        return one, last
    mine, theirs = _placed(one), _placed(last)
    if not mine and theirs and one.zone is None and _is_here(theirs[0]):
        return replace(one, filters=sort_filters([*one.filters, *theirs])), last
    if mine and not theirs and last.zone is None and _is_here(mine[0]) and mine[0].span[0] > last.span[0]:
        return one, replace(last, filters=sort_filters([*last.filters, *mine]))
    return one, last


def _placed(one: Select) -> list[At | On]:
    return [each for each in one.filters if isinstance(each, (At, On))]


def _is_here(place: At | On) -> bool:
    return isinstance(place, At) and isinstance(place.place, Here)


def _both_there(one: Select, other: Select, whosever: bool) -> tuple[Select, Select]:
    """ "your minions and other actions on this base": whose, and where, is said once of both; "your minions and all
    actions on this base": only where."""
    whose = [each for each in one.filters if isinstance(each, Controlled) and not whosever]
    where = [each for each in other.filters if isinstance(each, (At, On))]
    placed = any(isinstance(each, (At, On)) for each in one.filters)
    theirs = any(isinstance(each, (Controlled, Owned)) for each in other.filters)
    if one.quantity != EVERY or other.quantity != EVERY or placed or theirs or len(where) != 1:
        return one, other
    place = where[0]
    if isinstance(place, On):
        if not isinstance(place.host, Here):
            return one, other
        place = At(place.host, span=place.span) if one.kind is not Kind.ACTION else place
    first: Any = replace(one, filters=sort_filters([*one.filters, place]))
    second: Any = replace(other, filters=sort_filters([*other.filters, *whose]))
    return first, second


def of_it_too(abilities: list[Any], filters: list[Any]) -> list[Any]:
    """ "its Talents and Specials": whose they are is said once of all; "the Talents and Specials of minions here":
    ``filters`` takes it from the last of them."""
    whose = [each for each in filters if isinstance(each, (On, Controlled))]
    made = []
    for one in abilities:
        if not isinstance(one, Select) or one.kind is not Kind.ABILITY:
            raise UnfitError("abilities and what")
    behind = [each for one in abilities[-1:] for each in one.filters if isinstance(each, (On, Controlled))]
    if behind and not whose:
        if any(isinstance(each, At) for each in filters):
            raise UnfitError("abilities there, and abilities of what")
        filters.extend(behind)
        whose = behind
    for one in abilities:
        owned = any(isinstance(each, (At, On, Controlled)) for each in one.filters)
        made.append(one if owned else replace(one, filters=sort_filters([*one.filters, *whose])))
    return made


def theirs_on(players: Any, cards: Any, span: Span) -> Any:
    """ "Other players' Talents on minions here": those of the minions that they control."""
    if not isinstance(cards, Select) or any(isinstance(each, Controlled) for each in cards.filters):
        raise UnfitError("whose ability")
    return replace(cards, filters=sort_filters([*cards.filters, Controlled(players, span=span)]))


def of_one_card(abilities: Any) -> Any:
    """ "a minion's Talents and Specials": a card that is chosen is chosen once for all of them."""
    parts: tuple[Any, ...] = abilities.parts if isinstance(abilities, Both) else ()
    hosts = [next((f for f in each.filters if isinstance(f, On)), None) for each in parts if isinstance(each, Select)]
    first = hosts[0] if hosts else None
    card: Any = first.host if first is not None else None
    if not isinstance(card, Select) or card.quantity == EVERY or any(each != first for each in hosts):
        return abilities
    label = card.label or temporary(abilities.span[0])
    once = [On(replace(card, label=label), span=card.span), On(Ref(label, span=card.span), span=card.span)]
    made = []
    for place, part in enumerate(parts):
        others = [each for each in part.filters if each != first]
        made.append(replace(part, filters=sort_filters([*others, once[min(place, 1)]])))
    return replace(abilities, parts=tuple(made))


def with_words(part: Dep, before: tuple[tuple[tuple[Token, ...], Token], ...]) -> Dep:
    """A bare noun behind "or" with the words, and the owners, that stand before the first noun."""
    phrase = part.item
    assert isinstance(phrase, Phrase)
    (_, noun), *rest = phrase.parts
    *owners, (words, _) = before
    if noun.word.startswith("&n"):
        return part
    if owners and not words and not rest:  # "other players' minions or actions"
        return replace(part, item=replace(phrase, parts=(*owners, ((), noun))))
    if phrase.prep == "&and" or (words and words[0].word == "no"):  # of another sort it is none of the others anyway
        words = tuple(each for each in words if each.word != "other")
    first = words[0] if words else None
    if first is not None and first.word in ("a", "an"):
        following = words[1].word if words[1:] else noun.word
        words = (replace(first, word="an" if following[:1] in "aeiou" else "a"), *words[1:])
    return replace(part, item=replace(phrase, parts=((words, noun), *rest)))
