"""Who has more or less power than others: "you have less power here than another player", "no other player has more".

Knows clauses with a compared power of players; whether that holds is asked elsewhere.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from smashrules.effects.amounts import Count, Minus, Num, PowerAt, StatOf, Total
from smashrules.effects.conditions import Has, Outnumbers, Outpowers, Relation
from smashrules.effects.selectors import (
    EVERY,
    NONE,
    ONE,
    SOME,
    Candidate,
    Kind,
    Op,
    Other,
    Placed,
    Select,
    Stat,
    Where,
    You,
)
from smashrules.text.clauses.clauses import Clauses
from smashrules.text.clauses.relating import others_than_them, powerful
from smashrules.text.clauses.said import Said
from smashrules.text.nouns.determiners import Thing
from smashrules.text.structure.attach import UnfitError
from smashrules.text.trees.pending import Pron
from smashrules.text.trees.rebuilding import sort_filters


def outpowers(builder: Clauses, said: Said, than: Thing, place: Any) -> Outpowers | Has | Relation:
    """What a clause with "more power ... than" or "less power ... than" compares. Raises ``UnfitError``.

    More than another player is what you have where one of the others has less than you; each of the others has less
    where you have more than each of them. So one of several is always who has it, and each of several is compared."""
    assert said.subject is not None
    assert said.object is not None
    who, whom = said.subject.node, than.node
    if isinstance(whom, StatOf | Count):
        return _than_an_amount(said, who, whom, place)
    if said.object.compare == (Stat.POWER, Op.EQUAL, None):
        return _just_as_powerful(said, who, whom, place)
    margin, less, ties = _by_how_much(said.object)
    if so_many_of(who, said.subject):
        if said.head.negated or not isinstance(whom, You):
            raise UnfitError("so many of them more than whom")
        one = Outpowers(Candidate(span=who.span), whom, place, ties, less, margin, span=said.span)
        return there_are(who, one, said)
    if isinstance(who, Select) and who.quantity == NONE and not _others(who) and not ties:
        who = replace(who, filters=(*who.filters, Other(You(span=who.span), span=who.span)))  # nobody outdoes oneself
    another = isinstance(whom, Select) and _one_of_them(whom, builder.text[slice(*than.span)].lower())
    if another or _several(who):
        if _several(who) and isinstance(whom, Select):
            raise UnfitError("more than which of them")
        if said.head.negated or (_several(who) and not _others(who)):
            raise UnfitError("not all of them, or none")
        if isinstance(who, Select) and not _placed(who) and another:
            raise UnfitError("one of them than another one")
    if _several(who) and who.quantity == EVERY and not isinstance(whom, You):
        raise UnfitError("others than you, or than that player")
    if another:
        one = replace(whom, quantity=ONE, label=None)
        return Outpowers(one, who, place, ties, not less, margin, span=said.span)
    if _several(who) and who.quantity == EVERY:
        return Outpowers(whom, replace(who, label=None), place, ties, not less, margin, span=said.span)
    if isinstance(whom, Select):  # "than any other player" is "than each other player"
        whom = others_than_them(replace(whom, quantity=EVERY, label=None), who)
    return Outpowers(who, whom, place, ties, less, margin, span=said.span)


def _than_an_amount(said: Said, who: Any, amount: Any, place: Any) -> Has | Relation:
    """ "You have more power here than this base's breakpoint"."""
    if said.object is None or said.object.compare is None:
        raise UnfitError("no condition")
    if said.object.compare[1:] == (Op.EQUAL, None):
        op, margin = Op.EQUAL, 1
    else:
        margin, less, least = _by_how_much(said.object)
        op = (Op.AT_MOST if less else Op.AT_LEAST) if least else Op.LESS if less else Op.MORE
    if margin > 1:
        raise UnfitError("by so much more than an amount")
    if isinstance(who, Select) and not _placed(who):
        return powerful(who, place, op, amount, said)
    return Relation(PowerAt(who, place, span=said.span), op, amount, span=said.span)


def _just_as_powerful(said: Said, who: Any, whom: Any, place: Any) -> Has | Relation:
    """ "You have exactly as much power here as another player": there is one who has. Raises ``UnfitError``."""
    others, you = (whom, who) if isinstance(who, You) else (who, whom)
    pron: Any = others if isinstance(others, Pron) else None
    if pron is not None and isinstance(you, You):  # "if that player has exactly as much power here as you"
        theirs = PowerAt(pron, place, span=said.span)
        return Relation(theirs, Op.EQUAL, PowerAt(you, place, span=said.span), span=said.span)
    if not isinstance(others, Select) or not isinstance(you, You) or said.head.negated:
        raise UnfitError("as much as whom")
    if others.quantity != ONE or not _others(others) or _placed(others) or len(others.filters) > 1:
        raise UnfitError("as much as how many of them")
    theirs = PowerAt(Candidate(span=others.span), place, span=said.span)
    equal = Relation(theirs, Op.EQUAL, PowerAt(you, place, span=said.span), span=said.span)
    exact = said.subject is not None and said.subject.exact
    return there_are(others if exact else replace(others, quantity=SOME), equal, said)


def so_many_of(who: Any, subject: Thing) -> bool:
    """ "Exactly one other player", "two or more other players": so many are counted."""
    if not isinstance(who, Select) or who.kind is not Kind.PLAYER or _placed(who) or who.quantity.every:
        return False
    return subject.exact or (who.quantity not in (SOME, NONE) and who.quantity != ONE)


def there_are(who: Select, such: Outnumbers | Outpowers | Relation, said: Said) -> Has:
    """So many players of whom ``such`` is so."""
    filters = sort_filters([*who.filters, Where(such, span=said.span)])
    label = who.label if who.quantity == ONE else None  # "that player"
    return Has(None, replace(who, filters=filters, label=label), span=said.span)


def are_several(who: Any) -> bool:
    """Whether some of several players are meant, rather than one who is known: the winner is."""
    return isinstance(who, Select) and not _placed(who)


def told_apart(subject: Thing, whom: Any) -> bool:
    """Whether each of those of whom it is said is compared for themselves: "two or more other players have more cards
    than you", "another player has more cards than each other player"."""
    return so_many_of(subject.node, subject) or (are_several(subject.node) and are_several(whom))


