"""From a question to its answer: the board is laid out, the lines are carried out, the answer is recorded.

This module joins the others; it knows no terminal and no file.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from smashrules.cards import library
from smashrules.errors import InputError, NotModelledError, checked_text
from smashrules.explain import (
    Choice,
    Expectation,
    OtherAnswer,
    Resolution,
    Verdict,
    allowed_step,
    choice,
    explain_number,
    explain_why_not,
    not_modelled,
    resolution,
)
from smashrules.explain.board import ended, often
from smashrules.rulebook import BOOKS, rule
from smashrules.scenario.allowing import allowing, first_used
from smashrules.scenario.board import lay_out
from smashrules.scenario.chance import is_used, left_to_chance
from smashrules.scenario.claims import check
from smashrules.scenario.comparing import Answered, agree, deciding_rule, difference, same_moment
from smashrules.scenario.errors import IllegalPlayError, ScenarioError
from smashrules.scenario.finding import check_known, listed
from smashrules.scenario.involved import rulings
from smashrules.scenario.model import Answers, Chooses, Claim, Question, Ref, Scenario, Step
from smashrules.scenario.names import Names
from smashrules.scenario.outcomes import MOST, Outcome, is_open, outcomes, told
from smashrules.scenario.running import Run

if TYPE_CHECKING:
    from smashrules.engine import Game
    from smashrules.picture import BoardSeen
    from smashrules.rulebook.editions import Switches
    from smashrules.state.game import State

Change: TypeAlias = "Callable[[Switches], Switches]"
"""What is changed of an edition's switches."""
_NOW = ("asked", "may", "phase", "turn")
"""Claims about the moment itself: an open choice is part of what they speak of."""


@cache
def known_names() -> Names:
    """The names of all cards, bases and factions, as questions may use them."""
    from smashrules.scenario.reader import named

    cards = library()
    found = {each for head in cards.heads.values() for each in (head.key, *head.names, head.faction)}
    return named(sorted((found | set(cards.left_out)) - {""}))


def _seen(game: Game, state: State, title: str) -> BoardSeen:
    """A board to look at. Who asks for an answer in words draws none, and does not load what draws it."""
    from smashrules.picture import see

    return see(game, state, title)


def parse(text: str, *, path: str = "", first: int = 1, name: str = "") -> Scenario:
    """The question that ``text`` asks, read but not answered yet. Raises ``ScenarioError``.

    >>> parse("players: Ann, Bob (to play)").seats[1].to_play
    True
    """
    from smashrules.scenario.reader import read

    return read(text, known_names(), first=first, path=path, name=name)


def adjudicate(
    question: str | Scenario, *, edition: str = "", compare: bool = False, printings: bool = True
) -> Resolution:
    """The answer to a question.

    ``question`` is a text in the language of questions, or what ``parse`` made of one. ``edition`` overrides the
    edition that it names; ``compare`` answers under the other editions, too, and with the cards' other texts (unless
    ``printings`` is False), as its line ``compare editions`` does.

    Raises ``ScenarioError`` with line and caret for a question that makes no sense, and ``IllegalPlayError``
    for a play that the rules forbid. A card or system that cannot be carried out yet is an answer
    (``Verdict.NOT_MODELLED``), not an error.
    """
    if not isinstance(question, Scenario):
        question = parse(checked_text(question, "a question"))
    scenario = question
    answer = _placed(scenario, edition)
    if (compare or scenario.compare_editions) and answer.resolution.verdict is not Verdict.NOT_MODELLED:
        used = answer.resolution.edition
        others = [_other(scenario, answer, book, book) for book in reversed(BOOKS) if book != used]
        for printing in _other_printings(scenario) if printings or scenario.compare_editions else ():
            others.append(_in_printing(scenario, answer, printing))
        return answer.resolution.but(other_answers=tuple(others))
    return answer.resolution


def _placed(scenario: Scenario, edition: str, change: Change | None = None) -> Answered:
    answering = _Answering(scenario, edition, change)
    try:
        return answering.answer()
    except ScenarioError as wrong:
        raise wrong.placed(list(scenario.lines), scenario.first, scenario.path) from None
    except NotModelledError as missing:
        what = f"{missing.system} ({missing.what})" if missing.what else missing.system
        return Answered(not_modelled([what], question=_asked(scenario), edition=edition or scenario.edition))


