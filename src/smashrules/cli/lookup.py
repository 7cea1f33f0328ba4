"""``smashrules card``, ``rule``, ``search`` and ``editions``: looking things up. None of them loads the engine."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING, Any

from smashrules.cli.output import as_json, emphasised, paragraph, table

if TYPE_CHECKING:
    from smashrules.cards import Entry, Library
    from smashrules.rulebook import Rule


def card(arguments: Namespace) -> int:
    """Show a card."""
    from smashrules.cards import library

    cards = library(arguments.printing or None)
    entry = cards.entry(" ".join(arguments.name))
    if arguments.json:
        print(as_json(_card_data(cards, entry)))
        return 0
    wording = cards.wording(entry)
    print(emphasised(entry.name))
    print(paragraph(_facts(entry)))
    print(f"\n{paragraph(wording.words or '(no ability)')}")
    if wording.definition is None:
        print(f"\n{paragraph(f'Not modelled yet: {wording.refusal or wording.needs}')}")
    if not wording.verified:
        print(f"\n{paragraph(f'Not verified: this older text is known from {wording.source} only.')}")
    older = [each for each in entry.wordings if each is not wording and each.words != wording.words]
    for each in older:
        print(f"\n{paragraph(f'In the printing {each.since}: {each.words}')}")
    for note in entry.notes:
        print(f"\n{paragraph(note)}")
    if entry.rulings:
        print("\nRulings")
    for ruling in entry.rulings:
        sources = "; ".join(str(each) for each in ruling.citations())
        printing = "" if ruling.printing == cards.printing.id else f" (printing {ruling.printing})"
        print(paragraph(f"{ruling.text} [{sources}]{printing}", "  ", "    "))
    return 0


def _facts(entry: Entry) -> str:
    facts = [entry.type.value]
    if entry.power is not None:
        facts.append(f"power {entry.power}")
    if entry.breakpoint is not None:
        facts.append(f"breakpoint {entry.breakpoint}")
    if entry.vps:
        facts.append(f"VPs {', '.join(str(each) for each in entry.vps)}")
    if entry.faction:
        facts.append(entry.faction)
    facts.append(entry.set)
    if entry.count > 1:
        facts.append(f"{entry.count} copies")
    return " · ".join(each for each in facts if each)


def _card_data(cards: Library, entry: Entry) -> dict[str, Any]:
    return {
        "name": entry.name,
        "type": entry.type.value,
        "faction": entry.faction,
        "set": entry.set,
        "count": entry.count,
        "power": entry.power,
        "breakpoint": entry.breakpoint,
        "vps": list(entry.vps),
        "text": cards.wording(entry).words,
        "printing": cards.printing.id,
        "wordings": [{"since": each.since, "text": each.words, "verified": each.verified} for each in entry.wordings],
        "rulings": [
            {"text": each.text, "sources": [str(at) for at in each.citations()], "printing": each.printing}
            for each in entry.rulings
        ],
    }


def rule(arguments: Namespace) -> int:
    """Show a rule."""
    from smashrules.rulebook import edition
    from smashrules.rulebook import rule as find

    found = find(arguments.name)
    name = edition(arguments.edition.upper()).name if arguments.edition else None
    if arguments.json:
        print(as_json(_rule_data(found, name)))
        return 0
    print(emphasised(f"{found.number} {found.title}"))
    print(f"{found.key} · {found.cite(name)}\n")
    print(paragraph(" ".join(found.text_in(name).split())))
    if found.unsettled is not None:
        print(f"\n{paragraph('The books do not settle this.')}")
        for number, reading in enumerate(found.unsettled.readings, 1):
            used = " (used here)" if number == found.unsettled.used else ""
            print(paragraph(f"Reading {number}{used}: {reading}", "  ", "    "))
        print(paragraph(f"Why: {found.unsettled.why}", "  ", "    "))
    print("\nSources")
    for source in found.sources:
        print(paragraph(str(source), "  ", "    "))
    for book, said in found.says:
        print(f"\n{paragraph(f'{book} has it otherwise: {chr(32).join(said.split())}')}")
    if found.see_also:
        print(f"\nSee also: {', '.join(found.see_also)}")
    return 0


def _rule_data(found: Rule, name: str | None) -> dict[str, Any]:
    unsettled = found.unsettled
    return {
        "key": found.key,
        "number": found.number,
        "title": found.title,
        "text": " ".join(found.text_in(name).split()),
        "cite": str(found.cite(name)),
        "sources": [str(each) for each in found.sources],
        "says": {book: " ".join(said.split()) for book, said in found.says},
        "status": found.status,
        "readings": list(unsettled.readings) if unsettled is not None else [],
        "see_also": list(found.see_also),
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
    print(table([(hit.rule.key, hit.rule.title) for hit in hits]))
    return 0


def editions(arguments: Namespace) -> int:
    """Show where the books differ."""
    from smashrules.rulebook import BOOKS, switches
    from smashrules.rulebook import rule as find
    from smashrules.rulebook.editions import rules_of_switches, spoken

    points = rules_of_switches()
    if arguments.switch and arguments.switch not in points:
        wanted = find(arguments.switch).key
        points = {switch: key for switch, key in points.items() if key == wanted}
    elif arguments.switch:
        points = {arguments.switch: points[arguments.switch]}
    told = {
        switch: {book: _value(getattr(switches(book), switch)) for book in BOOKS if book in spoken(switch)}
        for switch in points
    }
    if arguments.json:
        print(as_json([{"switch": switch, "rule": points[switch], "books": books} for switch, books in told.items()]))
        return 0
    if not told:
        print("The books do not differ on this.")
    for number, (switch, books) in enumerate(told.items()):
        print(f"{'' if number == 0 else chr(10)}{emphasised(find(points[switch]).title)} · {points[switch]}")
        print(table([(f"  {book}", value) for book, value in books.items()]))
    return 0


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, frozenset):
        return ", ".join(sorted(_value(each) for each in value))
    return str(getattr(value, "value", value))
