"""That there are none of some things somewhere, told of none: "if no other minions are at this base", "if none of
your minions are here".

There are no such things there. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, begin_behind, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import noun_of
from smashrules.text.words.tokens import Token, words_of

_OPENERS = ("if", "while", "unless", "as_long_as", "and", "or")
_ARE = ("are", "is", "were", "was")
_PLACES = ("at", "on", "in", "under", "buried", "stored", "left")
_CARDS = ("minion", "action", "card", "titan", "monster", "treasure")
_AT_ONCE = ("here", "there", "in_play")


def _none_there(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If no cards are stored under it": if there are no cards stored under it."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        if words[place - 1] not in _OPENERS or words[place] not in ("no", "none", "any", "a", "an"):
            continue
        are = next((at for at in range(place + 1, len(words)) if words[at] in _ARE), 0)
        if not are or {",", *_OPENERS} & set(words[place:are]):
            continue
        whose = words[place] == "none"
        if whose and words[place + 1 : place + 3] not in (["of", "your"], ["of", "their"]):
            continue
        noun = words[are - 1] if words[are - 1] not in _AT_ONCE else ""
        if lex.nouns.get(noun, ("",))[0] not in _CARDS:
            continue
        behind = words[are + 1 : are + 2]
        if words[place] in ("any", "a", "an") and (words[place + 1] != noun or words[are + 1 :][1:2] not in _ON_IT):
            continue
        there = bool(behind) and (behind[0] in _PLACES or (whose and behind[0] in _AT_ONCE))
        if not there:
            continue
        start = tokens[place].start
        led = [Token("there", start, start), replace(tokens[are], start=start, end=start)]
        return [*tokens[:place], *led, *tokens[place:are], *_none_there(tokens[are + 1 :], lex)]
    return tokens


_ON_IT = (["under"], ["it"], ["this"])
"""What stands second behind "any cards are": "stored under", "on it"."""


def _some_were_there(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If two or more of your minions were here": if there were two or more of them here."""
    words = words_of(tokens)
    for place in range(3, len(words) - 1):
        if words[place] not in ("were", "was") or words[place + 1] not in ("here", "there"):
            continue
        begin = begin_behind(words, place, _OPENERS[:2])
        said = words[begin:place]
        noun = lex.nouns.get(said[-1], ("",))[0] if begin and said else ""
        over = words[place + 2 : place + 3] in ([], [","], ["."])
        if noun not in _CARDS or not over or {",", "this", "that", "it", "they", "those", "each"} & set(said):
            continue
        start = tokens[begin].start
        there = [Token("there", start, start), replace(tokens[place], start=start, end=start)]
        return [*tokens[:begin], *there, *tokens[begin:place], *tokens[place + 1 :]]
    return tokens


