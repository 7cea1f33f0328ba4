"""Many texts at once: lines of JSON in, one plain answer for each out. The door of people who bring a whole file.

Knows texts and names only; whether a card can be played is for the engine to say, which the caller asks.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from smashrules.effects.abilities import CardText
from smashrules.errors import nearest_names
from smashrules.text import TYPES
from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import readings
from smashrules.text.saying.printer import to_text
from smashrules.text.saying.quantities import UnsayableError
from smashrules.text.words.lexicon import Names, lexicon, spoken_labels

LONGEST = 10_000
"""The most characters of a card's text."""
LONGEST_NAME = 200
"""The most characters of a name that texts may use."""
_FIELDS = ("name", "faction", "type", "text")


def read_lines(
    lines: Iterable[str],
    *,
    names: Names | None = None,
    executes: Callable[[str, Sequence[CardText]], bool] | None = None,
    wordings: Sequence[str] = (),
    suggest: bool = False,
) -> Iterator[dict[str, Any]]:
    """An answer for each line of JSON with ``name``, ``faction``, ``type`` and ``text``, in the same order.

    The names of all the lines' cards and factions count as known, and those of ``names``; so does what stands in a
    line's ``labels``, a list of words printed beside its text. Other keys are passed through, save those that an
    answer has itself.
    An answer has ``name``; ``ok`` (the text has a reading, or several); ``readings``, how many; ``printed``, the
    reference wording of the first reading, null where none is read as the same again; ``executes``, whether
    all of every reading can be played, as the function ``executes`` says of a type and the trees (null without it,
    and for a text that is not read); ``error``, null or ``message``, ``span`` (characters of the text, from 0, the
    end excluded), ``expected`` (what could stand there) and ``nearest`` (known words, names or wordings; sentences of
    ``wordings`` where nothing is nearer). ``suggest`` looks closer, which takes up to a fifth of a second for each.
    Empty lines are passed over. Nothing is raised: a line that is no card says so in its ``error``, with its number,
    from 1; a list instead of lines says so once.

    >>> answer, = read_lines(['{"name": "Gull", "type": "minion", "text": "Draw a crad."}'])
    >>> answer["ok"], answer["error"]["span"], answer["error"]["nearest"][0]
    (False, (7, 11), 'card')
    >>> answer, = read_lines(['{"name": "Gull", "type": "minion", "text": "Draw one card.", "cost": 2}'])
    >>> answer["readings"], answer["printed"], answer["cost"]
    (1, 'Draw a card.', 2)
    """
    lines = list(lines)
    if _is_list(lines):
        told = "this is one list of JSON; give each card on a line of its own, without brackets and commas around it"
        yield _told(None, error=_error(told))
        return
    given = [_loaded(line, number) for number, line in enumerate(lines, 1) if line.strip()]
    cards = {name for each in given if (name := _called(each, "name"))}
    factions = {name for each in given if (name := _called(each, "faction"))}
    labels = spoken_labels((label for each in given for label in _labels(each)), frozenset(cards))
    types = {
        (_called(each, "name"), each["type"])
        for each in given
        if isinstance(each, dict) and each.get("type") in TYPES
    }
    own = Names(frozenset(cards), frozenset(factions), types=frozenset(types), labels=labels)
    known = own if names is None else names | own
    for each in given:
        try:
            yield _answer(each, known, executes, wordings, suggest)
        except Exception as fault:  # one text must not keep the others from their answers
            said = each.get("name") if isinstance(each, dict) else None
            yield _told(said, error=_error(f"a fault of smashrules itself: {type(fault).__name__}: {fault}"))


def _is_list(lines: Sequence[str]) -> bool:
    """Whether the lines are not cards each by itself, but one list in all."""
    first = next((line for line in lines if line.strip()), "")
    if not first.lstrip().startswith("["):
        return False
    try:
        return isinstance(json.loads("\n".join(lines)), list)
    except (RecursionError, ValueError):
        return False


