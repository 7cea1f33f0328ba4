"""Several things that cannot be done, said with one "cannot": "cannot be moved or destroyed here".

Knows clauses and the frames of their verbs, not what is made of a clause.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.effects.selectors import Select
from smashrules.text.clauses.conditions import Conditions
from smashrules.text.clauses.said import Said
from smashrules.text.nouns.fitting import at_place
from smashrules.text.structure.attach import UnfitError, fits, tag, verb_of
from smashrules.text.structure.tables import tables

_WHEN = ("condition", "during", "turn")
_ARRIVING = {"play", "bury", "place", "put", "store"}
"""Verbs that bring something here, where others are about what is here."""


def each_verb(builder: Conditions, said: Said) -> list[Said]:
    """The clauses that ``said`` is, one for each of its verbs. Raises ``UnfitError`` where they do not share what is
    said of them."""
    if said.head.modal != "cannot":
        raise UnfitError("this or that is done")
    words = (said.head.word, *said.head.others)
    verbs = [verb_of(each)[0] for each in words]
    said = said if set(verbs) & _ARRIVING else _of_what_is_there(builder, said)
    found = []
    for word, verb in zip(words, verbs, strict=True):
        frame = next((each for each in tables().frames.get(verb, ()) if each.objects & {"card"}), None)
        if frame is None:
            raise UnfitError("this or that is done")
        taken = {name: part for name, part in said.fields.items() if fits(tag(part.item), frame.slots)}
        if set(said.fields) - set(taken) - ({"to"} if word != words[-1] else set()):
            raise UnfitError("this or that is done")  # only where it goes can belong to the last of them alone
        if verb == "play" and verbs[-1] == "move" and "to" in said.fields:  # "played or moved to this base"
            taken["to"] = said.fields["to"]
        elif verb != "move":  # what is moved here moves from here, beside what is destroyed here
            taken = {frame.slots[fits(tag(part.item), frame.slots) or name]: part for name, part in taken.items()}
        found.append(replace(said, verb=verb, fields=taken, head=replace(said.head, word=word, others=())))
    return found


def _of_what_is_there(builder: Conditions, said: Said) -> Said:
    """ "cannot be moved or destroyed here": what is here cannot."""
    places = [name for name, part in said.fields.items() if tag(part.item) == "place"]
    thing = said.object
    if len(places) != 1 or thing is None or not isinstance(thing.node, Select):
        return said
    part = said.fields[places[0]]
    there = replace(thing, node=at_place(thing.node, builder.slot(part, "at"), part))
    return replace(said, object=there, fields={name: each for name, each in said.fields.items() if each is not part})


def while_the_same(group: list[Said]) -> list[Said]:
    """ "Cannot be moved and cannot be destroyed while ...": neither, while it is so."""
    last = group[-1]
    shared = {name: part for name, part in last.fields.items() if name in _WHEN}
    alone = [said.fields.keys() & {*_WHEN, "until"} for said in group[:-1]]
    if not shared or any(alone) or last.subject is not None or not last.head.passive:
        return group
    return [*(replace(said, fields={**said.fields, **shared}) for said in group[:-1]), last]
