"""What is on a base and what is on the minions there, named in one breath: the base is chosen first.

"Destroy all actions on a base and on minions there" chooses a base and destroys what is on it and on minions there.
Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_JOINED = ("and", "or", "and/or")


def there_too(tokens: list[Token], lex: Lexicon) -> tuple[list[Token], list[Token]] | None:
    """The base that is chosen, and what is done on it; None where nothing of the kind is said."""
    words = words_of(tokens)
    if len(words) < 2 or not bare(words[0], lex) or "if" in words:
        return None
    at = next((place for place in range(1, len(words)) if words[place : place + 3] == ["on", "a", "base"]), None)
    if at is None or words[at + 3 : at + 4] == [] or words[at + 3] not in _JOINED or words[at + 4 : at + 5] != ["on"]:
        return None
    behind = words[at + 5 :]
    if "there" not in behind or set(behind[: behind.index("there")]) & {"and", "or", ",", "then"}:
        return None
    one, base = tokens[at + 1 : at + 3]
    start, end = tokens[0].start, tokens[0].end
    chosen = [Token("choose", start, start), Token(one.word, start, start), Token(base.word, start, end)]
    return chosen, [*tokens[: at + 1], Token("it", base.end, base.end), *tokens[at + 3 :]]


def said_on(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "On bases where you have a minion, or on minions there": the comma says nothing."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        joint = words[place] == "," and words[place + 1] in _JOINED and words[place + 2] == "on"
        ahead = words[place - 1 :: -1]
        near = "on" in ahead and "," not in ahead[: ahead.index("on")]
        if joint and near and words[place + 4] in ("here", "there"):
            return [*tokens[:place], *tokens[place + 1 :]]
    return tokens
