"""What somebody may do so that something else is not done: told first ("unless they discard a card, draw two cards"),
or as what they choose to do ("unless its controller chooses to discard a card").

It is told behind, as what they do. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare, verb_of
from smashrules.text.words.tokens import Token, words_of

_WHO = (["they"], ["you"], ["that", "player"], ["its", "controller"], ["its", "owner"])
_PAID = ("discard", "destroy", "return", "place", "give", "remove", "reveal", "show", "move")
_CHOOSE = ("choose", "chooses")


def _chooses_to(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Unless its controller chooses to discard a card": unless they discard one."""
    words = words_of(tokens)
    for place in range(2, len(words) - 2):
        if words[place] not in _CHOOSE or words[place + 1] != "to" or not bare(words[place + 2], lex):
            continue
        who = next((each for each in _WHO if words[place - len(each) : place] == each), None)
        if who is None or words[place - len(who) - 1 : place - len(who)] != ["unless"]:
            continue
        verb = verb_of(words[place + 2], lex)
        does = lex.forms[verb][1 if words[place] == "chooses" else 0]
        done = replace(tokens[place], word=does, end=tokens[place + 2].end)
        return [*tokens[:place], done, *tokens[place + 3 :]]
    return tokens


_NEEDERS = (["other", "players"], ["each", "other", "player"], ["players"], ["each", "player"], ["you"])
_DENIED = ("play", "move", "use", "destroy", "draw")


def _must_have(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Other players must have a minion here to play actions here": they cannot play actions here unless they have a
    minion here."""
    words = words_of(tokens)
    lead = words.index(",") + 1 if "," in words and words[0] in ("until", "while") else 0
    who = next((each for each in _NEEDERS if words[lead : lead + len(each)] == each), [])
    must = lead + len(who)
    to = next((at for at in range(must + 3, len(words) - 1) if words[at] == "to" and words[at + 1] in _DENIED), 0)
    if not who or words[must : must + 2] != ["must", "have"] or not to or {"and", "or", ","} & set(words[must:]):
        return tokens
    end = len(tokens) - (words[-1] == ".")
    last = tokens[end - 1].end
    they = "you" if who == ["you"] else "they"
    asked = [Token(each, last, last) for each in ("unless", they, "have")]
    had = [replace(each, start=last, end=last) for each in tokens[must + 2 : to]]
    cannot = replace(tokens[must], word="cannot", end=tokens[to].end)
    return [*tokens[:must], cannot, *tokens[to + 1 : end], *asked, *had, *tokens[end:]]


def _unless_first(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Unless they discard a card, draw two cards": draw two cards unless they discard a card."""
    words = words_of(tokens)
    if words[0] != "unless" or words.count(",") != 1 or {"and", "or", "if", "instead"} & set(words):
        return tokens
    comma = words.index(",")
    who = next((each for each in _WHO if words[1 : 1 + len(each)] == each), None)
    verb = verb_of(words[1 + len(who)], lex) if who else ""
    if verb not in _PAID or not bare(words[comma + 1], lex):
        return tokens
    start, end = tokens[0].start, tokens[0].end
    deed = [replace(each, start=min(start + nth, end - 1), end=end) for nth, each in enumerate(tokens[comma + 1 :])]
    return [*deed, *tokens[:comma]]


UNLESS_THEY = (
    where(_chooses_to, "unless", "choose chooses"),
    where(_must_have, "must", "have", "to"),
    where(_unless_first, "unless", ","),
)
"""The rules of what they do so that it is not done."""
