"""What stands behind a noun made into filters, places and piles; and what it is to have something.

Knows the words that stand there by themselves ("here"), and the tables for phrases (``prepositions``); not which
modifier belongs to what (``attach``).
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.amounts import Num
from smashrules.effects.conditions import Has
from smashrules.effects.node import Span
from smashrules.effects.selectors import (
    EVERY,
    NONE,
    ONE,
    Alike,
    At,
    Both,
    Candidate,
    Compare,
    Controlled,
    EitherOf,
    Here,
    Kind,
    On,
    Op,
    Quantity,
    SameName,
    Select,
    Sort,
    Sum,
)
from smashrules.text.nouns.determiners import Before, Thing, end_of, evolve_prep
from smashrules.text.nouns.holding import holding, of_either_sort
from smashrules.text.nouns.modifiers_with import Modifier
from smashrules.text.nouns.numbers import Numbers
from smashrules.text.nouns.prepositions import PREPOSITIONS
from smashrules.text.nouns.stats import STATS
from smashrules.text.structure.attach import Dep, UnfitError, tag
from smashrules.text.structure.syntax import Sub, Word
from smashrules.text.trees.pending import Pron, reference


def _none(who: Any) -> bool:
    return isinstance(who, Select) and who.quantity == NONE


class Modifiers(Numbers, frozen=True):
    """Builds filters."""

    def _modifier(self, part: Dep, kind: str, before: Before) -> Any:
        """The filter, zone or conjunct that one modifier of a card, base, player or faction adds."""
        item = part.item
        place = (item.start, end_of(part))
        if isinstance(item, Word):
            return self._word_behind(item, kind, before, place)
        if isinstance(item, Sub):
            return self.clause_filter(part, kind)
        inner = self.phrase(evolve_prep(part))
        if inner.only:
            raise UnfitError("the only one, if there is but one")
        prep = tag(item).partition(":")[0]
        said = Modifier(part, prep, inner, kind, before, place)
        if prep not in PREPOSITIONS:
            raise said.unfit()
        return PREPOSITIONS[prep](self, said)

    def _word_behind(self, item: Word, kind: str, before: Before, place: Span) -> Any:
        """ "(A minion) here", "of power 3"; "(the player) you choose"; None for what adds nothing."""
        what = tag(item)
        if what == "power":
            return self._spec(item.word, place)
        if what == "place":
            return At(self.place(item.word, place), span=place)
        if what == "tie":
            if kind == "player" and (before.definite != "the" or not item.word.startswith("&(you_choose")):
                raise UnfitError("who chooses one of them")
            return ("tie",)
        if what in ("untied", "tied"):
            return (what,)
        told_again = what == "remark" and item.word in ("again", "this_way")  # of a deed: once more, or by it
        chosen = what == "of-choice" and kind == "player" and before.quantity == ONE
        if (what == "remark" and not told_again) or chosen:
            return None
        raise UnfitError(f"{item.word} of a {kind}")

    @staticmethod
    def attached(thing: Thing) -> Any:
        """The actions that are on a thing: "a minion with an action on it"."""
        node = thing.node
        if not isinstance(node, Select) or node.kind is not Kind.ACTION or thing.extra or thing.more:
            raise UnfitError("carries what")
        hosts = [each.host for each in node.filters if isinstance(each, On)]
        if len(hosts) != 1 or not isinstance(hosts[0], Pron) or hosts[0].form != "it":
            raise UnfitError("on something else")
        quantity = node.quantity
        if quantity in (ONE, EVERY) and not thing.exact:
            quantity = Quantity(1, None)
        rest = tuple(each for each in node.filters if not isinstance(each, On))
        return replace(node, filters=rest, quantity=quantity, label=None)

    @staticmethod
    def carried(thing: Thing) -> Any:
        """The counters that a thing carries: "a" and "+1 power counters" are at least one; "on it" adds nothing."""
        node = thing.node
        if not isinstance(node, Select):
            raise UnfitError("counters that were spoken of")
        if any(not isinstance(each, (On, Sort)) for each in node.filters):
            raise UnfitError("counters where")
        hosts = [each.host for each in node.filters if isinstance(each, On)]
        if any(not isinstance(host, Pron) or host.form != "it" for host in hosts):
            raise UnfitError("counters on something else")
        quantity = node.quantity
        if quantity in (ONE, EVERY) and not thing.exact:
            quantity = Quantity(1, None)
        sorts = tuple(each for each in node.filters if isinstance(each, Sort))
        return replace(node, filters=sorts, quantity=quantity, label=None)

    def has(self, who: Any, thing: Thing, kind: str, span: Span) -> Any:
        """ "with a minion here", "have no minions": the place is the condition's, not the thing's."""
        if isinstance(thing.node, (Both, EitherOf)):
            said = [replace(thing, node=each) for each in of_either_sort(thing.node)]
            return holding(thing.node, [self._has_sort(who, each, kind, span) for each in said], span)
        return self._has_sort(who, thing, kind, span)

    def _has_sort(self, who: Any, thing: Thing, kind: str, span: Span) -> Has:
        node = thing.node
        if not isinstance(node, Select) or thing.more:
            raise UnfitError("have what")
        if node.quantity in (EVERY, Quantity(1, None)) and any(
            isinstance(each, Alike | SameName) for each in node.filters
        ):
            raise UnfitError("how many of them differ, or are alike")  # one alone does neither
        nobody = [each for each in node.filters if isinstance(each, Controlled) and _none(each.by)]
        if nobody:  # "no other player's minions": none of any other player's
            holder: Any = nobody[0].by
            by: Any = replace(holder, quantity=EVERY, label=None)
            kept = [replace(each, by=by) if each is nobody[0] else each for each in node.filters]
            node = replace(node, filters=tuple(kept), quantity=NONE)
        at: Any = Candidate() if kind == "base" else None
        for each in node.filters:
            if isinstance(each, At):
                if at is not None:
                    raise UnfitError("two places")
                at = each.place
        filters = tuple(each for each in node.filters if not isinstance(each, At))
        quantity = node.quantity
        if quantity == EVERY and not thing.many:
            raise UnfitError("have each")
        if quantity in (ONE, EVERY) and not thing.exact:
            quantity = Quantity(1, None)
        return Has(who, replace(node, filters=filters, quantity=quantity), at, span=span)

    def place(self, word: str, span: Span) -> Any:
        if word.endswith("here"):
            if word.endswith("there"):
                return reference("there", "there", frozenset(("base",)), False, None, span[0], span=span)
            return Here(span=span)
        raise UnfitError(word)

    @staticmethod
    def _spec(word: str, span: Span) -> Compare:
        words = word.split()
        if words[0] not in ("of", "with"):
            words.insert(0, "")
        stat = STATS[words[1]]
        op = Op.EQUAL
        if len(words) > 3:
            op = Op.AT_MOST if words[3] in ("or_less", "or_fewer") else Op.AT_LEAST
        made: Any = Sum if words[1].startswith("total_") else Compare
        return made(stat, op, Num(int(words[2]), span=span), span=span)  # type: ignore[no-any-return]

    def clause_filter(self, dep: Dep, kind: str) -> Any:
        """The filter that a clause inside a noun phrase adds; the clauses know."""
        raise NotImplementedError
