"""What the documentation shows is what comes out: commands with their output, questions with their answers.

In README.md, CONTRIBUTING.md and docs/*.md

- a fence ``console`` holds commands; one that begins with ``$ smashrules`` is run, and what follows it is its output;
- a fence ``question`` holds a question, which must come out as it expects; a fence ``answer`` after it shows what
  ``smashrules ask`` says to it, with the options that stand behind the word ``answer``.

A line ``...`` stands for lines that are left out. Python is run by doctest.
"""

from __future__ import annotations

import io
import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import pytest
from msgspec import Struct

from smashrules.cli import main
from smashrules.scenario import Case, parse, run_case

ROOT = Path(__file__).resolve().parents[1]
PAGES = (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md")))
FENCE = re.compile(r"^( *)```(\w+)?[ ]*(.*?)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)


class Fence(Struct, frozen=True):
    """A block of a page: its kind, what stands behind the kind, the lines inside, and where it begins."""

    kind: str
    options: str
    text: str
    page: str
    line: int

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def fences(page: Path) -> list[Fence]:
    text = page.read_text("utf-8")
    return [
        Fence(found[2] or "", found[3], dedent(found[4]), page.name, text.count("\n", 0, found.start()) + 1)
        for found in FENCE.finditer(text)
    ]


def commands() -> Iterator[tuple[str, str, str]]:
    """Every command of smashrules that is shown: where, the command, and its output."""
    for page in PAGES:
        for fence in fences(page):
            if fence.kind == "console":
                for part in re.split(r"^\$ ", fence.text, flags=re.MULTILINE)[1:]:
                    said, _, output = part.partition("\n")
                    if said.startswith("smashrules "):
                        yield str(fence), said, output.strip("\n")


def questions() -> Iterator[tuple[Fence, Fence | None]]:
    """Every question that is shown, with its answer if that is shown, too."""
    for page in PAGES:
        held = fences(page)
        for fence, following in zip(held, [*held, None][1:], strict=True):
            if fence.kind == "question":
                yield fence, following if following is not None and following.kind == "answer" else None


def matches(shown: str, real: str) -> bool:
    parts = [re.escape(part) for part in re.split(r"^\.\.\.$\n?", f"{shown}\n", flags=re.MULTILINE)]
    return re.fullmatch("(?:.*\n)*?".join(parts), f"{real}\n") is not None


def output(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    main(arguments)
    told = capsys.readouterr()
    return (told.out + told.err).strip("\n")


def asked(text: str, options: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> str:
    """What ``smashrules ask`` says to a question that is piped in."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    return output(["ask", *shlex.split(options)], capsys)


@pytest.mark.parametrize(("place", "command", "shown"), list(commands()))
def test_a_command_says_what_the_page_shows(
    place: str, command: str, shown: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    _, *arguments = shlex.split(command, comments=True)
    real = output(arguments, capsys)

    assert not shown or matches(shown, real), f"{place}: {command}\n{real}"


@pytest.mark.parametrize(("question", "answer"), list(questions()), ids=str)
def test_a_question_is_answered_as_the_page_shows(
    question: Fence, answer: Fence | None, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    if answer is not None:
        real = asked(question.text, answer.options, capsys, monkeypatch)

        assert matches(answer.text.strip("\n"), real), f"{answer}\n{real}"
    else:
        assert run_case(Case(str(question), "", 1, question.text)).failures == ()


def test_pages_are_looked_through() -> None:
    assert len(list(commands())) > 3
    assert len(list(questions())) > 10
    assert len(lines_in_tables()) > 40
    assert matches("a\n...\nd", "a\nb\nc\nd")
    assert not matches("a\nd", "a\nb\nd")


def lines_in_tables() -> list[str]:
    """The lines of the language in the first column of the tables of docs/asking.md."""
    rows = re.findall(r"^\| (`.*?) \| ", (ROOT / "docs" / "asking.md").read_text("utf-8"), re.MULTILINE)
    return [line for row in rows for line in re.findall(r"`([^`]+)`", row)]


@pytest.mark.parametrize("line", lines_in_tables())
def test_a_line_in_a_table_is_a_line_of_the_language(line: str) -> None:
    assert parse(f"players: Ann (to play), Bob\nbase: Tortuga\n  Ann: Zapbot\n{line}\n").script


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_that_a_page_names_are_there(page: Path) -> None:
    text = page.read_text("utf-8")
    links = re.findall(r"\]\(([^)#:]+)\)", text)
    named = re.findall(r"`((?:cards|docs|grammar|src|tests|tools)/[\w./-]+)`", text)
    missing = [link for link in links if not (page.parent / link).exists()]
    missing += [name for name in named if not (ROOT / name).exists()]

    assert missing == []
