"""What stands before a noun: articles, numbers, possessives, adjectives; and what a phrase can mean.

Knows the words before a noun and how they agree, not what the noun makes of them (``nouns``, ``numbers``).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from smashrules.effects.abilities import Ability
from smashrules.effects.amounts import Amount
from smashrules.effects.node import Node, Span
from smashrules.effects.selectors import (
    ANY_NUMBER,
    EVERY,
    NONE,
    ONE,
    PLAYERS_PILES,
    Controlled,
    EitherOf,
    End,
    Extremum,
    Here,
    Host,
    Kind,
    Op,
    Owned,
    Pile,
    Quantity,
    Select,
    Stat,
    This,
    You,
    Zone,
)
from smashrules.effects.verbs import Verb
from smashrules.text.structure.attach import Dep, UnfitError
from smashrules.text.structure.syntax import Phrase
from smashrules.text.trees.kinds import KINDS
from smashrules.text.trees.pending import reference
from smashrules.text.trees.rebuilding import sort_filters
from smashrules.text.words.lexicon import Names, is_name, lexicon, takes_an
from smashrules.text.words.tokens import Token

ZONES = {
    "hand": Zone.HAND,
    "deck": Zone.DECK,
    "discard": Zone.DISCARD,
    "box": Zone.BOX,
    "aside": Zone.ASIDE,
    "stasis": Zone.STASIS,
    "base-deck": Zone.BASE_DECK,
    "base-discard": Zone.BASE_DISCARD,
    "named-deck": Zone.DECK,
    "named-discard": Zone.DISCARD,
}
DONE_VERBS = {
    "choose": Verb.CHOOSE,
    "reveal": Verb.REVEAL,
    "find": Verb.SEARCH,
    "play": Verb.PLAY,
    "destroy": Verb.DESTROY,
    "move": Verb.MOVE,
    "name": Verb.NAME,
    "return": Verb.RETURN,
    "place": Verb.PLACE,
    "discard": Verb.DISCARD,
    "draw": Verb.DRAW,
    "bury": Verb.BURY,
    "uncover": Verb.UNCOVER,
    "affect": Verb.AFFECT,
    "remove": Verb.REMOVE_COUNTER,
    "transfer": Verb.TRANSFER,
    "score": Verb.SCORE,
    "shuffle": Verb.SHUFFLE,
    "store": Verb.STORE,
}
COMPARED = {
    "less": Op.LESS,
    "lower": Op.LESS,
    "more": Op.MORE,
    "greater": Op.MORE,
    "higher": Op.MORE,
    "equal": Op.EQUAL,
    "equal_or_less": Op.AT_MOST,
    "equal_or_lower": Op.AT_MOST,
    "equal_or_greater": Op.AT_LEAST,
    "equal_or_higher": Op.AT_LEAST,
    "less_or_equal": Op.AT_MOST,
    "equal_or_more": Op.AT_LEAST,
}


FIRST_OF_THEIRS = "&theirfirst"
"""The first that each of several players has of something: the ordinal that counts for each of them."""


_OWN = re.compile(r"(?:his or her|their|its) own\b", re.IGNORECASE)


class Thing(Struct, frozen=True, gc=False):
    """What a phrase means. ``cat`` is its category; ``node`` the selector, amount or moment; ``many`` a plural;
    ``extra`` "an extra minion"; ``bonus`` a signed number ("+4 power"); ``compare`` a comparison waiting for its
    other side; ``label`` where a selector can be referred to."""

    cat: str
    node: Any
    many: bool = False
    span: Span = (0, 0)
    extra: bool = False
    bonus: bool = False
    compare: tuple[Stat, Op, Amount | None] | None = None
    than: Any = None
    more: Op | None = None  # "more cards", "fewer cards", than somebody
    first: bool = False
    nth: tuple[int, int | None] | None = None  # "your fifth or higher card"
    only: bool = False  # "your only minion here"
    exact: bool = False  # "exactly one": no more
    extremum: Extremum | None = None  # "the most power"
    stat: Stat = Stat.POWER  # of which number it is the most
    among: Select | None = None  # of which players
    named: bool = False  # a name with nothing before it
    next: bool = False  # "your next turn"
    total: bool = False  # "total power"
    tied: bool = False  # "(tied for) the most power"
    lacking: bool = False  # "(players without) the most power here"
    unsaid: bool = False  # a bare noun: "players", "cards in your hand"
    numbers: tuple[Amount, ...] = ()  # "a power of 3 or 4"

    @property
    def compared(self) -> bool:
        """Whether it is more than somebody's, or the most: "more cards", "the most cards"."""
        return self.more is not None or self.extremum is not None


