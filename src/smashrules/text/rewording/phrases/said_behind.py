"""What is said of all that is done, put behind it: "you may instead return it" returns it instead; how long it lasts
is one word: "as long as this card is in play". When it is gained is put ahead.

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import said_at, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import acts, bare
from smashrules.text.words.tokens import Token, words_of

_ENDS = ("@or", "if", "unless", "while", "for_each")
_WAITING = ("if", "when", "whenever", "unless", "after")
_MODAL = ("may", "must", "can")
_ONCE = ("&(once_per_turn)", "&(only_once_per_turn)", "&(once_each_turn)", "&(only_once_each_turn)")
_STAYING = ("card", "minion", "action", "titan")


def _while_it_is_there(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "... as long as this card is in play", "... until this card leaves play", where it ends the sentence."""
    words = words_of(tokens)
    there = words[-3:] == ["is", "in", "play"] and words[-6:-5] in (["as_long_as"], ["while"])
    gone = words[-2:] == ["leaves", "play"] and words[-5:-4] == ["until"]
    begin = len(words) - (6 if there else 5)
    this = words[begin + 1 : begin + 3]
    if not (there or gone) or begin < 1 or this[0] != "this" or this[1] not in _STAYING:
        return tokens
    return [*tokens[:begin], replace(tokens[begin], word=f"&whilethis{this[1]}", end=tokens[-1].end)]


