"""A rule of rewording that is written down: what it is about, what is said for it, and when it is not asked.

Knows one rule and the tokens that it is handed, with the sentences before these. Which rules there are stands in
``grammar/rewording/``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from smashrules.data import Later
from smashrules.text.patterns.matching import Found, Matcher, listed
from smashrules.text.patterns.pattern import Choice, Look, Named, Piece
from smashrules.text.patterns.putting import Part, Place, put
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token

_SAID_BY = {
    50: ", . a minion of your",
    30: "play on base you the this may minions here power",
    20: "card an one to place extra turn another 's after action from deck player if hand and draw",
    12: "destroy each it until cards other end pile discard_pile discard scores move",
    8: "have is two in or or_less less choose has that +1 counter +1_power_counter as with there gains before start",
    4: "for for_each at return not shuffle top by its their destroyed into actions players cannot three reveal",
}
_COMMON = {word: weight for weight, words in _SAID_BY.items() for word in words.split()}
"""Of a hundred texts, how many have a word, roughly: where that is many, it says little that a sentence has it."""


class Asked(Struct, frozen=True):
    """A pattern that must be found, or must not (``wanted`` False), somewhere: in the ``sentence`` itself, in the
    ``last`` one before, or anywhere ``before``."""

    where: str
    pattern: Choice
    wanted: bool


class Written(Struct, frozen=True):
    """A rule as it is written: what is said (``says``) and the words for it (``put``); ``once`` for the first place
    alone."""

    says: Choice
    put: tuple[Part, ...]
    asked: tuple[Asked, ...] = ()
    once: bool = False
    example: tuple[str, str] = ("", "")

    def words_needed(self) -> tuple[frozenset[str], ...]:
        """Sets of words of which each has one in every sentence that the rule changes, the rarest first."""
        told = [each.pattern for each in self.asked if each.wanted and each.where == "sentence"]
        sets = [words for each in (self.says, *told) for words in _needed(each) if words]
        return tuple(sorted(sets, key=_how_common))

    @property
    def leans(self) -> bool:
        """Whether something must stand in a sentence before."""
        return any(each.wanted and each.where != "sentence" for each in self.asked)


class Saying(Struct, frozen=True, dict=True):
    """A rule by its ``name``, the words that it needs, whether it ``leans`` on a sentence before, and what is written
    of it, which is read when it is asked."""

    name: str
    needed: tuple[frozenset[str], ...]
    leans: bool
    written: Later[Written]

    def fits(self, letters: str) -> bool:
        """Whether the words of a sentence, spelt in letters, have what the rule is about."""
        return self._matcher.fits(letters)

    @property
    def example(self) -> tuple[str, str]:
        """Words, and what the rule makes of them."""
        return self.written().example

    def __call__(self, tokens: list[Token], before: Sequence[list[Token]], lex: Lexicon) -> list[Token]:
        """The tokens as the rule puts them; the same ones where it has nothing to say of them."""
        words = [each.word for each in tokens]
        found = self._matcher.find(words)
        if found is None:
            return tokens
        given, tokens, written = tokens, list(tokens), self.written()
        result: list[Token] = []
        done = start = 0
        while found is not None:
            others = self._asked(tokens, words, found, before)
            if others is None:
                start = found.start + 1
            else:
                result += tokens[done : found.start]
                said = put(tokens, found, written.put, others)
                if not said and found.start < found.end:
                    said = _beside(tokens, found, result)
                result += said
                done = max(found.end, done)
                start = done + (found.end == found.start)
                if written.once:
                    break
            found = self._matcher.find(words, start) if start <= len(words) else None
        return [*result, *tokens[done:]] if result or done else given

    @property
    def _matcher(self) -> Matcher:
        known: Matcher | None = self.__dict__.get("matcher")
        if known is None:
            known = self.__dict__["matcher"] = Matcher(self.written().says)
        return known

    @property
    def _matchers(self) -> list[Matcher]:
        known: list[Matcher] | None = self.__dict__.get("matchers")
        if known is None:
            known = self.__dict__["matchers"] = [Matcher(each.pattern) for each in self.written().asked]
        return known

    def _asked(
        self, tokens: list[Token], words: list[str], found: Found, before: Sequence[list[Token]]
    ) -> dict[str, Place] | None:
        """What is kept of what else is asked; None where something is not as it must be."""
        kept: dict[str, Place] = {}
        asked = self.written().asked
        known = {name: words[begin:end] for name, (begin, end) in found.kept.items()} if asked else {}
        for each, matcher in zip(asked, self._matchers, strict=True):
            for part in _asked_in(each.where, tokens, found, before):
                there = matcher.find([one.word for one in part], known=known)
                if there is not None:
                    kept.update({name: (part, *place) for name, place in there.kept.items()})
                    break
            else:
                there = None
            if (there is not None) is not each.wanted:
                return None
        return kept


def _beside(tokens: list[Token], found: Found, result: list[Token]) -> list[Token]:
    """Where nothing is said for words, the word before them, or else the one behind them, stands for them, too."""
    if result:
        result[-1] = replace(result[-1], end=tokens[found.end - 1].end)
    elif found.end < len(tokens):
        tokens[found.end] = replace(tokens[found.end], start=tokens[found.start].start)
    return []


def _asked_in(where: str, tokens: list[Token], found: Found, before: Sequence[list[Token]]) -> Iterator[list[Token]]:
    begin = next((at for at in range(found.start - 1, -1, -1) if tokens[at].word == "."), -1) + 1
    if where == "sentence":
        end = next((at for at in range(found.end, len(tokens)) if tokens[at].word == "."), len(tokens))
        yield tokens[begin:end]
        return
    earlier = [*before, *_sentences(tokens[:begin])]
    if where == "last":
        yield from earlier[-1:]
    else:
        yield from reversed(earlier)


def _sentences(tokens: list[Token]) -> list[list[Token]]:
    found: list[list[Token]] = [[]]
    for each in tokens:
        if each.word == ".":
            found.append([])
        else:
            found[-1].append(each)
    return [each for each in found if each]


def _how_common(words: frozenset[str]) -> tuple[int, list[str]]:
    return sum(map(_weight, words)), sorted(words)


def _weight(word: str) -> int:
    """How much it makes a set of words more common; hardly any text has a certain remark in parentheses."""
    return 0 if word.startswith("&(") else _COMMON.get(word, 1)


def _needed(choice: Choice) -> Iterator[frozenset[str]]:
    """Sets of words of which each has one in all that fits: of several ways, the rarest of each together."""
    ways = [[words for words in _needed_in(each) if words] for each in choice.sequences]
    if len(ways) == 1:
        yield from ways[0]
    elif all(ways):
        yield frozenset().union(*(min(each, key=_how_common) for each in ways))


def _needed_in(sequence: tuple[Piece, ...]) -> Iterator[frozenset[str]]:
    for piece in sequence:
        if isinstance(piece, Named):
            yield from _needed(piece.inner)
        elif isinstance(piece, Choice):
            yield from _needed(piece)
        elif isinstance(piece, Look):
            yield from _needed(piece.inner) if piece.wanted else ()
        elif (words := listed(piece)) is not None:
            yield words
