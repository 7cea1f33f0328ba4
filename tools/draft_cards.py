"""Drafts card files from the printed cards: ``python -m tools.draft_cards``.

Facts are taken over. A printed text that is read in exactly one way is said again in the house's words, and if these
are a sound reference wording (``tools.reference``), they are the card's text. What is left says what it needs:
``a reference wording`` (a person has to word it: there are several readings, or ours is not sound) or ``a reading``
(the grammar cannot read it). Run again when the grammar has grown, it fills in what has these needs and is understood
by now, and adds cards that are not there. A text that is there stays as it is, whoever wrote it, unless ``--again
NAME`` asks for it. ``--check`` names the texts that are no sound reference wordings any more, or that do not say what
is printed: they are to be drafted again, or worded better.

The printed cards are no part of the project; they lie where SMASHRULES_SHARED says.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from smashrules.cards import names
from smashrules.cards.building import names_of
from smashrules.cards.files import line_of
from smashrules.cards.loading import shelf
from smashrules.text.reading.reading import trees
from smashrules.text.saying.printer import to_text
from smashrules.text.saying.quantities import UnsayableError
from smashrules.text.words.lexicon import Names, spoken_labels
from tools.reference import judged, of_tree

ROOT = Path(__file__).resolve().parents[1]
CARDS = ROOT / "cards"
A_READING, A_WORDING, A_TEXT = "a reading", "a reference wording", "its printed text"
OPEN = (A_READING, A_WORDING, A_TEXT)
"""What a drafted card can need; any other need was written by a person."""
SETS = {"Core (Base Game)": "Core"}
SOURCES = {
    "official rulebook wiki": "official rules wiki, card list of 2025: facts and what each card does now",
    "BGB2018, Know Your Cards": "BGB2018, Know Your Cards: facts and what the card does",
}
RESTATED = "reference pages on the set: facts, and what each card does, restated"
CHANGED = "official list of 2025, which says that its function changed and not from what"
MARKS = ("text_missing", "standard", "play-on-minion", "old printing")
"""Labels of the list that are remarks of those who made it, not words printed on a card."""


class Printed(Struct, frozen=True):
    """A printed card, as the list tells it. ``group`` is the faction, or what a file without one is called."""

    group: str
    faction: str
    set: str
    source: str
    told: Mapping[str, Any]
    also_in: str = ""

    @property
    def name(self) -> str:
        return str(self.told["name"])

    @property
    def type(self) -> str:
        return str(self.told["type"])

    @property
    def changed(self) -> bool:
        """Whether the list speaks of another function in the past."""
        return bool(re.search(r"functional|reversion|cannot", self.told["errata"] or "", re.IGNORECASE))

    def file(self) -> Path:
        return CARDS / slug(self.set) / f"{slug(self.group)}.toml"


class Text(Struct, frozen=True):
    """A drafted text, or what it needs."""

    text: str
    needs: str = ""


def slug(name: str) -> str:
    """A name as files have it.

    >>> slug("The Tea, Brewed!")
    'the-tea-brewed'
    """
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"['’]", "", name.casefold())).strip("-")


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)  # a basic string of TOML is written like one of JSON


# -- what is printed ---------------------------------------------------------------------------------------------


def printed_cards(folder: Path) -> list[Printed]:
    """The cards of the list."""
    cards: list[Printed] = []
    for path in sorted(folder.glob("*.json")):
        list_of = json.loads(path.read_text("utf-8"))
        for told in list_of["cards"]:
            group = told.get("faction", list_of["faction"])
            published = told.get("set", list_of["set"])
            own = path.name.startswith("_") and "faction" not in told  # the decks of a set: Madness, monsters ...
            source = SOURCES.get(list_of["source"], RESTATED)
            cards.append(
                Printed(group.strip("()"), "" if own else group, SETS.get(published, published), source, told)
            )
    held: dict[str, list[str]] = {}
    for each in cards:
        held.setdefault(each.name, []).append(each.group)
    shared = Counter(group for groups in held.values() if len(groups) > 1 for group in groups)
    return [replace(each, also_in=_namesake(each.group, held[each.name], shared)) for each in cards]


def _namesake(group: str, groups: list[str], shared: Mapping[str, int]) -> str:
    """The faction whose card has this name, too, where this is the faction made of other factions' cards."""
    others = [each for each in groups if each != group]
    return others[0] if others and shared[group] > max(shared[each] for each in others) else ""


