"""You and the one other player that was spoken of: "choose another player. You each draw a card".

They are you and that player. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, looking_back, said_at, spread
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_BOTH = (
    ["you", "each"],
    ["you", "may", "each"],
    ["you", "may", "both"],
    ["you", "both"],
    ["each", "of", "you"],
    ["both", "of", "you"],
    ["you", "and", "they", "each"],
)
_SOMEBODY = ("player", "owner", "controller")
_ONE = ("another", "a", "one", "that")


def _you_each(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Each of you draws a card", "you both may draw a card": you and that player each draw one."""
    words = words_of(tokens)
    for place in range(len(words) - 1):
        who = next((each for each in _BOTH if words[place : place + len(each)] == each), [])
        verb = place + len(who)
        if not who or words[place - 1 : place] not in ([], [","], ["and"], ["then"]):
            continue
        later = words[verb : verb + 1] == ["may"]
        may, verb = later or "may" in who, verb + later
        if words[verb : verb + 1] in (["each"], ["both"]):
            return tokens
        does = _bare("".join(words[verb : verb + 1]), lex)
        if not does or not _one_other([*before, tokens[:place]], lex):
            continue
        start, end = tokens[place].start, tokens[verb - 1].end
        said = ("you", "and", "that", "player", *(["may"] if may else []), "each")
        both = spread(said, start, end)
        return [*tokens[:place], *both, replace(tokens[verb], word=does), *tokens[verb + 1 :]]
    return tokens


def _bare(word: str, lex: Lexicon) -> str:
    if bare(word, lex):
        return word
    return next((lex.forms[each][0] for each, form in lex.verbs.get(word, ()) if form == "third"), "")


def _one_other(sentences: list[list[Token]], lex: Lexicon) -> bool:
    """Whether one other player, and no second one, has been spoken of."""
    said = [each for sentence in sentences for each in words_of(sentence)]
    players = [at for at, word in enumerate(said) if lex.nouns.get(word, ("",))[0] in _SOMEBODY]
    named = [at for at in players if said[at - 1] != "that"]
    if len(named) != 1 or said[named[0]] != "player" or said[named[0] + 1 : named[0] + 2] == ["'s"]:
        return False
    at = named[0]
    return said[at - 1] in _ONE or (said[at - 1] == "other" and said[at - 2] in _ONE)


def _neither_of_you(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Neither of you can play actions": you and that player cannot. "Neither of you can destroy the other's
    minions": you cannot destroy that player's, and they cannot destroy yours."""
    words = words_of(tokens)
    for place in range(len(words) - 4):
        if words[place : place + 3] != ["neither", "of", "you"] or words[place + 3] not in ("can", "may"):
            continue
        if words[place - 1 : place] not in ([], [","]) or not _one_other([*before, tokens[:place]], lex):
            continue
        end = next((at for at in range(place, len(words)) if words[at] in (".", ",")), len(words))
        deed = tokens[place + 3 : end]
        start = tokens[place].start
        cannot = replace(deed[0], word="cannot")
        said = words_of(deed)
        others = next((at for at in range(len(said)) if at_words(said, at, _OF_THE_OTHER)), 0)
        if not others and "more" in said:
            return tokens  # of each of the two, or of both together
        if not others:
            both = [Token(each, start, start) for each in ("you", "and", "that", "player")]
            return [*tokens[:place], *both, cannot, *deed[1:], *tokens[end:]]
        rest = deed[others + len(at_words(said, others, _OF_THE_OTHER)) :]
        if {"and", "or"} & set(said):
            return tokens
        at = deed[-1].end
        first = [*deed[1:others], *(Token(each, deed[others].start, at) for each in ("that", "player", "'s")), *rest]
        theirs = [Token(each, at, at) for each in ("and", "that", "player", "cannot")]
        second = said_at((*deed[1:others], Token("your", at, at), *rest), at)
        return [*tokens[:place], Token("you", start, start), cannot, *first, *theirs, *second, *tokens[end:]]
    return tokens


_OF_THE_OTHER = (
    ["the", "other", "'s"],
    ["the", "other", "player", "'s"],
    ["each", "other", "'s"],
    ["the_other", "'s"],
)
YOU_EACH = (looking_back(_neither_of_you, "neither", "you"), looking_back(_you_each, "each both", "you"))
"""The rules of you and that player."""
