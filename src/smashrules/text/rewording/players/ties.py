"""What becomes of those who tie for the most, told in a sentence of its own: "In case of a tie, no one does."

It is put behind those who have the most, as a remark: nobody is meant, if several have as much. Knows words and their
neighbours, no structure.
"""

from __future__ import annotations

from itertools import pairwise

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import third
from smashrules.text.words.tokens import Token, said_at, words_of

TIES = (
    ["if", "tied"],
    ["if", "there", "is", "a", "tie"],
    ["if", "there", "are", "ties"],
    ["if", "there", "s", "a", "tie"],
    ["if", "it", "s", "a", "tie"],
    ["if", "they", "tie"],
    ["if", "several", "have", "it"],
    ["in", "the", "case", "of", "a", "tie"],
    ["in", "case", "of", "ties"],
    ["in", "case", "of", "a", "tie"],
    ["if", "it", "is", "a", "tie"],
    ["if", "several", "are", "tied"],
    ["if", "several", "tie"],
    ["if", "two", "or_more", "are", "tied"],
    ["if", "two", "or_more", "tie"],
    ["if", "more", "than", "one", "is", "tied"],
    ["if", "more", "than", "one", "ties"],
    ["if", "players", "are", "tied"],
    ["if", "players", "tie"],
    ["if", "several", "players", "are", "tied"],
    ["if", "several", "players", "tie"],
    ["if", "they", "are", "tied"],
    *(
        ["if", *many, noun, *tied]
        for many in ([], ["any"], ["two"], ["several"], ["two", "or_more"], ["multiple"])
        for noun in ("bases", "minions", "vp", "vps", "points")
        for tied in (["are", "tied"], ["tie"])
    ),
)
_OPENING = {each[0] for each in TIES}
SUPERLATIVE = ("most", "least", "highest", "lowest", "fewest", "highest-power", "lowest-power")
_NOBODY = (
    ["no", "one"],
    ["no_one"],
    ["nobody"],
    ["no", "player"],
    ["none", "of", "them"],
    ["none"],
    ["neither"],
    ["neither", "of", "them"],
    ["neither", "player"],
)
_TELLING = ("no", "no_one", "nobody", "tied", "all", "each", "the", "players")
_GAINED = ("it", "one", "any", "them", "this")
_FINITE = ("may", "must", "cannot", "can", "has", "is", "does")
_PLAYERS = ("player", "players", "current_player", "opponent", "opponents", "winner", "runner-up", "they")
UNTIED = "&(no_one_in_case_of_a_tie)"
_CHOOSING = ("_choose_in_case_of_a_tie)", "_choose_in_case_of_ties)")
_CHOOSERS = {
    "you choose": "you_choose",
    "you decide": "you_choose",
    "you pick": "you_choose",
    "you may choose": "you_choose",
    "it is your choice": "you_choose",
    "your choice": "you_choose",
    "they choose": "they_choose",
    "its controller chooses": "controller_chooses",
    "their controller chooses": "controller_chooses",
    "the controller chooses": "controller_chooses",
    "controller chooses": "controller_chooses",
    "they decide": "they_choose",
}
_NONE_OF_THEM = ("no one", "nobody", "no player", "no one does", "nobody does", "no player does", "none does")
_WHICH: tuple[list[str], ...] = (
    [],
    ["one"],
    ["which"],
    ["which", "one"],
    ["one", "of", "them"],
    ["one", "of", "those"],
    ["among", "them"],
    ["between", "them"],
    ["who"],
    ["who", "counts"],
    ["which", "counts"],
    ["which", "one", "counts"],
    ["the", "base"],
    ["the", "minion"],
    ["which", "base"],
    ["which", "minion"],
    ["which", "player"],
    *(
        ["one", "of", *those, noun]
        for those in (["those"], ["these"], ["the", "tied"])
        for noun in ("bases", "minions", "actions", "players")
    ),
)
TIED = "&(of_several_who_tie)"
_TIED = (
    ["all", "tied", "players"],
    ["all", "the", "tied", "players"],
    ["the", "tied", "players", "each"],
    ["the", "tied", "players"],
    ["tied", "players"],
    ["each", "tied", "player"],
    ["each", "of", "the", "tied", "players"],
    ["tied", "players", "each"],
    ["all", "players", "who", "tie"],
    ["players", "who", "tie"],
    ["players", "who", "tie", "each"],
    ["each", "player", "who", "ties"],
)
_LEAVING_ALL = ({"gain"}, {"gain", "draw", "discard"})
"""Verbs after which as many as before have the most of something; the second: of cards in play."""
_COUNTED = ("minion", "action", "card", "titan", "counter")


