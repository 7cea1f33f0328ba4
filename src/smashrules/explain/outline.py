"""What an answer shows at a level of detail, before any layout: one outline for all renderings.

Levels: 0 the verdict and its sentence; 1 the steps too; 2 the words of the cards and the rules too; 3 everything
(the rules' texts, the routine steps, every ledger and choice). Knows a ``Resolution`` only.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from smashrules.errors import InputError
from smashrules.explain.board import listed
from smashrules.explain.model import CitedRule, Ledger, NotDone, Resolution, Step, Verdict, Words

LEVELS = range(4)
AUTHORITY = {
    "card": "a card's text",
    "clarification": "an official clarification",
    "rulebook": "a rulebook",
    "wiki": "the community's wiki",
    "our-reading": "our reading",
}
"""What stands behind a rule, the strongest first."""


class Line(Struct, frozen=True):
    """A line of an answer: what it says, and the rules beside it."""

    text: str
    rules: tuple[CitedRule, ...] = ()
    kind: str = ""


class Table(Struct, frozen=True):
    """A ledger laid out: its title, rows of amount, what it is, words, and rules, and the total."""

    title: str
    rows: tuple[tuple[str, str, str, tuple[CitedRule, ...]], ...]
    total: str


class Item(Struct, frozen=True):
    """A numbered step with what is said below it."""

    number: str
    line: Line
    notes: tuple[Line, ...]
    tables: tuple[Table, ...]
    items: tuple[Item, ...]


class Part(Struct, frozen=True):
    """A titled list at the end of an answer."""

    title: str
    lines: tuple[Line, ...]


class Outline(Struct, frozen=True):
    """What is shown, from top to bottom."""

    question: str
    verdict: str
    because: str
    under: str
    items: tuple[Item, ...]
    tables: tuple[Table, ...]
    parts: tuple[Part, ...]


def outline(resolution: Resolution, detail: int = 2) -> Outline:
    """The outline of an answer at a level of detail, 0 to 3. Raises ``InputError`` for another level."""
    if detail not in LEVELS:
        raise InputError(f"there is no level of detail {detail!r}; the levels are 0, 1, 2 and 3")
    items = _numbered(tuple(_items(resolution.steps, detail))) if detail > 0 else ()
    return Outline(
        question=resolution.question if detail > 0 else "",
        verdict=_verdict(resolution),
        because=resolution.because,
        under=_under(resolution),
        items=items,
        tables=tuple(_table(each, detail) for each in resolution.ledgers) if detail > 0 else (),
        parts=tuple(part for part in _parts(resolution, detail) if part.lines),
    )


def signed(amount: int) -> str:
    """An amount with its sign.

    >>> signed(2), signed(-2)
    ('+2', '−2')
    """
    return f"{amount:+d}".replace("-", "−")


def quoted(words: Words) -> str:
    """Words of a card, in quotation marks."""
    return f"“{words.text}”"


_BRANCH = re.compile(r"(?:^|[.!?] )If ")
"""Where the text of an answer tells what comes of each choice."""


def _verdict(resolution: Resolution) -> str:
    if resolution.verdict is Verdict.OPEN:
        told = resolution.text if _BRANCH.search(resolution.text) else f"So far: {resolution.text}"
        return f"It depends on a choice that the question leaves open. {told}"
    return resolution.text


def _under(resolution: Resolution) -> str:
    if not resolution.edition:
        return ""
    agree = [each.under for each in resolution.other_answers if each.agrees]
    differ = [each.under for each in resolution.other_answers if not each.agrees and each.known]
    said = f"under {resolution.edition}"
    if agree:
        said += f"; {listed(agree)} {'agrees' if len(agree) == 1 else 'agree'}"
    if differ:
        said += f"; {listed(differ)} would decide otherwise"
    return said


def _items(steps: tuple[Step, ...], detail: int) -> Iterator[Item]:
    said: Words | None = None
    for step in steps:
        if not step.routine or detail == 3:
            yield _item(step, detail, said)
            said = step.words
        else:
            yield from _items(step.steps, detail)


def _numbered(items: tuple[Item, ...], prefix: str = "") -> tuple[Item, ...]:
    """The items numbered as they are shown: what is left out leaves no gap."""
    return tuple(
        replace(item, number=f"{prefix}{number}", items=_numbered(item.items, f"{prefix}{number}."))
        for number, item in enumerate(items, 1)
    )


def _item(step: Step, detail: int, said: Words | None) -> Item:
    return Item(
        step.number,
        Line(step.sentence, _telling(step.rules, detail), str(step.outcome)),
        tuple(_notes(step, detail, said)),
        tuple(_table(each, detail) for each in step.ledgers if detail == 3 or not _is_printed(each))
        if detail >= 2
        else (),
        tuple(_items(step.steps, detail)),
    )


_COMMON = frozenset(
    {
        "card.standard-action",
        "control.owner-zones",
        "leave.definition",
        "me-first.again-each-round",
        "play.action",
        "play.minion-to-base",
        "play.on-base",
        "play.on-minion",
        "resolve.order",
        "score.choose",
        "score.discard-not-destroy",
        "score.places",
        "trigger.resolves-after",
    }
)
"""Rules that hold in every game at every turn: beside a rule that says more, only detail 3 shows them."""


def _telling(rules: tuple[CitedRule, ...], detail: int) -> tuple[CitedRule, ...]:
    """The rules that are shown beside a step: at detail 2 those that tell it from any other."""
    if detail != 2:
        return rules if detail == 3 else ()
    special = tuple(each for each in rules if each.key not in _COMMON and not each.key.startswith("verb."))
    return special or rules[:1]


def _is_printed(ledger: Ledger) -> bool:
    """Whether a number is what is printed, so that one line says it."""
    return len(ledger.lines) == 1 and ledger.lines[0].what == "printed"


_PUT_AWAY = ("clear", "go")
"""What becomes of a card that is done with: the words that let it be played say nothing about that."""


def _notes(step: Step, detail: int, said: Words | None) -> Iterator[Line]:
    """What stands below a step. Words that the step before has shown are shown again at detail 3 only."""
    worded = detail == 2 and step.words != said and step.verb not in _PUT_AWAY
    if step.words is not None and (detail == 3 or worded):
        yield Line(f"{step.source}: {quoted(step.words)}", kind="words")
    if detail >= 2 and step.why_now is not None:
        shown = [each for each in _telling(step.why_now.rules, detail) if detail == 3 or each not in step.rules]
        yield Line(step.why_now.sentence, tuple(shown), "why-now")
    if detail == 2:
        for ledger in step.ledgers:
            if _is_printed(ledger):
                yield Line(f"{ledger.of}: {ledger.total} ({ledger.lines[0].what}).", (), "number")
    for each in step.not_done:
        if detail >= 1 and each.sentence != step.sentence:
            rules = _telling(each.rules, detail)
            own = () if set(rules) <= set(step.rules) else rules
            yield Line(each.sentence, own, _kind(each))


def _kind(each: NotDone) -> str:
    return str(each.reason)


def _table(ledger: Ledger, detail: int) -> Table:
    rows = []
    shown: set[CitedRule] = set()
    for index, line in enumerate(ledger.lines):
        rules = (line.rule,) if line.rule is not None and detail >= 2 else ()
        rows.append(
            (
                str(line.amount) if index == 0 else signed(line.amount),
                line.what,
                quoted(line.words) if line.words is not None and detail >= 2 else "",
                tuple(each for each in rules if each not in shown or detail == 3),
            )
        )
        shown.update(rules)
    return Table(ledger.of, tuple(rows), str(ledger.total))


def _parts(resolution: Resolution, detail: int) -> Iterator[Part]:
    yield Part("Expected", tuple(_expectations(resolution)))
    yield Part("Not modelled yet", tuple(Line(each) for each in resolution.missing))
    yield Part("Choices left open", tuple(_open(resolution, detail)))
    if detail == 0:
        return
    differ = [each for each in resolution.other_answers if not each.agrees and each.known]
    yield Part(
        "Decided otherwise",
        tuple(Line(f"{each.under}: {each.text}" + (f" ({each.source})" if each.source else "")) for each in differ),
    )
    unknown = (each for each in resolution.other_answers if not each.known)
    yield Part("Not known", tuple(Line(f"{each.under}: {each.text}") for each in unknown))
    yield Part("Not settled by the books", tuple(_unsettled(resolution, detail)))
    yield Part(
        "Official rulings on the cards involved",
        tuple(Line(f"{each.card}: {each.text} ({each.source})") for each in resolution.rulings),
    )
    if detail == 3:
        yield Part(
            "Choices made",
            tuple(
                Line(f"{each.player}, {each.question}: {each.chosen}, out of {', '.join(each.options)}", each.rules)
                for each in resolution.choices
            ),
        )
        yield Part(
            "The rules cited",
            tuple(
                Line(f"{each.number} {each.title}: {each.text}{_behind(each)}", (each,))
                for each in resolution.rules()
            ),
        )
        return
    hidden = sum(step.routine for step in resolution.walk())
    if hidden:
        count = f"{hidden} routine step{'' if hidden == 1 else 's'}"
        yield Part("Left out here", (Line(f"{count} of the course of the turn, shown at detail 3"),))


def _behind(rule: CitedRule) -> str:
    """What stands behind a rule, in brackets; nothing for a rulebook, since the citation names it."""
    return "" if rule.authority == "rulebook" else f" ({AUTHORITY[rule.authority]})"


def _expectations(resolution: Resolution) -> Iterator[Line]:
    for each in resolution.expectations:
        mark = "as expected" if each.met else "NOT as expected"
        found = f" ({'' if each.met else 'found: '}{each.found})" if each.found else ""
        yield Line(f"{mark}: {each.text}{found}", kind="met" if each.met else "unmet")


def _open(resolution: Resolution, detail: int) -> Iterator[Line]:
    for each in resolution.open_choices:
        asked = f" for {quoted(each.words)}" if each.words is not None else ""
        rules = each.rules if detail >= 2 else ()
        yield Line(f"{each.player} chooses {each.question}{asked}: {', '.join(each.options)}", rules)


def _unsettled(resolution: Resolution, detail: int) -> Iterator[Line]:
    course = _only_routine(resolution) if detail < 3 else frozenset()
    for each in resolution.unsettled:
        if each.rule.key in course:
            continue
        rules = (each.rule,) if detail >= 2 else ()
        if detail < 3:
            yield Line(f"{each.rule.title}: reading {each.used} of {len(each.readings)} is used", rules)
            continue
        yield Line(f"{each.rule.title}: {len(each.readings)} readings.", rules)
        for number, reading in enumerate(each.readings, 1):
            used = " (used here)" if number == each.used else ""
            yield Line(f"Reading {number}{used}: {' '.join(reading.split())}")
        yield Line(f"Used because {_lower(' '.join(each.why.split()))}")


def _only_routine(resolution: Resolution) -> frozenset[str]:
    """The rules that only the course of the turn rests on: steps that are not shown."""
    routine = {rule.key for step in resolution.walk() if step.routine for rule in step.rules}
    shown = {rule.key for step in resolution.walk() if not step.routine for rule in step.rules}
    return frozenset(routine - shown)


def _lower(text: str) -> str:
    """``text`` to go on in the middle of a sentence; a book's key keeps its capitals."""
    return text if text[:2].isupper() else text[:1].lower() + text[1:]
