"""Where a question stands: the state reached, the steps on the way, what is possible there and why not.

``Course`` knows the decision that is open and finds the options that words mean; it refuses in words what is not
among them. Carrying out a question's lines is ``running``'s business.
"""

from __future__ import annotations

from typing import Self

from attrs import define, field

from smashrules.effects.abilities import Label
from smashrules.engine import Place, Reason, Step
from smashrules.rulebook import rule
from smashrules.scenario.board import Board
from smashrules.scenario.errors import IllegalPlayError, ScenarioError, Spot
from smashrules.scenario.finding import Finder, check_known, listed
from smashrules.scenario.model import (
    Ref,
    Sent,
    Target,
    Wish,
    Word,
)
from smashrules.state.game import State
from smashrules.state.records import Decision, Event, Option
from smashrules.state.things import NOTHING, Thing, is_card

DECLINING = ("pass", "no", "done")
"""The kinds of options that decline a choice."""


@define
class Course:
    """A question on its way: the state reached, the steps, what was decided, and what was taken for granted."""

    board: Board
    before: State
    state: State
    steps: list[Step] = field(factory=list)
    decisions: list[Decision | None] = field(factory=list)
    answers: list[Option] = field(factory=list)
    reasons: list[Reason] = field(factory=list)
    assumed: list[str] = field(factory=list)
    cited: set[str] = field(factory=set)

    @property
    def finder(self) -> Finder:
        return Finder(self.board, self.state)

    def events(self) -> list[Event]:
        """Everything that has happened so far."""
        return [event for step in self.steps for event in step.events]

    def fork(self) -> Self:
        """Another one that stands where this one does."""
        return type(self)(
            self.board,
            self.before,
            self.state,
            list(self.steps),
            list(self.decisions),
            list(self.answers),
            list(self.reasons),
            list(self.assumed),
            set(self.cited),
        )

    def apply(self, option: Option) -> None:
        """Answer the open decision."""
        decision = self.state.decision
        assert decision is not None
        step = self.board.game.apply(self.state, option)
        self.decisions.append(decision)
        self.answers.append(option)
        self.steps.append(step)
        self.state = step.state

    # -- what is possible -------------------------------------------------------------------------------------------

    def possible(self, player: int, wish: Wish) -> list[Option]:
        """The options of the open decision that grant ``wish``."""
        decision = self.state.decision
        if decision is None or decision.player != player:
            return []
        if wish.verb == "decline":
            return [each for each in decision.options if each.kind in DECLINING]
        assert wish.card is not None
        if wish.verb == "choose":
            return [] if decision.kind in ("main", "window") else self._matching(decision, wish.card)
        options = [each for each in decision.options if each.kind == wish.verb]
        cards = set(self.finder.fitting(wish.card, {int(each.thing) for each in options if is_card(each.thing)}))
        options = [each for each in options if each.thing in cards]
        if wish.kind in ("talent", "special"):
            options = [each for each in options if self._label(each) == wish.kind]
        if wish.to is not None and any(each.to != NOTHING for each in options):
            places = self._places(wish.to)
            options = [each for each in options if each.to in places]
        return options

    def _matching(self, decision: Decision, target: Target) -> list[Option]:
        """The options that ``target`` can mean."""
        options = decision.options
        if isinstance(target, Word):
            if target.word == "option":
                return [options[target.number - 1]] if 0 < target.number <= len(options) else []
            kinds = ("yes",) if target.word == "yes" else DECLINING
            return [each for kind in kinds for each in options if each.kind == kind][:1]
        if isinstance(target, Sent) or decision.kind == "one-of":
            return []
        things: list[Thing] = [each.thing if each.thing != NOTHING else each.to for each in options]
        meant = self.finder.things(target, [each for each in things if each != NOTHING])
        return [each for each, thing in zip(options, things, strict=True) if thing in meant]

    def _places(self, ref: Ref) -> set[int]:
        return set(self.finder.cards(ref))

    def _label(self, option: Option) -> str:
        """Under which label the clause of an option stands."""
        if not is_card(option.thing) or not option.path:
            return ""
        abilities = self.board.game.definition(self.state, int(option.thing)).text.abilities
        label = abilities[option.path[0]].label if option.path[0] < len(abilities) else Label.NONE
        return label.value.lower()

    def why_not(self, player: int, wish: Wish) -> list[Reason]:
        """The reasons why a play cannot be had, the first first; kept, for they are cited."""
        if wish.card is None or wish.verb != "play":
            return []
        thing = self._thing(player, wish.card)
        if not is_card(thing):
            return []
        place = None
        if wish.to is not None:
            to = next(iter(self._places(wish.to)))
            found = self.state.objects[to]
            place = None if found is None else Place(found.base, NOTHING if found.base == to else to)
        reasons = list(self.board.game.why_not(self.state, player, int(thing), place))
        self.reasons += reasons
        return reasons

    def _thing(self, player: int, ref: Ref) -> Thing:
        who = self.board.find_player(ref.name.text)
        if who is not None:
            return -1 - who
        found = self.finder.cards(ref)
        hand = [each for each in found if each in self.state.players[player].hand]
        mine = [each for each in found if self.finder.controller(each) == player]
        return (hand or mine or found)[0]

    # -- refusals ---------------------------------------------------------------------------------------------------

    def _illegal(self, player: int, wish: Wish, at: Spot) -> ScenarioError:
        assert wish.card is not None
        check_known(self.finder, wish.card.name)
        reasons = self.why_not(player, wish)
        decision = self.state.decision
        name = self.board.card_name(wish.card.name)
        to = f" to {self.card_name(next(iter(self._places(wish.to))))}" if wish.to is not None else ""
        what = f"{self._who(player)} may not {wish.verb} {name}{to}"
        if reasons:
            told = "; ".join(self.reason(each) for each in reasons[:3])
            return IllegalPlayError(f"{what}: {told}", at, rules=tuple(each.rule for each in reasons))
        if decision is not None and decision.kind != "main":
            return self._unanswered(decision, at, f"{what} now, for a choice is open")
        return IllegalPlayError(f"{what}: nothing allows it", at)

    def reason(self, reason: Reason) -> str:
        """A reason in words, with the rule and where it stands."""
        found = rule(reason.rule)
        said = reason.note or found.title
        return f"{said} ({found.key} · {found.cite(self.board.edition)})"

    def _not_a_choice(self, player: int, target: Target) -> ScenarioError:
        target = target.what if isinstance(target, Sent) else target
        at = target.at
        said = target.word if isinstance(target, Word) else target.name.text
        if isinstance(target, Ref):
            check_known(self.finder, target.name)
        decision = self.state.decision
        if decision is None or decision.kind in ("main", "window") or decision.player != player:
            who = self._who(player)
            return ScenarioError(f"{who} is not asked to choose {said!r} here: nothing is left to choose", at)
        return IllegalPlayError(
            f"{said!r} cannot be chosen here; {self.can_choose(decision)}",
            at,
            rules=decision.rules,
        )

    def _unanswered(self, decision: Decision, at: Spot, problem: str) -> ScenarioError:
        return ScenarioError(f"{problem}: {self.can_choose(decision)}", at)

    # -- words ------------------------------------------------------------------------------------------------------

    def can_choose(self, decision: Decision) -> str:
        """What a decision leaves to whom, in words."""
        return f"{self._who(decision.player)} can choose {listed(list(dict.fromkeys(self.options(decision))), 'or')}"

    def options(self, decision: Decision) -> list[str]:
        """The options of a decision in words."""
        finder = self.finder
        things = [each.thing if each.thing != NOTHING else each.to for each in decision.options]
        cards = list(dict.fromkeys(int(each) for each in things if is_card(each) and decision.kind != "one-of"))
        calls = dict(zip(cards, finder.told_apart(cards, now=True), strict=True))
        told = []
        for number, (option, thing) in enumerate(zip(decision.options, things, strict=True), 1):
            if decision.kind == "one-of":
                told.append(f"option {number}")
            elif thing != NOTHING and option.kind in ("play", "use"):
                told.append(f"{option.kind} {calls.get(int(thing)) if is_card(thing) else finder.call(thing)}")
            elif thing != NOTHING:
                told.append(calls[int(thing)] if is_card(thing) else finder.call(thing))
            else:
                told.append({"done": "no more", "pass": "pass", "end": "end the turn"}.get(option.kind, option.kind))
        return told

    def _who(self, player: int) -> str:
        return self.board.players[player]

    def card_name(self, uid: int) -> str:
        """The name of a card of the game."""
        return self.board.game.definition(self.state, uid).name
