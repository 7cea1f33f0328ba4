"""Phrases that lean on words before them: "no minions left there", "the one you played", "for you to draw".

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.bases.there_too import said_on
from smashrules.text.rewording.rule import Rewordings, looking_back, said_at, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare, noun_of, number_said, verb_of
from smashrules.text.words.tokens import Token, words_of

_CARDS = ("minion", "action", "card", "titan")
_WHO = ("you", "they")
_CHOOSING = ("choose", "chooses", "pick", "picks")
_MEASURED = ("than", "of", "to", "equal_to", "less_than_or_equal_to", "greater_than_or_equal_to")
_BEHIND: tuple[list[str], ...] = ([], [","], ["to"], ["and"], ["from"], ["here"], ["there"], ["until"])
_AT_THE_END = ("draw", "gain", "discard")


def none_left(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If that player has no minions left there": no minions there."""
    words = words_of(tokens)
    for place in range(2, len(words)):
        several = lex.nouns.get(words[place - 1], ("", ""))
        if words[place] == "left" and words[place - 2] == "no" and several[0] in _CARDS:
            return [*tokens[:place], *tokens[place + 1 :]]
    return tokens


def for_every(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "For every three minions there, draw a card": draw a card for every three of them."""
    words = words_of(tokens)
    number = words[1] if len(words) > 1 else ""
    comma = words.index(",") if "," in words else 0
    if words[:1] != ["for_every"] or not comma or number not in lex.numerals or lex.numerals[number] < 2:
        return tokens
    deed = tokens[comma + 1 :]
    told = words_of(deed)
    if not told or told[0] not in _AT_THE_END or {",", "and", "or", "then", "for_each", "if"} & set(told):
        return tokens
    at = deed[-1].end
    return [
        replace(deed[0], start=tokens[0].start),
        *deed[1:],
        *said_at(tokens[:comma], at),
    ]


def every_so_many(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Discard any number of cards to gain 1 VP for every two": for every two discarded."""
    words = words_of(tokens)
    end = len(words) - (words[-1] == ".")
    so_many = number_said(words[end - 1], lex) if words[end - 2 : end - 1] == ["for_every"] else 0
    number = next((word for word, known in lex.numerals.items() if known == so_many > 1), "")
    if not number:
        return tokens
    for said in (words[: end - 2], *(words_of(each) for each in before[-1:])):
        some = next((at for at in range(1, len(said)) if said[at] == "any_number_of"), 0)
        verb = verb_of(said[some - 1], lex) if some else ""
        if verb and said.count("any_number_of") == 1:
            at = tokens[end - 1].end
            done = Token(lex.forms[verb][3], at, at)
            return [*tokens[: end - 1], replace(tokens[end - 1], word=number), done, *tokens[end:]]
    return tokens


def the_one(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "After you play a minion here, ... less power than the one you played": than the played minion; "than the
    minion you played" is that one, too."""
    words = words_of(tokens)
    for place in range(len(words) - 3):
        one = words[place + 1] if words[place] == "the" else ""
        named = words[place - 1] in _MEASURED and one in _CARDS
        if not (one == "one" or named) or words[place + 2] not in _WHO:
            continue
        names = {name for name, form in lex.verbs.get(words[place + 3], ()) if form == "past"}
        said = words_of([each for sentence in before for each in sentence])
        noun = _object_of(said, names, lex) or _object_before_the_last([*said, *words[:place]], names, lex)
        if noun and (not named or (noun == one and words[place + 4 : place + 5] in _BEHIND)):
            done = replace(tokens[place + 1], word=lex.forms[min(names)][3])
            thing = replace(tokens[place + 2], word=noun, end=tokens[place + 3].end)
            return [*tokens[: place + 1], done, thing, *tokens[place + 4 :]]
    return tokens


def _object_before_the_last(words: list[str], names: set[str], lex: Lexicon) -> str:
    """The same, but for what it is done to last, if that is described by it: "destroy one of your minions to destroy
    a minion with less power than the minion you destroyed"."""
    verbs = [at for at, word in enumerate(words) if names & {name for name, _ in lex.verbs.get(word, ())}]
    return (_object_of(words[: verbs[-1]], names, lex) if verbs else "") or _object_of(words, names, lex)


def _object_of(words: list[str], names: set[str], lex: Lexicon) -> str:
    """What one card the verb was done to, where it was said once; empty where it was not."""
    words = [each for each in words if each != "extra"]
    verbs = [at for at in range(len(words) - 2) if names & {name for name, _ in lex.verbs.get(words[at], ())}]
    found = [words[at + 2] for at in verbs if words[at + 1] in ("a", "an", "another")]
    found += [_one_of_yours(words[at + 1 : at + 5], lex) for at in verbs if words[at + 1] == "one"]
    single = len(found) == 1 and lex.nouns.get(found[0], ("", ""))
    return found[0] if single and single[0] in _CARDS and single[1] == "one" else ""


def _one_of_yours(words: list[str], lex: Lexicon) -> str:
    """What "one of your minions" is one of; empty where it is something else."""
    kind, number = lex.nouns.get(words[3], ("", "")) if len(words) == 4 else ("", "")
    if words[1:2] not in (["of"], ["&of"]) or words[2] != "your" or number != "many" or kind not in _CARDS:
        return ""
    return noun_of((kind, "one"), lex)


def for_you_to(tokens: list[Token], lex: Lexicon) -> tuple[list[Token], list[Token]] | None:
    """ "Another player chooses one of them for you to draw": they choose one, and you draw it. None where nothing of
    the kind is said."""
    words = words_of(tokens)
    at = next((place for place in range(2, len(words) - 3) if words[place : place + 3] == ["for", "you", "to"]), None)
    if at is None or not set(_CHOOSING) & set(words[:at]) or len(words) != at + 4 or not bare(words[at + 3], lex):
        return None
    if {"if", "may", ",", "each"} & set(words[:at]):
        return None  # whether it is done, and of whom it is asked
    end = tokens[at + 3].end
    return tokens[:at], [replace(tokens[at + 3], start=tokens[at].start), Token("it", end, end)]


LEANING = Rewordings(
    [
        where(said_on, ",", "on", "here there"),
        where(none_left, "left", "no"),
        where(for_every, "for_every"),
        looking_back(every_so_many, "for_every"),
        looking_back(the_one, f"one {' '.join(_MEASURED)}", "the", "you they"),
    ]
)
"""The rules that are asked before a sentence that says two things is made two."""
