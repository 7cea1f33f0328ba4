"""What a card is treated as, and what players have changed: "treat it as a minion" says that it counts as one.

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, put, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import noun_of
from smashrules.text.words.tokens import Token, words_of

_STANDS = ("appears", "is", "stands", "appear", "are")
_CHANGED = {"reduced": "-", "decreased": "-", "increased": "+"}
_ABOUT = {"it": "it", "them": "they"}


def _mentioned(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A minion whose name appears in an ability on that minion": a minion named on it."""
    words = words_of(tokens)
    for place in range(len(words) - 7):
        name = words[place] == "whose" and words[place + 1] in ("name", "&name") and words[place + 2] in _STANDS
        if name and words[place + 3 : place + 6] == ["in", "an", "ability"] and words[place + 6] in ("on", "of"):
            named = Token("named_on", tokens[place].start, tokens[place + 6].end)
            return [*tokens[:place], named, *tokens[place + 7 :]]
    return tokens


def _have_changed(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Players here have their maximum hand size reduced by 2": they have -2 maximum hand size."""
    words = words_of(tokens)
    for place in range(len(words) - 5):
        have, whose, number, done, by = words[place : place + 5]
        told = have in ("have", "has") and whose in ("their", "your") and done in _CHANGED and by == "by"
        if not told or "hand_size" not in number or not words[place + 5].isdigit():
            continue
        how_many = replace(tokens[place + 1], word=_CHANGED[done] + words[place + 5])
        return [*tokens[: place + 1], how_many, tokens[place + 2], *tokens[place + 6 :]]
    return tokens


def _as(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Treat it as a minion": it counts as a minion."""
    words = words_of(tokens)
    at = words.index("treat") if "treat" in words else -1
    said = words[at + 1 :]
    if at < 0 or "as" not in said or words[max(at - 1, 0)] in ("may", "must", "cannot", "you"):
        return tokens
    end = at + 1 + said.index("as")
    about = [replace(each, word=_ABOUT.get(each.word, each.word)) for each in tokens[at + 1 : end]]
    many = words[at + 1] in ("them", "these", "those")
    if not about or words[end + 1 : end + 2] in (["if"], ["having"]):
        return tokens
    if (owned := _as_ones_own(about, tokens[end + 1 :], lex)) and "take_control_of" not in words[:at]:
        return [*tokens[:at], *owned]
    return [*tokens[:at], *about, replace(tokens[end], word="count_as" if many else "counts_as"), *tokens[end + 1 :]]


def _as_ones_own(about: list[Token], behind: list[Token], lex: Lexicon) -> list[Token]:
    """ "Treat this monster as one of your minions": you control it, and it counts as a minion. Nothing where it is
    treated as something else."""
    words = words_of(behind)
    kind, number = lex.nouns.get(words[3], ("", "")) if len(words) > 3 else ("", "")
    if (
        words[:3] != ["one", "of", "your"]
        or number != "many"
        or len(about) != 2
        or about[0].word not in ("this", "that")
    ):
        return []
    noun = noun_of((kind, "one"), lex)
    start, end = about[-1].end, behind[3].end
    told = ("and", "it", "counts_as", "an" if kind == "action" else "a", noun)
    yours = [Token(each, about[0].start, about[0].start) for each in ("you", "control")]
    return [
        *yours,
        *about,
        *spread(told, start, end),
        *behind[4:],
    ]


def _count_as_ones_own(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This monster counts as one of your minions"."""
    words = words_of(tokens)
    owned = _as_ones_own(tokens[:2], tokens[3:], lex) if words[2:3] == ["counts_as"] else []
    return owned or tokens


def _as_if(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Treat this card as if it has a name", "as having a name": it has it."""
    words = words_of(tokens)
    at = words.index("treat") if "treat" in words else -1
    told = [(place, at_words(words, place, _AS_IF)) for place in range(at + 2, len(words) - 2)] if at >= 0 else []
    end, said = next(((place, said) for place, said in told if said), (0, []))
    if not said:
        return tokens
    have = "has" if "has" in said or "had" in said or words[at + 1] not in ("them", "these", "those") else "have"
    has = replace(tokens[end], word=have, end=tokens[end + len(said) - 1].end)
    return [*tokens[:at], *tokens[at + 1 : end], has, *tokens[end + len(said) :]]


_AS_IF = tuple(
    each.split() for each in ("as if it has", "as if it had", "as if it also has", "as if it also had", "as having")
)


def _kept_as_ones_own(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Take control of a monster and treat it as one of your minions until X": until X you do both."""
    words = words_of(tokens)
    own = ["and", "it", "counts_as", "one", "of", "your"]
    place = next((at for at in range(len(words) - 6) if words[at : at + 6] == own), 0)
    if not place or words[0] != "take_control_of" or words[place + 7 : place + 8] != ["until"]:
        return tokens
    ends = words[place + 6]
    if not ends.endswith("s"):
        return tokens
    until = [replace(each, start=tokens[place].start, end=tokens[place].start) for each in tokens[place + 7 :]]
    one = [replace(tokens[place + 3], word="a"), replace(tokens[place + 6], word=ends.removesuffix("s"))]
    return [*tokens[:place], *until, *tokens[place : place + 3], *one, *tokens[place + 7 :]]


def _names_of(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "It has the names of your minions": the names, not a deed."""
    words = words_of(tokens)
    return [
        replace(token, word="&names")
        if token.word == "names"
        and words[place - 2 : place] in (["has", "the"], ["have", "the"])
        and words[place + 1 : place + 2] == ["of"]
        else token
        for place, token in enumerate(tokens)
    ]


def _names_of_each(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "It has the name of each of your minions", "the name of every minion": their names."""
    words = words_of(tokens)
    for place in range(2, len(words) - 2):
        name = words[place] in ("name", "&name", "names") and words[place - 1] == "the"
        has = words[place - 2] in ("has", "have") or words[place - 3 : place - 1] in (
            ["has", "also"],
            ["have", "also"],
        )
        if name and has and words[place + 1] == "of" and words[place + 2] in ("each", "every", "all"):
            return [*tokens[:place], replace(tokens[place], word="&names"), *tokens[place + 1 :]]
    return tokens


_HAVING = tuple(
    ([be, *told], have)
    for be, have in (("is", "has"), ("are", "have"))
    for told in (["treated", "as", "having"], ["considered", "to", "have"], ["considered", "as", "having"])
)
_HAVING = (*_HAVING, (["counts", "as", "having"], "has"), (["count", "as", "having"], "have"))
_HAVING = (*_HAVING, (["is", "treated", "as", "if", "it", "had"], "has"))
_HAVING = (*_HAVING, (["are", "treated", "as", "if", "they", "had"], "have"))


def _as_having(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Is treated as having no abilities", "counts as having a power of 3": has."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        said, have = next((each for each in _HAVING if words[place : place + len(each[0])] == each[0]), ([], ""))
        end = place + len(said)
        named = words[end] == "the" and words[end + 1] in ("name", "names", "&name", "&names")
        if said and (words[end] == "no" or "printed" in words[end : end + 2] or named):
            return put(tokens, place, end, [have])
    return tokens


AS_HAVING = (where(_as_having, "treated considered counts count", "having have had"),)
"""The rule of what is treated as having something."""
TREATED = (
    where(_as, "treat", "as"),
    where(_count_as_ones_own, "counts_as", "one", "your"),
    where(_as_if, "treat", "as", "has had having"),
    where(_kept_as_ones_own, "counts_as", "take_control_of"),
    where(_names_of, "names", "of"),
    where(_names_of_each, "name &name names", "of", "each every all", "has have"),
    where(_mentioned, "whose", "ability", "in"),
    where(_have_changed, "by", "have has"),
)
"""The rules of what is treated as something, in the order in which they are asked."""
