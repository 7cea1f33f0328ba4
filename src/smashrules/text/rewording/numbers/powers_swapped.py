"""Two that swap their powers: "two of your minions on the same base swap powers until the end of the turn"; so do two
bases their breakpoints.

They are chosen, and the power of each of them is equal to that of the other, for as long as is said. Knows words and
their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import begin_behind, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_VERBS = ("swap", "exchange", "switch", "trade", "swaps", "exchanges", "switches", "trades")
_POWERS = {
    "power": "power",
    "powers": "power",
    "printed_power": "printed_power",
    "breakpoint": "breakpoint",
    "breakpoints": "breakpoint",
}
_TWO = ("two", "2", "&two")
_ONE = ("a", "an", "one", "another", "&one")
_THEM = (
    ["they"],
    ["they", "both"],
    ["both"],
    ["those", "minions"],
    ["those", "two", "minions"],
    ["the", "two", "minions"],
    ["the", "two"],
    ["these", "minions"],
    ["the", "chosen", "minions"],
    ["both", "minions"],
    ["the", "minions"],
    ["them"],
    ["those", "bases"],
    ["those", "two", "bases"],
    ["the", "bases"],
    ["both", "bases"],
)
_KNOWN = (["this", "minion"], ["that", "minion"], ["it"], ["the", "chosen", "minion"])
_WHO = ["the", "power", "of", "each", "of", "them", "is", "equal", "to", "the", "other", "'s", "power"]
_UNTIL = ("until", "during")
_ENDS = (".", ",", ";", ":", "then", "&then", "@or")
_EACH = (["each"], ["each", "one"], ["each", "of", "them"], ["each", "of", "those", "minions"], ["each", "minion"])


def _powers(words: list[str]) -> list[str]:
    """The words with "printed power" as one, and a blank behind it."""
    found = list(words)
    for place in range(len(words) - 1):
        if words[place] == "printed" and words[place + 1] in ("power", "powers"):
            found[place : place + 2] = ["", "printed_power"]
    return found


def _swap_powers(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Two minions swap powers", "swap the powers of two minions", "swap powers with a minion here"."""
    words = _powers(words_of(tokens))
    for verb, word in enumerate(words):
        if word not in _VERBS:
            continue
        begin = begin_behind(words, verb, _ENDS)
        begin = verb if words[verb - 1] == "and" and "their" in words[verb:] else begin  # "choose two and swap their"
        end = next((at for at in range(verb, len(words)) if words[at] in (*_ENDS, "and")), len(words))
        end = end if words[end : end + 1] != ["and"] else _whole(words, verb, end)
        found = _who_and_what(words[begin:verb], [each for each in words[verb + 1 : end] if each])
        if found is None:
            continue
        may, who, stat, until = found
        first = begin
        if begin > 1 and words[begin - 1] == "," and _leads(words, begin):  # "until the end of the turn, they swap"
            first = begin_behind(words, begin - 1, _ENDS)
            until = until or words[first : begin - 1]
        told = _spelt(_told(may, who, stat, until) or [])
        if not told:
            continue
        return [*tokens[:first], *_placed(told, tokens[first:end]), *_swap_powers(tokens[end:], lex)]
    return tokens


def _spelt(words: list[str]) -> list[str]:
    return [each for word in words for each in word.split("_") if each]


def _placed(told: list[str], tokens: list[Token]) -> list[Token]:
    """What is told, each word where it was written, if it was."""
    found: list[Token] = []
    at, last = 0, tokens[-1].end
    for word in told:
        same = next((nth for nth in range(at, len(tokens)) if tokens[nth].word == word), None)
        if same is not None and (word not in _COMMON or same == at):
            found.append(tokens[same])
            at = same + 1
        else:
            start = min(found[-1].start + 1 if found else tokens[0].start, last - 1)
            found.append(Token(word, start, max(start + 1, found[-1].end if found else start + 1)))
    return found


_COMMON = ("the", "of", "and", "power", "each", "is", "to", "'s", ".")


def _whole(words: list[str], verb: int, joint: int) -> int:
    """Where it ends: "swap the powers of this minion and another minion" goes on behind the first "and"."""
    both = {"of", "between"} & set(words[verb + 1 : verb + 5])
    start = joint + 1 if both else joint
    return next((at for at in range(start, len(words)) if words[at] in (*_ENDS, "and")), len(words))


def _leads(words: list[str], begin: int) -> bool:
    first = begin_behind(words, begin - 1, _ENDS)
    return words[first : first + 1] == ["until"]


