"""Where a question stands: the state reached, the steps on the way, what is possible there and why not.

``Course`` knows the decision that is open and finds the options that words mean; it refuses in words what is not
among them. Carrying out a question's lines is ``running``'s business.
"""

from __future__ import annotations

from typing import Self

from msgspec import Struct, field
from msgspec.structs import replace

from smashrules.effects.abilities import Label
from smashrules.effects.verbs import Verb
from smashrules.engine import Place, Reason, Step
from smashrules.explain.citing import written_on
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
from smashrules.scenario.whynot import not_chosen, not_declined, not_then, not_used, words
from smashrules.state.game import State
from smashrules.state.records import Decision, Event, Option
from smashrules.state.things import NOTHING, Thing, is_card

DECLINING = ("pass", "no", "done")
"""The kinds of options that decline a choice."""


class Course(Struct):
    """A question on its way: the state reached, the steps, what was decided, and what was taken for granted."""

    board: Board
    before: State
    state: State
    steps: list[Step] = field(default_factory=list)
    decisions: list[Decision | None] = field(default_factory=list)
    answers: list[Option] = field(default_factory=list)
    reasons: list[Reason] = field(default_factory=list)
    assumed: list[str] = field(default_factory=list)
    cited: set[str] = field(default_factory=set)

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
            return self._choosable(player, wish.card)
        options = self._by_verb(decision, wish.verb, wish.card)
        if wish.kind in ("talent", "special"):
            options = [each for each in options if self._label(each) == wish.kind]
        if wish.to is not None and any(each.to != NOTHING for each in options):
            places = self._places(wish.to)
            options = [each for each in options if each.to in places]
        return options

    def granted(self, player: int, wish: Wish) -> list[Option]:
        """The options of the open decision that grant ``wish`` with the place that it names, which may be asked only
        later."""
        found = self.possible(player, wish)
        if wish.to is None or wish.verb != "play":
            return found
        places = self._places(wish.to)
        return [each for each in found if each.to != NOTHING or self._leads_to(each, places)]

    def _leads_to(self, option: Option, places: set[int]) -> bool:
        """Whether the card that an option plays may be played at one of ``places``."""
        fork = self.fork()
        fork.apply(option)
        for event in fork.steps[-1].events:
            if event.verb == Verb.PLAY.value and event.what == option.thing:
                return not places.isdisjoint({event.to, event.base, event.host})
        decision = fork.state.decision
        return decision is not None and any(each.thing in places or each.to in places for each in decision.options)

    def _by_verb(self, decision: Decision, verb: str, card: Ref) -> list[Option]:
        """The options to play or use a card. Where only the other of the two is possible, that is meant: a Special in
        the hand is used by playing its card, or the other way round."""
        every = [each for each in decision.options if each.kind in ("play", "use") and is_card(each.thing)]
        for alike in (True, False):
            options = [each for each in every if (each.kind == verb) is alike]
            if not alike:
                options = [each for each in options if self._is_special(decision, each)]
            for given in (False, True) if verb == "use" else (False,):
                of = {each: int(each.via if given else each.thing) for each in options}
                cards = self.finder.fitting(card, {uid for uid in of.values() if uid >= 0})
                if cards:
                    return [each for each in options if of[each] in cards]
        return []

    def _is_special(self, decision: Decision, option: Option) -> bool:
        """Whether an option uses an ability of a card that is not in play."""
        in_play = self.state.objects[int(option.thing)] is not None
        return not in_play and (decision.kind != "main" or (bool(option.path) and option.via == NOTHING))

    def _choosable(self, player: int, card: Ref) -> list[Option]:
        """The options by which ``player`` chooses a thing, also of the choice to which a "yes" leads."""
        asked = self._said_yes()
        decision = asked.state.decision
        if decision is None or decision.player != player or decision.kind in ("main", "window"):
            decision = self.state.decision
            forced = asked.had_to_choose(player, len(self.steps)) if asked is not self else []
            meant = bool(forced) and bool(self.finder.things(card, forced))
            return [each for each in decision.options if each.kind == "yes"] if decision and meant else []
        return asked._matching(decision, card)

    def had_to_choose(self, player: int, since: int) -> list[Thing]:
        """What ``player`` had to choose without being asked, from the step ``since`` on."""
        forced = [each for step in self.steps[since:] for each in step.forced]
        return list(dict.fromkeys(thing for who, thing in forced if who == player))

    def _said_yes(self) -> Self:
        """A fork in which the "may" that is open has been answered with yes; this course itself if none is."""
        decision = self.state.decision
        yes = [each for each in decision.options if each.kind == "yes"] if decision is not None else []
        if decision is None or decision.kind != "may" or not yes:
            return self
        fork = self.fork()
        fork.apply(yes[0])
        return fork

    def _matching(self, decision: Decision, target: Target) -> list[Option]:
        """The options that ``target`` can mean."""
        options = decision.options
        if isinstance(target, Word):
            if target.word == "option":
                named = [each for each in options if each.kind not in (*DECLINING, "yes")]
                if decision.kind == "one-of":  # an effect keeps its number when another has been chosen
                    return [each for each in named if each.thing == target.number - 1]
                fits = 0 < target.number <= len(named) and not all(_number(each) is not None for each in named)
                return [named[target.number - 1]] if fits else []
            if target.word == "number":
                return [each for each in options if _number(each) == target.number]
            kinds = ("yes",) if target.word == "yes" else DECLINING
            return [each for kind in kinds for each in options if each.kind == kind][:1]
        if isinstance(target, Sent) or decision.kind == "one-of":
            return []
        things: list[Thing] = [each.thing if each.thing != NOTHING else each.to for each in options]
        meant = self.finder.things(target, [each for each in things if each != NOTHING])
        return [each for each, thing in zip(options, things, strict=True) if thing in meant]

    def is_all_the_same(self, decision: Decision) -> bool:
        """Whether a choice is one among cards that differ in nothing."""
        things = [each.thing for each in decision.options if each.kind == "thing" and is_card(each.thing)]
        asks_for_cards = decision.kind != "one-of" and len(things) == len(decision.options)
        return asks_for_cards and self.finder.alike(list(things))

    def _places(self, ref: Ref) -> set[int]:
        return set(self.finder.cards(ref))

    def _label(self, option: Option) -> str:
        """Under which label the clause of an option stands."""
        if not is_card(option.thing) or not option.path:
            return ""
        if option.kind == "use" and option.via != NOTHING:  # it has been given the ability
            for each in self.board.game.reading(self.state).values.users():
                if each.obj.uid == option.thing and each.by == option.via:
                    parts = (*each.compiled.talents, *each.compiled.on_turn)
                    return next((part.label.value.lower() for part in parts if part.path == option.path), "")
        abilities = self.board.game.definition(self.state, int(option.thing)).text.abilities
        label = abilities[option.path[0]].label if option.path[0] < len(abilities) else Label.NONE
        return label.value.lower()

    def why_not(self, player: int, wish: Wish) -> list[Reason]:
        """The reasons why a wish cannot be had, the first first; kept, for they are cited."""
        game, state = self.board.game, self.state
        if wish.card is None:
            reasons = not_declined(state, player)
        elif wish.verb == "choose":
            reasons = not_chosen(game, self._said_yes().state, player, self._thing(player, wish.card))
        else:
            thing = self._thing(player, wish.card)
            if not is_card(thing):
                return []
            if wish.verb == "use":
                reasons = not_used(game, state, player, int(thing), wish.kind, self.events())
            else:
                reasons = [*self._special(player, thing), *game.why_not(state, player, int(thing), self._place(wish))]
        self.reasons += reasons
        return reasons

    def _place(self, wish: Wish) -> Place | None:
        if wish.to is None:
            return None
        to = next(iter(self._places(wish.to)))
        found = self.state.objects[to]
        return None if found is None else Place(found.base, NOTHING if found.base == to else to)

    def _special(self, player: int, thing: Thing) -> list[Reason]:
        """Why the Special of a card in the hand does not let it be played now; nothing where the free plays do."""
        state = self.state
        if (state.active == player and state.phase == "play") or thing not in state.players[player].hand:
            return []
        compiled = self.board.game.compiled(state.cards[int(thing)].key)
        waiting = compiled.from_elsewhere or compiled.instead_from_hand
        if not waiting:
            return []
        used = not_used(self.board.game, state, player, int(thing), "special", self.events())
        return [*self._not_then(player, int(thing)), *used]

    def _not_then(self, player: int, uid: int) -> list[Reason]:
        """Why the Special of a card in the hand was not offered when its moment came, if that was just now."""
        rounds = [each for each in self.decisions if each is not None and each.kind == "window"]
        if not self.steps or any(each.thing == uid for one in rounds for each in one.options):
            return []
        before = self.steps[-2].state if len(self.steps) > 1 else self.before
        return not_then(self.board.game, before, self.steps[-1].events, player, uid)

    def _thing(self, player: int, ref: Ref) -> Thing:
        who = self.board.find_player(ref.name.text)
        if who is not None:
            return -1 - who
        faction = self.board.find_faction(ref.name.text)
        if faction:
            return faction
        found = self.finder.cards(ref)
        hand = self.finder.fitting(ref, self.state.players[player].hand)
        mine = [each for each in found if self.finder.controller(each) == player]
        return (hand or mine or found)[0]

    # -- refusals ---------------------------------------------------------------------------------------------------

    def _illegal(self, player: int, wish: Wish, at: Spot) -> ScenarioError:
        assert wish.card is not None
        check_known(self.finder, wish.card.name)
        reasons = self.why_not(player, wish)
        decision = self.state.decision
        name = self.board.card_name(wish.card.name)
        to = ""
        if wish.to is not None:
            place = next(iter(self._places(wish.to)))
            to = f" {'at' if place in self.state.bases else 'on'} {self.card_name(place)}"
        what = f"{self._who(player)} may not {wish.verb} {name}{to}"
        open_choice = decision is not None and decision.kind not in ("main", "window") and decision.player == player
        if reasons and not (wish.verb == "use" and open_choice):
            told = "; ".join(self.reason(each) for each in reasons[:3])
            return IllegalPlayError(f"{what}: {told}", at, rules=tuple(each.rule for each in reasons))
        if decision is not None and decision.kind != "main":
            return self._unanswered(decision, at, f"{what} now, for a choice is open")
        return IllegalPlayError(f"{what}: nothing allows it", at)

    def reason(self, reason: Reason) -> str:
        """A reason in words, with the card's own and the rule and where it stands."""
        found = rule(reason.rule)
        said = reason.note or found.title
        quoted = words(self.board.game, self.state, reason.cause)
        if quoted and reason.cause is not None:
            said = f"{said}: {self.card_name(written_on(reason.cause))} says “{quoted}”"
        return f"{said} ({found.key} · {found.cite(self.board.edition)})"

    def _not_a_choice(self, player: int, target: Target, forced: list[str]) -> ScenarioError:
        """The refusal of a choice. ``forced``: what had to be chosen there, and was not named, in words."""
        target = target.what if isinstance(target, Sent) else target
        at = target.at
        said = _spoken(target) if isinstance(target, Word) else target.name.text
        if isinstance(target, Ref):
            check_known(self.finder, target.name)
        decision = self.state.decision
        if decision is None or decision.kind in ("main", "window") or decision.player != player:
            who = self._who(player)
            left = f"only {listed(forced)} could be chosen" if forced else "nothing is left to choose"
            return ScenarioError(f"{who} is not asked to choose {said!r} here: {left}", at)
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
        doing = decision.kind in ("main", "window") or any(each.kind in ("play", "use") for each in decision.options)
        choosing = "" if doing else "choose "
        offered = listed(list(dict.fromkeys(self.options(decision, quoted=True))), "or")
        return f"{self._who(decision.player)} can {choosing}{offered}"

    def options(self, decision: Decision, quoted: bool = False) -> list[str]:
        """The options of a decision in words; ``quoted``: of an effect that has no name, those of the card."""
        finder = self.finder
        things = [each.thing if each.thing != NOTHING else each.to for each in decision.options]
        cards = list(dict.fromkeys(int(each) for each in things if is_card(each) and decision.kind != "one-of"))
        calls = dict(zip(cards, finder.told_apart(cards, now=True), strict=True))
        told = []
        for option, thing in zip(decision.options, things, strict=True):
            if decision.kind == "one-of" and option.kind == "thing":
                said = self._words_of(decision, option) if quoted else ""
                told.append(f"option {int(thing) + 1} (“{said}”)" if said else f"option {int(thing) + 1}")
            elif thing != NOTHING and option.kind in ("play", "use"):
                told.append(f"{option.kind} {calls.get(int(thing)) if is_card(thing) else finder.call(thing)}")
            elif thing != NOTHING:
                told.append(calls[int(thing)] if is_card(thing) else finder.call(thing))
            else:
                told.append({"done": "no more", "pass": "pass", "end": "end the turn"}.get(option.kind, option.kind))
        return told

    def _words_of(self, decision: Decision, option: Option) -> str:
        """The words of the effect that an option stands for; empty if it stands for no words."""
        cause = decision.cause
        if cause is None or not isinstance(option.thing, int):
            return ""
        card = cause.card if cause.giver == NOTHING else cause.giver
        below = replace(cause, card=card, path=(*cause.path, option.thing))
        return words(self.board.game, self.state, below)

    def _who(self, player: int) -> str:
        return self.board.players[player]

    def card_name(self, uid: int) -> str:
        """The name of a card of the game."""
        return self.board.game.definition(self.state, uid).name


def _spoken(word: Word) -> str:
    return {"option": f"option {word.number}", "number": str(word.number)}.get(word.word, word.word)


def _number(option: Option) -> int | None:
    """The number that an option is; None if it is none, or says in which direction ("+2")."""
    return int(option.thing) if isinstance(option.thing, str) and option.thing.isdecimal() else None
