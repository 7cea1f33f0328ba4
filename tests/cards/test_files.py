"""A card file that is wrong says where: file, line, field, and what was expected."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable

import pytest

from smashrules.cards import CardFileError, card_file_schema
from smashrules.cards.building import build, names_of
from smashrules.cards.collection import Library, view
from smashrules.effects.abilities import CardText
from smashrules.effects.card import CardType
from smashrules.engine.unmodelled import missing
from smashrules.errors import AmbiguousNameError, InputError, NotModelledError
from smashrules.text.words.lexicon import Names

PRINTINGS = """format = 1
[[printing]]
id = "old"
title = "the first"
since = 2012-01-01
[[printing]]
id = "BGB2018"
title = "errata"
since = 2018-01-01
books = ["BGB2018"]
[[printing]]
id = "current"
title = "now"
since = 2025-01-01
"""

TEAPOTS = """format = 1
faction = "Teapots"
set = "Tea"
sources = ["nowhere"]

[[card]]
name = "Teabot One"
type = "minion"
count = 2
power = 3
text = "Draw two cards."

[[card.printing]]
id = "old"
text = "Draw a card."
source = "a hint"
verified = false

[[card.ruling]]
text = "It is a minion."
sources = { BGB2018 = "Card Clarifications" }
printing = "old"
case = "teabot-is-a-minion"

[[card]]
name = "Pour"
type = "action"
count = 1
last = "BGB2018"
text = "Unreadable nonsense."

