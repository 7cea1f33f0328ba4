"""That there is none of what something should be done to: "search your deck for a minion and draw it. If there isn't
one, draw a card", "destroy an action here. If there is none, ...".

It cannot be done. "If there are none" can tell of those that are left, too, save of what is searched for. What may
be done, or is done to up to so many, is left undone for other reasons: of that nothing is told here. Knows words and
their neighbours, and what the sentence before has said, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back, spread
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare, third, verb_of
from smashrules.text.words.tokens import Token, words_of

_BE = ("is", "was", "are", "were")
_NONE = (["none"], ["not", "one"], ["not", "any"])
_FIND = (
    ["you", "find", "none"],
    ["you", "found", "none"],
    ["you", "do", "not", "find", "one"],
    ["you", "do", "not", "find", "any"],
    ["you", "did", "not", "find", "one"],
    ["you", "did", "not", "find", "any"],
    ["none", "of", "them", "is", "found"],
    ["none", "of", "them", "are", "found"],
)
_FOUND = (
    ["you", "find", "one"],
    ["you", "found", "one"],
    ["there", "is", "one"],
    ["you", "find", "any"],
    ["there", "are", "any"],
)
_UNSURE = {
    "may",
    "up_to",
    "any_number_of",
    "any_number",
    "each",
    "all",
    "every",
    "no",
    "or",
    "@or",
    "&or",
    "if",
    "unless",
}
_ONE = ("a", "an", "one", "another")


def _none_there(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "If there is none, ...": if you cannot, so if you do not do so, ..."""
    words, said = words_of(tokens), words_of(before[-1]) if before else []
    end = _told(words, said)
    who = _who(said, lex) if end else []
    if not who or (_UNSURE & set(said)) or not set(said) & set(_ONE):
        return tokens
    start, last = tokens[1].start, tokens[end - 1].end
    left = spread((*who, "do", "not", "do_so"), start, last)
    return [tokens[0], *left, *tokens[end:]]


def _told(words: list[str], said: list[str]) -> int:
    """Where the words end that say that there is none; 0 where they say something else."""
    if words[:1] != ["if"]:
        return 0
    found = next((each for each in _FIND if words[1 : 1 + len(each)] == each), None)
    none = next((each for each in _NONE if words[3 : 3 + len(each)] == each), None)
    end = 0
    if found is not None and {"search", "reveal"} & set(said):
        end = 1 + len(found)
    elif none is not None and words[1] == "there" and words[2] in (_BE if "search" in said else _BE[:2]):
        end = 3 + len(none)
        end += words[end : end + 1] == ["there"]
    elif "search" in said and words[1] == "there" and words[2] in _BE and words[3:4] == ["no"]:
        noun = words[4:5] and (words[4] in said or words[4].removesuffix("s") in said)
        end = 5 if noun else 0  # "if there is no minion": none that is searched for
    return end if words[end : end + 1] == [","] else 0


def _who(said: list[str], lex: Lexicon) -> list[str]:
    """Who does it, as the sentence before says it: you, or another one."""
    begin = 0
    if said[:1] in (["after"], ["when"], ["at"], ["on"], ["before"], ["until"]):
        begin = said.index(",") + 1 if "," in said else len(said)
    who = said[begin : begin + 1]
    if who and (who == ["you"] or bare(who[0], lex)):
        return ["you"]
    if said[begin + 1 : begin + 2] in (["player"], ["opponent"]) and third(said[begin + 2], lex):
        return ["they"]
    return ["they"] if who == ["they"] else []


def _one_found(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "(Search your deck for a minion.) If you find one, ...": if you do, ..."""
    words, said = words_of(tokens), words_of(before[-1]) if before else []
    told = next((each for each in _FOUND if words[1 : 1 + len(each)] == each), None)
    searched = "search" in said and verb_of(said[-1], lex) == "" and not {"and", "then", ","} & set(said)
    if words[:1] != ["if"] or told is None or not searched or words[1 + len(told) : 2 + len(told)] != [","]:
        return tokens
    end = 1 + len(told)
    return [replace(tokens[0], word="if_you_do", end=tokens[end - 1].end), *tokens[end:]]


def _have_none(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "(Another player discards a minion.) If they have none to discard, draw a card": if they do not do so. Nothing
    is told of what they may do, or have left."""
    words, said = [*words_of(tokens), ""], words_of(before[-1]) if before else []
    who = next((each for each in _HOLDERS if words[1 : 1 + len(each)] == each), None)
    doer = _who(said, lex) if who else []
    if words[:1] != ["if"] or who is None or not doer or (doer == ["you"]) != (who == ["you"]):
        return tokens
    have = 1 + len(who)
    to = words.index("to", have) if "to" in words[have : have + 5] else 0
    verb = next((name for name, form in lex.verbs.get(words[to + 1], ()) if form == "bare"), "") if to else ""
    none = words[have + 1 : to] if words[have] in ("have", "has") else []
    comma = to + 2 + (words[to + 2 : to + 3] == ["you"])
    if not verb or words[comma : comma + 1] != [","] or not _none_of_it(none, said, lex) or _UNSURE & set(said):
        return tokens
    if not any(verb == name for each in said for name, form in lex.verbs.get(each, ()) if form in ("bare", "third")):
        return tokens
    last = len(tokens) - (tokens[-1].word == "instead")
    start, end = tokens[1].start, tokens[comma - 1].end
    left = spread((*doer, "do", "not", "do_so"), start, end)
    return [tokens[0], *left, *tokens[comma:last]]


def _none_of_it(none: list[str], said: list[str], lex: Lexicon) -> bool:
    """Whether that is none, or none of the sort of card that is spoken of: "no minion", "no such card"."""
    if none == ["none"]:
        return True
    noun = lex.nouns.get(none[-1], ("",))[0] if len(none) > 1 else ""
    kinds = {lex.nouns[each][0] for each in said if each in lex.nouns} & set(_CARDS)
    return none[:-1] in (["no"], ["no", "such"]) and kinds == {noun}


_HOLDERS = (["they"], ["that", "player"], ["that", "opponent"], ["you"])
_CARDS = ("minion", "action", "card", "titan")


def _done_instead(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "(Discard a minion.) If you cannot, draw a card instead": in place of nothing, so just draw one."""
    words, said = words_of(tokens), words_of(before[-1]) if before else []
    who = next((each for each in _HOLDERS if words[1 : 1 + len(each)] == each), None)
    end = words.index(",") if "," in words else 0
    asked = words[1 + len(who) : end] if who and words[0] == "if" else []
    if asked not in _NOT_DONE or words.count("instead") != 1 or words[-1] != "instead" or not said:
        return tokens
    if {"instead", "instead_of", "would", "if", "otherwise"} & set(said):
        return tokens
    return tokens[:-1]


_NOT_DONE = (["cannot"], ["cannot", "do_so"], *([do, "not", *so] for do in ("do", "does") for so in ([], ["do_so"])))

NONE_TO_DO_IT_TO = (
    looking_back(_have_none, "no none", "if", "have has", "to"),
    looking_back(_done_instead, "instead", "if", "cannot not", ","),
    looking_back(_none_there, "none not no", "if"),
    looking_back(_one_found, "find found is are", "if", "one any"),
)
"""The rules of what there is none of, or of which one is found."""
