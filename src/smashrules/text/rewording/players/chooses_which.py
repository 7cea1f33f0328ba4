"""Which of several is meant, where another player says so: "another player decides which of them you draw", "draw the
one they choose", "show them to another player".

They choose one of them, and then it is done; who is shown something looks at it. Knows words and their neighbours, no
structure; it is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, begin_behind, put, sentence_begin, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare, done_word
from smashrules.text.words.tokens import Token, words_of

_WHO = (
    ["another", "player"],
    ["another", "player", "of", "your", "choice"],
    ["that", "player"],
    ["an", "opponent"],
    ["that", "opponent"],
    ["they"],
    ["the", "player", "to", "your", "left"],
    ["the", "player", "on", "your", "left"],
    ["the", "player", "to", "your", "right"],
    ["the", "player", "on", "your", "right"],
)
_DECIDES = ("chooses", "choose", "decides", "decide", "picks", "pick", "selects", "select", "says", "say")
_ONE = ("one", "card", "minion", "action")
_OF_THEM = (
    ["of", "them"],
    ["of", "those"],
    ["of", "these"],
    ["of", "the", "two"],
    ["of", "the", "three"],
    ["of", "those", "cards"],
    ["of", "these", "cards"],
    ["of", "those", "minions"],
    ["of", "those", "two"],
    ["of", "those", "two", "cards"],
    ["of", "the", "two", "cards"],
)
_JOINTS = frozenset((",", ";", "if", "or", "unless", "otherwise"))
_DEEDS = frozenset(("draw", "discard", "destroy", "return", "place", "put", "play", "shuffle", "bury", "move"))


def _decided(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Another player decides which one of them you draw": chooses one of them. Draw it."""
    words = [*words_of(tokens), ""]
    for place in range(1, len(tokens) - 2):
        if words[place] not in _DECIDES or words[place + 1] != "which":
            continue
        begin = sentence_begin(words, place)
        end = next((at for at in range(place, len(tokens)) if words[at] == "."), len(tokens))
        begin += words[begin : begin + 2] == ["then", ","] and 2
        number, told = _number(words, place + 2, _two_before(words[:begin]), lex)
        if words[begin:place] not in _WHO or not number or _JOINTS & set(words[told:end]):
            continue
        deed = _deed(tokens[told:end], number, lex)
        if not deed:
            continue
        third = words[place] in ("chooses", "decides", "picks", "selects", "says")
        them = ["of", "them"]
        if _hand_shown(words[:begin]):
            if told != place + 3 or words[place + 2] not in _ONE[1:]:
                continue
            number, them = "an" if words[place + 2] == "action" else "a", [words[place + 2], "in", "your", "hand"]
        chosen = ["chooses" if third else "choose", number, *them, "."]
        before = put(tokens[:told], place, told, chosen)
        return [*before, *deed, *_decided(tokens[end:], lex)]
    return tokens


def _number(words: list[str], at: int, two: bool, lex: Lexicon) -> tuple[str, int]:
    """How many of them are meant, and where that ends: "one of them", "card", "two of those"; of two spoken of it is
    one, where no number is said."""
    number = words[at] if words[at] in lex.numerals else "one" if words[at] in _ONE else ""
    begin = at + bool(number)
    end = begin + len(at_words(words, begin, _OF_THEM))
    alone = two or (end > begin and "two" in words[begin:end])
    return number or ("one" if alone else ""), end


def _two_before(words: list[str]) -> bool:
    """Whether the last sentence speaks of two cards, and no more."""
    last = words[begin_behind(words, len(words) - 1, (".",)) :]
    several = last.count("two") + sum(
        last[at] == "and" and last[at + 1] in ("a", "an") for at in range(len(last) - 1)
    )
    return several == 1


def _hand_shown(words: list[str]) -> bool:
    """Whether the last sentence shows your hand, and speaks of no cards: "reveal your hand"."""
    last = words[begin_behind(words, len(words) - 1, (".", ":")) :]
    return last[-3:] == ["your", "hand", "."] and not {"card", "cards", *_ONE, "minions", "actions"} & set(last)