def _who_and_what(before: list[str], behind: list[str]) -> tuple[bool, list[str], str, list[str]] | None:
    """Whether it may be left, who swap, which power, and until when; None where no powers are swapped."""
    until = next((at for at, word in enumerate(behind) if word in _UNTIL), len(behind))
    behind, end = behind[:until], behind[until:]
    may = "may" in before
    who = before[: before.index("may")] if may else before
    who = [] if who in (["you"], ["you", "may"]) else who
    if may and before[-1:] == ["have"]:
        return None
    if may and before[before.index("may") + 1 :] not in ([], ["each"]):
        have = before[before.index("may") + 1 :]
        if have[:1] != ["have"] or who:
            return None
        who = have[1:]  # "you may have two of your minions swap powers"
    if behind[-3:] == ["with", "each", "other"]:
        behind = behind[:-3]
    if len(behind) == 1 and behind[0] in _POWERS and who:
        return may, who, _POWERS[behind[0]], end
    if len(behind) == 2 and behind[0] == "their" and behind[1] in _POWERS:
        return may, who or ["them"], _POWERS[behind[1]], end
    if behind[:1] and behind[0] in _POWERS and behind[1:2] == ["with"]:
        return may, [*(who or ["this", "minion"]), "and", *behind[2:]], _POWERS[behind[0]], end
    if (
        behind[:1] == ["the"]
        and len(behind) > 3
        and behind[1] in _POWERS
        and behind[2] in ("of", "between")
        and not who
    ):
        return may, behind[3:], _POWERS[behind[1]], end
    for known in ([*each, "'s"] for each in _KNOWN):
        at = len(known)
        if behind[:at] == known and behind[at : at + 1] and behind[at] in _POWERS and not who:
            stat, other = _POWERS[behind[at]], behind[at + 1 :]
            of = next(
                (
                    each
                    for each in (["with", "that", "of"], ["with", "the", stat, "of"])
                    if other[: len(each)] == each
                ),
                [],
            )
            if of:
                return may, [*known[:-1], "and", *other[len(of) :]], stat, end
            if other[:1] == ["with"] and other[-2:] == ["'s", stat]:
                return may, [*known[:-1], "and", *other[1:-2]], stat, end
    return None


def _told(may: bool, who: list[str], stat: str, until: list[str]) -> list[str] | None:
    """What is said instead."""
    equal = [stat if each == "power" else each for each in _WHO]
    if who in _THEM:
        return [*equal, *until]
    if set(who) & {"or", "if", "each", "all"}:
        return None
    if who[:1] and who[0] in _TWO:
        return _chosen(may, who, [*equal, *until])
    if who.count("and") != 1:
        return None
    one, other = who[: who.index("and")], who[who.index("and") + 1 :]
    if one not in _KNOWN and other in _KNOWN:
        one, other = other, one
    both = ["the", stat, "of", *one, "and", *(other if other in _KNOWN else ["that", "minion"]), *equal[6:], *until]
    if one in _KNOWN and other in _KNOWN:
        return both if not may else None
    if one in _KNOWN:
        return _chosen(may, other, both) if other[:1] and other[0] in _ONE else None
    if one[:1] and one[0] in _ONE and other[:1] and other[0] in _ONE:
        return _chosen(may, [*one, "and", *other], [*equal, *until])
    return None


def _chosen(may: bool, who: list[str], then: list[str]) -> list[str]:
    if may:
        return ["you", "may", "choose", *who, ".", "if", "you", "do", ",", *then]
    return ["choose", *who, ".", *then]


def _each_has_the_others(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each has the printed power of the other", "each one has the other's power"."""
    words = _powers(words_of(tokens))
    for place in range(1, len(words) - 3):
        if words[place] != "has":
            continue
        who = next((each for each in reversed(_EACH) if words[place - len(each) : place] == each), None)
        begin = place - len(who) if who is not None else 0
        if who is None or (begin and words[begin - 1] not in _ENDS):
            continue
        end = next((stop for stop in range(place, len(words)) if words[stop] in (*_ENDS, "and")), len(words))
        behind = [each for each in words[place + 1 : end] if each]
        stat = next((each for each in behind if each in _POWERS), "")
        known = (
            ["the", "other", "'s", stat],
            ["the", stat, "of", "the", "other"],
            ["the", stat, "of", "the", "other", "one"],
        )
        theirs = next((each for each in reversed(known) if behind[: len(each)] == each), None)
        behind = behind[len(theirs or []) :]
        if theirs is None or not stat or (behind and behind[0] not in _UNTIL):
            continue
        first = begin
        if begin > 1 and words[begin - 1] == "," and _leads(words, begin):
            first = begin_behind(words, begin - 1, _ENDS)
            behind = behind or words[first : begin - 1]
        told = _spelt([*(_POWERS[stat] if each == "power" else each for each in _WHO), *behind])
        return [*tokens[:first], *_placed(told, tokens[first:end]), *tokens[end:]]
    return tokens


POWERS_SWAPPED = (
    where(_swap_powers, " ".join(_VERBS), " ".join(_POWERS)),
    where(_each_has_the_others, "each", "other", "has"),
)
"""The rules of two that have each other's power."""
