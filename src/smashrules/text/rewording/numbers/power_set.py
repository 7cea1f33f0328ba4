"""A power that something has in the place of its own: "this minion has a power of 3", "has that minion's power
instead of its own", "has only its printed power".

Its power is that much. Which of several it is like is chosen first. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, begin_behind, put, sentence_begin, sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_OWN = (
    *(
        [*opened, *own]
        for opened in (["instead", "of"], ["in", "place", "of"], ["and", "not"])
        for its in ("its", "their")
        for own in ([its], [its, "power"], [its, "printed", "power"], [its, "own"], [its, "own", "power"])
    ),
    ["instead"],
)
_ENDS = (".", ",", "until", "while", "and", "or", "for", "this_turn", "as", "during", "on", "if", "unless")
_ASKING = frozenset(
    ("if", "that", "who", "while", "unless", "when", "after", "with", "where", "which", "you", "player", "players")
)
_ONE = ("a", "an", "another", "one", "any")
_MINION = ("minion", "minions")


def _clause(words: list[str], place: int) -> int:
    """Where the clause begins in which something is said to have what it has."""
    return begin_behind(words, place, (".", ":", ","))


def _said_of(words: list[str], place: int) -> list[str]:
    """The words of what has it, if it is one minion or each of several, and no question; else none."""
    begin = _clause(words, place)
    who = words[begin:place]
    opener = words[sentence_begin(words, begin) : begin]
    if opener[:1] and opener[0] in ("if", "while", "when", "unless") and "," not in opener[-1:]:
        return []
    theirs = [each for each, behind in zip(who, [*who[1:], ""], strict=True) if behind != "'s"]
    asked = set(theirs[1:] if who[:1] == ["that"] else theirs) & _ASKING or "or" in who or "and" in who
    return who if not asked and (who in (["it"], ["they"]) or set(who) & set(_MINION)) else []


def _of(who: list[str], stat: list[str]) -> list[str]:
    """The words of the number of what has it."""
    if who in (["it"], ["they"]):
        return ["its" if who == ["it"] else "their", *stat]
    if len(who) == 2 and who[0] in ("this", "that"):
        return [*who, "'s", *stat]
    return ["the", *stat, "of", *who]


def _so_much(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each minion here has a power of 3", "has printed power 2 instead of its own": its power is that."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        if words[place] not in ("has", "have"):
            continue
        article = words[place + 1 : place + 2] == ["a"]
        at = place + 1 + article
        stat = at_words(words, at, (["power"], ["printed", "power"]))
        at += len(stat)
        of = words[at : at + 1] == ["of"]
        at += of
        number = words[at] if at < len(words) else ""
        told = stat and (number.isdigit() or number in lex.numerals) and (of or not article)
        end = at + 1
        own = at_words(words, end, _OWN)
        end += len(own)
        closed = words[end : end + 1] in ([], *([each] for each in _ENDS if each not in ("or", "for")))
        who = _said_of(words, place) if told and closed else []
        if not who:
            continue
        return put(tokens, _clause(words, place), end, [*_of(who, stat), "is", number])
    return tokens


def _only_printed(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "It has only its printed power and no abilities": its power is equal to its printed power, and it has none."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        only = words[place + 1 : place + 3] in (["only", "its"], ["only", "their"])
        if words[place] not in ("has", "have") or not only or words[place + 3 : place + 5] != ["printed", "power"]:
            continue
        end = place + 5
        none = words[end : end + 3] == ["and", "no", "abilities"]
        end += 3 if none else 0
        who = _said_of(words, place)
        if not who or words[end : end + 1] not in ([], ["."], ["until"], ["while"], ["this_turn"], [","]):
            continue
        begin = _clause(words, place)
        several = who == ["they"] or who[:1] in (["each"], ["every"], ["all"]) or "minions" in who[-3:]
        who = _several(who) if several else who
        chosen = _chosen(words, begin, who)
        told = [*_of(_THAT if chosen else who, ["power"]), "is", "equal", "to"]
        told += ["their" if several else "its", "printed", "power"]
        if none:
            told += ["and", *(["they", "lose", "their"] if several else ["it", "loses", "its"]), "abilities"]
        changed = put(tokens, begin, end, told)
        return _choosing(changed, words, begin, chosen)
    return tokens


_THAT = ["that", "minion"]


def _several(who: list[str]) -> list[str]:
    """ "Each other minion here": other minions here."""
    if who[:1] not in (["each"], ["every"]):
        return who[1:] if who[:1] == ["all"] else who
    return ["minions" if each == "minion" else each for each in who[1:]]


def _chosen(words: list[str], begin: int, who: list[str]) -> list[str]:
    """Which one is chosen, where one of several is meant for a time; none where it is known which."""
    one = who[:1] in ([each] for each in _ONE)
    if not one or "until" not in _sentence(words, begin):
        return []
    return who[:-3] if who[-3:] == ["of", "your", "choice"] else who


def _sentence(words: list[str], begin: int) -> list[str]:
    stop = sentence_end(words, begin)
    return words[sentence_begin(words, begin) : stop]


def _choosing(tokens: list[Token], words: list[str], begin: int, chosen: list[str]) -> list[Token]:
    """The tokens with "choose a minion" as a sentence of its own before the one that begins before ``begin``."""
    if not chosen:
        return tokens
    head = sentence_begin(words, begin)
    at = tokens[head]
    length = max(1, at.end - at.start)
    said = ["choose", *chosen, "."]
    ahead = [Token(each, at.start + min(nth, length - 1), at.end) for nth, each in enumerate(said)]
    return [*tokens[:head], *ahead, *tokens[head:]]


def _like_another(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This minion has that minion's power", "has the printed power of another minion here until X": its power is
    equal to that; which other one, is chosen."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        if words[place] not in ("has", "have") or words[place + 1] in ("no", "only", "its"):
            continue
        end = next((at for at in range(place + 1, len(words)) if words[at] in (".", ",", "until", "instead")), 0)
        end = end or len(words)
        in_place = next((at for at in range(place + 1, end) if at_words(words, at, _OWN[:-1])), end)
        named = words[place + 1 : in_place]
        own = at_words(words, in_place, _OWN)
        stat = ["printed", "power"] if named[-2:] == ["printed", "power"] else ["power"]
        if named[:2] == ["the", "power"] and named[2:3] == ["of"]:
            stat, whose = ["power"], named[3:]
        elif named[:4] == ["the", "printed", "power", "of"]:
            stat, whose = ["printed", "power"], named[4:]
        elif named[-1 - len(stat) :] == ["'s", *stat]:
            whose = named[: -1 - len(stat)]
        else:
            continue
        who = _said_of(words, place)
        end = in_place + len(own)
        known = whose in (["that", "minion"], ["the", "chosen", "minion"])
        one = whose[:1] in ([each] for each in _ONE) and set(whose) & set(_MINION)
        if not who or not (known or one) or (known and stat == ["printed", "power"] and not own):
            continue
        begin = _clause(words, place)
        chosen = _chosen(words, begin, whose)
        if one and not chosen:
            continue
        like = [*(_THAT if one else whose), "'s", *stat]
        told = [*_of(who, stat), "is", "equal", "to", *like]
        return _choosing(put(tokens, begin, end, told), words, begin, chosen)
    return tokens


POWER_SET = (
    where(_only_printed, "printed", "only", "power", "has have"),
    where(_so_much, "has have", "power"),
    where(_like_another, "has have", "power", "that chosen another a one any"),
)
"""The rules of a power that something has in the place of its own."""
