"""What is done with what is left, told of itself: "draw one of them, and the rest are discarded"; and what somebody
is given to do: "the runner-up chooses one of them for the winner to draw".

Discard the rest; the winner draws it. "Draw it from the bottom of your deck instead" draws a card from there. Knows
words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, put, sentence_before, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare, verb_of
from smashrules.text.words.tokens import Token, words_of

_REST = (
    ["the", "rest", "are"],
    ["the", "rest", "is"],
    ["the", "others", "are"],
    ["all", "the", "others", "are"],
    ["the", "remaining", "cards", "are"],
    ["the", "other", "cards", "are"],
)
_JOINED = ([",", "and"], ["and"], [",", "then"], ["."], [";"], [","])
_DONE = ("discarded", "returned", "shuffled", "placed", "put", "drawn", "destroyed")
_DEEDS = ("draw", "draws", "play", "plays", "reveal", "reveals", "look", "looks", "keep", "keeps", "place", "places")
_CHOOSES = ("chooses", "choose", "picks", "pick", "selects", "select")
_WHO = (
    ["the", "winner"],
    ["the", "runner-up"],
    ["that", "player"],
    ["its", "owner"],
    ["its", "controller"],
    ["the", "other", "player"],
    ["this", "player"],
)
_ONE = (["one", "of", "them"], ["one", "of", "those", "cards"], ["one", "of", "these"], ["one"])


def _the_rest_are(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Draw one of them, and the rest are discarded": discard the rest."""
    words = words_of(tokens)
    for place in range(2, len(words) - 3):
        rest = at_words(words, place, _REST)
        joined = next((each for each in _JOINED if rest and words[place - len(each) : place] == each), None)
        done = words[place + len(rest)] if rest and place + len(rest) < len(words) else ""
        if joined is None or done not in _DONE:
            continue
        begin = place - len(joined)
        if not set(_DEEDS) & set(words[:begin]) or {"if", "may"} & set(sentence_before(words, begin)):
            continue  # what might not be done, and the rest of what
        verb = next(name for name, form in lex.verbs[done] if form == "participle")
        told = [".", lex.forms[verb][0], "the", "rest"]
        return _the_rest_are(put(tokens, begin, place + len(rest) + 1, told), lex)
    return tokens