_SAYING = {
    **dict.fromkeys(("a", "an", "any"), ("quantity", ONE)),
    **dict.fromkeys(("each", "every", "all"), ("quantity", EVERY)),
    **dict.fromkeys(("no", "none"), ("quantity", NONE)),
    "any_number_of": ("quantity", ANY_NUMBER),
    **{word: ("definite", word) for word in ("the", "this", "that", "these", "those")},
    **{word: ("poss", word) for word in ("your", "its", "their")},
    "his_or_her": ("poss", "their"),
}
"""Words that say one thing by themselves, whatever stands beside them."""


class Before(Struct, frozen=True, gc=False):
    """What stands before a noun."""

    quantity: Quantity | None = None
    other: bool = False
    definite: str = ""
    poss: str = ""
    words: frozenset[str] = frozenset()
    done: str = ""
    all: bool = False
    any: bool = False
    plus: int | None = None
    plus_or: int | None = None  # "+3 or -3"
    number: int | None = None
    quantity_is_word: bool = False  # "a", "each", "no": said by no number
    exact: bool = False
    counted: bool = False
    equal_number: bool = False
    at_most: bool = False  # "up to that many"
    name: str | None = None
    not_name: str | None = None
    partitive: bool = False
    inner: Before | None = None
    end: End | None = None
    start: int = 0


def unlabelled(node: Any) -> Any:
    """``node`` as a description that nothing refers to."""
    if isinstance(node, EitherOf):
        return replace(node, parts=tuple(unlabelled(each) for each in node.parts))
    return replace(node, label=None) if isinstance(node, Select) else node


def seen(thing: Thing) -> Thing:
    """Things that are somewhere, as a description that nothing refers to; of exactly one it is known which it is,
    and of several which they are: all that are there."""
    some = thing.node.quantity if isinstance(thing.node, Select) else None
    several = some is not None and isinstance(some.low, int) and some.low > 1 and thing.many
    known = several or (some == ONE and (thing.exact or thing.node.kind is Kind.BASE))
    return thing if known else replace(thing, node=unlabelled(thing.node))


Apart = Callable[[str, tuple[int, int], str, Names, Kind | None], tuple[Ability, ...]]
"""What reads a part of a text by itself: the text, the part, the type of the card, names, and what it lies on. Raises
``UnfitError`` for what has not exactly one reading."""


