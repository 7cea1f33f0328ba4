"""The rulebook's files, read once and kept between processes.

Reading the kept rules costs a few milliseconds and imports neither pydantic nor a TOML parser; only when a file
has changed are the rules built (and validated) again. This module knows where the files lie and nothing of what
is in them.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

from msgspec import Struct

from smashrules.data import cached
from smashrules.rulebook.rule import Book, Rule, Term

FOLDER = Path(__file__).resolve().parent


class Rulebook(Struct, frozen=True):
    """All books, all rules in the order of their numbers, and the glossary by its names."""

    books: tuple[Book, ...]
    rules: tuple[Rule, ...]
    terms: tuple[Term, ...]


@cache
def rulebook() -> Rulebook:
    """The rulebook of this installation. Raises ``RuleFileError`` if one of its files is faulty."""
    files = _contents(FOLDER)
    digest = sha256()
    for name, content in files:
        digest.update(f"{name} {len(content)}\n".encode())
        digest.update(content)
    return cached("rulebook", digest.hexdigest(), lambda: _built(files))


def built(folder: Path) -> Rulebook:
    """The rulebook of another folder with ``books.toml``, ``glossary.toml`` and ``rules/*.toml``.

    Raises ``RuleFileError``."""
    return _built(_contents(folder))


def _contents(folder: Path) -> list[tuple[str, bytes]]:
    places = [folder / "books.toml", folder / "glossary.toml", *sorted((folder / "rules").glob("*.toml"))]
    return [(place.relative_to(folder).as_posix(), place.read_bytes()) for place in places]


def _built(files: list[tuple[str, bytes]]) -> Rulebook:
    from smashrules.rulebook.validation import decoded, read_books, read_glossary, read_rules

    books, glossary, *parts = [(name, decoded(name, content)) for name, content in files]
    found = read_books(*books)
    rules = read_rules(parts, found)
    return Rulebook(found, rules, read_glossary(*glossary, rules))
