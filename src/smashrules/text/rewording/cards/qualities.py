"""What several phrases say of one thing, each put so that it stands with that thing: "with no actions on it and
power 3 or less"; and numbers "from 2 to 5" that can be chosen.

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import said_at, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import counted
from smashrules.text.words.tokens import Token, words_of

_POWERS = ("power", "printed_power", "starting_power")
_OR = ("or_less", "or_more", "or_fewer", "or_higher", "or_greater")
_MORE = ("more", "higher", "greater")
_PARTS = (",", "then", "@or", "&then", ":", "or", "if", ".")
_WITH = ("with", "without")
_OWNING = ("have", "has", "are", "control", "controls")
_THERE = ("in_play", "here", "there", "in", "play")
_CARDS = ("minion", "titan", "monster", "card")
_NAMING = ("choose", "name", "say", "declare")
_RANGES = {"from": "to", "between": "and", "of": "to"}


def _only_such(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Players can only play minions of power 3 or more": they cannot play those of power 2 or less."""
    words = [*words_of(tokens), "", "", "", ""]
    for place in range(1, len(tokens) - 4):
        if words[place : place + 2] != ["can", "only"] or words[place + 2 : place + 5] != ["play", "minions", "of"]:
            continue
        power, number, end = place + 5, words[place + 6], place + 8 if words[place + 7] in _OR else place + 9
        more = words[place + 7] in ("or_more", "or_higher", "or_greater") or words[place + 8] in _MORE
        less = words[place + 7] in ("or_less", "or_fewer") or words[place + 8] in ("less", "fewer")
        if words[power] not in _POWERS or not number.isdigit() or not (more or less) or (more and number == "0"):
            continue
        first, last = tokens[place + 7], tokens[end - 1]
        other = str(int(number) - 1 if more else int(number) + 1)
        cannot = replace(tokens[place], word="cannot", end=tokens[place + 1].end)
        bound = [replace(tokens[place + 6], word=other)]
        bound.append(Token("or_less" if more else "or_more", first.start, last.end))
        return [*tokens[:place], cannot, *tokens[place + 2 : place + 6], *bound, *tokens[end:]]
    return tokens


