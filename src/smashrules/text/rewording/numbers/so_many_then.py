"""What a Special says of a number only: "Draw two cards. Special: Play before a base scores; only draw one instead".

What there are so many of, and what is said behind it, stands in what the card does when it is played, and is put in
again. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.numbers.so_many_instead import of_so_many, told_before
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare, number_said
from smashrules.text.words.tokens import Token, said_at, words_of

_DOER: tuple[list[str], ...] = (["you"], ["but"], [])


def so_many_then(tokens: list[Token], played: list[list[Token]], lex: Lexicon) -> list[Token]:
    """The tokens of a sentence of a Special, with what so many of it are done to by the sentences ``played``."""
    words = words_of(tokens)
    behind = words[-1:] == ["instead"]
    said = [place for place, word in enumerate(words) if word == "only"]
    kept = [each for each in tokens if each.word not in ("only", "instead")]
    words = words_of(kept)
    start = next(len(each) for each in _DOER if words[: len(each)] == each)
    if (
        len(said) > 1
        or not (behind or said)
        or "instead" in words
        or not bare("".join(words[start : start + 1]), lex)
    ):
        return tokens
    number = start + (2 if words[start + 1 : start + 2] == ["up_to"] else 1)
    value = number_said(words[number], lex) if number < len(words) else 0
    named = words[number + 1 :]
    if not value or len(named) > 1 or (named and not said):  # "move one minion instead" may be any minion
        return tokens
    if said and said[0] not in (start, start + 1):
        return tokens
    told = [each for each in (told_before(sentence, words[start], lex) for sentence in played) if each]
    rest = of_so_many(told[0], value, lex) if len(told) == 1 else []
    if not rest or (named and not _same_noun(named[0], rest, lex)):
        return tokens
    at = kept[-1].end
    again = said_at(rest, at)
    doer = [] if words[:start] == ["but"] else kept[:start]
    return [*doer, *kept[start : number + 1], *again, Token("instead", at, tokens[-1].end)]


def _same_noun(word: str, rest: list[Token], lex: Lexicon) -> bool:
    """Whether the noun is the one of which there were so many."""
    nouns = [lex.nouns[each.word][0] for each in rest if each.word in lex.nouns]
    return word in lex.nouns and lex.nouns[word][0] == nouns[0]
