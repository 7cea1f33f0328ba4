"""What places give, told of the base or of the place: "first place on this base is worth 1 VP less", "the winner here
gains 1 more VP", "if it scores this turn, the winner gains 1 less VP".

When the base scores, who has that place gains so much more, or less. What several are told to gain is told of each of
them. Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_WHO = {
    "first": ["the", "winner"],
    "second": ["the", "runner-up"],
    "third": ["the", "player", "in", "third", "place"],
}
_THERE = (
    ["here"],
    ["on", "this", "base"],
    ["of", "this", "base"],
    ["at", "this", "base"],
    ["for", "this", "base"],
    ["from", "this", "base"],
)
_GIVES = (
    ["is", "worth"],
    ["gives"],
    ["awards"],
    ["scores"],
    ["gets"],
    ["gains"],
    ["receives"],
    ["is", "awarded"],
    ["provides"],
    ["earns"],
)
_MORE = {"more": "more", "additional": "more", "extra": "more", "less": "less", "fewer": "less"}
_VP = ("vp", "vps", "point", "points")
_WHEN = ["when", "this", "base", "scores", ","]


def _who(words: list[str], at: int) -> tuple[list[str], int]:
    """Who has the place that is spoken of at ``at``, and where the words end: "the winner here", "second place"."""
    the = words[at : at + 1] == ["the"]
    if words[at + the : at + the + 2] in ([each, "place"] for each in _WHO):
        return _WHO[words[at + the]], at + the + 2
    known = (*_WHO.values(), ["the", "player", "in", "first", "place"], ["the", "player", "in", "second", "place"])
    who = at_words(words, at, known)
    return _WHO.get(who[3], who) if len(who) > 3 else who, at + len(who)


def _so_much(words: list[str], at: int, lex: Lexicon, again: bool = False) -> tuple[list[str], int]:
    """ "1 VP less", "1 fewer VP" as "1 less VP", and where it ends; empty for other words. ``again``: VPs have been
    spoken of, "1 less" is enough."""
    number, two = words[at : at + 1], words[at + 1 : at + 3]
    if not number or not (number[0].isdigit() or number[0] in lex.numerals) or not two:
        return [], at
    two = [*two, ""]
    if again and two[0] in _MORE and two[1] not in _VP:
        return [number[0], _MORE[two[0]], "vp"], at + 2
    more, vp = (two[0], two[1]) if two[0] in _MORE else (two[1], two[0])
    if more not in _MORE or vp not in _VP:
        return [], at
    return [number[0], _MORE[more], "vp"], at + 3


def _place_gives(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "First place on this base is worth 1 VP less, and third place is worth 1 VP more": when this base scores, the
    winner gains 1 less VP; and when it does, the player in third place gains 1 more VP."""
    words = words_of(tokens)
    for place in range(len(words) - 4):
        if place and words[place - 1] not in (".", ":"):
            continue
        told, end = _places(words, place, lex)
        if not told or words[end : end + 1] not in ([], ["."]):
            continue
        said = [word for nth, each in enumerate(told) for word in (*(["."] if nth else []), *_WHEN, *each)]
        done = put(tokens, place, end, said)
        begin, last = done[:place], place + len(said)
        short = [replace(each, end=min(each.start + 1, each.end)) for each in done[place : last - 1]]  # none is wordy
        return [*begin, *short, done[last - 1], *_place_gives(done[last:], lex)]
    return tokens


def _places(words: list[str], place: int, lex: Lexicon) -> tuple[list[list[str]], int]:
    """What each place is said to give, at ``place``, and where that ends; nothing where none is told of this base."""
    found: list[list[str]] = []
    at, here = place, False
    scoring = words[place : place + len(_WHEN)] == _WHEN
    while True:
        who, end = _who(words, at + (len(_WHEN) if scoring and not found else 0))
        there = at_words(words, end, _THERE)
        gives = at_words(words, end + len(there), _GIVES)
        much, stop = _so_much(words, end + len(there) + len(gives), lex, bool(found))
        again = not gives and found and not there  # "..., and third place 1 VP more"
        if not who or not much or not (gives or again):
            return [], place
        behind = at_words(words, stop, _THERE)
        here, stop = here or bool(there or behind or scoring), stop + len(behind)
        found.append([*who, "gains", *much])
        joined = at_words(words, stop, ([",", "and"], ["and"], [","], ["but"], [",", "but"]))
        if not joined or not _who(words, stop + len(joined))[0]:
            break
        at = stop + len(joined)
    one = len(found) == 1 and scoring  # it is read as it is
    return (found, stop) if here and not one else ([], place)


_BASE_GIVES = (["this", "base", "awards"], ["this", "base", "gives"], ["this", "base", "is", "worth"])
_TO = (["for"], ["to"], ["to", "its"], ["to", "the"], ["for", "its"], ["for", "the"])
_PLACES = {
    ("winner",): "first",
    ("first", "place"): "first",
    ("runner-up",): "second",
    ("second", "place"): "second",
    ("third", "place"): "third",
}


def _base_gives(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This base awards 1 more VP for first place": when this base scores, the winner gains 1 more VP."""
    words = words_of(tokens)
    for place in range(len(words) - 6):
        base = at_words(words, place, _BASE_GIVES)
        if not base or (place and words[place - 1] not in (".", ":")):
            continue
        much, end = _so_much(words, place + len(base), lex)
        to = at_words(words, end, _TO) if much else []
        which = next((each for each in _PLACES if tuple(words[end + len(to) :][: len(each)]) == each), ())
        stop = end + len(to) + len(which)
        if not to or not which or words[stop : stop + 1] not in ([], ["."]):
            continue
        said = [*_WHEN, *_WHO[_PLACES[which]], "gains", *much]
        return _base_gives(put(tokens, place, stop, said), lex)
    return tokens


_IF_IT_SCORES = tuple(
    [when, *base, "scores", "this", "turn", ","]
    for when in ("if", "when")
    for base in (["it"], ["that", "base"], ["the", "base"])
)


def _if_it_scores(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If it scores this turn, the winner gains 1 less VP": until the end of the turn, they gain less from it."""
    words = words_of(tokens)
    for place in range(len(words) - 9):
        lead = at_words(words, place, _IF_IT_SCORES)
        if not lead or (place and words[place - 1] not in (".", ":")):
            continue
        who, at = _who(words, place + len(lead))
        gives = at_words(words, at, _GIVES)
        much, end = _so_much(words, at + len(gives), lex)
        if not who or not gives or much[1:2] != ["less"] or words[end : end + 1] not in ([], ["."]):
            continue
        base = lead[1 : lead.index("scores")]
        said = ["until", "the", "end", "of", "the", "turn", ",", *who, "gains", *much, "from", *base]
        return _if_it_scores(put(tokens, place, end, said), lex)
    return tokens


WHAT_PLACES_GIVE = (
    where(_if_it_scores, "vp vps", "less fewer", "scores"),
    where(_base_gives, "awards gives worth", "vp vps", "this"),
    where(_place_gives, "vp vps", "more less fewer extra additional", "winner runner-up place", "this here"),
)
"""The rules of what places give, in the order in which they are asked."""
