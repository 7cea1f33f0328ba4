"""Piles, numbers and times: noun phrases that speak of no card, base or player.

Knows how many there are of something, and sums; which number of a card, base or player is meant, ``stats`` knows.
A number that is worked out is a tree here: nothing is counted.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import Moment, Side
from smashrules.effects.amounts import Amount, Count, Minus, Num, Total
from smashrules.effects.node import Span
from smashrules.effects.selectors import EVERY, NONE, Both, Here, Kind, Pile, Select, Zone
from smashrules.text.nouns.counting import for_each
from smashrules.text.nouns.determiners import ZONES, Before, Determiners, Thing, every_one, every_part, evolve_prep
from smashrules.text.nouns.stats import number_of
from smashrules.text.structure.attach import Dep, UnfitError, tag
from smashrules.text.structure.syntax import Phrase, Word
from smashrules.text.trees.pending import reference
from smashrules.text.words.lexicon import lexicon
from smashrules.text.words.tokens import Token


class Numbers(Determiners, frozen=True):
    """Builds piles, amounts and moments."""

    # -- piles, numbers, times --------------------------------------------------------------------------------

    def _pile(self, dep: Dep, zone: Zone, before: Before, owner: Thing | None, span: Span) -> Thing:
        whose = self.poss(before, owner, frozenset(("player",)), span)
        if before.end or before.quantity or before.other or before.done or before.plus:
            raise UnfitError("which pile")
        if owner is not None and owner.cat not in ("player", "it"):
            raise UnfitError("a card has no piles")
        if before.definite == "that" and whose is None:  # "that deck": of the player spoken of
            whose = reference("that", "that pile", frozenset(("player",)), False, None, span[0], span=span)
            before = replace(before, definite="")
        shared = zone is Zone.STASIS  # there is one, and it has no article
        if (whose is None and (before.definite != "the") != shared) or before.words or (shared and whose):
            raise UnfitError("whose pile")
        if before.name and whose is not None:
            raise UnfitError("nobody's pile")
        node: Any = Pile(zone, whose, named=before.name, span=span)
        whole = [
            each
            for direct in dep.parts
            for each in ((direct,) if tag(direct.item) == "of:player" else (direct, *every_part(direct)))
        ]
        for part in whole:
            phrase = part.item
            if not isinstance(phrase, Phrase):
                raise UnfitError("pile of what")
            if tag(phrase) == "of:player" and whose is None and before.definite == "the" and isinstance(node, Pile):
                whose = self.phrase(evolve_prep(part)).node  # "the hand of another player"
                node = Pile(zone, whose, span=span)
                continue
            if len(phrase.parts) == 1 and not phrase.parts[0][0] and phrase.parts[0][1].word in lexicon().nouns:
                kind = lexicon().nouns[phrase.parts[0][1].word][0]
                if kind in ZONES and phrase.prep in ("&or", "&and/or", "&and"):
                    more = Pile(ZONES[kind], whose, named=before.name, span=(phrase.start, phrase.end))
                    node = Both((*(node.parts if isinstance(node, Both) else (node,)), more), span=span)
                    continue
            said = [each.word for each in phrase.parts[-1][0]]
            if before.name and phrase.parts[-1][1].word == "discard_pile" and said == ["its"]:
                more = Pile(Zone.DISCARD, named=before.name, span=(phrase.start, phrase.end))
                node = Both((*(node.parts if isinstance(node, Both) else (node,)), more), span=span)
                continue  # "the treasure deck or its discard pile"
            other = self.phrase(Dep(replace(phrase, prep="")))
            if tag(part.item).startswith(("&or", "&and/or", "&and")):
                if not isinstance(other.node, Pile):
                    raise UnfitError("hand or what")
                node = Both((*(node.parts if isinstance(node, Both) else (node,)), other.node), span=span)
            else:
                raise UnfitError("pile of what")
        return Thing("pile", node)

    def for_each_of(self, dep: Dep, each: int, span: Span) -> Amount:
        loops = [part for part in dep.parts if tag(part.item).startswith("for_each:")]
        if len(loops) != len(dep.parts):
            raise UnfitError("more of a number")
        if not loops:
            return Num(each, span=span)
        if len(loops) > 1:
            raise UnfitError("for each, for each")
        return for_each(Num(each, span=span), self.counted(self.phrase(loops[0])))

    @staticmethod
    def counted(thing: Thing) -> Amount:
        """How many: of things, or for "every 5 power" the quotient."""
        if thing.first or thing.nth is not None:
            raise UnfitError("the first of which, by what order")
        if thing.node is None:
            raise UnfitError("how many of what")
        if thing.cat in ("power", "breakpoint"):
            return thing.node  # type: ignore[no-any-return]
        return Count(every_one(thing.node), span=thing.span)

    def _stat(self, dep: Dep, noun: Token, before: Before, owner: Thing | None, span: Span) -> Thing:
        found = number_of(self, dep, noun, before, owner, span)
        return replace(found, total=True) if noun.word.startswith("total_") else found

    def place(self, word: str, span: Span) -> Any:
        """ "here", "there"; the modifiers know."""
        raise NotImplementedError

    def place_of(self, parts: list[Dep], span: Span) -> Any:
        """ "here" or "there" where it is said; here, where it is not."""
        if len(parts) > 1:
            raise UnfitError("where")
        said = [each.item for each in parts if isinstance(each.item, Word) and each.item.word != "here"]
        return self.place(said[0].word, (said[0].start, said[0].end)) if said else Here(span=span)

    def summed(self, amount: Amount, part: Dep) -> Amount:
        """ "... plus the number of cards discarded this way", "... minus 2"."""
        more = self.phrase(evolve_prep(part))
        if more.cat not in ("power", "number") or more.compare or more.bonus or more.extremum:
            raise UnfitError("plus what")
        added = more.node if tag(part.item).startswith("plus") else Minus(more.node, span=more.span)
        return Total((amount, added), span=(amount.span[0], more.span[1]))

    def holder(self, dep: Dep) -> tuple[Any, Any]:
        """Who has what where: of "they have here"; None where no place is said."""
        raise NotImplementedError

    def _turn(self, before: Before, owner: Thing | None, span: Span, many: bool) -> Thing:
        whose = self.poss(before, owner, frozenset(("player",)), span)
        described = bool(before.words or before.quantity or before.other or before.done or many)
        if before.definite == "that" and whose is None and not described:
            return Thing("turn", reference("turn", "that turn", key=span[0], span=span))
        if whose is None and before.definite != "the" and before.quantity != EVERY:
            raise UnfitError("whose turn")
        if before.quantity == EVERY and whose is None and not (before.words or before.other or many):
            return Thing("turn", None)  # "every turn"
        if before.words - {"next"} or before.quantity or before.other or before.done:
            raise UnfitError("which turn")
        return Thing("turn", whose, many, next="next" in before.words)

    @staticmethod
    def setup(before: Before, owner: Thing | None, span: Span) -> Thing:
        """ "During setup": it is the turn of no player."""
        if owner is not None or before.definite not in ("", "the") or before.poss or before.quantity or before.words:
            raise UnfitError("which setup")
        return Thing("turn", Select(Kind.PLAYER, NONE, span=span), span=span)

    def _edge(self, dep: Dep, word: str, before: Before, span: Span) -> Thing:
        if before.definite != "the" or len(dep.parts) != 1:
            raise UnfitError("the end of what")
        turn = self.phrase(evolve_prep(dep.parts[0]))
        if turn.cat == "duel":
            if turn.node is not None or turn.than is not None or turn.many or word != "end":
                raise UnfitError("the end of which duel")
            return Thing("edge", Moment(Side.END, duel=True, span=span))
        later = turn.next and (word == "end" or turn.node is None)  # your turn starts next; its end may be this one's
        return Thing("edge", Moment(Side(word), turn.node, later, span=span))
