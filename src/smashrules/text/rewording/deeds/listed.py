"""Options that stand in a list: "choose a different option below: - Draw a card. - Play an extra action.",
"choose one: draw a card; play an extra action; or gain 1 VP".

They are put as one sentence, "choose a different one: draw a card OR play an extra action". Knows words and their
neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token

_BULLET = "-"


def _in_one_sentence(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """The tokens of a text with the options of a list joined by OR."""
    words = [each.word for each in tokens]
    result: list[Token] = []
    listed = False
    for place, token in enumerate(tokens):
        before = words[place - 1] if place else ""
        following = words[place + 1 : place + 2]
        if token.word == _BULLET and before == ":":
            listed = True
        elif listed and token.word == _BULLET and before == ".":
            result[-1] = replace(result[-1], word="@or", end=token.end)
        elif token.word in ("option", "options") and following == ["below"]:
            result = _without_one(result)
            result.append(replace(token, word="one"))
        elif token.word == "below" and before in ("option", "options"):
            continue
        else:
            result.append(token)
    return result


def _without_one(before: list[Token]) -> list[Token]:
    """ "One option", "one of the options": one."""
    words = [each.word for each in before]
    for told in (["one", "of", "the"], ["one", "of", "these"], ["one"]):
        if words[-len(told) :] == told:
            return before[: -len(told)]
    return before


def _apart(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Choose one: A; B; or C": A OR B OR C. Of two parts, of which one is said with a semicolon, it is open."""
    words = [each.word for each in tokens]
    for place in range(len(words) - 2):
        if words[place : place + 3] != ["choose", "one", ":"]:
            continue
        stop = sentence_end(words, place + 3)
        parts = [at for at in range(place + 3, stop) if words[at] == ";"]
        if len(parts) < 2 or words[parts[-1] + 1] != "or" or "@or" in words[place:stop]:
            continue
        found = [replace(each, word="@or") if at in parts else each for at, each in enumerate(tokens)]
        return [*found[: parts[-1] + 1], *found[parts[-1] + 2 :]]
    return tokens


LISTED = (where(_in_one_sentence, "- below"), where(_apart, ";", "choose", "or"))
"""The rules of options that stand in a list."""
