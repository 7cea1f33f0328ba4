"""Copies of a card, as cards of that name; what goes with a card that moves, as what goes to the same base.

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, begin_behind, over, put, sentence_end, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_FROM_THE_SAME = ["from", "the_same", "base"]
_MOVES = (["this", "minion", "moves"], ["this", "minion", "is", "moved"])
_OWN = ("minion", "action", "card", "titan")


def _copies(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """A copy of a card that is named is that card; "another copy of this minion", another minion with its name."""
    words = words_of(tokens)
    for at in range(len(words) - 2):
        if words[at] not in ("copy", "copies") or words[at + 1] != "of":
            continue
        many, named = words[at] == "copies", words[at + 2]
        if named.startswith("&n"):
            name = replace(tokens[at + 2], start=tokens[at].start, word=named + ("s" if many else ""))
            return _copies([*tokens[:at], name, *tokens[at + 3 :]], lex)
        if named == "this" and words[at + 3 : at + 4] and words[at + 3] in _OWN:
            kind = words[at + 3] + ("s" if many else "")
            like = [
                Token(each, tokens[at + 1].start, tokens[at + 1].end) for each in ("with", "the_same", "name", "as")
            ]
            return [*tokens[:at], replace(tokens[at], word=kind), *like, *tokens[at + 2 :]]
    return tokens


def _with_it(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "You may move another minion with it": to the same base."""
    words = words_of(tokens)
    end = len(words) - (words[-1] in (".", "instead"))
    moved = max((at for at in range(max(end - 2, 0)) if words[at] in ("move", "moves")), default=0)
    if words[end - 2 : end] not in (["with", "it"], ["with", "them"]) or "to" in words[moved : end - 2]:
        return tokens
    if not moved and words[0] != "move":
        return tokens
    first, last = tokens[end - 2], tokens[end - 1]
    this = any(words[at : at + 3] in _MOVES[:1] or words[at : at + 4] in _MOVES[1:] for at in range(moved))
    goal = ["to", "this", "minion", "'s", "base"] if this else ["to", "the_same", "base"]
    there = [Token(each, first.start, last.end) for each in goal]
    what = tokens[moved : end - 2]
    same = max((at for at in range(len(what)) if words[moved + at : moved + at + 3] == _FROM_THE_SAME), default=0)
    if same:
        which = what[same + 1]
        whose = ["this", "minion", "'s", "previous"] if this else ["its", "previous"]
        its = [Token(each, which.start, which.end) for each in whose]
        what = [*what[: same + 1], *its, *what[same + 2 :]]
    return [*tokens[:moved], *what, *there, *tokens[end:]]


def _of_itself(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This minion has +1 power for each copy of it": for each copy of this minion."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        if words[place] not in ("copy", "copies") or words[place + 1 : place + 3] != ["of", "it"]:
            continue
        cards = [at for at in range(place) if lex.nouns.get(words[at], ("",))[0] in _OWN]
        if len(cards) != 1 or words[cards[0] - 1 : cards[0]] != ["this"]:
            return tokens
        it = tokens[place + 2]
        this = [replace(it, word="this"), replace(it, word=words[cards[0]])]
        return [*tokens[: place + 2], *this, *tokens[place + 3 :]]
    return tokens


_BEFORE_A_DEED = (".", ":", ",", "may", "then", "and", "to", "or", "must")
_AHEAD = ("a", "an", "that", "the", "any", "one", "another")


def _copied(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Copy a standard action in any player's discard pile": copy the ability of such an action."""
    words = words_of(tokens)
    for place in range(len(words) - 1):
        deed = words[place] == "copy" and (not place or words[place - 1] in _BEFORE_A_DEED)
        if not deed or words[place + 1] not in _AHEAD:
            continue
        nouns = [at for at in range(place + 1, min(place + 6, len(words))) if words[at] in lex.nouns]
        sort = lex.nouns[words[nouns[0]]] if nouns else ("", "")
        behind = words[nouns[0] + 1 : nouns[0] + 2] if nouns else []
        told = words[place + 1] in ("that", "the") or behind not in ([], ["."], [","])  # which one, or where it is
        if sort == ("action", "one") and told and behind not in (["'s"], ["or"]):
            of = over(("the", "ability", "of"), tokens[place], tokens[place])
            return [*tokens[: place + 1], *of, *_copied(tokens[place + 1 :], lex)]
    return tokens


def _as_its_own(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Copy the talent of another minion here": use it as if it were on this minion; "one of your minions may copy
    it": as if it were on that one."""
    words = words_of(tokens)
    place = next((at for at, word in enumerate(words) if word in _COPYING), len(words))
    begin, end = begin_behind(words, place, _BEFORE_WHO), sentence_end(words, place)
    able = next((at for at in range(place + 1, end) if lex.nouns.get(words[at], (words[at],))[0] in _ABLE), end)
    told = words[place + 1 : end]
    carriers = [lex.nouns[each][0] for each in told if each in lex.nouns and lex.nouns[each][0] in _BODIES]
    of_it = [
        each for each in (["its"], ["that", "minion", "'s"], ["that", "action", "'s"]) if at_words(told, 0, (each,))
    ]
    before = [lex.nouns[each][0] for each in words[:place] if lex.nouns.get(each, ("",))[0] in (*_BODIES, "action")]
    if of_it and before[-1:] == ["action"] and place + len(of_it[0]) + 1 == able:
        return put(tokens, place, able + 1, [words[place], "the", "ability", "of", "that", "action"])
    if (
        able == end
        or words[able] not in lex.nouns
        or not (carriers or of_it)
        or {"action", "actions", "card", "cards", "and", ","} & set(told)
    ):
        return tokens
    who = words[begin:place]
    who = who[2:] if who[:2] in (["you", "may"], ["you", "can"]) else who[:-1] if who[-1:] == ["may"] else who
    doer = who == ["it"] or any(lex.nouns.get(each, ("",))[0] in _BODIES for each in who)
    if doer and who[:1] not in (["this"], ["one"], ["that"], ["it"]):
        return tokens
    own = ["it"] if doer else ["this", carriers[0] if carriers else "minion"]
    use = replace(tokens[place], word="use" if words[place] == "copy" else "uses")
    stop = next((at for at in range(able, end) if words[at] in ("until", "instead", "again")), end)
    last = tokens[stop - 1].end
    as_if = spread(("as", "if", "it", "were", "on", *own), last, last)
    plain = tokens[place + 1 : stop]
    return [*tokens[:place], use, *plain, *as_if, *tokens[stop:]]


_COPYING = ("copy", "copies")
_BEFORE_WHO = (".", ":", ";", ",", "&then", "then", "@or")
_ABLE = ("talent", "ability", "effect", "effects", "text")
_BODIES = ("minion", "titan")
COPIED = (
    where(_copied, "copy", "action"),
    where(_as_its_own, " ".join(_COPYING), "talent talents ability abilities effect effects text"),
)
"""The rule of an action that is copied, which is what its ability does."""
COPIES = (
    where(_of_itself, "copy copies", "of", "it", "this"),
    where(_copies, "copy copies", "of"),
    where(_with_it, "with", "move moves", "it them"),
)
"""The rules of this room."""
