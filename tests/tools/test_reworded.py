"""Which rules put a text in other words, and the sentences that come of it."""

from __future__ import annotations

from tools.reworded import reworded


def test_each_rule_is_named_by_its_place() -> None:
    told = list(reworded("Place three +1 power counters on your minions in any combination."))
    assert told == [
        ("deeds/gaining: distributed 3", "place three +1 power counters among your minions ."),
        ("read", "place three +1_power_counters among your minions"),
    ]


def test_turns_of_phrase_are_named_as_such() -> None:
    told = list(reworded("Each other player discards until they have six remaining."))
    assert ("turns/piles: discarded-down 1", "each other player discards down to six cards .") in told


def test_fixed_phrases_are_named_as_such() -> None:
    told = list(reworded("Draw a card two times."))
    assert ("[said-as] of words.toml", "draw a card twice .") in told


def test_a_labelled_sentence_keeps_its_label() -> None:
    assert list(reworded("Talent: Draw a card.")) == [("read", "Talent: draw a card")]