def _deed(tokens: list[Token], number: str, lex: Lexicon) -> list[Token]:
    """What is done with it: "you draw", "is destroyed", "goes to your hand"; none where it is not told."""
    words = words_of(tokens)
    it = "it" if number == "one" else "them"
    if words[:1] == ["you"] and len(words) > 1 and bare(words[1], lex):
        verb, rest = replace(tokens[1], start=tokens[0].start), tokens[2:]
    elif words[:1] in (["goes"], ["go"]) and words[1:2] in (["to"], ["into"], ["on"]):
        verb, rest = replace(tokens[0], word="place"), tokens[1:]
        rest = [replace(rest[0], word="in" if words[1] != "on" else "on"), *rest[1:]]
    elif words[:1] in (["is"], ["are"]) and len(words) > 1 and done_word(words[1], lex):
        named = next((name for name, form in lex.verbs[words[1]] if form == "participle"), "")
        verb, rest = replace(tokens[1], word=named, start=tokens[0].start), tokens[2:]
    else:
        return []
    if verb.word not in _DEEDS:
        return []
    return [verb, Token(it, verb.end, verb.end), *rest]


def _the_one_chosen(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Draw the one another player chooses", "draw the card chosen by that player": they choose one of them. Draw
    it."""
    words = [*words_of(tokens), ""]
    for place in range(1, len(tokens) - 3):
        if words[place] != "the" or words[place + 1] not in _ONE[:2] or words[place - 1] not in _DEEDS:
            continue
        begin = place - 1
        joined = begin > 1 and words[begin - 1] == "and"
        sentence = words[sentence_begin(words, begin) : begin]
        if begin and words[begin - 1] not in (".", ":") and (not joined or {"may", *_JOINTS} & set(sentence)):
            continue
        that = place + 2 + (words[place + 2] == "that")
        who = at_words(words, that, _WHO)
        end = that + len(who) + 1
        if not who or words[end - 1] not in ("choose", "chooses", "pick", "picks"):
            by = words[that : that + 2] == ["chosen", "by"]
            who = at_words(words, that + 2, (*_WHO, ["them"])) if by else []
            end = that + 2 + len(who)
        if not who or (words[place + 1] == "card" and "of" in words[end : end + 1]):
            continue
        who = ["they"] if who == ["them"] else who
        start, last = tokens[begin].start, tokens[place].start
        verb = "choose" if who == ["they"] else "chooses"
        told = (*who, verb, "one", "of", "them", ".")
        first = [Token(each, min(start + nth, last - 1), last - 1) for nth, each in enumerate(told)]
        deed = replace(tokens[begin], start=last - 1)
        if joined:
            begin -= 1
            first = [replace(tokens[begin], word="."), *first]
        it = replace(tokens[place], word="it", end=tokens[end - 1].end)
        return [*tokens[:begin], *first, deed, it, *_the_one_chosen(tokens[end:], lex)]
    return tokens


def _shown_to(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Search your deck for two cards and show them to another player": another player looks at them."""
    words = [*words_of(tokens), ""]
    for place in range(len(tokens) - 3):
        first = place == 0 or words[place - 1] in (".", ":")
        joined = place > 1 and (words[place - 1] == "and" or words[place - 2 : place] == [",", "then"])
        if words[place] not in ("show", "reveal") or not (first or joined):
            continue
        to = next((at for at in range(place + 2, min(place + 8, len(tokens))) if words[at] == "to"), 0)
        who = at_words(words, to + 1, _WHO[:5]) if to else []
        end = to + 1 + len(who)
        what = tokens[place + 1 : to]
        on = words[end] == "and" and bare(words[end + 1], lex)
        if not who or not (on or words[end] in (".", "")) or {"and", ",", ".", "deck"} & set(words_of(what)):
            continue
        at = tokens[place]
        told = [Token(each, at.start, at.end) for each in (*who, "looks", "at")]
        begin = place - (words[place - 1] == "and") - 2 * (words[place - 2 : place] == [",", "then"])
        stop = [replace(tokens[begin], word=".")] if joined else []
        what = [*what[:-1], replace(what[-1], end=tokens[end - 1].end)]
        rest = [replace(tokens[end], word="."), *tokens[end + 1 :]] if on else tokens[end:]
        return [*tokens[: begin if joined else place], *stop, *told, *what, *_shown_to(rest, lex)]
    return tokens


CHOOSES_WHICH = (
    where(_shown_to, "show reveal", "to", "player opponent"),
    where(_decided, "which", " ".join(_DECIDES)),
    where(_the_one_chosen, "choose chooses pick picks chosen", "the", "one card"),
)
"""The rules of what others are shown and choose, in the order in which they are asked."""
