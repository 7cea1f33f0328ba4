"""That what could be done to any number was done to none: "discard any number of cards. If you did not discard any,
draw a card", "if you discarded none".

It is asked whether it was done to no such card. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import looking_back
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import noun_of, verb_of
from smashrules.text.words.tokens import Token, words_of

_DO = (["do", "not"], ["does", "not"], ["did", "not"])
_SOME = (["any", "number", "of"], ["any_number_of"], ["up_to"], ["all"], ["each"])
_CARDS = ("minion", "action", "card", "titan", "monster", "treasure")
_NONE = ("any", "any_number_of", "none")
_OF_THEM = (["of", "them"], ["of", "those"], ["&of", "them"], ["them"])


def _none_done(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "If they do not discard any, ...": if they discarded no cards."""
    words = [*words_of(tokens), ""]
    opened = words.index("if") if "if" in words[:3] else -1
    comma = words.index(",", opened) if opened >= 0 and "," in words[opened:] else len(tokens)
    asked = words[opened + 1 : comma] if opened >= 0 else []
    some = next((at for at, word in enumerate(asked) if word in _NONE), 0)
    if not some or asked[some + 1 :] not in ([], ["this_way"], *_OF_THEM):
        return tokens
    negated = asked[some] != "none"
    begin = some - 3 if negated else some - 1
    verbs = [name for name, form in lex.verbs.get(asked[some - 1].removeprefix("&d:"), ()) if form in _FORMS[negated]]
    if begin < 1 or len(verbs) != 1 or (negated and asked[begin : some - 1] not in _DO):
        return tokens
    noun = _done_to(words_of(before[-1]) if before else [], verbs[0], lex)
    if not noun:
        return tokens
    first, last = tokens[opened + 1 + begin], tokens[comma - 1]
    told = (lex.forms[verbs[0]][2], "no", noun)
    done = [Token(word, first.start + nth, last.end) for nth, word in enumerate(told)]
    return [*tokens[: opened + 1 + begin], *done, *tokens[comma:]]


_FORMS = {True: ("bare",), False: ("past",)}


def _done_to(words: list[str], verb: str, lex: Lexicon) -> str:
    """To which of several the sentence lets that be done; empty where it is not told, or to others besides."""
    places = [at for at, word in enumerate(words) if verb_of(word, lex) == verb]
    if len(places) != 1:
        return ""
    behind = words[places[0] + 1 :]
    some = next((each for each in _SOME if behind[: len(each)] == each), None)
    if some is None or {"or", "and", "@or", "for_each"} & set(behind):
        return ""
    for word in behind[len(some) :]:
        kind, number = lex.nouns.get(word, ("", ""))
        if word == "copies":
            return "cards"
        if kind in _CARDS:
            return word if number == "many" else noun_of((kind, "many"), lex)
        if kind or word == ",":
            return ""
    return ""


NONE_DONE = (looking_back(_none_done, " ".join(_NONE), "if"),)
"""The rule of what was done to none."""
