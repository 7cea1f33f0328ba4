"""A Talent that says of itself that it may be used once more: "you may use this Talent twice each turn".

That is true all the time. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words
from smashrules.text.words.tokens import Token, spread, words_of

_AGAIN = ("again", "a_second_time", "one_more_time", "once_more", "an_extra_time")


def _so_often(words: list[str], place: int) -> int:
    """Where it ends that something is done once more in each turn than it may be; 0 where that is not said there."""
    if words[place] in _TWICE_A_TURN:
        return place + 1
    turn = next((each for each in _A_TURN if words[place + 1 : place + 1 + len(each)] == each), None)
    if words[place] not in (*_AGAIN, *_MORE, "twice") or (turn is None and words[place] == "twice"):
        return 0
    return place + 1 + len(turn or ())


def used_twice(sentences: list[list[Token]]) -> list[Token] | None:
    """What is true all the time, where the last sentence of a Talent says it of the Talent: "you may use this Talent
    twice each turn". None where it does not."""
    tokens = sentences[-1] if len(sentences) > 1 else []
    words = words_of(tokens)
    lead = next((each for each in _MAY_USE if words[: len(each)] == each), None)
    own = at_words(words, len(lead), _OWN) if lead else at_words(words, 0, _OWN)
    place = len(lead or ()) + len(own)
    if own and not lead and words[place : place + 3] in (["may", "be", "used"], ["can", "be", "used"]):
        place, lead = place + 3, []
    if not own or lead is None or place >= len(words) or _so_often(words, place) != len(words):
        return None
    if "talent" not in own and not words[-1].endswith("turn"):  # "you may use it again": whatever was spoken of
        return None
    start, end = tokens[0].start, tokens[-1].end
    return spread(("you", "may", "use", "this", "card", "'s", "talent", "a_second_time"), start, end)


_MAY_USE = (["you", "may", "use"], ["you", "can", "use"])
_OWN = (
    ["this", "talent"],
    ["this", "ability"],
    ["it"],
    *(["this", each, "'s", "talent"] for each in ("minion", "action", "titan", "card")),
)
_MORE = ("an_additional_time", "one_additional_time", "one_extra_time")
_A_TURN = (["each_turn"], ["per_turn"], ["each", "turn"], ["per", "turn"], ["in_a_turn"], ["a", "turn"])
_TWICE_A_TURN = ("twice_per_turn", "twice_each_turn", "up_to_twice_per_turn", "up_to_twice_each_turn")
