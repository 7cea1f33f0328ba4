"""Sentences under one label made into an ability: which clause each is, and which go together.

Knows sentences that are read (``lines``), not their words; nothing is bound here.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import (
    Ability,
    Clause,
    Continuous,
    Event,
    Holds,
    Instruction,
    Label,
    OnTurn,
    Replacement,
    Restriction,
    Timing,
    Triggered,
)
from smashrules.effects.actions import (
    STATEMENTS,
    Act,
    Awaits,
    Becomes,
    Cancelled,
    Cannot,
    Cost,
    Counts,
    Delayed,
    ForEach,
    If,
    Join,
    Lasting,
    May,
    Modify,
    Moment,
    OneOf,
    Seq,
    Side,
    Unaffected,
    While,
)
from smashrules.effects.amounts import StatOf
from smashrules.effects.conditions import AnyOf, Complied, Did, Done, Has, Is, Not, TurnOf, Was
from smashrules.effects.node import walk
from smashrules.effects.selectors import (
    EVERY,
    ONE,
    PLAYERS_PILES,
    Both,
    Here,
    Kind,
    Pile,
    Placed,
    Select,
    This,
    Where,
    You,
    Zone,
)
from smashrules.effects.verbs import Verb
from smashrules.text.clauses.bygone import denied
from smashrules.text.nouns.partners import everyone
from smashrules.text.sentences.alternatives import in_its_place, lasting_instead, of_the_same, otherwise
from smashrules.text.sentences.always import always_so
from smashrules.text.sentences.awaiting import awaiting
from smashrules.text.sentences.differing import Differing, only_chooses
from smashrules.text.sentences.giving import bought, is_gift
from smashrules.text.sentences.later import at_its_time, of_the_turn_spoken_of
from smashrules.text.sentences.lines import Idle, Line, PlayNow, Several, as_rules_say, plain, replacement, sequence
from smashrules.text.sentences.pricing import priced
from smashrules.text.sentences.usage import Narrowed, narrowed, used_while_it_lasts
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
        _add(clauses, line, label, base)
    if clauses and isinstance(clauses[-1], Replacement) and _only_plays(clauses[-1]):
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


def _add(clauses: list[Clause], line: Line, label: str, base: bool) -> None:
    body, span = line.body, line.span
    if isinstance(body, Several):
        for each in body.bodies:
            _add(clauses, replace(line, body=each), label, base)
        return
    last = clauses[-1] if clauses else None
    if isinstance(body, Awaits):  # "this minion has +2 power, and if it would be destroyed, ..."
        if label not in ("Ongoing", "base") or line != Line(body, span=span):
            raise UnfitError("for how long")
        clauses.append(body.clause)
        return
    if line.otherwise and isinstance(body, STATEMENTS):
        if not isinstance(last, Continuous) or not isinstance(last.statement, While) or line.trigger or line.limit:
            raise UnfitError("otherwise")
        condition = denied(last.statement.condition, body.span)
        clauses.append(Continuous(While(condition, body, span=body.span), span=span))
        return
    if line.otherwise:
        if not isinstance(last, (Instruction, Triggered)) or line.trigger or line.limit:
            raise UnfitError("otherwise")
        clauses[-1] = _unless_it_holds(last, plain(line), span)
        return
    if line.if_so:
        if not isinstance(last, (Instruction, Triggered)) or line.trigger or line.limit or line.replaced:
            raise UnfitError("if you do what")
        clauses[-1] = _continued(last, _if_so(last.effect, as_rules_say(plain(line), label)), span)
        return
    if isinstance(body, Restriction):
        clauses.append(body)
        return
    if isinstance(body, Narrowed):
        if last is None or line != Line(body, span=span):
            raise UnfitError("which ability")
        clauses[-1] = narrowed(last, body)
        return
    if isinstance(body, PlayNow):
        if label != "Special" or clauses or (line.trigger is None and line.replaced is None):
            raise UnfitError("play when")
        if line.instead:
            differs: Any = Differing(body.then, span=span)
            clauses.append(Triggered(line.trigger, differs, line.condition, span=span))
            return
        played: Any = May(Act(Verb.PLAY, what=This(), span=span), span=span)
        if line.replaced is not None:
            clauses.append(replacement(line, played, span))
            return
        if body.then is not None:
            played = sequence(played, body.then, Join.SENTENCE)
        clauses.append(Triggered(line.trigger, played, line.condition, span=span))
        return
    if line.replaced is not None:
        if not line.instead and (label != "Special" or clauses):
            raise UnfitError("play when")
        if isinstance(body, STATEMENTS) or line.trigger is not None:
            raise UnfitError("instead of what")
        clauses.append(replacement(line, body, span))
        return
    if line.happens is not None:
        said_before = last is not None and not isinstance(last, Continuous) and not _beyond(last, line.happens.act)
        if said_before or isinstance(body, STATEMENTS) or line.trigger is not None or line.replaced is not None:
            raise UnfitError("if what happens")
        clauses.append(Triggered(line.happens, body, line.condition, line.limit, span=span))
        return
    nothing_done = last is None or isinstance(last, Continuous)
    if nothing_done and _did_when(line) and (label in ("Ongoing", "Special") or (base and not label)):
        raise UnfitError("what this ability has done, when it has done nothing yet")
    if isinstance(line.condition, Did) and _beyond(last, line.condition.act) and label in ("Ongoing", "base"):
        raise UnfitError("what this ability has done, when it does no such thing")
    if isinstance(last, Triggered) and _comes_later(last, line):
        waiting: Any = awaiting(replace(line, span=span)).body
        later = Lasting(waiting, Moment(Side.END, span=span), lead=True, span=span)
        clauses[-1] = _continued(last, sequence(last.effect, later, Join.SENTENCE), span)
        return
    if line.trigger is not None:
        body = as_rules_say(_spared(body), "Special" if _before_scoring(line.trigger, body) else label)
        if isinstance(body, STATEMENTS):
            raise UnfitError("a statement on a trigger")
        if _speaks_of_a_base(line.condition, body):  # which of them is chosen when it is done
            body, line = If(line.condition, body, span=body.span), replace(line, condition=None)
        clauses.append(Triggered(line.trigger, body, line.condition, line.limit, span=span))
        return
    if line.limit is not None and _optional(body) and (label == "Ongoing" or base):
        turn = OnTurn(You(span=span), span=span)  # "Once per turn, you may ...": on your turn
        clauses.append(Triggered(turn, body, line.condition, line.limit, span=span))
        return
    if line.limit is not None:
        raise UnfitError("once of what")
    if line.instead and isinstance(body, While) and isinstance(last, (Instruction, Triggered)):
        held, condition = lasting_instead(last.effect, body)
        clauses[-1] = _continued(last, in_its_place(last.effect, held, condition), span)
        return
    if isinstance(last, Replacement) and _only_plays(last):
        if not line.instead or isinstance(body, STATEMENTS) or line != replace(Line(body, span=span), instead=True):
            raise UnfitError("instead of what")
        clauses[-1] = _continued(last, body, span)
        return
    if line.instead and not isinstance(body, STATEMENTS) and not _only_plays(last):
        if not isinstance(last, (Instruction, Triggered)) or line.limit is not None:
            raise UnfitError("instead of what")
        clauses[-1] = _continued(last, in_its_place(last.effect, body, line.condition), span)
        return
    if label == "Special" and (line.instead or isinstance(body, Is)):
        if not isinstance(last, Triggered) or not _only_plays(last) or line.condition is not None:
            raise UnfitError("instead of what")
        clauses[-1] = _continued(last, Differing(body, span=span), span)
        return
    if line.instead:
        if not (isinstance(body, While) and isinstance(last, Continuous) and _alike(last.statement, body.statement)):
            raise UnfitError("instead of what")
        without = While(denied(body.condition, body.span), last.statement, span=last.span)
        instead = replace(body, statement=of_the_same(last.statement, body.statement))
        clauses[-1:] = [replace(last, statement=without), Continuous(instead, span=span)]
        return
    if isinstance(last, Triggered) and not isinstance(getattr(body, "what", None), This):
        body = as_rules_say(body, label)
        line = replace(line, body=body)
    if isinstance(body, STATEMENTS):
        if label == "Talent" or (not label and not base and _instructs(body)):
            raise UnfitError("for how long")
        if label == "Special" and last is not None and _only_plays(last) and _of_others(body):
            raise UnfitError("for how long")  # "Play before a base scores. Give one of your minions +2 power."
        if isinstance(body, While) and any(isinstance(each, (Did, Was)) for each in walk(body.condition)):
            raise UnfitError("what this ability has done or answers, where it only states something")
        clauses.append(Continuous(body, span=span))
        return
    effect = plain(line)
    at_once = label != "Ongoing" and bool(label or not base)
    first = nothing_done and isinstance(effect, If) and (not at_once or label == "Special")
    if first and any(isinstance(each, (Did, Was)) for each in walk(effect.condition)):
        raise UnfitError("what this ability has done or answers, when it has done nothing yet")
    if isinstance(last, Triggered) and _only_plays(
        last
    ):  # "Play before a base scores. Destroy ...": then it does this
        clauses[-1] = _continued(last, effect, span)
    elif isinstance(last, Replacement) and not isinstance(effect, STATEMENTS):
        clauses[-1] = _continued(last, _in_its_place_too(last.effect, effect), span)
    elif isinstance(last, Triggered) and last.condition is not None and _asks_for_itself(last.condition, effect):
        held = If(last.condition, last.effect, span=last.span)
        apart = _continued(last, sequence(held, effect, Join.SENTENCE), span)
        clauses[-1] = replace(apart, condition=None)
    elif isinstance(last, (Instruction, Triggered)):
        clauses[-1] = _continued(last, _after(last.effect, effect), span)
    elif not at_once and (held := _held_as_long(effect)) is not None:
        clauses.append(Continuous(held, span=span))
    elif isinstance(effect, If) and not at_once and effect.otherwise is None:
        if isinstance(effect.then, Cost):  # "if you have a minion here, others must discard a card to play one"
            if (price := priced(effect.then)) is None:
                raise UnfitError("what is paid for, and when")
            clauses.append(Continuous(While(effect.condition, price, span=effect.span), span=span))
            return
        clauses.append(Triggered(Holds(effect.condition, span=effect.condition.span), effect.then, span=span))
    elif base and not label and _by_place(effect):  # "The winner draws a card": there is one when it has scored
        scored = Event(Timing.AFTER, Act(Verb.SCORE, what=Here(span=span), span=span), span=span)
        clauses.append(Triggered(scored, effect, span=span))
    elif (label == "Ongoing" or (base and not label)) and (elsewhere := _from_elsewhere(effect)) is not None:
        clauses.append(Triggered(OnTurn(You(span=span), span=span), elsewhere, span=span))
    elif (label == "Ongoing" or (base and not label)) and (stated := _of_this_turn(effect)) is not None:
        clauses.append(Continuous(stated, span=span))
    elif label == "Ongoing" and (permitted := used_while_it_lasts(effect)) is not None:
        clauses.append(Continuous(permitted, span=span))  # "you may use your other minions' Talents as if ..."
    elif (label == "Ongoing" or (base and not label)) and (price := priced(effect)) is not None:
        clauses.append(Continuous(price, span=span))
    elif (label == "Ongoing" or (base and not (label or clauses))) and (ordered := always_so(effect)) is not None:
        clauses.append(Continuous(ordered, span=span))
    elif label in ("Ongoing",) or (base and not label):
        raise UnfitError("when")
    else:
        timed = at_its_time(effect, span) if label == "Special" and not clauses else None
        clauses.append(timed or Instruction(effect, span=span))


def _before_scoring(trigger: Any, body: Any) -> bool:
    """Whether players have more power as it scores: "before this base scores, each player gains +1 power here"."""
    about = isinstance(trigger, Event) and trigger.timing is Timing.BEFORE and trigger.act.verb is Verb.SCORE
    return about and isinstance(body, Modify) and body.at is not None


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


def _of_this_turn(effect: Any) -> Any:
    """ "Minions that moved here this turn have +2 power until the end of the turn": no longer than they are such."""
    if not isinstance(effect, Lasting) or effect.lead or effect.until != Moment(Side.END):
        return None
    about: Any = getattr(effect.statement, "what", None)
    told = [each.condition for each in getattr(about, "filters", ()) if isinstance(each, Where)]
    acts = [one for each in told for one in (each.conditions if isinstance(each, AnyOf) else (each,))]
    return effect.statement if acts and all(isinstance(each, Done) for each in acts) else None


def _from_elsewhere(effect: Any) -> May | None:
    """ "You may play actions from your discard pile instead of from your hand": as often as you can play one."""
    act: Any = effect.effect if isinstance(effect, May) and effect.by is None else None
    if not isinstance(act, Act) or act.verb is not Verb.PLAY or act.instead_of is not Zone.HAND:
        return None
    if isinstance(act.what, Select) and act.what.quantity == EVERY:
        act = replace(act, what=replace(act.what, quantity=ONE))
    return May(act, span=effect.span)


def _did_when(line: Line) -> bool:
    """Whether all that says when it is done is what was done before."""
    return isinstance(line.condition, Did) and line.trigger is None and line.limit is None


def _beyond(last: Any, act: Act) -> bool:
    """Whether the ability before neither does nor answers such a thing: "at the start of your turn, draw a card. If
    this minion is destroyed, ..." waits for that by itself."""
    if not isinstance(last, Triggered) or act.verb not in _BY_ITSELF:
        return False
    return all(each.verb is not act.verb for each in walk(last) if isinstance(each, Act))


