"""Where things were and go back to, and which of several are meant: "move it back", "a base one of them was on",
"the chosen minion with the least power".

Each is put as it is said elsewhere: its previous base, one of their bases, the one with the least power. Knows words
and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, looking_back, put, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_ENDS = ("", ".", ",", "and", "or", "@or", "at", "if", "unless")
_GOING = ("move", "moves", "return", "returns")
_IT_WAS = (["it", "came", "from"], ["it", "was"], ["it", "was", "before"], ["it", "had", "been"])
_WAS = ("was", "before", "been")
_FROM_WHERE = (
    ["to", "its", "original", "base"],
    ["to", "the", "base", "it", "was", "on"],
    ["to", "the", "base", "it", "came", "from"],
    ["to", "the", "base", "it", "moved", "from"],
    ["to", "the", "base", "it", "was", "moved", "from"],
    *([*way, "where", *it] for way in (["back"], ["to"], ["back", "to"], ["to", "the", "base"]) for it in _IT_WAS),
    ["back", "again"],
    ["back"],
)
_THEY = (["one", "of", "them"], ["either", "of", "them"], ["they"])


def _back(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "At the end of the turn, move it back": to its previous base, if it has moved; "move it back to your hand" is
    "move it to your hand"."""
    words = [*words_of(tokens), ""]
    for place in range(2, len(tokens)):
        at = next((place - back for back in (2, 3) if words[place - back] in _GOING), -1)
        it = words[at + 1 : place]
        if at < 0 or not (it in (["it"], ["them"]) or (len(it) == 2 and it[0] in _THE and it[1] in lex.nouns)):
            continue
        there = at_words(words, place, _FROM_WHERE)
        if words[place] == "back" and words[place + 1] in ("to", "here", "there"):
            return [*tokens[:place], *tokens[place + 1 :]]
        end = place + len(there)
        moved = any({"move", "moves", "moved"} & set(words_of(each)) for each in [*before, tokens[:at]])
        then = words[end - 1] in _WAS and words[end] == "at" and "next" not in words[end : end + 6]
        if not there or words[end] not in _ENDS or not moved or it == ["them"] or then:
            continue  # "where it was at the start of the turn" is told of that time
        start, last = tokens[place].start, tokens[end - 1].end
        said = spread(_PREVIOUS, start, last)
        move = replace(tokens[at], word="moves" if words[at][-1] == "s" else "move")
        what = [replace(each, word="that") if each.word == "the" else each for each in tokens[at + 1 : place]]
        return [*tokens[:at], move, *what, *said, *tokens[end:]]
    return tokens


