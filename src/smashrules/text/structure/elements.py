"""Elements of a sentence put as they would stand if nothing came between them, and nothing were said by "it" alone.

Knows the structure of a sentence, not what it means.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.structure.attach import category, tag
from smashrules.text.structure.syntax import Element, Item, Phrase, Sub, Word
from smashrules.text.words.lexicon import is_name, lexicon
from smashrules.text.words.tokens import Token

Elements = tuple[Element, ...]
Joints = tuple[str, ...]

_WAYS = ("to", "from", "place-to", "place-from")
_CARRYING = ("transfer", "transfers")
_MOVING = ("move", "moves", *_CARRYING)


def interposed(elements: Elements, joints: Joints) -> tuple[Elements, Joints]:
    """ "the winner, on their next turn, may draw a card": with the subject beside its verb."""
    if len(elements) < 3 or joints[:2] != (",", ","):
        return elements, joints
    who, when, deed = elements[:3]
    thing = who.items[0] if who.items and not (who.head or who.subject) else None
    phrase = when.items[0] if when.items and not (when.head or when.subject) else None
    if not isinstance(thing, Phrase) or thing.prep or not isinstance(phrase, Phrase) or not phrase.prep:
        return elements, joints
    if tag(phrase) not in ("on:turn", "starting_with:player") or not deed.head or deed.subject:
        return elements, joints
    whole = replace(deed, subject=who.items, start=who.start)
    return (when, whole, *elements[3:]), joints[1:]


def number_again(elements: Elements) -> Elements:
    """ "if this base's breakpoint is less than 21, it is increased to 21": what was compared is what is changed."""
    lead, deed = elements[0], elements[1] if len(elements) > 1 else None
    compared = lead.items[0] if lead.items and not (lead.head or lead.subject) else None
    if (
        not isinstance(compared, Sub)
        or compared.mark not in ("if", "while")
        or deed is None
        or len(compared.subject) != 1
    ):
        return elements
    number = compared.subject[0]
    one = [item.parts for item in deed.subject if isinstance(item, Phrase)]
    changed = [token.word for token in deed.head][-1:] in (["increased"], ["reduced"], ["decreased"])
    it = len(one) == 1 and [noun.word for _, noun in one[0]] == ["it"]
    if not (it and changed and isinstance(number, Phrase) and category(number) in ("power", "breakpoint")):
        return elements
    first = number.parts[0][0]
    if not first or first[0].word not in ("this", "that", "its"):
        return elements  # "a minion's power": which minion's again
    return (lead, replace(deed, subject=compared.subject), *elements[2:])


def or_instead(elements: Elements, joints: Joints) -> tuple[Element, Element, Element] | None:
    """ "A, or B instead if C": A, B, and what leads with C. B may name its verb alone: it is done as A is."""
    if len(elements) != 2 or joints not in ((", or",), ("or",)):
        return None
    one, other = elements
    words = [item.word if isinstance(item, Word) else "" for item in other.items]
    at = words.index("instead") if "instead" in words else -1
    opened = other.items[at + 1] if 0 <= at < len(other.items) - 1 else None
    if not (one.head and other.head) or other.subject or not isinstance(opened, Sub) or opened.mark != "if":
        return None
    lead = Element(other.items[at + 1 :], start=opened.start, end=other.end)
    if at:
        theirs = one.subject if len(one.head) == 1 else ()  # "it has +1 power, or has +3 power instead"
        return one, replace(other, subject=theirs, items=other.items[:at], end=other.items[at].end), lead
    if len(one.head) != len(other.head):
        return None
    return one, replace(one, head=(*one.head[:-1], other.head[-1])), lead


def or_if(elements: Elements, joints: Joints) -> tuple[Element, Element, Element] | None:
    """ "A, or if C, B": A, B, and what leads with C."""
    if len(elements) != 3 or [_joins(joint) for joint in joints] != ["or", ","] or "," not in joints[0]:
        return None
    one, lead, other = elements
    conditioned = lead.items and isinstance(lead.items[0], Sub) and lead.items[0].mark == "if"
    if not (one.head and other.head and conditioned) or lead.head or lead.subject:
        return None
    return one, other, lead


def _joins(joint: str) -> str:
    return joint.replace(",", "").strip() or ","


def given_apart(
    elements: tuple[Element, ...], joints: tuple[str, ...]
) -> tuple[tuple[Element, ...], tuple[str, ...]]:
    """ "give one minion +2 power and another -2 power": one clause for each of those to whom something is given."""
    for place, one in enumerate(elements):
        if [token.word for token in one.head][-1:] != ["give"]:
            continue
        powers = [at for at, item in enumerate(one.items) if _is_bonus(item)]
        joined = [at for at, item in enumerate(one.items) if isinstance(item, Phrase) and item.prep == "&and"]
        if len(powers) != 2 or len(joined) != 1 or not powers[0] < joined[0] < powers[1]:
            continue
        cut = joined[0]
        receiver = one.items[cut]
        assert isinstance(receiver, Phrase)
        first = replace(one, items=one.items[:cut], end=one.items[cut - 1].end)
        second = Element(
            (replace(receiver, prep=""), *one.items[cut + 1 :]), one.head[-1:], (), receiver.start, one.end
        )
        return (*elements[:place], first, second, *elements[place + 1 :]), (*joints[:place], "and", *joints[place:])
    return elements, joints


def other_if(elements: Elements, joints: Joints, text: str) -> tuple[Elements, Joints]:
    """ "destroy a minion, or a titan if you have an action here": with the comma "if" is said of the titan alone."""
    for place, one in enumerate(elements):
        items = one.items
        last = next((at for at, item in enumerate(items) if isinstance(item, Sub) and item.mark == "if"), 0)
        cuts = [at for at, item in enumerate(items[:last]) if isinstance(item, Phrase) and item.prep == "&or" and at]
        cut = cuts[-1] if cuts else 0
        if not (cut and one.head) or "," not in text[items[cut - 1].end : items[cut].start + 1]:
            continue
        other = items[cut]
        assert isinstance(other, Phrase)
        first = replace(one, items=items[:cut], end=items[cut - 1].end)
        second = Element((replace(other, prep=""), *items[cut + 1 :]), one.head[-1:], (), other.start, one.end)
        return (*elements[:place], first, second, *elements[place + 1 :]), (*joints[:place], ", or", *joints[place:])
    return elements, joints


def elliptic(one: Element, other: Element) -> tuple[Element, ...]:
    """ "move a minion from there to here, or from here to there": the deed is said once."""
    thing = one.items[0] if one.items else None
    way = other.items[0] if other.items else None
    if not isinstance(thing, Phrase) or thing.prep or way is None or tag(way).split(":")[0] not in _WAYS:
        return (one, other)
    if not any(tag(each).split(":")[0] in _WAYS for each in one.items):
        return (one, other)
    powers = one.items[1:2] if tag(one.items[1]) in ("power", "spec") else ()  # "a minion of power 3 or less"
    again = replace(other, head=one.head[-1:], items=(thing, *powers, *other.items))  # "you may" reaches over both
    return (one, again if len(one.head) > 1 else replace(again, subject=one.subject))


def apart_played(one: Element) -> tuple[tuple[Element, ...], list[str]]:
    """ "play an extra minion or X": a play that is an extra one, or another that is not."""
    if not one.head or one.head[-1].word != "play" or len(one.items) != 2:
        return (one,), []
    first, other = one.items
    if not (isinstance(first, Phrase) and isinstance(other, Phrase)) or first.prep or other.prep != "&or":
        return (one,), []
    extra = [any(token.word == "extra" for token in each.parts[-1][0]) for each in (first, other)]
    named = is_name(other.parts[-1][1].word) and not is_name(first.parts[-1][1].word)
    if extra[0] == extra[1] or not (other.parts[-1][0] or named):
        return (one,), []
    again = replace(one, head=one.head[-1:], subject=(), items=(replace(other, prep=""),))
    return (replace(one, items=(first,)), again), ["or"]


def moved_or_not(one: Element, other: Element) -> tuple[Element, Element]:
    """ "transfer or destroy an action on its base": where to is not said, so to any other base."""
    carried = {one.head[-1].word, other.head[-1].word} & set(_CARRYING)
    lying = [item for item in other.items if tag(item) == "on:base" and isinstance(item, Phrase)]
    away = any(isinstance(item, Phrase) and item.prep in ("on", "at") for item in lying)
    away = away or (not carried and (len(other.items) == 1 or any(tag(item) == "place" for item in other.items)))
    if not away or any(tag(item).split(":")[0] in _WAYS for item in other.items):
        return one, other
    thing, *rest = other.items
    assert isinstance(thing, Phrase)
    pre, noun = thing.parts[-1]
    same = replace(
        thing, parts=(*thing.parts[:-1], (pre, replace(noun, start=one.head[-1].start)))
    )  # chosen in each for itself
    end = other.end
    goal = Phrase((((Token("another", end - 1, end),), Token("base", end - 1, end)),), "to", end - 1, end)
    first, second = ((goal,) if each.head[-1].word in _MOVING else () for each in (one, other))
    return replace(one, items=(same, *rest, *first)), replace(other, items=(*other.items, *second))


def shared_object(elements: tuple[Element, ...], ops: list[str]) -> tuple[Element, ...]:
    """ "move or destroy a minion", "reveal and draw one of them": what is said once is done to the same."""
    shared = list(elements)
    for place in range(len(shared) - 2, -1, -1):
        one, other = shared[place], shared[place + 1]
        bare = one.head and not one.items and [token.word for token in one.head][-1] in lexicon().verbs
        if bare and any(lexicon().auxiliaries.get(token.word) == "be" for token in one.head[:-1]):
            continue  # "cannot be moved and has +1 power": what is done to the subject has no object
        listed = ops[place] == "," and place + 1 < len(ops) and ops[-1] in ("and", "or")  # "destroy, move, or return"
        linked = listed or ops[place] in ("and", "or", "and/or")
        if not (bare and other.head and other.items and not other.subject and linked):
            continue
        moving = {[token.word for token in each.head][-1] in _MOVING for each in (one, other)}
        thing = other.items[0]
        played = {each.head[-1].word for each in (one, other)} <= {"play", "move"} and len(other.items) > 1
        if not isinstance(thing, Phrase) or thing.prep:
            continue
        forbidden = any(token.word == "cannot" for token in shared[0].head[:-1])  # it goes nowhere
        if len(moving) > 1 and not (played or forbidden):
            if ops[place] == "or":
                shared[place : place + 2] = moved_or_not(one, other)
            continue
        shared[place] = replace(one, items=other.items)
        if ops[place] == "and":  # "reveal and draw one of them": what is revealed is drawn
            single = (
                thing.parts[-1][1].word in lexicon().nouns and lexicon().nouns[thing.parts[-1][1].word][1] == "one"
            )
            words = [token.word for token in thing.parts[-1][0]]
            word = "it" if single or words[:1] in (["one"], ["another"]) else "them"
            again = Token(word, thing.end - 1, thing.end)
            shared[place + 1] = replace(other, items=(Phrase((((), again),), "", thing.end - 1, thing.end),))
    return tuple(shared)


def _is_bonus(item: Item) -> bool:
    """ "+2 power"."""
    if not isinstance(item, Phrase) or item.prep or category(item) != "power":
        return False
    return any(token.word[:1] in ("+", "-") for token in item.parts[-1][0])


def done_to_it(elements: tuple[Element, ...], theirs: bool = False) -> bool:
    """ "Look at a card and draw it or discard it": two things that can be done to what is spoken of first.
    ``theirs``: both by the same player, who is named."""
    if theirs != bool(elements[1].subject):
        return False
    whats = [_pronoun(each.items[0]) if each.head and each.items else "" for each in elements]
    return bool(whats[1]) and whats[1] == whats[2] != whats[0]


def _pronoun(item: Item) -> str:
    """ "It" for "it" and "that card", "them" for "them" and "those cards"."""
    if not isinstance(item, Phrase) or item.prep:
        return ""
    said, noun = item.parts[-1]
    pointing = said[0].word if len(said) == 1 else noun.word
    return {"it": "it", "that": "it", "them": "them", "those": "them"}.get(pointing, "")
