"""The whole rulebook as data for other programs, and the schema that the data follow.

The schema is published beside this module as ``rulebook.schema.json``; a test keeps the two equal. Only whoever
exports imports this module (it costs pydantic).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from smashrules.rulebook.editions import EDITIONS, NOT_ASKED, rules_of_switches, shown, spoken
from smashrules.rulebook.rule import Authority, Book, Citation, Rule, Status, Term, Unsettled


class _Exported(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Source(_Exported):
    """A place in a book."""

    book: str
    section: str
    page: str | None = Field(description="as the book's text shows it; none where it shows none")


class ExportedBook(_Exported):
    """One of the five books."""

    key: str
    title: str
    year: int | None
    dating: str = Field(description="how the book's age is known when it prints no year")
    official: bool
    sections: dict[str, str | None] = Field(description="each heading with its page")
    no_rules: dict[str, str] = Field(description="headings without rules, with the reason")


class Said(_Exported):
    """What one book says on a rule."""

    book: str
    text: str
    superseded_by: str | None = Field(description="the next newer book that says it otherwise")


class Readings(_Exported):
    """The readings of a point that the books leave open."""

    readings: tuple[str, ...]
    used: int = Field(description="the number of the reading that is used, from 1")
    why: str


class ExportedRule(_Exported):
    """One rule."""

    key: str = Field(description="never changes")
    number: str = Field(description="part.section.rule; may change")
    title: str
    part: str
    section: str
    text: str = Field(description="by the newest book that speaks")
    sources: tuple[Source, ...] = Field(description="oldest book first")
    says: tuple[Said, ...] = Field(description="what each book that speaks says, oldest first")
    switches: tuple[str, ...] = Field(description="the edition switches that this rule explains")
    authority: Authority
    status: Status
    unsettled: Readings | None
    see_also: tuple[str, ...]
    aliases: tuple[str, ...]
    examples: tuple[str, ...] = Field(description="names of cases that show the rule")
    tests: tuple[str, ...] = Field(description="tests of this project that show the rule")
    pending: str = Field(description="the system without which no example runs; mostly empty")
    no_example: str = Field(description="why no example can show the rule; mostly empty")


class ExportedTerm(_Exported):
    """A defined term."""

    name: str
    text: str
    rules: tuple[str, ...] = Field(description="the defining rule first")
    see: tuple[str, ...]
    words: tuple[str, ...] = Field(description="what players say for it")


class ExportedSwitch(_Exported):
    """A point on which editions differ, as the engine is told of it."""

    name: str
    rule: str
    values: dict[str, str] = Field(description="by edition")
    spoken_by: tuple[str, ...] = Field(description="the books that speak themselves; the others take a neighbour's")
    asked: bool = Field(description="whether the engine asks it")


class Export(_Exported):
    """The whole rulebook."""

    format: Literal["smashrules-rulebook-1"]
    books: tuple[ExportedBook, ...]
    rules: tuple[ExportedRule, ...]
    glossary: tuple[ExportedTerm, ...]
    switches: tuple[ExportedSwitch, ...]


def export(books: Iterable[Book], rules: Iterable[Rule], terms: Iterable[Term]) -> dict[str, Any]:
    """The rulebook as plain data that follow the schema."""
    return Export(
        format="smashrules-rulebook-1",
        books=tuple(_book(each) for each in books),
        rules=tuple(_rule(each) for each in rules),
        glossary=tuple(
            ExportedTerm(name=each.name, text=each.text, rules=each.rules, see=each.see, words=each.words)
            for each in terms
        ),
        switches=tuple(_switch(name, key) for name, key in rules_of_switches().items()),
    ).model_dump(mode="json")


def schema() -> dict[str, Any]:
    """The JSON Schema of an export."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **Export.model_json_schema()}


def _book(book: Book) -> ExportedBook:
    return ExportedBook(
        key=book.key,
        title=book.title,
        year=book.year,
        dating=book.dating,
        official=book.official,
        sections=dict(book.sections),
        no_rules=dict(book.no_rules),
    )


def _rule(rule: Rule) -> ExportedRule:
    open_point = rule.unsettled
    return ExportedRule(
        key=rule.key,
        number=rule.number,
        title=rule.title,
        part=rule.part,
        section=rule.section,
        text=_line(rule.text),
        sources=tuple(_source(each) for each in rule.sources),
        says=tuple(
            Said(book=each.book, text=_line(each.text), superseded_by=each.superseded_by) for each in rule.sayings()
        ),
        switches=rule.switches,
        authority=rule.authority,
        status=rule.status,
        unsettled=None if open_point is None else _readings(open_point),
        see_also=rule.see_also,
        aliases=rule.aliases,
        examples=rule.examples,
        tests=rule.tests,
        pending=rule.pending,
        no_example=rule.no_example,
    )


def _readings(open_point: Unsettled) -> Readings:
    return Readings(readings=open_point.readings, used=open_point.used, why=open_point.why)


def _source(source: Citation) -> Source:
    return Source(book=source.book, section=source.section, page=source.page)


def _switch(name: str, rule: str) -> ExportedSwitch:
    return ExportedSwitch(
        name=name,
        rule=rule,
        values={key: shown(getattr(each.switches, name)) for key, each in EDITIONS.items()},
        spoken_by=tuple(spoken(name)),
        asked=name not in NOT_ASKED,
    )


def _line(text: str) -> str:
    return " ".join(text.split())
