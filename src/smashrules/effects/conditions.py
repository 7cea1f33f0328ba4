"""What must hold: of the board now, of this turn's history, of a thing referred to.

This module knows no state and no words; the interpreter decides whether a condition holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from smashrules.effects.node import Node
from smashrules.effects.selectors import Quantity, Where
from smashrules.effects.verbs import Verb

if TYPE_CHECKING:
    from smashrules.effects.actions import Act, Moment
    from smashrules.effects.amounts import Amount
    from smashrules.effects.selectors import Op, Select, Selector


class Has(Node, frozen=True):
    """``who`` controls (for cards in a hand or pile: holds) as many of ``what`` as its quantity says, at ``at``.

    ``who`` None: it is enough that such a thing is there. "have a minion" is at least one (quantity 1 to None),
    "have no minions" 0 to 0."""

    who: Selector | None
    what: Select
    at: Selector | None = None


class Is(Node, frozen=True):
    """The thing meant is of the kind, and passes the filters, of ``description`` ("if it is an action").

    Of a thing that has left play since: as it was when it left.
    ``only``: and nothing else does ("if this is your only minion here")."""

    what: Selector
    description: Select
    only: bool = False


class Done(Node, frozen=True):
    """``act`` has happened this turn ("if you have played a minion this turn"). Of plays of cards only those in the
    Play Cards phase count (BGB2018, Card Clarifications).

    ``since``: not this turn, but after that edge of a turn, the last time that it came ("since your last turn")."""

    act: Act
    since: Moment | None = None


class Did(Node, frozen=True):
    """``act`` has happened since this ability began to resolve ("if you moved a minion you control"), or is the event
    that it answers ("the player who destroyed it")."""

    act: Act


class Was(Node, frozen=True):
    """The event that this ability answers was this act ("if it was destroyed")."""

    act: Act


class Causes(Node, frozen=True):
    """What the card does, or has done, makes ``act`` happen; the doer in ``act`` is that card ("an action that
    affects one of your minions")."""

    act: Act


class Complied(Node, frozen=True):
    """``who`` has done what the part before said they may or must do ("each other player who does not")."""

    who: Selector


class FirstThisTurn(Node, frozen=True):
    """``what`` is the first thing to which ``act`` happened this turn ("if this is the first minion you played this
    turn"), or one of those that ``nth`` counts ("at least the third card": 3 to None)."""

    what: Selector
    act: Act
    nth: Quantity = Quantity()


class Relation(Node, frozen=True):
    """Two numbers compared."""

    left: Amount
    op: Op
    right: Amount


class Outnumbers(Node, frozen=True):
    """``who`` has more of ``what`` than any of ``than``; ``what`` speaks of ``Candidate``'s things.

    "if you have more cards in your hand than any other player". ``than`` at least one player: more than one of them
    has is enough; so it is of ``who`` ("at least one other player has more cards in their hand than you").
    ``margin``: by at least so many ("at least two more minions here than each other player"; 0: "at least as many").
    ``equal``: they have as many instead ("the same number of minions here as another player")."""

    who: Selector
    what: Select
    than: Selector
    margin: int = 1
    equal: bool = False


class Outpowers(Node, frozen=True):
    """The total power of one of ``who`` at ``place`` is more than that of each of ``than``.

    ``ties``: as much is enough ("you have the most power here": all that tie have it). ``less``: it is less than that
    of each of them, or with ``ties`` as little ("you have the lowest total power here"). ``margin``: by at least so
    much ("at least 5 more power here than each other player")."""

    who: Selector
    than: Selector
    place: Selector
    ties: bool = False
    less: bool = False
    margin: int = 1


class InPlaySince(Node, frozen=True):
    """``what`` was in play at ``when`` and has not left it since ("if this card was in play at the start of the
    turn"). ``at``: nor the base meant; of any base only that it was on one ("if it was on a base")."""

    what: Selector
    when: Moment
    at: Selector | None = None


class TurnOf(Node, frozen=True):
    """It is the turn of one of ``who`` ("during other players' turns"); of no player, as the game is set up ("during
    setup")."""

    who: Selector


class Possible(Node, frozen=True):
    """``act`` can be done now, by the rules and by what the cards in play say ("if other players can play minions of
    power 2 or less here")."""

    act: Act


class HeldWhen(Node, frozen=True):
    """``condition`` held when ``act`` happened, whatever is so now ("if it had no counters when the action was
    played")."""

    condition: Condition
    act: Act


class Amid(Node, frozen=True):
    """``act`` is going on: it has begun, and is not over ("while this base is scoring"); with ``ahead``, what is done
    before it is, and it has not happened yet ("before this base scores")."""

    act: Act
    ahead: bool = False


class Dueling(Node, frozen=True):
    """``what`` is one of the two that fight the duel going on ("when one of your minions is in a duel"); with
    ``against``, the other of the two is that ("in a duel with a minion of power 4 or more"). ``began``: it is the one
    whose duel it is ("is the challenger"), or with False the one that was challenged."""

    what: Selector
    against: Selector | None = None
    began: bool | None = None


class FaceUp(Node, frozen=True):
    """``what`` lies face up, to be seen by all; with ``up`` False face down."""

    what: Selector
    up: bool = True


class Silenced(Node, frozen=True):
    """The abilities of ``what`` are cancelled: all that it has, or would have ("a minion whose abilities are
    cancelled")."""

    what: Selector


class Not(Node, frozen=True):
    """``condition`` does not hold."""

    condition: Condition


class AllOf(Node, frozen=True):
    """Every one of the conditions holds."""

    conditions: tuple[Condition, ...]


class AnyOf(Node, frozen=True):
    """At least one of the conditions holds."""

    conditions: tuple[Condition, ...]


Condition = (
    Has
    | Is
    | Done
    | Did
    | Was
    | Causes
    | Complied
    | FirstThisTurn
    | Relation
    | Outnumbers
    | Outpowers
    | InPlaySince
    | HeldWhen
    | Possible
    | TurnOf
    | Dueling
    | Amid
    | FaceUp
    | Silenced
    | Not
    | AllOf
    | AnyOf
)


def asked_of_the_gone(what: Select) -> bool:
    """Whether a thing is described by its having been sent away ("each minion destroyed here this turn"), so that it
    is asked where it was."""
    told = [each.condition for each in what.filters if isinstance(each, Where)]
    return what.zone is None and any(isinstance(each, Done) and each.act.verb in SENT_AWAY for each in told)


SENT_AWAY = frozenset({Verb.DESTROY, Verb.DISCARD, Verb.RETURN})
"""What takes a thing from where it is in play."""