_BY_ITSELF = (Verb.MOVE, Verb.DESTROY, Verb.RETURN, Verb.SCORE, Verb.TRANSFER, Verb.TAKE_CONTROL, Verb.PLAY)
"""What happens in a game without an ability that is resolving."""


def _asks_for_itself(before: Any, then: Any) -> bool:
    """Whether a further sentence asks for something of its own: "at the start of your turn, if A, do X. If B, do Y"
    does Y whether or not A holds, unless it speaks of what X is about."""
    if isinstance(before, TurnOf) or not isinstance(then, If):
        return False
    return not any(isinstance(each, (Pron, Did, Was, Complied)) for each in walk(then))


def _after(effect: Any, then: Any) -> Any:
    """What a further sentence adds. "For each other player, do X. They do Y": each of them does, in the same turn."""
    looped = effect.parts[-1] if isinstance(effect, Seq) else effect
    if isinstance(effect, Delayed) and isinstance(then, If) and _left_undone(then.condition):  # left undone by then
        both = sequence(effect.effect, then, Join.SENTENCE)
        return replace(effect, effect=both, span=(effect.span[0], then.span[1]))
    if not (isinstance(looped, ForEach) and everyone(looped.over) and isinstance(_doer(then), Pron)):
        return sequence(effect, then, Join.SENTENCE)
    inner = sequence(looped.effect, then, Join.SENTENCE)
    longer = replace(looped, effect=inner, span=(looped.span[0], then.span[1]))
    if not isinstance(effect, Seq):
        return longer
    return replace(effect, parts=(*effect.parts[:-1], longer), span=(effect.span[0], then.span[1]))


