"""What must be paid before something can be done, told in the order in which it comes: "without first discarding a
card", "must discard a card before they play a minion here", "must discard a card each time they play one".

It is not done unless that is paid, or that is paid to do it; what is paid each time is paid after each of them. Knows
words and their neighbours, no structure.
"""

from __future__ import annotations

from itertools import pairwise

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, put, said_at, stands, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare, gerund
from smashrules.text.words.tokens import Token, words_of

_SHUT = (".", ":", ";")
_FORBIDDEN = ("cannot", "may_not", "can_not")
_PLAYERS = (["players"], ["other", "players"], ["no", "other", "player"], ["no", "player"], ["that", "player"])
_EACH = (*_PLAYERS[:2], ["a", "player"], ["each", "player"], ["each", "other", "player"], ["another", "player"])
_EACH_TIME = (["each_time"], ["each", "time"], ["every", "time"], ["whenever"], ["when"])


def _begin(words: list[str], place: int) -> int:
    return begin_behind(words, place, _SHUT)


def _bare_of(word: str, lex: Lexicon) -> str:
    """The verb whose doing the word names; empty if it names none."""
    return next((form for form, *_ in lex.forms.values() if gerund(form) == word), "")


def _doer(words: list[str]) -> list[str]:
    """The players of whom a clause is told, behind what stands before its comma."""
    comma = len(words) - 1 - words[::-1].index(",") if "," in words else -1
    return words[comma + 1 :]


