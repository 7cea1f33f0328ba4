"""Control of cards in play: taken, given away, and for how long.

Whether a card resists is not asked here, but when the event happens. Source: BGB2018, "Terms & Phrases: Control";
WIKI, "Using Card Abilities" on how long control lasts.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from smashrules.effects.actions import Act, Side
from smashrules.effects.verbs import Verb
from smashrules.engine.acting import Acting
from smashrules.engine.context import of_card
from smashrules.engine.selecting import players
from smashrules.engine.table import Table
from smashrules.state.records import Event, Loan
from smashrules.state.things import NOBODY, Thing, is_card, is_player, player_of


def give_control(acting: Acting) -> None:
    """Make another player the controller of cards in play, in the same way and for as long."""
    targets = [each for each in acting.settle(acting.node.what, "what") if each in acting.table.objects]
    takers = [player_of(each) for each in acting.settle(acting.node.to, "to") if is_player(each)]
    _change_control(acting, targets if takers else [], takers[0] if takers else NOBODY)


def take_control(acting: Acting) -> None:
    """Take control of cards in play: it lasts while they are in play, or until somebody else takes it, unless the
    text sets an end."""
    targets = [each for each in acting.settle(acting.node.what, "what") if each in acting.table.objects]
    _change_control(acting, targets, acting.doer)


def _change_control(acting: Acting, targets: Sequence[Thing], taker: int) -> None:
    rules = ["verb.take-control", "control.gained"]
    if acting.node.until is None:
        rules.append("control.duration")
    events = [acting.event(Verb.TAKE_CONTROL, *rules, what=each) for each in targets]
    acting.order([replace(each, player=taker) for each in events])


# -- control for a time --------------------------------------------------------------------------------------------


def lend(table: Table, event: Event) -> None:
    """Remember to whom control of a card goes back, if the words of ``event``, by which it is taken, set an end. One
    that has none puts an end to all that was to go back."""
    uid, cause = event.what, event.cause
    assert is_card(uid)
    node = None if cause is None else table.compiled_by_key[cause.key].nodes[cause.path]
    if cause is None or not isinstance(node, Act) or node.until is None:
        table.loans = [each for each in table.loans if each.card != uid]
        return
    ctx = of_card(table, cause.card, cause.controller)
    whose = NOBODY if node.until.whose is None else players(ctx, node.until.whose)[0]
    side, first = node.until.side.value, table.turn + node.until.next
    for index, each in enumerate(table.loans):
        if each.card == uid and each.taker == event.player == event.controller:
            table.loans[index] = replace(each, cause=cause, side=side, player=whose, turn=first)
            return
    if event.controller != event.player:
        stamp = table.incarnations[uid]
        table.loans.append(Loan(cause, uid, stamp, event.player, event.controller, side, whose, first))


def give_back(table: Table, over: list[Loan]) -> None:
    """Let control go back that was taken until now, the latest first, unless somebody else has taken it since."""
    for loan in reversed(over):
        table.loans.remove(loan)
        obj = table.objects.get(loan.card)
        if obj is None or table.incarnations[loan.card] != loan.incarnation:
            continue
        if obj.controller != loan.taker:
            for index, each in enumerate(table.loans):  # whoever has it now does not give it to one who lost it
                if each.card == loan.card and each.keeper == loan.taker:
                    table.loans[index] = replace(each, keeper=loan.keeper)
            continue
        table.change(loan.card, controller=loan.keeper)
        rule = "turn.end-expire" if loan.side == Side.END.value else "turn.expire-first"
        rules = ("control.gained", rule)
        table.note("give back", *rules, player=loan.keeper, what=loan.card, cause=loan.cause, base=obj.base)
