"""What a card had before counters were placed on it, asked behind that: "place a +1 power counter on one of your
minions. If it had none, draw a card".

It is asked first, and the counters are placed either way. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import joined, put
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import number_said
from smashrules.text.words.tokens import Token, said_at, spread, words_of

_PLACE = ("place", "put")
_ONE = ("a", "an", "one", "another")
_KNOWN = (["it"], ["this", "minion"], ["this", "card"], ["that", "minion"])
_MORE = frozenset((",", "and", "or", "then", "if", "each", "all", "up_to", "any_number_of", "&then", "instead"))


def before_placing(
    sentences: list[list[Token]], ends: list[int], lex: Lexicon
) -> tuple[list[list[Token]], list[int]]:
    """The sentences, with what is asked of a card before it gets counters, and where each of them ends."""
    return joined(sentences, ends, lambda before, tokens: _told(before[-1], tokens, lex))


def _told(first: list[Token], second: list[Token], lex: Lexicon) -> list[list[Token]] | None:
    """Who is chosen, what is done if it is so, and what is done otherwise; None where nothing of the kind is said."""
    words, later = words_of(first), words_of(second)
    had = later.index("had") if later[0] == "if" and "had" in later[:5] else 0
    if words[0] not in _PLACE or not had or "," not in later or "instead" in later:
        return None
    on = next((at for at in range(1, len(words)) if words[at] == "on"), 0)
    counter = lex.nouns.get(words[on - 1], ("",))[0] == "counter" if on else False
    card, comma = words[on + 1 :], later.index(",")
    chosen = card[:1] in ([each] for each in _ONE)
    meant = later[1:had] == ["it"] or (not chosen and later[1:had] == card)
    if not counter or not meant or _MORE & set(words) or not _asks(later[had + 1 : comma], lex):
        return None
    if not chosen and card not in _KNOWN:
        return None
    start, last = first[0].start, second[-1].end
    known = [] if chosen else first[on + 1 :]
    asked = [
        second[0],
        *(second[1:had] if chosen else said_at(known, second[1].start)),
        *put(second[:comma], had, had + 1, ["has"])[had:],
    ]
    placed = [*first[: on + 1], *(known or [Token("it", last, last)])]
    more = said_at(placed, second[comma].end)
    so = [*asked, second[comma], *more, Token("and", last, last), *second[comma + 1 :]]
    otherwise = [*spread(["otherwise", ","], last, last + 1), *said_at(placed, last)]
    which = [Token("choose", start, first[on].end), *first[on + 1 :]]
    return [*([which] if chosen else []), so, otherwise]


def _asks(words: list[str], lex: Lexicon) -> bool:
    """Whether it is asked how many counters there were."""
    counted = [each for each in words if lex.nouns.get(each, ("",))[0] == "counter"]
    return words == ["none"] or (bool(counted) and (words[0] == "no" or number_said(words[0], lex) > 0))
