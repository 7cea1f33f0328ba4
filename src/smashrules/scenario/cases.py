"""Cases: questions in files that say what is expected, one file holding one or several.

A file holds one question, or several, each under a line ``case NAME``; what stands above the first such line is
about the file. This module reads files; what a question means is not its business.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from smashrules.errors import SmashrulesError
from smashrules.explain import Resolution, Verdict
from smashrules.scenario.answering import adjudicate, parse
from smashrules.scenario.errors import ScenarioError, Spot

LARGEST = 4 * 1024 * 1024
"""The most bytes of a file of cases."""

_CASE = re.compile(r"^case[ \t]+(.*?)[ \t]*(?:#.*)?$", re.IGNORECASE | re.MULTILINE)


class Case(Struct, frozen=True):
    """A question in a file: its name, where it stands, and its text."""

    name: str
    path: str
    first: int
    text: str


class CaseResult(Struct, frozen=True):
    """What became of a case: ``failures`` says what was not as expected; none means that it passed."""

    case: Case
    failures: tuple[str, ...]
    resolution: Resolution | None = None

    @property
    def passed(self) -> bool:
        """Whether everything was as expected."""
        return not self.failures


def read_text(path: Path) -> str:
    """The text of a file of questions. Raises ``ScenarioError`` if it is too large or no text."""
    try:
        size = path.stat().st_size
        if size > LARGEST:
            raise ScenarioError(f"{size:,} bytes; a file of questions has at most {LARGEST:,}", Spot(), "", str(path))
        return decoded(path.read_bytes(), str(path))
    except OSError as wrong:
        raise ScenarioError(f"the file cannot be read: {wrong.strerror or wrong}", Spot(), "", str(path)) from None


def decoded(content: bytes, path: str = "") -> str:
    """Bytes as text. Raises ``ScenarioError`` if they are not UTF-8, or too many."""
    if len(content) > LARGEST:
        raise ScenarioError(f"{len(content):,} bytes; a question has at most {LARGEST:,}", Spot(), "", path)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        line = content.count(b"\n", 0, wrong.start) + 1
        raise ScenarioError(f"this is not text in UTF-8: {wrong.reason}", Spot(line), "", path) from None


def split(text: str, path: str = "", name: str = "") -> tuple[Case, ...]:
    """The questions of a text, each with the number of its first line.

    >>> [case.name for case in split("case one\\nplayers: Ann, Bob\\ncase two\\nplayers: Ann, Bob\\n")]
    ['one', 'two']
    """
    text = text.replace("\r\n", "\n")
    found = list(_CASE.finditer(text))
    if not found:
        return (Case(name, path, 1, text),)
    ends = [each.start() for each in found[1:]] + [len(text)]
    cases = []
    for match, end in zip(found, ends, strict=True):
        first = text.count("\n", 0, match.start()) + 1
        cases.append(Case(match[1], path, first, text[match.start() : end]))
    names = [case.name for case in cases]
    for number, case in enumerate(cases):
        if case.name in names[:number]:
            raise ScenarioError(f"two cases are called {case.name!r}", Spot(case.first, 0, 4), "", path)
    return tuple(cases)


def load_cases(path: str | Path) -> tuple[Case, ...]:
    """The cases of a file, or of every file ``*.case`` and ``*.txt`` below a folder, in order of their paths.

    Raises ``ScenarioError`` for a file that cannot be read.
    """
    place = Path(path)
    return tuple(case for file in _files(place) for case in split(read_text(file), str(file), file.stem))


def _files(place: Path) -> Iterable[Path]:
    if not place.is_dir():
        return [place]
    return sorted(each for each in place.rglob("*") if each.suffix in (".case", ".txt") and each.is_file())


def run_case(case: Case) -> CaseResult:
    """Run a case and compare. A case that expects nothing fails: it would prove nothing."""
    try:
        scenario = parse(case.text, path=case.path, first=case.first, name=case.name)
        answer = adjudicate(scenario)
    except SmashrulesError as wrong:
        return CaseResult(case, (str(wrong),))
    if answer.verdict is Verdict.NOT_MODELLED:
        return CaseResult(case, (answer.text,), answer)
    failures = [f"expected {each.text!r}; {each.found}" for each in answer.expectations if not each.met]
    if not answer.expectations:
        failures = ["it expects nothing"]
    return CaseResult(case, tuple(failures), answer)