def _other_printings(scenario: Scenario) -> list[str]:
    """The printings in which a card of the question has another text, known or not, newest first."""
    board = lay_out(scenario)
    keys = {card.key for card in board.state.cards}
    texts = {key: board.cards.definitions[key].words for key in keys if key in board.cards.definitions}
    found = []
    for printing in reversed(board.cards.printings):
        held = library(printing.id)
        told = {key: held.definitions[key].words if key in held.definitions else None for key in texts}
        if all(key in held.entries for key in texts) and told != texts:
            found.append(printing.id)
    return found


def _in_printing(scenario: Scenario, answer: Answered, printing: str) -> OtherAnswer:
    """What is answered with the cards' texts of another printing. A text that the library lacks answers nothing, even
    where the question could be answered without: nobody knows what that card would have done."""
    under = f"printing {printing}"
    held = library(printing)
    lacking = sorted({card.key for card in lay_out(scenario).state.cards} & set(held.unread))
    if lacking:
        return OtherAnswer(under, False, held.unread[lacking[0]], known=False)
    return _other(replace(scenario, printing=printing), answer, answer.resolution.edition, under)


def _other(scenario: Scenario, answer: Answered, book: str, under: str) -> OtherAnswer:
    """What another edition or printing answers, with the place in the book of the rule that makes it differ."""
    ours = answer.resolution.edition
    other = _elsewhere(scenario, answer, book)
    if isinstance(other, OtherAnswer):
        if not other.known or book == ours:
            return replace(other, under=under)
        return replace(other, under=under, source=_deciding(scenario, answer, book, ()))
    if other.resolution.verdict is Verdict.NOT_MODELLED:
        same = answer.resolution.verdict is Verdict.NOT_MODELLED
        return OtherAnswer(under, same, "" if same else other.resolution.text, known=False)
    if agree(answer, other):
        return OtherAnswer(under, True)
    told = difference(answer, other, ours)
    if not told:
        return OtherAnswer(under, True)  # what differs cannot be seen
    cited = [each.key for each in (*answer.resolution.rules(), *other.resolution.rules())]
    return OtherAnswer(under, False, told, "" if book == ours else _deciding(scenario, answer, book, cited))


def _elsewhere(
    scenario: Scenario, answer: Answered, book: str, change: Change | None = None
) -> Answered | OtherAnswer:
    """The answer under another edition; where a line cannot be carried out there, what is told of that: that the
    rules forbid it, or that nothing can be said, since other things are asked there."""
    answering = _Answering(scenario, book, change)
    try:
        return answering.answer()
    except NotModelledError as missing:
        return OtherAnswer("", False, f"Not modelled yet: {missing.system}.", known=False)
    except ScenarioError as wrong:
        run, asked = answering.run, wrong.problem
        if isinstance(wrong, IllegalPlayError) and run is not None:
            if same_moment(answer, run):
                return OtherAnswer("", False, f"{wrong.problem}.")
            asked = run.can_choose(run.state.decision) if run.state.decision is not None else asked
        told = f"a line of the question does not fit what is asked there: {asked}."
        return OtherAnswer("", False, told, known=False)


def _deciding(scenario: Scenario, answer: Answered, book: str, cited: Sequence[str]) -> str:
    """The place where ``book`` has the rule by which it decides otherwise; empty where it is no single rule."""
    ours = answer.resolution.edition

    def differs(change: Change) -> bool:
        other = _elsewhere(scenario, answer, ours, change)
        return other.known if isinstance(other, OtherAnswer) else not agree(answer, other)

    key = deciding_rule(ours, book, cited, differs)
    return str(rule(key).cite(book)) if key else ""


def _asked(scenario: Scenario) -> str:
    asked = [step.text for step in scenario.script if isinstance(step.what, Question)]
    return asked[-1] if asked else scenario.title


