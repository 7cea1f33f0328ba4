"""What stays where it is: "if it would be moved, it stays here", "nothing happens to it instead", "otherwise, nothing
happens".

It is not moved; what never is, cannot be. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, sentence_begin, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare, done_word
from smashrules.text.words.tokens import Token, words_of

_WHICH = (["it"], ["they"], ["that", "minion"], ["this", "minion"], ["the", "minion"], ["that", "card"])
_STAYS = ("stays", "stay", "remains", "remain")
_PLACES = (
    ["where", "it", "is"],
    ["where", "it", "was"],
    ["where", "they", "are"],
    ["in", "its", "place"],
    ["in", "play"],
    ["on", "its", "base"],
    ["on", "this", "base"],
    ["on", "that", "base"],
    ["here"],
    ["there"],
    ["put"],
    ["in", "place"],
)
_NOTHING = (
    ["nothing", "happens"],
    ["nothing", "happens", "to", "it"],
    ["nothing", "happens", "to", "them"],
    ["nothing", "happens", "to", "that", "minion"],
    ["nothing", "happens", "to", "this", "minion"],
)
_WHEN = ("if", "when", "whenever")


def _would(words: list[str], place: int, lex: Lexicon) -> tuple[int, str]:
    """Where it says, before ``place``, that something would be done, and the participle of that: "destroyed"."""
    begin = sentence_begin(words, max(0, sentence_begin(words, place) - 1))
    begin = sentence_begin(words, max(0, begin - 1)) if "would" not in words[begin:place] else begin
    at = next((at for at in range(begin, place) if words[at] == "would"), 0)
    if not at or words[begin:place].count("would") > 1:
        return 0, ""
    deed = words[at + 1]
    if deed == "be":
        return (at, words[at + 2]) if done_word(words[at + 2], lex) else (0, "")
    name = next((verb for verb, form in lex.verbs.get(deed, ()) if form == "bare"), "")
    return (at, lex.forms[name][3]) if name else (0, "")


def _stays(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If it would be moved, it stays here (instead)", "nothing happens to it": it is not moved."""
    words = words_of(tokens)
    for place in range(4, len(words) - 1):
        who = at_words(words, place, _WHICH)
        verb = place + len(who)
        if who and words[verb : verb + 1] in ([each] for each in _STAYS):
            there = at_words(words, verb + 1, _PLACES)
            end = verb + 1 + len(there)
            if there == ["in", "its", "place"] or (not there and words[end : end + 1] != ["instead"]):
                continue
        else:
            none = at_words(words, place, _NOTHING)
            who, end = none[3:] or ["it"], place + len(none)
            if not none:
                continue
        end += words[end : end + 1] == ["instead"]
        if words[end : end + 1] not in ([], ["."], [","], ["and"]) or words[place - 1] not in (",", ".", "instead"):
            continue
        would, done = _would(words, place, lex)
        if not would:
            continue
        be = "are" if who in (["they"], ["them"]) else "is"
        told = ["they"] if who == ["them"] else ["that", "minion"] if who == ["the", "minion"] else who
        begin = place - 2 if words[place - 2 : place] == ["instead", ","] else place
        return put(tokens, begin, end, [*told, be, "not", done])
    return tokens


_LIMITED = (["first", "time"], ["once", "each", "turn"], ["once", "per", "turn"], ["once", "a", "turn"])


