"""A base that does not score: "no base scores this turn", "it will not score, even if it reaches its breakpoint".

It cannot score; and that is so however much power there is. Power that is "too low" is below its breakpoint. Knows
words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, begin_behind, put, sentence_before, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import acts
from smashrules.text.words.tokens import Token, words_of

_BEGINS = (".", ":", ",", "and", "then")
_NOT = (["does", "not"], ["do", "not"], ["will", "not"], ["can", "not"])
_NO_BASE = (["no", "base"], ["no", "bases"])
_SOME = ("a", "an", "any", "one", "another")
_ASKING = ("if", "unless", "while", "when", "whenever", "that", "which", "who")
_TIMED = {"until", "turn"}
_UNTIL = (["until"], ["this"], ["during"], ["for"])
_REACHES = ("reaches", "reached", "exceeds", "breaks", "meets", "passes")


def _does_not_score(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A base with an action on it does not score this turn", "no base scores this turn": it cannot score."""
    words = words_of(tokens)
    for place in range(len(words) - 1):
        none = at_words(words, place, _NO_BASE)
        begin = place if none else begin_behind(words, place, _BEGINS)
        who = none or words[begin:place]
        verb = place + len(none)
        told = at_words(words, verb, (["can"], ["may"], ["will"], [])) if none else at_words(words, verb, _NOT)
        end = verb + len(told)
        if words[end : end + 1] not in (["score"], ["scores"]) or (not none and not (told and _is_base(who, lex))):
            continue
        asked = begin and words[begin - 1] != "," and set(_ASKING) & set(sentence_before(words, begin)[:1])
        if asked or (none and place and words[place - 1] not in _BEGINS):
            continue
        if any(lex.nouns.get(each, ("",))[0] == "vp" for each in words[end + 1 : end + 3]):
            continue
        timed = none or _TIMED & set(sentence_before(words, begin)) or words[end + 1 : end + 2] in _UNTIL
        does = ["cannot"] if timed else ["do" if who in (["they"], ["bases"], ["those", "bases"]) else "does", "not"]
        if does == words[verb:end]:
            continue
        done = put(tokens, place, end + 1, [*(["bases"] if none else []), *does, "score"])
        return [*done[: place + 1], *_does_not_score(done[place + 1 :], lex)]
    return tokens


def _is_base(who: list[str], lex: Lexicon) -> bool:
    """Whether it is a base, told in whatever words, and none that is asked about: "a base with a minion"."""
    base = who in (["it"], ["they"]) or {"base", "bases"} & set(who[:3])
    asked = who[:1] and who[0] in _ASKING and who != ["that", "base"]
    return bool(base) and not asked and not any(acts(each, lex) for each in who[:2])


def _would_not(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If that base would score this turn, it does not": that base does not score this turn."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        begin = begin_behind(words, place, _BEGINS)
        score = words[place : place + 2] == ["would", "score"] and words[begin] in ("if", "when", "whenever")
        comma = words.index(",", place) if score and "," in words[place:] else 0
        it = at_words(words, comma + 1, (["it", "does", "not"], ["it", "does", "not", "score"])) if comma else []
        end = comma + 1 + len(it)
        who = words[begin + 1 : place]
        if not it or words[end : end + 1] not in ([], ["."]) or not _is_base(who, lex) or who[0] in _SOME:
            continue
        time = tokens[place + 2 : comma]
        does = put(tokens, place, place + 2, ["does", "not", "score"])[begin + 1 : place + 3]
        first = replace(does[0], start=tokens[begin].start)
        last = replace((time or does)[-1], end=tokens[end - 1].end)
        told = [first, *does[1:], *time]
        return [*tokens[:begin], *told[:-1], last, *_would_not(tokens[end:], lex)]
    return tokens


def _however_much(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "It cannot score, even if its breakpoint is reached": it cannot score."""
    words = words_of(tokens)
    for place in range(2, len(words) - 3):
        said = sentence_before(words, place)
        end = _even_if(words, place, lex) or _no_matter(words, place)
        if (
            not end
            or not {"cannot", "not"} & set(said)
            or "score" not in said
            or words[end : end + 1] not in ([], ["."])
        ):
            continue
        begin = place - (words[place - 1] == ",")
        return [*tokens[:begin], *tokens[end:]]
    return tokens


def _even_if(words: list[str], place: int, lex: Lexicon) -> int:
    """Where "even if it reaches its breakpoint" ends; 0 for other words."""
    if words[place : place + 2] not in (["even", "if"], ["even", "when"], ["even", "though"], ["even", "while"]):
        return 0
    stop = next((at for at in range(place, len(words)) if words[at] in (".", ",")), len(words))
    said = words[place + 2 : stop]
    told = "breakpoint" in said and set(_REACHES) & set(said)
    other = {"and", "or", "by", "of", "with"} & set(said)
    kinds = {lex.nouns.get(each, ("",))[0] for each in said} - {"", "base", "breakpoint", "power"}
    return stop if told and not other and not kinds and not {"not", "no", "cannot"} & set(said) else 0


def _no_matter(words: list[str], place: int) -> int:
    """Where "no matter how much power is here" ends; 0 for other words."""
    lead = at_words(words, place, (["no", "matter"], ["regardless", "of"], ["whatever"], ["however", "much"]))
    stop = next((at for at in range(place, len(words)) if words[at] in (".", ",")), len(words))
    said = [*lead[1:], *words[place + len(lead) : stop]]
    about = {"power", "breakpoint"} & set(said)
    return stop if lead and about and not {"and", "or", "if", "minion", "your", "minions"} & set(said) else 0


_TOO_LOW = (
    ["is", "now", "too", "low"],
    ["is", "too", "low"],
    ["is", "not", "enough"],
    ["is", "no", "longer", "enough"],
    ["is", "not", "high", "enough"],
    ["is", "no", "longer", "high", "enough"],
    ["does", "not", "reach", "its", "breakpoint"],
    ["no", "longer", "reaches", "its", "breakpoint"],
    ["does", "not", "reach", "the", "breakpoint"],
    ["no", "longer", "reaches", "the", "breakpoint"],
)
_TOTAL = (["the", "total", "power"], ["total", "power"])


def _too_low(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If the total power there is now too low": is below its breakpoint."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        total = at_words(words, place, _TOTAL)
        there = words[place + len(total)] if total and words[place - 1] == "if" else ""
        low = at_words(words, place + len(total) + 1, _TOO_LOW) if there in ("here", "there") else []
        end = place + len(total) + 1 + len(low)
        if not low or words[end : end + 1] != [","]:
            continue
        its = ["this", "base", "'s"] if there == "here" else ["its"]
        is_low = place + len(total) + 1
        return _too_low(put(tokens, is_low, end, ["is", "below", *its, "breakpoint"]), lex)
    return tokens


NOT_SCORING = (
    where(_would_not, "score", "would", "not"),
    where(_does_not_score, "score scores", "not no"),
    where(_however_much, "score", "cannot not", "even matter regardless whatever however"),
    where(_too_low, "low enough reach reaches", "power", "if"),
)
"""The rules of bases that do not score, in the order in which they are asked."""
