"""Two things that cannot be done, of which the second has an object: "they cannot move or use talents".

Each cannot be done. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import said_at, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare, nounlike
from smashrules.text.words.tokens import Token, words_of

_CAN = ("cannot",)
_ALONE = ("move",)
_TALENTS = ("talent", "talents", "their", "its")


def _neither(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "They cannot move or use talents": they cannot move and cannot use talents."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        can = words[place] in _CAN or (words[place] == "can" and words[0] == "neither")
        told = can and words[place + 1] in _ALONE and words[place + 2 : place + 4] == ["or", "use"]
        if told and words[place + 4] in _TALENTS:
            joint = tokens[place + 2]
            again = replace(tokens[place], word="cannot", start=joint.end, end=joint.end)
            move = tokens[place + 1]
            moved = [Token("be", move.start, move.start), replace(move, word="moved")]
            moved = moved if words[place] == "can" else [move]
            return [*tokens[: place + 1], *moved, replace(joint, word="and"), again, *tokens[place + 3 :]]
    return tokens


def _nor(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Other players cannot play actions on it or affect it": they cannot play them on it and cannot affect it; both
    where it is said if, while or unless what."""
    words = words_of(tokens)
    at = words.index("cannot")
    for place in range(at + 3, len(words) - 2):
        verb = words[place + 1]
        if words[place] != "or" or not bare(verb, lex) or verb in lex.nouns or words.count("or") > 1:
            continue
        said, behind = words[at + 2 : place], words[place + 2]
        object_of = bare(words[at + 1], lex) and (said[0] in _IT or any(each in lex.nouns for each in said))
        own = (behind in _IT and behind != "them") or nounlike(behind, lex) or behind in ("from", "to")
        if not object_of or not own or set(words[at:place]) & {*_OPENERS, "to", ",", "be"} or "," in words[place:]:
            continue
        joint = tokens[place]
        again = replace(tokens[at], start=joint.end, end=joint.end)
        held = next((each for each in range(place, len(words)) if words[each] in _HELD), len(words))
        end = next((each for each in range(held, len(words)) if words[each] == "."), len(words))
        of_both = said_at(tokens[held:end], joint.start)
        return [*tokens[:place], *of_both, replace(joint, word="and"), again, *tokens[place + 1 :]]
    return tokens


_HELD = ("if", "unless", "while", "as_long_as")
_IT = ("it", "them", "this", "that", "here", "there")
_OPENERS = ("if", "while", "unless", "until", "when", "after", "before", "that")


def _did_neither(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If it did not move or use a talent this turn", "if you did not play an action and did not draw a card this
    turn": it did not do the one this turn, and did not do the other this turn."""
    words = words_of(tokens)
    place = next((at for at in range(2, len(words) - 5) if words[at : at + 2] == ["did", "not"]), 0)
    end = words.index("this_turn")
    if not place or words[end + 1 : end + 2] not in ([], [","]) or "if" not in words[:place] or end < place:
        return tokens
    said = words[place + 2 : end]
    if not said or not bare(said[0], lex) or {",", "this_turn"} & set(said):
        return tokens
    for joint in range(place + 3, end - 1):
        object_of = joint > place + 3 and any(each in lex.nouns for each in words[place + 3 : joint])
        either = words[joint] == "or" and bare(words[joint + 1], lex) and words[joint + 1] not in lex.nouns
        either = either and (object_of or (words[place + 2] in _ALONE and words[joint + 1] == "use"))
        both = words[joint : joint + 3] == ["and", "did", "not"]
        if not (either or both) or said.count(words[joint]) > 1:
            continue
        at = tokens[joint].start
        this_turn = Token("this_turn", at, at)
        not_so = [] if both else said_at(tokens[place : place + 2], at)
        and_ = replace(tokens[joint], word="and")
        return [*tokens[:joint], this_turn, and_, *not_so, *tokens[joint + 1 :]]
    return tokens


NEITHER_DONE = (
    where(_did_neither, "did", "this_turn", "or and", "if"),
    where(_neither, "use", "or", "cannot can", "move"),
    where(_nor, "cannot", "or"),
)
"""The rules of two things that cannot be done, or were not."""
