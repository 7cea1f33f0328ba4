"""Rules of words are asked only where a word stands that they are about: elsewhere they have nothing to say."""

from __future__ import annotations

import re

import pytest
from tools.rules_asked import named

from smashrules.text.patterns.saying import Saying
from smashrules.text.rewording.as_written import AS_WRITTEN
from smashrules.text.rewording.at_length import AT_LENGTH
from smashrules.text.rewording.phrases.leftout import FIRST, THEN
from smashrules.text.rewording.phrases.turns_of_phrase import joined_words
from smashrules.text.rewording.rule import Rewording, Rewordings, reworded, where
from smashrules.text.rewording.said import said
from smashrules.text.words.lexicon import lexicon
from smashrules.text.words.tokens import Token

ALIKE = (*said("numbers/at_most", "no-more-than"), *said("numbers/comparing", "compared"))
RULES = (
    *AS_WRITTEN.rules,
    *ALIKE,
    *FIRST.rules,
    *said("references/again", "inferred"),
    *THEN.rules,
    *AT_LENGTH.rules,
)
BEFORE = (
    "look at another player 's hand and remove the most counters from one of the minions there until the turn ends"
)


def cut(sentence: str) -> list[Token]:
    """The words of a sentence, joined where the language joins them."""
    words = re.findall(r"[\w+-]+(?='s)|'s|[\w+-]+|[^\w\s]", sentence.lower())
    return joined_words([Token(word, place, place + 1) for place, word in enumerate(words)], lexicon())


def sentences(text: str) -> list[list[Token]]:
    return [cut(each) for each in re.split(r"[.:]", text) if each.strip()]


def changed(rule: Rewording, tokens: list[Token]) -> bool:
    given = (tokens, [cut(BEFORE)], lexicon()) if rule.looks_back else (tokens, lexicon())
    try:
        return rule.rule(*given) != tokens
    except ValueError:  # it looks up where its word stands, and none does
        assert not asked(rule, tokens)
        return False


def asked(rule: Rewording, tokens: list[Token]) -> bool:
    said = {each.word for each in tokens}
    return all(words & said for words in (rule.about, *rule.besides))


def examples() -> list[list[Token]]:
    """The sentences that the rules themselves give as examples."""
    told = [re.sub(r"\s+", " ", rule.rule.__doc__ or "") for rule in RULES if not isinstance(rule.rule, Saying)]
    return [tokens for each in told for said in re.findall(r'"([^"]+)"', each) for tokens in sentences(said)]


def test_a_rule_changes_no_sentence_without_a_word_that_it_is_about() -> None:
    changing = [(rule, tokens) for rule in RULES for tokens in examples() if changed(rule, tokens)]
    assert {rule.rule for rule, _ in changing if not isinstance(rule.rule, Saying)}, "what the rules say has none"

    missed = [(named(rule.rule), tokens) for rule, tokens in changing if not asked(rule, tokens)]

    assert not missed


@pytest.mark.parametrize(
    ("sentence", "plain"),
    [
        ("each player without a titan draws a card", "each player with no titans draws a card"),
        ("discard one of the minions revealed", "discard one of the revealed minions"),
        ("double the number of +1 power counters on it", "place +1_power_counters on it equal_to"),
    ],
)
def test_a_sentence_with_such_a_word_is_put_in_other_words(sentence: str, plain: str) -> None:
    put = [each.word for each in reworded(cut(sentence), lexicon(), AT_LENGTH)]

    assert put[: len(plain.split())] == plain.split()


def test_a_rule_is_asked_of_a_sentence_with_one_word_of_each_kind() -> None:
    def shouted(tokens: list[Token], lex: object) -> list[Token]:
        return [Token(each.word.upper(), each.start, each.end) for each in tokens]

    rules = Rewordings([where(shouted, "minion action", "destroy")])

    def told(sentence: str) -> str:
        return " ".join(each.word for each in reworded(cut(sentence), lexicon(), rules))

    assert told("destroy an action") == "DESTROY AN ACTION"
    assert told("destroy a base") == "destroy a base"
    assert told("draw an action") == "draw an action"
