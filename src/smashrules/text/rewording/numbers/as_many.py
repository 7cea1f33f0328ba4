"""Numbers and changes of power said in a roundabout way: "as many cards as you have minions", "cannot have its power
reduced", "its power is doubled".

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_APART = (",", "and", "then", ":", "or", "@or", "if", "while")
_STATS = ("power", "breakpoint", "printed_power")
_CHANGED = ("reduced", "increased", "changed", "decreased", "raised")


def _as_many(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "As many cards as you have minions in play": cards equal to the number of minions you have in play; with no
    number told, that many."""
    words = words_of(tokens)
    at = next((at for at in range(1, len(words) - 2) if words[at : at + 2] == ["as", "many"]), 0)
    if not at or not _several(words[at + 2], lex):
        return _far_apart(tokens, at, lex) if at else tokens
    first = tokens[at]
    if at + 3 == len(words) or words[at + 3] in (".", ",", "and"):
        return [*tokens[:at], replace(first, word="that_many", end=tokens[at + 1].end), *tokens[at + 2 :]]
    if words[at + 3] == "on" and (told := _on_it(tokens, at, lex)) is not None:
        return told
    if words[at + 3] != "as":
        return _far_apart(tokens, at, lex)
    its = words[at + 4] in ("your", "its", "their") and words[at + 5 : at + 6] in (["power"], ["vp"], ["vps"])
    if its or words[at + 4] == "the_number_of":
        equal = [replace(tokens[at + 3], word="equal_to")]  # "as many cards as the number of minions here"
        return [*tokens[:at], tokens[at + 2], *equal, *tokens[at + 4 :]]
    if (told := _of_whom(tokens, at, lex)) is not None:
        return told
    who, verb, what = [*words[at + 4 : at + 7], "", "", ""][:3]
    if who not in ("you", "they") or verb not in ("have", "control"):
        return tokens
    if lex.nouns.get(what, ("", ""))[1] != "many":
        return tokens
    equal = [Token(each, first.start, tokens[at + 1].end) for each in ("equal_to", "the_number_of")]
    rest = tokens[at + 9 :] if words[at + 7 : at + 9] == ["in", "play"] else tokens[at + 7 :]
    control = replace(tokens[at + 5], word="control" if len(rest) < len(tokens) - at - 7 else verb)
    return [*tokens[:at], tokens[at + 2], *equal, tokens[at + 6], tokens[at + 4], control, *rest]


def _on_it(tokens: list[Token], at: int, lex: Lexicon) -> list[Token] | None:
    """ "As many +1 power counters on a minion as there are actions here": on it, equal to the number of actions
    here."""
    words = words_of(tokens)
    as_ = next((place for place in range(at + 4, len(words) - 3) if words[place] in (*_APART, "as")), 0)
    if not as_ or words[as_] != "as" or lex.nouns[words[at + 2]][0] != "counter":
        return None
    first = tokens[as_]
    equal = [Token(each, first.start, first.end) for each in ("equal_to", "the_number_of")]
    start = [*tokens[:at], *tokens[at + 2 : as_], *equal]
    if words[as_ + 1 : as_ + 3] == ["there", "are"] and lex.nouns.get(words[as_ + 3], ("", ""))[1] == "many":
        return [*start, *tokens[as_ + 3 :]]
    what = as_ + 3 + (words[as_ + 3] == "other")
    if words[as_ + 1 : as_ + 3] == ["you", "have"] and lex.nouns.get(words[what], ("", ""))[1] == "many":
        your = replace(tokens[as_ + 1], word="your")
        return [*start, your, *tokens[as_ + 3 :]]
    return None


def _several(word: str, lex: Lexicon) -> bool:
    kind, number = lex.nouns.get(word, ("", ""))
    return number == "many" or kind == "vp"


def _far_apart(tokens: list[Token], at: int, lex: Lexicon) -> list[Token]:
    """ "As many cards from your hand as you have minions", "as many of the top cards of your deck as ...", "as many
    extra minions as ...": what is said of them in between comes first, and where they go behind it."""
    words = words_of(tokens)
    stop = next((place for place in range(at, len(words)) if words[place] in _STOPS), len(words))
    begin, more = at + 2, words[at + 2 : at + 3] == ["extra"]
    if words[begin : begin + 2] == ["of", "the"]:  # "of the top cards of your deck": cards from the top of it
        begin, end = begin + 2, tokens[begin + 1].end
        if words[begin : begin + 1] not in [[each] for each in _ENDS] or words[begin + 1 : begin + 3] != [
            "cards",
            "of",
        ]:
            return tokens
        from_ = [Token(each, end, end) for each in ("from", "the")]
        tokens = [*tokens[: at + 2], tokens[begin + 1], *from_, tokens[begin], *tokens[begin + 2 :]]
        words, begin, stop = words_of(tokens), at + 2, stop + 1
    noun = begin + more
    as_ = next((place for place in range(noun + 1, stop - 2) if words[place] == "as"), 0)
    if not as_ and noun == at + 2 and _several(words[noun], lex) and words[noun + 1] in ("on", "from"):
        return [*tokens[:at], replace(tokens[at], word="that_many", end=tokens[at + 1].end), *tokens[at + 2 :]]
    if not as_ or not _several(words[noun], lex) or (as_ == noun + 1 and not more):
        return tokens
    counters = lex.nouns[words[noun]][0] == "counter"
    goes = as_ if counters else next((place for place in range(noun + 1, as_) if words[place] in _WHERE_TO), as_)
    if any(words[place] in lex.verbs for place in range(noun + 1, as_)):
        return tokens
    near = [*tokens[: at + 2], tokens[noun], *tokens[as_:stop]]
    told = _as_many(near, lex)
    if told is near:
        return tokens
    between = [*tokens[begin : noun + 1], *tokens[noun + 1 : goes]]
    return [*told[:at], *between, *told[at + 1 :], *tokens[goes:as_], *tokens[stop:]]