def _left_undone(condition: Any) -> bool:
    """Whether it asks whether what was said before has been done: "if you can't", "if you do not"."""
    return isinstance(condition, Complied) or (
        isinstance(condition, Not) and isinstance(condition.condition, Complied)
    )


def _in_its_place_too(effect: Any, then: Any) -> Any:
    """ "You may do X instead. Then do Y": who leaves X lets the event happen, and does not do Y."""
    if isinstance(effect, May):
        both = sequence(effect.effect, then, Join.SENTENCE)
        return replace(effect, effect=both, span=(effect.span[0], then.span[1]))
    return sequence(effect, then, Join.SENTENCE)


def _doer(effect: Any) -> Any:
    """Who acts first."""
    if isinstance(effect, Seq):
        return _doer(effect.parts[0])
    if isinstance(effect, Delayed) and isinstance(effect.when, OnTurn | Moment):
        return effect.when.whose
    told: Any = effect.statement if isinstance(effect, Lasting) else None
    if isinstance(told, Modify) and told.at is not None:  # "they gain +2 power here"
        return told.what
    return effect.by if isinstance(effect, (Act, May, OneOf)) else None


def _held_as_long(effect: Any) -> While | None:
    """ "Ongoing: If you have the most power here, reduce the breakpoint by 2": for as long as it is so. Raises
    ``UnfitError`` for a number that would be doubled again and again."""
    if not isinstance(effect, If) or effect.otherwise is not None:
        return None
    then = effect.then
    if not isinstance(then, Lasting) or then.until is not None:
        return None
    changed = then.statement
    if isinstance(changed, Modify) and any(isinstance(each, StatOf) for each in walk(changed.amount)):
        raise UnfitError("doubled each time, or for as long")
    return While(effect.condition, changed, span=effect.span)


