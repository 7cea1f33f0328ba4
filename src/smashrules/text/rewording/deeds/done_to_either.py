"""What is done to either of two things, told once: "return a minion to its owner's hand OR an action to its owner's
hand".

The verb is said again of the other one, which goes elsewhere or is done something to in another way. Knows words and
their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import begin_behind, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_BEGINS = ("a", "an", "one", "two", "three", "any", "all", "each", "another", "this", "your", "up")
_PARTS = frozenset((".", ":", ";", ","))
_PILES = ("in", "from", "into")
_GIVEN = ("give", "gives")


def _said_again(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Move this minion to another base OR another of your minions to here": OR move another of your minions."""
    words = words_of(tokens)
    for place in range(2, len(words) - 2):
        if words[place] != "@or" or words[place + 1] not in _BEGINS:
            continue
        begin = begin_behind(words, place, (".", ":", "@or"))
        begin += 2 * (words[begin : begin + 2] == ["you", "may"])
        end = next(
            (at for at in range(place + 1, len(words)) if words[at] in _PARTS or words[at] == "@or"), len(words)
        )
        first, second = words[begin:place], words[place + 1 : end]
        if not first or not bare(first[0], lex) or {",", "and", "then", "if"} & set(first) or _acts(second, lex):
            continue
        if not _goes_on(second) and first[0] not in _GIVEN:
            continue
        verb, at = tokens[begin], tokens[place].end
        return [*tokens[: place + 1], Token(verb.word, at, at), *_said_again(tokens[place + 1 :], lex)]
    return tokens


def _acts(words: list[str], lex: Lexicon) -> bool:
    """Whether anything is done in these words, or said of somebody: "another of your minions gains"."""
    for at, word in enumerate(words):
        kinds = {form for _, form in lex.verbs.get(word, ())}
        noun = word in lex.nouns or (
            word in ("play", "discard") and words[at - 1 : at] != [] and words[at - 1] in _PILES
        )
        if kinds & {"bare", "third"} and not noun and words[at - 1 : at] != ["discard"]:
            return True
    return bool({"may", "cannot", "must", "has", "have", "is", "are", "if", "you", "they"} & set(words))


def _goes_on(words: list[str]) -> bool:
    """Whether it is told where it goes or how much it gets, and not only what it is done to."""
    return bool({"to", "into", "from", "onto", "until", "under"} & set(words))


DONE_TO_EITHER = (where(_said_again, "@or", "to into from until under"),)
"""The rule of what is done to either."""
