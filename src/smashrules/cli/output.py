"""How wide a line is, whether anybody watches, and reading what is piped in. Knows terminals and nothing else."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from textwrap import wrap
from typing import Any

from smashrules.errors import InputError

PIPED = 80
"""The width of a line where there is no terminal."""
WIDEST = 140
HANG = 4
"""How far the rest of a long line is indented where the indent has a meaning."""


def width() -> int:
    """How many characters a line may have."""
    if not sys.stdout.isatty():
        return PIPED
    import shutil  # only a terminal needs it

    return min(shutil.get_terminal_size((PIPED, 24)).columns, WIDEST)


def emphasised(words: str) -> str:
    """Words in bold, on a terminal whose user does not mind (NO_COLOR, TERM=dumb)."""
    plain = not sys.stdout.isatty() or os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return words if plain else f"\x1b[1m{words}\x1b[0m"


def paragraph(words: str, indent: str = "", hang: str | None = None) -> str:
    """Words in lines that fit."""
    rest = indent if hang is None else hang
    lines = [
        line
        for part in words.splitlines() or [""]
        for line in wrap(part, width(), initial_indent=indent, subsequent_indent=rest, break_on_hyphens=False) or [""]
    ]
    return "\n".join(lines)


def hung(words: str) -> str:
    """Lines whose indent is their structure: what does not fit on one goes on further in than what belongs to it."""
    lines = []
    for line in words.splitlines():
        indent = line[: len(line) - len(line.lstrip())]
        lines.append(paragraph(line.strip(), indent, indent + " " * HANG))
    return "\n".join(lines)


def as_json(value: Any) -> str:
    """A value as JSON, people's letters as they are."""
    import json

    return json.dumps(value, ensure_ascii=False, indent=2)


def table(rows: Iterable[tuple[str, str]]) -> str:
    """Two columns, the second one wrapped."""
    listed = list(rows)
    left = max((len(name) for name, _ in listed), default=0) + 2
    return "\n".join(paragraph(text, f"{name:<{left}}", " " * left) for name, text in listed)


class Progress:
    """A line on the terminal that says how far long work has come; nothing where nobody watches."""

    def __init__(self, what: str, total: int) -> None:
        self._what = what
        self._total = total
        self._shown = sys.stderr.isatty() and total > 1

    def at(self, done: int) -> None:
        """Say that ``done`` of the work is done."""
        if self._shown:
            end = "\n" if done == self._total else ""
            print(f"\r{self._what} {done}/{self._total}", end=end, file=sys.stderr, flush=True)


def written(file: str, content: str) -> None:
    """Write a file whole or not at all; - is the output. Raises ``InputError`` where it cannot be written."""
    if file == "-":
        sys.stdout.write(content)
        return
    draft = f"{file}.draft-{os.getpid()}"
    try:
        with open(draft, "w", encoding="utf-8") as handle:
            handle.write(content)
        os.replace(draft, file)
    except OSError as wrong:
        if os.path.exists(draft):
            os.unlink(draft)
        raise InputError(f"{file}: the file cannot be written: {wrong.strerror or wrong}") from None


def piped(most: int) -> bytes:
    """What is piped in, up to ``most`` bytes and one more."""
    return sys.stdin.buffer.read(most + 1)
