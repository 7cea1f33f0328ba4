"""The turn: its five phases, what may be done in the Play Cards phase, drawing, the hand limit, the end of the game.

What abilities do at the start or end of a phase is resolved as all that is triggered is (``me_first``), and not known
here. Source: WIKI and EMD2023, "The Phases of a Turn"; "Declaring Victory".
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import Instruction, OnTurn, Triggered
from smashrules.effects.actions import Act, Permit, Side
from smashrules.effects.card import CardType
from smashrules.effects.selectors import Host, Kind, Select, Stat, This, Zone
from smashrules.effects.verbs import Verb
from smashrules.engine import in_place
from smashrules.engine.abilities import permits, talent
from smashrules.engine.agenda import advance, do, pop, propose, push, put_back, resolve
from smashrules.engine.asking import END, ask_thing, picked
from smashrules.engine.compiled import (
    ABLE,
    ON_TURN,
    TURN_END,
    TURN_START,
    Part,
    permitted,
    plays_itself,
    zone_of_self,
)
from smashrules.engine.context import Context, of_activation, of_card, of_object
from smashrules.engine.control import give_back
from smashrules.engine.decks import refill
from smashrules.engine.feasibility import can_do
from smashrules.engine.happening import happen
from smashrules.engine.legality import can_play, is_attachment, is_free_for_all, type_played
from smashrules.engine.limits import mark_used, may_use, may_use_again, was_used
from smashrules.engine.madness import count_at_the_end, winners
from smashrules.engine.me_first import flush, is_pending
from smashrules.engine.permissions import Permission, allowed, permission
from smashrules.engine.selecting import candidates, things
from smashrules.engine.speakers import INSTEAD, Speaker
from smashrules.engine.table import Table
from smashrules.engine.triggers import collect_arrived, collect_moment
from smashrules.engine.use_forbidden import use_forbidden
from smashrules.engine.uses import use
from smashrules.rulebook.editions import Ordering
from smashrules.state.frames import Batch, Discard, Do, Draw, Play, Resolve, Score, Turn
from smashrules.state.records import Activation, Cause, Decision, Event, LastingEffect, Later, Loan, Option, Result
from smashrules.state.things import NOBODY, NOTHING, is_card

CARD_DRAW = 2
"""How many cards are drawn in the Draw 2 Cards phase."""
HAND_LIMIT = 10
WINNING_VP = 15
# Enum look-ups cost in a hot place.
_DRAWING, _MINION = Verb.DRAW, CardType.MINION
_DRAW, _DISCARD, _DECK, _HAND = Verb.DRAW.value, Verb.DISCARD.value, Zone.DECK.value, Zone.HAND.value
_START, _END = Side.START.value, Side.END.value
_CURRENT_PLAYER = Ordering.CURRENT_PLAYER


def run_turn(table: Table, frame: Turn) -> Decision | None:
    """One step of the turn, or what has to be decided for it."""
    return _STEPS[frame.stage](table, frame)


def _start(table: Table, frame: Turn) -> None:
    table.phase = "start"
    table.history.clear()
    table.used.clear()
    table.grants.clear()
    table.free_minion = table.free_action = True
    table.touch_beyond()
    table.note("turn", "turn.phases", "turn.current-player", player=table.active, amount=table.turn)
    mark = table.serial
    expire(table, _START)
    collect_moment(table, TURN_START)
    advance(table, frame, 1)
    flush(table, mark, free_order=table.switches.start_turn_order is _CURRENT_PLAYER)


def _play_phase(table: Table, frame: Turn) -> None:
    mark = table.serial
    collect_arrived(table, TURN_START)
    if is_pending(table, mark):
        advance(table, frame, 1)
        flush(table, mark, free_order=table.switches.start_turn_order is _CURRENT_PLAYER)
        return
    table.phase = "play"
    table.note("phase", "turn.play-cards", player=table.active, note="play")
    advance(table, frame, 2)


def _main(table: Table, frame: Turn) -> Decision | None:
    """The current player does something, or ends the phase."""
    answer = picked(frame, "main")
    if answer is None:
        return Decision("main", table.active, "main", (*main_options(table), END), None, ("turn.any-order",))
    if answer.kind == "end":
        table.grants.clear()
        if table.delayed:
            table.delayed = [each for each in table.delayed if not _was_for(each, table)]
        table.touch_beyond()
        advance(table, frame, 3)
        return None
    advance(table, frame, 2)
    if answer.kind == "use" and answer.grant >= 0:
        _use_kept(table, answer.grant)
    elif answer.kind == "use":
        use(table, answer)
    else:
        _play(table, answer)
    return None


def _score_phase(table: Table, frame: Turn) -> None:
    table.phase = "score"
    table.note("phase", "turn.score-bases", player=table.active, note="score")
    advance(table, frame, 4)
    push(table, Score())


def _draw_phase(table: Table, frame: Turn) -> None:
    table.phase = "draw"
    table.note("phase", "turn.draw-two", player=table.active, note="draw")
    advance(table, frame, 5)
    push(table, Discard(player=table.active))
    left, cause = table.values.of_player(Stat.CARD_DRAW, table.active, CARD_DRAW)
    for _ in range(left, CARD_DRAW):
        rules = ("turn.draw-two", "conflict.card-over-rule")
        table.record(Event(-1, _DRAW, table.active, cause=cause, rules=rules, outcome="not"))
    if left:
        push(table, Draw(player=table.active, left=left))


def _end_phase(table: Table, frame: Turn) -> None:
    table.phase = "end"
    table.note("phase", "turn.end", player=table.active, note="end")
    mark = table.serial
    collect_moment(table, TURN_END)
    advance(table, frame, 6)
    flush(table, mark, free_order=table.switches.end_turn_order is _CURRENT_PLAYER)


def _over(table: Table, frame: Turn) -> None:
    """Effects expire, the winner is looked for, and the next player's turn begins."""
    expire(table, _END)
    best = max([seat.vp for seat in table.seats])
    if best >= WINNING_VP:
        leaders = _leaders(table, best)
        if len(leaders) == 1:
            _end_game(table)
            return
        table.note("tie", "end.tie-play-on", things=tuple(-1 - each for each in leaders), amount=best)
    table.turn += 1
    regular = table.active if frame.left == NOBODY else frame.left
    if frame.extra:
        table.active, rule = frame.extra[0], "turn.extra-turn"
        frame = put_back(table, frame, replace(frame, extra=frame.extra[1:], left=regular))
    else:
        table.active, rule = (regular + 1) % len(table.seats), "turn.next"
        frame = put_back(table, frame, replace(frame, left=NOBODY))
    table.touch_turn()
    table.note("next", rule, player=table.active)
    advance(table, frame, 0)


