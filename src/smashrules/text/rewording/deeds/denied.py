"""What does not come about, put as what cannot: who is "not awarded any VP when this base scores" cannot gain VP from
it, a minion that "cannot move and has -2 power" cannot be moved.

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import verb_of
from smashrules.text.words.tokens import Token, words_of

_NONE = (["are", "not", "awarded"], ["do", "not", "gain"], ["do", "not", "get"], ["gain", "no"], ["get", "no"])
_NO_MORE = (["from", "this", "base"], ["when", "this", "base", "scores"])
_GOING_ON = ("has", "have", "gains", "gain", "is", "are", "cannot")


def _no_points(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Players with no minions here do not gain VP when this base scores": they cannot gain VP from it."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        none = next((each for each in _NONE if words[place : place + len(each)] == each), None)
        if none is None or "here" not in words[:place] or words[0] != "players":
            continue
        vp = place + len(none)
        vp += words[vp : vp + 1] == ["any"]
        if words[vp : vp + 1] != ["vp"] or words[vp + 1 :] not in _NO_MORE:
            continue
        deed, points, end = tokens[place], tokens[vp], tokens[-1]
        cannot = [replace(deed, word="cannot"), replace(deed, word="gain", end=points.start), points]
        base = [Token(each, points.end, end.end) for each in ("from", "this", "base")]
        return [*tokens[:place], *cannot, *base]
    return tokens


def _cannot_move(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This minion cannot move and has -2 power": it cannot be moved."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        goes_on = words[place + 2] == "and" and words[place + 3 : place + 4] and words[place + 3] in _GOING_ON
        if words[place : place + 2] != ["cannot", "move"] or not goes_on:
            continue
        if lex.nouns.get(words[place - 1], ("",))[0] == "minion" or words[place - 1] in ("here", "it", "they"):
            move = tokens[place + 1]
            done = [Token("be", move.start, move.start), replace(move, word="moved")]
            return [*tokens[: place + 1], *done, *tokens[place + 2 :]]
    return tokens


def _as_it_scores(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Players cannot use Specials before this base scores", "when this base scores": while it is about to score, or
    is scoring; so too where that is said first."""
    words = words_of(tokens)
    for place in range(len(words) - 2):
        prep = words[place]
        base = place + 2 + (words[place + 1 : place + 2] in (["this"], ["that"]))
        alone = words[place - 1 : place] in ([], [","]) if place < 2 else True
        if prep not in _AS_IT_SCORES or not alone or words[base - 1 : base] != ["base"]:
            continue
        ahead = words[base : base + 2] == _ABOUT
        end = base + 2 if ahead else base + 1
        if not ahead and (prep not in ("before", "when", "while") or words[base : base + 1] != ["scores"]):
            continue
        leads = place == 0 and words[end : end + 1] == [","]
        rest = words[end:] if leads else words[:place]
        if not (leads or end == len(words)) or "cannot" not in rest or {"if", "after", "instead"} & set(rest):
            continue
        verb = tokens[base]
        doing = "about_to_score" if ahead or prep == "before" else "scoring"
        be = [replace(verb, word="is", end=verb.start + 1), Token(doing, verb.start + 1, tokens[end - 1].end)]
        told = [replace(tokens[place], word="while"), *tokens[place + 1 : base], *be]
        return [*told, *tokens[end:]] if leads else [*tokens[:place], *told]
    return tokens


_AS_IT_SCORES = ("before", "when", "while", "as_long_as")
_ABOUT = ["is", "about_to_score"]


