"""More of some cards in one place than in another: "if you have more minions in your discard pile than in play",
"than you have in play", "more cards in your hand than minions in play".

The number of the one is greater than that of the other. Knows words and their neighbours, no structure; it is asked
before a text is cut into sentences.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_ASKING = ("if", "while")
_OPENING = (["you", "have"], ["there", "are"], ["you", "control"])
_WAYS = {"more": "above", "fewer": "below", "less": "below"}
_PILES = (
    ["in", "your", "hand"],
    ["in", "hand"],
    ["in", "your", "deck"],
    ["in", "your", "discard", "pile"],
    ["in", "your", "discard_pile"],
)
_PLAYED = (["in", "play"], ["on", "bases"], ["here"], ["there"])
_YOURS = (["you", "have", "in", "play"], ["you", "control"], ["you", "have", "here"], ["you", "have", "there"])
_CARDS = ("minion", "action", "card", "titan")


def _more_in_play(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you have more minions in your discard pile than in play": if the number of minions in your discard pile is
    above the number of minions you have in play."""
    words = words_of(tokens)
    for place in range(len(words) - 7):
        opening = at_words(words, place + 1, _OPENING) if words[place] in _ASKING else []
        more = place + 1 + len(opening)
        if not opening or words[more] not in _WAYS or not _cards(words[more + 1], lex):
            continue
        yours = opening[0] == "you"
        one = _placed(words, more + 2, yours)
        than = one[1]
        if not one[0] or words[than : than + 1] != ["than"]:
            continue
        named = _cards("".join(words[than + 1 : than + 2]), lex)
        noun = words[than + 1] if named else words[more + 1]
        have = at_words(words, than + 1 + named, (["you", "have"],))
        begin = than + 1 + named
        behind = begin + 2 if have and _cards("".join(words[begin + 2 : begin + 3]), lex) else begin
        if behind > begin:  # "than you have minions in play"
            noun, behind = words[behind], behind + 1
        other, end = _placed(words, behind, yours or behind > begin)
        if not other or words[end : end + 1] not in ([","], ["."], []) or (one[0], words[more + 1]) == (other, noun):
            continue
        if {tuple(one[0]), tuple(other)} <= _BOTH:
            continue
        number = ["the", "number", "of"]
        told = [*number, words[more + 1], *one[0], "is", _WAYS[words[more]], *number, noun, *other]
        return [*put(tokens[:end], place + 1, end, told), *_more_in_play(tokens[end:], lex)]
    return tokens


def _cards(word: str, lex: Lexicon) -> bool:
    kind, number = lex.nouns.get(word, ("", ""))
    return kind in _CARDS and number == "many"


def _placed(words: list[str], at: int, yours: bool) -> tuple[list[str], int]:
    """Where cards are, said in full, and where these words end; nothing where they say no place."""
    pile = at_words(words, at, _PILES)
    if pile:
        return (["in", "your", "hand"] if pile == ["in", "hand"] else pile), at + len(pile)
    own = at_words(words, at, _YOURS)
    if own:
        return (["you", "have", "in", "play"] if own[-1] == "control" else own), at + len(own)
    played = at_words(words, at, _PLAYED)
    if not played:
        return [], at
    told = ["in", "play"] if played[-1] == "bases" else played
    return (["you", "have", *told] if yours else told), at + len(played)


_BOTH = {
    (*own, *each) for own in ((), ("you", "have")) for each in (("here",), ("there",), ("in", "play"))
}  # what both are in play is asked elsewhere

MORE_THAN_IN_PLAY = (where(_more_in_play, "than", "more fewer less", "if while"),)
"""The rule of more cards in one place than in another."""
