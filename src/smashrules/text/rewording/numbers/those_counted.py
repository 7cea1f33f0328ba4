"""Those of whom only a number is said: "for every two you discarded", "for each one removed", "the other two".

What was done to how many is named again, and the others of so many cards are those that are left. Knows words and
their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back
from smashrules.text.rewording.said import said
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_COUNTERS = "counters"
_SO_MANY = ("any_number_of", "up_to", "all")
_UNSURE = ("may", "any_number_of", "up_to", "all", "each", "if", "or", "@or")
_ENDS = ("", ",", "this_way")
_SENT = {"place", "put", "return", "move", "shuffle"}
"""Deeds by which a thing comes to be where "there" tells."""


def _those_done(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Discard any number of cards. For every two you discarded, ...": for every two cards discarded; "for each one
    removed" is for each counter, of cards for each card."""
    words, last = [*words_of(tokens), "", ""], words_of(before[-1]) if before else []
    for place in range(len(tokens) - 2):
        each = words[place] == "for_each" and words[place + 1] in ("one", "&one")
        every = words[place] == "for_every" and lex.numerals.get(words[place + 1], 0) > 1
        you = words[place + 2] == "you"
        verb = place + 2 + you
        done = {name for name, form in lex.verbs.get(words[verb], ()) if form in ("past", "participle")}
        there = words[verb + 1] == "there" and bool(done & _SENT)
        if not (each or every) or not done or words[verb + 1 + there] not in _ENDS:
            continue
        many = _done_to(words[:place], done, lex) or _done_to(last, done, lex)
        if not many:
            return tokens
        noun = _single(many) if each else many
        number, deed = tokens[place + 1], tokens[verb]
        counted = [] if each else [number]
        thing = replace(number if each else deed, word=noun)
        thing = thing if each else replace(thing, end=thing.start)
        doer = [tokens[place + 2]] if you else []
        return [*tokens[: place + 1], *counted, thing, *doer, deed, *tokens[verb + 1 + there :]]
    return tokens


def _done_to(words: list[str], done: set[str], lex: Lexicon) -> str:
    """What any number, or up to so many, had that done to them in this sentence; empty where it is not said."""
    for place in range(len(words) - 2):
        if words[place + 1] not in _SO_MANY or not done & {name for name, _ in lex.verbs.get(words[place], ())}:
            continue
        at = place + 2 + (words[place + 1] == "up_to")
        if words[at : at + 2] in (["of", "your"], ["&of", "your"]) or words[at : at + 1] == ["your"]:
            at += 2 if words[at] != "your" else 1
        at += words[at : at + 1] == ["other"]
        noun = words[at] if at < len(words) else ""
        if noun.endswith(_COUNTERS) or lex.nouns.get(noun, ("", ""))[1] == "many":
            return noun
    return ""


def _single(many: str) -> str:
    """The word for one of these, as "one" is said of any card."""
    return many.removesuffix("s") if many.endswith(_COUNTERS) else "card"


def _the_other_so_many(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Look at the top three cards of your deck. Draw one and return the other two": return the others. So
    it is with those of three that were chosen."""
    words = [*words_of(tokens), ""]
    place = next((at for at in range(len(tokens) - 1) if words[at : at + 2] == ["the", "other"]), -1)
    if place < 0:
        return tokens
    value = lex.numerals.get(words[place + 2], 0)
    single = words[place + 2] in ("one", "&one")
    said = [word for sentence in before for word in (*words_of(sentence), ".")] + words[:place]
    tops = [at for at in range(len(said) - 2) if said[at] in ("top", "&atop") and said[at + 2] in ("cards", "card")]
    tops = tops or [at for at in range(len(said) - 1) if said[at] == "choose" and said[at + 1] in lex.numerals]
    if len(tops) != 1 or not (single or value > 1) or "." not in said:
        return tokens
    behind = said[said.index(".", tops[0]) :] if "." in said[tops[0] :] else []
    total = lex.numerals.get(said[tops[0] + 1], 0)
    taken = sum(lex.numerals.get(each.removeprefix("&"), 0) for each in behind)
    left = 1 if single else value
    if not behind or set(_UNSURE) & set(behind) or taken < 1 or total < 3 or taken + left != total:
        return tokens
    rest = replace(tokens[place + 1], word="rest", end=tokens[place + 2].end)
    return [*tokens[: place + 1], rest, *tokens[place + 3 :]]


THOSE_COUNTED = (
    *said("numbers/counters", "that-lost-one"),
    looking_back(_those_done, "for_each for_every"),
)
"""The rules of those that something was done to."""
THE_OTHER_SO_MANY = (looking_back(_the_other_so_many, "other", "the"),)
"""The rule of those that are left of so many."""
