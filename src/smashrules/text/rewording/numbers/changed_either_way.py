"""Numbers that are changed, or are not, whichever way: "its breakpoint cannot be changed", "after you change the
breakpoint of a base", "change its breakpoint by 2 (up or down)".

They are increased or reduced; what cannot be changed can be neither. A base "whose breakpoint is 20 or more" has one
of so much. Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, put, said_at, sentence_before, sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_STATS = ("breakpoint", "power")
_OPENERS = ("after", "when", "whenever", "each")
_NEITHER = (
    ["cannot", "be", "changed"],
    ["cannot", "change"],
    ["cannot", "be", "increased", "or", "reduced"],
    ["cannot", "be", "reduced", "or", "increased"],
    ["cannot", "be", "increased", "or", "decreased"],
    ["cannot", "be", "decreased", "or", "increased"],
    ["cannot", "be", "increased", "nor", "reduced"],
    ["cannot", "be", "raised", "or", "lowered"],
    ["can", "be", "neither", "increased", "nor", "reduced"],
)
_EITHER_WAY = (
    ["&(up_or_down)"],
    [".", "&(up_or_down)"],
    [",", "up", "or", "down"],
    ["up", "or", "down"],
    ["in", "either", "direction"],
    [",", "in", "either", "direction"],
    ["either", "way"],
)


def _neither_way(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This base's breakpoint cannot be changed": it cannot be increased, and cannot be reduced."""
    words = words_of(tokens)
    for place in range(2, len(words) - 1):
        neither = at_words(words, place, _NEITHER)
        said = sentence_before(words, place)
        end = place + len(neither)
        stop = sentence_end(words, end)
        behind = words[end:stop]
        if not neither or {",", "if", "while", "and", "or"} & {*said, *behind} or "by" in behind:
            continue
        if not set(_STATS) & set(said) or (behind and behind[0] not in ("until", "this", "during")):
            continue
        if "breakpoint" not in said and {"change", "changed"} & set(neither):
            continue  # what else is done to the power of a minion: it is set, and counters are placed
        begin, last = place - len(said), tokens[stop - 1].end
        more = [*put(tokens[:end], place, end, ["cannot", "be", "increased"])[begin:], *tokens[end:stop]]
        less = said_at(more, last)
        less[len(said) + 2] = replace(less[len(said) + 2], word="reduced")
        return [*tokens[:begin], *more, Token(".", last, last), *less, *tokens[stop:]]
    return tokens


def _after_a_change(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After you change the breakpoint of a base": after you increase or reduce it; "after its breakpoint changes":
    after it is increased or reduced."""
    words = words_of(tokens)
    for place in range(2, len(words)):
        if words[place] not in ("change", "changes", "changed"):
            continue
        said = sentence_before(words, place)
        opener = next((nth for nth in range(len(said) - 1, -1, -1) if said[nth] in _OPENERS), None)
        comma = words.index(",", place) if "," in words[place:] else 0
        if opener is None or "," in said[opener:] or not comma or "." in words[place:comma]:
            continue
        lead = said[opener:]
        if "breakpoint" in lead:
            passive = lead[-1:] == ["is"] and words[place] == "changed"
            if words[place] == "changes" or passive:
                done = ["is", "increased", "or", "reduced"]
                return _after_a_change(put(tokens, place - passive, place + 1, done), lex)
        elif "breakpoint" in words[place:comma] and words[place] != "changed":
            both = ["increase", "or", "reduce"] if words[place] == "change" else ["increases", "or", "reduces"]
            return _after_a_change(put(tokens, place, place + 1, both), lex)
    return tokens


def _by_so_much(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Change this base's breakpoint by 2 (up or down)": increase or reduce it by 2."""
    words = words_of(tokens)
    for place in range(len(words) - 3):
        verb = words[place]
        stop = next((at for at in range(place, len(words)) if words[at] in (".", ";")), len(words))
        told = next((at for at in range(place, min(stop + 2, len(words))) if at_words(words, at, _EITHER_WAY)), 0)
        if verb not in ("change", "changes", "adjust", "adjusts", "modify", "modifies") or {",", "and"} & set(
            words[place : told or stop]
        ):
            continue
        number = next((at for at in range(place, stop) if words[at] == "by"), 0)
        if (
            not number
            or "breakpoint" not in words[place:number]
            or set(_OPENERS) & set(sentence_before(words, place))
        ):
            continue
        both = (
            ["increase", "or", "reduce"] if verb in ("change", "adjust", "modify") else ["increases", "or", "reduces"]
        )
        if told:
            remark = at_words(words, told, _EITHER_WAY)
            tokens = [*tokens[:told], *tokens[told + len(remark) :]]
        return put(tokens, place, place + 1, both)
    return tokens


_OVER = {"over": "above", "under": "below"}
_BOUNDS = ("above", "below", "over", "under", "greater", "higher", "less", "lower", "more", "at", "exactly")


def _whose_breakpoint(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A base whose breakpoint is 20 or more": with a breakpoint of 20 or more; one "over 20" is above it."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        if words[place] == "breakpoint" and words[place + 1] in _OVER and words[place + 2].isdigit():
            over = replace(tokens[place + 1], word=_OVER[words[place + 1]])
            return _whose_breakpoint([*tokens[: place + 1], over, *tokens[place + 2 :]], lex)
        is_over = words[place : place + 2] in (["breakpoint", "is"], ["breakpoint", "of"], ["base", "is"])
        is_over = is_over and "breakpoint" in (*sentence_before(words, place), words[place])
        if is_over and words[place + 2] in _OVER and words[place + 3 : place + 4] and words[place + 3].isdigit():
            over = replace(tokens[place + 2], word=_OVER[words[place + 2]])
            return _whose_breakpoint([*tokens[: place + 2], over, *tokens[place + 3 :]], lex)
        if words[place] != "whose" or lex.nouns.get(words[place - 1], ("",))[0] != "base":
            continue
        which = place + 1 + (words[place + 1 : place + 2] == ["printed"])
        if words[which : which + 2] not in (["breakpoint", "is"], ["breakpoints", "are"]):
            continue
        bound = words[which + 2 : which + 3]
        number = next((at for at in range(which + 2, min(which + 6, len(words))) if words[at].isdigit()), 0)
        if not number or not (bound[0] in _BOUNDS or number == which + 2):
            continue
        of = [] if bound[0] in ("above", "below", "over", "under", "greater", "higher", "less", "lower") else ["of"]
        printed = ["printed"] if which > place + 1 else []
        done = put(tokens, place, which + 2, ["with", "a", *printed, "breakpoint", *of])
        return _whose_breakpoint(done, lex)
    return tokens


CHANGED_EITHER_WAY = (
    where(_neither_way, "changed change increased reduced decreased raised", "cannot can", "breakpoint power"),
    where(_after_a_change, "change changes changed", "breakpoint", " ".join(_OPENERS)),
    where(_by_so_much, "change changes adjust adjusts modify modifies", "breakpoint", "by"),
    where(_whose_breakpoint, "whose over under", "breakpoint breakpoints"),
)
"""The rules of numbers that change either way, and of a base's breakpoint, in the order in which they are asked."""
