"""What is said once and meant of two: "a minion of power 2 or less, or of power 4 or less if you have three there".

The verb, and what it is done to, are put in where the second begins. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, said_at, words_of

_OPENING = ("of", "with")
_NUMBERS = ("power", "printed_power")
_DOWN = ("or_less", "or_fewer", "or_lower")
_ENDS = (*_DOWN, "or_more", "or_higher", "or_greater")
_PARTS = (",", "and", "or", "then", "@or", ":", "&then", "if", "to")


def of_more_power_if(tokens: list[Token], lex: Lexicon) -> tuple[list[Token], list[Token]] | None:
    """ "Destroy a minion of power 2 or less, or of power 4 or less if X": if X, destroy one of power 4 or less; and
    otherwise one of power 2 or less. None where nothing of the kind is said."""
    words = words_of(tokens)
    for place in range(2, len(words) - 2):
        second = _power_at(words, place + 1) if words[place] == "or" else 0
        if not second or words[second : second + 1] != ["if"] or "," in words[second:]:
            continue
        end = place - (words[place - 1] == ",")
        first = next((at for at in range(end - 1, 0, -1) if _power_at(words, at) == end), None)
        if first is None or not bare(words[0], lex) or set(words[:first]) & {*_PARTS, "unless"}:
            continue
        if not _takes_in(words[end - 2 : end], words[second - 2 : second]):
            continue
        first -= words[first - 1] in _OPENING
        more, at = tokens[place + 1 : second], tokens[-1].end
        of = [] if more[0].word in _OPENING else [replace(tokens[first], word="of")]
        deed = said_at((*tokens[:first], *of, *more), at)
        less = said_at(tokens[:end], at)
        so = [replace(tokens[second], start=tokens[0].start), *tokens[second + 1 :], Token(",", at, at), *deed]
        return so, [Token("otherwise", at, at), Token(",", at, at), *less]
    return None


def _takes_in(less: list[str], more: list[str]) -> bool:
    """Whether whatever is of the first power is of the second, too: "2 or less" and "4 or less"."""
    if less[1] != more[1] or less[1] not in _ENDS:
        return False
    down = less[1] in _DOWN
    return int(less[0]) <= int(more[0]) if down else int(less[0]) >= int(more[0])


def _power_at(words: list[str], at: int) -> int:
    """Where "of power 4 or less" ends that begins at ``at``; 0 where none does."""
    at += words[at : at + 1] in [[each] for each in _OPENING]
    if not (words[at : at + 1] and words[at] in _NUMBERS and words[at + 1 : at + 2] and words[at + 1].isdigit()):
        return 0
    return at + 3 if words[at + 2 : at + 3] and words[at + 2] in _ENDS else at + 2
