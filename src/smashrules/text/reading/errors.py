"""What a reader is told when a text has no reading, or several."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from smashrules.errors import InputError

if TYPE_CHECKING:
    from smashrules.text.reading.reading import Reading


class TextError(InputError):
    """A text that is not understood.

    ``text`` is the text as handed in, ``span`` where the trouble lies, ``understood`` how much of the beginning
    could be read, ``expected`` what could stand at the caret in a player's words, ``nearest`` known words or
    wordings that look like what stands there (``beside`` compares with more)."""

    def __init__(
        self,
        text: str,
        span: tuple[int, int],
        problem: str,
        understood: str = "",
        expected: Iterable[str] = (),
        nearest: Iterable[str] | Callable[[], Iterable[str]] = (),
    ) -> None:
        self.text = text
        self.span = span
        self.problem = problem
        self.understood = understood
        self.expected = tuple(expected)
        self._nearest = nearest
        self._searched = callable(nearest)
        super().__init__(problem)

    @property
    def nearest(self) -> tuple[str, ...]:
        """Looked for when first asked: trying wordings takes longer than reading."""
        if callable(self._nearest):
            self._nearest = tuple(self._nearest())
        return tuple(self._nearest)

    @property
    def known_nearest(self) -> tuple[str, ...]:
        """What is near and known already: no wordings are tried."""
        return () if callable(self._nearest) else tuple(self._nearest)

    def beside(self, wordings: Iterable[str]) -> TextError:
        """This error with the nearest of known ``wordings`` (sentences that are read), where none is known nearer."""
        told = self.nearest or self.like(wordings)
        return TextError(self.text, self.span, self.problem, self.understood, self.expected, told)

    def like(self, wordings: Iterable[str]) -> tuple[str, ...]:
        """The ``wordings`` like the sentence in which the trouble lies; none if a word is wrong and no wording."""
        from smashrules.text.reading.nearby import nearest_wordings

        return nearest_wordings(self._sentence(), wordings) if self._searched else ()

    def _sentence(self) -> str:
        """The sentence in which the trouble lies."""
        start = max(self.text.rfind(stop, 0, max(self.span[0], 1)) for stop in ".:") + 1
        end = self.text.find(".", max(start, self.span[1] - 1))
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
