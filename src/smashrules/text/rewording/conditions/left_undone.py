"""What somebody did not do to a thing, put as what did not happen to it: "a minion you did not play this turn".

It is one that was not played by you this turn; who "gained no VP" did not gain any. Knows words and their neighbours,
no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_NOT_YET = {"did": "bare", "have": "participle", "do": "bare"}
_HOLDING = ("own", "control", "have")


def _not_any(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you gained no VP": did not gain any."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        verbs = [verb for verb, form in lex.verbs.get(words[place], ()) if form == "past"]
        none = words[place + 1] == "no" and lex.nouns.get(words[place + 2], ("",))[0] == "vp"
        if not verbs or not none or words[place - 1] in lex.auxiliaries:
            continue
        past, no = tokens[place : place + 2]
        told = [replace(past, word="did", end=past.start), replace(past, word="not", end=past.start)]
        told += [replace(past, word=lex.forms[verbs[0]][0]), replace(no, word="any")]
        return [*tokens[:place], *told, *tokens[place + 2 :]]
    return tokens


def _left_undone(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A minion you did not play this turn": that was not played by you this turn."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        you, not_yet, no, deed = words[place : place + 4]
        form = _NOT_YET.get(not_yet, "")
        if you != "you" or no != "not" or not form or "this_turn" not in words[place + 4 :]:
            continue
        verbs = [verb for verb, each in lex.verbs.get(deed, ()) if each == form and verb not in _HOLDING]
        that = words[place - 1] == "that"
        noun = next((each for each in reversed(words[: place - that]) if each in lex.nouns), "")
        beside = noun == words[place - 1 - that] or words[place - 1 - that] in ("here", "there")
        if len(verbs) != 1 or not beside:
            continue
        at, end = tokens[place - that].start, tokens[place + 3].end
        be = "was" if lex.nouns[noun][1] == "one" or "each" in words[:place] else "were"
        said = ["that", be, "not", lex.forms[verbs[0]][3], "by", "you"]
        turned = spread(said, at, end)
        turned[-1] = replace(turned[-1], start=tokens[place].start)
        return [*tokens[: place - that], *turned, *tokens[place + 4 :]]
    return tokens


LEFT_UNDONE = (
    where(_left_undone, "this_turn", "not", "did have do", "you"),
    where(_not_any, "no"),
)
"""The rules that turn such clauses round."""
