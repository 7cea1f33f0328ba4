"""References and piles said in words: pronouns, possessors, and what any selector is called.

Knows what a label stands for. How a selection is described is the business of ``phrases``.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from smashrules.effects.abilities import CardText
from smashrules.effects.actions import Act
from smashrules.effects.node import walk
from smashrules.effects.selectors import (
    EVERY,
    Among,
    Anywhere,
    At,
    BaseOf,
    Both,
    Candidate,
    Controlled,
    ControllerOf,
    Duelist,
    EitherOf,
    FactionOf,
    Here,
    Host,
    Kind,
    NextTo,
    Other,
    OwnerOf,
    Pile,
    Placed,
    PreviousBaseOf,
    Quantity,
    Ref,
    Replacing,
    Rest,
    Select,
    This,
    Where,
    You,
    Zone,
)
from smashrules.effects.verbs import Verb
from smashrules.text.saying.contests import duelist
from smashrules.text.saying.of_which import that_faction, told_at_length
from smashrules.text.saying.quantities import Quantities, UnsayableError, genitive, plural
from smashrules.text.trees.selected import called_by_name
from smashrules.text.words.lexicon import lexicon

PARTICIPLES = {
    Verb.CHOOSE: "chosen",
    Verb.REVEAL: "revealed",
    Verb.SEARCH: "found",
    Verb.NAME: "named",
}


class Known(Struct, frozen=True):
    """What a label stands for: its selection, and the verb that selected it."""

    select: Select
    verb: Verb | None
    many: bool


def participle(word: str) -> str:
    """ "discarded" for "discard" and "discarded"."""
    verb = lexicon().verbs[word][0][0]
    return lexicon().forms[verb][3]


class References(Quantities, frozen=True):
    """Says references. ``labels`` tells what each label stands for; ``host``: what the card is played on."""

    type: str
    host: Kind | None
    labels: dict[int, Known]

    def many(self, label: int) -> bool:
        return self.labels[label].many if label in self.labels else False

    def ref(self, node: Ref | Rest) -> str:
        """A reference as a subject or object."""
        if isinstance(node, Rest):
            return node.words or self._rest(node)
        if node.words and node.words not in ("its", "their", "there", "they", "as much", "the same", "another"):
            return node.words
        known = self.labels.get(node.label)
        if known is None:
            raise UnsayableError(f"label {node.label} stands for nothing")
        if known.select.kind is Kind.PLAYER:
            return "they" if node.words == "they" else "those players" if known.many else "that player"
        if node.words == "they":
            return "they"
        if known.verb in PARTICIPLES and known.verb is not None:
            noun = plural(known.select.kind.value) if known.many else known.select.kind.value
            return f"the {PARTICIPLES[known.verb]} {noun}"
        return "them" if known.many else "it"

    @staticmethod
    def _said_together(node: Both) -> str:
        """The one word that speaks of several ("them"); empty where each is named."""
        words = {each.words if isinstance(each, Ref) else "" for each in node.parts}
        if "their" in words and all(isinstance(each, (Ref, This, Host)) for each in node.parts):
            return "their"  # "shuffle this minion and all actions on it into their owners' decks"
        return words.pop() if len(words) == 1 else ""

    def _rest(self, node: Rest) -> str:
        known = self.labels.get(node.label)
        if known is None or known.verb not in PARTICIPLES:
            return "the others"
        return f"the other {PARTICIPLES[known.verb]} cards"

    def whose(self, node: Any) -> str:
        """A possessor: "your", "its", "another player's"."""
        if isinstance(node, You):
            return "your"
        if isinstance(node, Candidate):
            return "their"
        if isinstance(node, Ref):
            if node.words in ("its", "their"):
                return node.words
            if node.words and node.words not in ("they", "it"):
                return genitive(node.words)
            known = self.labels.get(node.label)
            if known is None:
                raise UnsayableError(f"label {node.label} stands for nothing")
            return "their" if known.select.kind is Kind.PLAYER or known.many else "its"
        if isinstance(node, Both) and self._said_together(node) in ("their", "them", "they"):
            return "their"
        if isinstance(node, OwnerOf):
            inner = "their" if isinstance(node.what, Both) else self.whose(node.what)
            return genitive(f"{inner} owners" if inner == "their" else f"{inner} owner")
        if isinstance(node, Select) and node.quantity == EVERY:
            return genitive(self.select(node, "own" if node.kind is Kind.PLAYER else "each"))
        than = [each.than for each in node.filters if isinstance(each, Other)] if isinstance(node, Select) else []
        if self.type == "base" and len(than) == 1 and isinstance(than[0], (ControllerOf, OwnerOf)):
            node = Select(Kind.PLAYER, filters=(Other(You()),))  # nobody is you there: than whom the deed names
        return genitive(self.any(node))

    def done(self, node: Among) -> str:
        """What was done to those meant ("revealed"); empty where that is not said of them."""
        said = "revealed" if isinstance(node.group, Pile) else getattr(node.group, "words", "")
        found = next((participle(word) for word in said.split() if word in lexicon().verbs), "")
        if not said and isinstance(node.group, Ref) and node.group.label in self.labels:
            return PARTICIPLES.get(self.labels[node.group.label].verb or Verb.AFFECT, "")
        return found

    def _each_of_two(self, node: Select) -> str:
        """ "this minion and that minion each", where one of the two is no chosen one; empty for anything else."""
        group = node.filters[0].group if len(node.filters) == 1 and isinstance(node.filters[0], Among) else None
        if not isinstance(group, Both) or node.quantity != EVERY or self._said_together(group):
            return ""
        known = any(isinstance(each, (This, Host)) for each in group.parts)
        return f"{' and '.join(map(self.any, group.parts))} each" if known else ""

    # -- any selector -----------------------------------------------------------------------------------------

    def any(self, node: Any, style: str = "each", extra: bool = False) -> str:
        """A selector as a subject or object."""
        if isinstance(node, Select):
            return self._each_of_two(node) or self.select(node, style, extra)
        if isinstance(node, (Ref, Rest)):
            return self.ref(node)
        if isinstance(node, This):
            return f"this {node.kind.value}"
        if isinstance(node, Host):
            return f"this {node.kind.value}"
        if isinstance(node, Here):
            return "this base"
        if isinstance(node, You):
            return "you"
        if isinstance(node, EitherOf):
            if any(isinstance(each, Pile) for each in node.parts):
                return self.end_of(node)
            joint = " and/or " if node.mixed else " or "
            return joint.join(self.any(each, "bare") for each in node.parts)
        if isinstance(node, Both) and (words := self._said_together(node)):
            return words
        if isinstance(node, Both):
            return " and ".join(self.any(each, style, extra) for each in node.parts)
        if isinstance(node, BaseOf) and getattr(node.what, "words", "") == "the same":
            return "the same base"
        if (
            isinstance(node, BaseOf)
            and isinstance(node.what, Select)
            and any(isinstance(each, Among) for each in node.what.filters)
        ):
            return "the other's base"
        if isinstance(node, BaseOf) and node.what == Duelist(None):
            return "the duel's base"
        if isinstance(node, BaseOf) and getattr(node.what, "words", "") == "there":
            return "that base"
        if isinstance(node, BaseOf):
            return f"{self.whose(node.what)} base"
        if isinstance(node, PreviousBaseOf):
            return f"{self.whose(node.what)} previous base"
        if isinstance(node, Replacing):
            return "the replacement base"
        if isinstance(node, Anywhere):
            return f"anywhere other than {self.pile(node.but)}"
        if isinstance(node, Duelist):
            return duelist(node)
        if isinstance(node, NextTo):
            return f"the player to {self.whose(node.of)} {'right' if node.right else 'left'}"
        if isinstance(node, FactionOf):
            return that_faction(self, node)
        if isinstance(node, OwnerOf):
            return f"{self.whose(node.what)} owner"
        if isinstance(node, ControllerOf):
            what = node.what
            if isinstance(what, Select) and any(isinstance(each, (At, Where)) for each in what.filters):
                return f"the controller of {self.any(what)}"  # no genitive behind "here", or "in a duel"
            return f"{self.whose(node.what)} controller"
        if isinstance(node, Pile):
            return self.pile(node)
        raise UnsayableError(type(node).__name__)

    def is_many(self, node: Any, style: str = "each") -> bool:
        """Whether the phrase for ``node`` takes a plural verb."""
        if isinstance(node, Select):
            if node.quantity == EVERY:
                owned = next((each for each in node.filters if isinstance(each, Controlled)), None)
                placed = any(isinstance(each, Placed) for each in node.filters)
                if style == "bare" and not placed:
                    return True
                every = owned is not None and isinstance(owned.by, Select) and owned.by.quantity.every
                return every and owned is not None and not told_at_length(owned.by)
            return node.quantity.high != 1 and node.quantity != Quantity(1, None)
        if isinstance(node, Ref):
            return node.words in ("they", "them") or self.many(node.label)
        if isinstance(node, Rest):
            return node.words != "the other"
        return isinstance(node, (You, Both))

    def pile(self, node: Any, link: str = "or") -> str:
        """A pile, or several of one player: "your hand or deck", "your hand, deck, and/or discard pile"."""
        if isinstance(node, Both):
            first, *others = node.parts
            if not isinstance(first, Pile) or not others:
                raise UnsayableError("several piles")
            if first.zone is Zone.PLAY:
                return f" {link} ".join(self.pile(each) for each in node.parts)
            alike = [
                each for each in others if isinstance(each, Pile) and (each.of, each.named) == (first.of, first.named)
            ]
            names = [("its " if first.named else "") + each.zone.value for each in alike]
            if len(names) < len(others):
                raise UnsayableError("piles of two players")
            if len(names) == 1:
                return f"{self.pile(first)} {link} {names[0]}"
            return f"{self.pile(first)}, {', '.join(names[:-1])}, {link} {names[-1]}"
        if node.zone is Zone.PLAY:
            return "play"
        words: str = node.zone.value if node.zone is not Zone.ASIDE else "area set aside"
        if node.zone is Zone.STASIS:
            return words
        if node.named is not None:
            words = f"the {node.named} {words}"
        elif node.of is None:
            words = f"the {words}"
        elif isinstance(node.of, Select) and any(isinstance(each, Where) for each in node.of.filters):
            words = f"the {words} of {self.any(node.of)}"
        else:
            if isinstance(node.of, OwnerOf) and self.whose(node.of.what) == "their":
                words = plural(words)
            words = f"{self.whose(node.of)} {words}"
        return words

    def piles(self, node: Any) -> str:
        """One pile to search, or several: "your deck and/or discard pile"."""
        return self.pile(node, "and/or")

    def end_of(self, node: Pile | EitherOf) -> str:
        """A pile as a destination: "your hand", "the top of your deck", "the top or bottom of your deck"."""
        if isinstance(node, EitherOf):
            first, second = node.parts
            if not (isinstance(first, Pile) and isinstance(second, Pile) and first.end and second.end):
                raise UnsayableError("to either of these")
            link = "and/or" if node.mixed else "or"
            return f"the {first.end.value} {link} {second.end.value} of {self.pile(replace(first, end=None))}"
        return f"the {node.end.value} of {self.pile(node)}" if node.end else self.pile(node)


def known_labels(tree: CardText) -> dict[int, Known]:
    """What each label of ``tree`` stands for."""
    found: dict[int, Known] = {}
    verbs: dict[int, Verb] = {}
    for node in walk(tree):
        if isinstance(node, Act) and isinstance(node.what, Select) and node.what.label is not None:
            verbs[node.what.label] = node.verb
    for node in walk(tree):
        if isinstance(node, Select) and node.label is not None:
            many = node.quantity.high != 1 and node.quantity != EVERY and not called_by_name(node)
            found[node.label] = Known(node, verbs.get(node.label), many)
    return found
