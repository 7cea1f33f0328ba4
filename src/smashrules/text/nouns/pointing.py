"""Noun phrases that point at what the text has spoken of: "that minion", "the chosen card", "the others".

Knows which words point; what they point at is found later (``binding``).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from smashrules.effects.selectors import (
    EVERY,
    ONE,
    Among,
    BaseOf,
    FactionOf,
    Here,
    Host,
    Kind,
    PreviousBaseOf,
    Select,
    StoredUnder,
    This,
    Trait,
)
from smashrules.effects.verbs import Verb
from smashrules.text.nouns.determiners import DONE_VERBS, Before, Thing, evolve_prep
from smashrules.text.nouns.entity import Entity
from smashrules.text.nouns.other_than import compared_with
from smashrules.text.structure.attach import UnfitError, tag
from smashrules.text.trees.kinds import CARD_KINDS
from smashrules.text.trees.pending import THE_OTHER, Pron, reference, temporary
from smashrules.text.words.lexicon import lexicon

if TYPE_CHECKING:
    from smashrules.text.nouns.entities import Entities

_STORING = ("store ", "stores ", "stored under this", "stored under it", "stored here")
"""Words of a text that has cards stored under its own card."""
_ELSEWHERE = re.compile(r"\bstores? [^.]*\bunder (?!this\b|it\b|here\b)")
"""Of one that has them stored under a card that it speaks of: those are what was stored there."""


def pointed(builder: Entities, entity: Entity) -> Thing | None:
    """What the phrase points at; None for one that describes, or that takes some of what is pointed at."""
    for each in (
        _not_yet_spoken_of,
        _that,
        _this,
        _done,
        _its_base,
        _its_faction,
        _in_words,
        _the_others,
        _the_other,
        _in_order,
        _yours,
    ):
        thing = each(builder, entity)
        if thing is not None:
            return thing
    return None


def _not_yet_spoken_of(builder: Entities, entity: Entity) -> Thing | None:
    """ "For each other card"."""
    before, dep, span = entity.before, entity.dep, entity.span
    unsaid = before.quantity is None and not (dep.parts or before.poss or entity.many)
    if not (entity.each and entity.kind == "card" and before.other and unsaid):
        return None
    left = reference("rest", "the rest", frozenset(), True, None, span[0], span=span)
    rest = Select(Kind.CARD, EVERY, (Among(left, span=span),), label=temporary(entity.noun.start), span=span)
    return Thing("card", rest)


def _that(builder: Entities, entity: Entity) -> Thing | None:
    before, outer, span = entity.before, entity.outer, entity.span
    if before.definite not in ("that", "those"):
        return None
    if (entity.dep.parts and not outer.partitive) or before.words:
        raise UnfitError("that one needs no more")
    words, kinds = builder.wording(before, entity.noun.word), frozenset((entity.kind,))
    found = None
    if entity.kind == "copy":  # "that copy": a card that was searched for
        kinds, found = frozenset(CARD_KINDS), Verb.SEARCH
    those = reference("that", words, kinds, entity.many, found, span[0], span=span)
    if outer.quantity is not None and not entity.many:
        raise UnfitError("how many of that one")
    if outer.partitive or outer.quantity is not None:  # "any number of those actions"
        entity.filters.append(Among(those, span=span))
        return None
    return Thing(entity.cat, those, entity.many)


def _this(builder: Entities, entity: Entity) -> Thing | None:
    if entity.before.definite != "this":
        return None
    more = entity.before.words - {"extra"} or entity.before.done not in ("", "buried") or entity.before.other
    if entity.dep.parts or entity.many or more:
        raise UnfitError("this needs no more")
    return Thing(entity.cat, builder.this(entity.kind, entity.span))


def _done(builder: Entities, entity: Entity) -> Thing | None:
    """ "The chosen minion", "a buried card": what something was done to."""
    before, outer, span = entity.before, entity.outer, entity.span
    if not before.done or before.definite in ("that", "those"):
        return None
    if before.done == "buried":
        entity.buried, entity.before = True, replace(before, done="")
        return None
    one = before.definite == "the" and not (entity.many or outer.partitive or before.quantity or before.words)
    if before.done == "stored" and not _ELSEWHERE.search(builder.text.lower()):
        if one:  # no more than one is: "the stored card"
            entity.before = entity.outer = replace(before, definite="", quantity=ONE)
            entity.quantity = ONE
        host: Any = Here(span=span) if builder.type == "base" else This(Kind.CARD, span=span)
        text = builder.text.lower()
        if builder.type == "action" and not any(word in text for word in _STORING):  # under any card
            if one:
                raise UnfitError("stored under what")
            host = Select(Kind.CARD, EVERY, span=span)
        elif builder.type == "action" and "under this minion" in text:
            host = builder.this("minion", span)
        entity.filters.append(StoredUnder(host, span=span))
        return None
    if "extra" in before.words:
        raise UnfitError("extra, and done already")
    verbs = {verb for verb, _ in lexicon().verbs[before.done]}
    done = next((DONE_VERBS[each] for each in verbs if each in DONE_VERBS), None)
    if done is None:
        raise UnfitError(f"not known as done: {before.done}")
    words, kinds = builder.wording(before, entity.noun.word), frozenset((entity.kind,))
    those = reference("done", words, kinds, entity.many, done, span[0], span=span)
    if before.definite == "the" and before.other:
        return Thing(entity.cat, replace(those, form="rest"), entity.many)
    if before.definite == "the" and not outer.partitive and before.quantity is None:
        if entity.dep.parts:
            raise UnfitError("the chosen one needs no more")
        return Thing(entity.cat, those, entity.many)
    entity.filters.append(Among(replace(those, kinds=frozenset(), many=None), span=span))
    return None


def _its_base(builder: Entities, entity: Entity) -> Thing | None:
    """ "The base of that minion", "the base of another of your minions": that minion's base."""
    before, parts = entity.before, entity.dep.parts
    if entity.kind != "base" or len(parts) != 1 or tag(parts[0].item) not in ("of:card", "of:it"):
        return None
    if (
        before != Before(definite="the", quantity_is_word=True, start=before.start)
        or entity.many
        or entity.outer.partitive
    ):
        raise UnfitError("which base of it")
    whose = builder.phrase(evolve_prep(parts[0]))
    one: Any = whose.node
    if whose.many or not isinstance(one, Pron | Select | This | Host) or (isinstance(one, Pron) and one.many):
        raise UnfitError("the base of what")
    if isinstance(one, Select) and (one.quantity != ONE or one.kind.value not in CARD_KINDS or one.zone is not None):
        raise UnfitError("the base of which one")
    if isinstance(one, Pron):
        one = replace(one, kinds=one.kinds & CARD_KINDS or CARD_KINDS)
    return Thing("base", BaseOf(one, span=entity.span))


