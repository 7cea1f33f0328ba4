"""What a reference means, told by the deed that is done to it: what is fetched was searched for, what moves is no
action, and no counter is placed on what was drawn.

Knows cases and the deeds of a text. Knows no words and no state.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from smashrules.effects.actions import Act, Cancelled, Cost, If, Join, Modify, Seq
from smashrules.effects.amounts import Count
from smashrules.effects.conditions import Is, Not
from smashrules.effects.node import walk
from smashrules.effects.selectors import ONE, ControllerOf, Having, Here, Kind, On, Pile, Select, This, Where, Zone
from smashrules.effects.verbs import Verb
from smashrules.text.binding.antecedents import EXCHANGED, same
from smashrules.text.binding.cases import Case
from smashrules.text.binding.gone_by_then import OUT_OF_PLAY, not_done_yet
from smashrules.text.binding.of_two import taken_from_them
from smashrules.text.trees.kinds import CARD_KINDS
from smashrules.text.trees.pending import Pron

COUNTED = "what is only counted is not what is spoken of"
TOPIC = "what was just looked at, searched for or chosen is what is spoken of"
MOVES = "what moves from base to base is no action, and what is played as an extra card no base"
HOLDER = "who controls a card by then is spoken of, not who did when something was played on it"
ASKED_OF = "of what is asked by its name more is said"
TOLD = "of several and those that only describe them, the ones described are spoken of"
THERE = "what is a card's is not that of the base where it is"
CAME = "of two bases that were exchanged, the one that has come is spoken of"
_IN_PLAY = frozenset((Verb.DESTROY, Verb.MOVE, Verb.PUT_COUNTER, Verb.TAKE_CONTROL))
_GONE = frozenset((Verb.DESTROY, Verb.DISCARD, Verb.RETURN, Verb.GO, Verb.LEAVE))
_STAYS = frozenset((Verb.PLAY, Verb.MOVE, Verb.TAKE_CONTROL))
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
    if any(taken_from_them(each.what) is pron for each in _deeds(case, Verb.DRAW)):
        left = [each for each in case.fitting if not (Verb.DISCARD in each.verbs and taken_from_them(each.node))]
        if left and len(left) < len(case.fitting):
            case.take(left, TOPIC)


def drawn_from_a_pile(case: Case) -> None:
    """ "Look at a card from the top of your deck for each counter on your minions. Draw one of them": none is
    drawn of those in play that only say how many."""
    pron: Any = case.pron
    if not case.several or pron.form not in ("it", "that"):
        return
    if any(each.what is pron or taken_from_them(each.what) is pron for each in _deeds(case, Verb.DRAW)):
        told = [each for each in case.fitting if each.verbs or _not_in_play(each.node)]
        if told and len(told) < len(case.fitting):
            case.take(told, TOPIC)


def not_in_a_hand(case: Case) -> None:
    """ "After a player draws a Madness card, if they have a minion here, place a +1 power counter on it", "you may
    destroy a minion to play this titan. Place a counter on it": none is placed on what was drawn, or is destroyed."""
    pron: Any = case.pron
    acts = [node for node in case.whole.tree.nodes if isinstance(node, Act)]
    placed = next((at for at, act in enumerate(acts) if act.verb is Verb.PUT_COUNTER and act.to is pron), None)
    if placed is None or any(act.verb is Verb.PLAY and isinstance(act.what, Pron) for act in acts):
        return
    kept = not_done_yet(case.whole.tree.nodes)
    gone = {id(act.what) for act in acts[:placed] if act.verb in OUT_OF_PLAY and id(act) not in kept}
    there = [each for each in case.fitting if Verb.DRAW not in each.verbs and id(each.node) not in gone]
    case.fitting = there or [each for each in case.fitting if Verb.PLAY in each.verbs]


def what_moves(case: Case) -> None:
    """ "After you play an action on a minion here, its controller may move it": an action is transferred."""
    pron: Any = case.pron
    if not case.several or pron.form not in ("it", "that"):
        return
    if any(each.what is pron for each in _deeds(case, Verb.MOVE)):
        case.take_the_one([each for each in case.fitting if each.kind != "action"], MOVES)


def what_is_played(case: Case) -> None:
    """ "After you return a minion from here to your hand, you may play it as an extra minion": no base is."""
    pron: Any = case.pron
    extra = any(each.what is pron and each.as_extra not in (None, Kind.BASE) for each in _deeds(case, Verb.PLAY))
    if case.several and extra:
        case.take_the_one([each for each in case.fitting if each.kind != "base"], MOVES)


