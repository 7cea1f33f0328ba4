"""The grammar of questions, loaded once and kept, and what to say about a line that does not fit it.

Importing this module loads Lark. It knows terminals and positions, not what a line means.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from typing import Any

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken
from lark.lexer import TerminalDef

from smashrules.data import cached, located
from smashrules.errors import did_you_mean, nearest_names
from smashrules.scenario.errors import ScenarioSyntaxError, Spot
from smashrules.scenario.names import MARK
from smashrules.scenario.words import Words, words_of

SHAPES = (
    "players: Ann (to play), Bob",
    "base: NAME",
    "hand of Ann: NAME, NAME",
    "Ann plays NAME, choosing NAME",
    "NAME is destroyed",
    "What is the power of NAME?",
)


def grammar_text() -> str:
    """The grammar, as written."""
    return located("grammar").joinpath("scenario.lark").read_text("utf-8")


def build(text: str, *, strict: bool = False) -> Lark:
    """The parser of a grammar. ``strict`` refuses a grammar with a conflict, which takes longer to find out."""
    return Lark(
        text,
        parser="lalr",
        lexer="contextual" if strict else Words,  # Lark looks for collisions of terminals in its own lexer
        strict=strict,
        propagate_positions=True,
        maybe_placeholders=True,
        g_regex_flags=re.IGNORECASE,
    )


@cache
def parser() -> Lark:
    """The parser, from the cache if the grammar has not changed."""
    text = grammar_text()

    def saved() -> bytes:
        place = io.BytesIO()
        build(text).save(place)
        return place.getvalue()

    return Lark.load(io.BytesIO(cached("scenario-grammar", sha256(text.encode()).hexdigest(), saved)))


@cache
def keywords() -> frozenset[str]:
    """The words of the language."""
    found: set[str] = set()
    for terminal in parser().terminals:
        found.update(_spelled(terminal))
    return frozenset(found)


def _spelled(terminal: TerminalDef) -> list[str]:
    """The words that a terminal stands for, without marks."""
    return [word for word in words_of(terminal) if word[-1].isalpha()]


def parsed(masked: str, original: str, first: int, names: Iterable[str]) -> Tree[Token]:
    """The tree of a text whose names are masked. Raises ``ScenarioSyntaxError``."""
    try:
        return parser().parse(masked + "\n")
    except UnexpectedInput as wrong:
        raise _explained(wrong, original, first, list(names)) from None


def _explained(wrong: UnexpectedInput, text: str, first: int, names: list[str]) -> ScenarioSyntaxError:
    lines = text.split("\n")
    expected = _expected(wrong)
    row = min(max((wrong.line or 1) - 1, 0), len(lines) - 1) if wrong.line and wrong.line > 0 else len(lines) - 1
    line = lines[row]
    column = max((wrong.column or 1) - 1, 0) if wrong.line and wrong.line > 0 else len(line)
    ended = isinstance(wrong, UnexpectedToken) and wrong.token.type in ("_NL", "$END")
    remark = re.search(r"(?:^|\s)#", line)
    said = line[: remark.start()].rstrip() if remark else line.rstrip()
    if ended or column >= len(said):
        column = len(said)
        found = re.compile("")
        word = ""
    else:
        found = re.compile(r"[\w'’-]+|.")
        match = found.match(line, column)
        word = match[0] if match else ""
    spot = Spot(first + row, column, column + max(len(word), 1))
    at_start = not said[:column].strip()
    if at_start:
        wanted: tuple[str, ...] = SHAPES
        choice = "; ".join(repr(each) for each in SHAPES)
        problem = f"{word!r} begins no line that is known here" if word else "a line is missing"
        problem += f"{_near(word, expected, []) or ';'} lines look like {choice}"
    else:
        wanted = tuple(_spoken(expected))
        after = f"after {said[:column].split()[-1]!r}" if said[:column].split() else ""
        what = f"{word!r} does not fit {after}" if word else f"the line ends too early {after}"
        rest = said[column:].split(",")[0].strip() if "NAME" in expected else ""
        near = _turned(said) or _near(word, expected, names if rest else [], rest)
        problem = f"{what}{near or ';'} expected {_listed(wanted)}"
    return ScenarioSyntaxError(problem, spot, line, expected=wanted)


def _expected(wrong: UnexpectedInput) -> set[str]:
    if isinstance(wrong, UnexpectedToken):
        return set(wrong.accepts or wrong.expected or ())
    if isinstance(wrong, UnexpectedCharacters):
        return set(wrong.allowed or ())
    return set()


@cache
def _terminals() -> dict[str, TerminalDef]:
    return {each.name: each for each in parser().terminals}


_NAMED = {
    "NAME": "a name",
    "INT": "a number",
    "TEXT": "some text",
    "RULE": "a rule's key",
    "_NL": "the end of the line",
}


def _spoken(expected: set[str]) -> list[str]:
    """What people call the terminals, names first."""
    told: list[str] = [_NAMED[each] for each in ("NAME", "INT", "TEXT", "RULE") if each in expected]
    for each in sorted(expected):
        terminal: Any = _terminals().get(each)
        if each in _NAMED or each == "$END" or terminal is None:
            continue
        words = _spelled(terminal)
        told += [repr(word) for word in words] or [repr(terminal.pattern.value.replace("\\", ""))]
    if "_NL" in expected or "$END" in expected:
        told.append(_NAMED["_NL"])
    return list(dict.fromkeys(told))


_MOST = 12


def _listed(wanted: tuple[str, ...]) -> str:
    shown = list(wanted[:_MOST])
    if len(wanted) > _MOST:
        return ", ".join(shown) + ", ..."
    return shown[0] if len(shown) == 1 else ", ".join(shown[:-1]) + " or " + shown[-1] if shown else "something else"


def _turned(line: str) -> str:
    """The tail that offers a number behind what it is of, where it stands before."""
    found = re.fullmatch(r"\s*(.+ has) (\S+) (power|total power|breakpoint)", line)
    return did_you_mean([f"{found[1]} {found[3]} {found[2]}"]) if found else ""


def _near(word: str, expected: set[str], names: list[str], rest: str = "") -> str:
    """The tail that offers what was probably meant."""
    if not word or word == MARK:
        return ""
    words = [each for name in expected if name in _terminals() for each in _spelled(_terminals()[name])]
    near = nearest_names(word, words, most=2) or (nearest_names(rest, names, most=2) if names else ())
    return did_you_mean(near)
