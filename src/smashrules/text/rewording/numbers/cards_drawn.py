"""How many cards are drawn in the Draw 2 Cards phase: "draw no cards at the end of this turn", "other players draw
one fewer card at the end of their turns", "draw three cards instead of two at the end of your turn".

It is said of the card draw of whoever draws. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_NUMBERS = {"a": "1", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5"}
_NOT = (["do", "not"], ["does", "not"], ["cannot"], ["may", "not"])
_END = ["at", "the", "end", "of"]


def _cards_drawn(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Draw no cards at the end of the turn": until the end of the turn, your card draw becomes 0."""
    words = words_of(tokens)
    draw = next((at for at, word in enumerate(words) if word in ("draw", "draws")), -1)
    whose, begin, end = _whose_end(words, draw)
    if draw < 0 or not whose:
        return tokens
    comma = max((at for at in range(begin, draw) if words[at] == ","), default=begin - 1)
    begin = comma + 1
    no = next((each for each in _NOT if words[begin:draw][-len(each) :] == each), [])
    who = tokens[begin : draw - len(no)]
    told = how_many(words[draw + 1 : end], bool(no))
    own = [each.word for each in who] in ([], ["you"])
    before = words[: comma + 1] if words[:4] != _END else []
    if not told or {"if", "may", "then", "and", "or"} & {each.word for each in who}:
        return tokens
    lasting = before[:1] == ["until"] and whose == "their" and not own
    if before and before[0] not in ("if", "while") and not lasting:
        return tokens
    if whose != "the" and (whose == "your") != own:
        return tokens
    first, last = tokens[begin].start, tokens[end - 1].end
    lead = [Token(each, first, first) for each in ("until", "the", "end", "of", "the", "turn", ",")]
    many = tokens[draw]
    said = [Token("your", first, many.end), Token("card_draw", many.start, many.end)]
    if not own:
        said = [*(Token(each, first, first) for each in ("the", "card_draw", "of")), *_each(who)]
    changed = spread(told, many.start, last)
    condition = tokens[: comma + 1] if words[0] in ("if", "while") or lasting else []
    return [*condition, *(lead if whose == "the" else []), *said, *changed]


def _each(who: list[Token]) -> list[Token]:
    """ "Other players": each other player."""
    place = next((at for at, each in enumerate(who[:2]) if each.word == "players"), -1)
    if place < 0 or [each.word for each in who[:place]] not in ([], ["other"]):
        return who
    first = who[0]
    each_one = Token("each", first.start, first.start)
    return [each_one, *who[:place], replace(who[place], word="player"), *who[place + 1 :]]


def _whose_end(words: list[str], draw: int) -> tuple[str, int, int]:
    """Whose turn's end it is, where who draws begins and where the cards end; "" where no end of a turn is told."""
    if words[:4] == _END and words[5:7] == ["turn", ","]:
        return words[4], 7, len(words)
    behind = words[-6:]
    if draw >= 0 and behind[:4] == _END and behind[5] in ("turn", "turns") and len(words) - 6 > draw + 1:
        return behind[4], 0, len(words) - 6
    return "", 0, 0


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


def _no_card(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Cannot draw cards": cannot draw a card."""
    words = words_of(tokens)
    place = next((at for at in range(len(words) - 2) if words[at : at + 2] == ["cannot", "draw"]), -1) + 2
    any_cards = words[place : place + 2] == ["any", "cards"]
    if place < 2 or not (any_cards or words[place] == "cards") or words[place + 1 + any_cards :][:1] == ["from"]:
        return tokens
    cards = tokens[place + any_cards]
    one = [Token("a", cards.start, cards.start), replace(cards, word="card")]
    return [*tokens[:place], *one, *tokens[place + any_cards + 1 :]]


CARDS_DRAWN = (
    where(_cards_drawn, "draw draws", "end", "turn turns", "cards card"),
    where(_no_card, "cannot", "draw", "cards"),
)