def others_of_them(who: Select, whom: Any) -> Select:
    """ "Another player has more cards in hand than each other player": than each one other than they are. Raises
    ``UnfitError``."""
    others = isinstance(whom, Select) and _others(who) and len(who.filters) == 1 and whom.filters == who.filters
    if not others or whom.quantity not in (ONE, EVERY) or who.quantity == EVERY:
        raise UnfitError("more than which of them")
    apart = (Other(Candidate(span=whom.span), span=whom.span),)
    return Select(Kind.PLAYER, EVERY, apart, span=whom.span)


def there_are_such(subject: Thing, such: Outnumbers | Relation, said: Said) -> Has:
    """So many players of whom ``such`` is so, or one of them. Raises ``UnfitError``."""
    if said.head.negated:
        raise UnfitError("so many of them, or not")
    who: Any = subject.node
    one = who.quantity == ONE and not subject.exact
    return there_are(replace(who, quantity=SOME, label=None) if one else who, such, said)


def _by_how_much(thing: Thing) -> tuple[int, bool, bool]:
    """By how much at least it is more, or less, and whether as much is enough: "more power", "at least 2 less power",
    "at least as much power". Raises ``UnfitError`` for other comparisons."""
    stat, op, amount = thing.compare or (None, Op.EQUAL, None)
    less, least = op in (Op.LESS, Op.AT_MOST), op in (Op.AT_LEAST, Op.AT_MOST)
    if stat is not Stat.POWER or op is Op.EQUAL:
        raise UnfitError("no condition")
    if amount is None:
        return 1, less, least
    by = amount.parts[1] if least and isinstance(amount, Total) and len(amount.parts) == 2 else None
    if less:  # "3 or less more power than you" is neither
        by = by.amount if isinstance(by, Minus) else None
    if not isinstance(by, Num):
        raise UnfitError("no condition")
    return by.value, less, False


def _one_of_them(players: Select, text: str) -> bool:
    """ "Than another player", "than at least one other player": one is enough."""
    if _placed(players):
        return False
    return players.quantity == SOME or (players.quantity == ONE and "another" in text)


def _several(who: Any) -> bool:
    counted = isinstance(who, Select) and who.kind is Kind.PLAYER and who.quantity in (EVERY, SOME, NONE)
    return counted and not _placed(who)


def _placed(players: Select) -> bool:
    """Whether the winner is meant, or the runner-up: there is one."""
    return any(isinstance(each, Placed) for each in players.filters)


def _others(players: Select) -> bool:
    return any(each == Other(You()) for each in players.filters)