class _Answering(Struct):
    """One question being answered under one edition."""

    scenario: Scenario
    edition: str
    change: Change | None = None
    run: Run | None = None
    seeded: bool = False
    """Whether only the way in which chance falls with the seed is asked for."""
    expectations: list[Expectation] = field(default_factory=list)

    def answer(self) -> Answered:
        board = lay_out(self.scenario, self.edition, self.change)
        run = self.run = Run.of(board)
        question: Question | None = None
        deeds_left = sum(not isinstance(step.what, (Claim, Question)) for step in self.scenario.script)
        for number, step in enumerate(self.scenario.script):
            if isinstance(step.what, Claim):
                self._check(run, step, step.what, final=not deeds_left)
            elif isinstance(step.what, Question):
                if question is not None:
                    raise ScenarioError("a question has been asked already; ask one at a time", step.at)
                question = step.what
            else:
                if question is not None:
                    raise ScenarioError("this comes after the question; write what is done above it", step.at)
                deeds_left -= 1
                run.do(step.what, step.at, _goes_on(self.scenario.script[number + 1 :]))
        found = self._resolution(run, question)
        if self.seeded or not is_used(run):
            return found
        return left_to_chance(found, self.scenario.seed, self._with_seed)

    def _with_seed(self, seed: int) -> Answered:
        return _Answering(replace(self.scenario, seed=seed), self.edition, self.change, seeded=True).answer()

    def _check(self, run: Run, step: Step, claim: Claim, final: bool) -> None:
        """Check a claim; where choices are open that nobody makes, in every outcome."""
        tree = outcomes(run) if final and is_open(run) and claim.kind not in _NOW else None
        found = told(tree or Outcome(run), lambda way: check(claim, way))
        failed = [(choices, seen) for choices, seen in found if not seen.met]
        seen_instead = "; ".join(
            _if(choices, seen.found) if choices else seen.found for choices, seen in failed[:MOST]
        )
        self.expectations.append(Expectation(step.text.rstrip("."), not failed, seen_instead))

    # -- the answer -------------------------------------------------------------------------------------------------

    def _resolution(self, run: Run, question: Question | None) -> Answered:
        kind = question.kind if question is not None else "happens"
        if kind == "happens" or question is None:
            made = self._happens(run)
        elif kind == "may":
            made = self._may(run, question)
        else:
            made = self._in_each_outcome(run, question)
        if run.assumed:
            taken = [f"{each} {often(many)}" if many > 1 else each for each, many in Counter(run.assumed).items()]
            made = made.but(because=f"{made.because} Taken as said: {ended(listed(taken))}".strip())
        game, before, after = run.board.game, run.board.state, run.state
        made = made.but(
            {"before": lambda: _seen(game, before, "Before"), "after": lambda: _seen(game, after, "After")},
            question=_asked(self.scenario),
            expectations=tuple(self.expectations),
            rulings=tuple(rulings(run, self.scenario, question, made)),
        )
        return Answered(made, run, kind)

    def _course(self, run: Run, open_choices: Sequence[Choice] = ()) -> Resolution:
        """What happened, as far as the lines go."""
        return resolution(
            run.board.game,
            run.before,
            run.steps,
            answers=run.answers,
            edition=run.board.edition,
            open_choices=open_choices,
        )

    def _open(self, run: Run) -> tuple[Choice, ...]:
        return (choice(run.board.game, run.state),) if is_open(run) else ()

    def _happens(self, run: Run) -> Resolution:
        made = self._course(run, self._open(run))
        tree = outcomes(run) if is_open(run) else None
        if tree is None:
            return made
        found = told(tree, lambda way: self._course(way).text)
        if len(found) == 1:
            return made.but(verdict=Verdict.HAPPENS, text=found[0][1])
        because = self._unsaid(run)
        return made.but(text=_depends(found), because=because) if len(found) <= MOST else made

    def _unsaid(self, run: Run) -> str:
        """The sentence for an answer that hangs on an open choice."""
        decision = run.state.decision
        assert decision is not None
        return f"The question does not say what {run.board.players[decision.player]} chooses."

    def _in_each_outcome(self, run: Run, question: Question) -> Resolution:
        tree = outcomes(run) if is_open(run) else None
        answers: dict[str, tuple[Resolution, Run]] = {}

        def ask(way: Run) -> str:
            single = self._single(way, question)
            answers.setdefault(single.text, (single, way))
            return single.text

        found = told(tree or Outcome(run), ask)
        made, way = answers[found[0][1]]
        if len(found) == 1:
            return self._with_course(made, way)
        made = made.but(
            verdict=Verdict.OPEN,
            text=_depends(found[:MOST]),
            because=self._unsaid(run),
            number=None,
            open_choices=self._open(run),
        )
        return self._with_course(made, run)

    def _with_course(self, made: Resolution, run: Run) -> Resolution:
        if not any(step.events for step in run.steps):
            return made
        course = self._course(run)
        count = len(course.steps)
        steps = tuple(each.but(number=str(count + number)) for number, each in enumerate(made.steps, 1))
        return made.but(steps=(*course.steps, *steps), choices=course.choices)

    def _single(self, run: Run, question: Question) -> Resolution:
        finder, game, state = run.finder, run.board.game, run.state
        if question.kind == "wins" and question.ref is None:
            winners = () if state.result is None else state.result.winners
            names = [run.board.players[each] for each in winners]
            return self._said(run, f"{listed(names)} won the game." if names else "The game is not over.")
        assert question.ref is not None
        if question.kind in ("where", "wins"):
            return self._where(run, question.ref) if question.kind == "where" else self._winner(run, question.ref)
        uid = finder.card(question.ref)
        stat = "breakpoint" if question.kind == "breakpoint" else "power"
        player = finder.player(question.player) if question.player is not None else None
        try:
            return explain_number(game, state, uid, stat, player=player)
        except ScenarioError:
            raise
        except InputError as wrong:
            raise ScenarioError(str(wrong), question.at) from None

    def _where(self, run: Run, ref: Ref) -> Resolution:
        finder = run.finder
        told = listed([finder.call(each) for each in finder.cards(ref)])
        return self._said(run, f"{told[:1].upper()}{told[1:]}.")

    def _winner(self, run: Run, ref: Ref) -> Resolution:
        finder = run.finder
        base = finder.base(ref)
        ranking = dict(run.state.ranking).get(base)
        if ranking is None:
            return self._said(run, f"{finder.call(base)} has not scored.")
        first = listed([run.board.players[each] for each in ranking[0]]) if ranking and ranking[0] else "Nobody"
        return self._said(run, f"{first} won {finder.call(base)}.")

    def _said(self, run: Run, text: str) -> Resolution:
        return Resolution(Verdict.HAPPENS, text, edition=run.board.edition)

    def _may(self, run: Run, question: Question) -> Resolution:
        assert question.wish is not None
        assert question.player is not None
        player = run.finder.player(question.player)
        wish = question.wish
        if wish.card is not None:
            check_known(run.finder, wish.card.name)
        found = run.granted(player, wish)
        reasons = [] if found else run.why_not(player, wish)
        if found:
            made = explain_why_not(run.board.game, run.state, (), allowed_by=(allowing(run, player, found[0]),))
        elif reasons:
            made = explain_why_not(run.board.game, run.state, reasons)
        else:
            made = Resolution(Verdict.NO, "No.", self._nothing_allows(run, player), edition=run.board.edition)
        first = None if found else first_used(run, player, wish)
        if first is not None:
            made = made.but(
                text=f"No, not before {run.board.players[player]} uses {run.card_name(int(first.thing))}.",
                steps=(*made.steps, allowed_step(run.board.game, run.state, allowing(run, player, first))),
            )
        return self._with_course(made.but(edition=run.board.edition), run)

    def _nothing_allows(self, run: Run, player: int) -> str:
        decision = run.state.decision
        if decision is None:
            return "The game is over."
        who = run.board.players[decision.player]
        what = listed(list(dict.fromkeys(run.options(decision, quoted=True))), "or")
        return f"Nothing allows it here; {who} can do this: {what}."