def what_it_happens_to(case: Case) -> None:
    """ "After an action on a minion here goes to the discard pile, its owner may draw a card": the action's."""
    pron: Any = case.pron
    if not case.several or pron.form not in ("it", "its") or pron.many:
        return
    nodes = case.whole.tree.nodes
    events = [each.node for each in case.fitting if each.event and isinstance(each.node, Select)]
    hosts = {id(of) for each in events for on in each.filters if isinstance(on, On) for of in walk(on)}
    stated = any(isinstance(each, (Modify, Cancelled)) and each.what is pron for each in nodes)
    done = [each for each in nodes if isinstance(each, Act) and (each.what is pron or each.to is pron)]
    gone = any(each.event and each.verbs & _GONE for each in case.fitting)
    if gone and (stated or any(each.verb in _IN_PLAY for each in done)):
        case.take_the_one([each for each in case.fitting if id(each.node) in hosts], TOPIC)
    elif not stated and not any(each.verb in _IN_PLAY for each in done):
        case.take_the_one([each for each in case.fitting if id(each.node) not in hosts], TOPIC)


def in_the_same_breath(case: Case) -> None:
    """ "Play an action, then place it on the bottom of your deck", "move a minion and place a counter on it": what
    was played or moved."""
    pron: Any = case.pron
    if not case.several or pron.form != "it" or pron.many:
        return
    for node in case.whole.tree.nodes:
        parts = node.parts if isinstance(node, Seq) else (node.pay, node.effect) if isinstance(node, Cost) else ()
        for one, other in pairwise(parts):
            sentence = isinstance(node, Seq) and node.joins[parts.index(other) - 1] is Join.SENTENCE
            said = isinstance(other, Act) and (other.what is pron or other.to is pron)
            done: Any = one.what if isinstance(one, Act) and one.verb in _STAYS else None
            if said and not sentence and isinstance(done, Select) and done.quantity == ONE:
                case.take_the_one([each for each in case.fitting if each.node is done], TOPIC)


def gone_by_then(case: Case) -> None:
    """ "Reveal the top card of the base deck and swap it with a base in play. Move a minion to that base": to the one
    that has come, for the other one is gone."""
    pron: Any = case.pron
    if "base" not in pron.kinds or pron.kinds & CARD_KINDS or pron.form not in ("it", "that", "there"):
        return
    for act in case.whole.tree.nodes:
        if not isinstance(act, Act) or act.verb not in EXCHANGED or act.span[1] > pron.span[0]:
            continue
        if act.keeps is not None and any(
            each is pron for each in walk(act.keeps)
        ):  # what is kept lies on the one that goes
            continue
        both = [_meant_by(case, act.what), _meant_by(case, act.with_)]
        gone = [
            each for each in both if isinstance(each, Select) and each.kind is Kind.BASE and not _not_in_play(each)
        ]
        came = [each for each in both if isinstance(each, Select) and not any(each is one for one in gone)]
        if len(gone) != 1 or len(came) != 1:
            continue
        case.fitting = [each for each in case.fitting if not same(each.node, gone[0])]
        place = pron.words == "there" and act.verb is Verb.REPLACE  # no base, but where one was
        if not case.fitting and not place:
            case.take([each for each in case.whole.mentions if same(each.node, came[0])][:1], CAME)


def _meant_by(case: Case, node: Any) -> Any:
    """What is meant by a part of a deed that is told before; None where that is open."""
    if not isinstance(node, Pron):
        return node
    meant = case.whole.choices.get(node.key, [])
    return meant[0] if len(meant) == 1 else None


def who_has_it_now(case: Case) -> None:
    """ "Play on another player's minion. At the start of its controller's turn, that player discards a card": whoever
    controls it by then."""
    pron: Any = case.pron
    played_on = case.whole.tree.play_on
    if not case.several or "player" not in pron.kinds or played_on is None:
        return
    then = {id(each) for each in walk(played_on)}
    now = [each for each in case.fitting if id(each.node) not in then]
    if len(now) == 1 and isinstance(now[0].node, ControllerOf):
        case.take(now, HOLDER)


