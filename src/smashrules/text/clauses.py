"""Clauses made into acts, statements, conditions and events: a verb's frame filled with what belongs to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from attrs import evolve, field, frozen

from smashrules.effects.actions import Act
from smashrules.effects.amounts import Minus, Num, StatOf
from smashrules.effects.node import Span
from smashrules.effects.selectors import (
    ANY_NUMBER,
    EVERY,
    NONE,
    ONE,
    At,
    Both,
    EitherOf,
    End,
    Here,
    Host,
    Kind,
    On,
    Other,
    Pile,
    Quantity,
    Select,
    This,
    You,
    Zone,
)
from smashrules.effects.verbs import VERBS, Verb
from smashrules.text.attach import Dep, attachments, fits, phrase_attachments, tag, verb_of
from smashrules.text.counting import OF_COUNTERS, counters_named, drawn
from smashrules.text.determiners import (
    CARD_KINDS,
    Thing,
    UnfitError,
    end_of,
    evolve_prep,
    in_pile,
    sort_filters,
    topmost,
)
from smashrules.text.elsewhere import elsewhere, onto_another, others_base
from smashrules.text.fitting import (
    Looked,
    agrees,
    as_counters,
    at_place,
    bare_piles,
    done_with,
    in_all,
    is_each,
    is_every,
    is_many,
    narrowed,
    one_of_bases,
    others_than,
    spoken_of,
    suits,
)
from smashrules.text.heads import Head, read_head
from smashrules.text.modifiers import chosen_power
from smashrules.text.nouns import Nouns
from smashrules.text.pending import Pron
from smashrules.text.syntax import Element, Item, Phrase, Word
from smashrules.text.tables import Frame, tables
from smashrules.text.tokens import Token

Parts = tuple[Dep, ...]

VERB_OF = {
    "return": Verb.RETURN,
    "place": Verb.PLACE,
    "put": Verb.PLACE,
    "add": Verb.PLACE,
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
    "control": Verb.TAKE_CONTROL,
    "remove": Verb.REMOVE_COUNTER,
    "affect": Verb.AFFECT,
    "directly-affect": Verb.AFFECT,
    "increase": Verb.INCREASE,
    "directly-increase": Verb.INCREASE,
    "reduce": Verb.DECREASE,
    "duel": Verb.DUEL,
    "win": Verb.WIN,
    "use": Verb.USE,
    "enter": Verb.ENTER,
    "give": Verb.GIVE_CONTROL,
    "bury": Verb.BURY,
    "store": Verb.STORE,
    "leave": Verb.LEAVE,
    "lose": Verb.LOSE_VP,
    "cancel": Verb.CANCEL,
    "copy-ability": Verb.COPY,
    "take": Verb.CHOOSE,
    "uncover": Verb.UNCOVER,
}

# What comes from a pile by these is no thing in that pile: the pile is a part of the deed.
_FROM_THERE = (Verb.SEARCH, Verb.GO, Verb.LEAVE)


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
        start = subject.span[0] if subject else at[0].start
        end = max([at[-1].end, *(end_of(part) for part in parts)])
        verbs = verb_of(head.others[-1] if head.others else head.word)
        if head.passive and verbs == ["consider"]:  # "are considered Gizmos"
            head, verbs = evolve(head, passive=False), ["be"]
        look = Looked(self.phrase)
        for verb in verbs:
            for frame in tables().frames.get(verb, ()):
                try:
                    yield from self._fill(verb, frame, head, subject, parts, (start, end), look)
                except UnfitError:
                    continue

    def _fill(
        self, verb: str, frame: Frame, head: Head, subject: Thing | None, parts: Parts, span: Span, look: Looked
    ) -> Iterator[Said]:
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
        if head.others and not head.passive:
            raise UnfitError("this or that is done")
        if subject is not None and not suits(subject, frame.subjects):
            raise UnfitError("subject")
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
        yield Said(verb, head, narrowed(subject, frame.subjects), narrowed(thing, frame.objects), fields, span)

    # -- acts -------------------------------------------------------------------------------------------------

    def act(self, said: Said, by: Any = None, event: bool = False) -> Act:
        """The deed that ``said`` names. Raises ``UnfitError``."""
        verb = VERB_OF.get(said.verb)
        if verb is Verb.SWAP and said.object is not None and isinstance(said.object.node, Both):
            if len(said.object.node.parts) != 2 or "with" in said.fields:
                raise UnfitError("swap two")
            one, two = said.object.node.parts
            return Act(verb, by=by, what=one, with_=two, span=said.span)
        if verb is None:
            raise UnfitError(f"{said.verb} is no deed")
        thing = said.object
        if thing is not None and thing.extremum is not None and thing.cat == "card":
            raise UnfitError("the most of what")
        if said.verb == "control" and "until" not in said.fields:
            raise UnfitError("who controls it is no deed")
        if said.verb == "remove" and thing is not None and thing.cat == "card" and said.head.passive and event:
            if said.fields:
                raise UnfitError("removed how")
            return Act(Verb.LEAVE, what=thing.node, span=said.span)  # "this titan would be removed": from play
        if thing is not None and said.verb in ("place", "add", "remove"):
            thing = as_counters(thing, said.verb, said.fields)
        if thing is not None and thing.cat == "counter":
            verb = OF_COUNTERS.get(said.verb, Verb.REMOVE_COUNTER)
        values: dict[str, Any] = {"by": by}
        if thing is not None and thing.cat == "power" and verb is Verb.CHOOSE:
            thing = evolve(thing, node=chosen_power(thing))
        what = thing.node if thing is not None else None
        if verb is Verb.SCORE and said.head.passive:
            values["by"] = None
        elif verb is Verb.MOVE and thing is None and said.subject is not None and not said.head.passive:
            if not event:
                raise UnfitError("a card does not move by itself")
            what, values["by"] = said.subject.node, None
        elif verb is Verb.LEAVE and said.subject is not None and not said.head.passive:
            if not event:
                raise UnfitError("a card does not leave by itself")
            values["source"] = what if what != Pile(Zone.PLAY) else None
            what, values["by"] = said.subject.node, None
        elif verb is Verb.ENTER and said.subject is not None:
            if not event:
                raise UnfitError("a card does not enter by itself")
            values["to"], what, values["by"] = what, said.subject.node, None
        elif verb in (Verb.SCORE, Verb.GO) and said.subject is not None:
            what, values["by"] = said.subject.node, None
        if said.verb == "give" and thing is not None and thing.cat == "card":  # "give you two cards"
            to = self.phrase(evolve_prep(said.fields["to"]))
            if to.cat not in ("player", "it"):
                raise UnfitError("give to whom")
            receiver: Any = evolve(to.node, kinds=frozenset(("player",))) if isinstance(to.node, Pron) else to.node
            hand = Pile(Zone.HAND, receiver, span=to.span)
            verb, values["to"] = Verb.PLACE, hand
            rest = {name: part for name, part in said.fields.items() if name != "to"}
            said = evolve(said, fields=rest)
        if said.verb.startswith("directly-"):
            values["directly"] = True
        if verb in (Verb.INCREASE, Verb.DECREASE):
            changed = thing if thing is not None else said.subject
            if not event or changed is None or not isinstance(changed.node, StatOf) or said.fields:
                raise UnfitError("what becomes more")
            what, values["by"] = changed.node.what, by if thing is not None else None
        if verb is Verb.DUEL and what is None and not event:
            raise UnfitError("duel whom")
        if verb is Verb.DUEL and said.subject is not None:
            values["with_"], what, values["by"] = what, said.subject.node, None
        if said.verb == "take" and thing is not None and thing.cat == "vp":
            verb, values["amount"], what = Verb.TAKE_VP, what, None
        if said.verb == "take" and thing is not None and thing.cat == "extra-turn":
            verb, values["extra"], what = Verb.TAKE_TURN, True, None
        if said.verb == "lose" and thing is not None and thing.cat in ("duel", "clash"):
            verb = Verb.LOSE
        elif said.verb == "lose":
            values["amount"], what = what, None
        if verb is Verb.USE and "times" in said.fields:
            values["extra"] = True
        if verb is Verb.GAIN_VP and isinstance(what, Minus):
            raise UnfitError("gain less")
        if verb is Verb.GAIN_VP:
            values["amount"], what = what, None
        elif verb in (Verb.PUT_COUNTER, Verb.REMOVE_COUNTER):
            values["amount"], what = counters_named(what)
        elif verb is Verb.GIVE_CONTROL and thing is not None and thing.cat != "control":
            raise UnfitError("give what")
        if thing is not None and thing.cat == "control" and said.verb == "gain":
            verb, what = Verb.TAKE_CONTROL, thing.node
            values.pop("amount", None)
        for name, part in said.fields.items():
            if name == "spread" and isinstance(part.item, Phrase):
                values["to"], values["spread"] = self.slot(part, "to", True), True
            elif name == "spread":
                values["spread"] = True
            elif name in ("to", "source", "with", "what"):
                place = self.slot(part, name, thing and thing.cat == "counter", verb is Verb.PLAY)
                if name == "to" and verb in (Verb.PLAY, Verb.MOVE):
                    place = one_of_bases(place, what)
                values[{"with": "with_"}.get(name, name)] = place
                if verb is Verb.TRANSFER and name == "to" and isinstance(place, Pron) and place.form == "it":
                    values["to"] = evolve(place, kinds=CARD_KINDS | {"base"})
                if name == "to" and bare_piles(part, place):
                    values["spread"] = True
            elif name == "at" and verb is Verb.RETURN and isinstance(what, (This, Host)):
                values["source"] = self.slot(part, "at")  # "return this minion from there": if it is there
            elif name == "at":
                what = at_place(what, self.slot(part, "at"), part)
            elif name == "as_extra":
                other = self.phrase(evolve_prep(part))
                extras = ONE if not other.many else EVERY
                if not other.extra or not isinstance(other.node, Select) or other.node.quantity != extras:
                    raise UnfitError("as what")
                if other.node.filters or other.node.zone is not None:
                    raise UnfitError("an extra one of which")
                if other.many != is_many(what) and not (is_every(what) and not other.many):
                    raise UnfitError("number and noun disagree")
                values["as_extra"] = other.node.kind
            elif name == "instead_of":
                other = self.phrase(evolve_prep(part))
                if not isinstance(other.node, Pile) or not isinstance(other.node.of, (You, type(None))):
                    raise UnfitError("instead of what")
                values["instead_of"] = other.node.zone
            elif name == "until":
                if not event:  # "cannot be destroyed until": the statement is for a time, not the deed
                    values["until"] = self.phrase(evolve_prep(part)).node
            elif name == "spends":
                values["spends"] = self.phrase(evolve_prep(part)).node
            elif name in ("any_order", "same_way", "at_once"):
                values[name] = True
            elif name == "amount" and verb is Verb.PUT_COUNTER:
                if not isinstance(what, Select) or what.quantity != EVERY or what.filters:
                    raise UnfitError("how many counters")
                number = self.counted(self.phrase(evolve_prep(part)))
                if what.kind is Kind.COUNTER:
                    values["amount"], what = number, None
                else:
                    what = evolve(what, quantity=Quantity(number, number))
            elif name == "amount":
                values["amount"] = self.counted(self.phrase(part))
            elif name not in (
                "cost",
                "condition",
                "instead",
                "instead_one",
                "limit",
                "when",
                "now",
                "first",
                "by",
                "settled",
                "over",
                "remark",
                "each",
                "timing",
                "where",
                "shortfall",
                "found",
                "times",
                "turn",
                "per",
                "trigger",
                "means",
                "spare",
            ):
                raise UnfitError(f"{name} of {said.verb}")
        if "where" in said.fields:  # "a base scores where you have a minion"
            if not isinstance(what, Select):
                raise UnfitError("where of what")
            what = evolve(
                what, filters=sort_filters([*what.filters, self.clause_filter(said.fields["where"], "base")])
            )
        if "by" in said.fields:
            values["by"] = self.phrase(evolve_prep(said.fields["by"])).node
        if "spare" in said.fields:  # "cannot be destroyed except by you"
            if said.head.modal != "cannot" or "by" in said.fields:
                raise UnfitError("except by whom")
            values["by"] = others_than(self.phrase(evolve_prep(said.fields["spare"])).node)
        if "means" in said.fields:
            values["by"] = done_with(values["by"], self.phrase(evolve_prep(said.fields["means"])).node)
        if verb in (Verb.GAIN_VP, Verb.PUT_COUNTER) and "each" in said.fields:
            values["amount"] = self._gained(values["amount"], said.fields["each"])
        if verb is Verb.SEARCH and "what" in values:
            values["source"], what = what, values.pop("what")
        if "found" in said.fields:
            turned = verb in (Verb.REVEAL, Verb.DISCARD)
            if not turned or not isinstance(what, Select) or what.quantity != EVERY or event:
                raise UnfitError("until what")
            number = self.until_found(said.fields["found"], verb)
            end = what.zone or values.pop("source", None)
            if not isinstance(end, Pile) or end.zone is not Zone.DECK:
                raise UnfitError("from where")
            what = evolve(what, quantity=Quantity(number, number), zone=evolve(end, end=end.end or End.TOP))
        drawn_from = values.get("source") if verb is Verb.DRAW else None
        from_all = isinstance(drawn_from, Both) or (isinstance(drawn_from, Pile) and drawn_from.end is None)
        if from_all and not isinstance(what, (This, Host)):
            raise UnfitError("a card from a pile")  # said of the card
        if "shortfall" in said.fields:
            if verb is not Verb.DRAW or by is not None:
                raise UnfitError("until what")
            what, values["amount"] = None, self.shortfall(said.fields["shortfall"], what)
        elif verb is Verb.DRAW and isinstance(what, Select):
            what, values = drawn(what, values)
        source = values.get("source")
        if isinstance(source, (Pile, Both)) and isinstance(what, Select) and verb not in _FROM_THERE:
            if what.zone is not None:
                raise UnfitError("two zones")
            what = evolve(what, zone=source)
            values["source"] = None
        what = in_pile(what)
        if verb in (Verb.LOOK, Verb.REVEAL) and not event:
            what = topmost(what)
        played = what.parts if isinstance(what, EitherOf) else (what,)
        nowhere = any(isinstance(one, Select) and one.kind is Kind.BASE and one.zone is None for one in played)
        if verb is Verb.PLAY and nowhere and not event:
            raise UnfitError("a base is played from somewhere")
        if verb is Verb.PLAY and isinstance(what, Select) and any(isinstance(each, On) for each in what.filters):
            raise UnfitError("what is played is on nothing yet")
        if verb is Verb.PLAY and isinstance(what, Select) and any(isinstance(each, At) for each in what.filters):
            if "to" in values:
                raise UnfitError("what is played is at no base yet")
            values["to"] = next(each.place for each in what.filters if isinstance(each, At))
            what = evolve(what, filters=tuple(each for each in what.filters if not isinstance(each, At)))
        placed = isinstance(what, Select) and what.zone is None and any(isinstance(e, (At, On)) for e in what.filters)
        if verb in (Verb.SEARCH, Verb.DRAW) and placed:
            raise UnfitError("what is in a pile is at no base")
        if verb is Verb.DRAW and isinstance(what, Pron) and what.form == "that" and what.words.startswith("the "):
            what = evolve(what, verb=Verb.LOOK)
        if verb is Verb.DRAW and isinstance(what, Select) and what.zone == Pile(Zone.PLAY):
            raise UnfitError("drawn from play")
        if verb is Verb.DRAW and isinstance(what, (This, Host)) and values.get("source") is None and not event:
            raise UnfitError("drawn from where")
        if verb is Verb.DRAW and values.get("amount") is None and values.get("what", what) is None and not event:
            raise UnfitError("draw what")
        goal = values.get("to")
        if isinstance(goal, Select) and goal.quantity == NONE and not event:
            raise UnfitError("to nowhere")
        bodied = isinstance(what, Select) and what.kind in (Kind.MINION, Kind.TITAN)
        if verb is Verb.PLAY and bodied and isinstance(goal, (This, Host)):
            raise UnfitError("a minion is played at a base")
        if verb is Verb.PLAY and isinstance(goal, Select) and goal.quantity not in (ONE, EVERY, ANY_NUMBER):
            raise UnfitError("played in how many places")
        if thing is not None and thing.extra:
            if verb not in (Verb.PLAY, Verb.DRAW):
                raise UnfitError("an extra what")
            values["extra"] = verb is Verb.PLAY  # "draw an extra card" only says that one is drawn anyway
        if verb is Verb.MOVE:
            several = (isinstance(what, Select) and what.quantity.high != 1) or isinstance(what, Both)
            several = several or (isinstance(what, Pron) and bool(what.many))
            goal = values.get("to")
            away = isinstance(goal, Select) and any(isinstance(each, Other) for each in goal.filters)
            shared = isinstance(goal, Select) and goal.quantity == ONE and (not event or values.get("source") is None)
            if isinstance(goal, Select) and goal.quantity == EVERY and not goal.filters:
                raise UnfitError("moved to every base")
            if several and away and shared:
                values["together"] = True
            left = values.get("source")
            if isinstance(left, Select) and left.kind is Kind.BASE and isinstance(goal, Pron):
                than: Any = goal  # "from another base to there"
                kept = tuple(evolve(each, than=than) if isinstance(each, Other) else each for each in left.filters)
                values["source"] = evolve(left, filters=kept)
            values["to"] = elsewhere(others_base(goal, what), values.get("source"), what)
            if values["to"] is None and not event and not said.head.passive:  # "move a minion": to another base
                several = isinstance(what, Select) and what.quantity.high != 1
                if isinstance(what, Select) and any(isinstance(each, At) for each in what.filters):
                    raise UnfitError("moved from there, or to there")
                goal = Select(Kind.BASE, EVERY if several else ONE, (Other(Here()),), span=said.span)
                values["to"] = elsewhere(goal, None, what)
        if verb is Verb.TRANSFER and thing is not None and thing.cat == "counter" and "source" in said.fields:
            values["spread"] = bool(values.get("spread")) or in_all(said.fields["source"], values["source"], what)
        elif verb is Verb.REMOVE_COUNTER and isinstance(what, Select) and what.quantity == ANY_NUMBER and not event:
            values["spread"] = is_every(values.get("source")) and not is_each(said.fields["source"])
        if verb is Verb.TRANSFER:
            values["to"] = onto_another(values.get("to"), values.get("source"), what)
        if verb is Verb.RETURN and values.get("to") is None and isinstance(what, Pron) and what.form == "it":
            what = evolve(what, verb=Verb.LOOK)  # back where it was looked at
        goes = verb is Verb.PLACE or (
            verb is Verb.RETURN and not values.get("any_order") and not isinstance(what, Pron)
        )
        if goes and values.get("to") is None and not event and not said.head.passive:
            raise UnfitError(f"{said.verb} where")
        normally = verb is Verb.REPLACE and _said(said, "remark", "normally")
        pair = verb is Verb.SWAP and isinstance(what, Select) and what.quantity == Quantity(2, 2)
        bare = verb in (Verb.REPLACE, Verb.SWAP) and "with_" not in values and not (normally or pair)
        if bare and not event and not said.head.passive:
            raise UnfitError(f"{said.verb} with what")
        if not event and isinstance(what, Select) and what.quantity == NONE:
            raise UnfitError("done to none")
        unbounded = isinstance(what, Select) and what.zone is None and what.quantity == EVERY and not spoken_of(what)
        if verb in (Verb.SEARCH, Verb.DRAW, Verb.PLAY) and not event and unbounded:
            raise UnfitError("all there are of them")
        slots = VERBS[verb].slots
        values["what"] = what
        for name, value in values.items():
            if value not in (None, False) and name not in slots:
                raise UnfitError(f"{said.verb} takes no {name}")
        return Act(verb, **{k: v for k, v in values.items() if v is not None}, span=said.span)

    def slot(self, part: Dep, name: str, counters: Any = False, played: bool = False) -> Any:
        item = part.item
        if isinstance(item, Word):
            return self.place(item.word, (item.start, item.end))
        thing = self.phrase(evolve_prep(part))
        node = thing.node
        if isinstance(item, Phrase) and item.parts[-1][1].word == "&one":
            raise UnfitError("one of what")
        if thing.cat == "ability" or (isinstance(node, Pile) and node.zone is Zone.USUAL):
            raise UnfitError("no place")
        if isinstance(node, Pron) and not node.kinds:
            wanted = None if counters else {"to": "base", "source": "base"}.get(name)
            prep = item.prep if isinstance(item, Phrase) else ""
            kinds = frozenset((wanted,)) if wanted else CARD_KINDS | {"base"}
            if prep in ("on", "onto", "under"):
                kinds = CARD_KINDS | {"base"} if name == "to" and played else CARD_KINDS
            node = evolve(node, kinds=kinds)
        kept = (Select, Pron, This, Host, EitherOf, Both) if counters else (Select, Pron, This, Host, EitherOf)
        if name == "to" and thing.cat == "card" and not isinstance(node, kept):
            raise UnfitError("to what")
        return node

    def shortfall(self, dep: Dep, drawn: Any) -> Any:
        """The number in "until you have N cards"; the conditions know."""
        raise NotImplementedError

    def until_found(self, dep: Dep, verb: Verb) -> Any:
        """The number in "until you reveal an action"; the conditions know."""
        raise NotImplementedError

    def _gained(self, amount: Any, part: Dep) -> Any:
        if not isinstance(amount, Num):
            raise UnfitError("for each, for each")
        from smashrules.effects.amounts import Times

        return Times(amount.value, self.counted(self.phrase(part)), span=amount.span)


def _said(said: Said, name: str, word: str) -> bool:
    """Whether the adverb ``word`` stands with the verb."""
    item = said.fields[name].item if name in said.fields else None
    return isinstance(item, Word) and item.word == word


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
            item = evolve(item, word=item.word.replace("to_or_from", prep))
        else:
            item = evolve(item, prep=prep)
        found.append(evolve(said, fields={**rest, name: evolve(either, item=item)}))
    return found


def element_said(builder: Clauses, element: Element) -> list[Said]:
    """Every way to read a clause of a sentence."""
    return list(builder.said(element.head, element.subject, element.items))
