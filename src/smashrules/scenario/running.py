"""Carrying out what a question does: each line finds its option in the decision that is open, and is applied.

A choice that is forced needs no words. An optional one that a line passes over is declined, and said to be; every
other choice that a line passes over is refused with what could have been chosen. This module decides nothing that
the engine decides: it only finds the option that the words mean.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct, field

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
from smashrules.scenario.ways import Goal, goes_on, leading_to_play, lines_before, way, with_twin
from smashrules.state.game import State
from smashrules.state.records import Decision, Option
from smashrules.state.things import NOBODY, NOTHING, Thing, is_card

_LONGEST = 500
_USING = frozenset({"use", "trigger", "condition"})
"""What has happened when an ability is used, before it does anything."""
_SEEN = frozenset({"reveal", "look", "search", "shuffle", "grant", *_USING})
"""What is done to no thing."""


_Mark = tuple[State, int, str, set[Thing]]


class _One(Struct, frozen=True):
    """One of the cards that ``words`` ("each Zed") name."""

    words: Ref
    thing: Thing

    @property
    def at(self) -> Spot:
        return self.words.at


class Run(Course):
    """A question being carried out, line by line."""

    _line_events: int = 0
    _line_answers: int = 0
    _last: str = ""
    _more: bool = False
    _begun: State | None = None
    """Where the last line that was no mere answer began."""
    _named: set[Thing] = field(default_factory=set)
    """What it and the answers to it have named: a thing that nobody was asked for is named once."""

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
        if not isinstance(deed, Chooses | Answers):
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
            raise self._illegal(player, wish, deed.card.at)
        self._answer(player, deed.picks)

    def _put(self, player: int, deed: Plays) -> bool:
        """See that the card just played goes where the line says, by choice or for want of another place."""
        assert deed.to is not None
        places = self._places(deed.to)
        for event in self.events()[self._line_events :]:
            if event.verb == Verb.PLAY.value and is_card(event.what) and self.finder.fitting(deed.card, [event.what]):
                return not places.isdisjoint({event.to, event.base, event.host})
        return self._try(player, deed.to) is not None

    def _mark(self) -> _Mark:
        return self.state, len(self.steps), self._last, set(self._named)

    def _back_to(self, mark: _Mark) -> None:
        """Undo everything since ``mark``."""
        self.state, count, self._last, self._named = mark
        del self.steps[count:], self.decisions[count:], self.answers[count:]

    def offered(self, player: int, deed: Plays) -> list[Option]:
        """The answers to an open question by which the very card is played ("you may play this minion there", "play a
        minion there"); none if it asks for something else."""
        decision = self.state.decision
        if decision is None or decision.kind == "place":
            return []
        return leading_to_play(self, player, deed.card) or []

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
        self.apply(self._one_ability(found, deed))
        if not deed.picks and not self._more:
            self._begin(player, cards)
        self._answer(player, deed.picks)

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
        if decision.cause.card in cards and all(each.verb in _USING for each in self.steps[-1].events):
            self.apply(next(each for each in decision.options if each.kind == "yes"))

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

    def _answer(self, player: int, picks: Picks, named: Iterable[Thing] = ()) -> None:
        """Answer the choices that follow with ``picks``, in order. ``named``: what earlier lines have answered."""
        before = frozenset(named)
        said: list[tuple[_Mark, tuple[Target, ...]]] = []
        for group in picks:
            mark = self._mark()
            try:
                self._pick(player, group, before)
            except ScenarioError as wrong:
                if not said or not all(isinstance(each, Sent) for each in (*said[-1][1], *group)):
                    raise
                mark, first = said.pop()  # "this to there, then that to there" of one choice
                self._back_to(mark)
                group = (*first, *group)
                try:
                    self._pick(player, group, before)
                except ScenarioError:
                    raise wrong from None
            said.append((mark, group))
        if picks and not self._more:
            self._no_more()  # the line has said all that was picked

    def _pick(self, player: int, group: Sequence[Target], before: frozenset[Thing]) -> None:
        """Answer one choice, and then where each thing goes that is sent somewhere, as soon as that is asked."""
        wanted: list[tuple[Target | _One, Ref | None]] = [
            (each.what, each.to) if isinstance(each, Sent) else (each, None) for each in group
        ]
        later = [to for _, to in wanted if to is not None]
        named = set(before)
        sent = 0  # how many of ``later`` are of things that have been picked
        while wanted or later:
            for fallback in (not later, None, True):
                if fallback is None:
                    if later and self._try(player, later[0]) is not None:
                        later.pop(0)
                        sent -= 1
                        break
                elif wanted:
                    target, to = wanted[0]
                    rest = self._try(player, target, fallback, named)
                    if rest is not None:
                        wanted[:1] = [(each, to) for each in rest]
                        if to is not None:
                            later[max(sent, 0) : max(sent, 0)] = [to] * len(rest)
                            sent += 1
                        break
            else:
                target = wanted[0][0] if wanted else later[0]
                if isinstance(target, _One):
                    raise self._not_all(player, target)
                raise self._not_a_choice(player, target)
        self._named |= named

    def _no_more(self) -> bool:
        """Say "no more" where the choice that is open is the one that was answered last."""
        decision = self.state.decision
        if not self._last or decision is None or _stem(decision) != self._last:
            return False
        done = next((each for each in decision.options if each.kind == "done"), None)
        if done is not None:
            self.apply(done)
        return done is not None

    def _try(
        self, player: int, target: Target | _One, fallback: bool = True, named: set[Thing] | None = None
    ) -> Sequence[_One] | None:
        """Answer the open choice with ``target`` if it fits, after saying yes or done where that leads to it. What is
        left of the target then ("each Zed"); None if it does not fit. ``named``: as for ``_was_forced``."""
        named = set() if named is None else named
        for _ in range(_LONGEST):
            decision = self.state.decision
            if decision is None or decision.player != player or decision.kind in ("main", "window"):
                return () if self._was_forced(player, target, named) else None
            found = self._fitting(decision, target)
            if found:
                things = list(dict.fromkeys(each.thing if each.thing != NOTHING else each.to for each in found))
                rest: list[_One] = []
                if isinstance(target, Ref) and target.each:
                    rest = [_One(target, each) for each in things[1:]]
                elif len(found) > 1 and isinstance(target, Ref) and not self.finder.alike(list(things)):
                    raise self.finder.ambiguous(target, [int(each) for each in things], now=True)
                named.add(things[0])
                self._last = _stem(decision)
                self.apply(found[0])
                return rest
            yes = next((each for each in decision.options if each.kind == "yes"), None)
            if isinstance(target, Word) and (target.word not in ("option", "number") or yes is None):
                return None
            if self._was_forced(player, target, named):
                return ()
            if not fallback:
                return None
            done = next((each for each in decision.options if each.kind == "done"), None)
            if yes is not None:
                self.apply(yes)
            elif done is not None and _stem(decision) == self._last:
                self.apply(done)
            else:
                return None
        return None

    def _fitting(self, decision: Decision, target: Target | _One) -> list[Option]:
        if isinstance(target, _One):
            return [each for each in decision.options if each.thing == target.thing]
        return self._matching(decision, target)

    def _not_all(self, player: int, target: _One) -> ScenarioError:
        decision = self.state.decision
        asked = decision is not None and decision.player == player and decision.kind not in ("main", "window")
        can = self.can_choose(decision) if asked and decision is not None else "nothing more is left to choose"
        return ScenarioError(f"not each {target.words.name.text!r} can be chosen here; {can}", target.at)

    # -- what was not asked -----------------------------------------------------------------------------------------

    def _all_forced(self, player: int, picks: Picks) -> bool:
        """Whether a player who is not asked names nothing but what had to be chosen."""
        decision = self.state.decision
        if decision is not None and decision.player == player and decision.kind != "main":
            return False
        named = set(self._named)
        for each in (one for group in picks for one in group):
            if isinstance(each, Sent) and not self._was_forced(player, each.to, set()):
                return False
            if not self._was_forced(player, each.what if isinstance(each, Sent) else each, named):
                return False
        self._named = named
        return True

    def _was_forced(self, player: int, target: Target | _One, named: set[Thing]) -> bool:
        """Whether ``target`` was taken without asking, being the only one possible. ``named``: what has been named
        already, and so is not meant again; the target is one of it from now on."""
        if not isinstance(target, Ref | _One):
            return False
        touched: set[Thing] = set()
        for event in self.events()[self._line_events + 1 :]:
            if event.player in (player, NOBODY) and event.verb not in _SEEN:
                touched.update((event.what, event.to, *event.things))
        touched -= {NOTHING, *named}
        try:
            found = (
                [each for each in touched if target.thing == each]
                if isinstance(target, _One)
                else (self.finder.things(target, touched))
            )
            if not found and isinstance(target, Ref):
                who = self.board.find_player(target.name.text)
                meant = [-1 - who] if who is not None else Finder(self.board, self._line_state).cards(target)
                new = len(meant) == 1 and meant[0] not in named
                found = list(meant) if new and self._would_be_asked(player, meant[0]) else []
        except ScenarioNameError:
            return False
        named.update(found)
        return bool(found)

    def _would_be_asked(self, player: int, thing: Thing) -> bool:
        """Whether the line would have asked ``player`` for this card or player if there were another one like it:
        then it was the only one possible. Tried out on a board with a twin."""
        state = with_twin(self._line_state, thing)
        answers = self.answers[self._line_answers :]
        for real, answer in zip(
            [*self.decisions[self._line_answers :], self.state.decision], [*answers, None], strict=True
        ):
            decision = state.decision
            if decision is None:
                return False
            if real is None or _question(decision) != _question(real):
                return (
                    decision.kind not in ("main", "window") and decision.player == player and _offers(decision, thing)
                )
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


def _question(decision: Decision) -> tuple[object, ...]:
    return decision.kind, decision.player, decision.key, decision.cause


def _stem(decision: Decision) -> str:
    """What a question is about, whatever how many have been picked."""
    path = decision.cause.path if decision.cause else ()
    return f"{decision.kind} {decision.key.partition('#')[0]} {decision.cause.card if decision.cause else ''} {path}"
