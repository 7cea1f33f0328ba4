"""Finding rules by words: everyday words are understood, word endings do not matter, the best hit comes first.

It knows rules and the glossary and nothing of where they come from. SQLite's full-text search does the matching; a
Python without it falls back to looking for the words one by one. What comes first is decided here: a rule is worth
more the more of what was asked it has, words that stand side by side count again, a rule of a system such as duels
stands back unless the system is asked for, and where the words asked name a term, or are what players say for one
("bounce", "break a base"), the rule that defines the term is lifted.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType

from msgspec import Struct

from smashrules.rulebook.rule import Rule, Term

_EVERYDAY_WORDS = """
bounce: return | kill die dead death: destroy | tutor: search | steal stolen: control | tie tied: tie tied
tiebreaker: tie | break broke broken: score | immune immunity protect protection: protected | mulligan: hand
creature character unit hero: minion | spell: action | modifier enchantment aura equipment: attached
graveyard trash: discard | mill: discard | silence negate nullify: cancel | vp point: victory
opponent enemy: player other | strength: power | token marker: counter | target: choose
win winner: winner most | stack priority: order | simultaneous same: order | exile banish: box
pick select: choose | big large strong: highest | weak small: lowest | boost pump bonus buff: power plus
debuff penalty reduce: power minus | late afterward subsequent: later | right immediate now away instant: once
save keep bank hold: wait | pass skip decline refuse: decline | twice again: again | undo revert: undone
revive resurrect reanimate: discard play | scry peek: look | mandatory force forced must: must | optional: may
restriction requirement prerequisite limit: condition requirement | owner own belong: owner | facedown: face down
attach attached: attached on | replace replacement substitute: instead place | copy copied: copy copied
text effect: ability | blank empty: empty | number amount value: number | expire end last: end | gone: leave left
change grow: change | land field zone: base | round: turn | untap refresh: again | summon cast: play
library: deck
"""
EVERYDAY: Mapping[str, tuple[str, ...]]
"""What players say, without its ending, and the books' words that are looked for as well."""

_NOISE_WORDS = """
a about all also am an and are as at be both but by can cannot could did do does doing for from get give had has have
how i if in into is it its just like me mine must my need needs no not of off on one only onto or our out over s
say says should so some still t than that the their them then there these they thing this those to too two up us use
used using want was way we were what when where whether which while who whose why will with without would you your
"""
_NOISE = frozenset(_NOISE_WORDS.split())
_LONGEST = 40  # words of a query that are looked at: SQLite refuses very long ones
# The columns of the index, with what a hit in each is worth.
_WEIGHTS = (("title", 6.0), ("aliases", 8.0), ("key", 4.0), ("text", 1.0), ("section", 1.5))
_MEANT = 0.6  # the worth of the books' word for a word that was asked
_NOISE_WORTH = 0.15
_PAIR = 0.5
_PHRASE = 2.0
_APART = 0.55  # the worth of a hit in a system of its own that was not asked for

Scores = dict[int, float]
Finder = Callable[[Sequence[str]], Scores]
"""Finds words that stand side by side: the places of the rules that have them, and how well."""


class Hit(Struct, frozen=True):
    """A rule found, and how well it fits; a higher score fits better.

    ``term`` is the defined term that the words asked led to, where this rule tells of it.
    """

    rule: Rule
    score: float
    term: str = ""

    def __repr__(self) -> str:
        return f"Hit({self.rule.key!r}, {self.rule.title!r}, score={self.score:.2f})"


def search(rules: Iterable[Rule], words: str, most: int = 10, terms: Iterable[Term] = ()) -> tuple[Hit, ...]:
    """The rules that fit the words best, best first; nothing when no word is known.

    All words need not be found, but each one that is found counts, in aliases and titles most.
    """
    phrase = re.findall(r"[a-z0-9]+", words.casefold())[:_LONGEST]
    if not phrase or most < 1:
        return ()
    listed = tuple(rules)
    scores = _scored(_index(listed) or _scan(listed), phrase, len(listed))
    asked = {_stem(word) for word in phrase}
    for place, rule in enumerate(listed):
        if place in scores and not asked & _SYSTEMS.get(rule.part, asked):
            scores[place] *= _APART
    highest = max(scores.values(), default=1.0)
    for place in scores:
        if re.findall(r"[a-z0-9]+", listed[place].title.casefold()) == phrase:
            scores[place] += highest
    told = _lifted(scores, listed, phrase, terms)
    best = sorted(scores.items(), key=lambda pair: (-pair[1], pair[0]))[:most]
    return tuple(Hit(listed[place], round(score, 3), told.get(place, "")) for place, score in best)


def _scored(found: Finder, phrase: list[str], total: int) -> Scores:
    """The score of each rule that has something of what was asked, by its place."""
    scores: Scores = {}
    covered: Scores = {}
    whole = 0.0
    telling = [word for word in dict.fromkeys(phrase) if word not in _NOISE]
    for word in telling or list(dict.fromkeys(phrase)):
        here = dict(found([word]))
        for meant in EVERYDAY.get(_stem(word), ()):
            for place, score in found([meant]).items():
                here[place] = max(here.get(place, 0.0), _MEANT * score)
        rarity = math.log(1 + total / max(len(here), 1)) if here else 0.0
        whole += rarity or math.log(1 + total / 20)
        for place, score in here.items():
            scores[place] = scores.get(place, 0.0) + score
            covered[place] = covered.get(place, 0.0) + rarity
    for place in scores:
        scores[place] *= 0.4 + 0.6 * covered[place] / whole
    for side_by_side in pairwise(phrase):
        worth = _NOISE_WORTH if set(side_by_side) & _NOISE else _PAIR
        for place, score in found(side_by_side).items():
            scores[place] = scores.get(place, 0.0) + worth * score
    if len(phrase) > 1:
        for place, score in found(phrase).items():
            scores[place] = scores.get(place, 0.0) + _PHRASE * score
    return scores


