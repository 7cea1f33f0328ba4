""" "The first minion", "the second base": of two that were named one after the other, the one or the other.

Knows the order in which the text names things, and that there must be two of them, no more; which minion of a turn is
its first, counting tells (``nouns/adjectives``).
"""

from __future__ import annotations

from smashrules.effects.selectors import EVERY, Select
from smashrules.text.binding.antecedents import Mention, same
from smashrules.text.binding.cases import Case

ORDER = "the first and the second are told by the order in which the text names them"
_NTH = {"the first": 0, "the second": 1}


def named_in_order(case: Case) -> None:
    """Leaves what is named first, or second, for a reference that says so; nothing where there are not two."""
    pron = case.pron
    nth = _NTH.get(" ".join(pron.words.split()[:2]))
    if pron.form != "that" or nth is None:
        return
    named: list[Mention] = []
    for each in case.whole.mentions:
        told = each.kind in pron.kinds and case.before(each) and case.place.block in each.blocks
        if told and isinstance(each.node, Select) and not any(same(each.node, one.node) for one in named):
            named.append(each)
    named.sort(key=lambda each: each.start)
    if len(named) != 2 or named[nth].node.quantity == EVERY or named[nth].node.quantity.high != 1:
        case.fitting = []
    else:
        case.take([named[nth]], ORDER)
