"""What is said of each of several things for itself: "two minions, each on a different base", "neither of them can".

Each is put as it is said of all of them together. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import third
from smashrules.text.words.tokens import Token, words_of

_CAN = ("may", "can")
_APART = (",", "and", "then", "@or", "&then", ":", "or")
_OF_EACH = ("with", "from", "in")
_POWERS = ("power", "printed_power")
_WHERE = ("to", "on", "from", "at")
_WHOM = ("on", "to", "from")
_IN_TURN = ("one", "at", "a", "time")
_THINGS = ("minion", "action", "titan", "card", "monster", "base", "player")


def _neither(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Neither of them can be moved", "neither this minion nor that one may": they cannot."""
    words = words_of(tokens)
    for place, word in enumerate(words):
        if word not in ("neither", "none", "no") or (place and words[place - 1] not in (",", "and", ":")):
            continue
        modal = next((at for at in range(place + 1, len(words)) if words[at] in _CAN), 0)
        about = tokens[place + 1 : modal]
        if not modal or any(each in _APART for each in words[place + 1 : modal]) or words_of(about) == ["of", "you"]:
            return tokens
        if word == "no":
            several = any(lex.nouns.get(each.word, ("", ""))[1] == "many" for each in about)
            about = about if several else [replace(tokens[place], word="each"), *about]
        elif words[place + 1] == "of":
            about = [replace(each, word="they") if each.word == "them" else each for each in about[1:]]
        elif word == "none" or (about and "nor" not in words_of(about)):
            return tokens
        about = [replace(each, word="and") if each.word == "nor" else each for each in about]
        spoken = about or [replace(tokens[place], word="they")]
        spoken[0] = replace(spoken[0], start=tokens[place].start)
        return [*tokens[:place], *spoken, replace(tokens[modal], word="cannot"), *tokens[modal + 1 :]]
    return tokens


def _each_its_own(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Two minions, (one at a time,) each to a base with a higher breakpoint": to bases with a higher one."""
    words = words_of(tokens)
    for place in range(2, len(tokens) - 4):
        if words[place : place + 3] != [",", "each", "to"] or words[place + 4] != "base":
            continue
        begin = place - 5 if words[place - 5 : place] == [",", *_IN_TURN] else place
        another = words[place + 3] == "another"
        compared = words[place + 5 : place + 7] == ["with", "a"] and words[place + 3] == "a"
        if not (another or compared) or not _several(words[:begin], lex):
            continue
        bases = [replace(tokens[place + 3], word="other")] if another else []
        to = replace(tokens[place + 2], start=tokens[begin].start)
        return [*tokens[:begin], to, *bases, replace(tokens[place + 4], word="bases"), *tokens[place + 5 :]]
    return tokens


def _each_behind(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Two extra minions, each of power 2 or less", "..., each on a different base": on different bases."""
    words = [*words_of(tokens), "", "", "", "", ""]
    for place in range(2, len(tokens)):
        if words[place : place + 2] != [",", "each"] or not _several(words[:place], lex):
            continue
        if words[place + 2] in _WHERE and words[place + 3 : place + 5] == ["a", "different"]:
            kind = lex.nouns.get(words[place + 5], ("", ""))
            if kind != ("base", "one"):
                continue
            end = tokens[place + 5].end
            bases = [
                replace(tokens[place + 4], start=tokens[place].start),
                Token("bases", tokens[place + 5].start, end),
            ]
            return [*tokens[:place], tokens[place + 2], *bases, *tokens[place + 6 :]]
        powered = words[place + 2] == "of" and words[place + 3] in _POWERS
        if words[place + 2] in _OF_EACH or powered:
            said = replace(tokens[place + 2], start=tokens[place].start)
            return [*tokens[:place], said, *tokens[place + 3 :]]
    return tokens


def _several(words: list[str], lex: Lexicon) -> bool:
    """Whether the things named last are several."""
    begin = max((at + 1 for at, word in enumerate(words) if word in _APART), default=0)
    known = [lex.nouns[word] for word in words[begin:] if word in lex.nouns]
    named = [number for kind, number in known if kind in _THINGS]
    return bool(named) and named[-1] == "many"


def _says(word: str, lex: Lexicon) -> bool:
    """Whether a verb stands there that is said of one thing."""
    return word in ("has", "is", "may", "cannot") or third(word, lex)


def _each_alone(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Give each +1 power", "place a counter on each": each of them."""
    words = [*words_of(tokens), ""]
    for place in range(len(tokens)):
        if words[place] != "each":
            continue
        if (not place or words[place - 1] in _APART) and _says(words[place + 1], lex):  # "and each has -1 power"
            at = tokens[place].end
            return [*tokens[: place + 1], Token("of", at, at), Token("them", at, at), *tokens[place + 1 :]]
        if not place:
            continue
        before, after = words[place - 1], words[place + 1]
        given = before in ("give", "gives") and after[:1] in "+-" and after[1:].isdigit()
        closes = after in ("", ",", "and", "until")
        done = any(form in ("bare", "third") for _, form in lex.verbs.get(before, ()))
        goes = done and words[place + 1 : place + 3] in (
            ["to", "the"],
            ["to", "its"],
        )  # "move each to the other's base"
        if given or goes or (closes and (before in _WHOM or done)):
            at = tokens[place].end
            return [*tokens[: place + 1], Token("of", at, at), Token("them", at, at), *tokens[place + 1 :]]
    return tokens


OF_ALL = (
    where(_neither, "neither none no", "may can"),
    where(_each_its_own, "each", ",", "base"),
    where(_each_behind, "each", ","),
    where(_each_alone, "each"),
)
"""The rules that say of all together what is said of each, in the order in which they are asked."""
