"""Where each of two or three things goes: "return a minion or an action to its owner's hand", "place one into your
hand, one on the bottom of your deck, and one into your discard pile"; two sorts of things that are counted in all.

Each goes where it is told, in a deed of its own. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, put, sentence_end, where
from smashrules.text.words.lexicon import Lexicon, takes_an
from smashrules.text.words.tokens import Token, words_of

_SENDING = ("return", "returns", "place", "places", "put", "puts", "shuffle", "shuffles")
_PLACED = {"in", "on", "to", "from", "here", "there"}
_ONE = ("a", "an", "one", "another")


def _either_goes(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Return a minion or an action to its owner's hand": the one to its owner's, or the other to its owner's. Where
    only the other is said to be here, the one may be here too or anywhere: it is left as it is."""
    words = words_of(tokens)
    its = next((at for at in range(4, len(words) - 2) if words[at : at + 3] == ["its", "owner", "'s"]), 0)
    goal = next((at for at in range(its - 1, max(its - 5, 0), -1) if words[at] in ("to", "on", "into", "in")), 0)
    verb = next((at for at in range(goal) if words[at] in _SENDING), goal)
    said = words[verb + 1 : goal]
    end = next((at for at in range(its, len(words)) if words[at] in (".", ",", "and", "then", "if")), len(words))
    if said.count("or") != 1 or said[0] not in _ONE or {",", "and", "@or"} & set(said) or end < len(words):
        return tokens
    or_ = verb + 1 + said.index("or")
    other = tokens[or_ + 1 : goal]
    if not other or _PLACED & set(said):
        return tokens
    if other[0].word in lex.nouns:  # "a minion or action"
        other = [replace(other[0], word="an" if takes_an(other[0].word) else "a", end=other[0].start), *other]
    joint = tokens[or_]
    first = [replace(each, start=joint.start, end=joint.start) for each in tokens[goal:end]]
    again = replace(tokens[verb], start=joint.end, end=joint.end)
    if other[0].word not in _ONE:
        return tokens
    return [*tokens[:or_], *first, joint, again, *other, *tokens[goal:]]


def _on_either_end(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Place one in your hand, one on the top and one on the bottom of your deck": one on top of your deck, and one
    on the bottom of your deck."""
    words = words_of(tokens)
    for place in range(2, len(words) - 8):
        top = at_words(words, place, _ON_TOP) if words[place - 1 : place] == [","] else []
        end = place + len(top)
        bottom = ["and", "one", "on", "the", "bottom", "of"]
        if not top or words[end : end + len(bottom)] != bottom:
            continue
        whose = at_words(words, end + len(bottom), _WHOSE_DECK)
        if whose:
            told = put(tokens, place, end, ["one", "on", "top", "of", *whose, ","])
            them = next((at for at in range(1, place - 2) if words[at : at + 3] == ["one", "of", "them"]), 0)
            return [*told[: them + 1], *told[them + 3 :]] if them else told
    return tokens


_ON_TOP = (["one", "on", "top"], ["one", "on", "the", "top"])
_WHOSE_DECK = (["your", "deck"], ["that", "deck"], ["their", "deck"], ["its", "owner", "'s", "deck"])


def _one_each(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Place one into your hand, one on the bottom of your deck, and one into your discard pile": one by one."""
    words = words_of(tokens)
    for place in range(len(words) - 1):
        if words[place] not in ("place", "put") or words[place + 1] != "one":
            continue
        end = sentence_end(words, place)
        commas = [at for at in range(place, end - 2) if words[at] == ","]
        if len(commas) != 2 or words[commas[0] + 1] != "one" or words[commas[1] + 1] != "and":
            continue
        last = commas[1] + 2
        back = words[last : last + 3] in (["return", "the", "rest"], ["return", "the", "others"])
        if back and words[commas[0] + 2] in ("in", "into", "on"):
            first, stop = tokens[commas[0]], tokens[commas[1]]
            both = [replace(first, word="and"), replace(tokens[place], start=first.start, end=first.end)]
            middle = tokens[commas[0] + 1 : commas[1]]
            return [*tokens[: commas[0]], *both, *middle, replace(stop, word="."), *tokens[last:]]
        if words[last] not in ("one", "the") or not {"in", "into", "on"} >= {words[place + 2], words[commas[0] + 2]}:
            continue
        where_to = last + 1 + (words[last] == "the")
        if words[last:where_to] not in (["one"], ["the", "other"], ["the", "last"], ["the", "rest"]):
            continue
        verb, stop = tokens[place], tokens[commas[1]]
        again = replace(verb, start=tokens[commas[0]].start, end=tokens[commas[0]].end)
        rest = [replace(stop, word=each) for each in (".", "place", "the", "rest")]
        return [
            *tokens[: commas[0]],
            replace(again, word="and"),
            again,
            *tokens[commas[0] + 1 : commas[1]],
            *rest,
            *tokens[where_to:],
        ]
    return tokens


def _and_the_rest(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Place one minion and one action into your hand and the rest into your discard pile": place the rest there."""
    words = words_of(tokens)
    for place in range(len(words) - 8):
        if words[place] not in ("place", "put") or words[place - 1 : place] not in ([], ["."], [":"]):
            continue
        end = sentence_end(words, place)
        joints = [at for at in range(place, end - 2) if words[at] == "and"]
        last = joints[-1] if len(joints) == 2 else 0
        if not last or words[last + 1 : last + 3] not in (["the", "rest"], ["the", "others"]):
            continue
        goals = [at for at in range(place, end) if words[at] in ("in", "into", "on")]
        if len(goals) != 2 or not joints[0] < goals[0] < last < goals[1] or "," in words[place:end]:
            continue
        joint = tokens[last]
        return [
            *tokens[:last],
            replace(joint, word="."),
            replace(tokens[place], start=joint.end, end=joint.end),
            *tokens[last + 1 :],
        ]
    return tokens


def _minions_or_actions(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Up to two minions or actions": two in all, of either sort or of both."""
    words = words_of(tokens)
    for place in range(2, len(words) - 1):
        sorts = {lex.nouns.get(words[place - 1], ("", ""))[0], lex.nouns.get(words[place + 1], ("", ""))[0]}
        several = (
            lex.nouns.get(words[place - 1], ("", ""))[1] == lex.nouns.get(words[place + 1], ("", ""))[1] == "many"
        )
        counted = lex.numerals.get(words[place - 2], 0) > 1 or words[place - 2] == "any_number_of"
        if words[place] == "or" and several and counted and sorts == {"minion", "action"}:
            return [*tokens[:place], replace(tokens[place], word="and/or"), *tokens[place + 1 :]]
    return tokens


ONE_BY_ONE = (
    where(_on_either_end, "bottom", "top", "one", "place put"),
    where(_one_each, "one", "place put", ",", "and"),
    where(_and_the_rest, "rest others", "place put", "and"),
)
"""The rules of things that are placed one by one, asked of what is written."""
WHERE_EACH_GOES = (
    where(_minions_or_actions, "actions", "minions", "or"),
    where(_either_goes, "owner", "or", "its", " ".join(_SENDING)),
)
"""The rules of where each of them goes."""
