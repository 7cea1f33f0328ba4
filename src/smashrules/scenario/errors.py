"""What can be wrong with a question: each error says which line, shows it with a caret, and what was expected.

This module knows lines and columns, and nothing of cards or the engine.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from smashrules.errors import InputError


class Spot(Struct, frozen=True):
    """A stretch of a line of a question: the line's number from 1, columns from 0."""

    line: int = 0
    column: int = 0
    end: int = 0


class ScenarioError(InputError):
    """A question that cannot be answered as it is written.

    ``problem`` says what is wrong, ``spot`` where, ``line`` holds the text of that line and ``path`` the file, if
    there is one.
    """

    def __init__(self, problem: str, spot: Spot | None = None, line: str = "", path: str = "") -> None:
        self.problem = problem
        self.spot = spot or Spot()
        self.line = line
        self.path = path
        super().__init__(problem)

    def __reduce__(self) -> tuple[type[ScenarioError], tuple[object, ...]]:
        return type(self), (self.problem, self.spot, self.line, self.path)

    def add(self, advice: str) -> None:
        """Say more about the problem."""
        self.problem = f"{self.problem}; {advice}"

    def placed(self, lines: list[str], first: int, path: str = "") -> ScenarioError:
        """This error with the text of its line, where it is not known yet; ``lines`` start at number ``first``."""
        if not self.line and 0 <= self.spot.line - first < len(lines):
            self.line = lines[self.spot.line - first]
        self.path = self.path or path
        return self

    def __str__(self) -> str:
        where = f"{self.path}, " if self.path else ""
        if not self.spot.line:
            return f"{where}{self.problem}" if where else self.problem
        told = f"{where}line {self.spot.line}: {self.problem}"
        if not self.line:
            return told
        shown, column, width = _window(self.line, self.spot.column, max(self.spot.end - self.spot.column, 1))
        return f"{told}\n  {shown}\n  {' ' * column}{'^' * width}"


class ScenarioSyntaxError(ScenarioError):
    """A line that is no line of the language; ``expected`` lists what could have stood at the caret."""

    def __init__(
        self, problem: str, spot: Spot | None = None, line: str = "", path: str = "", expected: Iterable[str] = ()
    ) -> None:
        super().__init__(problem, spot, line, path)
        self.expected = tuple(expected)

    def __reduce__(self) -> tuple[type[ScenarioError], tuple[object, ...]]:
        return type(self), (self.problem, self.spot, self.line, self.path, self.expected)


class ScenarioNameError(ScenarioError):
    """A name that nothing carries, or that several things carry; ``candidates`` are the nearest, or (``several``) all
    that could be meant."""

    def __init__(
        self,
        problem: str,
        spot: Spot | None = None,
        line: str = "",
        path: str = "",
        candidates: Iterable[str] = (),
        several: bool = False,
    ) -> None:
        super().__init__(problem, spot, line, path)
        self.candidates = tuple(candidates)
        self.several = several

    def __reduce__(self) -> tuple[type[ScenarioError], tuple[object, ...]]:
        return type(self), (self.problem, self.spot, self.line, self.path, self.candidates, self.several)


class IllegalPlayError(ScenarioError):
    """A play or answer that the rules do not allow; ``rules`` are the keys of the rules that forbid it."""

    def __init__(
        self, problem: str, spot: Spot | None = None, line: str = "", path: str = "", rules: Iterable[str] = ()
    ) -> None:
        super().__init__(problem, spot, line, path)
        self.rules = tuple(rules)

    def __reduce__(self) -> tuple[type[ScenarioError], tuple[object, ...]]:
        return type(self), (self.problem, self.spot, self.line, self.path, self.rules)


_SHOWN = 110


def _window(line: str, column: int, width: int) -> tuple[str, int, int]:
    """The part of a long line around ``column``, so that a caret fits below it; tabs and control characters show
    as one space."""
    clean = "".join(each if each.isprintable() else " " for each in line)
    start = 0
    if len(clean) > _SHOWN:
        start = max(0, min(column - _SHOWN // 2, len(clean) - _SHOWN))
    shown = clean[start : start + _SHOWN].rstrip()
    column -= start
    return shown, column, max(1, min(width, len(shown) - column, 60))
