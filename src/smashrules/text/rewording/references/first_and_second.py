"""Several that are chosen at once and are told apart by their number: "choose three bases. Move a minion to the
first, draw a card for each minion on the second, and play an extra action on the third".

Which of them is the first is chosen as it is spoken of: it is one of them, the second is another of them, and the
last of so many is the other. Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import noun_of
from smashrules.text.words.tokens import Token, words_of

_NTH = ("first", "second", "third")
_ENDS = frozenset((".", ",", ";", ":"))
_SORTS = ("minion", "action", "base", "card", "player", "titan")
_NO_MORE = ("time", "turn", "place", "talent")


def _chosen(words: list[str], lex: Lexicon) -> tuple[int, int, str]:
    """Where a sentence ends that chooses two or three things, how many at most, and what one of them is called."""
    for place in range(len(words) - 3):
        if words[place] != "choose" or words[place - 1 : place] not in ([], ["."], [":"], ["may"]):
            continue
        number = place + 1 + 2 * (words[place + 1 : place + 3] == ["up", "to"])
        end = next((at for at in range(number, len(words)) if words[at] in _ENDS), len(words))
        said = [each for each in words[number:end] if lex.nouns.get(each, ("",))[0] in _SORTS]
        kind, many = lex.nouns.get(said[0], ("", "")) if said else ("", "")
        so_many = lex.numerals.get(words[number], 0)
        if so_many in (2, 3) and many == "many" and not {"and", "or"} & set(words[number:end]):
            return end, so_many, noun_of((kind, "one"), lex)
    return 0, 0, ""


def _told(words: list[str], begin: int, noun: str, lex: Lexicon) -> list[tuple[int, int, int]]:
    """Where "the first", "the second one", "the third base" stand behind that, where they end, and their numbers."""
    found = []
    for at in range(begin, len(words) - 1):
        if words[at] != "the" or words[at + 1] not in _NTH:
            continue
        end = at + 2
        if words[end : end + 2] == ["of", "them"]:
            end += 2
        elif words[end : end + 1] in (["one"], [noun]):
            end += 1
        if words[end : end + 1] and (lex.nouns.get(words[end]) is not None or words[end] in ("of", *_NO_MORE)):
            return []
        found.append((at, end, _NTH.index(words[at + 1]) + 1))
    return found


def _by_number(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Choose two bases. Move a minion from the first to the second": from one of them to the other. One that is
    spoken of twice is not another one: that is left as it is, and so is a second one before the first."""
    words = words_of(tokens)
    begin, so_many, noun = _chosen(words, lex)
    told = _told(words, begin, noun, lex) if begin else []
    if len(told) < 2 or [nth for _, _, nth in told] != list(range(1, len(told) + 1)) or len(told) > so_many:
        return tokens
    said: list[Token] = []
    done = 0
    for at, end, nth in told:
        which = ("one", "of", "them") if nth == 1 else ("the", "other") if nth == so_many else _ANOTHER
        start, last = tokens[at].start, tokens[end - 1].end
        one = [Token(each, min(start + place, last - 1), last) for place, each in enumerate(which)]
        said += [*tokens[done:at], *one]
        done = end
    return [*said, *tokens[done:]]


_ANOTHER = ("another", "of", "them")


def _noun_left_out(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Move a minion from the second base to the first": to the first base."""
    words = words_of(tokens)
    for place in range(1, len(words)):
        if words[place - 1] != "the" or words[place] not in _NTH[:2]:
            continue
        if words[place + 1 : place + 2] and words[place + 1] not in _ENDS:
            continue
        other = [_NTH[words[place] == "first"]]
        named = [at + 1 for at in range(1, place) if words[at - 1] == "the" and words[at : at + 1] == other]
        if len(named) == 1 and words[named[0]] in lex.nouns:
            end = tokens[place].end
            return [*tokens[: place + 1], Token(words[named[0]], end, end), *tokens[place + 1 :]]
    return tokens


FIRST_AND_SECOND = (
    where(_by_number, "second", "choose", "first", "two three"),
    where(_noun_left_out, "second", "first"),
)
"""The rules of those that are told apart by their number."""
