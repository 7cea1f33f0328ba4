"""In which place somebody is: "if you were in second place", "while you are in first place here", "a base you are not
winning".

Where a base scores or has scored, who is first is the winner and who is second the runner-up. At any other time they
are told by their power: who is first has the most, and exactly one player has more than who is second. Knows words
and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.players.tied_with import PLACES, scoring
from smashrules.text.rewording.rule import at_words, put, sentence_before, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_NTH = {"first": 1, "second": 2, "third": 3}
_PLACED = {1: ["the", "winner"], 2: ["the", "runner-up"], 3: ["the", "player", "in", "third", "place"]}
_BE = ("are", "is", "were", "was")
_CAME = ("came", "come", "comes", "finished", "finish", "finishes", "placed", "ended")
_AFTER = ("after", "when", "whenever")
_IN_FRONT = (["in", "the", "lead"], ["leading"], ["winning"])
_BASES = (
    ["this", "base"],
    ["that", "base"],
    ["any", "base"],
    ["any", "bases"],
    ["a", "base"],
    ["at", "least", "one", "base"],
    ["one", "or", "more", "bases"],
    ["two", "or", "more", "bases"],
    ["at", "least", "two", "bases"],
    ["exactly", "one", "base"],
    ["exactly", "two", "bases"],
    ["three", "or", "more", "bases"],
    ["at", "least", "three", "bases"],
    ["the", "chosen", "base"],
)
_ENDS = (",", ".", "and", "but", "or")


def _scored(words: list[str], place: int) -> bool:
    """Whether a base is told to score, or to have scored, before that word in its sentence."""
    lead = sentence_before(words, place)
    return "scores" in lead and not _AFTER_SET.isdisjoint(lead)


_AS_IT_SCORES = tuple(
    [when, *base, "scores"] for when in _AFTER for base in (["it"], ["this", "base"], ["that", "base"])
)
_AFTER_SET = frozenset(_AFTER)


def _nth(words: list[str], place: int) -> tuple[list[int], int]:
    """Which places are told from that word on, and where the words for them end: "second (or third) (place)"."""
    at = place + (words[place] == "the")
    if words[at] not in _NTH:
        return [], place
    found = [_NTH[words[at]]]
    at += 1
    if words[at] == "or" and words[at + 1] in _NTH:
        found.append(_NTH[words[at + 1]])
        at += 2
    return found, at + (words[at] == "place")


def _come_in(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "You came in second", "that player did not finish first": were the runner-up, was not the winner."""
    words = [*words_of(tokens), "", "", "", ""]
    for place in range(1, len(tokens) - 1):
        if words[place] not in _CAME:
            continue
        begin = place + 1 + (words[place] == "ended" and words[place + 1] == "up")
        begin += words[begin] == "in"
        which, end = _nth(words, begin)
        told = words[begin - 1] in _CAME or words[begin - 1] in ("in", "up")
        ends = (
            words[end] in ("", *_ENDS) or at_words(words, end, PLACES) or (told and words[end] in ("on", "at", "of"))
        )
        plain = words[end] not in lex.nouns and words[place] != "placed"
        ends = ends or (plain and "who" in words[max(0, place - 3) : place])
        if not which or not ends or (words[place] == "placed" and words[place - 1] not in ("you", "who", "they")):
            continue
        undone = words[place - 2 : place] == ["did", "not"]
        first = place - 2 * undone
        who = words[first - 1]
        of_a_base = words[end : end + 3] in (["on", "a", "base"], ["at", "a", "base"], ["of", "a", "base"])
        each_time = words[first - 3 : first - 1] in (["each", "time"], ["every", "time"])
        waits = words[first - 2] in _AFTER or each_time
        if of_a_base and who == "you" and waits and not undone and words[end + 3] == ",":
            scored = ["after", "a", "base", "scores", "where", "you", "were", *_named(which)]
            begin = first - 2 - each_time
            return _come_in(put(tokens, begin, end + 3, scored), lex)
        several = who in ("you", "they") or words[first - 2 : first] in (["players", "who"], ["opponents", "who"])
        if not undone and which in ([1], [2]) and words[first - 3 : first] == ["the", "player", "who"]:
            return _come_in(put(tokens, first - 3, end, _PLACED[which[0]]), lex)
        be = "were" if several else "was"
        end += len(at_words(words, end, PLACES))
        return _come_in(put(tokens, first, end, [be, *(["not"] if undone else []), *_named(which)]), lex)
    return tokens


def _named(which: list[int]) -> list[str]:
    """ "The runner-up or the player in third place"."""
    return [word for nth, each in enumerate(which) for word in (["or"] if nth else []) + _PLACED[each]]


