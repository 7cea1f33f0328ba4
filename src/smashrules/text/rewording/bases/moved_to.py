"""A base of which a clause with "to" or "from" at its end tells: "a base you moved a minion to", "each base it moved
to this turn".

It is a base where a minion was moved to that base. What "remains on the replacement base" is moved there.
Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, begin_behind, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_WHICH = ("where", "that", "which")
_GONE = ("moved", "moves", "move")
_WHITHER = ("to", "from")
_BEHIND = ("during", "since", ".", ",", "")
_THIS = (["this", "turn"], ["this", "way"])
_SUBJECTS = ("you", "it", "they", "a", "an", "one", "another", "this", "that", "any", "your")


def _of_that_base(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A base you moved a minion to this turn": a base where you moved a minion to that base."""
    words = [*words_of(tokens), ""]
    for end in range(3, len(tokens)):
        if words[end] not in _WHITHER or not (words[end + 1] in _BEHIND or words[end + 1 : end + 3] in _THIS):
            continue
        verb = next((at for at in range(end - 1, 0, -1) if words[at] in _GONE), 0)
        base = next((at for at in range(verb - 1, -1, -1) if words[at] in ("base", "bases")), -1)
        if base < 0 or not verb or words[base - 1 : base] == ["the"] or {",", "."} & set(words[base:end]):
            continue
        begin = base + 1 + (words[base + 1] in _WHICH)
        if words[begin] not in _SUBJECTS or "base" in words[begin:end]:
            continue
        was = verb - 1 if words[verb - 1] in ("was", "were") and words[verb] == "moved" else verb
        at = tokens[base].end
        which = replace(tokens[base + 1], word="where") if begin > base + 1 else Token("where", at, at)
        stop = tokens[end].end
        that = Token("&that_base", stop, stop)
        clause = [*tokens[begin:was], *tokens[verb : end + 1]]  # "a minion was moved to": it moved there
        return [*tokens[: base + 1], which, *clause, that, *tokens[end + 1 :]]
    return tokens


_EVENTS = ("after", "when", "whenever", "time")
_NO_GOAL = frozenset(("to", "from", "here", ",", ".", ":", "base"))


def _to_here(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After you move a minion here", "the first minion you move here": to here, since it is moved to somewhere."""
    words = [*words_of(tokens), ""]
    for place in range(3, len(tokens)):
        if words[place] != "here" or words[place + 1] in ("to", "and", "or", "in"):
            continue
        move = next((at for at in range(place - 1, 0, -1) if words[at] in ("move", "moves")), 0)
        begin = begin_behind(words, move, (".", ",", ":", ";"))
        between = set(words[move + 1 : place])
        active = words[move - 1] == "you" or lex.nouns.get(words[move - 1], ("",))[0] in ("player", "opponent")
        told = words[begin : begin + 1] in ([each] for each in _EVENTS) or "time" in words[begin:move]
        nearer = words[move - 1] == "you" and place == move + 1
        if not move or not active or between & (_NO_GOAL) or not ((told and between) or nearer):
            continue
        to = Token("to", tokens[place].start, tokens[place].start)
        return [*tokens[:place], to, tokens[place], *_to_here(tokens[place + 1 :], lex)]
    return tokens


_GO_OVER = tuple(
    f"{goes} the {new}".split()
    for goes in ("remain on", "remains on", "stay on", "stays on", "remain buried on", "remains buried on",
                 "stay buried on", "stays buried on", "remain at", "stay at", "go to", "goes to", "are moved to",
                 "is moved to", "carry over to", "carries over to")
    for new in ("replacement base", "new base", "base that replaces it", "base that replaces this base")
)  # fmt: skip
_KINDS = ("minion", "action", "card", "titan")


def _goes_over(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After this base scores, cards buried here remain buried on the replacement base": move all of them to it."""
    words = words_of(tokens)
    for place in range(2, len(words) - 3):
        goes = at_words(words, place, _GO_OVER)
        begin = begin_behind(words, place, (",", ".", ":", "then"))
        kinds = [lex.nouns[each] for each in words[begin:place] if lex.nouns.get(each, ("",))[0] in _KINDS]
        if not goes or not kinds or {"may", "if", "and", "you"} & set(words[begin:place]):
            continue
        one = words[begin] in ("each", "a", "all", "any", "every", "this")
        what = words[begin:place] if one else ["all", *words[begin:place]]
        end = place + len(goes)
        return put(tokens, begin, end, ["move", *what, "to", "the", "replacement", "base"])
    return tokens


MOVED_TO = (
    where(_goes_over, "replacement new replaces", "base", "after before when"),
    where(_to_here, "move moves", "here"),
    where(_of_that_base, "moved", "base bases", "to from"),
)
"""The rules of a base that something was moved to."""
