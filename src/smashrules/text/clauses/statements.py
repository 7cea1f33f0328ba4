"""Clauses made into statements: what a continuous or a lasting effect makes true.

Knows which verbs say what is rather than what is done (have, gain, cannot, lose, become ...).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from smashrules.effects.actions import (
    Act,
    Cancelled,
    Cannot,
    Controls,
    Copied,
    Counts,
    Granted,
    Limited,
    Permit,
    Unaffected,
    WinsTies,
)
from smashrules.effects.node import walk
from smashrules.effects.selectors import (
    BODIED,
    EVERY,
    ONE,
    At,
    Both,
    Controlled,
    Host,
    Kind,
    Labelled,
    Named,
    On,
    SameName,
    Select,
    This,
    You,
)
from smashrules.effects.verbs import Verb
from smashrules.text.clauses import numbers_stated
from smashrules.text.clauses.clauses import Clauses
from smashrules.text.clauses.elsewhere import merely_moved
from smashrules.text.clauses.facing import turned
from smashrules.text.clauses.said import Said
from smashrules.text.nouns.determiners import Thing, evolve_prep
from smashrules.text.nouns.joining import of_one_card
from smashrules.text.structure.attach import UnfitError
from smashrules.text.structure.syntax import Word
from smashrules.text.trees.pending import Pron
from smashrules.text.trees.rebuilding import sort_filters


class Statements(Clauses, frozen=True):
    """Builds statements."""

    def statement(self, said: Said) -> Any:
        """The statement that a clause makes, or None when it is a deed. Raises ``UnfitError``."""
        said = self._of_itself(said)
        for stated in _WAYS:
            found = stated(self, said)
            if found is not None:
                if "bound" in said.fields and isinstance(found, _OF_NO_NUMBER):
                    raise UnfitError("a bound of no number")
                if said.subject is not None and said.subject.only:
                    raise UnfitError("the only one, if there is but one")
                return found
        if _is_deed(said):
            return None
        for stated in _FORBIDDING:
            found = stated(self, said)
            if found is not None:
                return found
        return None

    def _of_itself(self, said: Said) -> Said:
        """ "Cannot be destroyed", "is not affected by other players' actions": the card itself, unnamed."""
        head = said.head
        denied = head.passive and (head.modal == "cannot" or (head.negated and not head.modal))
        if not denied or said.subject is not None or said.object is not None:
            return said
        if self.host is not None or self.type == "base":
            raise UnfitError("this card, or what is on it")
        return replace(said, object=Thing("card", self.this(self.type, said.span)))

    def of_it(self, abilities: Any, it: Any) -> Any:
        """Abilities that a thing loses are its own ("it loses all other abilities", "it loses its Talent")."""
        if isinstance(abilities, Both):
            return replace(abilities, parts=tuple(self.of_it(each, it) for each in abilities.parts))
        if not isinstance(abilities, Select) or abilities.kind is not Kind.ABILITY:
            return abilities
        if any(isinstance(each, (On, Controlled)) for each in abilities.filters):
            return abilities
        return replace(abilities, filters=sort_filters([*abilities.filters, On(it, span=abilities.span)]))


# -- abilities, and what a card is ---------------------------------------------------------------------------------


def _granted(builder: Statements, said: Said) -> Any:
    """ "Has the ability "..."", "its abilities are replaced with "..."."""
    head, subject, thing = said.head, said.subject, said.object
    if thing is not None and thing.cat == "quote":
        if subject is None or head.negated or head.modal or set(said.fields) - {"until", "condition"}:
            raise UnfitError("has which ability")
        return Granted(subject.node, thing.node, span=said.span)
    if said.verb != "replace" or thing is None or thing.cat != "ability":
        return None
    given_one = builder.phrase(evolve_prep(said.fields["with"]))
    if not thing.many or not head.passive or head.negated or head.modal or set(said.fields) - {"with"}:
        raise UnfitError("replaced with which ability")
    return Granted(thing.node, given_one.node, alone=True, span=said.span)


def _copied(builder: Statements, said: Said) -> Any:
    """ "This card has the abilities of that minion", "... the Talents of your other minions here"."""
    head, subject, thing = said.head, said.subject, said.object
    if said.verb != "have" or thing is None or subject is None or thing.cat != "ability":
        return None
    of, label = _borne_by(thing.node)
    if head.negated or head.modal or head.past or set(said.fields) - {"until", "condition"} or of is None:
        raise UnfitError("has which ability")
    return Copied(subject.node, of, label, span=said.span)


