"""The verbs of the game: the closed list of things that can be done or can happen.

Each verb names the slots of ``Act`` that it takes, the zone its object is in when the text does not say, and
whether doing it to a card affects that card (BGB2018 and WIKI, "Affect"). What a verb does to a state is the
engine's business.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class Verb(StrEnum):
    """A thing that can be done or happen."""

    RETURN = "return"
    PLACE = "place"
    MOVE = "move"
    DESTROY = "destroy"
    DISCARD = "discard"
    PLAY = "play"
    DRAW = "draw"
    GAIN_VP = "gain VP"
    CHOOSE = "choose"
    NAME = "name"
    LOOK = "look"
    REVEAL = "reveal"
    SEARCH = "search"
    SHUFFLE = "shuffle"
    SWAP = "swap"
    REPLACE = "replace"
    SCORE = "score"
    GO = "go"
    TRANSFER = "transfer"
    TAKE_CONTROL = "take control"
    PUT_COUNTER = "put counter"
    REMOVE_COUNTER = "remove counter"
    AFFECT = "affect"
    GIVE_CONTROL = "give control"
    BURY = "bury"
    UNCOVER = "uncover"
    STORE = "store"
    LEAVE = "leave"
    USE = "use"
    ENTER = "enter"
    INCREASE = "increase"
    DECREASE = "decrease"
    DUEL = "duel"
    WIN = "win"
    LOSE = "lose"
    LOSE_VP = "lose VP"
    TAKE_VP = "take VP"
    TAKE_TURN = "take turn"
    CANCEL = "cancel"
    COPY = "copy"
    RESOLVE = "resolve"
    TRIGGER = "trigger"
    IDLE = "do nothing"


SEEING = (Verb.LOOK, Verb.REVEAL)
"""By which cards are seen."""
CONTESTED = (Verb.WIN, Verb.LOSE)
"""How a contest ends for who is in it."""


class VerbSpec(Struct, frozen=True):
    """What a verb takes. ``slots``: the fields of ``Act`` that may be set. ``zone``: where its object is when no
    zone is named ("play" or "hand"). ``affects``: doing it to a card in play affects that card."""

    slots: frozenset[str]
    zone: str = "play"
    affects: bool = False


def _spec(slots: str, zone: str = "play", affects: bool = False) -> VerbSpec:
    return VerbSpec(frozenset(slots.split()), zone, affects)


VERBS: dict[Verb, VerbSpec] = {
    Verb.RETURN: _spec("by what to source any_order instead_of taken", affects=True),
    # ``spread``: into the piles of several players, as whoever does it likes ("into other players' hands")
    Verb.PLACE: _spec("by what to source instead_of any_order spread unseen blind taken", affects=True),
    Verb.MOVE: _spec("by what to source instead_of together", affects=True),
    Verb.DESTROY: _spec("by what unrewarded", affects=True),
    Verb.DISCARD: _spec("by what source", zone="hand"),
    Verb.PLAY: _spec("by what to source extra as_extra at_once instead_of spends together", zone="hand"),
    Verb.DRAW: _spec("by what amount source"),
    # ``source``: the base that they are gained from, where that is asked
    Verb.GAIN_VP: _spec("by amount source"),
    Verb.CHOOSE: _spec("by what"),
    Verb.NAME: _spec("by what"),
    Verb.LOOK: _spec("by what"),
    Verb.REVEAL: _spec("by what source"),
    Verb.SEARCH: _spec("by what source unseen"),
    Verb.SHUFFLE: _spec("by what to source instead_of"),
    Verb.SWAP: _spec("by what with_", affects=True),
    Verb.REPLACE: _spec("by what with_ keeps", affects=True),
    Verb.SCORE: _spec("what"),
    Verb.GO: _spec("what to source"),
    # ``spread``: so many in all, from any of the cards ``source``
    Verb.TRANSFER: _spec("by what to source spread", affects=True),
    Verb.TAKE_CONTROL: _spec("by what until", affects=True),
    # counters as ``what`` where their number is chosen or all are meant ("up to two", "remove all counters")
    Verb.PUT_COUNTER: _spec("by amount what to spread instead_of", affects=True),
    Verb.REMOVE_COUNTER: _spec("by amount what source spread", affects=True),
    # ``with_``: what is spared by it ("have it affect this minion instead")
    Verb.AFFECT: _spec("by what with_ directly same_way"),
    # an ability is used; ``extra``: once more than the rules allow; ``with_``: as if this player controlled its card,
    # or as if it were this card's
    Verb.USE: _spec("by what with_ extra whole any_order"),
    # the power of ``what`` becomes more, or less: an event that is answered
    # ``source``: the base where it is the total power of the player ``what``
    Verb.INCREASE: _spec("by what source directly"),
    Verb.DECREASE: _spec("by what source directly"),
    # two minions duel (a system of its own); ``what`` is the challenger. ``by``: whose card has them fight, where
    # that is asked ("you begin a duel")
    Verb.DUEL: _spec("by what with_ any_order"),
    # a player or a card wins, or loses, the base or the clash ``what``; the duel where none is said
    # ``with_``: against whom
    Verb.WIN: _spec("by what with_"),
    Verb.LOSE: _spec("by what with_"),
    Verb.LOSE_VP: _spec("by amount"),
    # VPs go from the player ``source`` to who does it
    Verb.TAKE_VP: _spec("by amount source"),
    # comes into the zone ``to`` ("a base enters play", "this card enters stasis")
    Verb.ENTER: _spec("what to"),
    # nothing that the card being played says happens
    Verb.CANCEL: _spec("by what"),
    # what is printed on ``what`` is carried out as though it were printed on this card
    Verb.COPY: _spec("by what"),
    # abilities are used although what they wait for has not happened
    Verb.TRIGGER: _spec("by what"),
    # what happens in the place of something that is only kept from happening
    Verb.IDLE: _spec("by"),
    # of two titans at one base one leaves
    Verb.RESOLVE: _spec("by what"),
    # an extra turn, after the one going on
    Verb.TAKE_TURN: _spec("by extra"),
    # ``to`` becomes the controller of ``what``, until it leaves play
    Verb.GIVE_CONTROL: _spec("by what to until", affects=True),
    # face down at the base ``to``, no longer in play as a card
    Verb.BURY: _spec("by what to source instead_of together blind", affects=True),
    # face down under the card ``to``, in no play
    Verb.STORE: _spec("by what to instead_of blind"),
    # goes from play to anywhere ("leaves play")
    Verb.LEAVE: _spec("what source"),
    # a buried card is turned up and played at its base
    Verb.UNCOVER: _spec("by what"),
}
