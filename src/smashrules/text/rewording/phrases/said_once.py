"""What is said once and meant of two: "a minion of power 2 or less, or of power 4 or less if you have three there".

The verb, and what it is done to, are put in where the second begins. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, said_at, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare, verb_of
from smashrules.text.words.tokens import Token, words_of

_OPENING = ("of", "with")
_NUMBERS = ("power", "printed_power")
_DOWN = ("or_less", "or_fewer", "or_lower")
_ENDS = (*_DOWN, "or_more", "or_higher", "or_greater")
_OF_SEVERAL = {"has": "have", "is": "are", "does": "do"}
_AWAY = ("from", "from_here", "from_there")
_PARTS = (",", "and", "or", "then", "@or", ":", "&then", "if", "to")
_WAYS = ("to", "into", "on", "onto", "in")
_SENT = ("return", "shuffle", "place", "put", "move")
_SINGLE = ("a", "an", "one", "another", "this", "that")
_SOME = ("one", "a", "an", "another", "up_to", "any_number_of", "two", "three")


def _each_of_some(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each of up to two of your minions gains +1 power": up to two of them gain it."""
    words = words_of(tokens)
    for place in range(len(words) - 3):
        number = place + 2 + (words[place + 2] == "up_to")
        some = words[number] in lex.numerals or words[number].isdigit() or words[number] == "any_number_of"
        apart = words[:place][-1:] in (["move"], ["moves"])  # each to a base of its own
        if words[place : place + 2] != ["each", "of"] or not some or apart:
            continue
        noun = next((at for at in range(number, len(words)) if lex.nouns.get(words[at], ("", ""))[1] == "many"), None)
        rest = tokens[place + 2 :]
        if noun is not None and lex.nouns[words[noun]][0] == "base":
            return tokens  # one on each of them is as many as these are
        if noun is not None and noun + 1 < len(words):
            verb = tokens[noun + 1]
            forms = [lex.forms[each][0] for each, form in lex.verbs.get(verb.word, ()) if form == "third"]
            many = _OF_SEVERAL.get(verb.word) or (forms[0] if forms else verb.word)
            rest[noun - 1 - place] = replace(verb, word=many)
        return _each_of_some([*tokens[:place], *rest], lex)
    return tokens


def of_more_power_if(tokens: list[Token], lex: Lexicon) -> tuple[list[Token], list[Token]] | None:
    """ "Destroy a minion of power 2 or less, or of power 4 or less if X": if X, destroy one of power 4 or less; and
    otherwise one of power 2 or less. None where nothing of the kind is said."""
    words = words_of(tokens)
    for place in range(2, len(words) - 2):
        second = _power_at(words, place + 1) if words[place] == "or" else 0
        if not second or words[second : second + 1] != ["if"] or "," in words[second:]:
            continue
        end = place - (words[place - 1] == ",")
        first = next((at for at in range(end - 1, 0, -1) if _power_at(words, at) == end), None)
        if first is None or not bare(words[0], lex) or set(words[:first]) & {*_PARTS, "unless"}:
            continue
        if not _takes_in(words[end - 2 : end], words[second - 2 : second]):
            continue
        first -= words[first - 1] in _OPENING
        more, at = tokens[place + 1 : second], tokens[-1].end
        of = [] if more[0].word in _OPENING else [replace(tokens[first], word="of")]
        deed = said_at((*tokens[:first], *of, *more), at)
        less = said_at(tokens[:end], at)
        so = [replace(tokens[second], start=tokens[0].start), *tokens[second + 1 :], Token(",", at, at), *deed]
        return so, [Token("otherwise", at, at), Token(",", at, at), *less]
    return None


def _takes_in(less: list[str], more: list[str]) -> bool:
    """Whether whatever is of the first power is of the second, too: "2 or less" and "4 or less"."""
    if less[1] != more[1] or less[1] not in _ENDS:
        return False
    down = less[1] in _DOWN
    return int(less[0]) <= int(more[0]) if down else int(less[0]) >= int(more[0])


def _power_at(words: list[str], at: int) -> int:
    """Where "of power 4 or less" ends that begins at ``at``; 0 where none does."""
    at += words[at : at + 1] in [[each] for each in _OPENING]
    if not (words[at : at + 1] and words[at] in _NUMBERS and words[at + 1 : at + 2] and words[at + 1].isdigit()):
        return 0
    return at + 3 if words[at + 2 : at + 3] and words[at + 2] in _ENDS else at + 2


