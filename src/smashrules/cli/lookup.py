"""``smashrules card``: a card, looked up without the engine."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING, Any

from smashrules.cli.output import as_json, emphasised, paragraph

if TYPE_CHECKING:
    from smashrules.cards import Entry, Library


def card(arguments: Namespace) -> int:
    """Show a card."""
    from smashrules.cards import library

    cards = library(arguments.printing or None)
    entry = cards.entry(" ".join(arguments.name))
    if arguments.json:
        print(as_json(_card_data(cards, entry)))
        return 0
    wording = cards.wording(entry)
    print(emphasised(entry.key))
    print(paragraph(_facts(entry)))
    if cards.printing is not cards.printings[-1]:
        print(paragraph(f"as in the printing {cards.printing.id}, {cards.printing.title}"))
    blank = "(no ability)" if wording.is_read else "(its text is not in the library yet)"
    print(f"\n{paragraph(wording.words or blank)}")
    if not wording.is_read:
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
    if entry.monsters is not None:
        facts.append(f"monsters {entry.monsters}")
    if entry.treasures is not None:
        facts.append(f"treasures {entry.treasures}")
    facts += entry.labels
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
        "labels": list(entry.labels),
        "monsters": entry.monsters,
        "treasures": entry.treasures,
        "also_in": entry.also_in,
        "text": cards.wording(entry).words,
        "printing": cards.printing.id,
        "wordings": [{"since": each.since, "text": each.words, "verified": each.verified} for each in entry.wordings],
        "rulings": [
            {"text": each.text, "sources": [str(at) for at in each.citations()], "printing": each.printing}
            for each in entry.rulings
        ],
    }
