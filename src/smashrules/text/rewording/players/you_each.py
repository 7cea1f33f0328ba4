"""You and the one other player that was spoken of: "choose another player. You each draw a card".

They are you and that player. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back
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
        both = [Token(each, min(start + nth, end - 1), end) for nth, each in enumerate(said)]
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


YOU_EACH = (looking_back(_you_each, "each both", "you"),)
"""The rule of you and that player."""