def _borne_by(abilities: Any) -> tuple[Any, str | None]:
    """Whose abilities they are, and under which label; nobody's where it is open which of several is meant."""
    if not isinstance(abilities, Select) or abilities.kind is not Kind.ABILITY:
        one_of = isinstance(abilities, Both) or (isinstance(abilities, Select) and abilities.quantity != EVERY)
        return (None if one_of else abilities), None
    hosts = [each.host for each in abilities.filters if isinstance(each, On)]
    labels = [each.label for each in abilities.filters if isinstance(each, Labelled)]
    if len(hosts) != 1 or len(labels) != 1 or len(abilities.filters) != 2:
        return None, None
    return _borne_by(hosts[0])[0], labels[0]


def _scores_not(builder: Statements, said: Said) -> Any:
    """ "This base does not score"."""
    head, subject = said.head, said.subject
    if said.verb != "score" or not head.negated or head.modal or head.past or head.perfect:
        return None
    if head.passive or subject is None or set(said.fields) - {"until", "condition"}:
        raise UnfitError("what does not score")
    return Cannot(Act(Verb.SCORE, what=subject.node, span=said.span), span=said.span)


def _unresolved(builder: Statements, said: Said) -> Any:
    """ "Do not resolve any clashes (until the end of the duel)", "clashes here are not resolved": none is."""
    head = said.head
    if said.verb != "resolve" or not head.negated or head.modal or head.past or head.perfect:
        return None
    if said.subject is not None or said.object is None or set(said.fields) - {"until", "condition"}:
        raise UnfitError("who does not resolve what")
    rest = {name: part for name, part in said.fields.items() if name not in ("until", "condition")}
    every = replace(said.object, node=replace(said.object.node, quantity=EVERY))  # "a clash": none of them is
    return Cannot(builder.act(replace(said, fields=rest, object=every), None, event=True), span=said.span)


def _loses(builder: Statements, said: Said) -> Any:
    """ "It loses its abilities"."""
    head, subject, thing = said.head, said.subject, said.object
    if said.verb != "lose" or thing is None or subject is None or thing.cat != "ability":
        return None
    if head.negated or head.modal or set(said.fields) - {"until", "condition", "turn"}:
        raise UnfitError("loses what")
    if isinstance(thing.node, Pron) and thing.node.form == "its":
        return Cancelled(subject.node, span=said.span)
    return Cancelled(of_one_card(builder.of_it(thing.node, subject.node)), span=said.span)


def _used_again(builder: Statements, said: Said) -> Any:
    """ "Your minions can use their Talents twice", "you may use its Talent an extra time this turn".

    A player who may do so at no time that is named does it now, or leaves it: that is a deed."""
    head, subject, fields = said.head, said.subject, set(said.fields)
    now = subject is not None and subject.cat == "player" and "now" in fields
    if said.verb != "use" or head.modal not in ("may", "can") or not ("times" in fields or now) or subject is None:
        return None
    if subject.cat == "player" and not fields & {"now", "until", "turn"} and not head.negated:
        return None
    if subject.cat not in ("card", "player") or head.negated or fields - {"times", "turn", "now", "until", "as_if"}:
        raise UnfitError("who uses it")
    told = {name: part for name, part in said.fields.items() if name not in ("turn", "now", "until")}
    return Permit(builder.act(replace(said, fields=told), subject.node, event=True), span=said.span)


def _cancelled(builder: Statements, said: Said) -> Any:
    """ "Cancel its abilities", "its abilities are cancelled"; an action that is cancelled has none that work."""
    head, subject, thing = said.head, said.subject, said.object
    if said.verb != "cancel" or thing is None or _is_deed(said):
        return None
    if not head.passive and subject is not None and not (isinstance(subject.node, You) and head.modal):
        raise UnfitError("who cancels")
    if head.past or head.perfect or head.negated or (thing.cat != "ability" and not _lies_there(thing.node)):
        raise UnfitError("cancel what")
    if head.negated or head.past or head.perfect or head.modal not in ("", "may") or "by" in said.fields:
        raise UnfitError("abilities that are not cancelled")
    return Cancelled(thing.node, span=said.span)


def _wins_ties(builder: Statements, said: Said) -> Any:
    """ "You win ties here", "the player with the most minions here wins ties here"."""
    head, subject, thing = said.head, said.subject, said.object
    if said.verb != "win" or thing is None or thing.cat != "ties":
        return None
    plain = not (head.passive or head.modal or head.negated or head.past or head.perfect)
    plain = plain and not set(said.fields) - {"until", "condition"}
    if not plain or subject is None or subject.cat not in ("player", "it"):
        raise UnfitError("who wins ties, or when")
    return WinsTies(subject.node, thing.node, span=said.span)


