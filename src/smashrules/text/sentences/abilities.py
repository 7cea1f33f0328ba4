"""Sentences under one label made into an ability.

Knows sentences that are read (``lines``), not their words; nothing is bound here. What each sentence adds to those
before it is told by the tables of ``adding``, what is asked of all of them together stands here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import (
    Ability,
    Clause,
    Event,
    Instruction,
    Label,
    Replacement,
    Triggered,
)
from smashrules.effects.actions import (
    Act,
    Delayed,
    If,
    Join,
    May,
)
from smashrules.effects.node import walk
from smashrules.effects.selectors import (
    ONE,
    PLAYERS_PILES,
    Kind,
    Pile,
    Select,
    This,
)
from smashrules.effects.verbs import Verb
from smashrules.text.sentences.adding import added
from smashrules.text.sentences.differing import Differing, only_chooses
from smashrules.text.sentences.later import of_the_turn_spoken_of
from smashrules.text.sentences.lines import Idle, Line, Next, PlayNow, Several, only_played, sequence
from smashrules.text.structure.attach import UnfitError
from smashrules.text.trees.pending import Pron, temporary


def ability(label: str, chosen: list[Line], span: tuple[int, int], kind: str) -> Ability:
    """The ability that the sentences under one label of a card of this type make. Raises ``UnfitError``."""
    clauses: list[Clause] = []
    base = kind == "base"
    if label == "Special" and kind == "action":
        chosen = [_play_now(chosen[0]), *chosen[1:]]
    if any(isinstance(line.body, Idle) for line in chosen):
        if not label or base or len(chosen) > 1 or chosen[0] != Line(chosen[0].body, span=chosen[0].span):
            raise UnfitError("nothing, and more")
        return Ability(Label(label), (), span=span)
    if kind in ("minion", "titan") and len(chosen) > 1 and isinstance(chosen[0].body, PlayNow):
        raise UnfitError("whether it is played")  # "Play before a base scores. Draw a card."
    for line in chosen:
        for alone in _each_alone(line):
            clauses = added(Next(alone, tuple(clauses), label, base))
    if clauses and isinstance(clauses[-1], Replacement) and only_played(clauses[-1]):
        raise UnfitError("what happens instead")
    if kind == "action" and not label:
        clauses = _of_what_was_done(clauses)
    clauses = [of_the_turn_spoken_of(each) for each in clauses]
    if label == "Special" and not base:
        clauses = [_scoring(each) for each in clauses]
    if not label and any(_itself_from_a_pile(getattr(each, "effect", None)) for each in clauses):
        raise UnfitError("played from a pile while it is played, or in play")
    if label == "Special" and clauses and only_chooses(clauses[-1]):
        chosen_then: Any = clauses[-1]
        clauses[-1] = replace(chosen_then, effect=Differing(chosen_then.effect, span=chosen_then.effect.span))
    return Ability(Label(label), tuple(clauses), span=span)


def _each_alone(line: Line) -> Iterator[Line]:
    """Statements that are said in one sentence ("has +2 power and cannot be destroyed"), each for itself."""
    if not isinstance(line.body, Several):
        yield line
        return
    for body in line.body.bodies:
        yield from _each_alone(replace(line, body=body))


def _of_what_was_done(clauses: list[Clause]) -> list[Clause]:
    """The clauses of an action that is gone once it is resolved: "move a minion to another base. After that base
    scores, draw a card" waits for that once. Raises ``UnfitError`` where it waits for nothing it has done."""
    found: list[Clause] = []
    for each in clauses:
        last = found[-1] if found else None
        if not isinstance(each, Triggered) or not isinstance(each.when, Event) or not isinstance(last, Instruction):
            found.append(each)
            continue
        if each.limit is not None or not any(isinstance(node, Pron) for node in walk(each.when)):
            raise UnfitError("waited for by what is gone")
        done = If(each.condition, each.effect, span=each.span) if each.condition is not None else each.effect
        later = Delayed(each.when, done, span=each.span)
        found[-1] = replace(last, effect=sequence(last.effect, later, Join.SENTENCE))
    return found


def _itself_from_a_pile(effect: Any) -> bool:
    if isinstance(effect, (If, May)):
        return _itself_from_a_pile(effect.then if isinstance(effect, If) else effect.effect)
    played = isinstance(effect, Act) and effect.verb is Verb.PLAY and isinstance(effect.what, This)
    return played and isinstance(effect.source, Pile) and effect.source.zone in PLAYERS_PILES


def _play_now(line: Line) -> Line:
    """ "Play this action when it would be destroyed": what then comes says what happens instead."""
    itself = line.body == Act(Verb.PLAY, what=This()) and line.replaced is not None
    return replace(line, body=PlayNow(line.span)) if itself else line


def _scoring(clause: Any) -> Any:
    """ "If the base has a high breakpoint, you may play this before the base scores": any base; it is in a hand."""
    if not isinstance(clause, Triggered) or clause.effect != May(Act(Verb.PLAY, what=This())):
        return clause
    act = clause.when.act if isinstance(clause.when, Event) else None
    about: Any = act.what if act is not None and act.verb is Verb.SCORE else None
    if not isinstance(about, Pron) or about.words != "the base":
        return clause
    start = clause.span[0]  # it is spoken of from there on
    scored = Select(Kind.BASE, ONE, label=temporary(start), span=(start, about.span[1]))
    when: Any = clause.when
    return replace(clause, when=replace(when, act=replace(when.act, what=scored)))
