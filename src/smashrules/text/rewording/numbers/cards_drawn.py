"""How many cards are drawn in the Draw 2 Cards phase: "no cards", "only one card", "three cards instead of two".

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

_NUMBERS = {"a": "1", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5"}


def how_many(words: list[str], none: bool) -> list[str]:
    """What becomes of the number, as these words say it of the cards; nothing where they say something else."""
    if none:
        return ["becomes", "0"] if words in (["cards"], ["any", "cards"], ["a", "card"]) else []
    if words in (["no", "cards"], ["no", "card"]):
        return ["becomes", "0"]
    if len(words) == 4 and words[1] in ("card", "cards") and words[2:] == ["instead_of", "two"]:
        return ["becomes", _NUMBERS[words[0]]] if words[0] in _NUMBERS else []
    if len(words) == 3 and words[0] == "only" and words[1] in _NUMBERS:
        return ["becomes", _NUMBERS[words[1]]]
    if len(words) == 3 and words[0] in _NUMBERS and {"fewer", "less"} & set(words[1:]):
        return ["is", "reduced", "by", _NUMBERS[words[0]]]
    return []
