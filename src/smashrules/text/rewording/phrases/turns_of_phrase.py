"""Turns of phrase: words replaced by others that say the same, and words of several parts made one.

Knows the words and their neighbours, not what a sentence does with them.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import said_at, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token


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


def _kept_on(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "You may play it, keeping up to six counters on it": if you do, remove all but six of them."""
    words = [each.word for each in tokens]
    for place in range(len(words) - 6):
        if words[place : place + 4] != [",", "keeping", "up", "to"]:
            continue
        number = place + 4
        end = next((at for at in range(number, len(words)) if words[at] in (".", ",", ";")), len(words))
        if words[end - 2 : end] != ["on", "it"] or not words[number + 1 : end - 2]:
            continue
        start, last = tokens[place].start, tokens[place].end
        told = [Token(each, start, last) for each in (".", "if", "you", "do", ",")]
        verb = tokens[place + 1]
        spared = [Token(each, verb.start, verb.end) for each in ("remove", "all", "but")]
        away = [replace(tokens[end - 2], word="from"), tokens[end - 1]]
        return [*tokens[:place], *told, *spared, *tokens[number : end - 2], *away, *_kept_on(tokens[end:], lex)]
    return tokens


def _at_either_end(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Reveal the top or bottom two cards of your deck": two cards from the top or bottom of it."""
    words = [each.word for each in tokens]
    for place in range(len(words) - 6):
        ends = words[place : place + 2] == ["the", "top"] and words[place + 2 : place + 4] == ["or", "bottom"]
        counted = words[place + 4] in lex.numerals or words[place + 4].isdigit()
        if not ends or not counted or words[place + 5 : place + 7] != ["cards", "of"]:
            continue
        begin = place - (words[place - 1 : place] == ["either"])
        behind = tokens[place + 5].end
        where = said_at(tokens[place : place + 4], behind)
        said = [*tokens[place + 4 : place + 6], Token("from", behind, behind), *where]
        return [*tokens[:begin], *said, *_at_either_end(tokens[place + 6 :], lex)]
    return tokens


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


OF_SEVERAL_WORDS = (
    where(_kept_on, "keeping"),
    where(_at_either_end, "bottom"),
)
"""The rules of turns of phrase in which any words can stand, in the order in which they are asked."""