def _not_owned(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A minion here that you do not own": a minion you do not own here; "a minion you control but do not own": one
    of your minions you do not own."""
    words = [*words_of(tokens), "", "", "", ""]
    for place in range(1, len(tokens) - 3):
        if words[place : place + 5] == ["that", "you", "do", "not", "own"] and words[place - 1] in ("here", "there"):
            return [*tokens[: place - 1], *tokens[place + 1 : place + 5], tokens[place - 1], *tokens[place + 5 :]]
        if words[place : place + 6] != ["you", "control", "but", "do", "not", "own"]:
            continue
        that = words[place - 1] == "that"
        noun = place - 1 - that
        if noun < 1 or words[noun - 1] != "a" or lex.nouns.get(words[noun], ("", ""))[1] != "one":
            continue
        a, you = tokens[noun - 1], tokens[place]
        one = [replace(a, word="one"), Token("of", a.end, a.end), Token("your", a.end, a.end)]
        many = replace(tokens[noun], word=words[noun] + "s", end=tokens[noun].end)
        own = [replace(you, end=tokens[place + 2].end), *tokens[place + 3 : place + 6]]
        return [*tokens[: noun - 1], *one, many, *own, *tokens[place + 6 :]]
    return tokens


def _by_now(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If its power is now 0", "if it now has two counters": as it is when that is asked."""
    words = words_of(tokens)
    if "now" not in words or "if" not in words[: words.index("now")]:
        return tokens
    at = words.index("now")
    begin = at - 1 - words[:at][::-1].index("if")
    beside = {*words[at - 1 : at], *words[at + 1 : at + 2]}
    if "," in words[begin:at] or not beside & {"is", "are", "has", "have", "control", "you"}:
        return tokens
    rest = [*tokens[:at], *tokens[at + 1 :]]
    rest[at - 1] = replace(rest[at - 1], end=tokens[at].end)
    return rest


def _from_to(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Choose a number from 2 to 5": a power of 2 to 5, a number that can be compared with powers."""
    words = [*words_of(tokens), "", "", "", ""]
    for place in range(1, len(tokens)):
        number = words[place] == "number" and words[place - 1] == "a"
        if not (number or (words[place] in _POWERS[:1] and words[place - 1] == "a")):
            continue
        joint = _RANGES.get(words[place + 1], "")
        low, high = counted(words[place + 2], lex), counted(words[place + 4], lex)
        if not joint or words[place + 3] != joint or low is None or high is None or low >= high:
            continue
        noun, of, first, last = tokens[place], tokens[place + 1], tokens[place + 2], tokens[place + 4]
        span = Token(f"&#{low}_to_{high}", first.start, last.end)
        return [*tokens[:place], replace(noun, word="power"), replace(of, word="of"), span, *tokens[place + 5 :]]
    return tokens


def _any_power(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Choose a power", "name a number": a power of 0 or more, a number that can be compared with powers."""
    words = [*words_of(tokens), "", ""]
    for place in range(len(tokens) - 2):
        said = words[place] in _NAMING and words[place + 1] == "a" and words[place + 2] in ("power", "number")
        if not said or words[place + 3] not in ("", ",", "and", "."):
            continue
        verb, last = tokens[place], tokens[place + 2]
        chosen = [replace(verb, word="choose"), tokens[place + 1], replace(last, word="power")]
        any_of = [Token("of", last.end, last.end), Token("&#0_or_more", last.end, last.end)]
        return [*tokens[:place], *chosen, *any_of, *tokens[place + 3 :]]
    return tokens


def _with_too(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Of power 3 or less and with no actions on it": both are said of it."""
    words = words_of(tokens)
    for place in range(2, len(words) - 1):
        if words[place] == "and" and words[place + 1] in _WITH and _ends_power(words, place):
            return [*tokens[:place], *tokens[place + 1 :]]
        able = words[place + 1] in ("a", "an", "no") and words[place + 2 : place + 3] in (["talent"], ["talents"])
        if words[place] == "and" and able and _ends_power(words, place):  # "of power 3 or less and a talent"
            return [*tokens[:place], replace(tokens[place], word="with"), *tokens[place + 1 :]]
    return tokens


def _ends_power(words: list[str], end: int) -> bool:
    """Whether "of power 3 (or less)" ends there."""
    last = end - 1 if words[end - 1] not in _OR else end - 2
    if words[end - 2 : end - 1] == ["or"] and words[end - 1] in ("less", "more", "fewer", "higher", "greater"):
        last = end - 3
    return last > 1 and words[last].isdigit() and words[last - 1] in _POWERS


def _power_too(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A minion with that name and (of) power 3 or less": a minion of power 3 or less with that name."""
    words = [*words_of(tokens), "", "", "", ""]
    for place in range(3, len(tokens) - 1):
        if words[place] != "and":
            continue
        begin = place + 1 + (words[place + 1] in ("of", "with"))
        if words[begin] not in _POWERS or not words[begin + 1].isdigit():
            continue
        end = begin + 2
        if words[end] in _OR:
            end += 1
        elif words[end] == "or" and words[end + 1] in ("less", "more", "fewer", "higher", "greater"):
            end += 2
        noun = _described(words[:place], lex)
        if noun is None or (end < len(tokens) and words[end] in ("counter", "counters")):
            continue
        at = tokens[noun].end
        of = tokens[place + 1] if begin == place + 2 else Token("of", tokens[begin].start, tokens[begin].start)
        power = [replace(of, word="of"), *tokens[begin:end]]
        behind = [*tokens[noun + 1 : place]]
        behind[-1] = replace(behind[-1], end=tokens[place].end)
        moved = said_at(power, at)
        moved[-1] = replace(moved[-1], end=at)
        behind[-1] = replace(behind[-1], end=tokens[end - 1].end)
        return [*tokens[: noun + 1], *moved, *behind, *tokens[end:]]
    return tokens


def _described(words: list[str], lex: Lexicon) -> int | None:
    """The card noun of which the words behind it say something with "with"."""
    told = [place for place, word in enumerate(words) if word in _WITH]
    if not told or set(words[told[-1] :]) & {*_PARTS, "and", "destroy", "power"}:
        return None
    noun = told[-1] - 1
    while noun > 0 and words[noun] in _THERE:
        noun -= 1
    return noun if lex.nouns.get(words[noun], ("",))[0] in _CARDS else None


def _so_many_names(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you have minions with three different names here": three or more minions with different names."""
    words = [*words_of(tokens), "", ""]
    for place in range(1, len(tokens) - 3):
        card = lex.nouns.get(words[place], ("", ""))
        least = words[place + 2] == "at_least"
        number, different = tokens[place + 2 + least], place + 3 + least
        or_more = words[different] == "or_more"
        different += or_more
        told = words[place + 1] in ("with", "of") and words[different] == "different"
        named = words[different + 1] in ("names", "&names")
        if not told or not named or card[0] not in _CARDS or card[1] != "many" or words[place - 1] not in _OWNING:
            continue
        if (lex.numerals.get(number.word) or 0) < 2:
            continue
        at = tokens[place].start
        so_many = [Token(each, at, at) for each in (number.word, "or_more")]
        behind = replace(tokens[place + 1], word="with", end=tokens[different].start)
        return [*tokens[:place], *so_many, tokens[place], behind, *tokens[different:]]
    return tokens


TOGETHER = (
    where(_so_many_names, "names &names", "different", "with of"),
    where(_only_such, "only", "can", "minions"),
    where(_not_owned, "own", "not", "you"),
    where(_by_now, "now", "if"),
    where(_from_to, "number power", "from between of", "to and"),
    where(_any_power, "power number", "a", " ".join(_NAMING)),
    where(_with_too, "with without talent talents", "and", "power printed_power starting_power"),
    where(_power_too, "with without", "and", "power printed_power starting_power"),
)
"""The rules that put such phrases behind the noun, one after the other, in the order in which they are asked."""
