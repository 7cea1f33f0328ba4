"""Who has just as much power as somebody else: "a base where you are tied with another player", "you have exactly as
much power here as another player", "the same total power".

It is told as "more than" is, and of one of them. Who is tied for the most has it, and so has another player. Knows
words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, put, sentence_before, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

PLACES = (
    ["here"],
    ["there"],
    ["on", "this", "base"],
    ["at", "this", "base"],
    ["on", "that", "base"],
    ["at", "that", "base"],
    ["on", "the", "chosen", "base"],
)
"""Where somebody has power."""
_ANYWHERE = (
    ["on", "any", "base"],
    ["on", "a", "base"],
    ["on", "at", "least", "one", "base"],
    ["on", "one", "or", "more", "bases"],
    ["at", "any", "base"],
    ["at", "a", "base"],
    ["at", "least", "one", "base"],
)
_OTHERS = (
    ["another", "player"],
    ["any", "other", "player"],
    ["any", "other", "players"],
    ["one", "other", "player"],
    ["other", "players"],
    ["at", "least", "one", "other", "player"],
    ["one", "or", "more", "players"],
    ["one", "or", "more", "other", "players"],
    ["an", "opponent"],
)
_THEM = (["that", "player"], ["them"], ["that", "opponent"])
_FIRST = (
    ["first", "place"],
    ["first"],
    ["the", "lead"],
    ["the", "highest", "power"],
    ["the", "highest", "total", "power"],
    ["the", "highest", "total"],
    ["the", "most", "total", "power"],
    ["most", "power"],
    ["the", "win"],
)
_MOST = ["the", "most", "power"]
_ASKING = ("if", "while", "where", "unless", "and")
_HAVE = ("have", "has", "with")
_EQUAL = (["is", "equal", "to"], ["equals"], ["is", "the", "same", "as"], ["is", "exactly", "equal", "to"])


def _for_first(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Tied for first place": for the most power; of a base that has scored, another is a winner, too."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        if words[place] not in ("tied", "tie") or words[place + 1] != "for":
            continue
        first = at_words(words, place + 2, _FIRST)
        if not first or "minions" in words[max(0, place - 3) : place]:
            continue
        end = place + 2 + len(first)
        stop = words.index(".", end) if "." in words[end:] else len(words)
        if {"win", "wins"} & set(words[end:stop]):
            return tokens  # who wins it then
        lead = sentence_before(words, place)
        begin = place - (words[place - 1] == "were")
        if "after" in lead and "scores" in lead:
            there = at_words(words, end, (["here"], ["there"]))
            end += len(there)
            if words[begin - 2 : begin] != ["if", "you"] or words[end : end + 1] != [","] or words[place] == "tie":
                return tokens
            both = ["were", "the", "winner", "and", "another", "player", "was", "the", "winner"]
            return put(tokens, begin, end, both)
        there = [] if at_words(words, end, PLACES + _ANYWHERE) or words[end : end + 1] == ["with"] else scoring(lead)
        return _for_first(put(tokens, place + 2, end, [*_MOST, *there]), lex)
    return tokens


def scoring(lead: list[str]) -> list[str]:
    """Where it is, of a base that scores: "before this base scores", "before a base scores"."""
    scores = lead.index("scores") if "scores" in lead else 0
    told = lead[max(0, scores - 2) : scores]
    return {"this": ["here"], "a": ["there"]}.get(told[0], []) if told[1:] == ["base"] else []


def _tied(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Where you are tied with another player": where you have as much power as another player."""
    words = [*words_of(tokens), "", "", "", "", ""]
    for place in range(2, len(tokens)):
        told = words[place] == "tied" and words[place - 1] in ("are", "is")
        if not told or words[place - 2] != "you":
            continue
        you = place - 2
        both = [words[you - 1], words[you]]
        most, whom, where_, end = _of_a_tie(words, place + 1)
        lead = sentence_before(words, you)
        if both[0] not in _ASKING or not (most or whom) or lead[-2:-1] == ["scores"]:
            continue
        them = whom if whom in _THEM else ["another", "player"]
        tie = ["have", "the", "&tied", "most", "power"] if most else ["have", "equal", "power"]
        than = [] if most else ["than", *them]
        if most and whom in _THEM:
            continue
        if both[0] == "where" and not where_:
            return _tied(put(tokens, you + 1, end, [*tie, *than]), lex)
        if where_ in _ANYWHERE and both[0] == "if":
            return _tied(put(tokens, you, end, ["there", "is", "a", "base", "where", "you", *tie, *than]), lex)
        if where_ in _ANYWHERE or not (where_ or "scores" in lead):
            continue
        if most:  # "tied for the most power here with another player"
            plain = ["tied", "for", *_MOST, *where_]
            if words[place:end] == plain:
                continue
            return _tied(put(tokens, place, end, plain), lex)
        return _tied(put(tokens, you + 1, end, [*tie, *where_, *than]), lex)
    return tokens


