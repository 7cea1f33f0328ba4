"""Turns of phrase: words replaced by others that say the same, and words of several parts made one.

Knows the words and their neighbours, not what a sentence does with them.
"""

from __future__ import annotations

from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token


def said_as(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """Turns of phrase replaced by the words that say the same (``[said-as]`` in words.toml), the longest first."""
    result: list[Token] = []
    place = 0
    words = tuple([each.word for each in tokens])
    while place < len(tokens):
        for said, meant in lex.said_as.get(words[place], ()):
            if words[place : place + len(said)] == said:
                if said[-1] == "than" and words[place + len(said) : place + len(said) + 1] == ("or",):
                    continue  # "with power greater than or equal to"
                start, end = tokens[place].start, tokens[place + len(said) - 1].end
                # one place for each word: what can be referred to is known by where its noun stands
                result.extend(Token(word, min(start + nth, end - 1), end) for nth, word in enumerate(meant))
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
        for parts in lex.joined.get(words[place], ()):
            if words[place : place + len(parts)] == parts:
                if parts == ("each", "turn") and place and words[place - 1] == "of":
                    continue  # "at the end of each turn"
                following = words[place + len(parts) : place + len(parts) + 1]
                if parts[0] == "if" and parts[-1] == "do" and following != (",",):
                    continue  # "if you do not"
                last = tokens[place + len(parts) - 1]
                result.append(Token("_".join(parts), tokens[place].start, last.end))
                place += len(parts)
                break
        else:
            result.append(tokens[place])
            place += 1
    return result
