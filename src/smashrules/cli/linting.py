"""``smashrules lint`` and ``new-faction``: card files of people's own, checked and started.

What a fault is, ``cards.linting`` says; here it is only printed.
"""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from smashrules.cli.output import as_json, paragraph, written
from smashrules.errors import InputError, UnknownNameError

FAULTY = 1
LARGEST = 4_000_000
"""The most bytes of a card file."""


def lint(arguments: Namespace) -> int:
    """Check card files. Every fault is told with file, line and field; the exit code is 1 if there is any."""
    if arguments.schema:
        from smashrules.cards import card_file_schema

        print(as_json(card_file_schema()))
        return 0
    if not arguments.file:
        raise InputError("give a card file to check, or --schema for the schema of card files")
    from smashrules.cards.linting import as_data, check, counted
    from smashrules.engine.unmodelled import missing

    checked = check({each: _content(each) for each in arguments.file}, missing)
    if arguments.json:
        print(as_json([as_data(each) for each in checked]))
        return FAULTY if any(each.faults for each in checked) else 0
    for each in checked:
        for fault in each.faults:
            print(fault)
        for remark in each.remarks:
            print(f"{remark} (a remark)")
        faults = len(each.faults)
        told = f"{faults} fault{'s' if faults != 1 else ''}" if faults else "no faults"
        if not each.formed:
            told = f"{told}; names and texts are looked at when {'this is' if faults == 1 else 'these are'} mended"
        print(paragraph(f"{counted(each)}; {told}" if each.faction else f"{each.file}: {told}"))
    return FAULTY if any(each.faults for each in checked) else 0


def _content(file: str) -> bytes:
    try:
        content = Path(file).read_bytes()
    except (OSError, ValueError) as wrong:
        raise InputError(f"{file}: the file cannot be read: {getattr(wrong, 'strerror', '') or wrong}") from None
    if len(content) > LARGEST:
        raise InputError(f"{file}: a card file has at most {LARGEST:,} bytes")
    return content


def new_faction(arguments: Namespace) -> int:
    """Start the card file of a faction, with the schema beside it. Nothing that exists is overwritten."""
    from smashrules.cards import card_file_schema
    from smashrules.cards.loading import names
    from smashrules.cards.starting import SCHEMA, file_name, started

    name = " ".join(arguments.name)
    content = started(name)
    place = Path(arguments.to or file_name(name))
    if name.casefold() in {each.casefold() for each in names().factions}:
        raise InputError(f"the library has a faction called {name!r}; choose another name")
    if place.exists():
        raise InputError(f"{place} exists; choose another name, or another file with --to")
    if not place.parent.is_dir():
        raise UnknownNameError("folder", str(place.parent))
    schema = place.parent / SCHEMA
    if not schema.exists():
        written(str(schema), as_json(card_file_schema()) + "\n")
    written(str(place), content)
    if arguments.json:
        print(as_json({"file": str(place), "schema": str(schema)}))
    else:
        print(paragraph(f"{place} has twenty cards and two bases to change; smashrules lint {place} checks them."))
    return 0
