"""A base of which two things are said, the second of how it went: "play after a base scores where you had a minion
but did not win. Gain 1 VP".

What went otherwise is asked of the scoring that was, for all that is done: "if you did not win, gain 1 VP". Knows
words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_HAD = ("had", "have")
_WENT = (
    ["did", "not", "win"],
    ["did", "not", "gain"],
    ["gained", "no"],
    ["were", "not", "awarded"],
    ["were", "awarded", "no"],
    ["were", "not", "the", "winner"],
    ["did", "not", "get"],
    ["got", "no"],
)


def _but(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Where you had a minion but gained no VP. Gain 1 VP": where you had a minion. If you gained no VP, gain it."""
    words = words_of(tokens)
    for place in range(4, len(words) - 3):
        went = next((each for each in _WENT if words[place + 1 : place + 1 + len(each)] == each), None)
        if words[place] not in ("but", "and") or went is None:
            continue
        scores = max((at for at in range(place) if words[at] == "scores"), default=-1)
        had = words[scores + 1 : scores + 3] == ["where", "you"] and words[scores + 3] in _HAD
        end = next((at for at in range(place, len(words)) if words[at] in (".", ",")), len(words))
        told = [each for at, each in enumerate(words[:place]) if at >= scores and words[at + 1] != "more"]
        if scores < 0 or not had or {",", ".", "or", "but"} & set(told) or end >= len(words) - 1:
            continue
        alone = "." not in words[end + 1 : -1] and ":" not in words[end:]
        if words[end] == "." and not alone:
            return tokens  # of how much of what follows it is asked
        stop, but = tokens[end], tokens[place]
        asked = tokens[place + 1 : end]
        if words[end - 1 : end] == ["it"] or words[end - 2 : end] == ["that", "base"]:
            asked = asked[: -1 if words[end - 1] == "it" else -2]
        if words_of(asked)[:3] == ["did", "not", "get"]:
            asked = [*asked[:2], replace(asked[2], word="gain"), *asked[3:]]
        if words_of(asked)[:1] == ["got"]:
            asked = [replace(asked[0], word="gained"), *asked[1:]]
        lead = [replace(but, word="if"), Token("you", but.end, but.end), *asked]
        over = replace(stop, start=but.start, end=but.start)
        return [*tokens[:place], over, *lead, replace(stop, word=","), *tokens[end + 1 :]]
    return tokens


def _that_it_was(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After this base scores, if you did not win it", "if you gained no VP from it": if you did not win."""
    words = words_of(tokens)
    scores = words.index("scores")
    for place in range(scores + 3, len(words)):
        if words[place] != "it" or "if" not in words[scores:place] or words[place + 1 : place + 2] != [","]:
            continue
        asked = words[words.index("if", scores) : place]
        others = [each for each in asked if lex.nouns.get(each, ("vp",))[0] not in ("vp", "player")]
        if others or "duel" in words or {".", ","} & set(asked):
            continue
        if asked[-1] in _WIN:
            return [*tokens[:place], *tokens[place + 1 :]]
        if asked[-1] == "from" and lex.nouns.get(asked[-2], ("",))[0] == "vp":
            return [*tokens[: place - 1], *tokens[place + 1 :]]
    return tokens


_WIN = ("win", "won")


def _won(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "When this base scores, if you win, draw a card": if you are the winner, and not of a duel."""
    words = words_of(tokens)
    if not _DUELS.isdisjoint(words):
        return tokens
    for place in range(words.index("scores"), len(words) - 3):
        spoken = words[place + 1 : place + 4] in (["the", "chosen", "player"], ["the", "named", "player"])
        who = 3 if spoken else 2 if words[place + 1 : place + 3] in (["that", "player"], ["a", "player"]) else 1
        win = place + 1 + who
        if (
            words[place] != "if"
            or win >= len(words)
            or words[win] not in ("win", "won", "wins")
            or words[win + 1 : win + 2] != [","]
        ):
            continue
        you = words[place + 1 : win] == ["you"]
        if not (you or spoken) and words[place + 1 : win] not in (["they"], ["that", "player"], ["a", "player"]):
            continue
        verb = tokens[win]
        are = "are" if words[place + 1] in ("you", "they") else "is"
        told = enumerate((are, "the", "winner"))
        said = [Token(each, min(verb.start + nth, verb.end - 1), verb.end) for nth, each in told]
        return [*tokens[:win], *said, *tokens[win + 1 :]]
    return tokens


_DUELS = frozenset(("duel", "duels", "dueling", "clash", "clashes"))

WHERE_BUT = (
    where(_that_it_was, "scores", "it", "if", "win won from"),
    where(_won, "win won wins", "scores", "if", ","),
    where(_but, "where", "but and", "scores", " ".join(each[0] for each in _WENT)),
)
"""The rules of a base of which more is said than what is there."""
