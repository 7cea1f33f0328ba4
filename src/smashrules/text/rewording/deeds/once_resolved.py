"""What becomes of a card when it has been resolved: "after resolving this card, return it to your hand".

It is the last thing that the card does, as "return this card to your hand" is. Knows words and their neighbours, no
structure; it is asked before a text is cut into sentences.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, sentence_begin, sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_THIS = (["this", "card"], ["this", "action"])
_IT = (["it"], *_THIS)
_DEEDS = ("return", "place", "put", "shuffle")
_ABILITY = (["its", "ability"], ["its", "abilities"], ["its", "effect"], ["its", "effects"])


def _first(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After this card resolves, return it to your hand": return this card."""
    words = words_of(tokens)
    for place in range(len(words) - 5):
        if words[place] != "after" or sentence_begin(words, place) != place:
            continue
        this, end = _resolved(words, place + 1)
        deed = end + 1
        it = at_words(words, deed + 1, _IT) if words[end : end + 1] == [","] and words[deed] in _DEEDS else []
        if not this or not it or sentence_end(words, deed) < len(words) - 1:
            continue  # more is done behind it
        told = put(tokens, deed + 1, deed + 1 + len(it), this)
        return [*told[:place], *told[deed:]]
    return tokens


def _resolved(words: list[str], place: int) -> tuple[list[str], int]:
    """The words for this card, where it is said from ``place`` on that it has been resolved, and where that ends."""
    if words[place] == "resolving":
        this = at_words(words, place + 1, _THIS)
        return this, place + 1 + len(this)
    this = at_words(words, place, _THIS)
    end = place + len(this)
    return (this, end + 1) if this and words[end] == "resolves" else ([], place)


def _last(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Return this card to your hand after resolving it": return this card."""
    words = words_of(tokens)
    end = next((at for at in range(2, len(words)) if words[at : at + 2] == ["after", "resolving"]), 0)
    begin = sentence_begin(words, end)
    this = at_words(words, begin + 1, _THIS)
    what = at_words(words, end + 2, (*_IT, *_ABILITY)) if end else []
    stop = end + 2 + len(what)
    if not this or not what or words[begin] not in _DEEDS or stop < len(words) - 1 or words[stop:] not in ([], ["."]):
        return tokens
    return [*tokens[: end - 1], *put(tokens, end - 1, stop, [words[end - 1]])[end - 1 : end], *tokens[stop:]]


def _of_the_played(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Play an extra minion. After resolving its ability, destroy it": it is resolved when it is played."""
    words = words_of(tokens)
    for place in range(4, len(words) - 4):
        if words[place] not in _ONCE or words[place - 1] != ".":
            continue
        before = words[sentence_begin(words, place - 1) : place - 1]
        verb = (
            place
            + 1
            + len(at_words(words, place + 1, (["you", "resolve"], ["resolving"], ["you", "have", "resolved"])))
        )
        what = at_words(
            words, verb, (*_ABILITY, ["that", "minion", "'s", "ability"], ["that", "minion", "'s", "abilities"])
        )
        end = verb + len(what)
        end += len(at_words(words, end, _RESOLVED)) if verb == place + 1 else 0
        plays = "play" in before[:3] and before[0] in ("play", "you")
        if plays and what and end > place + 1 + len(what) and words[end : end + 1] == [","]:
            return [*tokens[:place], *_of_the_played(tokens[end + 1 :], lex)]
    return tokens


_ONCE = ("after", "once", "when")
_RESOLVED = (
    ["resolves"],
    ["resolve"],
    ["is", "resolved"],
    ["are", "resolved"],
    ["has", "resolved"],
    ["have", "resolved"],
    ["has", "been", "resolved"],
    ["have", "been", "resolved"],
)
ONCE_RESOLVED = (
    where(_of_the_played, "resolving resolves resolve resolved", "play", "after once when"),
    where(_first, "resolving resolves", "after"),
    where(_last, "resolving", "after"),
)
"""The rules of what becomes of a card that has been resolved."""
