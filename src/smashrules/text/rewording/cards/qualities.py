"""Numbers "from 2 to 5" that can be chosen, and minions of some power that alone can be played.

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.rewording.said import said
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import counted
from smashrules.text.words.tokens import Token, words_of

_POWERS = ("power", "printed_power", "starting_power")
_OR = ("or_less", "or_more", "or_fewer", "or_higher", "or_greater")
_MORE = ("more", "higher", "greater")
_RANGES = {"from": "to", "between": "and", "of": "to"}


def _only_such(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Players can only play minions of power 3 or more": they cannot play those of power 2 or less."""
    words = [*words_of(tokens), "", "", "", ""]
    for place in range(1, len(tokens) - 4):
        if words[place : place + 2] != ["can", "only"] or words[place + 2 : place + 5] != ["play", "minions", "of"]:
            continue
        power, number, end = place + 5, words[place + 6], place + 8 if words[place + 7] in _OR else place + 9
        more = words[place + 7] in ("or_more", "or_higher", "or_greater") or words[place + 8] in _MORE
        less = words[place + 7] in ("or_less", "or_fewer") or words[place + 8] in ("less", "fewer")
        if words[power] not in _POWERS or not number.isdigit() or not (more or less) or (more and number == "0"):
            continue
        first, last = tokens[place + 7], tokens[end - 1]
        other = str(int(number) - 1 if more else int(number) + 1)
        cannot = replace(tokens[place], word="cannot", end=tokens[place + 1].end)
        bound = [replace(tokens[place + 6], word=other)]
        bound.append(Token("or_less" if more else "or_more", first.start, last.end))
        return [*tokens[:place], cannot, *tokens[place + 2 : place + 6], *bound, *tokens[end:]]
    return tokens


def _from_to(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Choose a number from 2 to 5": a power of 2 to 5, a number that can be compared with powers."""
    words = [*words_of(tokens), "", "", "", ""]
    for place in range(1, len(tokens)):
        number = words[place] == "number" and words[place - 1] == "a"
        if not (number or (words[place] in _POWERS[:1] and words[place - 1] == "a")):
            continue
        joint = _RANGES.get(words[place + 1], "")
        low, high = counted(words[place + 2], lex), counted(words[place + 4], lex)
        if not joint or words[place + 3] != joint or low is None or high is None or low >= high:
            continue
        noun, of, first, last = tokens[place], tokens[place + 1], tokens[place + 2], tokens[place + 4]
        span = Token(f"&#{low}_to_{high}", first.start, last.end)
        return [*tokens[:place], replace(noun, word="power"), replace(of, word="of"), span, *tokens[place + 5 :]]
    return tokens


TOGETHER = (
    where(_only_such, "only", "can", "minions"),
    where(_from_to, "number power", "from between of", "to and"),
    *said("cards/clauses", "told-together"),
)
"""The rules that put such phrases behind the noun, one after the other, in the order in which they are asked."""
