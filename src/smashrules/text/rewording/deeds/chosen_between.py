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
        options = _without_to(tokens[first + 1 :], lex)
        if options is None:
            continue
        before = words[place - 1] if place else ","
        must = [] if before in _OPENING or before == "may" else [replace(tokens[place], word="must")]
        return [*tokens[:place], *must, either, *options]
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
    place = at - 2
    if (
        words[place + 1] != "one"
        or place < 1
        or words[place] not in _CHOOSING
        or words[place - 1] in (*_OPENING, "may", "you")
    ):
        return tokens
    options: list[Token] = []
    for each, before in zip(tokens[at + 1 :], words[at:], strict=False):
        if each.word == "they" and before in (":", "@or"):
            continue
        options.append(replace(each, word="or") if each.word == "@or" else each)
    said = words_of(options)
    if said.count("or") != 1 or not _does(said, 0, lex) or not _does(said, said.index("or") + 1, lex):
        return tokens
    must, either = replace(tokens[place], word="must"), replace(tokens[place + 1], word="either", end=tokens[at].end)
    return [*tokens[:place], must, either, *options]


CHOSEN_BETWEEN = (
    where(_chosen_between, "choose chooses", "to", "or"),
    where(_chosen_one, "@or", "choose chooses", ":"),
)
"""The rules by which a choice is put as what must be done."""