def _while_it_lies_there(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "You control this minion as long as this action is on it", "this minion has +2 power while this is attached to
    it": what an action says of the minion that it is on is so for that long anyway."""
    words = words_of(tokens)
    place = next((at for at in range(3, len(words) - 3) if words[at] in ("as_long_as", "while")), 0)
    tail = words[place + 1 :]
    this = 1 + (tail[1:2] in (["action"], ["card"]))
    there = tail[this:] in [["is", *on, *what] for on in _LYING for what in _ON_WHAT]
    said = words[:place]
    about = said[:2] == ["this", "minion"] or said[:4] == ["you", "control", "this", "minion"]
    if not place or tail[:1] != ["this"] or not there or not about:
        return tokens
    return tokens[:place]


_LYING = (["on"], ["attached", "to"])
_ON_WHAT = (["it"], ["this", "minion"])


def _until_it_is_gone(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Until this minion leaves play, that minion cannot be moved": it cannot be, until this one leaves play."""
    words = words_of(tokens)
    told = words[0] == "until" and words[1:2] == ["this"] and words[3:6] == ["leaves", "play", ","]
    if not told or words[2] not in _STAYING or {",", "until", "if"} & set(words[6:]):
        return tokens
    at = tokens[-1].end
    return [*tokens[6:], *said_at(tokens[:5], at)]


def _instead_behind(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """The tokens of a sentence with "instead" where it stands mostly, at the end of what is done."""
    words = words_of(tokens)
    for place, word in enumerate(words[:-1]):
        if word != "instead" or not _before_a_verb(words, place, lex):
            continue
        end = next((at for at in range(place + 1, len(words)) if words[at] in _ENDS), len(words))
        last = tokens[end - 1].end
        behind = Token("instead", last, last)
        return [*tokens[:place], *tokens[place + 1 : end], behind, *tokens[end:]]
    return tokens


def _before_a_verb(words: list[str], place: int, lex: Lexicon) -> bool:
    """Whether it stands where a deed begins: not in what is only supposed ("if it would instead be moved"), and not
    where the deed is over already ("return it instead")."""
    before, after = words[place - 1] if place else "", words[place + 1]
    if before in _MODAL:
        return bare(after, lex)
    if before in ("", ","):
        return bare(after, lex) and (not place or words[0] in _WAITING or before == ",")
    told = lex.nouns.get(before, ("",))[0] or before in lex.classes["PRON"]
    begun = max((at for at in range(place) if words[at] == ","), default=-1) + 1
    said = any(acts(each, lex) for each in words[begun:place])
    return bool(told) and acts(after, lex) and not said and words[begun] not in _WAITING


def _unless_first(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "You cannot play actions here unless you discard a card first": what is a price is paid first."""
    words = words_of(tokens)
    if words[-1] != "first" or "unless" not in words or {"when", "after", "before"} & set(words):
        return tokens
    paying = words[words.index("unless") + 1 : -1]
    payer = paying[:1] in (["they"], ["you"]) or paying[:2] == ["its", "controller"]
    if not payer or paying[-1] not in lex.nouns:
        return tokens
    return [*tokens[:-2], replace(tokens[-2], end=tokens[-1].end)]


def _gained_each_time(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This minion gains +1 power until the end of the turn whenever you play an action": each time, it gains it."""
    words = words_of(tokens)
    gains = next((at for at, word in enumerate(words) if word in ("gain", "gains")), 0)
    when = next((at for at in range(gains + 2, len(words)) if words[at] in ("whenever", "each_time")), 0)
    if not gains or not when or {*_WAITING, "each_time", ","} & set(words[:when]) or "until" not in words:
        return tokens
    until = words.index("until")
    event, long = tokens[when:], tokens[until:when] if until < when else []
    if until > when:
        if words[until - 1] != ",":
            return tokens
        event, long = tokens[when : until - 1], tokens[until:]
    at = event[-1].end
    return [*event, Token(",", at, at), *tokens[: min(until, when)], *long]


def _in_brackets_once(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "You may draw a card (only once per turn)": once per turn."""
    words = words_of(tokens)
    place = next((at for at, word in enumerate(words) if word in _ONCE), None)
    if place is None:
        return tokens
    comma = replace(tokens[place], word=",", end=tokens[place].start + 1)
    return [*tokens[:place], comma, replace(tokens[place], word="once_per_turn"), *tokens[place + 1 :]]


def _while_behind(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "You have +2 power here, as long as you have a minion here": the comma says nothing."""
    words = words_of(tokens)
    if words.count(",") != 1 or words[0] in (*_WAITING, *_ENDS, "as_long_as", "until", "before"):
        return tokens
    comma = words.index(",")
    if words[comma + 1 : comma + 2] not in (["as_long_as"], ["while"]) or {"and", "or"} & set(words[:comma]):
        return tokens
    return [*tokens[:comma], *tokens[comma + 1 :]]


def _only_on_your_turn(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This minion has +2 power on your turn only": it has that on your turn, and no longer."""
    words = words_of(tokens)
    has = next((at for at, word in enumerate(words) if word in ("has", "have", "gets", "get", "gains", "gain")), 0)
    if not has or words[has + 2 : has + 3] != ["power"] or words[has + 1][:1] not in "+-":
        return tokens
    for place in range(has + 3, len(words)):
        if words[place] != "only":
            continue
        ahead = words[place + 1 : place + 2] in (["on"], ["during"]) and words[-1] in ("turn", "turns")
        if (ahead or (place == len(words) - 1 and words[place - 1] in ("turn", "turns"))) and "," not in words:
            return [*tokens[:place], *tokens[place + 1 :]]
    return tokens


def _control_during(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "You control this minion during your turn": during your turn, you control it."""
    words = words_of(tokens)
    control = words.index("control")
    ends = words[-3:] in (["during", "your", "turn"], ["on", "your", "turn"])
    if words[:1] != ["you"] or control != 1 or not ends or {",", "and", "or", "if", "while"} & set(words):
        return tokens
    at = tokens[0].start
    when = [replace(each, start=at, end=at + 1) for each in tokens[-3:]]
    return [*when, Token(",", at, at + 1), *tokens[:-3]]


def _otherwise_you(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Otherwise you discard a card", "otherwise, you discard one": otherwise, discard one."""
    words = words_of(tokens)
    you = 1 + (words[1:2] == [","])
    if words[0] != "otherwise" or words[you : you + 1] != ["you"] or not bare("".join(words[you + 1 : you + 2]), lex):
        return tokens
    return [tokens[0], replace(tokens[you], word=","), *tokens[you + 1 :]]


SAID_BEHIND = (
    where(_while_behind, "as_long_as while", ","),
    where(_only_on_your_turn, "only", "turn turns", "power"),
    where(_otherwise_you, "otherwise", "you"),
    where(_control_during, "control", "turn", "during on"),
    where(_in_brackets_once, " ".join(_ONCE)),
    where(_gained_each_time, "whenever each_time", "gain gains", "until"),
    where(_unless_first, "unless", "first"),
    where(_instead_behind, "instead"),
    where(_until_it_is_gone, "leaves", "until", "play"),
    where(_while_it_lies_there, "as_long_as while", "on attached", "this"),
    where(_while_it_is_there, "is leaves", "play", "as_long_as while until"),
)
"""The rules that put such words at the end of a sentence, or leave one out, in the order in which they are asked."""
