"""What a reader is told when a text has no reading, or several.

Messages only: whether a text is refused is decided where it is read.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from functools import cached_property
from typing import TYPE_CHECKING

from msgspec import Struct

from smashrules.errors import InputError

if TYPE_CHECKING:
    from smashrules.text.reading.reading import Reading


class Told(Struct, frozen=True):
    """What is told of a text that is not understood; ``TextError`` says what each is."""

    span: tuple[int, int]
    problem: str
    understood: str = ""
    expected: tuple[str, ...] = ()
    nearest: tuple[str, ...] = ()


class TextError(InputError):
    """A text that is not understood.

    ``text`` is the text as handed in, ``span`` where the trouble lies, ``understood`` how much of the beginning
    could be read, ``expected`` what could stand at the caret in a player's words, ``nearest`` known words or
    wordings that look like what stands there (``beside`` compares with more).

    ``closer`` takes a closer look, when first asked: trying wordings takes longer than reading. ``fits`` makes of a
    known wording what could stand there, if it can."""

    def __init__(
        self,
        text: str,
        span: tuple[int, int],
        problem: str,
        understood: str = "",
        expected: Iterable[str] = (),
        nearest: Iterable[str] = (),
        closer: Callable[[], Told] | None = None,
        fits: Callable[[str], str | None] | None = None,
    ) -> None:
        self.text = text
        self.at_first_sight = Told(span, problem, understood, tuple(expected), tuple(nearest))
        """What is known before a closer look."""
        self._closer = closer
        self._fits = fits
        super().__init__(problem)

    @cached_property
    def _told(self) -> Told:
        return self._closer() if self._closer is not None else self.at_first_sight

    @property
    def span(self) -> tuple[int, int]:
        """From where to where the trouble lies, in characters of ``text``; the end excluded."""
        return self._told.span

    @property
    def problem(self) -> str:
        """What is wrong, in a player's words."""
        return self._told.problem

    @property
    def understood(self) -> str:
        """The beginning that is read: whole sentences, and words with which a sentence could go on."""
        return self._told.understood

    @property
    def expected(self) -> tuple[str, ...]:
        """What could stand at the caret."""
        return self._told.expected

    @property
    def nearest(self) -> tuple[str, ...]:
        """Known words, or wordings that are read, near to what stands there."""
        return self._told.nearest

    def beside(self, wordings: Iterable[str]) -> TextError:
        """This error with the nearest of known ``wordings`` (sentences that are read), where none is known nearer."""
        told = self.nearest or self.like(wordings)
        return TextError(self.text, self.span, self.problem, self.understood, self.expected, told)

    def like(self, wordings: Iterable[str]) -> tuple[str, ...]:
        """The ``wordings`` like the sentence in which the trouble lies, and read; none if a word is wrong and no
        wording."""
        from smashrules.text.reading.nearby import MOST, nearest_wordings

        if self._fits is None:
            return ()
        near = (self._fits(each) for each in nearest_wordings(self._sentence(), wordings, 3 * MOST))
        return tuple(dict.fromkeys(each for each in near if each))[:MOST]

    def _sentence(self) -> str:
        """The sentence in which the trouble lies."""
        span = self.at_first_sight.span
        start = max(self.text.rfind(stop, 0, max(span[0], 1)) for stop in ".:") + 1
        end = self.text.find(".", max(start, span[1] - 1))
        return self.text[start : end + 1 or None].strip()

    def __str__(self) -> str:
        return self._message()

    def __reduce__(self) -> tuple[type[TextError], tuple[object, ...]]:
        return type(self), (self.text, self.span, self.problem, self.understood, self.expected, self.nearest)

    def _message(self) -> str:
        lines = [self.problem, *caret(self.text, self.span)]
        if self.understood:
            lines.append(f"understood so far: {_tail(self.understood)}")
        if self.expected:
            lines.append(f"here could stand: {', '.join(self.expected)}")
        if self.nearest:
            many = any(" " in each for each in self.nearest)
            lines.append("did you mean: " + ("\n  " if many else ", ").join(self.nearest))
        return "\n".join(lines)


def _tail(words: str, most: int = 200) -> str:
    shown = "".join(_visible(each) for each in words)
    return shown if len(shown) <= most else "..." + shown[-most:]


class AmbiguousTextError(TextError):
    """A text with several readings; ``readings`` are they, ``meanings`` each in plain words."""

    def __init__(
        self, text: str, span: tuple[int, int], readings: tuple[Reading, ...], meanings: Iterable[str]
    ) -> None:
        self.readings = readings
        self.meanings = tuple(meanings)
        shown = "".join(
            f"\n {number}. {each.replace(chr(10), chr(10) + '    ')}"
            for number, each in enumerate(self.meanings[:4], 1)
        )
        super().__init__(text, span, f"this can be read in {len(readings)} ways:{shown}")

    def _repr_html_(self) -> str:
        """Each reading with the words under its nodes, for a notebook."""
        from smashrules.text.showing.page import html

        trees = [each.tree for each in self.readings]
        return html(trees, self.text, type=self.readings[0].type, standalone=False)

    def __reduce__(self) -> tuple[type[AmbiguousTextError], tuple[object, ...]]:
        return type(self), (self.text, self.span, self.readings, self.meanings)


def caret(text: str, span: tuple[int, int], width: int = 76) -> list[str]:
    """The line of ``text`` around ``span`` with a caret below it. Characters that no terminal shows, or that turn
    the line around, are shown as a middle dot; wide ones count twice.

    >>> caret("Destroy a mignon here.", (10, 16))
    ['  Destroy a mignon here.', '            ^^^^^^']
    """
    start, end = span
    left = max(0, min(start - width // 2, len(text) - width))
    shown = "".join(_visible(each) for each in text[left : left + width])
    marks = max(1, columns(shown[start - left : min(end, left + width) - left]))
    before, after = ("..." if left else ""), ("..." if left + width < len(text) else "")
    room = len(before) + columns(shown[: start - left])
    return [f"  {before}{shown}{after}", "  " + " " * room + "^" * marks]


def columns(text: str) -> int:
    """How many columns of a terminal ``text`` takes."""
    return sum(
        0 if unicodedata.combining(each) else 2 if unicodedata.east_asian_width(each) in "WF" else 1 for each in text
    )


def _visible(character: str) -> str:
    if character in "\n\t\r":
        return " "
    return character if unicodedata.category(character)[0] not in "C" else "·"
