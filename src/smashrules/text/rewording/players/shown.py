"""What is looked at, when it is more than one thing: each said with its verb, and with its owner.

"Look at another player's hand and the top card of their deck" is looking at the one and at the other; "a player's
hand and discard pile" are both theirs. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, said_at, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import finite
from smashrules.text.words.tokens import Token

_SHOWING = ("look_at", "looks_at")  # of what is revealed more is said: it would be of both
_PILES = ("hand", "deck", "discard_pile")
_ENDS = (",", "@or", "then", "and_then", ":")


def _either_lying(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Look at any number of buried or stored cards": at so many of the ones, and of the others."""
    words = [*(each.word for each in tokens), "", "", ""]
    for place in range(2, len(tokens) - 3):
        if words[place : place + 3] not in (["buried", "or", "stored"], ["stored", "or", "buried"]):
            continue
        verb = next((at for at in range(place - 2, -1, -1) if words[at] in _SHOWING), None)
        if verb is None or words[place - 1] not in ("any_number_of", "all") or words[place + 3] not in lex.nouns:
            continue
        number, noun, other = tokens[place - 1], tokens[place + 3], tokens[place + 2]
        at = other.start
        first = [number, tokens[place], replace(noun, start=at, end=at), replace(tokens[place + 1], word="and")]
        again = [replace(tokens[verb], start=at, end=at), replace(number, start=at, end=at), other, noun]
        return [*tokens[: place - 1], *first, *again, *tokens[place + 4 :]]
    return tokens


def _of_both_decks(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The top card of your deck and (that of) another player's deck": and the top card of another player's deck."""
    words = [*(each.word for each in tokens), "", ""]
    for place in range(len(tokens) - 6):
        of = next((at for at in range(place + 2, place + 5) if words[at] == "of"), 0)
        deck = next((at for at in range(of + 2, min(of + 7, len(tokens))) if words[at] == "deck"), 0)
        if (
            words[place] != "the"
            or words[place + 1] not in ("top", "bottom")
            or not of
            or words[deck + 1] not in ("and", "or")
        ):
            continue
        begin = deck + 2 + len(at_words(words, deck + 2, (["of"], ["that", "of"], ["those", "of"])))
        end = next((at for at in range(begin + 1, min(begin + 6, len(tokens))) if words[at] in _DECKS), 0)
        begin += words[begin : end + 1] == ["the", "base_deck"]
        if not deck or not end or {"of", "the", ",", ".", "and", "from"} & {*words[of + 1 : deck], *words[begin:end]}:
            continue
        at = tokens[deck + 1].end
        again = said_at(tokens[place : of + 1], at)
        begin -= words[begin] == "base_deck"
        return [*tokens[: deck + 2], *again, *tokens[begin:]]
    return tokens


_DECKS = ("deck", "base_deck")


def _either_shown(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Look at another player's hand, or at all buried cards here", "your deck or your hand": or look at it."""
    words = [*(each.word for each in tokens), ""]
    for place in range(len(tokens)):
        if words[place] not in _SHOWING:
            continue
        end = next((at for at in range(place + 1, len(tokens)) if words[at] in (".", ":", "@or")), len(tokens))
        joints = [at for at in range(place + 2, end - 1) if words[at] == "or"]
        if len(joints) != 1 or any(finite(each, lex) for each in words[place + 1 : end]):
            continue
        joint = joints[0]
        comma = words[joint - 1] == ","
        one, other = words[place + 1 : joint - comma], words[joint + 1 + (words[joint + 1] == "at") : end]
        whole = (
            not {"or_more", "top", "bottom"} & set(one[-1:]) and one[-1:] and one[-1] in (*_PILES, "here", "there")
        )
        if not whole or not other or not ({*other} & {*_PILES, "buried", "stored", "base_deck"}) or "," in one:
            continue
        told = other[0] in (*lex.classes["PRE"], *lex.numerals) or (len(other) == 1 and not comma)
        if words[joint + 1] != "at" and not told:
            continue
        at = tokens[joint].end
        again = replace(tokens[place], start=at, end=at)
        whose = tokens[place + 1 : joint - comma - 1] if len(other) == 1 else []  # "another player's hand or deck"
        same = [again, *said_at(whose, at)]
        rest = tokens[joint + 1 + (words[joint + 1] == "at") :]
        return [*tokens[: joint - comma], tokens[joint], *same, *rest]
    return tokens


def _each_shown(tokens: list[Token], lex: Lexicon) -> list[Token]:
    words = [*(each.word for each in tokens), "", ""]
    for place, token in enumerate(tokens):
        if token.word not in _SHOWING or (place and words[place - 1] == "&to"):
            continue
        end = next((at for at in range(place + 1, len(tokens)) if words[at] in _ENDS), len(tokens))
        part = words[place + 1 : end]
        if any(finite(each, lex) for each in part) or part.count("and") != 1:
            continue
        two = _two_piles(tokens, place, end, lex)
        if two is not None:
            one, joint, other = two
            again = Token(token.word, other[0].start, other[0].start)
            return [*tokens[: place + 1], *one, joint, again, *other, *tokens[end:]]
    return tokens


def _two_piles(
    tokens: list[Token], place: int, end: int, lex: Lexicon
) -> tuple[list[Token], Token, list[Token]] | None:
    """ "Another player's hand and the top card of their deck", "their hand and discard pile"."""
    words = [each.word for each in tokens]
    joint = next((at for at in range(place + 1, end - 1) if words[at] == "and"), 0)
    if not joint or words[joint - 1] not in _PILES:
        return None
    one, other = tokens[place + 1 : joint], tokens[joint + 1 : end]
    said = [each.word for each in other]
    if _cards_out_of(one, lex) and _cards_out_of(other, lex):
        return None  # they are looked at as one: "place each of them on the bottom of its owner's deck"
    known = [*lex.classes["PRE"], *lex.numerals]
    if said[0] in _PILES:
        yours = words[joint - 2] == "your"
        whose = Token("your" if yours else "their", other[0].start, other[0].start)
        return one, tokens[joint], [whose, *other]
    pile = any(each in (*_PILES, "base_deck") for each in said) or "buried" in said or "stored" in said
    return (one, tokens[joint], other) if said[0] in known and pile else None


def _cards_out_of(tokens: list[Token], lex: Lexicon) -> bool:
    """Whether they are cards of a pile, and not the pile: "the top card of your deck", "a card in your hand"."""
    nouns = [known[0] for each in tokens if (known := lex.nouns.get(each.word))]
    first = next((each for each in nouns if each not in ("end", "player")), "")
    return first in ("card", "minion", "action") and "base-deck" not in nouns


EACH_SHOWN = (
    where(_of_both_decks, "top bottom", "and or", "deck"),
    where(_either_shown, "look_at looks_at", "or"),
    where(_each_shown, "look_at looks_at", "and"),
    where(_either_lying, "stored", "look_at looks_at", "buried"),
)
"""The rules of what is looked at, in the order in which they are asked."""
