"""Tree to text: the reference wording, one house template for each construct.

``to_text`` says a tree in words that read as that tree again; a tree for which there are none raises
``UnsayableError``. What phrases are made of is in ``phrases``.
"""

from __future__ import annotations

from typing import Any

from attrs import evolve

from smashrules.effects.abilities import (
    Ability,
    CardText,
    Continuous,
    Event,
    Instruction,
    Label,
    Limit,
    OnTurn,
    Per,
    Replacement,
    Restriction,
    Triggered,
)
from smashrules.effects.actions import (
    Act,
    Cancelled,
    Cannot,
    Cost,
    Counts,
    Delayed,
    ForEach,
    If,
    Join,
    Lasting,
    May,
    Modify,
    Moment,
    OneOf,
    Seq,
    Unaffected,
    While,
)
from smashrules.effects.amounts import Minus, Num, Times
from smashrules.effects.conditions import Done, FirstThisTurn, Has, Is, Not, Outnumbers, TurnOf, Was
from smashrules.effects.node import walk
from smashrules.effects.selectors import (
    EVERY,
    At,
    Here,
    Kind,
    Pile,
    Ref,
    Select,
    Stat,
    You,
)
from smashrules.effects.verbs import Verb
from smashrules.text.lexicon import lexicon
from smashrules.text.phrases import Known, Phrases, UnsayableError, number_word

STATEMENTS = (Modify, Cannot, Unaffected, Counts, Cancelled, While)


def to_text(tree: CardText, *, type: str, name: str = "") -> str:  # noqa: A002
    """The reference wording of ``tree`` for a card of ``type``.

    Raises ``UnsayableError`` (a ``ValueError``) for a tree that has no wording.

    >>> from smashrules.text.reading import read
    >>> to_text(read("You may destroy a character on this base.", type="minion").tree, type="minion")
    'You may destroy a minion here.'
    """
    return Printer(tree, type).text()


def known_labels(tree: CardText) -> dict[int, Known]:
    """What each label of ``tree`` stands for."""
    found: dict[int, Known] = {}
    verbs: dict[int, Verb] = {}
    for node in walk(tree):
        if isinstance(node, Act) and isinstance(node.what, Select) and node.what.label is not None:
            verbs[node.what.label] = node.verb
    for node in walk(tree):
        if isinstance(node, Select) and node.label is not None:
            many = node.quantity.high != 1 and node.quantity != EVERY
            found[node.label] = Known(node, verbs.get(node.label), many)
    return found


def third(bare: str) -> str:
    """ "destroy" -> "destroys"; the bare form's first word changes."""
    first, _, rest = bare.partition(" ")
    lex = lexicon()
    for forms in lex.forms.values():
        if forms[0] == bare.replace(" ", "_"):
            return forms[1].replace("_", " ")
        if forms[0] == first:
            return f"{forms[1]} {rest}".strip().replace("_", " ")
    return {"have": "has", "are": "is"}.get(first, first + "s") + (f" {rest}" if rest else "")


def sentence(words: str) -> str:
    return words[:1].upper() + words[1:] + "."