def _is_in(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you are not in first place here": if you do not have the most power here; "if you were in second place":
    if you were the runner-up."""
    words = [*words_of(tokens), "", "", "", ""]
    for place in range(1, len(tokens) - 1):
        if words[place] not in _BE:
            continue
        begin = place + 1 + (words[place + 1] == "not")
        which, end = _nth(words, begin + (words[begin] == "in"))
        plain = words[begin] != "in" and words[end - 1] != "place"  # "if you were first"
        if not which or (words[begin] == "in" and words[end - 1] != "place"):
            continue
        if words[end] not in ("", *_ENDS, "when") and not at_words(words, end, PLACES) and words[begin] != "in":
            continue  # "is the first minion"
        there = at_words(words, end, PLACES)
        past = words[place] in ("were", "was")
        behind = end + len(there)
        soon = bool(at_words(words, behind, _AS_IT_SCORES))
        if past or soon or _scored(words, place):
            if plain and not past and not _scored(words, place):
                continue
            told = words[place : place + 1] + (["not"] if begin > place + 1 else []) + _named(which)
            rest = end + len(there) if there in (["here"], ["there"]) else end
            return _is_in(put(tokens, place, rest, told), lex)
        return tokens if plain else _by_power(tokens, words, place, which, end)
    return tokens


def _by_power(tokens: list[Token], words: list[str], place: int, which: list[int], end: int) -> list[Token]:
    """Who is first, or second, while no base scores."""
    there, negated = at_words(words, end, PLACES), words[place + 1] == "not"
    who = words[place - 1]
    lead = sentence_before(words, place)
    bases = at_words(words, end + 1, _BASES) if words[end] in ("on", "at") else []
    known = there or bases or "where" in lead[-4:] or "scores" in lead
    if not known or len(which) > 1 or which[0] == 3:
        return tokens
    if which[0] == 1:
        have = ["have"] if words[place] == "are" else ["has"]
        have = [("do" if words[place] == "are" else "does"), "not", "have"] if negated else have
        return put(tokens, place, end, [*have, "the", "most", "power"])
    if who != "you" or negated or words[place - 2] not in ("if", "while", "where", "unless"):
        return tokens
    told = ["exactly", "one", "other", "player", "has", "more", "power", *there, "than", "you"]
    if bases and bases not in _POINTED and not there:
        if words[place - 2] != "if" or not {"any", "a", "least", "more"} & set(bases):
            return tokens
        some = bases if bases[-1] == "bases" and "any" not in bases else ["a", "base"]
        some = ["a", "base"] if "one" in bases else some
        is_ = "is" if some == ["a", "base"] else "are"
        return put(tokens, place - 1, end + 1 + len(bases), ["there", is_, *some, "where", *told])
    return put(tokens, place - 1, end + len(there), told)


_POINTED = (["this", "base"], ["that", "base"], ["the", "chosen", "base"])


def _player_in(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The player in first place here": with the most power here; the winner, where the base scores."""
    words = [*words_of(tokens), "", "", ""]
    for place in range(len(tokens)):
        if words[place] not in ("player", "players", "opponent", "opponents"):
            continue
        begin, end = place + 1, place + 4
        if words[place + 1 : end] != ["in", "first", "place"]:
            hyphened = place > 0 and words[place - 1] == "first-place"
            parted = words[place - 2 : place] == ["first", "place"]
            if not hyphened and not parted:
                continue
            begin, end = place - 1 - parted, place + 1
        there = at_words(words, end, PLACES)
        with_most = ["with", "the", "most", "power"]
        if _scored(words, place) and words[place] == "player" and words[min(begin, place) - 1] in ("the", "player"):
            first = place - 1 if begin > place else begin - 1
            if words[first] != "the":
                continue
            return _player_in(put(tokens, first, end + (len(there) if len(there) == 1 else 0), _PLACED[1]), lex)
        if there or "scores" in sentence_before(words, place):
            with_most += [] if there else scoring(sentence_before(words, place))
            first = place if begin > place else begin
            return _player_in(put(tokens, first, end, [words[place], *with_most]), lex)
    return tokens


def _players_in(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The players in second and third place", "the first and second place players": the one and the other each."""
    words = [*words_of(tokens), "", "", "", "", ""]
    for place in range(len(tokens) - 4):
        begin = place + (words[place] == "the")
        behind = begin + 2 if words[begin : begin + 2] == ["players", "in"] else begin
        one, other = words[behind].removesuffix("-place"), words[behind + 2].removesuffix("-place")
        if one not in _NTH or other not in _NTH or words[behind + 1] != "and" or not _scored(words, place):
            continue
        end = behind + 3 + (words[behind + 3] == "place")
        if behind == begin and words[end] not in ("players", "player"):
            continue
        end += behind == begin
        end += words[end] == "each"
        both = [*_PLACED[_NTH[one]], "and", *_PLACED[_NTH[other]], "each"]
        return put(tokens, place, end, both)
    return tokens


def _second_too_early(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Before this base scores, the player in second place": who that will be, is not known by then."""
    words = [*words_of(tokens), "", "", ""]
    for place in range(1, len(tokens)):
        second = words[place - 1 : place + 3] == ["player", "in", "second", "place"]
        at = place + 1 if second else place
        parted = words[place : place + 3] == ["second", "place", "player"]
        if not (second or parted) and words[place : place + 2] != ["second-place", "player"]:
            continue
        stop = words.index(".", at) if "." in words[at:] else len(words)
        sentence = [*sentence_before(words, place), *words[place:stop]]
        if "scores" in sentence and "before" not in sentence:
            continue
        if "scores" in sentence or not {"here", "there", "turn", "cannot", "while", ","}.isdisjoint(sentence):
            return [*tokens[:at], replace(tokens[at], word="&too_early"), *tokens[at + 1 :]]
    return tokens


_LACKING = (
    ["who", "does", "not", "have", "the", "most", "power"],
    ["who", "do", "not", "have", "the", "most", "power"],
    ["who", "is", "not", "in", "first", "place"],
    ["who", "are", "not", "in", "first", "place"],
    ["who", "is", "not", "winning"],
    ["who", "are", "not", "winning"],
    ["not", "in", "first", "place"],
    ["without", "the", "most", "power"],
    ["not", "winning"],
    ["other", "than", "the", "player", "with", "the", "most", "power"],
    ["other", "than", "those", "with", "the", "most", "power"],
    ["other", "than", "the", "player", "in", "first", "place"],
    ["other", "than", "the", "one", "in", "first", "place"],
)


def _without_the_most(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Players who are not in first place here": without the most power here; of a base that has scored, all but the
    winner."""
    words = [*words_of(tokens), "", "", ""]
    for place in range(1, len(tokens) - 1):
        if words[place - 1] not in ("player", "players", "opponent", "opponents"):
            continue
        lacking = at_words(words, place, _LACKING)
        end = place + len(lacking)
        there = at_words(words, end, PLACES)
        if not lacking or "the" in words[max(0, place - 3) : place - 1]:
            continue
        if _scored(words, place) and lacking[-2:] == ["first", "place"]:
            rest = end + len(there) if there in (["here"], ["there"]) else end
            return _without_the_most(put(tokens, place, rest, ["other", "than", "the", "winner"]), lex)
        where_ = there or scoring(sentence_before(words, place))
        if not where_:
            continue
        told = ["with", "the", "&lacking", "most", "power", *where_]
        return _without_the_most(put(tokens, place, end + len(there), told), lex)
    return tokens


def _winning(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you are winning this base", "if you are not in the lead here": if you have the most power on it."""
    words = [*words_of(tokens), "", "", ""]
    for place in range(1, len(tokens) - 1):
        if words[place] not in ("are", "is"):
            continue
        begin = place + 1 + (words[place + 1] == "not")
        front = next((each for each in _IN_FRONT if words[begin : begin + len(each)] == each), None)
        if front is None:
            continue
        end = begin + len(front)
        on = words[end] in ("on", "at") and words[end + 1] != "least"
        bases = next((each for each in _BASES if words[end + on :][: len(each)] == each), [])
        there = at_words(words, end, PLACES)
        base_you = words[place - 1] == "you" and words[place - 2] in ("base", "bases")
        if not bases and not there and not base_you and words[place - 2] != "where":
            continue
        several = words[place] == "are"
        have = ["have"] if several else ["has"]
        if begin > place + 1:
            have = ["do" if several else "does", "not", "have"]
        told = [*have, "the", "most", "power", *([] if on or not bases else ["on"])]
        if base_you and not bases and not there:
            return _winning(put(tokens, place - 1, end, ["where", "you", *told]), lex)
        return _winning(put(tokens, place, end, told), lex)
    return tokens


def _if_they_win(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Before a base scores, ... If you win it, draw a card": after it scores, if you were the winner."""
    words = [*words_of(tokens), "", "", "", ""]
    if words[:1] != ["before"] or words[2:4] != ["base", "scores"] or not _DUELS.isdisjoint(words):
        return tokens
    base = ["this" if words[1] == "this" else "that", "base"]
    for place in range(4, len(tokens) - 3):
        if words[place - 1 : place + 1] != [".", "if"] or "after" in words[:place]:
            continue
        who = at_words(words, place + 1, _WHO)
        win = place + 1 + len(who)
        undone = words[win : win + 2] in (["do", "not"], ["does", "not"])
        win += 2 * undone
        it = at_words(words, win + 1, _WON)
        end = win + 1 + len(it)
        if not who or words[win] not in ("win", "wins") or words[end] != ",":
            continue
        who = ["that", "player"] if who == ["they"] else who
        lead = ["after", *base, "scores", ",", "if", *who, "were" if who == ["you"] else "was"]
        won, lost = [*lead, "the", "winner"], [*lead, "not", "the", "winner"]
        stop = words.index(".", end) if "." in words[end:] else len(words)
        if words[stop + 1 : stop + 3] == ["otherwise", ","]:
            tokens = put(tokens, stop + 1, stop + 2, won if undone else lost)
        return put(tokens, place, end, lost if undone else won)
    return tokens


_WHO = (["you"], ["they"], ["that", "player"], ["the", "chosen", "player"], ["the", "named", "player"])
_WON: tuple[list[str], ...] = (["it"], ["that", "base"], ["the", "base"], ["this", "base"], ["there"], ["here"], [])
_DUELS = frozenset(("duel", "duels", "dueling", "clash", "clashes"))


def _on_exactly(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you have the most power on exactly one base": if there is exactly one where you have it."""
    words = [*words_of(tokens), "", "", ""]
    for place in range(1, len(tokens) - 7):
        on = place + 5
        told = words[place:on] == ["you", "have", "the", "most", "power"] and words[place - 1] in ("if", "while")
        exactly = words[on] in ("on", "at") and words[on + 1] == "exactly"
        if not told or not exactly or words[on + 3] not in ("base", "bases"):
            continue
        number = words[on + 1 : on + 4]
        is_ = "is" if number[2] == "base" else "are"
        return put(tokens, place, on + 4, ["there", is_, *number, "where", "you", "have", "the", "most", "power"])
    return tokens


def _base_you_have(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A base you don't have the most power on": where you do not have the most power."""
    words = words_of(tokens)
    for place in range(1, len(words) - 5):
        if words[place - 1] not in ("base", "bases") or words[place] != "you":
            continue
        have = place + 1 + 2 * (words[place + 1 : place + 3] == ["do", "not"])
        told = words[have : have + 4] == ["have", "the", "most", "power"]
        behind = words[have + 4 : have + 6]
        if told and behind[:1] in (["on"], ["at"]) and behind[1:] in ([], ["."], [","]):
            on = tokens[have + 4]
            last = replace(tokens[have + 3], end=on.end)
            at = replace(tokens[place], word="where")
            return [*tokens[:place], at, *tokens[place : have + 3], last, *tokens[have + 5 :]]
    return tokens


def _asked_then_too(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After the next base scores, if you were the winner, gain 1 VP. If you were the runner-up, ...": that is asked
    after the base has scored, too."""
    words = words_of(tokens)
    lead: list[str] = []
    begin = 0
    for place, word in enumerate(words):
        if word == "scores" and words[place + 1 : place + 2] == [","]:
            said = words[begin:place]
            later = said[1:] == ["the", "next", "base"] or (begin and said[1:] in _THAT_BASE)
            lead = [*said, "scores", ","] if later and said[0] in _AFTER else []
        if word not in (".", ";"):
            continue
        begin = place + 1
        comma = words.index(",", place) if "," in words[place:] else place
        asked = words[begin:comma]
        placed = asked[:1] == ["if"] and not _WERE.isdisjoint(asked) and not _ENDED.isdisjoint(asked)
        if lead and placed and "." not in asked:
            opener = replace(tokens[place], word=".")
            at = tokens[begin].start
            again = [Token(each, at, at) for each in lead]
            return _asked_then_too([*tokens[:place], opener, *again, *tokens[begin:]], lex)
        if word == "." and not placed:
            lead = []
    return tokens


_THAT_BASE = (["it"], ["that", "base"], ["this", "base"])
_WERE = frozenset(("was", "were"))
_ENDED = frozenset(("winner", "runner-up", "third"))

IF_THEY_WIN = (where(_if_they_win, "win wins", "before", "scores", "if"),)
"""The rule of who will have won; it is asked before it is told of who has."""

IN_PLACE = (
    where(_come_in, " ".join(_CAME), " ".join(_NTH)),
    where(_players_in, " ".join(_NTH) + " first-place second-place", "and", "players player"),
    where(_second_too_early, "second second-place", "player"),
    where(_without_the_most, "first most winning", "player players opponent opponents", "not without other"),
    where(_player_in, "first first-place", "place first-place", "player players opponent"),
    where(_is_in, " ".join(_NTH), " ".join(_BE)),
    where(_winning, "winning leading lead", "are is"),
    where(_asked_then_too, "was were", "if", "scores", "winner runner-up third", "next before"),
    where(_on_exactly, "exactly", "base bases", "most"),
    where(_base_you_have, "most", "base bases", "on at"),
)
"""The rules of the place in which somebody is, in the order in which they are asked."""
