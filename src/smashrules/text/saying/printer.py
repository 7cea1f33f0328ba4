"""Tree to text: the reference wording, one house template for each construct.

``to_text`` says a tree in words that read as that tree again; a tree for which there are none raises
``UnsayableError``. What phrases are made of is in ``phrases``. Whether the tree makes sense is not asked.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import (
    Ability,
    Able,
    CardText,
    Continuous,
    Event,
    Holds,
    Instruction,
    Label,
    Limit,
    OnTurn,
    Per,
    Replacement,
    Restriction,
    Timing,
    Triggered,
    Whichever,
)
from smashrules.effects.actions import (
    Act,
    Awaits,
    Becomes,
    Cost,
    Delayed,
    ForEach,
    Granted,
    If,
    Join,
    Lasting,
    May,
    Modify,
    Moment,
    OneOf,
    PlayGiven,
    Seq,
    While,
)
from smashrules.effects.amounts import StatOf
from smashrules.effects.conditions import Dueling, Is, TurnOf
from smashrules.effects.node import walk
from smashrules.effects.selectors import (
    EVERY,
    ControllerOf,
    Kind,
    Ref,
    Select,
    Stat,
    This,
    You,
)
from smashrules.effects.verbs import Verb
from smashrules.text.saying.asking import asking
from smashrules.text.saying.buying import gained_by_another, in_two_sentences, points_given
from smashrules.text.saying.causing import (
    as_you_like,
    by_another,
    chosen_by,
    chosen_by_place,
    each_does,
    made_to_do,
    made_to_do_both,
    told_of_them,
    who_goes_on,
    you_again,
)
from smashrules.text.saying.choices import different_each_time, either_if, one_deed, picked_from
from smashrules.text.saying.counted_event import counted_event
from smashrules.text.saying.deeds import as_their_own, third
from smashrules.text.saying.each_place import both_ways, from_each_of, in_either_place
from smashrules.text.saying.history import throughout
from smashrules.text.saying.in_turn import begins_with
from smashrules.text.saying.opening import opening
from smashrules.text.saying.or_more import or_more
from smashrules.text.saying.phrases import Phrases
from smashrules.text.saying.quantities import UnsayableError, article, genitive, number_word
from smashrules.text.saying.references import known_labels
from smashrules.text.saying.stating import Stating
from smashrules.text.saying.staying import IN_PLAY, control_kept, of_control
from smashrules.text.saying.undergone import by_one
from smashrules.text.saying.waiting import in_one_sentence, in_sentences
from smashrules.text.trees.bodies import fixes, one_counter
from smashrules.text.trees.kinds import HOSTS
from smashrules.text.words.lexicon import lexicon
from smashrules.text.words.roles import gerund


def to_text(tree: CardText, *, type: str, name: str = "") -> str:  # noqa: A002
    """The reference wording of ``tree`` for a card of ``type``.

    Raises ``UnsayableError`` (a ``ValueError``) for a tree that has no wording.

    >>> from smashrules.text.reading.reading import read
    >>> to_text(read("You may destroy a character on this base.", type="minion").tree, type="minion")
    'You may destroy a minion here.'
    """
    host = tree.play_on.kind if tree.play_on is not None and tree.play_on.kind in HOSTS else None
    return Printer(Phrases(type, host, known_labels(tree)), tree).text()


class Printer(Stating, frozen=True):
    """Says one tree."""

    tree: CardText

    def text(self) -> str:
        parts = opening(self, self.tree)
        for ability in self.tree.abilities:
            parts.append(self.ability(ability))
        return " ".join(parts)

    def ability(self, ability: Ability) -> str:
        label = "" if ability.label is Label.NONE else f"{ability.label.value}: "
        sentences: list[str] = []
        for clause in ability.clauses:
            sentences.extend(self.clause(clause))
        sentences = sentences or ["do nothing"]
        return label + " ".join(sentence(each) for each in sentences)

    # -- clauses ----------------------------------------------------------------------------------------------

    def clause(self, clause: Any) -> list[str]:
        if isinstance(clause, Instruction):
            return self.sentences(clause.effect)
        if isinstance(clause, Continuous):
            return [self.statement(clause.statement)]
        if isinstance(clause, Restriction):
            limit = clause.limit
            return [f"you can only use {number_word(limit.times)} {limit.name}'s ability per {limit.per.value}"]
        if isinstance(clause, Replacement):
            lead = self.limited(clause.limit)
            first = " for the first time each turn" if clause.first else ""
            event = self.would(clause) + self.besides(clause)
            instead = "instead"
            now, later = self.at_first(clause.effect)
            if clause.single and not one_counter(now):
                instead += f" of {gerund(lexicon().forms[clause.event.verb.value][0])} one of them"
            held = clause.condition if not isinstance(clause.condition, TurnOf) else None
            where = f"{asking(self, held)}, " if held is not None else ""
            return [f"{lead}if {event}{first}, {where}{self.effect(now)} {instead}", *later]
        assert isinstance(clause, Triggered)
        first_sentence, *others = self.sentences(clause.effect)
        lead = self.when(clause.when, clause.limit)
        spent = [each.spends for each in walk(clause.effect) if isinstance(each, Act | Lasting) and each.spends]
        if spent:  # on your turn, as the play is
            given = self.given_up(spent[0])
            where = f"{asking(self, clause.condition)}, " if clause.condition is not None else ""
            return [f"{self.limited(clause.limit)}instead of {given}, {where}{first_sentence}", *others]
        if isinstance(clause.condition, TurnOf) and isinstance(clause.condition.who, You):
            once = "once on your turn, " if clause.limit is not None else "on your turn, "
            self.limited(clause.limit)
            return [f"{once}{self.when(clause.when, None)}, {first_sentence}", *others]
        if isinstance(clause.condition, TurnOf) and isinstance(clause.when, Event):
            return [f"{lead} during {self.turns(clause.condition.who)}, {first_sentence}", *others]
        condition = f"{asking(self, clause.condition)}, " if clause.condition is not None else ""
        instead = " instead" if isinstance(clause.when, Able) else ""
        return [f"{lead}, {condition}{first_sentence}{instead}", *others]

    @staticmethod
    def given_up(play: PlayGiven) -> str:
        """ "your regular minion play", "playing an action"."""
        if play.extra:
            return f"playing {article(play.kinds[0].value)}"
        kinds = " and ".join(each.value for each in play.kinds if each is not Kind.CARD)
        return f"your regular {f'{kinds} ' if kinds else ''}play"

    def at_first(self, effect: Any) -> tuple[Any, list[str]]:
        """What is done "instead", and the sentences that follow it ("Then ...")."""
        whole = effect.effect if isinstance(effect, May) else effect
        if not isinstance(whole, Seq) or whole.joins[0] is not Join.SENTENCE:
            return effect, []
        rest: Any = replace(whole, parts=whole.parts[1:], joins=whole.joins[1:])
        rest = rest if rest.joins else rest.parts[0]
        now = replace(effect, effect=whole.parts[0]) if isinstance(effect, May) else whole.parts[0]
        return now, self.sentences(rest)

    def would(self, clause: Replacement) -> str:
        """ "this minion would be destroyed or moved", "another player's card would destroy or move it"."""
        said = [self.event(each, "would") for each in (clause.event, *clause.others)]
        if not clause.others:
            return said[0]
        passive = clause.event.by is None
        if (told := by_one(self, (clause.event, *clause.others), "would")) is not None:
            return told
        if passive and (either := in_either_place(said)) is not None:
            return either
        forms = [lexicon().forms[each.verb.value][3 if passive else 0] for each in (clause.event, *clause.others)]
        both = [self.passive(each, "would") for each in (clause.event, *clause.others)] if passive else said
        cut = [each.partition(f" {form}") for each, form in zip(both, forms, strict=True)]
        behind = [end for _, _, end in cut]
        if len({begin for begin, _, _ in cut}) > 1 or any(behind[:-1]) if passive else len(set(behind)) > 1:
            raise UnsayableError("would happen, or would happen otherwise")
        return f"{cut[0][0]} {' or '.join(forms)}{behind[-1]}"

    def besides(self, clause: Replacement) -> str:
        """ "during your turn", "when a base scores": of what would happen, when."""
        amid = f" when {self.event(clause.amid)}" if clause.amid is not None else ""
        return amid + (f" during {self.turns(clause.condition.who)}" if isinstance(clause.condition, TurnOf) else "")

    def waiting(self, node: Awaits) -> str:
        return in_one_sentence(self.clause(node.clause))

    def limited(self, limit: Limit | None) -> str:
        if limit is None:
            return ""
        often = {1: "once", 2: "twice", 3: "three times"}.get(limit.times)
        turn = limit.per is Per.TURN or limit.times == 1
        if often is None or not turn or limit.name is not None or limit.per is Per.GAME:
            raise UnsayableError("a limit")
        return f"{often} per {limit.per.value}, "

    def when(self, when: Any, limit: Limit | None) -> str:
        if isinstance(when, OnTurn):
            if isinstance(when.whose, (Select, ControllerOf)):
                return f"{self.limited(limit)}on {genitive(self.say.any(when.whose))} turn"
            if not isinstance(when.whose, You):
                raise UnsayableError("on whose turn")
            often = self.limited(limit).removesuffix(", ")
            return (
                often if limit is not None and limit.times > 1 else "once on your turn" if often else "on your turn"
            )
        lead = self.limited(limit)
        if isinstance(when, Able):
            return f"{lead}any time {self.event(when.act, 'can')}"
        if isinstance(when, Holds) and isinstance(when.condition, Dueling) and when.throughout:
            return f"{lead}during a duel involving {self.say.any(when.condition.what)}"
        if isinstance(when, Holds) and isinstance(when.condition, Dueling):
            return f"{lead}when {self.condition(when.condition)}"
        if isinstance(when, Holds) and when.throughout:
            raise UnsayableError("at any time while")
        if isinstance(when, Holds):
            return f"{lead}if {self.condition(when.condition)}"
        if isinstance(when, Moment):
            return f"{lead}at {self.say.moment(when)}"
        if isinstance(when, Whichever):
            return lead + " or ".join(self.when(each, None) for each in when.triggers)
        assert isinstance(when, Event)
        if when.apart and when.nth is None:
            return f"{lead}{when.timing.value} {self.first_of_each(when)}"
        first = "the first time each turn " if when.first else ""
        if when.nth is not None:
            return f"{lead}{when.timing.value} {counted_event(self, when, when.nth)} in a turn"
        settled = " after resolving its ability" if when.settled else ""
        then = ""
        if when.then is not None:
            then = f" and is {lexicon().forms[when.then.verb.value][3]}"
        return f"{lead}{when.timing.value} {first}{self.events(when)}{then}{settled}"

    def first_of_each(self, when: Event) -> str:
        """ "the first time each of your minions moves in a turn"."""
        what = when.act.what
        plain = when.first and not (when.others or when.then or when.settled) and when.act.by is None
        if not plain or not isinstance(what, Select) or when.act.verb is not Verb.MOVE:
            raise UnsayableError("the first of each")
        each = self.say.select(replace(what, quantity=EVERY))
        words = self.event(when.act).removeprefix(self.say.any(what, "bare"))
        return f"the first time {each}{words} in a turn"

    def events(self, when: Event) -> str:
        """ "you play or move a minion here", "a minion is moved or another is played"."""
        if when.others and all(each.by is None and each.what == when.act.what for each in (when.act, *when.others)):
            done = [lexicon().forms.get(each.verb.value, ("",) * 4)[3] for each in when.others]
            plain = all(each == Act(each.verb, what=each.what) for each in when.others)
            if plain and all(done) and self.event(when.act).endswith(lexicon().forms[when.act.verb.value][3]):
                return " or ".join([self.event(when.act), *done])
        acts = (when.act, *when.others)
        said = [self.event(each) for each in acts]
        if any(each.verb in (Verb.LEAVE, Verb.ENTER) for each in acts):
            return " or ".join(said)  # what leaves play is not done to it
        goes = when.act.verb in (Verb.MOVE, Verb.TRANSFER) and when.act.to is not None
        if goes and when.others == (replace(when.act, to=None, source=when.act.to),):
            place = self.goal(when.act.verb, when.act.to).removeprefix("to ")
            place = "to or from here" if place == "here" else f"to or from {place}"
            return f"{self.event(replace(when.act, to=None))} {place}"
        if when.others and all(each.by is None and each.what == when.act.what for each in acts):
            be = "are" if self.say.is_many(when.act.what) else "is"
            undergone = [self.passive(each, "").partition(f" {be} ") for each in acts]
            return "".join(undergone[0]) + "".join(f" or {done}" for _, _, done in undergone[1:])
        if when.others and (told := by_one(self, acts, "")) is not None:
            return told
        if when.others and all(each.what == when.act.what and each.by == when.act.by for each in when.others):
            verb = {
                each: bare if self.say.is_many(each.by, "bare") else third(bare)
                for each in (when.act, *when.others)
                for bare in ("look at" if each.verb is Verb.LOOK else each.verb.value,)
            }
            subjects = f"{self.say.any(when.act.by, 'bare')} "
            if all(words.startswith(subjects + verb[act]) for words, act in zip(said, verb, strict=False)):
                whole = next((each for each in verb if each.verb is Verb.TRANSFER), when.act)  # "to here"
                tail = said[list(verb).index(whole)].removeprefix(subjects + verb[whole])
                return subjects + " or ".join(verb.values()) + tail
        return " or ".join(said)

    # -- effects ----------------------------------------------------------------------------------------------

    def sentences(self, effect: Any) -> list[str]:
        """An effect as one or several sentences, without capitals and full stops."""
        if isinstance(effect, Seq) and (controlled := of_control(self, effect)) is not None:
            return [controlled]
        if isinstance(effect, Seq):
            runs: list[list[Any]] = [[effect.parts[0]]]
            joins: list[list[Join]] = [[]]
            for join, part in zip(effect.joins, effect.parts[1:], strict=True):
                if join is Join.SENTENCE:
                    runs.append([part])
                    joins.append([])
                else:
                    runs[-1].append(part)
                    joins[-1].append(join)
            result: list[str] = []
            for parts, between in zip(runs, joins, strict=True):
                if len(parts) == 1:
                    result.extend(self.sentences(parts[0]))
                else:
                    result.append(self.joined(parts, between))
            return result
        paid = effect.effect if isinstance(effect, May) else effect
        if isinstance(paid, Cost) and in_two_sentences(paid):
            first = replace(effect, effect=paid.pay) if isinstance(effect, May) else paid.pay
            who = "they" if isinstance(effect, May) and effect.by is not None else "you"
            return [*self.sentences(first), f"if {who} do, {self.effect(paid.effect)}"]
        if isinstance(effect, If) and effect.otherwise is not None:
            return [*self.sentences(replace(effect, otherwise=None)), f"otherwise, {self.effect(effect.otherwise)}"]
        later = effect.effect if isinstance(effect, Delayed) else None
        if isinstance(effect, Delayed) and isinstance(later, If) and later.otherwise is not None:
            first = replace(effect, effect=replace(later, otherwise=None))
            return [self.effect(first), f"otherwise, {self.effect(later.otherwise)}"]
        if isinstance(effect, OneOf) and any(isinstance(each, Lasting) and each.stays for each in effect.options):
            return [f"choose one: {' OR '.join(map(self.labelled, effect.options)).removesuffix('.')}"]
        if (picked := picked_from(self, effect)) is not None:
            return [picked]
        if (each_time := in_sentences(effect)) is not None:
            return [text for part in each_time for text in self.sentences(part)]
        if isinstance(effect, OneOf) and not effect.by and any(isinstance(each, Lasting) for each in effect.options):
            return [f"choose one: {self.either(effect)}"]
        if isinstance(effect, ForEach) and isinstance(effect.effect, Seq) and Join.SENTENCE in effect.effect.joins:
            return self.each_in_turn(effect, effect.effect)
        if isinstance(effect, ForEach) and isinstance(effect.effect, OneOf):
            if effect.effect.different:
                return [different_each_time(self, effect, effect.effect)]
            if (placed := chosen_by_place(self, effect)) is not None:
                return [placed]
            if _led(effect.effect.options):
                return [f"choose one for {self.say.any(effect.over)}: {self.either(effect.effect)}"]
            return [f"for {self.say.any(effect.over)}, {self.effect(effect.effect)}"]
        return [self.effect(effect)]

    def each_in_turn(self, effect: ForEach, parts: Seq) -> list[str]:
        """ "for each other player, do this", "they do that": sentences that go on about the player."""
        if (told := told_of_them(effect, parts)) is not None:
            return self.sentences(told)
        for join, part in zip(parts.joins, parts.parts[1:], strict=True):
            theirs: Any = part.statement if isinstance(part, Lasting) else None
            by = theirs.what if isinstance(theirs, Modify) and theirs.at is not None else getattr(part, "by", None)
            if join is Join.SENTENCE and not isinstance(by, Ref):
                raise UnsayableError("who goes on")
        first, *others = self.sentences(parts)
        return [f"for {self.say.any(effect.over)}, {first}", *others]

    def labelled(self, effect: Any) -> str:
        """ "Ongoing: each minion here has +1 power": an ability that the card may come to have."""
        given = effect.statement if isinstance(effect, Lasting) and effect.stays and not effect.lead else None
        if not isinstance(given, Granted) or not isinstance(given.what, This) or given.alone:
            raise UnsayableError("one of several abilities")
        if any(each.label is Label.NONE for each in given.abilities):
            raise UnsayableError("one of several abilities")
        tree = CardText(given.abilities)
        return Printer(replace(self.say, labels=known_labels(tree)), tree).text()

    def either(self, effect: OneOf) -> str:
        """ "until the start of your turn, either A OR B"."""
        options = effect.options
        if all(isinstance(each, Lasting) for each in options) and _led(options):
            untils = {each.until for each in options if isinstance(each, Lasting)}
            until = untils.pop()
            if not untils and until is not None:
                said = [self.statement(each.statement) for each in options if isinstance(each, Lasting)]
                return f"until {self.say.moment(until)}, either {' OR '.join(said)}"
        return "either " + " OR ".join(self.effect(each) for each in options)

    def joined(self, parts: list[Any], between: list[Join]) -> str:
        if (until := self.all_until(parts, between)) is not None:
            return until
        if Join.THEN in between:
            cut = between.index(Join.THEN)
            left = self.joined(parts[: cut + 1], between[:cut]) if cut else self.effect(parts[0])
            rest, after = parts[cut + 1 :], between[cut + 1 :]
            right = self.joined(rest, after) if after else self.effect(rest[0])
            return f"{left}, then {you_again(parts[cut], parts[cut + 1])}{right}"
        lasting = [each for each in parts if isinstance(each, Lasting) and each.lead and each.until == parts[0].until]
        if len(lasting) == len(parts) and isinstance(parts[0].until, Moment):
            stated = " and ".join(self.statement(each.statement) for each in lasting)
            return f"until {self.say.moment(parts[0].until)}, {stated}"
        said: list[str] = []
        leader: Select | None = None
        for place, part in enumerate(parts):
            if place and (doer := who_goes_on(leader, parts[place - 1], part)) is not None:
                said.append(self.deed(replace(part, by=None), third_person=not self.say.is_many(doer)))
                continue
            if isinstance(part, Act) and isinstance(part.by, Select):
                leader = part.by
            last = place == len(parts) - 1
            behind = last and isinstance(part, If) and part.otherwise is None  # "and play it if it is a minion"
            you = you_again(parts[place - 1], part) if place else ""
            said.append(you + (self.command(part) if behind else self.effect(part)))
        if len(said) == 2:
            comma = "," if isinstance(parts[1], OneOf) and parts[1].most == 1 else ""
            return f"{said[0]}{comma} and {said[1]}"
        return f"{', '.join(said[:-1])}, and {said[-1]}"

    def effect(self, effect: Any) -> str:
        """An effect as one clause."""
        if (begun := begins_with(effect)) is not None:
            return f"starting with {self.say.any(begun[0])}, {self.effect(begun[1])}"
        if isinstance(effect, Act):
            return self.deed(effect)
        if (picked := picked_from(self, effect)) is not None:
            return picked
        if isinstance(effect, May):
            both = isinstance(effect.effect, Seq) and effect.effect.joins == (Join.THEN,)
            return self.offered(effect).replace(", then ", " and then " if both else ", then ", 1)
        if isinstance(effect, Seq):
            if (controlled := of_control(self, effect)) is not None:
                return controlled
            if Join.SENTENCE in effect.joins:
                raise UnsayableError("sentences inside a clause")
            return self.joined(list(effect.parts), list(effect.joins))
        if isinstance(effect, OneOf):
            if effect.different:
                raise UnsayableError("different from which")
            if effect.by is not None:
                return one_deed(self, effect) or chosen_by(self, effect)
            ways = one_deed(self, effect) or both_ways(self, effect, self.effect) or as_you_like(self, effect)
            if ways is not None:
                return ways
            if effect.most == 1 and (asked := either_if(self, effect)) is not None:
                return asked
            if effect.most > 1:
                return " and/or ".join(self.effect(each) for each in effect.options)
            if any(isinstance(each, (Lasting, Seq, OneOf, If, Cost)) for each in effect.options):
                if any(isinstance(each, (OneOf, If)) for each in effect.options):
                    raise UnsayableError("options")
                return " OR ".join(self.effect(each) for each in effect.options)
            return " or ".join(self.effect(each) for each in effect.options)
        if isinstance(effect, Cost):
            if (given := points_given(self, effect)) is not None:
                return given
            either = "either " if isinstance(effect.effect, OneOf) else ""
            return f"{self.paid(effect.pay, self.effect)} to {either}{self.done_by(effect.effect)}"
        if isinstance(effect, If) and effect.otherwise is None:
            return f"{asking(self, effect.condition)}, {self.effect(effect.then)}"
        if isinstance(effect, ForEach):
            if (placed := chosen_by_place(self, effect) or or_more(self, effect)) is not None:
                return placed
            if (deeds := each_does(effect)) is not None:
                return self.effect(deeds)
            return from_each_of(self, effect) or f"for {self.say.any(effect.over)}, {self.effect(effect.effect)}"
        if isinstance(effect, Lasting):
            return self.lasting(effect)
        if isinstance(effect, Delayed):
            return self.delayed(effect, effect.when)
        raise UnsayableError(type(effect).__name__)

    def delayed(self, effect: Delayed, when: Moment | OnTurn | Event) -> str:
        if isinstance(when, Event):
            if when.settled or when.then is not None or (when.timing is not Timing.AFTER and effect.until):
                raise UnsayableError("the next time")
            if when.timing is not Timing.AFTER:  # of an action that is gone by then
                return f"{when.timing.value} {self.events(when)}, {self.effect(effect.effect)}"
            before = f" before {self.say.moment(effect.until)}" if effect.until is not None else ""
            return f"the next time {self.events(when)}{before}, {self.effect(effect.effect)}"
        if isinstance(when, OnTurn):
            whose = "your" if isinstance(when.whose, You) else genitive(self.say.any(when.whose))
            return f"on {whose} next turn, {self.effect(effect.effect)}"
        if (turn := throughout(self, effect)) is not None:
            return turn
        if self.say.type == "base" and not when.next:  # at that time of this turn, not of each
            held = effect.effect
            if not isinstance(held, If) or held.otherwise is not None:
                raise UnsayableError("later on a base")
            return f"if {self.condition(held.condition)} at {self.say.moment(when)}, {self.effect(held.then)}"
        return f"at {self.say.moment(when)}, {self.effect(effect.effect)}"

    def offered(self, effect: May) -> str:
        """What may be done, or left."""
        if isinstance(effect.effect, Act) and effect.effect.verb is Verb.DUEL and effect.by is None:
            return f"{self.say.any(effect.effect.what)} may {self.predicate(effect.effect)}"
        if effect.by is not None and isinstance(effect.effect, Lasting):
            return f"{self.say.any(effect.by)} may {self.command(effect.effect)}"
        if by_another(effect.effect, effect.by):
            who = "you" if effect.by is None else self.say.any(effect.by)
            return f"{who} may {self.done_by(effect.effect)}"
        if effect.by is None and (made := made_to_do_both(self, effect.effect)) is not None:
            return f"you may {made}"
        if effect.by is not None:
            return f"{self.say.any(effect.by)} may {self.effect(effect.effect)}"
        return f"you may {self.command(effect.effect)}"

    def done_by(self, effect: Any) -> str:
        """What stands after "to": "draw a card", "have them draw a card"."""
        if isinstance(effect, Act) and effect.verb is Verb.DUEL and effect.by is None:
            return f"have {self.say.any(effect.what)} {self.predicate(effect)}"
        if isinstance(effect, Act) and effect.by is not None:
            return made_to_do(effect.by, self.say.any, self.predicate(replace(effect, by=None)))
        if isinstance(effect, Seq) and isinstance(effect.parts[0], Act) and effect.parts[0].by is not None:
            deeds = [each for each in effect.parts if isinstance(each, Act) and each.by == effect.parts[0].by]
            if len(deeds) < len(effect.parts):
                raise UnsayableError("who does all of that")
            return f"have them {self.joined([as_their_own(each) for each in deeds], list(effect.joins))}"
        return self.command(effect)

    def paid(self, pay: Any, said: Any) -> str:
        """ "draw a card", "either draw a card, or discard one,": what stands before "to"."""
        if isinstance(pay, OneOf) and pay.most == 1 and not any(isinstance(each, Seq) for each in pay.options):
            options = [said(each) for each in pay.options]
            return f"either {', '.join(options[:-1])}, or {options[-1]},"
        return str(said(pay))

    def command(self, effect: Any) -> str:
        """An effect after "you may" or "to": power is given there, and a condition stands behind."""
        if isinstance(effect, Lasting) and not effect.lead and isinstance(effect.statement, Modify):
            stated = effect.statement
            yours = isinstance(stated.what, You)  # "to gain +2 power here", which no one is given
            if stated.stat is Stat.POWER and not self.of_another(stated) and not (effect.until is None and yours):
                until = f" until {self.say.moment(effect.until)}" if effect.until is not None else ""
                return f"give {self.say.any(stated.what)} {self.say.bonus(stated.stat, stated.amount)}{until}"
        if (picked := picked_from(self, effect)) is not None:
            return picked
        if isinstance(effect, Cost) and gained_by_another(effect) is None:
            either = "either " if isinstance(effect.effect, OneOf) else ""
            return f"{self.paid(effect.pay, self.command)} to {either}{self.done_by(effect.effect)}"
        if isinstance(effect, If) and effect.otherwise is None:
            return f"{self.command(effect.then)} if {self.condition(effect.condition)}"
        if isinstance(effect, Seq) and set(effect.joins) == {Join.AND} and len(effect.parts) == 2:
            if control_kept(effect) is not None:
                return self.effect(effect)
            comma = "," if isinstance(effect.parts[1], OneOf) and effect.parts[1].most == 1 else ""
            return f"{comma} and ".join(self.command(each) for each in effect.parts)
        if (
            isinstance(effect, OneOf)
            and effect.most == 1
            and not any(isinstance(o, (OneOf, If)) for o in effect.options)
        ):
            if (ways := one_deed(self, effect) or both_ways(self, effect, self.command)) is not None:
                return ways
            joint = " OR " if any(isinstance(each, (Lasting, Seq, Cost)) for each in effect.options) else " or "
            return joint.join(self.command(each) for each in effect.options)
        return self.effect(effect)

    def all_until(self, effects: list[Any], between: list[Join]) -> str | None:
        """ "until the end of the turn, it has +2 power, and if it would be destroyed, ..."."""
        parts = [each for each in effects if isinstance(each, Lasting)]
        untils = {each.until for each in parts}
        if len(parts) < len(effects) or set(between) != {Join.AND} or len(untils) > 1:
            return None
        until, (*stated, last) = untils.pop(), parts
        if until is None or not isinstance(last.statement, Awaits):
            return None
        words = [self.statement(each.statement) for each in stated]
        return f"until {self.say.moment(until)}, {', '.join(words)}, and {self.statement(last.statement)}"

    def lasting(self, effect: Lasting) -> str:
        until = f"until {self.say.moment(effect.until)}" if effect.until is not None else ""
        if effect.stays:
            until = IN_PLAY
        if effect.lead and fixes(effect.statement):
            raise UnsayableError("chosen anew at each moment")
        stated = effect.statement
        if isinstance(stated, Becomes) and effect.until is None and stated.stat is Stat.BREAKPOINT:
            number = self.say.amount(StatOf(stated.stat, stated.what))
            return f"reduce {number} to {self.say.amount(stated.amount)}"
        if effect.lead:
            return f"{until}, {self.statement(effect.statement)}".removeprefix(", ")
        if isinstance(stated, While) and isinstance(stated.condition, Is):
            inner: Any = replace(effect, statement=stated.statement, until=None)
            return f"{self.lasting(inner)} while {self.condition(stated.condition)} {until}".strip()
        if isinstance(stated, While) and isinstance(stated.condition, Dueling):
            held = f"{self.statement(stated.statement, 'gain')} {until}".strip()
            return f"{held} while {self.condition(stated.condition)}"
        return f"{self.statement(effect.statement, 'gain')} {until}".strip()


def _led(effects: tuple[Any, ...]) -> bool:
    """Whether the time stands before them."""
    return any(isinstance(each, Lasting) and each.lead for each in effects)


def sentence(words: str) -> str:
    return words[:1].upper() + words[1:] + ("" if words.endswith('."') else ".")
