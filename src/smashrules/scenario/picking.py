"""Answering the choices that a line speaks of: one thing after another, each where it is asked for.

A thing that is named though nobody was asked is looked for in what the line has brought about: it may have been the
only one possible. Which option words mean is ``course``'s business.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct, field

from smashrules.scenario.course import DECLINING, Course
from smashrules.scenario.errors import ScenarioError, ScenarioNameError, Spot
from smashrules.scenario.finding import Finder
from smashrules.scenario.model import Picks, Ref, Sent, Target, Word
from smashrules.state.game import State
from smashrules.state.records import Decision, Option
from smashrules.state.things import NOTHING, Thing

_LONGEST = 500
USING = frozenset({"use", "trigger", "condition"})
"""What has happened when an ability is used, before it does anything."""


_Mark = tuple[State, int, str, set[Thing]]


class _One(Struct, frozen=True):
    """One of the cards that ``words`` ("each Zed") name."""

    words: Ref
    thing: Thing

    @property
    def at(self) -> Spot:
        return self.words.at


class Picking(Course):
    """A question on its way, with what the line that is carried out has answered."""

    _line_events: int = 0
    _earlier: int = 0
    """How much had happened when the line before it began."""
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

    def _mark(self) -> _Mark:
        return self.state, len(self.steps), self._last, set(self._named)

    def _back_to(self, mark: _Mark) -> None:
        """Undo everything since ``mark``."""
        self.state, count, self._last, self._named = mark
        del self.steps[count:], self.decisions[count:], self.answers[count:]

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
                forced = self.had_to_choose(player, self._line_answers)
                unnamed = [each for each in forced if each not in named | self._named]
                words = [self.finder.call(each, self._line_state) for each in unnamed]
                raise self._not_a_choice(player, target, words)
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
                self._go_on(decision, target)
            elif done is not None and _stem(decision) == self._last:
                self.apply(done)
            else:
                return None
        return None

    def _go_on(self, decision: Decision, target: Target | _One) -> None:
        """Answer a "may" that stands before ``target``: with yes where that asks for it, or the same card asks on.
        Another card's is passed over as between two lines: it is declined, but a permission is taken."""
        yes = next(each for each in decision.options if each.kind == "yes")
        no = next((each for each in decision.options if each.kind in DECLINING), None)
        fork = self.fork()
        fork.apply(yes)
        asked, cause = fork.state.decision, decision.cause
        other = asked is not None and asked.player == decision.player and asked.kind not in ("main", "window")
        by_it = asked is None or asked.cause is None or cause is None or asked.cause.card == cause.card
        if not other or by_it or no is None or asked is None or self._fitting(asked, target):
            self.apply(yes)
        else:
            free = all(each.verb in (*USING, "grant") for each in fork.steps[-1].events)
            self._take_for_granted(yes if free else no)

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
        """Whether ``player`` had to choose ``target`` without being asked, it being the only one possible. ``named``:
        what has been named already, and so is not meant again; the target is one of it from now on."""
        if not isinstance(target, Ref | _One):
            return False
        forced = [each for each in self.had_to_choose(player, self._line_answers) if each not in named]
        try:
            found = (
                [each for each in forced if target.thing == each]
                if isinstance(target, _One)
                else self.finder.things(target, forced) or Finder(self.board, self._line_state).things(target, forced)
            )
        except ScenarioNameError:
            return False
        named.update(found if isinstance(target, Ref) and target.each else found[:1])
        return bool(found)

    # -- what goes without saying -----------------------------------------------------------------------------------

    def _take_for_granted(self, option: Option) -> None:
        decision = self.state.decision
        assert decision is not None
        who = self._who(decision.player)
        if option.kind in DECLINING:
            self.assumed.append(f"{who} {self._declined(decision)}")
        elif option.kind in ("yes", "use", "play"):
            thing = (
                int(option.thing) if option.thing != NOTHING else decision.cause.card if decision.cause else NOTHING
            )
            self.assumed.append(f"{who} uses {self.card_name(thing)}" if thing >= 0 else f"{who} says yes")
        else:
            named = dict(zip(decision.options, self.options(decision, quoted=True), strict=True))
            self.assumed.append(f"{who} chooses {named[option]}")
        self.apply(option)

    def _declined(self, decision: Decision) -> str:
        if decision.kind == "window":
            return "passes"
        of = f" of {self.card_name(decision.cause.card)}" if decision.cause and decision.cause.card >= 0 else ""
        return f"does not use the option{of}" if decision.kind == "may" else f"chooses no more{of}"


def _stem(decision: Decision) -> str:
    """What a question is about, whatever how many have been picked."""
    path = decision.cause.path if decision.cause else ()
    return f"{decision.kind} {decision.key.partition('#')[0]} {decision.cause.card if decision.cause else ''} {path}"
