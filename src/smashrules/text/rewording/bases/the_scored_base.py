"""Which base is replaced after one has scored: "after a base scores, search the base deck for a base to replace it"
replaces the base that scored, and not the one that is found. Of one that is about to score it is said until when it
"does not score".

Knows words and their neighbours, and what the sentences before have said, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_SCORES = ["a", "base", "scores"]
_THAT = (["that", "base"], ["the", "base"], ["it"])
_THIS = (*_THAT, ["this", "base"])
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


def _does_not_score(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Before a base scores, ... it does not score": it cannot score this turn."""
    words = words_of(tokens)
    start = max((at for at, word in enumerate(words) if word == ","), default=-1) + 1
    base = next((each for each in _THIS if words[start : start + len(each)] == each), [])
    verb = start + len(base)
    now = words[-1:] == ["this_turn"]
    if not base or words[verb : len(words) - now] != ["does", "not", "score"]:
        return tokens
    about = any(_before_it_scores(words_of(each)) for each in [*before, tokens])
    if not about or words[start : start + 1] == ["if"]:
        return tokens
    last = tokens[-1] if now else Token("this_turn", tokens[-1].end, tokens[-1].end)
    cannot = replace(tokens[verb], word="cannot", end=tokens[verb + 1].end)
    return [*tokens[:verb], cannot, tokens[verb + 2], last]


def _before_it_scores(words: list[str]) -> bool:
    opened = next((at for at, word in enumerate(words) if word == "before"), None)
    return opened is not None and words[opened + 1 : opened + 4] in (["a", *_SCORES[1:]], ["this", *_SCORES[1:]])


THE_SCORED_BASE = (
    looking_back(_the_scored_base, "replace"),
    looking_back(_does_not_score, "score", "not"),
)
"""The rules of the base that has scored, or is about to."""