def _loaded(line: str, number: int) -> dict[str, Any] | str:
    """The card of a line, or what is wrong with the line."""
    try:
        found = json.loads(line, parse_constant=_refused)
    except json.JSONDecodeError as error:
        return f"line {number}: not a line of JSON: {error.msg} at character {error.colno}"
    except (RecursionError, ValueError) as error:  # nested a thousand deep; a number of ten thousand digits
        return f"line {number}: not a line of JSON: {error}"
    if not isinstance(found, dict):
        return f"line {number}: a line is an object with name, faction, type and text"
    return found


def _refused(constant: str) -> None:
    raise ValueError(f"{constant} is no value of JSON")


def _called(card: dict[str, Any] | str, key: str) -> str:
    """The name that a line gives its card or faction; none that is no name."""
    said = card.get(key) if isinstance(card, dict) else None
    if not isinstance(said, str) or len(said) > LONGEST_NAME:
        return ""
    name = said.strip()
    # A card called "a" or "OR" must not take these words from all other texts.
    return "" if name.lower() in lexicon().known and (name.islower() or name.isupper()) else name


def _labels(card: dict[str, Any] | str) -> list[str]:
    """The labels that a line gives its card."""
    said = card.get("labels") if isinstance(card, dict) else None
    each = [label for label in said if isinstance(label, str)] if isinstance(said, list) else []
    return [label for label in each if len(label) <= LONGEST_NAME]


def _answer(
    card: dict[str, Any] | str,
    known: Names,
    executes: Callable[[str, Sequence[CardText]], bool] | None,
    wordings: Sequence[str],
    suggest: bool,
) -> dict[str, Any]:
    if isinstance(card, str):
        return _told(None, error=_error(card))
    told = _told(card.get("name"))
    passed = {key: value for key, value in card.items() if key not in told and key not in _FIELDS}
    told = {**told, **passed}
    wrong = _wrong(card)
    if wrong is not None:
        return {**told, "error": wrong}
    text, kind = card["text"], card["type"]
    try:
        found = readings(text, type=kind, names=known)
    except TextError as error:
        seen = error if suggest else error.at_first_sight
        nearest = seen.nearest or (() if suggest else error.like(wordings))
        return {**told, "error": _error(seen.problem, seen.span, seen.expected, nearest)}
    trees = [each.tree for each in found]
    able = executes(kind, trees) if executes is not None else None
    return {**told, "ok": True, "readings": len(found), "printed": _printed(trees[0], kind, known), "executes": able}


def _printed(tree: CardText, kind: str, known: Names) -> str | None:
    """The reference wording of ``tree``, where it is read as the same tree again."""
    try:
        text = to_text(tree, type=kind)
        return text if any(each.tree == tree for each in readings(text, type=kind, names=known)) else None
    except (UnsayableError, LookupError, TextError):  # LookupError: a word that has no forms yet
        return None


def _told(name: Any, error: dict[str, Any] | None = None) -> dict[str, Any]:
    return {"name": name, "ok": False, "readings": 0, "printed": None, "executes": None, "error": error}


def _error(
    message: str, span: tuple[int, int] = (0, 0), expected: Iterable[str] = (), nearest: Iterable[str] = ()
) -> dict[str, Any]:
    return {"message": message, "span": span, "expected": list(expected), "nearest": list(nearest)}


def _wrong(card: dict[str, Any]) -> dict[str, Any] | None:
    if not isinstance(card.get("name"), str) or not card["name"]:
        return _error("a card has a name: give it in 'name'")
    if "type" not in card:
        return _error("a card has a type: give it in 'type'", expected=TYPES)
    if card["type"] not in TYPES:
        near = nearest_names(card["type"], TYPES) if isinstance(card["type"], str) else ()
        return _error(f"no type of card: {card['type']!r}", expected=TYPES, nearest=near)
    if not isinstance(card.get("text"), str):
        return _error("a card has a text: give it in 'text' (an empty one for a card without abilities)")
    if len(card["text"]) > LONGEST:
        return _error(f"a card's text has at most {LONGEST:,} characters; this has {len(card['text']):,}")
    return None
