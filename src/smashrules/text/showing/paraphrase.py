"""A tree told in plain words with every binding and scope spelled out, for people to check what was understood.

Unlike the printer it hides nothing: who acts, who chooses, what each reference means, what a duration covers. The
things that words refer to are lettered in the order of the text: "a minion [A] ... A's owner". What it says need not
be read again, and whether the tree can be played is not asked.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from msgspec.structs import replace

from smashrules.effects.abilities import (
    Able,
    CardText,
    Continuous,
    Event,
    Holds,
    Instruction,
    Label,
    Limit,
    OnTurn,
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
    Cancelled,
    Cannot,
    Controls,
    Copied,
    Cost,
    Counts,
    Delayed,
    Facing,
    Floor,
    ForEach,
    Granted,
    If,
    Join,
    Lasting,
    Limited,
    May,
    Modify,
    Moment,
    OneOf,
    Permit,
    Price,
    Seq,
    Unaffected,
    While,
    WinsTies,
)
from smashrules.effects.amounts import Count, Minus, Num, PowerAt, StatOf, Times
from smashrules.effects.node import walk
from smashrules.effects.selectors import (
    ANY_NUMBER,
    ONE,
    Both,
    Duelist,
    Kind,
    Pile,
    Quantity,
    Ref,
    Select,
    Stat,
    This,
    You,
    Zone,
)
from smashrules.effects.verbs import CONTESTED, Verb
from smashrules.text.saying.contests import BARE, THIRD, contest
from smashrules.text.saying.deeds import third
from smashrules.text.saying.departed import nothing_departed
from smashrules.text.saying.quantities import article, number_of, number_word
from smashrules.text.showing.deed_words import ADDED, COUNTERS, DEEDS, MEASURED
from smashrules.text.showing.describing import Describing, all_of, letter
from smashrules.text.showing.given_up import as_free, takes_some
from smashrules.text.showing.put_off import comes_when
from smashrules.text.showing.referring import bindings
from smashrules.text.words.lexicon import lexicon

_WHEN = {
    Label.NONE: "When it is played",
    Label.ONGOING: "For as long as it is in play",
    Label.SPECIAL: "Special, at the time that it names",
    Label.MINION: "When it is played as a minion",
    Label.ACTION: "When it is played as an action",
    Label.TALENT: "Talent, once on each of your turns if you use it",
}
_GIVEN_UP = "if you want to give up the play that it uses"


def explain_tree(tree: CardText, *, type: str = "action", text: str = "") -> str:  # noqa: A002
    """``tree`` in plain words, several lines. Given the ``text`` that it was read from, no other words are quoted.

    >>> from smashrules.text.reading.reading import read
    >>> print(explain_tree(read("Return a minion to its owner's hand.", type="action").tree))
    When it is played:
      you return one minion in play [A] to the hand of A's owner
    Words that refer: 'its' = A, the minion.
    """
    return _Teller(tree, type).text(text)


_UNLABELLED = "For as long as it is in play (no label is printed)"


class _Teller(Describing):
    def __init__(self, tree: CardText, type: str) -> None:  # noqa: A002
        self.tree = tree
        self.type = type
        self.actor = "you"
        self.asked = False  # telling of an event that is waited for or forbidden, not of a deed

    def text(self, given: str) -> str:
        lines: list[str] = []
        if self.tree.play_if is not None:
            lines.append(f"It can only be played if this is so then: {self.condition(self.tree.play_if)}.")
        if self.tree.play_on is not None:
            lines.append(f"It is played on {self.thing(self.tree.play_on)} and stays there.")
        for ability in self.tree.abilities:
            head = _WHEN[ability.label]
            if self.type == "base" and ability.label is Label.NONE:
                head = "For as long as this base is in play"
            elif ability.label is Label.NONE and not any(isinstance(each, Instruction) for each in ability.clauses):
                head = _UNLABELLED
            clauses = ability.clauses
            if head == _WHEN[Label.NONE] and isinstance(next(iter(clauses), None), Continuous):
                lines.append(f"{_UNLABELLED}:")
                stated = list(takewhile(lambda each: isinstance(each, Continuous), clauses))
                lines.extend("  " + line for clause in stated for line in self.clause(clause))
                clauses = clauses[len(stated) :]
            lines.append(f"{head}:")
            for clause in clauses:
                lines.extend("  " + line for line in self.clause(clause))
            if not ability.clauses:
                lines.append("  nothing happens")
        told = bindings(self.tree, given)
        if told:
            lines.append("Words that refer: " + "; ".join(told) + ".")
        return "\n".join(lines)

    # -- clauses ----------------------------------------------------------------------------------------------

    def clause(self, clause: Any) -> list[str]:
        self.departed = nothing_departed(self.tree)
        self.answering = isinstance(clause, Triggered) and isinstance(clause.when, Event)
        anybody = self.type == "base" and any(isinstance(each, You) for each in walk(clause))
        if isinstance(clause, Instruction):
            return self.effect(clause.effect)
        if isinstance(clause, Continuous):
            return [f"all the time: {self.statement(clause.statement)}"]
        if isinstance(clause, Restriction):
            return [f"this ability may be used only so often: {self.limit(clause.limit)}"]
        if isinstance(clause, Replacement):
            first = ", only the first time in each turn" if clause.first else ""
            often = f" ({self.limit(clause.limit, anybody)})" if clause.limit else ""
            first += ", of several at one moment only for one" if clause.single else ""
            amid = f", as a part of this: {self.event(clause.amid)}" if clause.amid is not None else ""
            held = f", if then {self.condition(clause.condition)}" if clause.condition is not None else ""
            would = " OR ".join(self.event(each) for each in (clause.event, *clause.others))
            head = f"whenever this would happen{first}: {would}{amid}{often}{held}"
            if isinstance(clause.effect, May):  # who leaves it lets the event happen
                who = "you" if clause.effect.by is None else self.who(clause.effect.by)
                for_some = " for those meant, and to the others as it would have" if takes_some(clause) else ""
                choice = f"{who} may let this happen in its place{for_some}; if that is left, the event happens:"
                return [head, choice, *_in(self.done_by(clause.effect.by, clause.effect.effect))]
            not_it = "it happens to the others alone" if takes_some(clause) else "it does not happen"
            return [head, f"in its place, so that {not_it}:", *_in(self.effect(clause.effect))]
        assert isinstance(clause, Triggered)
        often = f" ({self.limit(clause.limit, anybody)})" if clause.limit else ""
        spent = next((f", {_GIVEN_UP}" for each in walk(clause.effect) if getattr(each, "spends", None)), "")
        lines = [f"each time, {self.when(clause.when)}{often}{spent}:"]
        answered = clause.when.act if isinstance(clause.when, Event) and clause.when.timing is Timing.AFTER else None
        if answered is not None and answered.verb not in (Verb.MOVE, Verb.TRANSFER):  # "here" is where it is by then
            self.departed = self.departed.after(answered)
        if clause.condition is not None:
            lines.append(f"  if then {self.condition(clause.condition)}:")
        return [*lines, *_in(self.effect(clause.effect))]

    def when(self, when: Any) -> str:
        if isinstance(when, OnTurn):
            return f"in the Play Cards phase of {self.of(when.whose, 'turn')}"
        if isinstance(when, Able):
            return f"whenever this can be done, in its place: {self.event(when.act)}"
        if isinstance(when, Holds):
            return f"{'at any time while' if when.throughout else 'as soon as'} {self.condition(when.condition)}"
        if isinstance(when, Moment):
            return f"at {self.moment(when)}"
        if isinstance(when, Whichever):
            return " OR ".join(self.when(each) for each in when.triggers)
        assert isinstance(when, Event)
        first = " for the first time in each turn" if when.first else ""
        first += " with that very one" if when.apart else ""
        if when.nth is not None:
            more = " or any later" if when.nth.high is None else ""
            theirs = ", counted for each player" if isinstance(when.act.by, Select) else ""
            first = f" for the time number {when.nth.low}{more} in a turn{theirs}"
            first += ", each of these counted once" if when.apart else ""
        then = f" and after that {self.event(when.then)}" if when.then else ""
        settled = " (asked after the abilities of what was played have resolved)" if when.settled else ""
        others = "".join(f" OR {self.event(each)}" for each in when.others)
        return f"{when.timing.value} this happens{first}: {self.event(when.act)}{others}{then}{settled}"

    @staticmethod
    def limit(limit: Limit, each_player: bool = False) -> str:
        over = f" over all of their cards called {limit.name}" if limit.name else ""
        who = "each player" if limit.name or each_player else "this card"
        return f"at most {limit.times} per {limit.per.value} for {who}{over}"

    def moment(self, moment: Moment) -> str:
        if moment.duel:
            return f"the {moment.side.value} of the duel that is being fought"
        if moment.whose is None:
            one = "after the one" if moment.next else ""
            return f"the {moment.side.value} of the turn {one or 'that is'} going on, whoever's it is"
        turn = self.of(moment.whose, "next turn" if moment.next else "turn")
        turn += " (not the one going on)" if moment.next else ""
        anyone = isinstance(moment.whose, Select) and moment.whose.quantity == ONE
        return f"the {moment.side.value} of {turn.replace(' one ', ' any ', 1) if anyone else turn}"

    def of(self, node: Any, thing: str) -> str:
        return f"your {thing}" if isinstance(node, You) else f"the {thing} of {self.thing(node)}"

    # -- effects ----------------------------------------------------------------------------------------------

    def effect(self, effect: Any) -> list[str]:
        if isinstance(effect, Act):
            return [self.deed(effect)]
        if isinstance(effect, Seq):
            return self.sequence(effect)
        if isinstance(effect, May):
            who = "you" if effect.by is None else self.who(effect.by)
            whole = " (both or neither)" if isinstance(effect.effect, Seq) else ""
            return [f"{who} may do this, or leave it{whole}:", *_in(self.done_by(effect.by, effect.effect))]
        if isinstance(effect, Cost):
            return [
                "pay by doing this:",
                *_in(self.effect(effect.pay)),
                "only if all of that happened, do this:",
                *_in(self.effect(effect.effect)),
            ]
        if isinstance(effect, If):
            before, lines = self.departed, [f"if {self.condition(effect.condition)}:", *_in(self.effect(effect.then))]
            if effect.otherwise is not None:
                self.departed = before
                lines += ["if not:", *_in(self.effect(effect.otherwise))]
            return lines
        if isinstance(effect, OneOf):
            who = self.actor if effect.by is None else self.who(effect.by)
            some = "one of these" if effect.most == 1 else f"{effect.least} to {effect.most} of these"
            some = f"{effect.most} of these" if effect.least == effect.most > 1 else some
            some += f", each done to another {effect.apart.value}" if effect.apart is not None else ""
            some += ", in the order in which they are chosen" if effect.any_order else ""
            some += ", each time another one" if effect.different else ""
            lines = [f"{who} choose{'' if who == 'you' else 's'} {some}:"]
            before = self.departed
            for number, option in enumerate(effect.options, 1):
                self.departed = before
                first, *others = self.effect(option)
                lines += [f"  ({number}) {first}", *("      " + each for each in others)]
            return lines
        if isinstance(effect, ForEach):
            return [f"once for each of {self.thing(effect.over)}:", *_in(self.effect(effect.effect))]
        if isinstance(effect, Lasting) and effect.stays:
            several = isinstance(effect.statement, Modify | Becomes) and isinstance(effect.statement.what, Select)
            fits = ", for the things that fit now" if several else ""
            return [f"for as long as this card is in play{fits}: {self.statement(effect.statement)}"]
        if isinstance(effect, Lasting) and effect.spends:
            return [f"{as_free(effect.spends)}:", *_in(self.effect(replace(effect, spends=None)))]
        if isinstance(effect, Lasting):
            until = (
                self.moment(effect.until) if effect.until else "the end of the turn, as the rules on durations say"
            )
            if isinstance(effect.statement, Awaits):
                return [f"until {until}:", *_in(self.clause(effect.statement.clause))]
            barred = effect.statement.act if isinstance(effect.statement, Cannot) else None
            if barred is not None and barred.verb is Verb.RESOLVE:
                return [f"until {until}: {self.statement(effect.statement)}"]  # also what comes about later
            if barred is not None and barred.verb in (Verb.PLAY, Verb.DRAW) and isinstance(barred.by, (You, Ref)):
                return [f"until {until}: {self.statement(effect.statement)}"]  # also what comes to the hand later
            fits = "whatever fits at each moment" if effect.lead else "the things that fit now"
            return [f"until {until}, for {fits}: {self.statement(effect.statement)}"]
        if isinstance(effect, Delayed):
            return [f"later, {comes_when(self, effect)}:", *_in(self.effect(effect.effect))]
        raise TypeError(f"the paraphrase has no words for {type(effect).__name__}")

    def done_by(self, by: Any, effect: Any) -> list[str]:
        """What somebody may do, in lines that leave out who it is."""
        card = isinstance(by, This) or (isinstance(by, Select) and by.kind is Kind.MINION)
        before, self.actor = self.actor, "you" if by is None else "its controller" if card else "that player"
        lines = self.effect(effect)
        self.actor = before
        return lines

    def sequence(self, effect: Seq) -> list[str]:
        lines: list[str] = []
        for number, part in enumerate(effect.parts):
            join = (
                ""
                if not number
                else {Join.SENTENCE: "next, ", Join.AND: "and ", Join.THEN: "then "}[effect.joins[number - 1]]
            )
            first, *others = self.effect(part)
            lines += [join + first, *others]
        return lines

    def deed(self, act: Act) -> str:
        who = self.actor if act.by is None else self.who(act.by)
        label = getattr(act.by, "label", None)
        chooser = self.actor if act.by is None or who == "you" else letter(label) if label else "they"
        before, self.chooser = self.chooser, chooser
        words = self.did(act)
        self.chooser = before
        self.departed = self.departed.after(act)
        if who != "you":
            words = third(words)
        return f"{who} {words}"

    def paid(self, price: Price) -> str:
        """The price, paid by whoever does what has it."""
        before, self.actor = self.actor, "you" if isinstance(price.act.by, You) else "that player"
        words = self.deed(price.pay)
        self.actor = before
        return words

    def number(self, act: Act, told: str) -> str:
        """What an act is done to, where it is a number: that of a thing, or a player's total power at a base."""
        if act.verb not in (Verb.INCREASE, Verb.DECREASE):
            return told
        if act.source is not None:
            return f"the total power of {told} at {self.thing(act.source)}"
        return f"the {number_of(act.what)} of {told}"

    def did(self, act: Act) -> str:
        verb = act.verb
        copied = act.same_way and verb is Verb.AFFECT  # by the card that this answers, not by who wants it so
        parts = ["have" if copied else DEEDS.get(verb, verb.value)]
        if act.what is not None:
            told = self.thing(act.what, verb, act.extra) + (" affected" if copied else "")
            told = f"an ability of {told}" if verb is Verb.USE and _has_abilities(act.what) else told
            parts.append(self.number(act, told))
        if act.amount is None and verb is Verb.GAIN_VP:
            parts.append("at least 1 VP")
        if act.amount is not None:
            drawn = verb is Verb.DRAW and act.what is not None
            parts.append(f"as often as {self.amount(act.amount)}" if drawn else self.so_many(verb, act.amount))
            if verb is Verb.DRAW and not drawn:
                parts.append("from the top of the deck")
        if act.source is not None and verb not in (Verb.INCREASE, Verb.DECREASE):
            piles = act.source.parts if isinstance(act.source, Both) else (act.source,)
            joint = " and/or " if verb is Verb.SEARCH else " or "
            anywhere = verb is Verb.MOVE and all_of(act.source)  # so many in all, wherever they come from
            parts.append(f"from {joint.join(self.spoken(each, anywhere or self.asked) for each in piles)}")
            action = isinstance(act.what, Select) and act.what.kind is Kind.ACTION
            of_a_card = isinstance(act.source, Ref) and act.source.words == "it"
            from_it = of_a_card or isinstance(act.source, Duelist)
            if (
                verb is Verb.TRANSFER
                and action
                and getattr(act.source, "kind", Kind.BASE) is Kind.BASE
                and not from_it
            ):
                parts.append("(where it is on the base itself)")
        if act.to is not None:
            parts.append(f"{'on' if verb in (Verb.PLAY, Verb.PUT_COUNTER) else 'to'} {self.place(act.to)}")
            several = isinstance(act.to, Select) and (act.to.quantity.every or act.to.quantity == ANY_NUMBER)
            several = (several and not self.asked) or (isinstance(act.to, Pile) and all_of(act.to.of))
            several = several or (isinstance(act.to, Both) and verb is Verb.PUT_COUNTER)
            if several and not act.spread:
                parts.append(f"({'so many on' if _several_counters(act) else 'one for'} each of these)")
            one = isinstance(act.to, Select) and act.to.kind is Kind.BASE and act.to.quantity == ONE
            many = isinstance(act.what, Select) and act.what.quantity.high != 1
            if verb in (Verb.MOVE, Verb.BURY) and one and many and not act.together and not self.asked:
                whole = isinstance(act.what, Select) and act.what.quantity.every and act.source is not None
                parts.append("(all to the same one)" if whole else "(each to one of its own)")
        if verb is Verb.MOVE and isinstance(act.what, Select) and act.what.kind is Kind.CARD:
            parts.append("(an attached card: transferred)")
        if verb is Verb.DESTROY and not self.asked and _is_some_base(act.what):
            parts.append("(the next base comes in its place)")
        if verb is Verb.DUEL and act.with_ is None:
            parts.append("with one another")
        if act.with_ is not None and verb is Verb.USE:
            yours = isinstance(act.with_, You)
            parts.append(f"(as if {'you controlled its card' if yours else f'it were on {self.thing(act.with_)}'})")
        elif act.with_ is not None:
            parts.append(f"{'in the place of' if verb is Verb.AFFECT else 'with'} {self.thing(act.with_)}")
        if act.keeps is not None:
            parts.append(f"(over to which goes {self.thing(act.keeps)})")
        if act.spends:
            parts.append(as_free(act.spends))
        if act.spread:
            taken = "(so many in all, from any of these)"
            if isinstance(act.to, Ref):
                taken = "(so many in all, from any of these to any other of them)"
            elif isinstance(act.to, Select) and act.to.quantity.every:
                taken = "(so many in all, divided among these as is liked)"
            parts.append(taken if verb is Verb.TRANSFER else "(divided among these as is liked)")
        if act.directly:
            parts.append("(directly)")
        if act.same_way:
            parts.append("in the same way as what this answers")
        if verb is Verb.USE and act.extra:
            parts.append("(once more than the rules allow)")
        if act.together:
            parts.append("(all to the same one)")
        if act.unseen:
            parts.append("(without showing it to anybody)")
        if act.blind:
            parts.append("(without looking at it)")
        if act.whole:
            parts.append("(every part of it)")
        if act.taken:
            parts.append("(to that very pile, whoever owns it)")
        if act.unrewarded:
            parts.append("(without drawing the treasures that are won by it)")
        if act.until is not None:
            parts.append(f"until {self.moment(act.until)}")
        if act.as_extra is not None:
            parts.append(f"counting as an extra {act.as_extra.value}")
        if act.at_once:
            parts.append("at once")
        if act.any_order:
            theirs = act.by is not None or self.actor != "you"
            parts.append("in an order of their choice" if theirs else "in an order of your choice")
        if act.instead_of is not None:
            the = "" if act.instead_of is Zone.USUAL else "the "
            parts.append(f"rather than {'from' if verb is Verb.PLAY else 'to'} {the}{act.instead_of.value}")
        return " ".join(parts)

    def so_many(self, verb: Verb, amount: Any) -> str:
        """ "2 cards", "one +1 power counter", "1 VP for each of (these)"."""
        thing = MEASURED[verb]
        if not isinstance(amount, (Num, Times)):
            return f"as many {thing}{'' if thing == 'VP' else 's'} as {self.amount(amount)}"
        each = amount.value if isinstance(amount, Num) else amount.each
        things = thing if each == 1 or thing == "VP" else f"{thing}s"
        number = number_word(each) if thing in COUNTERS else str(each)
        if isinstance(amount, Num):
            return "a card" if things == "card" else f"{number} {things}"
        return self.amount(amount).replace(f"{each} for", f"{number} {things} for", 1)

    def event(self, act: Act) -> str:
        before, self.asked = self.asked, True
        try:
            return self.happening(act)
        finally:
            self.asked = before

    def happening(self, act: Act) -> str:
        who = "" if act.by is None else self.who(act.by)
        if act.verb is Verb.DUEL and act.by is not None:
            fighter = f" of {self.thing(act.what)} with another minion" if act.what is not None else ""
            return f"{who} {'begin' if who == 'you' else 'begins'} a duel{fighter}, as its challenger"
        if act.verb is Verb.DUEL and act.by is None:
            whom = f" {self.thing(act.with_)}" if act.with_ is not None else ""
            return f"{self.thing(act.what)} duels{whom}"
        if act.verb in (Verb.SCORE, Verb.GO, Verb.LEAVE, Verb.ENTER) or (act.verb is Verb.MOVE and act.by is None):
            leaves = " play" if act.verb is Verb.LEAVE and act.source is None else ""
            return f"{self.thing(act.what)} {third(act.verb.value)}{leaves}{self.rest(act)}"
        label = getattr(act.what, "label", None)
        spoken_of = [each.label for each in walk(act.by or You()) if isinstance(each, Ref)]
        behind = label is not None and label in spoken_of  # "by any player other than its controller"
        if act.by is None or behind:
            if act.verb in (Verb.PUT_COUNTER, Verb.REMOVE_COUNTER):
                number = "counters" if act.amount is None else self.so_many(act.verb, act.amount)
                told = self.thing(act.what, act.verb) if act.what is not None else number
                return f"{told}: {'put on' if act.verb is Verb.PUT_COUNTER else 'removed'}{self.rest(act)}"
            called = "reduce" if act.verb is Verb.DECREASE else act.verb.value
            done = lexicon().forms.get(called.replace(" ", "-"), ("", "", "", act.verb.value))[3].replace("_", " ")
            power = act.verb in (Verb.INCREASE, Verb.DECREASE)
            by = f"(by whatever){self.rest(act)}" if act.by is None else f"{self.rest(act)} by {who}".lstrip()
            quantity = act.what.quantity if isinstance(act.what, Select) else ONE
            several = not (power or quantity.every or quantity.high == 1 or quantity == Quantity(1, None))
            about = self.number(act, self.thing(act.what, act.verb, act.extra))
            return f"{about} {'are' if several else 'is'} {done} {by}"
        if act.verb in CONTESTED:
            return f"{who} {contest(act, self.thing, BARE if who == 'you' else THIRD)}"
        verb, _, rest = self.did(act).partition(" ")
        return f"{who} {verb if who == 'you' else third(verb)} {rest}".strip()

    def rest(self, act: Act) -> str:
        places = act.source.parts if isinstance(act.source, Both) else (act.source,)
        told = act.source is None or act.verb in (Verb.INCREASE, Verb.DECREASE)
        source = "" if told else f" from {' or '.join(map(self.place, places))}"
        to = " " if act.verb is Verb.ENTER else " to "
        goal = f"{to}{self.place(act.to)}" if act.to is not None else ""
        extra = f" counting as an extra {act.as_extra.value}" if act.as_extra is not None else ""
        return source + goal + extra

    # -- statements and conditions ------------------------------------------------------------------------------

    def statement(self, node: Any) -> str:
        if isinstance(node, While):
            return f"only while {self.condition(node.condition)}: {self.statement(node.statement)}"
        if isinstance(node, Becomes) and node.stat in ADDED:
            of, so_much = self.thing(node.what), self.amount(node.amount)
            return f"what the power of {of} adds to {ADDED[node.stat]}, is {so_much}"
        if isinstance(node, Becomes):
            more = {Verb.INCREASE: ", where it was less", Verb.DECREASE: ", where it was more"}
            changed = "" if node.only is None else more[node.only]
            return f"the {node.stat.value} of {self.thing(node.what)} is {self.amount(node.amount)}{changed}"
        if isinstance(node, Floor):
            least = "" if node.least is None else f" than {self.amount(node.least)}"
            changed = " or more" if node.raised else ""
            none = "nothing makes" if node.by is None else f"{self.spoken(node.by, False)}: it does not make"
            less = "more" if node.more else "less"
            if node.held:
                otherwise = "whatever it would be otherwise"
                return f"the {node.stat.value} of {self.thing(node.what)} is no {less}{least}, {otherwise}"
            return f"{none} the {node.stat.value} of {self.thing(node.what)} {less}{least}{changed}"
        if isinstance(node, Facing):
            return f"{self.thing(node.what)} lies face {'up, for all to see' if node.up else 'down'}"
        if isinstance(node, Copied):
            only = "" if node.label is None else f" under the label {node.label}"
            return f"{self.thing(node.what)} has the abilities that are printed on {self.thing(node.of)}{only}"
        if isinstance(node, Limited):
            apart = ", counted for each player apart" if all_of(node.act.by) else ""
            return f"no more than {node.times} of these in each turn{apart}: {self.event(node.act)}"
        if isinstance(node, WinsTies):
            whose, base = self.of(node.who, "total"), self.place(node.at)
            return f"of equal totals at {base}, {whose} comes first when it is scored"
        if isinstance(node, Price):
            return f"{self.event(node.act)} only after this, each time anew: {self.paid(node)}"
        if isinstance(node, Permit):
            once = node.act.verb is Verb.USE and not node.act.extra  # the limit of the rules stands
            how = "as often as the rules allow it of one's own" if once else "besides what the rules allow"
            return f"this is allowed {how}: {self.event(node.act)}"
        if isinstance(node, Modify) and node.least is not None:
            return f"{self.statement(replace(node, least=None))}, but makes it no less than {node.least}"
        if isinstance(node, Modify):
            plain = isinstance(node.amount, (Count, PowerAt, StatOf))
            sign = "plus " if plain else "" if isinstance(node.amount, (Minus, Num)) else "+"
            amount = f"{node.amount.value:+d}" if isinstance(node.amount, Num) else sign + self.amount(node.amount)
            if isinstance(node.amount, Times) and node.amount.each < 0:
                amount = amount.removeprefix("+")
            if node.at is not None and node.stat is Stat.VP:
                apart = " each" if isinstance(node.what, Both) else ""
                return f"the VP that {self.who(node.what)}{apart} get from {self.place(node.at)} change by {amount}"
            if node.at is not None:
                return f"{self.of(node.what, 'total power')} at {self.place(node.at)} changes by {amount}"
            label = node.what.label if isinstance(node.what, Select) and node.what.quantity != ONE else None
            counted = [each.label for each in walk(node.amount) if isinstance(each, Ref)]
            apart = ", counted for each of them apart" if label is not None and label in counted else ""
            return f"the {node.stat.value} of {self.thing(node.what)} changes by {amount}{apart}"
        if isinstance(node, Cannot):
            return f"this cannot happen: {self.event(node.act)}"
        if isinstance(node, Unaffected):
            return f"{self.thing(node.what)} is not affected by {self.spoken(node.by, True)}"
        if isinstance(node, Controls):
            return f"{self.thing(node.what)} is under {self.of(node.by, 'control')}, whoever else would have it"
        if isinstance(node, Counts):
            if node.like is not None:
                return f"{self.thing(node.what)} also has the name of {self.thing(node.like)}"
            other = article(node.kind.value) if node.kind is not None else f"having {node.name!r} in its name"
            return f"{self.thing(node.what)} also counts as {other}"
        if isinstance(node, Granted):
            kind = self.type if isinstance(node.what, This) else "minion"
            inner = explain_tree(CardText(node.abilities), type=kind).replace(chr(10), " ")
            besides = "in the place of all its own" if node.alone else "too"
            return f"{self.thing(node.what)} has this ability {besides}: <{inner}>"
        if isinstance(node, Awaits):
            return "; ".join(each.strip() for each in self.clause(node.clause))
        if isinstance(node, Cancelled):
            return f"the abilities of {self.thing(node.what)} are cancelled"
        raise TypeError(f"the paraphrase has no words for {type(node).__name__}")


def _in(lines: list[str]) -> list[str]:
    return ["  " + line for line in lines]


def _several_counters(act: Act) -> bool:
    """Whether each of those on which counters are put gets more than one, or a number that is told."""
    return act.verb is Verb.PUT_COUNTER and isinstance(act.what, Select) and act.what.quantity != ONE


def _is_some_base(what: object) -> bool:
    """Whether it is a base of which nothing more is said."""
    return isinstance(what, Select) and what.kind is Kind.BASE and what.label is None


def _has_abilities(used: Any) -> bool:
    """Whether a card is meant by what is used, and not an ability: "use its ability as if you controlled it"."""
    if isinstance(used, Ref):
        return used.words != "it" and not any(each in used.words for each in ("ability", "abilities", "talent"))
    return not isinstance(used, Select) or used.kind is not Kind.ABILITY
