"""Clauses made into acts, statements, conditions and events: a verb's frame filled with what belongs to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from attrs import evolve, field, frozen

from smashrules.effects.actions import Act, Cancelled, Cannot, Counts, Modify, Unaffected
from smashrules.effects.amounts import Minus, Num, StatOf
from smashrules.effects.conditions import Done, FirstThisTurn, Is, Not, Outnumbers, Was
from smashrules.effects.node import Span
from smashrules.effects.selectors import (
    ONE,
    Among,
    At,
    BaseOf,
    Both,
    Candidate,
    Compare,
    Controlled,
    Here,
    Host,
    Kind,
    Named,
    Other,
    Owned,
    Pile,
    Ref,
    Select,
    Stat,
    This,
    Where,
    You,
)
from smashrules.effects.verbs import VERBS, Verb
from smashrules.text.attach import Dep, attachments, fits, phrase_attachments, tag, verb_of
from smashrules.text.determiners import CARD_KINDS, DONE_VERBS, Thing, UnfitError, evolve_prep, sort_filters
from smashrules.text.heads import Head, read_head
from smashrules.text.nouns import Nouns
from smashrules.text.pending import Pron, reference
from smashrules.text.prepass import Token
from smashrules.text.syntax import Element, Item, Phrase, Sub, Word
from smashrules.text.tables import Frame, tables

VERB_OF = {
    "return": Verb.RETURN,
    "place": Verb.PLACE,
    "put": Verb.PLACE,
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
    "remove": Verb.REMOVE_COUNTER,
    "affect": Verb.AFFECT,
}


@frozen
class Said:
    """A clause with its frame filled. ``fields`` holds, by field, what belongs to the verb."""

    verb: str
    head: Head
    subject: Thing | None
    object: Thing | None
    fields: dict[str, Dep] = field(factory=dict)
    span: Span = (0, 0)


@frozen
class Clauses(Nouns):
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
        for parts in attachments(items, verb_of(read.word), self.rules):
            for about in subjects:
                yield from self.filled(read, about, parts, head)

    def filled(
        self, head: Head, subject: Thing | None, parts: tuple[Dep, ...], at: tuple[Token, ...]
    ) -> Iterator[Said]:
        """The frames of the verb that the parts fill."""
        if subject is not None and head.many is not None and not self._agrees(head, subject):
            return
        start = subject.span[0] if subject else at[0].start
        end = max([at[-1].end, *(_last(part) for part in parts)])
        verbs = verb_of(head.word)
        if head.passive and verbs == ["consider"]:  # "are considered Gizmos"
            head, verbs = evolve(head, passive=False), ["be"]
        for verb in verbs:
            for frame in tables().frames.get(verb, ()):
                try:
                    yield from self._fill(verb, frame, head, subject, parts, (start, end))
                except UnfitError:
                    continue

    @staticmethod
    def _agrees(head: Head, subject: Thing) -> bool:
        if isinstance(subject.node, You):
            return head.many is not False
        if isinstance(subject.node, Pron) and subject.node.many is None:
            return head.many is not False  # "they have"
        return subject.many == head.many

    def _fill(
        self, verb: str, frame: Frame, head: Head, subject: Thing | None, parts: tuple[Dep, ...], span: Span
    ) -> Iterator[Said]:
        objects: list[Dep] = []
        fields: dict[str, Dep] = {}
        for part in parts:
            what = tag(part.item)
            if isinstance(part.item, Phrase) and not part.item.prep:
                objects.append(part)
                continue
            entry = fits(what, frame.slots)
            if entry is None or (entry.startswith("by:") and not head.passive and frame.slots[entry] == "by"):
                raise UnfitError(f"{what} with {verb}")
            name = frame.slots[entry]
            if name in fields:
                raise UnfitError(f"two of {name}")
            fields[name] = part
        if len(objects) > 1 or frame.required - set(fields):
            raise UnfitError("objects")
        thing = self.phrase(objects[0]) if objects else None
        if head.passive:
            if thing is not None:
                raise UnfitError("a passive has no object")
            thing, subject = subject, None
        if subject is not None and not _suits(subject, frame.subjects):
            raise UnfitError("subject")
        if thing is not None and not _suits(thing, frame.objects):
            raise UnfitError("object")
        if thing is None and frame.objects and not (frame.optional or head.passive or verb == "be"):
            raise UnfitError("no object")
        if thing is not None and not frame.objects:
            raise UnfitError("an object")
        yield Said(verb, head, _narrowed(subject, frame.subjects), _narrowed(thing, frame.objects), fields, span)

    # -- acts -------------------------------------------------------------------------------------------------

    def act(self, said: Said, by: Any = None, event: bool = False) -> Act:
        """The deed that ``said`` names. Raises ``UnfitError``."""
        verb = VERB_OF.get(said.verb)
        if verb is None:
            raise UnfitError(f"{said.verb} is no deed")
        thing = said.object
        if thing is not None and thing.cat == "counter":
            verb = Verb.PUT_COUNTER if said.verb == "place" else Verb.REMOVE_COUNTER
        values: dict[str, Any] = {"by": by}
        what = thing.node if thing is not None else None
        if verb is Verb.SCORE and said.head.passive:
            values["by"] = None
        elif verb in (Verb.SCORE, Verb.GO) and said.subject is not None:
            what, values["by"] = said.subject.node, None
        if verb in (Verb.GAIN_VP, Verb.PUT_COUNTER, Verb.REMOVE_COUNTER):
            values["amount"], what = what, None
        for name, part in said.fields.items():
            if name in ("to", "source", "with", "what"):
                values[{"with": "with_"}.get(name, name)] = self.slot(part, name)
            elif name == "at":
                what = self._placed(what, self.slot(part, "at"), part)
            elif name == "as_extra":
                other = self.phrase(evolve_prep(part))
                if not other.extra or not isinstance(other.node, Select) or other.node.quantity != ONE:
                    raise UnfitError("as what")
                values["as_extra"] = other.node.kind
            elif name == "instead_of":
                other = self.phrase(evolve_prep(part))
                if not isinstance(other.node, Pile) or not isinstance(other.node.of, (You, type(None))):
                    raise UnfitError("instead of what")
                values["instead_of"] = other.node.zone
            elif name == "any_order":
                values["any_order"] = True
            elif name == "at-once" or name == "at_once":
                values["at_once"] = True
            elif name == "amount":
                values["amount"] = self.counted(self.phrase(part))
            elif name not in (
                "cost",
                "condition",
                "instead",
                "limit",
                "when",
                "now",
                "first",
                "by",
                "settled",
                "over",
                "remark",
                "each",
            ):
                raise UnfitError(f"{name} of {said.verb}")
        if "by" in said.fields:
            values["by"] = self.phrase(evolve_prep(said.fields["by"])).node
        if verb is Verb.GAIN_VP and "each" in said.fields:
            values["amount"] = self._gained(values["amount"], said.fields["each"])
        if verb is Verb.SEARCH and "what" in values:
            values["source"], what = what, values.pop("what")
        if verb is Verb.DRAW and isinstance(what, Select):
            what, values = self._drawn(what, values)
        source = values.get("source")
        if isinstance(source, (Pile, Both)) and isinstance(what, Select) and verb not in (Verb.SEARCH, Verb.GO):
            if what.zone is not None:
                raise UnfitError("two zones")
            what = evolve(what, zone=source)
            values["source"] = None
        if verb is Verb.PLAY and isinstance(what, Select) and any(isinstance(each, At) for each in what.filters):
            if "to" in values:
                raise UnfitError("what is played is at no base yet")
            values["to"] = next(each.place for each in what.filters if isinstance(each, At))
            what = evolve(what, filters=tuple(each for each in what.filters if not isinstance(each, At)))
        if thing is not None and thing.extra:
            if verb is not Verb.PLAY:
                raise UnfitError("an extra what")
            values["extra"] = True
        if verb is Verb.MOVE:
            values["to"] = self._elsewhere(values.get("to"), values.get("source"), what)
            if values["to"] is None and not event:
                raise UnfitError("moved where")
        goes = verb is Verb.PLACE or (verb is Verb.RETURN and not values.get("any_order"))
        if goes and values.get("to") is None and not event and not said.head.passive:
            raise UnfitError(f"{said.verb} where")
        if verb in (Verb.REPLACE, Verb.SWAP) and "with_" not in values and not event and not said.head.passive:
            raise UnfitError(f"{said.verb} with what")
        slots = VERBS[verb].slots
        values["what"] = what
        for name, value in values.items():
            if value not in (None, False) and name not in slots:
                raise UnfitError(f"{said.verb} takes no {name}")
        return Act(verb, **{k: v for k, v in values.items() if v is not None}, span=said.span)

    def slot(self, part: Dep, name: str) -> Any:
        item = part.item
        if isinstance(item, Word):
            return self.place(item.word, (item.start, item.end))
        thing = self.phrase(evolve_prep(part))
        node = thing.node
        if isinstance(item, Phrase) and item.parts[-1][1].word == "&one":
            raise UnfitError("one of what")
        if isinstance(node, Pron) and not node.kinds:
            wanted = {"to": "base", "source": "base"}.get(name)
            prep = item.prep if isinstance(item, Phrase) else ""
            kinds = (
                CARD_KINDS if prep in ("on", "onto") else frozenset((wanted,)) if wanted else CARD_KINDS | {"base"}
            )
            node = evolve(node, kinds=kinds)
        if name == "to" and thing.cat == "card" and not isinstance(node, (Select, Pron, This, Host)):
            raise UnfitError("to what")
        return node

    @staticmethod
    def _placed(what: Any, place: Any, part: Dep) -> Any:
        if not isinstance(what, Select) or any(isinstance(each, At) for each in what.filters):
            raise UnfitError("two places")
        return evolve(what, filters=sort_filters([*what.filters, At(place, span=(part.item.start, part.item.end))]))

    def _gained(self, amount: Any, part: Dep) -> Any:
        if not isinstance(amount, Num):
            raise UnfitError("for each, for each")
        from smashrules.effects.amounts import Times

        return Times(amount.value, self.counted(self.phrase(part)), span=amount.span)

    @staticmethod
    def _drawn(what: Select, values: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
        """ "draw two cards" is an amount; "draw it", "draw one of them" are things."""
        if what.kind is not Kind.CARD or what.filters or what.zone is not None:
            return what, values
        quantity = what.quantity
        if "amount" in values:
            if quantity != ONE:
                raise UnfitError("how many, twice")
        elif quantity.low != quantity.high:
            raise UnfitError("how many")
        elif isinstance(quantity.low, int):
            values["amount"] = Num(quantity.low, span=what.span)
        else:
            values["amount"] = quantity.low
        return None, values

    @staticmethod
    def _elsewhere(to: Any, source: Any, what: Any) -> Any:
        """ "another base" after "move": other than the one that it leaves."""
        if not isinstance(to, Select) or to.kind is not Kind.BASE:
            return to
        others = [each for each in to.filters if isinstance(each, Other)]
        if not others or isinstance(source, Here):
            return to
        several = (isinstance(what, Select) and what.quantity.high != 1) or (isinstance(what, Pron) and what.many)
        if isinstance(source, Select) and source.label is not None:
            than: Any = Ref(source.label)
        elif isinstance(source, Pron):  # "from there to another base"
            than = source
        elif several and not to.quantity.every:
            raise UnfitError("one base for all of them has no node yet")
        elif isinstance(what, Select) and what.label is not None:
            than = BaseOf(Ref(what.label))
        elif isinstance(what, (This, Host, Pron)):
            moved: Any = what
            than = BaseOf(moved)
        else:
            raise UnfitError("another than what")
        filters = [each for each in to.filters if not isinstance(each, Other)]
        quantity = ONE if to.quantity.every else to.quantity
        return evolve(to, filters=sort_filters([*filters, Other(than, span=others[0].span)]), quantity=quantity)

    # -- statements -------------------------------------------------------------------------------------------

    def statement(self, said: Said) -> Any:
        """The statement that a clause makes, or None when it is a deed. Raises ``UnfitError``."""
        head, verb, subject, thing = said.head, said.verb, said.subject, said.object
        bonus = verb in ("have", "gain", "get") and thing is not None and thing.bonus
        if bonus and subject is None and head.form == "third":  # "Gains +1 power": the card itself does
            subject = Thing("card", self.this("minion" if self.host else self.type, said.span))
        if bonus and thing is not None and subject is not None:
            amount = thing.node
            if "each" in said.fields:
                amount = self._gained(amount, said.fields["each"])
            if set(said.fields) - {"each", "until", "during", "remark"}:
                raise UnfitError("has it where")
            what = subject.node
            return Modify(Stat.POWER, what, amount, span=said.span)
        if verb == "reduce" and thing is not None and isinstance(thing.node, StatOf):
            if "amount" not in said.fields:
                raise UnfitError("by how much")
            amount = self.phrase(evolve_prep(said.fields["amount"])).node
            return Modify(Stat.BREAKPOINT, thing.node.what, Minus(amount), span=said.span)
        if verb == "cancel" and thing is not None:
            if not head.passive and subject is not None:
                raise UnfitError("who cancels")
            if thing.cat != "ability":
                raise UnfitError("cancel what")
            return Cancelled(thing.node, span=said.span)
        if verb == "affect" and head.passive and head.negated and thing is not None and "by" in said.fields:
            return Unaffected(thing.node, self.phrase(evolve_prep(said.fields["by"])).node, span=said.span)
        if verb == "be" and subject is not None and thing is not None and isinstance(thing.node, Select):
            names = [each for each in thing.node.filters if isinstance(each, Named)]
            single = thing.node.quantity == ONE or (thing.many and thing.node.quantity.every)
            if len(names) == 1 and len(thing.node.filters) == 1 and not head.negated and single:
                if isinstance(subject.node, Pron):
                    return None
                return Counts(subject.node, names[0].name, span=said.span)
        if head.modal == "cannot":
            by = subject.node if subject is not None and not head.passive else None
            return Cannot(self.act(said, by, event=True), span=said.span)
        return None

    # -- conditions -------------------------------------------------------------------------------------------

    def condition(self, said: Said, candidate: bool = False) -> Any:
        """The condition that a clause states. Raises ``UnfitError``."""
        head, verb, subject, thing = said.head, said.verb, said.subject, said.object
        if head.modal or "instead" in said.fields or "cost" in said.fields:
            raise UnfitError("no condition")
        result: Any
        if verb == "have" and not head.perfect and thing is not None and subject is not None:
            result = self._holds(said, candidate)
            negated = head.negated
        elif head.perfect and "now" in said.fields:
            if subject is None and not head.passive:
                raise UnfitError("who has")
            by = None if head.passive else subject.node if subject else None
            result, negated = Done(self._labelless(self.act(said, by, event=True)), span=said.span), head.negated
        elif head.passive and head.past:
            result, negated = Was(self.act(said, None, event=True), span=said.span), head.negated
        elif verb == "be" and subject is not None and thing is not None:
            result, negated = self._being(said), head.negated
        else:
            raise UnfitError("no condition")
        if verb != "be" and set(said.fields) & {"when", "limit"}:
            raise UnfitError("no condition")
        return Not(result, span=said.span) if negated else result

    def _labelless(self, act: Act) -> Act:
        return evolve(act, what=evolve(act.what, label=None)) if isinstance(act.what, Select) else act

    def _holds(self, said: Said, candidate: bool) -> Any:
        thing, subject = said.object, said.subject
        if thing is None or subject is None:
            raise UnfitError("no condition")
        if thing.more:
            than = thing.than
            if "than" in said.fields:
                than = self.phrase(evolve_prep(said.fields["than"])).node
            if not isinstance(than, Select) or not isinstance(thing.node, Select):
                raise UnfitError("more than whom")
            zone = thing.node.zone
            if not isinstance(zone, Pile):
                raise UnfitError("more where")
            if isinstance(zone.of, You):
                zone = evolve(zone, of=Candidate(span=zone.of.span))
            if than.quantity == ONE:  # "than any other player"
                than = evolve(than, quantity=evolve(than.quantity, low=0, high=None, every=True))
            what = evolve(thing.node, zone=zone, label=None)
            return Outnumbers(subject.node, what, evolve(than, label=None), span=said.span)
        if "than" in said.fields or thing.than is not None:
            raise UnfitError("than whom")
        if "at" in said.fields:
            place = self.slot(said.fields["at"], "at")
            if isinstance(place, Pile):
                thing = evolve(thing, node=evolve(thing.node, zone=place))
            else:
                thing = evolve(thing, node=self._placed(thing.node, place, said.fields["at"]))
        return self.has(subject.node, thing, "base" if candidate else "player", said.span)

    def _being(self, said: Said) -> Any:
        thing, subject = said.object, said.subject
        if thing is None or subject is None:
            raise UnfitError("no condition")
        if not isinstance(thing.node, Select):
            raise UnfitError("is what")
        if thing.first:
            done = [each for each in thing.node.filters if isinstance(each, Where)]
            if len(done) != 1 or not isinstance(done[0].condition, Done):
                raise UnfitError("the first what")
            act = done[0].condition.act
            what = evolve(thing.node, filters=(), label=None, quantity=ONE)
            subject_node = subject.node
            if isinstance(subject_node, This):
                subject_node = This(what.kind, span=subject_node.span)
            return FirstThisTurn(subject_node, evolve(act, what=what), span=said.span)
        if thing.node.quantity != ONE:
            raise UnfitError("is how many")
        return Is(subject.node, evolve(thing.node, label=None), span=said.span)

    # -- clauses inside noun phrases --------------------------------------------------------------------------

    def clause_filter(self, dep: Dep, kind: str) -> Any:
        sub = dep.item
        assert isinstance(sub, Sub)
        place = (sub.start, _last(dep))
        results = list(self._clause_filters(sub, dep, kind, place))
        if not results or any(each != results[0] for each in results):
            raise UnfitError(f"{sub.mark} of a {kind}")
        return results[0]

    def _clause_filters(self, sub: Sub, dep: Dep, kind: str, place: Span) -> Iterator[Any]:
        if sub.mark.startswith("&rel"):
            yield from self._relative(sub, dep, kind, place)
            return
        if sub.mark == "where" and kind == "base":
            subjects = [self.phrase(each) for each in phrase_attachments(sub.subject)]
            for about in subjects:
                for said in self.filled(read_head(sub.head), about, dep.parts, sub.head):
                    try:
                        condition = self.condition(said, candidate=True)
                    except UnfitError:
                        continue
                    yield Where(condition, span=place)
            return
        if sub.mark == "&done" and not dep.parts and verb_of(sub.head[0].word)[0] in DONE_VERBS:
            done = DONE_VERBS[verb_of(sub.head[0].word)[0]]
            pron = reference("done", sub.head[0].word, frozenset(), None, done, sub.start, span=place)
            yield Among(pron, span=place)
        if sub.mark == "&that" and kind in CARD_KINDS:
            gap = Thing("card", Candidate())
            for said in self.filled(read_head(sub.head), gap, dep.parts, sub.head):
                compared = said.object.compare if said.object is not None else None
                here = set(said.fields) <= {"at"} and all(_word(each) == "here" for each in said.fields.values())
                if said.verb == "have" and compared is not None and here:
                    stat, op, amount = compared
                    if amount is None:
                        continue
                    yield Compare(stat, op, amount, span=place)

    def _relative(self, sub: Sub, dep: Dep, kind: str, place: Span) -> Iterator[Any]:
        who = self._who(sub)
        verb = verb_of(sub.head[-1].word)[0]
        if verb == "own" and not dep.parts:
            yield Owned(who, span=place)
        elif verb == "control" and not dep.parts:
            yield Controlled(who, span=place)
        elif verb == "have" and len(dep.parts) == 1 and kind in CARD_KINDS:
            part = dep.parts[0]
            if tag(part.item) in ("place", "on:base"):
                where = self.slot(part, "at")
                yield [Controlled(who, span=(sub.start, sub.end)), At(where, span=(part.item.start, part.item.end))]
        elif [tag(part.item) for part in dep.parts] == ["now"] and verb in VERB_OF:
            yield Where(Done(Act(VERB_OF[verb], by=who, what=Candidate(), span=place), span=place), span=place)

    @staticmethod
    def _who(sub: Sub) -> Any:
        span = (sub.start, sub.end)
        if sub.mark == "&relyou":
            return You(span=span)
        return reference("its", "they", frozenset(("player",)), None, None, sub.start, span=span)

    def holder(self, dep: Dep) -> tuple[Any, Any]:
        sub = dep.item
        assert isinstance(sub, Sub)
        if verb_of(sub.head[-1].word) != ["have"] or len(dep.parts) != 1:
            raise UnfitError("who has it")
        return self._who(sub), self.slot(dep.parts[0], "at")


def element_said(builder: Clauses, element: Element) -> list[Said]:
    """Every way to read a clause of a sentence."""
    return list(builder.said(element.head, element.subject, element.items))


def _word(dep: Dep) -> str:
    return dep.item.word if isinstance(dep.item, Word) else ""


def _suits(thing: Thing, wanted: frozenset[str]) -> bool:
    if thing.cat == "it" and isinstance(thing.node, (Pron, Select)):
        return bool(wanted & {"card", "base", "player", "it", "pile"})
    return thing.cat in wanted


def _narrowed(thing: Thing | None, wanted: frozenset[str]) -> Thing | None:
    """A pronoun can only mean what its place takes."""
    if thing is None or not isinstance(thing.node, Pron) or thing.node.kinds:
        return thing
    kinds: set[str] = set()
    for each in wanted:
        kinds |= CARD_KINDS if each == "card" else {each}
    return evolve(thing, node=evolve(thing.node, kinds=frozenset(kinds)))


def _last(dep: Dep) -> int:
    return max([dep.item.end, *(_last(part) for part in dep.parts)])
