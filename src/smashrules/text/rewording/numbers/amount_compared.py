"""Cards and bases told by how their number compares with an amount that is counted or read off something: "of power
no greater than the number of cards in your hand", "whose breakpoint is at least your total power there".

All ways of saying so are put in one: "with more power than", "with power less than or equal to". Numbers in figures
are ``so_much_power``'s. Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import over, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import number_first
from smashrules.text.words.tokens import Token, words_of

_STATS = ("power", "breakpoint")
_DESCRIBED = ("printed", "starting", "total", "combined")
_MORE = ("more", "greater", "higher", "larger")
_LESS = ("less", "lower", "smaller", "fewer")
_AT_MOST, _AT_LEAST, _EQUAL = "less than or equal to", "greater than or equal to", "equal to"
_WAYS: tuple[tuple[list[str], str], ...] = (
    *(([*to, "or", less, "than"], _AT_MOST) for to in (["equal", "to"], ["equal"]) for less in _LESS),
    *(([*to, "or", more, "than"], _AT_LEAST) for to in (["equal", "to"], ["equal"]) for more in _MORE),
    *(([less, "than", "or", "equal", "to"], _AT_MOST) for less in _LESS),
    *(([more, "than", "or", "equal", "to"], _AT_LEAST) for more in _MORE),
    *(([no, more, "than"], _AT_MOST) for no in ("no", "not") for more in _MORE),
    *(([no, less, "than"], _AT_LEAST) for no in ("no", "not") for less in _LESS),
    (["not", "exceeding"], _AT_MOST),
    (["not", "above"], _AT_MOST),
    (["not", "below"], _AT_LEAST),
    (["at", "most"], _AT_MOST),
    (["up", "to"], _AT_MOST),
    (["at", "least"], _AT_LEAST),
    *(([more, "than"], "more") for more in _MORE),
    *(([less, "than"], "less") for less in _LESS),
    *(([word], "more") for word in ("above", "over", "exceeding")),
    *(([word], "less") for word in ("below", "under")),
    (["exactly", "equal", "to"], _EQUAL),
    (["equal", "to"], _EQUAL),
    (["exactly"], _EQUAL),
)
"""How it compares, the longer ways of saying so first."""
_UP_TO = (["at", "most"], ["no", "more", "than"])
_BOUNDS: tuple[list[str], ...] = (["exactly"], ["at", "least"], ["up", "to"], *_UP_TO, [])
_AMOUNTS = ("the", "your", "its", "their", "that", "this", "half", "twice", "double", "another")


def _compared(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Of power no greater than the number of X": with power less than or equal to it. "Whose power is exactly one
    more than that": with exactly one more power than that."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        if words[place] not in _STATS or (lead := _lead(words, place)) is None:
            continue
        begin, at = lead
        said = _by_how_much(words, at, lex) or _which_way(words, at)
        if said is None or not _amount(words[said[1] : said[1] + 1]):
            continue
        way, end = said
        if words[end] == "half":
            if (half := _halved(tokens, way, end)) is None:
                continue
            tokens, end = [*tokens[:end], half, *tokens[end + 1 + (words[end + 1] == "of") :]], end
        stat = tokens[place - (words[place - 1] in _DESCRIBED) : place + 1]
        article = ["a"] if words[place] == "breakpoint" and way[-2:] != ["equal", "to"] else []
        first, last = tokens[begin], tokens[end - 1]
        if way[-1] == "to":
            put = over(["with", *words_of(stat), *way], first, last)
        else:
            put = over(["with", *article, *way, *words_of(stat), "than"], first, last)
        return [*tokens[:begin], *put, *_compared(tokens[end:], lex)]
    return tokens


def _lead(words: list[str], place: int) -> tuple[int, int] | None:
    """Where the description by that number begins, and where it goes on behind the noun."""
    first = place - (words[place - 1] in _DESCRIBED)
    if words[first - 1] == "whose" and words[place + 1] == "is":
        return first - 1, place + 2
    a = first - (words[first - 1] == "a")
    if a > 1 and words[a - 1] in ("with", "of") and words[a - 2] not in ("total", "point", "points", "worth"):
        return a - 1, place + 1 + (words[place + 1] == "of")
    return None


def _which_way(words: list[str], at: int) -> tuple[list[str], int] | None:
    """How it compares, and where the amount begins."""
    said = next((each for each in _WAYS if words[at : at + len(each[0])] == each[0]), None)
    return (said[1].split(" "), at + len(said[0])) if said is not None else None


def _by_how_much(words: list[str], at: int, lex: Lexicon) -> tuple[list[str], int] | None:
    """ "Exactly one more than", "at least 2 less than": the same of what is more or less."""
    bound = next(each for each in _BOUNDS if words[at : at + len(each)] == each)
    number = at + len(bound)
    if number_first(words[number : number + 1], lex) is None or words[number + 2 : number + 3] != ["than"]:
        return None
    way = "more" if words[number + 1] in _MORE else "less" if words[number + 1] in _LESS else ""
    told = ["up", "to"] if bound in _UP_TO else bound
    return ([*told, words[number], way], number + 3) if way else None


def _halved(tokens: list[Token], way: list[str], at: int) -> Token | None:
    """Half of an amount, rounded as it makes no difference: what is less than 3½ is less than 4. None where it does,
    as for what is equal to it, or so much more."""
    up = {"less": "up", "more": "down", _AT_MOST: "down", _AT_LEAST: "up"}.get(" ".join(way))
    return replace(tokens[at], word=f"&half{up}") if up is not None else None


def _amount(word: list[str]) -> bool:
    """Whether an amount begins so that is told in words."""
    return bool(word) and (word[0] in _AMOUNTS or word[0].startswith("&half"))


AMOUNT_COMPARED = (where(_compared, " ".join(_STATS), "with of whose"),)
"""The rule of what is described by how it compares with an amount."""
