"""Many texts at once: lines of JSON in, one plain answer for each out. The door of people who bring a whole file.

Knows texts and names only; whether a card can be played is for the engine to say.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from smashrules.text.errors import TextError
from smashrules.text.lexicon import Names
from smashrules.text.printer import to_text
from smashrules.text.quantities import UnsayableError
from smashrules.text.reading import readings

TYPES = ("minion", "action", "titan", "fusion", "base", "monster")
_FIELDS = ("name", "faction", "type", "text")


def read_lines(
    lines: Iterable[str], *, names: Names | None = None, suggest: bool = False
) -> Iterator[dict[str, Any]]:
    """An answer for each line of JSON with ``name``, ``faction``, ``type`` and ``text``, in the same order.

    The names of all the lines' cards and factions count as known, and those of ``names``. Other keys are passed
    through. An answer has ``name``; ``ok`` (the text has one reading or several); ``readings``, how many;
    ``printed``, the reference wording when there is one reading; ``executes``, null: only the engine can tell;
    ``error``, null or ``message``, ``span`` (characters of the text), ``expected`` (what could stand there) and
    ``nearest`` (known words or wordings). ``suggest`` looks for nearest wordings too, which takes up to a second for
    each text. Empty lines are passed over. Nothing is raised: a line that is no card says so in its ``error``.

    >>> answer, = read_lines(['{"name": "Gull", "type": "minion", "text": "Draw a crad."}'])
    >>> answer["ok"], answer["error"]["span"], answer["error"]["nearest"][0]
    (False, (7, 11), 'card')
    >>> answer, = read_lines(['{"name": "Gull", "type": "minion", "text": "Draw one card.", "cost": 2}'])
    >>> answer["readings"], answer["printed"], answer["cost"]
    (1, 'Draw a card.', 2)
    """
    given = [_loaded(line) for line in lines if line.strip()]
    cards = {str(each["name"]) for each in given if isinstance(each, dict) and each.get("name")}
    factions = {str(each["faction"]) for each in given if isinstance(each, dict) and each.get("faction")}
    more = names or Names()
    known = Names(more.cards | cards, more.factions | factions, more.words)
    for each in given:
        yield _answer(each, known, suggest)


def _loaded(line: str) -> dict[str, Any] | str:
    try:
        found = json.loads(line)
    except json.JSONDecodeError as error:
        return f"not a line of JSON: {error.msg} at character {error.colno}"
    return found if isinstance(found, dict) else "a line is an object with name, faction, type and text"


def _answer(card: dict[str, Any] | str, known: Names, suggest: bool) -> dict[str, Any]:
    if isinstance(card, str):
        return _told(None, error=_error(card))
    told = _told(card.get("name"))
    passed = {key: value for key, value in card.items() if key not in told and key not in _FIELDS}
    told = {**told, **passed}
    wrong = _wrong(card)
    if wrong is not None:
        return {**told, "error": wrong}
    try:
        found = readings(card["text"], type=card["type"], names=known)
    except TextError as error:
        nearest = error.nearest if suggest else error.known_nearest
        return {**told, "error": _error(error.problem, error.span, error.expected, nearest)}
    printed = None
    if len(found) == 1:
        try:
            printed = to_text(found[0].tree, type=card["type"])
        except UnsayableError:
            printed = None
    return {**told, "ok": True, "readings": len(found), "printed": printed}


def _told(name: Any, error: dict[str, Any] | None = None) -> dict[str, Any]:
    return {"name": name, "ok": False, "readings": 0, "printed": None, "executes": None, "error": error}


def _error(
    message: str, span: tuple[int, int] = (0, 0), expected: Iterable[str] = (), nearest: Iterable[str] = ()
) -> dict[str, Any]:
    return {"message": message, "span": span, "expected": list(expected), "nearest": list(nearest)}


def _wrong(card: dict[str, Any]) -> dict[str, Any] | None:
    if not isinstance(card.get("name"), str) or not card["name"]:
        return _error("a card has a name: give it in 'name'")
    if card.get("type") not in TYPES:
        return _error(f"no type of card: {card.get('type')!r}", expected=TYPES)
    if not isinstance(card.get("text"), str):
        return _error("a card has a text: give it in 'text' (an empty one for a card without abilities)")
    return None