def may_tell_of_ties(tokens: list[Token]) -> bool:
    """Whether a sentence begins as one does that tells what becomes of those who tie."""
    said = tells_of_ties(tokens)
    return bool(tokens) and (tokens[0].word in _OPENING or (said and tokens[0].word in _TELLING))


def nobody_of_those(before: list[Token], tokens: list[Token], lex: Lexicon) -> list[Token] | None:
    """The sentence before with nobody meant where several tie, if that is what ``tokens`` say."""
    said = words_of(before)
    if not _says_so(words_of(tokens), said, lex):
        return None
    place = _behind_them(said, lex)
    if place is None:
        return None
    at = before[place - 1].end
    untied = Token(UNTIED, at, at)
    if place == len(before):
        return [*before, replace(untied, end=tokens[-1].end)]
    last = replace(before[-1], end=tokens[-1].end)
    return [*before[:place], untied, *before[place:-1], last]


def all_tied(before: list[Token], tokens: list[Token], lex: Lexicon) -> tuple[list[Token], list[Token]] | None:
    """ "In case of a tie, all tied players draw a card instead": the sentence before with nobody meant where several
    tie, and this one of those that do."""
    words, said = words_of(tokens), words_of(before)
    opening = next((each for each in TIES if words[: len(each)] == each), [])
    place = len(opening) + (words[len(opening) : len(opening) + 1] == [","])
    who = at_words(words, place, _TIED)
    end = _behind_them(said, lex)
    if not who or end is None or UNTIED in said or "if" in said:
        return None
    most = next(at for at, word in enumerate(said) if word in SUPERLATIVE)
    kind = lex.nouns.get(said[most + 1], ("",))[0] if most + 2 < end + 1 else ""
    if said[most - 4 : most] != ["the", "player", "with", "the"] or kind not in _COUNTED:
        return None
    last = place + len(who)
    verbs = _verbs(said[end:], lex) | _verbs(words[last:], lex)
    if not verbs or verbs - _LEAVING_ALL[said[most + 1] in ("minions", "actions", "titans")]:
        return None  # what the one does can make others tie
    deed = tokens[last:-1] if words[-1] == "instead" else tokens[last:]
    if deed[-1].word == "each" and len(deed) > 2 and "each" not in who:
        deed = deed[:-1]  # "draw a card each"
    if deed[-1].word in lex.numerals and words_of(deed)[0] in ("draw", "draws", "discard", "discards"):
        cards = "card" if lex.numerals[deed[-1].word] == 1 else "cards"
        deed = [*deed, Token(cards, deed[-1].end, deed[-1].end)]  # "each draw one"
    many = "players" in who and "each" not in who[:1]
    start = tokens[last - 1].end
    those = said_at(before[most - 2 : end], start)
    number = Token("all" if many else "each", tokens[0].start, tokens[last - 1].end)
    now = [number, Token("players" if many else "player", start, start), *those, Token(TIED, start, start), *deed]
    now[-1] = replace(now[-1], end=tokens[-1].end)
    untied = Token(UNTIED, before[end - 1].end, before[end - 1].end)
    return [*before[:end], untied, *before[end:]], now


