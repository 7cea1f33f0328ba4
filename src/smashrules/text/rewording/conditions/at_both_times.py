"""What is so at one time and what at another, said with one verb: "has -2 power during your turn and +3 power during
other players' turns".

Each is said of the same thing; "+1 power, or +3 power during your turn" is +1 during other players' turns.
Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import put, said_at, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_HAVE = ("has", "have")
_TIMES = ("during", "while", "on")


def _at_both_times(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "It has -2 power during A and +3 power during B": and it has +3 power during B."""
    words = words_of(tokens)
    for place in range(3, len(words) - 3):
        change = words[place + 1]
        joined = words[place] in ("and", "but") or words[place - 1 : place + 1] == [",", "or"]
        told = joined and words[place + 2] == "power" and words[place + 3] in _TIMES
        if not told or change[:1] not in ("+", "-") or not change[1:].isdigit():
            continue
        has = max((at for at in range(place) if words[at] in _HAVE), default=0)
        once = words[has + 1][:1] in ("+", "-") and words[has + 2 : has + 3] == ["power"] and words[has + 3] in _TIMES
        end = place - (words[place - 1] == ",")
        if not has or not once or {",", "and", "or"} & set(words[:end]):
            continue
        joint = tokens[place]
        again = [replace(each, start=joint.end, end=joint.end) for each in tokens[: has + 1]]
        return [*tokens[:end], replace(joint, word="and"), *again, *tokens[place + 1 :]]
    return tokens


def _at_one_and_another(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Its power is 2 during A and 6 during B": and its power is 6 during B."""
    words = words_of(tokens)
    for place in range(4, len(words) - 3):
        then = place + 1 + (words[place + 1] in _STATS)
        if words[place] not in ("and", "but") or not words[then].isdigit() or words[then + 1] not in _TIMES:
            continue
        number = next((at for at in range(place - 2, 0, -1) if words[at].isdigit()), 0)
        has = words[number - 1] in _STATS and words[number - 2] in _HAVE
        verb = number - 1 - has
        told = has or words[verb] in ("is", "are", "becomes")
        if verb < 1 or not told or words[number + 1] not in _TIMES or {",", "and", "or"} & set(words[:place]):
            continue
        again = said_at(tokens[:number], tokens[place].end)
        return [*tokens[:place], replace(tokens[place], word="and"), *again, *tokens[then:]]
    return tokens


def _on_other_turns(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "It has +2 power on your turn and +1 power on each other turn": during other players' turns; where it is
    another's turn first, while it is not that one's."""
    words = words_of(tokens)
    for place in range(6, len(words) - 2):
        every = words[place + 1] in ("each", "every", "any", "all") if words[place] in _TIMES[::2] else False
        other = place + 1 + every
        if words[place] not in _TIMES[::2] or words[other] != "other" or words[other + 1] not in ("turn", "turns"):
            continue
        first = next((at for at in range(place) if words[at] in _TIMES[::2]), place)
        turn = words.index("turn", first) if "turn" in words[first:place] else 0
        if not turn or not {"and", "but"} & set(words[turn:place]):
            continue
        whose = words[first + 1 : turn]
        told = ["during", *_OTHERS_TURNS] if whose == ["your"] else ["while", "it", "is", "not", *whose, "turn"]
        if whose != ["your"] and whose[-1:] != ["'s"]:
            continue
        return put(tokens, place, other + 2, told)
    return tokens


_STATS = ("power", "breakpoint")


def _or_then(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "It has +1 power, or +3 power during your turn": +1 during other players' turns."""
    words = words_of(tokens)
    for place in range(3, len(words) - 4):
        if words[place : place + 2] == [",", "or"] and words[place + 3] == "during":  # "or +3 during your turn"
            return _or_then(
                [*tokens[: place + 3], Token("power", *_at(tokens[place + 2])), *tokens[place + 3 :]], lex
            )
        told = words[place : place + 2] == [",", "or"] and words[place + 3 : place + 4] == ["power"]
        turns = next((each for each in _OPPOSITE if words[place + 4 :] in (each, [*each, "."])), None)
        change = words[place + 2]
        if not told or turns is None or change[:1] not in ("+", "-") or not change[1:].isdigit():
            continue
        if words[place - 1] != "power" or words[place - 2][:1] not in ("+", "-") or {",", "and"} & set(words[:place]):
            continue
        has = next((at for at in range(place - 2, 0, -1) if words[at] in _HAVE), 0)
        if has != place - 3:
            continue
        at = tokens[place].start
        other = _OPPOSITE[(_OPPOSITE.index(turns) + 1) % len(_OPPOSITE)]
        then = [Token(each, at, at) for each in other]
        again = said_at(tokens[: has + 1], at)
        joint = replace(tokens[place + 1], word="and", start=at)
        return [*tokens[:place], *then, joint, *again, *tokens[place + 2 :]]
    return tokens


def _at(token: Token) -> tuple[int, int]:
    return token.end, token.end


_OTHERS_TURNS = ("other", "players", "'s", "turns")
_OPPOSITE = (["during", "your", "turn"], ["during", *_OTHERS_TURNS])


AT_BOTH_TIMES = (
    where(_on_other_turns, "other", "turn turns", "and but", "during on"),
    where(_at_one_and_another, "during while on", "and but", "is are becomes has have"),
    where(_at_both_times, "during while on", "and but or", "has have"),
    where(_or_then, "during", "or", "has have"),
)
"""The rules of what is so at two times."""
