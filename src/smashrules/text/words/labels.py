"""Where labels stand in a text: those that begin a part of it, and those that begin one of several to choose from.

"Choose one: Ongoing: A. OR Ongoing: B." is one sentence, in which each labelled ability is one option. Knows labels
and the words between them; what an ability says is read elsewhere.
"""

from __future__ import annotations

import re
from functools import lru_cache

_LABEL = re.compile(r"(?:(?<=^)|(?<=[.)\s]))\s*(Ongoing|Special|Talent|Minion|Action):\s*")
_LEAD = re.compile(r"\s*Ability:\s*")
_OFFERED = re.compile(r"[Cc]hoose one:\s*$")
_OR = re.compile(r"\s*OR\s*$")


def cuts(plain: str) -> list[tuple[int, int, str]]:
    """The labels that begin a part of ``plain``: where each begins, where what it says does, and the label.

    >>> [label for _, _, label in cuts("Choose one: Ongoing: A. OR Ongoing: B. Talent: C.")]
    ['Talent']
    >>> cuts("Ability: A.")  # a lead that names no sort of ability
    [(0, 9, '')]
    """
    within = dict(offered(plain))
    lead = _LEAD.match(plain)
    found = [(0, lead.end(), "")] if lead else []
    found += [(each.start(1), each.end(), each.group(1)) for each in _LABEL.finditer(plain)]
    return [each for each in found if each[0] not in within]


@lru_cache(maxsize=64)  # each part of a text asks again
def offered(plain: str) -> tuple[tuple[int, int], ...]:
    """The labelled abilities in ``plain`` of which one is chosen: where each begins and ends, with its label."""
    found: list[tuple[int, int]] = []
    labels = list(_LABEL.finditer(plain))
    for place, label in enumerate(labels):
        begin = label.start(1)
        end = labels[place + 1].start(1) if place + 1 < len(labels) else len(plain)
        before = plain[:begin]
        goes_on = bool(found) and found[-1][1] == len(_OR.sub("", before)) and _OR.search(before) is not None
        if _OFFERED.search(before) is not None or goes_on:
            found.append((begin, len(_OR.sub("", plain[:end]).rstrip())))
    return tuple(found)
