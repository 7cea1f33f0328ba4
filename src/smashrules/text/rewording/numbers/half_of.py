"""Half of a number, with the way in which it is rounded: "half its printed power (rounded up)".

How it is rounded is said behind it, and put before it; what is compared with half of a number is a whole number, so
that it makes no difference ("less than half": less than half, rounded up). Half of something of which it is not said
stays unread.
Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_WAYS = {"&(rounded_up)": "up", "&(rounding_up)": "up", "&(rounded_down)": "down", "&(rounding_down)": "down"}
_STOPS = (".", ":", ";", "@or")


def _half(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Half of its power (rounded up)", "half the number of minions here, rounded down"."""
    words = words_of(tokens)
    place = words.index("half")
    stop = next((at for at in range(place, len(words)) if words[at] in _STOPS), len(words))
    found = _ways(words, place, stop)
    if len(found) != 1 or words.count("half") != 1:
        return tokens
    begin, end, way = found[0]
    behind = place + 1 + (words[place + 1] == "of")
    behind += words[behind] == "the" and lex.nouns.get(words[behind + 1], ("", ""))[1] == "many"
    half = replace(tokens[place], word=f"&half{way}", end=tokens[behind - 1].end)
    return [*_equal(tokens[:place]), half, *tokens[behind:begin], *tokens[end:]]


def _compared(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "With less than half the power of one of your minions": with less power than half of that, rounded up."""
    words = words_of(tokens)
    place = words.index("half")
    side = next((each for each in _COMPARED if words[place - len(each) : place] == each), None)
    if side is None or place <= len(side) or words.count("half") != 1 or any(word in _WAYS for word in words):
        return tokens
    begin, end = place - len(side), place + 1 + (words[place + 1] == "of")
    half = replace(tokens[place], word=f"&half{_COMPARED_WAY[side[0]]}", end=tokens[end - 1].end)
    of_power = words[end : end + 2] in (["the", "power"], ["its", "power"])
    if words[begin - 1] in ("with", "has", "have") and of_power:
        told = [tokens[begin], replace(tokens[begin], word="power", start=tokens[begin].end), tokens[begin + 1]]
        return [*tokens[:begin], *told, half, *tokens[end:]]
    return [*tokens[:place], half, *tokens[end:]] if words[begin - 1] in ("is", "was", "power") else tokens


_COMPARED = (["less", "than"], ["more", "than"], ["greater", "than"], ["higher", "than"], ["lower", "than"])
_COMPARED_WAY = {"less": "up", "lower": "up", "more": "down", "greater": "down", "higher": "down"}


def _halved(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Its power is halved (rounded up)", "halve this minion's power, rounded down": its power is reduced by half of
    it, rounded the other way."""
    words = words_of(tokens)
    place = next((at for at, word in enumerate(words) if word in _HALVE), None)
    if place is None:
        return tokens
    begin = begin_behind(words, place, (*_STOPS, ","))
    stop = next((at for at in range(place, len(words)) if words[at] in _STOPS), len(words))
    ways = [each for each in _ways(words, place, stop) if each[1] <= stop + 2]
    if len(ways) != 1:
        return tokens
    if words[place] == "halved":
        whose, behind = tokens[begin : place - 1], place + 1
        told = words[place - 1] == "is"
    else:
        power = next((at for at in range(place + 1, stop) if words[at] == "power"), 0)
        whose, behind = tokens[place + 1 : power + 1], power + 1
        told = power > 0 and begin == place
    of = words_of(whose)[:3] == ["the", "power", "of"]
    if words[place] == "halve" and words[place + 1 : place + 4] == ["the", "power", "of"]:
        behind = next((at for at in range(place, stop) if words[at] in ("until", ",") or words[at] in _WAYS), stop)
        whose, of, told = tokens[place + 1 : behind], True, begin == place
    if not told or not (of or words_of(whose)[-1:] == ["power"]) or {"and", "or", "may", "if"} & set(words_of(whose)):
        return tokens
    start, end, way = ways[0]
    other = {"up": "down", "down": "up"}[way]
    first, last = whose[0], whose[-1]
    does = Token("reduce", first.start, first.start)
    half = [Token(each, last.end, last.end) for each in ("by", f"&half{other}", "its", "power")]
    return [*tokens[:begin], does, *whose, *half, *tokens[behind:start], *tokens[end:]]


def _every_two(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "+1 power for every two cards in your hand (rounded up)": power equal to half their number; rounded down
    is how it is anyway."""
    words = words_of(tokens)
    place = next((at for at, word in enumerate(words[:-4]) if word == "every" and words[at - 1] == "for"), 0)
    stop = next((at for at in range(place, len(words)) if words[at] in _STOPS), len(words))
    found = _ways(words, place, stop)
    if not place or len(found) != 1 or "half" in words:
        return tokens
    begin, end, way = found[0]
    if way == "down":
        return [*tokens[:begin], *tokens[end:]]
    two = words[place + 1] in ("2", "two") and lex.nouns.get(words[place + 2], ("", ""))[1] == "many"
    at = place - 1
    equal = [replace(tokens[at], word=each) for each in ("equal", "to", "half", "the", "number", "of")]
    number = [*equal, *tokens[place + 2 : begin], *tokens[begin:end]]
    if two and words[at - 3 : at] in (["has", "+1", "power"], ["gains", "+1", "power"], ["gets", "+1", "power"]):
        return [*tokens[: at - 3], replace(tokens[at - 3], word="gains"), tokens[at - 1], *number, *tokens[end:]]
    if two and words[at - 3 : at] == ["draw", "a", "card"]:
        return [*tokens[: at - 2], replace(tokens[at - 1], word="cards"), *number, *tokens[end:]]
    return tokens


_HALVE = ("halved", "halve")


def _ways(words: list[str], place: int, stop: int) -> list[tuple[int, int, str]]:
    """Where it is said behind ``place`` how half of a number is rounded, and how."""
    found = [(at, at + 1, _WAYS[words[at]]) for at in range(place, min(stop + 2, len(words))) if words[at] in _WAYS]
    for at in range(place, stop - 2):
        told = words[at] == "," and words[at + 1] in ("rounded", "rounding") and words[at + 2] in ("up", "down")
        found += [(at, at + 3, words[at + 2])] if told else []
    return found


def _equal(tokens: list[Token]) -> list[Token]:
    """ "Its power is (half ...)": is equal to that."""
    words = words_of(tokens)
    if words[-1:] not in (["is"], ["becomes"]) or words[-2:-1] not in (["power"], ["breakpoint"]):
        return tokens
    be = tokens[-1]
    return [*tokens[:-1], replace(be, word="is"), *(replace(be, word=each, start=be.end) for each in ("equal", "to"))]


HALF_OF = (
    where(_every_two, "every", "for", " ".join(["rounded", "rounding", *_WAYS])),
    where(_halved, " ".join(_HALVE)),
    where(_half, "half"),
    where(_compared, "half", "than"),
)
"""The rules of half a number, in the order in which they are asked."""
