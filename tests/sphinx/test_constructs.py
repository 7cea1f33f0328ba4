"""The catalogue of constructs and the annotation of card texts: nothing without a row, no rule that does not exist,
no word of a card lost, and events as games make them."""

from __future__ import annotations

import inspect
from itertools import combinations
from pathlib import Path

import pytest
from tests.sphinx.building import Project

from smashrules.cards import library
from smashrules.cards.naming import key_of
from smashrules.effects import abilities, actions, amounts, conditions, selectors
from smashrules.effects.abilities import Ability, Event, Instruction, Label, Limit, Per, Timing
from smashrules.effects.actions import Act, Lasting, Modify, Moment, OneOf, Side
from smashrules.effects.amounts import Num
from smashrules.effects.card import CardDef, CardType
from smashrules.effects.node import Node, at_path, walk
from smashrules.effects.selectors import ANY_NUMBER, EVERY, Kind, Quantity, Select, Stat, This, You
from smashrules.effects.verbs import Verb
from smashrules.engine import Game
from smashrules.engine.acts import HANDLERS
from smashrules.rulebook import rule
from smashrules.simulate import lineup, moves
from smashrules.sphinx.readings import census, pieces, readings
from smashrules.text.showing.catalogue import PARTS, ROWS, SECTIONS, Construct
from smashrules.text.showing.constructs import construct

CARDS = [each for each in library() if each.words]
CLASSES = sorted(
    {
        kind
        for room in (abilities, actions, amounts, conditions, selectors)
        for _, kind in inspect.getmembers(room, inspect.isclass)
        if issubclass(kind, Node) and kind is not Node
    },
    key=lambda kind: kind.__name__,
)
PAIRS = (
    ("Aliens", "Dinosaurs"),
    ("Ninjas", "Pirates"),
    ("Robots", "Tricksters"),
    ("Wizards", "Zombies"),
    ("Ghosts", "Bear Cavalry"),
    ("Steampunks", "Killer Plants"),
    ("Elder Things", "Innsmouth"),
    ("Minions of Cthulhu", "Miskatonic University"),
    ("Dragons", "Sharks"),
    ("Super Heroes", "Tornados"),
)
FOLLOWING = {"trigger", "too-late"}
"""Events that say what becomes of an ability, whatever its words are."""


@pytest.mark.parametrize("kind", CLASSES, ids=lambda kind: kind.__name__)
def test_every_node_has_a_row_or_is_a_plain_part_of_one(kind: type[Node]) -> None:
    places = [kind in {row.node for row in ROWS.values()}, kind in PARTS]
    assert sum(places) == 1, (
        f"{kind.__name__} wants a row in text/showing/catalogue.py, or a line among PARTS there; not both"
    )


@pytest.mark.parametrize("verb", Verb)
def test_every_verb_has_a_row_that_says_what_it_does(verb: Verb) -> None:
    made = construct(Act(verb), CardType.ACTION)

    assert made is not None
    assert made.name == f"the verb “{verb.value}”"
    assert made.does
    assert made.events


def several() -> list[Construct | None]:
    """The constructs of the nodes that are one or another, by what they hold."""
    draw = Act(Verb.DRAW)
    made = [construct(Ability(label, ()), CardType.MINION) for label in Label]
    made += [construct(Ability(Label.NONE, (Instruction(draw),)), kind) for kind in (CardType.ACTION, CardType.BASE)]
    made += [
        construct(Event(timing, Act(verb)), CardType.BASE) for timing in Timing for verb in (Verb.SCORE, Verb.PLAY)
    ]
    made += [construct(Moment(side), CardType.MINION) for side in Side]
    made.append(construct(Moment(Side.END, duel=True), CardType.MINION))
    made += [construct(Limit(per=per), CardType.MINION) for per in Per]
    made += [construct(Modify(stat, This(), Num(1)), CardType.MINION) for stat in Stat]
    statement = Modify(Stat.POWER, This(), Num(1))
    made += [
        construct(Lasting(statement, until, lead), CardType.ACTION)
        for until in (None, Moment(Side.END))
        for lead in (True, False)
    ]
    made += [construct(OneOf((draw, draw), most=most), CardType.ACTION) for most in (1, 2)]
    made += [construct(Select(Kind.MINION, many), CardType.ACTION) for many in (Quantity(0, 2), EVERY, ANY_NUMBER)]
    made += [construct(You(), CardType.ACTION, words) for words in ("you", "your")]
    made += [construct(Act(verb, extra=True), CardType.ACTION) for verb in (Verb.PLAY, Verb.USE)]
    return made


