"""Which words are of a kind that a pattern names: ``<minion.one>``, ``<number>``, ``<to_destroy.done>``.

Knows the lexicon and single words, no neighbours.
"""

from __future__ import annotations

from functools import cache

from smashrules.text.patterns.alphabet import APART, among, of_open_kind
from smashrules.text.patterns.pattern import PatternError
from smashrules.text.words.lexicon import Lexicon, lexicon
from smashrules.text.words.roles import gerund

FORMS = ("do", "does", "did", "done")
"""The forms of a verb, in the order in which the lexicon lists them."""
_USES = {"do": "bare", "does": "third", "did": "past", "done": "participle"}
_CLASSES = {
    "pre": "PRE",
    "pron": "PRON",
    "prep": "PREP",
    "event": "EVENT",
    "adv": "ADV",
    "aux": "AUX",
    "be": "BE",
    "have": "HAVE",
}
OPEN = ("number", "signed", "name", "type", "remark", "word", "any")
"""Kinds whose words cannot be listed."""
_STOPS = (",", ".", ":", ";")


@cache
def letters_of(names: tuple[str, ...]) -> str:
    """What a letter is that stands for a word of one of the kinds named, as a regular expression.

    >>> import re
    >>> from smashrules.text.patterns.alphabet import spelt
    >>> [bool(re.match(letters_of(("minion.one", "number")), spelt([each]))) for each in ("minion", "minions", "7")]
    [True, False, True]

    Raises ``PatternError`` for a kind that there is not.
    """
    if "any" in names:
        return f"[^{APART}]"
    closed = [each for each in names if each.partition(".")[0] not in OPEN]
    listed = "".join(of_open_kind(each) for each in names) + among(
        word for each in closed for word in words_of_kind(each)
    )
    if "word" not in names:
        return f"[{listed}]"
    word = f"[^{among(_STOPS)}{APART}]"
    return f"(?:{word}|[{listed}])" if listed else word


@cache
def listed_letters(names: tuple[str, ...]) -> str:
    """The letters of these kinds as they stand in a set, but of <word> and <any>, which are all letters but some."""
    kinds = [words_of_kind(each) for each in names if each.partition(".")[0] not in OPEN]
    return "".join(map(of_open_kind, names)) + among(frozenset().union(*kinds))


@cache
def words_of_kind(name: str) -> frozenset[str]:
    """The words of a kind that can be listed.

    >>> sorted(words_of_kind("to_destroy.done")), sorted(words_of_kind("deck"))
    (['destroyed'], ['deck', 'decks'])
    """
    lex = lexicon()
    kind, _, form = name.partition(".")
    if kind.startswith("to_"):
        return _of_verb(name, kind.removeprefix("to_"), form, lex)
    if kind == "noun":
        return frozenset(word for word, known in lex.nouns.items() if form in ("", known[1]))
    if kind == "verb":
        return _used(("bare", "third"), lex)
    if kind in _USES:
        return _used((_USES[kind],), lex)
    if kind == "doing":
        return frozenset(gerund(each[0]) for each in lex.forms.values())
    if kind in _CLASSES:
        return frozenset(lex.classes[_CLASSES[kind]])
    words = frozenset(word for word, known in lex.nouns.items() if known[0] == kind and form in ("", known[1]))
    if not words:
        raise PatternError(f"no kind of words: <{name}>")
    return words


def _used(uses: tuple[str, ...], lex: Lexicon) -> frozenset[str]:
    return frozenset(word for word, known in lex.verbs.items() if any(use in uses for _, use in known))


def _of_verb(name: str, verb: str, form: str, lex: Lexicon) -> frozenset[str]:
    if verb not in lex.forms or (form and form not in (*FORMS, "doing")):
        raise PatternError(f"no form of a verb: <{name}>")
    if form == "doing":
        return frozenset((gerund(lex.forms[verb][0]),))
    uses = (_USES[form],) if form else ("bare", "third")
    return frozenset(word for word, known in lex.verbs.items() if any((verb, use) in known for use in uses))