def _unaffected(builder: Statements, said: Said) -> Any:
    """ "Is not affected by other players' actions"."""
    head, thing = said.head, said.object
    if said.verb != "affect" or not head.passive or not head.negated or thing is None or "by" not in said.fields:
        return None
    if set(said.fields) & {"means", "with", "same_way", "trigger"}:
        raise UnfitError("not affected by whom, with what")
    by = builder.phrase(evolve_prep(said.fields["by"])).node
    if any(isinstance(each, SameName) for each in getattr(by, "filters", ())):
        raise UnfitError("with the same name as which")
    return Unaffected(thing.node, by, span=said.span)


def _counts_as(builder: Statements, said: Said) -> Any:
    """ "Your minions are Robots"."""
    subject, thing = said.subject, said.object
    if subject is None or thing is None or not _is_named(said) or isinstance(subject.node, Pron):
        return None
    name = next(each for each in thing.node.filters if isinstance(each, Named))
    when = set(said.fields) - {"until", "condition", "turn", "now"}
    more = thing.extra or thing.first or said.head.only or thing.node.zone is not None or name.negated
    if when or more or said.head.modal or said.head.past:
        raise UnfitError("is it where, or when")
    if name.name in builder.names.factions and name.name not in builder.names.words:
        raise UnfitError("no card comes to belong to a faction")
    return Counts(subject.node, name.name, span=said.span)


def _counts_as_kind(builder: Statements, said: Said) -> Any:
    """ "It counts as a minion": besides what it is."""
    head, subject, thing = said.head, said.subject, said.object
    if said.verb != "count-as":
        return None
    if thing is None or subject is None or head.passive or head.modal or head.negated or head.past or head.perfect:
        raise UnfitError("counts as what")
    what = thing.node
    plain = isinstance(what, Select) and replace(what, label=None) in (Select(what.kind), Select(what.kind, EVERY))
    if not plain or what.kind not in BODIED or set(said.fields) - {"until", "condition"} or thing.extra:
        raise UnfitError("counts as what")
    return Counts(subject.node, kind=what.kind, span=said.span)


def _has_names(builder: Statements, said: Said) -> Any:
    """ "This action has the names of your minions": of each of them, besides its own."""
    head, subject, thing = said.head, said.subject, said.object
    if said.verb != "have" or thing is None or thing.cat != "names":
        return None
    stated = not (head.passive or head.modal or head.negated or head.past or head.perfect)
    about: Any = subject.node if subject is not None else None
    each = isinstance(about, Select) and about.quantity == EVERY and not isinstance(thing.node, Select)
    one = isinstance(about, Select) and about.quantity == ONE and "until" in said.fields
    known = isinstance(about, (This, Host, Pron)) or each or one
    if not known or not stated or set(said.fields) - {"until", "condition"}:
        raise UnfitError("has which names")
    return Counts(about, like=thing.node, span=said.span)


def _controls(builder: Statements, said: Said) -> Any:
    """ "You control this minion": as long as what says so is there. Until a time, it is a deed: control is taken."""
    head, subject, thing = said.head, said.subject, said.object
    if said.verb != "control" or "until" in said.fields:
        return None
    if thing is None or subject is None or head.passive or head.modal or head.negated or head.past or head.perfect:
        raise UnfitError("who controls it is no deed")
    one_of = isinstance(thing.node, Select) and thing.node.quantity != EVERY
    somebody = isinstance(subject.node, Select) and subject.node.kind is Kind.PLAYER
    if thing.cat not in ("card", "it") or one_of or somebody or set(said.fields) - {"condition"}:
        raise UnfitError("who controls which")
    if any(isinstance(each, Controlled) for each in walk(thing.node)):  # they would not be those any more
        raise UnfitError("who controls what others control")
    return Controls(thing.node, subject.node, span=said.span)


def _is_named(said: Said) -> bool:
    thing = said.object
    if said.verb != "be" or thing is None or not isinstance(thing.node, Select):
        return False
    single = thing.node.quantity == ONE or (thing.many and thing.node.quantity.every)
    only_named = [type(each) for each in thing.node.filters] == [Named]
    return only_named and single and not said.head.negated


