"""One thing on each of so many bases: "destroy a minion on each of up to two bases".

They are so many things on different bases. Knows words and their neighbours, no structure; it is asked before words
are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import noun_of
from smashrules.text.words.tokens import Token, words_of

_AT = ("on", "at", "from")
_SORTS = ("minion", "action", "titan")
_BETWEEN = frozenset((".", ",", ":", ";", "and", "or", "to", "each", "for", "that", "it"))


def _on_each_of(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Place a +1 power counter on one of your minions on each of two bases": on two of your minions on different
    bases. What is said of one of them alone ("to its owner's hand") is left as it is."""
    words = words_of(tokens)
    for place in range(2, len(words) - 4):
        if words[place] not in _AT or words[place + 1 : place + 3] != ["each", "of"]:
            continue
        number = place + 3 + 2 * (words[place + 3 : place + 5] == ["up", "to"])
        bases = number + 1 + (words[number + 1 : number + 2] == ["different"])
        if lex.numerals.get(words[number], 0) < 2 or words[bases : bases + 1] != ["bases"]:
            continue
        one = _one(words, place, lex)
        end = sentence_end(words, bases)
        if one is None or {"its", "it", "his", "that"} & set(words[bases:end]):
            return tokens
        begin, noun = one
        said = [*tokens[place + 3 : number + 1], *tokens[begin + 1 : place]]
        at = noun - begin - 1 + number + 1 - (place + 3)
        said[at] = replace(said[at], word=_several(words[noun], lex))
        different = [replace(tokens[place + 1], word="different", end=tokens[bases].start), tokens[bases]]
        rest = tokens[bases + 1 :]
        if words_of(rest[:4]) == ["to", "a", "third", "base"]:  # than either of the two
            rest = [rest[0], replace(rest[1], word="another", end=rest[2].end), *rest[3:]]
        return [*tokens[:begin], *said, tokens[place], *different, *_on_each_of(rest, lex)]
    return tokens


def _one(words: list[str], end: int, lex: Lexicon) -> tuple[int, int] | None:
    """Where a description of one thing begins that ends there, and where its noun stands: "a minion of power 2 or
    less", "one of your minions"."""
    for begin in range(end - 2, -1, -1):
        if words[begin] in ("a", "an", "one"):
            noun = next((at for at in range(begin + 1, end) if lex.nouns.get(words[at], ("",))[0] in _SORTS), 0)
            between = set(words[begin + 1 : end]) - ({"or"} if words[end - 2 : end - 1] == ["or"] else set())
            yours = words[begin : begin + 3] == ["one", "of", "your"]
            single = lex.nouns[words[noun]][1] == ("many" if yours else "one") if noun else False
            beside = words[begin - 1 : begin] in (["and"], ["or"])
            return (begin, noun) if single and not (beside or between & _BETWEEN) else None
    return None


def _several(noun: str, lex: Lexicon) -> str:
    """What several of them are called."""
    kind, number = lex.nouns[noun]
    return noun if number == "many" else noun_of((kind, "many"), lex)


def _first_on_each(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "On each base, your weakest minion gains +1 power": your weakest minion on each base gains it."""
    words = words_of(tokens)
    for place in range(len(words) - 6):
        lead = words[place : place + 4] in (
            [at, each, "base", ","] for at in ("on", "at") for each in ("each", "every")
        )
        begun = not place or words[place - 1] in (".", ":")
        if not lead or not begun:
            continue
        verb = next((at for at in range(place + 4, len(words)) if words[at] in _GAINS), len(words))
        who = words[place + 4 : verb]
        if verb == len(words) or "minion" not in who or set(who) & {*_BETWEEN, "on", "at", "if", "you"}:
            continue
        behind = [
            replace(each, start=tokens[verb - 1].end, end=tokens[verb - 1].end) for each in tokens[place : place + 3]
        ]
        return [*tokens[:place], *tokens[place + 4 : verb], *behind, *_first_on_each(tokens[verb:], lex)]
    return tokens


_GAINS = ("gains", "has", "gets", "loses")
ON_EACH_OF = (
    where(_on_each_of, "bases", "each", "of", " ".join(_AT)),
    where(_first_on_each, "each every", "base", " ".join(_GAINS)),
)
"""The rules of one thing on each of so many, and on each base."""
