"""How a thing went, put as what is asked of the board: who "won by 2 or less", "the last minion here leaves".

"The winner won by 5 or more power" has so much more power than the runner-up; the last minion here leaves when one
leaves and none is left; "only the winner may" do what nobody else is told to do. Knows words and their neighbours.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import sentence_end, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import noun_of
from smashrules.text.words.tokens import Token, words_of

_OPENERS = ("after", "when", "whenever", "before", "each_time")
_LEAVING = (["leaves"], ["leaves", "this", "base"], ["leaves", "here"], ["leaves", "play"])
_CARDS = ("minion", "action", "titan")
_DEEDS = ("play", "use")
_WON = (["here"], ["this", "base"], ["on", "this", "base"], ["at", "this", "base"])
_HERE = (["here"], ["on", "this", "base"], ["at", "this", "base"])


def _sentence(words: list[str], place: int) -> int:
    """Where the sentence begins that holds ``place``."""
    return max((at for at in range(place) if words[at] in (".", ":")), default=-1) + 1


def _won_by(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If the winner won by 3 or more power": has at least 3 more power here than the runner-up."""
    words = words_of(tokens)
    for place in range(3, len(words) - 2):
        you = words[place - 2 : place] == ["if", "you"] and words[place] == "won"
        if words[place] not in ("won", "wins") or not (you or words[place - 2 : place] == ["the", "winner"]):
            continue
        by = place + 1 + next((len(each) for each in _WON if words[place + 1 : place + 1 + len(each)] == each), 0)
        margin, end = _margin(words, by + 1, lex) if words[by] == "by" else (0, 0)
        if not margin or (not you and words[place - 3] != "if") or (you and margin < 0):
            continue
        fewer = margin < 0
        at, last = tokens[place].start, tokens[end - 1].end
        has = ["have"] if you else ["does", "not", "have"] if fewer else ["has"]
        whom = ["each", "other", "player"] if you else ["the", "runner-up"]
        said = [*has, "at", "least", str(abs(margin)), "more", "power", "here", "than", *whom]
        told = spread(said, at, last)
        return [*tokens[:place], *told, *_won_by(tokens[end:], lex)]
    return tokens


def _margin(words: list[str], at: int, lex: Lexicon) -> tuple[int, int]:
    """From how much on it is said, less than nothing where it is less than so much; and where the words end."""
    rest = [*words[at:], "", "", "", ""]
    down = rest[:2] in (["less", "than"], ["fewer", "than"])
    up = rest[:2] in (["at", "least"], ["more", "than"])
    number = rest[2 if down or up else 0]
    value = lex.numerals.get(number, int(number) if number.isdigit() else 0)
    end = at + (3 if down or up else 1)
    if not value:
        return 0, 0
    tail = rest[end - at : end - at + 2]
    if not (down or up):
        if tail[0] != "or" or tail[1] not in ("less", "fewer", "lower", "more", "higher", "greater"):
            return 0, 0
        down, end = tail[1] in ("less", "fewer", "lower"), end + 2
        value += down
    elif rest[:2] == ["more", "than"]:
        value += 1
    end += rest[end - at] == "power"
    return (-value if down else value), end


