"""Two things that one deed is done to, the second told by "another one": "give a minion there +1 power and another
one there -1 power".

It is another minion; of "one of your minions", another of your minions. Knows words and their neighbours, no
structure; it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import put, sentence_before, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_CARDS = ("minion", "action", "titan", "card")
_ONE = ("a", "an", "one")
_BEHIND = ("here", "there", "to", "on", "in", ".", ",", "for", "until")
_DESCRIBED = ("of", "with", "that", "who", "whose", "without", "from")
_THERE = ("here", "there", "on", "at", "in")
_BUT = ("counter", "counters", "base", "bases")


def _and_another_one(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy a minion and another one", "give a minion +1 power and another -1 power": and another minion."""
    words = words_of(tokens)
    for place in range(3, len(words) - 1):
        if words[place - 1 : place + 1] != ["and", "another"]:
            continue
        end = place + 1 + (words[place + 1] == "one")
        after = words[end] if end < len(words) else "."
        changed = after[:1] in "+-" and words[end + 1 : end + 2] == ["power"]
        if end == place + 1 and not (changed or after in ("gains", "gets")):
            continue
        said = sentence_before(words, place - 1)
        said = said[max((at + 1 for at, word in enumerate(said) if word == ","), default=0) :]
        cards = [at for at, word in enumerate(said) if lex.nouns.get(word, ("",))[0] in _CARDS]
        if (
            not (after in (*_BEHIND, "gains", "gets") or after[:1] in "+-")
            or len(cards) != 1
            or set(_BUT) & set(said)
        ):
            continue
        noun = cards[0]
        somewhere = end == place + 1 and {*_THERE} & set(said)  # is the other one there, too?
        if somewhere or (said[noun + 1 : noun + 2] and said[noun + 1] in _DESCRIBED):
            continue
        if said[max(0, noun - 3) : noun] == ["one", "of", "your"]:
            return _and_another_one(put(tokens, place, end, ["another", "of", "your", said[noun]]), lex)
        if noun and said[noun - 1] in _ONE:
            return _and_another_one(put(tokens, place, end, ["another", said[noun]]), lex)
    return tokens


AND_ANOTHER_ONE = (where(_and_another_one, "another", "and"),)
"""The rule of another one that the same is done to."""
