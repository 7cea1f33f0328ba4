"""Why something may not be done here: used, chosen or declined; each reason with its rule and the card's words.

Why a card may not be played is the engine's answer (``Game.why_not``). This module asks the engine's read-only
questions (limits, conditions, filters) of one position and changes none.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from smashrules.effects.abilities import Event as Awaited
from smashrules.effects.abilities import Instruction, Label, Limit, Per, Replacement, Triggered
from smashrules.effects.actions import Effect, If, May
from smashrules.effects.card import CardType
from smashrules.effects.node import NOWHERE, Node, at_path
from smashrules.effects.selectors import Both, Pile, Select
from smashrules.effects.verbs import Verb
from smashrules.engine import Game, Reason
from smashrules.engine.compiled import Compiled, Part, conditions_of
from smashrules.engine.conditions import holds
from smashrules.engine.context import Context, of_activation, of_card, of_object
from smashrules.engine.feasibility import can_do
from smashrules.engine.filters import passes
from smashrules.engine.limits import may_use
from smashrules.engine.selecting import fits, nested_select
from smashrules.engine.speakers import Speaker
from smashrules.engine.table import Table
from smashrules.explain.citing import written_on
from smashrules.explain.phrases import PHASES
from smashrules.state.frames import Do
from smashrules.state.game import State
from smashrules.state.records import Cause, Decision, Event
from smashrules.state.things import NOTHING, Thing, is_card


def words(game: Game, state: State, cause: Cause | None) -> str:
    """The words that a cause points at; empty if it points at none."""
    if cause is None or not cause.path:
        return ""
    definition = game.definition(state, written_on(cause))
    try:
        start, end = at_path(definition.text, cause.path).span
    except (IndexError, ValueError):
        return ""
    return definition.words[start:end].strip() if (start, end) != NOWHERE else ""


# -- using an ability ----------------------------------------------------------------------------------------------


def not_used(game: Game, state: State, player: int, uid: int, kind: str, past: Sequence[Event] = ()) -> list[Reason]:
    """Why ``player`` cannot use an ability of a card now, the first reason first. ``kind``: "talent", "special", or
    "" for whatever it has. ``past``: what has happened, for limits that a use in an earlier turn has reached."""
    table = game.reading(state)
    compiled = table.compiled(uid)
    parts = _usable(compiled, kind)
    given = [each for each in _given(table, uid) if kind != "special" or each[1].label is Label.SPECIAL]
    if given and not parts:
        return _each_once(one for each in given for one in _given_not_used(table, *each, player))
    if not parts:
        what = {"talent": "Talent", "special": "Special"}.get(kind, "ability that is used")
        rule = {"talent": "ability.talent", "special": "ability.special"}.get(kind, "ability.definition")
        return [Reason(rule, f"{compiled.definition.name} has no {what}")]
    reasons = [*_absent(table, uid, parts), *_not_theirs(table, uid, player)]
    for part in parts:
        reasons += _part_not_used(table, uid, part, player, past)
    return _each_once(reasons)


def _given(table: Table, uid: int) -> list[tuple[Speaker, Part]]:
    """The abilities to use that a card has been given, or that it gives."""
    return [
        (each, part)
        for each in table.values.users()
        if each.by != NOTHING and uid in (each.obj.uid, each.by)
        for part in (*each.compiled.talents, *each.compiled.on_turn)
    ]


def _given_not_used(table: Table, speaker: Speaker, part: Part, player: int) -> Iterator[Reason]:
    yield from _not_theirs(table, speaker.obj.uid, player)
    yield from _not_on_turn(table, part in speaker.compiled.talents, player)
    this = (speaker.obj.uid, table.incarnations[speaker.obj.uid], part.path, speaker.by)
    if any((each.card, each.incarnation, each.path, each.giver) == this for each in table.used):
        yield Reason("ability.talent.once", "it was used this turn")


def _not_on_turn(table: Table, talent: bool, player: int) -> Iterator[Reason]:
    rule = "ability.talent" if talent else "ability.ongoing.on-your-turn"
    if table.active != player:
        yield Reason(rule, f"it is {table.seats[table.active].name}'s turn")
    elif table.phase != "play":
        yield Reason(rule, f"it is not the Play Cards phase but: {PHASES.get(table.phase, table.phase)}")


def _usable(compiled: Compiled, kind: str) -> list[Part]:
    """The clauses that a player uses, or is asked whether to use."""
    waiting = [each for group in compiled.triggered.values() for each in group]
    every = [*compiled.talents, *compiled.on_turn, *compiled.from_elsewhere, *waiting, *compiled.replacements]
    every += compiled.instead_from_hand
    wanted = {"talent": Label.TALENT, "special": Label.SPECIAL}.get(kind)
    return every if wanted is None else [each for each in every if each.label is wanted]


def _absent(table: Table, uid: int, parts: Iterable[Part]) -> Iterator[Reason]:
    compiled = table.compiled(uid)
    elsewhere = [id(each) for each in (*compiled.from_elsewhere, *compiled.instead_from_hand)]
    if table.in_play(uid):
        cancelled = table.values.cancelled.get(uid)
        if cancelled is not None:
            yield Reason("cancel.definition", "its abilities are cancelled", cancelled)
    elif not any(id(each) in elsewhere for each in parts):
        yield Reason("ability.definition", f"it is not in play but: {table.zone(uid).value}")


def _not_theirs(table: Table, uid: int, player: int) -> Iterator[Reason]:
    if table.is_base(uid):
        return
    controller = table.controller(uid)
    if controller >= 0 and controller != player:
        yield Reason("wording.you", f"{table.seats[controller].name} controls it")


def _part_not_used(table: Table, uid: int, part: Part, player: int, past: Sequence[Event]) -> Iterator[Reason]:
    """Why one clause cannot be used, so far as that can be told."""
    clause, compiled = part.clause, table.compiled(uid)
    if part in compiled.talents or part in compiled.on_turn:
        yield from _not_on_turn(table, part in compiled.talents, player)
        if _was_used(table, uid, part):
            yield Reason("ability.talent.once", "it was used this turn")
            return
    yield from _limits(table, uid, part, player, past)
    if isinstance(clause, Triggered) and part not in compiled.on_turn:
        rule = "ability.special" if part.label is Label.SPECIAL else "trigger.definition"
        yield Reason(rule, "this is not its moment", _cause(table, uid, clause.when, part, player))
    elif isinstance(clause, Replacement):
        cause = _cause(table, uid, clause.event, part, player)
        yield Reason("replace.instead", "nothing is about to happen that it replaces", cause)
    yield from _conditions(table, uid, part, player)


def _was_used(table: Table, uid: int, part: Part) -> bool:
    now = table.incarnations[uid]
    return any(each.card == uid and each.incarnation == now and each.path == part.path for each in table.used)


def _limits(table: Table, uid: int, part: Part, player: int, past: Sequence[Event]) -> Iterator[Reason]:
    if not part.limits:
        return
    base = table.obj(uid).base if table.in_play(uid) else NOTHING
    limit = part.limits[0]
    if not may_use(table, uid, part, False, player, base) or _used_at_the_base(table, limit, player, past):
        over = "for this base" if limit.per is Per.BASE else "this game" if limit.per is Per.GAME else "this turn"
        which = f"an ability of {limit.name}" if limit.name is not None else "it"
        rule = "wording.once-per-turn" if limit.per is Per.TURN else "conflict.card-over-rule"
        yield Reason(rule, f"{which} was used {over}", _cause(table, uid, limit, part, player))


def _used_at_the_base(table: Table, limit: Limit, player: int, past: Sequence[Event]) -> bool:
    """Whether a card of the limit's name was played from the hand for the base that scored last: a use that is no
    longer counted when its turn is over."""
    if limit.per is not Per.BASE or limit.name is None:
        return False
    scored = [each.what for each in past if each.verb == "score-start"]
    return any(
        each.verb == Verb.PLAY.value
        and each.player == player
        and is_card(each.what)
        and table.definition(each.what).name == limit.name
        and "ability.special.from-hand" in each.rules
        and each.to == scored[-1]
        for each in past
        if scored
    )


def not_then(game: Game, state: State, events: Sequence[Event], player: int, uid: int) -> list[Reason]:
    """The conditions on which a Special in the hand was not offered when what it waits for happened. ``state``: the
    position from which ``events`` came."""
    table = game.reading(state)
    if uid not in table.seats[player].hand:
        return []
    ctx = of_card(table, uid, player)
    found = []
    for part in table.compiled(uid).from_elsewhere:
        clause = part.clause
        if not isinstance(clause, Triggered) or not isinstance(clause.when, Awaited):
            continue
        verb = clause.when.act.verb.value
        if not any(each.verb == verb and each.outcome == "done" for each in events):
            continue
        for each in conditions_of(clause):
            if not _asks_of_an_event(each) and not holds(ctx, each):
                cause = _cause(table, uid, each, part, player)
                found.append(Reason("wording.if", "when its moment came the condition was not met", cause))
    return found


def _conditions(table: Table, uid: int, part: Part, player: int) -> Iterator[Reason]:
    if table.in_play(uid) and table.values.alive(uid):
        ctx = of_object(table, table.obj(uid), player)
    elif not table.in_play(uid) and uid in table.seats[player].hand:
        ctx = of_card(table, uid, player)
    else:
        return
    clause = part.clause
    if isinstance(clause, Triggered):
        failed = [each for each in conditions_of(clause) if not _asks_of_an_event(each) and not holds(ctx, each)]
    elif isinstance(clause, Instruction):
        failed = [each.condition for each in _ifs(clause.effect) if not holds(ctx, each.condition)]
    else:
        return
    for each in failed:
        yield Reason("wording.if", "the condition is not met", _cause(table, uid, each, part, player))
    if not failed and isinstance(clause, Instruction) and not can_do(ctx, clause.effect):
        cause = _cause(table, uid, clause.effect, part, player)
        yield Reason("effect.ineligible-choice", "there is nothing that it could do", cause)


def _asks_of_an_event(condition: Node) -> bool:
    """Whether a condition speaks of the event that triggers, so that nothing can be said without one."""
    return type(condition).__name__ == "Was"


def _ifs(effect: Effect) -> list[If]:
    """The condition on which all of an effect hangs, if it has one and says nothing for the other case."""
    while isinstance(effect, May):
        effect = effect.effect
    return [effect] if isinstance(effect, If) and effect.otherwise is None else []


def _cause(table: Table, uid: int, node: Node, part: Part, player: int) -> Cause:
    """The words of ``node``; where it has none of its own, those of the clause around it."""
    compiled = table.compiled(uid)
    path = compiled.place.get(id(node), part.path)
    while len(path) > len(part.path) - 1 and compiled.nodes[path].span == NOWHERE:
        path = path[:-1]
    return Cause(uid, table.cards[uid].key, path, player)


# -- choosing ------------------------------------------------------------------------------------------------------


def not_chosen(game: Game, state: State, player: int, thing: Thing) -> list[Reason]:
    """Why ``player`` cannot choose a card, player or faction for what is asked now."""
    decision = state.decision
    if decision is None:
        return [Reason("end.fifteen-vp", "the game is over")]
    if decision.kind in ("main", "window"):
        return [Reason("choice.time", "nothing is to be chosen now")]
    if decision.player != player:
        return [Reason("choice.chooser", f"{state.players[decision.player].name} is the one to choose")]
    cause = decision.cause
    if cause is None:
        return [Reason("effect.ineligible-choice", "it is not among what can be chosen")]
    if decision.kind == "may":
        return [Reason("effect.may", "the question is only whether to do it", cause)]
    failed = _failing(game.reading(state), decision, thing)
    return [failed or Reason("effect.ineligible-choice", "it does not fit", cause)]


def _failing(table: Table, decision: Decision, thing: Thing) -> Reason | None:
    """The part of the description that ``thing`` fails, if it can be told: one that all that is offered fits."""
    frame, cause = table.agenda[-1], decision.cause
    if cause is None or not isinstance(frame, Do) or decision.kind != "thing":
        return None
    select = _asked(table.compiled_by_key[cause.key].nodes[cause.path], decision.key)
    if select is None:
        return None
    ctx = of_activation(table, table.activations[frame.activation], frame.doer)
    offered = [each.thing for each in decision.options if each.thing != NOTHING]
    rule = "effect.ineligible-choice"
    bare = Select(select.kind)
    if is_card(thing) and not fits(ctx, thing, bare) and all(fits(ctx, each, bare) for each in offered):
        kind = table.definition(thing).type
        a = "an" if kind is CardType.ACTION else "a"
        return Reason(rule, f"it is {a} {kind.value}, not a {select.kind.value}", cause)
    for each in select.filters:
        if all(_passes(ctx, one, each) for one in offered) and not _passes(ctx, thing, each):
            path = table.compiled_by_key[cause.key].place.get(id(each), cause.path)
            nodes = table.compiled_by_key[cause.key].nodes
            while nodes[path].span == NOWHERE and len(path) > len(cause.path):
                path = path[:-1]
            return Reason(rule, "it does not fit", Cause(cause.card, cause.key, path, cause.controller))
    return None


def _passes(ctx: Context, thing: Thing, each: Node) -> bool:
    try:
        return passes(ctx.copy(), thing, each)  # type: ignore[arg-type]
    except (AssertionError, KeyError, LookupError):
        return True  # the filter does not apply to such a thing: it decides nothing


def _asked(node: Node, key: str) -> Select | None:
    """The selector that a question's key speaks of ("what", "what.1", "to.in0")."""
    first, *rest = key.partition("#")[0].partition("@")[0].split(".")
    found: object = getattr(node, first, None)
    for each in rest:
        if isinstance(found, Both) and each.isdecimal():
            found = found.parts[int(each)]
        elif isinstance(found, Select) and each.startswith("in"):
            inner = [nested_select(one) for one in found.filters]
            number = int(each[2:])
            found = inner[number] if number < len(inner) else None
        elif isinstance(found, Pile) and each == "of":
            found = found.of
        else:
            return None
    return found if isinstance(found, Select) else None


def not_declined(state: State, player: int) -> list[Reason]:
    """Why ``player`` cannot decline what is asked now."""
    decision = state.decision
    if decision is None or decision.kind == "main":
        return [Reason("choice.time", "nothing is asked that could be declined")]
    if decision.player != player:
        return [Reason("choice.chooser", f"{state.players[decision.player].name} is the one to choose")]
    return [Reason("effect.must-follow", "the words do not say that it is optional", decision.cause)]


def _each_once(reasons: Iterable[Reason]) -> list[Reason]:
    return list(dict.fromkeys(reasons))
