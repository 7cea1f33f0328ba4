"""How things are called in documents, and how a written name finds one: by key, number, name, then by alias.

A name is compared without case, punctuation and leading article, and as a whole: parts of names are not guessed at.
Knows neither Sphinx nor the library.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import astuple

from smashrules.cards.naming import folded


class Called(Struct, frozen=True):
    """A thing that documents can refer to.

    ``type`` is one of ``TYPES``; ``name`` never changes (a rule's key, a card's name); ``title`` is what a reference
    shows; ``hover`` says in a sentence what it is. ``anchor`` and ``docname`` are set where a page describes it.
    """

    type: str
    name: str
    title: str
    hover: str = ""
    number: str = ""
    aliases: tuple[str, ...] = ()
    docname: str = ""
    anchor: str = ""
    line: int = 0

    def __eq__(self, other: object) -> bool:
        """Where on its page a thing is described makes no other thing of it."""
        return isinstance(other, Called) and astuple(self)[:-1] == astuple(other)[:-1]

    def __hash__(self) -> int:
        return hash(astuple(self)[:-1])


TYPES = ("rule", "card", "base", "faction", "term", "ruling", "case", "construct")
FINDS = {each: (each,) for each in TYPES} | {"card": ("card", "base")}
"""Which types of object a role finds."""


def fold(name: str) -> str:
    """A name as it is compared.

    >>> fold("The Tower, of Tea") == fold("tower of tea")
    True
    """
    return " ".join(folded(name)) or name.strip().casefold()


def find(written: str, among: Iterable[Called]) -> tuple[Called, ...]:
    """What a written name means: nothing, one thing, or several at the same level, between which nobody chooses.

    >>> tea = Called("term", "tea", "tea", aliases=("brew",))
    >>> [each.name for each in find("Brew", [tea])]
    ['tea']
    """
    wanted = fold(written)
    exact, named, other = [], [], []
    for each in among:
        if written in (each.name, each.number):
            exact.append(each)
        elif wanted in (fold(each.name), fold(each.title)):
            named.append(each)
        elif any(wanted == fold(alias) for alias in each.aliases):
            other.append(each)
    return _one_of_each(exact) or _one_of_each(named) or _one_of_each(other)


def _one_of_each(found: list[Called]) -> tuple[Called, ...]:
    """Each thing once, though several pages describe it: the first page counts."""
    first: dict[tuple[str, str], Called] = {}
    for each in sorted(found, key=lambda each: (each.type, each.name, each.docname)):
        first.setdefault((each.type, each.name), each)
    return tuple(first.values())


class Lookup:
    """Things by how they are called, for many questions.

    >>> Lookup([Called("term", "tea", "tea")]).find("term", "TEA")[0].name
    'tea'
    """

    def __init__(self, things: Iterable[Called]) -> None:
        self._by_fold: dict[str, list[Called]] = {}
        self.things = tuple(things)
        for each in self.things:
            keys = {each.name, fold(each.name), fold(each.title), *map(fold, each.aliases)}
            for key in keys | ({each.number} if each.number else set()):
                self._by_fold.setdefault(key, []).append(each)

    def find(self, role: str, written: str) -> tuple[Called, ...]:
        """What ``written`` means under a role."""
        keys = dict.fromkeys((written, fold(written)))
        candidates = {
            id(each): each for key in keys for each in self._by_fold.get(key, ()) if each.type in FINDS[role]
        }
        return find(written, candidates.values())

    def names(self, role: str) -> list[str]:
        """Every name under a role, for advice on a name that finds nothing."""
        return [
            said
            for each in self.things
            if each.type in FINDS[role]
            for said in (each.name, each.title, *each.aliases)
            if said
        ]
