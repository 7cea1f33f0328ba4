"""``smashrules card``, ``rule``, ``search``, ``editions`` and ``diff``: looking things up without the engine."""

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
    if cards.printing is not cards.printings[-1]:
        print(paragraph(f"as in the printing {cards.printing.id}, {cards.printing.title}"))
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
    from smashrules.rulebook import SYSTEMS, edition
    from smashrules.rulebook import rule as find

    if not arguments.name:
        return _contents(arguments.json)
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
    if found.pending:
        print(f"\n{paragraph(f'Not played yet: {SYSTEMS[found.pending]}.')}")
    if found.examples:
        print(f"\n{paragraph('Examples: ' + ', '.join(found.examples), '', '  ')}")
    if found.see_also:
        print(f"\n{paragraph('See also: ' + ', '.join(found.see_also), '', '  ')}")
    return 0


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
        "examples": list(found.examples),
        "pending": found.pending,
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
    from smashrules.rulebook import BOOKS, rules, switches
    from smashrules.rulebook import rule as find
    from smashrules.rulebook.editions import rules_of_switches, shown, spoken

    points = rules_of_switches()
    if arguments.switch in points:
        found = [find(points[arguments.switch])]
    elif arguments.switch:
        found = [find(arguments.switch)]
    else:
        found = [each for each in rules() if each.says or each.switches]
    found = [each for each in found if each.says or each.switches]
    said = {each.key: {one.book: " ".join(one.text.split()) for one in each.sayings()} for each in found}
    decided = {
        each.key: {
            switch: {book: shown(getattr(switches(book), switch)) for book in BOOKS if book in spoken(switch)}
            for switch in each.switches
        }
        for each in found
    }
    if arguments.json:
        print(as_json([{"rule": key, "books": said[key], "switches": decided[key]} for key in said]))
        return 0
    if not found:
        print("The books do not differ on this.")
    for number, each in enumerate(found):
        print(f"{'' if number == 0 else chr(10)}{emphasised(each.title)} · {each.key}")
        if arguments.switch or not each.switches:
            print(table([(f"  {book}", text) for book, text in said[each.key].items()]))
        for switch, values in decided[each.key].items():
            print(f"  {switch}")
            print(table([(f"    {book}", value) for book, value in values.items()]))
    return 0


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
                        "older": " ".join(each.older.split()),
                        "newer": " ".join(each.newer.split()),
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
        before, after = (" ".join(text.split()) for text in (each.older, each.newer))
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
