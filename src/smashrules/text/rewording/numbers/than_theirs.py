"""What somebody has, compared with what is another's: "if your total power here is less than another player's", "who
controls fewer minions than you", "no player has more than five cards in hand", "if their total power here was 16".

It is said of who has it. Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import sentence_begin, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import counted
from smashrules.text.words.tokens import Token, words_of

_ASKING = ("if", "while", "unless", "that", "as", "where", "and")
_SIDES = {**dict.fromkeys(("less", "lower", "fewer"), "less"), **dict.fromkeys(("more", "greater", "higher"), "more")}
_OTHERS = (["another", "player"], ["each", "other", "player"], ["any", "other", "player"], ["that", "player"])
_PLACES = ("here", "there")
_HAD = {"is": "have", "was": "had"}
_HOLDING = {"controls": "has", "control": "have"}


def _than_theirs(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If your total power here is less than another player's": if you have less power here than another player."""
    words = words_of(tokens)
    for place in range(1, len(words) - 8):
        if words[place] != "your" or words[place - 1] not in _ASKING:
            continue
        power = place + 1 + (words[place + 1] == "total")
        is_ = power + 2
        if words[power] != "power" or words[power + 1] not in _PLACES or words[is_] != "is":
            continue
        if words[is_ + 1] not in _SIDES or words[is_ + 2] != "than":
            continue
        who = is_ + 3 + 2 * (words[is_ + 3 : is_ + 5] == ["that", "of"])
        other = next((each for each in _OTHERS if words[who : who + len(each)] == each), None)
        if other is None:
            continue
        end = who + len(other)
        own = words[end : end + 1] == ["'s"]
        if own == (who > is_ + 3):
            continue
        end += own
        for more in (["total"], ["power"], [words[power + 1]]):
            end += own and words[end : end + 1] == more
        start, last = tokens[place].start, tokens[is_ + 1].end
        have = [Token(each, start, last) for each in ("you", "have", _SIDES[words[is_ + 1]], "power")]
        theirs = tokens[who : who + len(other)]
        theirs = [*theirs[:-1], replace(theirs[-1], end=tokens[end - 1].end)]
        return [*tokens[:place], *have, tokens[power + 1], tokens[is_ + 2], *theirs, *_than_theirs(tokens[end:], lex)]
    return tokens


def _so_much_power(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If their total power here was more than 15", "is 15 or more": if they had more than 15 power here."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        if words[place] != "their" or words[place - 1] not in _ASKING:
            continue
        power = place + 1 + (words[place + 1] == "total")
        is_ = power + 2
        if words[power] != "power" or words[power + 1] not in _PLACES or words[is_] not in _HAD:
            continue
        compared = words[is_ + 1] in _SIDES and words[is_ + 2] == "than"
        least = words[is_ + 1 : is_ + 3] == ["at", "least"]
        number = is_ + 1 + 2 * (compared or least)
        or_more = words[number + 1 : number + 3] in (
            ["or", "more"],
            ["or", "less"],
            ["or", "greater"],
            ["or", "higher"],
        )
        if not words[number].isdigit() or not (compared or least or or_more):
            continue
        end = number + 1 + 2 * or_more
        if words[end : end + 1] not in ([], ["."], [","]):
            continue
        start, last = tokens[place].start, tokens[is_].end
        have = [Token(each, start, last) for each in ("they", _HAD[words[is_]])]
        much = tokens[is_ + 1 : end]
        power_here = [replace(tokens[end - 1], word=each, start=last) for each in ("power", words[power + 1])]
        return [*tokens[:place], *have, *much, *power_here, *tokens[end:]]
    return tokens


def _who_controls(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each player who controls fewer minions than you": who has fewer minions than you."""
    words = words_of(tokens)
    changed = [
        replace(each, word=_HOLDING[each.word]) if each.word in _HOLDING and _compares(words, at, lex) else each
        for at, each in enumerate(tokens)
    ]
    return changed if words_of(changed) != words else tokens


def _compares(words: list[str], at: int, lex: Lexicon) -> bool:
    more = (
        words[at + 1 : at + 2] in (["more"], ["fewer"]) and lex.nouns.get("".join(words[at + 2 : at + 3]), ("",))[0]
    )
    return bool(more) and words[at - 1] == "who" and "than" in words[at + 3 : at + 7]


def _no_player_has(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If no player has more than five cards in hand": if each player has five or fewer cards in hand; "if no other
    player has six or more cards in their hand": if each other player has five or fewer of them."""
    words = words_of(tokens)
    for place in range(1, len(words) - 6):
        player = place + 1 + (words[place + 1] == "other")
        if words[place] != "no" or words[place - 1] not in _ASKING or words[player : player + 2] != ["player", "has"]:
            continue
        most, cards = _at_most(words, player + 2, lex)
        hand = words[cards + 1 : cards + 3] == ["in", "hand"] or words[cards + 1 : cards + 4] == [
            "in",
            "their",
            "hand",
        ]
        if most is None or most < 2 or words[cards] != "cards" or not hand:
            continue
        number = next((word for word, value in lex.numerals.items() if value == most), str(most))
        start, end = tokens[player + 2].start, tokens[cards - 1].end
        fewer = [Token(each, start, end) for each in (number, "or", "fewer")]
        who = [replace(tokens[place], word="each"), *tokens[place + 1 : player + 2]]
        tail = [each for each in tokens[cards + 1 : cards + 4] if each.word != "their"]
        behind = cards + 3 + (words[cards + 2] == "their")
        return [*tokens[:place], *who, *fewer, tokens[cards], *tail[:2], *tokens[behind:]]
    return tokens


def _at_most(words: list[str], at: int, lex: Lexicon) -> tuple[int | None, int]:
    if words[at : at + 2] == ["more", "than"]:
        return counted(words[at + 2], lex), at + 3
    number = counted(words[at], lex)
    if number is not None and words[at + 1 : at + 3] == ["or", "more"]:
        return number - 1, at + 3
    return None, at


def _up_to_in_all(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy minions at a base up to a total power of 5", "any number of minions, up to a total power of 5": with
    total power 5 or less."""
    words = words_of(tokens)
    for place in range(2, len(words) - 6):
        if words[place : place + 3] != ["up", "to", "a"] or words[place + 3] not in ("total", "combined"):
            continue
        if words[place + 4 : place + 6] != ["power", "of"] or not words[place + 6].isdigit():
            continue
        begin = place - (words[place - 1] == ",")
        first = sentence_begin(words, begin)
        noun = next((at for at in range(begin - 1, first, -1) if words[at] == "minions"), None)
        between = words[noun + 1 : begin] if noun is not None else [","]
        if noun is None or {",", "and", "or", "to", "then"} & set(between):
            continue
        start, end = tokens[place].start, tokens[place + 6].end
        told = ("with", "total", "power", words[place + 6], "or", "less")
        put = spread(told, start, end)
        goes_on = words[place + 7 : place + 8] == [","] and begin < place
        return [*tokens[:begin], *put, *tokens[place + 7 + goes_on :]]
    return tokens


THAN_THEIRS = (
    where(_than_theirs, "than", "your", "power", "is"),
    where(_so_much_power, "their", "power", "was is"),
    where(_who_controls, "who", "than", "controls control"),
    where(_no_player_has, "no", "player", "cards", "hand"),
    where(_up_to_in_all, "total combined", "power", "up", "minions"),
)
"""The rules of what is compared with another's, in the order in which they are asked."""
