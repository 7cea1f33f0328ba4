"""Which item belongs to which: every projective attachment that the tables allow, none preferred.

The items of a clause stand in one list. Each belongs to the verb, to a noun phrase before it, or to an inner
clause; whatever stands between two parts of one thing belongs to that thing too (no crossing). This module
compares tags with tables and builds nothing; what is built of an attachment may refuse it (``UnfitError``).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from smashrules.text.structure.syntax import Item, Phrase, Sub, Word
from smashrules.text.structure.tables import tables
from smashrules.text.words.lexicon import is_name, lexicon

# "draw a card to play a minion from your discard pile": what follows a purpose belongs to it if it can.
PURPOSE = "a purpose takes what follows it"
ASKED = "what is asked takes the place that follows it"
_ASKING = ("if", "unless")
_WHERE = ("place", "on:")
# "actions on minions and/or bases": a bare noun is joined to the noun right before it.
ONTO = "what follows 'or on' says where that is"
NEAREST = "a bare noun is joined to the nearest"
COUNTED = "a place behind a number says where what is counted is"
CARDS = ("minion", "action", "titan", "fusion", "card", "monster", "treasure")
PILES = (
    "hand",
    "deck",
    "discard",
    "box",
    "aside",
    "stasis",
    "base-deck",
    "base-discard",
    "named-deck",
    "named-discard",
    "usual",
)
_EXCHANGING = {"swap", "replace"}
_BOUNDS = ("&(minimum_", "&(maximum_", "&(up_to_")
_SUPERLATIVES = frozenset(("most", "highest", "lowest", "least", "fewest"))
_PREPS = {"into": "to", "onto": "on", "for_every": "for_each"}
_CATEGORY = {
    "winner": "player",
    "runner-up": "player",
    "third": "player",
    "current": "player",
    "neighbour": "player",
    "owner": "player",
    "controller": "player",
    "replacement": "base",
    "opponent": "player",
    "duelist": "card",
    "talent": "ability",
    "special": "ability",
    "ongoing": "ability",
}


class UnfitError(Exception):
    """The words do not go together like this; another attachment may do."""


class Dep(Struct, frozen=True, gc=False):
    """An item and the items that belong to it, in the order of the text."""

    item: Item
    parts: tuple[Dep, ...] = ()


def category(phrase: Phrase) -> str:
    """What sort of thing a noun phrase speaks of; "it" for a pronoun."""
    kept = phrase.__dict__  # asked again and again while the parts of a sentence are tried
    if "category" not in kept:
        kept["category"] = _category(phrase)
    found: str = kept["category"]
    return found


def _category(phrase: Phrase) -> str:
    word = phrase.parts[-1][1].word
    if is_name(word):
        return "card"
    if word.startswith("&#"):
        return "number"
    if word == "you":
        return "player"
    if word.startswith("&q"):
        return "quote"
    if word == "&there":
        return "there"
    if word == "&other":  # "the other": a card, or a base
        return "it"
    noun = lexicon().nouns.get(word)
    if noun is None:
        return "it"
    kind = noun[0]
    if kind in CARDS:
        pre = [each.word for each in phrase.parts[0][0]]
        return "power" if "the_number_of" in pre else "card"
    if kind in ("faction", "name") and phrase.prep == "for_each":
        return "power"  # how many of them
    of_them = kind in ("counter", "base", "player", "faction", "name")
    if of_them and "the_number_of" in [each.word for each in phrase.parts[0][0]]:
        return "power"
    if kind == "vp" and _is_had(phrase):
        return "power"
    if kind in ("breakpoint", "hand-size"):
        return "breakpoint"
    if kind in PILES:
        return "pile"
    return _CATEGORY.get(kind, kind)


def _is_had(phrase: Phrase) -> bool:
    """Whether it is how many VPs somebody has: "your VPs", "the number of VPs", "for each VP"."""
    pre = [each.word for each in phrase.parts[-1][0]]
    return len(phrase.parts) > 1 or phrase.prep in ("for_each", "for_every") or not _HAD.isdisjoint(pre)


_HAD = frozenset(("your", "their", "his_or_her", "its", "the_number_of"))


def tag(item: Item) -> str:
    """The name by which the tables know ``item``."""
    kept = item.__dict__
    if "tag" not in kept:
        kept["tag"] = _tag(item)
    found: str = kept["tag"]
    return found


def _tag(item: Item) -> str:
    if isinstance(item, Phrase):
        prep = _PREPS.get(item.prep, item.prep)
        if prep == "at" and category(item) == "base":
            prep = "on"
        if prep == "with" and item.parts[-1][1].word == "total_power" and _is_most(item):
            return "with:total"  # "the base with the highest total power"
        if prep == "for_each" and category(item) == "breakpoint":
            return "for_each:power"  # "for every 5 of its breakpoint": a number, too
        return f"{prep}:{category(item)}" if prep else category(item)
    if isinstance(item, Word):
        if item.word.startswith(
            ("power ", "printed_power ", "starting_power ", "total_power ", "total_printed_power ")
        ):
            return "spec"
        if item.word.startswith(_BOUNDS):
            return "bound"
        return lexicon().adverbs.get(item.word, "power")
    if item.mark.startswith("&rel"):
        return "&rel"
    return item.mark


def _is_most(item: Phrase) -> bool:
    return not _SUPERLATIVES.isdisjoint([each.word for each in item.parts[-1][0]])


def fits(item_tag: str, allowed: frozenset[str] | dict[str, str]) -> str | None:
    """The entry of ``allowed`` that takes ``item_tag``: itself, or for a pronoun any with that preposition."""
    if item_tag in allowed:
        return item_tag
    prep, _, kind = item_tag.partition(":")
    if kind == "it":
        for each in allowed:
            if each.startswith(prep + ":") and not each.endswith((":turn", ":edge")):
                return each
    if kind == "breakpoint" and f"{prep}:power" in allowed:
        return f"{prep}:power"
    if item_tag == "on:rest" and "on:card" in allowed:  # "a counter on each of the others"
        return "on:card"
    return None


def verb_of(head_word: str) -> list[str]:
    """The verbs that a form can belong to."""
    lex = lexicon()
    head_word = head_word.removeprefix("&d:")
    if lex.auxiliaries.get(head_word) in ("be", "have"):
        return [lex.auxiliaries[head_word]]
    return list(dict.fromkeys(verb for verb, _ in lex.verbs.get(head_word, ())))


def _accepts(host: Item | None, verbs: list[str], item: Item) -> bool:
    wanted = tag(item)
    if host is None or isinstance(host, Sub):
        if isinstance(item, Phrase) and not item.prep:
            return True  # an object: the frames decide
        return _takes(tuple(verbs if host is None else verb_of(_main_word(host))), wanted)
    if isinstance(host, Phrase):
        if isinstance(item, Phrase) and (not item.prep or (item.prep == "&oron" and host.prep not in ("on", "onto"))):
            return False
        noun = category(host)
        counted = lexicon().nouns.get(host.parts[-1][1].word, ("",))[0] if noun == "power" else ""
        if counted in CARDS or counted in ("counter", "base", "player", "faction", "name"):  # "the number of minions"
            noun = "card" if counted in CARDS else counted
        if noun == "breakpoint":
            noun = "power"
        return fits(wanted, tables().accepts.get(noun, frozenset())) is not None
    return False


@lru_cache(maxsize=4096)  # asked for each way in which the items of a clause could hang together
def _takes(verbs: tuple[str, ...], wanted: str) -> bool:
    """Whether a frame of one of the verbs has a slot for such an item."""
    return any(fits(wanted, frame.slots) for verb in verbs for frame in tables().frames.get(verb, ()))


def _main_word(sub: Sub) -> str:
    """The verb of a head: "is" in "is not"."""
    words = [each.word for each in sub.head if each.word not in ("not", "only")]
    return (words[-1] if words else sub.head[-1].word).removeprefix("&d:")


def _exchanged(verbs: list[str], item: Item) -> bool:
    """ "Swap a base that has no minions on it with ...": what one thing is swapped for is said of the swap."""
    return bool(set(verbs) & _EXCHANGING) and isinstance(item, Phrase) and item.prep == "with"


def _on_the_last(items: tuple[Item, ...], place: int) -> bool:
    """ "On this base or on a minion there": where that minion is."""
    before = items[place - 1] if place else None
    return isinstance(before, Phrase) and before.prep == "&oron" and tag(items[place]) == "place"


def _where_counted(items: tuple[Item, ...], parents: list[int], host: int, place: int, verbs: list[str]) -> bool:
    """ "With power equal to the number of minions on that base", "of minions you destroyed this turn", "less than the
    total power of your minions in play": those are there, if nothing else says where, and were destroyed."""
    told = tag(items[place])
    said = told in (_PLACES if place > host + 1 else _TOLD) or (told in _BEARERS and not _PUTTING & set(verbs))
    if not said or _points(items[host]) or any(_PLACED(tag(each)) for each in items[host + 1 : place]):
        return False
    while host >= 0 and not _counts(items[host]):
        if isinstance(items[host], Sub) and told != "now":
            return False  # "for each player who has moved a minion here": moved it here, or one that is here
        host = parents[host]
    return host >= 0


