"""What is stated further of those of whom something is stated: "your minions here have +1 power, and those minions
cannot be moved", "they cannot be moved".

It is stated of all that fit, and those are described again. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, looking_back, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_THOSE = {"they": "", "those minions": "minion", "these minions": "minion", "such minions": "minion"}
_THOSE |= {"those actions": "action", "those titans": "titan", "all those minions": "minion"}
_PHRASES = tuple(each.split() for each in _THOSE)
_FURTHER = ("cannot", "have", "are", "lose", "gain", "get", "also", "do", "count_as")
_STATES = ("have", "has", "cannot", "lose", "loses", "gain", "gains", "get", "gets")
_BEING = ("are", "is")
_BE_SO = ("cancelled", "not", "immune", "unaffected", "protected", "ignored", "considered", "treated")
_SORTS = ("minion", "action", "titan")
_UNSURE = {
    ",",
    "and",
    "or",
    "that",
    "it",
    "its",
    "them",
    "their",
    "they",
    "other_than",
    "if",
    "while",
    "when",
    "after",
}
_FOR_A_TIME = {"until", "may", "this_turn", "choose", "during", "while", "would"}
_ABILITIES = (["the", "abilities", "of"], ["the", "ability", "of"])


def _described(said: list[str], lex: Lexicon) -> tuple[list[str], str]:
    """The words that say of whom a sentence states something, and which sort they are; nothing where it is a deed, or
    for a time."""
    begin = len(at_words(said, 0, _ABILITIES))
    verb = next((at for at in range(begin, len(said)) if said[at] in (*_STATES, *_BEING)), 0)
    which = said[begin:verb]
    sorts = [lex.nouns[word] for word in which if lex.nouns.get(word, ("",))[0] in (*_SORTS, "card", "base")]
    several = (
        len(sorts) == 1 and sorts[0][0] in _SORTS and (sorts[0][1] == "many" or which[:1] in (["each"], ["all"]))
    )
    so = said[verb] in _STATES or said[verb + 1 : verb + 2] in ([each] for each in _BE_SO)
    if not several or not so or _UNSURE & set(which) or _FOR_A_TIME & set(said) or (begin and said[verb] != "are"):
        return [], ""
    return which, sorts[0][0]


def _again(tokens: list[Token], place: int, which: list[str], sort: str) -> list[Token]:
    """The tokens with who is described in the place of the words for them there; the same tokens where others are
    meant."""
    words = words_of(tokens)
    those = at_words(words, place, _PHRASES)
    verb = place + len(those)
    said = words[verb : verb + 1]
    one = which[:1] == ["each"]
    if not those or _THOSE[" ".join(those)] not in ("", sort) or said not in ([each] for each in _FURTHER):
        return tokens
    if _FOR_A_TIME & set(words[verb:]) or (one and said != ["cannot"]):
        return tokens
    after = words[verb + 1 : verb + 2]
    if said == ["are"] and after not in ([each] for each in _BE_SO):
        return tokens
    players = {"player", "players", "opponent", "opponents", "controllers"} & set(which)
    if those == ["they"] and players and not (said == ["cannot"] and after == ["be"]) and "power" not in words[verb:]:
        return tokens  # the players may be meant
    return put(tokens, place, verb, which)


def _stated_of_both(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Your minions here have +1 power, and those minions cannot be moved": and they, described, cannot be moved."""
    words = words_of(tokens)
    for place in range(4, len(words) - 2):
        if words[place - 1] != "and" or words[place] not in ("they", "those", "these", "such", "all"):
            continue
        which, sort = _described(words[: place - 1], lex)
        return _again(tokens, place, which, sort) if which else tokens
    return tokens


def _stated_then(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Your minions here have +1 power. They cannot be moved": your minions here cannot be moved."""
    which, sort = _described(words_of(before[-1]), lex) if before else ([], "")
    return _again(tokens, 0, which, sort) if which else tokens


THOSE_SO_STATED = (
    where(_stated_of_both, "they those these such all", "and"),
    looking_back(_stated_then, "they those these such all", " ".join(_FURTHER)),
)
"""The rules of those of whom something more is stated."""
