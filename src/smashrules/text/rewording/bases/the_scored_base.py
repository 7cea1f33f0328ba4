"""Which base is replaced after one has scored: "after a base scores, search the base deck for a base to replace it"
replaces the base that scored, and not the one that is found.

Knows words and their neighbours, and what the sentences before have said, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_SCORES = ["a", "base", "scores"]
_THAT = (["that", "base"], ["the", "base"], ["it"])
_FOUND = (["for", "a", "base"], ["for", "another", "base"])


def _the_scored_base(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "After a base scores, ... to replace that base", "... Replace it with one of them": the scored base."""
    words = words_of(tokens)
    place = words.index("replace") + 1
    that = next((each for each in _THAT if words[place : place + len(each)] == each), [])
    said = [word for each in before for word in [*words_of(each), "."]]
    if not that or not _only_one(said + words[: place - 1], lex):
        return tokens
    first, last = tokens[place], tokens[place + len(that) - 1]
    the = replace(first, word="the", end=last.start if len(that) > 1 else first.end)
    scored = [the, *(Token(each, last.start, last.end) for each in ("scored", "base"))]
    return [*tokens[:place], *scored, *tokens[place + len(that) :]]


def _only_one(words: list[str], lex: Lexicon) -> bool:
    """Whether the base that scores is the only one that these words speak of, but for one that is looked for."""
    scored = next((at for at in range(len(words)) if words[at : at + 3] == _SCORES), -1)
    if scored < 1 or words[scored - 1] not in ("after", "when"):
        return False
    bases = [at for at, word in enumerate(words) if lex.nouns.get(word, ("",))[0] == "base" and at != scored + 1]
    return all(words[at - 2 : at + 1] in _FOUND for at in bases)


THE_SCORED_BASE = (looking_back(_the_scored_base, "replace"),)
"""The rule of the base that has scored."""
