"""Which words are of a kind that a pattern names: ``<minion.one>``, ``<number>``, ``<to_destroy.done>``.

Knows the lexicon and single words, no neighbours.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from smashrules.text.patterns.pattern import PatternError
from smashrules.text.words.lexicon import Lexicon, is_name, lexicon
from smashrules.text.words.roles import counted, gerund

Test = Callable[[str], bool]
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
def test_of(names: tuple[str, ...]) -> Test:
    """Whether a word is of one of the kinds named.

    >>> [test_of(("minion.one", "number"))(each) for each in ("minion", "minions", "two", "3")]
    [True, False, True, True]
    >>> [test_of(("remark.tied",))(each) for each in ("&(or_tied_for_it)", "&(not_here)", "tied")]
    [True, False, False]

    Raises ``PatternError`` for a kind that there is not.
    """
    lex = lexicon()
    tests = [_open(each, lex) for each in names]
    found: list[Test] = [each for each in tests if each is not None]
    sets = [words_of_kind(name) for name, each in zip(names, tests, strict=True) if each is None]
    said = frozenset().union(*sets)
    if not found:
        return said.__contains__
    if len(found) == 1 and not said:
        return found[0]
    return lambda word: word in said or any(each(word) for each in found)


def _open(name: str, lex: Lexicon) -> Test | None:
    """The test of a kind whose words cannot be listed; None for one whose words can."""
    if name == "number":
        return lambda word: counted(word, lex) is not None
    if name == "signed":
        return lambda word: word[:1] in ("+", "-") and word[1:].isdigit()
    if name == "name":
        return is_name
    kind, _, form = name.partition(".")
    if kind == "remark":
        return lambda word: word.startswith("&(") and (not form or form in word[2:-1].split("_"))
    if name == "type":
        return lambda word: word.startswith("&t")
    if name == "word":
        return lambda word: word not in _STOPS
    if name == "any":
        return lambda word: True
    return None


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