def _leaders(table: Table, best: int) -> list[int]:
    return [index for index, seat in enumerate(table.seats) if seat.vp == best]


def _end_game(table: Table) -> None:
    """Somebody leads with enough points: what is counted at the end is counted, and the winner is found."""
    count_at_the_end(table)
    won, rules = winners(table)
    table.note("end", *rules, player=won[0], things=tuple(-1 - each for each in won), amount=table.seats[won[0]].vp)
    table.result = Result(won, rules)
    table.agenda.clear()


_STEPS: tuple[Callable[[Table, Turn], Decision | None], ...] = (
    _start,
    _play_phase,
    _main,
    _score_phase,
    _draw_phase,
    _end_phase,
    _over,
)


def expire(table: Table, side: str) -> None:
    """End the effects that last until this edge of the current player's turn, all at once."""
    if table.effects:
        _expire_effects(table, side)
    if table.loans:
        give_back(table, [each for each in table.loans if _ends(table, each, side)])


def _expire_effects(table: Table, side: str) -> None:
    over = [each for each in table.effects if _ends(table, each, side)]
    for each in over:
        table.effects.remove(each)
        rule = "turn.expire-first" if side == _START else "turn.end-expire"
        table.note("expire", rule, "duration.expire-together", cause=each.cause, player=each.cause.controller)
    if over:
        table.touch()


def _ends(table: Table, each: LastingEffect | Loan, side: str) -> bool:
    if each.side != side:
        return False
    if each.player == NOBODY:
        return each.turn <= table.turn
    return each.player == table.active and _is_due(table, each.turn, side)


def _is_due(table: Table, made: int, side: str) -> bool:
    """ "Until the start of your turn" made in a turn of yours means the next one."""
    return table.turn >= made if side == _END else table.turn > made


# -- the Play Cards phase ----------------------------------------------------------------------------------------