def _goes_back(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "It goes back at the end of your turn": move it back then."""
    words = words_of(tokens)
    for place in range(1, len(words) - 1):
        begin = max((at for at in range(place) if words[at - 1 : at] in ([], [","])), default=0)
        what = words[begin:place]
        there = words[place + 1] == "back" or bool(at_words(words, place + 1, (*_FROM_WHERE, [*_PREVIOUS])))
        goes = words[place] in ("goes", "moves", "returns", "comes") and there
        if goes and (what == ["it"] or (len(what) == 2 and what[0] in _THE and what[1] in lex.nouns)):
            move = replace(tokens[begin], word="move", end=tokens[begin].start)
            return [*tokens[:begin], move, *tokens[begin:place], *tokens[place + 1 :]]
    return tokens


_THE = ("that", "this", "the")
_PREVIOUS = ("to", "its", "previous", "base")


def _where_one_was(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "On a base one of them was on": on one of their bases."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        if words[place : place + 2] != ["a", "base"] or words[place - 1] not in ("on", "to", "at"):
            continue
        begin = place + 2 + (words[place + 2] == "that")
        who = next((each for each in _THEY if words[begin : begin + len(each)] == each), [])
        end = begin + len(who) + 2
        if not who or words[end - 2 : end] not in (["was", "on"], ["were", "on"]):
            continue
        start, last = tokens[place].start, tokens[end - 1].end
        said = ("one", "of", "their", "bases")
        told = spread(said, start, last)
        return [*tokens[:place], *told, *tokens[end:]]
    return tokens


def _base_of_one(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "On the base of one of them": on one of their bases."""
    words = words_of(tokens)
    for place in range(1, len(words) - 5):
        if words[place : place + 6] != ["the", "base", "of", "one", "of", "them"] or words[place - 1] not in _AT:
            continue
        one, of, bases = tokens[place + 3], tokens[place + 4], tokens[place + 5]
        theirs = [replace(bases, word="their"), replace(bases, word="bases", start=bases.start + 1)]
        there = [replace(one, start=tokens[place].start), of, *theirs]
        return [*tokens[:place], *there, *tokens[place + 6 :]]
    return tokens


_AT = ("on", "to", "at")


def _on_either(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Choose two bases. Play it on either base", "destroy either of them": one of them."""
    words = words_of(tokens)
    if not _DENYING.isdisjoint(words):
        return tokens
    for place in range(len(words) - 1):
        if words[place] != "either":
            continue
        first, second, rest = tokens[place], tokens[place + 1], tokens[place + 2 :]
        if second.word == "of" and words[place + 2 : place + 3] in (["them"], ["those"], ["these"]):
            return [*tokens[:place], replace(first, word="one"), second, *rest]
        if second.word == "one" or _two_of(second.word, words_of(before[-1]) if before else [], lex):
            them = [replace(first, word="one"), replace(second, word="of"), replace(second, word="them")]
            return [*tokens[:place], *them, *rest]
    return tokens


_DENYING = frozenset(("cannot", "not", "no", "neither", "if"))


def _two_of(noun: str, last: list[str], lex: Lexicon) -> bool:
    """Whether the sentence before is about two of what the noun means: "two bases", "two of your minions"."""
    kind = lex.nouns.get(noun, ("", ""))
    several = {word for word, each in lex.nouns.items() if each == (kind[0], "many")} if kind[1] == "one" else set()
    two = [at for at, word in enumerate(last) if word == "two"]
    return len(two) == 1 and bool(several & set(last[two[0] + 1 : two[0] + 5]))


def _was_on(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Destroy an action. If it was played on a minion": if it was on one, for this has not played it."""
    words = words_of(tokens)
    last = words_of(before[-1]) if before else []
    if not {"destroy", "return", "discard"} & set(last) or {"play", "played", "plays"} & set(last):
        return tokens
    for place in range(len(words) - 4):
        if words[place : place + 4] == ["it", "was", "played", "on"]:
            return [
                *tokens[: place + 2],
                replace(tokens[place + 3], start=tokens[place + 2].start),
                *tokens[place + 4 :],
            ]
    return tokens


def _the_one(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy the chosen minion with the least power": the one with the least power."""
    words = words_of(tokens)
    for place in range(len(words) - 4):
        told = words[place : place + 2] == ["the", "chosen"] and words[place + 3 : place + 5] == ["with", "the"]
        most = words[place + 5 : place + 6]
        if told and most and most[0] in ("least", "lowest", "most", "highest"):
            return [*tokens[: place + 1], replace(tokens[place + 2], word="one"), *tokens[place + 3 :]]
    return tokens


def _different_one(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A different one of your minions": another of them."""
    words = words_of(tokens)
    for place in range(len(words) - 4):
        if words[place : place + 4] == ["a", "different", "one", "of"] and words[place + 4] in ("your", "their"):
            another = replace(tokens[place], word="another", end=tokens[place + 2].end)
            return [*tokens[:place], another, *tokens[place + 3 :]]
    return tokens


def _than_the_moved(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Move a minion from here to another base. If you do, move a different minion from that base": a minion other
    than that one."""
    words, last = words_of(tokens), words_of(before[-1]) if before else []
    moved = [at for at, word in enumerate(last) if lex.nouns.get(word, ("",))[0] == "minion"]
    place = next((at for at in range(len(words) - 2) if words[at : at + 3] == ["a", "different", "minion"]), -1)
    if place < 0 or len(moved) != 1 or not {"move", "moves"} & set(last) or last[moved[0] - 1] == "this":
        return tokens
    if any(lex.nouns.get(each, ("",))[0] == "minion" for each in words[:place]) or "it" in words[:place]:
        return tokens
    return put(tokens, place, place + 3, ["a", "minion", "other_than", "that", "minion"])


def _in_play_that(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A minion in play that you control": one that you control is in play."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        end = place + 2 + (words[place + 2 : place + 3] == ["that"])
        told = words[place : place + 2] == ["in", "play"] and words[end : end + 2] == ["you", "control"]
        if told and words[place - 1] in lex.nouns:
            return [*tokens[:place], *tokens[place + 2 :]]
    return tokens


def _where_it_is(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Bury this minion on its base": here."""
    words = words_of(tokens)
    for place in range(len(words) - 5):
        if words[place : place + 3] == ["bury", "this", "minion"] and words[place + 4 : place + 6] == ["its", "base"]:
            here = replace(tokens[place + 3], word="here", end=tokens[place + 5].end)
            return [*tokens[: place + 3], here, *tokens[place + 6 :]]
    return tokens


def _from_the_same(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Move a minion to another base. You may move another from the same base": from its previous base."""
    words = words_of(tokens)
    last = words_of(before[-1]) if before else []
    if not {"move", "moves"} & set(last) or "moves" in last[:1]:
        return tokens
    for place in range(len(words) - 2):
        if words[place : place + 3] == ["from", "the_same", "base"]:
            same = tokens[place + 1]
            its = [
                replace(same, word="its", end=same.start + 3),
                replace(same, word="previous", start=same.start + 4),
            ]
            return [*tokens[: place + 1], *its, *tokens[place + 2 :]]
    return tokens


def _to_replace_it(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Search the base deck for a base to replace it (with)": and replace it with that base."""
    words = words_of(tokens)
    for place in range(4, len(words) - 2):
        if words[place : place + 2] != ["to", "replace"] or words[place - 3 : place] not in _FOR_A_BASE:
            continue
        end = next((at for at in range(place, len(words)) if words[at] in (".", ",", "and")), len(words))
        what = tokens[place + 2 : end - (words[end - 1] == "with")]
        if "search" not in words[:place] or words_of(what) not in _REPLACED:
            continue
        last = tokens[end - 1].end
        that = [Token(each, last, last) for each in ("with", "that", "base")]
        and_ = replace(tokens[place], word="and")
        return [*tokens[:place], and_, tokens[place + 1], *what, *that, *tokens[end:]]
    return tokens


_FOR_A_BASE = (["for", "a", "base"], ["for", "another", "base"])
_REPLACED = (["it"], ["this", "base"], ["that", "base"], ["the", "base"], ["the", "scored", "base"])

WHERE_THEY_WERE = (
    where(_to_replace_it, "replace", "to", "search"),
    where(_where_it_is, "bury", "its", "base"),
    where(_base_of_one, "them", "base", "one"),
    where(_where_one_was, "was were", "base", "them they"),
    where(_the_one, "chosen", "with"),
    where(_different_one, "different", "one"),
    where(_in_play_that, "control", "in", "play"),
)
"""The rules of where they were, asked of a whole text."""
BACK_THERE = (
    where(_goes_back, "back original previous was came moved", "goes moves returns comes"),
    looking_back(_back, "back original was came moved had", "move moves return returns"),
    looking_back(_on_either, "either"),
    looking_back(_was_on, "was", "played", "it"),
    looking_back(_than_the_moved, "different", "minion"),
    looking_back(_from_the_same, "the_same", "from", "base"),
)
"""The rules that look back at where they came from."""
