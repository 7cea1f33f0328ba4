"""Carrying out what a question does: each line finds its option in the decision that is open, and is applied.

A choice that is forced needs no words. An optional one that a line passes over is declined, and said to be; every
other choice that a line passes over is refused with what could have been chosen. This module decides nothing that
the engine decides: it only finds the option that the words mean.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from smashrules.effects.card import CardType
from smashrules.effects.verbs import Verb
from smashrules.scenario.board import Board
from smashrules.scenario.course import DECLINING
from smashrules.scenario.errors import IllegalPlayError, ScenarioError, ScenarioNameError, Spot
from smashrules.scenario.finding import listed
from smashrules.scenario.model import (
    Answers,
    Chooses,
    Deed,
    Ends,
    Plays,
    Ref,
    Scores,
    Uses,
    Wish,
)
from smashrules.scenario.picking import USING, Picking
from smashrules.scenario.ways import Goal, goes_on, leading_to_play, lines_before, uses_before, way
from smashrules.state.records import Option
from smashrules.state.things import NOTHING, is_card

_LONGEST = 500
_DONE = {"play": "played", "use": "used"}


class Run(Picking):
    """A question being carried out, line by line."""

    @classmethod
    def of(cls, board: Board) -> Run:
        """A run that stands at the first decision of a board."""
        opening = board.opening
        if all(event.verb == "phase" for event in opening.events):
            return cls(board, opening.state, opening.state)
        return cls(board, board.state, opening.state, [opening], [None], [Option("pass")])

    # -- lines ------------------------------------------------------------------------------------------------------

    def do(self, deed: Deed, at: Spot, more: bool = False) -> None:
        """Carry out one line; ``more``: the same choice may go on in the next one.

        Raises ``IllegalPlayError``, ``ScenarioNameError`` or another ``ScenarioError``."""
        if not isinstance(deed, Chooses | Answers):
            self._earlier = self._line_events
            self._line_events = len(self.events())
            self._line_answers = len(self.answers)
            self._begun = self.state
            self._named = set()
            self._last = ""
        self._more = more
        if isinstance(deed, Plays):
            self._play(deed)
        elif isinstance(deed, Uses):
            self._use(deed)
        elif isinstance(deed, Chooses):
            player = self.finder.player(deed.player)
            if not self._all_forced(player, deed.picks):
                self._wait_for(player, at)
                self._answer(player, deed.picks, self._named)
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

        def goal(run: Run) -> bool:
            return bool(run.possible(player, wish)) or bool(run.offered(player, deed))

        if not self._reach(player, goal):
            raise self._refused(player, wish, goal)
        found = self.possible(player, wish)
        kept = self._mark()
        *before, last = [self._one_place(found, deed)] if found else self.offered(player, deed)
        for option in before:
            self._take_for_granted(option)
        self.apply(last)
        if deed.to is not None and not self._put(player, deed):
            self._back_to(kept)
            raise self._refused(player, wish, goal)
        self._answer(player, deed.picks)

    def _put(self, player: int, deed: Plays) -> bool:
        """See that the card just played goes where the line says, by choice or for want of another place."""
        assert deed.to is not None
        places = self._places(deed.to)
        for event in self.events()[self._line_events :]:
            if event.verb == Verb.PLAY.value and is_card(event.what) and self.finder.fitting(deed.card, [event.what]):
                return not places.isdisjoint({event.to, event.base, event.host})
        return self._try(player, deed.to) is not None

    def offered(self, player: int, deed: Plays) -> list[Option]:
        """The answers to an open question by which the very card is played ("you may play this minion there", "play a
        minion there"); none if it asks for something else."""
        decision = self.state.decision
        if decision is None or decision.kind == "place":
            return []
        path, card = leading_to_play(self, player, deed.card)
        if path and not self._in_hand(card):
            declining = (each for each in decision.options if each.kind in DECLINING)
            for option in declining:
                fork = self.fork()
                fork.apply(option)
                wish = Wish("play", deed.card, deed.to)
                others = [int(each.thing) for each in fork.possible(player, wish) if self._in_hand(int(each.thing))]
                if others:
                    raise self.finder.ambiguous(deed.card, [card, others[0]], now=True)
        return path

    def _use(self, deed: Uses) -> None:
        player = self.finder.player(deed.player)
        wish = Wish("use", deed.card, kind=deed.kind)

        def goal(run: Run) -> bool:
            return bool(run.usable(player, wish))

        if not self._reach(player, goal):
            if self._had_to(player, deed):
                return
            raise self._refused(player, wish, goal)
        found = self.usable(player, wish)
        cards = list(dict.fromkeys(int(each.thing) for each in found if each.thing != NOTHING))
        if len(cards) > 1 and not self.finder.alike(list(cards)):
            raise self.finder.ambiguous(deed.card, cards, now=True)
        self.apply(self._one_ability(found, deed))
        if not deed.picks and not self._more:
            self._begin(player, cards)
        self._answer(player, deed.picks)

    def _had_to(self, player: int, deed: Uses) -> bool:
        """Whether the ability had to be used in what the line before this one brought about."""
        if deed.picks:
            return False
        since = self.events()[self._earlier :]
        asked = {each.thing for each in self.answers if each.kind in ("use", "play")}
        used = {
            int(each.what)
            for each in since
            if each.verb == "trigger" and each.player == player and is_card(each.what)
        }
        return bool(self.finder.fitting(deed.card, used - asked))

    def _one_ability(self, found: Sequence[Option], deed: Uses) -> Option:
        """The one ability of a card that a line means: its own comes before those that it has been given."""
        own = [each for each in found if each.via == NOTHING] or found
        several = list(dict.fromkeys((each.path, each.via) for each in own))
        if len(several) > 1:
            givers = [self.finder.call(via) for _, via in several if via != NOTHING]
            each = (
                f"use it by the name of the card that gives it: {listed(givers, 'or')}"
                if givers
                else ("say which: 'the talent of', 'the special of'")
            )
            raise ScenarioNameError(
                f"{deed.card.name.text!r} has {len(several)} abilities that could be meant; {each}",
                deed.card.at,
                candidates=givers,
            )
        return own[0]

    def _begin(self, player: int, cards: Sequence[int]) -> None:
        """Say yes where the ability that a line uses asks at once whether to do what it says."""
        decision = self.state.decision
        if decision is None or decision.kind != "may" or decision.player != player or decision.cause is None:
            return
        if decision.cause.card in cards and all(each.verb in USING for each in self.steps[-1].events):
            self.apply(next(each for each in decision.options if each.kind == "yes"))

    def usable(self, player: int, wish: Wish) -> list[Option]:
        """The options by which ``player`` uses an ability: the ability itself, "yes" to the card that asks, or its
        turn among those that somebody else puts in order. What the player controls comes first."""
        found = self.possible(player, wish)
        decision = self.state.decision
        if not found and decision is not None and wish.card is not None:
            if decision.kind == "order":
                found = self._by_verb(decision, "use", wish.card)
                found = [each for each in found if self.finder.controller(int(each.thing)) == player]
            elif decision.kind == "may" and decision.player == player and decision.cause is not None:
                asks = self.finder.fitting(wish.card, [decision.cause.card])
                found = [each for each in decision.options if each.kind == "yes" and asks]
        own = [each for each in found if is_card(each.thing) and self.finder.controller(int(each.thing)) == player]
        return own or found

    def _reach(self, player: int, goal: Goal) -> bool:
        """Answer the optional choices that the order of the lines passes over, so that ``goal`` is reached: with yes
        where that asks for the very thing, by declining where that will do, else by the one use that makes what
        follows possible. No phase, turn or step of scoring is ended on the way."""
        path = way(self, player, goal)
        for option in path or ():
            self._take_for_granted(option)
        return path is not None

    def _refused(self, player: int, wish: Wish, goal: Goal) -> ScenarioError:
        """The refusal of a line, with what would have to stand before it for the same words to be right later."""
        assert wish.card is not None
        wrong = self._illegal(player, wish, wish.card.at)
        first = lines_before(self, player, goal)
        other = "use" if wish.verb == "play" else "play"
        if wish.to is not None and self._is_put_nowhere(wish.card):
            wrong.add("it is played on nothing: what it is for is told after 'choosing'")
        elif wish.to is None and self.possible(player, replace(wish, verb=other, kind="")):
            wrong.add(f"it is {_DONE[other]}: write '{self._who(player)} {other}s {wish.card.name.text}'")
        elif before := uses_before(self, player, goal):
            wrong.add(f"it is possible after {listed(before, 'or')}")
        elif first:
            written = ", ".join(repr(each) for each in first)
            wrong.add(f"if it happens later, write what comes before it: {written}")
        else:
            decision = self.state.decision
            kinds = {"main"} if decision is None else {each.kind for each in decision.options} | {decision.kind}
            can = "" if decision is None or kinds & {"main", *DECLINING} else self.can_choose(decision)
            if can and can not in wrong.problem:
                wrong.add(f"a choice is open: {can}")
        return wrong

    def _is_put_nowhere(self, card: Ref) -> bool:
        found = self.board.game.definition(self.state, self.finder.cards(card)[0])
        return found.type is CardType.ACTION and found.text.play_on is None

    def _say(self, deed: Answers, at: Spot) -> None:
        player = self.finder.player(deed.player)
        self._wait_for(player, at)
        kinds = {"no": DECLINING, "yes": ("yes",), "pass": ("pass", "no", "done"), "done": ("done", "pass")}
        if deed.answer in ("yes", "no") and self._no_more():
            decision = self.state.decision
            if decision is None or decision.player != player or decision.kind in ("main", "window"):
                return  # to pick no more was the answer
        decision = self.state.decision
        assert decision is not None
        only = list(dict.fromkeys(each.thing for each in decision.options if each.kind in ("use", "play")))
        if deed.answer == "yes" and decision.kind == "window" and len(only) == 1:
            self.apply(decision.options[0])
            return
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
        for kind in DECLINING:
            for option in decision.options:
                if option.kind != kind:
                    continue
                fork = self.fork()
                fork.apply(option)
                if not anyone and goes_on(fork.steps[-1].events):
                    return False
                self.assumed.append(f"{self._who(decision.player)} {self._declined(decision)}")
                self.apply(option)
                return True
        return False

    def _one_place(self, found: Sequence[Option], deed: Plays) -> Option:
        """The one option that a line means; free plays come before extra ones, the hand before other zones."""
        finder = self.finder
        cards = list(dict.fromkeys(int(each.thing) for each in found))
        hand = [each for each in cards if finder.fitting(deed.card, [each]) and self._in_hand(each)]
        cards = hand or cards
        if len(cards) > 1 and not finder.alike(list(cards)):
            raise finder.ambiguous(deed.card, cards, now=True)
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