def _without_doing(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Other players cannot play minions here without first discarding a card": unless they discard a card."""
    words = words_of(tokens)
    for place in range(3, len(words) - 1):
        if words[place] != "without":
            continue
        paid = place + 1 + (words[place + 1] == "first")
        verb = _bare_of(words[paid], lex) if paid < len(words) else ""
        begin = _begin(words, place)
        said = words[begin:place]
        forbidden = next((at for at, word in enumerate(said) if word in _FORBIDDEN), 0)
        forbidden = forbidden or next(
            (at for at in range(len(said) - 1) if said[at] in ("may", "can") and (said[at + 1] == "not")), 0
        )
        nobody = next((at for at, word in enumerate(said) if word in ("may", "can") and "no" in said[:at]), 0)
        doer = _doer(said[: forbidden or nobody])
        if not verb or not (forbidden or nobody) or (doer not in _PLAYERS and doer != ["you"]):
            continue
        if (doer[0] == "no") is not bool(nobody and not forbidden) or "be" in said:
            continue
        who = "you" if doer == ["you"] else "they"
        at = tokens[place]
        unless = [replace(at, word="unless"), Token(who, at.end, at.end)]
        return [*tokens[:place], *unless, replace(tokens[paid], word=verb), *tokens[paid + 1 :]]
    return tokens


def _before_they(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Other players must discard a card before they move a minion here", "before moving one": to move it."""
    words = words_of(tokens)
    for place in range(4, len(words) - 1):
        if words[place] != "before":
            continue
        begin = _begin(words, place)
        said = words[begin:place]
        if "must" not in said or _doer(said[: said.index("must")]) not in _EACH or "," in said[said.index("must") :]:
            continue
        they = words[place + 1] == "they"
        done = place + 1 + they
        one = done + (words[done : done + 1] == ["can"])
        verb = words[one] if they and one < len(words) and bare(words[one], lex) else _bare_of(words[done], lex)
        if verb:
            listed = [] if they else [at for at in range(one + 1, len(words)) if words[at - 1] in (",", "or")]
            plain = {at: _bare_of(words[at], lex) or words[at] for at in listed}  # "before moving or destroying one"
            later = range(one + 1, len(tokens))
            rest = [
                replace(tokens[one], word=verb),
                *(replace(tokens[at], word=plain.get(at, words[at])) for at in later),
            ]
            return [*tokens[:place], replace(tokens[place], word="to"), *rest]
    return tokens


def _first_of_all(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "To play a minion here, a player must first discard a card", "must discard a card first"."""
    words = words_of(tokens)
    for place in range(3, len(words)):
        if words[place] != "first":
            continue
        begin = _begin(words, place)
        end = next((at for at in range(place, len(words)) if words[at] in (*_SHUT, ",")), len(words))
        said = words[begin:place]
        if said[:1] != ["to"] or "must" not in said or "," not in said:
            continue
        if said[-1] == "must" or place + 1 == end:
            return [*tokens[:place], *tokens[place + 1 :]]
    return tokens


def _each_time(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Other players must discard a card each time they play a minion here": after another player plays a minion
    here, they must discard a card."""
    words = words_of(tokens)
    for place in range(3, len(words) - 2):
        time = next((each for each in _EACH_TIME if words[place : place + len(each)] == each), None)
        begin = _begin(words, place)
        must = next((at for at in range(begin, place) if words[at] == "must"), 0)
        who = words[begin:must]
        if time is None or who not in _EACH[:2] or "," in words[must:place]:
            continue
        they = place + len(time)
        end = next((at for at in range(they, len(words)) if words[at] in (*_SHUT, ",")), len(words))
        verb = words[they + 1] if words[they] == "they" else ""
        if not verb or not bare(verb, lex) or {"they", "and"} & set(words[they + 1 : end]):
            continue
        at = tokens[begin].start
        one = ["another" if who[0] == "other" else "a", "player"]
        lead = [Token(each, at, at) for each in ("after", *one)]
        third = next(form for plain, form, *_ in lex.forms.values() if plain == verb)
        plays = [replace(tokens[they + 1], word=third), *tokens[they + 2 : end], Token(",", at, at)]
        owed = [Token("they", tokens[must].start, tokens[must].start), *tokens[must:place]]
        rest = tokens[end + 1 :] if words[end : end + 2] == [",", "or"] else tokens[end:]
        return [*tokens[:begin], *lead, *plays, *owed, *rest]
    return tokens


def _only_by_doing(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Players may only use Talents here by discarding a card": they must discard a card to use Talents here."""
    words = words_of(tokens)
    for place in range(4, len(words) - 1):
        verb = _bare_of(words[place + 1], lex) if words[place] == "by" else ""
        begin = _begin(words, place)
        only = next((at for at in range(begin, place - 1) if words[at : at + 2] == ["may", "only"]), 0)
        only = only or next((at for at in range(begin, place - 1) if words[at : at + 2] == ["can", "only"]), 0)
        yours = only and _doer(words[begin:only]) == ["you"]
        if not verb or not only or not bare(words[only + 2], lex):
            continue
        if yours:
            cannot = replace(tokens[only], word="cannot")
            unless = [replace(tokens[place], word="unless"), Token("you", tokens[place].end, tokens[place].end)]
            pay = [replace(tokens[place + 1], word=verb), *tokens[place + 2 :]]
            return [*tokens[:only], cannot, *tokens[only + 2 : place], *unless, *pay]
        if _doer(words[begin:only]) not in _EACH:
            continue
        end = next((at for at in range(place, len(words)) if words[at] in (*_SHUT, ",")), len(words))
        at = tokens[only].start
        paid = said_at(tokens[place + 2 : end], at)
        pay = [replace(tokens[only], word="must"), Token(verb, at, at), *paid, replace(tokens[only + 1], word="to")]
        return [*tokens[:only], *pay, *tokens[only + 2 : place], *tokens[end:]]
    return tokens


def _must_pay(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "You must discard a card to play a minion here", "to move or destroy one, other players must discard a card":
    they cannot unless they do. What is played so is not played as an extra, and is not the card that says so."""
    words = words_of(tokens)
    for must in range(1, len(words) - 4):
        if words[must] != "must" or not bare(words[must + 1], lex):
            continue
        begin = _begin(words, must)
        doer = words[begin_behind(words, must, (*_SHUT, ",", "and")) : must]
        yours, again = doer == ["you"], ["and", *doer, "must"]
        stops = (at for at in range(must, len(words)) if words[at] in _SHUT or stands(words, at, again))
        end = next(stops, len(words))
        ahead = 2 if words[begin : begin + 3] == ["in", "order", "to"] else 0
        lead = words[begin + ahead : must - len(doer)]
        if lead[:1] == ["to"] and lead[-1:] == [","]:
            head, deed, pay = begin, lead[1:-1], words[must + 1 : end]
        else:
            to = next((at for at in range(must + 2, end) if words[at] == "to" and bare(words[at + 1], lex)), 0)
            told = not yours and (lead[-1:] != ["and"] or "unless" in lead)
            told = told or not lead or (lead[0] in ("if", "while") and lead[-1] == "," and lead.count(",") == 1)
            if not to or not told:
                continue
            head, deed, pay = must - len(doer), words[to + 1 : end], words[must + 1 : to]
        if {"extra", "if", "unless", "first"} & {*deed, *pay} or "," in (pay if not yours else [*deed, *pay]):
            continue
        if yours:
            known = deed[:1] in ([each] for each in _BY_RULES)
            if known and (deed[:2] not in (["play", "this"], ["play", "it"], ["use", "this"]) or "'s" in deed):
                return put(tokens, head, end, ["you", "cannot", *deed, "unless", "you", *pay])
            continue
        several = any(word == "or" and bare(after, lex) for word, after in pairwise(deed))
        several = several or stands(words, end, again) or lead[-1:] == ["and"]
        if doer in _EACH and (several or deed[:1] in _AS_IT_IS):
            who = ["other", "players"] if {"other", "another"} & set(doer) else ["players"]
            return _must_pay(put(tokens, head, end, [*who, "cannot", *deed, "unless", "they", *pay]), lex)
    return tokens


_BY_RULES = ("play", "move", "use")
_AS_IT_IS = (["affect"], ["return"])  # of other deeds it is read as it is said

PAID_FIRST = (
    where(_only_by_doing, "only", "by", "may can"),
    where(_without_doing, "without"),
    where(_before_they, "must", "before"),
    where(_first_of_all, "first", "must", "to"),
    where(_must_pay, "must", "to"),
    where(_each_time, "must", "each_time time whenever when", "they"),
)
"""The rules of what is paid first."""
