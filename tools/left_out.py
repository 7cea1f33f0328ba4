"""What a faction that nobody has seen would meet: ``python -m tools.left_out``.

Every printed text is read without the turns of phrase and the rules of rewording that only texts of its own faction
use, faction by faction. It is an upper bound of what would be read of the faction at first sight: what the clauses,
the nouns and the binding have learned from it stays. ``--list`` names the texts that are not read then.

The printed texts are no part of the project; without them nothing is told.
"""

from __future__ import annotations

import argparse
import json
import os
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from msgspec.structs import replace

from smashrules.cards import names
from smashrules.text.cutting import prepass
from smashrules.text.reading.reading import trees
from smashrules.text.rewording.phrases.turns_of_phrase import said_as
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token
from tools.rules_asked import asked_through

ROOT = Path(__file__).resolve().parents[1]


class Text(NamedTuple):
    """A printed text: of which faction, on what type of card. A base, of no faction, is a group of its own."""

    group: str
    type: str
    words: str


class Used:
    """Which rules a reading has used, by name, and which of them are left out."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.without: frozenset[str] = frozenset()

    def rule(self, name: str, tokens: list[Token], ask: Callable[[], Any]) -> Any:
        """What the rule of that ``name`` says, noted where it changes a sentence; nothing where it is left out."""
        changed = None if name in self.without else ask()
        if changed is not tokens and changed is not None:
            self.names.add(name)
        return changed

    def phrases(self, put: Callable[..., list[Token]]) -> Callable[..., list[Token]]:
        """The turns of phrase, each noted and left out as a rule is."""

        def noted(tokens: list[Token], lex: Lexicon) -> list[Token]:
            kept = lex
            if any(each.startswith('"') for each in self.without):
                kept = replace(lex, said_as={begun: self._kept(held) for begun, held in lex.said_as.items()})
            words = tuple(each.word for each in tokens)
            for begun, held in kept.said_as.items():
                if begun[0] in words:
                    self.names |= {_quoted(said) for said, _ in held if _stands(words, said)}
            return put(tokens, kept)

        return noted

    def _kept(self, held: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(each for each in held if _quoted(each[0]) not in self.without)


def _quoted(said: tuple[str, ...]) -> str:
    return f'"{" ".join(said)}"'


def _stands(words: tuple[str, ...], said: tuple[str, ...]) -> bool:
    return any(words[at : at + len(said)] == said for at in range(len(words) - len(said) + 1))


@contextmanager
def noting() -> Iterator[Used]:
    """While it lasts, what readings use is noted, and what is to be left out is."""
    used = Used()
    with patch.object(prepass, "said_as", used.phrases(said_as)), asked_through(used.rule):
        yield used


def left_out(texts: list[Text]) -> list[Text]:
    """Those of ``texts`` that are not read without what only texts of their own group use."""
    known = names()
    groups: dict[str, set[str]] = defaultdict(set)
    uses: list[set[str]] = []
    lost: list[Text] = []
    with noting() as used:
        for each in texts:
            used.names = set()
            trees(each.words, each.type, known)
            uses.append(used.names)
            for name in used.names:
                groups[name].add(each.group)
        for each, names_used in zip(texts, uses, strict=True):
            used.without = frozenset(name for name in names_used if groups[name] == {each.group})
            if used.without and not trees(each.words, each.type, known)[0]:
                lost.append(each)
    return lost


def printed_texts(shared: Path) -> list[Text]:
    """Every printed text of the corpus in ``shared``."""
    found: list[Text] = []
    for file in sorted((shared / "corpus").glob("*.json")):
        for card in json.loads(file.read_text(encoding="utf-8"))["cards"]:
            if card["text"]:
                faction = card.get("faction") or file.stem
                found.append(Text(card["name"] if file.stem == "_bases" else faction, card["type"], card["text"]))
    return found


def main() -> None:
    """Prints the figure and, if asked, the texts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--list", action="store_true", help="name the texts that are not read")
    asked = parser.parse_args()
    shared = Path(os.environ.get("SMASHRULES_SHARED") or ROOT.parent / "shared")
    texts = printed_texts(shared)
    if not texts:
        print(f"no printed texts in {shared}: set SMASHRULES_SHARED to the folder of the material")
        return
    lost = left_out(texts)
    factions = Counter(each.group for each in texts)
    most = [each for each, many in factions.items() if 10 * sum(one.group == each for one in lost) <= many]
    read = len(texts) - len(lost)
    print(
        f"printed wordings: {len(texts)}; read without what only their faction uses {read} ({read / len(texts):.1%})"
    )
    print(f"factions, and bases by themselves: {len(factions)}; at least nine of ten texts read then {len(most)}")
    for each in lost if asked.list else []:
        print(f"{each.group} | {each.type} | {each.words}")


if __name__ == "__main__":
    main()
