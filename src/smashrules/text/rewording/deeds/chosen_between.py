"""A choice of deeds that is said as choosing: "that player chooses either to discard a card or to draw one".

Whoever chooses must do either. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_CHOOSING = ("choose", "chooses")
_OPENING = (",", ".", "then", "and_then")


def _chosen_between(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """The tokens of a sentence with such a choice put as what must be done."""
    words = words_of(tokens)
    for place, word in enumerate(words):
        first = place + 1 + (words[place + 1 : place + 2] in (["either"], ["whether"]))
        if word not in _CHOOSING or words[first : first + 1] != ["to"]:
            continue
        first += words[first + 1 : first + 2] == ["either"]  # "chooses to either X or Y"
        if not _does(words, first + 1, lex):
            continue
        either = replace(tokens[place], word="either", end=tokens[first].end)
        before = words[place - 1] if place else ","
        must = [] if before in _OPENING or before == "may" else [replace(tokens[place], word="must")]
        options = _without_to(tokens[first + 1 :], lex)
        if options is not None:
            return [*tokens[:place], *must, either, *options]
        if "either" in words[first:]:  # "chooses to replace it with either the top or the bottom card"
            return [*tokens[:place], *must, *tokens[first + 1 :]]
    return tokens


def _does(words: list[str], place: int, lex: Lexicon) -> bool:
    return place < len(words) and bare(words[place], lex)


def _without_to(tokens: list[Token], lex: Lexicon) -> list[Token] | None:
    """What there is to choose between; None where it is one thing."""
    words = words_of(tokens)
    for place, word in enumerate(words):
        behind = place + 1 + (words[place + 1 : place + 2] == ["to"])
        if word == "or" and _does(words, behind, lex):
            return [*tokens[: place + 1], *tokens[behind:]]
    return None


def _chosen_one(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "That player chooses one: discard a card OR draw one": they must do either."""
    words = words_of(tokens)
    at = words.index(":")
    place = at - 2 if words[at - 1] in ("one", "&one") else at - 1
    if place < 1 or words[place] not in _CHOOSING or words[place - 1] in (*_OPENING, "may", "you"):
        return tokens
    options = _options(tokens[at + 1 :], lex)
    if options is None:
        return tokens
    must = replace(tokens[place], word="must", end=tokens[place].start)
    either = replace(tokens[place], word="either", end=tokens[at].end)
    return [*tokens[:place], must, either, *options]


def _options(tokens: list[Token], lex: Lexicon) -> list[Token] | None:
    """The two deeds that there are to choose between, as deeds of who chooses; None where they are not two."""
    words = words_of(tokens)
    ors = [place for place, word in enumerate(words) if word == "@or"]
    ors = ors or [place for place, word in enumerate(words) if word == "or" and _begins(words, place + 1, lex)]
    if len(ors) != 1 or not _begins(words, 0, lex):
        return None
    joint = ors[0]
    first = tokens[: joint - (words[joint - 1] == ",")]
    other = tokens[joint + 1 :]
    if words[0] == "you" and _does(words, joint + 1, lex):  # "you draw two cards OR gain 1 VP"
        other = [replace(tokens[0], start=other[0].start, end=other[0].start), *other]
    if not other or not _begins(words_of(other), 0, lex):
        return None
    deeds = [_theirs(each) for each in (first, other)]
    if deeds[0][0].word == "have" and deeds[1][0].word != "have":  # what they have you do stands behind what they do
        deeds = deeds[::-1]
    alone = all("or" not in words_of(each) for each in deeds)
    return [*deeds[0], replace(tokens[joint], word="or"), *deeds[1]] if alone else None


def _begins(words: list[str], place: int, lex: Lexicon) -> bool:
    """Whether a deed begins there: "discard", "they discard", "you draw"."""
    return _does(words, place + (words[place : place + 1] in (["they"], ["you"])), lex)


def _theirs(deed: list[Token]) -> list[Token]:
    """ "They discard a card", of whom chooses: discard one; "you draw one": have you draw one."""
    if deed and deed[0].word == "they":
        return deed[1:]
    return [replace(deed[0], word="have", end=deed[0].start), *deed] if deed and deed[0].word == "you" else deed


def _or_you_do(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "They must discard a card or you draw one": or have you draw one."""
    words = words_of(tokens)
    must = words.index("must")
    for place in range(must + 1, len(words) - 2):
        if (
            words[place : place + 2] == ["or", "you"]
            and _does(words, place + 2, lex)
            and "," not in words[must:place]
        ):
            have = replace(tokens[place + 1], word="have", end=tokens[place + 1].start)
            return [*tokens[: place + 1], have, *tokens[place + 1 :]]
    return tokens


def _must_choose(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each other player must choose: discard two cards, or let you draw a card": must do either."""
    words = words_of(tokens)
    at = words.index(":")
    if words[at - 2 : at] != ["must", "choose"]:
        return tokens
    ors = [place for place in range(at, len(words) - 1) if words[place] in ("or", "@or")]
    if len(ors) != 1 or not _does(words, at + 1, lex) or not _begins(words, ors[0] + 1, lex):
        return tokens
    first = tokens[at + 1 : ors[0] - (words[ors[0] - 1] == ",")]
    either = replace(tokens[at - 1], word="either", end=tokens[at].end)
    return [*tokens[: at - 1], either, *first, replace(tokens[ors[0]], word="or"), *tokens[ors[0] + 1 :]]


CHOSEN_BETWEEN = (
    where(_must_choose, ":", "choose", "must", "@or or"),
    where(_chosen_between, "choose chooses", "to", "or"),
    where(_chosen_one, ":", "choose chooses", "@or or"),
    where(_or_you_do, "must", "or", "you"),
)
"""The rules by which a choice is put as what must be done."""
