"""Cards whose abilities are cancelled, told by a clause: they are cards "with cancelled abilities". What is said to
have no abilities loses its abilities, where that is no condition ("if it has no abilities").

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, looking_back, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare, third
from smashrules.text.words.tokens import Token, words_of

_ABILITIES = ("abilities", "ability")
_ABLE = ("abilities", "talents", "talent")
_SIGNS = ("+", "-")
_ARE = (["are"], ["is"], ["have", "been"], ["has", "been"], ["are", "not"], ["is", "not"], ["have", "not", "been"])
_CANCELLED = ("cancelled", "canceled")
_TIMES = ("after", "when", "whenever", "each_time")
_ITS = ("its", "their")
_ASKED = ("if", "while", "unless", "when", "after", "as_long_as", "that", "which", "who", "and_if", "or_if")


def _whose(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A minion whose abilities are cancelled", "that has its abilities cancelled"."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        end = _told(words, place)
        if end:
            at, last = tokens[place], tokens[end - 1]
            none = [replace(at, word="no", start=at.end)] if "not" in words[place:end] else []
            said = [replace(last, word="cancelled"), replace(last, word="abilities", start=last.end)]
            return [*tokens[:place], replace(at, word="with"), *none, *said, *tokens[end:]]
    return tokens


def _told(words: list[str], place: int) -> int:
    """Where it ends, if it begins at ``place``; else 0."""
    if words[place] == "whose" and words[place + 1] in _ABILITIES:
        for are in _ARE:
            stop = place + 2 + len(are)
            if words[place + 2 : stop] == are and words[stop : stop + 1] in ([each] for each in _CANCELLED):
                return stop + 1
        return 0
    having = words[place + 1] in ("has", "have") if words[place] == "that" else words[place] == "with"
    own = place + (2 if words[place] == "that" else 1)
    its = words[own : own + 1] in (["its"], ["their"]) and words[own + 1 : own + 2] in ([e] for e in _ABILITIES)
    if having and its and words[own + 2 : own + 3] in ([each] for each in _CANCELLED):
        return own + 3
    return 0


def _have_none(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Minions there have no abilities": they lose their abilities."""
    words = words_of(tokens)
    for place in range(3, len(words) - 2):
        if words[place] == "and" and (having := _had_besides(words, place)):
            again = replace(tokens[place], word=having, start=tokens[place].end)  # "have +1 power and no abilities"
            return _have_none([*tokens[: place + 1], again, *tokens[place + 1 :]], lex)
    for place in range(1, len(words) - 2):
        if words[place] not in ("has", "have") or words[place + 1 : place + 3] != ["no", "abilities"]:
            continue
        begin = begin_behind(words, place, (",", ".", ":", ";"))
        if set(_ASKED) & set(words[begin + (words[begin] == "that") : place]):
            continue
        many = words[place] == "have"
        lose = replace(tokens[place], word="lose" if many else "loses")
        their = replace(tokens[place + 1], word="their" if many else "its")
        rest = tokens[place + 3 :]
        if words[place + 3 : place + 4] == ["and"] and not many and _goes_on(words[place + 4 : place + 5], lex):
            rest = [rest[0], replace(rest[1], word="it", end=rest[1].start), *rest[1:]]  # "and adds no power here"
        return [*tokens[:place], lose, their, tokens[place + 2], *rest]
    return tokens


def _had_besides(words: list[str], place: int) -> str:
    """The verb of what is had at ``place`` besides abilities, or besides none; empty where it is not that."""
    has = next(
        (at for at in range(place - 1, max(place - 4, 0), -1) if words[at] in ("has", "have", "gain", "gains")), 0
    )
    power, none = words[has + 2 : place] == ["power"], words[has + 1 : place]
    signed = words[has + 1 : has + 2] != [] and words[has + 1][0] in _SIGNS
    if power and signed and words[place + 1] == "no" and words[place + 2] in _ABLE:
        return "have" if words[has] in ("have", "gain") else "has"
    told = none[:1] == ["no"] and len(none) == 2 and none[1] in _ABLE
    return words[has] if has and told and words[place + 1][0] in _SIGNS and words[place + 2] == "power" else ""


def _goes_on(words: list[str], lex: Lexicon) -> bool:
    return bool(words) and (words[0] == "has" or third(words[0], lex))


def _cancelled_then(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Play an extra minion. Its ability is cancelled", "after another player plays a minion, it has no abilities":
    they are cancelled then, for as long as the rules say."""
    words = words_of(tokens)
    passive = words[-2:-1] in (["is"], ["are"]) and words[-1] in _CANCELLED
    if not passive and (
        words[-3:-2] not in (["loses"], ["lose"]) or words[-2] not in _ITS or words[-1] != "abilities"
    ):
        return tokens
    end = len(words) - (2 if passive else 3)
    begin = begin_behind(words, end, (",", "or"))
    who = words[begin : end - 1] if passive else words[begin:end]
    pointed = who[:1] in (["that"], ["those"]) and who[2:] == (["'s"] if passive else [])
    known = [[each] for each in _ITS] if passive else [["it"], ["they"]]
    if (who not in known and not pointed) or (passive and words[end - 1] not in _ABILITIES):
        return tokens
    if not _happens(words[:begin], words_of(before[-1]) if before else [], lex):
        return tokens
    last = tokens[-1]
    cancel = replace(last if passive else tokens[end], word="cancel")
    if passive:
        return [*tokens[:begin], cancel, *tokens[begin:end]]
    if not pointed:
        return [*tokens[:begin], cancel, *tokens[end + 1 :]]
    return [*tokens[:begin], cancel, *tokens[begin:end], replace(tokens[end + 1], word="'s"), last]


def _happens(lead: list[str], before: list[str], lex: Lexicon) -> bool:
    """Whether it is done once, behind what stands before it, and is not so all the time."""
    if lead:
        told = lead[0] in _TIMES and not {"if", "while", "as_long_as"} & set(lead)
        return told or (bool(before) and lead in (["if_you_do", ","], ["if_they_do", ","]))
    begun = before[before.index(",") + 1 :] if before[:1] and before[0] in _TIMES and "," in before else before
    begun = begun[2:] if begun[:2] == ["you", "may"] else begun
    return len(begun) > 1 and bare(begun[0], lex) and begun[:2] != ["play", "on"]


CANCELLED_THEN = (looking_back(_cancelled_then, "cancelled canceled loses lose", "abilities ability"),)
"""The rule of what is cancelled by a deed, told of what it is done to."""
WHOSE_ABILITIES = (
    where(_whose, "cancelled canceled", "whose that with", "abilities ability"),
    where(_have_none, "abilities talents", "no"),
)
"""The rules of cards whose abilities are cancelled, and that have none."""