class Determiners(Struct, frozen=True):
    """Reads what stands before a noun for a card of ``type``; ``host``: what it is played on, if that has power;
    ``apart``: what reads the abilities that stand in the text between quotation marks, or as one of several."""

    type: str
    names: Names
    apart: Apart
    host: Kind | None = None
    rules: list[str] = field(default_factory=list)
    text: str = ""

    # -- what stands before a noun ----------------------------------------------------------------------------

    def before(self, tokens: tuple[Token, ...], noun: str = "") -> Before:
        """What stands before ``noun``. Raises ``UnfitError`` for words that do not go together."""
        words = tuple([token.word for token in tokens])
        for place, word in enumerate(words):
            if word in ("a", "an"):
                heard = (words[place + 1] if place + 1 < len(words) else noun).removeprefix("&p:")
                if heard[:1].isalpha() and (word == "an") != takes_an(heard):
                    raise UnfitError("a and an")
        if "&of" in words:
            cut = len(words) - 1 - words[::-1].index("&of")
            outer, inner = self.before(tokens[:cut]), self.before(tokens[cut + 1 :])
            if not cut:  # "for each of"
                outer = replace(outer, quantity=EVERY)
            if outer.quantity is None or outer.partitive:  # "each of two of your minions": which number it is
                raise UnfitError("of what")
            return replace(outer, partitive=True, inner=inner)
        named = any(word.startswith(("&a", "&x")) for word in words)  # who has which number, the text tells
        said = _said_before(words, self.names if named else None)
        return replace(said, start=tokens[0].start) if tokens else said

    @staticmethod
    @lru_cache(maxsize=1024)
    def number(word: str) -> tuple[int, int | None] | None:
        numerals = lexicon().numerals
        stem, _, most = word.partition("_or_")
        counted = stem.isdigit() or stem in numerals
        if counted and most in ("more", "fewer", "less", "higher", "greater"):
            value = int(stem) if stem.isdigit() else numerals[stem]
            return (value, None) if most in ("more", "higher", "greater") else (0, value)
        if word.isdigit():
            return int(word), int(word)
        if word in numerals:
            return numerals[word], numerals[word]
        for joint in ("_or_", "_and_"):
            low, found, high = word.partition(joint)
            if found and low in numerals and high in numerals:
                return numerals[low], numerals[high]
        return None

    def name(self, word: str) -> str:
        return _name(self.names, word)

    def wording(self, before: Before, word: str) -> str:
        """ "the chosen minion", as the text has it: a token of a name is spelt out."""
        noun = self.name(word) + "s" * word.endswith("s") if is_name(word) else word
        done = f"{before.done} " if before.done else ""
        other = "other " if before.other else "unused " if "unused" in before.words else ""
        return f"{before.definite} {other}{done}{noun}".strip()

    def poss(self, before: Before, owner: Thing | None, kinds: frozenset[str], span: Span) -> Any:
        """Whose: the selector that a genitive or possessive names; None without one."""
        if owner is not None:
            if before.poss:
                raise UnfitError("two owners")
            return owner.node
        if before.poss == "your":
            return You(span=(before.start, before.start + 4))
        if before.poss:
            place = (before.start, before.start + len(before.poss))
            if before.poss == "its" and kinds == {"player"}:
                raise UnfitError("a player is no it")
            many: bool | None = False
            if before.poss == "their":  # of players it can be one, of cards it is several
                many = None if "player" in kinds else True
            own = _OWN.match(self.text, before.start) is not None
            return reference("its", before.poss, kinds, many, None, before.start, own, span=place)
        return None

    def this(self, kind: str, span: Span) -> Node:
        """ "this minion": the card itself, or on an action played on a minion the minion; so too of others."""
        if kind == "base":
            return Here(span=span)
        if kind not in KINDS:
            raise UnfitError(f"this {kind}")
        named = KINDS[kind]
        if named is self.host:
            return Host(named, span=span)
        if kind == "minion" and self.type == "monster":
            return This(named, span=span)
        if kind not in ("card", self.type) and not (kind in ("minion", "action") and self.type == "fusion"):
            raise UnfitError(f"this {kind} on a {self.type}")
        return This(named, span=span)

    def phrase(self, dep: Dep) -> Thing:
        """What a noun phrase means; ``nouns`` knows."""
        raise NotImplementedError