def _lifted(scores: Scores, rules: tuple[Rule, ...], phrase: list[str], terms: Iterable[Term]) -> dict[int, str]:
    """Lift the defining rules of the terms that the words asked name; tells which rule was lifted for which term."""
    places = {rule.key: place for place, rule in enumerate(rules)}
    stems = [_stem(word) for word in phrase]
    wanted = {_stem(word) for word in phrase if word not in _NOISE} or set(stems)
    highest = max(scores.values(), default=1.0)
    told: dict[int, str] = {}
    for term in terms:
        named = max((_share(said, stems, wanted) for said in (term.name, *term.words)), default=0.0)
        if not named or term.rules[0] not in places:
            continue
        place = places[term.rules[0]]
        told.setdefault(place, term.name)
        # Asked for nothing but the term: its rule comes first. Asked for more: it is one hint among others.
        scores[place] = scores.get(place, 0.0) + highest * (2.0 if named == 1.0 else named**2 / 2)
    return told


def _share(said: str, stems: list[str], wanted: set[str]) -> float:
    """The share of the words asked that a term, or an everyday word, covers; 0 where it is not among them."""
    sought = [_stem(word) for word in re.findall(r"[a-z0-9]+", said.casefold())]
    width = len(sought)
    if not any(stems[at : at + width] == sought for at in range(len(stems) - width + 1)):
        return 0.0
    return len(wanted & set(sought)) / len(wanted)


def _stem(word: str) -> str:
    """A word without its most common endings, so that "bounced" and "bounces" are "bounc" as "bounce" is."""
    for ending in ("ing", "ed", "es", "s", "e"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)]
    return word


_SYSTEMS: Mapping[str, frozenset[str]] = MappingProxyType(
    {
        part: frozenset(_stem(word) for word in words.split())
        for part, words in {
            "Titans": "titan kaiju",
            "Madness": "madness mad insane",
            "Monsters and treasures": "monster treasure loot undead munchkin",
            "Burying": "bury burying buried uncover uncovered facedown face",
            "Off the top of the deck": "off top reveal",
            "Duels": "duel dueling fight",
            "Stasis and stored cards": "stasis store stored freeze frozen under",
            "Swapping": "swap swapped switch exchange trade",
            "Fusions": "fusion fuse",
            "The Big Base": "big round period slot side",
        }.items()
    }
)
"""The parts that tell of one system, each with the words, without their endings, that ask for it."""


def _everyday() -> Mapping[str, tuple[str, ...]]:
    meant: dict[str, tuple[str, ...]] = {}
    for row in _EVERYDAY_WORDS.replace("\n", " | ").split("|"):
        said, _, words = row.partition(":")
        for word in said.split():
            meant[_stem(word)] = tuple(words.split())
    return MappingProxyType(meant)


EVERYDAY = _everyday()


def _columns(rule: Rule) -> tuple[str, ...]:
    said = " ".join(text for _, text in rule.says)
    return (rule.title, " ; ".join(rule.aliases), rule.key, f"{rule.text} {said}", f"{rule.part} {rule.section}")


def _index(rules: tuple[Rule, ...]) -> Finder | None:
    """Finds words in a full-text index; None where this Python has no SQLite, or one without such indexes."""
    try:
        import sqlite3
    except ImportError:
        return None
    base = sqlite3.connect(":memory:")
    names = ", ".join(name for name, _ in _WEIGHTS)
    try:
        base.execute(f"create virtual table rules using fts5({names}, tokenize = 'porter unicode61')")
    except sqlite3.OperationalError:  # in memory, nothing but a missing module can make this fail
        base.close()
        return None
    slots = ", ".join("?" for _ in _WEIGHTS)
    base.executemany(f"insert into rules({names}) values ({slots})", map(_columns, rules))
    weights = ", ".join(str(weight) for _, weight in _WEIGHTS)
    order = f"select rowid, -bm25(rules, {weights}) from rules where rules match ?"

    def found(words: Sequence[str]) -> Scores:
        return {row - 1: score for row, score in base.execute(order, (f'"{" ".join(words)}"',))}

    return found


def _scan(rules: tuple[Rule, ...]) -> Finder:
    """Finds words by looking through all rules."""
    columns = [
        [(" " + re.sub(r"[^a-z0-9]+", " ", column.casefold()), weight) for column, (_, weight) in held]
        for held in (zip(_columns(rule), _WEIGHTS, strict=True) for rule in rules)
    ]

    def found(words: Sequence[str]) -> Scores:
        sought = " " + " ".join([*words[:-1], _stem(words[-1])])
        scores = {
            place: sum(weight for column, weight in held if sought in column) for place, held in enumerate(columns)
        }
        return {place: score for place, score in scores.items() if score}

    return found
