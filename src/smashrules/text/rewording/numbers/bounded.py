"""How far a power goes, or a breakpoint: "cannot have more than 5 power", "has a maximum power of 4".

Its power cannot be above that, or below it, whatever it would be otherwise; what "cannot be raised above 5" cannot be
increased so far. Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.numbers.put_on_it import begins
from smashrules.text.rewording.rule import over, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_STATS = ("power", "breakpoint")
_APART = (".", ",", ":", ";", "and", "or", "while", "if", "that", "who", "unless", "but")
_ASKING = frozenset(
    ("if", "that", "who", "while", "unless", "until", "when", "after", "with", "where", "would", "before")
)
_SIDES = {
    "more": "above",
    "greater": "above",
    "higher": "above",
    "less": "below",
    "lower": "below",
    "fewer": "below",
    "smaller": "below",
}
_GOING = (["go"], ["rise"], ["be", "raised"], ["be", "increased"], ["go", "up"], ["be", "raised", "to"])
_FALLING = (["go"], ["fall"], ["drop"], ["be", "lowered"], ["be", "reduced"], ["go", "down"], ["be", "reduced", "to"])
_NEVER = (["can", "never"], ["may", "not"], ["can", "not"], ["may", "never"])
_LIMITS = {"maximum": "above", "minimum": "below", "max": "above", "min": "below"}


def _cannot(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Its power is never more than 6", "can never be more", "never exceeds 6", "must be at least 2", "is always
    at most 4": cannot be more than 6, less than 2."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        said, end = _as_a_bound(words, place)
        if said and _of_a_number(words, place) is not None:
            cannot = over(said, tokens[place], tokens[end - 1])
            return [*tokens[:place], *cannot, *_cannot(tokens[end:], lex)]
    return tokens


def _as_a_bound(words: list[str], place: int) -> tuple[list[str], int]:
    """What says plainly how far a number goes, and where the words end that say it otherwise."""
    two, number = words[place : place + 2], 0
    if two in _NEVER and words[place + 2 : place + 3] in (
        ["be"],
        ["go"],
        ["exceed"],
        ["have"],
        ["rise"],
        ["fall"],
        ["drop"],
    ):
        return ["cannot"], place + 2
    if two == ["cannot", "exceed"] or two in (["never", "exceeds"], ["never", "exceed"], ["cannot", "surpass"]):
        return ["cannot", "be", "above"], place + 2
    if two in (["is", "never"], ["are", "never"]) and words[place + 2] in _SIDES and words[place + 3] == "than":
        return ["cannot", "be", _SIDES[words[place + 2]]], place + 4
    if two in (["must", "be"], ["is", "always"], ["are", "always"]):
        number = place + 2
    for least, side in ((["at", "least"], "below"), (["at", "most"], "above")):
        if number and words[number : number + 2] == least:
            return ["cannot", "be", side], number + 2
    return [], 0


def _further(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Its power cannot be higher than 5", "cannot go above 5", "cannot be raised to more than 5": cannot be above
    5, cannot be increased above 5."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        if words[place] != "cannot" or _of_a_number(words, place) is None:
            continue
        at = place + 1
        going = max(
            (each for each in (*_GOING, *_FALLING) if words[at : at + len(each)] == each), key=len, default=[]
        )
        behind = at + (len(going) or (1 if words[at] == "be" else 0))
        if behind == at:
            continue
        side, end = _side(words, behind)
        if not side or (going and going not in (_GOING if side == "above" else _FALLING)):
            continue
        changed = ["increased" if side == "above" else "reduced"] if going else []
        bound = over(["cannot", "be", *changed, side], tokens[place], tokens[end - 1])
        if words_of(bound) != words[place:end]:
            return [*tokens[:place], *bound, *_further(tokens[end:], lex)]
    return tokens


def _side(words: list[str], at: int) -> tuple[str, int]:
    """On which side of a number it cannot be, and where these words end."""
    if words[at : at + 1] in (["above"], ["over"], ["beyond"], ["past"]):
        return "above", at + 1
    if words[at : at + 1] in (["below"], ["under"]):
        return "below", at + 1
    if words[at : at + 1] and words[at] in _SIDES and words[at + 1 : at + 2] == ["than"]:
        return _SIDES[words[at]], at + 2
    return "", at


def _has_no_more(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Minions here cannot have more than 5 power", "cannot have a power greater than 5", "no minion here can have
    more than 5 power": their power cannot be above 5."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        begin = _begin(words, place)
        none = words[begin] == "no"
        able = ("can", "may") if none else ("cannot",)
        if words[place] not in able or words[place + 1] != "have" or _ASKING & set(words[begin:place]):
            continue
        bound = _had(words, place + 2)
        if bound is None:
            continue
        side, number, end = bound
        who = [*tokens[begin:place]] or _whose_it_was(tokens, words, place)
        if none:
            who[0] = replace(who[0], word="each")
        if not who:
            continue
        if words_of(who) in (["it"], ["they"]):
            who = [replace(who[0], word="them" if who[0].word == "they" else "it")]
            what = "card"
        else:
            what = lex.nouns.get(_noun([*words_of(who), ""], lex), ("",))[0]
        if what not in ("minion", "titan", "card", "monster"):
            continue
        start = tokens[begin]
        if begin == place:  # "this minion has -2 power, but cannot have less than 1 power"
            who = [replace(each, start=start.start, end=start.start) for each in who]
        of = [replace(start, word=each, end=start.start) for each in ("the", "power", "of")]
        cannot = over(["cannot", "be", side], tokens[place], tokens[number - 1])
        lead = tokens[:begin]
        if begin == place:
            lead[-1] = replace(lead[-1], word="and")
        return [*lead, *of, *who, *cannot, tokens[number], *tokens[end:]]
    return tokens


def _whose_it_was(tokens: list[Token], words: list[str], place: int) -> list[Token]:
    """Who has what is told before "but cannot have less than 1 power"."""
    joined = place - 1 - (words[place - 2] == ",")
    has = next((at for at in range(joined - 1, 0, -1) if words[at] in ("has", "have", "gains", "gain")), 0)
    if words[place - 1] not in ("but", "and") or not has or words[has + 1][:1] not in ("+", "-"):
        return []
    return tokens[_begin(words, has) : has]


def _had(words: list[str], at: int) -> tuple[str, int, int] | None:
    """ "More than 5 power", "a power greater than 5", "power above 5", "no more than 5 power" is none of them."""
    at += words[at] in ("a", "its", "their")
    if words[at] == "power":
        at += 1
        side, number = _side(words, at + (words[at : at + 1] == ["of"]))
        return (side, number, number + 1) if side and _is_number(words, number) else None
    if words[at] in _SIDES and words[at + 1 : at + 2] == ["than"] and _is_number(words, at + 2):
        ends = words[at + 3 : at + 4] == ["power"] and words[at + 4 : at + 5] not in (["counter"], ["counters"])
        return (_SIDES[words[at]], at + 2, at + 4) if ends else None
    return None


def _limit(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This minion has a maximum power of 4", "this minion's minimum power is 2": its power cannot be above 4,
    cannot be below 2."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        if words[place] not in _LIMITS or words[place + 1] not in _STATS:
            continue
        side, begin = _LIMITS[words[place]], _begin(words, place)
        stat, behind = tokens[place + 1], place + 2
        if _ASKING & set(words[begin:place]):
            continue
        if words[place - 2 : place] in (["has", "a"], ["have", "a"]) and words[behind : behind + 1] == ["of"]:
            first = tokens[begin]
            of = [replace(first, word=each, end=first.start) for each in ("the", stat.word, "of")]
            cannot = over(["cannot", "be", side], tokens[place - 2], tokens[behind])
            return [*tokens[:begin], *of, *tokens[begin : place - 2], *cannot, *_limit(tokens[behind + 1 :], lex)]
        is_ = next((at for at in range(behind, len(words)) if words[at] in ("is", "becomes", "are")), 0)
        if is_ and (is_ == behind or words[behind] == "of") and not set(words[behind:is_]) & set(_APART):
            cannot = over(["cannot", "be", side], tokens[is_], tokens[is_])
            return [*tokens[:place], *tokens[place + 1 : is_], *cannot, *_limit(tokens[is_ + 1 :], lex)]
    return tokens


def _of_a_number(words: list[str], place: int) -> int | None:
    """Where the sentence begins that says something of a power or breakpoint; None where it says it of what else, or
    asks for it."""
    begin = _begin(words, place)
    said = words[begin:place]
    if _ASKING & set(said):
        return None
    theirs = any(word in _STATS and said[at - 1] in ("'s", "its", "their", "printed") for at, word in enumerate(said))
    whole = any(said[at : at + 3] == ["the", each, "of"] for at in range(len(said)) for each in _STATS)
    if whole or (theirs and said[-1:] and said[-1] in _STATS) or _power_here(said):
        return begin
    return None


def _power_here(said: list[str]) -> bool:
    return said[-2:-1] == ["power"] and said[-1] in ("here", "there")


def _begin(words: list[str], place: int) -> int:
    return begins(words, place, _APART)


def _noun(who: list[str], lex: Lexicon) -> str:
    """The first noun of who has it that owns nothing."""
    return next((word for at, word in enumerate(who[:-1]) if word in lex.nouns and who[at + 1] != "'s"), "")


def _is_number(words: list[str], at: int) -> bool:
    return bool(words[at : at + 1]) and words[at].isdigit()


BOUNDED = (
    where(_limit, " ".join(_LIMITS), " ".join(_STATS)),
    where(_cannot, "never may not exceed exceeds surpass must always", " ".join(_STATS)),
    where(_has_no_more, "have", "power", "cannot can may"),
    where(_further, "cannot", "power breakpoint"),
)
"""The rules of how far a number goes, in the order in which they are asked."""
