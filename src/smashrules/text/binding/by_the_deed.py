"""What a reference means, told by the deed that is done to it: what is fetched was searched for, what moves is no
action, and no counter is placed on what was drawn.

Knows cases and the deeds of a text. Knows no words and no state.
"""

from __future__ import annotations

from typing import Any

from smashrules.effects.actions import Act
from smashrules.effects.verbs import Verb
from smashrules.text.binding.cases import Case
from smashrules.text.binding.of_two import taken_from_them
from smashrules.text.binding.pending import Pron

TOPIC = "what was just looked at, searched for or chosen is what is spoken of"
MOVES = "actions do not move from base to base, so what moves is no action"
_FETCHING = frozenset((Verb.PLAY, Verb.DRAW, Verb.PLACE, Verb.REVEAL, Verb.SHUFFLE))


def fetched(case: Case) -> None:
    """ "Search your deck for a copy of a minion and draw it": what was found is fetched, not what is in play."""
    pron: Any = case.pron
    if not case.several or pron.form != "it":
        return
    deed = next((each for each in case.whole.tree.nodes if isinstance(each, Act) and each.what is pron), None)
    if deed is not None and deed.verb in _FETCHING:
        case.take_the_one([each for each in case.fitting if Verb.SEARCH in each.verbs], TOPIC)


def of_what_is_left(case: Case) -> None:
    """ "Look at the top five cards of your deck. Discard two of them and draw one": one of the five."""
    if not case.several:
        return
    pron: Any = case.pron
    drawn = [each.what for each in case.whole.tree.nodes if isinstance(each, Act) and each.verb is Verb.DRAW]
    if any(taken_from_them(each) is pron for each in drawn):
        left = [each for each in case.fitting if not (Verb.DISCARD in each.verbs and taken_from_them(each.node))]
        if left and len(left) < len(case.fitting):
            case.take(left, TOPIC)


def drawn_from_a_pile(case: Case) -> None:
    """ "Look at a card from the top of your deck for each counter on your minions. Draw one of them": none is
    drawn of those in play that only say how many."""
    pron: Any = case.pron
    if not case.several or pron.form not in ("it", "that"):
        return
    drawn = [each.what for each in case.whole.tree.nodes if isinstance(each, Act) and each.verb is Verb.DRAW]
    if any(each is pron or taken_from_them(each) is pron for each in drawn):
        told = [each for each in case.fitting if each.verbs or getattr(each.node, "zone", None) is not None]
        if told and len(told) < len(case.fitting):
            case.take(told, TOPIC)


def not_in_a_hand(case: Case) -> None:
    """ "After a player draws a Madness card, if they have a minion here, place a +1 power counter on it": none is
    placed on what was drawn."""
    pron: Any = case.pron
    acts = [each for each in case.whole.tree.nodes if isinstance(each, Act)]
    played = any(each.verb is Verb.PLAY and isinstance(each.what, Pron) for each in acts)
    if not played and any(each.verb is Verb.PUT_COUNTER and each.to is pron for each in acts):
        case.fitting = [each for each in case.fitting if Verb.DRAW not in each.verbs]


def what_moves(case: Case) -> None:
    """ "After you play an action on a minion here, its controller may move it": an action is transferred."""
    pron: Any = case.pron
    if not case.several or pron.form not in ("it", "that"):
        return
    acts = [each for each in case.whole.tree.nodes if isinstance(each, Act) and each.verb is Verb.MOVE]
    if any(each.what is pron for each in acts):
        case.take_the_one([each for each in case.fitting if each.kind != "action"], MOVES)
