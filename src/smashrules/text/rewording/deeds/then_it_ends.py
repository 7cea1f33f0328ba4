"""What is done when a time is over: "take control of a minion until the end of the turn, then return it to its
owner's hand".

It is done at that time, and not at once. Knows words and their neighbours, no structure; it is asked before a text is
cut into sentences.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, over, sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_UNTIL = (
    ["until", "the", "end", "of", "the", "turn"],
    ["until", "the", "end", "of", "your", "turn"],
    ["until", "the", "start", "of", "your", "next", "turn"],
)
_THEN = ([",", "then"], [",", "and", "then"], ["and", "then"])
_DEEDS = ("return", "destroy", "discard", "shuffle", "place", "put")
_WHICH = (["it"], ["them"], ["that", "minion"], ["those", "minions"], ["that", "card"])


def _then(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Until the end of the turn, then return it": until then. At the end of the turn, return it."""
    words = words_of(tokens)
    for place in range(2, len(words) - 8):
        until = at_words(words, place, _UNTIL)
        begin = place + len(until)
        then = at_words(words, begin, _THEN) if until else []
        deed = begin + len(then)
        if not then or words[deed] not in _DEEDS or not at_words(words, deed + 1, _WHICH):
            continue
        if {",", "and", "or", "if"} & set(words[deed : sentence_end(words, deed)]):
            continue
        stop, when = over(["."], tokens[begin], tokens[deed - 1]), ["at", *until[1:], ","]
        return [*tokens[:begin], *stop, *over(when, tokens[begin], tokens[deed - 1]), *tokens[deed:]]
    return tokens


def _any_number(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Move this minion and any of your actions on it": and any number of them."""
    words = words_of(tokens)
    for place in range(2, len(words) - 3):
        any_of = words[place : place + 3] == ["and", "any", "of"] and words[place + 3] in ("your", "its", "the")
        if any_of and lex.nouns.get("".join(words[place + 4 : place + 5]), ("", ""))[1] == "many":
            number = over(["any", "number"], tokens[place + 1], tokens[place + 1])
            return [*tokens[: place + 1], *number, *tokens[place + 2 :]]
    return tokens


THEN_IT_ENDS = (
    where(_then, "then", "until", " ".join(_DEEDS)),
    where(_any_number, "any", "and", "of"),
)
"""The rules of what is done when a time is over, and of any of some others besides."""
