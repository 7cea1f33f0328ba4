"""What people hand to ``smashrules docs``, as pages of directives: questions, a faction, a list of cards.

Knows files, the card library and how pages are written; runs nothing and writes nothing. Every name and every text
is looked at here, so that a fault is told with the file and line where it was written.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from smashrules.cards import Library, library, names
from smashrules.cards.files import CardFileError, Fault, Source, decoded, validated
from smashrules.cards.format import BaseTable, CardFile, CardTable, RulingTable
from smashrules.cards.naming import folded, key_of
from smashrules.effects.card import CardType
from smashrules.errors import InputError, SmashrulesError
from smashrules.scenario import parse
from smashrules.scenario.cases import Case, read_text, split

QUESTIONS = (".case", ".txt")
_QUESTION = re.compile(r"^[ \t]*(players|case)\b", re.IGNORECASE | re.MULTILINE)
_MARKUP = re.compile(r"([\\*`|_<>:\[\]])")


class Page(Struct, frozen=True):
    """A page: its name, its title, what it says; ``names`` are those of cards that it makes up itself."""

    name: str
    title: str
    text: str
    names: tuple[str, ...] = ()


def pages(inputs: Iterable[str], beside: Path) -> list[Page]:
    """A page for each input, files named as seen from the folder ``beside``; listed names share one page.

    Raises ``InputError``, with file and line where there is one, for what is none of these."""
    made: list[Page] = []
    listed: list[str] = []
    for each in inputs:
        place = Path(each)
        if place.is_dir():
            made += [page for file in _inside(place) for page in _of_file(file, beside)]
        elif place.is_file():
            made += _of_file(place, beside)
        elif place.suffix in (*QUESTIONS, ".toml") or os.sep in each:
            raise InputError(f"there is no file {each!r}")
        else:
            listed.append(each)
    if listed:
        made.append(_of_list("cards", "Cards", [(name, "") for name in listed]))
    return _each_by_its_own_name(made)


def _inside(folder: Path) -> list[Path]:
    found = [each for each in sorted(folder.rglob("*")) if each.suffix in (*QUESTIONS, ".toml") and each.is_file()]
    if not found:
        raise InputError(f"in {str(folder)!r} there is no question (*.case, *.txt) and no faction (*.toml)")
    return found


def _of_file(file: Path, beside: Path) -> Iterator[Page]:
    if file.suffix == ".toml":
        yield _of_faction(file)
        return
    text = read_text(file)
    if file.suffix == ".case" or _QUESTION.search(text):
        yield _of_questions(file, text, beside)
    else:
        lines = [(line.partition("#")[0].strip(), f"{file}:{number}: ") for number, line in _numbered(text)]
        yield _of_list(key_of(file.stem) or "cards", _titled(file), [each for each in lines if each[0]], str(file))


def _numbered(text: str) -> Iterator[tuple[int, str]]:
    return enumerate(text.splitlines(), 1)


# -- questions ---------------------------------------------------------------------------------------------------


def _of_questions(file: Path, text: str, beside: Path) -> Page:
    cases = split(text, str(file), file.stem)
    lines: list[str] = []
    for each in cases:
        title = _case_title(each)
        lines += _headed(title, "-") if len(cases) > 1 else []
        lines += _directive(
            "scenario",
            each.name,
            file=Path(os.path.relpath(file.resolve(), beside.resolve())).as_posix(),
            case=each.name,
            title="" if len(cases) > 1 else title,
        )
    return _page(key_of(file.stem) or "questions", _titled(file), lines)


def _case_title(case: Case) -> str:
    """What a question calls itself; reading it here tells a malformed one before anything is built."""
    scenario = parse(case.text, path=case.path, first=case.first, name=case.name)
    return scenario.title or case.name


# -- a list of cards ---------------------------------------------------------------------------------------------


def _of_list(name: str, title: str, wanted: list[tuple[str, str]], file: str = "") -> Page:
    if not wanted:
        raise InputError(f"{file}: it names no card and asks no question")
    held = library()
    things = {thing: None for said, where in wanted for thing in _listed(held, said, where)}
    return _page(name, title, [line for kind, thing in things for line in _directive(kind, thing)])


def _listed(held: Library, said: str, where: str) -> list[tuple[str, str]]:
    """What a line of a list means, each with its type: a card, or a faction with all its cards."""
    name = next((each for each in held.faction_names if folded(each) == folded(said)), None)
    if name is not None:
        faction = held.faction(name)
        return [("faction", faction.name), *(("card", each.key) for each in faction.cards)]
    try:
        entry = held.entry(said)
    except SmashrulesError as wrong:
        raise InputError(f"{where}{wrong}") from None
    return [("base" if entry.type is CardType.BASE else "card", entry.key)]


# -- a faction of one's own --------------------------------------------------------------------------------------


def _of_faction(file: Path) -> Page:
    source = decoded(str(file), file.read_bytes())
    told = validated(CardFile, source)
    cards: list[CardTable | BaseTable] = [*told.card, *told.base]
    _check_texts(source, told)
    lines = _directive(
        "faction", told.faction, body=f"{_plain(told.set)}: {len(told.card)} cards, {_copies(told)} in all."
    )
    lines += [line for note in told.notes for line in (_plain(note), "")]
    for each in cards:
        lines += _own_card(each, told)
    return _page(key_of(told.faction) or "faction", told.faction, lines, tuple(each.name for each in cards))


def _copies(told: CardFile) -> int:
    return sum(each.count for each in told.card)


def _check_texts(source: Source, told: CardFile) -> None:
    """Read every text as the page will. Raises ``CardFileError`` with the line of each that is not understood."""

    from smashrules.text import parse as read

    held = names()
    own = {each.name for each in (*told.card, *told.base)}
    known = replace(
        held,
        cards=held.cards | own,
        factions=held.factions | {told.faction},
        words=held.words | set(told.name_words),
    )
    faults: list[Fault] = []
    for kind, tables in (("card", told.card), ("base", told.base)):
        for number, each in enumerate(tables):
            if not each.text or each.needs:
                continue
            try:
                read(each.text, type=each.type if isinstance(each, CardTable) else "base", names=known)
            except SmashrulesError as wrong:
                faults.append(source.fault((kind, number, "text"), f"the text of {each.name!r}: {wrong}"))
    if faults:
        raise CardFileError(faults)


def _own_card(each: CardTable | BaseTable, told: CardFile) -> list[str]:
    body = [f"Not read yet; it needs: {_plain(each.needs)}.", ""] if each.needs else []
    body += [line for note in each.notes for line in (_plain(note), "")]
    for number, ruling in enumerate(each.ruling, 1):
        body += _own_ruling(each.name, number, ruling)
    options = {
        "text": _line(each.text),
        "set": _line(told.set),
        "aliases": "; ".join(map(_line, each.former_names)) + (";" if each.former_names else ""),
        "annotate": "none" if each.needs else "",
    }
    if isinstance(each, CardTable):
        power = "" if each.power is None else str(each.power)
        options |= {"type": each.type, "power": power, "count": str(each.count), "faction": _line(told.faction)}
        return _directive("card", _line(each.name), body="\n".join(body), own="text", **options)
    options |= {
        "breakpoint": str(each.breakpoint),
        "vps": ", ".join(map(str, each.vps)),
        "faction": _line(told.faction),
    }
    return _directive("base", _line(each.name), body="\n".join(body), own="text", **options)


def _own_ruling(card: str, number: int, ruling: RulingTable) -> list[str]:
    said = [
        f"{book} “{section}”"
        for book, given in ruling.sources.items()
        for section in ([given] if isinstance(given, str) else given)
    ]
    key = f"{key_of(card)}.{number}"
    return _directive("ruling", key, body=_plain(ruling.text), card=_line(card), source=_line("; ".join(said)))


# -- how pages are written ---------------------------------------------------------------------------------------


def _page(name: str, title: str, lines: list[str], names: tuple[str, ...] = ()) -> Page:
    return Page(name, title, "\n".join([*_headed(title, "="), *lines, ""]), names)


def _each_by_its_own_name(made: list[Page]) -> list[Page]:
    """No two pages of one name, and none that the site itself has."""
    taken = {"index", "rules", "search", "genindex"}
    found = []
    for each in made:
        name, number = each.name, 1
        while name in taken:
            number += 1
            name = f"{each.name}-{number}"
        taken.add(name)
        found.append(Page(name, each.title, each.text, each.names))
    return found


def _titled(file: Path) -> str:
    return file.stem.replace("-", " ").replace("_", " ").strip().capitalize() or file.name


def _headed(title: str, line: str) -> list[str]:
    said = _plain(title)
    return [said, line * (2 * len(said)), ""]


def _directive(kind: str, name: str, *, body: str = "", own: str = "", **options: str) -> list[str]:
    """A directive; an option without a value is left out, unless it is the one that makes the thing one's ``own``."""
    said = [f"   :{key}: {value}".rstrip() for key, value in options.items() if value or key == own]
    lines = [f".. smash:{kind}:: {name}", *said, ""]
    lines += [f"   {line}".rstrip() for line in body.splitlines()]
    return [*lines, ""]


def _line(text: str) -> str:
    return " ".join(text.split())


def _plain(text: str) -> str:
    """Words that are no markup."""
    return _MARKUP.sub(r"\\\1", _line(text))
