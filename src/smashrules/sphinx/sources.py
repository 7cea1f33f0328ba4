"""What the library knows, as documents refer to it; and a stamp of each thing, by which a change is noticed.

The only module of this room that asks the library for its lists. Knows nothing of Sphinx.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources.abc import Traversable
from pathlib import Path

from msgspec.structs import astuple

from smashrules import cards, rulebook
from smashrules._version import __version__
from smashrules.cards import Entry, Library, Ruling, Wording
from smashrules.data import located
from smashrules.effects.card import CardType
from smashrules.engine.acts import HANDLERS
from smashrules.engine.unmodelled import PLAYED
from smashrules.engine.unmodelled_uses import ANSWERED
from smashrules.errors import SmashrulesError
from smashrules.scenario.cases import Case, split
from smashrules.sphinx.names import Called, Lookup
from smashrules.sphinx.readings import Census, Use, census
from smashrules.text.showing.catalogue import Construct

_LONGEST = 300
"""The most letters of a hover text."""


def library() -> Library:
    """The card library."""
    return cards.library()


@lru_cache(maxsize=4)
def _known(held: Library) -> Lookup:
    things = [
        *_rules(),
        *_terms(),
        *_cards(held),
        *_factions(held),
        *_rulings(held),
        *_cases(),
        *map(construct_called, constructs()),
    ]
    return Lookup(things)


def known() -> Lookup:
    """Everything that the library knows."""
    return _known(library())


def short(text: str, most: int = _LONGEST) -> str:
    """A text on one line, shortened at a word.

    >>> short("one two  three", 9)
    'one two …'
    """
    line = " ".join(text.split())
    return line if len(line) <= most else f"{line[: most - 1].rpartition(' ')[0]} …"


def _rules() -> Iterator[Called]:
    for each in rulebook.rules():
        hover = short(f"{each.number} {each.title}: {each.text}")
        yield Called("rule", each.key, each.title, hover, each.number, each.aliases)


def _terms() -> Iterator[Called]:
    for each in rulebook.glossary():
        yield Called("term", each.name, each.name, short(each.text), aliases=each.words)


def card_hover(entry: Entry, words: str) -> str:
    """A card in a sentence: its facts and its text."""
    return short(f"{' · '.join(facts(entry))}. {words}".strip())


def facts(entry: Entry, wording: Wording | None = None) -> list[str]:
    """What is printed on a card besides its text, in the order in which it is shown: beside ``wording``, or today."""
    found = [entry.type.value]
    power = entry.power if wording is None else entry.power_in(wording)
    if power is not None:
        found.append(f"power {power}")
    if entry.breakpoint is not None:
        found.append(f"breakpoint {entry.breakpoint}")
    if entry.vps:
        found.append(f"VP {', '.join(map(str, entry.vps))}")
    if entry.monsters is not None:
        found.append(f"monsters {entry.monsters}")
    if entry.treasures is not None:
        found.append(f"treasures {entry.treasures}")
    found += entry.labels
    found += [each for each in (entry.faction, entry.set) if each]
    if entry.count > 1:
        found.append(f"{entry.count} copies")
    return found


def _cards(held: Library) -> Iterator[Called]:
    for each in held.entries.values():
        kind = "base" if each.type is CardType.BASE else "card"
        hover = card_hover(each, held.wording(each).words)
        names = tuple(name for name in held.heads[each.key].names if name != each.key)
        yield Called(kind, each.key, each.key, hover, aliases=names)


def _factions(held: Library) -> Iterator[Called]:
    for each in held.factions:
        hover = f"{each.set}: {len(each.cards)} cards of {sum(card.count for card in each.cards)}"
        if each.name:
            yield Called("faction", each.name, each.name, hover)


def _rulings(held: Library) -> Iterator[Called]:
    for entry in held.entries.values():
        yield from map(ruling_called, entry.rulings)


def ruling_called(ruling: Ruling) -> Called:
    """How a ruling is called: by its key, its case, and its card."""
    number = ruling.key.rpartition(".")[2]
    aliases = tuple(each for each in (ruling.case, ruling.card) if each)
    return Called("ruling", ruling.key, f"ruling {number} on {ruling.card}", short(ruling.text), aliases=aliases)


def _cases() -> Iterator[Called]:
    for each in library_cases().values():
        yield Called("case", each.name, case_title(each), short(case_title(each)))


@lru_cache(maxsize=4)
def _census(held: Library) -> Census:
    return census(held)


def constructs() -> tuple[Use, ...]:
    """What card texts are made of, the constructs that most cards of the library have first."""
    return _census(library()).uses


def cards_by_rule() -> dict[str, int]:
    """How many cards have words that a rule bears on, by the rule's key."""
    return _census(library()).by_rule