def _is_deed(said: Said) -> bool:
    """Whether what looks like a statement is none: "cancel that action", "it is a Robot" of the one spoken of."""
    thing = said.object
    if said.verb == "cancel" and thing is not None and thing.cat in ("card", "it", "offer") and not said.fields:
        return not (said.head.passive and _lies_there(thing.node))
    return said.subject is not None and isinstance(said.subject.node, Pron) and _is_named(said)


def _lies_there(what: Any) -> bool:
    """ "All actions on it": they stay, and can be without their abilities for a time."""
    played = isinstance(what, Select) and what.kind is Kind.ACTION and what.zone is None
    return played and any(isinstance(each, (At, On)) for each in what.filters)


# -- what is not allowed ---------------------------------------------------------------------------------------------


_IN_EACH_TURN = ("per_turn", "each_turn", "in_a_turn")


def _limited(builder: Statements, said: Said) -> Any:
    """ "You may only play one minion here each turn", "players cannot play a second one in a turn"."""
    head, thing = said.head, said.object
    many = thing.node.quantity if thing is not None and isinstance(thing.node, Select) else None
    often = said.fields.get("limit") or said.fields.get("per")
    turn = often is not None and isinstance(often.item, Word) and often.item.word in _IN_EACH_TURN
    if many is None or not turn or not head.modal or thing is None or not isinstance(many.low, int):
        return None
    low, high = many.low, many.high
    if thing.nth is not None and head.modal == "cannot" and thing.nth[0] == thing.nth[1]:  # "a second one"
        low, high, thing = thing.nth[0], None, replace(thing, nth=None)
    if low == 0 and head.modal == "cannot":  # "cannot play actions each turn"
        raise UnfitError("none, or how many each turn")
    several = high is None or (low == high and low > 1)
    top: int | None = low - 1 if head.modal == "cannot" and several else None
    top = low if head.only and low == high and head.modal in ("may", "can") else top
    if top is None or (said.subject is None) is not head.passive or "by" in said.fields:
        raise UnfitError("how many each turn")
    rest = {name: part for name, part in said.fields.items() if name not in ("limit", "per")}
    one = replace(said, fields=rest, object=replace(thing, node=replace(thing.node, quantity=ONE, label=None)))
    by = said.subject.node if said.subject is not None else None  # nobody: whoever does it, so many in all
    return Limited(builder.act(one, by, event=True), top, span=said.span)


def _cannot(builder: Statements, said: Said) -> Any:
    """ "Other players cannot play actions here", "cannot be moved"."""
    if said.head.modal != "cannot":
        return None
    by = said.subject.node if said.subject is not None and not said.head.passive else None
    if said.verb == "score" and said.object is not None and by is not None:  # "players cannot score that base"
        if not isinstance(by, Select) or by.quantity != EVERY or by.filters:
            raise UnfitError("who cannot score it, and who can")
        return Cannot(Act(Verb.SCORE, what=said.object.node, span=said.span), span=said.span)
    if said.object is not None and said.object.nth is not None:
        raise UnfitError("the so many-th of what, counted from when on")
    act = builder.act(said, by, event=True)
    what = act.what
    if act.verb is Verb.PLAY and isinstance(what, Select) and isinstance(low := what.quantity.low, int) and low > 1:
        if what.quantity.high is not None or by is None:
            raise UnfitError("how many of them")
        one = replace(act, what=replace(what, quantity=ONE, label=None))
        return Limited(one, low - 1, span=said.span)  # "cannot play more than one action this turn"
    return Cannot(merely_moved(act), span=said.span)


_WAYS: tuple[Callable[[Statements, Said], Any], ...] = (
    turned,
    numbers_stated.given,
    numbers_stated.added,
    _granted,
    numbers_stated.fewer_points,
    numbers_stated.bonus,
    numbers_stated.changed,
    numbers_stated.set_to,
    numbers_stated.held,
    _copied,
    _scores_not,
    _unresolved,
    _loses,
    _used_again,
    numbers_stated.doubled,
    _cancelled,
    _wins_ties,
    _unaffected,
    _counts_as,
    _counts_as_kind,
    _has_names,
    _controls,
)
"""The ways in which a clause says what is; the first that it is decides."""

_OF_NO_NUMBER = (Cancelled, Controls, Copied, Counts, Granted, Unaffected)
"""Statements in which no number becomes more or less."""

_FORBIDDING: tuple[Callable[[Statements, Said], Any], ...] = (_limited, _cannot)
"""The ways in which it says what is not to be, of a clause that names a deed."""
