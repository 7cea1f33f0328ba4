"""The official rulings that an answer shows: on cards that lines speak of, and on cards whose words did something.

Knows runs and the card library; a card that merely lies on the board is not involved, nor is one without any words.
"""

from __future__ import annotations

from collections.abc import Iterator

from smashrules.explain import Resolution, Ruling
from smashrules.explain.citing import written_on
from smashrules.scenario.model import Plays, Question, Ref, Scenario, Uses
from smashrules.scenario.running import Run
from smashrules.state.records import Cause


def rulings(run: Run, scenario: Scenario, question: Question | None, made: Resolution) -> list[Ruling]:
    """The rulings on the cards involved in an answer, each card once."""
    board = run.board
    asked = [] if question is None else list(_asked_about(run, question))
    found: list[Ruling] = []
    for key in dict.fromkeys([*_named(run, scenario, asked), *_worked(run), *_counted(made)]):
        entry = board.cards.entries.get(key)
        definition = board.cards.definitions.get(key)
        if entry is None or (definition is not None and not definition.words and not _is_used(question, key)):
            continue
        for each in entry.rulings:
            if each.printing in (board.cards.printing.id, "current"):
                found.append(Ruling(each.card, each.text, "; ".join(str(at) for at in each.citations())))
    return found


def _asked_about(run: Run, question: Question) -> Iterator[Ref]:
    """The cards that a question is about; where it is about a base, what the base says need not matter."""
    if question.wish is not None and question.wish.card is not None:
        yield question.wish.card
    if question.ref is not None and not _is_base(run, question.ref):
        yield question.ref


def _is_base(run: Run, ref: Ref) -> bool:
    return any(uid in run.state.bases for uid in run.finder.cards(ref))


def _is_used(question: Question | None, key: str) -> bool:
    """Whether it is asked what a card can do, which for one without words is nothing."""
    wish = None if question is None else question.wish
    return wish is not None and wish.verb == "use" and wish.card is not None and wish.card.name.text == key


def _named(run: Run, scenario: Scenario, asked: list[Ref]) -> Iterator[str]:
    """The cards that lines play or use, or that the question is about."""
    board = run.board
    lines = [step.what.card for step in scenario.script if isinstance(step.what, Plays | Uses)]
    for ref in (*lines, *asked):
        if board.find_player(ref.name.text) is None and not board.find_faction(ref.name.text):
            yield board.card_name(ref.name)


def _worked(run: Run) -> Iterator[str]:
    """The cards whose words did something, were in the way of something, or ask something now."""
    causes: list[Cause | None] = []
    for event in run.events():
        causes += (event.cause, event.barrier)
    decision = run.state.decision
    causes += [each.cause for each in run.reasons]
    causes += [decision.cause if decision is not None else None]
    for cause in causes:
        if cause is not None and cause.path:
            yield run.state.cards[written_on(cause)].key


def _counted(made: Resolution) -> Iterator[str]:
    """The cards whose words count in a number that was asked for."""
    for ledger in made.ledgers:
        for line in ledger.lines:
            if line.words is not None:
                yield line.words.card
