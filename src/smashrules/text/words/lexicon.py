"""The words of card texts, read from ``grammar/words.toml``. Knows words, not what a sentence does with them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from smashrules.data import GrammarError, grammar_toml, located


class Names(Struct, frozen=True):
    """Names that a text may use: of cards, of factions, words that names share ("a Gizmo"), and ``labels`` that are
    printed beside texts ("a Wraith").

    >>> Names(words=frozenset({"Robot"})).all()
    ('Robot',)
    """

    cards: frozenset[str] = frozenset()
    factions: frozenset[str] = frozenset()
    words: frozenset[str] = frozenset()
    types: frozenset[tuple[str, str]] = frozenset()
    labels: frozenset[str] = frozenset()

    def with_words_of(self, text: str) -> Names:
        """These names, and the words of ``text`` that stand in cards' names ("a Wraith"), with a capital.

        >>> Names(cards=frozenset({"Grave Wraith", "Pale Wraith"})).with_words_of("Destroy a Wraith.").words
        frozenset({'Wraith'})
        """
        held, plain = _words_of(self.cards), lexicon().known
        said = {word for word in _CAPITAL.findall(text) if word.lower() not in plain and word not in self.cards}
        found = {word if word in held else word.removesuffix("s") for word in said} & held
        called = {each for word in found for each in (word, f"{word}s")} & self.factions if found else set()
        cards = {each for each in called if _of_cards(each).search(text)}
        if not (found - self.words or cards):
            return self
        return replace(self, words=self.words | found, factions=self.factions - cards)

    def __or__(self, more: Names) -> Names:
        """These names and ``more``; a label that is a card's name is not one of them.

        >>> (Names(cards=frozenset({"Gull"})) | Names(labels=frozenset({"Gull", "Bird"}))).all()
        ('Bird', 'Gull')
        """
        cards = self.cards | more.cards
        return Names(
            cards,
            self.factions | more.factions,
            self.words | more.words,
            self.types | more.types,
            (self.labels | more.labels) - cards,
        )

    def type_of(self, name: str) -> str:
        """The type of the cards of that name, as far as it is known: a minion, unless something else is said. What
        bears a label may be of any type."""
        if name in self.labels:
            return "card"
        told = _types_by_name(self.types).get(name, frozenset())
        return min(told) if len(told) == 1 and told <= {"minion", "action", "titan"} else "minion"

    def all(self) -> tuple[str, ...]:
        """Every name, longest first."""
        return _longest_first(self)


def spoken_labels(labels: Iterable[str], cards: frozenset[str]) -> frozenset[str]:
    """Those of ``labels`` of which texts can speak as of names: with a capital, where no card is called so.

    >>> sorted(spoken_labels(["Sprite", "Gull", "standard"], frozenset({"Gull"})))
    ['Sprite']
    """
    return frozenset(each for each in labels if each[:1].isupper()) - cards


@lru_cache(maxsize=16)  # sorting a thousand names takes longer than reading a text
def _longest_first(names: Names) -> tuple[str, ...]:
    every = names.cards | names.factions | names.words | names.labels
    return tuple(sorted((each for each in every if each), key=lambda name: (-len(name), name)))


@lru_cache(maxsize=16)
def _types_by_name(types: frozenset[tuple[str, str]]) -> dict[str, frozenset[str]]:
    """The types of the cards of each name."""
    found: dict[str, set[str]] = {}
    for name, kind in types:
        found.setdefault(name, set()).add(kind)
    return {name: frozenset(kinds) for name, kinds in found.items()}


_CAPITAL = re.compile(r"(?<=[a-z,] )[A-Z][a-z]{2,}\b|(?<=[a-z] \")[A-Z][a-z]{2,}(?=\")")


@cache
def _words_of(cards: frozenset[str]) -> frozenset[str]:
    """The words of names of more than one word."""
    words = [word for name in sorted(cards) for word in set(_WORD.findall(name)) if name != word]
    return frozenset(words)


def _of_cards(faction: str) -> re.Pattern[str]:
    """Where a faction's name speaks of cards that bear it in theirs: "your other Nanites", not "a Nanites minion"."""
    return re.compile(rf"\b(?:{_COUNTED}) {re.escape(faction)}\b(?! (?:minion|action|card|faction|base))")