def main_options(table: Table) -> list[Option]:
    """All that the current player may do in the Play Cards phase, besides ending it."""
    player = table.active
    options: list[Option] = []
    seat = table.seats[player]
    by_uid, free_minion, free_action = table.compiled_by_uid, table.free_minion, table.free_action
    grants = _permissions(table, player) if table.grants else ()
    nothing_left = not (free_minion or free_action or grants)
    free_for_all = is_free_for_all(table)
    playable: dict[tuple[int, str], bool] = {}  # several copies of a card need one look
    for uid in () if nothing_left else seat.hand:
        compiled = by_uid[uid]
        if free_for_all and compiled.anywhere:
            if free_minion if compiled.definition.type is _MINION else free_action:
                options.append(_plain_play(uid))
        else:
            for way, minion in compiled.ways:
                if free_minion if minion else free_action:
                    question = (id(compiled), way)
                    if question not in playable:
                        playable[question] = can_play(table, uid, player, None, way)
                    if playable[question]:
                        options.append(Option("play", uid, played_as=way) if way else _plain_play(uid))
        for grant in grants:
            way = grant.kind if len(compiled.ways) > 1 else ""
            for base in allowed(table, grant, uid, way):
                to = NOTHING if base is None else base
                options.append(Option("play", uid, to, grant=grant.id, played_as=way))
    if ABLE in table.specials:
        options += in_place.options(table, player, _permissions(table, player) if table.grants else [])
    if ON_TURN in table.specials:
        options += _specials_from_discard(table, player)
    options += _uses(table, player)
    return options + _kept(table, player) if table.delayed else options


def _kept(table: Table, player: int) -> list[Option]:
    """What the player has kept for this turn, as far as it could do anything."""
    found = []
    for each in table.delayed:
        if _was_for(each, table):
            activation = each.activation
            effect: Any = table.compiled_by_key[activation.key].nodes[activation.path]
            if can_do(of_activation(table, activation, player), effect):
                found.append(Option("use", activation.source, path=activation.path, grant=each.id))
    return found


def _use_kept(table: Table, number: int) -> None:
    """Do what was kept for this turn."""
    later = next(each for each in table.delayed if each.id == number)
    table.delayed.remove(later)
    activation = replace(later.activation, id=table.next_id())
    cause = of_activation(table, activation).cause(activation.path)
    table.record(Event(-1, "use", later.player, activation.source, cause=cause, rules=("wording.on-your-turn",)))
    resolve(table, activation)


def _was_for(later: Later, table: Table) -> bool:
    """Whether something was kept for the turn going on."""
    return later.side == ON_TURN and later.player == table.active and later.turn <= table.turn


def _permissions(table: Table, player: int) -> list[Permission]:
    """What the player is permitted to play besides."""
    return [permission(table, each) for each in table.grants if each.player == player]


def _specials_from_discard(table: Table, player: int) -> list[Option]:
    """The Specials that the player can use from the discard pile."""
    specials = table.specials[ON_TURN]
    return [
        Option("play", uid, path=part.path)
        for uid in table.seats[player].discard
        if uid in specials
        for part in table.compiled(uid).from_elsewhere
        if _usable_from_discard(table, uid, part, player)
    ]


@cache
def _plain_play(uid: int) -> Option:
    """The play of a card from the hand just as it is: asked for at nearly every decision, and a value."""
    return Option("play", uid)


def _is_free(table: Table, uid: int) -> bool:
    ways = table.compiled_by_uid[uid].ways
    return any(table.free_minion if minion else table.free_action for _, minion in ways)


def _usable_from_discard(table: Table, uid: int, part: Part, player: int) -> bool:
    clause = part.clause
    assert isinstance(clause, Triggered)
    if not isinstance(clause.when, OnTurn) or zone_of_self(clause.effect) is not Zone.DISCARD:
        return False
    ctx = of_card(table, uid, player)
    usable = in_place.in_force(ctx, clause) and may_use(table, uid, part, False, player, NOTHING)
    return usable and can_play(table, uid, player, extra=True)


def _uses(table: Table, player: int) -> list[Option]:
    """Talents, abilities "on your turn", and plays from elsewhere that a card in play permits."""
    options: list[Option] = []
    for speaker in table.values.users():
        obj, compiled = speaker.obj, speaker.compiled
        if obj.uid != obj.base and obj.controller != player:
            continue
        giver = speaker.giver
        ctx = of_object(table, obj, player, giver)
        for part in compiled.talents:
            if use_forbidden(table, speaker, part, player):
                continue
            fresh = not was_used(table, obj.uid, part, speaker.by)
            clause = part.clause
            assert isinstance(clause, Instruction)
            if not (fresh and may_use(table, obj.uid, part, False, player, NOTHING, speaker.by)):
                if table.values.statements(Permit):
                    options += _once_more(table, speaker, part, player)
            elif can_do(ctx, clause.effect):
                options.append(Option("use", obj.uid, path=part.path, via=speaker.by))
        for part in compiled.on_turn:
            waiting = part.clause
            assert isinstance(waiting, Triggered)
            fresh = not was_used(table, obj.uid, part, speaker.by)
            if (
                fresh
                and may_use(table, obj.uid, part, False, player, NOTHING, speaker.by)
                and in_place.in_force(ctx, waiting)
            ):
                options.append(Option("use", obj.uid, path=part.path, via=speaker.by))
        for part in compiled.alternative:
            options += _elsewhere(table, obj.uid, part, ctx, player)
    return options


