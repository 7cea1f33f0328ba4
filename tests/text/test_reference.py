"""Every reference wording of the Core set: read whole, in one way, and said again in the same words."""

from __future__ import annotations

from tests.text.conftest import Core

from smashrules.effects.node import walk
from smashrules.text.prepass import normalise
from smashrules.text.printer import to_text
from smashrules.text.reading import read


def test_the_core_wordings_are_there(core: Core) -> None:
    assert len(core.wordings) >= 90


def test_each_has_exactly_one_reading_and_prints_back(core: Core) -> None:
    for each in core.wordings:
        tree = read(each.text, type=each.type, names=core.names).tree
        assert to_text(tree, type=each.type, name=each.name) == normalise(each.text), each.name


def test_each_word_lies_in_the_span_of_a_node_below_the_ability(core: Core) -> None:
    for each in core.wordings:
        tree = read(each.text, type=each.type, names=core.names).tree
        covered: set[int] = set()
        for part in (tree.play_on, *(clause for ability in tree.abilities for clause in ability.clauses)):
            if part is not None:
                covered.update(range(*part.span))
        for ability in tree.abilities:
            if ability.label:
                covered.update(range(ability.span[0], ability.span[0] + len(ability.label) + 1))
        missed = [place for place, letter in enumerate(each.text) if letter.isalnum() and place not in covered]
        assert not missed, (each.name, each.text[missed[0] :])


def test_a_span_says_where_the_words_of_a_thing_stand() -> None:
    text = "You may destroy a minion of power 2 or less here."
    tree = read(text, type="minion").tree
    spans = {type(node).__name__: text[slice(*node.span)] for node in walk(tree) if node.span != (0, 0)}
    assert spans["Select"] == "a minion of power 2 or less here"
    assert spans["Compare"] == "of power 2 or less"
    assert spans["At"] == "here"
    assert spans["May"] == "You may destroy a minion of power 2 or less here"