_SEVERAL = (
    ["two", "or", "more", "players", "are", "tied"],
    ["at", "least", "two", "players", "are", "tied"],
    ["exactly", "two", "players", "are", "tied"],
    ["multiple", "players", "are", "tied"],
    ["players", "are", "tied"],
    ["there", "is", "a", "tie"],
)


def _several_tie(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A base where two or more players are tied for the most power": where they have it."""
    words = words_of(tokens)
    for place in range(1, len(words) - 6):
        several = at_words(words, place, _SEVERAL) if words[place - 1] == "where" else []
        end = place + len(several)
        if not several or words[end : end + 4] != ["for", *_MOST]:
            continue
        who = (
            several[: several.index("players") + 1] if "players" in several[1:] else ["two", "or", "more", "players"]
        )
        who = ["two", "or", "more", "players"] if who[0] == "multiple" else who
        return _several_tie(put(tokens, place, end + 1, [*who, "have"]), lex)
    return tokens


def _asks_who_tie(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After this base scores, if two or more players are tied for first place, X", "if there is no tie for the
    win": if two or more have the most power here; if exactly one has it. Not where X is said of those who tie."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        asked = words[place - 1] in ("if", "unless", "while")
        several = at_words(words, place, _SEVERAL) if asked else []
        nobody = at_words(words, place, _NOBODY) if asked and not several else []
        first = place + len(several or nobody) + 1
        most = at_words(words, first, (*_FIRST, _MOST)) if (several or nobody) and words[first - 1] == "for" else []
        lead = sentence_before(words, place)
        there = at_words(words, first + len(most), PLACES) if most else []
        end = first + len(most) + len(there)
        where_ = there or (scoring(lead) if most else [])
        if not where_ or _OF_THEM & set(words[end:]):
            continue
        who = ["exactly", "two"] if several[:1] == ["exactly"] else ["two", "or", "more"]
        told = ["exactly", "one", "player", "has"] if nobody else [*who, "players", "have"]
        return _asks_who_tie(put(tokens, place, end, [*told, *_MOST, *where_]), lex)
    return tokens


_NOBODY = (
    ["no", "players", "are", "tied"],
    ["no", "player", "is", "tied"],
    ["nobody", "is", "tied"],
    ["no", "one", "is", "tied"],
    ["there", "is", "no", "tie"],
)
_OF_THEM = frozenset(("they", "them", "those", "tied", "their", "that", "winners", "tie"))


_EACH_TIED = (
    ["each", "tied", "player"],
    ["each", "of", "the", "tied", "players"],
    ["each", "of", "those", "players"],
    ["each", "other", "tied", "player"],
    ["each", "of", "the", "other", "tied", "players"],
)


def _each_tied(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Choose a base where you are tied for the most power. Each other tied player discards a card": with the most
    power there."""
    words = words_of(tokens)
    most = next((at for at in range(len(words)) if words[at : at + 5] == ["tied", "for", *_MOST]), 0)
    lead = words[:most]
    if not most or "where" not in lead or lead[-1] != "are" or not {"you", "players"} & set(lead[-2:]):
        return tokens
    stop = words.index(".", most) if "." in words[most:] else len(words)
    for place in range(stop + 1, len(words) - 2):
        who = at_words(words, place, _EACH_TIED)
        if not who or words[place - 1] not in (".", ","):
            continue
        other = ["other"] if "other" in who else []
        if (other and lead[-2] != "you") or ("those" in who and lead[-2] == "you"):
            return tokens  # with you, or you, too
        told = ["each", *other, "player", "with", *_MOST, "there"]
        return _each_tied(put(tokens, place, place + len(who), told), lex)
    return tokens


def _of_a_tie(words: list[str], place: int) -> tuple[bool, list[str], list[str], int]:
    """What is said of a tie from there on: whether it is for the most power, with whom, where, and where it ends."""
    most, whom, there, at = False, [""][:0], [""][:0], place
    while True:
        if words[at : at + 1] == ["for"] and not most:
            if words[at + 1 : at + 4] == _MOST:
                most, at = True, at + 4
                continue
            power = at_words(words, at + 1, (["power"], ["total", "power"]))
            if not power:
                return most, whom, there, at
            at += 1 + len(power)
            continue
        who = at_words(words, at + 1, _OTHERS + _THEM) if words[at] == "with" and not whom else []
        if who:
            whom, at = who, at + 1 + len(who)
            continue
        here = [] if there else at_words(words, at, PLACES + _ANYWHERE)
        if not here:
            return most, whom, there, at
        there, at = here, at + len(here)


def _you_both(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you and another player are tied here", "... have the same power here": you have as much as they."""
    words = [*words_of(tokens), "", "", "", "", ""]
    for place in range(1, len(tokens) - 4):
        if words[place : place + 2] != ["you", "and"] or words[place - 1] not in _ASKING:
            continue
        whom = at_words(words, place + 2, _OTHERS + _THEM)
        verb = place + 2 + len(whom)
        if not whom:
            continue
        if words[verb : verb + 2] == ["are", "tied"]:
            most, with_, there, end = _of_a_tie(words, verb + 2)
            if most or with_:
                continue
        else:
            begin = verb + (words[verb] == "both") + (words[verb] == "each")
            same = _same_power(words, begin + 1)
            if words[begin] != "have" or not same:
                continue
            there = at_words(words, same, PLACES)
            end = same + len(there)
        if there in _ANYWHERE or words[end] == "as" or not (there or words[place - 1] == "where"):
            continue
        them = whom if whom in _THEM else ["another", "player"]
        return put(tokens, place + 1, end, ["have", "equal", "power", *there, "than", *them])
    return tokens


def _same_power(words: list[str], place: int) -> int:
    """Where the words for just as much power end, if they stand there: "the same (amount of) (total) power"."""
    at = place + (words[place] == "exactly")
    as_much = at_words(words, at, (["as", "much"],))
    same = at_words(words, at, (["the", "same"], ["the", "same", "amount", "of"], ["the", "same", "total"]))
    if as_much and words[place] != "exactly" and words[place - 1] != "just":
        return 0  # or more
    at += len(as_much or same)
    at += words[at] == "total"
    return at + 1 if (as_much or same) and words[at] == "power" else 0


def _as_much(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "You have exactly as much power here as another player": equal power here than another player."""
    words = [*words_of(tokens), "", "", "", "", ""]
    for place in range(1, len(tokens) - 4):
        if words[place] not in _HAVE:
            continue
        begin = place + 1 + (words[place + 1] == "just")
        same = _same_power(words, begin)
        there = at_words(words, same, PLACES) if same else []
        as_ = same + len(there)
        whom = at_words(words, as_ + 1, (*_OTHERS, *_THEM, ["you"])) if same and words[as_] == "as" else []
        if not whom or words[as_ + 1 + len(whom)] in ("'s", "control", "controls"):
            continue
        who = words[place - 1]
        if who not in ("you", "player", "they", "players", "opponent") or not (
            there or who_is_looked_at(words, place)
        ):
            continue
        end = as_ + 1 + len(whom)
        end += words[end] in ("do", "does", "has", "have") and words[end + 1] in (",", ".", "")
        them = ["another", "player"] if whom in _OTHERS else whom
        return _as_much(put(tokens, place + 1, end, ["equal", "power", *there, "than", *them]), lex)
    return tokens


def who_is_looked_at(words: list[str], place: int) -> bool:
    """Whether it is said of a base that is described: "where you have", "where another player has"."""
    return "where" in words[max(0, place - 4) : place]


def _your_power_is(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If your total power here is equal to that of another player": you have as much power here as they."""
    words = [*words_of(tokens), "", "", "", "", ""]
    for place in range(1, len(tokens) - 4):
        if words[place] != "your" or words[place - 1] not in ("if", "while"):
            continue
        power = place + 1 + (words[place + 1] == "total")
        there = at_words(words, power + 1, PLACES) if words[power] == "power" else []
        is_ = at_words(words, power + 1 + len(there), _EQUAL)
        if not there or not is_:
            continue
        begin = power + 1 + len(there) + len(is_)
        that_of = words[begin : begin + 2] == ["that", "of"]
        whom = at_words(words, begin + 2 * that_of, _OTHERS + _THEM)
        end = begin + 2 * that_of + len(whom)
        if not that_of and words[end] == "'s":
            end += 1 + (words[end + 1] == "total")
            end = end + 1 if words[end] == "power" else 0
            end += len(at_words(words, end, (there,))) if end else 0
        elif not that_of:
            end = 0
        if not whom or not end:
            continue
        them = whom if whom in _THEM else ["another", "player"]
        return put(tokens, place, end, ["you", "have", "equal", "power", *there, "than", *them])
    return tokens


def _they_tie(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If that player is tied with you here": they have as much power here as you."""
    words = [*words_of(tokens), "", "", "", "", ""]
    for place in range(2, len(tokens) - 3):
        if words[place : place + 3] != ["tied", "with", "you"] or words[place - 1] not in ("is", "are"):
            continue
        there = at_words(words, place + 3, PLACES)
        who = at_words(words, place - 3, (["that", "player"],)) or (["they"] if words[place - 2] == "they" else [])
        if not there or not who or words[place - 2 - len(who)] not in _ASKING:
            continue
        have = "have" if who == ["they"] else "has"
        return put(tokens, place - 1, place + 3 + len(there), [have, "equal", "power", *there, "than", "you"])
    return tokens


_NO_TIE = (
    ["no", "players", "are", "tied"],
    ["no", "player", "is", "tied"],
    ["there", "is", "no", "tie"],
    ["there", "are", "no", "ties"],
)
_ALONE = (
    ["only", "you", "have"],
    ["you", "alone", "have"],
    ["you", "are", "the", "only", "player", "with"],
    ["you", "have"],
)
_UNTIED = (["and", "are", "not", "tied"], ["and", "you", "are", "not", "tied"], ["without", "being", "tied"])


def _alone(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If no players are tied for the most power here": exactly one has it; "if you alone have the most power here":
    more than each other player."""
    words = [*words_of(tokens), "", "", "", "", ""]
    for place in range(1, len(tokens) - 4):
        if words[place - 1] not in _ASKING:
            continue
        no_tie = at_words(words, place, _NO_TIE)
        most = place + len(no_tie)
        if no_tie and words[most : most + 4] == ["for", *_MOST]:
            there = at_words(words, most + 4, PLACES)
            if there or words[place - 1] == "where":
                return _alone(put(tokens, place, most + 1, ["exactly", "one", "player", "has"]), lex)
        alone = at_words(words, place, _ALONE)
        most = place + len(alone)
        if not alone or words[most : most + 3] != _MOST:
            continue
        there = at_words(words, most + 3, PLACES)
        end = most + 3 + len(there)
        untied = at_words(words, end, _UNTIED)
        if (alone == ["you", "have"]) is not bool(untied) or not (there or words[place - 1] == "where"):
            continue
        told = ["you", "have", "more", "power", *there, "than", "each", "other", "player"]
        return _alone(put(tokens, place, end + len(untied), told), lex)
    return tokens


def _who_ties(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each player tied with you here": each other player with as much power here as you; "each player tied for the
    most power here draws a card": if several have the most, each of them does."""
    words = [*words_of(tokens), "", "", "", "", ""]
    for place in range(1, len(tokens) - 2):
        if words[place - 1] not in ("player", "players") or place < 2:
            continue
        begin = place + 2 if words[place : place + 2] in (["who", "is"], ["who", "are"]) else place
        you_are = words[place : place + 4] == ["you", "are", "tied", "with"]
        with_you = words[begin : begin + 3] == ["tied", "with", "you"]
        if with_you or you_are:
            end = place + 4 if you_are else begin + 3
            there = at_words(words, end, PLACES)
            number, other = words[place - 2], words[place - 2] in ("other", "another")
            if not there or not (other or number in ("each", "a", "all", "any")):
                continue
            who = [*({"a": ["another"]}.get(number, [number, "other"])), words[place - 1]]
            who = [number, words[place - 1]] if other else who
            told = [*who, "with", "equal", "power", *there, "than", "you"]
            return _who_ties(put(tokens, place - 2, end + len(there), told), lex)
        most = words[begin : begin + 2] == ["tied", "for"] and words[begin + 2 : begin + 5] == _MOST
        there = at_words(words, begin + 5, PLACES) if most else []
        first = place - 2
        if not there or words[first] not in ("each", "all") or not _begins(words, first):
            continue
        asked = ["if", "two", "or", "more", "players", "have", *_MOST, *there, ","]
        told = [*asked, words[first], words[place - 1], "with", *_MOST, *there]
        return put(tokens, first, begin + 5 + len(there), told)
    return tokens


def _begins(words: list[str], place: int) -> bool:
    """Whether a sentence begins there, or goes on behind what it waits for."""
    lead = sentence_before(words, place)
    waits = lead[-1:] == [","] and lead[0] in ("after", "before", "when", "at") and lead.count(",") == 1
    return not lead or waits


TIED_WITH = (
    where(_asks_who_tie, "tied tie", "for", "if unless while"),
    where(_for_first, "tied tie", "for"),
    where(_you_both, "tied same", "and", "you", "if while where and"),
    where(_each_tied, "tied", "where", "most", "each"),
    where(_several_tie, "tied tie", "where", "most"),
    where(_tied, "tied", "you", "with for"),
    where(_they_tie, "tied", "they player", "you"),
    where(_alone, "most", "tied tie ties only alone"),
    where(_who_ties, "tied", "player players"),
    where(_as_much, "same much", "power", "as"),
    where(_your_power_is, "equal equals same", "power", "your", "if while"),
)
"""The rules of who has just as much power, in the order in which they are asked."""
