"""Card files as people write them: read, validated, and each fault told with its file, line and field.

Only building the library imports this module. It knows what a table looks like in a file, not what a card means.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from typing import Any, TypeVar, get_args

from msgspec import Struct
from pydantic import BaseModel, ValidationError

from smashrules.cards.format import Table
from smashrules.errors import InputError, did_you_mean, nearest_names

Location = tuple[str | int, ...]
M = TypeVar("M", bound=Table)


class Fault(Struct, frozen=True):
    """One fault: the file, the line from 1, the field, and what is wrong and was expected."""

    file: str
    line: int
    field: str
    fault: str

    def __str__(self) -> str:
        field = f", field {self.field!r}" if self.field else ""
        return f"{self.file}, line {self.line}{field}: {self.fault}"


class CardFileError(InputError):
    """Card files have ``faults``, of which the message lists every one."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(str(each) for each in self.faults))

    def __reduce__(self) -> tuple[type[CardFileError], tuple[tuple[Fault, ...]]]:
        return type(self), (self.faults,)


class Source(Struct, frozen=True):
    """The text of a file and its name, as faults tell it."""

    file: str
    text: str

    def fault(self, location: Location, fault: str) -> Fault:
        """A fault at the field that ``location`` leads to."""
        field = next((step for step in reversed(location) if isinstance(step, str)), "")
        return Fault(self.file, line_of(self.text, location), field, fault)


def decoded(file: str, content: bytes) -> Source:
    """The file's text. Raises ``CardFileError`` for bytes that are not UTF-8."""
    try:
        return Source(file, content.decode("utf-8"))
    except UnicodeDecodeError as wrong:
        line = content.count(b"\n", 0, wrong.start) + 1
        raise CardFileError([Fault(file, line, "", f"not UTF-8: {wrong.reason} (byte {wrong.start})")]) from None


def validated(model: type[M], source: Source) -> M:
    """The file as a ``model``. Raises ``CardFileError`` with every fault of the file."""
    try:
        return model.model_validate(tomllib.loads(source.text))
    except tomllib.TOMLDecodeError as wrong:
        where = re.search(r"at line (\d+)", str(wrong))
        line = int(where[1]) if where else max(1, len(source.text.splitlines()))
        if str(wrong).startswith("Cannot overwrite a value"):
            field = source.text.splitlines()[line - 1].partition("=")[0].strip()
            raise CardFileError([Fault(source.file, line, field, "said before in the same table")]) from None
        raise CardFileError([Fault(source.file, line, "", f"not TOML: {wrong}")]) from None
    except RecursionError:
        raise CardFileError([Fault(source.file, 1, "", "not a card file: nested too deeply")]) from None
    except ValidationError as wrong:
        found = wrong.errors(include_url=False, include_context=False)
        faults = [source.fault(tuple(each["loc"]), _explained(model, each)) for each in found]
        raise CardFileError(sorted(faults, key=lambda each: each.line)) from None


def _explained(model: type[Table], error: Any) -> str:
    location: Location = tuple(error["loc"])
    table, expected = _described(model, location)
    if error["type"] == "extra_forbidden":
        known = sorted(table.model_fields)
        near = did_you_mean(nearest_names(str(location[-1]), known))
        return f"unknown field{near or '; expected one of ' + ', '.join(known)}"
    if error["type"] == "missing":
        return f"missing; expected {expected}"
    return f"expected {expected}, not {_shown(error['input'])}"


def _described(model: type[Table], location: Location) -> tuple[type[BaseModel], str]:
    """The table that holds the field at ``location``, and what that field is to hold."""
    table: type[BaseModel] = model
    expected = ""
    for step in location:
        if not isinstance(step, str) or step not in table.model_fields:
            continue
        field = table.model_fields[step]
        expected = field.description or expected
        table = _table_in(field.annotation) or table
    return table, expected or "something else"


def _table_in(annotation: object) -> type[BaseModel] | None:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return annotation
    return next((found for each in get_args(annotation) if (found := _table_in(each))), None)


def _shown(value: object) -> str:
    shown = repr(value)
    return shown if len(shown) <= 60 else f"{shown[:57]}..."


def line_of(text: str, location: Location) -> int:
    """The line, from 1, of the field at ``location``; where it is missing, of the header of its table.

    >>> text = 'format = 1\\n[[card]]\\nname = "a"\\n[[card]]\\nname = "b"\\npower = "x"\\n'
    >>> line_of(text, ("card", 1, "power")), line_of(text, ("card", 1, "count"))
    (6, 4)
    """
    lines = _lines(text)
    for length in range(len(location), 0, -1):
        if location[:length] in lines:
            return lines[location[:length]]
    return 1


def _lines(text: str) -> dict[Location, int]:
    """Where each table and each field of it begins. Long strings are passed over."""
    found: dict[Location, int] = {}
    here: Location = ()
    counts: dict[Location, int] = {}
    closing = ""
    for number, line in enumerate(text.splitlines(), 1):
        if closing:
            closing = "" if closing in line else closing
            continue
        if header := re.match(r"\s*(\[\[?)\s*([\w.\"-]+)\s*\]", line):
            here = _entered(header[2].replace('"', "").split("."), header[1] == "[[", counts)
            found[here] = number
            if isinstance(here[-1], int):
                found.setdefault(here[:-1], number)
        elif field := re.match(r"\s*\"?([\w-]+)\"?\s*=\s*(.*)", line):
            found[(*here, field[1])] = number
            quotes = next((each for each in ('"""', "'''") if field[2].startswith(each)), "")
            closing = quotes if quotes and field[2].count(quotes) == 1 else ""
    return found


def _entered(names: Sequence[str], array: bool, counts: dict[Location, int]) -> Location:
    """The location that the header of a table leads into."""
    here: Location = ()
    for name in names[:-1]:
        here = (*here, name)
        here = (*here, counts[here]) if here in counts else here
    here = (*here, names[-1])
    if not array:
        return here
    counts[here] = counts.get(here, -1) + 1
    return (*here, counts[here])