@lru_cache(maxsize=1024)  # few words stand before nouns, again and again
def _said_before(words: tuple[str, ...], names: Names | None) -> Before:
    """What the words before a noun say, wherever they stand; ``names`` where one of them is a name."""
    result: dict[str, Any] = {"all": "all" in words}
    numbers = {word: number for word in words if (number := Determiners.number(word)) is not None}
    result["any"] = "any" in words and not numbers
    plain: set[str] = set()
    up_to = at_least = all_but = False
    for word in words:
        if word == "any" and numbers:
            continue  # "any one minion"
        if word in _SAYING:
            _once(result, *_SAYING[word])
        elif word == "up_to":
            up_to = True
        elif word == "at_least":
            at_least = True
        elif word == "all_but":
            all_but = True
        elif word == "exactly":
            result["exact"] = True
        elif word == "different" and result.get("quantity") == ONE:
            result["other"] = True
        elif word in ("an_equal_number_of", "that_many"):
            result["equal_number"] = True
        elif word == "the_number_of":
            result["counted"] = True
        elif word == "another":
            _once(result, "quantity", ONE)
            result["other"] = True
        elif word == "other":
            result["other"] = True
        elif word in numbers:
            low, high = numbers[word]
            if (up_to or at_least) and low != high:
                raise UnfitError("at least two or more")
            if up_to:
                low = 0
            if all_but and (low != high or up_to or at_least):
                raise UnfitError("all but how many")
            counted = Quantity(0, None, but=low) if all_but else Quantity(low, None if at_least else high)
            _once(result, "quantity", counted)
            if high is not None:
                result["number"] = high
        elif word.startswith("&p:"):
            _once(result, "done", word[3:])
        elif word.startswith(("+", "-")):
            first, _, second = word.partition("_or_")
            result["plus"] = int(first)
            result["plus_or"] = int(second) if second else None
        elif word.startswith("&a") and word[2:].rstrip("s").isdigit():
            result["name"] = _name(names, word)
        elif word.startswith("&x"):
            result["not_name"] = _name(names, word)
        elif word in ("&atop", "&abottom"):
            result["end"] = End(word[2:])
        else:
            plain.add(word)
    if words[-1:] != ("none",) and "none" in words:
        raise UnfitError("none of what")
    if up_to and result.get("equal_number") and not ({"number", "quantity"} & set(result) or at_least or all_but):
        result["at_most"], up_to = True, False
    if (up_to or all_but or result.get("exact")) and "number" not in result:
        raise UnfitError("up to how many")
    result["words"] = frozenset(plain)
    result["quantity_is_word"] = not numbers
    return Before(**result)


def _once(result: dict[str, Any], key: str, value: Any) -> None:
    if key in result:
        raise UnfitError(f"two of {key}")
    result[key] = value


def _name(names: Names | None, word: str) -> str:
    """The name that a token stands for."""
    return names.all()[int(word[2:].rstrip("s"))] if names is not None else ""


def in_pile(node: Any) -> Any:
    """ "your minions from your discard pile": nobody controls what is in a pile, so it is those you own."""
    if not isinstance(node, Select) or not isinstance(node.zone, Pile):
        return node
    if node.kind is Kind.BASE:
        return replace(node, zone=of_bases(node.zone))
    if node.zone.zone not in PLAYERS_PILES:
        return node
    filters = [Owned(f.by, f.negated, span=f.span) if isinstance(f, Controlled) else f for f in node.filters]
    return replace(node, filters=sort_filters(filters)) if filters != list(node.filters) else node


def of_bases(zone: Any) -> Any:
    """ "a base in the discard pile": bases have a deck and a discard pile of their own."""
    if not isinstance(zone, Pile) or zone.of is not None or zone.named is not None:
        return zone
    own = {Zone.DISCARD: Zone.BASE_DISCARD, Zone.DECK: Zone.BASE_DECK}
    return replace(zone, zone=own.get(zone.zone, zone.zone))


def topmost(what: Any) -> Any:
    """ "look at three cards from the treasure deck": those on its top."""
    pile = what.zone if isinstance(what, Select) else None
    if not isinstance(pile, Pile) or pile.zone not in (Zone.DECK, Zone.BASE_DECK) or pile.end is not None:
        return what
    chosen = what.random or what.filters or what.quantity == EVERY
    return what if chosen else replace(what, zone=replace(pile, end=End.TOP))


def every_one(node: Any) -> Any:
    if isinstance(node, Select):
        return replace(node, quantity=EVERY) if node.quantity != EVERY else node
    return node


def end_of(dep: Dep) -> int:
    """Where it ends with all that belongs to it."""
    return max([dep.item.end, *map(end_of, dep.parts)]) if dep.parts else dep.item.end


def evolve_prep(dep: Dep) -> Dep:
    """The same phrase without its preposition."""
    if not isinstance(dep.item, Phrase):
        raise UnfitError("a noun was wanted")
    return replace(dep, item=replace(dep.item, prep=""))


def every_part(dep: Dep) -> Iterator[Dep]:
    """The dependents of ``dep`` at every depth."""
    for part in dep.parts:
        yield part
        yield from every_part(part)