_COUNTED = "your|their|other|more|fewer|of|all|two|three|four|five|considered|extra"
_WORD = re.compile(r"\b[A-Z][a-z]{2,}\b")


Saying = tuple[tuple[str, ...], tuple[str, ...]]
"""Words, and the words that say the same."""


class Lexicon(Struct, frozen=True):
    """The words by class. ``classes`` is terminal name -> words; the others look a single word up."""

    classes: dict[str, tuple[str, ...]]
    nouns: dict[str, tuple[str, str]]  # word -> (category, "one" or "many")
    verbs: dict[str, tuple[tuple[str, str], ...]]  # word -> ((verb, form), ...)
    auxiliaries: dict[str, str]
    numerals: dict[str, int]
    adverbs: dict[str, str]
    forms: dict[str, tuple[str, str, str, str]]  # verb -> bare, -s, past, participle
    # first two parts -> parts, longest first
    joined: dict[tuple[str, ...], tuple[tuple[str, ...], ...]] = field(default_factory=dict)
    # first two words -> what begins with them, longest first; the first -> what is said in it alone
    said_as: dict[tuple[str, ...], tuple[Saying, ...]] = field(default_factory=dict)
    # the first words of these
    joined_first: frozenset[str] = frozenset()
    said_first: frozenset[str] = frozenset()
    known: frozenset[str] = frozenset()
    # noun -> the noun that is the same
    same_as: dict[str, str] = field(default_factory=dict)
    # noun -> the adjective that is meant with it
    meant_with: dict[str, str] = field(default_factory=dict)
    # article -> beginnings spoken otherwise than spelt
    sounds: dict[str, tuple[str, ...]] = field(default_factory=dict)


def takes_an(words: str) -> bool:
    """Whether "an" stands before ``words``: by their sound.

    >>> [takes_an(each) for each in ("action", "minion", "hour", "unicorn", "unused Talent")]
    [True, False, True, False, True]
    """
    said, sounds = words.lower(), lexicon().sounds
    return said.startswith(sounds["an"]) or (said[:1] in tuple("aeiou") and not said.startswith(sounds["a"]))


def is_name(word: str) -> bool:
    """Whether a token stands for a known name."""
    return word.startswith("&n") and word[2:3].isdigit()


def _sayings(said_as: dict[str, str]) -> dict[tuple[str, ...], tuple[Saying, ...]]:
    found: dict[tuple[str, ...], list[Saying]] = {}
    sayings = [(tuple(said.split()), tuple(meant.split())) for said, meant in said_as.items()]
    for said, meant in sorted(sayings, key=lambda one: -len(one[0])):
        found.setdefault(said[:2], []).append((said, meant))
    return {begun: (*each, *(found.get(begun[:1], ()) if len(begun) > 1 else ())) for begun, each in found.items()}


def _joins(words: set[str]) -> dict[tuple[str, ...], tuple[tuple[str, ...], ...]]:
    found: dict[tuple[str, ...], list[tuple[str, ...]]] = {}
    for word in words:
        parts = tuple(word.split("_"))
        if len(parts) > 1 and not word.startswith("&"):
            found.setdefault(parts[:2], []).append(parts)
    return {begun: tuple(sorted(each, key=lambda parts: -len(parts))) for begun, each in found.items()}


@cache
def lexicon() -> Lexicon:
    """The words of ``grammar/words.toml``. Raises ``GrammarError``."""
    return lexicon_of(grammar_toml("words.toml", located("grammar").joinpath("words.toml").read_bytes()))


