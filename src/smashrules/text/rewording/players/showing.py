"""What is shown to somebody, and not to all: "show your hand to another player", "search your deck for two cards and
show them to another player".

That player looks at it; what everybody is shown is revealed. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_WHO = (
    ["another", "player"],
    ["an", "opponent"],
    ["that", "player"],
    ["each", "other", "player"],
    ["the", "player", "to", "your", "left"],
    ["the", "player", "on", "your", "left"],
    ["the", "player", "to", "your", "right"],
    ["the", "player", "on", "your", "right"],
)
_ALL = (
    ["all", "players"],
    ["all", "other", "players"],
    ["the", "other", "players"],
    ["every", "player"],
    ["everyone"],
)
_ONE = ("a", "an", "one", "two", "up")
_SHUT = (".", ":", ";")
_JOINTS = ("and", "then")
_UNSURE = {"may", "if", "or", "to", "must", "@or", "unless"}


def _shown(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Show it to another player": another player looks at it; "show it to all players": reveal it."""
    words = [*words_of(tokens), "", "", "", "", ""]
    for place in range(len(tokens) - 2):
        if words[place] != "show":
            continue
        begin = begin_behind(words, place, _SHUT)
        end = next(
            (at for at in range(place, len(tokens)) if words[at] in (".", ";", ",", "and", "then")), len(tokens)
        )
        to = next((at for at in range(place + 2, end) if words[at] == "to"), 0)
        first = max((each for each in (*_WHO, *_ALL) if words[place + 1 : place + 1 + len(each)] == each), default=[])
        last = max((each for each in (*_WHO, *_ALL) if to and words[to + 1 : end] == each), default=[])
        who = first or last
        what = tokens[place + 1 + len(first) : end] if first else tokens[place + 1 : to]
        if not who or not what or (first and last):
            continue
        if who in _ALL:
            return [*tokens[:place], replace(tokens[place], word="reveal"), *what, *tokens[end:]]
        joint = begin < place and words[place - 1] in _JOINTS
        if _UNSURE & set(words[begin:place]) or (begin < place and not joint):
            continue
        at = tokens[place]
        looks = [Token(each, at.start, at.end) for each in (*who, "looks", "at")]
        cut = place - 1 - (words[place - 2] == ",") if joint else place
        stop = [Token(".", at.start, at.start)] if joint else []
        if what[0].word in _ONE:
            it = "them" if what[0].word in ("two", "up") else "it"
            chosen = [replace(at, word="choose"), *what, Token(".", what[-1].end, what[-1].end)]
            seen = [replace(each, start=what[-1].end, end=what[-1].end) for each in looks]
            return [*tokens[:cut], *stop, *chosen, *seen, Token(it, what[-1].end, what[-1].end), *tokens[end:]]
        return [*tokens[:cut], *stop, *looks, *what, *tokens[end:]]
    return tokens


def _shown_to_you(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Another player shows you their hand": look at another player's hand."""
    words = [*words_of(tokens), "", "", "", ""]
    for place in range(1, len(tokens) - 3):
        hand = words[place + 1 : place + 4] == ["you", "their", "hand"]
        if words[place] not in ("show", "shows") or not hand or words[place + 4] not in (".", ""):
            continue
        begin = begin_behind(words, place, (*_SHUT, ","))
        who = words[begin:place]
        if who not in (["they"], *_WHO) or who == ["each", "other", "player"]:
            continue
        start, end = tokens[begin].start, tokens[place + 3].end
        whose = ["their"] if who == ["they"] else [*who, "'s"]
        said = spread(["look", "at", *whose, "hand"], start, end)
        return [*tokens[:begin], *said, *tokens[place + 4 :]]
    return tokens


def _whoever_has_it(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Whoever controls this minion has ... At the start of their turn, they may ...": at the start of this minion's
    controller's turn, that player may."""
    words = [*words_of(tokens), "", ""]
    who = next((at for at in range(len(tokens) - 3) if words[at : at + 3] == ["whoever", "controls", "this"]), -1)
    stop = next((at for at in range(max(who, 0), len(tokens)) if words[at] == "."), len(tokens))
    turn, they = words[stop + 1 : stop + 8], words[stop + 8 : stop + 9]
    known = turn[:2] == ["at", "the"] and turn[3:] == ["of", "their", "turn", ","] and they == ["they"]
    if who < 0 or not known or turn[2] not in ("start", "end"):
        return tokens
    their, sort = tokens[stop + 5], words[who + 3]
    whose = [Token(each, their.start, their.end) for each in ("this", sort, "'s", "controller", "'s")]
    that = [Token(each, tokens[stop + 8].start, tokens[stop + 8].end) for each in ("that", "player")]
    return [*tokens[: stop + 5], *whose, *tokens[stop + 6 : stop + 8], *that, *tokens[stop + 9 :]]


SHOWING = (
    where(_shown_to_you, "show shows", "you", "hand"),
    where(_shown, "show"),
    where(_whoever_has_it, "whoever", "their"),
)
"""The rules of what is shown, and of who has control."""
