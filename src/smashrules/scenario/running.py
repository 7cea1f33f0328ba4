"""Carrying out what a question does: each line finds its option in the decision that is open, and is applied.

A choice that is forced needs no words. An optional one that a line passes over is declined, and said to be; every
other choice that a line passes over is refused with what could have been chosen. This module decides nothing that
the engine decides: it only finds the option that the words mean.
"""

from __future__ import annotations

from collections.abc import Sequence

from attrs import define, field

from smashrules.effects.abilities import Label
from smashrules.effects.verbs import Verb
from smashrules.engine import Place, Reason, Step
from smashrules.rulebook import rule
from smashrules.scenario.board import Board
from smashrules.scenario.errors import IllegalPlayError, ScenarioError, ScenarioNameError, Spot
from smashrules.scenario.finding import Finder, check_known, listed
from smashrules.scenario.model import (
    Answers,
    Chooses,
    Deed,
    Ends,
    Picks,
    Plays,
    Ref,
    Scores,
    Sent,
    Target,
    Uses,
    Wish,
    Word,
)
from smashrules.state.game import State
from smashrules.state.records import Decision, Event, Option
from smashrules.state.things import NOTHING, Thing, is_card

_DECLINING = ("pass", "no", "done")
_LONGEST = 500


@define
class Run:
    """A question being carried out: the state reached, the steps on the way, and what was taken for granted."""

    board: Board
    before: State
    state: State
    steps: list[Step] = field(factory=list)
    decisions: list[Decision | None] = field(factory=list)
    answers: list[Option] = field(factory=list)
    reasons: list[Reason] = field(factory=list)
    assumed: list[str] = field(factory=list)
    cited: set[str] = field(factory=set)
    _line_events: int = 0
    _last: str = ""

    @classmethod
    def of(cls, board: Board) -> Run:
        """A run that stands at the first decision of a board."""
        opening = board.opening
        if all(event.verb == "phase" for event in opening.events):
            return cls(board, opening.state, opening.state)
        return cls(board, board.state, opening.state, [opening], [None], [Option("pass")])

    @property
    def finder(self) -> Finder:
        return Finder(self.board, self.state)

    def events(self) -> list[Event]:
        """Everything that has happened so far."""
        return [event for step in self.steps for event in step.events]

    # -- lines ------------------------------------------------------------------------------------------------------

    def do(self, deed: Deed, at: Spot) -> None:
        """Carry out one line. Raises ``IllegalPlayError``, ``ScenarioNameError`` or another ``ScenarioError``."""
        self._line_events = len(self.events())
        self._last = ""
        if isinstance(deed, Plays):
            self._play(deed)
        elif isinstance(deed, Uses):
            self._use(deed)
        elif isinstance(deed, Chooses):
            self._wait_for(self.finder.player(deed.player), at)
            self._answer(self.finder.player(deed.player), deed.picks)
        elif isinstance(deed, Answers):
            self._say(deed, at)
        elif isinstance(deed, Scores):
            player = self.finder.player(deed.player)
            self._wait_for(player, at)
            self._answer(player, ((deed.base,),))
        else:
            self._end(deed, at)

    def _play(self, deed: Plays) -> None:
        player = self.finder.player(deed.player)
        wish = Wish("play", deed.card, deed.to)
        for _ in range(_LONGEST):
            found = self.possible(player, wish)
            option = self._one_place(found, deed) if found else self._offered(player, deed)
            if option is not None:
                kept = self._mark()
                self.apply(option)
                if deed.to is not None and option.to == NOTHING and not self._put(player, deed.to, option.thing):
                    self._back_to(kept)
                    raise self._illegal(player, wish, deed.card.at)
                self._answer(player, deed.picks)
                return
            if not self._pass_over(player):
                raise self._illegal(player, wish, deed.card.at)

    def _put(self, player: int, to: Ref, card: Thing) -> bool:
        """See that the card just played goes where the line says, by choice or for want of another place."""
        places = self._places(to)
        for event in self.events()[self._line_events :]:
            if event.verb == Verb.PLAY.value and event.what == card:
                return not places.isdisjoint({event.to, event.base, event.host})
        return self._try(player, to)

    def _mark(self) -> tuple[State, int]:
        return self.state, len(self.steps)

    def _back_to(self, mark: tuple[State, int]) -> None:
        """Undo everything since ``mark``."""
        self.state = mark[0]
        del self.steps[mark[1] :], self.decisions[mark[1] :], self.answers[mark[1] :]

    def _offered(self, player: int, deed: Plays) -> Option | None:
        """An effect that asks to play the very card ("you may play this minion there", "play a minion there")."""
        decision = self.state.decision
        if decision is None or decision.player != player or decision.kind in ("main", "window"):
            return None
        if decision.kind == "may" and decision.cause is not None:
            if self.finder.fitting(deed.card, [decision.cause.card]):
                return next((each for each in decision.options if each.kind == "yes"), None)
            return None
        found = self._matching(decision, deed.card)
        return found[0] if found else None

    def _use(self, deed: Uses) -> None:
        player = self.finder.player(deed.player)
        wish = Wish("use", deed.card, kind=deed.kind)
        for _ in range(_LONGEST):
            found = self.possible(player, wish)
            if found:
                if len({(each.thing, each.path) for each in found}) > 1:
                    cards = [int(each.thing) for each in found]
                    if not self.finder.alike(list(cards)):
                        raise self.finder.ambiguous(deed.card, list(dict.fromkeys(cards)))
                self.apply(found[0])
                self._answer(player, deed.picks)
                return
            decision = self.state.decision
            if decision is not None and decision.player == player and decision.kind == "may":
                yes = next((each for each in decision.options if each.kind == "yes"), None)
                if yes and decision.cause and self.finder.fitting(deed.card, [decision.cause.card]):
                    self.apply(yes)
                    self._answer(player, deed.picks)
                    return
            if not self._pass_over(player):
                raise self._illegal(player, wish, deed.card.at)

    def _say(self, deed: Answers, at: Spot) -> None:
        player = self.finder.player(deed.player)
        self._wait_for(player, at)
        kinds = {"no": _DECLINING, "yes": ("yes",), "pass": ("pass", "no", "done"), "done": ("done", "pass")}
        decision = self.state.decision
        assert decision is not None
        for kind in kinds[deed.answer]:
            for option in decision.options:
                if option.kind == kind:
                    self.apply(option)
                    return
        raise self._unanswered(decision, at, "there is nothing of the kind to answer here")

    def _end(self, deed: Ends, at: Spot) -> None:
        player = self.state.active if deed.player is None else self.finder.player(deed.player)
        if player != self.state.active:
            raise IllegalPlayError(
                f"it is {self.board.players[self.state.active]}'s turn, not {self.board.players[player]}'s",
                at,
                rules=("turn.current-player",),
            )
        for _ in range(_LONGEST):
            decision = self.state.decision
            if decision is None:
                raise ScenarioError("the game is over; there is no turn to end", at)
            if decision.kind == "main":
                self.apply(next(each for each in decision.options if each.kind == "end"))
                return
            if self.state.phase != "play":
                if deed.player is None:
                    return  # the bases are being scored already
                if not self._pass_over(decision.player, True):
                    raise self._unanswered(decision, at, "a choice is open before the turn can end")
                if self.state.active != player:
                    return
            elif not self._pass_over(player):
                raise self._unanswered(decision, at, "a choice is open before the turn can end")

    # -- waiting and passing over -----------------------------------------------------------------------------------

    def _wait_for(self, player: int, at: Spot) -> None:
        """Pass over other players' rounds of Me First! until ``player`` is asked."""
        for _ in range(_LONGEST):
            decision = self.state.decision
            if decision is None:
                raise ScenarioError("the game is over; nothing is left to answer", at)
            if decision.player == player and decision.kind != "main":
                return
            if decision.player == player:
                raise ScenarioError(
                    f"{self._who(player)} is not asked anything here; it is their Play Cards phase: "
                    "they play a card, use an ability or end their turn",
                    at,
                )
            if not self._pass_over(player):
                raise self._unanswered(
                    decision, at, f"{self._who(decision.player)} is asked here, not {self._who(player)}"
                )

    def _pass_over(self, player: int, anyone: bool = False) -> bool:
        """Decline the open choice if it is optional and the order of the lines says that it was not taken."""
        decision = self.state.decision
        if decision is None or decision.kind == "main":
            return False
        if decision.player != player and decision.kind != "window" and not anyone:
            return False
        for kind in _DECLINING:
            for option in decision.options:
                if option.kind == kind:
                    if decision.kind != "window":
                        self.assumed.append(f"{self._who(decision.player)} {self._declined(decision)}")
                    self.apply(option)
                    return True
        return False

    def _declined(self, decision: Decision) -> str:
        of = f" of {self.card_name(decision.cause.card)}" if decision.cause and decision.cause.card >= 0 else ""
        return f"does not use the option{of}" if decision.kind == "may" else f"chooses no more{of}"

    # -- answers ----------------------------------------------------------------------------------------------------

    def _answer(self, player: int, picks: Picks) -> None:
        """Answer the choices that follow with ``picks``, in order."""
        for group in picks:
            first = [each.what if isinstance(each, Sent) else each for each in group]
            later: list[Target] = [each.to for each in group if isinstance(each, Sent)]
            wanted: list[Target] = list(first)
            while wanted or later:
                if wanted and self._try(player, wanted[0], fallback=not later):
                    wanted.pop(0)
                elif later and self._try(player, later[0]):
                    later.pop(0)
                elif wanted and self._try(player, wanted[0]):
                    wanted.pop(0)
                else:
                    raise self._not_a_choice(player, (wanted or later)[0])
        decision = self.state.decision
        if picks and self._last and decision is not None and decision.player == player:
            done = next((each for each in decision.options if each.kind == "done"), None)
            if done is not None and _stem(decision) == self._last:
                self.apply(done)  # the line has said all that was picked

    def _try(self, player: int, target: Target, fallback: bool = True) -> bool:
        """Answer the open choice with ``target`` if it fits, after saying yes or done where that leads to it."""
        for _ in range(_LONGEST):
            decision = self.state.decision
            if decision is None or decision.player != player or decision.kind in ("main", "window"):
                return self._was_forced(target)
            found = self._matching(decision, target)
            if found:
                things = [each.thing if each.thing != NOTHING else each.to for each in found]
                if len(found) > 1 and isinstance(target, Ref) and not self.finder.alike(list(things)):
                    raise self.finder.ambiguous(target, [int(each) for each in things])
                self._last = _stem(decision)
                self.apply(found[0])
                return True
            if isinstance(target, Word):
                return False
            if self._was_forced(target):
                return True
            if not fallback:
                return False
            yes = next((each for each in decision.options if each.kind == "yes"), None)
            done = next((each for each in decision.options if each.kind == "done"), None)
            if yes is not None:
                self.apply(yes)
            elif done is not None and _stem(decision) == self._last:
                self.apply(done)
            else:
                return False
        return False

    def _matching(self, decision: Decision, target: Target) -> list[Option]:
        """The options that ``target`` can mean."""
        options = decision.options
        if isinstance(target, Word):
            if target.word == "option":
                return [options[target.number - 1]] if 0 < target.number <= len(options) else []
            kinds = ("yes",) if target.word == "yes" else _DECLINING
            return [each for kind in kinds for each in options if each.kind == kind][:1]
        if isinstance(target, Sent) or decision.kind == "one-of":
            return []
        things: list[Thing] = [each.thing if each.thing != NOTHING else each.to for each in options]
        meant = self.finder.things(target, [each for each in things if each != NOTHING])
        return [each for each, thing in zip(options, things, strict=True) if thing in meant]

    def _was_forced(self, target: Target) -> bool:
        """Whether ``target`` was taken without asking, being the only one possible."""
        if not isinstance(target, Ref):
            return False
        touched: set[Thing] = set()
        for event in self.events()[self._line_events + 1 :]:
            touched.update((event.what, event.to, *event.things))
        touched.discard(NOTHING)
        try:
            return bool(self.finder.things(target, touched))
        except ScenarioNameError:
            return False

    # -- what is possible -------------------------------------------------------------------------------------------

    def possible(self, player: int, wish: Wish) -> list[Option]:
        """The options of the open decision that grant ``wish``."""
        decision = self.state.decision
        if decision is None or decision.player != player:
            return []
        if wish.verb == "decline":
            return [each for each in decision.options if each.kind in _DECLINING]
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

    def _places(self, ref: Ref) -> set[int]:
        return set(self.finder.cards(ref))

    def _label(self, option: Option) -> str:
        """Under which label the clause of an option stands."""
        if not is_card(option.thing) or not option.path:
            return ""
        abilities = self.board.game.definition(self.state, int(option.thing)).text.abilities
        label = abilities[option.path[0]].label if option.path[0] < len(abilities) else Label.NONE
        return label.value.lower()

    def _one_place(self, found: Sequence[Option], deed: Plays) -> Option:
        """The one option that a line means; free plays come before extra ones, the hand before other zones."""
        finder = self.finder
        cards = list(dict.fromkeys(int(each.thing) for each in found))
        hand = [each for each in cards if finder.fitting(deed.card, [each]) and self._in_hand(each)]
        cards = hand or cards
        if len(cards) > 1 and not finder.alike(list(cards)):
            raise finder.ambiguous(deed.card, cards)
        found = [each for each in found if each.thing == cards[0]]
        places = list(dict.fromkeys(each.to for each in found))
        if len(places) > 1 and not finder.alike([each for each in places if each != NOTHING]):
            where = finder.told_apart([each for each in places if each != NOTHING])
            raise ScenarioNameError(
                f"where is {deed.card.name.text!r} played? it could be {listed(where, 'or')}",
                deed.card.at if deed.to is None else deed.to.at,
                candidates=where,
            )
        return min((each for each in found if each.to == places[0]), key=lambda each: (each.grant, each.via))

    def _in_hand(self, uid: int) -> bool:
        return any(uid in player.hand for player in self.state.players)

    # -- refusals ---------------------------------------------------------------------------------------------------

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
        cards = [int(each) for each in things if is_card(each) and decision.kind != "one-of"]
        calls = dict(zip(cards, finder.told_apart(cards), strict=True))
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

    def fork(self) -> Run:
        """Another run that stands where this one does."""
        return Run(
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


def _stem(decision: Decision) -> str:
    """What a question is about, whatever how many have been picked."""
    path = decision.cause.path if decision.cause else ()
    return f"{decision.kind} {decision.key.partition('#')[0]} {decision.cause.card if decision.cause else ''} {path}"
