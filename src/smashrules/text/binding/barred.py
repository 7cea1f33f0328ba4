"""What a reference cannot speak of: each bar is a function of its own, and ``BARS`` says of which forms it is asked.

Knows one place and one mention at a time; which of several mentions is meant, ``binding`` decides.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from msgspec import Struct

from smashrules.effects.amounts import Until
from smashrules.effects.node import walk
from smashrules.effects.selectors import (
    EVERY,
    NONE,
    ONE,
    Among,
    At,
    BaseOf,
    Controlled,
    ControllerOf,
    Duelist,
    Extreme,
    Here,
    Host,
    Kind,
    NextTo,
    Other,
    OwnerOf,
    Pile,
    Select,
    This,
    You,
    Zone,
)
from smashrules.effects.verbs import Verb
from smashrules.text.binding.antecedents import (
    EXCHANGED,
    NEW_BASE,
    Mention,
    Place,
    counted_apart,
    kind_fits,
    number_fits,
    same,
)
from smashrules.text.trees.kinds import CARD_KINDS
from smashrules.text.trees.pending import LEFT, NO_OTHER, THE_OTHER, Pron, temporary

_LEAVING = frozenset((Verb.LOOK, Verb.REVEAL, Verb.SEARCH, Verb.DISCARD))
_BASE = frozenset(("base",))
_PILE = frozenset(("pile",))


class Bar(Struct, frozen=True):
    """A question about a reference and a mention: "yes" bars it. One that ``decides`` says whether the reference can
    mean it, or None where it has nothing to say. ``of``: the forms it is asked of, all where none is named."""

    asked: Callable[[Place, Mention], bool | None]
    of: tuple[str, ...] = ()
    but: tuple[str, ...] = ()
    decides: bool = False


def possible(place: Place, mention: Mention) -> bool:
    """Whether a reference can speak of this at all."""
    for asked, decides in _bars_of(place.pron.form):
        found = asked(place, mention)
        if decides and found is not None:
            return found
        if found and not decides:
            return False
    return number_fits(place.pron, mention.node, place, mention)


@lru_cache
def _bars_of(form: str) -> tuple[tuple[Callable[[Place, Mention], bool | None], bool], ...]:
    asked = [bar for bar in BARS if form not in bar.but and (not bar.of or form in bar.of)]
    return tuple((bar.asked, bar.decides) for bar in asked)


# -- where it stands -------------------------------------------------------------------------------------------------


def _named_later(place: Place, mention: Mention) -> bool:
    """It is named only behind the reference."""
    return mention.start >= place.pron.span[0]


def _left(place: Place, mention: Mention) -> bool:
    """ "If the new base has a higher breakpoint": which base was left, no words say."""
    return place.pron.words == LEFT


def _apart_from_it(place: Place, mention: Mention) -> bool:
    """ "Move a minion to its base": what is moved there is not what it is the base of."""
    return any(same(mention.node, each) for each in place.apart)


def _unsaid(place: Place, mention: Mention) -> bool:
    """ "Replace it": with what, no words say."""
    node = mention.node
    unsaid = isinstance(node, Select) and node.kind is Kind.BASE and node.label == temporary(node.span[1])
    return unsaid and place.pron.words != NEW_BASE


def _in_another_ability(place: Place, mention: Mention) -> bool:
    """ "A base with a higher breakpoint": than no base of another ability."""
    return place.pron.kinds == _BASE and bool(mention.blocks) and place.block not in mention.blocks


def _in_another_option(place: Place, mention: Mention) -> bool:
    """What is chosen in one option is not there in another."""
    if not mention.options or not place.options:
        return False
    return any(one == two and of != other for one, of in mention.options for two, other in place.options)


def _another_than_the_reference(place: Place, mention: Mention) -> bool:
    """ "Another of them": it is told by what the reference means, and is not this."""
    node = mention.node
    return isinstance(node, Select) and any(
        isinstance(f, Other) and id(f.than) == id(place.pron) for f in node.filters
    )


# -- what it helps to describe ---------------------------------------------------------------------------------------


def _as_its_own(place: Place, mention: Mention) -> bool | None:
    """ "(A minion) on the same base": not as what the same deed moves; as this minion, where it was named before."""
    pron, node = place.pron, mention.node
    if pron.words != "the same":
        return None
    if isinstance(node, Select) and node.label in place.within:
        return not any(isinstance(f, At) and _base_of(f.place) is pron for f in node.filters)
    moved = bool(set(place.acts) & set(mention.acts)) and bool(mention.verbs - {Verb.DUEL})
    if moved or (isinstance(node, Select) and node.quantity != ONE):
        return False
    if isinstance(node, (This, Host)):
        return not mention.played_on and mention.start < pron.span[0]
    return None


def _base_of(place: Any) -> Any:
    return place.what if isinstance(place, BaseOf) else None


def _other_than_each(place: Place, mention: Mention) -> bool | None:
    """ "Each of them gains +1 power for each other minion there": other than the one it is counted for."""
    return mention.kind in CARD_KINDS if counted_apart(place, mention.node) else None


def _other_than_described(place: Place, mention: Mention) -> bool | None:
    """ "A minion at a base with another minion": other than the one that is described."""
    if not _is_within(place, mention):
        return None
    return kind_fits(place.pron, mention.kind) and mention.kind in CARD_KINDS


def _described_by_it(place: Place, mention: Mention) -> bool | None:
    """What the reference helps to describe is not what it means; but the most of all is compared with these."""
    if not _is_within(place, mention):
        return None
    return place.pron.form == "compared" and any(isinstance(each, Extreme) for each in mention.node.filters)


def _is_within(place: Place, mention: Mention) -> bool:
    return bool(place.within) and isinstance(mention.node, Select) and mention.node.label in place.within


# -- what was found, or is not there ---------------------------------------------------------------------------------


def _one_of_two_found(place: Place, mention: Mention) -> bool:
    """ "The other": one of two that were found, not of all that was revealed."""
    until = _is_until(mention.node)
    return place.pron.words == THE_OTHER and (until or (mention.found and _is_one(mention.node)))


def _all_revealed(place: Place, mention: Mention) -> bool:
    """What was found is spoken of, not all that was revealed until then."""
    return _is_until(mention.node) and not _every_one(place.pron)


def _found_alone(place: Place, mention: Mention) -> bool:
    """ "The revealed cards", "the rest": all that was revealed, not what was found."""
    return mention.found and _every_one(place.pron)


def _every_one(pron: Pron) -> bool:
    """ "The rest", "the revealed cards"."""
    return (pron.form == "rest" and pron.words != THE_OTHER) or (pron.form == "done" and pron.many is not False)


def _is_until(node: Any) -> bool:
    """Whether it is all that is revealed until something is found."""
    return isinstance(node, Select) and isinstance(node.quantity.low, Until)


def _is_one(node: Any) -> bool:
    return isinstance(node, Select) and node.quantity == ONE


def _none_of_them(place: Place, mention: Mention) -> bool:
    """ "No minions": there are none of them."""
    return isinstance(mention.node, Select) and mention.node.quantity == NONE


def _as_high_a_breakpoint(place: Place, mention: Mention) -> bool | None:
    """ "A base with a higher breakpoint": than a base, which may be named in the same deed, but by no later one."""
    pron = place.pron
    if pron.kinds != _BASE or pron.words != "as much":
        return None
    if mention.start > pron.span[0] and not set(place.acts) & set(mention.acts):
        return False
    return mention.kind == "base" and not mention.played_on and not isinstance(mention.node, BaseOf)


# -- what sort of thing it is ----------------------------------------------------------------------------------------


def _played_on(place: Place, mention: Mention) -> bool:
    """ "They": what a card is played on is one thing."""
    return mention.played_on and place.pron.words in ("they", "them") and mention.kind != "player"


def _revealed_hand(place: Place, mention: Mention) -> bool | None:
    """ "Each card revealed": of a hand that was revealed."""
    if mention.kind != "pile" or place.pron.kinds == _PILE:
        return None
    return place.pron.verb in mention.verbs & {Verb.REVEAL}


def _owner(place: Place, mention: Mention) -> bool | None:
    """ "(Place it on) its owner's deck to have them play ...": only as a player; and "that player" is not one of the
    owners of several."""
    pron, node = place.pron, mention.node
    if not isinstance(node, (OwnerOf, ControllerOf, NextTo)):
        return None
    whose: Any = None if isinstance(node, NextTo) else node.what
    if pron.form == "that" and pron.many is False and getattr(whose, "words", "") == "their":
        return False  # "return two minions to their owners' hands. That player ...": one of how many
    spoken = pron.form == "that" or pron.words in ("they", "them", "their")
    return spoken and "player" in pron.kinds and id(pron) not in {id(each) for each in walk(node)}


def _pile(place: Place, mention: Mention) -> bool | None:
    """ "It", of a deck: a pile is meant where nothing else can be."""
    if mention.kind == "pile":
        return place.pron.kinds == _PILE
    return False if place.pron.kinds == _PILE else None


def _one_of_these(place: Place, mention: Mention) -> bool:
    """ "One of them", or each of them in turn: what "another of them" is another than."""
    node = mention.node
    if not isinstance(node, Select) or not _is_taken(node):
        return False
    return node.quantity == ONE or bool(mention.over and mention.over in place.each)


def _other_thing(place: Place, mention: Mention) -> bool:
    """ "Another minion", "another base": than a card, or than a base."""
    return kind_fits(place.pron, mention.kind) and (mention.kind in CARD_KINDS or place.pron.kinds == _BASE)


def _this_itself(place: Place, mention: Mention) -> bool | None:
    """ "This minion", "here", the winner of a duel: spoken of as "it" and "its"."""
    pron, node = place.pron, mention.node
    if not isinstance(node, (This, Host, Here, Duelist)):
        return None
    if pron.form not in ("it", "its") or pron.many or pron.words == "their":
        return False
    if isinstance(node, Here) and not mention.played_on:
        return "base" in pron.kinds and not pron.kinds & CARD_KINDS
    if isinstance(node, Here):
        return not pron.kinds or "base" in pron.kinds
    return not pron.kinds or bool(pron.kinds & {mention.kind, "card"})


def _of_another_kind(place: Place, mention: Mention) -> bool:
    """ "That minion" is no base; but a card of the base deck is one, and "one of them" can be a player."""
    pron, node = place.pron, mention.node
    if kind_fits(pron, mention.kind):
        return False
    return not ((_is_base_card(node) and _means_a_base(pron)) or _one_of_players(pron, node))


def _beside_those(place: Place, mention: Mention) -> bool:
    """ "Draw the minions among them and discard the actions among them": not these minions."""
    kinds = place.pron.kinds
    return NO_OTHER in kinds and mention.kind not in kinds and _is_taken(mention.node)


def _is_taken(node: Any) -> bool:
    """Whether it is some of several: "the minions among them"."""
    return any(isinstance(each, Among) for each in getattr(node, "filters", ()))


def _one_of_players(pron: Pron, node: Any) -> bool:
    """ "(Choose two players.) One of them destroys one of their minions": one of them can be a player."""
    them = [each.group for each in getattr(node, "filters", ()) if isinstance(each, Among)]
    return "player" in pron.kinds and any("player" in getattr(each, "kinds", ()) for each in them)


def _is_base_card(node: Any) -> bool:
    """ "the top card of the base deck": it is a base."""
    return isinstance(node, Select) and isinstance(node.zone, Pile) and node.zone.zone is Zone.BASE_DECK


def _means_a_base(pron: Pron) -> bool:
    """ "its breakpoint", "the revealed base"; not a place, for it is not in play."""
    return pron.kinds == _BASE and (pron.form in ("it", "its", "done") or pron.words == NEW_BASE)


# -- what was done to it ---------------------------------------------------------------------------------------------


def _swapped_out(place: Place, mention: Mention) -> bool:
    """ "The new base": what was swapped out is gone."""
    return place.pron.words == NEW_BASE and bool(mention.verbs & EXCHANGED) and not _is_base_card(mention.node)


def _swapped_in(place: Place, mention: Mention) -> bool | None:
    """ "Swap this base with one of the base deck. That base ...": the one that has come."""
    if place.pron.words not in ("that base", "there") or Verb.SWAP not in mention.verbs or mention.kind != "base":
        return None
    return _is_base_card(mention.node)


def _beside_it(place: Place, mention: Mention) -> bool:
    """ "Move a minion to it": never another part of the same deed."""
    return mention.node.label in place.beside


def _replaced(place: Place, mention: Mention) -> bool:
    """ "After this base is replaced, ... there": the base that came, or the one that went."""
    return bool(mention.event) and Verb.REPLACE in mention.verbs and not place.pron.kinds & CARD_KINDS


def _of_others(place: Place, mention: Mention) -> bool:
    """ "Your minion": not somebody else's."""
    if not place.pron.words.startswith("your "):
        return False
    return any(isinstance(each, Controlled) and not isinstance(each.by, You) for each in mention.node.filters)