def _goes_on(following: Sequence[Step]) -> bool:
    """Whether the choice of a line goes on: the next thing done, or claimed of the moment, is an answer."""
    for step in following:
        what = step.what
        if isinstance(what, (Chooses, Answers)):
            return True
        if not isinstance(what, Claim) or (
            what.kind == "may" and what.wish is not None and what.wish.verb in ("choose", "decline")
        ):
            return isinstance(what, Claim)
    return False


def _if(choices: Sequence[str], text: str) -> str:
    return f"if {listed(list(choices))}: {text}"


def _depends(found: Sequence[tuple[tuple[str, ...], str]]) -> str:
    """Several answers, each with the choices on which it hangs; what they have in common is said once, first."""
    parts = [_SENTENCE.split(text) for _, text in found]
    common = 0
    while common < min(map(len, parts)) and len({tuple(each[: common + 1]) for each in parts}) == 1:
        common += 1
    rest = [" ".join(each[common:]) or "nothing else happens" for each in parts]
    told = [_if(choices, each) for (choices, _), each in zip(found, rest, strict=True)]
    sentences = [f"{each[:1].upper()}{each[1:]}{'' if each.endswith('.') else '.'}" for each in told]
    return " ".join([*parts[0][:common], *sentences])


_SENTENCE = re.compile(r"(?<=\.) (?=[A-Z])")