def _the_last_leaves(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Whenever the last minion here leaves": after one leaves here, if there are none here."""
    words = words_of(tokens)
    for place in range(len(words) - 5):
        if words[place] not in _OPENERS or words[place] == "before":
            continue
        yours = words[place + 1 : place + 5] == ["the", "last", "of", "your"]
        yours = yours or words[place + 1 : place + 3] == ["your", "last"]
        noun = place + (5 if words[place + 3 : place + 5] == ["of", "your"] else 3)
        if not yours and words[place + 1 : place + 3] != ["the", "last"]:
            continue
        kind = lex.nouns.get(words[noun], ("",))[0] if noun < len(words) else ""
        here = next((each for each in _HERE if words[noun + 1 : noun + 1 + len(each)] == each), None)
        comma = words.index(",", place) if "," in words[place:] else 0
        if kind not in _CARDS or here is None or words[noun + 1 + len(here) : comma] not in (*_LEAVING, *_DESTROYED):
            continue
        one = noun_of((kind, "one"), lex)
        many = noun_of((kind, "many"), lex)
        some = ["one", "of", "your", many] if yours else ["an" if kind == "action" else "a", one]
        deed = words[noun + 1 + len(here) : comma]
        away = ["leaves", "here"] if deed[0] == "leaves" else ["here", *deed]
        if deed == ["leaves", "play"]:
            away = ["here", "leaves", "play"]
        none = ["if", "you", "have", "no", many, "here"] if yours else ["if", "there", "are", "no", many, "here"]
        start, end = tokens[place].start, tokens[comma].end
        told = spread(["after", *some, *away], start, end)
        asked = [Token(each, end, end) for each in (*none, ",")]
        return [*tokens[:place], *told, tokens[comma], *asked, *tokens[comma + 1 :]]
    return tokens


_DESTROYED = (["is", "destroyed"], ["is", "returned", "to", "a", "hand"])


def _only_who(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After this base scores, only the winner may move a minion": they may; nobody else is told to."""
    words = words_of(tokens)
    for place in range(3, len(words) - 3):
        first = words[_sentence(words, place)]
        may = next((at for at in range(place + 1, min(place + 9, len(words))) if words[at] == "may"), 0)
        if words[place] != "only" or words[place - 1] != "," or first not in _OPENERS or not may:
            continue
        extra = "extra" in words[may : may + 4]
        if words[may + 1] in _DEEDS and not (words[may + 1] == "play" and extra):
            continue
        if words[may - 1] in ("winner", "runner-up", "owner", "controller", "player", "you"):
            return [*tokens[:place], *tokens[place + 1 :]]
    return tokens


def _would_instead(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Other players' actions that would destroy a minion here instead return it to its owner's hand": if one of
    them would destroy it, it is returned there instead."""
    words = words_of(tokens)
    at = next((place for place in range(2, len(words) - 1) if words[place : place + 2] == ["that", "would"]), 0)
    start = _sentence(words, at) if at else 0
    end = sentence_end(words, at)
    instead = next((place for place in range(at, end) if words[place] == "instead"), 0)
    kind, number = lex.nouns.get(words[at - 1], ("", "")) if at else ("", "")
    inner = words[at + 2 : instead]
    verb = words[instead + 1 : instead + 2]
    them = [place for place in range(at + 2, instead) if lex.nouns.get(words[place], ("", ""))[0] in _CARDS]
    if (
        not instead
        or kind not in (*_CARDS, "card")
        or len(them) != 1
        or set(inner) & {",", "and", "that"}
        or not verb
    ):
        return tokens
    affected = words[them[0]]
    doing = [each for each, form in lex.verbs.get(verb[0], ()) if form in ("bare", "third")]
    if words[start:at] != ["other", "players", "'s", words[at - 1]] or number != "many" or not doing:
        return tokens
    if lex.nouns[affected][1] != "one" or "it" not in words[instead:end] or words[instead + 2] != "it":
        return tokens
    one = noun_of((kind, "one"), lex)
    begin = tokens[start].start
    lead = [Token(each, begin, tokens[at - 1].end) for each in ("if", "another", "player", "'s", one)]
    then: list[Token] = [Token(lex.forms[doing[0]][0], tokens[instead + 1].start, tokens[instead + 1].end)]
    for token in tokens[instead + 2 : end]:
        if token.word in ("it", "its"):
            then += [replace(token, word="that"), Token(affected, token.start + 1, token.end)]
            then += [Token("'s", token.end, token.end)] if token.word == "its" else []
        else:
            then.append(token)
    comma = Token(",", tokens[instead].start, tokens[instead].start)
    last = replace(tokens[instead], start=then[-1].end, end=then[-1].end)
    return [*tokens[:start], *lead, *tokens[at + 1 : instead], comma, *then, last, *tokens[end:]]


HOW_IT_WENT = (
    where(_won_by, "won wins", "by"),
    where(_the_last_leaves, "last", "after when whenever each_time"),
    where(_only_who, "only", "may"),
    where(_would_instead, "would", "instead", "that"),
)
"""The rules of how things went, asked of whole texts, in their order."""
