"""Players told by what they do: "the first player to play a minion here each turn draws a card", "those who do not
each draw a card", "the player with the most minions here when this base scores draws a card".

What they do is said before what they get for it. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import said_at, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import third
from smashrules.text.words.tokens import Token, words_of

_FIRST = ["the", "first", "player", "to"]
_EACH_TURN = "each_turn"
_SCORES = ["when", "this", "base", "scores"]


def _form(word: str, lex: Lexicon) -> str:
    """ "Plays" for "play"; "" for what is no such form of a verb."""
    verbs = {verb for verb, form in lex.verbs.get(word, ()) if form != "third"}
    return next((each for each, uses in lex.verbs.items() if any((verb, "third") in uses for verb in verbs)), "")


def _first_to(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The first player to play a minion here each turn draws a card": after the first time each turn a player plays
    a minion here, that player draws a card."""
    words = words_of(tokens)
    end = words.index(_EACH_TURN) if _EACH_TURN in words else 0
    does = _form(words[4], lex) if words[:4] == _FIRST and end > 5 else ""
    behind = words[end + 1 : end + 2]
    if not does or not behind or not (third(behind[0], lex) or behind == ["may"]):
        return tokens
    first, gap = tokens[0], tokens[end]
    after = [Token(each, first.start, first.start) for each in ("after", "the_first_time_each_turn")]
    player = [Token("a", first.start, first.end), replace(tokens[2], word="player")]
    that = [Token(",", gap.start, gap.start), Token("that", gap.start, gap.end), Token("player", gap.end, gap.end)]
    return [*after, *player, replace(tokens[4], word=does), *tokens[5:end], *that, *tokens[end + 1 :]]


def _who_do_not(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Those who do not each draw a card": each player who does not draws a card."""
    words = words_of(tokens)
    if words[:4] not in (["those", "who", "do", "not"], ["players", "who", "do", "not"]):
        return tokens
    begin = 4 + (words[4:5] == ["do_so"])
    begin += words[begin : begin + 1] == ["each"]
    does = _form(words[begin], lex) if len(words) > begin else ""
    if not does:
        return tokens
    first = tokens[0]
    each = [Token("each", first.start, first.start), replace(first, word="player")]
    said = [*each, tokens[1], replace(tokens[2], word="does"), tokens[3]]
    return [*said, replace(tokens[begin], word=does), *tokens[begin + 1 :]]


def _when_it_scores(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The player with the most minions here when this base scores draws a card": when it scores, they do."""
    words = words_of(tokens)
    place = next((at for at in range(3, len(words) - 4) if words[at : at + 4] == _SCORES), 0)
    if not place or "player" not in words[1:3] or words[3:5] == ["to"] or "," in words[:place]:
        return tokens
    if words[0] not in ("the", "each") or not (third(words[place + 4], lex) or words[place + 4] == "may"):
        return tokens
    first = tokens[0].start
    lead = said_at(tokens[place : place + 4], first)
    return [*lead, Token(",", first, first), *tokens[:place], *tokens[place + 4 :]]


FIRST_TO = (
    where(_first_to, _EACH_TURN, "first", "player", "to"),
    where(_who_do_not, "who", "those players", "not"),
    where(_when_it_scores, "when", "scores", "player"),
)