def known_names(cards: Iterable[Printed]) -> Names:
    """The names of the library as it will be."""
    held = names_of({str(path.relative_to(CARDS)): path.read_bytes() for path in sorted(CARDS.rglob("*.toml"))})
    called = frozenset(each.name for each in cards)
    labels = [label for each in cards for label in each.told["labels"] if label not in MARKS]
    return held | Names(
        called,
        frozenset(each.faction for each in cards if each.faction),
        types=frozenset((each.name, each.type) for each in cards),
        labels=spoken_labels(labels, called),
    )


# -- texts -------------------------------------------------------------------------------------------------------


def drafted(card: Printed, known: Names) -> Text:
    """The card's text in reference wording, or what it needs."""
    text = card.told["text"]
    if not text:
        return Text("", A_TEXT if "text_missing" in card.told["labels"] else "")
    found = trees(text, card.type, known)[0]
    if len(found) != 1:
        return Text("", A_WORDING if found else A_READING)
    try:
        wording = to_text(found[0], type=card.type, name=card.name)
    except (UnsayableError, LookupError):
        return Text("", A_WORDING)
    same = trees(wording, card.type, known)[0] == found
    sound = same and judged(wording, type=card.type, names=known, name=card.name).sound
    return Text(wording) if sound else Text("", A_WORDING)


# -- files -------------------------------------------------------------------------------------------------------


def new_file(cards: list[Printed], texts: Mapping[str, Text]) -> str:
    """The whole file of a faction, or of a deck of a set."""
    first = cards[0]
    lines = ["format = 1", *([f"faction = {quoted(first.faction)}"] if first.faction else [])]
    lines += [f"set = {quoted(first.set)}", f"sources = [{quoted(first.source)}]"]
    for card in sorted(cards, key=lambda each: each.type == "base"):
        lines += table(card, texts[card.name])
    return "\n".join(lines) + "\n"


def table(card: Printed, text: Text) -> list[str]:
    """The lines of one card."""
    told = card.told
    lines = ["", "[[base]]" if card.type == "base" else "[[card]]", f"name = {quoted(card.name)}"]
    if card.type != "base":
        lines += [f"type = {quoted(card.type)}", f"count = {told['quantity']}"]
        lines += [f"power = {told['power']}"] if told["power"] is not None else []
    else:
        lines += [f"breakpoint = {told['breakpoint']}", f"vps = [{', '.join(map(str, told['vp']))}]"]
    lines += [f"{field} = {told[field]}" for field in ("monsters", "treasures") if told[field] is not None]
    labels = [each for each in told["labels"] if each not in MARKS]
    lines += [f"labels = [{', '.join(map(quoted, labels))}]"] if labels else []
    lines += [f"also_in = {quoted(card.also_in)}"] if card.also_in else []
    lines += ['last = "BGB2018"'] if "old printing" in told["labels"] else []
    lines += [f"text = {quoted(text.text)}", *([f"needs = {quoted(text.needs)}"] if text.needs else [])]
    return [*lines, *(_older(card) if card.changed else [])]


def _older(card: Printed) -> list[str]:
    """The lines that say that a card did something else before; what it did is for a person to find out."""
    kind = "base" if card.type == "base" else "card"
    lines = ["", f"[[{kind}.printing]]", f"id = {quoted(shelf().printings[0].id)}", 'text = ""']
    return [*lines, f"source = {quoted(CHANGED)}", "verified = true", f"needs = {quoted(A_TEXT)}"]


def filled_in(content: str, cards: list[Printed], texts: Mapping[str, Text], again: frozenset[str]) -> str:
    """A file that is there, with the texts that can be drafted by now, and with the cards that it lacks."""
    held = tomllib.loads(content)
    lines = content.splitlines()
    changes: list[tuple[int, list[str]]] = []
    there = {each["name"] for each in held.get("left_out", ())}
    for kind in ("card", "base"):
        for number, entry in enumerate(held.get(kind, ())):
            name = entry["name"]
            there.add(name)
            if name not in texts or not (entry.get("needs") in OPEN or name in again):
                continue
            told = texts[name]
            needs = [f"needs = {quoted(told.needs)}"] if told.needs else []
            changes.append((line_of(content, (kind, number, "text")), [f"text = {quoted(told.text)}", *needs]))
            if "needs" in entry:
                changes.append((line_of(content, (kind, number, "needs")), []))
    for line, instead in sorted(changes, key=lambda each: each[0], reverse=True):
        lines[line - 1 : line] = instead
    for card in cards:
        if card.name not in there:
            lines += table(card, texts[card.name])
    return "\n".join(lines) + "\n"


