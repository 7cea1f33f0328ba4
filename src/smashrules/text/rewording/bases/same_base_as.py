"""Where something is, told by what else is there: "on the same base as this minion", "to the same base as one of your
minions".

It is here, on its base, or on a base where you have a minion. Knows words and their neighbours, no structure; it is
asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, begin_behind, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_AT = ("on", "at", "to", "from")
_SAME = (["the", "same", "base", "as"], ["the_same", "base", "as"])
_ITSELF = (["this", "minion"], ["this", "titan"], ["this", "card"], ["this", "one"])
_KNOWN = {
    "it": ["its", "base"],
    "them": ["their", "base"],
    "that minion": ["that", "minion", "'s", "base"],
    "the chosen minion": ["the", "chosen", "minion", "'s", "base"],
    "the first": ["that", "minion", "'s", "base"],
    "your titan": ["your", "titan", "'s", "base"],
}
_WHOSE = {
    "one of your minions": ["you", "have", "a", "minion"],
    "one of your other minions": ["you", "have", "another", "minion"],
    "another one of your minions": ["you", "have", "another", "minion"],
    "another of your minions": ["you", "have", "another", "minion"],
    "a minion you control": ["you", "have", "a", "minion"],
    "one of your actions": ["you", "have", "an", "action"],
    "one of your buried cards": ["you", "have", "a", "buried", "card"],
    "a buried card of yours": ["you", "have", "a", "buried", "card"],
    "a card you have buried": ["you", "have", "a", "buried", "card"],
    "one of your titans": ["you", "have", "a", "titan"],
    "a titan you control": ["you", "have", "a", "titan"],
    "a titan": ["there", "is", "a", "titan"],
    "a buried card": ["there", "is", "a", "buried", "card"],
    "another player 's titan": ["another", "player", "has", "a", "titan"],
    "one of another player 's minions": ["another", "player", "has", "a", "minion"],
    "another player 's minion": ["another", "player", "has", "a", "minion"],
    "a minion of another player": ["another", "player", "has", "a", "minion"],
}
_PHRASES = tuple(each.split() for each in (*_KNOWN, *_WHOSE))


def _same_base_as(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A minion on the same base as this minion": a minion here; "as one of your minions": where you have one."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        same = at_words(words, place + 1, _SAME) if words[place] in _AT else []
        begin = place + 1 + len(same)
        if not same:
            continue
        itself = at_words(words, begin, _ITSELF)
        if itself and words[begin + len(itself) : begin + len(itself) + 1] != ["'s"]:
            here = ["here"] if words[place] in ("on", "at") else [words[place], "here"]
            return _same_base_as(put(tokens, place, begin + len(itself), here), lex)
        other = at_words(words, begin, _PHRASES)
        end = begin + len(other)
        if not other or words[end : end + 1] not in ([], *([each] for each in _GOES_ON)):
            continue
        said = " ".join(other)
        base = _KNOWN.get(said) or ["a", "base", "where", *_WHOSE[said]]
        return _same_base_as(put(tokens, place + 1, end, base), lex)
    return tokens


_GOES_ON = (".", ",", "and", "or", "gains", "gets", "has", "have", "gain", "get", "until", "to", "cannot")

_SHARES = {"shares": ["is", "on"], "share": ["are", "on"], "sharing": ["on"]}
_A_BASE = tuple([which, "base", "with"] for which in ("a", "its", "their", "the", "the_same"))
_A_BASE = (*_A_BASE, ["the", "same", "base", "with"])


_OTHERS = {
    each: ["one", "of", "your", "other", "minions"] for each in ("one of your minions", "a minion you control")
}
_OTHER = {"a": ["another"], "one": ["another"], "each": ["each", "other"], "for_each": ["for_each", "other"]}
_SORTS = ("minion", "titan", "action", "card", "monster")
_BEGINS = (".", ",", ":", "if", "while", "and")


def _shares_a_base(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A minion that shares a base with your titan": that is on the same base as your titan. No minion shares a base
    with itself: "a minion sharing a base with this minion" is another one."""
    words = words_of(tokens)
    for place in range(2, len(words) - 3):
        told = at_words(words, place + 1, _A_BASE) if words[place] in _SHARES else []
        end = place + 1 + len(told)
        what = at_words(words, end, (*_ITSELF, *_PHRASES)) if told else []
        if not what:
            continue
        begin = begin_behind(words, place, _BEGINS)
        nouns = [at for at in range(begin, place) if lex.nouns.get(words[at], ("",))[0] in _SORTS]
        noun = nouns[-1] if nouns else 0
        kind, who = lex.nouns.get(words[noun], ("",))[0], words[max(begin, noun - 4) : noun]
        if kind not in ("minion", "titan"):
            continue  # an action may lie on a minion there
        goal = what
        head = tokens[:place]
        if kind == "minion" and not {"other", "another"} & set(who) and who[-1:] != ["this"]:
            alone = what in _ITSELF or goal in (["it"], ["that", "minion"], ["the", "chosen", "minion"])
            if "player" in goal and "your" not in who:
                continue  # theirs with theirs, or with anybody's
            if alone and (noun < 1 or words[noun - 1] not in _OTHER):
                continue
            if alone:
                head = [*put(tokens[:noun], noun - 1, noun, _OTHER[words[noun - 1]]), *tokens[noun:place]]
        if kind == "minion":
            goal = _OTHERS.get(" ".join(goal), goal)
        said = [*_SHARES[words[place]], "the", "same", "base", "as", *goal]
        shared = put(tokens, place, end + len(what), said)[place:]
        return [*head, *_shares_a_base(shared, lex)]
    return tokens


SAME_BASE_AS = (
    where(_shares_a_base, "shares share sharing", "base", "with"),
    where(_same_base_as, "same the_same", "base", "as"),
)
"""The rules of where something else is."""
