"""A text with one meaningful word gone or changed says something else, or is refused: over all Core wordings.

This finds meaning that is lost on the way into the tree, and words that the reader would pass over.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.text.conftest import Core

from smashrules.text.reading.errors import TextError
from smashrules.text.reading.reading import read

# (pattern, what takes its place): duration, number, choice, place, owner, order, label, comparison ...
CHANGES = [
    (r"\b[Yy]ou may ", ""),
    (r"\bmay ", ""),
    (r" not\b", ""),
    (r"\bcannot\b", "can"),
    (r" or less\b", ""),
    (r"\bor less\b", "or more"),
    (r"\bless\b", "more"),
    (r"\banother ", "a "),
    (r"\bother ", ""),
    (r" here\b", ""),
    (r" here\b", " there"),
    (r" there\b", ""),
    (r"\bextra ", ""),
    (r"\bup to ", ""),
    (r"\bany number of\b", "two"),
    (r"\btop\b", "bottom"),
    (r"\bbottom\b", "top"),
    (r"\bBefore\b", "After"),
    (r"\bAfter\b", "Before"),
    (r"\bafter\b", "before"),
    (r"\bstart\b", "end"),
    (r"\bend\b", "start"),
    (r"\beach\b", "a"),
    (r"\bEach of\b", "One of"),
    (r"\ban? ", "each "),
    (r"\byour\b", "their"),
    (r"\byour ", ""),
    (r"\bthe turn\b", "your turn"),
    (r"\byour turn\b", "the turn"),
    (r"\b2\b", "3"),
    (r"\b3\b", "2"),
    (r"\b1\b", "2"),
    (r"\b4\b", "5"),
    (r"\b5\b", "4"),
    (r"\btwo\b", "three"),
    (r"\bthree\b", "two"),
    (r"\bfive\b", "four"),
    (r"\bone\b", "two"),
    (r"\b[Oo]nce per turn, ", ""),
    (r"\bOnce on\b", "On"),
    (r" until [^.,]*?turn\b", ""),
    (r" during [^.,]*?turns\b", ""),
    (r"\bprinted ", ""),
    (r" instead\b", ""),
    (r" instead of[^.]*", ""),
    (r" immediately\b", ""),
    (r" in any order\b", ""),
    (r"\brandom ", ""),
    (r"\bOtherwise, ", ""),
    (r" for each [^.,]*", ""),
    (r" for the first time each turn", ""),
    (r"\bthe first time each turn ", ""),
    (r" after resolving its ability", ""),
    (r"\bminion\b", "titan"),
    (r"\baction\b", "minion"),
    (r"\bhand\b", "deck"),
    (r"\bdeck\b", "hand"),
    (r"\bdiscard pile\b", "deck"),
    (r"\band\b", "or"),
    (r"\bor\b", "and"),
    (r"\+", "-"),
    (r"non-", ""),
    (r"Ongoing: ", ""),
    (r"Special: ", "Talent: "),
    (r"Talent: ", "Special: "),
    (r"\bwinner\b", "runner-up"),
    (r"\bhighest-", "lowest-"),
    (r"\blowest-", "highest-"),
    (r"\bhigher-", "lower-"),
    (r" with the same name", ""),
    (r"\bdestroy\b", "return"),
    (r"\bPlace\b", "Play"),
    (r" owner's", ""),
    (r"\bif [^,]*, ", ""),
]

# Words that can go without a change of meaning: "either" (OR says it), "revealed" ("the other cards" are the other
# revealed ones), "the" ("on bottom of", "any number of revealed minions"), "for" and "After" ("the first time each
# turn"), "minion" and "titan" ("this"), "base." ("from one base to another"), "chosen", "destroyed", "played", "same"
# ("the minion": the one that is spoken of), "pile" ("from your discard"), "your" ("cards in hand"), "you" ("after
# you destroy or return"), "+1" ("power counter": there are no others), "number" ("any of the revealed minions").
IDLE = re.compile(
    r"without '(destroyed|either|revealed|for|minion|titan|base\.|chosen|played|same|pile\.?|\+1)'|"
    r"without 'your': .*cards in hand|without 'After': .*Ongoing: the first time each turn|"
    r"without 'you': .*[Aa]fter you destroy [^,.]* or return|without 'the': .*((on|to) (top|bottom) of|of revealed)|"
    r"without 'number': .*any of the revealed|"
    r"without 'cards.': .*hand and draws five$"
)


def _mutations(text: str) -> Iterator[tuple[str, str]]:
    for pattern, instead in CHANGES:
        for found in re.finditer(pattern, text):
            yield f"{found.group()!r} -> {instead!r}", text[: found.start()] + instead + text[found.end() :]


def _deletions(text: str) -> Iterator[tuple[str, str]]:
    for found in re.finditer(r"\S+", text):
        gone = f"{text[: found.start()]}{text[found.end() :]}".replace("  ", " ").strip()
        yield f"without {found.group()!r}", gone


def _unnoticed(core: Core, mutations: Iterator[tuple[str, str]] | None, name: str) -> list[str]:
    each = core.of(name)
    tree = read(each.text, type=each.type, names=core.names).tree
    kept: list[str] = []
    for what, text in mutations or ():
        if text == each.text or not text:
            continue
        try:
            other = read(text, type=each.type, names=core.names).tree
        except TextError:
            continue
        if other == tree:
            kept.append(f"{name}: {what}: {text}")
    return kept


def test_every_changed_word_is_noticed(core: Core) -> None:
    kept = [
        line for each in core.wordings if each.text for line in _unnoticed(core, _mutations(each.text), each.name)
    ]
    told = [line for line in kept if "cards in hand than" not in line]  # a hand is one's own unless it is said whose
    assert not told, "\n".join(told)


def test_every_deleted_word_is_noticed_but_those_that_say_nothing(core: Core) -> None:
    kept = [
        line for each in core.wordings if each.text for line in _unnoticed(core, _deletions(each.text), each.name)
    ]
    told = [line for line in kept if not IDLE.search(line)]
    assert not told, "\n".join(told)