def _by_place(effect: Any) -> bool:
    """Whether it is done by the winner or another who has a place at the base that scored."""
    doer = effect.over if isinstance(effect, ForEach) else _doer(effect)
    placed = doer.parts if isinstance(doer, Both) else (doer,)  # "the winner and the runner-up each draw a card"
    return all(isinstance(each, Select) and any(isinstance(f, Placed) for f in each.filters) for each in placed)


def _optional(body: Any) -> bool:
    """Whether it is up to you."""
    return isinstance(body, May) and body.by is None


def _alike(one: Any, other: Any) -> bool:
    """Two statements of the same number of the same thing ("has +2 power. If ..., it has +4 power instead")."""
    return isinstance(one, Modify) and isinstance(other, Modify) and one.stat is other.stat


def _of_others(body: Any) -> bool:
    """Whether it is stated of cards that are chosen, or described, and not of the card that says so."""
    stated = body.statement if isinstance(body, While) else body
    return isinstance(getattr(stated, "what", None), (Select, Both))


def _instructs(body: Any) -> bool:
    stated = body.statement if isinstance(body, While) else body
    on_itself = isinstance(body, While) and isinstance(getattr(stated, "what", None), This)
    on_itself = on_itself or (isinstance(body, Becomes) and isinstance(body.what, This))
    return not isinstance(stated, Counts) and not on_itself and not _kept_out(stated)


