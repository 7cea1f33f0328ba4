"""Words that a sentence leaves out, because it or the sentence before has said them, put in again.

"on a base to another base or on a minion to another minion" leaves out what is done to what; "two minions here and at
least one is yours" leaves out what there is one of; "If tied, destroy all tied minions" only says how many are meant
in the sentence before. This module knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.lexicon import Lexicon
from smashrules.text.tokens import Token

_FROM_WHERE = ("on", "from")
_TIES = (["if", "tied", ","], ["if", "there", "is", "a", "tie", ","], ["in", "case", "of", "a", "tie", ","])
_SUPERLATIVE = ("most", "least", "highest", "lowest", "fewest", "highest-power", "lowest-power")
_ONTO = (["on"], ["onto"], ["from"])
_COUNTING = ("place", "put", "remove")
_PILE_ENDS = {"top", "bottom"}
_NONE = (["there", "are", "none"], ["there", "is", "none"])
_PARTS = (",", "and", "or", "then", "@or", ":", "&then")


def filled_in(sentences: list[list[Token]], ends: list[int], lex: Lexicon) -> tuple[list[list[Token]], list[int]]:
    """The sentences with what they leave out, and where each of them ends."""
    found: list[list[Token]] = []
    places: list[int] = []
    for tokens, end in zip(sentences, ends, strict=True):
        each = _each_of_those(found[-1], tokens, lex) if found else None
        if each is not None:
            found[-1], places[-1] = each, end
            continue
        whole = _one_of_these(_again(tokens, lex), lex)
        for put_in in (_all_of_none, _counted_again, _none_left):
            whole = put_in(whole, found, lex)
        found.append(whole)
        places.append(end)
    return found, places


def _words(tokens: list[Token]) -> list[str]:
    return [each.word for each in tokens]


def _said_again(tokens: list[Token], at: int) -> list[Token]:
    """Tokens that are said once and meant again, where they would stand the second time."""
    return [replace(each, start=at, end=at) for each in tokens]


def _is_bare(word: str, lex: Lexicon) -> bool:
    return any(form == "bare" for _, form in lex.verbs.get(word, ()))


def _again(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Move a minion from here to there or from there to here": the second time, too, a minion is moved."""
    words = _words(tokens)
    for place, word in enumerate(words[:-1]):
        prep = words[place + 1]
        if word != "or" or prep not in _FROM_WHERE or "to" not in words[place + 2 :]:
            continue
        first = max((at for at in range(place) if words[at] in _PARTS), default=-1) + 1
        verb = next((at for at in range(first, place) if _is_bare(words[at], lex)), None)
        before = words[first:place]
        if verb is None or prep not in before or "to" not in before[before.index(prep) :]:
            continue
        where = first + before.index(prep)
        if not any(each in lex.nouns for each in words[verb + 1 : where]):
            continue
        again = _said_again(tokens[verb:where], tokens[place + 1].start)
        return [*tokens[: place + 1], *again, *tokens[place + 1 :]]
    return tokens


