"""Bases told in other words: "a base with breakpoint 15 or lower", "with the greatest number of minions", "without
your minions", "to which a minion was moved this turn".

Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, over, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_BOUNDS = {"lower": "less", "fewer": "less", "higher": "more", "greater": "more"}
_MOST = {
    "greatest": "most",
    "largest": "most",
    "highest": "most",
    "smallest": "fewest",
    "lowest": "fewest",
    "fewest": "fewest",
}
_WITHOUT = (["your", "minions"], ["your", "titan"], ["your", "actions"], ["any", "of", "your", "minions"])


def _breakpoint(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A base with breakpoint 15 or lower", "with a breakpoint of 15 or greater": 15 or less, 15 or more."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        number = place + 1 + (words[place + 1] == "of")
        way = words[number + 2 : number + 3] if words[place] == "breakpoint" else []
        if way and words[number].isdigit() and words[number + 1] == "or" and way[0] in _BOUNDS:
            return _breakpoint(put(tokens, number + 2, number + 3, [_BOUNDS[way[0]]]), lex)
    return tokens


def _most_in_number(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The base with the greatest number of minions", "the player with the smallest number of cards in hand": with
    the most minions, with the fewest cards."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        most = _MOST.get(words[place + 1], "") if words[place] == "the" else ""
        counted = words[place + 2 : place + 4] == ["number", "of"]
        if not most or not counted or words[place - 1] not in ("with", "has", "have", "controls"):
            continue
        if any(lex.nouns.get(each, ("", ""))[1:] == ("many",) for each in words[place + 4 : place + 8]):
            return _most_in_number(put(tokens, place, place + 4, ["the", most]), lex)
    return tokens


def _without(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A base without your minions": where you have no minions."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        mine = at_words(words, place + 1, _WITHOUT) if words[place] == "without" else []
        if not mine or lex.nouns.get(words[place - 1], ("",))[0] != "base":
            continue
        end = place + 1 + len(mine)
        on_it = words[end : end + 2] in (["on", "it"], ["on", "them"])
        none = "minions" if mine[-1] == "minions" else mine[-1]
        said = over(("where", "you", "have", "no", none), tokens[place], tokens[end - 1])
        return _without([*tokens[:place], *said, *tokens[end + 2 * on_it :]], lex)
    return tokens


def _to_which(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A base to which a minion was moved this turn": that a minion was moved to this turn."""
    words = words_of(tokens)
    for place in range(1, len(words) - 5):
        away = words[place] in ("to", "from") and words[place + 1] == "which"
        if not away or lex.nouns.get(words[place - 1], ("",))[0] != "base":
            continue
        moved = next((at for at in range(place + 2, min(place + 10, len(words))) if words[at] == "moved"), 0)
        if not moved or words[moved + 1 : moved + 3] != ["this", "turn"]:
            continue
        that, to = (
            over(("that",), tokens[place], tokens[place + 1]),
            over((words[place],), tokens[moved], tokens[moved]),
        )
        return _to_which([*tokens[:place], *that, *tokens[place + 2 : moved + 1], *to, *tokens[moved + 1 :]], lex)
    return tokens


DESCRIBED = (
    where(_breakpoint, "breakpoint", "lower fewer higher greater"),
    where(_most_in_number, "number", "greatest largest highest smallest lowest fewest"),
    where(_without, "without", "base bases"),
    where(_to_which, "which", "moved"),
)
"""The rules of bases told in other words."""
