"""What a card asks for in order to be played, told in one way: "You may only play this card if ...", "This minion can
only be played on a base where ...", "You cannot play this card unless ...".

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import past
from smashrules.text.words.tokens import Token, words_of

REQUIRED = "&play_only"
"""What ends a sentence that says when a card can be played, or on what."""
_ITSELF = ("card", "minion", "action", "titan", "fusion")
_CAN = ("can", "may")
_ASKED = {"if": "if", "while": "if", "when": "if", "on": "on", "onto": "on", "unless": "if"}


def _played_only(tokens: list[Token], lex: Lexicon) -> list[Token]:
    words = words_of(tokens)
    if (forbidden := _forbidden(words, lex)) is not None:
        return _played_only([*tokens[:1], *forbidden(tokens)], lex)
    place = _told(words)
    if not place or words[place] not in _ASKED or {",", "@or", "instead", "to", "until"} & set(words[place:]):
        return tokens
    asked = [replace(tokens[place], word=_ASKED[words[place]]), *tokens[place + 1 :]]
    at = tokens[-1].end
    if words[place + 1 : place + 2] == ["it"]:
        asked[1:2] = [replace(tokens[place + 1], word=word) for word in ("this", "card")]
    if asked[0].word == "on":  # as it is said where it is played on something: "play on a base where ..."
        asked = [replace(tokens[0], word="play", end=tokens[place - 1].end), *asked]
    return [*asked, Token(REQUIRED, at, at)]


def _forbidden(words: list[str], lex: Lexicon) -> Callable[[list[Token]], list[Token]] | None:
    """ "You cannot play this card if you have already played an action": you can only play it if you have not."""
    if words[:3] != ["you", "cannot", "play"]:
        return None
    place = _behind_itself(words, 3)
    if not place or words[place : place + 3] != ["if", "you", "have"]:
        return None
    done = place + 3 + (words[place + 3 : place + 4] == ["already"])
    asked = words[done] if done < len(words) else ""
    no = asked in ("no", "a", "an", "any") and not {"and", "or", "if"} & set(words[done:])
    if not no and not past(asked, lex):
        return None

    def put(tokens: list[Token]) -> list[Token]:
        can = [replace(tokens[1], word=each) for each in ("can", "only")]
        at = tokens[place + 2].end
        if asked == "no":  # "if you have no minions in play": only if you have some
            some = [replace(tokens[done], word=each) for each in ("one", "or_more")]
            return [*can, *tokens[2 : place + 3], *some, *tokens[done + 1 :]]
        if no:  # "if you have a minion in play": only if you have none
            return [*can, *tokens[2 : place + 3], replace(tokens[done], word="no"), *tokens[done + 1 :]]
        return [*can, *tokens[2 : place + 3], Token("not", at, at), *tokens[done:]]

    return put


def _told(words: list[str]) -> int:
    """Where it begins what is asked for; 0 where a sentence says something else."""
    it = 2 if words[:1] == ["this"] and words[1:2] in ([each] for each in _ITSELF) else 0
    if it and words[it : it + 1] in ([each] for each in _CAN):  # "this card can only be played if"
        rest = words[it + 1 :]
        if rest[:3] in (["only", "be", "played"], ["be", "played", "only"]):
            return it + 4
    if it and words[it : it + 3] == ["cannot", "be", "played"] and words[it + 3 : it + 4] == ["unless"]:
        return it + 3
    you = words[:1] == ["you"] and len(words) > 2
    if you and words[1] in _CAN and words[2:4] == ["only", "play"]:  # "you can only play this card if"
        return _behind_itself(words, 4)
    if you and words[1] in _CAN and words[2] == "play":  # "you can play this card only if"
        place = _behind_itself(words, 3)
        return place + 1 if place and words[place : place + 1] == ["only"] else 0
    if you and (words[1:3] == ["cannot", "play"] or words[1:4] == ["may", "not", "play"]):
        place = _behind_itself(words, words.index("play") + 1)
        return place if words[place : place + 1] == ["unless"] else 0
    if words[:1] == ["play"]:  # "play this card only if", "play only if"
        place = _behind_itself(words, 1) or 1
        return place + 1 if words[place : place + 1] == ["only"] else 0
    return 0


def _behind_itself(words: list[str], place: int) -> int:
    if words[place : place + 1] in (["it"], ["this"], ["&this"]) and words[place + 1 : place + 2] not in (
        [each] for each in _ITSELF
    ):
        return place + 1
    known = words[place : place + 1] == ["this"] and words[place + 1 : place + 2] in ([each] for each in _ITSELF)
    return place + 2 if known else 0


PLAYED_ONLY = (where(_played_only, "only unless cannot", "play played", "if on onto unless while when"),)
"""The rule about what a card asks for."""
