"""Figures of the text room: ``python -m tools.figures_text``.

How much is read, how much in one way only, what a damaged text does, and how fast it goes. The printed texts are
no part of the project; without them only the figures of the reference wordings are told.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import time
from collections.abc import Callable
from pathlib import Path

from tests.text.conftest import (
    Core,
    Wording,
    core_wordings,
    library_wordings,
    printed_by_faction,
    printed_wordings,
)
from tests.text.test_printed import KNOWN

from smashrules.cards import names
from smashrules.cards.loading import shelf
from smashrules.effects.abilities import CardText
from smashrules.effects.card import CardDef, CardType
from smashrules.engine.unmodelled import missing
from smashrules.text.reading.reading import trees
from smashrules.text.saying.printer import to_text
from smashrules.text.saying.quantities import UnsayableError
from smashrules.text.words.lexicon import Names, spoken_labels
from tools.reference import Judged, judged, of_tree

ROOT = Path(__file__).resolve().parents[1]


def reference() -> str:
    """What holds of the cards' reference wordings: of all cards that say something, whether it is worded or not.

    Cards of which nobody knows the text are counted apart: no wording could be right or wrong."""
    told: list[Judged] = []
    unknown = 0
    for entry in shelf().entries:
        wording = entry.wordings[-1]
        if wording.definition is not None and wording.words:
            told.append(of_tree(wording.words, wording.definition.text, type=entry.type.value, name=entry.name))
        elif wording.words:
            told.append(judged(wording.words, type=entry.type.value, names=names(), name=entry.name))
        elif wording.needs == "its printed text":
            unknown += 1
        elif not wording.is_read:
            told.append(Judged())
    return (
        f"reference wordings: {len(told)}; read whole {sum(each.whole for each in told)}; "
        f"exactly one reading {sum(each.one for each in told)}; printed back {sum(each.back for each in told)}; "
        f"every word in a node {sum(each.covered for each in told)}; "
        f"every reference bound {sum(each.bound for each in told)}; besides, texts that nobody knows {unknown}"
    )


def printed_of_all(folder: Path) -> str:
    """Of the cards that are worded, the reference tree among the readings of the printed text."""
    printed = printed_by_faction(folder)
    worded = [each for each in library_wordings() if each.text and (each.faction, each.name) in printed]
    compared = [(each, printed[each.faction, each.name]) for each in worded]
    among = sum(each.tree in trees(text, each.type, names())[0] for each, text in compared)
    return f"printed wordings of all cards: {len(compared)}; reference tree among the readings {among}"


def printed(core: Core, texts: dict[str, str]) -> str:
    """The reference tree among the readings of the printed text, and the share that is unique by itself."""
    total = among = unique = 0
    for each in core.wordings:
        text = texts.get(each.name.casefold())
        if not text:
            continue
        total += 1
        worded = trees(each.text, each.type, core.names)[0]
        if len(worded) != 1:
            continue  # the reference wordings that are not read, or not in one way, are counted above
        found = trees(text, each.type, core.names)[0]
        among += worded[0] in found
        unique += found == worded
    return (
        f"printed Core wordings: {total}; reference tree among the readings {among}; "
        f"unique by itself {unique} ({unique / total:.1%}); known exceptions {len(KNOWN)}"
    )


LOOKED_AT, OPENED, LAST = "factions looked at", "factions opened later", "factions opened last"


def group(faction: str) -> str:
    """When a faction's texts were first looked at while the language was written; by a hash of its name.

    A third of the factions were kept out of sight, as a measure of what a new faction would meet: their texts were
    counted, and nobody read them. They were opened in three steps, when what was looked at was read to four fifths
    (of the hidden third then 284 of 465), to seven eighths (of the hidden sixth 162 of 222), and to nine tenths (of
    the rest 126 of 163)."""
    number = int(hashlib.sha256(faction.casefold().encode()).hexdigest(), 16)
    if number % 3:
        return LOOKED_AT
    return LAST if number % 2 and number // 6 % 2 else OPENED


def printed_cards(folder: Path, words: frozenset[str]) -> tuple[list[tuple[str, str, str, str]], Names]:
    """Faction, name, type and text of each printed card that has a text, and the names they may use."""
    cards: list[tuple[str, str, str, str]] = []
    known: set[str] = set()
    types: set[tuple[str, str]] = set()
    labels: set[str] = set()
    for file in sorted(folder.glob("*.json")):
        data = json.loads(file.read_text("utf-8"))
        for card in data["cards"]:
            known.add(card["name"])
            types.add((card["name"], card["type"]))
            labels.update(card["labels"])
            if card["text"]:
                cards.append((card.get("faction") or data["faction"], card["name"], card["type"], card["text"]))
    factions = frozenset(card[0] for card in cards if not card[0].startswith("("))
    names = Names(frozenset(known), factions, words, frozenset(types), spoken_labels(labels, frozenset(known)))
    return cards, names


def corpus(folder: Path, words: frozenset[str]) -> list[str]:
    """All printed texts: read whole, in one way, and said again in words that are read as the same tree."""
    cards, known = printed_cards(folder, words)
    found: list[str] = []
    executed = 0
    for title in (LOOKED_AT, OPENED, LAST):
        texts = [(text, kind) for faction, _, kind, text in cards if group(faction) == title]
        start = time.process_time()
        results = [(kind, trees(text, kind, known)[0]) for text, kind in texts]
        spent = time.process_time() - start
        executed += sum(_executed(kind, readings) for kind, readings in results)
        whole = sum(bool(each) for _, each in results)
        one = [(kind, each[0]) for kind, each in results if len(each) == 1]
        again = sum(_said_again(tree, kind, known) for kind, tree in one)
        found.append(
            f"printed texts of {title}: {len(texts)}; read whole {whole} ({whole / len(texts):.1%}); "
            f"in one way {len(one)} ({len(one) / len(texts):.1%}); of these said again and read as the same tree "
            f"{again} ({again / max(1, len(one)):.1%}); {len(texts) / spent:.0f} texts/s of CPU time"
        )
    return [*found, f"printed texts of all factions: {len(cards)}; executed whole {executed}"]


def _executed(kind: str, readings: list[CardText]) -> bool:
    """Whether the engine can carry out the whole text, in one of its readings."""
    return any(not missing(CardDef("", CardType(kind), text=each)) for each in readings)


def _said_again(tree: CardText, kind: str, names: Names) -> bool:
    try:
        return tree in trees(to_text(tree, type=kind), kind, names)[0]
    except UnsayableError:
        return False


def damaged(core: Core, rounds: int = 5) -> str:
    """Of texts with one word deleted, swapped with the next or replaced: how many still have a reading."""
    vocabulary = sorted({word for each in core.wordings for word in each.text.split()})

    def delete(words: list[str], chance: random.Random) -> None:
        del words[chance.randrange(len(words))]

    def swap(words: list[str], chance: random.Random) -> None:
        place = chance.randrange(len(words) - 1)
        words[place : place + 2] = reversed(words[place : place + 2])

    def replace(words: list[str], chance: random.Random) -> None:
        words[chance.randrange(len(words))] = chance.choice(vocabulary)

    return "damaged texts that are accepted: " + ", ".join(
        f"{name} {_accepted(core, change, rounds):.1%}"
        for name, change in (("deleted word", delete), ("swapped", swap), ("replaced", replace))
    )


def _accepted(core: Core, change: Callable[[list[str], random.Random], None], rounds: int) -> float:
    tried = accepted = 0
    for each in core.wordings:
        chance = random.Random(each.text)  # its own, so that another card's text changes nothing here
        for _ in range(rounds):
            words = each.text.split()
            if len(words) < 3:
                continue
            change(words, chance)
            if words == each.text.split():
                continue  # a word for itself, or two that are alike: no damage
            tried += 1
            accepted += bool(trees(" ".join(words), each.type, core.names)[0])
    return accepted / tried


def speed(wordings: tuple[Wording, ...], names: Names) -> str:
    """Reading the reference wordings, in CPU time."""
    start = time.process_time()
    for each in wordings:
        trees(each.text, each.type, names)
    spent = time.process_time() - start
    return f"reference wordings read, lowered and bound: {len(wordings) / spent:.0f} texts/s of CPU time"


def main() -> None:
    core = core_wordings(ROOT)
    print(reference())
    print(damaged(core))
    print(speed(core.wordings, core.names))
    shared = Path(os.environ.get("SMASHRULES_SHARED", ROOT.parent / "shared"))
    if not (shared / "corpus").is_dir():
        print(f"no printed texts in {shared}: their figures are left out")
        return
    print(printed(core, printed_wordings(shared)))
    print(printed_of_all(shared))
    print("\n".join(corpus(shared / "corpus", core.names.words)))


if __name__ == "__main__":
    main()
