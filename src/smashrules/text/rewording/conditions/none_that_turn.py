"""None of what was done this turn: "for each minion destroyed this turn. If none were destroyed, ...", "if you moved
a minion this turn, draw a card. If you did not, ...".

None of them this turn, as before; and what is done otherwise. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import looking_back, over
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_TURN = ("this_turn", "that_turn")
_ENDS = ("", ",")


def _none_this_turn(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    words = [*words_of(tokens), ""]
    told = words_of(before[-1]) if before else []
    for place in range(1, len(tokens) - 3):
        none = words[place : place + 3] in (["none", "of", "them"], ["none", "&of", "them"])
        at = place + 4
        if not none or words[place + 3] not in ("were", "was", "are") or words[at + 1] not in _ENDS:
            continue
        done = words[at].removeprefix("&d:")
        turn = next((told[each + 1] for each in range(len(told) - 1) if told[each].removeprefix("&d:") == done), "")
        if turn in _TURN:
            end = tokens[at].end
            return [*tokens[: at + 1], Token(turn, end, end), *tokens[at + 1 :]]
    return tokens


def _did_not(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "If you did not", behind what is asked of the turn: otherwise."""
    told = words_of(before[-1]) if before else []
    asked = told[2 : told.index(",")] if told[:2] == ["if", "you"] and "," in told else []
    done = bool(asked) and any(form == "past" for _, form in lex.verbs.get(asked[0], ()))
    if words_of(tokens[:5]) != ["if", "you", "did", "not", ","] or not done or "this_turn" not in asked:
        return tokens
    return [*over(["otherwise"], tokens[0], tokens[3]), *tokens[4:]]


NONE_THAT_TURN = (
    looking_back(_did_not, "did", "not", "if"),
    looking_back(_none_this_turn, "none", "if", "were was are"),
)
"""The rules of none of them in the same turn."""
