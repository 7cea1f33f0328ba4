"""How many of those just spoken of: "+1 power for each action on it and cannot be destroyed while it has three or
more".

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, said_at, words_of

_ASKING = ("if", "while", "unless", "as_long_as", "when")
_CARDS = ("minion", "action", "titan", "card", "monster")
_COUNTED = (*_CARDS, "counter")
_OR = ("or_more", "or_fewer", "or_less")


def _number(words: list[str], at: int, lex: Lexicon) -> int:
    """Where the number ends that begins there ("fewer than three", "at least two", "three or more"); 0 if none."""
    at += 2 if words[at : at + 2] in (["fewer", "than"], ["more", "than"]) else 0
    at += words[at : at + 1] in (["at_least"], ["exactly"])
    if words[at : at + 1] == ["no"]:
        return at + 1
    if not words[at : at + 1] or not (words[at] in lex.numerals or words[at].isdigit()):
        return 0
    return at + 1 + (words[at + 1 : at + 2] in [[each] for each in _OR])


def _of_those(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "+1 power for each action on it. While it has three or more, ...": three or more actions on it."""
    words = words_of(tokens)
    for place in range(len(words) - 2):
        verb = place + 2
        has = words[place] in _ASKING and words[place + 1 : verb + 1] in (["it", "has"], ["you", "have"])
        end = _number(words, verb + 1, lex) if has else 0
        if not end or words[verb + 1] == "no" or words[end : end + 1] not in ([], [","], ["."]):
            continue
        you = words[place + 1] == "you"
        those = _for_each(tokens[:place], you, lex) or _for_each(before[-1] if before else [], you, lex)
        if those is None:
            continue
        at = tokens[end - 1].end
        return [*tokens[:end], *said_at(those, at), *tokens[end:]]
    return tokens


def _for_each(tokens: list[Token], you: bool, lex: Lexicon) -> list[Token] | None:
    """The noun of "for each action on it", said of several, and where they are; of ``you``, "for each of your minions
    here"."""
    words = words_of(tokens)
    if "for_each" not in words:
        return None
    begin = words.index("for_each") + 1
    yours = words[begin : begin + 2] == ["of", "your"]
    noun = begin + 2 if yours else begin
    kind = lex.nouns.get(words[noun] if noun < len(words) else "", ("", ""))
    end = next((at for at in range(noun, len(words)) if words[at] in (",", "and", ".")), len(words))
    where = tokens[noun + 1 : end]
    told = (["here"], ["there"]) if you else (["on", "it"],)
    if kind[0] not in _COUNTED or yours != you or words_of(where) not in told:
        return None
    several = (word for word, known in lex.nouns.items() if known == (kind[0], "many"))
    many = next((word for word in several if word[:4] == words[noun][:4]), "")
    return [replace(tokens[noun], word=many), *where] if many else None


OF_THOSE = (looking_back(_of_those, "has have", "it you", " ".join(_ASKING)),)
"""The rule that looks back at what was counted."""