def _none_has(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If none of your other minions here has more power": if you have no other minions here with more; "while no
    minion in play has more": while there are none with more; "no other player's minion": no other player has one."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        if words[place - 1] not in _OPENERS[:4] or words[place] not in ("no", "none"):
            continue
        has = next((at for at in range(place + 1, len(words) - 1) if words[at] in ("has", "have")), 0)
        yours = words[place : place + 3] == ["none", "of", "your"]
        begin = place + 3 if yours else place + 1
        said = words[begin:has]
        noun = next((at for at, word in enumerate(said) if lex.nouns.get(word, ("",))[0] == "minion"), None)
        if not has or noun is None or (words[place] == "none" and not yours):
            continue
        where_ = said[noun + 1 :]
        powered = words[has + 1] in (*_SO_MUCH, *_POWERS) and bool({*_POWERS} & set(words[has:]))
        theirs = said[:noun] in (["other", "player", "'s"], ["player", "'s"]) and words[place] == "no"
        counted = words[has + 1 : has + 3] == ["a", "+1"]
        if theirs and (powered or counted) and where_ in _WHERE:
            at = tokens[begin + noun - 1]
            whose = [replace(at, word="has"), replace(at, word="a")]
            one = replace(tokens[begin + noun], word="minion")
            behind = [*tokens[begin + noun + 1 : has], replace(tokens[has], word="with"), *tokens[has + 1 :]]
            return [*tokens[: begin + noun - 1], *whose, one, *behind]
        told = said[:noun] in ([], ["other"]) and where_ in _WHERE
        if not told or not powered:
            continue
        start, end = tokens[place].start, tokens[begin - 1].end
        led = ["you", "have", "no"] if yours else ["there", "are", "no"]
        first = [Token(each, start, end) for each in led]
        many = replace(tokens[begin + noun], word="minions")
        whom = [*tokens[begin : begin + noun], many, *tokens[begin + noun + 1 : has]]
        return [*tokens[:place], *first, *whom, replace(tokens[has], word="with"), *tokens[has + 1 :]]
    return tokens


def _each_of_none(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If none of your minions moved this turn, each of them gains +1 power": each of your minions does."""
    words = words_of(tokens)
    place = next((at for at in range(1, len(words)) if words[at : at + 3] == ["none", "of", "your"]), 0)
    comma = next((at for at in range(place, len(words)) if words[at] == ","), 0)
    noun = next((at for at in range(place, comma) if lex.nouns.get(words[at], ("", "")) == ("minion", "many")), 0)
    if not place or not noun or words[place - 1] not in _OPENERS[:4]:
        return tokens
    end = noun + 1 + (words[noun + 1] in ("here", "there"))
    for at in range(comma + 1, len(words)):
        them = next((each for each in _THEM if words[at : at + len(each)] == each), None)
        if them is None:
            continue
        start, last = tokens[at].start, tokens[at + len(them) - 1].end
        each_of = [Token(each, start, last) for each in ("each", "of", *words[place + 2 : end])]
        verb = tokens[at + len(them)]
        verb = replace(verb, word=_OF_EACH.get(verb.word, verb.word))
        return [*tokens[:at], *each_of, verb, *tokens[at + len(them) + 1 :]]
    return tokens


def _in_nobodys_pile(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If no other player has an action in their discard pile": if each other player has no actions there; "if there
    are no actions in any other player's discard pile": in other players' discard piles."""
    words = [*words_of(tokens), "", ""]
    for place in range(1, len(tokens) - 4):
        pile = words[place] in _PILES and words[place + 1] in ("", ",", ".", "and")
        begin = max((at for at in range(place) if words[at] in _OPENERS), default=-1) + 1
        who = at_words(words, begin, (["no", "player"], ["no", "other", "player"]))
        noun = next((at for at in range(begin + len(who) + 2, place) if words[at] in lex.nouns), 0)
        if pile and who and words[begin + len(who)] == "has" and words[place - 2 : place] == ["in", "their"] and noun:
            some = words[begin + len(who) + 1] in ("a", "an", "any")
            many = noun_of((lex.nouns[words[noun]][0], "many"), lex)
            if some and many:
                told = put(tokens, noun, noun + 1, [many])
                told = put(told, begin + len(who) + 1, begin + len(who) + 2, ["no"])
                return put(told, begin, begin + 1, ["each"])
        whose = words[place - 2 : place] == ["player", "'s"] and words[begin : begin + 3] in _THERE_ARE_NO
        other = place - 3 - (words[place - 3] == "other")
        if pile and whose and words[other - 1 : other + 1] == ["in", "any"]:
            which = ["other"] if words[other + 1] == "other" else ["all"]
            piles = noun_of((lex.nouns[words[place]][0], "many"), lex)
            return put(tokens, other, place + 1, [*which, "players", "'s", piles])
    return tokens


_PILES = ("hand", "deck", "discard_pile")
_THERE_ARE_NO = (["there", "are", "no"], ["there", "is", "no"])
_THEM = (["each", "of", "them"], ["they", "each"], ["they", "all"], ["they"])
_OF_EACH = {"gain": "gains", "have": "has", "get": "gets"}
_WHERE: tuple[list[str], ...] = ([], ["here"], ["there"], ["in", "play"], ["in_play"])
_POWERS = ("power", "printed_power")
_SO_MUCH = ("more", "less", "equal_or_more", "equal_or_less", "equal", "greater", "higher", "lower")


IF_NONE = (
    where(_each_of_none, "none", "them they", "if while unless as_long_as"),
    where(_in_nobodys_pile, "no", "player", " ".join(_OPENERS[:4]), "hand deck discard_pile"),
    where(_none_has, "no none", "has have", "power printed_power"),
    where(_some_were_there, "were was", "if while", "here there"),
    where(_none_there, "no none any a an", " ".join(_ARE), " ".join(_OPENERS)),
)
"""The rules of what is there or is not."""