[[base]]
name = "Tea House"
breakpoint = 20
vps = [4, 2, 1]
text = ""
"""


def reader(text: str, card_type: CardType, names: Names) -> CardText:
    """Stands in for the text room: these tests are about files, not about what texts mean."""
    if "nonsense" in text:
        raise InputError("no reading of 'nonsense'")
    return CardText()


def files(teapots: str = TEAPOTS, printings: str = PRINTINGS) -> dict[str, bytes]:
    return {"printings.toml": printings.encode(), "tea/teapots.toml": teapots.encode()}


def line_of(words: str) -> int:
    return next(number for number, line in enumerate(TEAPOTS.splitlines(), 1) if line.startswith(words))


def test_a_sound_file_gives_its_cards_in_each_printing() -> None:
    shelf = build(files(), reader)
    old, between, current = (view(shelf, printing) for printing in shelf.printings)

    assert old.find("teabot").words == "Draw a card."
    assert between.find("teabot").words == "Draw a card."
    assert current.find("teabot").words == "Draw two cards."
    assert current.find("tea house").vps == (4, 2, 1)
    assert [each.text for each in current.rulings("teabot")] == ["It is a minion."]
    assert "Pour" in old.entries
    assert "Pour" not in current.entries


def test_a_card_may_have_had_another_printed_power() -> None:
    shelf = build(files(TEAPOTS.replace('text = "Draw a card."', 'text = "Draw a card."\npower = 5')), reader)
    old, _, current = (view(shelf, printing) for printing in shelf.printings)

    assert (old.find("teabot").power, current.find("teabot").power) == (5, 3)
    entry = current.entry("teabot")
    assert [entry.power_in(each) for each in entry.wordings] == [5, 3]


def test_a_text_that_cannot_be_read_is_never_taken_for_an_empty_one() -> None:
    shelf = build(files(), reader)
    old = view(shelf, shelf.printings[0])

    assert "Pour" not in old.definitions
    assert old.unread == {"Pour": "no reading of 'nonsense'"}
    assert old.faction("teapots").lacking == (("Pour", 1, "this wording"),)
    assert old.faction("teapots").deck() == ("Teabot One", "Teabot One")
    with pytest.raises(NotModelledError, match="no reading of 'nonsense'"):
        old.find("pour")


def test_names_need_no_text_to_be_read() -> None:
    told = names_of(files())

    assert told.cards == {"Teabot One", "Pour", "Tea House"}
    assert told.factions == {"Teapots"}
    assert told.types == {("Teabot One", "minion"), ("Pour", "action"), ("Tea House", "base")}


def change(old: str, new: str) -> Callable[[], str]:
    assert old in TEAPOTS
    return lambda: TEAPOTS.replace(old, new, 1)


@pytest.mark.parametrize(
    ("broken", "line", "field", "said"),
    [
        (change("count = 2", 'count = "two"'), line_of("count"), "count", "1 or more, not 'two'"),
        (change("power = 3\n", ""), line_of("[[card]]"), "power", "printed power of the minion 'Teabot One'"),
        (change("power = 3", "power = -1"), line_of("power"), "power", "0 or more, not -1"),
        (change("power = 3", "powr = 3"), line_of("power"), "powr", "did you mean 'power'"),
        (change('type = "action"', 'type = "actoin"'), 27, "type", "minion, action, titan, fusion or monster"),
        (change("count = 1", "count = 1\ntreasures = 2"), 29, "treasures", "expected none: 'Pour' is of type action"),
        (change("count = 1", 'count = 1\nalso_in = "teapots"'), 29, "also_in", "another faction than 'Teapots'"),
        (
            change('type = "action"', 'type = "titan"\npower = 2'),
            28,
            "power",
            "expected none: 'Pour' is of type titan",
        ),
        (change("vps = [4, 2, 1]", "vps = [4, 2]"), line_of("vps"), "vps", "such as [4, 2, 1]"),
        (change("breakpoint = 20\n", ""), line_of("[[base]]"), "breakpoint", "missing; expected the printed"),
        (change('name = "Pour"', 'name = "teabot ONE"'), 26, "name", "already the name of a card"),
        (change('id = "old"', 'id = "odl"'), line_of("id"), "id", "did you mean 'old'"),
        (change('id = "old"', 'id = "BGB2018"'), line_of("id"), "id", "expected 'old'"),
        (
            change(
                "count = 1",
                'count = 1\nprinting = [{ id = "old", text = "", power = 2, source = "?", verified = true }]',
            ),
            29,
            "power",
            "expected none: 'Pour' has no printed power",
        ),
        (change('last = "BGB2018"', 'last = "never"'), line_of("last"), "last", "no printing has the id 'never'"),
        (change("BGB2018 =", "BGB2081 ="), line_of("sources = {"), "sources", "did you mean 'BGB2018'"),
        (change('"Card Clarifications"', '"Clarity"'), line_of("sources = {"), "sources", "section of BGB2018"),
        (change('case = "teabot-is-a-minion"\n', ""), line_of("[[card.ruling]]"), "case", "or a reason why"),
        (change("verified = false", 'verified = false\nneeds = "milk"'), 24, "case", "not read (milk)"),
        (change('"teabot-is-a-minion"', '"Teabot is!"'), line_of("case"), "case", "lower-case-words"),
        (change("format = 1", "format = 2"), 1, "format", "the version of the format: 1"),
        (change("[[base]]", "[[bsae]]"), line_of("[[base]]"), "bsae", "did you mean 'base'"),
        (change("text = ", "text  "), line_of("text"), "", "not TOML"),
        (
            change("count = 2", "count = 2\ncount = 3"),
            line_of("count = 2") + 1,
            "count",
            "said before in the same table",
        ),
    ],
)
def test_a_fault_is_told_with_its_place(broken: Callable[[], str], line: int, field: str, said: str) -> None:
    with pytest.raises(CardFileError) as refused:
        build(files(broken()), reader)

    (fault,) = refused.value.faults
    assert (fault.file, fault.line, fault.field) == ("tea/teapots.toml", line, field)
    assert said in fault.fault
    assert str(refused.value) == str(fault)


def test_all_faults_of_all_files_are_told_at_once() -> None:
    broken = files(TEAPOTS.replace("count = 2", "count = 0").replace("vps = [4, 2, 1]", "vps = []"))
    with pytest.raises(CardFileError) as refused:
        build({**broken, "tea/cups.toml": b"\xff"}, reader)

    assert [(each.file, each.field) for each in refused.value.faults] == [
        ("tea/cups.toml", ""),
        ("tea/teapots.toml", "count"),
        ("tea/teapots.toml", "vps"),
    ]
    assert pickle.loads(pickle.dumps(refused.value)).faults == refused.value.faults


CUPS = """format = 1
faction = "Cups"
set = "Tea"
sources = ["nowhere"]

