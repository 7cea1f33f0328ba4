"""A card that is played and does nothing of what it says: "play an extra minion without using its ability", "... It
cannot use its ability", "do not use its ability".

Its ability is cancelled. Knows words and their neighbours, no structure; it is asked before a text is cut into
sentences.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, sentence_begin, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_WITHOUT = tuple(
    [*lead, *using]
    for lead, uses in (
        (["without"], (["using"], ["resolving"], ["triggering"])),
        ([",", "ignoring"], ([],)),
        ([",", "but", "without"], (["using"], ["resolving"])),
        ([",", "but", "ignore"], ([],)),
        ([",", "but", "do", "not", "use"], ([],)),
    )
    for using in uses
)
_NOT_USED = (
    ["it", "cannot", "use"],
    ["it", "does", "not", "use"],
    ["they", "cannot", "use"],
    ["they", "do", "not", "use"],
    ["do", "not", "use"],
    ["you", "cannot", "use"],
    ["you", "may", "not", "use"],
)
_ABILITY = (["its", "ability"], ["its", "abilities"], ["their", "abilities"], ["their", "ability"])


def _not_used(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Play an extra minion without using its ability": play one. Cancel its ability."""
    words = words_of(tokens)
    for place in range(2, len(words) - 2):
        said = at_words(words, place, _WITHOUT)
        said = said or (at_words(words, place, _NOT_USED) if words[place - 1] == "." else [])
        ability = at_words(words, place + len(said), _ABILITY) if said else []
        end = place + len(said) + len(ability)
        if not ability or words[end : end + 1] not in ([], ["."]):
            continue
        before = place - (words[place - 1] == ".")
        played = words[sentence_begin(words, before) : before]
        if not {"play", "plays"} & set(played) or {"if", "when", "after", "this"} & set(played):
            continue
        stop = [] if words[place - 1] == "." else ["."]
        return put(tokens, place, end, [*stop, "cancel", *ability])
    return tokens


WITHOUT_ITS_ABILITY = (
    where(_not_used, "ability abilities", "its their", "play plays", "without ignoring not cannot ignore"),
)
"""The rule of a card that is played without its ability."""