def _its_faction(builder: Entities, entity: Entity) -> Thing | None:
    """ "Its faction", "that minion's faction", "the same faction as this minion"."""
    before, parts = entity.before, entity.dep.parts
    if entity.kind != "faction" or entity.many or entity.outer.partitive:
        return None
    if before.words == {"the_same"} and [tag(each.item) for each in parts] in (["as:card"], ["as:it"]):
        like = builder.phrase(evolve_prep(parts[0]))
        one: Any = like.node
        if like.many or not isinstance(one, Pron | Select | This | Host) or getattr(one, "quantity", ONE) != ONE:
            raise UnfitError("the same faction as what")
        return Thing("faction", FactionOf(compared_with(like), span=entity.span))
    if parts or before.words or before.quantity is not None or before.definite or before.other or before.done:
        return None
    whose = builder.poss(before, entity.owner, CARD_KINDS, entity.span)
    if whose is None or (entity.owner is not None and entity.owner.cat not in ("card", "it")):
        return None
    return Thing("faction", FactionOf(whose, span=entity.span))


def _in_words(builder: Entities, entity: Entity) -> Thing | None:
    """ "The same base", "different factions", "its previous base"."""
    before, span = entity.before, entity.span
    if entity.dep.parts:
        return None
    if entity.kind == "faction" and "the_same" in before.words:
        return Thing("alike", Trait.FACTION)
    if entity.kind == "faction" and "different" in before.words and entity.many:
        return Thing("unlike", Trait.FACTION)
    if entity.kind == "base" and "the_same" in before.words:
        if before.words != {"the_same"} or before.done:
            raise UnfitError("the same base needs no more")
        same = reference("compared", "the same", frozenset(CARD_KINDS), None, None, span[0], span=span)
        return Thing("base", BaseOf(same, span=span))
    if entity.kind in CARD_KINDS and before.words == {"the_same"}:
        if before.other or before.poss or before.done or entity.outer.partitive:
            raise UnfitError("which of the same")
        if before.quantity is not None and (before.number is None or before.quantity.low != before.quantity.high):
            raise UnfitError("how many of the same")
        kinds = frozenset((entity.kind,))
        return Thing("card", reference("that", "the same", kinds, entity.many, None, span[0], span=span), entity.many)
    if entity.kind == "base" and before.words == {"previous"} and not (entity.many or before.quantity):
        return _previous_base(builder, entity)
    return None


def _previous_base(builder: Entities, entity: Entity) -> Thing:
    span, owner = entity.span, entity.owner
    left = builder.poss(entity.before, owner, frozenset(CARD_KINDS), span)
    if left is None and entity.before.definite == "the":
        left = reference("its", "its", frozenset(CARD_KINDS), False, None, span[0], span=span)
    if left is None or (owner is not None and (owner.first or owner.cat not in ("card", "it"))):
        raise UnfitError("whose previous base")
    return Thing("base", PreviousBaseOf(left, span=span))


