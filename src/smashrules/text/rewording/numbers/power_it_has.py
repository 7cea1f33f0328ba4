"""The power that something has, told of who has it: "this minion has power equal to the number of players with
minions here".

Its power is equal to that. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_ASKING = frozenset(("if", "that", "who", "while", "unless", "as_long_as", "until", "when", "after", "with", "where"))
_ONE = (["this", "minion"], ["that", "minion"], ["the", "chosen", "minion"], ["it"])
_STATS = ("power", "printed_power")
_SOME = ("a", "an", "another", "one", "any", "your")


def _is_equal(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This minion has power equal to the number of players": this minion's power is equal to that."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        power = place + 1 + (words[place + 1] == "a")
        told = words[place] in ("has", "have") and words[power] in _STATS and words[power + 1] == "equal_to"
        begin = begin_behind(words, place, (",",))
        if told and not _ASKING & set(words[begin:place]) and _of_several(words[begin:place]):
            of = [Token(each, tokens[begin].start, tokens[begin].start) for each in ("the", words[power], "of")]
            be = replace(tokens[place], word="is", end=tokens[power].end)
            return [*tokens[:begin], *of, *tokens[begin:place], be, *tokens[power + 1 :]]
        who = next((each for each in _ONE if words[place - len(each) : place] == each), None)
        begin = place - len(who) if who is not None else 0
        if not told or who is None or (begin and words[begin - 1] not in (",", "and")) or not _said(words[:begin]):
            continue
        if (
            words[power + 2 : power + 5] == ["the", "power", "of"]
            and words[power + 5 : power + 6]
            and words[power + 5] in _SOME
        ):
            continue  # of which of them
        has = replace(tokens[place], word="'s")
        if who == ["it"]:
            its = replace(tokens[begin], word="its", end=tokens[place].end)
            be = Token("is", tokens[power].end, tokens[power].end)
            return [*tokens[:begin], its, tokens[power], be, *tokens[power + 1 :]]
        is_ = Token("is", tokens[power].end, tokens[power].end)
        return [*tokens[:place], has, tokens[power], is_, *tokens[power + 1 :]]
    return tokens


def _of_several(who: list[str]) -> bool:
    """ "Minions here", "your other minions", "each minion here": of whom it is said what each has."""
    return who[:1] == ["each"] or ("minions" in who and not {"one", "you", "player", "players"} & set(who))


def _said(before: list[str]) -> bool:
    """Whether it is said of it, not asked."""
    since = before[len(before) - before[::-1].index(",") :] if "," in before else before
    return not _ASKING & set(since)


def _as_strong(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This minion has as much power as the strongest minion here", "is as strong as": it has the same power."""
    words = words_of(tokens)
    for place in range(2, len(words) - 4):
        much = words[place] in ("has", "have") and words[place + 1 : place + 5] == ["as", "much", "power", "as"]
        always = words[place + 1] == "always"
        as_ = place + 1 + always
        strong = words[place] in ("is", "are") and words[as_ : as_ + 3] == ["as", "strong", "as"]
        begin = begin_behind(words, place, (",", ".", ":"))
        if not (much or strong) or _ASKING & set(words[begin:place]) or "minion" not in "".join(words[begin:place]):
            continue
        if "player" in words[begin:place] or "you" in words[begin:place]:
            continue
        end = place + 5 if much else as_ + 3
        has = replace(tokens[place], word="has" if words[place] in ("has", "is") else "have")
        said = [Token(each, tokens[place + 1].start, tokens[end - 1].end) for each in ("the", "same", "power", "as")]
        return [*tokens[:place], has, *said, *tokens[end:]]
    return tokens


def _highest_there(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This minion's power becomes the highest power here": the highest power of a minion here."""
    words = words_of(tokens)
    for place in range(2, len(words) - 3):
        told = words[place] == "the" and words[place + 1] in ("highest", "lowest") and words[place + 2] in _STATS
        if not told or words[place - 1] not in _EQUAL or words[place + 3] not in ("here", "there"):
            continue
        if words[place + 2] == "power" and not ("minion" in words[:place] and "player" not in words[:place]):
            continue  # of a player, in all?
        return put(tokens, place + 2, place + 3, [words[place + 2], "of", "a", "minion"])
    return tokens


_EQUAL = ("equal_to", "becomes", "become", "is", "than")


POWER_IT_HAS = (
    where(_highest_there, "highest lowest", "here there", "power printed_power"),
    where(_is_equal, "equal_to", "has have", "power printed_power"),
)
"""The rules of the power that something has."""
AS_STRONG = (where(_as_strong, "much strong", "as"),)
"""The rule of what is as strong as another, asked of what is written."""
