"""Cards that are alike in a number or a name, or all differ in it: "two minions of equal power", "three minions, each
with a different name", "a minion of the same power as a minion you have there".

They are told as "with the same power" and "with different names". Knows words and their neighbours, no structure; it
is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, begin_behind, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_PREPS = ("with", "of")
_TRAITS = {
    "power": "powers",
    "name": "names",
    "faction": "factions",
    "base": "bases",
    "owner": "owners",
    "controller": "controllers",
}
_EACH = ("each", "all")
_COMPARED = ("to", "or", "than", "as")
_PLACES = ("here", "there")
_CARDS = ("minion", "action", "card", "titan")
_OWN = ("have", "control")


def _power(words: list[str], place: int) -> list[str]:
    return at_words(words, place, (["power"], ["printed", "power"], ["powers"], ["printed", "powers"]))


def _is_several(words: list[str], place: int, lex: Lexicon) -> bool:
    """Whether the word before, or before "here", is of several cards."""
    noun = place - 1 - (words[place - 1] in _PLACES)
    return noun > 0 and lex.nouns.get(words[noun], ("", ""))[1] == "many"


def _described(words: list[str], place: int, lex: Lexicon) -> bool:
    """Whether several cards are described before the comma: "two extra minions of power 2 or less, each ..."."""
    begin = begin_behind(words, place, (",", ".", ":", "and", "then"))
    nouns = [lex.nouns[each][1] for each in words[begin:place] if lex.nouns.get(each, ("",))[0] in _CARDS]
    return nouns == ["many"]


def _equal(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Two minions of equal power": with the same power."""
    words = [*words_of(tokens), "", "", ""]
    for place in range(1, len(tokens) - 1):
        power = _power(words, place + 2) if words[place] in _PREPS and words[place + 1] == "equal" else []
        if not power or words[place + 2 + len(power)] in _COMPARED or not _is_several(words, place, lex):
            continue
        if not any(each.isdigit() or each in ("number", *lex.numerals) for each in words[max(0, place - 7) : place]):
            continue  # "each minion here with equal power": to which
        one = [each.removesuffix("s") for each in power]
        return _equal(put(tokens, place, place + 2 + len(power), ["with", "the", "same", *one]), lex)
    return tokens


def _same_as(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Of the same power as": with the same power as; "as a minion you have there": as one of your minions there."""
    words = [*words_of(tokens), "", "", "", ""]
    for place in range(1, len(tokens) - 4):
        if words[place] not in _PREPS or words[place + 1 : place + 3] != ["the", "same"]:
            continue
        power = _power(words, place + 3)
        as_ = place + 3 + len(power)
        if not power or words[as_] != "as":
            continue
        if words[place] == "of":
            return _same_as(put(tokens, place, place + 1, ["with"]), lex)
        end = as_ + 5
        told = words[as_ + 1 : end - 1] == ["a", "minion", "you"] or words[as_ + 1 : end - 1] == [
            "any",
            "minion",
            "you",
        ]
        if told and words[end - 1] in _OWN:
            return _same_as(put(tokens, as_ + 1, end, ["one", "of", "your", "minions"]), lex)
    return tokens


def _each_different(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Three of your minions, each with a different name": with different names."""
    words = [*words_of(tokens), "", "", "", ""]
    for place in range(2, len(tokens) - 3):
        begin = place + (words[place] == ",")
        apart = words[begin : begin + 2] == ["no", "two"] and words[begin + 2] in _PREPS
        each = words[begin] in _EACH and words[begin + 1] in _PREPS
        several = _is_several(words, place, lex) or (begin > place and _described(words, place, lex))
        if not (apart or each) or not several or (each and begin == place):
            continue
        which = begin + 2 + apart
        same = words[which : which + 2] == ["the", "same"]
        differ = words[which : which + 2] == ["a", "different"] or words[which] == "different"
        noun = which + 2 if same or words[which] == "a" else which + 1
        printed = words[noun] == "printed"
        trait = words[noun + printed]
        one = next((each for each, many in _TRAITS.items() if trait in (each, many)), "")
        if not one or not (differ or same) or words[noun + printed + 1] in _COMPARED or (apart and not same):
            continue
        end = noun + printed + 1
        if words[end] == ",":  # "three minions, each with a different name, to the same base"
            end += 1
        elif words[end] not in (".", "", "and", "then", "on", "from", "here", "there"):
            continue
        alike = same and not apart
        kind = ["printed"] if printed else []
        told = ["with", "the", "same", *kind, one] if alike else ["with", "different", *kind, _TRAITS[one]]
        return _each_different(put(tokens, place, end, told), lex)
    return tokens


def _another_alike(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you have another minion here with the same power", "you may destroy another minion here with the same
    power": as this minion, where no other card is spoken of."""
    words = [*words_of(tokens), "", "", "", ""]
    for place in range(1, len(tokens) - 4):
        other = at_words(words, place, _OTHERS)
        here = place + len(other)
        begin = here + (words[here] in _PLACES)
        power = _power(words, begin + 3) if words[begin + 1 : begin + 3] == ["the", "same"] else []
        end = begin + 3 + len(power)
        there = words[end] in _PLACES
        if not other or words[begin] not in _PREPS or not power or words[end + there] not in _GOES_ON:
            continue
        if "there" in (words[here], words[end]) or _spoken_of(words, place):
            continue
        told = [words[end]] if there else words[here:begin]
        return put(tokens, here, end + there, [*told, "with", "the", "same", *power, "as", "this", "minion"])
    return tokens


_OTHERS = (
    ["another", "minion"],
    ["another", "of", "your", "minions"],
    ["another", "one", "of", "your", "minions"],
    ["one", "of", "your", "other", "minions"],
    ["another", "player", "'s", "minion"],
    ["each", "other", "minion"],
)
_GOES_ON = (",", ".", "and", "", "to", "until", "gains", "has", "cannot", "is")


def _spoken_of(words: list[str], place: int) -> bool:
    """Whether any card but this minion is spoken of before."""
    named = [at for at in range(place) if words[at] in _NAMED]
    return any(words[at] != "minion" or words[max(at - 1, 0)] != "this" for at in named)


_NAMED = frozenset((*_CARDS, *(each + "s" for each in _CARDS), "it", "them", "monster", "treasure"))


def _this_as_another(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If this minion has the same power as another minion here": if another one here has the same as this."""
    words = [*words_of(tokens), "", "", "", "", ""]
    for place in range(1, len(tokens) - 7):
        if words[place : place + 2] != ["this", "minion"] or words[place - 1] not in ("if", "while"):
            continue
        power = _power(words, place + 5) if words[place + 2 : place + 5] == ["has", "the", "same"] else []
        another = place + 6 + len(power)
        there = words[another + 2]
        if not power or words[another - 1 : another + 2] != ["as", "another", "minion"] or there not in _PLACES:
            continue
        if words[another + 3] not in (",", ".", ""):
            continue
        told = ["another", "minion", there, "has", "the", "same", *power, "as", "this", "minion"]
        return put(tokens, place, another + 3, told)
    return tokens


OF_EQUAL_POWER = (
    where(_equal, "equal", "power powers", "with of"),
    where(_same_as, "same", "power", "as"),
    where(_each_different, "each all two", "with of", " ".join([*_TRAITS, *_TRAITS.values()])),
    where(_this_as_another, "same", "another", "this"),
    where(_another_alike, "same", "another", "power"),
)
"""The rules of cards that are alike, or differ, in a number or a name."""
