"""That there is one of what something is done to: "destroy an action here, if there is one", "if there are any
actions on it, destroy one of them"; and what a number is without one: "(0 if there is none)".

Where there is none, nothing can be done to it, and its number is 0: it is done to one of them, as it stands. "Draw a
card if there is one" is about something else, and left as it is. Knows words and their neighbours, no structure; it
is asked before a text is cut into sentences.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, begin_behind, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare, joints
from smashrules.text.words.tokens import Token, words_of

_IF_ONE = tuple(
    ["if", *said]
    for said in (
        ["there", "is", "one"],
        ["there", "is", "any"],
        ["there", "are", "any"],
        ["any"],
        ["any", "exist"],
        ["one", "exists"],
        ["one", "is", "in", "play"],
        ["there", "is", "one", "in", "play"],
        ["there", "are", "any", "in", "play"],
    )
)
_IF_YOURS = tuple(["if", "you", *said] for said in (["have", "one"], ["have", "any"], ["control", "one"]))
_ONE = ("a", "an", "another", "one")
_KINDS = ("minion", "action", "titan", "base", "monster", "treasure")
_VERBS = ("destroy", "move", "return", "transfer", "discard", "choose", "place", "put", "bury", "swap", "store")
_UNSURE = frozenset(
    ("and", "or", "then", "each", "all", "every", "instead", "if", "equal", "as", "up", "any", "unless", "while")
) | {"when", "after", "before", "for", "has", "have", "with", "no"}
_STOPS = (".", ":")


def _if_there_is_one(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy an action here, if there is one": destroy an action here."""
    words = words_of(tokens)
    for place in range(3, len(words) - 1):
        told = at_words(words, place, (*_IF_ONE, *_IF_YOURS))
        end = place + len(told)
        if not told or words[end : end + 1] not in ([], ["."]) or words[end + 1 : end + 2] == ["otherwise"]:
            continue
        last = place - (words[place - 1] == ",")
        begin = begin_behind(words, last, (*_STOPS, ",", "may", "must"))
        said = words[begin:last]
        if not said or not _done_to_one(said, lex) or (told in _IF_YOURS and "your" not in said[2:]):
            continue
        return [*tokens[:last], *_if_there_is_one(tokens[end:], lex)]
    return tokens


def _done_to_one(said: list[str], lex: Lexicon) -> bool:
    """Whether something is done to one card, or with one base, that is not known."""
    if said[0] not in _VERBS or joints(said) & _UNSURE:
        return False
    nouns = [at for at, word in enumerate(said) if lex.nouns.get(word, ("",))[0] in (*_KINDS, "card", "counter")]
    found = [at for at in nouns if {*_ONE} & set(said[max(at - 4, 0) : at])]
    return bool(found) and lex.nouns[said[found[-1]]][0] in _KINDS


def _one_of_any(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If there are any actions on it, destroy one of them": destroy an action on it."""
    words = words_of(tokens)
    for place in range(len(words) - 8):
        there = words[place : place + 4] in (["if", "there", "are", "any"], ["if", "there", "are", "some"])
        comma = next((at for at in range(place + 5, len(words)) if words[at] in (",", *_STOPS)), len(words))
        if not there or words[comma : comma + 1] != [","] or (place and words[place - 1] not in (*_STOPS, ",")):
            continue
        end = next((at for at in range(comma, len(words)) if words[at] in _STOPS), len(words))
        verb = comma + (3 if words[comma + 1 : comma + 3] == ["you", "may"] else 1)
        which = _which(tokens[place + 4 : comma], lex)
        done = words[verb + 1 : verb + 4] == ["one", "of", "them"] and bare(words[verb], lex)
        rest = set(words[verb + 4 : end])
        if not which or not done or {",", "and", "then", "them", "they", "or", "it"} & rest or not (verb + 3 < end):
            continue
        if words[end + 1 : end + 2] in (["otherwise"], ["if"]):
            continue
        lead = [replace(tokens[comma + 1], start=tokens[place].start), *tokens[comma + 2 : verb + 1]]
        first, last = tokens[verb + 1].start, tokens[verb + 3].end
        one = [replace(each, start=first, end=last) for each in which]
        return [*tokens[:place], *lead, *one, *_one_of_any(tokens[verb + 4 :], lex)]
    return tokens


def _which(those: list[Token], lex: Lexicon) -> list[Token]:
    """ "An action on it" for "actions on it", "another minion here" for "other minions here"; nothing for others."""
    words = words_of(those)
    if words[:2] in (["of", "your"], ["of", "its"]) or not words:
        return []
    other = words[0] == "other"
    kind, number = lex.nouns.get(words[other], ("", "")) if len(words) > other else ("", "")
    if number != "many" or kind not in _KINDS or joints(words[other + 1 :]) & _UNSURE - {"with", "no", "has", "have"}:
        return []
    single = words[other].removesuffix("s")
    if lex.nouns.get(single) != (kind, "one"):
        return []
    article = "another" if other else "an" if kind == "action" else "a"
    return [replace(those[0], word=article), replace(those[other], word=single), *those[other + 1 :]]


_NO_OTHER = tuple(
    [",", "or", nought, "if", *said]
    for nought in ("0", "zero")
    for said in (
        ["it", "is", "alone"],
        ["this", "minion", "is", "alone"],
        ["there", "is", "none"],
        ["there", "are", "none"],
        ["there", "is", "no", "other"],
        ["there", "are", "no", "others"],
        ["there", "is", "no", "other", "minion"],
        ["there", "are", "no", "other", "minions"],
        ["there", "is", "no", "other", "minion", "here"],
        ["there", "are", "no", "other", "minions", "here"],
        ["none"],
    )
)


def _nought_without(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Equal to the power of the strongest other minion here (0 if there is none)": it is 0 then anyway."""
    words = words_of(tokens)
    for place in range(6, len(words) - 4):
        told = at_words(words, place, _NO_OTHER)
        end = place + len(told)
        begin = begin_behind(words, place, _STOPS)
        said = words[begin:place]
        if not told or words[end : end + 1] not in ([], ["."]) or "equal" not in said or "power" not in said:
            continue
        if {"plus", "minus", "printed"} & set(said) or (("other" in told or "alone" in told) and "other" not in said):
            continue
        return [*tokens[:place], *tokens[end:]]
    return tokens


IF_THERE_IS_ONE = (
    where(_nought_without, "0 zero", "equal", "if"),
    where(_if_there_is_one, "if", "one any", "is are any have control"),
    where(_one_of_any, "any some", "if", "them"),
)
"""The rules of what there is one of, or none."""
