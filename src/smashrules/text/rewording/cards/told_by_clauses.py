"""What a clause tells of a thing, where the same can be told in fewer ways: "a minion which you control", "a minion
that another player played this turn", "a minion whose talent was used this turn", "a minion that shares a faction
with one of your minions".

Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, over, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import noun_told_of, past
from smashrules.text.words.tokens import Token, words_of

_THINGS = ("minion", "action", "titan", "card", "monster", "treasure", "base", "counter", "player")
_CARDS = ("minion", "action", "titan", "card", "monster", "treasure")
_PILES = ("hand", "pile", "deck")
_PLACES = (["here"], ["there"], ["in", "play"], ["on", "this", "base"])
_SAYS = ("is", "are", "was", "were", "has", "have", "had", "you", "does", "do", "did", "cannot", "shares", "share")
_WHOSE = ("you", "they", "another", "other", "its", "your", "each", "the", "that")

_SOMEBODY = (
    ["another", "player"],
    ["another", "opponent"],
    ["that", "player"],
    ["any", "other", "player"],
    ["the", "player", "to", "your", "left"],
    ["the", "player", "to", "your", "right"],
)
_HOLDS = {"control": "controlled", "controls": "controlled", "own": "owned", "owns": "owned"}
_DONE = ("played", "moved", "returned")
_NOW = ["this", "turn"]

_USED = (
    ["was", "used"],
    ["were", "used"],
    ["has", "been", "used"],
    ["have", "been", "used"],
    ["was", "already", "used"],
    ["has", "already", "been", "used"],
    ["you", "used"],
    ["you", "have", "used"],
    ["you", "have", "already", "used"],
)
_UNUSED = (
    ["was", "not", "used"],
    ["were", "not", "used"],
    ["has", "not", "been", "used"],
    ["has", "not", "yet", "been", "used"],
    ["have", "not", "been", "used"],
    ["was", "not", "yet", "used"],
    ["you", "have", "not", "used"],
    ["you", "have", "not", "yet", "used"],
    ["you", "did", "not", "use"],
)

_SHARED = (
    ["that", "shares", "a"],
    ["that", "share", "a"],
    ["that", "shares", "its"],
    ["that", "share", "their"],
    ["who", "shares", "a"],
    ["sharing", "a"],
    ["sharing", "its"],
    ["sharing", "their"],
    ["that", "has", "the", "same"],
    ["that", "have", "the", "same"],
    ["from", "the", "same"],
    ["with", "the", "same"],
)


def _kind(words: list[str], place: int, lex: Lexicon) -> str:
    """What the noun is that a clause at ``place`` would tell of; "" for none."""
    noun = noun_told_of(words, place, lex)
    return lex.nouns[words[noun]][0] if noun else ""


def _which(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A minion which was moved this turn": that was moved."""
    words = words_of(tokens)
    for place in range(1, len(words) - 1):
        said = words[place] == "which" and (words[place + 1] in _SAYS or words[place + 1] in _WHOSE)
        if said and (_kind(words, place, lex) in _THINGS or words[place - 1] in _PILES):
            return _which(put(tokens, place, place + 1, ["that"]), lex)
    return tokens


