"""Abilities that are copied: a card has those that are printed on another one, as if they were printed on itself.

What a card copies is found anew on each board, and goes on when the other card has left play (BGB2018, "Card
Clarifications"). Knows whose words are copied; what they do is everybody else's business.
"""

from __future__ import annotations

from smashrules.effects.abilities import Continuous, Instruction, Label
from smashrules.effects.actions import Copied, Lasting
from smashrules.engine.agenda import activate, failed, resolve
from smashrules.engine.carrying import Doing, did_not
from smashrules.engine.compiled import Compiled, Part, under
from smashrules.engine.context import Context, of_effect, of_object
from smashrules.engine.lasting import begin, how_long
from smashrules.engine.selecting import ever
from smashrules.engine.table import Table
from smashrules.state.records import Cause, Event
from smashrules.state.things import Things, is_card


def copied_words(table: Table, ctx: Context, statement: Copied) -> list[tuple[int, Compiled]]:
    """The cards whose abilities are copied, and what of them."""
    found = []
    for uid in ever(ctx, statement.of):
        if is_card(uid):
            compiled = table.compiled(uid)
            found.append((uid, compiled if statement.label is None else under(compiled, statement.label)))
    return found


def copy_for_a_time(doing: Doing, node: Lasting, statement: Copied) -> None:
    """Let this card have the abilities of others for a time. As long as it is being played, those that work when a
    card is played are resolved as well."""
    table, frame, ctx = doing.table, doing.frame, doing.ctx
    uid = ctx.this()
    words = copied_words(table, ctx, statement)
    obj = table.objects.get(uid)
    if obj is None or not words:
        did_not(doing, "effect.as-much-as-possible")
        failed(table, frame.activation)
        doing.finish()
        return
    doing.finish()
    before = _copied_before(table, uid)
    things = tuple(each for each, _ in words)
    rules = ("ability.copied", how_long(node))
    table.record(Event(-1, "effect", frame.doer, uid, cause=ctx.cause(frame.path), rules=rules, things=things))
    begin(table, ctx, frame.path, ((uid, table.incarnations[uid]),), None)
    if obj.active:
        return
    for of, compiled in reversed([each for each in words if each[0] not in before]):
        own = of_object(table, obj, giver=of)
        for part in reversed(compiled.on_play):
            if part.label is Label.ACTION:
                continue  # a fusion in play is a minion
            assert isinstance(part.clause, Instruction)
            path, event = compiled.path_of(part.clause.effect), doing.activation.event
            resolve(table, activate(table, uid, path, ctx.controller, obj.base, obj.host, own, event))


def _copied_before(table: Table, uid: int) -> Things:
    """The cards whose abilities a card has for a time already: to have them twice is to have them."""
    target = (uid, table.incarnations[uid])
    found: Things = ()
    for effect in table.effects:
        if target in (effect.targets or ()):
            node = table.compiled_by_key[effect.cause.key].nodes[effect.cause.path]
            if isinstance(node, Lasting) and isinstance(node.statement, Copied):
                found += ever(of_effect(table, effect), node.statement.of)
    return found


def finds_nothing(table: Table, uid: int) -> Cause | None:
    """The words by which a card in play is there to copy, if there is nothing that it could copy."""
    made = table.compiled(uid)
    if not made.copies:
        return None
    ctx = of_object(table, table.obj(uid))
    if any(ctx.label_ever(label) for label in made.copies):
        return None
    return next(ctx.cause(each.path) for each in made.continuous if _copies(each))


def _copies(part: Part) -> bool:
    return isinstance(part.clause, Continuous) and isinstance(part.clause.statement, Copied)