def _remarks() -> dict[str, str]:
    """Each way in which a remark in brackets says who chooses where several tie, and the word for all of them."""
    found: dict[str, str] = {}
    for who, word in _CHOOSERS.items():
        for which in _WHICH:
            for tie in TIES:
                told = [*who.split(), *which]
                for said in ([*told, *tie], [*tie, *told]):
                    found[f"&({'_'.join(said)})"] = f"&({word}_in_case_of_a_tie)"
    for tie in TIES:  # "(choose if tied)": whoever does it
        for told in (["choose"], ["choose", "one"], ["choose", "which"], ["pick", "one"]):
            found[f"&({'_'.join([*told, *tie])})"] = "&(you_choose_in_case_of_a_tie)"
    return found


REMARKS = _remarks()
NOBODY_THEN = frozenset(
    f"&({'_'.join(said)})"
    for none in _NONE_OF_THEM
    for tie in TIES
    for said in ([*none.split(), *tie], [*tie, *none.split()])
)
"""Each way in which a remark in brackets says that nobody is meant where several tie."""
WHOEVER_DOES = frozenset(
    f"&({'_'.join(said)})"
    for verb in ("choose", "choosing")
    for which in _WHICH
    for tie in TIES
    for said in ([verb, *which, *tie], [*tie, verb, *which])
)
"""Remarks that leave the choice to who does it: "(choosing in case of a tie)", "(if tied, choose one)"."""