def _of_the_whole(item: Item) -> bool:
    """What behind "a minion that has an action on it" is said of what is done: a purpose, "until", "if able"."""
    return tag(item) in ("&to", "until:edge") or (isinstance(item, Word) and item.word == "if_able")


def _points(item: Item) -> bool:
    """Whether it is a thing that is known, of which no more need be said: "it", "this minion"."""
    if not isinstance(item, Phrase):
        return False
    before, noun = item.parts[-1]
    return noun.word in _KNOWN or any(each.word in ("this", "that", "these", "those") for each in before)


def _counts(item: Item) -> bool:
    """Whether it says how many there are of something: "for each", "than the number of", "than the total power"."""
    if not isinstance(item, Phrase) or not item.prep:
        return False
    before, noun = item.parts[0]
    return item.prep in _EACH or noun.word == "total_power" or "the_number_of" in [each.word for each in before]


_KNOWN = ("it", "them", "you", "they", "&one", "&this")
_EACH = ("for_each", "for_every")
_PLACES = ("place", "in:play", "on:base")
_TOLD = (*_PLACES, "&rel", "&done", "&that", "now")
_BEARERS = ("on:card", "on:it")
_PUTTING = {"place", "put", "add", "remove", "transfer"}
_PLACED = re.compile("place$|in:|on:|from:").match


