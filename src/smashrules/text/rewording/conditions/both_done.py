"""Whether both of two things were done that one sentence tells: "shuffle a minion and an action from your discard
pile into your deck. If you do both, draw a card".

Whoever does that does all of it: "if you do". Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_BOTH = (["do", "both"], ["did", "both"], ["does", "both"], ["do", "both", "of", "these"])
_WHO = (["you"], ["they"], ["that", "player"])
_MAY = ("may", "can")


def _both_done(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "If you do both, ...": if you do."""
    words = words_of(tokens)
    comma = words.index(",") if "," in words else 0
    asked = words[1:comma]
    who = next((each for each in _WHO if asked[: len(each)] == each), None)
    if words[0] != "if" or who is None or asked[len(who) :] not in _BOTH or not before:
        return tokens
    told = words_of(before[-1])
    offered = [each for each in before[:-1] if set(_MAY) & set(words_of(each))]
    if told.count("and") != 1 or {"or", "@or", "if"} & set(told) or offered:
        return tokens  # both of what is told in two sentences is not what the last of them says
    does = "does" if who[0] == "that" else "do"
    end = tokens[comma - 1].end
    did = [Token("if_you_do", tokens[0].start, end)] if who == ["you"] else None
    if did is None:
        did = [*tokens[: 1 + len(who)], replace(tokens[1 + len(who)], word=does, end=end)]
    return [*did, *tokens[comma:]]


BOTH_DONE = (looking_back(_both_done, "both", "if", "do did does"),)
"""The rule of both that are done."""