def _moved_either_way(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Move one of your minions to there or one of yours from there to another base": or move one from there."""
    words = words_of(tokens)
    for place in range(3, len(words) - 4):
        if words[place] != "or" or words[place + 1] not in _SOME or not set(_AWAY) & set(words[place:]):
            continue
        verb = max((at for at in range(place) if words[at] in _PARTS and words[at] != "to"), default=-1) + 1
        verb += 2 if words[verb : verb + 2] == ["you", "may"] else 0
        source = next(at for at in range(place, len(words)) if words[at] in _AWAY)
        things = words[place + 1 : source]
        goes = "to" in words[source:] and bool({"to", "to_here", "to_there"} & set(words[verb:place]))
        if words[verb] != "move" or not goes or not any(each in lex.nouns for each in things) or "to" in things:
            continue
        if any(bare(each, lex) for each in words[place + 1 :]):
            continue
        at = tokens[place].end
        return [*tokens[: place + 1], Token("move", at, at), *tokens[place + 1 :]]
    return tokens


def _to_its_own_place(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Shuffle a minion, or an action on a minion, into its owner's deck": the one or the other into its own."""
    words = words_of(tokens)
    owner = next((at for at in range(len(words) - 3) if words[at : at + 3] == ["its", "owner", "'s"]), 0)
    if not owner or words.count("or") != 1 or {"and", "then", "@or", "if", ":"} & set(words):
        return tokens
    middle = words.index("or")
    verb = 2 if words[:2] == ["you", "may"] else 0
    way = max((at for at in range(owner) if words[at] in _WAYS and words[at] != "of"), default=0)
    if words[way - 1 : way + 2] == ["on", "the", "&bottom"]:
        way -= 1
    set_off = words[middle - 1] == "," and words[way - 1] == ","
    apart = set_off or (words[middle - 1] != "," and words[way - 1] != ",")
    first = words[verb + 1 : middle - set_off]
    second = words[middle + 1 : way - set_off]
    if not apart or words[verb] not in _SENT or words.count(",") != 2 * set_off or not first or not second:
        return tokens
    told = first[0] in _SINGLE and second[0] in _SINGLE and _is_told(second, lex)
    if not told or not (set_off or (_is_told(first, lex) and second[-1] not in ("here", "there"))):
        return tokens
    at = tokens[middle].start
    goes = said_at(tokens[way:], at)
    again = replace(tokens[verb], start=tokens[middle].end, end=tokens[middle].end)
    return [
        *tokens[: middle - set_off],
        *goes,
        tokens[middle],
        again,
        *tokens[middle + 1 : way - set_off],
        *tokens[way:],
    ]


def _is_told(words: list[str], lex: Lexicon) -> bool:
    """Whether more is said of it than what it is: "an action on a minion"."""
    noun = next((at for at, word in enumerate(words) if word in lex.nouns), None)
    return noun is not None and len(words) > noun + 1


def _both_piles(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Shuffle your hand and discard pile into your deck": your hand and your discard pile."""
    words = words_of(tokens)
    for place in range(3, len(words) - 1):
        piles = [lex.nouns.get(words[at], ("",))[0] for at in (place - 1, place + 1)]
        all_of_both = verb_of(words[place - 3], lex) not in ("", "search")
        if words[place] == "and" and words[place - 2] in _THEIRS and set(piles) <= _PILES and all_of_both:
            at = tokens[place].end
            return [*tokens[: place + 1], Token(words[place - 2], at, at), *tokens[place + 1 :]]
    return tokens


def _and_then_do(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Play an extra minion and an extra action and draw a card": a comma before the second "and", behind which
    something else is done."""
    words = words_of(tokens)
    if words.count("and") < 2:
        return tokens
    for place in range(3, len(words) - 1):
        if words[place] != "and" or words[place - 1] == "," or not bare(words[place + 1], lex):
            continue
        begin = begin_behind(words, place, _CLAUSES)
        done = verb_of(words[begin], lex) or words[begin : begin + 2] == ["you", "may"]
        things = [at for at in range(begin + 1, place) if words[at] == "and"]
        if done and len(things) == 1 and not verb_of(words[things[0] + 1], lex):
            comma = Token(",", tokens[place].start, tokens[place].start)
            return [*tokens[:place], comma, *tokens[place:]]
    return tokens


_CLAUSES = (",", ".", ":", "then", "or")
_THEIRS = ("your", "their")
_PILES = {"hand", "deck", "discard"}


SAID_OF_BOTH = (
    where(_both_piles, "and", "your their", "hand discard_pile"),
    where(_and_then_do, "and"),
    where(_each_of_some, "each", "of"),
    where(_moved_either_way, "move", "or", "from from_here from_there"),
    where(_to_its_own_place, "owner", "its", "or", "return shuffle place put move"),
)
"""The rules that say of both what is said once, in the order in which they are asked."""
