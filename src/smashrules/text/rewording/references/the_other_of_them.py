"""What is done with the cards looked at on top of a deck: "discard one, draw one, and return the other to the top".

Each "one" is one of them, and the top and the bottom are those of the deck. Knows words and their neighbours, no
structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back, put
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_LOOKS = ("look_at", "reveal")
_DONE = ("discard", "draw", "place", "put", "return")
_BEHIND: tuple[list[str], ...] = ([], [","], ["and"])
_REST = (["the", "rest"], ["the", "others"])
_GOES = ("to", "on", "back")


def _deck(before: list[list[Token]]) -> str:
    """Whose deck the last sentence looks into: "your", "base", or "the" for that of another; "" where it does not."""
    words = words_of(before[-1]) if before else []
    if words[:1] in (["after"], ["before"], ["when"]) and words.count(",") == 1:
        words = words[words.index(",") + 1 :]  # "after this base scores, look at the top two cards of the base deck"
    if not words or words[0] not in _LOOKS or words[1:3] != ["the", "top"] or words[4:6] != ["cards", "of"]:
        return ""
    if words[6:] == ["the", "base_deck"]:
        return "base"
    return "your" if words[6:] == ["your", "deck"] else "the" if words[-1] == "deck" and "," not in words else ""


def _one_of_them(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Discard one, draw one": discard one of them, draw one of them."""
    words = words_of(tokens)
    if not _deck(before):
        return tokens
    places = [
        at
        for at in range(1, len(words))
        if words[at] == "one" and words[at - 1] in _DONE and words[at + 1 : at + 2] in _BEHIND
    ]
    if not places:
        return tokens
    said: list[Token] = []
    for at, each in enumerate(tokens):
        of = [Token("of", each.end - 2, each.end), Token("them", each.end - 1, each.end)] if at in places else []
        said += [each, *of]
    return said


def _other_to_the_top(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Return the other to the top": to the top of your deck; the rest of so many bases, of the base deck."""
    words = words_of(tokens)
    whose = _deck(before)
    which = [["the", "other"], *(_REST if whose == "base" else [])]
    other = next((at for at in range(1, len(words) - 2) if words[at : at + 2] in which), 0)
    if not whose or not other or words[other + 2] not in _GOES:
        return tokens
    said: list[Token] = []
    for at, each in enumerate(tokens):
        ends = at > 0 and each.word in ("top", "bottom") and words[at - 1] in ("the", "on")
        if not ends or words[at + 1 : at + 2] not in (*_BEHIND, ["in_any_order"]):
            said.append(each)
            continue
        the = [Token("the", each.start, each.start)] if words[at - 1] == "on" else []
        end = each.end
        deck = ("the", "base_deck") if whose == "base" else (whose, "deck")
        of = [Token("of", end - 2, end), Token(deck[0], end - 1, end), Token(deck[1], end, end)]
        said += [*the, replace(each, end=end), *of]
    return said if len(said) > len(tokens) else tokens


_LAST = {"second": 2, "third": 3, "fourth": 4, "last": 0, "remaining": 0}


def _the_last(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Look at the top three cards of your deck. Bury one of them, draw another and discard the third": the
    other."""
    words, last = [*words_of(tokens), "", ""], words_of(before[-1]) if before else []
    top = next((at for at in range(1, len(last) - 2) if last[at] in ("top", "&atop") and last[at - 1] == "the"), 0)
    so_many = lex.numerals.get(last[top + 1], 0) if top and last[top + 2] == "cards" else 0
    said = [each.removeprefix("&") for each in words]
    for place in range(3, len(tokens)):
        nth = _LAST.get(words[place], -1)
        if words[place - 1] != "the" or nth not in (0, so_many) or not so_many or words[place - 2] not in _VERBS:
            continue
        end = place + 1 + (said[place + 1] in ("one", "card"))
        taken = said[: place - 1].count("one") + said[: place - 1].count("another")
        if taken == so_many - 1 and words[end] not in lex.nouns:
            return put(tokens, place, end, ["other"])
    return tokens


_VERBS = (*_DONE, "bury", "play", "store", "shuffle", *(f"{each}s" for each in (*_DONE, "play", "store")), "buries")
THE_OTHER_OF_THEM = (
    looking_back(_the_last, "second third fourth last remaining", "the"),
    looking_back(_one_of_them, "one", " ".join(_DONE)),
    looking_back(_other_to_the_top, "other rest others", "the", "top bottom"),
)
