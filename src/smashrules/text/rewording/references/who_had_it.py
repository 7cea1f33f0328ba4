"""Who held a card that has gone: "destroy a minion. The player who controlled it draws a card".

It is its controller, who had it then; of what changes hands it is not told so. The player who controls all of several
is their controller. Knows words and their neighbours, no
structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_HELD = {"controlled": "controller", "owned": "owner"}
_GONE = ("destroy", "destroys", "return", "returns", "discard", "discards", "shuffle", "place")


_BEFORE = (["its", "former"],)
_OF_IT = ("controller", "owner")


def _its_former(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Its former controller draws a card": its controller, where it has gone and nothing changed hands."""
    words = words_of(tokens)
    said = {word for each in before for word in words_of(each)}
    for place in range(len(words) - 2):
        told = words[place : place + 2] in _BEFORE and words[place + 2] in _OF_IT
        if told and not said & {"control", "take_control_of"} and set(_GONE) & said:
            its = replace(tokens[place], end=tokens[place + 1].end)
            return [*tokens[:place], its, *tokens[place + 2 :]]
    return tokens


def _who_had_it(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "The player who controlled it draws a card": its controller does."""
    words = words_of(tokens)
    said = [word for each in before for word in words_of(each)]
    for place in range(len(words) - 4):
        told = words[place : place + 3] == ["the", "player", "who"] and words[place + 4] == "it"
        if not told or words[place + 3] not in _HELD or "control" in said or not set(_GONE) & {*said, *words[:place]}:
            continue
        start, end = tokens[place].start, tokens[place + 4].end
        its = [Token("its", start, tokens[place].end), Token(_HELD[words[place + 3]], tokens[place + 1].start, end)]
        return [*tokens[:place], *its, *tokens[place + 5 :]]
    return tokens


def _of_one_player(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "(Destroy two minions controlled by the same player.) That player draws a card": their controller does."""
    words = words_of(tokens)
    last = words_of(before[-1]) if before else []
    said = [
        at for at in range(1, len(last) - 2) if last[at : at + 2] == ["by", "the_same"] and last[at + 2] == "player"
    ]
    if (
        len(said) != 1
        or words[:2] != ["that", "player"]
        or last[said[0] - 1] not in _HELD
        or "player" in last[: said[0]]
    ):
        return tokens
    if "'s" in words[2:3] or last.count("player") > 1 or {"opponent", "control", "take_control_of"} & set(last):
        return tokens
    holder = replace(tokens[1], word=_HELD[last[said[0] - 1]])
    return [replace(tokens[0], word="their"), holder, *tokens[2:]]


WHO_HAD_IT = (
    looking_back(_of_one_player, "that", "player"),
    looking_back(_who_had_it, "controlled owned", "who", "player"),
    looking_back(_its_former, "former", "its", "controller owner"),
)
"""The rules of who had it."""