def _counted_with_it(place: Place, mention: Mention) -> bool:
    """ "For each of them": not what is counted in the same number."""
    return ("amount", mention.node.label) in place.beside


def _not_done_to_it(place: Place, mention: Mention) -> bool:
    """ "The destroyed minion": one to which that was done; what was looked at may have been revealed or chosen."""
    verb = place.pron.verb
    if verb is None:
        return False
    if verb is Verb.LOOK:
        return not mention.verbs & {Verb.LOOK, Verb.REVEAL, Verb.CHOOSE} and not _is_taken(mention.node)
    return verb not in mention.verbs and not _transferred(place.pron, mention)


def _transferred(pron: Pron, mention: Mention) -> bool:
    """ "Transfer any number of your actions to other bases": they move there, and are the actions transferred."""
    return pron.verb is Verb.TRANSFER and Verb.MOVE in mention.verbs and mention.kind == "action"


def _no_rest(place: Place, mention: Mention) -> bool:
    """ "The rest": only what was looked at, revealed or discarded leaves any, and not where all of it has gone."""
    if place.pron.verb is not None:
        return False
    return _all_gone(mention) or not mention.verbs & _LEAVING


def _all_gone(mention: Mention) -> bool:
    """ "They discard any minions revealed": of these nothing is left."""
    return _is_taken(mention.node) and mention.node.quantity == EVERY and Verb.DISCARD in mention.verbs


