"""What you have there, and somebody else has there, too: "a base where both you and another player have two or more
minions", "if you and another player both have a minion here", "two minions each".

It is said of each of the two. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_OPENING = ("where", "if", "while", "unless", "when", ",")
_OTHERS = ("another", "that", "the_other", "an", "one", "its")
_HAVING = ("have", "control", "had", "controlled")
_CLOSING: tuple[list[str], ...] = ([], ["."], [","], ["there"], ["here"])


def _both_have(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Where both you and another player have two minions each": where you and another player have two minions."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        both = words[place] == "both"
        you = place + both
        if words[place - 1] not in _OPENING or words[you : you + 2] not in (["you", "and"], ["you", "&and"]):
            continue
        other = you + 2 + (words[you + 2] in _OTHERS)
        theirs = words[other - 1] == "its" and words[other] in ("controller", "owner")
        if not theirs and (other == you + 2 or lex.nouns.get(words[other], ("", "")) != ("player", "one")):
            continue
        each = other + 1
        have = each + (words[each] in ("each", "both"))
        if words[have : have + 1] == [] or words[have] not in _HAVING or words[have + 1 : have + 2] == ["the"]:
            continue  # "the most power"
        end = next((at for at in range(have, len(words)) if words[at] in (",", ".")), len(words))
        last = next((at for at in range(have + 2, end) if words[at] == "each"), 0)
        if last and words[last + 1 : last + 2] not in _CLOSING:
            continue
        rest = [*tokens[have:last], *tokens[last + 1 :]] if last else tokens[have:]
        inner = words[place - 1] == "where"
        if not (both or have > each or last or (inner and words[you + 1] == "and")):
            continue
        and_ = replace(tokens[you + 1], word="&and" if inner else "and")
        who = [replace(tokens[you], start=tokens[place].start), and_, *tokens[you + 2 : each]]
        return [*tokens[:place], *who, *_both_have(rest, lex)]
    return tokens


BOTH_HAVE = (where(_both_have, "have control had controlled", "and &and", "you"),)
"""The rule of what two players have."""
