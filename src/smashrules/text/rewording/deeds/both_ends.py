"""Cards put on both ends of a deck, said with one verb: "place one on top and another on the bottom of your deck".

The verb is said of each, and of which cards and which deck. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back, said_at, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_ONE_DECK = ("your", "their", "its", "the", "that")
_PUTS = {"place": "on", "put": "on", "return": "to"}
"""Verbs that put a card somewhere, and the word with which they say where."""
_ENDS = ("top", "bottom")
_PARTS = (",", "then", "and_then", ".")
_WHOSE = {"your": "your", "their": "their", "'s": "that"}
_DECKS = ("deck", "base_deck")
_NAMED = (["of", "your", "deck"], ["of", "the", "deck"], ["of", "the", "base_deck"])
_ORDER = "in_any_order"
_REST = (["the", "rest"], ["the", "other"], ["the", "others"])


def _on_both_ends(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Place one on top and the other on the bottom": place one of them on the top of your deck and place the other
    on its bottom."""
    words = words_of(tokens)
    joint = next((at for at in range(3, len(words) - 3) if words[at] == "and" and _begins(words, at + 1)), 0)
    verb = next((at for at in range(joint - 1, -1, -1) if words[at] in _PUTS), None)
    ends = [at for at, word in enumerate(words) if word in _ENDS and at > (verb or 0)]
    if not joint or verb is None or len(ends) != 2 or not ends[0] < joint < ends[1]:
        return tokens
    if set(words[verb:]) & {*_PARTS, "or", "if", "each", "their"} or words[ends[0]] == words[ends[1]]:
        return tokens
    told = [*(words_of(before[-1]) if before else []), *words[:verb]]
    decks = [tuple(told[at - 1 : at + 1]) for at, word in enumerate(told) if word in _DECKS and at]
    deck = ""
    if len(set(decks)) == 1:
        whose, noun = decks[0]
        deck = f"the {noun}" if noun != "deck" else f"{_WHOSE[whose]} deck" if whose in _WHOSE else ""
    behind = words[ends[1] + 1 : len(words) - (words[-1] == _ORDER)]
    if behind[:2] == ["of", "that"] and behind[-1] == "deck":
        deck = " ".join(behind[1:])  # "of that deck", "of that player's deck"
    first = _placed(tokens[verb + 1 : joint], deck, _PUTS[words[verb]])
    second = _placed(tokens[joint + 1 :], deck, _PUTS[words[verb]])
    if first is None or second is None:
        return tokens
    again = replace(tokens[verb], start=tokens[joint].end, end=tokens[joint].end)
    return [*tokens[: verb + 1], *first, tokens[joint], again, *second]


def _begins(words: list[str], at: int) -> bool:
    """Whether other cards are named there, with no verb of their own."""
    rest = words[at : at + 2] in _REST and words[at + 2 : at + 3] in (["on"], ["to"])
    some = words[at] in ("another", "one") and words[at + 1 : at + 2] in (["on"], ["to"], ["of"])
    return rest or some


def _placed(said: list[Token], deck: str, way: str) -> list[Token] | None:
    """One card and the end of ``deck`` where it goes, at length; None where another thing is said."""
    words = words_of(said)
    on = words.index(way) if way in words else 0
    end = next((at for at in range(on, len(words)) if words[at] in _ENDS), 0)
    ordered = said[-1:] if words[-1:] == [_ORDER] else []
    which, behind = words[:on], words[end + 1 : len(words) - len(ordered)]
    alone = which in (["one"], ["another"])
    known = alone or which[-2:] == ["of", "them"] or which in _REST
    if not on or not known or words[on + 1 : end] not in ([], ["the"]):
        return None
    if (
        behind not in ([], *_NAMED, ["of", *deck.split()])
        or not (behind or deck)
        or (behind == ["of", "the", "deck"] and not deck)
    ):
        return None
    at = said[on].start
    them = [Token("of", at, at), Token("them", at, at)] if alone else []
    last = said[end].end
    the = [Token("the", said[end].start, said[end].start)]
    whole = said[end + 1 : end + 1 + len(behind)]
    if behind in ([], ["of", "the", "deck"]):
        whole = [Token(each, last, last) for each in ("of", *deck.split())]
    return [*said[:on], *them, said[on], *the, said[end], *whole, *ordered]