class Printer:
    """Says one tree."""

    def __init__(self, tree: CardText, type: str) -> None:  # noqa: A002
        self.tree = tree
        self.type = type
        host = tree.play_on is not None and tree.play_on.kind is Kind.MINION
        self.say = Phrases(type, host, known_labels(tree))

    def text(self) -> str:
        parts: list[str] = []
        if self.tree.play_on is not None:
            parts.append(f"Play on {self.say.select(self.tree.play_on)}.")
        for ability in self.tree.abilities:
            parts.append(self.ability(ability))
        return " ".join(parts)

    def ability(self, ability: Ability) -> str:
        label = "" if ability.label is Label.NONE else f"{ability.label.value}: "
        sentences: list[str] = []
        for clause in ability.clauses:
            sentences.extend(self.clause(clause))
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
            event = self.event(clause.event, "would")
            return [f"{lead}if {event}{first}, {self.effect(clause.effect)} instead"]
        assert isinstance(clause, Triggered)
        first_sentence, *others = self.sentences(clause.effect)
        lead = self.when(clause.when, clause.limit)
        condition = f"if {self.condition(clause.condition)}, " if clause.condition is not None else ""
        return [f"{lead}, {condition}{first_sentence}", *others]

    def limited(self, limit: Limit | None) -> str:
        if limit is None:
            return ""
        if limit.times != 1 or limit.name is not None or limit.per is Per.GAME:
            raise UnsayableError("a limit")
        return f"once per {limit.per.value}, "

    def when(self, when: Any, limit: Limit | None) -> str:
        if isinstance(when, OnTurn):
            if not isinstance(when.whose, You):
                raise UnsayableError("on whose turn")
            if limit is None:
                return "on your turn"
            self.limited(limit)
            return "once on your turn"
        lead = self.limited(limit)
        if isinstance(when, Moment):
            return f"{lead}at {self.say.moment(when)}"
        assert isinstance(when, Event)
        first = "the first time each turn " if when.first else ""
        settled = " after resolving its ability" if when.settled else ""
        then = ""
        if when.then is not None:
            then = f" and is {lexicon().forms[when.then.verb.value][3]}"
        return f"{lead}{when.timing.value} {first}{self.event(when.act)}{then}{settled}"

    # -- effects ----------------------------------------------------------------------------------------------

    def sentences(self, effect: Any) -> list[str]:
        """An effect as one or several sentences, without capitals and full stops."""
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
        if isinstance(effect, If) and effect.otherwise is not None:
            return [*self.sentences(evolve(effect, otherwise=None)), f"otherwise, {self.effect(effect.otherwise)}"]
        if isinstance(effect, OneOf) and any(isinstance(each, Lasting) for each in effect.options):
            return [f"choose one: {self.either(effect)}"]
        if isinstance(effect, ForEach) and isinstance(effect.effect, OneOf):
            return [f"choose one for {self.say.any(effect.over)}: {self.either(effect.effect)}"]
        return [self.effect(effect)]

    def either(self, effect: OneOf) -> str:
        """ "until the start of your turn, either A OR B"."""
        options = effect.options
        if all(isinstance(each, Lasting) and each.lead for each in options):
            untils = {each.until for each in options if isinstance(each, Lasting)}
            until = untils.pop()
            if not untils and until is not None:
                said = [self.statement(each.statement) for each in options if isinstance(each, Lasting)]
                return f"until {self.say.moment(until)}, either {' OR '.join(said)}"
        return "either " + " OR ".join(self.effect(each) for each in options)

    def joined(self, parts: list[Any], between: list[Join]) -> str:
        if Join.THEN in between:
            cut = between.index(Join.THEN)
            left = self.joined(parts[: cut + 1], between[:cut]) if cut else self.effect(parts[0])
            rest, after = parts[cut + 1 :], between[cut + 1 :]
            right = self.joined(rest, after) if after else self.effect(rest[0])
            return f"{left}, then {right}"
        said: list[str] = []
        leader: Select | None = None
        for place, part in enumerate(parts):
            if place and leader is not None and isinstance(part, Act) and isinstance(part.by, Ref):
                if part.by.label != leader.label:
                    raise UnsayableError("two who act")
                said.append(self.deed(evolve(part, by=None), third_person=not self.say.is_many(leader)))
                continue
            if isinstance(part, Act) and isinstance(part.by, Select):
                leader = part.by
            said.append(self.effect(part))
        if len(said) == 2:
            return f"{said[0]} and {said[1]}"
        return f"{', '.join(said[:-1])}, and {said[-1]}"

    def effect(self, effect: Any) -> str:
        """An effect as one clause."""
        if isinstance(effect, Act):
            return self.deed(effect)
        if isinstance(effect, May):
            if effect.by is not None:
                return f"{self.say.any(effect.by)} may {self.effect(effect.effect)}"
            return f"you may {self.effect(effect.effect)}"
        if isinstance(effect, Seq):
            if Join.SENTENCE in effect.joins:
                raise UnsayableError("sentences inside a clause")
            return self.joined(list(effect.parts), list(effect.joins))
        if isinstance(effect, OneOf):
            if any(isinstance(each, (Lasting, Seq, OneOf, If)) for each in effect.options):
                raise UnsayableError("options")
            return " or ".join(self.effect(each) for each in effect.options)
        if isinstance(effect, Cost):
            return f"{self.effect(effect.pay)} to {self.effect(effect.effect)}"
        if isinstance(effect, If) and effect.otherwise is None:
            return f"if {self.condition(effect.condition)}, {self.effect(effect.then)}"
        if isinstance(effect, ForEach):
            return f"for {self.say.any(effect.over)}, {self.effect(effect.effect)}"
        if isinstance(effect, Lasting):
            return self.lasting(effect)
        if isinstance(effect, Delayed):
            return f"at {self.say.moment(effect.when)}, {self.effect(effect.effect)}"
        raise UnsayableError(type(effect).__name__)

    def lasting(self, effect: Lasting) -> str:
        until = f"until {self.say.moment(effect.until)}" if effect.until is not None else ""
        if effect.lead:
            return f"{until}, {self.statement(effect.statement)}"
        return f"{self.statement(effect.statement, 'gain')} {until}".strip()

    # -- deeds ------------------------------------------------------------------------------------------------

    def deed(self, act: Act, third_person: bool = False) -> str:
        """An act as a command, or as what its doer does."""
        words = self.predicate(act)
        if act.by is not None and not isinstance(act.by, You):
            subject = self.say.any(act.by)
            return f"{subject} {words if self.say.is_many(act.by) else third(words)}"
        return third(words) if third_person else words

    def predicate(self, act: Act) -> str:
        """The verb of an act with all that belongs to it, in its bare form."""
        verb, say = act.verb, self.say
        words = {Verb.LOOK: "look at", Verb.GAIN_VP: "gain"}.get(verb, verb.value)
        what = act.what
        if verb is Verb.GAIN_VP:
            return f"gain {self.vps(act.amount)}"
        if verb is Verb.DRAW:
            return self.drawing(act)
        if verb in (Verb.PUT_COUNTER, Verb.REMOVE_COUNTER):
            return self.counters(act)
        if verb is Verb.SEARCH:
            if not isinstance(act.source, Pile) or not isinstance(what, Select):
                raise UnsayableError("search")
            return f"search {say.pile(act.source)} for {say.any(what)}"
        if verb is Verb.REPLACE or verb is Verb.SWAP:
            if act.with_ is None or what is None:
                raise UnsayableError("with what")
            return f"{words} {say.any(what)} with {say.any(act.with_)}"
        parts = [words]
        if (
            verb is Verb.PLAY
            and isinstance(what, Select)
            and isinstance(act.to, (Here, Ref))
            and say.at(act.to) in ("here", "there")
        ):
            what = evolve(what, filters=(*what.filters, At(act.to)))  # "a minion here with less power than ..."
            act = evolve(act, to=None)
        if what is not None:
            parts.append(say.any(what, extra=act.extra))
        elif act.extra:
            raise UnsayableError("an extra nothing")
        if act.source is not None:
            parts.append(self.origin(act.source))
        if act.to is not None:
            several = (
                verb is Verb.MOVE and act.source is None and isinstance(what, Select) and what.quantity.high != 1
            )
            parts.append(self.goal(verb, act.to, several))
        if act.as_extra is not None:
            kind = act.as_extra.value
            parts.append(f"as an extra {kind}")
        if act.at_once:
            parts.append("immediately")
        if act.any_order:
            parts.append("in any order")
        if act.instead_of is not None:
            if verb is Verb.PLAY:
                parts.append(f"instead of from your {act.instead_of.value}")
            else:
                parts.append(f"instead of the {act.instead_of.value}")
        return " ".join(parts)

    def vps(self, amount: Any) -> str:
        if isinstance(amount, Num):
            return f"{amount.value} VP{'s' if amount.value > 1 else ''}"
        if isinstance(amount, Times):
            return f"{amount.each} VP{'s' if amount.each > 1 else ''} {self.say.for_each(amount.amount)}"
        raise UnsayableError("how many VPs")

    def counters(self, act: Act) -> str:
        if not isinstance(act.amount, Num):
            raise UnsayableError("how many counters")
        many = act.amount.value != 1
        what = f"{number_word(act.amount.value)} +1 power counters" if many else "a +1 power counter"
        if act.verb is Verb.PUT_COUNTER:
            return f"place {what} on {self.say.any(act.to)}"
        return f"remove {what} from {self.say.any(act.source)}"

    def drawing(self, act: Act) -> str:
        amount = act.amount
        if amount is None:
            return f"draw {self.say.any(act.what)}"
        if isinstance(amount, Num):
            return "draw a card" if amount.value == 1 else f"draw {number_word(amount.value)} cards"
        try:
            return f"draw a card {self.say.for_each(amount)}"
        except UnsayableError:
            return f"draw cards equal to {self.say.amount(amount)}"

    def origin(self, source: Any) -> str:
        if isinstance(source, Here):
            return "from here"
        if isinstance(source, Pile):
            return f"from {self.say.end_of(source)}"
        if (
            isinstance(source, Select)
            and source.label is not None
            and source.quantity.high == 1
            and not source.filters
        ):
            return "from one base"
        return f"from {self.say.any(source)}"

    def goal(self, verb: Verb, to: Any, several: bool = False) -> str:
        say = self.say
        if isinstance(to, Pile):
            if verb is Verb.PLACE:
                return f"on {say.end_of(to)}" if to.end else f"in {say.pile(to)}"
            if verb is Verb.SHUFFLE:
                return f"into {say.pile(to)}"
            return f"to {say.end_of(to)}"
        if isinstance(to, Here):
            return "here"
        if isinstance(to, Ref) and to.words in ("", "there"):
            return "there"
        link = "on" if verb in (Verb.PLAY, Verb.PLACE) else "to"
        if isinstance(to, Select) and to.kind is Kind.BASE and several:
            return f"{link} {say.select(evolve(to, quantity=EVERY), 'bare')}"
        return f"{link} {say.any(to)}"

    # -- events -----------------------------------------------------------------------------------------------

    def event(self, act: Act, modal: str = "") -> str:
        """ "another player plays a minion here", "this minion would be destroyed"."""
        say = self.say
        if act.verb in (Verb.SCORE, Verb.GO):
            subject = say.any(act.what, "bare")
            many = say.is_many(act.what, "bare")
            words = act.verb.value
            if act.to is not None:
                words += f" to {say.pile(act.to)}"
            if act.source is not None:
                words += f" from {say.pile(act.source)}"
            if modal:
                return f"{subject} {modal} {words}"
            return f"{subject} {words if many else third(words)}"
        if act.by is None:
            return self.passive(act, modal)
        subject = say.any(act.by, "bare")
        words = self.predicate(act) if modal != "cannot" else self.forbidden(act)
        if modal:
            return f"{subject} {modal} {words}"
        return f"{subject} {words if say.is_many(act.by, 'bare') else third(words)}"

    def forbidden(self, act: Act) -> str:
        words = [act.verb.value, self.say.any(act.what, "bare")]
        if act.to is not None:
            words.append(
                "to here" if isinstance(act.to, Here) and act.verb is Verb.MOVE else self.goal(act.verb, act.to)
            )
        return " ".join(words)

    def passive(self, act: Act, modal: str) -> str:
        say = self.say
        style = "bare" if modal == "cannot" else "each"
        done = lexicon().forms[act.verb.value][3]
        what = act.what
        place = ""
        if isinstance(what, Select) and act.to is not None:
            place = f" {self.goal(act.verb, act.to)}"
        subject = say.any(what, style)
        many = say.is_many(what, style)
        if modal:
            return f"{subject} {modal} be {done}{place}"
        return f"{subject} {'are' if many else 'is'} {done}{place}"

    # -- statements -------------------------------------------------------------------------------------------

    def statement(self, node: Any, verb: str = "have") -> str:
        say = self.say
        if isinstance(node, While):
            if isinstance(node.condition, TurnOf):
                turns = self.turns(node.condition.who)
                return f"{self.statement(node.statement, verb)} during {turns}"
            return f"if {self.condition(node.condition)}, {self.statement(node.statement, verb)}"
        if isinstance(node, Modify):
            if node.stat is Stat.BREAKPOINT:
                if not isinstance(node.amount, Minus) or verb == "have":
                    raise UnsayableError("a breakpoint")
                target = (
                    f"the breakpoint of {say.any(node.what)}"
                    if isinstance(node.what, Select)
                    else f"{say.whose(node.what)} breakpoint"
                )
                return f"reduce {target} by {say.amount(node.amount.amount)}"
            words = verb if say.is_many(node.what) else third(verb)
            return f"{say.any(node.what)} {words} {say.bonus(node.stat, node.amount)}"
        if isinstance(node, Cannot):
            if node.act.by is None:
                return self.passive(node.act, "cannot")
            return self.event(node.act, "cannot")
        if isinstance(node, Unaffected):
            be = "are" if say.is_many(node.what, "bare") else "is"
            return f"{say.any(node.what, 'bare')} {be} not affected by {say.any(node.by, 'bare')}"
        if isinstance(node, Counts):
            be = "are" if say.is_many(node.what) else "is"
            return f"{say.any(node.what)} {be} a {node.name}"
        if isinstance(node, Cancelled):
            if verb == "gain":
                return f"cancel {say.whose(node.what)} abilities"
            return f"{say.whose(node.what)} abilities are cancelled"
        raise UnsayableError(type(node).__name__)

    def turns(self, who: Any) -> str:
        if isinstance(who, Select) and who.quantity == EVERY:
            return f"{self.say.select(who, 'bare')}' turns"
        return f"{self.say.whose(who)} turn"

    # -- conditions -------------------------------------------------------------------------------------------

    def condition(self, node: Any, negated: bool = False) -> str:
        say = self.say
        no = " not" if negated else ""
        if isinstance(node, Not):
            if negated:
                raise UnsayableError("not not")
            return self.condition(node.condition, True)
        if isinstance(node, Has) and not negated and node.who is not None:
            place = f" {say.at(node.at)}" if node.at is not None else ""
            have = "have" if say.is_many(node.who) else "has"
            return f"{say.any(node.who)} {have} {say.having(node.what)}{place}"
        if isinstance(node, Is):
            return f"{say.any(node.what)} is{no} {say.select(node.description)}"
        if isinstance(node, Done):
            done = lexicon().forms[node.act.verb.value][3]
            rest = self.predicate(node.act).partition(" ")[2]
            if node.act.by is None:
                raise UnsayableError("who did it")
            have = "have" if say.is_many(node.act.by) else "has"
            return f"{say.any(node.act.by)} {have}{no} {done} {rest} this turn"
        if isinstance(node, Was):
            return f"{say.any(node.act.what)} was{no} {lexicon().forms[node.act.verb.value][3]}"
        if isinstance(node, FirstThisTurn) and not negated and isinstance(node.act.what, Select):
            past = lexicon().forms[node.act.verb.value][2]
            return f"this is the first {node.act.what.kind.value} you {past} this turn"
        if isinstance(node, Outnumbers) and not negated:
            zone = node.what.zone
            if not isinstance(zone, Pile) or not isinstance(node.who, You):
                raise UnsayableError("more of what")
            return f"you have more {node.what.kind.value}s in your {zone.zone.value} than any other player"
        raise UnsayableError(type(node).__name__)
