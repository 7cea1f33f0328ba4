"""Deeds that are said as something that happens, put as what a player does: "two of your minions may each be moved",
"they each move to the other's base", "choose a card for them to discard", "place it on top after shuffling".

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, said_at, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import EVENT_OPENERS
from smashrules.text.words.tokens import Token, words_of

_SOME = ("a", "an", "one", "up_to", "another", "any_number_of")
_EACH_MOVES = (
    ["they", "each", "move", "to"],
    ["each", "moves", "to"],
    ["each", "of", "them", "moves", "to"],
    ["each", "of", "those", "minions", "moves", "to"],
)
_EACH_CHANGES = (
    [["they"], ["both"], ["those", "minions"], ["the", "two", "minions"], ["both", "minions"]],
    ["swap", "exchange", "switch", "trade"],
    [["bases"], ["places"], ["positions"], ["locations"]],
)
_EACH_TO_THE_OTHERS = ["each", "to", "the", "other", "'s"]
_THEM = (
    ["them"],
    ["both"],
    ["them", "both"],
    ["both", "of", "them"],
    ["those", "minions"],
    ["the", "two", "minions"],
)
_POINTING = (["this"], ["that"], ["it"], ["those"])
_PARTS = (",", "and", "or", "then", "@or", ":", "&then", "if", "unless")
_DONE_BY_THEM = ("discard", "reveal", "play", "return", "bury", "destroy")


def _may_be_done(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Two of your minions may each be moved": you may move up to two of your minions. What all of some kind may be
    done with is no deed, but a rule, and so is what may be played somewhere."""
    words = words_of(tokens)
    place = words.index("may") if "may" in words else 0
    be = place + 1 + (words[place + 1 : place + 2] == ["each"])
    if not place or words[be : be + 1] != ["be"] or "by" in words[be:]:
        return tokens
    done = words[be + 1 : be + 2]
    verbs = [verb for verb, form in lex.verbs.get(done[0] if done else "", ()) if form == "participle"]
    begin = words.index(",") + 1 if "," in words[:place] else 0
    some = words[begin] in _SOME or words[begin] in lex.numerals or words[begin].isdigit()
    if not verbs or verbs[0] == "play" or not some or set(words[begin:place]) & {*_PARTS, "that", "who"}:
        return tokens
    at = tokens[begin].start
    who = [Token("you", at, at), replace(tokens[place], start=at, end=at)]
    deed = [Token(lex.forms[verbs[0]][0], at, at)]
    if be > place + 1 and words[begin] not in ("up_to", "any_number_of"):
        deed.append(Token("up_to", at, at))
    return [*tokens[:begin], *who, *deed, *tokens[begin:place], *tokens[be + 2 :]]


