"""Cards of whose controller, or owner, something is said: "a minion whose controller has more VPs than you", "each
of their controllers draws a card".

They are controlled by a player of whom it is so. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_HELD = {"controller": "controlled", "controllers": "controlled", "owner": "owned", "owners": "owned"}
_VERBS = ("has", "have", "does", "do", "controls", "control")


def _whose_controller(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Minions whose controllers have no titan": controlled by players who have none."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        held = _HELD.get(words[place + 1], "") if words[place] == "whose" else ""
        if not held or words[place + 2] not in _VERBS:
            continue
        many = words[place + 1].endswith("s") or _of_several(words[:place], lex)
        at, who, verb = tokens[place], tokens[place + 1], tokens[place + 2]
        player = ["players"] if many else ["a", "player"]
        told = [replace(who, word=each, start=who.end - 1) for each in ("by", *player, "who")]
        has = _MANY.get(verb.word, verb.word) if many else _MANY_TO_ONE.get(verb.word, verb.word)
        said = [replace(at, word=held), *told, replace(verb, word=has)]
        return [*tokens[:place], *said, *tokens[place + 3 :]]
    return tokens


_MANY = {"has": "have", "does": "do", "controls": "control"}
_MANY_TO_ONE = {several: one for one, several in _MANY.items()}


def _of_several(words: list[str], lex: Lexicon) -> bool:
    """Whether the last thing that is named is each of several: "each minion here", "your minions"; not "one of"."""
    begin = max((at + 1 for at, word in enumerate(words) if word in (".", ",", ":", ";")), default=0)
    nouns = [at for at in range(begin, len(words)) if lex.nouns.get(words[at], ("",))[0] in _CARDS]
    if not nouns:
        return False
    before = words[begin : nouns[-1]]
    return bool({"each", "every", "all"} & set(before[-4:])) or (
        lex.nouns[words[nouns[-1]]][1] == "many" and "of" not in before[-3:]
    )


_CARDS = ("minion", "action", "titan", "card", "monster")


def _each_of_their(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each of their controllers draws a card": their controllers draw one."""
    words = words_of(tokens)
    for place in range(len(words) - 4):
        who = words[place + 3] if words[place : place + 3] == ["each", "of", "their"] else ""
        name = next((each for each, form in lex.verbs.get(words[place + 4], ()) if form == "third"), "")
        if who not in ("controllers", "owners") or not (name or words[place + 4] in ("may", "must")):
            continue
        does = replace(tokens[place + 4], word=lex.forms[name][0]) if name else tokens[place + 4]
        theirs = replace(tokens[place + 2], start=tokens[place].start)
        return [*tokens[:place], theirs, tokens[place + 3], does, *tokens[place + 5 :]]
    return tokens


WHOSE_CONTROLLER = (
    where(_each_of_their, "controllers owners", "each", "their"),
    where(_whose_controller, "whose", "controller controllers owner owners"),
)
"""The rule of cards of whose controller something is said."""
