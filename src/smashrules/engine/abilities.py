"""Abilities as things that are spoken of: the Talents of a card, and whether an ability is one that a text describes.

Knows the cards in play and what they say. It does not know how an ability is used: that is in ``uses``.
"""

from __future__ import annotations

from smashrules.effects.abilities import Instruction, Label
from smashrules.effects.actions import Act, Permit
from smashrules.effects.selectors import EVERY, Labelled, On, Select, Selector, You
from smashrules.engine.compiled import Part
from smashrules.engine.context import Context
from smashrules.engine.limits import uses_permitted
from smashrules.engine.selecting import means
from smashrules.engine.speakers import Source, Speaker
from smashrules.engine.table import Table
from smashrules.state.records import Obj


def is_described(ctx: Context, uid: int, label: Label, what: Select) -> bool:
    """Whether an ability of the card ``uid`` that stands under ``label`` is one of those that ``what`` describes."""
    for each in what.filters:
        if type(each) is Labelled and each.label != label.value:
            return False
        if type(each) is On and not means(ctx, each.host, uid):
            return False
    return True


def host_of(what: Selector | None) -> Selector | None:
    """On which card an ability is that is spoken of ("a Talent ability on it")."""
    filters = what.filters if type(what) is Select else ()
    return next((each.host for each in filters if type(each) is On), None)


def talents(table: Table, uid: int) -> list[tuple[Speaker, Part]]:
    """The Talents of a card in play, its own and those that it was given."""
    return [(each, part) for each in table.values.users() if each.obj.uid == uid for part in each.compiled.talents]


def talent(part: Part) -> Instruction:
    """The instruction that a Talent is."""
    assert isinstance(part.clause, Instruction)
    return part.clause


# -- further uses ------------------------------------------------------------------------------------------------


def permits(table: Table, obj: Obj, part: Part, player: int) -> list[Source]:
    """The words that let the Talent of a card in play be used once more in this turn, as far as it was not done."""
    found = []
    for source in table.values.statements(Permit):
        act = act_of(source)
        ctx = source.ctx.copy()
        if ctx.controller != player or not _may_be_used_by(ctx, act, obj):
            continue
        assert isinstance(act.what, Select)
        if not is_described(ctx, obj.uid, part.label, act.what):
            continue
        if uses_permitted(table, ctx.source, source.path, player, obj.uid if _each_card(act) else None) < 1:
            found.append(source)
    return found


def act_of(source: Source) -> Act:
    """What words permit that no rule allows."""
    assert isinstance(source.statement, Permit)
    return source.statement.act


def _may_be_used_by(ctx: Context, act: Act, obj: Obj) -> bool:
    if act.by is None or type(act.by) is You:
        return obj.controller == ctx.controller
    if not means(ctx, act.by, obj.uid):
        return False
    if type(act.by) is Select:
        ctx.set_label(act.by.label, (obj.uid,))
    return True


def _each_card(act: Act) -> bool:
    """Whether each card may do it, and not one of several."""
    return type(act.by) is Select and act.by.quantity == EVERY
