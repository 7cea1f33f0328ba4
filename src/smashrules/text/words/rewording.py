"""How a sentence is put in other words: rule by rule, each asked only where a word stands that it is about.

A rule hands back the tokens it is given where it has nothing to say of them. Most rules are about a word or two,
which few sentences have: the tables of the rooms name these words beside each rule. This room knows no word itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct
from msgspec.structs import replace

from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token

Rule = Callable[..., list[Token]]
"""Gives the tokens of a sentence in other words, or the same tokens; from these, the sentences before where it looks
back at them, and the words of the language."""


class Rewording(Struct, frozen=True):
    """A rule, and what it is ``about``: words of which one stands in every sentence that the rule changes. So does
    one of each set of words ``besides``."""

    rule: Rule
    about: frozenset[str]
    besides: tuple[frozenset[str], ...] = ()
    looks_back: bool = False


def where(rule: Rule, about: str, *besides: str) -> Rewording:
    """``rule``, which says nothing of a sentence without a word of ``about`` and one of each of ``besides``: "the a"
    is one of two words. What is first is asked first: let it be rare."""
    return Rewording(rule, frozenset(about.split()), tuple(frozenset(each.split()) for each in besides))


def looking_back(rule: Rule, about: str, *besides: str) -> Rewording:
    """A rule that is handed the sentences before, too."""
    return replace(where(rule, about, *besides), looks_back=True)


def reworded(
    tokens: list[Token], lex: Lexicon, rules: Iterable[Rewording], before: list[list[Token]] | None = None
) -> list[Token]:
    """The tokens of a sentence behind the sentences ``before``, as the rules put them, one rule after the other."""
    said = {each.word for each in tokens}
    for each in rules:
        if each.about.isdisjoint(said) or any(words.isdisjoint(said) for words in each.besides):
            continue
        changed = each.rule(tokens, before or [], lex) if each.looks_back else each.rule(tokens, lex)
        if changed is not tokens:
            tokens = changed
            said = {token.word for token in tokens}
    return tokens