def carries_them(case: Case) -> None:
    """ "Place a counter on this action. When it has four counters": the action has them."""
    pron: Any = case.pron
    if not case.several or pron.form != "it" or pron.many:
        return
    asked = [each for each in case.whole.tree.nodes if isinstance(each, Is) and each.what is pron]
    if any(_of_counters(each.description) for each in asked):
        onto = [each.to for each in _deeds(case, Verb.PUT_COUNTER)]
        case.take_the_one([each for each in case.fitting if any(same(each.node, to) for to in onto)], TOPIC)


def asked_of(case: Case) -> None:
    """ "If it is a minion, place a counter on this minion. If it is an action, draw it": what was asked of is drawn,
    where nothing else is spoken of since."""
    pron: Any = case.pron
    if not case.several or pron.form != "it" or pron.many:
        return
    place = pron.span[0]
    asked = [each for each in case.whole.tree.nodes if isinstance(each, If) and _asks(each, place)]
    about: Any = asked[-1].condition if asked else None
    meant = case.whole.choices.get(about.what.key, []) if about is not None else []
    meant = [each for each in meant if not isinstance(each, This) or about.description.kind in (Kind.CARD, each.kind)]
    since = about is not None and any(about.span[0] < each.start < place for each in case.fitting)
    if len(meant) == 1 and not since:
        case.take_the_one([each for each in case.fitting if same(each.node, meant[0])], TOPIC)


def _deeds(case: Case, verb: Verb) -> list[Act]:
    """The deeds of that verb in the whole text."""
    return [each for each in case.whole.tree.nodes if isinstance(each, Act) and each.verb is verb]


def _asks(node: If, place: int) -> bool:
    """Whether it asks of "it", and what stands at ``place`` follows from the answer."""
    asked = (
        isinstance(node.condition, Is) and isinstance(node.condition.what, Pron) and node.condition.what.form == "it"
    )
    return asked and node.condition.span[1] <= place < node.then.span[1]


def _not_in_play(node: Any) -> bool:
    return getattr(node, "zone", None) not in (None, Pile(Zone.PLAY)) or taken_from_them(node) is not None


def _of_counters(described: Any) -> bool:
    having = [each.what for each in getattr(described, "filters", ()) if isinstance(each, Having)]
    return any(isinstance(each, Select) and each.kind in (Kind.COUNTER, Kind.ANY_COUNTER) for each in having)


def asked_of_by_name(case: Case) -> None:
    """ "Destroy an action on a minion. If that minion is yours, return it to your hand": that minion, not the
    action."""
    pron = case.pron
    if not case.several or pron.form not in ("it", "its"):
        return
    for node in case.whole.tree.nodes:
        question = node.condition if isinstance(node, If) else None
        question = question.condition if isinstance(question, Not) else question
        if not isinstance(node, If) or not isinstance(question, Is):
            continue
        asked: Any = question.what
        if isinstance(asked, Pron) and asked.form == "that" and any(each is pron for each in walk(node.then)):
            meant = case.whole.choices.get(asked.key, [])
            left = [each for each in case.fitting if any(same(each.node, one) for one in meant)]
            if len(meant) == 1 and left:
                case.take(left, ASKED_OF)


def not_what_is_counted(case: Case) -> None:
    """ "Choose a minion. Place counters equal to the number of your minions on it": not on each of those."""
    if case.several and case.pron.form in ("it", "its") and case.pron.many is False:
        counted = {id(each.what) for each in case.whole.tree.nodes if isinstance(each, Count)}
        left = [each for each in case.fitting if id(each.node) not in counted]
        if left and len(left) < len(case.fitting):
            case.take(left, COUNTED)


def not_where_it_comes(case: Case) -> None:
    """ "When another player moves a minion to here, cancel its abilities": those of the minion, not of the base."""
    if case.several and case.pron.form == "its":
        case.take_the_one([each for each in case.fitting if not isinstance(each.node, Here)], THERE)


def not_what_tells_a_base(case: Case) -> None:
    """ "Choose a base where you have a minion. Move two of your minions to it and give each of them power": each of
    the two."""
    if not case.several or case.pron.form not in ("it", "each") or not case.pron.many:
        return
    told = {
        id(each)
        for mention in case.whole.mentions
        if isinstance(mention.node, Select) and mention.node.kind is Kind.BASE
        for filter_ in mention.node.filters
        if isinstance(filter_, Where)
        for each in walk(filter_)
    }
    done = [each for each in case.fitting if id(each.node) not in told and each.verbs]
    if done and len(done) < len(case.fitting) and all(id(each.node) in told or each.verbs for each in case.fitting):
        case.take(done, TOLD)
