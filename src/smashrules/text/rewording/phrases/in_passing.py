"""What stands in parentheses said as words that can be read: "each player (starting with you)" tells the order of the
players, "(or two if you have no minions)" how many instead.

What is said in passing otherwise, grammar/rewording/phrases/in_passing.toml tells. Knows words and their neighbours.
"""

from __future__ import annotations

import re

from msgspec.structs import replace

from smashrules.text.rewording.players.ties import NOBODY_THEN, UNTIED
from smashrules.text.words.tokens import Token, spread

_BOUND = re.compile(r"&\((?:to_)?(?:a_)?(min|max)(?:imum)?(?:_power)?(?:_of)?_(\d+)(?:_power)?\)")
_TIED = ("tied_player", "players_who_tie", "player_who_ties")
_SO_MANY_IF = re.compile(r"&\((?:or_)?((?:\d+|one|two|three|four|five)_(?:[^_]+_){0,6}if_.+)\)")
_STARTING = "&(starting_with_"
_EVEN = ("&(even_if_", "&(even_a_", "&(even_though_")
_ROUND = "&(starting_with_the_current_player)"

_PERMITTING = ("&(you_may_", "&(they_may_", "&(that_player_may_", "&(its_owner_may_", "&(each_player_may_")
_SO_ANYWAY = tuple(f"&({who}_may_{be}" for who in ("you", "they", "that_player") for be in ("be_", "still_", "come_"))


def opened(tokens: list[Token]) -> list[Token]:
    """ "Each player (starting with you) may ...": starting with you, as words that can be read."""
    if not any(each.word.startswith("&(") for each in tokens):
        return tokens
    found: list[Token] = []
    for place, token in enumerate(tokens):
        if token.word.startswith(_EVEN):  # "(even if it is owned by another player)"
            said = token.word[2:-1].split("_")
            found += spread(said, token.start, token.end)
            continue
        if (more := _SO_MANY_IF.fullmatch(token.word)) and "'" not in token.word:  # "(or two if you have no minions)"
            said = [",", "or", *more[1].split("_")]
            found += spread(said, token.start, token.end)
            continue
        if (
            token.word in NOBODY_THEN and token.word != UNTIED
        ):  # "(nobody does in case of a tie)": as a sentence says it
            said = ["if", "tied", ",", "no", "one", "does"]
            stop = [] if found[-1:] and found[-1].word == "." else ["."]
            found += [Token(each, token.start, token.end) for each in (*stop, *said)]
            continue
        if token.word.startswith("&(") and any(
            each in token.word for each in _TIED
        ):  # "(Tied players each draw one.)"
            said = token.word[2:-1].split("_")
            stop = [] if not found or found[-1].word == "." else ["."]
            told = [*stop, *said] if stop else [*said, "."]
            found += spread(told, token.start, token.end)
            continue
        if token.word.startswith(_PERMITTING) and not token.word.startswith(_SO_ANYWAY):  # "(You may look at it.)"
            stop = [] if not found or found[-1].word == "." else ["."]
            told = [*stop, *token.word[2:-1].split("_")]
            found += spread(told if stop else [*told, "."], token.start, token.end)
            continue
        bound = _BOUND.fullmatch(token.word)
        if bound:  # "(to a minimum of 0)", "(minimum power 0)"
            token = replace(token, word=f"&({bound[1]}imum_{bound[2]})")
        if not token.word.startswith(_STARTING) or token.word == _ROUND:
            found.append(token)
            continue
        said = token.word[2:-1].split("_")
        full = [found.pop()] if found and found[-1].word == "." else []  # "... a card. (Starting with you.)"
        ends = bool(full) or place + 1 == len(tokens) or tokens[place + 1].word in (".", ";", ",")
        found += [Token(each, token.start, token.end) for each in (",", *said, *(() if ends else (",",)))]
        found += [replace(each, start=token.end, end=token.end) for each in full]
    return found
