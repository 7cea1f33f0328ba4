"""Abilities of another card that a card has for a time, where it is not said before which card that is.

"This minion has the abilities of another minion here until the end of the turn": another minion is chosen, and this
minion has the abilities of that one. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_STOPS = (".", ":", ";")
_HAVE = ("has", "gains", "gets")
_LABELS = ("abilities", "ability", "talent", "talents")
_ONE = ("another", "a", "an", "one", "any")
_CHOICE = ["of", "your", "choice"]
_PLAYED = ["the", "played", "minion"]


def _of_one(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Until the end of the turn, this minion has the abilities of another minion here (of your choice)"."""
    words = words_of(tokens)
    for place in range(2, len(words) - 4):
        told = words[place] in _HAVE and words[place + 1] == "the" and words[place + 2] in _LABELS
        if not told or words[place + 3] != "of" or words[place + 4] not in _ONE:
            continue
        begin = begin_behind(words, place, _STOPS)
        stop = next((at for at in range(place, len(words)) if words[at] in _STOPS), len(words))
        lead = words[begin:place]
        until = next((at for at in range(place, stop) if words[at] == "until"), stop)
        if lead[:1] == ["until"] and lead.count(",") == 1 and until == stop:
            who = lead[lead.index(",") + 1 :]
        elif "," not in lead and until < stop:
            who = lead
        elif _played(lead) and until < stop:
            begin, who = begin + lead.index(",") + 1, ["the", "played", "minion"]
        else:
            continue
        one = tokens[place + 4 : until]
        said = words_of(one)
        if said[-3:] == _CHOICE:
            one, said = one[:-3], said[:-3]
        kind = next((each for each in said if lex.nouns.get(each, ("", ""))[1] in ("one", "many")), "")
        sort = lex.nouns.get(kind, ("",))[0]
        if who not in (["this", "minion"], ["this", "card"], ["this", "action"], _PLAYED) or sort not in (
            "minion",
            "action",
        ):
            continue
        if {",", "and", "or", "that", "if"} & set(said):
            continue
        at, end = tokens[begin].start, tokens[until - 1].end
        chosen = [replace(each, start=at + nth, end=at + nth) for nth, each in enumerate(one)]
        that = [Token("that", end, end), Token(sort, end, end)]
        choose = [Token("choose", at, at), *chosen, Token(".", at, at)]
        has = [replace(tokens[place], word="has"), tokens[place + 1]]
        label = tokens[place + 2] if words[place + 2] != "ability" else replace(tokens[place + 2], word="abilities")
        return [
            *tokens[:begin],
            *choose,
            *(_as_played(tokens[begin:place]) if who == _PLAYED else tokens[begin:place]),
            *has,
            label,
            tokens[place + 3],
            *that,
            *tokens[until:],
        ]
    return tokens


def _played(lead: list[str]) -> bool:
    """ "After you play a minion here, it": the minion that was played."""
    comma = lead.index(",") if lead.count(",") == 1 else 0
    said = lead[:comma]
    told = said[:1] in (["after"], ["when"], ["whenever"]) and said.count("minion") == 1 and {"a"} & set(said)
    return bool(told and "you" in said[:8] and "play" in said and lead[comma + 1 :] in (["it"], ["that", "minion"]))


def _as_played(who: list[Token]) -> list[Token]:
    """ "It", said of the minion that was played: the played minion."""
    start, end = who[0].start, who[-1].end
    return [Token(each, start, end) for each in _PLAYED]


ABILITIES_OF_ONE = (where(_of_one, "abilities ability talent talents", "until", "of"),)
"""The rule of the abilities of one that is chosen."""