def _once_more(table: Table, speaker: Speaker, part: Part, player: int) -> list[Option]:
    """The further uses of a Talent in this turn that words in play permit."""
    obj, giver = table.obj(speaker.obj.uid), speaker.giver
    if not may_use_again(table, obj.uid, part, player, speaker.by):
        return []
    if not can_do(of_object(table, obj, player, giver), talent(part).effect):
        return []
    return [
        Option("use", obj.uid, to=each.ctx.source, path=part.path, via=speaker.by, permit=each.path)
        for each in permits(table, obj, part, player)
    ]


def _elsewhere(table: Table, uid: int, part: Part, ctx: Context, player: int) -> list[Option]:
    """Plays from another zone in place of the hand: with the free play or a generic extra one."""
    clause = part.clause
    assert isinstance(clause, Triggered)
    act = permitted(clause.effect)
    if not may_use(table, uid, part, False, player, NOTHING, ctx.giver):
        return []
    assert isinstance(act, Act)
    assert isinstance(act.what, Select)
    on_itself = isinstance(act.to, This | Host)
    goal = int(things(ctx, act.to)[0]) if on_itself and act.to else ctx.here if act.to is not None else None
    options = []
    for card in candidates(ctx, act.what):
        if not is_card(card) or not can_play(table, card, player, goal):
            continue
        if on_itself and not is_attachment(table, card):
            continue
        to = goal if goal is not None else NOTHING
        if _is_free(table, card):
            options.append(Option("play", card, to, path=part.path, via=uid))
        for grant in table.grants:
            if grant.player == player:
                bases = allowed(table, permission(table, grant), card)
                if None in bases or goal in bases:
                    options.append(Option("play", card, to, path=part.path, via=uid, grant=grant.id))
    return options


def _play(table: Table, answer: Option) -> None:
    """Play a card: for free, with a kept permission, by its own Special, or from where another card lets it."""
    uid, player = int(answer.thing), table.active
    rules: tuple[str, ...]
    cause = None
    taken = in_place.kind_taken(table, uid, answer.path) if answer.path and answer.via == NOTHING else None
    if taken is not None:
        cause = in_place.begin(table, uid, answer.path, player)
        rules = (*in_place.RULES, _take(table, answer.grant, taken))
    elif answer.grant >= 0:
        grant = next(each for each in table.grants if each.id == answer.grant)
        table.grants.remove(grant)
        rules = ("extra.definition",)
        cause = of_card(table, grant.activation.source, player).cause(grant.path)
    elif answer.path and answer.via == NOTHING:
        part = next(each for each in table.compiled(uid).from_elsewhere if each.path == answer.path)
        mark_used(table, uid, part, player, NOTHING, -1)
        rules = ("ability.special", "extra.special-not-free")
        cause = of_card(table, uid, player).cause(part.path)
        clause = part.clause
        assert isinstance(clause, Triggered)
        assert plays_itself(clause.effect) is not None
    elif type_played(table, uid, answer.played_as) is _MINION:
        table.free_minion = False
        rules = ("play.free-minion",)
    else:
        table.free_action = False
        rules = ("play.free-action",)
    if answer.via != NOTHING:
        speaker, part = next(
            (each, part)
            for each in table.values.users()
            if each.obj.uid == answer.via
            for part in each.compiled.alternative
            if part.path == answer.path
        )
        mark_used(table, answer.via, part, player, NOTHING, -1, speaker.giver)
        rules = (*rules, "extra.substitute")
        cause = of_object(table, speaker.obj, player, speaker.giver).cause(part.path)
    table.touch_beyond()
    push(
        table,
        Play(card=uid, player=player, to=answer.to, rules=rules, cause=cause, played_as=answer.played_as),
    )