def _one_of_these(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If there are two or more minions here and at least one is yours": one minion here."""
    words = _words(tokens)
    if words[:2] != ["if", "there"] or "and" not in words:
        return tokens
    cut = words.index("and")
    noun = next((at for at in range(cut) if words[at] in lex.nouns), None)
    number = next((at for at in range(cut + 1, len(words)) if words[at] in lex.numerals), None)
    if noun is None or number is None or set(words[cut + 1 : number]) - {"at_least", "exactly"}:
        return tokens
    after = number + 3 if words[number + 1 : number + 3] == ["of", "them"] else number + 1
    if lex.auxiliaries.get(words[after] if after < len(words) else "") != "be":
        return tokens
    if set(words[noun:cut]) & {"a", "an", "another", "any", "each", "one"}:
        return tokens  # at the same one, or at any
    again = _said_again(tokens[noun:cut], tokens[number].end)
    kind = lex.nouns[words[noun]][0]
    if words[number] == "one":
        single = next(word for word, known in lex.nouns.items() if known == (kind, "one"))
        again[0] = replace(again[0], word=single)
    return [*tokens[: number + 1], *again, *tokens[after:]]


def _counted_again(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "If it has no counters on it, place two on it", "place a counter on it OR remove one from it": counters.

    "Place one on it instead" is one of those that would have been placed, so it is left as it is."""
    words = _words(tokens)
    if "instead" in words:
        return tokens
    result: list[Token] = []
    for place, token in enumerate(tokens):
        result.append(token)
        verb = lex.verbs.get(words[place - 1], ()) if place else ()
        number = lex.numerals.get(token.word, 0) or (2 if token.word == "that_many" else 0)
        behind = words[place + 1 : place + 2]
        if not number or behind not in _ONTO or not any(name in _COUNTING for name, _ in verb):
            continue
        only = any(name == "remove" for name, _ in verb)  # nothing else is removed from anything
        things = _counts if only else _is_thing
        named = [each for sentence in (*before, tokens[:place]) for each in _words(sentence) if things(each, lex)]
        if named and _counts(named[-1], lex) and not set(words[place + 2 : place + 4]) & _PILE_ENDS:
            kind = named[-1].removesuffix("s")
            result.append(Token(kind if number == 1 else f"{kind}s", token.end, token.end))
    return result


def _all_of_none(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "If it has no counters on it, ...; otherwise, remove them all": all there are on it then."""
    words = _words(tokens)
    at = next((each for each in range(1, len(words)) if words[each : each + 3] == ["all", "of", "them"]), None)
    if at is None or not before or "remove" not in words[:at][-1:]:
        return tokens
    said = _words(before[-1])
    lacking = (place for place in range(1, len(said)) if said[place - 1] == "no" and _counts(said[place], lex))
    none = next(lacking, None)
    end = said.index(",", none) if none is not None and "," in said[none:] else 0
    if none is None or said[none + 1 : none + 2] != ["on"] or not end:
        return tokens
    those = _said_again(before[-1][none:end], tokens[at + 2].end)
    those[1] = replace(those[1], word="from")
    return [*tokens[:at], replace(tokens[at], end=tokens[at + 2].end), *those, *tokens[at + 3 :]]


def _is_thing(word: str, lex: Lexicon) -> bool:
    """Whether it can be what "one" is one of: a counter, or a card in some pile."""
    return _counts(word, lex) or lex.nouns.get(word, ("",))[0] in ("card", "action")


def _counts(word: str, lex: Lexicon) -> bool:
    return lex.nouns.get(word, ("",))[0] == "counter" and word not in ("counter", "counters")


def _none_left(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Draw one of the stored cards. If there are none left, ...": no stored cards."""
    words, said = _words(tokens), _words(before[-1]) if before else []
    at = next((place for place in range(len(words)) if words[place : place + 3] in _NONE), None)
    if at is None:
        return tokens
    end = at + 4 if words[at + 3 : at + 4] == ["left"] else at + 3
    starts = [place + 3 for place in range(len(said)) if said[place : place + 3] == ["one", "of", "the"]]
    if not starts:
        return tokens
    stop = next((place for place in range(starts[-1], len(said)) if said[place] in lex.nouns), None)
    if stop is None or said[stop + 1 :] not in ([], ["here"]):
        return tokens
    those = _said_again(before[-1][starts[-1] :], tokens[end - 1].end)
    none = replace(tokens[at + 2], word="no", end=tokens[end - 1].end)
    return [*tokens[: at + 2], none, *those, *tokens[end:]]


def _each_of_those(before: list[Token], tokens: list[Token], lex: Lexicon) -> list[Token] | None:
    """The sentence before, said of all that tie, if "If tied, destroy all tied minions" is what ``tokens`` say."""
    words, said = _words(tokens), _words(before)
    opening = next((each for each in _TIES if words[: len(each)] == each), None)
    if opening is None or not set(said) & set(_SUPERLATIVE):
        return None
    rest = words[len(opening) :]
    tied = rest.index("tied") if "tied" in rest else 0
    if not tied or rest[tied - 1] != "all" or len(rest) == tied + 1:
        return None
    verb, noun, then = rest[: tied - 1], lex.nouns.get(rest[tied + 1], ("", "")), rest[tied + 2 :]
    same = then == said[len(said) - len(then) :] or _of_several(said[len(said) - len(then) :], lex) == then
    if not (set(verb) <= set(said) and len(verb) < 2 and same and noun[1] == "many"):
        return None
    for place, word in enumerate(said):
        following = next((each for each in said[place + 1 :] if each not in _SUPERLATIVE), "")
        if word == "the" and lex.nouns.get(following) == (noun[0], "one"):
            last = replace(before[-1], end=tokens[-1].end)
            return [*before[:place], replace(before[place], word="each"), *before[place + 1 : -1], last]
    return None


def _of_several(words: list[str], lex: Lexicon) -> list[str]:
    """Words said of one as they are said of several: "draws a card", "draw a card"."""
    several = [lex.forms[verb][0] for word in words[:1] for verb, form in lex.verbs.get(word, ()) if form == "third"]
    return [*several[:1], *words[1:]]
