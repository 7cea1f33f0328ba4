"""Every reference wording: read whole, in one way, said again in the same words, no word passed over, all bound.

The library reads each text when it is built, strictly; the Core set's are read once more here, from the files alone.
"""

from __future__ import annotations

from msgspec.structs import replace
from tests.text.conftest import Core, Worded
from tools.reference import of_tree, unbound, uncovered

from smashrules.effects.abilities import Ability, CardText, Instruction, Label
from smashrules.effects.node import walk
from smashrules.text.cutting.prepass import normalise
from smashrules.text.reading.reading import read
from smashrules.text.saying.printer import to_text


def test_the_core_wordings_are_there(core: Core) -> None:
    assert len(core.wordings) >= 90


def test_each_has_exactly_one_reading_and_prints_back(core: Core) -> None:
    for each in core.wordings:
        tree = read(each.text, type=each.type, names=core.names).tree
        assert to_text(tree, type=each.type, name=each.name) == normalise(each.text), each.name


def test_each_word_lies_in_the_span_of_a_node_below_the_ability(core: Core) -> None:
    for each in core.wordings:
        tree = read(each.text, type=each.type, names=core.names).tree
        missed = uncovered(each.text, tree)
        assert missed is None, (each.name, each.text[missed:])


def test_every_wording_of_the_library_is_sound(every: tuple[Worded, ...]) -> None:
    told = [(each, of_tree(each.text, each.tree, type=each.type, name=each.name)) for each in every if each.text]
    assert len(told) >= 700
    assert [(each.name, judged) for each, judged in told if not judged.sound] == []


def test_a_word_outside_of_every_node_is_found() -> None:
    text = "Draw two cards."
    tree = read(text, type="action").tree
    assert uncovered(text, tree) is None
    assert uncovered(f"{text} Quickly.", tree) == len(text) + 1


def test_a_reference_to_nothing_is_found() -> None:
    tree = read("Choose a minion. Destroy it.", type="action").tree
    assert not unbound(tree)
    without = replace(tree.abilities[0].clauses[0].effect, parts=tree.abilities[0].clauses[0].effect.parts[1:])
    assert unbound(CardText((Ability(Label.NONE, (Instruction(without),)),)))


def test_a_span_says_where_the_words_of_a_thing_stand() -> None:
    text = "You may destroy a minion of power 2 or less here."
    tree = read(text, type="minion").tree
    spans = {type(node).__name__: text[slice(*node.span)] for node in walk(tree) if node.span != (0, 0)}
    assert spans["Select"] == "a minion of power 2 or less here"
    assert spans["Compare"] == "of power 2 or less"
    assert spans["At"] == "here"
    assert spans["May"] == "You may destroy a minion of power 2 or less here"
