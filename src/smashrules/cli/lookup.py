"""``smashrules card``: a card, looked up without the engine.

It shows what the library holds, and works out nothing about a game.
"""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING, Any

from smashrules.cli.output import as_json, emphasised, paragraph

if TYPE_CHECKING:
    from smashrules.cards import Entry, Library
    from smashrules.cards.entry import Wording


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
    print(paragraph(_facts(entry, wording)))
    if cards.printing is not cards.printings[-1]:
        print(paragraph(f"as in the printing {cards.printing.id}, {cards.printing.title}"))
    print(f"\n{paragraph(_said(wording))}")
    if not wording.is_read:
        print(f"\n{paragraph(f'Not modelled yet: {wording.refusal or wording.needs}')}")
    if not wording.verified:
        print(f"\n{paragraph(f'Not verified. Known from: {wording.source}.')}")
    elif wording.source:
        print(f"\n{paragraph(f'Known from: {wording.source}.')}")
    if wording.note:
        print(f"\n{paragraph(wording.note)}")
    for each in entry.wordings:
        if each is not wording:
            power = entry.power_in(each)
            then = "" if power == entry.power_in(wording) else f", with power {power}"
            told = f"In the printing {each.since}{then}: {_said(each)} {each.note}"
            print(f"\n{paragraph(told.rstrip())}")
    for note in entry.notes:
        print(f"\n{paragraph(note)}")
    if entry.rulings:
        print("\nRulings")
    for ruling in entry.rulings:
        sources = "; ".join(str(each) for each in ruling.citations())
        printing = "" if ruling.printing == cards.printing.id else f" (printing {ruling.printing})"
        print(paragraph(f"{ruling.text} [{sources}]{printing}", "  ", "    "))
    return 0


def _said(wording: Wording) -> str:
    return wording.words or ("(no ability)" if wording.is_read else "(its text is not in the library)")


def _facts(entry: Entry, wording: Wording) -> str:
    facts = [entry.type.value]
    if (power := entry.power_in(wording)) is not None:
        facts.append(f"power {power}")
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
        "power": entry.power_in(cards.wording(entry)),
        "breakpoint": entry.breakpoint,
        "vps": list(entry.vps),
        "labels": list(entry.labels),
        "monsters": entry.monsters,
        "treasures": entry.treasures,
        "also_in": entry.also_in,
        "text": cards.wording(entry).words,
        "printing": cards.printing.id,
        "wordings": [
            {
                "since": each.since,
                "text": each.words,
                "power": entry.power_in(each),
                "read": each.is_read,
                "verified": each.verified,
                "source": each.source,
                "note": each.note,
            }
            for each in entry.wordings
        ],
        "rulings": [
            {"text": each.text, "sources": [str(at) for at in each.citations()], "printing": each.printing}
            for each in entry.rulings
        ],
    }
