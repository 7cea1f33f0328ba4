"""How a sentence is put in other words: rule by rule, each asked only where a word stands that it is about.

A rule hands back the tokens it is given where it has nothing to say of them. Most rules are about a word or two,
which few sentences have: the tables of the rooms name these words beside each rule. This room knows no word itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct

from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token

Rule = Callable[..., list[Token]]
"""Gives the tokens of a sentence in other words, or the same tokens; from these, the sentences before where it looks
back at them, and the words of the language."""


class Rewording(Struct, frozen=True):
    """A rule, and ``about``: sets of words of each of which one stands in every sentence that the rule changes."""

    rule: Rule
    about: tuple[frozenset[str], ...]
    looks_back: bool = False


def where(rule: Rule, *about: str) -> Rewording:
    """``rule``, which says nothing of a sentence without a word of each of ``about``: "the a" is one of two words."""
    return Rewording(rule, tuple(frozenset(each.split()) for each in about))


def looking_back(rule: Rule, *about: str) -> Rewording:
    """A rule that is handed the sentences before, too."""
    return Rewording(rule, where(rule, *about).about, looks_back=True)


def reworded(
    tokens: list[Token], lex: Lexicon, rules: Iterable[Rewording], before: list[list[Token]] | None = None
) -> list[Token]:
    """The tokens of a sentence behind the sentences ``before``, as the rules put them, one rule after the other."""
    said = {each.word for each in tokens}
    for each in rules:
        for words in each.about:
            if words.isdisjoint(said):
                break
        else:
            changed = each.rule(tokens, before or [], lex) if each.looks_back else each.rule(tokens, lex)
            if changed is not tokens:
                tokens = changed
                said = {token.word for token in tokens}
    return tokens
