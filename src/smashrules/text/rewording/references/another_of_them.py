"""One of several cards that were looked at, and another: "draw one of them and place another on top of your deck",
"play one revealed minion and discard another".

It is another of the same cards. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import verb_of
from smashrules.text.words.tokens import Token, words_of

_SHOWN = ("revealed", "discarded", "drawn")
_BEHIND = frozenset(
    ["on", "in", "into", "to", "as", "from", "under", "at", ".", ",", "and", "or", "then", "&then", "if", "instead"]
)
_PLACING = ("place", "put", "return", "shuffle")
_A = ("one", "a", "an")


def _another_of_them(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Draw one of them and discard another": another of them."""
    words = words_of(tokens)
    for place in range(len(words)):
        after = words[place + 1 : place + 2]
        if words[place] != "another" or not place or (after and after[0] not in _BEHIND):
            continue
        done = verb_of(words[place - 1], lex)
        again = "" if done else _verb_before(words, place, lex)
        if not done and not again:
            continue
        of = _one_of(words[:place], lex) or (_one_of(words_of(before[-1]), lex) if before else [])
        if not of:
            continue
        end = tokens[place].end
        such = [Token(each, end, end) for each in of]
        verb = [replace(tokens[place], word=again, end=tokens[place].start)] if again else []
        changed = [*tokens[:place], *verb, tokens[place], *such]
        return [*changed, *_another_of_them(tokens[place + 1 :], [changed], lex)]
    return tokens


def _verb_before(words: list[str], place: int, lex: Lexicon) -> str:
    """The verb that is said once of where two cards go: "place one of them in your hand and another on your deck"."""
    verbs = [word for word in words[:place] if verb_of(word, lex) and word in lex.verbs]
    told = (
        words[place - 1] == "and"
        and words[place + 1 : place + 2]
        and words[place + 1] in ("on", "in", "into", "under")
    )
    return verbs[0] if told and len(verbs) == 1 and verbs[0] in _PLACING else ""


def _one_of(words: list[str], lex: Lexicon) -> list[str]:
    """What the one is one of, said of another: "of them", "action among them"; nothing where there is no such one, or
    more than one is spoken of."""
    found: list[list[str]] = []
    for at in range(len(words)):
        if words[at : at + 3] == ["one", "of", "them"] and words[at + 3 : at + 4] != ["that"]:
            found.append(["of", "them"])
        if words[at] not in _A or at + 2 >= len(words):
            continue
        first, second = words[at + 1 : at + 3]
        noun = second if first in _SHOWN else first
        shown = first in _SHOWN or second in _SHOWN or words[at + 2 : at + 4] == ["among", "them"]
        if shown and lex.nouns.get(noun, ("", ""))[1] == "one":
            found.append([noun, "among", "them"])
    return found[0] if len(found) == 1 else []


ANOTHER_OF_THEM = (looking_back(_another_of_them, "another"),)
"""The rule of another of the cards that were looked at."""
