"""How many a deed was done to, told by the number alone: "Discard any number of cards. If you discarded two, ...".

They are so many of what the sentence before named, done this way. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import CARDS, third
from smashrules.text.words.tokens import Token, said_at, words_of

_BOUNDS = ("or_more", "or_fewer", "or_less")
_LOWEST = {"at_least": "at_least", "exactly": "exactly", "fewer_than": "fewer_than", "more_than": "more_than"}
_ONLY = {"only": "exactly", "just": "exactly"}
_NONE = {"none": ["no"], "any": ["at_least", "one"]}
_DOERS = ("you", "they")
_DONE = ("bare", "third")
_PAST = ("past", "bare")
"""Of what the card lets one do it is told as of what is over: "if you destroy two" is "if you destroyed two" too."""


def _both_of_them(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "You may move two of your minions. If you moved both, ...": if you moved two minions this way."""
    words, said = words_of(tokens), words_of(before[-1]) if before else []
    if words[:2] != ["if", "you"] or words[3:5] != ["both", ","] or "two" not in said:
        return tokens
    named = [at for at, word in enumerate(said) if lex.nouns.get(word, ("", ""))[0] in CARDS]
    verbs = {verb for verb, _ in lex.verbs.get(words[2], ())}
    done = [at for at in range(said.index("two")) if verbs & {verb for verb, _ in lex.verbs.get(said[at], ())}]
    if len(named) != 1 or lex.nouns[said[named[0]]][1] != "many" or not done or named[0] < said.index("two"):
        return tokens
    both = tokens[3]
    two = [replace(both, word="two"), replace(before[-1][named[0]], start=both.end, end=both.end)]
    return [*tokens[:3], *two, Token("this_way", both.end, both.end), *tokens[4:]]


def _so_many_done(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Draw a card if you discarded at least two", "If you do not destroy any", "each player who discarded none"."""
    words = [*words_of(tokens), "", "", ""]
    place = next((at for at in range(1, len(tokens) - 1) if _opens(words, at)), None)
    if place is None or not before:
        return tokens
    undone = words[place : place + 2] in (["do", "not"], ["did", "not"])
    deed = place + 2 * undone
    verbs = {verb for verb, form in lex.verbs.get(words[deed], ()) if form in (_DONE[:1] if undone else _PAST)}
    limit = words[deed + 1] in (*_LOWEST, *_ONLY)
    number = deed + 1 + limit
    behind = number + 1 + (words[number + 1] in _BOUNDS)
    if not verbs or not _is_number(words[number], undone, limit, lex) or not _ends(words, behind, place, lex):
        return tokens
    noun = _done_to(before[-1], verbs, _DONE[:1] if words[place - 1] == "you" else _DONE, lex)
    if noun is None and len(before) > 1 and "them" in words_of(before[-1]):  # "choose up to two. Return them"
        noun = _done_to(before[-2], {"choose"}, _DONE[:1], lex)
    if noun is None:
        return tokens
    at = tokens[behind - 1].end
    told = [] if words[behind] == "this_way" else [Token("this_way", at, at)]
    past = replace(tokens[deed], word=lex.forms[min(verbs)][2], start=tokens[place].start)
    counted = "none" if undone else words[number]
    so_many = [replace(tokens[number], word=each) for each in _NONE.get(counted, ())] or tokens[number:behind]
    least = [replace(each, word=(_LOWEST | _ONLY)[each.word]) for each in tokens[deed + 1 : number]]
    those = said_at(noun, at)
    if counted == "any":
        those[-1] = replace(those[-1], word=lex.nouns[those[-1].word][0])
    return [*tokens[:place], past, *least, *so_many, *those, *told, *tokens[behind:]]


def _opens(words: list[str], at: int) -> bool:
    """Whether a deed is told there: "if you ...", "each player who ..."."""
    who = words[at - 1] in ("who", "that") and words[at - 2 : at - 1] == ["player"]
    return who or (words[at - 1] in _DOERS and words[at - 2 : at - 1] == ["if"])


def _is_number(word: str, undone: bool, limit: bool, lex: Lexicon) -> bool:
    """Whether it counts what was done. One, and only one, no condition on what was done can ask."""
    if undone:
        return word == "any"
    return lex.numerals.get(word, 0) > 1 or (word in _NONE and not limit)


def _ends(words: list[str], at: int, place: int, lex: Lexicon) -> bool:
    """Whether nothing more is said of them."""
    relative = words[place - 1] in ("who", "that")
    does = words[at] in ("may", "must") or third(words[at], lex)
    return words[at] in ("", ",", "this_way") or (relative and does)


def _done_to(said: list[Token], verbs: set[str], forms: Collection[str], lex: Lexicon) -> list[Token] | None:
    """The words for what the sentence before did it to; None if of which of them, or by whom, is not told."""
    words = words_of(said)
    done = [at for at, word in enumerate(words) if verbs & {verb for verb, _ in lex.verbs.get(word, ())}]
    deeds = [at for at, word in enumerate(words) if any(form in forms for _, form in lex.verbs.get(word, ()))]
    named = [at for at, word in enumerate(words) if lex.nouns.get(word, ("", ""))[0] in CARDS]
    named = [at for at in named if words[max(0, at - 2) : at] != ["as", "extra"]]  # "as extra actions": the same ones
    if len(done) != 1 or deeds != done or len(named) != 1 or lex.nouns[words[named[0]]][1] != "many":
        return None
    if any("counter" in word for word in words[done[0] : named[0]]):  # "place a counter on each of your minions"
        return None
    by_name = words[named[0] - 1][:2] in ("&a", "&n", "&x")  # "Madness cards"
    return said[named[0] - by_name : named[0] + 1] if named[0] > done[0] else None


SO_MANY_DONE = (
    looking_back(_both_of_them, "both", "if"),
    looking_back(_so_many_done, "if who that", "you they who that"),
)
"""The rules of how many a deed was done to."""
