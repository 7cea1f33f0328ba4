"""``smashrules rule``, ``search``, ``editions`` and ``diff``: the rulebook, looked up without the engine.

What is common to books is told once, with the books beside it. What a book says and which edition decides stands in
the rulebook; here it is only laid out.
"""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from smashrules.cli.output import as_json, emphasised, paragraph, table

if TYPE_CHECKING:
    from smashrules.rulebook import Rule, Section


def rule(arguments: Namespace) -> int:
    """Show a rule."""
    from smashrules.rulebook import edition
    from smashrules.rulebook import rule as find

    if not arguments.name:
        return _contents(arguments.json)
    if _NUMBER.fullmatch(arguments.name) and (listed := _within(arguments.name)):
        return _listed(listed, arguments.json)
    found = find(arguments.name)
    name = edition(arguments.edition.upper()).name if arguments.edition else None
    if arguments.json:
        print(as_json(_rule_data(found, name)))
        return 0
    print(emphasised(f"{found.number} {found.title}"))
    print(f"{found.key} · {found.cite(name)} · authority: {found.authority}\n")
    print(paragraph(_line(found.text_in(name))))
    if name is not None and not found.speaks(name):
        print(f"\n{paragraph(f'{name} does not speak of this; the wording is that of {found.cite(name).book}.')}")
    if found.unsettled is not None:
        print(f"\n{paragraph('The books do not settle this.')}")
        for number, reading in enumerate(found.unsettled.readings, 1):
            used = " (used here)" if number == found.unsettled.used else ""
            print(paragraph(f"Reading {number}{used}: {reading}", "  ", "    "))
        print(paragraph(f"Why: {found.unsettled.why}", "  ", "    "))
    print("\nSources")
    for source in found.sources:
        print(paragraph(str(source), "  ", "    "))
    if not found.sources:
        print("  none: no book says it in so many words")
    for line in _by_book(found):
        print(line)
    for line in _shown_by(found):
        print(line)
    if found.see_also:
        print(f"\n{paragraph('See also: ' + ', '.join(found.see_also), '', '  ')}")
    return 0


def _by_book(found: Rule) -> Iterator[str]:
    """What the books say where they differ, which of it a newer one superseded, and the switches that decide."""
    if found.says:
        yield "\nBy book"
        yield table(_sayings(found, "as above"))
    for switch, values in _switches(found).items():
        yield f"\nDecided by the switch {switch}{values.note}"
        yield table((f"  {books}", value) for books, value in values.rows)


def _shown_by(found: Rule) -> Iterator[str]:
    """The cases and tests that show the rule, or why there are none yet."""
    from smashrules.rulebook import SYSTEMS

    if found.examples:
        yield f"\n{paragraph('Cases: ' + ', '.join(found.examples), '', '  ')}"
    if found.tests:
        names = [each.rpartition("::")[2].removeprefix("test_").replace("_", " ") for each in found.tests]
        yield f"\n{paragraph('Tests: ' + '; '.join(names), '', '  ')}"
    if found.pending:
        missing = f"No example runs yet. The engine lacks the system {found.pending}: {SYSTEMS[found.pending]}."
        yield f"\n{paragraph(missing)}"
    if found.no_example:
        yield f"\n{paragraph(f'No example: {found.no_example}')}"


def _sayings(found: Rule, newest: str) -> list[tuple[str, str]]:
    """What the books say, those that agree in one row, and by which book it was superseded.

    ``newest`` stands for the text of the rule itself.
    """
    from smashrules.rulebook import BOOKS

    together: dict[tuple[str, str | None], list[str]] = {}
    for each in found.sayings():
        together.setdefault((each.text, each.superseded_by), []).append(each.book)
    rows = []
    for (text, newer), books in together.items():
        note = f" [superseded by {newer}]" if newer else ""
        rows.append((f"  {', '.join(books)}", _line(newest if text == found.text else text) + note))
    silent = [book for book in BOOKS if not found.speaks(book)]
    if silent:
        rows.append((f"  {', '.join(silent)}", "silent"))
    return rows


class _Values(Struct, frozen=True):
    """A switch by books: those that agree, and the value in words."""

    rows: tuple[tuple[str, str], ...]
    asked: bool

    @property
    def note(self) -> str:
        """What is to be said beside the name of the switch."""
        return "" if self.asked else " (not asked: the engine plays every edition in one way here)"


def _switches(found: Rule) -> dict[str, _Values]:
    from smashrules.rulebook.editions import NOT_ASKED, shown, spoken

    told = {}
    for switch in found.switches:
        together: dict[str, list[str]] = {}
        for book, value in spoken(switch).items():
            together.setdefault(shown(value), []).append(book)
        rows = tuple((", ".join(books), value) for value, books in together.items())
        told[switch] = _Values(rows, asked=switch not in NOT_ASKED)
    return told


def _line(text: str) -> str:
    return " ".join(text.split())


def _contents(whole: bool) -> int:
    """The parts and sections of the rulebook; as JSON, all that it holds."""
    from smashrules.rulebook import export, sections

    if whole:
        print(as_json(export()))
        return 0
    part = ""
    for section in sections():
        if section.part != part:
            part = section.part
            print(f"{emphasised(section.number.partition('.')[0] + ' ' + part)}")
        count = len(section.rules)
        print(f"  {section.number} {section.title} ({count} rule{'s' if count > 1 else ''})")
    return 0


