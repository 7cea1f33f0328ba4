"""What of an answer is left to chance: a card picked at random, a deck that was shuffled.

Chance falls by the seed of a question. Where any of it was used, the question is answered with other seeds, too; what
comes out otherwise is told as left to chance, and never as a fact. Knows answers; it carries nothing out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from smashrules.explain import Expectation, Resolution, Verdict
from smashrules.scenario.comparing import Answered
from smashrules.scenario.errors import ScenarioError
from smashrules.scenario.outcomes import Outcome, is_open, outcomes
from smashrules.scenario.running import Run

_TRIES = 12
"""With so many other seeds a question is answered."""
_MOST = 4
"""So many of the ways in which chance can fall are told."""


def is_used(run: Run) -> bool:
    """Whether chance had a part in what happened, or has one in what can come of a choice that is open."""
    if run.state.seed != run.board.state.seed:
        return True
    tree = outcomes(run) if is_open(run) else None
    return tree is not None and any(each.state.seed != run.state.seed for each in _ends(tree))


def _ends(outcome: Outcome) -> Iterator[Run]:
    if not outcome.branches:
        yield outcome.run
    for _, each in outcome.branches:
        yield from _ends(each)


def left_to_chance(found: Answered, seed: int, answer: Callable[[int], Answered]) -> Answered:
    """An answer with what comes out otherwise when chance falls in another way; ``answer`` gives the answer for a
    seed. Unchanged where nothing does."""
    others: list[Resolution] = []
    refused = ""
    for each in range(seed + 1, seed + 1 + _TRIES):
        try:
            others.append(answer(each).resolution)
        except ScenarioError as wrong:
            refused = refused or wrong.problem
    made = found.resolution
    texts = tuple(dict.fromkeys((made.text, *(each.text for each in others))))
    expectations = tuple(
        _marked(own, [each.expectations[index] for each in others]) for index, own in enumerate(made.expectations)
    )
    found = replace(found, ways=frozenset(texts))
    if len(texts) == 1 and not refused and expectations == made.expectations:
        return found
    because = [made.because]
    if made.verdict is Verdict.OPEN:
        because.append(f"Some of it is left to chance; this is how it falls with seed: {seed}.")
    elif len(texts) > 1 or refused:
        because.append(f"The steps are one way in which chance can fall (seed: {seed}).")
        told = " Or: ".join(each if each.endswith(".") else f"{each}." for each in texts[:_MOST])
        more = " Or something else." if len(texts) > _MOST else ""
        if len(texts) > 1:
            made = made.but(verdict=Verdict.CHANCE, text=f"It is left to chance. {told}{more}", number=None)
    if refused:
        because.append(f"When it falls in another way, a line of the question cannot be carried out: {refused}.")
    made = made.but(because=" ".join(filter(None, because)), expectations=expectations)
    return replace(found, resolution=made)


def _marked(own: Expectation, others: list[Expectation]) -> Expectation:
    """An expectation that comes about by chance, or does not, marked as such."""
    if all(each.met == own.met for each in others):
        return own
    return Expectation(own.text, own.met, "; ".join(filter(None, (own.found, "left to chance"))))
