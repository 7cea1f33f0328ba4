"""What lies on a card or base, told in other words: "a minion with an attached action", "with an action attached", "a
base holding one of your actions", "a minion without actions", "with any counters on it".

It has an action on it, or none; it has a counter. Knows words and their neighbours, no structure; it is asked before
words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, over, put, sentence_begin, where
from smashrules.text.words.lexicon import Lexicon, takes_an
from smashrules.text.words.tokens import Token, words_of

_BEARERS = ("minion", "titan", "base", "card", "monster")
_HAVE = ("with", "without", "has", "have", "having")
_CARRYING = ("carrying", "holding", "bearing", "containing")
_SORTS = ("minion", "action", "titan", "card")
_PARTS = (".", ",", ":", ";", "and", "or", "to", "on", "if", "until")
_COUNTERS = (["counters"], ["+1", "power", "counters"], ["power", "counters"], ["stasis", "counters"])


def _kind(words: list[str], place: int, lex: Lexicon) -> tuple[str, str]:
    return lex.nouns.get(words[place], ("", "")) if 0 <= place < len(words) else ("", "")


def _bearer(words: list[str], has: int, lex: Lexicon) -> str:
    """How what is said to have it, before ``has``, is spoken of: "it", "them"; "" if that is no card and no base."""
    noun = has - 1
    while noun > 0 and words[noun] in ("that", "which", "here", "there", "who"):
        noun -= 1
    kind, number = _kind(words, noun, lex)
    if kind not in _BEARERS:
        return ""
    return "them" if number == "many" and "of" not in words[max(noun - 3, 0) : noun] else "it"


def _attached(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A minion with an action attached", "with an attached action": with an action on it."""
    words = words_of(tokens)
    for place in range(3, len(words)):
        if words[place] != "attached" or words[place + 1 : place + 2] in (["to"], ["'s"]):
            continue
        begin = max((at for at in range(place) if words[at] in _PARTS), default=-1) + 1
        has = next((at for at in range(place - 1, begin, -1) if words[at] in _HAVE), 0)
        bearer = _bearer(words, has, lex) if has else ""
        if not bearer:
            continue
        if _kind(words, place - 1, lex)[0] == "action":
            return _attached(put(tokens, place, place + 1, ["on", bearer]), lex)
        noun = place + 1
        if _kind(words, noun, lex)[0] != "action" or words[place - 1] in ("the", "its", "that", "those"):
            continue
        before = tokens[place - 1]
        if before.word in ("a", "an"):
            before = replace(before, word="an" if takes_an(words[noun]) else "a")
        on_it = over(("on", bearer), tokens[noun], tokens[noun])
        rest = tokens[noun + 1 :]
        return _attached([*tokens[: place - 1], before, tokens[noun], *on_it, *rest], lex)
    return tokens


def _carrying(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A minion carrying one of your actions", "a base containing one of your minions": with one of them on it."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        bearer = _bearer(words, place, lex) if words[place] in _CARRYING else ""
        if not bearer:
            continue
        nouns = [at for at in range(place + 1, len(words)) if _kind(words, at, lex)[0]]
        noun = next((at for at in nouns if words[at + 1 : at + 2] != ["'s"]), 0)
        on_base = _kind(words, place - 1, lex)[0] == "base"
        carried = (*_SORTS,) if on_base else ("action",)
        if not noun or _kind(words, noun, lex)[0] not in carried or set(words[place + 1 : noun]) & set(_PARTS):
            continue
        on = () if words[noun + 1 : noun + 2] == ["on"] else ("on", bearer)
        on_it, with_ = over(on, tokens[noun], tokens[noun]), replace(tokens[place], word="with")
        return _carrying([*tokens[:place], with_, *tokens[place + 1 : noun + 1], *on_it, *tokens[noun + 1 :]], lex)
    return tokens


def _without(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A minion without actions": with no actions on it."""
    words = words_of(tokens)
    for place in range(1, len(words) - 1):
        bearer = _bearer(words, place, lex) if words[place] == "without" else ""
        any_ = at_words(words, place + 1, (["any"], ["an"]))
        noun = place + 1 + len(any_)
        if (
            not bearer
            or _kind(words, noun, lex)[0] != "action"
            or words[noun + 1 : noun + 2] in (["on"], ["attached"])
        ):
            continue
        if _kind(words, place - 1, lex)[0] == "base":
            continue  # those on the minions there, too?
        return _without(put(tokens, place, noun + 1, ["with", "no", "actions", "on", bearer]), lex)
    return tokens


def _any_counters(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A minion with any counters on it": with a counter."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        if words[place] not in ("with", "has", "have") or words[place + 1] != "any":
            continue
        counters = at_words(words, place + 2, _COUNTERS)
        if not counters or not _bearer(words, place, lex):
            continue
        last = place + 1 + len(counters)
        a, counter = replace(tokens[place + 1], word="a"), replace(tokens[last], word="counter")
        return _any_counters([*tokens[: place + 1], a, *tokens[place + 2 : last], counter, *tokens[last + 1 :]], lex)
    return tokens


def _with_actions(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A minion with another action", "a minion that has two actions": on it."""
    words = [*words_of(tokens), ""]
    for place in range(1, len(tokens) - 1):
        told = words[place] == "with" or (words[place] in ("has", "have") and words[place - 1] in ("that", "which"))
        bearer = _bearer(words, place, lex) if told else ""
        if not bearer or not (words[place + 1] in _SOME or words[place + 1] == "actions"):
            continue
        noun = next((at for at in range(place + 1, len(tokens)) if words[at] not in _HOW_MANY), 0)
        owner = next(at for at in range(place - 1, -1, -1) if words[at] not in ("that", "which", "here", "there"))
        begin = sentence_begin(words, place)
        begin += 2 * (words[begin : begin + 2] == ["play", "on"])
        if _kind(words, noun, lex)[0] != "action" or words[noun + 1] not in _OVER:
            continue
        if _kind(words, owner, lex)[0] not in ("minion", "titan") or not _CHANGING.isdisjoint(words[begin:place]):
            continue
        at = tokens[noun].end
        on_it = [Token(each, at, at) for each in ("on", bearer)]
        return _with_actions([*tokens[: noun + 1], *on_it, *tokens[noun + 1 :]], lex)
    return tokens


_SOME = ("a", "an", "another", "one", "two", "three", "no", "any", "at", "your")
_HOW_MANY = (*_SOME, "or", "more", "least", "of", "other")
_OVER = (
    "",
    ".",
    ",",
    "here",
    "there",
    "to",
    "and",
    "has",
    "have",
    "gains",
    "cannot",
    "until",
    "instead",
    "is",
    "are",
)
_CHANGING = frozenset(("swap", "exchange", "replace", "trade", "switch", "swaps", "play", "plays", "played"))

CARRIED = (
    where(_with_actions, "action actions", "with has have", "minion minions titan"),
    where(_attached, "attached", " ".join(_HAVE)),
    where(_carrying, " ".join(_CARRYING)),
    where(_without, "without", "action actions"),
    where(_any_counters, "any", "counters"),
)
"""The rules of what lies on a card or base."""
