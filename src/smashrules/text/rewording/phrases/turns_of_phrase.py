"""Turns of phrase: words replaced by others that say the same, and words of several parts made one.

Knows the words and their neighbours, not what a sentence does with them.
"""

from __future__ import annotations

from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, spread


def said_as(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """Turns of phrase replaced by the words that say the same (``[said-as]`` in words.toml), the longest first."""
    result: list[Token] = []
    place = 0
    words = tuple([each.word for each in tokens])
    while place < len(tokens):
        if words[place] not in lex.said_first:
            result.append(tokens[place])
            place += 1
            continue
        begun = lex.said_as.get(words[place : place + 2]) or lex.said_as.get(words[place : place + 1], ())
        for said, meant in begun:
            if words[place : place + len(said)] == said:
                if said[-1] == "than" and words[place + len(said) : place + len(said) + 1] == ("or",):
                    continue  # "with power greater than or equal to"
                start, end = tokens[place].start, tokens[place + len(said) - 1].end
                # one place for each word: what can be referred to is known by where its noun stands
                result.extend(spread(meant, start, end))
                place += len(said)
                break
        else:
            result.append(tokens[place])
            place += 1
    return result


def joined_words(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """Words of several parts made one token, the longest first."""
    result: list[Token] = []
    place = 0
    words = tuple([each.word for each in tokens])
    while place < len(tokens):
        if words[place] not in lex.joined_first:
            result.append(tokens[place])
            place += 1
            continue
        for parts in lex.joined.get(words[place : place + 2], ()):
            if words[place : place + len(parts)] == parts:
                if parts == ("each", "turn") and place and words[place - 1] == "of":
                    continue  # "at the end of each turn"
                following = words[place + len(parts) : place + len(parts) + 1]
                if parts[0] == "if" and parts[-1] == "do" and following != (",",):
                    continue  # "if you do not"
                if parts == ("by", "this") and following[:1] and following[0] in lex.nouns:
                    continue  # "destroyed by this minion"
                last = tokens[place + len(parts) - 1]
                result.append(Token("_".join(parts), tokens[place].start, last.end))
                place += len(parts)
                break
        else:
            result.append(tokens[place])
            place += 1
    return result
