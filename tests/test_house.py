"""House rules that no other tool checks: what the source may not name, how long a file is, what loads."""

from __future__ import annotations

import ast
import importlib.util
import io
import re
import subprocess
import sys
import tokenize
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import smashrules

ROOT = Path(__file__).resolve().parents[1]
SOURCES = sorted((ROOT / "src" / "smashrules").rglob("*.py"))
MOST_LINES = 600


def project_files() -> list[Path]:
    """Every text file of the project: what git knows or would add, and outside a checkout what is there."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    if listed.returncode == 0:
        paths = [ROOT / name for name in listed.stdout.decode().split("\0") if name]
    else:
        folders = (".ci", "bench", "cards", "docs", "grammar", "src", "tests", "tools")
        paths = [*ROOT.glob("*.*"), ROOT / "Makefile"]
        paths += [path for folder in folders for path in (ROOT / folder).rglob("*")]
    return [path for path in paths if path.is_file() and path.suffix not in (".pyc", ".png")]


def place(path: Path, line: int) -> str:
    return f"{path.relative_to(ROOT)}:{line}"


# --- card names ----------------------------------------------------------------------------------------


def names_in(value: object) -> Iterator[str]:
    """Every ``name`` field of a card file, at any depth."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == "name" and isinstance(inner, str):
                yield inner
            else:
                yield from names_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from names_in(inner)


@cache
def card_names() -> frozenset[str]:
    files = sorted((ROOT / "cards").rglob("*.toml"))
    names = frozenset(name for file in files for name in names_in(tomllib.loads(file.read_text("utf-8"))))
    return names - {"Madness"}  # the rules name the deck of these cards


def prose_and_strings(source: str) -> Iterator[tuple[int, str]]:
    """The comments and string literals of a module with their lines: where a card could be named."""
    literals = (tokenize.COMMENT, tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", tokenize.STRING))
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type in literals:
            yield token.start[0], token.string


@cache
def ordinary_words() -> frozenset[str]:
    """The words that the source itself uses without a capital letter."""
    return frozenset(word for path in SOURCES for word in re.findall(r"[a-z]+", path.read_text("utf-8")))


def named_cards(source: str, names: frozenset[str], ordinary: frozenset[str]) -> Iterator[tuple[int, str]]:
    """The cards that a module names.

    A name counts wherever it stands as written on the card. Only a name of one word that is ordinary in the
    source ("Sacrifice" begins a sentence, too) counts where it is quoted, and nowhere else.
    """
    quoted = [name for name in names if name.lower() in ordinary]
    anywhere = [name for name in names if name not in quoted]
    patterns = []
    if anywhere:
        patterns.append(re.compile(rf"(?<!\w)({'|'.join(map(re.escape, anywhere))})(?!\w)"))
    if quoted:
        patterns.append(re.compile(rf"(?<=[\"'“‘`])({'|'.join(map(re.escape, quoted))})(?=[\"'”’`])"))
    for first, text in prose_and_strings(source):
        for pattern in patterns:
            for found in pattern.finditer(text):
                yield first + text.count("\n", 0, found.start()), found[1]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT / "src")))
def test_no_card_is_named_in_the_source(path: Path) -> None:
    found = [
        f"{place(path, line)} {name}"
        for line, name in named_cards(path.read_text("utf-8"), card_names(), ordinary_words())
    ]

    assert found == []


def test_the_search_for_card_names_finds_them() -> None:
    names = frozenset({"Sacrifice", "Teabot", "Tower of Tea"})
    source = (
        "# like Tower of Tea\n"
        "class Sacrifice: ...\n"
        'say = """a\nTower of Tea"""\n'
        'if name == "Sacrifice": pass\n'
        "a_tower_of_tea = 1  # Sacrifice a Teabot\n"
    )

    found = list(named_cards(source, names, frozenset({"sacrifice"})))

    assert found == [(1, "Tower of Tea"), (4, "Tower of Tea"), (5, "Sacrifice"), (6, "Teabot")]


# --- files ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT / "src")))
def test_a_source_file_is_short_documented_and_imports_by_name(path: Path) -> None:
    source = path.read_text("utf-8")
    tree = ast.parse(source)
    stars = [
        place(path, node.lineno)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and any(alias.name == "*" for alias in node.names)
    ]

    assert len(source.splitlines()) <= MOST_LINES
    assert stars == []
    assert ast.get_docstring(tree), "a module says what it knows and what it must not know"


# What a room never knows, beyond what lies above it (the floors in pyproject.toml see to that).
NEVER = {
    "effects": ("lark", "pydantic"),
    "state": ("lark", "pydantic"),
    "engine": ("lark", "pydantic", "smashrules.text"),
    "cards": ("smashrules.state",),
    "explain": ("lark", "pydantic", "argparse", "rich", "smashrules.data"),
}