def _either_to_the_rest(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Discard the rest or place them on the bottom of your deck", "play the other or discard it": or place the rest
    there."""
    words = [*words_of(tokens), "", "", ""]
    for place in range(1, len(tokens) - 4):
        rest = at_words(words, place, _WHAT_IS_LEFT)
        if not rest or not verb_of(words[place - 1], lex) or lex.nouns.get(words[place + len(rest)]):
            continue
        joint = next((at for at in range(place + 2, len(tokens) - 2) if words[at] in _NO_MORE), 0)
        again = at_words(words, joint + 2, _AGAIN)
        if joint and words[joint] == "or" and verb_of(words[joint + 1], lex) and again:
            return put(tokens, joint + 2, joint + 2 + len(again), rest)
    return tokens


_WHAT_IS_LEFT = (["the", "rest"], ["the", "others"], ["the", "other"])
_NO_MORE = (".", ",", "and", "then", "or", "if")
_AGAIN = (["it"], ["them"], ["that", "card"], ["those", "cards"])


def _for_them_to(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The runner-up chooses one of them for the winner to draw": and the winner draws it."""
    words = words_of(tokens)
    for place in range(2, len(words) - 3):
        who = at_words(words, place + 1, _WHO) if words[place] == "for" else []
        to = place + 1 + len(who)
        if not who or words[to : to + 1] != ["to"] or not bare("".join(words[to + 1 : to + 2]), lex):
            continue
        said = sentence_before(words, place)
        choose = next((nth for nth, word in enumerate(said) if word in _CHOOSES), None)
        one = choose is not None and said[choose + 1 :] in _ONE
        if (
            not one
            or {"if", "may", "each", "all"} & set(said)
            or words[to + 2 : to + 3] not in ([], ["."], [","], ["and"])
        ):
            continue
        verb = next(name for name, form in lex.verbs[words[to + 1]] if form == "bare")
        return put(tokens, place, to + 2, [".", *who, lex.forms[verb][1], "it"])
    return tokens


_FROM_THERE = (
    ["from", "the", "bottom", "of", "your", "deck", "instead"],
    ["from", "the", "bottom", "of", "their", "deck", "instead"],
)


def _draw_from_there(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Whenever you would draw a card, draw it from the bottom of your deck instead": draw a card from there."""
    words = words_of(tokens)
    for place in range(5, len(words) - 7):
        it = at_words(words, place + 1, (["it"], ["that", "card"], ["one"], []))
        there = at_words(words, place + 1 + len(it), _FROM_THERE)
        said = sentence_before(words, place)
        would = next(
            (nth for nth in range(len(said) - 3) if said[nth : nth + 4] == ["would", "draw", "a", "card"]), None
        )
        if words[place] not in ("draw", "draws") or not there or would is None:
            continue
        card = put(tokens, place, place + 1 + len(it), [words[place], "a", "card"])
        at = place - len(said) + would + 4
        comma = [] if words[at] == "," else [Token(",", card[at].start, card[at].start)]
        card = [*card[:at], *comma, *card[at:]]
        return _in_order(card, place - len(said))
    return tokens


def _in_order(tokens: list[Token], begin: int) -> list[Token]:
    """ "If you have a minion here, whenever you would draw a card, ...": when you would, if you have one."""
    words = words_of(tokens)
    comma = words.index(",", begin)
    when = comma + 1
    if words[begin] not in ("if", "while") or words[when : when + 1] not in (["whenever"], ["when"]):
        return tokens
    stop = words.index(",", when)
    asked = [replace(each, start=tokens[stop].end, end=tokens[stop].end) for each in tokens[begin : comma + 1]]
    asked[0] = replace(asked[0], word="if")
    return [*tokens[:begin], *tokens[when : stop + 1], *asked, *tokens[stop + 1 :]]


_MOST = ("most", "fewest", "highest", "lowest", "least")


def _whichever_base(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Move it to whichever other base has the lowest breakpoint": to another base with the lowest breakpoint."""
    words = words_of(tokens)
    for place in range(1, len(words) - 5):
        other = words[place + 1] == "other"
        base = place + 1 + other
        told = words[place] == "whichever" and words[base : base + 3] == ["base", "has", "the"]
        if told and words[base + 3] in _MOST:
            lead = ["another", "base", "with", "the"] if other else ["the", "base", "with", "the"]
            return _whichever_base(put(tokens, place, base + 3, lead), lex)
    return tokens


def _set_off_by_commas(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Return one of your minions, and each of your actions on it, to your hand": both to your hand."""
    words = words_of(tokens)
    for place in range(2, len(words) - 8):
        along = words[place : place + 2] == [",", "and"] and words[place + 2] in ("each", "all", "any")
        if not along:
            continue
        end = next((at for at in range(place + 3, min(place + 12, len(words) - 1)) if words[at] == ","), 0)
        if not end or words[end - 2 : end] not in (["on", "it"], ["to", "it"]) or words[end + 1] not in ("to", "on"):
            continue
        if {".", ":"} & set(words[place:end]):
            continue
        it = [replace(tokens[end - 1], word="that"), replace(tokens[end - 1], word="minion", start=tokens[end].start)]
        minion = "minion" in words[:place] or "minions" in words[max(0, place - 4) : place]
        on_it = it if minion else [tokens[end - 1]]
        return [*tokens[:place], *tokens[place + 1 : end - 1], *on_it, *tokens[end + 1 :]]
    return tokens


SAID_OF_THE_REST = (
    where(_for_them_to, "for", "to", " ".join(_CHOOSES)),
    where(_either_to_the_rest, "rest others other", "or", "it them card cards"),
    where(_the_rest_are, "rest others remaining other", "are is", " ".join(_DONE)),
    where(_draw_from_there, "would", "bottom", "draw draws", "instead"),
    where(_whichever_base, "whichever", "base"),
    where(_set_off_by_commas, "and", "it", ",", "each all any"),
)
"""The rules of what is done with the rest, and of what is told apart, in the order in which they are asked."""
