"""What somebody has already where a card has just come: "move one of your minions to another base. If you already
have a minion there, draw a card".

The one that has come is not meant: it is asked about another one. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, sentence_begin, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_COMES = ("move", "moves", "play", "plays", "transfer", "return")
_SORTS = ("minion", "action", "titan")
_HAVE = (["already", "have"], ["already", "had"], ["already", "control"], ["already", "controlled"])


def _had_before(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you already have a minion there": if you have another minion there."""
    words = words_of(tokens)
    for place in range(4, len(words) - 4):
        have = at_words(words, place, _HAVE) if words[place - 2 : place] in (["if", "you"], ["unless", "you"]) else []
        noun = place + len(have) + 1
        if not have or words[noun - 1] not in ("a", "an", "one") or words[noun + 1 : noun + 2] != ["there"]:
            continue
        end = sentence_begin(words, place) - 1
        said = words[sentence_begin(words, end) : end] if end > 0 and words[end] == "." else []
        come = next((at for at in range(len(said)) if said[at] in _COMES), len(said))
        kinds = [lex.nouns[word][0] for word in said[come:] if lex.nouns.get(word, ("",))[0] in _SORTS]
        if kinds[:1] == [lex.nouns.get(words[noun], ("",))[0]] and not {"after", "when", "whenever"} & set(said):
            return [*put(tokens[:noun], place, noun, ["have", "another"]), *_had_before(tokens[noun:], lex)]
    return tokens


HAD_BEFORE = (where(_had_before, "already", "have had control controlled", "there"),)
"""The rule of what is had there already."""
