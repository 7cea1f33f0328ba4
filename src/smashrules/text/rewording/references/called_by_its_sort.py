"""A card that was revealed or discarded, called by what it would have to be: "reveal the top card of your deck.
Destroy a minion with less power than the revealed minion".

What is done is done if it is such a card. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import verb_of
from smashrules.text.words.tokens import Token, words_of

_DONE = {"revealed": "reveal", "discarded": "discard"}
_SORTS = ("minion", "action")
_ONE_CARD = (
    ["the", "top", "card"],
    ["the", "bottom", "card"],
    ["a", "card"],
    ["a", "random", "card"],
)
_SEVERAL = {
    "each",
    "every",
    "all",
    "players",
    "any_number_of",
    "up_to",
    "until",
    "for_each",
    "then",
    "and",
    "or",
    "if",
}

_BESIDES = {"if", "unless", "when", "after", "before", "otherwise", ":", "and", "then"}
"""Words by which more is said than what is done to the card."""


def _of_one_card(words: list[str], verb: str, lex: Lexicon) -> bool:
    """Whether a sentence does that to one card that may be of any sort, and does nothing else."""
    plain = [each.removeprefix("&").replace("atop", "top") for each in words]
    done = [at for at, word in enumerate(plain) if verb_of(word, lex) == verb]
    if len(done) != 1 or _SEVERAL & set(plain):
        return False
    return any(plain[done[0] + 1 : done[0] + 1 + len(each)] == each for each in _ONE_CARD)


def _called_so(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Draw the revealed action": if that card is an action, draw that card."""
    words = [each.removeprefix("&p:") for each in words_of(tokens)]
    places = [
        at
        for at in range(len(words) - 2)
        if words[at] == "the" and words[at + 1] in _DONE and words[at + 2] in _SORTS
    ]
    called = {(words[at + 1], words[at + 2]) for at in places}
    asked_first = words[:3] == ["if", "it", "is"] and words[3:4] in (["a"], ["an"]) and words[5:6] == [","]
    if len(called) != 1 or (_BESIDES & set(words) and not asked_first):
        return tokens
    done, sort = called.pop()
    asked_first = asked_first and words[4] == sort
    if _BESIDES & set(words) and not asked_first:
        return tokens
    spoken = [each for each in before if any(verb_of(word, lex) == _DONE[done] for word in words_of(each))]
    if len(spoken) != 1 or not _of_one_card(words_of(spoken[0]), _DONE[done], lex):
        return tokens
    if asked_first:  # "if it is a minion, draw cards equal to the revealed minion's power": that minion's
        those = {at + 1 for at in places}
        that = [replace(each, word="that") if at + 1 in those else each for at, each in enumerate(tokens)]
        return [each for at, each in enumerate(that) if at not in those]
    said = list(tokens)
    for at in places:
        start, end = tokens[at].start, tokens[at + 2].end
        said[at] = replace(tokens[at], word="that", end=start + 1)
        said[at + 1] = Token("card", start + 1, end)
        said[at + 2] = Token("", end, end)
    first = tokens[0].start
    asked = ("if", "that", "card", "is", "an" if sort == "action" else "a", sort, ",")
    return [*(Token(each, first, first) for each in asked), *(each for each in said if each.word)]


CALLED_BY_ITS_SORT = (looking_back(_called_so, " ".join((*_DONE, *(f"&p:{each}" for each in _DONE))), "the"),)
"""The rule of what a card would have to be."""