def _the_others(builder: Entities, entity: Entity) -> Thing | None:
    before = entity.before
    others = before.definite == "the" and before.other and entity.many and not before.done
    if not others and "unused" not in before.words:
        return None
    if others and entity.cat == "card" and _only_where(entity):  # "the other minions here": all that are
        entity.before = replace(before, definite="")
        return None
    if entity.dep.parts or not entity.many:
        raise UnfitError("the others need no more")
    words, at = builder.wording(before, entity.noun.word), entity.noun.start
    left = reference("rest", words, frozenset(), True, None, at, span=entity.span)
    if entity.kind not in ("minion", "action"):
        return Thing(entity.cat, left, entity.many)
    of_them = (Among(left, span=entity.span),)
    kind = Select(Kind(entity.kind), EVERY, of_them, label=temporary(at), span=entity.span)
    return Thing(entity.cat, kind, entity.many)


def _only_where(entity: Entity) -> bool:
    """Whether nothing but a place is said of them behind the noun."""
    told = [tag(each.item) for each in entity.dep.parts]
    return told in (["place"], ["on:base"]) and not (entity.before.quantity or entity.outer.partitive)


def _the_other(builder: Entities, entity: Entity) -> Thing | None:
    """ "The other base": of two that were spoken of, one of which was taken."""
    before = entity.before
    other = before.definite == "the" and before.other and not before.done
    if not other or entity.many or entity.cat not in ("card", "base"):
        return None
    if entity.dep.parts or before.words or before.quantity or before.partitive or entity.outer.partitive:
        raise UnfitError("the other needs no more")
    kinds, at = frozenset((entity.kind,)), entity.noun.start
    return Thing(entity.cat, reference("rest", THE_OTHER, kinds, None, None, at, span=entity.span))


def _in_order(builder: Entities, entity: Entity) -> Thing | None:
    """ "(Transfer an action from a minion to another.) Destroy the first minion": of two that were named."""
    before = entity.before
    nth = next(iter(before.words)) if len(before.words) == 1 else ""
    told = entity.dep.parts or before.other or before.quantity or before.done or before.poss or entity.outer.partitive
    if nth not in ("first", "second") or before.definite != "the" or entity.many or told or entity.owner is not None:
        return None
    if entity.cat not in ("card", "base"):
        return None
    words, kinds = f"the {nth} {entity.noun.word}", frozenset((entity.kind,))
    return Thing(entity.cat, reference("that", words, kinds, False, None, entity.span[0], span=entity.span))


def _yours(builder: Entities, entity: Entity) -> Thing | None:
    """ "(Choose one of your minions.) Destroy each minion with less power than your minion": the one spoken of."""
    before, noun = entity.before, entity.noun.word
    bare = not (
        entity.many or entity.dep.parts or before.words or before.quantity or before.other or before.partitive
    )
    if before.poss != "your" or not bare or entity.cat != "card" or entity.owner is not None:
        return None
    if f"one of your {noun}s" not in builder.text.lower():
        return None
    kinds = frozenset((entity.kind,))
    return Thing("card", reference("that", f"your {noun}", kinds, False, None, entity.span[0], span=entity.span))


def the_one_before(entity: Entity) -> Thing | None:
    """ "The minion", "the extra minion": the one that was spoken of, when nothing tells which it is."""
    word, span, kinds = entity.noun.word, entity.span, frozenset((entity.kind,))
    if entity.many:
        return _those_before(entity)
    if entity.filters or entity.dep.parts or entity.quantity:
        return None
    if entity.extra and not entity.zone:
        played = reference("done", f"the extra {word}", kinds, False, Verb.PLAY, span[0], span=span)
        return Thing(entity.cat, played, entity.many)
    if not (entity.extra or entity.first or entity.only or entity.before.words):
        known = reference("that", f"the {word}", kinds, False, None, span[0], span=span)
        return Thing(entity.cat, known, entity.many)
    return None


def _those_before(entity: Entity) -> Thing | None:
    """ "The cards", "the two minions", "one of the cards": those that were spoken of, or some of them."""
    before, outer, span = entity.before, entity.outer, entity.span
    told = entity.filters or entity.dep.parts or before.words or before.other or entity.zone or entity.owner
    if told or entity.extra or entity.first or entity.only or entity.each or entity.cat not in ("card", "base"):
        return None
    words, kinds = f"the {entity.noun.word}", frozenset((entity.kind,))
    those = reference("that", words, kinds, True, None, entity.noun.start, span=span)
    if outer.partitive:
        if before.quantity is None:
            entity.filters.append(Among(those, span=span))
        return None
    so_many = before.quantity is None or (before.number is not None and before.quantity.low == before.quantity.high)
    return Thing(entity.cat, those, True) if so_many and not (before.counted or outer.equal_number) else None