_NUMBER = re.compile(r"[0-9]+(\.[0-9]+)?")
"""The number of a part, or of a section."""


def _within(number: str) -> list[Section]:
    """The sections of a part, or the one section, of that number."""
    from smashrules.rulebook import sections

    return [each for each in sections() if f"{each.number}.".startswith(f"{number}.")]


def _listed(found: list[Section], as_data: bool) -> int:
    """The rules of some sections, each with its number."""
    if as_data:
        print(as_json([_rule_data(rule, None) for section in found for rule in section.rules]))
        return 0
    for section in found:
        print(emphasised(f"{section.number} {section.title}"))
        print(table((f"  {each.number} {each.key}", each.title) for each in section.rules))
    return 0


def _rule_data(found: Rule, name: str | None) -> dict[str, Any]:
    unsettled = found.unsettled
    return {
        "key": found.key,
        "number": found.number,
        "title": found.title,
        "text": _line(found.text_in(name)),
        "cite": str(found.cite(name)),
        "sources": [str(each) for each in found.sources],
        "authority": found.authority,
        "says": {book: _line(said) for book, said in found.says},
        "superseded_by": {each.book: each.superseded_by for each in found.sayings() if each.superseded_by},
        "switches": {switch: dict(values.rows) for switch, values in _switches(found).items()},
        "status": found.status,
        "readings": list(unsettled.readings) if unsettled is not None else [],
        "reading_used": unsettled.used if unsettled is not None else None,
        "why": unsettled.why if unsettled is not None else "",
        "see_also": list(found.see_also),
        "examples": list(found.examples),
        "tests": list(found.tests),
        "pending": found.pending,
        "no_example": found.no_example,
    }


def search(arguments: Namespace) -> int:
    """Find rules."""
    from smashrules.rulebook import search as find

    hits = find(" ".join(arguments.words), arguments.most)
    if arguments.json:
        print(as_json([{"score": hit.score, **_rule_data(hit.rule, None)} for hit in hits]))
        return 0
    if not hits:
        print("No rule has these words.")
        return 1
    told = [(hit.rule.key, f"{hit.rule.title}{f' (the term: {hit.term})' if hit.term else ''}") for hit in hits]
    print(table(told))
    return 0


def editions(arguments: Namespace) -> int:
    """Show where the books differ."""
    found = _differing(arguments.switch)
    if arguments.json:
        print(as_json([_difference(each) for each in found]))
        return 0
    if not found:
        print("The books do not differ on this.")
    for number, each in enumerate(found):
        print(f"{'' if number == 0 else chr(10)}{emphasised(each.title)} · {each.key}")
        if each.says and (arguments.switch or not each.switches):
            print(table(_sayings(each, each.text)))
        for switch, values in _switches(each).items():
            print(f"  {switch}{values.note}")
            print(table((f"    {books}", value) for books, value in values.rows))
    return 0


def _differing(name: str) -> list[Rule]:
    """The rules on which the books differ; with a name, only the rule with that key, number or switch."""
    from smashrules.errors import UnknownNameError, nearest_names
    from smashrules.rulebook import rule as find
    from smashrules.rulebook import rules
    from smashrules.rulebook.editions import rules_of_switches

    points = rules_of_switches()
    if not name:
        found = list(rules())
    elif name in points:
        found = [find(points[name])]
    else:
        try:
            found = [find(name)]
        except UnknownNameError as unknown:
            nearest = (*nearest_names(name, points), *unknown.nearest)
            raise UnknownNameError("rule or switch", name, nearest) from None
    return [each for each in found if each.says or each.switches]


def _difference(found: Rule) -> dict[str, Any]:
    from smashrules.rulebook.editions import shown, spoken

    return {
        "rule": found.key,
        "title": found.title,
        "books": {each.book: _line(each.text) for each in found.sayings()},
        "superseded_by": {each.book: each.superseded_by for each in found.sayings() if each.superseded_by},
        "switches": {
            switch: {book: shown(value) for book, value in spoken(switch).items()} for switch in found.switches
        },
    }


def diff(arguments: Namespace) -> int:
    """Show what two editions have differently."""
    from smashrules.rulebook import differences

    found = differences(arguments.older.upper(), arguments.newer.upper())
    if arguments.json:
        print(
            as_json(
                [
                    {
                        "rule": each.rule.key,
                        "kind": each.kind,
                        "older": _line(each.older),
                        "newer": _line(each.newer),
                        "switches": {one.switch: [one.older, one.newer] for one in each.settings},
                    }
                    for each in found
                ]
            )
        )
        return 0
    older, newer = arguments.older.upper(), arguments.newer.upper()
    changed = [each for each in found if each.kind == "changed"]
    for number, each in enumerate(changed):
        print(f"{'' if number == 0 else chr(10)}{emphasised(each.rule.title)} · {each.rule.key}")
        before, after = (_line(text) for text in (each.older, each.newer))
        if before != after:
            print(table([(f"  {older}", before), (f"  {newer}", after)]))
        for one in each.settings:
            print(paragraph(f"{one.switch}: {one.older} -> {one.newer}", "  ", "    "))
    for kind, said in (("added", f"Only {newer} has"), ("silent", f"Only {older} has")):
        keys = [each.rule.key for each in found if each.kind == kind]
        if keys:
            print(f"\n{paragraph(f'{said} {len(keys)} rules: ' + ', '.join(keys), '', '  ')}")
    if not found:
        print("The two do not differ.")
    return 0