def _compared_with(place: Place, mention: Mention) -> bool:
    """ "A minion with less power": than one or several."""
    return True


_POINTING = ("it", "that", "done", "there", "each")
_ALL_BUT_COMPARING = ("compared", "other")
"""Forms that can mean what is named later; of all others that is asked first, since it bars the most."""

BARS = (
    Bar(_named_later, but=_ALL_BUT_COMPARING),
    Bar(_left),
    Bar(_apart_from_it, but=("other",)),
    Bar(_unsaid, of=("it", "its")),
    Bar(_in_another_ability, of=("compared",)),
    Bar(_in_another_option),
    Bar(_another_than_the_reference),
    Bar(_as_its_own, of=("compared",), decides=True),
    Bar(_other_than_each, of=("other",), decides=True),
    Bar(_other_than_described, of=("other",), decides=True),
    Bar(_described_by_it, but=("other",), decides=True),
    Bar(_one_of_two_found, of=("rest",)),
    Bar(_all_revealed),
    Bar(_found_alone, of=("rest", "done")),
    Bar(_none_of_them),
    Bar(_as_high_a_breakpoint, of=("compared",), decides=True),
    Bar(_named_later, of=_ALL_BUT_COMPARING),
    Bar(_played_on),
    Bar(_revealed_hand, of=("done",), decides=True),
    Bar(_owner, decides=True),
    Bar(_pile, decides=True),
    Bar(_one_of_these, of=("apart",), decides=True),
    Bar(_other_thing, of=("other",), decides=True),
    Bar(_this_itself, decides=True),
    Bar(_of_another_kind),
    Bar(_beside_those),
    Bar(_swapped_out),
    Bar(_swapped_in, decides=True),
    Bar(_beside_it, of=_POINTING),
    Bar(_replaced, of=("it", "there")),
    Bar(_of_others, of=("that",)),
    Bar(_counted_with_it, of=("each",)),
    Bar(_not_done_to_it),
    Bar(_no_rest, of=("rest",)),
    Bar(_compared_with, of=("compared",), decides=True),
)
"""Asked in this order. Bars among themselves could stand in any; but one that decides may say yes only when all bars
before it have been asked, and those behind it rely on what it has sorted out: from ``_beside_it`` on, the node is a
description with a label. What no bar keeps off is asked for its number."""
