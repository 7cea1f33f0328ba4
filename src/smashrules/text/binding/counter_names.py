"""What counters are called where a text says it once: "place an omen counter on a minion, or remove one from it".

Counters that are spoken of without that word are those that the text has named; where it has named several sorts, it
cannot be told which. "Those counters" are such, too; "counters" by itself are any counters. A name that no part of
the tree has is lost, and refused. Knows trees, and where the words of a text stand.
"""

from __future__ import annotations

import re
from functools import partial
from typing import Any, TypeGuard

from msgspec.structs import replace

from smashrules.effects.abilities import CardText
from smashrules.effects.selectors import Among, Kind, Select, Sort
from smashrules.text.trees.rebuilding import sort_filters, transform
from smashrules.text.words.called import counter_name
from smashrules.text.words.lexicon import lexicon

_AS_NAMED = re.compile(r"\b(those|these|that|the|such) counters?( on (it|them))?$")
_TOLD = re.compile(r"(?<!['’])\b[a-z]+ counters?\b")  # not "titan's counters"


def of_their_name(tree: CardText, text: str) -> CardText | None:
    """``tree`` with the name of counters where its words leave it out; None where they could be of two names."""
    if _named_in(text) - {each.word for each in tree.nodes if isinstance(each, Sort)}:
        return None  # a name that has been lost
    named = [each for each in tree.nodes if _is_counter(each)]
    names = {each.word: each for node in named for each in node.filters if isinstance(each, Sort)}
    unnamed = [each for each in named if _leaves_it_out(each, text)]
    if not names or not unnamed:
        return tree
    if len(names) > 1:
        return None
    (sort,) = names.values()
    named_all: CardText = transform(tree, partial(_of_that_sort, sort=sort, text=text))
    return named_all


def _named_in(text: str) -> set[str]:
    """The names of counters that the text tells."""
    told = {counter_name(each) for each in _TOLD.findall(text.lower())} if "counter" in text.lower() else set()
    return {each for each in told if each and each not in lexicon().known}


def _of_that_sort(node: Any, sort: Sort, text: str) -> Any:
    if not _is_counter(node) or not _leaves_it_out(node, text):
        return node
    return replace(node, filters=sort_filters([*node.filters, replace(sort, span=node.span)]))


def _is_counter(node: Any) -> TypeGuard[Select]:
    return isinstance(node, Select) and node.kind is Kind.ANY_COUNTER


def _leaves_it_out(counters: Select, text: str) -> bool:
    if any(isinstance(each, (Sort, Among)) for each in counters.filters):
        return False
    said = text[slice(*counters.span)].lower()
    return "counter" not in said or _AS_NAMED.search(said) is not None
