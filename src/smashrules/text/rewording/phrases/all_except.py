"""Who or what is left out of all of them: "each player except the winner", "every minion here except yours".

It is "other than" whom is named; and of somebody's own, those that they do not control. Knows words and their
neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import sentence_end, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_OPENINGS = (
    ["except", "for"],
    ["except"],
    ["excluding"],
    ["besides"],
    ["apart", "from"],
    ["aside", "from"],
    ["but", "not"],
    ["but"],
    ["that", "is", "not"],
    ["that", "are", "not"],
    ["other", "than"],
)
_IS_NOT = _OPENINGS[-3:-1]
_WHO = (["the", "winner"], ["the", "runner-up"], ["you"], ["that", "player"], ["its", "owner"], ["its", "controller"])
_ONE = ("this", "that", "the")
_OWN = (["yours"], ["your", "own"], ["those", "you", "control"], ["ones", "you", "control"])
_KINDS = ("minion", "action", "card", "titan")
_ALL = ("each", "every", "all")
_ENDS = (",", ".", "until", "and", "to", "then", "is", "are", "has", "have", "gains", "gain", "here", "there")


def _except(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each player except the winner": other than the winner; "except yours": that you do not control."""
    words = words_of(tokens)
    for place in range(2, len(words)):
        opening = next((each for each in _OPENINGS if words[place : place + len(each)] == each), [])
        begin = place + len(opening)
        if not opening or begin >= len(words):
            continue
        after = words[begin:]
        known = opening == ["other", "than"]
        told_whose = opening in _IS_NOT and "player" in words[max(place - 5, 0) : place]
        own = _own(words[:place], after, lex) if not told_whose else []
        end = len(own) or 2
        if opening == ["but"] and not (_ends(after[end:]) and set(_ALL) & set(words[max(place - 5, 0) : place])):
            continue  # "all minions but this one", and nothing that is said of that one
        if own and _cards_before(words[:place], lex) and words[place - 1] not in ("turn", "turns"):
            end = begin + len(own)
            told = ("you", "do", "not", "control")
            return [*tokens[:place], *spread(told, tokens[place].start, tokens[end - 1].end), *tokens[end:]]
        it = after[0] == "it" and (len(after) == 1 or after[1] in _ENDS)
        who = it or any(after[: len(each)] == each for each in _WHO)
        who = who and opening != ["but"]
        noun = lex.nouns.get(after[1] if len(after) > 1 else "", ("", ""))
        one = after[0] in _ONE[:2] and noun[0] in (*_KINDS, "base") and noun[1] == "one"
        this_one = after[:2] in (["this", "one"], ["this"]) and len(set(_cards_before(words[:place], lex))) == 1
        this_one = this_one and lex.nouns.get(words[place - 1], ("",))[0] != "base"  # "a base other than this one"
        if this_one and (len(after) < 3 or after[len(after[:2]) :][0] in _ENDS or after[1] in _ENDS):
            kind = _cards_before(words[:place], lex)[0]
            last = begin + (after[:2] == ["this", "one"])
            this = spread(("this", kind), tokens[begin].start, tokens[last].end)
            than = spread(("other", "than"), tokens[place].start, tokens[begin - 1].end)
            return [*tokens[:place], *than, *this, *tokens[last + 1 :]]
        if (who or one) and not known:
            than = spread(("other", "than"), tokens[place].start, tokens[begin - 1].end)
            return [*tokens[:place], *than, *tokens[begin:]]
    return tokens


def _ends(behind: list[str]) -> bool:
    return behind[:1] in ([], ["."], [","])


def _own(before: list[str], after: list[str], lex: Lexicon) -> list[str]:
    """ "Yours", "those you control", "your minions" where minions were spoken of: those of somebody's own."""
    noun = lex.nouns.get(after[1] if len(after) > 1 else "", ("", ""))
    if after[0] == "your" and noun[1] == "many" and {noun[0]} == set(_cards_before(before, lex)):
        return after[:2]
    return next((each for each in _OWN if after[: len(each)] == each), [])


def _all_of_them_except(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Minions there have -2 power until the end of the turn, except for yours": said of those spoken of first."""
    words = words_of(tokens)
    for place in range(2, len(words)):
        opening = next((each for each in _OPENINGS[:-1] if words[place + 1 : place + 1 + len(each)] == each), [])
        if words[place] != "," or not opening:
            continue
        begin = max((at for at in range(place) if words[at] in (".", ":")), default=-1) + 1
        after = place + 1 + len(opening)
        end = sentence_end(words, after)
        whom = words[after:end]
        nouns = [at for at in range(begin, place) if lex.nouns.get(words[at], ("",))[0] in (*_KINDS, "player")]
        if not whom or not nouns or "," in words[begin:place] or not _all_of(words, nouns[0], begin, lex):
            continue
        of, kind = nouns[0], lex.nouns[words[nouns[0]]][0]
        own = _own([words[of]], whom, lex) == whom and kind in _KINDS
        one = len(whom) == 2 and whom[0] in _ONE[:2] and lex.nouns.get(whom[1]) == (kind, "one")
        if own or (whom in _WHO and kind == "player") or one:
            at = tokens[of].end
            said = ("you", "do", "not", "control") if own else ("other", "than", *whom)
            return [
                *tokens[: of + 1],
                *(Token(each, at, at) for each in said),
                *tokens[of + 1 : place],
                *tokens[end:],
            ]
    return tokens


def _all_of(words: list[str], noun: int, begin: int, lex: Lexicon) -> bool:
    """Whether each one is meant: "each minion", "all minions", "minions" at the head of a sentence."""
    before = words[noun - 1] if noun > begin else ""
    many = lex.nouns[words[noun]][1] == "many"
    return before in ("all", "each", "every") or (many and noun == begin)


def _cards_before(words: list[str], lex: Lexicon) -> list[str]:
    """The sorts of cards named since the last "each" or "all", or since the clause began."""
    begin = max((at for at, word in enumerate(words) if word in (*_ALL, ",", ".", ":", "by")), default=-1) + 1
    nouns = [lex.nouns.get(word, ("",))[0] for word in words[begin:]]
    return [each for each in nouns if each in _KINDS]


ALL_EXCEPT = (
    where(_all_of_them_except, "except excluding besides apart aside but", ","),
    where(_except, "except excluding besides apart aside but other not"),
)
"""The rules of who or what is left out."""