def _neither_of_them(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Cannot move minions to either of them": to them."""
    words = words_of(tokens)
    for place in range(2, len(words) - 2):
        if words[place : place + 2] == ["either", "of"] and words[place + 2] in ("them", "these", "those"):
            if "cannot" not in words[:place]:
                continue
            return [*tokens[:place], *tokens[place + 2 :]]
    return tokens


def _only_by_yours(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Can only be affected by your cards": cannot be affected by other players' cards."""
    words = words_of(tokens)
    place = words.index("can") if "can" in words else -1
    told = words[place + 1 : place + 5]
    if place < 1 or told not in (["only", "be", "affected", "by"], ["be", "affected", "only", "by"]):
        return tokens
    if words[place + 5 : place + 6] != ["your"] or words[place + 6 : place + 7] != ["cards"]:
        return tokens
    your = tokens[place + 5]
    theirs = [replace(your, word="other"), Token("players", your.end - 2, your.end), replace(your, word="'s")]
    theirs[2] = replace(theirs[2], start=your.end - 1)
    cannot = replace(tokens[place], word="cannot")
    told_so = [each for each in tokens[place + 1 : place + 5] if each.word != "only"]
    return [*tokens[:place], cannot, *told_so, *theirs, *tokens[place + 6 :]]


def _used_on(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Talents cannot be used on minions here": players cannot use Talents on these."""
    words = words_of(tokens)
    place = words.index("cannot")
    what = [lex.nouns.get(each, ("", ""))[0] for each in words[:place]]
    if what != ["talent"] or words[place + 1 : place + 4] != ["be", "used", "on"]:
        return tokens
    at, used = tokens[0].start, tokens[place + 2]
    who = [Token("players", at, at), Token("cannot", at, at)]
    return [*who, replace(used, word="use", start=at, end=at), *tokens[:place], *tokens[place + 3 :]]


def _one_anothers(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Players cannot destroy each other's minions here": minions here cannot be destroyed except by their
    controller; they cannot move one another's from here: they cannot move other players' minions."""
    words = words_of(tokens)
    begin = next((at for at in range(len(words) - 5) if words[at : at + 2] == ["players", "cannot"]), -1)
    if begin < 0 or words[begin - 1 : begin] not in ([], [","]):
        return tokens
    at = next((at for at in range(begin + 3, len(words) - 3) if at_words(words, at, _ONE_ANOTHERS)), 0)
    whose = at_words(words, at, _ONE_ANOTHERS) if at else []
    deeds = words[begin + 2 : at]
    several = {"or", "and", ","} & set(deeds)
    if not whose or several - {"or", ","}:
        return tokens
    said = tokens[at + len(whose) :]
    told = words_of(said)
    noun = lex.nouns.get(told[0], ("", "")) if told else ("", "")
    undone = all(verb_of(each, lex) in ("destroy", "move", "return", "") for each in deeds)
    undone = undone and all(verb_of(each, lex) or each in several for each in deeds)
    undone = undone and (several or deeds != ["return"]) and noun[1] == "many"
    away = {"and", "or", ",", "to", "to_here", "from_here", "to_or_from_here", "except_by", "during"} & set(told)
    if not undone or noun[0] not in ("minion", "action", "card") or away:
        told_so = several or deeds == ["play"] or whose == _ONE_ANOTHERS[-1]
        return tokens if told_so else put(tokens, at, at + len(whose), _ONE_ANOTHERS[-1])
    until = told.index("until") if "until" in told else len(told)
    does, last = tokens[begin + 2], tokens[-1]
    passive = [each if each in several else lex.forms[verb_of(each, lex)][3] for each in deeds]
    done = [replace(does, word=each) for each in ("cannot", "be", *passive)]
    spare = [Token(each, last.end, last.end) for each in ("except_by", "their", "controller")]
    return [*tokens[:begin], *said[:until], *done, *spare, *said[until:]]


_ONE_ANOTHERS = (["each", "other", "'s"], ["one", "another", "'s"], ["other", "players", "'s"])


DENIED = (
    where(_one_anothers, "cannot", "players", "other another"),
    where(_no_points, "vp", "not no", "players"),
    where(_cannot_move, "cannot", "move", "and"),
    where(_neither_of_them, "either", "cannot"),
    where(_used_on, "used", "cannot", "on"),
    where(_as_it_scores, "cannot", "base", "scores about_to_score", " ".join(_AS_IT_SCORES)),
    where(_only_by_yours, "only", "can", "affected", "your"),
)
"""The rules of what does not come about."""
