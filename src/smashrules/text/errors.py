"""What a reader is told when a text has no reading, or several."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from smashrules.errors import InputError


class TextError(InputError):
    """A text that is not understood.

    ``text`` is the text as handed in, ``span`` where the trouble lies, ``understood`` how much of the beginning
    could be read, ``expected`` what could stand at the caret in a player's words, ``nearest`` known words or
    wordings that look like what stands there."""

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

    def __str__(self) -> str:
        return self._message()

    def __reduce__(self) -> tuple[type[TextError], tuple[object, ...]]:
        return type(self), (self.text, self.span, self.problem, self.understood, self.expected, self.nearest)

    def _message(self) -> str:
        lines = [self.problem, *caret(self.text, self.span)]
        if self.understood:
            lines.append(f"understood so far: {self.understood}")
        if self.expected:
            lines.append(f"here could stand: {', '.join(self.expected)}")
        if self.nearest:
            lines.append(f"did you mean: {', '.join(self.nearest)}")
        return "\n".join(lines)


class AmbiguousTextError(TextError):
    """A text with several readings; ``readings`` are they, ``meanings`` each in plain words."""

    def __init__(
        self, text: str, span: tuple[int, int], readings: tuple[object, ...], meanings: Iterable[str]
    ) -> None:
        self.readings = readings
        self.meanings = tuple(meanings)
        shown = "".join(
            f"\n {number}. {each.replace(chr(10), chr(10) + '    ')}"
            for number, each in enumerate(self.meanings[:4], 1)
        )
        super().__init__(text, span, f"this can be read in {len(readings)} ways:{shown}")

    def __reduce__(self) -> tuple[type[AmbiguousTextError], tuple[object, ...]]:
        return type(self), (self.text, self.span, self.readings, self.meanings)


def caret(text: str, span: tuple[int, int], width: int = 76) -> list[str]:
    """The line of ``text`` around ``span`` with a caret below it.

    >>> caret("Destroy a mignon here.", (10, 16))
    ['  Destroy a mignon here.', '            ^^^^^^']
    """
    start, end = span
    flat = text.replace("\n", " ")
    left = max(0, min(start - width // 2, len(flat) - width))
    shown = flat[left : left + width]
    marks = max(1, min(end, left + width) - start)
    before, after = ("..." if left else ""), ("..." if left + width < len(flat) else "")
    return [f"  {before}{shown}{after}", "  " + " " * (len(before) + start - left) + "^" * marks]
