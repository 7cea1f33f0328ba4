"""What would happen and is prevented, or goes elsewhere, told by "instead"; and how often a turn brings it.

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_ONE = {"minions": "minion", "actions": "action", "cards": "card", "titans": "titan"}
_DONE = {"placed": "place", "returned": "return", "shuffled": "shuffle", "moved": "move"}
_PREVENTED = (["prevent", "it"], ["prevent", "that"], ["prevent", "this"])
_ORDINALS = ("second", "third", "fourth", "fifth")


def _prevented(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "When another player would move a minion to here, prevent it and draw a card": draw a card instead."""
    words = words_of(tokens)
    at = words.index("prevent")
    if words[at : at + 2] not in _PREVENTED or "would" not in words[:at] or words[at - 1] not in (",", "may"):
        return tokens
    rest = tokens[at + 2 :]
    while rest and rest[0].word in (",", "and", "then"):
        rest = rest[1:]
    if not rest or "instead" in words:
        return tokens
    return [*tokens[:at], *rest, Token("instead", tokens[-1].start, tokens[-1].end)]


_BEING = {"destroyed": "destroyed", "moved": "moved", "returned": "returned", "discarded": "discarded"}


def _kept_from(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "You may discard a card to prevent a minion here from being destroyed": when one would be destroyed, you may
    discard a card instead."""
    words = words_of(tokens)
    at = next((at for at in range(3, len(words) - 4) if words[at : at + 2] == ["to", "prevent"]), 0)
    being = next((on for on in range(at, len(words) - 2) if words[on : on + 2] == ["from", "being"]), 0)
    may = next((on for on in range(at) if words[on : on + 2] == ["you", "may"]), -1)
    if not at or not being or may < 0 or words[:may] not in ([], ["once_per_turn", ","], ["once_each_turn", ","]):
        return tokens
    if words[being + 2] not in _BEING or words[at + 2] not in ("a", "an", "one", "this", "that", "another"):
        return tokens
    first, last = tokens[may], tokens[-1]
    would = [Token(each, last.start, last.end) for each in ("would", "be")]
    done = [*tokens[at + 2 : being], *would, *tokens[being + 2 :]]
    paid = [replace(each, start=last.end, end=last.end) for each in tokens[may:at]]
    when, comma = Token("when", first.start, first.start), Token(",", last.end, last.end)
    return [*tokens[:may], when, *done, comma, *paid, Token("instead", last.end, last.end)]


def _saved(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "When one of your minions would be destroyed, you may discard a card to return it to your hand": instead."""
    words = words_of(tokens)
    would = words.index("would")
    comma = words.index(",", would) if "," in words[would:] else 0
    gone = {"destroyed", "discarded", "discard_pile"} & set(words[would:comma])
    if not gone or {"instead", "instead_of", "if", ","} & set(words[comma + 1 :]):
        return tokens
    deed = _DONE.values()
    to = next((at for at in range(comma + 3, len(words) - 2) if words[at] == "to" and words[at + 1] in deed), 0)
    last = len(tokens) - (words[-1] == ".")
    if not to or words[to + 2] not in ("it", "that", "them") or words[comma + 1 : comma + 3] != ["you", "may"]:
        return tokens
    return [*tokens[:last], Token("instead", tokens[last - 1].end - 1, tokens[last - 1].end), *tokens[last:]]


def _sent_elsewhere(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Minions here that would go to the discard pile are placed under their owner's deck instead": if one would,
    place it there."""
    lead = words_of(tokens).index(",") + 1 if words_of(tokens)[0] == "until" and "," in words_of(tokens) else 0
    if lead:
        rest = _sent_elsewhere(tokens[lead:], lex) if "would" in words_of(tokens[lead:]) else tokens[lead:]
        return tokens if rest == tokens[lead:] else [*tokens[:lead], *rest]
    words = words_of(tokens)
    would = words.index("would")
    if words[0] in ("any", "each") and words[1] in _ONE.values():
        tokens = [replace(tokens[1], word=f"{words[1]}s", start=tokens[0].start), *tokens[2:]]
        words, would = words_of(tokens), would - 1
    if words[0] not in _ONE or words[would - 1] != "that" or words[-1] != "instead":
        return tokens
    verb = next((at for at in range(would, len(words) - 1) if _does(words, at)), 0)
    if not verb:
        return tokens
    does, gone = _does(words, verb), int(words[verb] in ("are", "is"))
    begin, stop = tokens[0].start, tokens[verb].start
    which = [Token("if", begin, begin), Token("a", begin, begin), replace(tokens[0], word=_ONE[words[0]])]
    done = [Token(",", stop, stop), replace(tokens[verb + gone], word=does), Token("it", stop, stop)]
    where_to = [replace(each, word="its") if each.word == "their" else each for each in tokens[verb + gone + 1 :]]
    return [*which, *tokens[1 : would - 1], *tokens[would:verb], *done, *where_to]


def _does(words: list[str], at: int) -> str:
    """What is done to cards that "are placed", "go" or "return" to somewhere; empty for anything else."""
    if words[at] in ("are", "is"):
        return _DONE.get(words[at + 1], "")
    goes = words[at - 1] != "would" and words[at + 1] == "to"
    return (
        {"go": "place", "goes": "place", "return": "return", "returns": "return"}.get(words[at], "") if goes else ""
    )


def _nth_of_the_turn(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Once per turn, after you play your third card, ...": after the third of the turn, which comes once."""
    words = words_of(tokens)
    if words[:2] != ["once_per_turn", ","] or words[2] not in ("after", "when") or "," not in words[2:]:
        return tokens
    comma = words.index(",", 2)
    at = next((at for at in range(4, comma) if words[at] in _ORDINALS and words[at - 1] == "your"), 0)
    if not at or "turn" in "".join(words[2:comma]):
        return tokens
    place = tokens[comma].start
    return [*tokens[2:comma], Token("each_turn", place, place), *tokens[comma:]]


PREVENTED = (
    where(_kept_from, "prevent", "being", "may"),
    where(_saved, "would", "to", "return place shuffle move", "destroyed discarded discard_pile"),
    where(_prevented, "prevent", "would"),
    where(_sent_elsewhere, "would", "instead", "placed returned shuffled moved go goes return returns"),
    where(_nth_of_the_turn, "second third fourth fifth", "once_per_turn"),
)
"""The rules of what would happen, in the order in which they are asked."""
