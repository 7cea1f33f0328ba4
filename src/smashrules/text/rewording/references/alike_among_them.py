"""Some of those spoken of that are alike: "draw two of them that are the same type"; and all of them by their number:
"if all four are minions", "draw all three".

They are cards among them with one type, or all of them. Knows words and their neighbours, no structure; it is asked
before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, begin_behind, put, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_THEM = (["them"], ["those"], ["those", "cards"], ["the", "cards"], ["these", "cards"], ["those", "minions"])
_WHICH = (
    ["that", "are", "of"],
    ["that", "are", "all", "of"],
    ["that", "are"],
    ["that", "are", "both"],
    ["that", "are", "all"],
    ["that", "have"],
    ["that", "all", "have"],
    ["that", "both", "have"],
    ["that", "share"],
    ["which", "have"],
    ["which", "are"],
    ["with"],
    ["of"],
)
_TRAITS = {"type": "of", "types": "of", "faction": "of", "factions": "of", "name": "with", "names": "with"}
_TRAITS |= {"power": "with", "powers": "with"}
_CARDS = ("card", "minion", "action")


def _any_so_many(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Draw any two of them": draw two of them."""
    words = words_of(tokens)
    for place in range(1, len(words) - 1):
        if words[place] == "any" and lex.numerals.get(words[place + 1], 0) > 1 and bare(words[place - 1], lex):
            number = replace(tokens[place + 1], start=tokens[place].start)
            return [*tokens[:place], number, *_any_so_many(tokens[place + 2 :], lex)]
    return tokens


