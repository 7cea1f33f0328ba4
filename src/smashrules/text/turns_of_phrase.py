"""Turns of phrase: words replaced by others that say the same, and words of several parts made one.

Knows the words and their neighbours, not what a sentence does with them.
"""

from __future__ import annotations

from smashrules.text.lexicon import Lexicon
from smashrules.text.tokens import Token


def said_as(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """Turns of phrase replaced by the words that say the same (``[said-as]`` in words.toml), the longest first."""
    result: list[Token] = []
    place = 0
    while place < len(tokens):
        for said, meant in lex.said_as.get(tokens[place].word, ()):
            behind = tokens[place + len(said)].word if place + len(said) < len(tokens) else ""
            if said[-1] == "than" and behind == "or":
                continue  # "with power greater than or equal to"
            if tuple(each.word for each in tokens[place : place + len(said)]) == said:
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
    while place < len(tokens):
        for parts in lex.joined.get(tokens[place].word, ()):
            if parts == ("each", "turn") and place and tokens[place - 1].word == "of":
                continue  # "at the end of each turn"
            following = tokens[place + len(parts)].word if place + len(parts) < len(tokens) else ""
            if parts[0] == "if" and parts[-1] == "do" and following != ",":
                continue  # "if you do not"
            if tuple(each.word for each in tokens[place : place + len(parts)]) == parts:
                last = tokens[place + len(parts) - 1]
                result.append(Token("_".join(parts), tokens[place].start, last.end))
                place += len(parts)
                break
        else:
            result.append(tokens[place])
            place += 1
    return result
