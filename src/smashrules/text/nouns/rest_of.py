"""The rest of some cards that are described: "choose one of your minions. Destroy the rest of your minions there".

They are those of the description that are not the ones spoken of; "the rest of the actions" are the actions among
what is left. "The rest of them", "the rest of the cards" say no more than "the rest", and are not told here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from smashrules.effects.selectors import EVERY, Among, Other, Select
from smashrules.text.nouns.determiners import Thing, evolve_prep
from smashrules.text.structure.attach import UnfitError
from smashrules.text.structure.syntax import Phrase
from smashrules.text.trees.kinds import CARD_KINDS
from smashrules.text.trees.pending import reference, temporary
from smashrules.text.trees.rebuilding import sort_filters
from smashrules.text.words.lexicon import lexicon

if TYPE_CHECKING:
    from smashrules.text.nouns.concepts import Noun
    from smashrules.text.nouns.nouns import Nouns

_PLACES = ("here", "there", "on", "at")


def the_rest_of(builder: Nouns, noun: Noun) -> Thing | None:
    """ "The rest of your minions there": those of them that are not the ones spoken of; None of "the rest of them".

    Raises ``UnfitError`` where it is not said of which cards."""
    (part, *more) = noun.parts
    item = part.item
    if more or not isinstance(item, Phrase):
        raise UnfitError("the rest of what")
    pre, head = item.parts[-1]
    kind, number = lexicon().nouns.get(head.word, ("", ""))
    before = [each.word for each in pre]
    told = part.parts or len(item.parts) > 1
    known = before[:1] in (["the"], ["those"], ["these"])
    if not kind or (kind == "card" and known and not told):
        return None
    if number != "many":
        raise UnfitError("the rest of one")
    span = noun.span
    if known and not told:
        behind = builder.text[head.end :].split()
        if behind and behind[0].strip(".,") in _PLACES:
            raise UnfitError("where they are says which")  # "the rest of the minions there"
        rest = reference("rest", "the rest", frozenset(), True, None, noun.token.start, span=span)
        bare = replace(part, item=replace(item, parts=((pre[1:], head),)))
        every = builder.phrase(evolve_prep(bare)).node
        others: tuple[Among | Other, ...] = (Among(rest, span=span),)
    else:
        those = reference("it", "them", frozenset(CARD_KINDS), None, None, span[0], span=span)
        first = item.parts[0]
        kept = tuple(each for each in first[0] if not (known and each is first[0][0]))
        bare = replace(part, item=replace(item, parts=((kept, first[1]), *item.parts[1:])))
        every = builder.phrase(evolve_prep(bare)).node
        others = (Other(those, span=span),)
    if not isinstance(every, Select) or every.quantity != EVERY:
        raise UnfitError("the rest of which")
    filters = sort_filters([*every.filters, *others])
    return Thing("card", replace(every, filters=filters, label=temporary(noun.token.start), span=span), True)
