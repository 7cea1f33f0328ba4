"""Writes the pages of the reference: which rule, card, case stands on which page, and nothing else.

The pages hold directives only, so no text of the library has a second copy. They are written before Sphinx looks for
its sources, and a page that is as it was is left alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path

from sphinx.application import Sphinx

from smashrules.cards import Entry, library
from smashrules.cards.naming import key_of
from smashrules.effects.card import CardType
from smashrules.rulebook import glossary, sections
from smashrules.scenario import load_cases
from smashrules.sphinx.sources import library_cases
from smashrules.text.showing.catalogue import SECTIONS

DOCS = Path(__file__).parent
TESTS = DOCS.parent / "tests"
ROOMS = ("rulebook", "cards", "scenario", "explain", "engine", "picture")


def setup(app: Sphinx) -> dict[str, object]:
    """Sphinx calls this."""
    app.connect("builder-inited", lambda app: write(DOCS / "reference"))
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def write(folder: Path) -> None:
    """Write the pages that differ from what is there, and remove those that are no more."""
    wanted = {folder / name: text for name, text in pages()}
    for path, text in wanted.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.is_file() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
    for path in folder.rglob("*.rst"):
        if path not in wanted:
            path.unlink()


def pages() -> Iterator[tuple[str, str]]:
    """Every page: its name and its text."""
    yield from rule_pages()
    yield from card_pages()
    yield from case_pages()
    yield "glossary.rst", page("Glossary", directives("term", [each.name for each in glossary()]))
    yield "editions.rst", page("The editions compared", [".. smash:editions::"])
    yield "api.rst", page("The rooms of the library", api())
    yield "constructs.rst", page("What card texts are made of", constructs())
    yield "coverage.rst", page("What is covered", [".. smash:coverage::", "   :rules:"])


def rule_pages() -> Iterator[tuple[str, str]]:
    """A page for each part of the rulebook."""
    parts: dict[str, list[str]] = {}
    for each in sections():
        number = each.number.partition(".")[0]
        title = f"{number}. {each.part}"
        lines = parts.setdefault(title, [])
        lines += heading(each.title, "-")
        lines += directives("rule", [rule.key for rule in each.rules])
    names = []
    for title, lines in parts.items():
        names.append(f"{int(title.partition('.')[0]):02}-{key_of(title.partition('. ')[2])}")
        yield f"rules/{names[-1]}.rst", page(title, lines)
    yield "rules/index.rst", page("The rulebook", toctree(names))


def card_pages() -> Iterator[tuple[str, str]]:
    """A page for each faction, one for the bases of each set, one for its cards of no faction (monsters, treasures,
    Madness), and tables of all factions, bases and titans."""
    held = library()
    of_set: dict[str, list[str]] = {}
    factions: dict[str, list[Entry]] = {}
    bases: dict[str, list[str]] = {}
    of_no_faction: dict[str, list[Entry]] = {}
    for each in held.entries.values():
        if each.type is CardType.BASE:
            bases.setdefault(each.set, []).append(each.key)
        elif each.faction:
            factions.setdefault(each.faction, []).append(each)
        else:
            of_no_faction.setdefault(each.set, []).append(each)
    for faction, entries in sorted(factions.items()):
        lines = [*directives("faction", [faction]), *by_type(entries)]
        of_set.setdefault(entries[0].set, []).append(key_of(faction))
        yield f"cards/{key_of(faction)}.rst", page(faction, lines)
    for name, of_it in sorted(bases.items()):
        of_set.setdefault(name, []).append(f"bases-{key_of(name)}")
        yield f"cards/bases-{key_of(name)}.rst", page(f"Bases: {name}", directives("base", sorted(of_it)))
    for name, others in sorted(of_no_faction.items()):
        of_set.setdefault(name, []).append(f"others-{key_of(name)}")
        yield f"cards/others-{key_of(name)}.rst", page(f"Cards of no faction: {name}", by_type(others))
    for kind in (CardType.BASE, CardType.TITAN):
        lines = [".. smash:cards::", f"   :type: {kind.value}"]
        yield f"cards/{kind.value}s.rst", page(f"All {kind.value}s", lines)
    lines = [".. smash:factions::", "", *toctree(["bases", "titans"]), ""]
    for name, pages_of_it in sorted(of_set.items()):
        lines += [*heading(name, "-"), *toctree(pages_of_it), ""]
    yield "cards/index.rst", page("Factions, cards and bases", lines)


def by_type(entries: list[Entry]) -> list[str]:
    """The cards of a page, each type under its heading."""
    lines = []
    for kind in CardType:
        cards = [each.key for each in entries if each.type is kind]
        if cards:
            lines += [*heading(f"{kind.value.capitalize()}s", "-"), *directives("card", cards)]
    return lines


def constructs() -> Iterator[str]:
    """A table of all constructs, and each of them under the heading of its section."""
    yield from (".. smash:constructs::", "   :no-index:", "")
    for title, rows in SECTIONS.items():
        yield from heading(title, "-")
        yield from directives("construct", [key_of(each.name) for each in rows])


def case_pages() -> Iterator[tuple[str, str]]:
    """The cases beside the cards, page by page as they lie in files, and the worked examples of the books."""
    files: dict[str, list[str]] = {}
    for name, case in library_cases().items():
        files.setdefault(case.path, []).append(name)
    names = []
    for path, cases in sorted(files.items()):
        of_set, stem = Path(path).parts[0], Path(path).stem
        names.append(f"{of_set}-{stem}")
        title = f"Rulings that run: {spoken(stem)} ({spoken(of_set)})"
        yield f"cases/{names[-1]}.rst", page(title, directives("case", cases))
    for path in sorted(TESTS.glob("*/*.case")):  # in a checkout, not in an installed package
        lines = []
        for each in load_cases(path):
            lines += [f".. smash:case:: {each.name}", f"   :file: ../../../tests/{path.parent.name}/{path.name}"]
            lines += [f"   :case: {each.name}", ""]
        names.append(f"of-{path.stem}")
        yield f"cases/{names[-1]}.rst", page(f"Examples that run: {spoken(path.stem)}", lines)
    yield "cases/index.rst", page("Rulings and cases that run", toctree(names))


def spoken(stem: str) -> str:
    """The name of a file, as a title has it."""
    return re.sub(r"(?<=[a-z])(?=[0-9])", " ", stem.replace("-", " ")).capitalize()


def api() -> Iterator[str]:
    """The public names of each room, by their docstrings."""
    for room in ROOMS:
        name = f"smashrules.{room}"
        yield from heading(name, "-")
        yield from (f".. automodule:: {name}", "   :no-members:", "")
        for each in sorted(import_module(name).__all__):
            found = getattr(import_module(name), each)
            kind = "autoclass" if isinstance(found, type) else "autofunction" if callable(found) else ""
            if kind and str(getattr(found, "__module__", "")).startswith("smashrules"):
                members = ["   :members:"] if kind == "autoclass" else []
                yield from (f".. {kind}:: {name}.{each}", *members, "   :no-index:", "")


def page(title: str, lines: Iterable[str]) -> str:
    """A page of reST."""
    return "\n".join(
        [".. This page is written at each build; it is not to be edited.", "", *heading(title, "="), *lines, ""]
    )


def heading(title: str, line: str) -> list[str]:
    """A title with its underline."""
    return [title, line * len(title), ""]


def directives(kind: str, names: Iterable[str]) -> list[str]:
    """A directive for each name."""
    return [line for name in names for line in (f".. smash:{kind}:: {name}", "")]


def toctree(names: Iterable[str]) -> list[str]:
    """The pages below a page."""
    return [".. toctree::", "   :maxdepth: 1", "", *[f"   {name}" for name in names]]
