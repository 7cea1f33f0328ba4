"""Acts: the deed that a clause names, made in three steps.

Here the verb is found, and what its object and its subject are to it; ``filling`` fills its slots from what else
belongs to the verb, ``settling`` asks whether that makes sense and puts in what a sentence leaves unsaid. Whether
one may, and until when it lasts, is told around a clause and not known here (``sentences``).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from smashrules.effects.actions import Act
from smashrules.effects.amounts import Minus, PowerAt, StatOf
from smashrules.effects.selectors import EVERY, NONE, ONE, Among, At, Both, Having, Kind, On, Pile, Select, This, Zone
from smashrules.effects.verbs import VERBS, Verb
from smashrules.text.clauses.filling import fill
from smashrules.text.clauses.said import VERB_OF, Draft, Said, this_way
from smashrules.text.clauses.settling import settle
from smashrules.text.nouns.counting import OF_COUNTERS, chosen_power, counters_named
from smashrules.text.nouns.determiners import Thing, evolve_prep
from smashrules.text.nouns.fitting import as_counters, in_pair, or_of
from smashrules.text.structure.attach import UnfitError
from smashrules.text.structure.syntax import Word
from smashrules.text.trees.pending import Pron
from smashrules.text.trees.rebuilding import sort_filters

if TYPE_CHECKING:
    from smashrules.text.clauses.clauses import Clauses

_BY_OBJECT = {
    ("give", "card"): Verb.PLACE,
    ("take", "vp"): Verb.TAKE_VP,
    ("take", "extra-turn"): Verb.TAKE_TURN,
    ("lose", "vp"): Verb.LOSE_VP,
    ("gain", "control"): Verb.TAKE_CONTROL,
}
"""Words that are another verb with an object of that sort."""


_AT_WHICH = {"gain": "to", "lose": "source"}
"""What the card that gets counters, or has them no longer, is to the deed."""


_GOES_ON = re.compile(
    r"[,.]? *(and |then |and then )?(place|put|shuffle|discard|play|bury|return|store|draw|give)s?"
    r" (it|them|that|those)\b",
    re.IGNORECASE,
)
"""What is said next of what is taken: where it goes."""


def act_of(builder: Clauses, said: Said, by: Any = None, event: bool = False) -> Act:
    """The deed that ``said`` names, done by ``by``; ``event``: spoken of, not commanded. Raises ``UnfitError``."""
    whole = _whole(said, by, event)
    if whole is not None:
        return whole
    draft = _begun(said, by, event)
    if draft.commanded and this_way(said.fields.values()):
        raise UnfitError("in which way")  # of what is ordered, nothing has brought it about
    if draft.commanded and draft.verb is Verb.WIN:
        raise UnfitError("who wins is not ordered")  # "if you are tied, you win": whose tie it is, no deed says
    if said.verb == "give" and draft.verb is Verb.PLACE:
        _given(builder, draft)
    if said.verb == "take" and draft.verb is Verb.CHOOSE and not _GOES_ON.match(builder.text[said.span[1] :]):
        raise UnfitError("taken, and put where")
    if said.verb.startswith("directly-"):
        draft.values["directly"] = True
    if draft.verb in _OBJECTS:
        _OBJECTS[draft.verb](draft)
    fill(builder, draft)
    settle(draft)
    slots, values = VERBS[draft.verb].slots, {**draft.values, "what": draft.what}
    for name, value in values.items():
        if name not in slots and value not in (None, False):
            raise UnfitError(f"{said.verb} takes no {name}")
    return Act(draft.verb, **{k: v for k, v in values.items() if v is not None}, span=said.span)


def _whole(said: Said, by: Any, event: bool) -> Act | None:
    """The act of a clause that is said by its verb and its object alone."""
    thing = said.object
    if said.verb == "swap" and thing is not None and isinstance(thing.node, Both):
        if len(thing.node.parts) != 2 or "with" in said.fields:
            raise UnfitError("swap two")
        one, two = thing.node.parts
        return Act(Verb.SWAP, by=by, what=one, with_=two, span=said.span)
    if said.verb == "remove" and thing is not None and thing.cat == "card" and said.head.passive and event:
        if said.fields:
            raise UnfitError("removed how")
        return Act(Verb.LEAVE, what=thing.node, span=said.span)  # "this titan would be removed": from play
    return None


def _begun(said: Said, by: Any, event: bool) -> Draft:
    """The verb with its object, and nothing else yet."""
    verb, thing = VERB_OF.get(said.verb), said.object
    if verb is None:
        raise UnfitError(f"{said.verb} is no deed")
    if thing is not None and thing.extremum is not None and thing.cat == "card":
        raise UnfitError("the most of what")
    if thing is not None and thing.only:
        raise UnfitError("the only one, if there is but one")
    if thing is not None and not event and (thing.first or thing.nth is not None):
        raise UnfitError("the first of which, by what order")
    named = thing.node.parts if thing is not None and isinstance(thing.node, Both) else ()
    if any(getattr(each, "quantity", None) == NONE for each in named):
        raise UnfitError("done to something, and to none of it")  # "a minion with no counters and no actions on it"
    if any(_carries_too(one, other) for one, other in pairwise(named)):
        raise UnfitError("a card that carries it, too, or what it is done to, too")
    if said.verb == "control" and "until" not in said.fields:
        raise UnfitError("who controls it is no deed")
    if thing is not None and said.verb in ("place", "add", "remove"):
        thing = as_counters(thing, said.verb, said.fields)
    if thing is not None and thing.cat == "counter":
        verb = OF_COUNTERS.get(said.verb, Verb.REMOVE_COUNTER)
    elif thing is not None:
        verb = _BY_OBJECT.get((said.verb, thing.cat), verb)
    if thing is not None and thing.cat == "power" and verb is Verb.CHOOSE:
        thing = replace(thing, node=chosen_power(thing))
    values = {"by": or_of(by, "player") if getattr(by, "quantity", None) == ONE else by}
    if thing is not None and thing.cat == "duel" and thing.than is not None:
        if verb not in (Verb.WIN, Verb.LOSE) or "with" in said.fields:
            raise UnfitError("a duel with whom")
        values["with_"] = thing.than  # "wins a duel with another player's minion"
    if thing is not None and thing.cat == "duel" and by is not None and verb in (Verb.WIN, Verb.LOSE):
        thing, values["by"] = _fought_there(thing, by)
    return Draft(said, event, verb, thing, thing.node if thing is not None else None, values)


def _fought_there(thing: Thing, by: Any) -> tuple[Thing, Any]:
    """ "A minion loses a duel here": a minion here loses one."""
    fights = thing.node
    there = [type(each) for each in fights.filters] == [At] if isinstance(fights, Select) else False
    if not there or not isinstance(fights, Select):
        return thing, by
    if isinstance(by, Select) and by.kind is Kind.MINION:
        if any(isinstance(each, At) for each in by.filters):
            raise UnfitError("where, twice")
        return replace(thing, node=None), replace(by, filters=sort_filters([*by.filters, *fights.filters]))
    return replace(thing, node=replace(fights, label=None)), by


def _carries_too(one: Any, other: Any) -> bool:
    """ "A minion with a +1 power counter and an action on it": it can carry both."""
    lies = [each.host for each in getattr(other, "filters", ()) if isinstance(each, On)]
    held = any(isinstance(each, Having) for each in getattr(one, "filters", ()))
    on_it = any(isinstance(each, Pron) and each.form == "it" for each in lies)
    return held and on_it and getattr(other, "quantity", None) == ONE


# -- what the object and the subject are to a verb --------------------------------------------------------------


def _subject_is_what(draft: Draft) -> None:
    """The subject is what it happens to: "this base scores", "a card goes to the discard pile"."""
    if draft.verb is Verb.SCORE and draft.said.head.passive:
        draft.values["by"] = None
    elif draft.said.subject is not None:
        if draft.verb is Verb.SCORE and draft.thing is not None:
            raise UnfitError("a base scores, and no player scores it")
        draft.what, draft.values["by"] = draft.said.subject.node, None


def _moves(draft: Draft) -> None:
    subject = draft.said.subject
    if draft.thing is not None or subject is None or draft.said.head.passive:
        return
    if not draft.event or (draft.verb is Verb.RETURN and subject.cat not in ("card", "it")):
        raise UnfitError("a card does not move by itself")
    draft.what, draft.values["by"] = subject.node, None


def _leaves(draft: Draft) -> None:
    subject = draft.said.subject
    if subject is None or draft.said.head.passive:
        return
    if not draft.event:
        raise UnfitError("a card does not leave by itself")
    draft.values["source"] = draft.what if draft.what != Pile(Zone.PLAY) else None
    draft.what, draft.values["by"] = subject.node, None


def _enters(draft: Draft) -> None:
    subject = draft.said.subject
    if subject is None:
        return
    if not draft.event:
        raise UnfitError("a card does not enter by itself")
    draft.values["to"], draft.what, draft.values["by"] = draft.what, subject.node, None


def _given(builder: Clauses, draft: Draft) -> None:
    """ "Give you two cards": they go to your hand."""
    to = builder.phrase(evolve_prep(draft.said.fields["to"]))
    if to.cat not in ("player", "it"):
        raise UnfitError("give to whom")
    what = draft.what
    spoken = isinstance(what, Select) and any(isinstance(each, Among) for each in what.filters)
    if not spoken and "source" not in draft.said.fields and getattr(what, "zone", None) is None:
        raise UnfitError("given from where")
    receiver: Any = replace(to.node, kinds=frozenset(("player",))) if isinstance(to.node, Pron) else to.node
    if isinstance(receiver, Pron) and receiver.words == "them":  # "choose another player. Give them a card"
        receiver = replace(receiver, form="that", words="that player", many=False)
    draft.values["to"] = Pile(Zone.HAND, receiver, span=to.span)
    rest = {name: part for name, part in draft.said.fields.items() if name != "to"}
    draft.said = replace(draft.said, fields=rest)


def _changes(draft: Draft) -> None:
    """ "This minion's power increases", "you reduce its power": whose number it is."""
    changed = draft.thing if draft.thing is not None else draft.said.subject
    if not draft.event or changed is None or not isinstance(changed.node, (StatOf, PowerAt)):
        raise UnfitError("what becomes more")
    if set(draft.said.fields) - {"now", "by"}:
        raise UnfitError("what becomes more")
    if isinstance(changed.node, PowerAt):  # "another player's power here has decreased"
        draft.what, draft.values["source"] = changed.node.who, changed.node.place
    else:
        draft.what = changed.node.what
    if draft.thing is None:
        draft.values["by"] = None


def _duels(draft: Draft) -> None:
    if draft.said.verb == "begin":
        _begins(draft)
        return
    if draft.what is None and not draft.event and not in_pair(draft.said.subject):
        raise UnfitError("duel whom")
    if draft.said.head.passive:  # "after this minion is dueled": by one
        if draft.values["by"] is not None:
            raise UnfitError("who duels whom")
        draft.values["with_"], draft.what = draft.what, Select(Kind.MINION, ONE, span=draft.said.span)
    elif draft.said.subject is not None:
        draft.values["with_"], draft.what, draft.values["by"] = draft.what, draft.said.subject.node, None


def _begins(draft: Draft) -> None:
    """ "You begin a duel (here)": a card of yours has a minion there fight."""
    fighter = draft.what
    if not draft.event or draft.said.head.passive or draft.said.subject is None or draft.thing is None:
        raise UnfitError("who duels whom")
    if draft.thing.many or not (fighter is None or (isinstance(fighter, Select) and fighter.kind is Kind.MINION)):
        raise UnfitError("which duel")
    there = fighter is None or [type(each) for each in fighter.filters] == [At]
    if not there:
        raise UnfitError("a duel involving whom begins")
    draft.what = None if fighter is None else replace(fighter, label=None)


def _so_many(draft: Draft) -> None:
    """What is gained, lost or taken is an amount."""
    if draft.verb is Verb.GAIN_VP and isinstance(draft.what, Minus):
        raise UnfitError("gain less")
    of_a_card = draft.verb is Verb.GAIN_VP and isinstance(draft.what, StatOf)
    if draft.thing is not None and draft.thing.cat == "power" and (draft.thing.bonus or of_a_card):
        raise UnfitError("who gains power, and for how long")
    if draft.what is None and (not draft.event or (draft.thing is not None and draft.thing.compare is not None)):
        raise UnfitError("how many VPs")
    draft.values["amount"], draft.what = draft.what, None


def _takes_a_turn(draft: Draft) -> None:
    draft.values["extra"], draft.what = True, None


def _used_again(draft: Draft) -> None:
    remark = draft.said.fields.get("remark")
    again = remark is not None and isinstance(remark.item, Word) and remark.item.word == "again"
    if again or "times" in draft.said.fields:
        draft.values["extra"] = True


def _counts_counters(draft: Draft) -> None:
    said = draft.said
    if said.verb in _AT_WHICH:  # "this minion gains a +1 power counter": one is placed on it
        if not draft.event or said.head.passive or said.subject is None:
            raise UnfitError("who places or removes them")
        if getattr(draft.what, "quantity", None) == EVERY and said.head.modal != "cannot":
            raise UnfitError("all of them, or one by one")
        draft.values[_AT_WHICH[said.verb]], draft.values["by"] = said.subject.node, None
        draft.what = _its_own(draft.what)
    draft.values["amount"], draft.what = counters_named(draft.what)
    lying = isinstance(draft.what, Select) and any(isinstance(each, On) for each in draft.what.filters)
    if draft.verb is Verb.PUT_COUNTER and lying:
        raise UnfitError("counters that lie on a card are transferred")


def _its_own(counters: Any) -> Any:
    """ "Loses its last +1 power counter", "the last one on it": where else it lies is not said."""
    if not isinstance(counters, Select):
        return counters
    lying = [each for each in counters.filters if isinstance(each, On)]
    if any(not isinstance(each.host, (Pron, This)) for each in lying):
        raise UnfitError("counters on another card")
    return replace(counters, filters=tuple(each for each in counters.filters if each not in lying))


def _chooses(draft: Draft) -> None:
    """ "Choose two bases. Another player chooses one of them": one of these bases."""
    draft.what = or_of(draft.what, "base")


def _gives_control(draft: Draft) -> None:
    if draft.thing is not None and draft.thing.cat != "control":
        raise UnfitError("give what")


_OBJECTS: dict[Verb, Callable[[Draft], None]] = {
    Verb.SCORE: _subject_is_what,
    Verb.GO: _subject_is_what,
    Verb.MOVE: _moves,
    Verb.RETURN: _moves,
    Verb.LEAVE: _leaves,
    Verb.ENTER: _enters,
    Verb.INCREASE: _changes,
    Verb.DECREASE: _changes,
    Verb.DUEL: _duels,
    Verb.GAIN_VP: _so_many,
    Verb.LOSE_VP: _so_many,
    Verb.TAKE_VP: _so_many,
    Verb.TAKE_TURN: _takes_a_turn,
    Verb.USE: _used_again,
    Verb.PUT_COUNTER: _counts_counters,
    Verb.REMOVE_COUNTER: _counts_counters,
    Verb.GIVE_CONTROL: _gives_control,
    Verb.CHOOSE: _chooses,
}
