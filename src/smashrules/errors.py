"""The errors a user can meet, by cause.

Every error of the library derives from :class:`SmashrulesError`, so that a caller can catch one type.
Messages are lower-case sentences that say what was wrong, where, what was expected and the nearest thing that exists.
This module knows no other room; a room that needs a richer error subclasses one of these.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher, get_close_matches


class SmashrulesError(Exception):
    """Root of all errors of this library."""

    exit_code = 1


class InputError(SmashrulesError, ValueError):
    """What a person handed in cannot be used: a malformed file, line or name."""

    exit_code = 2


class UnknownNameError(InputError, LookupError):
    """A name that nothing carries, with the nearest names that exist.

    >>> raise UnknownNameError("rule", "score.tie", ["score.tie.best-place"])
    Traceback (most recent call last):
    ...
    smashrules.errors.UnknownNameError: no rule is called 'score.tie'; did you mean 'score.tie.best-place'?
    """

    def __init__(self, kind: str, name: str, nearest: Iterable[str] = ()) -> None:
        self.kind = kind
        self.name = name
        self.nearest = tuple(nearest)
        super().__init__(f"no {kind} is called {name!r}{did_you_mean(self.nearest)}")

    def __reduce__(self) -> tuple[type[UnknownNameError], tuple[str, str, tuple[str, ...]]]:
        return type(self), (self.kind, self.name, self.nearest)


class AmbiguousNameError(InputError):
    """A name that several things carry: refused, with the candidates."""

    def __init__(self, kind: str, name: str, candidates: Iterable[str]) -> None:
        self.kind = kind
        self.name = name
        self.candidates = tuple(candidates)
        super().__init__(f"{name!r} could be any {kind} of: {', '.join(self.candidates)}")

    def __reduce__(self) -> tuple[type[AmbiguousNameError], tuple[str, str, tuple[str, ...]]]:
        return type(self), (self.kind, self.name, self.candidates)


class NotModelledError(SmashrulesError):
    """A construct or system that can be read but not executed yet; ``system`` names what is missing."""

    exit_code = 3

    def __init__(self, system: str, what: str = "") -> None:
        self.system = system
        self.what = what
        super().__init__(f"not modelled yet: {system}" + (f" ({what})" if what else ""))

    def __reduce__(self) -> tuple[type[NotModelledError], tuple[str, str]]:
        return type(self), (self.system, self.what)


def checked_text(value: object, what: str) -> str:
    """``value``, which must be a text. Raises ``InputError`` that names ``what`` it was given for.

    >>> checked_text(None, "a card's text")
    Traceback (most recent call last):
    ...
    smashrules.errors.InputError: a card's text is given as a string, not as NoneType
    """
    if not isinstance(value, str):
        raise InputError(f"{what} is given as a string, not as {type(value).__name__}")
    return value


def did_you_mean(nearest: Iterable[str]) -> str:
    """The tail of a message that offers the nearest names; empty when there are none."""
    names = [repr(name) for name in nearest]
    if not names:
        return ""
    return f"; did you mean {names[0] if len(names) == 1 else ', '.join(names[:-1]) + ' or ' + names[-1]}?"


_FURTHER_OFF = 0.1


def nearest_names(name: str, known: Iterable[str], most: int = 3, cutoff: float = 0.6) -> tuple[str, ...]:
    """The known names closest to ``name``, best first; comparison ignores case. ``cutoff``: 1 is the same name.

    Among many names some are always a little like it: those that are clearly further off than the best are left out.

    >>> nearest_names("discrad", ["discard", "destroy", "dis card", "disaster"])
    ('discard', 'dis card')
    """
    by_fold = {each.casefold(): each for each in known}
    close = get_close_matches(name.casefold(), by_fold, n=most, cutoff=cutoff)
    far = [SequenceMatcher(None, each, name.casefold()).ratio() for each in close]
    return tuple(by_fold[each] for each, ratio in zip(close, far, strict=True) if ratio >= far[0] - _FURTHER_OFF)
