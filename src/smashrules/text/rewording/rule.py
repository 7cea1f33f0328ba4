"""How a sentence is put in other words: rule by rule, each asked only where a word stands that it is about.

A rule hands back the tokens it is given where it has nothing to say of them. Most rules are about a word or two,
which few sentences have: the tables of the rooms name these words beside each rule. This room knows no word itself.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from smashrules.text.patterns.alphabet import spelt
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, spread

Rule = Callable[..., Any]
"""Gives the tokens of a sentence in other words, or the same tokens; from these, the sentences before where it looks
back at them, and the words of the language."""


class Rewording(Struct, frozen=True):
    """A rule, and what it is ``about``: words of which one stands in every sentence that the rule changes. So does
    one of each set of words ``besides``. One that ``leans`` says nothing where no sentence stands before. Whether it
    ``fits`` can be asked of the words as letters."""

    rule: Rule
    about: frozenset[str]
    besides: tuple[frozenset[str], ...] = ()
    looks_back: bool = False
    leans: bool = False
    fits: Callable[[str], bool] | None = None

    def speaks_of(self, said: set[str]) -> bool:
        """Whether of each set of words ``besides`` one is among those ``said``."""
        return not any(map(said.isdisjoint, self.besides))


def where(rule: Rule, about: str, *besides: str) -> Rewording:
    """``rule``, which says nothing of a sentence without a word of ``about`` and one of each of ``besides``: "the a"
    is one of two words. What is first is asked first: let it be rare."""
    return Rewording(rule, frozenset(about.split()), tuple(frozenset(each.split()) for each in besides))


def looking_back(rule: Rule, about: str, *besides: str) -> Rewording:
    """A rule that is handed the sentences before, too."""
    return replace(where(rule, about, *besides), looks_back=True)


class Rewordings:
    """Rules in the order in which they are asked, found by the words that they are about."""

    def __init__(self, rules: Iterable[Rewording]) -> None:
        self.rules = tuple(rules)
        self.guards = tuple((each.leans, each.besides, each.fits) for each in self.rules)
        """What of each rule is asked before it."""
        self._places: dict[str, tuple[int, ...]] = {}
        for place, each in enumerate(self.rules):
            for word in each.about:
                self._places[word] = (*self._places.get(word, ()), place)
        self._words = frozenset(self._places)

    def asked(self, said: set[str], begin: int) -> Sequence[int]:
        """Where the rules stand, from ``begin`` on, that are about one of the words ``said``."""
        about = said & self._words
        if not about:
            return ()
        places = set().union(*map(self._places.__getitem__, about))
        return sorted(places) if not begin else sorted(place for place in places if place >= begin)


def parted(tokens: list[Token], lex: Lexicon, rules: Rewordings) -> Sequence[list[Token]]:
    """The sentences that the first rule makes which makes any of this one; the sentence itself where none does."""
    said = {each.word for each in tokens}
    for place in rules.asked(said, 0):
        each = rules.rules[place]
        found: Sequence[list[Token]] | None = each.rule(tokens, lex) if each.speaks_of(said) else None
        if found is not None:
            return found
    return (tokens,)


def reworded(
    tokens: list[Token], lex: Lexicon, rules: Rewordings, before: list[list[Token]] | None = None
) -> list[Token]:
    """The tokens of a sentence behind the sentences ``before``, as the rules put them, one rule after the other."""
    begin, every, guards = 0, rules.rules, rules.guards
    while True:
        said = {each.word for each in tokens}
        places = rules.asked(said, begin)
        if not places:
            return tokens
        letters = ""
        first = not before and "." not in said
        for place in places:
            leans, besides, fits = guards[place]
            if first and leans:
                continue
            for needed in besides:
                if said.isdisjoint(needed):
                    break
            else:
                if fits is not None:
                    letters = letters or spelt(each.word for each in tokens)
                    if not fits(letters):
                        continue
                each = every[place]
                changed = each.rule(tokens, before or [], lex) if each.looks_back else each.rule(tokens, lex)
                if changed is not tokens:
                    tokens, begin = changed, place + 1
                    break
        else:
            return tokens


def joined(
    sentences: list[list[Token]],
    ends: list[int],
    told: Callable[[list[list[Token]], list[Token]], list[list[Token]] | None],
) -> tuple[list[list[Token]], list[int]]:
    """The sentences and where each ends, where ``told`` says the last one before and the next one in other words:
    as one sentence or as several; None where the next one stands as it is."""
    found: list[list[Token]] = []
    places: list[int] = []
    for tokens, end in zip(sentences, ends, strict=True):
        both = told(found, tokens) if found else None
        if both is None:
            found.append(tokens)
            places.append(end)
        else:
            found[-1:] = both
            places[-1:] = [end] if len(both) == 1 else [places[-1], *[end] * (len(both) - 1)]
    return found, places


def put(tokens: list[Token], begin: int, end: int, words: list[str]) -> list[Token]:
    """The tokens with ``words`` in the place of those from ``begin`` to ``end``."""
    return [*tokens[:begin], *spread(words, tokens[begin].start, tokens[end - 1].end), *tokens[end:]]


def at_words(words: list[str], place: int, known: tuple[list[str], ...]) -> list[str]:
    """Which of the ``known`` phrases, the longest of them, stands at ``place``."""
    first = words[place] if 0 <= place < len(words) else None
    found = [each for each in known if each and each[0] == first and words[place : place + len(each)] == each]
    return max(found, key=len) if found else []


def sentence_before(words: list[str], place: int) -> list[str]:
    """The words of its sentence before that one."""
    return words[sentence_begin(words, place) : place]


def sentence_begin(words: list[str], place: int) -> int:
    """Where the sentence begins in which ``place`` is: behind a full stop, or behind the label of an ability."""
    return begin_behind(words, place, (".", ":"))


def begin_behind(words: list[str], place: int, stops: Container[str]) -> int:
    """Where what ``place`` is in begins: behind the last of the ``stops`` before it; 0 where there is none."""
    return next((at for at in range(place - 1, -1, -1) if words[at] in stops), -1) + 1