def _from_the_same(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Place a card from your hand on top of your deck and another on the bottom": another card from your hand, on
    the bottom of your deck."""
    words = words_of(tokens)
    for joint in range(5, len(words) - 2):
        if words[joint : joint + 3] != ["and", "another", "on"]:
            continue
        end = joint + 3 + (words[joint + 3] == "the")
        verb = next((at for at in range(joint - 1, -1, -1) if words[at] in _PUTS), -1)
        on = next((at for at in range(verb + 1, joint) if words[at] == "on"), 0)
        first, behind = words[on + 1 : joint], words[end + 1 :]
        top = next((each for each in first if each in _ENDS), "")
        if (
            verb < 0
            or words[verb + 1] not in ("a", "an", "one")
            or first[-3:] != ["of", "your", "deck"]
            or on < verb + 3
        ):
            continue
        if words[end] not in _ENDS or words[end] == top or behind not in ([], ["of", "your", "deck"]):
            continue
        at, last = tokens[joint].end, tokens[end].end
        again = [replace(tokens[verb], start=at, end=at), tokens[joint + 1]]
        again += [
            replace(each, start=tokens[joint + 1].end, end=tokens[joint + 1].end) for each in tokens[verb + 2 : on]
        ]
        deck = tokens[end + 1 :] or [Token(each, last, last) for each in ("of", "your", "deck")]
        the = [Token("the", tokens[end].start, tokens[end].start)]
        return [*tokens[: joint + 1], *again, tokens[joint + 2], *the, tokens[end], *deck]
    return tokens


def _from_both_ends(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Reveal the top and bottom cards of your deck": the top card of your deck and the bottom card of your deck."""
    words = [*words_of(tokens), ""]
    for place in range(1, len(tokens) - 5):
        if words[place - 1] != "the" or words[place] not in _ENDS:
            continue
        joint = place + 1 + (words[place + 1] == "card")
        other = joint + 1 + (words[joint + 1] == "the")
        end = other + 1
        told = words[joint] == "and" and words[other] in _ENDS and words[other] != words[place]
        if not told or words[end] not in ("card", "cards") or words[end + 1] != "of":
            continue
        deck = next((at for at in range(end + 2, min(end + 6, len(words))) if words[at] == "deck"), 0)
        if not deck or words[end + 2] not in _ONE_DECK:
            continue
        at = tokens[place].end
        whole = [replace(tokens[end], word="card", start=at, end=at)]
        whole += said_at(tokens[end + 1 : deck + 1], at)
        the = replace(tokens[other], word="the", end=tokens[other].start)
        rest = [tokens[other], replace(tokens[end], word="card"), *tokens[end + 1 : deck + 1]]
        return [*tokens[: place + 1], *whole, tokens[joint], the, *rest, *tokens[deck + 1 :]]
    return tokens


def _from_both_piles(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "All minions in your hand and discard pile": in either; one card is in no two of them."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        pile, other = words[place + 2], words[place + 4]
        told = words[place] in ("from", "in") and words[place + 1] in ("your", "their") and words[place + 3] == "and"
        if (
            told
            and lex.nouns.get(words[place - 1], ("", ""))[1] == "many"
            and {pile, other} <= _PILES
            and pile != other
        ):
            return [*tokens[: place + 3], replace(tokens[place + 3], word="or"), *tokens[place + 4 :]]
    return tokens


_PILES = {"hand", "deck", "discard", "discard_pile"}
FROM_BOTH_ENDS = (
    where(_from_both_ends, "top bottom", "and", "deck"),
    where(_from_both_piles, "and", "hand deck", "from in"),
)
"""The rules of cards from both ends of a deck, and from two piles."""
BOTH_ENDS = (
    where(_from_the_same, "another", "place put", "and", "top bottom"),
    looking_back(_on_both_ends, "bottom", "and", "top", "place put return"),
)
"""The rule of both ends of a deck."""
