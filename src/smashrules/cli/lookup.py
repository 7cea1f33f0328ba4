"""``smashrules card``: a card, looked up without the engine.

It shows what the library holds, and works out nothing about a game.
"""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING, Any

from smashrules.cli.output import as_json, emphasised, paragraph, table

if TYPE_CHECKING:
    from datetime import date

    from smashrules.cards import Entry, Library
    from smashrules.cards.entry import Wording


def card(arguments: Namespace) -> int:
    """Show a card."""
    from smashrules.cards import library

    name = " ".join(arguments.name)
    cards = library(_wanted(arguments))
    if faction := _faction_in_full(cards, name):
        return _show_faction(cards, faction, arguments.json)
    entry = cards.entry(name)
    if arguments.json:
        print(as_json(_card_data(cards, entry)))
        return 0
    wording = cards.wording(entry)
    print(emphasised(entry.key))
    print(paragraph(_facts(entry, wording)))
    if cards.printing is not cards.printings[-1]:
        print(paragraph(_then(cards, entry)))
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


def _wanted(arguments: Namespace) -> date | str | None:
    """The printing that is asked for: by its name, by a book, or by a day."""
    from smashrules.cards import library
    from smashrules.cards.loading import day_of
    from smashrules.errors import UnknownNameError, nearest_names

    if arguments.as_of:
        return day_of(arguments.as_of)
    if arguments.edition:
        books = [book for each in library().printings for book in each.books]
        if arguments.edition.upper() not in books:
            raise UnknownNameError("edition", arguments.edition, nearest_names(arguments.edition, books) or books)
        return str(arguments.edition)
    return arguments.printing or None


def _then(cards: Library, entry: Entry) -> str:
    """The older printing in which a card is shown, and whether there was such a card."""
    printing = cards.printing
    printed = cards.printed(entry)
    if printed:
        return f"as in the printing {printing.id}, {printing.title}"
    told = f"as in the printing {printing.id}, from {printing.since} on"
    if printed is None:
        of = f"the titans of {entry.set} were" if entry.type.value == "titan" else f"the set {entry.set} was"
        return f"{told}; when {of} first printed is not known here, so by then this card may not have been"
    came = next(each for each in cards.printings if entry.set in each.sets)
    return f"{told}; by then this card was not printed: its set, {entry.set}, came with the printing {came.id}"


def _faction_in_full(cards: Library, name: str) -> str:
    """The faction that ``name`` is the whole name of, where no card has that name; otherwise nothing."""
    from smashrules.cards.naming import folded

    wanted = folded(name)
    if any(wanted in each.folded for each in cards.heads.values()):
        return ""
    return next((each for each in cards.faction_names if folded(each) == wanted), "")


def _show_faction(cards: Library, name: str, as_data: bool) -> int:
    """A faction instead of a card: what cards it has."""
    heads = [each for each in cards.heads.values() if each.faction == name]
    entries = [cards.entries[each.key] for each in heads]
    if as_data:
        print(as_json({"faction": name, "cards": [_card_data(cards, each) for each in entries]}))
        return 0
    print(emphasised(name))
    print(f"a faction, and no card · {entries[0].set}\n")
    print(table((each.key, _facts(each, cards.wording(each), alone=False)) for each in entries))
    return 0


def _said(wording: Wording) -> str:
    return wording.words or ("(no ability)" if wording.is_read else "(its text is not in the library)")


def _facts(entry: Entry, wording: Wording, alone: bool = True) -> str:
    """What is printed besides the text; of a card that is not ``alone`` but among those of its faction, less."""
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
    if alone:
        facts += [entry.faction, entry.set]
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
        "printed_by_then": cards.printed(entry),
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
