"""Every defined term, and the words that players have for it."""

from __future__ import annotations

import pytest

from smashrules.errors import UnknownNameError
from smashrules.rulebook import glossary, rule, rules, search, term

EVERYDAY = [
    ("bounce", "return", "verb.return"),
    ("bury", "bury", "bury.how"),
    ("break a base", "score", "score.check"),
    ("win a base", "winner", "score.award"),
    ("kill", "destroy", "verb.destroy"),
    ("graveyard", "discard pile", "zone.discard-public"),
    ("tutor", "search", "verb.search"),
    ("fizzle", "without effect", "play.even-if-nothing-happens"),
    ("silence", "cancel", "cancel.definition"),
    ("bonus play", "extra card", "extra.definition"),
    ("opponent", "other players", "wording.other-players"),
    ("priority", "Me First!", "me-first.scope"),
]


@pytest.mark.parametrize(("said", "name", "key"), EVERYDAY)
def test_what_players_say_leads_to_the_defined_term_and_its_rule(said: str, name: str, key: str) -> None:
    assert term(said).name == name
    assert term(said).rules[0] == key
    best = search(said)[0]
    assert (best.rule.key, best.term) == (key, name)


def test_a_word_of_the_question_is_enough() -> None:
    found = search("can I bounce a titan?", most=5)
    assert "verb.return" in [hit.rule.key for hit in found]


def test_words_beside_the_term_still_count() -> None:
    assert search("tie madness")[0].rule.key == "madness.tie"


def test_terms_are_in_order_and_lead_to_rules_and_terms() -> None:
    names = [each.name for each in glossary()]
    assert names == sorted(names, key=str.casefold)
    assert len(names) == len(set(names))
    assert all(rule(key) for each in glossary() for key in each.rules)
    assert all(term(other).name == other for each in glossary() for other in each.see)


def test_every_term_is_related_to_another_or_to_several_rules() -> None:
    assert [each.name for each in glossary() if not each.see and len(each.rules) < 2 and not each.words] == []


def test_whatever_the_books_define_under_terms_is_a_term_or_led_to_by_one() -> None:
    led = {key for each in glossary() for key in each.rules}
    defining = {
        each.key
        for each in rules()
        if any(
            source.section.startswith(("Terms and Restrictions: ", "Terms & Phrases: ", "Game Terms and"))
            for source in each.sources
        )
        and each.key.startswith(("verb.", "wording."))
    }
    assert sorted(defining - led) == []


def test_an_unknown_term_is_answered_with_the_nearest() -> None:
    with pytest.raises(UnknownNameError, match="no term is called 'bounse'; did you mean 'bounce'"):
        term("bounse")
