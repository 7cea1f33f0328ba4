"""What is done once for each of several things, told behind it: "destroy a minion of power 2 or less. Do this for
each of your minions here".

For each of them, it is done. "Again for each" would be once more than that. Knows words and their neighbours, no
structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, joined
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, said_at, words_of

_DO = (["do", "this", "for_each"], ["do", "this", "once", "for_each"], ["do", "so", "for_each"])
_SPEAKS = {"it", "its", "them", "those", "that", "they", "their", ",", "and", "if", "until"}
_OPEN = {"for_each", "if", "then", "or", "@or", ":", "until", "instead"}


def done_for_each(sentences: list[list[Token]], ends: list[int], lex: Lexicon) -> tuple[list[list[Token]], list[int]]:
    """The sentences, with what is done for each of several things said behind these, and where each of them ends."""
    return joined(sentences, ends, lambda before, tokens: _told(before, tokens, lex))


def _told(before: list[list[Token]], second: list[Token], lex: Lexicon) -> list[list[Token]] | None:
    """Both as one sentence, where the second says for each of which things the first is done."""
    if len(before) > 1:
        return None  # of several sentences, which of them
    first = before[0]
    words, later = words_of(first), words_of(second)
    may = 2 * (later[:2] == ["you", "may"])
    offered = words[:2] == ["you", "may"]
    do = at_words(later, may, _DO)
    if not do or not (bare(words[0], lex) or offered) or _OPEN & set(words) or _SPEAKS & set(later[may + len(do) :]):
        return None
    each = second[may + len(do) - 1 :]
    deed = said_at(second[:may] if may and not offered else [], each[-1].end)
    comma = Token(",", each[-1].end, each[-1].end)
    head = [replace(each[0], start=first[0].start, end=first[0].start), *said_at(each[1:], first[0].start), comma]
    return [[*head, *said_at(deed, first[0].start), *first[:-1], replace(first[-1], end=second[-1].end)]]
