"""Players who tie for the most power as a base scores: "each player tied for first place here draws a card"; and "the
player with the second most power here".

If players are tied for the most power here, each of them does; second is the runner-up. Knows words and their
neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import does_each
from smashrules.text.words.tokens import Token, words_of

_WHO = (["each", "player"], ["all", "players"], ["players"], ["the", "players"], ["any", "players"])
_TIED = (["tied", "for"], ["who", "is", "tied", "for"], ["who", "are", "tied", "for"], ["that", "are", "tied", "for"])
_MOST = (
    ["the", "most", "power"],
    ["the", "highest", "power"],
    ["the", "highest", "total", "power"],
    ["first", "place"],
    ["first"],
    ["the", "win"],
)


def _those_tied(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "When this base scores, players tied for first place draw a card": if players are tied for the most power
    here, each of them draws a card."""
    words = words_of(tokens)
    for place in range(4, len(words) - 5):
        begin = begin_behind(words, place, (".",))
        if words[place - 1] != "," or words[begin + 1 : place - 1] not in (
            ["this", "base", "scores"],
            ["it", "scores"],
        ):
            continue
        at = place
        for row in (_WHO, _TIED, _MOST):
            said = next((each for each in row if words[at : at + len(each)] == each), None)
            if said is None:
                break
            at += len(said)
        else:
            at += words[at : at + 1] == ["here"]
            does = does_each(words[at], lex) if at < len(words) else ""
            if not does:
                continue
            first, last = tokens[place], tokens[at - 1]
            told = ("if", "players", "are", "tied", "for", "the", "most", "power", "here", ",", "each", "of", "them")
            put = spread(told, first.start, last.end)
            return [*tokens[:place], *put, replace(tokens[at], word=does), *tokens[at + 1 :]]
    return tokens


def _second(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After this base scores, the player with the second most power here draws a card": the runner-up does."""
    words = words_of(tokens)
    for place in range(4, len(words) - 6):
        begin = begin_behind(words, place, (".",))
        most = place + 4
        said = words[place:most] == ["the", "player", "with", "the"] and words[most] == "second"
        if not said or words[begin + 1 : begin + 4] != ["this", "base", "scores"]:
            continue
        power = most + 2 + (words[most + 2] == "total")
        if words[most + 1] not in ("most", "highest") or words[power] != "power":
            continue
        end = power + 1 + (words[power + 1 : power + 2] == ["here"])
        first, last = tokens[place], tokens[end - 1]
        runner_up = [Token("the", first.start, first.end), Token("runner-up", first.end, last.end)]
        return [*tokens[:place], *runner_up, *_second(tokens[end:], lex)]
    return tokens


THOSE_TIED = (
    where(_those_tied, "tied", "for", "scores"),
    where(_second, "second", "power", "scores"),
)
"""The rules of players who tie, or come second, as a base scores."""
