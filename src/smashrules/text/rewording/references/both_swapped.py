"""Both of two that were swapped: "swap this minion with another. Each of them gains +1 power".

They are this minion and that one. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back, spread
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_BOTH = (["they", "each"], ["each", "of", "them"], ["both", "of", "them"], ["both"], ["both", "minions"], ["they"])
_GAIN = {"gain": "gain", "gains": "gain", "get": "gain", "gets": "gain", "have": "have", "has": "have"}


def _each_swapped(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Swap this minion with one of your minions. They each gain +1 power": this minion and that minion gain it."""
    words = words_of(tokens)
    for place in range(len(words) - 1):
        who = next((each for each in _BOTH if words[place : place + len(each)] == each), [])
        verb = place + len(who)
        if not who or words[verb : verb + 1] == [] or words[verb] not in _GAIN:
            continue
        if words[place - 1 : place] not in ([], [","]) or not _swapped([*(before[-1:]), tokens[:place]], lex):
            continue
        start, end = tokens[place].start, tokens[verb - 1].end
        said = ("this", "minion", "and", "that", "minion")
        both = spread(said, start, end)
        gain = replace(tokens[verb], word=_GAIN[words[verb]])
        return [*tokens[:place], *both, gain, *tokens[verb + 1 :]]
    return tokens


def _swapped(sentences: list[list[Token]], lex: Lexicon) -> bool:
    """Whether one of these swaps this minion with a single other one."""
    for each in sentences:
        words = words_of(each)
        for at in range(len(words) - 5):
            if words[at : at + 4] != ["swap", "this", "minion", "with"]:
                continue
            cards = [noun for noun in words[at + 4 :] if lex.nouns.get(noun, ("",))[0] in ("minion", "card", "titan")]
            one = words[at + 4] in ("one", "a", "another")
            return one and len(cards) == 1 and cards[0] in ("minion", "minions")
    return False


BOTH_SWAPPED = (looking_back(_each_swapped, " ".join(_GAIN), "they each both"),)
"""The rule of both of them."""
