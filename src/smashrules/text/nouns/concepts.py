"""Nouns that are no cards, bases or factions: players by their place, plays, VPs, abilities, names, duels.

Each is a function of its own, named in the table at the end by the kind that ``words.toml`` gives the noun. Piles,
numbers and turns are in ``numbers``, cards and what is like them in ``entities``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from smashrules.effects.actions import PlayGiven
from smashrules.effects.conditions import Dueling
from smashrules.effects.node import Span
from smashrules.effects.selectors import (
    EVERY,
    NONE,
    ONE,
    Among,
    Anywhere,
    At,
    Both,
    Candidate,
    Controlled,
    ControllerOf,
    Duelist,
    EitherOf,
    End,
    Host,
    Kind,
    NextTo,
    On,
    Other,
    OwnerOf,
    Pile,
    Placed,
    Replacing,
    Select,
    This,
    Trait,
    Where,
    Zone,
)
from smashrules.effects.verbs import Verb
from smashrules.text.nouns.counters import counters
from smashrules.text.nouns.determiners import Before, Thing, evolve_prep
from smashrules.text.nouns.joining import together
from smashrules.text.nouns.other_than import any_of_them, compared_with
from smashrules.text.nouns.partners import current_player
from smashrules.text.nouns.points import points
from smashrules.text.nouns.rest_of import the_rest_of
from smashrules.text.nouns.such_abilities import such_abilities
from smashrules.text.structure.attach import Dep, UnfitError, tag
from smashrules.text.structure.syntax import Phrase, Word
from smashrules.text.trees.kinds import CARD_KINDS
from smashrules.text.trees.pending import SAME_TYPE, THE_OTHER, Pron, reference, temporary
from smashrules.text.trees.rebuilding import sort_filters
from smashrules.text.words.lexicon import lexicon
from smashrules.text.words.tokens import Token

if TYPE_CHECKING:
    from smashrules.text.nouns.nouns import Nouns


class Noun(Struct, frozen=True):
    """A noun with what stands before it, whose it is, and what hangs on it."""

    dep: Dep
    token: Token
    kind: str
    many: bool
    before: Before
    owner: Thing | None
    span: Span

    @property
    def word(self) -> str:
        return self.token.word

    @property
    def parts(self) -> tuple[Dep, ...]:
        return self.dep.parts


# -- players ---------------------------------------------------------------------------------------------------------

_PLACES = {"winner": 1, "runner-up": 2, "third": 3}


def _placed(builder: Nouns, noun: Noun) -> Thing:
    """ "The winner", "the runner-up here": of a base; where a text tells of duels, of the duel."""
    if len(noun.parts) == 1 and tag(noun.parts[0].item) == "&or:player":
        return _either_place(builder, noun, noun.parts[0])
    here = all(isinstance(part.item, Word) and part.item.word == "here" for part in noun.parts)
    if noun.before.definite != "the" or not here:
        raise UnfitError("which winner")
    if noun.kind == "winner" and not noun.parts and "duel" in builder.text:
        if "score" in builder.text or "wins" in builder.text:
            raise UnfitError("the winner of what")
        return Thing("contestant", Duelist(True, span=noun.span))
    place = Placed(_PLACES[noun.kind], span=noun.span)
    return Thing("player", Select(Kind.PLAYER, EVERY, (place,), label=temporary(noun.token.start), span=noun.span))


def _either_place(builder: Nouns, noun: Noun, part: Dep) -> Thing:
    """ "(you were) the winner or the runner-up": one of them, whichever."""
    phrase = part.item
    assert isinstance(phrase, Phrase)
    pre, other = phrase.parts[-1]
    kind = lexicon().nouns.get(other.word, ("",))[0]
    same = len(phrase.parts) > 1 or part.parts or [each.word for each in pre] not in ([], ["the"])
    if noun.before.definite != "the" or "duel" in builder.text or same or kind not in _PLACES or kind == noun.kind:
        raise UnfitError("which winner")
    places = [Placed(_PLACES[each], span=noun.span) for each in (noun.kind, kind)]
    return Thing("player", EitherOf(tuple(Select(Kind.PLAYER, ONE, (each,), span=each.span) for each in places)))


def _current(builder: Nouns, noun: Noun) -> Thing:
    if noun.before.definite != "the" or noun.parts or noun.owner:
        raise UnfitError("which current player")
    return Thing("player", current_player(noun.span))


def _neighbour(builder: Nouns, noun: Noun) -> Thing:
    sits = builder.poss(noun.before, noun.owner, frozenset(("player",)), noun.span)
    if noun.parts or noun.before.definite or sits is None or (noun.owner is not None and noun.owner.cat != "player"):
        raise UnfitError("beside whom")
    return Thing("player", NextTo(sits, noun.word.startswith("right"), span=noun.span))


def _owner(builder: Nouns, noun: Noun) -> Thing:
    alone = not (noun.parts or noun.owner or noun.before.poss or noun.before.definite or noun.before.quantity)
    if (
        alone
        and noun.before.words in ({"the_same"}, {"different"})
        and noun.many is (noun.before.words == {"different"})
    ):
        trait = Trait.CONTROLLER if noun.kind == "controller" else Trait.OWNER
        return Thing("unlike" if noun.many else "alike", trait)
    if noun.before.words:
        raise UnfitError("which of its controllers")  # "its previous controller"
    whose = builder.poss(noun.before, noun.owner, frozenset(CARD_KINDS), noun.span)
    if whose is None and noun.before.definite == "the" and len(noun.parts) == 1:
        whose = builder.phrase(evolve_prep(noun.parts[0])).node  # "the controller of the winning minion"
    elif noun.parts:
        raise UnfitError("whose owner")
    if whose is None or (noun.owner is not None and noun.owner.cat == "player"):
        raise UnfitError("whose owner")
    return Thing("player", (OwnerOf if noun.kind == "owner" else ControllerOf)(whose, span=noun.span), noun.many)


# -- places ----------------------------------------------------------------------------------------------------------


def _play(builder: Nouns, noun: Noun) -> Thing:
    others = [builder.phrase(evolve_prep(part)).node for part in noun.parts]
    play: Any = Pile(Zone.PLAY, span=noun.span)  # "from play or the discard pile"
    return Thing("play", Both((play, *others), span=noun.span) if others else play)


def _usual(builder: Nouns, noun: Noun) -> Thing:
    return Thing("pile", Pile(Zone.USUAL, span=noun.span))


def _end(builder: Nouns, noun: Noun) -> Thing:
    """ "The top of your deck", "the top or bottom"."""
    span, before = noun.span, noun.before
    piles = [builder.phrase(evolve_prep(part)) for part in noun.parts if tag(part.item) in ("of:pile", "of:it")]
    if not piles and not noun.parts:  # "place them on the top or bottom": of the pile they come from
        whose = reference("its", "", frozenset(CARD_KINDS), None, None, span[0], span=span)
        piles = [Thing("pile", Pile(Zone.DECK, OwnerOf(whose, span=span), span=span))]
    if before.definite not in ("the", "") or before.quantity or len(piles) != 1:
        raise UnfitError("the top of what")
    pile = piles[0].node
    if not isinstance(pile, Pile):
        raise UnfitError("the top of what")
    if noun.word.endswith("or_bottom"):
        ends = tuple(replace(pile, end=end, span=span) for end in (End.TOP, End.BOTTOM))
        return Thing("end", EitherOf(ends, "and/or" in noun.word, span=span))
    end = End.TOP if noun.word in ("&top", "tops") else End.BOTTOM
    return Thing("end", replace(pile, end=end, span=span))


def _anywhere(builder: Nouns, noun: Noun) -> Thing:
    before = noun.before
    but = builder.phrase(evolve_prep(noun.parts[0])).node if len(noun.parts) == 1 else None
    if before.quantity or before.definite or before.poss or before.words or not isinstance(but, Pile):
        raise UnfitError("anywhere but where")
    return Thing("anywhere", Anywhere(but, span=noun.span))


def _replacement(builder: Nouns, noun: Noun) -> Thing:
    """ "The replacement base"; "a new base" comes from the base deck."""
    span = noun.span
    if noun.before.quantity == ONE and noun.word == "new_base" and not noun.parts:
        top: Any = Pile(Zone.BASE_DECK, end=End.TOP, span=span)
        return Thing("base", Select(Kind.BASE, ONE, zone=top, label=temporary(span[0]), span=span))
    if noun.before.definite != "the" or noun.parts:
        raise UnfitError("which new base")
    exchanged = re.search(r"\b(replace|swap)\b", builder.text, re.IGNORECASE)
    if "score" in builder.text or "replaced" in builder.text or (noun.word == "replacement_base" and not exchanged):
        return Thing("base", Replacing(span=span))
    gone_to = reference("that", "the new base", frozenset(("base",)), False, None, span[0], span=span)
    return Thing("base", gone_to)  # no base scores: the one that something went to


# -- plays, control ---------------------------------------------------------------------------------------------


def _counter(builder: Nouns, noun: Noun) -> Thing:
    """ "+1 power counters", "this minion's +1 power counters": all that are on it. Raises ``UnfitError``."""
    found = counters(builder, noun.dep, noun.token, noun.before, noun.many, noun.span)
    if noun.owner is None:
        return found
    node: Any = found.node
    if noun.owner.cat != "card" or not noun.many or not isinstance(node, Select):
        raise UnfitError("whose counters")
    on = On(noun.owner.node, span=noun.span)
    return replace(found, node=replace(node, filters=sort_filters([*node.filters, on])))


def _control(builder: Nouns, noun: Noun) -> Thing:
    before = noun.before
    if before.definite or before.quantity or before.words or len(noun.parts) != 1:
        raise UnfitError("control of what")
    held = builder.phrase(evolve_prep(noun.parts[0])).node
    if isinstance(held, Pron):
        held = replace(held, kinds=held.kinds & CARD_KINDS or CARD_KINDS)
    return Thing("control", held)


def _regular(builder: Nouns, noun: Noun) -> Thing:
    """ "Your regular minion play", "a minion play"."""
    before, word = noun.before, noun.word
    any_play = word in ("action_play", "minion_play", "card_play")
    if before.poss and any_play:
        raise UnfitError("your play: which is regular")
    if (before.poss != "your" and before.quantity != ONE) or before.words or noun.parts:
        raise UnfitError("whose play")
    kinds = {"minion": Kind.MINION, "action": Kind.ACTION}
    which = tuple(kinds[each] for each in kinds if each in word) or (Kind.CARD,)
    return Thing("regular", PlayGiven(which, any_play, span=noun.span))


# -- abilities, names, types -----------------------------------------------------------------------------------------

_LABELS = {"talent": "Talent", "special": "Special", "ongoing": "Ongoing"}


def _labelled(builder: Nouns, noun: Noun) -> Thing:
    return builder.labelled(noun.dep, _LABELS.get(noun.kind), noun.before, noun.owner, noun.many, noun.span)


def _ability(builder: Nouns, noun: Noun) -> Thing:
    before, owner = noun.before, noun.owner
    if before.definite == "this" and not (noun.parts or noun.many or owner is not None):
        return Thing("itself", None)
    if (such := such_abilities(builder, noun)) is not None:
        return such
    if before.done:  # "a minion with cancelled abilities"
        plain = not (noun.parts or before.words or before.definite or before.poss or owner)
        if before.done != "cancelled" or not plain or not noun.many or before.quantity not in (None, NONE):
            raise UnfitError("which abilities")
        return Thing("silenced", before.quantity, many=True)
    if before.other:
        return _labelled(builder, noun)
    if before.name and owner is None and not before.definite:
        called = (builder.named(before.name, False, noun.span),)
        return Thing("ability", Select(Kind.MINION, before.quantity or ONE, called, span=noun.span), noun.many)
    by = builder.text[noun.span[0] :].lower().startswith("by ")  # "by one of your minions' abilities"
    if before.partitive and before.quantity != EVERY and not by:
        raise UnfitError("one ability of several, or the abilities of one")
    whose = builder.poss(before, owner, frozenset(("base", *CARD_KINDS)), noun.span)
    if owner is not None and owner.cat == "player":
        if noun.parts or before.words:
            raise UnfitError("which ability")
        several = EVERY if noun.many else ONE
        theirs = Select(Kind.ABILITY, several, (Controlled(whose, span=owner.span),), span=noun.span)
        return Thing("abilities", theirs, noun.many)
    bare = not (noun.parts or before.words or before.definite or before.name or before.poss or owner is not None)
    if (
        bare and (before.quantity is None) is noun.many and before.quantity in (None, ONE)
    ):  # "by abilities", "by an ability"
        return Thing("abilities", Select(Kind.ABILITY, before.quantity or EVERY, span=noun.span), noun.many)
    if bare and before.quantity == NONE:  # "a minion with no abilities"
        return Thing("able", Select(Kind.ABILITY, NONE, span=noun.span), many=True)
    beside = [part for part in noun.parts if tag(part.item).startswith("&and:")]
    parts = [part for part in noun.parts if part not in beside]
    same_as = [part for part in parts if tag(part.item).startswith("as:")]
    if bool(same_as) != ("the_same" in before.words) or len(parts) > 1 or (parts and whose is not None):
        raise UnfitError("the same ability as what")
    for part in parts:
        whose = builder.phrase(evolve_prep(part)).node
    if whose is None:
        raise UnfitError("whose ability")
    if beside:  # "its abilities and all actions on it": what is cancelled has its abilities cancelled
        others = tuple(builder.phrase(evolve_prep(part)).node for part in beside)
        return Thing("ability", Both((whose, *others), span=noun.span), many=True)
    return Thing("ability", whose, noun.many, named=owner is not None and owner.named)


def _type(builder: Nouns, noun: Noun) -> Thing:
    before, span = noun.before, noun.span
    if before.words == {"the_same"} and not (before.poss or noun.owner or before.quantity or before.other):
        return _same_type(builder, noun)
    if (
        before.words == {"different"}
        and noun.many
        and not (noun.parts or before.poss or noun.owner or before.definite)
    ):
        return Thing("unlike", Trait.TYPE)
    if noun.parts or before.words or before.poss or noun.owner or noun.many:
        raise UnfitError("which type")
    if noun.word == "type" and before.quantity == ONE and not (before.other or before.definite):
        return Thing("alike", Trait.TYPE)  # "two cards of one type"
    if before.definite == "that" and before.quantity is None:
        of_it = reference("that", "that type", frozenset((Kind.TYPE.value,)), False, None, span[0], span=span)
        return Thing("type", of_it)
    if noun.word != "card_type" or before.quantity != ONE or before.other or before.definite:
        raise UnfitError("which type")
    return Thing("type", Select(Kind.TYPE, ONE, label=temporary(span[0]), span=span))


def _same_type(builder: Nouns, noun: Noun) -> Thing:
    """ "(A card of) the same type", "the same type as that card": as one card that is spoken of."""
    like = [builder.phrase(evolve_prep(part)) for part in noun.parts]
    if len(like) > 1 or any(each.cat not in ("card", "it") or each.many for each in like):
        raise UnfitError("the same type as what")
    if like:
        return Thing("type", like[0].node)
    kinds, at = frozenset(CARD_KINDS), noun.span[0]
    return Thing("type", reference("that", SAME_TYPE, kinds, False, None, at, span=noun.span))


def _name(builder: Nouns, noun: Noun) -> Thing:
    """ "That name", "a different name", "the same name as that minion"."""
    before, span, kinds = noun.before, noun.span, frozenset(CARD_KINDS)
    if before.definite == "that" and not noun.parts:
        return Thing("name", reference("done", "that name", kinds, None, Verb.NAME, span[0], span=span))
    if before.other and before.quantity == ONE and not noun.parts:
        return Thing("differs", reference("compared", "a different name", kinds, None, None, span[0], span=span))
    if before.other and before.quantity == ONE and [tag(each.item) for each in noun.parts] == ["than:card"]:
        return Thing("differs", any_of_them(builder.phrase(evolve_prep(noun.parts[0])).node))
    if before.words == {"different"} and before.quantity is None and not noun.parts:
        return Thing("unlike", Trait.NAME)
    if "the_same" not in before.words:
        return _names_of(builder, noun)
    like = [builder.phrase(evolve_prep(part)) for part in noun.parts]
    if len(like) > 1 or any(each.cat not in ("card", "it") for each in like):
        raise UnfitError("the same name as what")
    return Thing("name", compared_with(like[0]) if like else None)


def _names_of(builder: Nouns, noun: Noun) -> Thing:
    """ "The names of your minions", "the name of that minion": of each of them. Raises ``UnfitError``."""
    named = [builder.phrase(evolve_prep(part)) for part in noun.parts if tag(part.item) in ("of:card", "of:it")]
    whole = noun.before.definite == "the" and not noun.before.words
    if not whole or len(named) != 1 or len(noun.parts) != 1:
        raise UnfitError("which name")
    what = named[0].node
    if noun.token.word == "&name" and isinstance(what, (This, Host, Pron)):
        return Thing("names", what)
    if noun.token.word != "&names" or not isinstance(what, Select) or what.quantity != EVERY:
        raise UnfitError("which name")
    return Thing("names", replace(what, label=None))


# -- the rest, and contests ------------------------------------------------------------------------------------------


def _rest(builder: Nouns, noun: Noun) -> Thing:
    before, span, at = noun.before, noun.span, noun.token.start
    if before.partitive:
        return _some_of_the_rest(noun)
    any_others = before.any and noun.many and not (before.poss or before.done)  # "return any others"
    if before.definite != "the" and not any_others:
        raise UnfitError("which rest")
    if any(tag(part.item) == "of:pile" for part in noun.parts):  # "the rest of your hand": all but those
        pile = builder.phrase(evolve_prep(noun.parts[0])).node
        those = reference("it", "them", frozenset(CARD_KINDS), True, None, span[0], span=span)
        rest = Select(Kind.CARD, EVERY, (Other(those, span=span),), pile, label=temporary(at), span=span)
        return Thing("card", rest, True)
    if noun.word == "&other":
        if noun.parts or before.words or before.done or before.quantity:
            raise UnfitError("the other needs no more")
        return Thing("it", reference("rest", THE_OTHER, frozenset(), None, None, at, span=span))
    if any(tag(part.item) == "of:card" for part in noun.parts) and (told := the_rest_of(builder, noun)) is not None:
        return told
    words = builder.wording(replace(before, definite="the"), noun.word)
    return Thing("rest", reference("rest", words, frozenset(), True, None, at, span=span), True)


def _some_of_the_rest(noun: Noun) -> Thing:
    """ "One of the others", "two of the rest"."""
    before, span, at = noun.before, noun.span, noun.token.start
    inner, quantity = before.inner, before.quantity
    known = inner is not None and inner.definite == "the" and inner.quantity is None and not inner.words
    if not known or noun.parts or noun.word == "&other" or quantity is None or before.words or before.other:
        raise UnfitError("which of the rest")
    rest = reference("rest", f"the {noun.word}", frozenset(), True, None, at, span=span)
    some = Select(Kind.CARD, quantity, (Among(rest, span=span),), label=temporary(at), span=span)
    return Thing("it", some, quantity.high != 1 and not (quantity.every and not before.all))


def _duelist(builder: Nouns, noun: Noun) -> Thing:
    joined = noun.parts[0] if len(noun.parts) == 1 and tag(noun.parts[0].item) == "&and:card" else None
    began = _BEGAN.get(noun.word)
    each = noun.many and not noun.before.definite and noun.before.quantity == EVERY
    each = each or (noun.before.quantity == EVERY and noun.word in ("losing_minion", "winning_minion"))
    if (noun.before.definite != "the" and not each) or (noun.parts and joined is None):
        raise UnfitError("which of the two")
    if joined is not None:  # "the losing minion and each action on the winning minion"
        one = _duelist(builder, replace(noun, dep=Dep(noun.dep.item)))
        return together(one, joined, builder.phrase(evolve_prep(joined)), noun.span)
    if noun.word == "&rival":  # who fights the duel as well
        fights = Where(Dueling(Candidate(span=noun.span), span=noun.span), span=noun.span)
        this: Any = builder.this("minion", noun.span)
        filters = (Other(this, span=noun.span), fights)
        return Thing("card", Select(Kind.MINION, ONE, filters, label=temporary(noun.span[0]), span=noun.span))
    if began is not None:
        return Thing("contestant", Duelist(None, began, span=noun.span))
    who = Duelist(noun.word.startswith("winning"), each=each, span=noun.span)
    return Thing("contestant" if noun.word == "loser" else "card", who, each)


_BEGAN = {"challenger": True, "challenged_minion": False}


def _ties(builder: Nouns, noun: Noun) -> Thing:
    """ "Ties here": all of them at one base."""
    before = noun.before
    if not noun.many or before.words or before.done or before.definite or before.other or len(noun.parts) != 1:
        raise UnfitError("which ties")
    if before.quantity not in (None, EVERY) and not before.any:
        raise UnfitError("which ties")
    return Thing("ties", builder.base_said(noun.parts[0]), True)


def _clash(builder: Nouns, noun: Noun) -> Thing:
    before = noun.before
    told = before.quantity in (None, EVERY) or before.any  # "any clashes"
    every = noun.many and told and not (before.definite or before.other)
    if not (every or (before.quantity == ONE and not noun.many)):
        raise UnfitError("which clash")
    if len(noun.parts) > 1 or before.words or before.done:
        raise UnfitError("which clash")
    at_base = tuple(At(builder.base_said(part), span=noun.span) for part in noun.parts)
    return Thing("clash", Select(Kind.CLASH, EVERY if every else ONE, at_base, span=noun.span), noun.many)


def _duel(builder: Nouns, noun: Noun) -> Thing:
    before, span = noun.before, noun.span
    if before.quantity not in (ONE, None, EVERY) or len(noun.parts) > 2 or before.words:
        raise UnfitError("which duel")
    if len(noun.parts) == 2:
        return _duel_there(builder, noun)
    if noun.parts and tag(noun.parts[0].item) in ("with:card", "against:card"):  # "in a duel with a minion"
        return Thing("duel", None, than=_rival(builder.phrase(evolve_prep(noun.parts[0])), noun.many))
    if noun.parts and not tag(noun.parts[0].item).startswith("involving:"):  # "duels here": of minions here
        at = At(builder.base_said(noun.parts[0]), span=span)
        here = Select(Kind.MINION, ONE, (at,), label=temporary(span[0]), span=span)
        return Thing("duel", here, noun.many)
    return Thing("duel", builder.phrase(evolve_prep(noun.parts[0])).node if noun.parts else None, noun.many)


def _duel_there(builder: Nouns, noun: Noun) -> Thing:
    """ "A duel here involving one of your minions": both who fight it are at that base."""
    where, involving = noun.parts
    who = builder.phrase(evolve_prep(involving)).node if tag(involving.item).startswith("involving:") else None
    if not isinstance(who, Select) or any(isinstance(each, At) for each in who.filters):
        raise UnfitError("which duel")
    at = At(builder.base_said(where), span=noun.span)
    return Thing("duel", replace(who, filters=sort_filters([*who.filters, at])), noun.many)


def _rival(thing: Thing, many: bool) -> Any:
    """The one minion with whom a duel is fought. Raises ``UnfitError``."""
    rival = thing.node
    one = isinstance(rival, Select) and rival.kind is Kind.MINION and rival.quantity == ONE
    if many or thing.many or not (one or isinstance(rival, (This, Host))):
        raise UnfitError("a duel with whom")
    return rival


def _choice(builder: Nouns, noun: Noun) -> Thing:
    """ "A minion of that player's choice": who chooses it. One who would have to be chosen first is not named so."""
    who = builder.poss(noun.before, noun.owner, frozenset(("player",)), noun.span)
    known = isinstance(who, (Pron, ControllerOf, OwnerOf, NextTo)) or (isinstance(who, Select) and who.quantity.every)
    placed = not isinstance(who, Select) or any(isinstance(each, Placed) for each in who.filters)
    if noun.parts or noun.before.definite or not known or not placed or (noun.owner and noun.owner.cat == "card"):
        raise UnfitError("whose choice")
    return Thing("choice", who)


CONCEPTS: dict[str, Callable[[Nouns, Noun], Thing]] = {
    **dict.fromkeys(_PLACES, _placed),
    "current": _current,
    "neighbour": _neighbour,
    "owner": _owner,
    "controller": _owner,
    "play": _play,
    "usual": _usual,
    "end": _end,
    "anywhere": _anywhere,
    "replacement": _replacement,
    "vp": points,
    "counter": _counter,
    "control": _control,
    "regular": _regular,
    **dict.fromkeys(_LABELS, _labelled),
    "ability": _ability,
    "type": _type,
    "name": _name,
    "rest": _rest,
    "duelist": _duelist,
    "clash": _clash,
    "ties": _ties,
    "duel": _duel,
    "choice": _choice,
}
"""What each kind of noun is made into."""
