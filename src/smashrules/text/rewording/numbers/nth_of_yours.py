"""Which of yours a card is in a turn: "if it is your third minion this turn", "if this is your second action of the
turn", "if it is your third this turn".

It is that one of those that you played. Knows words and their neighbours, no structure; it is asked before words are
joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_ASKING = ("if", "while", "unless", "and")
_IT = (["it"], ["this"], *([which, kind] for which in ("this", "that") for kind in ("minion", "action", "card")))
_BE = (["is"], ["was"], ["is", "not"], ["was", "not"])
_LEAST = (["at", "least"],)
_ORDINALS = ("first", "second", "third", "fourth", "fifth")
_CARDS = ("minion", "action", "card")
_LATER = (["or", "later"], ["or", "more"], ["or", "higher"])
_TURN = (["this", "turn"], ["of", "the", "turn"], ["of", "this", "turn"], ["played", "this", "turn"])
_PLAYS = ("play", "plays", "played")


def _nth_of_yours(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If it is your third minion there this turn": if it is the third minion you played there this turn."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        it = at_words(words, place, _IT) if words[place - 1] in _ASKING else []
        be = at_words(words, place + len(it), _BE) if it else []
        at = place + len(it) + len(be)
        least = at_words(words, at, _LEAST)
        nth = at + len(least) + 1
        if not be or words[nth - 1 : nth] != ["your"] or "".join(words[nth : nth + 1]) not in _ORDINALS:
            continue
        named = words[nth + 1 : nth + 2] if "".join(words[nth + 1 : nth + 2]) in _CARDS else []
        end = nth + 1 + len(named)
        later = at_words(words, end, _LATER)
        end += len(later)
        there = at_words(words, end, (["here"], ["there"]))
        turn = at_words(words, end + len(there), _TURN)
        end += len(there) + len(turn)
        later = later or (at_words(words, end, _LATER) if turn else [])
        end += len(later) if words[end : end + len(later)] == later else 0
        noun = named or it[1:] or _played_last(words[:place], lex)
        if not turn or not noun or words[end : end + 1] not in ([], ["."], [","], [":"], ["and"]):
            continue
        at_least = ["at", "least"] if least or later else []
        said = [*it, *be, *at_least, "the", words[nth], *noun, "you", "played", *there, "this", "turn"]
        return put(tokens, place, end, said)
    return tokens


def _played_last(before: list[str], lex: Lexicon) -> list[str]:
    """What was played in the sentence before: "play an extra minion"."""
    play = max((at for at, word in enumerate(before) if word in _PLAYS), default=len(before))
    kinds = [lex.nouns.get(word, ("", "")) for word in before[play : play + 5]]
    found = next((kind for kind, number in kinds if number == "one"), "")
    return [found] if found in _CARDS else []


NTH_OF_YOURS = (where(_nth_of_yours, " ".join(_ORDINALS), "your", "turn"),)
"""The rule of which of yours it is."""
