"""Every sentence that tells an event, in one table.

A phrase is a list of templates; the first whose fields are all known is used. The fields (who, what, to, pile, ...)
are filled by ``telling``; here are words only. A verb that stands in no row has no sentence, which ``check``
reports. Knows no game, no rule and no layout.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct


class Phrase(Struct, frozen=True):
    """How a verb is told. ``done``: templates for what happened; ``past``: the participle ("destroyed"), from which
    "X is not destroyed" and the verdict are made; ``stopped``: templates for what did not happen, where the usual
    ones do not fit. ``many``: the template for several such events told together. ``routine``: it is only the
    course of the game."""

    done: tuple[str, ...]
    past: str = ""
    stopped: tuple[str, ...] = ()
    many: str = ""
    routine: bool = False


def _p(
    *done: str,
    past: str = "",
    stopped: tuple[str, ...] = (),
    many: str = "",
    routine: bool = False,
) -> Phrase:
    return Phrase(done, past, stopped, many, routine)


PHRASES: Mapping[str, Phrase] = {
    # what is done to cards in play
    "destroy": _p("{what}{test} is destroyed, to {pile}.", "{what}{test} is destroyed.", past="destroyed"),
    "return": _p(
        "{what}{test} returns from {from} to {pile}.",
        "{what}{test} returns to {pile}.",
        "{what}{test} is returned.",
        past="returned",
    ),
    "place": _p(
        "{what}{test} is placed {into}.", "{what}{test} is placed at {to}.", "{what} is placed.", past="placed"
    ),
    "move": _p(
        "{what}{test} moves from {from} to {to}.",
        "{what}{test} moves to {to}.",
        "{what} moves.",
        past="moved",
        many="{things} move from {from} to {to}.",
    ),
    "transfer": _p("{what} is transferred to {to}.", "{what} is transferred.", past="transferred"),
    "take control": _p("{who} takes control of {what}.", past="taken over"),
    "cancel": _p("{what} is cancelled.", past="cancelled"),
    "do nothing": _p("{who} does nothing."),
    "take turn": _p("{who} takes another turn after this one."),
    "give back": _p("Control of {what} goes back to {who}."),
    "give control": _p(
        "{who} gives control of {what} to {to}.", "{who} gives control of {what} away.", past="given away"
    ),
    "enter": _p("{what} comes to {to}.", "{what} comes.", past="came"),
    "increase": _p("{possessive} power at {base} rises.", "The power of {what} rises.", past="made stronger"),
    "decrease": _p("{possessive} power at {base} falls.", "The power of {what} falls.", past="made weaker"),
    "take VP": _p("{who} takes {vps}.", past="taken"),
    "duel": _p("{what} duels {to}.", "{what} duels.", past="challenged"),
    "win": _p("{what} wins.", past="won"),
    "resolve": _p("{what} is resolved.", past="resolved"),
    "bury": _p("{what} is buried at {to}.", "{what} is buried.", past="buried"),
    "store": _p("{what} is stored under {to}.", "{what} is stored.", past="stored"),
    "leave": _p("{what} leaves play.", past="taken out of play"),
    "uncover": _p("{what} is uncovered.", past="uncovered"),
    "put counter": _p("{what} gets {counters}.", past="given a counter"),
    "remove counter": _p("{what} loses {counters}.", past="deprived of a counter"),
    "swap": _p("{what} and {to} change places.", "{who} lets the {zone} change places.", past="swapped"),
    "replace": _p(
        "{who} chooses {to} to replace {what}.", "{to} replaces {what}.", "{what} is replaced.", past="replaced"
    ),
    "affect": _p("{what} is affected.", past="affected"),
    "go": _p("{what} goes to {pile}.", "{what} goes to {to}.", past="sent there"),
    "rescue": _p(
        "{what} will move to {to} when the other cards are discarded.",
        "{what} will go elsewhere when the other cards are discarded.",
        past="saved from the discard pile",
    ),
    # what players do
    "play": _p(
        "{who} plays {what} on {host}{as_extra}.",
        "{who} plays {what} at {to}{as_extra}.",
        "{who} plays {what}{as_extra}.",
        past="played",
        stopped=("{what} cannot be played.", "{by}: no card is played."),
    ),
    "discard": _p(
        "{who} discards {what} from {hand}{randomly}.",
        "{what} is discarded, to {pile}.",
        "{what} is discarded.",
        past="discarded",
        many="{things} are discarded, to their owners' discard piles.",
    ),
    "draw": _p(
        "{who} draws {cards}.",
        past="drawn",
        stopped=("{who} draws no card.",),
        many="{who} draws {cards}.",
    ),
    "gain VP": _p("{who} gains {vps}.", stopped=("{who} gains no VP.",)),
    "lose": _p("{what} loses.", "{who} loses.", past="lost"),
    "copy": _p("{who} copies the ability of {what}.", past="copied"),
    "lose VP": _p("{who} loses {vps}.", stopped=("{who} loses no VP.",)),
    "choose": _p(
        "{who} chooses {things}{randomly}.",
        "{who} chooses {what}{randomly}.",
        past="chosen",
        stopped=("{who} has nothing to choose from.",),
    ),
    "name": _p("{who} names {things}.", "{who} names {what}.", past="named"),
    "look": _p("{who} looks at {things}.", "{who} looks, and there is nothing to see.", past="looked at"),
    "reveal": _p(
        "{who} reveals {things}{randomly}.",
        "{who} reveals {what}{randomly}.",
        "{who} has nothing to reveal.",
        past="revealed",
    ),
    "search": _p(
        "{who} searches the {zone} and finds {things}.",
        "{who} searches the {zone} and finds nothing.",
        "{who} searches and finds nothing.",
    ),
    "shuffle": _p(
        "{what} is shuffled into {pile}.",
        "{what} shuffles the {zone}.",
        "The {zone} is shuffled.",
        "{who} shuffles.",
        past="shuffled",
        stopped=("{who} shuffles nothing.",),
    ),
    "reshuffle": _p(
        "{who} shuffles the discard pile into a new deck.",
        "The base discard pile is shuffled into a new base deck.",
        past="reshuffled",
        routine=True,
    ),
    "use": _p("{who} uses {by}.", "{by} is used.", past="used", stopped=("{by} is not used.",)),
    "trigger": _p("The ability of {by} is resolved.", past="triggered", stopped=("{by} is not triggered.",)),
    "trigger:used": _p("{who} uses the ability of {by}.", stopped=("{by} is not used.",)),
    "too-late": _p(
        "{by} comes too late.",
        stopped=("{what} does nothing: it was not in play both when this happened and when it had ended.",),
    ),
    "too-late:gone": _p(
        "{by} comes too late.", stopped=("{what} does nothing: what it would act on is no longer there.",)
    ),
    "decline": _p("{who} does not use {by}.", stopped=("{who} makes no use of {by}.", "No use is made of it.")),
    "skip": _p(
        "This part of {by} is left out.", stopped=("This part of {by} does not happen.", "It does not happen.")
    ),
    "silent": _p(
        "{what} does nothing.",
        stopped=("{what} does not do what it says when it is played: its abilities are cancelled.",),
    ),
    "condition": _p(
        "The condition of {by} holds.", stopped=("The condition of {by} is not met.", "The condition is not met.")
    ),
    "mulligan": _p(
        "{who} has no minion in hand and takes a new hand.",
        stopped=("{who} keeps the hand.",),
    ),
    # lasting effects: which row is used follows from the statement
    "effect": _p("{by} has its effect on {what}.", "{by} has its effect.", past="affected"),
    "effect:modify": _p(
        "{what} has {change} at {at}{until}.",
        "{what} has {change}{until}.",
        "Whatever fits has {change}{until}.",
        past="given {change}",
        many="{things} have {change}{until}.",
    ),
    "effect:floor": _p(
        "The {change} of {what} cannot be reduced so far{until}.",
        "The {change} of whatever fits cannot be reduced so far{until}.",
        past="kept from being reduced",
    ),
    "floor:ceiling": _p(
        "The {change} of {what} cannot be increased so far{until}.",
        "The {change} of whatever fits cannot be increased so far{until}.",
        past="kept from being increased",
    ),
    "floor:held": _p(
        "The {change} of {what} goes no further than that{until}.",
        "The {change} of whatever fits goes no further than that{until}.",
        past="kept within bounds",
    ),
    "effect:becomes": _p(
        "{what} has {change}{until}, before what is added or taken away.",
        "Whatever fits has {change}{until}, before what is added or taken away.",
        past="given {change}",
    ),
    "effect:limited": _p("From now on it may not be done more often{until}."),
    "effect:wins-ties": _p("From now on ties there are won{until}."),
    "effect:granted": _p("{what} has another ability{until}.", past="given an ability"),
    "effect:awaits": _p("From now on something waits to happen{until}."),
    "effect:copied": _p("{what} has the abilities of {things}{until}.", past="given the abilities of another card"),
    "effect:permitted": _p("From now on something may be done once more{until}."),
    "effect:cannot": _p("From now on it is forbidden{until}."),
    "effect:unaffected": _p("{what} is protected{until}.", "Whatever fits is protected{until}."),
    "effect:cancelled": _p("The abilities of {what} are cancelled{until}.", past="deprived of its abilities"),
    "cancelled:some": _p("Some abilities of {what} are cancelled{until}.", past="deprived of some of its abilities"),
    "effect:counts": _p("{what} counts as having that name{until}.", past="given another name"),
    "expire": _p("What {by} did for a time ends.", "An effect ends.", routine=True),
    "delay": _p("What {by} says for later waits until then.", "Something waits for a time to come."),
    "grant": _p(
        "{who} may play {extra} in this phase.",
        "{who} may play an extra card in this phase.",
        stopped=("There is no card that {who} could play.",),
    ),
    # scoring
    "score-none": _p("No base is ready to score.", routine=True),
    "score-start": _p(
        "{what} is ready to score: total power {amount}, breakpoint {power}.", "{what} is about to score."
    ),
    "score:before": _p("What works before {what} scores can be used now.", routine=True),
    "score:when": _p("What works when {what} scores is resolved now.", past="scored", routine=True),
    "score:after": _p("What works after {what} scores can be used now.", routine=True),
    "score": _p("{what} scores.", past="scored"),
    "score-on": _p("{what} scores all the same, although its total power is {amount} now."),
    "score-stop": _p("{what} has left play, so its scoring stops."),
    "score-done": _p("The scoring of {what} is complete.", "The scoring is complete.", routine=True),
    "award": _p(
        "{who} is {place} at {base} with {power} power: {vps}.",
        "{who} gains {vps} for {base}.",
        "{who} gains {vps}.",
        stopped=("{who} gains nothing for {base}.", "Nobody takes this place."),
    ),
    "discard-base": _p("{what} goes to the base discard pile."),
    "new-base": _p(
        "{what} comes in place of {old}.",
        "{what} comes into play.",
        stopped=("There is no base to come in its place.",),
    ),
    # the course of the turn
    "turn": _p("{possessive} turn begins.", "A new turn begins.", routine=True),
    "moment": _p("It is the {moment} of {possessive} turn.", "It is the {moment} of the turn.", routine=True),
    "next": _p("The next turn is {possessive}.", routine=True),
    "phase": _p("The phase {phase} begins.", "The next phase begins.", routine=True),
    "clear": _p("{what} goes to {pile}.", past="discarded"),
    "shuffle-deck": _p("{who} shuffles the deck.", "A deck is shuffled.", routine=True),
    "tie": _p("{things} have {amount} VP each, the most, so the game goes on."),
    "end": _p("The game ends; {who} has the most VP, {amount}.", "The game ends."),
}
"""Each verb and each step of the rules, with its sentences."""

TOLD_TOGETHER = frozenset(key.partition(":")[0] for key, phrase in PHRASES.items() if phrase.many)
"""The verbs of events of which several can be told in one sentence."""

PREVENTED = ("{what}{test} is not {past}.", "It is not {past}.", "It does not happen.")
REPLACED = ("{what}{test} is not {past}; something else happens instead.", "Something else happens instead.")
NOT = (
    "{what} is not {past}.",
    "{by}: nothing is {past}.",
    "Nothing is {past}.",
    "Nothing happens.",
)
"""The usual templates for what did not happen."""

QUESTIONS: Mapping[str, str] = {
    "main": "what to play or use next",
    "thing": "which one",
    "may": "whether to do it",
    "one-of": "which of the effects",
    "order": "which mandatory ability comes first",
    "order-cards": "which card comes next in the order",
    "place-where": "where to place it",
    "place-on-top": "which card goes on top, before the next one that does",
    "place-there": "which card goes to the first of the two places",
    "number": "how much or how many",
    "counter": "which card the next counter is for",
    "window": "whether to use an ability now, or pass",
    "score": "which base scores first",
    "place": "where to play it",
    "mulligan": "whether to take a new hand",
    "replace": "which replacement applies",
    "discard": "which card to discard down to the hand limit",
    "play": "which card to play",
    "use": "which ability to use",
}
"""What each kind of decision asks."""

WHY_NOW: Mapping[str, str] = {
    "thing": "{who} chose {chosen}, out of {among}.",
    "may": "{who} decided to do it.",
    "one-of": "{who} chose {chosen}, out of {among}.",
    "order": "Several abilities had to be used; {who} chose {chosen} to come first, out of {among}.",
    "order-cards": "{who} chose the order.",
    "place-where": "{who} chose {chosen}, out of {among}.",
    "place-on-top": "{who} chose what goes where.",
    "place-there": "{who} chose what goes where.",
    "number": "{who} chose {chosen}, out of {among}.",
    "counter": "{who} chose who gets it.",
    "window": "In the round it was {possessive} turn: {among}.",
    "score": "Several bases were ready; {who} chose {chosen} to score first, out of {among}.",
    "place": "{who} chose to play it at {chosen}, out of {among}.",
    "mulligan": "{who} decided on the hand.",
    "replace": "Several replacements fitted; {who} chose {chosen}, out of {among}.",
    "discard": "{who} chose {chosen} to discard.",
    "use": "{who} chose to use {chosen}, out of {among}.",
}
"""Why what followed a decision came just then, by the kind of the decision."""

PHASES: Mapping[str, str] = {
    "start": "Start Turn",
    "play": "Play Cards",
    "score": "Score Bases",
    "draw": "Draw 2 Cards",
    "end": "End Turn",
}
"""The names of the phases."""
PLACES: Mapping[str, str] = {"winner": "the winner", "runner-up": "the runner-up", "third place": "third"}
"""The places at a base that scores."""
NOTHING_HAPPENS = "Nothing changes on the table."
YES = "Yes."
NO = "No."


def fill(templates: tuple[str, ...], fields: Mapping[str, str]) -> str:
    """The first of ``templates`` all of whose fields are known, filled in; empty when none is.

    >>> fill(("{what} goes to {pile}.", "{what} goes."), {"what": "The Teapot"})
    'The Teapot goes.'
    """
    for template in templates:
        try:
            sentence = template.format_map(fields)
        except KeyError:
            continue
        sentence = sentence[:-1] if sentence.endswith("....") else sentence  # a name that ends with stops
        return sentence[:1].upper() + sentence[1:]
    return ""
