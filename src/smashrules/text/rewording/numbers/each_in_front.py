"""What is done for each of so many, with that said first, or with a bound in its middle: "for every two cards in your
hand, discard a card", "draw a card for each base (up to three) where you have a minion".

A deed that speaks of none of them is done so many times: it stands first, and how many it can be at most stands last.
Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import number_first
from smashrules.text.words.tokens import Token, words_of

_EVERY = ("each", "every")
_ROOFS = ("up", "to", "a", "maximum", "max", "limit", "no", "not", "but", "at", "with")
_ROOFED = ("up to", "to a maximum of", "up to a maximum of", "maximum", "max", "to a limit of", "limit")
_TOLD_OF = ("where", "with", "in", "on", "of", "that", "you", "they", "here", "there", "another", "your", "who", "at")
_NO_THINGS = ("vp", "vps", "faction", "factions", "power")
"""What can be counted but is nothing of which more could be said."""
_SPOKEN_OF = ("it", "its", "them", "they", "their", "there", "that", "this_way", "those", "these", "one's", "others")
_OR = ("less", "more", "fewer", "greater", "higher", "lower")
_JOINED = (",", "and", "or", "then", "if", "unless", "for", "may", "choose", "chooses", "instead", "OR", "@or", ";")


def _bound_last(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Draw a card for each base (up to three) where you have a minion": for each base where you have one, up to
    three."""
    words = words_of(tokens)
    for place in range(3, len(words) - 2):
        if not _is_bound(words[place], lex) or words[place + 1] not in _TOLD_OF:
            continue
        said = words[max(0, place - 4) : place]
        end = sentence_end(words, place)
        if words[place - 1] not in lex.nouns or not set(_EVERY) & set(said) or "for" not in said:
            continue
        front = words[place - len(said) : place].index("for") + place - len(said)
        end = next((at for at in range(place, end) if words[at] == ","), end) if _begins(words, front) else end
        if "," not in words[place:end]:
            last = tokens[end - 1].end
            bound = replace(tokens[place], start=last, end=last)
            return _bound_last([*tokens[:place], *tokens[place + 1 : end], bound, *tokens[end:]], lex)
    return tokens


def _is_bound(word: str, lex: Lexicon) -> bool:
    """ "(up to three)", "(to a maximum of 3)", "(three at most)"."""
    inner = word[2:-1].removeprefix("+").split("_") if word.startswith("&(") else []
    numbers = [each for each in inner if number_first([each.removeprefix("+")], lex) is not None]
    return len(numbers) == 1 and (inner[0] in _ROOFS or inner[1:] == ["at", "most"])


def _in_front(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "For each VP you have, discard a card", "for each minion you have (up to three), draw a card": that for each
    of these, up to three."""
    words = words_of(tokens)
    for place in range(len(words) - 4):
        if words[place] != "for" or words[place + 1] not in _EVERY or not _begins(words, place):
            continue
        end = sentence_end(words, place)
        comma, bound, begin = _front(words, place, end, lex)
        if not comma:
            continue
        last = end
        if not bound and _is_bound(words[end - 1], lex):
            last, bound = end - 1, (end - 1, end)
        elif not bound and (roof := _roofed(words, comma, end, lex)):
            last, bound = roof, (roof, end)
        which, deed = tokens[place:comma], tokens[begin:last]
        counted = (number_first(words[place + 2 : place + 3], lex) or 1) > 1
        counted = counted or bool(set(_NO_THINGS) & set(words[place + 2 : place + 4]))
        told = words_of(deed)
        said = {each for each, after in zip(told, [*told[1:], ""], strict=True) if each != "or" or after not in _OR}
        if not (counted or bound) or len(deed) < 3 or said & {*_JOINED, *_SPOKEN_OF}:
            continue
        first = replace(deed[0], start=which[0].start)
        at = deed[-1].end
        behind = [replace(each, start=at, end=at) for each in (*which, *(tokens[slice(*bound)] if bound else ()))]
        return [*tokens[:place], first, *deed[1:], *behind, *_in_front(tokens[end:], lex)]
    return tokens


def _begins(words: list[str], place: int) -> bool:
    """Whether a sentence begins there."""
    return place == 0 or words[place - 1] in (".", ":", ";")


def _front(words: list[str], place: int, end: int, lex: Lexicon) -> tuple[int, tuple[int, int] | None, int]:
    """Where that ends of which there are so many, where it is said how many at most, and where the deed begins."""
    comma = next((at for at in range(place, end) if words[at] == ","), 0)
    if not comma:
        return 0, None, 0
    if _is_bound(words[comma - 1], lex):
        return comma - 1, (comma - 1, comma), comma + 1
    again = next((at for at in range(comma + 1, end) if words[at] == ","), 0)
    roof = _roofed(words, comma, again, lex) if again else 0
    return comma, ((comma, again) if roof == comma else None), (again if roof == comma else comma) + 1


def _roofed(words: list[str], begin: int, end: int, lex: Lexicon) -> int:
    """Where ", up to three" begins, if what lies between ends with that; else 0."""
    at = next((at for at in range(end - 2, begin - 1, -1) if words[at] == ","), 0)
    told = words[at + 1 : end]
    plain = " ".join(told[:-1]) in _ROOFED and number_first(told[-1:], lex) is not None
    return at if at and plain else 0


EACH_IN_FRONT = (
    where(_bound_last, "for", "each every"),
    where(_in_front, "for", "each every", ","),
)
"""The rules of what is done for each of so many, in the order in which they are asked."""