def _alike_of_them(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Two of them that are the same type", "two of them with the same name": two cards among them with it."""
    words = words_of(tokens)
    for place in range(1, len(words) - 5):
        if lex.numerals.get(words[place], 0) < 2 or words[place + 1] != "of":
            continue
        them = at_words(words, place + 2, _THEM)
        which = place + 2 + len(them)
        same = which + len(at_words(words, which, _WHICH))
        found = _trait(words, same) if them and same > which else None
        if found is None:
            continue
        told, end = found
        noun = "minions" if them[-1:] == ["minions"] else "cards"
        at = tokens[place + 1]
        among = [Token(each, at.start, at.end) for each in (noun, "among", "them")]
        start, last = tokens[which].start, tokens[end - 1].end
        alike = spread(told, start, last)
        return [*tokens[: place + 1], *among, *alike, *_alike_of_them(tokens[end:], lex)]
    return tokens


def _trait(words: list[str], at: int) -> tuple[list[str], int] | None:
    """What "the same name", "a type" or "different types" asks of several, and where it ends; None if nothing."""
    one = words[at] in ("a", "different") or words[at : at + 2] == ["one", "type"]
    begin = at + 2 if words[at : at + 2] == ["the", "same"] else at + 1 if one else 0
    begin += words[begin : begin + 2] == ["card", "type"] or words[begin : begin + 2] == ["card", "types"]
    trait = words[begin] if begin and begin < len(words) else ""
    if trait not in _TRAITS or words[begin + 1 : begin + 2] == ["as"]:
        return None
    different = words[at] == "different"
    if different is not trait.endswith("s") or (words[at] == "a" and words[at - 1] != "share"):
        return None
    said = ["different"] if different else ["one"] if trait == "type" else ["the", "same"]
    return [_TRAITS[trait], *said, trait], begin + 1


def _of_one_type(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Discard two cards of the same type": of one type, where there is no card before that is of it."""
    words = words_of(tokens)
    for place in range(2, len(words) - 3):
        kind = place + 3 + (words[place + 3] == "card")
        if words[place : place + 3] not in _OF_THE_SAME or words[kind : kind + 1] != ["type"]:
            continue
        if words[kind + 1 : kind + 2] == ["as"] or lex.nouns.get(words[place - 1], ("", ""))[1] != "many":
            continue
        number = lex.numerals.get(words[place - 2], 0)
        before = {lex.nouns[each] for each in words[: place - 1] if each in lex.nouns}
        if number < 2 or before & {(each, "one") for each in _CARDS}:
            continue
        start, last = tokens[place].start, tokens[kind].end
        told = spread(("of", "one", "type"), start, last)
        return [*tokens[:place], *told, *_of_one_type(tokens[kind + 1 :], lex)]
    return tokens


_OF_THE_SAME = (["of", "the", "same"], ["with", "the", "same"])


def _all_so_many(tokens: list[Token], lex: Lexicon, first: int = 2) -> list[Token]:
    """ "Reveal the top four cards of your deck. If all four are minions, draw all four": all of them."""
    words = words_of(tokens)
    for place in range(first, len(words) - 2):
        if words[place] != "all" or words[place + 1] not in words[:place] or words[place + 1] not in lex.numerals:
            continue
        of = place + 2
        end = of + len(at_words(words, of, (["cards"], ["minions"], *(["of", *each] for each in _THEM))))
        asked = words[place - 1] == "if" and words[end] in ("are", "were", "have", "share")
        done = bare(words[place - 1], lex) and words[end] in (".", ",", "and", "to", "in", "into", "on")
        number = words[place + 1]
        last = words[:place].index(number) if words[:place].count(number) == 1 else 0
        stops = words[last:place].count(".")
        if not (asked or done) or not last or not stops:
            continue
        them = ["they"] if asked else ["all", "of", "them"]
        if stops > 1:  # others were spoken of since: those that were revealed
            begin = begin_behind(words, last, (".",))
            if words[begin] not in _SHOWN or (done and not asked):
                continue
            them = ["the", _SHOWN[words[begin]], "cards"]
        start, stop = tokens[place].start, tokens[end - 1].end
        told = spread(them, start, stop)
        rest = _meant_by_them(tokens[end:], them) if stops > 1 else tokens[end:]
        return _all_so_many([*tokens[:place], *told, *rest], lex, place + 1)
    return tokens


def _one_of_so_many(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Discard the top three cards of your deck. ... If it was not one of the three, ...": one of them."""
    words = [*words_of(tokens), "."]
    for place in range(3, len(tokens) - 2):
        number = words[place + 2]
        told = words[place - 1] == "one" and words[place : place + 2] in (["of", "the"], ["of", "those"])
        end = place + 3 + (words[place + 3 : place + 4] == ["cards"])
        if not told or lex.numerals.get(number, 0) < 2 or words[:place].count(number) != 1:
            continue
        if words[end] in (",", ".", "and", "or", "to") and words[place - 2] in ("is", "was", "not"):
            them = replace(tokens[place + 1], word="them", end=tokens[end - 1].end)
            return [*tokens[: place + 1], them, *_one_of_so_many(tokens[end:], lex)]
    return tokens


def _meant_by_them(tokens: list[Token], cards: list[str]) -> list[Token]:
    """The rest of the sentence, with such cards in the place of "them" and "them all"."""
    words = words_of(tokens)
    end = words.index(".") if "." in words else len(words)
    place = words.index("them") if "them" in words[:end] else 0
    if not place:
        return tokens
    begin = place - 2 * (words[place - 2 : place] == ["all", "of"])
    last = place + 1 + (words[place + 1 : place + 2] == ["all"])
    return put(tokens, begin, last, cards)


_SHOWN = {"reveal": "revealed", "discard": "discarded"}


ALIKE_AMONG_THEM = (
    where(_any_so_many, "any"),
    where(_one_of_so_many, "is was not", "of", "the those", "one"),
    where(_all_so_many, "all", "if draw discard play return place destroy put shuffle"),
    where(_alike_of_them, "same different share type", "of"),
    where(_of_one_type, "type", "same"),
)
"""The rules of those that are alike, and of all of them, in the order in which they are asked."""