@pytest.mark.parametrize("room", NEVER)
def test_a_room_does_not_know_what_it_must_not(room: str) -> None:
    found = []
    for path in SOURCES:
        if path.relative_to(ROOT / "src" / "smashrules").parts[0] not in (room, f"{room}.py"):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom):
                imported = [f"{node.module}.{alias.name}" for alias in node.names]
            elif isinstance(node, ast.Import):
                imported = [alias.name for alias in node.names]
            else:
                continue
            for name in imported:
                if any(f"{name}.".startswith(f"{never}.") for never in NEVER[room]):
                    found.append(f"{place(path, node.lineno)} {name}")

    assert found == []


# Words that tell where the project was made rather than what it is. (This file is exempt: it must name them.)
WORKPLACE = {
    "a path of one machine": re.compile(r"(?<![\w.])/(work|home|root|opt|Users)/"),
    "a package registry": re.compile(r"pypi\.org|pythonhosted|index-url|/simple/|artifactory|devpi", re.I),
    "an issue's number": re.compile(r"\b(issue|fix(es|ed)?|clos(es?|ed)|see|refs?|PR) #?\d+\b|\(#\d+\)", re.I),
    "a work session": re.compile(r"(?<!scope=\")(?<!pytest_)\bsessions?\b(?!_)", re.I),
}


def test_the_project_does_not_mention_its_workplace() -> None:
    found = [
        f"{place(path, number)} {what}: {line.strip()[:80]}"
        for path in project_files()
        if path != Path(__file__).resolve()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        for what, pattern in WORKPLACE.items()
        if pattern.search(line)
    ]

    assert found == []


# --- own words -----------------------------------------------------------------------------------------

RUN = 9


def words(text: str) -> list[str]:
    return re.findall(r"[a-z0-9]+", text.lower().replace("’", "'").replace("'", ""))


def runs(text: str) -> Iterator[tuple[str, ...]]:
    spoken = words(text)
    return zip(*(spoken[start:] for start in range(RUN)), strict=False)


# Runs that are names or terms and can only be said in one way.
DEFINED = (
    "the end of the turn, or when its card leaves play",  # how long an effect lasts where nothing is said
    "More Rules and New Rules: Cards Played off the Top of the Deck",  # the name of a section
)


def wordings() -> Iterator[str]:
    """The abilities of cards: for a short effect there is often only one plain way to say it, and the books print
    cards too."""
    for path in sorted((ROOT / "cards").rglob("*.toml")):
        card_file = tomllib.loads(path.read_text("utf-8"))
        for card in (*card_file.get("card", ()), *card_file.get("base", ())):
            yield f"{card['name']} {card.get('text', '')}"
            yield from (f"{card['name']} {printing.get('text', '')}" for printing in card.get("printing", ()))


def test_no_sentence_is_copied_from_a_rulebook(shared: Path) -> None:
    """Rules, rulings and documentation are in our own words: no run of nine words from any book."""
    theirs = {run for book in sorted((shared / "rulebooks").glob("*.txt")) for run in runs(book.read_text("utf-8"))}
    ours = {run for text in (*wordings(), *DEFINED) for run in runs(text)}
    copied = theirs - ours
    found = [
        f"{path.relative_to(ROOT)}: {' '.join(run)}"
        for path in project_files()
        if path.name != "books.toml"  # the books' own tables of contents
        for run in runs(path.read_text("utf-8"))
        if run in copied
    ]

    assert len(theirs) > 10_000
    assert found == []


# --- the public API ------------------------------------------------------------------------------------


def test_importing_the_package_loads_none_of_its_rooms() -> None:
    program = (
        "import sys, smashrules, smashrules.data\n"
        "heavy = {'lark', 'pydantic', 'attrs', 'attr', 'msgspec', 'sphinx', 'rich', 'importlib.resources'}\n"
        "print(sorted(heavy & set(sys.modules)), sorted(each for each in sys.modules"
        " if each.startswith('smashrules.')))"
    )
    said = subprocess.run(
        [sys.executable, "-Sc", program], capture_output=True, text=True, check=True, cwd=ROOT / "src"
    )

    assert said.stdout.strip() == "[] ['smashrules._version', 'smashrules.data', 'smashrules.errors']"


@pytest.mark.parametrize("name", sorted(set(smashrules.__all__) - {"__version__"}))
def test_each_public_name_is_defined_by_its_room(name: str) -> None:
    room = smashrules._ROOMS[name]
    assert getattr(smashrules, name) is getattr(importlib.import_module(room), name)
    assert name in dir(smashrules)


def test_an_unknown_public_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'adjudicat'"):
        smashrules.adjudicat  # noqa: B018