def _moved_each(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "They each move to the other's base", "they swap bases": move each of them there."""
    words = words_of(tokens)
    told = next((each for each in _EACH_MOVES if words[: len(each)] == each), None)
    start, end = (tokens[0].start, tokens[-1].end) if tokens else (0, 0)
    each_of = [Token(word, start, start) for word in ("move", "each", "of", "them", "to")]
    if told is not None:
        return [*each_of, *tokens[len(told) :]]
    who, verbs, what = _EACH_CHANGES
    subject = next((len(each) for each in who if words[: len(each)] == each), None)
    place = len(words) - 3
    swapped = words[place:-1] in [[verb, "their"] for verb in verbs] and words[-1:] in what
    if swapped and place and words[place - 1] in ("and", "may", ","):  # "choose two and swap their positions"
        start = tokens[place].start
        each_of = said_at(each_of, start)
        return [*tokens[:place], *each_of, *(Token(word, end, end) for word in ("the", "other", "'s", "base"))]
    if not (swapped and not place) and (
        subject is None or words[subject] not in verbs or words[subject + 1 :] not in what
    ):
        return tokens
    return [*each_of, *(Token(word, end, end) for word in ("the", "other", "'s", "base"))]


def _moves(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each minion there moves to another base", "it moves to the other": move it there."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        if words[place] not in ("move", "moves") or words[place + 1] != "to":
            continue
        begin = begin_behind(words, place, (",",))
        who = words[begin:place]
        who = who[1:] if who[:1] == ["that"] else who  # that minion
        told = {lex.nouns.get(each, ("",))[0] for each in who} & {"minion", "titan", "monster", "card"}
        if set(who) & _NO_MOVER or (words[0] in _WAITING and not begin) or not (told or who in (["it"], ["they"])):
            continue
        if begin and words[0] not in (*_WAITING, "if", "until"):
            continue
        end = place - (words[place - 1] in ("all", "both", "each") and place - begin > 1)
        it = [replace(each, word="them") if each.word == "they" else each for each in tokens[begin:end]]
        verb = replace(tokens[place], word="move", start=it[0].start, end=it[0].start)
        return [*tokens[:begin], verb, *it, *tokens[place + 1 :]]
    return tokens


_WAITING = (*EVENT_OPENERS, "at", "while", "unless")
_NO_MOVER = frozenset(
    (
        *_WAITING,
        "if",
        "you",
        "player",
        "players",
        "who",
        "that",
        "may",
        "cannot",
        "can",
        "time",
        "would",
        "must",
        "and",
    )
) - {"at"}


def _moved_to_the_others(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Move two of your minions each to the other's base": choose them, and move each of them to the other's base.
    Of this minion and that one, both are known."""
    words = words_of(tokens)
    place = next((at for at in range(2, len(words)) if words[at : at + 5] == _EACH_TO_THE_OTHERS), 0)
    verb = max((at for at in range(place) if words[at] == "move"), default=place)
    things, begin = words[verb + 1 : place], verb + 1
    if not things or set(things) & {",", "or", "if", "to", "then", "each"}:
        return tokens
    start, at, joint = tokens[verb].start, tokens[place].start, "and" in things
    if things in _THEM:
        of = [Token(word, start, start) for word in ("each", "of", "them")]
        return [*tokens[:begin], *of, *tokens[place + 1 :]]
    if things[:1] in _POINTING:
        return [*tokens[:place], *tokens[place + 1 :]] if joint else tokens
    then = (",", "then") if joint else ("and",)
    each_of = [Token(word, at, at) for word in (*then, "move", "each", "of", "them")]
    return [
        *tokens[:verb],
        replace(tokens[verb], word="choose"),
        *tokens[begin:place],
        *each_of,
        *tokens[place + 1 :],
    ]


_PUT_BY_THEM = ("place", "put", "play", "shuffle", "return", "bury", "reveal")
_WHERE_TO = ("on", "in", "into", "to", "under", "as", "at", "here", "there")
_JOINTS = (",", "and", "or", "then", "@or", "if")


def _for_them_to(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Choose two cards from it for them to discard": and they discard those."""
    words = words_of(tokens)
    place = next((at for at in range(len(words) - 3) if words[at : at + 3] == ["for", "them", "to"]), 0)
    chosen = [at for at in range(place) if words[at] in ("choose", "chooses")]
    if (
        not chosen
        or words[place + 3] not in (*_DONE_BY_THEM, *_PUT_BY_THEM)
        or set(words[chosen[-1] : place]) & set(_PARTS)
    ):
        return tokens
    noun = next((at for at in range(chosen[-1], place) if words[at] in lex.nouns), None)
    goes = [word for word in words[place + 4 :] if word != "."]
    where_to = words[place + 3] in _PUT_BY_THEM and goes[:1] and goes[0] in _WHERE_TO and not set(goes) & set(_JOINTS)
    if noun is None or (goes and not where_to) or not set(words[noun:place]) & {"from", "in", "there"}:
        return tokens
    it = "them" if lex.nouns[words[noun]][1] == "many" else "it"
    start, end = tokens[place].start, tokens[place + 3].end
    then = [Token("and", start, start), Token("they", start, start)]
    return [*tokens[:place], *then, tokens[place + 3], Token(it, end, end), *tokens[place + 4 :]]


def _on_top_once_shuffled(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Search your deck for a card and place it on top after shuffling": shuffle your deck, and then place it."""
    words = words_of(tokens)
    after = next((at for at in range(len(words) - 1) if words[at : at + 2] == ["after", "shuffling"]), 0)
    place = max((at for at in range(after) if words[at] in ("place", "put")), default=0)
    behind = words[after + 2 :]
    if not place or words[:3] != ["search", "your", "deck"] or behind not in ([], ["it"], ["your", "deck"]):
        return tokens
    if "on" not in words[place:after] or words[place - 1] not in ("and", "then"):
        return tokens
    joint, last = tokens[place - 1], tokens[-1]
    first = place - 1 - (words[place - 2] == ",")
    then = [joint.word] if joint.word == "then" else []
    shuffled = [Token(word, joint.start, joint.start) for word in (",", *then, "shuffle", "your", "deck", ",")]
    placed = [*tokens[place : after - 1], replace(tokens[after - 1], end=last.end)]
    return [*tokens[:first], *shuffled, joint, *placed]


MADE_DEEDS = (
    where(_may_be_done, "be", "may"),
    where(_moved_each, "move moves swap exchange switch trade"),
    where(_moves, "move moves", "to"),
    where(_moved_to_the_others, "move", "other", "each"),
    where(_for_them_to, "for", "them", "choose chooses"),
    where(_on_top_once_shuffled, "shuffling", "after", "search"),
)
"""The rules of deeds that are said as something that happens."""
