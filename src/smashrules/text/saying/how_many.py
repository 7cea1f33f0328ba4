"""How many things there are, and whose, said before the noun: "each of your", "up to two", "another player's", "no".

Each case is a function of its own; the tuple at the end says in which order they are asked. What else is said of the
things comes as it is (``Noun``): how it is said, ``before_noun`` and ``behind_noun`` know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from smashrules.effects.amounts import Count
from smashrules.effects.selectors import (
    ALL_BUT_ONE,
    EVERY,
    NONE,
    ONE,
    SOME,
    Alike,
    Among,
    At,
    Controlled,
    ControllerOf,
    Extreme,
    Kind,
    Other,
    OwnerOf,
    Pile,
    Quantity,
    Ref,
    Rest,
    Select,
    Trait,
)
from smashrules.text.saying.behind_noun import Filters, most_behind
from smashrules.text.saying.of_which import behind, held_by, is_pointed_at, possessor, some_of
from smashrules.text.saying.quantities import UnsayableError, article, genitive, number_word, plural

if TYPE_CHECKING:
    from smashrules.text.saying.phrases import Phrases


class Noun(Struct, frozen=True):
    """A noun with what is said of it: ``body`` before it, with a space behind each word, ``tail`` behind it, with a
    space before it.

    ``them``: of which they are some ("(two of) them"). ``whose``: who controls them ("your "). ``other``: whether
    they are others than some that are spoken of."""

    node: Select
    filters: Filters
    style: str
    body: str
    noun: str
    post: str
    tail: str
    them: str
    whose: str
    other: bool

    @property
    def quantity(self) -> Quantity:
        return self.node.quantity

    @property
    def owner(self) -> Any:
        """Who controls them, as the tree has it."""
        return getattr(self.filters.get(Controlled), "by", None)

    @property
    def many(self) -> str:
        """ "revealed cards"."""
        return f"{self.body}{plural(self.noun)}"

    @property
    def one(self) -> str:
        """ "other revealed card here"."""
        return f"{'other ' if self.other else ''}{self.body}{self.noun}{self.tail}"

    @property
    def several(self) -> str:
        """ "other revealed cards here"."""
        return f"{'other ' if self.other else ''}{self.many}{self.tail}"


def determined(
    say: Phrases, node: Select, filters: Filters, adjectives: list[str], noun: str, post: str, style: str, them: str
) -> str:
    """The noun phrase with how many there are, and whose."""
    owner = filters.get(Controlled)
    whose = ""
    if isinstance(owner, Controlled) and not owner.negated and not holder_behind(node, filters, style):
        whose = possessor(say, owner.by, style)
    other = Other in filters and (bool(them) or not (node.kind is Kind.BASE and node.quantity == ONE))
    body = "".join(f"{each} " for each in adjectives)
    tail = f"{' ' if post else ''}{post}{behind(say, owner)}"
    said = Noun(node, filters, style, body, noun, post, tail, them, whose, other)
    for case in _CASES:
        if (told := case(say, said)) is not None:
            return told
    return _so_many(say, said)


def holder_behind(node: Select, filters: Filters, style: str) -> bool:
    """ "minions you have here": whose they are is said behind the noun."""
    owner, at = filters.get(Controlled), filters.get(At)
    if not isinstance(owner, Controlled) or owner.negated or not isinstance(at, At):
        return False
    if style == "for each" or (style == "each" and node.quantity == EVERY):
        return isinstance(owner.by, Ref) and owner.by.words == "they"
    return style == "number"


# -- some of them ----------------------------------------------------------------------------------------------------


def _of_them(say: Phrases, said: Noun) -> str | None:
    """ "two of them", "each of the others that you control"."""
    if not said.them:
        return None
    if said.style == "for each":
        return _for_each_of_them(say, said)
    if said.quantity == EVERY and isinstance(said.filters[Among].group, Rest) and not (said.post or said.body):
        return f"the other {said.many}"
    if said.quantity == ONE and set(said.filters) == {Among, Extreme}:
        extreme = said.filters[Extreme]
        most = f"the {said.noun} with the {extreme.extremum.value} {extreme.stat.value} among {said.them}"
        return most + (_TIE if extreme.one else "")
    tail = f"{_held(say, said)}{said.tail}"
    counted = how_many(said.quantity).removesuffix(" of")
    some = some_of(said.them, counted, said.quantity, said.filters.get(Other))
    return f"{some}{tail}{' at random' if said.node.random else ''}"


def _for_each_of_them(say: Phrases, said: Noun) -> str:
    """ "(for each) of them that you control", "(for each) other minion"."""
    if isinstance(said.filters[Among].group, Rest):
        return f"other {said.noun}{said.tail}"
    return f"of {said.them}{_held(say, said)}{said.tail}"


def _held(say: Phrases, said: Noun) -> str:
    """ " that you control": whose those of them are."""
    return held_by(say, said.filters[Controlled]) if said.whose else ""


# -- off a pile, and the most ----------------------------------------------------------------------------------------


def _off_a_pile(say: Phrases, said: Noun) -> str | None:
    """ "the top card of your deck", "up to two cards from the top of your deck"."""
    zone, quantity = said.node.zone, said.quantity
    if not isinstance(zone, Pile) or zone.end is None or zone.revealing:
        return None
    pile = f"of {say.pile(zone)}"
    if quantity.low == quantity.high and not isinstance(quantity.low, int | None):
        return f"{said.many} equal to {say.amount(quantity.low)} from the {zone.end.value} {pile}"
    if quantity.low == 0 and isinstance(quantity.high, int):
        things = f"{said.body}{said.noun}" if quantity.high == 1 else said.many
        return f"{how_many(quantity)} {things} from the {zone.end.value} {pile}"
    if quantity == ONE:
        return f"the {zone.end.value} {said.body}{said.noun} {pile}"
    if not isinstance(quantity.low, int) or quantity.low != quantity.high:
        raise UnsayableError("how many from the top")
    return f"the {zone.end.value} {number_word(quantity.low)} {said.many} {pile}"


_TIE = " (you choose in case of a tie)"


def _superlative(say: Phrases, said: Noun) -> str | None:
    """ "your highest-power minion", "the highest-power minion here (you choose in case of a tie)"."""
    extreme = said.filters.get(Extreme)
    if extreme is None:
        return None
    if most_behind(said.node, said.filters):  # all that tie
        return f"the {said.body}{said.noun}{said.tail}" if not said.other else None
    if not said.whose and said.quantity != ONE:
        return None
    return f"{said.whose or 'the '}{said.body}{said.noun}{_TIE if extreme.one else ''}{said.tail}"


# -- so many as something else ---------------------------------------------------------------------------------------


def _as_many(say: Phrases, said: Noun) -> str | None:
    """ "an equal number of cards", "up to a number of minions equal to its power", "that number plus one cards"."""
    low, high = said.quantity.low, said.quantity.high
    most = low == 0 and not isinstance(high, int | None)
    so_many = high if most else low
    if isinstance(so_many, int | None):
        return None
    if _is_spoken_of(so_many):
        return f"{'up to ' if most else ''}an equal number of {said.many}{said.tail}"
    if most:
        return f"up to a number of {said.many}{said.tail} equal to {say.amount(so_many)}"
    if low == high and (more := say.so_many_more(low)) is not None:
        return f"that number {more} {said.many}{said.tail}"
    return f"{said.many}{said.tail} equal to {say.amount(low)}"


def _is_spoken_of(amount: Any) -> bool:
    """Whether it is the number of things that were spoken of, or of some among them."""
    if not isinstance(amount, Count):
        return False
    filters = getattr(amount.what, "filters", ())
    return not isinstance(amount.what, Select) or any(isinstance(each, Among) for each in filters)


# -- all of them -----------------------------------------------------------------------------------------------------


def _every(say: Phrases, said: Noun) -> str | None:
    """ "each minion here", "each of your minions"; "different bases", "minions here" where they are many."""
    if said.quantity != EVERY:
        return None
    unlike = said.filters.get(Alike)
    if unlike == Alike(Trait.SELF, different=True):
        return f"{said.whose}different {said.several}"
    if said.style in ("bare", "number"):
        return f"{said.whose}{said.several}"
    if said.style == "for each":
        return _for_each(said)
    if not said.whose:
        one_name = isinstance(unlike, Alike) and unlike.different and unlike.trait is Trait.NAME
        return _one_of_each(said) if one_name else f"each {said.one}"
    if isinstance(said.owner, Select) and said.owner.quantity == EVERY:
        return f"{said.whose}{said.several}"
    return f"each of {said.whose}{said.several}"


def _for_each(said: Noun) -> str:
    """ "(for each) minion here", "(for each) of your minions", "(for each) differently named minion"."""
    if " with different names" in said.tail:
        tail = said.tail.replace(" with different names", "", 1)
        said = replace(said, tail=tail, body=f"differently named {said.body}")
    return f"of {said.whose}{said.several}" if said.whose else said.one


def _one_of_each(said: Noun) -> str:
    """ "one of each minion with a different name here"."""
    tail = said.tail.replace("with different names", "with a different name", 1)
    return f"one of each {replace(said, tail=tail).one}"


# -- whose -----------------------------------------------------------------------------------------------------------


def _theirs(say: Phrases, said: Noun) -> str | None:
    """ "two of your minions", "another player's minion", "none of your minions", "no other players' minions"."""
    if not said.whose:
        return None
    quantity, held = said.quantity, getattr(said.owner, "quantity", ONE)
    if held == EVERY and quantity == ONE and said.style == "each" and not said.node.random:
        return f"one of {said.whose}{said.several}"
    if isinstance(said.owner, Select) and quantity == ONE and held != SOME:
        return f"{said.whose}{said.one}"
    counted = "none" if quantity == NONE and held != EVERY else how_many(quantity)
    link = "" if counted in ("any number of", "no") else " of"
    whose = said.whose
    if held == SOME:  # in all, not of each of them
        whose = genitive(say.select(replace(said.owner, quantity=EVERY), "bare")) + " "
    elif held == EVERY and quantity == NONE:
        whose = whose.removeprefix("each ")
    return f"{counted}{link} {whose}{said.several}"


# -- another, one, and so many ---------------------------------------------------------------------------------------


def _another(say: Phrases, said: Noun) -> str | None:
    """ "another minion", "a player other than its owner", "another base other than that base"."""
    if Other not in said.filters or said.quantity != ONE:
        return None
    beside, noun = said.filters[Other], f"{said.body}{said.noun}"
    if isinstance(beside.than, (OwnerOf, ControllerOf)):
        return f"a {noun} other than {say.any(beside.than)}{said.tail}"
    others = [each for each in said.node.filters if isinstance(each, Other)]
    told = next((each for each in others if is_pointed_at(each, said.node)), None)
    if told is not None and said.node.kind is Kind.BASE:
        lone = all(each is told for each in others)
        return f"{'a' if lone else 'another'} {noun} other than {say.any(told.than)}{said.tail}"
    return f"another {noun}{said.tail}"


def _one(say: Phrases, said: Noun) -> str | None:
    """ "a minion", "an action"; "one player", "one revealed card"."""
    if said.quantity != ONE:
        return None
    if Among in said.filters or (said.node.kind is Kind.PLAYER and said.style != "bare"):
        return f"one {said.body}{said.noun}{said.tail}"
    return article(said.one)


def _so_many(say: Phrases, said: Noun) -> str:
    """ "two minions", "any number of the revealed cards", "at least one minion", "all but one other minion"."""
    counted = how_many(said.quantity)
    if Among in said.filters and counted == "any number of":
        counted += " the"
    singular = said.quantity in (SOME, ALL_BUT_ONE)
    return f"{counted} {said.one if singular else said.several}"


def how_many(quantity: Quantity) -> str:
    """ "each", "no", "two", "up to two", "any number of". Raises ``UnsayableError`` for a number that is counted."""
    low, high = quantity.low, quantity.high
    if not isinstance(low, int) or not (high is None or isinstance(high, int)):
        raise UnsayableError("a counted quantity")
    if quantity.every:
        return "each"
    if quantity.but:
        return f"all but {number_word(quantity.but)}"
    if (low, high) == (0, None):
        return "any number of"
    if quantity == NONE:
        return "no"
    if high is None:
        return f"at least {number_word(low)}"
    if low == high:
        return number_word(low)
    if low == 0:
        return f"up to {number_word(high)}"
    if low == high - 1:
        return f"{number_word(low)} or {number_word(high)}"
    raise UnsayableError("an odd range")


_CASES: tuple[Callable[[Phrases, Noun], str | None], ...] = (
    _of_them,
    _off_a_pile,
    _superlative,
    _as_many,
    _every,
    _theirs,
    _another,
    _one,
)
"""Those that say more than a number come first: of all minions at the top of a pile, or the strongest ones, it is not
said that they are all. Whose they are is said before that they are others, which then stands behind it. What
none of them says is so many (``_so_many``)."""