def _not_this_time(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The first time each turn this minion would be destroyed, it is not (destroyed)": nothing is done instead."""
    words = words_of(tokens)
    for place in range(5, len(words) - 2):
        who = at_words(words, place, _WHICH) if words[place - 1] == "," else []
        verb = place + len(who)
        if not who or words[verb : verb + 2] not in (["is", "not"], ["are", "not"]):
            continue
        would, done = _would(words, place - 1, lex)
        end = verb + 2 + (words[verb + 2 : verb + 3] == [done])
        end += words[end : end + 1] == ["instead"]
        begin = sentence_begin(words, place)
        limited = any(at_words(words, at, _LIMITED) for at in range(begin, place))
        if would < begin or not would or not limited or words[end:] not in ([], ["."]):
            continue  # what is told next is what happens instead
        return put(tokens, place, end, ["do", "nothing", "instead"])
    return tokens


_SEVERAL = (
    (["another", "player"], ["other", "players"]),
    (["another", "player", "'s", "card"], ["other", "players", "'s", "cards"]),
    (["another", "player", "'s", "action"], ["other", "players", "'s", "actions"]),
    (["another", "player", "'s", "minion"], ["other", "players", "'s", "minions"]),
    (["an", "opponent"], ["other", "players"]),
    (["a", "player"], ["players"]),
    (["any", "player"], ["players"]),
    (["a", "card"], ["cards"]),
    (["a", "minion"], ["minions"]),
    (["a", "minion", "here"], ["minions", "here"]),
    (["another", "minion", "here"], ["other", "minions", "here"]),
    (["an", "action"], ["actions"]),
    (["an", "action", "here"], ["actions", "here"]),
    (["an", "action", "on", "this", "minion"], ["actions", "on", "this", "minion"]),
    (["one", "of", "your", "minions"], ["your", "minions"]),
    (["one", "of", "your", "minions", "here"], ["your", "minions", "here"]),
    (["one", "of", "your", "other", "minions", "here"], ["your", "other", "minions", "here"]),
    (["one", "of", "your", "actions"], ["your", "actions"]),
    (["one", "of", "your", "cards", "here"], ["your", "cards", "here"]),
    (["this", "minion"], ["this", "minion"]),
    (["it"], ["it"]),
    (["this", "card"], ["this", "card"]),
    (["you"], ["you"]),
)


def _several(words: list[str]) -> list[str]:
    return next((many for one, many in _SEVERAL if words == one), [])


def _cannot(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If another player would move this minion, it is not moved": other players cannot move this minion."""
    words = words_of(tokens)
    for would in range(2, len(words) - 5):
        begin = sentence_begin(words, would)
        if words[would] != "would" or words[begin] not in _WHEN or "," not in words[would:]:
            continue
        comma = words.index(",", would)
        who = at_words(words, comma + 1, _WHICH)
        not_done = comma + 1 + len(who)
        _, done = _would(words, comma, lex)
        if not who or words[not_done : not_done + 3] not in (["is", "not", done], ["are", "not", done]):
            continue
        stop = not_done + 3
        behind = words[stop + 1 : words.index(".", stop + 1) if "." in words[stop + 1 :] else len(words)]
        if words[stop : stop + 1] not in ([], ["."]) or "instead" in behind:
            continue
        subject = words[begin + 1 : would]
        said = _several(subject)
        rest = words[would + 1 : comma]
        if rest[0] == "be":
            by = rest.index("by") + 1 if "by" in rest else len(rest)
            doer = _several(rest[by:]) if by < len(rest) else []
            if not said or (by < len(rest) and not doer) or {"if", "and", "or"} & set(rest):
                continue
            told = [*said, "cannot", *rest[:by], *doer]
        elif bare(rest[0], lex):
            goes = next(
                (at for at in range(1, len(rest)) if rest[at] in ("to", "from") or rest[at] == ","), len(rest)
            )
            what = _several(rest[1:goes])
            if not said or not what:
                continue
            told = [*said, "cannot", rest[0], *what, *rest[goes:]]
        else:
            continue
        return put(tokens, begin, stop, told)
    return tokens


def _played_so(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Play when another player would move a minion. It is not moved and cannot be moved this turn": when they
    would, you may play this card instead. That minion cannot be moved this turn."""
    words = words_of(tokens)
    for place in range(len(words) - 8):
        if words[place : place + 2] not in (["play", "when"], ["play", "if"]) or (place and words[place - 1] != "."):
            continue
        stop = next((at for at in range(place, len(words)) if words[at] == "."), 0)
        who = at_words(words, stop + 1, _WHICH) if stop else []
        _, done = _would(words, stop, lex) if stop else (0, "")
        not_done = stop + 1 + len(who)
        if not who or not done or words[not_done : not_done + 3] != ["is", "not", done] or "," in words[place:stop]:
            continue
        end = not_done + 3
        rest = words[end : end + 2] == ["and", "cannot"]
        if not rest and words[end:] not in ([], ["."]):  # what is done besides, is done in its place
            continue
        after = tokens[end + 1 :] if rest else []
        named = ["that", "minion"] if "minion" in words[place:stop] else who
        told = [",", "you", "may", "play", "this", "card", "instead", *([".", *named] if rest else [])]
        lead = put(tokens[:end], stop, end, told)
        return [*lead[:place], *lead[place + 1 :], *(after if rest else tokens[end:])]
    return tokens


def _none_otherwise(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If it is a minion, draw it. Otherwise, nothing happens": if it is a minion, draw it."""
    words = words_of(tokens)
    for place in range(2, len(words) - 1):
        if words[place : place + 2] != ["nothing", "happens"] or words[place + 2 : place + 3] not in ([], ["."]):
            continue
        begin = sentence_begin(words, place)
        lead = words[begin:place]
        end = place + 2
        if lead in (["otherwise"], ["otherwise", ","], ["if", "not", ","], ["or", "else"], ["else", ","]):
            return [*tokens[: begin - 1], *tokens[end:]] if begin else tokens
        if lead[:1] != ["if"] or lead[-1:] != [","] or "would" in lead:
            continue
        said = set(words[sentence_begin(words, begin - 1) : begin]) if begin else set()
        if {"tie", "ties", "tied"} & set(lead) and "winner" not in said:  # of those who tie: they would all be meant
            return put(tokens, place, end, ["no", "one", "does"])
        if words[end + 1 : end + 3] == ["otherwise", ","] and not {"player", "opponent"} & set(
            lead
        ):  # "if there is none, nothing happens. Otherwise, X"
            unless = put(tokens, begin, begin + 1, ["unless"])
            return [*unless[:place], *unless[end + 3 :]]
        if begin and end >= len(words) - 1:
            return [*tokens[: begin - 1], *tokens[end:]]
    return tokens


STAYS = (
    where(_none_otherwise, "nothing"),
    where(_stays, "stays stay remains remain nothing", "would"),
    where(_not_this_time, "would", "not", "first once"),
    where(_played_so, "would", "play", "not"),
    where(_cannot, "would", "not", "if when whenever"),
)
"""The rules of what stays as it is, in the order in which they are asked."""