def _take(table: Table, grant: int, kind: Kind) -> str:
    """Use up the extra play, or else the free one of a kind, whose place another card takes. Gives the rule."""
    if grant >= 0:
        table.grants.remove(next(each for each in table.grants if each.id == grant))
        return "extra.definition"
    if kind is Kind.MINION:
        table.free_minion = False
        return "play.free-minion"
    table.free_action = False
    return "play.free-action"


# -- drawing -----------------------------------------------------------------------------------------------------


def run_draw(table: Table, frame: Draw) -> None:
    """Draw cards one by one; a deck that is empty is renewed first (EMD2023, "Draw 2 Cards")."""
    seat = table.seats[frame.player]
    cause: Cause | None = None
    if frame.activation in table.activations:
        activation = table.activations[frame.activation]
        cause = of_activation(table, activation).cause(frame.path)
    rules = ("verb.draw" if cause is not None else "turn.draw-two",)
    for left in reversed(range(frame.left)):
        if not seat.deck:
            refill(table, frame.player, 1, cause)
        if not seat.deck:
            rules = ("deck.nothing-left",)
            table.record(Event(-1, _DRAW, frame.player, cause=cause, rules=rules, outcome="not"))
            break
        event = Event(-1, _DRAW, frame.player, seat.deck[0], cause=cause, rules=rules, zone=_DECK, zone_to=_HAND)
        if _is_replaceable(table):
            if left:
                put_back(table, frame, replace(frame, picks=(), left=left))
            else:
                pop(table)
            propose(table, [event], frame.activation)
            return
        happen(table, event)
    pop(table)


def _is_replaceable(table: Table) -> bool:
    """Whether any words in play, or on a card that can be played for it, could forbid or replace a draw."""
    values = table.values
    if values.forbids_some(_DRAWING):
        return True
    return INSTEAD in table.specials or _DRAWING in values.voices.replaced_verbs()


def run_discard(table: Table, frame: Discard) -> None:
    """Discard down to ten cards, after drawing only."""
    seat = table.seats[frame.player]
    limit, _ = table.values.of_player(Stat.HAND_SIZE, frame.player, HAND_LIMIT)
    surplus = len(seat.hand) - limit
    if surplus <= 0:
        pop(table)
        return
    chosen = [int(answer.thing) for _, answer in frame.picks]
    while len(chosen) < surplus:
        left = [each for each in seat.hand if each not in chosen]
        key = f"discard{len(chosen)}"
        card = ask_thing(table, frame, key, frame.player, left, None, ("turn.hand-limit",), kind="discard")
        assert card is not None
        chosen.append(int(card))
    pop(table)
    propose(table, [Event(-1, _DISCARD, frame.player, each, rules=("turn.hand-limit",)) for each in chosen])


def run_resolve(table: Table, frame: Resolve) -> None:
    """See an activation through: its effect, then what that triggered."""
    activation = table.activations[frame.activation]
    if frame.stage == 0:
        doer = activation.doer if activation.doer != NOBODY else activation.controller
        one_of = table.compiled_by_key[activation.key].one_of_caused
        if one_of:
            activation = _of_one(table, frame, activation, one_of, doer)
        advance(table, frame, 1)
        do(table, activation.id, activation.path, doer)
        return
    if frame.stage == 1 and _flushes_itself(table) and is_pending(table, frame.mark):
        advance(table, frame, 2)
        flush(table, frame.mark)
        return
    pop(table)
    del table.activations[frame.activation]


def _of_one(table: Table, frame: Resolve, found: Activation, one_of: frozenset[int], doer: int) -> Activation:
    """The activation with one thing chosen where it speaks of one to which a card has done something, and that has
    done it to several ("an action that directly increases the power of a minion ... it")."""
    labels = list(found.labels)
    for index, (label, among, stamps) in enumerate(labels):
        if label in one_of and len(among) > 1:
            cause = Cause(found.source, found.key, found.path, found.controller, found.giver)
            chosen = ask_thing(table, frame, f"one of {label}", doer, among, cause, ("choice.chooser",))
            assert chosen is not None
            labels[index] = (label, (chosen,), (stamps[among.index(chosen)],))
    changed = table.activations[found.id] = replace(found, labels=tuple(labels))
    return changed


_FLUSHING = (Play, Resolve, Do, Batch)


def _flushes_itself(table: Table) -> bool:
    """What an on-play ability triggers waits for what the play itself triggered (WIKI, "Card Resolution Order")."""
    below = table.agenda[-2] if len(table.agenda) > 1 else None
    return type(below) not in _FLUSHING
