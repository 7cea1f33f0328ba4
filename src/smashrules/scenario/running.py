"""Carrying out what a question does: each line finds its option in the decision that is open, and is applied.

A choice that is forced needs no words. An optional one that a line passes over is declined, and said to be; every
other choice that a line passes over is refused with what could have been chosen. This module decides nothing that
the engine decides: it only finds the option that the words mean.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from smashrules.effects.verbs import Verb
from smashrules.scenario.board import Board
from smashrules.scenario.course import DECLINING, Course
from smashrules.scenario.errors import IllegalPlayError, ScenarioError, ScenarioNameError, Spot
from smashrules.scenario.finding import Finder, listed
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
from smashrules.scenario.ways import Goal, goes_on, lines_before, way
from smashrules.state.game import State
from smashrules.state.records import Decision, Option
from smashrules.state.things import NOTHING, Thing

_LONGEST = 500


class Run(Course):
    """A question being carried out, line by line."""

    _line_events: int = 0
    _line_answers: int = 0
    _last: str = ""
    _more: bool = False
    _begun: State | None = None
    """Where the line began."""

    def __post_init__(self) -> None:
        self._begun = self.state

    @property
    def _line_state(self) -> State:
        return self._begun or self.state

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
        self._line_events = len(self.events())
        self._line_answers = len(self.answers)
        self._begun = self.state
        if not isinstance(deed, Chooses | Answers):
            self._last = ""
        self._more = more
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

        def goal(run: Run) -> bool:
            return bool(run.possible(player, wish)) or run.offered(player, deed) is not None

        if not self._reach(player, goal):
            raise self._refused(player, wish, goal)
        found = self.possible(player, wish)
        option = self._one_place(found, deed) if found else self.offered(player, deed)
        assert option is not None
        kept = self._mark()
        self.apply(option)
        if deed.to is not None and option.to == NOTHING and not self._put(player, deed.to, option.thing):
            self._back_to(kept)
            raise self._illegal(player, wish, deed.card.at)
        self._answer(player, deed.picks)

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

    def offered(self, player: int, deed: Plays) -> Option | None:
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

        def goal(run: Run) -> bool:
            return bool(run.usable(player, wish))

        if not self._reach(player, goal):
            raise self._refused(player, wish, goal)
        found = self.usable(player, wish)
        cards = list(dict.fromkeys(int(each.thing) for each in found if each.thing != NOTHING))
        if len(cards) > 1 and not self.finder.alike(list(cards)):
            raise self.finder.ambiguous(deed.card, cards, now=True)
        self.apply(found[0])
        self._answer(player, deed.picks)

    def usable(self, player: int, wish: Wish) -> list[Option]:
        """The options by which ``player`` uses an ability: the ability itself, or "yes" to the card that asks."""
        found = self.possible(player, wish)
        decision = self.state.decision
        if found or decision is None or decision.player != player or decision.cause is None or wish.card is None:
            return found
        if decision.kind == "may" and self.finder.fitting(wish.card, [decision.cause.card]):
            return [each for each in decision.options if each.kind == "yes"]
        return []

    def _reach(self, player: int, goal: Goal) -> bool:
        """Answer the optional choices that the order of the lines passes over, so that ``goal`` is reached: with yes
        where that asks for the very thing, by declining where that will do, else by the one use that makes what
        follows possible. No phase, turn or step of scoring is ended on the way."""
        path = way(self, player, goal)
        for option in path or ():
            self._take_for_granted(option)
        return path is not None

    def _take_for_granted(self, option: Option) -> None:
        decision = self.state.decision
        assert decision is not None
        who = self._who(decision.player)
        if option.kind in DECLINING:
            self.assumed.append(f"{who} {self._declined(decision)}")
        else:
            thing = (
                int(option.thing) if option.thing != NOTHING else decision.cause.card if decision.cause else NOTHING
            )
            self.assumed.append(f"{who} uses {self.card_name(thing)}" if thing >= 0 else f"{who} says yes")
        self.apply(option)

    def _refused(self, player: int, wish: Wish, goal: Goal) -> ScenarioError:
        """The refusal of a line, with what would have to stand before it for the same words to be right later."""
        assert wish.card is not None
        wrong = self._illegal(player, wish, wish.card.at)
        first = lines_before(self, player, goal)
        if first:
            written = ", ".join(repr(each) for each in first)
            wrong.add(f"if it happens later, write what comes before it: {written}")
        return wrong

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

    def _declined(self, decision: Decision) -> str:
        if decision.kind == "window":
            return "passes"
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
        if picks and not self._more:
            self._no_more()  # the line has said all that was picked

    def _no_more(self) -> bool:
        """Say "no more" where the choice that is open is the one that was answered last."""
        decision = self.state.decision
        if not self._last or decision is None or _stem(decision) != self._last:
            return False
        done = next((each for each in decision.options if each.kind == "done"), None)
        if done is not None:
            self.apply(done)
        return done is not None

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
                    raise self.finder.ambiguous(target, [int(each) for each in things], now=True)
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

    def _was_forced(self, target: Target) -> bool:
        """Whether ``target`` was taken without asking, being the only one possible."""
        if not isinstance(target, Ref):
            return False
        touched: set[Thing] = set()
        for event in self.events()[self._line_events + 1 :]:
            touched.update((event.what, event.to, *event.things))
        touched.discard(NOTHING)
        try:
            if self.finder.things(target, touched):
                return True
            found = Finder(self.board, self._line_state).cards(target)
        except ScenarioNameError:
            return False
        return len(found) == 1 and self._would_be_asked(found[0])

    def _would_be_asked(self, uid: int) -> bool:
        """Whether the line would have asked for this card if there were another one like it: then it was the only one
        possible. Tried out on a board with a twin of the card."""
        state, twin = self._line_state, len(self._line_state.cards)
        card = state.objects[uid]
        if card is None:
            return False
        at = twin if card.base == uid else card.base
        state = replace(
            state,
            cards=(*state.cards, state.cards[uid]),
            objects=(*state.objects, replace(card, uid=twin, base=at)),
            incarnations=(*state.incarnations, 0),
            bases=(*state.bases, twin) if card.base == uid else state.bases,
        )
        for answer in [*self.answers[self._line_answers :], None]:
            decision = state.decision
            if decision is None or (decision.kind not in ("main", "window") and _offers(decision, uid)):
                return decision is not None
            if answer is None or answer not in decision.options:
                return False
            state = self.board.game.apply(state, answer).state
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


def _offers(decision: Decision, thing: Thing) -> bool:
    return any(thing in (each.thing, each.to) for each in decision.options)


def _stem(decision: Decision) -> str:
    """What a question is about, whatever how many have been picked."""
    path = decision.cause.path if decision.cause else ()
    return f"{decision.kind} {decision.key.partition('#')[0]} {decision.cause.card if decision.cause else ''} {path}"