def _kept_out(stated: Any) -> bool:
    """ "This card cannot be buried": of a card that is not in play, it is true wherever the card is."""
    act = stated.act if isinstance(stated, Cannot) else None
    to = act.to if act is not None else None
    into = isinstance(to, Pile) and to.zone is Zone.STASIS
    return act is not None and isinstance(act.what, This) and act.by is None and (act.verb is Verb.BURY or into)


def _comes_later(last: Triggered, line: Line) -> bool:
    """ "Before a base scores, you may play this card there. After that base scores, ...": what was begun before it
    scores goes on when it has, in the same turn."""
    before, after = last.when, line.trigger
    if not isinstance(before, Event) or not isinstance(after, Event) or after.others or before.others:
        return False
    scores = before.act.verb is after.act.verb is Verb.SCORE
    again = isinstance(after.act.what, Pron) and after.act.what.form in ("that", "it")
    return scores and again and before.timing is Timing.BEFORE and after.timing is not Timing.BEFORE


def _continued(clause: Any, effect: Any, span: tuple[int, int]) -> Any:
    return replace(clause, effect=effect, span=(clause.span[0], span[1]))


def _unless_it_holds(clause: Any, other: Any, span: tuple[int, int]) -> Any:
    """ "After X, if C, do Y. Otherwise, do Z": X has either of them happen, so C is asked as it does.

    Where Y itself may be left ("if C, you may do Y. Otherwise, do Z") it is C that decides."""
    if isinstance(clause, Triggered) and clause.condition is not None:
        asked, begin = clause.condition, clause.condition.span[0]
        either = If(asked, clause.effect, other, span=(begin, other.span[1]))
        return _continued(replace(clause, condition=None), either, span)
    return _continued(clause, otherwise(clause.effect, other), span)


