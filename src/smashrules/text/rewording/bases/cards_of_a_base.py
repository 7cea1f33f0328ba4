"""The cards on a base told as that base's: "this base's minions", "after this base scores, return its minions".

They are those here, or those there. Knows words and their neighbours, no structure; it is asked before words are
joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, sentence_before, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import noun_of
from smashrules.text.words.tokens import Token, words_of

_CARDS = ("minion", "action", "titan", "card", "monster")
_THINGS = (*_CARDS, "base", "player", "opponent", "owner", "controller", "winner", "runner-up")
_BASES = {"this": "here", "that": "there", "the": "there"}
_AT = ("here", "there")
_ONE = ("one", "each")
_UP_TO = (["up", "to", "one"],)
_SCORING = ("after", "before", "when", "whenever")


def _its_cards(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Return each of its minions to its owner's hand": of the minions here."""
    words = words_of(tokens)
    for place in range(len(words) - 1):
        begin, there = place, ""
        if words[place] == "its":
            there = _where_it_scores(sentence_before(words, place), lex)
        elif words[place] in _BASES and words[place + 1 : place + 3] == ["base", "'s"]:
            begin, there = place + 2, _BASES[words[place]]
        noun = begin + 1
        kind, number = lex.nouns.get(words[noun], ("", "")) if there and noun < len(words) else ("", "")
        if kind not in _CARDS or number != "many" or words[noun + 1 : noun + 2] == ["'s"] or _plays(words, place):
            continue
        return _its_cards(_put_there(tokens, place, noun, there, lex), lex)
    return tokens


def _plays(words: list[str], place: int) -> bool:
    """ "Play one of the minions there": that is in play, and "a minion there" is not."""
    said = sentence_before(words, place)
    return bool({"play", "plays"} & set(said[max((at for at, word in enumerate(said) if word == ","), default=0) :]))


def _put_there(tokens: list[Token], place: int, noun: int, there: str, lex: Lexicon) -> list[Token]:
    """ "Each of its minions" as "each minion here"; "three of them" as "three minions here"."""
    words = words_of(tokens)
    of = place > 1 and words[place - 1] == "of"
    one = of and words[place - 2] in _ONE and not at_words(words, place - 4, _UP_TO)
    single = noun_of((lex.nouns[words[noun]][0], "one"), lex)
    begin = place - 1 if of and words[place - 2] != "number" else place
    return put(tokens, begin, noun + 1, [single if one else words[noun], there])


def _of_the_cards(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy one of the minions here": one minion here."""
    words = words_of(tokens)
    for place in range(2, len(words) - 2):
        kind, number = lex.nouns.get(words[place + 1], ("", ""))
        if words[place - 1 : place + 1] != ["of", "the"] or kind not in _CARDS[:3] or number != "many":
            continue
        if _plays(words, place):
            continue
        if words[place + 2] in _AT and (words[place - 2] in (*_ONE, "number") or words[place - 2] in lex.numerals):
            there = _put_there([*tokens[: place + 2], *tokens[place + 3 :]], place, place + 1, words[place + 2], lex)
            return _of_the_cards(there, lex)
    return tokens


def _where_it_scores(said: list[str], lex: Lexicon) -> str:
    """Where the cards are of the base that scores, if nothing but that has been said; else empty."""
    at = next((nth for nth, word in enumerate(said) if word == "scores" and said[nth - 1] == "base"), 0)
    if at < 3 or said[at + 1 : at + 2] != [","] or said[at - 3] not in _SCORING:
        return ""
    if any(lex.nouns.get(word, ("",))[0] in _THINGS for word in said[at + 1 :]):
        return ""
    return {"this": "here", "a": "there", "that": "there"}.get(said[at - 2], "")


CARDS_OF_A_BASE = (
    where(_its_cards, "its 's", "base"),
    where(_of_the_cards, "here there", "of"),
)
"""The rules of cards that are a base's."""
