"""Finding rules by words: everyday words are understood, word endings do not matter, the best hit comes first.

It knows rules and the glossary and nothing of where they come from. SQLite's full-text search does the ranking; a
Python without it falls back to counting the words found. Where the words asked name a term, or are what players say
for one ("bounce", "break a base"), the rule that defines the term is lifted above what merely has the words.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from attrs import frozen

from smashrules.rulebook.rule import Rule, Term

if TYPE_CHECKING:
    import sqlite3

EVERYDAY: Mapping[str, str] = MappingProxyType(
    {
        "bounce": "return",
        "kill": "destroy",
        "die": "destroy",
        "dies": "destroy",
        "tutor": "search",
        "steal": "control",
        "tie": "tied",
        "ties": "tied",
        "tied": "tie",
        "tiebreaker": "tie",
        "break": "score",
        "breaks": "score",
        "immune": "protected",
        "immunity": "protected",
        "protect": "protected",
        "mulligan": "hand",
        "creature": "minion",
        "character": "minion",
        "spell": "action",
        "modifier": "action",
        "enchantment": "attached",
        "graveyard": "discard",
        "trash": "discard",
        "silence": "cancel",
        "vp": "victory",
        "points": "victory",
        "opponent": "players",
        "opponents": "players",
        "strength": "power",
        "token": "counter",
        "tokens": "counter",
        "target": "chosen",
        "win": "winner",
        "stack": "order",
        "priority": "order",
        "simultaneous": "order",
    }
)
"""What players say, and the books' word that is looked for as well."""

_NOISE_WORDS = """
a an and are as at be by can do does for from has have how i if in is it my of on or that the there this to was
what when where which who why will with
"""
_NOISE = frozenset(_NOISE_WORDS.split())
_LONGEST = 40  # words of a query that are looked at: SQLite refuses very long ones
# The columns of the index, with what a hit in each is worth.
_WEIGHTS = (("title", 6.0), ("aliases", 8.0), ("key", 4.0), ("text", 1.0), ("section", 1.5))


@frozen
class Hit:
    """A rule found, and how well it fits; a higher score fits better.

    ``term`` is the defined term that the words asked led to, where this rule tells of it.
    """

    rule: Rule
    score: float
    term: str = ""


def search(rules: Iterable[Rule], words: str, most: int = 10, terms: Iterable[Term] = ()) -> tuple[Hit, ...]:
    """The rules that fit the words best, best first; nothing when no word is known.

    All words need not be found, but each one that is found counts, in aliases and titles most.
    """
    phrase = re.findall(r"[a-z0-9]+", words.casefold())[:_LONGEST]
    asked = [word for word in phrase if word not in _NOISE] or phrase
    if not asked or most < 1:
        return ()
    listed = tuple(rules)
    index = _index(listed)
    scores = _scanned(listed, asked) if index is None else _ranked(index, asked, phrase)
    told = _lifted(scores, listed, phrase, asked, terms)
    best = sorted(scores.items(), key=lambda pair: (-pair[1], pair[0]))[:most]
    return tuple(Hit(listed[place], round(score, 3), told.get(place, "")) for place, score in best)


def _lifted(
    scores: dict[int, float], rules: tuple[Rule, ...], phrase: list[str], asked: list[str], terms: Iterable[Term]
) -> dict[int, str]:
    """Lift the defining rules of the terms that the words asked name; tells which rule was lifted for which term."""
    places = {rule.key: place for place, rule in enumerate(rules)}
    stems = [_stem(word) for word in phrase]
    wanted = {_stem(word) for word in asked}
    highest = max(scores.values(), default=1.0)
    told: dict[int, str] = {}
    for term in terms:
        named = max((_share(said, stems, wanted) for said in (term.name, *term.words)), default=0.0)
        if not named or term.rules[0] not in places:
            continue
        place = places[term.rules[0]]
        told.setdefault(place, term.name)
        # Asked for nothing but the term: its rule comes first. Asked for more: it is one hint among others.
        scores[place] = scores.get(place, 0.0) + highest * (2.0 if named == 1.0 else named / 2)
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


def _columns(rule: Rule) -> tuple[str, ...]:
    said = " ".join(text for _, text in rule.says)
    return (rule.title, " ; ".join(rule.aliases), rule.key, f"{rule.text} {said}", f"{rule.part} {rule.section}")


def _index(rules: tuple[Rule, ...]) -> sqlite3.Connection | None:
    """The rules in a full-text index; None where this Python has no SQLite, or one without such indexes."""
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
    return base


def _ranked(base: sqlite3.Connection, asked: list[str], phrase: list[str]) -> dict[int, float]:
    """The score of each rule that has one of the words, by its place."""
    weights = ", ".join(str(weight) for _, weight in _WEIGHTS)
    order = f"select rowid, -bm25(rules, {weights}) from rules where rules match ?"
    meant = [EVERYDAY[word] for word in asked if word in EVERYDAY]
    # The words as asked; the books' words for them, at half the worth; the phrase as it stands, at double.
    queries = [(" OR ".join(f'"{word}"' for word in asked), 1.0), (" OR ".join(f'"{word}"' for word in meant), 0.5)]
    if len(phrase) > 1:
        queries.append((f'"{" ".join(phrase)}"', 2.0))
    scores: dict[int, float] = {}
    for query, worth in queries:
        if query:
            for row, score in base.execute(order, (query,)):
                scores[row - 1] = scores.get(row - 1, 0.0) + worth * score
    base.close()
    return scores


def _scanned(rules: tuple[Rule, ...], asked: list[str]) -> dict[int, float]:
    wanted = [(word, 1.0) for word in asked] + [(EVERYDAY[word], 0.5) for word in asked if word in EVERYDAY]
    scores: dict[int, float] = {}
    for place, rule in enumerate(rules):
        score = sum(
            worth * weight
            for column, (_, weight) in zip(_columns(rule), _WEIGHTS, strict=True)
            for word, worth in wanted
            if word in column.casefold()
        )
        if score:
            scores[place] = score
    return scores
