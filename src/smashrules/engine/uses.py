"""Abilities being used: Talents on one's turn, Talents that a text lets be used, and what answers a use.

Which abilities there are is in ``abilities``; how often each may be used is counted in ``limits``. A use is an event:
"after a minion here uses a Talent ability". What triggers by itself is used, too, when its player makes use of it.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.effects.abilities import Instruction, Label, Triggered
from smashrules.effects.verbs import Verb
from smashrules.engine.abilities import host_of
from smashrules.engine.acting import Acting
from smashrules.engine.agenda import activate, resolve
from smashrules.engine.asking import ask
from smashrules.engine.compiled import Part, permitted
from smashrules.engine.context import of_object
from smashrules.engine.feasibility import usable
from smashrules.engine.limits import mark_permitted, mark_used
from smashrules.engine.speakers import Speaker
from smashrules.engine.table import Table
from smashrules.engine.triggers import collect, is_awaited, listeners
from smashrules.state.records import Event, Option
from smashrules.state.things import NOTHING, is_card

_USE = Verb.USE.value  # enum look-ups cost in a hot place
_USED = (Label.SPECIAL, Label.TALENT)


def use(table: Table, answer: Option) -> None:
    """Use a Talent or an ability "on your turn"; with ``to`` once more, by the words of that card."""
    uid = int(answer.thing)
    speaker = next(each for each in table.values.users() if each.obj.uid == uid and each.by == answer.via)
    compiled = speaker.compiled
    part = next(each for each in (*compiled.talents, *compiled.on_turn) if each.path == answer.path)
    again = answer.to != NOTHING
    if again:
        mark_permitted(table, answer.to, answer.permit, table.active, uid)
    begin_use(table, speaker, part, table.active, counts=not again, again=again)


def begin_use(table: Table, speaker: Speaker, part: Part, player: int, counts: bool, again: bool) -> None:
    """Let a player use an ability of a card in play. ``counts``: it is the one use of the turn; ``again``: it is one
    more than the rules allow."""
    obj, giver = speaker.obj, speaker.giver
    if counts:
        mark_used(table, obj.uid, part, player, NOTHING, -1, speaker.by)
    clause = part.clause
    assert isinstance(clause, Instruction | Triggered)
    effect = clause.effect if isinstance(clause, Instruction) else permitted(clause.effect)
    ctx = of_object(table, table.objects.get(obj.uid, obj), player, giver)
    rule = "ability.talent" if isinstance(clause, Instruction) else "ability.ongoing.on-your-turn"
    given = () if giver == NOTHING else ("ability.granted",)
    more = ("ability.talent.again",) if again else ()
    event = table.record(Event(-1, _USE, player, obj.uid, cause=ctx.cause(part.path), rules=(rule, *given, *more)))
    heard = listeners(table, _USE)
    resolve(table, activate(table, obj.uid, speaker.compiled.path_of(effect), player, ctx.here, ctx.host, ctx))
    if is_awaited(table, _USE):
        collect(table, event, heard)


def used(table: Table, event: Event, part: Part) -> None:
    """Make pending what answers the use of an ability that was triggered, or of a card that is played by its Special:
    ``event`` tells of it."""
    if part.label in _USED and is_awaited(table, _USE) and is_card(event.what):
        collect(table, replace(event, verb=_USE), listeners(table, _USE))


def use_talent(acting: Acting) -> None:
    """A Talent of a certain card is used because a text says so: once more than the rules allow, or at a time at
    which they do not."""
    node, table = acting.node, acting.table
    host = host_of(node.what)
    assert host is not None
    there = acting.settle(host, "host")
    found = usable(acting.ctx, node, there)
    if not found:
        acting.order([])
        return
    options = [Option("use", each.obj.uid, path=part.path, via=each.by) for each, part in found]
    rules = ("ability.talent.several",)
    answer = ask(table, acting.frame, "use", "use", acting.doer, options, acting.cause, rules)
    speaker, part = found[options.index(answer)]
    acting.finish()
    begin_use(table, speaker, part, acting.doer, counts=not node.extra, again=node.extra)
