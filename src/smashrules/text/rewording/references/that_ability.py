"""An ability that was just named with its card: "choose another minion with a talent. This minion has that talent".

It is the talent of that minion. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, begin_behind, looking_back, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import noun_of
from smashrules.text.words.tokens import Token, words_of

_TALENTS = ("talent",)
_HAVING = ("has", "have", "gains", "gain")
_BEARERS = ("minion", "action", "titan")
_WITH = (["with", "a"], ["that", "has", "a"])
_ENDS = ("", ".", ",", "until", "and")
_EACH = ("each", "any", "all")
_STOPS = (".", ":", ";")
_OVER = tuple([each] if each else [] for each in ("", ".", ",", ";", "and", "@or", "or", "until", "instead", "again"))
_USES = {"use", "uses", "used", "resolve", "resolves", "trigger", "triggers"}
_IT = ("it", "they", "that")
_WERE = ("were", "was", "is", "are")
_BEEN = (["had", "been", "played"], ["was", "played"], ["were", "played"], ["has", "been", "played"])
_FROM_THERE = (["here"], ["from", "your", "hand"], ["here", "from", "your", "hand"], ["from", "hand"])
_ABLE = ("talent", "talents", "ability", "abilities")


def _that_talent(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Choose another minion with a talent. This minion has that talent": it has the talent of that minion."""
    words = [*words_of(tokens), ""]
    told = words_of(before[-1]) if before else []
    for place in range(1, len(tokens) - 1):
        talent = words[place] == "that" and words[place + 1] in _TALENTS and words[place + 2] in _ENDS
        if not talent or words[place - 1] not in _HAVING or told.count(words[place + 1]) != 1:
            continue
        at = told.index(words[place + 1])
        said = next((each for each in _WITH if told[at - len(each) : at] == each), [])
        nouns = [each for each in told[: at - len(said)] if lex.nouns.get(each, ("",))[0] in _BEARERS]
        if not said or len(nouns) != 1 or lex.nouns[nouns[0]][1] != "one" or told[:1] != ["choose"]:
            return tokens
        end = tokens[place + 1].end
        has = replace(tokens[place - 1], word="has" if words[place - 1][-1] == "s" else "have")
        of_it = [Token(each, end, end) for each in ("of", "that", nouns[0])]
        the = replace(tokens[place], word="the")
        return [*tokens[: place - 1], has, the, tokens[place + 1], *of_it, *tokens[place + 2 :]]
    return tokens


def _as_if_ones(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Use the talent of another titan as if it were this titan's (own)", "as if this titan had it": as if on it."""
    words = words_of(tokens)
    for place in range(2, len(words) - 3):
        said = words[place] == "as" and words[place + 1] in ("if", "though")
        begin = begin_behind(words, place, _STOPS) if said else 0
        if not said or _USES.isdisjoint(words[begin:place]) or not _abilities(words[begin:place], lex):
            continue
        played = _as_just_played(words, place + 2, lex)
        if played and words[played : played + 1] in _OVER:
            return put(tokens, place, played, ["as", "if", "you", "controlled", "it"])
        owner, end = _whose_it_were(words, place + 2, lex)
        if owner and words[end : end + 1] in _OVER:
            return put(tokens, place, end, ["as", "if", "it", "were", "on", *owner])
    return tokens


def _whose_it_were(words: list[str], place: int, lex: Lexicon) -> tuple[list[str], int]:
    """Whose the ability were, as is said at ``place``, and where that ends."""
    were = words[place] in _IT and words[place + 1] in _WERE
    if were and words[place + 2 : place + 4] in (["printed", "on"], ["written", "on"]):
        owner, end = _one(words, place + 4, lex)
        return owner, end
    begin = place + 2 if were else place
    begin += 2 if were and words[begin : begin + 2] == ["one", "of"] else 0
    own = words[begin : begin + 2] in (["its", "own"], ["their", "own"]) and were
    if own:
        end = begin + 2
        owner = ["it" if words[begin] == "its" else "them"]
    else:
        owner, end = _one(words, begin, lex)
        if not owner or words[end : end + 1] not in ([["'s"]] if were else [["had"], ["has"], ["have"]]):
            return [], 0
        end += 1 + (were and words[end + 1 : end + 2] == ["own"])
    if were:
        return owner, end + bool(_abilities(words[end : end + 1], lex))
    it = at_words(words, end, (["it"], ["them"], *([one, each] for one in ("that", "those") for each in _ABLE)))
    end += len(it) + (words[end + len(it) : end + len(it) + 1] == ["itself"])
    return (owner, end) if it else ([], 0)


def _as_just_played(words: list[str], place: int, lex: Lexicon) -> int:
    """Where it ends that you "had just played it here", or it "had just been played"; 0 where that is not said."""
    told = [each for each in words[place : place + 9] if each != "just"]
    active = told[:1] == ["you"] and told[1 + (told[1:2] == ["had"])] == "played"
    it = 2 + (told[1:2] == ["had"]) if active else 0
    that = 2 if told[it : it + 1] in (["that"], ["the"]) and told[it + 1] in lex.nouns else 1
    if not active and at_words(told, that, _BEEN) == []:
        return 0
    if that == 1 and told[it : it + 1] not in (["it"], ["them"], ["they"]):
        return 0
    end = it + that if active else that + len(at_words(told, that, _BEEN))
    end += len(at_words(told, end, _FROM_THERE))
    at, left = place, end
    while left:  # the words between, with each "just"
        left -= words[at] != "just"
        at += 1
    return at


def _one(words: list[str], place: int, lex: Lexicon) -> tuple[list[str], int]:
    """Which known card, or it, stands at ``place``, and where that ends."""
    if words[place] in ("it", "they"):
        return ["it" if words[place] == "it" else "them"], place + 1
    known = words[place] in ("this", "that") and lex.nouns.get(words[place + 1], ("", ""))[0] in _BEARERS
    return (words[place : place + 2], place + 2) if known else ([], 0)


def _abilities(words: list[str], lex: Lexicon) -> list[str]:
    return [each for each in words if lex.nouns.get(each, ("",))[0] in ("talent", "special", "ongoing", "ability")]


def _such(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy each such minion with power 0": each of those minions."""
    words = words_of(tokens)
    for place in range(1, len(words) - 1):
        noun = lex.nouns.get(words[place + 1], ("", ""))
        if words[place] != "such" or words[place - 1] not in _EACH or noun[0] not in (*_BEARERS, "card"):
            continue
        many = noun_of((noun[0], "many"), lex)
        each, such = tokens[place - 1], tokens[place]
        of = replace(such, word="of", end=such.start + 1)
        those = replace(such, word="those", start=such.start + 1)
        return [*tokens[: place - 1], each, of, those, replace(tokens[place + 1], word=many), *tokens[place + 2 :]]
    return tokens


THAT_ABILITY = (looking_back(_that_talent, "that", " ".join(_TALENTS), " ".join(_HAVING)),)
"""The rule of an ability that was just named."""
SUCH = (where(_such, "such"), where(_as_if_ones, "as", "if though", " ".join(_USES)))
"""The rules of such ones, and of what is as if it were another's."""