def test_every_row_is_what_some_node_is_read_as() -> None:
    """A row that nothing is read as says something of no card."""
    one_of_several = {each.name for each in several() if each is not None}
    by_class = {row.name for row in ROWS.values() if sum(row.node is other.node for other in ROWS.values()) == 1}

    assert one_of_several <= set(ROWS)
    assert set(ROWS) - one_of_several - by_class == {f"the verb “{verb.value}”" for verb in Verb}


def test_every_rule_that_a_construct_names_exists_and_is_one_of_its_row() -> None:
    made = [each for each in several() if each is not None]
    made += [found for card in CARDS for node in walk(card.text) if (found := construct(node, card.type))]

    for each in made:
        assert each.rules
        assert set(each.rules) <= set(ROWS[each.name].rules)
    for row in ROWS.values():
        assert [rule(key).key for key in row.rules] == list(row.rules)
        assert row.wording
        assert row.does.endswith(".")


def test_no_two_constructs_go_by_one_key() -> None:
    assert len({key_of(name) for name in ROWS}) == len(ROWS) == sum(map(len, SECTIONS.values()))


def test_the_events_that_a_row_names_are_those_that_games_make() -> None:
    """Whatever the words of a card make happen in ten games stands in the row of those words. Which factions are in
    them does not hang on which others there are."""
    game, seen = Game(library().definitions), set()
    for seed, pair in enumerate(PAIRS):
        table = lineup(library(), [pair, PAIRS[seed - 1]])
        for move in moves(game, table.seats, table.bases, seed=seed):
            for event in move.step.events:
                if event.cause is None or event.cause.key not in game.definitions:
                    continue
                card = game.definitions[event.cause.key]
                made = construct(at_path(card.text, event.cause.path), card.type)
                if made is not None and event.verb not in FOLLOWING:
                    seen.add((made.name, event.verb))

    assert {name for name, _ in seen} > {
        "the verb “destroy”",
        "an effect that lasts",
        "a permission: you may leave it",
    }
    for name, verb in seen:
        assert verb in ROWS[name].events, (
            f"{name} makes the event {verb!r}, which its row in text/showing/catalogue.py lacks"
        )


def test_verbs_that_are_carried_out_by_one_function_make_the_same_events() -> None:
    """Besides that which has the verb's own name."""
    rows = {verb: ROWS[f"the verb “{verb.value}”"] for verb in HANDLERS}
    for verb, one in combinations(HANDLERS, 2):
        if HANDLERS[verb] is HANDLERS[one]:
            assert set(rows[verb].events) ^ set(rows[one].events) == {verb.value, one.value}, (verb, one)


def _destroys(node: Node) -> bool:
    return isinstance(node, Act) and node.verb is Verb.DESTROY


def test_a_page_says_how_many_cards_have_it_and_that_none_has() -> None:
    """Told as it is, where the library has fewer than three."""
    uses = {each.name: each for each in census(library()).uses}

    assert set(uses) == set(ROWS)
    assert uses["the faction of a card"].cards == 0
    assert uses["the faction of a card"].examples == ()
    destroy = uses["the verb “destroy”"]
    destroying = [each for each in CARDS if any(_destroys(node) for node in walk(each.text))]
    assert destroy.cards == len(destroying)
    assert len(destroy.examples) == 3


def test_a_construct_is_shown_with_words_node_rules_and_cards(tmp_path: Path) -> None:
    keys = ("verb-destroy", "faction-of-a-card", "minion-of-the-duel")
    text = "".join(f".. smash:construct:: {each}\n" for each in keys)
    project = Project.of(tmp_path, a_rst=text).build("text")
    page = " ".join(project.page("a.txt", "text").split())

    assert project.said == ""
    assert "In words: *destroy …*" in page
    assert 'Node: "Act" · destroy' in page
    assert 'Events: "destroy", "go", "new-base".' in page
    assert "Cards of the library that have it: " in page
    assert "No card of the library has it yet." in page
    assert 'Node: "Duelist"' in page


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_the_pieces_of_a_text_are_the_text(card: CardDef) -> None:
    cut = pieces(card.words, card.text, card.type)

    assert "".join(each.text for each in cut) == card.words
    assert any(each.construct for each in cut)
    assert readings(card.words, card.text, card.type)


def test_what_describes_a_thing_in_the_same_words_is_told_once() -> None:
    """The last words of the text are a number within bounds; that it is a card's power needs no row of its own."""
    card = library().find("powderkeg")
    said = [
        each.construct.name
        for each in readings(card.words, card.text, card.type)
        if each.words.startswith("with equal")
    ]

    assert said == ["a number within bounds"]
