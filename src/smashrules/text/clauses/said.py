"""A clause with its verb's frame filled, and the act that it becomes while it is made.

Knows which verb of the tree a word of card texts is, and holds what belongs to it. Decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct, field

from smashrules.effects.node import Span
from smashrules.effects.selectors import EVERY, Duelist, Pile, Select
from smashrules.effects.verbs import Verb
from smashrules.text.nouns.determiners import Thing
from smashrules.text.structure.attach import Dep
from smashrules.text.structure.heads import Head
from smashrules.text.structure.syntax import Word

VERB_OF = {
    "return": Verb.RETURN,
    "place": Verb.PLACE,
    "put": Verb.PLACE,
    "add": Verb.PLACE,
    "move": Verb.MOVE,
    "destroy": Verb.DESTROY,
    "discard": Verb.DISCARD,
    "play": Verb.PLAY,
    "draw": Verb.DRAW,
    "gain": Verb.GAIN_VP,
    "choose": Verb.CHOOSE,
    "name": Verb.NAME,
    "look": Verb.LOOK,
    "reveal": Verb.REVEAL,
    "search": Verb.SEARCH,
    "shuffle": Verb.SHUFFLE,
    "swap": Verb.SWAP,
    "replace": Verb.REPLACE,
    "score": Verb.SCORE,
    "go": Verb.GO,
    "transfer": Verb.TRANSFER,
    "take-control": Verb.TAKE_CONTROL,
    "control": Verb.TAKE_CONTROL,
    "remove": Verb.REMOVE_COUNTER,
    "affect": Verb.AFFECT,
    "directly-affect": Verb.AFFECT,
    "increase": Verb.INCREASE,
    "directly-increase": Verb.INCREASE,
    "reduce": Verb.DECREASE,
    "duel": Verb.DUEL,
    "begin": Verb.DUEL,
    "win": Verb.WIN,
    "resolve": Verb.RESOLVE,
    "trigger": Verb.TRIGGER,
    "use": Verb.USE,
    "enter": Verb.ENTER,
    "give": Verb.GIVE_CONTROL,
    "bury": Verb.BURY,
    "store": Verb.STORE,
    "leave": Verb.LEAVE,
    "lose": Verb.LOSE,
    "cancel": Verb.CANCEL,
    "copy-ability": Verb.COPY,
    "take": Verb.CHOOSE,
    "uncover": Verb.UNCOVER,
    "idle": Verb.IDLE,
}


class Said(Struct, frozen=True, gc=False):
    """A clause with its frame filled. ``fields`` holds, by field, what belongs to the verb."""

    verb: str
    head: Head
    subject: Thing | None
    object: Thing | None
    fields: dict[str, Dep] = field(default_factory=dict)
    span: Span = (0, 0)


class Asked(Struct, frozen=True, gc=False):
    """A condition that a clause states, and whether it is denied; one that is ``whole`` holds the "not" itself."""

    condition: Any
    negated: bool = False
    whole: bool = False


class Draft(Struct):
    """An act while it is made of a clause: its verb, what it is done to, and the slots filled so far."""

    said: Said
    event: bool
    verb: Verb
    thing: Thing | None
    what: Any
    values: dict[str, Any]

    @property
    def commanded(self) -> bool:
        """Whether somebody is told to do it: it is no event that is spoken of, and nobody suffers it."""
        return not self.event and not self.said.head.passive


def loosely_many(draft: Draft) -> bool:
    """ "Draw cards from the bottom of your deck": neither all of them, nor so many."""
    what = draft.what
    if not draft.commanded or draft.thing is None or not draft.thing.unsaid or not isinstance(what, Select):
        return False
    piles = (what.zone, draft.values.get("source"))
    counted = what.quantity != EVERY or {"found", "shortfall"} & set(draft.said.fields)
    return not counted and any(isinstance(each, Pile) for each in piles)


_THIS_WAY = ("this_way", "by_this")


def this_way(parts: Iterable[Dep]) -> bool:
    """Whether "this way" stands among what belongs to a verb."""
    return any(isinstance(each.item, Word) and each.item.word in _THIS_WAY for each in parts)


def from_now_on(said: Said, counted: bool) -> bool:
    """Whether "when" tells what is so from a moment on, and nothing that happens: "when you have no cards in hand",
    "when there are no actions on it", "when its power becomes 0". ``counted``: it is said which time it is."""
    if said.head.past or said.head.modal:
        return False
    there = said.verb == "be" and said.subject is not None and said.subject.cat == "there"
    begins = said.verb == "be" and said.object is not None and isinstance(said.object.node, Duelist)
    number = said.verb == "be" and said.subject is not None and said.subject.cat in ("power", "breakpoint")
    told = there or begins or number or "duel" in said.fields
    return told or said.verb == "become" or (said.verb == "have" and not counted)
