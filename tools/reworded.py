"""Which rules of rewording put a text in other words: ``python -m tools.reworded "Draw a card. Then shuffle."``.

Every rule that changes something is named by its place below ``src/smashrules/text/rewording/``, with the words as it
leaves them; at last, the sentences as the grammar is handed them.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from typing import Any
from unittest.mock import patch

from smashrules.cards import names
from smashrules.text.cutting import prepass
from smashrules.text.rewording.phrases.turns_of_phrase import said_as
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of
from tools.rules_asked import asked_through


def reworded(text: str) -> Iterator[tuple[str, str]]:
    """What changes ``text``, and the words that come of it; "read" and the sentences at last.

    >>> [by for by, _ in reworded("Search your deck for a minion and draw it. Shuffle.")]
    ['deeds/placing: shuffled 1', 'read', 'read']
    """
    told: list[tuple[str, str]] = []

    def rule(name: str, tokens: list[Token], ask: Callable[[], Any]) -> Any:
        changed = ask()
        if changed is not tokens and changed is not None:
            parts = changed if isinstance(changed, tuple) else (changed,)
            told.append((name, " / ".join(" ".join(words_of(each)) for each in parts)))
        return changed

    def phrases(tokens: list[Token], lex: Lexicon) -> list[Token]:
        put = said_as(tokens, lex)
        if words_of(put) != words_of(tokens):
            told.append(("[said-as] of words.toml", " ".join(words_of(put))))
        return put

    with patch.object(prepass, "said_as", phrases), asked_through(rule):
        blocks = prepass.blocks(text, names())
    yield from told
    for block in blocks:
        label = f"{block.label}: " if block.label else ""
        yield from (("read", label + " ".join(words_of(list(each.tokens)))) for each in block.sentences)


def main() -> None:
    """Prints what becomes of each text."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("text", nargs="+", help="what a card says")
    for text in parser.parse_args().text:
        for by, words in reworded(text):
            print(f"{by}: {words}")


if __name__ == "__main__":
    main()
