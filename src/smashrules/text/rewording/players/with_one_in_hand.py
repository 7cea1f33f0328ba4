"""What those do who have something in their hand: "each other player who has a copy of it in their hand must reveal
it", "each player with an action in hand discards one".

They reveal a copy of it from their hand: who has none does nothing. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import spread, stands, where
from smashrules.text.words.lexicon import Lexicon, takes_an
from smashrules.text.words.tokens import Token, words_of

_WHO = (["who", "has"], ["who", "have"], ["that", "has"], ["with"], ["holding"])
_HAND = (["in", "their", "hand"], ["in", "his", "or", "her", "hand"], ["in", "hand"])
_NAMED = (
    ["a", "copy", "of", "it"],
    ["a", "copy", "of", "that", "card"],
    ["a", "copy", "of", "the", "named", "card"],
    ["a", "card", "with", "that", "name"],
    ["that", "card"],
    ["the", "named", "card"],
    ["it"],
)
_COPY = ["a", "copy", "of", "it"]
_DOES = {"reveal": "reveals", "discard": "discards", "reveals": "reveals", "discards": "discards", "show": "reveals"}
_IT = (["it"], ["that", "card"], ["one"], ["one", "of", "them"], ["the", "card"])
_SORTS = ("minion", "action", "card", "titan")
_STOPS = (".", ",", "", "and")


def _those_who_have_it(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each other player who has a copy of it in hand must reveal it": each other player reveals a copy of it from
    their hand."""
    words = [*words_of(tokens), "", "", "", ""]
    for place in range(1, len(tokens)):
        who = next((each for each in _WHO if stands(words, place, each)), None)
        each = words[place - 1] == "player" and "each" in words[max(place - 3, 0) : place - 1]
        hand = next((at for at in range(place, min(place + 12, len(tokens))) if words[at] == "in"), 0)
        theirs = next((one for one in _HAND if stands(words, hand, one)), None) if hand else None
        if who is None or not each or theirs is None:
            continue
        what = words[place + len(who) : hand]
        must = hand + len(theirs)
        does = must + (words[must] in ("must", "may"))
        it = next((one for one in _IT if stands(words, does + 1, one)), None)
        if words[does] not in _DOES or it is None or words[does + 1 + len(it)] not in _STOPS:
            continue
        if what not in _NAMED and it[0] == "one" and len(what) > 2 and _is_one(what[:2], lex):  # that is so
            one = replace(tokens[does + 1], word="it", end=tokens[does + len(it)].end)
            return [*tokens[: does + 1], one, *tokens[does + 1 + len(it) :]]
        things = _COPY if what in _NAMED else what if _is_one(what, lex) and it[0] == "one" else []
        if not things:
            continue
        start, end = tokens[place].start, tokens[does + len(it)].end
        verb = [words[does].removesuffix("s")] if words[must] == "may" else [_DOES[words[does]]]
        may = ["may"] if words[must] == "may" else []
        said = [*may, *verb, *things, "from", "their", "hand"]
        if things is what:
            said = ["with", *what, "in", "their", "hand", *may, *verb, *what]
        told = spread(said, start, end)
        return [*tokens[:place], *told, *_those_who_have_it(tokens[does + 1 + len(it) :], lex)]
    return tokens


def _is_one(what: list[str], lex: Lexicon) -> bool:
    """ "An action", "a minion": one card of a sort."""
    return len(what) == 2 and what[0] in ("a", "an") and lex.nouns.get(what[1], ("",))[0] in _SORTS


def _of_a_pile(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Choose a discard pile. Place a card from it ...": choose a player, place a card from that player's discard
    pile; "choose a deck. Look at the top card of it": of that player's deck."""
    words = [*words_of(tokens), "", ""]
    for place in range(len(tokens) - 3):
        if words[place] not in ("choose", "pick") or words[place + 1] not in ("a", "any", "one", "another"):
            continue
        owner = next(
            (each for each in (["player", "'s"], ["opponent", "'s"], []) if stands(words, place + 2, each)), []
        )
        pile = next((each for each in _PILES if stands(words, place + 2 + len(owner), each)), None)
        end = place + 2 + len(owner) + len(pile or ())
        if pile is None or words[end] != "." or (words[place + 1] == "another" and not owner):
            continue
        rest, found = list(tokens[end:]), False
        said = [*words_of(rest), "", ""]
        stop = next((at for at in range(1, len(rest)) if said[at] == "."), len(rest))
        for at in range(1, stop):
            it = said[at] == "it" and said[at - 1] in ("from", "of", "in", "at")
            it = it or (said[at] in ("shuffle", "shuffles") and said[at + 1] == "it")
            if it:
                here = at + (said[at] != "it")
                whose = [Token(each, rest[here].start, rest[here].end) for each in ("that", "player", "'s", *pile)]
                rest, found = [*rest[:here], *whose, *rest[here + 1 :]], True
                break
        if not found:
            continue
        noun = tokens[place + 2]
        article = replace(tokens[place + 1], word="another" if words[place + 1] == "another" else "a")
        player = replace(noun, word=owner[0] if owner else "player", end=tokens[end - 1].end)
        return [*tokens[: place + 1], _article(article, player), player, *rest]
    return tokens


def _article(token: Token, noun: Token) -> Token:
    return replace(token, word="an") if token.word == "a" and takes_an(noun.word) else token


_PILES = (["discard", "pile"], ["deck"], ["hand"])
WITH_ONE_IN_HAND = (
    where(_those_who_have_it, "each", "hand", "with has have holding"),
    where(_of_a_pile, "choose pick", "pile deck hand", "it"),
)
"""The rules of those who have a card in hand, and of whose pile it is."""
