"""What is left to infer of things spoken of: "destroy those with power 2 or less", "unless it has three or more".

"Those with power 2 or less" are each of them with that power; "keep one and discard the other" discards one of those
that were drawn; a base that "is about to score" is asked about before it scores. Knows words and their neighbours, no
structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import acts, noun_of
from smashrules.text.words.tokens import Token, words_of

_DESCRIBED = (["with"], ["of", "power"], ["of", "printed_power"], ["without"], ["on"], ["controlled", "by"])
_BE_OR_HAVE = ("is", "are", "has", "have", "was", "were", "do", "does")
_ABOUT = ["is", "about_to_score"]


def _those_described(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy those with power 2 or less", "... that have power 2 or less": each of them with power 2 or less;
    "each of those with": the same."""
    words = words_of(tokens)
    for place in range(1, len(words) - 1):
        if words[place] != "those" or not _is_described(words[place + 1 :]):
            continue
        if words[place - 2 : place] in (["each", "of"], ["each", "&of"]):
            return [*tokens[:place], replace(tokens[place], word="them"), *tokens[place + 1 :]]
        if acts(words[place - 1], lex):
            those = tokens[place]
            each, of = (replace(those, word=word, end=those.start + 1) for word in ("each", "of"))
            return [*tokens[:place], each, of, replace(those, word="them"), *tokens[place + 1 :]]
    return tokens


def _is_described(words: list[str]) -> bool:
    """Whether words behind "those" tell which: "with power 2", "that are here", "(that) you do not control"."""
    told = words[1:] if words[0] == "that" else words
    theirs = told[:1] == ["you"] and told[1 + 2 * (told[1:3] == ["do", "not"]) :][:1] in (["control"], ["own"])
    if told is not words:
        return theirs or told[:1] in [[each] for each in _BE_OR_HAVE]
    return theirs or any(words[: len(each)] == each for each in _DESCRIBED)


def _those_that_are(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Draw those that are actions": each action among them."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        kind, many = lex.nouns.get(words[place + 3], ("", ""))
        if words[place : place + 3] != ["those", "that", "are"] or many != "many" or not acts(words[place - 1], lex):
            continue
        one = noun_of((kind, "one"), lex)
        after = words[place + 4 : place + 5]
        if not one or after in (["of"], ["with"], ["or"]):
            return tokens
        those, noun = tokens[place], tokens[place + 3]
        among = [replace(noun, word=word, start=noun.end - 1) for word in ("among", "them")]
        kept = [replace(those, word="each"), replace(noun, word=one, end=noun.end - 1)]
        return [*tokens[:place], *kept, *among, *tokens[place + 4 :]]
    return tokens


def _about_to_score(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "When another base is about to score": before another base scores."""
    words = words_of(tokens)
    place = next((at for at in range(1, len(words)) if words[at : at + 2] == _ABOUT), 0)
    when = max((at for at in range(place) if words[at] in ("when", "whenever")), default=-1)
    if when < 0 or "," in words[when:place]:
        return tokens
    scores = replace(tokens[place], word="scores", end=tokens[place + 1].end)
    before = replace(tokens[when], word="before")
    return [*tokens[:when], before, *tokens[when + 1 : place], scores, *tokens[place + 2 :]]


def _scores_points(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The runner-up scores 1 extra VP": gains it."""
    words = words_of(tokens)
    for place, word in enumerate(words[:-2]):
        number = words[place + 1]
        points = [
            at for at in (place + 2, place + 3) if at < len(words) and lex.nouns.get(words[at], ("",))[0] == "vp"
        ]
        if word in ("score", "scores") and points and (number.isdigit() or number in (*lex.numerals, "a", "an")):
            gain = replace(tokens[place], word="gain" if word == "score" else "gains")
            return [*tokens[:place], gain, *tokens[place + 1 :]]
    return tokens


def _the_most_of_what(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "If you have the most minions here, X. If you have the fewest, Y": the fewest minions here."""
    words, told = words_of(tokens), words_of(before[-1]) if before else []
    place = next((at for at in range(3, len(words) - 1) if words[at] in ("most", "fewest", "least")), 0)
    if not place or words[place - 2 : place] != ["have", "the"] or words[place + 1] != ",":
        return tokens
    same = next((at for at in range(2, len(told)) if told[at] in ("most", "fewest", "least")), 0)
    end = told.index(",", same) if same and "," in told[same:] else 0
    what = told[same + 1 : end]
    if not end or told[same - 2 : same] != ["have", "the"] or not 0 < len(what) <= 3:
        return tokens
    at = tokens[place]
    said = [replace(at, word=word, start=at.end - 1) for word in what]
    return [*tokens[:place], replace(at, end=at.end - 1), *said, *tokens[place + 1 :]]


def _kept(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Draw two cards. Keep one and discard the other": discard one of them."""
    words, told = words_of(tokens), words_of(before[-1]) if before else []
    drew = told[-3:-2] == ["draw"] and told[-1] == "cards" and told[-2] in lex.numerals
    if words[:1] != ["keep"] or not drew or words[2:3] != ["and"] or words[1] not in lex.numerals:
        return tokens
    left = lex.numerals[told[-2]] - lex.numerals[words[1]]
    other = words.index("the") if "the" in words else 0
    rest = words[other + 1 : other + 2] if other == 4 else []
    if rest not in (["other"], ["others"], ["rest"]) or left < 1 or not acts(words[3], lex):
        return tokens
    more = words[other + 2 : other + 3]
    counted = more == ["one"] or (more and more[0] in lex.numerals)
    number = lex.numerals[more[0]] if counted and more[0] in lex.numerals else 1 if rest == ["other"] else left
    word = next((each for each, value in lex.numerals.items() if value == left), "")
    if number != left or not word:
        return tokens
    end = other + 2 + bool(counted)
    at = tokens[other]
    of_them = [replace(at, word=each, end=at.start + 1) for each in (word, "of")]
    them = Token("them", at.start + 1, tokens[end - 1].end)
    return [replace(tokens[3], start=tokens[0].start), *of_them, them, *tokens[end:]]


SAID_OF_THOSE = (
    where(_those_that_are, "those", "that"),
    where(_those_described, "those", "with of without that you on controlled"),
    where(_about_to_score, "about_to_score"),
    where(_scores_points, "vp VP vps VPs", "score scores"),
    looking_back(_the_most_of_what, "most fewest least", "have"),
    looking_back(_kept, "keep"),
)
"""The rules of what is left to infer of those just spoken of, in the order in which they are asked."""
