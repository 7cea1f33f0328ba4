"""How many names there are among cards: "draw a card for each different name among your minions there", "for
each name among minions here".

It is counted for each of them with a different name. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_WHOSE = ("your", "their")
_ENDS = (".", ",", ";", "up", "to", "until", "plus", "or", "and", "then")


def _names_among(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "For each different name among your minions": for each of your minions with a different name."""
    words = [*words_of(tokens), "", "", "", ""]
    for place in range(len(tokens) - 4):
        begin = place + 2 + (words[place + 2] == "different")
        each = words[place : place + 2] == ["for", "each"] and words[begin] == "name"
        if not each or words[begin + 1] not in ("among", "of"):
            continue
        end = next((at for at in range(begin, len(tokens)) if _shut(words, at)), len(tokens))
        among = tokens[begin + 2 : end]
        noun = next((at for at in among if lex.nouns.get(at.word, ("", ""))[1] == "many"), None)
        if noun is None or {"player", "players"} & set(words_of(among)):
            continue
        last = tokens[end - 1].end
        named = [Token(word, last, last) for word in ("with", "a", "different", "name")]
        if words[begin + 2] in _WHOSE:
            start = tokens[begin + 1].start
            return [*tokens[: place + 2], Token("of", start, start), *among, *named, *tokens[end:]]
        one = noun.word.removesuffix("s")
        begins = words[begin + 2 + (words[begin + 2] in ("the", "all"))] == noun.word
        if lex.nouns.get(one, ("", ""))[1] != "one" or not begins:
            continue
        behind = among[among.index(noun) + 1 :]
        return [*tokens[: place + 2], replace(noun, word=one), *behind, *named, *tokens[end:]]
    return tokens


def _shut(words: list[str], at: int) -> bool:
    return words[at] in _ENDS or words[at].startswith("&(")


NAMES_AMONG = (where(_names_among, "name", "each", "among of"),)
"""The rule of names that are counted."""