def _conjunct(item: Item) -> bool:
    return isinstance(item, Phrase) and item.prep in ("&and", "&or")


def _bare_conjunct(item: Item) -> bool:
    """ "... and/or bases": a noun with nothing before it, joined to another."""
    return isinstance(item, Phrase) and item.prep in ("&and", "&or", "&and/or") and not item.parts[0][0]


def attachments(
    items: tuple[Item, ...], verbs: list[str], rules: list[str] | None = None
) -> Iterator[tuple[Dep, ...]]:
    """Every way in which ``items`` can hang together under a verb (one of ``verbs``).

    Where a named rule left out a way that the tables allow, its name is added to ``rules``."""
    yield from _grow(items, None, verbs, rules)


def phrase_attachments(items: tuple[Item, ...]) -> Iterator[Dep]:
    """Every way in which ``items[1:]`` can belong to the phrase ``items[0]``."""
    if not items:
        return
    for parts in _grow(items[1:], items[0], []):
        yield Dep(items[0], parts)


def _grow(
    items: tuple[Item, ...], root: Item | None, verbs: list[str], rules: list[str] | None = None
) -> Iterator[tuple[Dep, ...]]:
    if not items:
        yield ()
        return
    count = len(items)
    if count == 1:
        if not isinstance(root, Word) and _accepts(root, verbs, items[0]):
            yield (Dep(items[0]),)
        return
    parents = [-1] * count

    def hosts(place: int) -> list[int]:
        chain: list[int] = []
        at, below = place - 1, -1
        while at >= 0:
            if not (below >= 0 and _conjunct(items[below])):  # a phrase is closed by what is joined to it
                chain.append(at)
            at, below = parents[at], at
        return [*chain, -1]

    def assign(place: int) -> Iterator[tuple[Dep, ...]]:
        if place == count:
            yield tuple(grown(each) for each in range(count) if parents[each] == -1)
            return
        taken = within = asked = False  # by something inside a purpose clause, or a question
        for host in hosts(place):
            above = root if host == -1 else items[host]
            if isinstance(above, Word):
                continue
            if _accepts(above, verbs, items[place]):
                if taken and _bare_conjunct(items[place]):
                    if rules is not None and NEAREST not in rules:
                        rules.append(NEAREST)
                    break
                if taken and _on_the_last(items, place):
                    if rules is not None and ONTO not in rules:
                        rules.append(ONTO)
                    break
                if taken and asked:
                    if rules is not None and ASKED not in rules:
                        rules.append(ASKED)
                    break
                if taken and within and not _exchanged(verbs, items[place]):
                    if rules is not None and PURPOSE not in rules:
                        rules.append(PURPOSE)
                    break
                parents[place] = host
                yield from assign(place + 1)
                taken = True
                if _where_counted(items, parents, host, place, verbs):
                    if rules is not None and COUNTED not in rules:
                        rules.append(COUNTED)
                    break
            if not isinstance(above, Sub):
                continue
            if above.mark == "where" and tag(items[place]) == "at:edge":
                break  # "where you had a minion at the start of the turn": then, and not when it is done
            # what follows "this turn", a purpose, or how long, may be said of the verb outside
            closed = _of_the_whole(items[place]) or any(tag(each) == "now" for each in items[:place])
            within = within or above.mark == "&to" or (above.mark == "&that" and not closed)
            asked = asked or (above.mark in _ASKING and tag(items[place]).startswith(_WHERE))
        parents[place] = -1

    def grown(place: int) -> Dep:
        return Dep(items[place], tuple(grown(each) for each in range(place + 1, count) if parents[each] == place))

    yield from assign(0)
