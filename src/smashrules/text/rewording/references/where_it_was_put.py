"""A minion told by what was put on it: "transfer an action from one of your minions to another. The minion it is
transferred to gains +1 power".

Where the action lay before, it is the second of two, and the one from which it came the first; otherwise it is that
minion. Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, sentence_begin, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_IT = ("it", "that action", "the action", "that card")
_PUT = (
    "is transferred",
    "was transferred",
    "has been transferred",
    "is moved",
    "was moved",
    "moves",
    "moved",
    "goes",
)
_DONE = ("transfer", "transferred", "move", "moved", "have transferred")
_NOW = ("is now on", "now is on", "ends up on", "is on now")
_PLAYED = ("is played on", "was played on", "has been played on")


def _phrases(way: str) -> tuple[list[str], ...]:
    told = [f"{it} {put} {way}" for it in _IT for put in _PUT]
    told += [f"you {done} {it} {way}" for done in _DONE for it in _IT]
    told += [f"{way} which {it} {put}" for it in _IT for put in _PUT]
    told += [f"{way} which you {done} {it}" for done in _DONE for it in _IT]
    if way == "to":
        told += [f"{it} {now}" for it in _IT for now in _NOW]
        told += [f"that {gets} {it}" for it in _IT for gets in ("receives", "received", "gets", "got")]
    return tuple(each.split() for one in told for each in (one, f"that {one}"))


_TO, _FROM = _phrases("to"), _phrases("from")
_ON = tuple(
    each.split()
    for it in _IT
    for one in (*(f"{it} {played}" for played in _PLAYED), f"you play {it} on", f"you played {it} on")
    for each in (one, f"that {one}")
)
_GOING = ("transfer", "transfers", "move", "moves")
_PLAYING = ("play", "plays")


def _meant(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The minion it is transferred to": the second one, where it was transferred from another; or that minion."""
    words = words_of(tokens)
    for place in range(5, len(words) - 2):
        if words[place - 1] != "the" or words[place] != "minion":
            continue
        to, from_, on = (at_words(words, place + 1, each) for each in (_TO, _FROM, _ON))
        told = to or from_ or on
        verbs = _PLAYING if on else _GOING
        deed = next((at for at in range(place - 1, 0, -1) if words[at - 1] in verbs), 0)
        if not told or not deed or ":" in words[deed:place] or words[deed : deed + 2] not in _AN_ACTION:
            continue
        end = next((at for at in range(deed, place) if words[at] in (".", ",", "then", "and")), place)
        said = words[deed:end]
        source = next((at for at, each in enumerate(said) if each in ("from", "on")), len(said))
        goal = said.index("to", source) if "to" in said[source:] else source
        lain = bool({"minion", "minions"} & set(said[source:goal])) and said[-2:] != ["this", "minion"]
        if sentence_begin(words, sentence_begin(words, place) - 1) > deed or (from_ and goal == source):
            continue
        which = ["that"] if not lain else ["the", "first"] if from_ else ["the", "second"]
        return _meant(put(tokens, place - 1, place + 1 + len(told), [*which, "minion"]), lex)
    return tokens


_AN_ACTION = (
    ["an", "action"],
    ["one", "action"],
    ["another", "action"],
    ["an", "extra"],
    ["this", "action"],
    ["a", "card"],
)

WHERE_IT_WAS_PUT = (where(_meant, "minion", "it that the", " ".join((*_GOING, *_PLAYING))),)
"""The rule of a minion that is told by what was put on it."""