def chooser_told(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "(you choose if there is a tie)", "(if tied, they choose)": in case of a tie.

    It is whoever does it that chooses: a remark that takes the choice from you is not known."""
    words = words_of(tokens)
    place = next((at for at, word in enumerate(words) if word in REMARKS or word in WHOEVER_DOES), None)
    if place is None:
        return tokens
    by_you = _done_by_you(words[:place], lex)
    told = REMARKS.get(words[place], f"&({'you' if by_you else 'they'}_choose_in_case_of_a_tie)")
    yours = by_you and not told.startswith("&(you_")
    word = "&(somebody_else_chooses)" if yours else told
    return [*tokens[:place], replace(tokens[place], word=word), *tokens[place + 1 :]]


def _done_by_you(words: list[str], lex: Lexicon) -> bool:
    """Whether nobody else is said to do the last deed of a sentence."""
    begin = max((at + 1 for at, word in enumerate(words) if word in (",", "then", "and", "&then")), default=0)
    told = words[begin:]
    does = next((at for at, word in enumerate(told) if third(word, lex)), 0)
    if any(each in _PLAYERS for each in told[:does]):
        return False  # "each player with a minion there moves it"
    return not any(each in _PLAYERS and _does(verb, lex) for each, verb in pairwise(told))


def _does(word: str, lex: Lexicon) -> bool:
    return third(word, lex) or word in ("may", "must")


def choosing(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Return your lowest-power minion to its owner's hand (you choose in case of a tie)": said of that minion."""
    remark = tokens[-1].word if tokens else ""
    if not remark.startswith("&(") or not remark.endswith(_CHOOSING):
        return tokens
    words = words_of(tokens)
    most = [place for place, word in enumerate(words) if word in ("lowest-power", "highest-power")]
    noun = most[0] + 1 if len(most) == 1 else 0
    if not most and remark.startswith("&(you_") and _with_breakpoint(words):
        return [*tokens[:-2], replace(tokens[-2], end=tokens[-1].end)]  # so it is said without a word of it
    since = max((at + 1 for at, word in enumerate(words[:noun]) if word == ","), default=0)
    if (
        not noun
        or lex.nouns.get(words[noun], ("", ""))[1] != "one"
        or {"and", "or", "then", ",", "if"} & set(words[since:])
    ):
        return tokens
    at = tokens[noun].end
    last = replace(tokens[-2], end=tokens[-1].end)
    if noun == len(tokens) - 2:
        return tokens
    return [*tokens[: noun + 1], Token(remark, at, at), *tokens[noun + 1 : -2], last]


def _with_breakpoint(words: list[str]) -> bool:
    """Whether the one superlative is that of "the base with the highest breakpoint": one of those that tie."""
    most = [at for at, word in enumerate(words) if word in SUPERLATIVE]
    told = most[0] if len(most) == 1 and most[0] >= 3 else 0
    return bool(told) and words[told - 3 : told] == ["base", "with", "the"] and words[told + 1] == "breakpoint"


def choosing_whom(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The player with the most minions here draws a card (you choose in case of a tie)": said of that player; who
    "discarded the most cards" is yours to choose anyway."""
    remark = tokens[-1].word if tokens else ""
    words = [*words_of(tokens), ""]
    if not remark.startswith("&(you_choose_in_case_of"):
        return tokens
    most = [place for place, word in enumerate(words) if word in SUPERLATIVE]
    who = [place for place in range(len(tokens) - 4) if words[place : place + 2] == ["the", "player"]]
    if len(most) != 1 or len(who) != 1 or (who[0] and words[who[0] - 1] not in (",", ":", "then")):
        return tokens
    told = words[who[0] + 2]
    did = told in ("who", "that") and any(form == "past" for _, form in lex.verbs.get(words[who[0] + 3], ()))
    end = _behind_them(words[:-2], lex) or 0
    if not (told == "with" or did) or not who[0] < most[0] < end < len(tokens) - 1:
        return tokens
    if {",", "and", "or", "then", "if"} & set(words[who[0] : -2]):
        return tokens
    behind = [*tokens[end:-2], replace(tokens[-2], end=tokens[-1].end)]
    at = tokens[end - 1].end
    return [*tokens[:end], *([] if did else [Token(remark, at, at)]), *behind]


def tells_of_ties(tokens: list[Token]) -> bool:
    """Whether a sentence speaks of a tie."""
    return any(each.word in ("tie", "ties", "tied") for each in tokens)


def chooser_of_those(before: list[Token], tokens: list[Token], lex: Lexicon) -> list[Token] | None:
    """The sentence before with who chooses where several tie, if that is what ``tokens`` say: "You choose in case of
    a tie", "If tied, its controller chooses which one"."""
    words, said = words_of(tokens), words_of(before)
    opening = next((each for each in TIES if words[: len(each)] == each), [])
    closing = next((each for each in TIES if words[len(words) - len(each) :] == each), [])
    told = words[len(opening) :] if opening else words[: len(words) - len(closing)]
    told = [each for each in told if each != ","]
    told = ["you", *told] if told[:1] in (["choose"], ["pick"]) else told  # "If there is a tie, choose one of them"
    who = next((each for each in _CHOOSERS if told[: len(each.split())] == each.split()), "")
    rest = told[len(who.split()) :]
    if bool(opening) == bool(closing) or not who or rest not in _WHICH or not set(said) & set(SUPERLATIVE):
        return None
    theirs = [each for each, verb in pairwise(said) if each == "player" and third(verb, lex)]
    not_theirs = who != "you choose" and _done_by_you(said, lex)
    if before[-1].word.startswith("&(") or (theirs and who == "you choose") or not_theirs:
        return None  # "each other player destroys their weakest minion": which is theirs to say
    remark = Token(f"&({_CHOOSERS[who]}_in_case_of_a_tie)", before[-1].end, tokens[-1].end)
    return choosing([*before, remark], lex)


def untied(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "... gains 1 VP (in case of a tie, no one does)"."""
    remark = tokens[-1].word if tokens else ""
    if not remark.startswith("&(") or remark == UNTIED:
        return tokens
    told = nobody_of_those(
        tokens[:-1], [Token(each, tokens[-1].start, tokens[-1].end) for each in _words(remark)], lex
    )
    return tokens if told is None else told


def _words(remark: str) -> list[str]:
    return remark[2:-1].split("_")


def _says_so(words: list[str], said: list[str], lex: Lexicon) -> bool:
    opening = next((each for each in TIES if words[: len(each)] == each), None)
    closing = next((each for each in TIES if words[len(words) - len(each) :] == each), None)
    if (opening or closing) is None or not set(said) & set(SUPERLATIVE):
        return False
    behind = words[len(opening) :] if opening else words[: len(words) - len(closing or ())]
    rest = [each for each in behind if each != ","]
    nobody = max((each for each in _NOBODY if rest[: len(each)] == each), key=len, default=None)
    if nobody is None:
        return False
    deed = rest[len(nobody) :]
    same = bool(deed) and any(verb in _verbs(said, lex) for verb, _ in lex.verbs.get(deed[0], ()))
    if not deed:
        return True  # "(no one if tied)"
    if not (same or deed[0] in ("does", "do")):
        return False
    told = deed[1:]
    return not told or told in [[each] for each in _GAINED] or told == said[len(said) - len(told) :]


def _verbs(words: list[str], lex: Lexicon) -> set[str]:
    return {verb for word in words for verb, _ in lex.verbs.get(word, ())}


def _behind_them(said: list[str], lex: Lexicon) -> int | None:
    """Where the words end that say who has the most: before what they do, or at the end of the sentence."""
    most = [place for place, word in enumerate(said) if word in SUPERLATIVE]
    if len(most) != 1 or "the" not in said[: most[0]]:
        return None
    for place in range(most[0] + 1, len(said)):
        third = any(form == "third" for _, form in lex.verbs.get(said[place], ()))
        if third or said[place] in _FINITE:
            return place
    return len(said)


def of_those_who_tie(before: list[Token], tokens: list[Token], lex: Lexicon) -> list[Token] | None:
    """The sentence before with what ``tokens`` say of those who tie: all are meant, or nobody is."""
    for told in (_each_of_those, nobody_of_those):
        whole = told(before, tokens, lex)
        if whole is not None:
            return whole
    return None


def _each_of_those(before: list[Token], tokens: list[Token], lex: Lexicon) -> list[Token] | None:
    """The sentence before, said of all that tie, if "If tied, destroy all tied minions" is what ``tokens`` say."""
    words, said = words_of(tokens), words_of(before)
    opening = next((each for each in TIES if words[: len(each) + 1] == [*each, ","]), None)
    if opening is None or not set(said) & set(SUPERLATIVE) or {"and", "then", "and_then"} & set(said):
        return None  # of two deeds, only one may be that of those who tie
    rest = words[len(opening) + 1 :]
    tied = rest.index("tied") if "tied" in rest else 0
    if not tied or rest[tied - 1] != "all" or len(rest) == tied + 1:
        return None
    verb, noun, then = rest[: tied - 1], lex.nouns.get(rest[tied + 1], ("", "")), rest[tied + 2 :]
    same = then == said[len(said) - len(then) :] or _of_several(said[len(said) - len(then) :], lex) == then
    if not (set(verb) <= set(said) and len(verb) < 2 and same and noun[1] == "many"):
        return None
    for place, word in enumerate(said):
        following = next((each for each in said[place + 1 :] if each not in SUPERLATIVE), "")
        if word == "the" and lex.nouns.get(following) == (noun[0], "one"):
            last = replace(before[-1], end=tokens[-1].end)
            return [*before[:place], replace(before[place], word="each"), *before[place + 1 : -1], last]
    return None


def _of_several(words: list[str], lex: Lexicon) -> list[str]:
    """Words said of one as they are said of several: "draws a card", "draw a card"."""
    several = [lex.forms[verb][0] for word in words[:1] for verb, form in lex.verbs.get(word, ()) if form == "third"]
    return [*several[:1], *words[1:]]
