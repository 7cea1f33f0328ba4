"""What lets something be done that may be done: in words, by which rules, and by which words of a card.

Asks the position where a question stands; it changes nothing and refuses nothing.
"""

from __future__ import annotations

from smashrules.effects.abilities import Label
from smashrules.effects.card import CardType
from smashrules.engine.compiled import Part
from smashrules.explain import Allowed
from smashrules.scenario.course import DECLINING, Course
from smashrules.scenario.model import Wish
from smashrules.scenario.ways import uses
from smashrules.state.records import Cause, Option
from smashrules.state.things import NOTHING, is_card


def allowing(run: Course, player: int, option: Option) -> Allowed:
    """What lets ``player`` take an option of the open decision."""
    decision, who = run.state.decision, run.board.players[player]
    assert decision is not None
    if decision.kind == "main":
        return _in_play_cards(run, player, option)
    if option.kind in DECLINING:
        return Allowed(f"{who} is asked, and need not do it.", decision.rules, decision.cause)
    if option.kind in ("play", "use") and option.path and is_card(option.thing):
        own = _cause(run, int(option.thing), player, option.path, option.via)
        return Allowed(f"It is {who}'s turn in the round, and this is its moment.", decision.rules, own)
    if option.kind == "thing":
        return Allowed(f"{who} is to choose, and it is among what can be chosen.", decision.rules, decision.cause)
    return Allowed(f"{who} is asked whether to do it.", decision.rules, decision.cause)


def _in_play_cards(run: Course, player: int, option: Option) -> Allowed:
    """What lets a card be played or used in the Play Cards phase."""
    who, thing = run.board.players[player], int(option.thing)
    card = run.card_name(thing)
    if option.kind == "use":
        part, giver = used(run, option)
        cause = _cause(run, thing, player, option.path, giver)
        if option.permit:
            again = _cause(run, option.to, player, option.permit)
            return Allowed(f"The Talent of {card} may be used once more.", ("ability.talent.again",), again)
        given = () if giver == NOTHING else ("ability.granted",)
        if part is not None and part.label is Label.TALENT:
            return Allowed(f"The Talent of {card} has not been used this turn.", ("ability.talent", *given), cause)
        return Allowed(f"{card} can be used now.", ("ability.ongoing.on-your-turn", *given), cause)
    if option.grant >= 0:
        grant = next(each for each in run.state.grants if each.id == option.grant)
        by = grant.activation
        cause = Cause(by.source, by.key, grant.path, player, by.giver)
        said = f"{who} has an extra {grant.kind} left to play in this phase."
        return Allowed(said, ("extra.definition", "extra.same-phase"), cause)
    if option.path and option.via == NOTHING:
        cause = _cause(run, thing, player, option.path)
        return Allowed(f"{card} itself lets it be played.", ("ability.special",), cause)
    if option.path:
        cause = _cause(run, option.via, player, option.path)
        return Allowed(f"{run.card_name(option.via)} lets it be played.", ("extra.substitute",), cause)
    kind = run.board.game.definition(run.state, thing).type
    what, rule = ("minion", "play.free-minion") if kind is CardType.MINION else ("action", "play.free-action")
    return Allowed(f"{who} has not played the {what} of this turn.", (rule, "play.from-hand"))


def first_used(run: Course, player: int, wish: Wish) -> Option | None:
    """The use of a card on one's own turn that comes before a play which is not possible yet, and makes it possible
    at once: of an ability that lets an extra card be played, say."""
    if wish.verb != "play":
        return None
    for option, fork in uses(run, player):
        if all(event.verb in ("use", "grant") for event in fork.steps[-1].events) and fork.possible(player, wish):
            return option
    return None


def used(run: Course, option: Option) -> tuple[Part | None, int]:
    """The clause that an option uses on one's own turn, and the card that has given it to the one that is used
    (NOTHING: it is its own)."""
    for speaker in run.board.game.reading(run.state).values.users():
        if speaker.obj.uid == option.thing and speaker.by == option.via:
            for part in (*speaker.compiled.talents, *speaker.compiled.on_turn):
                if part.path == option.path:
                    return part, speaker.giver
    return None, NOTHING


def _cause(run: Course, card: int, player: int, path: tuple[int, ...], giver: int = NOTHING) -> Cause:
    return Cause(card, run.state.cards[card].key, path, player, giver)
