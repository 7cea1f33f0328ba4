"""One of those of whom a sentence states something: "your other minions here have +1 power. After one of them is
destroyed, draw a card".

They are described again, for what they are is not fixed. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back, spread
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_WHEN = ("after", "when", "whenever", "if", "each_time", "before")
_STATES = ("have", "are", "cannot", "gain", "get", "lose")
_SORTS = ("minion", "action", "titan")
_THOSE = (["one", "of", "them"], ["one", "&of", "them"], ["any", "of", "them"], ["one", "of", "those"])
_UNSURE = {",", "and", "or", "with", "that", "it", "its", "them", "their", "other_than"}


def _of_those(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "After one of them is destroyed": after one of your other minions here is destroyed."""
    words, said = words_of(tokens), words_of(before[-1]) if before else []
    those = next((each for each in _THOSE if words[1:4] == each), None)
    begin = 2 if said[:2] == ["each", "of"] else 0
    verb = next((at for at, word in enumerate(said) if word in (*_STATES, "has", "gains")), 0)
    which = said[begin:verb]
    if words[:1] == [] or words[0] not in _WHEN or those is None or which[:1] != ["your"] or _UNSURE & set(which):
        return tokens
    sorts = [lex.nouns[word] for word in which if word in lex.nouns and lex.nouns[word][0] in _SORTS]
    if [number for _, number in sorts] != ["many"] or {"until", "may"} & set(said):
        return tokens
    end = 4
    if words[end : end + 1] and lex.nouns.get(words[end]) == sorts[0]:
        end += 1  # "one of those minions"
    elif those[2] == "those":
        return tokens
    first, last = tokens[1], tokens[end - 1]
    one = [replace(first, word="one"), Token("of", first.end, first.end)]
    start = last.start
    told = spread(which, start, last.end)
    return [tokens[0], *one, *told, *tokens[end:]]


OF_THOSE_STATED = (looking_back(_of_those, "them those", "one any"),)
"""The rule of one of those who are so described."""