def _only_plays(clause: Any) -> bool:
    """ "Play before a base scores.": an action, and no more is said. A minion is not played without saying so."""
    if not isinstance(clause, (Triggered, Replacement)):
        return False
    played = clause.effect.effect if isinstance(clause.effect, May) else None
    alone = clause.effect.span == clause.span and played == Act(Verb.PLAY, what=This())
    if alone and isinstance(played, Act) and isinstance(played.what, This) and played.what.kind is Kind.MINION:
        raise UnfitError("whether it is played")
    return alone


def _spared(body: Any) -> Any:
    """ "(When a player plays an action,) your minions are not affected by it": for as long as it is carried out."""
    known = isinstance(body, Unaffected) and isinstance(body.by, Pron) and not body.by.many
    return Lasting(body, span=body.span) if known else body


def _if_so(effect: Any, then: Any) -> Any:
    """ "You may do X. If you do, Y": X is done to do Y; with "once you do X you must do Y" (WIKI, "If")."""
    then = _spared(then)
    if isinstance(then, (*STATEMENTS, Several)):
        raise UnfitError("for how long")
    span = (effect.span[0], then.span[1])
    if isinstance(effect, Seq):
        if effect.joins[-1] is not Join.SENTENCE:
            raise UnfitError("if you do which of them")
        return replace(effect, parts=(*effect.parts[:-1], _if_so(effect.parts[-1], then)), span=span)
    if isinstance(effect, May) and (_given(effect.effect) or _all_done(effect.effect)):
        return replace(effect, effect=Cost(effect.effect, then, span=span), span=span)
    if isinstance(effect, May):
        return replace(effect, effect=_if_so(effect.effect, then), span=span)
    if isinstance(effect, If) and effect.otherwise is None:
        return replace(effect, then=_if_so(effect.then, then), span=span)
    if isinstance(effect, Delayed):  # "at the end of your turn, you may do X. If you do, Y": then
        return replace(effect, effect=_if_so(effect.effect, then), span=span)
    if isinstance(effect, (Act, OneOf)) or is_gift(effect):
        return bought(effect, then, span)
    raise UnfitError("if you do what")


def _all_done(effect: Any) -> bool:
    """ "You may look at two cards, draw one and discard the other": all of that is done, or none."""
    acts = isinstance(effect, Seq) and Join.SENTENCE not in effect.joins and effect.parts
    return bool(acts) and all(isinstance(each, Act) and each.by is None for each in effect.parts)


def _speaks_of_a_base(condition: Any, body: Any) -> bool:
    """ "If there is another base with more minions, move this minion to that base"."""
    spoken = condition.what if isinstance(condition, Has) and condition.what.kind is Kind.BASE else None
    if spoken is None or spoken.label is None or spoken.zone is not None:
        return False
    return any(isinstance(each, Pron) and each.kinds == frozenset(("base",)) for each in walk(body))


def _given(effect: Any) -> bool:
    """ "You may give it +3 power until the end of the turn": that much is done to certain things, or it is not."""
    return (
        isinstance(effect, Lasting) and isinstance(effect.statement, (Modify, Cancelled, Becomes)) and not effect.lead
    )
