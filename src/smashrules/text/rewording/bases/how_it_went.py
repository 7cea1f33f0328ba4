"""How a thing went, put as what is asked of the board: who "won by 2 or less".

"The winner won by 5 or more power" has so much more power than the runner-up. Knows words and their neighbours.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import where
from smashrules.text.rewording.said import said
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, spread, words_of

_WON = (["here"], ["this", "base"], ["on", "this", "base"], ["at", "this", "base"])


def _won_by(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If the winner won by 3 or more power": has at least 3 more power here than the runner-up."""
    words = words_of(tokens)
    for place in range(3, len(words) - 2):
        you = words[place - 2 : place] == ["if", "you"] and words[place] == "won"
        if words[place] not in ("won", "wins") or not (you or words[place - 2 : place] == ["the", "winner"]):
            continue
        by = place + 1 + next((len(each) for each in _WON if words[place + 1 : place + 1 + len(each)] == each), 0)
        margin, end = _margin(words, by + 1, lex) if words[by] == "by" else (0, 0)
        if not margin or (not you and words[place - 3] != "if") or (you and margin < 0):
            continue
        fewer = margin < 0
        at, last = tokens[place].start, tokens[end - 1].end
        has = ["have"] if you else ["does", "not", "have"] if fewer else ["has"]
        whom = ["each", "other", "player"] if you else ["the", "runner-up"]
        words_said = [*has, "at", "least", str(abs(margin)), "more", "power", "here", "than", *whom]
        told = spread(words_said, at, last)
        return [*tokens[:place], *told, *_won_by(tokens[end:], lex)]
    return tokens


def _margin(words: list[str], at: int, lex: Lexicon) -> tuple[int, int]:
    """From how much on it is said, less than nothing where it is less than so much; and where the words end."""
    rest = [*words[at:], "", "", "", ""]
    down = rest[:2] in (["less", "than"], ["fewer", "than"])
    up = rest[:2] in (["at", "least"], ["more", "than"])
    number = rest[2 if down or up else 0]
    value = lex.numerals.get(number, int(number) if number.isdigit() else 0)
    end = at + (3 if down or up else 1)
    if not value:
        return 0, 0
    tail = rest[end - at : end - at + 2]
    if not (down or up):
        if tail[0] != "or" or tail[1] not in ("less", "fewer", "lower", "more", "higher", "greater"):
            return 0, 0
        down, end = tail[1] in ("less", "fewer", "lower"), end + 2
        value += down
    elif rest[:2] == ["more", "than"]:
        value += 1
    end += rest[end - at] == "power"
    return (-value if down else value), end


HOW_IT_WENT = (where(_won_by, "won wins", "by"), *said("bases/scoring", "how-it-went"))
"""The rules of how things went, asked of whole texts, in their order."""
