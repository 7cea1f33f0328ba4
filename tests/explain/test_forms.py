"""The printed forms: golden texts, the levels of detail, widths, and what each form promises.

Golden texts lie in tests/golden/explain; SMASHRULES_BLESS=1 stores them anew, and the difference is read.
"""

from __future__ import annotations

import json
from html.parser import HTMLParser
from importlib.resources import files

import pytest
from tests.explain.teatable import Board, golden

from smashrules.explain import (
    Resolution,
    ResolutionFormatError,
    Step,
    explain_number,
    from_json,
    html,
    markdown,
    not_modelled,
    resolution,
    schema,
    text,
    to_json,
)
from smashrules.explain.jsonform import SCHEMA_FILE, schema_text


def burst() -> Resolution:
    board = Board()
    board.minion("Iron Kettle", board.ann)
    board.minion("Teabot", board.bob)
    board.minion("Samovar", board.bob)
    (played,) = board.hand(board.ann, "Steam Burst")
    before = board.begin()
    board.answer("play", played)
    return resolution(
        board.game, before, board.steps, answers=board.answers, question="Ann plays Steam Burst, with <Iron Kettle>."
    )


def turn() -> Resolution:
    board = Board()
    board.minion("Samovar", board.ann)
    board.minion("Sugar Bowl", board.ann)
    board.minion("Teabot", board.bob)
    board.minion("Butler", board.bob)
    board.position.base_deck([board.position.card("The Attic", -1)])
    board.deck(board.ann, "Shoo", "Guest")
    (played,) = board.hand(board.ann, "Polish")
    before = board.begin()
    board.answer("play", played)
    board.answer("end")
    return resolution(board.game, before, board.steps, answers=board.answers, question="Ann plays Polish and ends.")


def power() -> Resolution:
    board = Board()
    spoon = board.minion("Spoon", board.ann)
    board.minion("Sugar Bowl", board.ann)
    return explain_number(board.game, board.begin(), spoon, question="What is the power of Spoon?")


ANSWERS = {"burst": burst, "turn": turn, "power": power}


@pytest.mark.parametrize("detail", [0, 1, 2])
@pytest.mark.parametrize("name", ANSWERS)
def test_text(name: str, detail: int) -> None:
    golden(f"{name}.{detail}.txt", text(ANSWERS[name](), detail=detail) + "\n")


def test_text_with_everything() -> None:
    golden("burst.3.txt", text(burst(), detail=3) + "\n")


@pytest.mark.parametrize("name", ANSWERS)
def test_wide_text_has_the_rules_on_the_right(name: str) -> None:
    golden(f"{name}.wide.txt", text(ANSWERS[name](), width=140) + "\n")


@pytest.mark.parametrize("name", ANSWERS)
def test_markdown(name: str) -> None:
    golden(f"{name}.md", markdown(ANSWERS[name]()))


@pytest.mark.parametrize("name", ANSWERS)
def test_html(name: str) -> None:
    golden(f"{name}.html", html(ANSWERS[name](), detail=3 if name == "burst" else 2))


def renumbered(found: Resolution) -> Resolution:
    """The same answer with its events counted from 1: the engine's numbers are its own business."""
    order = sorted(event for step in found.walk() for event in step.events)

    def step(each: Step) -> Step:
        events = tuple(order.index(event) + 1 for event in each.events)
        return each.but(events=events, steps=tuple(map(step, each.steps)))

    return found.but(steps=tuple(map(step, found.steps)))


@pytest.mark.parametrize("name", ["burst", "power"])
def test_json_as_stored(name: str) -> None:
    golden(f"{name}.json", to_json(renumbered(ANSWERS[name]())) + "\n")


@pytest.mark.parametrize("name", ANSWERS)
def test_json_reads_back(name: str) -> None:
    found = ANSWERS[name]()

    assert from_json(to_json(found)) == found
    assert from_json(to_json(found, indent=None)) == found


@pytest.mark.parametrize("width", [40, 60, 80, 100, 120, 200])
@pytest.mark.parametrize("name", ANSWERS)
def test_no_line_is_wider_than_asked(name: str, width: int) -> None:
    assert max(map(len, text(ANSWERS[name](), width=width, detail=3).splitlines())) <= width


@pytest.mark.parametrize("name", ANSWERS)
def test_more_detail_shows_more(name: str) -> None:
    lengths = [len(text(ANSWERS[name](), detail=detail)) for detail in range(4)]

    assert lengths == sorted(set(lengths))


class _Balanced(HTMLParser):
    """Counts open elements, and notes what a page must not have."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        if tag not in ("meta", "br"):
            self.open.append(tag)
        assert not any(name.startswith("on") for name, _ in attrs)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("standalone", [True, False])
@pytest.mark.parametrize("name", ANSWERS)
def test_html_is_well_formed_and_has_no_script(name: str, standalone: bool) -> None:
    page = _Balanced()
    page.feed(html(ANSWERS[name](), standalone=standalone))

    assert page.open == []
    assert "script" not in page.seen
    assert ("html" in page.seen) is standalone


def test_what_a_question_says_is_shown_and_not_obeyed() -> None:
    found = burst()

    assert "with &lt;Iron Kettle&gt;" in html(found)
    assert r"with \<Iron Kettle\>" in markdown(found)


def test_a_notebook_shows_the_fragment_and_print_the_text() -> None:
    found = power()

    assert found._repr_html_() == html(found, standalone=False)
    assert str(found) == text(found)


def test_the_published_schema_is_that_of_the_model() -> None:
    published = files("smashrules.explain").joinpath(SCHEMA_FILE).read_text("utf-8")

    assert published == schema_text()
    assert json.loads(published)["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert set(json.loads(to_json(power()))) <= set(schema()["$defs"]["Resolution"]["properties"])


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ("", "no saved answer"),
        ("[]", "its schema is None"),
        ('{"schema": "smashrules-resolution-0"}', "its schema is 'smashrules-resolution-0'"),
        ('{"schema": "smashrules-resolution-1", "verdict": "perhaps", "text": ""}', "no saved answer"),
        ('{"schema": "smashrules-resolution-1"', "no saved answer"),
        (b"\xff\xfe", "no saved answer"),
    ],
)
def test_a_text_that_is_no_answer_is_refused(data: str | bytes, said: str) -> None:
    with pytest.raises(ResolutionFormatError, match=said):
        from_json(data)


def test_an_answer_without_steps_prints_in_every_form() -> None:
    found = not_modelled(["duels"])

    assert all(form(found) for form in (text, markdown, html, to_json))
