"""What is paid for something, told behind it: "you may play this titan by discarding an action from your hand".

One discards it to play the titan. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare, gerund, joints
from smashrules.text.words.tokens import Token, words_of

_SHUT = (".", ":", ",")
_PAID = (
    "discard",
    "destroy",
    "return",
    "place",
    "remove",
    "move",
    "reveal",
    "shuffle",
    "bury",
    "transfer",
    "uncover",
    "play",
)
_WHO = (["you"], ["they"], ["each", "player"], ["each", "other", "player"], ["that", "player"], ["another", "player"])
_CARDS = ("minion", "action", "card", "titan", "monster")
_JOINED = ("and", "or", "then", "to", "if", "instead", "@or")


def _by_doing(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "You may play it on a base by discarding a card": you may discard a card to play it on a base."""
    words = words_of(tokens)
    paying = {gerund(each): each for each in _PAID}
    for place in range(3, len(words) - 2):
        if words[place] != "by" or words[place + 1] not in paying:
            continue
        begin = begin_behind(words, place, _SHUT)
        end = next((at for at in range(place, len(words)) if words[at] in _SHUT), len(words))
        may = next((at for at in range(begin, place) if words[at] == "may"), -1)
        if words[begin:may] not in _WHO or not bare(words[may + 1], lex) or words[end : end + 1] == [","]:
            continue
        gained, paid = tokens[may + 1 : place], tokens[place + 2 : end]
        joined = (joints(words_of(gained)) - {"to"}) | joints(words_of(paid))
        this = words[may + 2 : may + 4] if words[may + 2] == "this" else []
        if joined & set(_JOINED) or not paid or ("it" in words[place:end] and len(this) != 2):
            continue
        if "it" in words[place:end] and any(
            lex.nouns.get(each, ("",))[0] in _CARDS for each in words[may + 4 : place]
        ):
            continue  # this one, or that one
        paid = [each for one in paid for each in (_named(one, this) if one.word == "it" else [one])]
        gained, paid, where_ = _one_of_those_there(gained, paid, lex)
        first = gained[0]
        at = first.start
        pay = Token(paying[words[place + 1]], at, at + 1)
        said = [*(replace(each, start=at, end=at + 1) for each in paid), *where_]
        to = Token("to", at, at + 1)
        last = replace(gained[-1], end=tokens[end - 1].end)
        return [*tokens[: may + 1], pay, *said, to, *gained[:-1], last, *tokens[end:]]
    return tokens


def _one_of_those_there(
    gained: list[Token], paid: list[Token], lex: Lexicon
) -> tuple[list[Token], list[Token], list[Token]]:
    """ "Play it on a base where you have two or more minions by destroying one of them": one of your minions on such
    a base is destroyed, and it is played there. What is gained, what is paid, and where."""
    words = words_of(gained)
    place = next((at for at in range(1, len(words)) if words[at : at + 6] == _WHERE_YOU_HAVE), 0)
    if words_of(paid) != ["one", "of", "them"] or not place:
        return gained, paid, []
    so_many = place + 6
    so_many += 2 if words[so_many : so_many + 2] == ["at", "least"] else words[so_many : so_many + 1] == ["at_least"]
    things = so_many + 1
    things += 2 if words[things : things + 2] == ["or", "more"] else words[things : things + 1] == ["or_more"]
    if words[so_many] not in lex.numerals or lex.nouns.get(words[-1], ("", ""))[1] != "many":
        return gained, paid, []
    yours = [paid[0], paid[1], replace(paid[2], word="your"), *gained[things:]]
    return [*gained[:place], replace(paid[2], word="there")], yours, gained[place:]


_WHERE_YOU_HAVE = ["on", "a", "base", "where", "you", "have"]


def _named(it: Token, this: list[str]) -> list[Token]:
    """ "By removing a counter from it", of this minion, which is named behind it then."""
    return [replace(it, word=each) for each in this]


BY_DOING = (where(_by_doing, "by", "may", " ".join(map(gerund, _PAID))),)
"""The rule of what is paid."""
