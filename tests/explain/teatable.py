"""A small table with invented cards, their texts and trees, and the boards that the tests ask about."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from smashrules.effects.abilities import (
    Ability,
    CardText,
    Continuous,
    Event,
    Instruction,
    Label,
    Replacement,
    Timing,
    Triggered,
)
from smashrules.effects.actions import Act, Cannot, If, Lasting, May, Modify, Moment, Side, Unaffected
from smashrules.effects.amounts import Count, Num, StatOf, Times
from smashrules.effects.card import CardDef, CardType
from smashrules.effects.conditions import Has
from smashrules.effects.node import Node
from smashrules.effects.selectors import (
    ANY_NUMBER,
    EVERY,
    ONE,
    At,
    BaseOf,
    Both,
    Compare,
    Controlled,
    Here,
    Host,
    Kind,
    Op,
    Other,
    OwnerOf,
    Pile,
    Quantity,
    Ref,
    Select,
    Stat,
    This,
    You,
    Zone,
)
from smashrules.effects.verbs import Verb
from smashrules.engine import Game, Position, Step
from smashrules.state.game import State
from smashrules.state.records import Option

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "explain"


def said(node, words: str, phrase: str):
    """``node``, standing at ``phrase`` in ``words``."""
    start = words.index(phrase)
    return replace(node, span=(start, start + len(phrase)))


def _card(name: str, words: str = "", clauses: Sequence[tuple[Label, Node, str]] = (), **facts) -> CardDef:
    """A card each of whose clauses is given with its label and the words it stands at."""
    abilities = tuple(
        said(Ability(label, (said(clause, words, phrase),)), words, phrase) for label, clause, phrase in clauses
    )
    play_on = facts.pop("play_on", None)
    return CardDef(name, words=words, text=CardText(abilities, play_on), **facts)


def _minion(name: str, power: int, words: str = "", *clauses: tuple[Label, Node, str], **facts) -> CardDef:
    return _card(name, words, clauses, type=CardType.MINION, power=power, **facts)


def _action(name: str, words: str, *clauses: tuple[Label, Node, str], **facts) -> CardDef:
    return _card(name, words, clauses, type=CardType.ACTION, **facts)


def _instruction(words: str, effect: Node, phrase: str) -> tuple[Label, Node, str]:
    return Label.NONE, Instruction(said(effect, words, phrase)), phrase


BURST = "Destroy one of your minions and each minion with equal or less power on the same base."
POLISH = "Each of your minions gains +1 power until the end of the turn."
CANNOT = "Ongoing: This minion cannot be destroyed."
SUGAR = "Ongoing: Each of your other minions here has +1 power."
SPOON = "Ongoing: This minion has +1 power for each of your minions here."
TRAY = "You may draw a card."
LID = "Play on a minion. Ongoing: This minion is not affected by other players' cards."
BUTLER = "Ongoing: If this minion would be destroyed, return it to its owner's hand instead."
GUEST = "If you have a minion here, draw a card."
CRUMBS = "Ongoing: After a minion is destroyed here, gain 1 VP."
SHOO = "Return a minion to its owner's hand."
TROLLEY = "Move any number of your minions to other bases."

OTHERS_PLAYERS = Select(Kind.PLAYER, EVERY, (Other(You()),))

DEFINITIONS = {
    each.name: each
    for each in (
        CardDef("The Pantry", CardType.BASE, breakpoint=12, vps=(4, 2, 1)),
        CardDef("The Cellar", CardType.BASE, breakpoint=20, vps=(5, 3, 2)),
        CardDef("The Attic", CardType.BASE, breakpoint=18, vps=(3, 2, 1)),
        _minion("Teabot", 2),
        _minion("Samovar", 5),
        _minion(
            "Iron Kettle",
            4,
            CANNOT,
            (
                Label.ONGOING,
                Continuous(said(Cannot(Act(Verb.DESTROY, what=This())), CANNOT, "This minion cannot be destroyed")),
                "This minion cannot be destroyed",
            ),
        ),
        _minion(
            "Sugar Bowl",
            3,
            SUGAR,
            (
                Label.ONGOING,
                Continuous(
                    said(
                        Modify(
                            Stat.POWER,
                            Select(Kind.MINION, EVERY, (Controlled(You()), At(Here()), Other(This()))),
                            Num(1),
                        ),
                        SUGAR,
                        "Each of your other minions here has +1 power",
                    )
                ),
                "Each of your other minions here has +1 power",
            ),
        ),
        _minion(
            "Spoon",
            1,
            SPOON,
            (
                Label.ONGOING,
                Continuous(
                    said(
                        Modify(
                            Stat.POWER,
                            This(),
                            Times(1, Count(Select(Kind.MINION, EVERY, (Controlled(You()), At(Here()))))),
                        ),
                        SPOON,
                        "This minion has +1 power for each of your minions here",
                    )
                ),
                "This minion has +1 power for each of your minions here",
            ),
        ),
        _minion("Tray", 2, TRAY, _instruction(TRAY, May(Act(Verb.DRAW, amount=Num(1))), "You may draw a card")),
        _minion(
            "Guest",
            2,
            GUEST,
            _instruction(
                GUEST,
                If(
                    said(
                        Has(
                            You(),
                            Select(Kind.MINION, Quantity(1, None), (Other(This()),)),
                            Here(),
                        ),
                        GUEST,
                        "If you have a minion here",
                    ),
                    said(Act(Verb.DRAW, amount=Num(1)), GUEST, "draw a card"),
                ),
                "If you have a minion here, draw a card",
            ),
        ),
        _minion(
            "Butler",
            3,
            BUTLER,
            (
                Label.ONGOING,
                Replacement(
                    Act(Verb.DESTROY, what=This()),
                    said(
                        Act(Verb.RETURN, what=This(), to=Pile(Zone.HAND, OwnerOf(This()))),
                        BUTLER,
                        "return it to its owner's hand",
                    ),
                ),
                "If this minion would be destroyed, return it to its owner's hand instead",
            ),
        ),
        _minion(
            "Crumb Eater",
            1,
            CRUMBS,
            (
                Label.ONGOING,
                Triggered(
                    Event(Timing.AFTER, Act(Verb.DESTROY, what=Select(Kind.MINION, ONE, (At(Here()),)))),
                    said(Act(Verb.GAIN_VP, amount=Num(1)), CRUMBS, "gain 1 VP"),
                ),
                "After a minion is destroyed here, gain 1 VP",
            ),
        ),
        _action(
            "Steam Burst",
            BURST,
            _instruction(
                BURST,
                Act(
                    Verb.DESTROY,
                    what=Both(
                        (
                            Select(Kind.MINION, ONE, (Controlled(You()),), label=1),
                            Select(
                                Kind.MINION,
                                EVERY,
                                (
                                    Compare(Stat.POWER, Op.AT_MOST, StatOf(Stat.POWER, Ref(1))),
                                    At(BaseOf(Ref(1))),
                                ),
                            ),
                        )
                    ),
                ),
                BURST.rstrip("."),
            ),
        ),
        _action(
            "Polish",
            POLISH,
            _instruction(
                POLISH,
                Lasting(
                    Modify(Stat.POWER, Select(Kind.MINION, EVERY, (Controlled(You()),)), Num(1)), Moment(Side.END)
                ),
                POLISH.rstrip("."),
            ),
        ),
        _action(
            "Shoo",
            SHOO,
            _instruction(
                SHOO,
                Act(Verb.RETURN, what=Select(Kind.MINION, ONE, label=1), to=Pile(Zone.HAND, OwnerOf(Ref(1)))),
                SHOO.rstrip("."),
            ),
        ),
        _action(
            "Trolley",
            TROLLEY,
            _instruction(
                TROLLEY,
                Act(
                    Verb.MOVE,
                    what=Select(Kind.MINION, ANY_NUMBER, (Controlled(You()),), label=1),
                    to=Select(Kind.BASE, ONE, (Other(BaseOf(Ref(1))),)),
                ),
                TROLLEY.rstrip("."),
            ),
        ),
        _action("Weight", "Play on a minion.", play_on=Select(Kind.MINION)),
        _action(
            "Lid",
            LID,
            (
                Label.ONGOING,
                Continuous(
                    said(
                        Unaffected(Host(), Select(Kind.CARD, EVERY, (Controlled(OTHERS_PLAYERS),))),
                        LID,
                        "This minion is not affected by other players' cards",
                    )
                ),
                "This minion is not affected by other players' cards",
            ),
            play_on=Select(Kind.MINION),
        ),
    )
}


class Board:
    """A board for Ann and Bob, and a way to play on it by the names of things."""

    def __init__(self) -> None:
        self.game = Game(DEFINITIONS)
        self.position = Position(self.game)
        self.ann = self.position.player("Ann")
        self.bob = self.position.player("Bob")
        self.pantry = self.position.base("The Pantry")
        self.cellar = self.position.base("The Cellar")
        self.before: State | None = None
        self.steps: list[Step] = []
        self.answers: list[Option] = []

    def minion(self, name: str, owner: int, base: int | None = None, controller: int | None = None) -> int:
        uid = self.position.card(name, owner)
        self.position.put(uid, self.pantry if base is None else base, controller)
        return uid

    def attached(self, name: str, owner: int, host: int) -> int:
        uid = self.position.card(name, owner)
        self.position.attach(uid, host)
        return uid

    def hand(self, owner: int, *names: str) -> list[int]:
        cards = [self.position.card(name, owner) for name in names]
        self.position.hand(owner, cards)
        return cards

    def deck(self, owner: int, *names: str) -> list[int]:
        cards = [self.position.card(name, owner) for name in names]
        self.position.deck(owner, cards)
        return cards

    def begin(self) -> State:
        self.before = self.position.state()
        return self.before

    @property
    def state(self) -> State:
        if self.steps:
            return self.steps[-1].state
        return self.before or self.begin()

    def answer(self, kind: str, thing: int | str | None = None, to: int | None = None) -> Step:
        """Give the answer of this kind about this thing to the open decision."""
        decision = self.state.decision
        assert decision is not None
        fitting = [
            option
            for option in decision.options
            if option.kind == kind and (thing is None or option.thing == thing) and (to is None or option.to == to)
        ]
        assert fitting, f"no {kind} {thing} {to} among {decision}"
        step = self.game.apply(self.state, fitting[0])
        self.steps.append(step)
        self.answers.append(fitting[0])
        return step

    @property
    def events(self):
        return [event for step in self.steps for event in step.events]


def golden(name: str, found: str) -> None:
    """Compare with the stored text, or store it when SMASHRULES_BLESS is set."""
    path = GOLDEN / name
    if os.environ.get("SMASHRULES_BLESS"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(found, "utf-8")
    assert path.read_text("utf-8") == found, f"{name} differs: look at the difference, then SMASHRULES_BLESS=1"