def _by_somebody(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A minion that another player played this turn": that was played by another player; "that the player to your
    left controls": controlled by that player."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        begin = place + (words[place] in ("that", "which"))
        who = at_words(words, begin, _SOMEBODY)
        does = begin + len(who)
        if not who or does >= len(words) or _kind(words, place, lex) not in _CARDS:
            continue
        if words[does] in _HOLDS and (begin > place or words[does + 1 : does + 2] == ["that"]):
            held = over((_HOLDS[words[does]], "by"), tokens[place], tokens[place])
            return _by_somebody([*tokens[:place], *held, *tokens[begin:does], *tokens[does + 1 :]], lex)
        there = at_words(words, does + 1, _PLACES)
        now = does + 1 + len(there)
        if words[does] in _DONE and past(words[does], lex) and words[now : now + 2] == _NOW:
            told = over(("that", "was"), tokens[place], tokens[place])
            by = over(("by",), tokens[begin], tokens[begin])
            told = [*told, *tokens[does:now], *by, *tokens[begin:does]]
            return _by_somebody([*tokens[:place], *told, *tokens[now:]], lex)
    return tokens


def _talent_used(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A minion whose talent was not used this turn": that has not used its talent this turn."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        if words[place] != "whose" or words[place + 1] not in ("talent", "talents"):
            continue
        used, unused = at_words(words, place + 2, _USED), at_words(words, place + 2, _UNUSED)
        end = place + 2 + len(used or unused)
        if not (used or unused) or words[end : end + 2] != _NOW or _kind(words, place, lex) not in _CARDS:
            continue
        many = words[place + 1] == "talents" or used[:1] == ["were"] or unused[:1] == ["were"]
        have, its = ("have", ["their", "talent"]) if many else ("has", ["its", "talent"])
        told = ["that", have, *(["not"] if unused else []), "used", *its]
        return _talent_used(put(tokens, place, end, told), lex)
    return tokens


def _sharing(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "That shares a faction with one of your minions", "from the same faction as it": of the same faction as that;
    "sharing a name with it": with the same name as it."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        shares = at_words(words, place, _SHARED)
        trait = place + len(shares)
        if not shares or words[trait : trait + 1] not in (["faction"], ["name"]):
            continue
        like = words[trait + 1 : trait + 2]
        if like not in (["with"], ["as"]) or (like == ["as"]) != (shares[-1] == "same"):
            continue
        if _kind(words, place, lex) not in _CARDS and words[place - 1] not in _PILES:
            continue
        of = "of" if words[trait] == "faction" else "with"
        told = [of, "the", "same", words[trait], "as"]
        if words[place : trait + 2] == told:
            continue
        return _sharing(put(tokens, place, trait + 2, told), lex)
    return tokens


_HELD_SO = {
    "whose controller is not its owner": "that is not controlled by its owner",
    "whose owner is not its controller": "that is not controlled by its owner",
    "whose controller does not own it": "that is not controlled by its owner",
    "whose owner does not control it": "that is not controlled by its owner",
    "controlled by a player who is not its owner": "that is not controlled by its owner",
    "controlled by a player who does not own it": "that is not controlled by its owner",
    "controlled by someone who is not its owner": "that is not controlled by its owner",
    "controlled by someone who does not own it": "that is not controlled by its owner",
    "controlled by players who are not their owners": "that is not controlled by its owner",
    "controlled by players who are not their owner": "that is not controlled by its owner",
    "controlled by players who do not own them": "that is not controlled by its owner",
    "controlled by players who do not own it": "that is not controlled by its owner",
    "that its owner does not control": "that is not controlled by its owner",
    "not controlled by its owner": "that is not controlled by its owner",
    "not here": "that is not here",
    "not on this base": "that is not here",
    "of equal power to": "with the same power as",
    "of equal power as": "with the same power as",
}
_HELD_PHRASES = tuple(each.split() for each in _HELD_SO)


def _in_short(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A minion not here": that is not here; "a minion whose controller is not its owner": not controlled by its
    owner."""
    words = words_of(tokens)
    for place in range(1, len(words) - 1):
        told = at_words(words, place, _HELD_PHRASES)
        if told and _kind(words, place, lex) in _CARDS:
            return _in_short(put(tokens, place, place + len(told), _HELD_SO[" ".join(told)].split()), lex)
    return tokens


_ABLE = tuple(
    ["that", has, some, *able]
    for has in ("has", "have")
    for some in ("a", "an", "no")
    for able in (["talent"], ["special"], ["ongoing", "ability"], ["talents"], ["abilities"])
)


def _able(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Play a minion that has a talent as an extra minion": with a talent."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        able = at_words(words, place, _ABLE)
        if able and (_kind(words, place, lex) in _CARDS or words[place - 1] in _PILES):
            return _able(put(tokens, place, place + 2, ["with"]), lex)
    return tokens


_EXTREMES = ("is", "are", "be", "most", "highest", "lowest", "fewest")


def _among_the_top(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A minion among the top three cards of your deck": from these cards."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        begin = place - (words[place - 1] == "from")
        among = words[place] in ("among", "in") and words[place + 1 : place + 2] == ["the"]
        among = among and words[place + 2] in ("top", "bottom") and words[place + 4] == "cards"
        told = words[place] == "among" and words[begin - 1] not in (*_EXTREMES, "power", "breakpoint")
        if among and (told or _kind(words, begin, lex) in _CARDS):
            return _among_the_top(put(tokens, begin, place + 1, ["from"]), lex)
    return tokens


TOLD_BY_CLAUSES = (
    where(_which, "which"),
    where(_by_somebody, "played moved returned controls owns control own", "player players opponent"),
    where(_talent_used, "whose", "talent talents", "used use"),
    where(_able, "that", "has have", "talent talents special ability abilities"),
    where(_among_the_top, "among in", "top bottom", "cards"),
    where(_in_short, "whose not equal"),
    where(_sharing, "faction name", "with as", "shares share sharing same"),
)
"""The rules of what a clause tells of a thing."""
