"""Clauses made into acts, statements, conditions and events: a verb's frame filled with what belongs to it.

Knows one clause whose parts hang together already; how it is joined to others is the business of ``sentences``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import Act
from smashrules.effects.node import Span
from smashrules.effects.selectors import (
    Both,
    Duelist,
    EitherOf,
    Host,
    Pile,
    Select,
    This,
    Zone,
)
from smashrules.effects.verbs import Verb
from smashrules.text.clauses.acts import act_of
from smashrules.text.clauses.said import Said
from smashrules.text.nouns.determiners import Thing, end_of, evolve_prep
from smashrules.text.nouns.fitting import (
    Looked,
    agrees,
    narrowed,
    suits,
)
from smashrules.text.nouns.nouns import Nouns
from smashrules.text.structure.attach import Dep, UnfitError, attachments, fits, phrase_attachments, tag, verb_of
from smashrules.text.structure.heads import Head, read_head
from smashrules.text.structure.syntax import Element, Item, Phrase, Word
from smashrules.text.structure.tables import Frame, tables
from smashrules.text.trees.kinds import CARD_KINDS
from smashrules.text.trees.pending import Pron
from smashrules.text.words.tokens import Token

Parts = tuple[Dep, ...]


class Clauses(Nouns, frozen=True):
    """Builds clauses, and the noun phrases in them."""

    def said(self, head: tuple[Token, ...], subject: tuple[Item, ...], items: tuple[Item, ...]) -> Iterator[Said]:
        """Every way to read a clause. Nothing when the tables do not allow any."""
        try:
            read = read_head(head)
        except UnfitError:
            return
        subjects: list[Thing | None] = [None]
        if subject:
            subjects = []
            for dep in phrase_attachments(subject):
                try:
                    subjects.append(self.phrase(dep))
                except UnfitError:
                    continue
        verbs = [*verb_of(read.word), *(verb for word in read.others for verb in verb_of(word))]
        for parts in attachments(items, verbs, self.rules):
            for about in subjects:
                yield from self.filled(read, about, parts, head)

    def filled(
        self, head: Head, subject: Thing | None, parts: tuple[Dep, ...], at: tuple[Token, ...]
    ) -> Iterator[Said]:
        """The frames of the verb that the parts fill."""
        if subject is not None and head.many is not None and not agrees(head, subject):
            return
        if subject is not None and subject.only:
            return  # "the only one" is told of what it is, and of nothing else
        start = subject.span[0] if subject else at[0].start
        end = max([at[-1].end, *(end_of(part) for part in parts)])
        verbs = verb_of(head.others[-1] if head.others else head.word)
        if head.passive and verbs == ["consider"]:  # "are considered Gizmos"
            head, verbs = replace(head, passive=False), ["be"]
        look = Looked(self.phrase)
        for verb in verbs:
            for frame in tables().frames.get(verb, ()):
                if subject is not None and not suits(subject, frame.objects if head.passive else frame.subjects):
                    continue
                try:
                    said = self._fill(verb, frame, head, subject, parts, (start, end), look)
                except UnfitError:
                    continue
                yield said

    def _fill(
        self, verb: str, frame: Frame, head: Head, subject: Thing | None, parts: Parts, span: Span, look: Looked
    ) -> Said:
        """The clause in which the parts fill this frame of the verb, whose subject is one that it takes."""
        objects: list[Dep] = []
        fields: dict[str, Dep] = {}
        for part in parts:
            what = tag(part.item)
            if isinstance(part.item, Phrase) and not part.item.prep:
                objects.append(part)
                continue
            entry = fits(what, frame.slots)
            if what.startswith("off:") and not head.passive:
                raise UnfitError("played off what")
            if entry is None or (entry.startswith("by:") and not head.passive and frame.slots[entry] == "by"):
                raise UnfitError(f"{what} with {verb}")
            name = frame.slots[entry]
            if name in fields:
                raise UnfitError(f"two of {name}")
            fields[name] = part
        if verb == "give" and len(objects) == 2 and "to" not in fields:  # "give it +1 power", "give them control of"
            fields["to"] = objects.pop(0)
        if len(objects) > 1 or frame.required - set(fields) or (verb == "give" and "to" not in fields):
            raise UnfitError("objects")
        thing = look(objects[0]) if objects else None
        if head.passive:
            if thing is not None:
                raise UnfitError("a passive has no object")
            thing, subject = subject, None
        if head.others and not (head.passive or head.perfect):
            raise UnfitError("this or that is done")
        if thing is not None and not suits(thing, frame.objects):
            raise UnfitError("object")
        if verb == "give" and frame.subjects == {"card"} and head.modal == "may":
            raise UnfitError("a card does not choose to give")
        if verb == "destroy" and frame.objects == {"base"} and thing is not None and thing.cat != "base":
            raise UnfitError("what is destroyed is a card, unless it is called a base")
        if thing is None and frame.objects and not (frame.optional or head.passive or verb == "be"):
            raise UnfitError("no object")
        if thing is not None and not frame.objects:
            raise UnfitError("an object")
        return Said(verb, head, narrowed(subject, frame.subjects), narrowed(thing, frame.objects), fields, span)

    # -- acts -------------------------------------------------------------------------------------------------

    def act(self, said: Said, by: Any = None, event: bool = False) -> Act:
        """The deed that ``said`` names. Raises ``UnfitError``."""
        return act_of(self, said, by, event)

    def slot(self, part: Dep, name: str, counters: Any = False, played: bool = False, on_bases: bool = False) -> Any:
        item = part.item
        if isinstance(item, Word):
            return self.place(item.word, (item.start, item.end))
        thing = self.phrase(evolve_prep(part))
        node = thing.node
        if isinstance(item, Phrase) and item.parts[-1][1].word == "&one":
            raise UnfitError("one of what")
        if thing.first or thing.nth is not None or thing.only:
            raise UnfitError("the first of which, by what order")
        if name == "at" and thing.exact:
            raise UnfitError("at exactly so many, and at no other")
        if thing.cat == "ability" or (isinstance(node, Pile) and node.zone is Zone.USUAL):
            raise UnfitError("no place")
        if isinstance(node, Pron) and not node.kinds:
            wanted = None if counters else {"to": "base", "source": "base"}.get(name)
            prep = item.prep if isinstance(item, Phrase) else ""
            kinds = frozenset((wanted,)) if wanted else CARD_KINDS | {"base"}
            if prep in ("on", "onto", "under"):
                kinds = CARD_KINDS | {"base"} if (name == "to" and played) or on_bases else CARD_KINDS
            if prep == "in":
                kinds = frozenset(("pile",))
            node = replace(node, kinds=kinds)
        kept = (Select, Pron, This, Host, EitherOf, Duelist, *((Both,) if counters else ()))
        if name == "to" and thing.cat == "card" and not isinstance(node, kept):
            raise UnfitError("to what")
        return node

    def shortfall(self, dep: Dep, drawn: Any) -> Any:
        """The number in "until you have N cards"; the conditions know."""
        raise NotImplementedError

    def surplus(self, dep: Dep) -> Any:
        """The number in "discard cards until you have N cards"; the conditions know."""
        raise NotImplementedError

    def until_found(self, dep: Dep, verb: Verb) -> Any:
        """The number in "until you reveal an action"; the conditions know."""
        raise NotImplementedError


def routes(said: Said) -> list[Said]:
    """ "to or from here": one clause for each way; the clause itself when it names no such ways."""
    either = said.fields.get("either")
    if either is None:
        return [said]
    rest = {name: part for name, part in said.fields.items() if name != "either"}
    if "to" in rest or "source" in rest:
        raise UnfitError("to, from, or either")
    found = []
    for name, prep in (("to", "to"), ("source", "from")):
        item: Any = either.item
        if isinstance(item, Word):
            item = replace(item, word=item.word.replace("to_or_from", prep))
        else:
            item = replace(item, prep=prep)
        found.append(replace(said, fields={**rest, name: replace(either, item=item)}))
    return found


_FROM_A_BASE = ("place-from", "from:base")
"""What says of "moved or returned from here" where both were, whatever the one and the other take it for."""


_TO_A_PILE = ("to:pile", "to:end", "on:end")


def deeds_apart(said: Said, told: frozenset[str] = frozenset({"to", "at"})) -> list[Said]:
    """One clause for each deed that "destroyed or moved" names. What stands behind them is said of each of them, if
    it can be; it may have no fields but those ``told``."""
    if not said.head.others:
        return [said]
    from_here = {name for name, part in said.fields.items() if tag(part.item) in _FROM_A_BASE}
    if set(said.fields) - told - from_here:
        raise UnfitError("this or that is done")
    found = []
    for word in (said.head.word, *said.head.others):
        verb = verb_of(word)[0]
        taken = {slot: name for row in tables().frames.get(verb, ()) for slot, name in row.slots.items()}
        if verb == "move":  # "moved or returned to hands": moved to wherever it is
            taken = {slot: name for slot, name in taken.items() if slot not in _TO_A_PILE}
        fields = {name: part for name, part in said.fields.items() if tag(part.item) in taken}
        if any(taken[tag(part.item)] != name for name, part in fields.items() if name not in from_here):
            raise UnfitError("this or that is done")
        if from_here - set(fields) - told:
            raise UnfitError("from where, of one of two")
        fields = {taken[tag(part.item)]: part for part in fields.values()}
        found.append(replace(said, verb=verb, head=replace(said.head, word=word, others=()), fields=fields))
    return found


def element_said(builder: Clauses, element: Element) -> list[Said]:
    """Every way to read a clause of a sentence."""
    return list(builder.said(element.head, element.subject, element.items))
