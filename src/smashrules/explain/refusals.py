"""Answers without a course of events: why something is not allowed, and what cannot be answered yet.

Knows the game's reasons and citations; no layout.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from smashrules.explain.board import GameLike, Names, ReasonLike
from smashrules.explain.citing import cited_all, unsettled, words_of, written_on
from smashrules.explain.model import NotDone, Outcome, Reason, Resolution, Ruling, Step, Verdict
from smashrules.explain.phrases import NO, YES
from smashrules.state.game import State
from smashrules.state.records import Cause


class Allowed(Struct, frozen=True):
    """What lets something be done: in words, the rules, and the words of a card, if a card does."""

    sentence: str
    rules: tuple[str, ...]
    cause: Cause | None = None


def explain_why_not(
    game: GameLike,
    state: State,
    reasons: Sequence[ReasonLike],
    *,
    question: str = "",
    allowed_by: Iterable[str | Allowed] = (),
    rulings: Sequence[Ruling] = (),
) -> Resolution:
    """Why something is not allowed, from what ``Game.why_not`` gives: the first reason that fails first.

    No reasons means that it is allowed: the answer is yes, by what ``allowed_by`` says, which are rules or more.
    """
    names = Names(game, state, [each.cause.card for each in reasons if each.cause is not None])
    steps = tuple(_reason(names, state.edition, each, number) for number, each in enumerate(reasons, 1))
    if not steps:
        steps = tuple(_allowed(names, state.edition, each, number) for number, each in enumerate(allowed_by, 1))
        made = Resolution(Verdict.YES, YES, "Nothing stands in the way.", question, state.edition, steps=steps)
    else:
        made = Resolution(Verdict.NO, NO, steps[0].sentence, question, state.edition, steps=steps)
    return made.but(rulings=tuple(rulings), unsettled=unsettled(made.rules()))


def allowed_step(game: GameLike, state: State, by: Allowed) -> Step:
    """What lets something be done as a step of an answer."""
    return _allowed(Names(game, state, [] if by.cause is None else [written_on(by.cause)]), state.edition, by, 1)


def _allowed(names: Names, edition: str, by: str | Allowed, number: int) -> Step:
    if isinstance(by, str):
        (rule,) = cited_all((by,), edition)
        return Step(str(number), (), "allowed", Outcome.DONE, f"{rule.title}.", rules=(rule,))
    source = "" if by.cause is None else names.card(written_on(by.cause))
    return Step(
        str(number),
        (),
        "allowed",
        Outcome.DONE,
        by.sentence,
        source=source,
        words=words_of(names, by.cause),
        rules=cited_all(by.rules, edition),
    )


def _reason(names: Names, edition: str, reason: ReasonLike, number: int) -> Step:
    words = words_of(names, reason.cause)
    rules = cited_all((reason.rule,) if reason.rule else (), edition)
    card = names.card(written_on(reason.cause)) if reason.cause is not None else ""
    sentence = _sentence(reason.note, card, words.text if words is not None else "", rules[0].title if rules else "")
    return Step(
        number=str(number),
        events=(),
        verb="why-not",
        outcome=Outcome.NOT,
        sentence=sentence,
        source=card,
        words=words,
        rules=rules,
        not_done=(NotDone("", Reason.PREVENTED if card else Reason.IMPOSSIBLE, sentence, words, rules),),
    )


def _sentence(note: str, card: str, said: str, title: str) -> str:
    """The reason as one sentence: the card's words, or the note, or the rule by its title."""
    if card and said:
        lead = f"{note[:1].upper()}{note[1:].rstrip('.')}: " if note else ""
        return f"{lead}{card} says “{said}”."
    told = note or title or "a rule forbids it"
    return f"{told[:1].upper()}{told[1:].rstrip('.')}."


def not_modelled(missing: Sequence[str], *, question: str = "", edition: str = "") -> Resolution:
    """The answer to what cannot be carried out yet; ``missing`` names the systems. Nothing is cited, since nothing
    was computed."""
    return Resolution(
        Verdict.NOT_MODELLED,
        f"Not modelled yet: {', '.join(missing)}.",
        "Nothing is cited for what was not computed.",
        question,
        edition,
        missing=tuple(missing),
    )
