"""The Big Score: which bases score, in what order what happens, who gets how much.

How much power anybody has is read from ``derived``; what abilities do at a step is not known here. Source: WIKI and
EMD2023, "The Big Score", "Scoring Order"; each step is one function here.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.effects.abilities import Event as EventTrigger
from smashrules.effects.abilities import Timing, Triggered
from smashrules.effects.selectors import Zone
from smashrules.effects.verbs import Verb
from smashrules.engine.agenda import advance, pop, propose, put_back
from smashrules.engine.asking import ask_thing
from smashrules.engine.decks import refill_bases
from smashrules.engine.filters import takes_part
from smashrules.engine.happening import has_entered, settle_attachments
from smashrules.engine.matching import matches
from smashrules.engine.me_first import context_of, flush, part_at
from smashrules.engine.table import Table
from smashrules.engine.triggers import collect, listeners
from smashrules.rulebook.editions import Floored, ScoringBaseGone
from smashrules.state.frames import Score
from smashrules.state.records import Event
from smashrules.state.things import NOBODY, NOTHING

# Enum look-ups cost in a hot place.
_SCORE, _DISCARD, _REPLACE, _ENTER = (each.value for each in (Verb.SCORE, Verb.DISCARD, Verb.REPLACE, Verb.ENTER))
_PLAY, _WIN = Zone.PLAY.value, Verb.WIN.value

Ranking = tuple[tuple[int, ...], ...]


def run_score(table: Table, frame: Score) -> None:
    """One step of scoring."""
    _STEPS[frame.stage](table, frame)


def ready(table: Table) -> list[int]:
    """The bases whose total power has reached their breakpoint."""
    values = table.values
    return [base for base in table.bases if values.base_total(base) >= values.breakpoint(base)]


def _check(table: Table, frame: Score) -> None:
    bases = ready(table)
    if not bases:
        pop(table)
        table.note("score-none", "score.check", "score.done", player=table.active)
        return
    base = ask_thing(
        table, frame, "base", table.active, bases, None, ("score.choose", "score.mandatory"), kind="score"
    )
    assert isinstance(base, int)
    values = table.values
    table.note(
        "score-start",
        "score.check",
        "score.choose",
        player=table.active,
        what=base,
        amount=values.base_total(base),
        power=values.breakpoint(base),
        base=base,
    )
    put_back(table, frame, replace(frame, stage=1, picks=(), base=base, mark=table.serial))


def _window(table: Table, base: int, timing: Timing, mark: int, *rules: str) -> Event:
    """Announce a step of scoring: what waits for it becomes pending and is resolved."""
    heard = listeners(table, _SCORE)
    event = table.record(Event(-1, _SCORE, what=base, base=base, note=str(timing), rules=rules, zone=_PLAY))
    collect(table, event, heard, timing)
    flush(table, mark, event)
    return event


def _before(table: Table, frame: Score) -> None:
    advance(table, frame, 2)
    _window(table, frame.base, Timing.BEFORE, frame.mark, "score.before")


def _award(table: Table, frame: Score) -> None:
    base = frame.base
    if not table.in_play(base) and table.switches.scoring_base_gone is ScoringBaseGone.STOPS:
        table.note("score-stop", "score.base-left-play", what=base)
        put_back(table, frame, replace(frame, stage=0, picks=(), base=NOTHING))
        return
    ranking = rank(table, base)
    table.ranking[base] = ranking
    definition = table.definition(base)
    values = table.values
    if values.base_total(base) < values.breakpoint(base):
        table.note("score-on", "score.cannot-stop", player=table.active, what=base, amount=values.base_total(base))
    events = []
    for place, holders in enumerate(ranking):
        reward = definition.vps[place] if place < len(definition.vps) else 0
        rules = ["score.award", "score.places"]
        if len(holders) > 1:
            rules += ["tie.best-place", "tie.skip-places"]
        for player in sorted(holders, key=table.clockwise().index):
            change, cause = values.added_to_award(base, player)
            due = reward + change
            floor: tuple[str, ...] = ()
            if due < 0 and Floored.REWARDS in table.switches.floored:
                due, floor = 0, ("vp.floor",)
            events.append(
                Event(
                    -1,
                    "award",
                    player,
                    base,
                    amount=due,
                    cause=cause,
                    power=values.total(base, player),
                    rules=(*rules, *floor, *_placed_by(table, base, player)),
                    base=base,
                    note=("winner", "runner-up", "third place")[place],
                )
            )
    mark, heard = table.serial, listeners(table, _WIN)
    awarded = [table.record(event) for event in events]
    for event in awarded:
        table.seats[event.player].vp += event.amount
    table.touch_beyond()
    for event in awarded if heard or _WIN in table.specials else ():
        if event.player in ranking[0]:
            collect(table, replace(event, verb=_WIN), heard)
    put_back(table, frame, replace(frame, stage=3, picks=(), ranking=ranking, mark=mark))
    _window(table, base, Timing.WHEN, mark, "score.when")


def _placed_by(table: Table, base: int, player: int) -> tuple[str, ...]:
    """The rule by which a player is placed where it is not plain: before others with as much power, with power 0, or
    without a minion."""
    total = table.values.total
    tied = [each for each in range(len(table.seats)) if each != player and takes_part(table, base, each)]
    first = table.values.wins_ties(base)
    if player in first and any(total(base, each) == total(base, player) and each not in first for each in tied):
        return ("conflict.card-over-rule",)
    if table.values.total(base, player) == 0:
        return ("score.zero-power",)
    return () if table.values.counted(base, player) else ("score.qualify",)


def rank(table: Table, base: int) -> Ranking:
    """Who takes the first, second and third place: equal totals share the best place and use up the others."""
    values = table.values
    totals = {
        player: values.total(base, player) for player in range(len(table.seats)) if takes_part(table, base, player)
    }
    places: list[tuple[int, ...]] = [(), (), ()]
    place = 0
    first = values.wins_ties(base)
    for total in sorted(set(totals.values()), reverse=True):
        holders = tuple(player for player in table.clockwise() if totals.get(player) == total)
        winning = tuple(player for player in holders if player in first)
        rest = tuple(player for player in holders if player not in first)
        for each in (winning, rest):
            if each and place < len(places):
                places[place] = each
            place += len(each)
    return tuple(places)


def _after(table: Table, frame: Score) -> None:
    mark = table.serial
    put_back(table, frame, replace(frame, stage=4, picks=(), mark=mark))
    _window(table, frame.base, Timing.AFTER, mark, "score.after")


def _discard_cards(table: Table, frame: Score) -> None:
    """All cards on the base go to their owners' discard piles at once; some go elsewhere instead. A second time for
    those that were to go elsewhere and could not."""
    base = frame.base
    put_back(
        table,
        frame,
        replace(frame, stage=frame.stage + 1, picks=(), mark=table.serial if frame.stage == 4 else frame.mark),
    )
    if not table.in_play(base):
        return
    events = []
    rescued = {each.card: each.event for each in table.rescues if each.incarnation == table.incarnations[each.card]}
    table.rescues.clear()
    for uid in table.at_base(base):
        if table.obj(uid).host != NOTHING:
            continue  # it goes with its host
        if uid in rescued:
            events.append(replace(rescued[uid], rules=(*rescued[uid].rules, "score.after-alters")))
        else:
            events.append(Event(-1, _DISCARD, what=uid, rules=("score.discard", "score.discard-not-destroy")))
    if events:
        propose(table, events)


def _answer_discards(table: Table, frame: Score) -> None:
    """What the discarding has triggered is resolved while the base is still there; what comes to it in the meantime
    is discarded as well (WIKI, "Resolving Cards and Abilities": after an event, what it triggered)."""
    put_back(table, frame, replace(frame, stage=frame.stage + 1, picks=()))
    flush(table, frame.mark)


def _replace_base(table: Table, frame: Score) -> None:
    base = frame.base
    heard, entering = listeners(table, _REPLACE), listeners(table, _ENTER)
    position = table.bases.index(base) if base in table.bases else len(table.bases)
    if table.in_play(base):
        table.remove(base)
        table.base_discard.append(base)
        table.note("discard-base", "score.discard-base", what=base, base=base)
    new = frame.replacement
    if new not in (*table.base_deck, *table.base_discard):
        refill_bases(table, 1)
        new = table.base_deck[0] if table.base_deck else NOTHING
    if new != NOTHING:
        (table.base_deck if new in table.base_deck else table.base_discard).remove(new)
        table.enter(new, NOBODY, new)
        table.bases.insert(position, new)
        rule = "score.replace" if frame.replacement == NOTHING else "score.replace-choice"
        event = table.note("new-base", rule, what=new, to=new, base=base)
        collect(table, replace(event, verb=_REPLACE, what=base), heard)
        has_entered(table, event, new, entering)
    else:
        event = table.note("new-base", "deck.base-deck", base=base, outcome="not")
    _release(table, new)
    advance(table, frame, len(_STEPS) - 1)
    settle_attachments(table)
    flush(table, frame.mark)


def _release(table: Table, new: int) -> None:
    """What waited for the new base can be resolved now."""
    for index, each in enumerate(table.pending):
        if not each.waits:
            continue
        part = part_at(table, each.activation)
        clause = part.clause
        assert isinstance(clause, Triggered)
        assert isinstance(clause.when, EventTrigger)
        ctx = context_of(table, each.activation)
        then = clause.when.then
        if then is not None and new != NOTHING:
            matches(ctx, Event(-1, then.verb.value, what=each.activation.here, to=new), then)
        ctx.set_label(0, (new,))
        activation = replace(each.activation, labels=ctx.label_values())
        table.pending[index] = replace(each, waits=False, present=False, id=table.next_id(), activation=activation)


def _again(table: Table, frame: Score) -> None:
    table.note("score-done", "score.recheck", what=frame.base)
    table.rescues.clear()
    put_back(table, frame, replace(frame, stage=0, picks=(), base=NOTHING, ranking=(), replacement=NOTHING, mark=-1))


_STEPS = (
    _check,
    _before,
    _award,
    _after,
    _discard_cards,
    _discard_cards,
    _answer_discards,
    _discard_cards,
    _replace_base,
    _again,
)
