"""The counter that was just placed, called "it": "after you place a counter on a minion, you may transfer it".

A minion is not transferred: what goes is a counter, and one counter is as good as another. Knows words and their
neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_PUT = {"place": "on", "places": "on", "put": "on", "puts": "on", "remove": "from"}
_IT = (["it"], ["that", "counter"], ["that", "+1_power_counter"])
_ONE = ("a", "one")


def _transferred(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After you place a +1 power counter on a minion here, you may transfer it to another": transfer a +1 power
    counter from that minion to another."""
    words = words_of(tokens)
    move = next((at for at in range(6, len(words) - 2) if words[at] in ("transfer", "transfers")), 0)
    it = next((each for each in _IT if words[move + 1 : move + 1 + len(each)] == each), [])
    end = move + 1 + len(it)
    if not move or not it or words[end] not in ("to", "to_here", "to_there") or words[move - 1] not in (",", "may"):
        return tokens
    put = next((at for at in range(1, move) if words[at] in _PUT), 0)
    comma = words.index(",", put) if put and "," in words[put:move] else 0
    counter = words[put + 2 : put + 3]
    placed = words[put + 1] in _ONE and counter in (["+1_power_counter"], ["counter"])
    if not comma or not placed or words[put + 3] != _PUT[words[put]] or words[0] not in ("after", "when", "if"):
        return tokens
    on = [lex.nouns[each][0] for each in words[put + 4 : comma] if each in lex.nouns]
    if on[:1] != ["minion"] or set(on) - {"minion", "base"} or {"and", "or"} & set(words[put + 4 : comma]):
        return tokens
    start, last = tokens[move + 1].start, tokens[end - 1].end
    who = words[put + 4 : put + 6]
    from_it = who if who[0] in ("this", "that") else ["it"]
    said = ["a", counter[0], "from", *from_it]
    told = spread(said, start, last)
    return [*tokens[: move + 1], *told, *_than_it(tokens[end:], words[put + 4 : put + 6])]


def _than_it(rest: list[Token], who: list[str]) -> list[Token]:
    """ "To another": to another minion."""
    words = words_of(rest)
    if words[1:2] == ["another"] and words[2:3] in ([], ["."], [","]):
        another = rest[1]
        return [rest[0], another, replace(another, word="minion", start=another.end), *rest[2:]]
    return rest


ITS_COUNTER = (where(_transferred, "transfer transfers", "it that", "place places put puts remove"),)
"""The rule of the counter called "it"."""