[[card]]
name = "Teabot One"
type = "minion"
count = 1
power = 3
also_in = "Teapots"
text = "Draw two cards."
"""


def newest(**others: str) -> Library:
    shelf = build({**files(), **{f"tea/{name}.toml": each.encode() for name, each in others.items()}}, reader)
    return view(shelf, shelf.printings[-1])


def test_a_card_that_another_faction_has_too_is_told_apart_by_its_faction() -> None:
    held = newest(cups=CUPS)

    assert held.find("teabot one").faction == "Teapots"
    assert held.find("teabot one (cups)").faction == "Cups"
    assert held.find("Teabot One (Teapots)").faction == "Teapots"
    assert held.find("teabot (cups)").key == "Teabot One (Cups)"
    assert held.find("teabot (cups)").name == "Teabot One"
    assert held.faction("cups").deck() == ("Teabot One (Cups)",)


def test_a_name_of_cards_that_say_different_things_is_ambiguous() -> None:
    held = newest(cups=CUPS.replace("Draw two", "Draw three"))

    with pytest.raises(AmbiguousNameError) as refused:
        held.find("teabot one")
    assert refused.value.candidates == ("Teabot One (Teapots)", "Teabot One (Cups)")
    assert [held.find(each).faction for each in refused.value.candidates] == ["Teapots", "Cups"]


def test_a_card_whose_namesake_is_not_in_the_library_has_its_name_alone() -> None:
    shelf = build({"printings.toml": PRINTINGS.encode(), "tea/cups.toml": CUPS.encode()}, reader)

    assert view(shelf, shelf.printings[-1]).find("teabot").faction == "Cups"


def test_cards_that_belong_to_no_faction_make_no_faction() -> None:
    monsters = """format = 1
set = "Tea"
sources = ["nowhere"]
[[card]]
name = "Kettle Beast"
type = "monster"
count = 1
power = 5
treasures = 2
labels = ["Hot"]
text = ""
[[base]]
name = "Stove"
breakpoint = 20
vps = [4, 2, 1]
monsters = 2
text = ""
"""
    held = newest(monsters=monsters)

    assert held.faction_names == ("Teapots",)
    assert held.find("kettle").treasures == 2
    assert held.find("kettle").labels == ("Hot",)
    assert held.find("stove").monsters == 2
    assert missing(held.find("stove")) == missing(held.find("kettle"))[:1] == ("monsters",)


def test_a_file_is_not_opened_before_one_of_its_cards_is_asked_for() -> None:
    shelf = pickle.loads(pickle.dumps(build({**files(), "tea/cups.toml": CUPS.encode()}, reader)))
    held = view(shelf, shelf.printings[-1])
    opened = [drawer.entries._packed is None for drawer in shelf.drawers]

    assert (len(held.entries), opened) == (3, [False, False])
    assert held.find("tea house").breakpoint == 20
    assert [drawer.entries._packed is None for drawer in shelf.drawers] == [False, True]


def test_two_files_cannot_hold_cards_of_one_name() -> None:
    with pytest.raises(CardFileError, match=r"is already the name of a card in tea/teapots\.toml, line \d+"):
        build({**files(), "tea/zzz.toml": TEAPOTS.encode()}, reader)


@pytest.mark.parametrize("content", [b"", b"[[[", b'card = "x"', b"\x00" * 1000, b"a = " + b"[" * 500])
def test_garbage_is_a_clear_error(content: bytes) -> None:
    with pytest.raises(CardFileError, match=r"^tea/teapots\.toml, line \d+"):
        build({**files(), "tea/teapots.toml": content}, reader)


def test_printings_are_in_order_of_time() -> None:
    wrong = PRINTINGS.replace("2018-01-01", "2011-01-01")
    with pytest.raises(CardFileError, match=r"printings\.toml, line 9, field 'since'"):
        build(files(printings=wrong), reader)


def test_a_missing_list_of_printings_is_a_clear_error() -> None:
    with pytest.raises(CardFileError, match="expected the list of printings"):
        build({"tea/teapots.toml": TEAPOTS.encode()}, reader)


def test_the_schema_is_json_and_describes_each_field() -> None:
    schema = json.loads(json.dumps(card_file_schema()))

    assert schema["properties"]["format"]["const"] == 1
    for table in ("CardTable", "BaseTable", "RulingTable", "PrintingTable", "LeftOutTable"):
        fields = schema["$defs"][table]["properties"]
        assert all(field.get("description") for field in fields.values()), table
        assert schema["$defs"][table]["additionalProperties"] is False
