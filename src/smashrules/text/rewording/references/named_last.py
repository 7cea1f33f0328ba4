"""One is chosen, and then something is done to it: "destroy a minion there or return it to its owner's hand".

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, put
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, said_at, words_of

_CARDS = ("minion", "action", "card", "titan", "monster")
_THOSE = (["of", "them"], ["&of", "them"], ["of", "those"], ["&of", "those"], ["of", "these"], ["&of", "these"])
_AWAY = ("return", "move", "place", "shuffle", "bury", "store")
_OR = ("or", "@or")
_EITHER = ("draw", "discard", "play", "destroy", *_AWAY)
_KEPT = (["from", "your", "hand"], ["from", "your", "discard_pile"])
_WHITHER = ("as", "to", "in", "into", "on", "onto", "here", "there")


def either_way(tokens: list[Token], lex: Lexicon) -> tuple[list[Token], list[Token]] | None:
    """ "Destroy a minion there or return it to its owner's hand": one is chosen, and either is done to it. None where
    nothing of the kind is said."""
    words = words_of(tokens)
    may = 2 if words[:2] == ["you", "may"] else 0
    joint = next((at for at in range(len(words) - 2) if words[at] in _OR and words[at + 2] == "it"), None)
    if joint is not None and (told := _told_which(words, may, joint)):
        return _chosen_first(tokens, may, told, joint)
    if words[may : may + 1] != ["destroy"] or joint is None or words[joint + 1] not in _AWAY:
        return None
    thing = words[may + 1 : joint]
    cards = [lex.nouns[each][0] for each in thing if each in lex.nouns and lex.nouns[each][0] in _CARDS]
    single = thing[:1] in (["a"], ["an"], ["another"]) or thing[:2] in (["one", "of"], ["one", "&of"])
    if not single or cards not in (["minion"], ["action"]) or {"it", "its", "them", ","} & set(thing):
        return None
    if {"if", "unless", "instead", ","} & set(words[joint:]):
        return None
    return _chosen_first(tokens, may, joint, joint)


def _told_which(words: list[str], may: int, joint: int) -> int:
    """Where the words end for one of those spoken of, or of a hand, to which either is done: "play one of them as an
    extra card or discard it"; 0 where it is no such one."""
    behind, end = words[may + 1 : joint], 0
    if words[may : may + 1] == [] or words[may] not in _EITHER or words[joint + 1] not in _EITHER:
        return 0
    if behind[:1] == ["one"] and behind[1:3] in _THOSE:
        end = 3 + (behind[3:4] in (["cards"], ["minions"], ["actions"]))
    elif behind[:1] in (["a"], ["an"], ["another"]):
        whose = next((at for at in range(1, len(behind) - 2) if behind[at : at + 3] in _KEPT), 0)
        end = whose + 3 if whose and not {"or", "and", *_WHITHER} & set(behind[:whose]) else 0
    how = behind[end:]
    if not end or (how and how[0] not in _WHITHER) or {"it", "its", "them", ",", "or", "@or", "and"} & set(how):
        return 0
    return 0 if {"if", "unless", "instead", ",", "while"} & set(words[joint:]) else may + 1 + end


def _chosen_first(tokens: list[Token], may: int, told: int, joint: int) -> tuple[list[Token], list[Token]]:
    """One is chosen, of which the words go as far as ``told``, and then either is done to it."""
    verb, at = tokens[may], tokens[told].start
    chosen = [replace(verb, word="choose", end=verb.start + 1), *tokens[may + 1 : told]]
    does = said_at(tokens[:may], at)
    return chosen, [*does, replace(verb, start=at, end=at), Token("it", at, at), *tokens[told:]]


_LAID = {"bury": (["at", "its", "base"], ["on", "its", "base"]), "store": (["under", "its", "base"],)}
_WHERE_IT_IS = ["where", "it", "is"]


def at_its_base(tokens: list[Token], lex: Lexicon) -> tuple[list[Token], list[Token]] | None:
    """ "Bury one of your minions at its base": one is chosen, and buried at its base. "Store a minion under its base
    and draw a card", "bury it where it is": so too. None where nothing of the kind is said."""
    words = words_of(tokens)
    may = 2 if words[:2] == ["you", "may"] else 0
    places = _LAID.get(words[may] if may < len(words) else "", ())
    at = next((at for at in range(may + 2, len(words)) if at_words(words, at, (*places, _WHERE_IT_IS))), 0)
    single = words[may + 1 : may + 2] in (["a"], ["another"], ["one"])
    if not places or not at or not single or words[at + 3 : at + 4] not in ([], ["and"], [","], ["&then"]):
        return None
    thing = words[may + 1 : at]
    kinds = [lex.nouns[each][0] for each in thing if each in lex.nouns and lex.nouns[each][0] != "power"]
    if kinds != ["minion"] or {"it", "its", "them", ",", "or", "and"} & set(thing):
        return None
    verb, begin = tokens[may], tokens[at].start
    chosen = [replace(verb, word="choose"), *tokens[may + 1 : at]]
    does = [*said_at(tokens[:may], begin), *said_at([verb], begin), Token("it", begin, begin)]
    return chosen, [*does, *put(tokens[at : at + 3], 0, 3, places[0]), *tokens[at + 3 :]]