def construct_called(use: Use) -> Called:
    """How a construct is called: by its name, without the article."""
    return Called(
        "construct", use.key, use.name, short(f"{use.name}: “{use.construct.wording}”. {use.construct.does}")
    )


def is_played(row: Construct) -> bool:
    """Whether the engine carries out what a construct says, in any of its forms."""
    if row.verb is not None:
        return row.verb in HANDLERS or row.verb in ANSWERED
    return row.node.__name__ in PLAYED


_TITLE = re.compile(r"^[ \t]*title:[ \t]*(.+?)[ \t]*$", re.IGNORECASE | re.MULTILINE)


def case_title(case: Case) -> str:
    """What a case shows, in its own words; its name where it has no title."""
    found = _TITLE.search(case.text)
    return found[1] if found else case.name


@lru_cache(maxsize=1)
def library_cases() -> dict[str, Case]:
    """The cases that lie beside the cards, by name."""
    found: dict[str, Case] = {}
    for path, text in _case_files(located("cards"), ""):
        try:
            found |= {each.name: each for each in split(text, path)}
        except SmashrulesError:
            continue  # the library's own tests tell about it
    return found


def _case_files(folder: Traversable, path: str) -> Iterator[tuple[str, str]]:
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.is_dir():
            yield from _case_files(each, f"{path}{each.name}/")
        elif each.name.endswith(".case"):
            yield f"{path}{each.name}", each.read_text("utf-8")


def coverage() -> tuple[tuple[str, int, int], ...]:
    """How much the library can read, run and cite: what, how many, of how many."""
    held = library()
    rulings, rules = held.rulings(), rulebook.rules()
    return (
        ("Cards and bases that are read", len(held), len(held.entries) + len(held.left_out)),
        ("Rulings with a case that runs", sum(bool(each.case) for each in rulings), len(rulings)),
        ("Rules with a case", sum(bool(each.examples) for each in rules), len(rules)),
        ("Rules that the books settle", sum(each.unsettled is None for each in rules), len(rules)),
    )


# -- stamps: what a page was made from ---------------------------------------------------------------------------


def stamp(kind: str, name: str) -> str:
    """A short text that changes when what the library says of a thing changes; empty for what it does not know.

    Kinds are those of ``TYPES``, "rulebook" (all rules), "library" (the facts of all cards), "texts" (of all cards),
    "coverage" and "engine" (the code that answers questions).
    """
    return _stamp(library(), kind, name)


@cache
def _stamp(held: Library, kind: str, name: str) -> str:
    """Asked for tens of thousands of times by a large project, of a few thousand things."""
    said = _says(held, kind, name)
    return "" if said is None else _digest(said)


def _says(held: Library, kind: str, name: str) -> str | None:
    """All that the library says of a thing; None for what it does not know."""
    if kind == "engine":
        return _code()
    if kind == "coverage":
        return repr(coverage())
    if kind == "library":
        return repr([(each.name, facts(each)) for each in held.entries.values()]) + repr(held.left_out)
    if kind == "texts":
        return repr([(each.name, each.words) for each in held])
    if kind == "rulebook":
        return repr([astuple(each) for each in rulebook.rules()]) + repr(rulebook.glossary())
    if kind in ("card", "base"):
        entry = held.entries.get(name)
        return None if entry is None else _entry_facts(entry)
    if kind == "rule":
        return _rules_said().get(name)
    if kind == "term":
        return "".join(repr(each) for each in rulebook.glossary() if each.name == name)
    if kind == "faction":
        return "".join(
            repr((*facts(each), each.name)) for each in held.entries.values() if each.faction == name
        ) + repr([each for each in held.left_out.values() if each.faction == name])
    if kind == "construct":
        return "".join(repr(each) for each in constructs() if each.key == name)
    if kind == "case":
        found = library_cases().get(name)
        return None if found is None else found.text
    return None


@lru_cache(maxsize=1)
def _rules_said() -> dict[str, str]:
    return {each.key: repr(astuple(each)) for each in rulebook.rules()}


def _entry_facts(entry: Entry) -> str:
    wordings = [
        (each.since, each.words, each.refusal, each.note, each.power, each.verified) for each in entry.wordings
    ]
    return repr((facts(entry), wordings, entry.rulings, entry.notes, entry.former_names))


def _digest(text: str) -> str:
    return sha256(f"{__version__}\0{text}".encode()).hexdigest()[:16]


def _code() -> str:
    """Names and sizes of the modules: in a checkout the code changes while the version stays."""
    package = Path(__file__).resolve().parents[1]
    files = sorted(each for each in package.rglob("*.py") if "sphinx" not in each.parts)
    return "".join(f"{each.name} {each.stat().st_size} {each.stat().st_mtime_ns}\n" for each in files)