# -- the tool ----------------------------------------------------------------------------------------------------


def wanted_names(content: str, cards: list[Printed], again: frozenset[str]) -> set[str]:
    """The cards of a file that are to be drafted: all of them, or those that are open, absent, or asked for again."""
    if not content:
        return {each.name for each in cards}
    held = tomllib.loads(content)
    entries = [*held.get("card", ()), *held.get("base", ())]
    written = {each["name"] for each in entries if each.get("needs") not in OPEN}
    written |= {each["name"] for each in held.get("left_out", ())}
    return {each.name for each in cards} - written | ({each.name for each in cards} & again)


def draft(folder: Path, again: frozenset[str]) -> Iterator[tuple[Path, list[Printed], dict[str, Text]]]:
    """Writes every file that changes, and tells of each which cards were drafted."""
    cards = printed_cards(folder)
    known = known_names(cards)
    files: dict[Path, list[Printed]] = {}
    for each in cards:
        files.setdefault(each.file(), []).append(each)
    for path, here in sorted(files.items()):
        content = path.read_text("utf-8") if path.is_file() else ""
        wanted = wanted_names(content, here, again)
        texts = {each.name: drafted(each, known) for each in here if each.name in wanted}
        if not texts:
            continue
        written = filled_in(content, here, texts, again) if content else new_file(here, texts)
        if written != content:
            path.parent.mkdir(exist_ok=True)
            path.write_text(written, "utf-8")
        yield path, here, texts


def faulty(folder: Path) -> Iterator[str]:
    """The cards whose text is no sound reference wording, or has another meaning than the printed one and does not
    say why in its notes."""
    printed = {(each.faction, each.name): each for each in printed_cards(folder)}
    for entry in shelf().entries:
        said, told = entry.wordings[-1], printed.get((entry.faction, entry.name))
        if said.definition is None:
            if not said.needs:
                yield f"{entry.key}: it is not read"
        elif said.words and not of_tree(said.words, said.definition.text, type=entry.type, name=entry.name).sound:
            yield f"{entry.key}: it is no sound reference wording"
        elif said.words and told is not None and not any("rinted" in each for each in entry.notes):
            text = told.told["text"]
            if text and said.definition.text not in trees(text, entry.type, names())[0]:
                yield f"{entry.key}: it says something else than the printed text"


def untold(changed: Iterable[Printed]) -> Iterator[str]:
    """Those of the cards that have changed whose files tell no older wording, and not that it is unknown either."""
    told = {(each.faction, each.name) for each in shelf().entries if len(each.wordings) > 1}
    yield from (f"{each.name} ({each.group})" for each in changed if (each.faction, each.name) not in told)


def main() -> int:
    """Draft the files, and tell what a person has to word."""
    arguments = argparse.ArgumentParser(description="Draft card files from the printed cards.")
    arguments.add_argument("--again", nargs="+", default=[], metavar="NAME", help="draft these texts anew")
    arguments.add_argument(
        "--check", action="store_true", help="name the texts that are to be looked at; draft nothing"
    )
    said = arguments.parse_args()
    folder = Path(os.environ.get("SMASHRULES_SHARED", ROOT.parent / "shared")) / "corpus"
    if not folder.is_dir():
        print(f"no printed cards in {folder}: set SMASHRULES_SHARED to the folder of the material")
        return 1
    if said.check:
        print(*faulty(folder), sep="\n")
        return 0
    total: Counter[str] = Counter()
    for path, _, texts in draft(folder, frozenset(said.again)):
        needs = Counter(each.needs or "drafted" for each in texts.values())
        total += needs
        print(f"{path.relative_to(ROOT)}: " + ", ".join(f"{count} {what}" for what, count in sorted(needs.items())))
        for what in (A_WORDING, A_READING):
            if open_ones := [name for name, text in texts.items() if text.needs == what]:
                print(f"  {what}: {'; '.join(open_ones)}")
    changed = [each for each in printed_cards(folder) if each.changed]
    print("in all: " + (", ".join(f"{count} {what}" for what, count in sorted(total.items())) or "nothing to draft"))
    print(f"cards of the list that did something else before: {len(changed)}")
    for each in sorted(untold(changed)):
        print(f"  their files say nothing of it: {each}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
