"""What becomes of those who tie for the most, told in a sentence of its own: "In case of a tie, no one does."

It is put behind those who have the most, as a remark: nobody is meant, if several have as much. Knows words and their
neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

TIES = (
    ["if", "tied"],
    ["if", "there", "is", "a", "tie"],
    ["in", "case", "of", "a", "tie"],
    ["if", "it", "is", "a", "tie"],
)
SUPERLATIVE = ("most", "least", "highest", "lowest", "fewest", "highest-power", "lowest-power")
_NOBODY = (["no", "one"], ["no_one"], ["nobody"], ["no", "player"])
_PICKING = ("discard", "reveal", "draw", "bury")
_GAINED = ("it", "one", "any", "them", "this")
_FINITE = ("may", "must", "cannot", "can", "has", "is", "does")
UNTIED = "&(no_one_in_case_of_a_tie)"


def nobody_of_those(before: list[Token], tokens: list[Token], lex: Lexicon) -> list[Token] | None:
    """The sentence before with nobody meant where several tie, if that is what ``tokens`` say."""
    said = words_of(before)
    if not _says_so(words_of(tokens), said, lex):
        return None
    place = _behind_them(said, lex)
    if place is None:
        return None
    at = before[place - 1].end
    untied = Token(UNTIED, at, at)
    if place == len(before):
        return [*before, replace(untied, end=tokens[-1].end)]
    last = replace(before[-1], end=tokens[-1].end)
    return [*before[:place], untied, *before[place:-1], last]


def most_done(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The player who discards the most": who discarded the most cards."""
    words = [*words_of(tokens), ""]
    for place in range(2, len(tokens) - 1):
        if words[place : place + 2] not in (["the", "most"], ["the", "fewest"]) or words[place - 2] not in (
            "who",
            "that",
        ):
            continue
        verbs = [verb for verb, form in lex.verbs.get(words[place - 1], ()) if form in ("third", "past")]
        if not verbs or verbs[0] not in _PICKING:
            continue
        done = replace(tokens[place - 1], word=lex.forms[verbs[0]][2])
        most = tokens[place + 1]
        bare = lex.nouns.get(words[place + 2]) is None
        cards = [Token("cards", most.end, most.end)] if bare else []
        return [*tokens[: place - 1], done, tokens[place], most, *cards, *tokens[place + 2 :]]
    return tokens


def untied(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "... gains 1 VP (in case of a tie, no one does)"."""
    remark = tokens[-1].word if tokens else ""
    if not remark.startswith("&(") or remark == UNTIED:
        return tokens
    told = nobody_of_those(
        tokens[:-1], [Token(each, tokens[-1].start, tokens[-1].end) for each in _words(remark)], lex
    )
    return tokens if told is None else told


def _words(remark: str) -> list[str]:
    return remark[2:-1].split("_")


def _says_so(words: list[str], said: list[str], lex: Lexicon) -> bool:
    opening = next((each for each in TIES if words[: len(each)] == each), None)
    if opening is None or not set(said) & set(SUPERLATIVE):
        return False
    rest = [each for each in words[len(opening) :] if each != ","]
    nobody = next((each for each in _NOBODY if rest[: len(each)] == each), None)
    if nobody is None:
        return False
    deed = rest[len(nobody) :]
    same = bool(deed) and any(verb in _verbs(said, lex) for verb, _ in lex.verbs.get(deed[0], ()))
    if not deed or not (same or deed[0] in ("does", "do")):
        return False
    told = deed[1:]
    return not told or told in [[each] for each in _GAINED] or told == said[len(said) - len(told) :]


def _verbs(words: list[str], lex: Lexicon) -> set[str]:
    return {verb for word in words for verb, _ in lex.verbs.get(word, ())}


def _behind_them(said: list[str], lex: Lexicon) -> int | None:
    """Where the words end that say who has the most: before what they do, or at the end of the sentence."""
    most = [place for place, word in enumerate(said) if word in SUPERLATIVE]
    if len(most) != 1 or "the" not in said[: most[0]]:
        return None
    for place in range(most[0] + 1, len(said)):
        third = any(form == "third" for _, form in lex.verbs.get(said[place], ()))
        if third or said[place] in _FINITE:
            return place
    return len(said)