def _faults(data: Mapping[str, Any]) -> Iterator[str]:
    """What is not written as the classes of words are."""
    for noun, entry in data["nouns"].items():
        if not isinstance(entry, dict) or not all(isinstance(entry.get(each), list) for each in ("one", "many")):
            yield f'{noun}: a noun has two lists of words, {{ one = ["..."], many = ["..."] }}'
    for verb, entry in data["verbs"].items():
        forms = len(entry.split()) if isinstance(entry, str) else 0
        if forms != 4:
            yield f'{verb}: a verb has four forms, such as "draw draws drew drawn"; this one has {forms}'
    for said, meant in data["said-as"].items():
        if not isinstance(meant, str):
            yield f"{said!r}: expected the words that are meant, not {meant!r}"


def lexicon_of(data: Mapping[str, Any]) -> Lexicon:
    """The words of what is written as ``grammar/words.toml`` is. Raises ``GrammarError``."""
    if faults := list(_faults(data)):
        raise GrammarError("\n".join(f"grammar/words.toml: {each}" for each in faults))
    nouns: dict[str, tuple[str, str]] = {}
    for category, entry in data["nouns"].items():
        for number in ("one", "many"):
            for word in entry[number]:
                nouns[word] = (category, number)
    verbs: dict[str, list[tuple[str, str]]] = {}
    forms: dict[str, tuple[str, str, str, str]] = {}
    for verb, entry in data["verbs"].items():
        spelt = [each.split("/") for each in entry.split()]
        forms[verb] = (spelt[0][0], spelt[1][0], spelt[2][0], spelt[3][0])
        for words, form in zip(spelt, ("bare", "third", "past", "participle"), strict=True):
            for word in words:
                verbs.setdefault(word, []).append((verb, form))
    auxiliaries = {word: kind for kind, words in data["auxiliaries"].items() for word in words.split()}
    adverbs = {word: kind for kind, words in data["adverbs"].items() for word in words}
    before = [word for words in data["before"].values() for word in words]
    bare = {word for word, uses in verbs.items() if any(form == "bare" for _, form in uses)}
    past = {word for word, uses in verbs.items() if any(form in ("past", "participle") for _, form in uses)}
    classes = {
        "NOUN": tuple(nouns),
        "PRE": tuple(before),
        "PRON": (*data["pronouns"]["words"], "&another", "&another_minion", "&that_base"),
        "PREP": tuple(data["prepositions"]["words"]),
        "EVENT": tuple(data["conjunctions"]["events"]),
        "ADV": tuple(adverbs),
        "AUX": tuple(word for word, kind in auxiliaries.items() if kind not in ("be", "have", "been", "not", "only")),
        "NOT": ("not", "only"),
        "BEEN": ("been",),
        "BE": tuple(word for word, kind in auxiliaries.items() if kind == "be"),
        "HAVE": tuple(word for word, kind in auxiliaries.items() if kind == "have"),
        "VERB": tuple(word for word in verbs if word in bare),
        "VERBS": tuple(w for w, u in verbs.items() if any(f == "third" for _, f in u) and w not in bare),
        "DONE": tuple(word for word in verbs if word in past and word not in bare),
    }
    every = {word for words in classes.values() for word in words} | set(data["numerals"])
    every |= {"or_less", "or_more", "or_fewer", "or_higher", "or_greater", "and_then"}
    parts = {part for word in every for part in word.lstrip("&").strip("()").split("_")}
    parts |= {"and", "or", "then", "top", "bottom", "name", "ongoing", "special", "talent"}
    parts |= {part for said in data["said-as"] for part in said.split()} | set(data["heard"]["words"])
    joined, said_as = _joins(every), _sayings(data["said-as"])
    return Lexicon(
        classes=classes,
        nouns=nouns,
        verbs={word: tuple(uses) for word, uses in verbs.items()},
        auxiliaries=auxiliaries,
        numerals=data["numerals"],
        adverbs=adverbs,
        forms=forms,
        joined=joined,
        said_as=said_as,
        joined_first=frozenset(begun[0] for begun in joined),
        said_first=frozenset(begun[0] for begun in said_as),
        known=frozenset(parts),
        same_as=data["same-as"],
        meant_with=data["meant-with"],
        sounds={article: tuple(beginnings) for article, beginnings in data["sounds"].items()},
    )
