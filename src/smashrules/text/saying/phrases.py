"""Selections and places said in words: the noun phrases of the printer.

Knows of which parts a noun phrase is made: what is said ``before_noun`` and ``behind_noun``, ``how_many`` there are,
and what has ``own_words``. Never knows how a text is read.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.selectors import (
    ANY_NUMBER,
    EVERY,
    ONE,
    Among,
    At,
    BaseOf,
    Controlled,
    Extremum,
    Here,
    Kind,
    MostOf,
    Named,
    Other,
    Ref,
    Select,
    SharesName,
    Where,
    You,
    is_on_itself,
)
from smashrules.text.saying.before_noun import adjectives, grouped, is_buried, is_called_by_name, uncontrolled
from smashrules.text.saying.behind_noun import Filters, behind_noun, is_copy
from smashrules.text.saying.circumstances import Circumstances
from smashrules.text.saying.how_many import determined, holder_behind
from smashrules.text.saying.outnumbering import things_of
from smashrules.text.saying.own_words import in_own_words
from smashrules.text.saying.quantities import UnsayableError
from smashrules.text.saying.sorts import one_or_the_other, sorts
from smashrules.text.words.lexicon import lexicon


class Phrases(Circumstances, frozen=True):
    """Says noun phrases for one card. ``labels`` tells what each label stands for."""

    # -- selections -------------------------------------------------------------------------------------------

    def select(self, node: Select, style: str = "each", extra: bool = False) -> str:
        """A selection. ``style``: "each" says "each minion", "bare" says "minions" (rules, prohibitions, counts)."""
        if (told := in_own_words(self, node, style)) is not None:
            return told
        filters: Filters = {type(each): each for each in node.filters}
        free = uncontrolled(filters)
        if free:
            nobodys = filters.pop(Controlled)
            node = replace(node, filters=tuple(each for each in node.filters if each is not nobodys))
        noun = node.kind.value
        if of := sorts(node):  # "two minions and/or actions"
            if node.quantity in (ONE, EVERY):
                return one_or_the_other(self, node, of)
            filters.pop(Where, None)
            noun = " and/or ".join(self.select(replace(each, quantity=EVERY), "bare") for each in of)
        post = behind_noun(self, node, filters)
        if is_copy(node, filters):
            noun, post = "copy", f"of {self.any(filters[SharesName].with_)} {post}".strip()
        named = filters.get(Named)
        if isinstance(named, Named) and is_called_by_name(node, named):
            noun = named.name
            alone = not (extra or {Controlled, Other, Among} & set(filters))
            if named.whole and node.quantity == ONE and alone:
                return f"{noun} {post}".strip()
        words = adjectives(node, filters)
        group = grouped(self, node, filters)
        buried = is_buried(node)
        if buried and group.them:  # "one of them that is buried here"
            post = f"that {'is' if node.quantity in (ONE, EVERY) else 'are'} buried {post}".strip()
            buried = False
        if group.behind:
            post = f"{post} {group.behind}".strip()
        if node.chooser is not None:
            post = f"{post} of {self.whose(node.chooser)} choice".strip()
        now = (extra and "extra", node.random and "random", group.done, buried and "buried", free and "uncontrolled")
        before = [*(each for each in now if each), *words]
        return determined(self, node, filters, before, noun, post, style, group.them)

    def most(self, node: MostOf) -> str:
        """ "with the most minions here", "who revealed the most actions"."""
        if node.alone:
            return f"{self.most(replace(node, alone=False))} (no one in case of a tie)"
        if node.tied:
            return f"tied for{self.most(replace(node, tied=False)).removeprefix('with')}"
        most = "most" if node.extremum is Extremum.HIGHEST else "fewest"
        those = [each for each in node.what.filters if isinstance(each, Among)]
        if not those:
            on_it = [each for each in node.what.filters if is_on_itself(each)]
            kept = tuple(each for each in node.what.filters if each not in on_it)
            told = things_of(self, replace(node.what, filters=kept), "their")
            return f"with the {most} {'of ' if told.startswith('your ') else ''}{told}{' on it' if on_it else ''}"
        done = self.done(those[0])
        if not done:
            raise UnsayableError("the most of which of them")
        rest = tuple(each for each in node.what.filters if each not in those)
        past = lexicon().forms[lexicon().verbs[done][0][0]][2]
        return f"who {past} the {most} {self.select(replace(node.what, filters=rest), 'bare')}"

    def related(self, node: Select, style: str) -> str:
        """A counted selection whose holder is said behind it: "minion they have here"."""
        filters: Filters = {type(each): each for each in node.filters}
        owner, at = filters.get(Controlled), filters.get(At)
        if (
            isinstance(owner, Controlled)
            and not owner.negated
            and isinstance(at, At)
            and holder_behind(node, filters, style)
        ):
            rest = tuple(each for each in node.filters if not isinstance(each, (Controlled, At)))
            who = "you" if isinstance(owner.by, You) else "they"
            return f"{self.select(replace(node, filters=rest), style)} {who} have {self.at(at.place)}"
        return self.select(node, style)

    def at(self, place: Any) -> str:
        """A place: "here", "there", "on another base"."""
        if isinstance(place, Here):
            return "here"
        if isinstance(place, Ref) and place.words in ("", "there"):
            return "there"
        if isinstance(place, BaseOf) and getattr(place.what, "words", "") == "the same":
            return "on the same base"
        if isinstance(place, BaseOf) and getattr(place.what, "words", "") == "there":
            return "there"
        if isinstance(place, Select) and place == Select(Kind.BASE, ONE, label=place.label):
            return "on one base" if place.label is not None else "on a base"
        if isinstance(place, Select) and place.quantity == ANY_NUMBER and place.kind is Kind.BASE:
            return f"on {self.any(replace(place, quantity=EVERY), 'bare')}"
        return f"on {self.any(place)}"