_STOPS = (",", ".", "and", "then", "or", "@or")
_IN_OWN_HAND = [
    [who, "have", "in", *whose, "hand"] for who, own in (("they", "their"), ("you", "your")) for whose in ([], [own])
]
_ENDS = ("&top", "&bottom", "top", "bottom")
_WHERE_TO = ("to", "on", "under", "into", "here", "there")


def _of_whom(tokens: list[Token], at: int, lex: Lexicon) -> list[Token] | None:
    """ "As many cards as there are minions here", "as another player has in hand", "as you discarded": equal to the
    number of minions here, of cards in another player's hand, of cards you discarded."""
    words = [*words_of(tokens), "."]
    first = tokens[at]
    equal = [Token(each, first.start, tokens[at + 1].end) for each in ("equal_to", "the_number_of")]
    cards = tokens[at + 2]
    if words[at + 4 : at + 6] == ["there", "are"] and lex.nouns.get(words[at + 6], ("", ""))[1] == "many":
        return [*tokens[:at], cards, *equal, *tokens[at + 6 :]]
    if words[at + 4 : at + 6] == ["you", "discarded"] and words[at + 6] in (".", ",") and cards.word == "cards":
        gap = tokens[at + 3]
        return [*tokens[:at], cards, *equal, replace(cards, start=gap.start, end=gap.end), *tokens[at + 4 :]]
    own = next((each for each in _IN_OWN_HAND if words[at + 4 : at + 4 + len(each)] == each), None)
    if own is not None and cards.word == "cards" and words[at + 4 + len(own)] in _STOPS:
        hand, whose = tokens[at + 3 + len(own)], "their" if own[0] == "they" else "your"
        theirs = [Token(each, hand.start, hand.end) for each in ("cards", "in", whose, "hand")]
        return [*tokens[:at], cards, *equal, *theirs, *tokens[at + 4 + len(own) :]]
    has = next((place for place in range(at + 5, len(words) - 1) if words[place] in ("has", "have")), 0)
    who = tokens[at + 4 : has]
    if words[at + 4 : at + 5] not in (["another"], ["that"], ["the"], ["your"]) or not has:
        return None
    of, last = tokens[has].start, tokens[has].end
    if words[has + 1 : has + 3] in (["in", "hand"], ["in", "their"]) and cards.word == "cards":
        end = has + (3 if words[has + 2] == "hand" else 4)
        in_hand = [Token(each, of, last) for each in ("cards", "in", "the", "hand", "of")]
        return [*tokens[:at], cards, *equal, *in_hand, *who, *tokens[end:]]
    if lex.nouns.get(words[has + 1], ("", ""))[1] != "many":
        return None
    by = [Token(each, of, last) for each in ("controlled", "by")]
    begin = has + 2 + 2 * (words[has + 2 : has + 4] == ["in", "play"])
    end = next(place for place in range(begin, len(words)) if words[place] in _APART or words[place] == ".")
    return [*tokens[:at], cards, *equal, tokens[has + 1], *tokens[begin:end], *by, *who, *tokens[end:]]


def _have_it_changed(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Your minions cannot have their power reduced": the power of your minions cannot be reduced."""
    words = words_of(tokens)
    at = words.index("cannot")
    said = words[at + 1 : at + 5]
    if len(said) < 4 or said[0] != "have" or said[1] not in ("its", "their") or said[2] not in _STATS:
        return tokens
    begin = begin_behind(words, at, _APART)
    if said[3] not in _CHANGED or begin == at:
        return tokens
    start = tokens[begin].start
    power = [Token(each, start, start) for each in ("the", said[2], "of")]
    be = replace(tokens[at + 1], word="be", end=tokens[at + 3].end)
    return [*tokens[:begin], *power, *tokens[begin : at + 1], be, *tokens[at + 4 :]]


def _is_doubled(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This minion's power is doubled": double this minion's power."""
    words = words_of(tokens)
    at = words.index("doubled")
    begin = begin_behind(words, at, _APART)
    whole = words[begin : begin + 1] == ["the"] and words[begin + 1] in _STATS and words[begin + 2] == "of"
    if words[at - 1] not in ("is", "are") or not (whole or words[at - 2] in _STATS) or begin == at - 1:
        return tokens
    first = tokens[begin]
    return [*tokens[:begin], Token("double", first.start, first.start), *tokens[begin : at - 1], *tokens[at + 1 :]]


AS_MANY = (
    where(_as_many, "many", "as"),
    where(_have_it_changed, "cannot", "have", " ".join(_CHANGED)),
    where(_is_doubled, "doubled", "is are"),
)
"""The rules by which they are said plainly."""
