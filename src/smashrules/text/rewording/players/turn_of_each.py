"""What each player may do on their turn, told of the turn first: "at the start of their turn, each player with a
minion here may draw a card".

It is each player's turn, and of them it is asked and said. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, over, said_at, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare, third
from smashrules.text.words.tokens import Token, words_of

_WHEN = (
    ["at", "the", "start", "of"],
    ["at", "the", "end", "of"],
    ["on"],
    ["during"],
    ["once", "on"],
    ["once", "during"],
    ["once_per_turn", "on"],
    ["once_per_turn", "during"],
)
_ONCE = "once_per_turn"
_TURNS = (["their", "turn"], ["each", "of", "their", "turns"], ["their", "turns"], ["their", "own", "turn"])
_EACH = (["each", "player"], ["each", "other", "player"], ["a", "player"], ["any", "player"])
_MODAL = ("may", "must", "cannot")
_HAS = {"has": "have", "controls": "have", "have": "have", "control": "have"}
_ALL = (["players"], ["other", "players"])
_DESCRIBED = ("with", "who")


def _turn_of_each(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "At the start of their turn, each player with a minion here draws a card": at the start of each player's turn,
    if they have a minion here, they draw a card."""
    words = words_of(tokens)
    head, comma = _lead(tokens)
    who = comma + 1
    whole = _whole(words, who) if head else []
    told = _told(tokens[who + len(whole) :], lex, whole in _ALL) if whole else None
    if told is None:
        return tokens
    asked, deed = told
    if words[:2] == [_ONCE, ","] and (deed[0].word != "may" or "turn" in words_of(deed)):
        return tokens  # when they do it, nobody says; or it is said behind
    if asked and {"if", "unless"} & set(said := words_of(deed)) and "to" in said:
        return tokens  # what they pay for, or whether they can pay
    other = ["other"] if "other" in whole else []
    whose = spread(["each", *other, "player", "'s", "turn"], head[-1].end, max(head[-1].end + 1, tokens[comma].start))
    player = tokens[who : who + len(whole)]
    they = Token("they", player[0].start, player[-1].end)
    if asked:
        held = [Token("if", they.start, they.start), they, *asked, Token(",", asked[-1].end, asked[-1].end)]
        they = Token("they", asked[-1].end, asked[-1].end)
        return [*head, *whose, tokens[who - 1], *held, they, *deed]
    return [*head, *whose, tokens[who - 1], they, *deed]


def _lead(tokens: list[Token]) -> tuple[list[Token], int]:
    """What stands before the turn that is meant, and where the comma is behind it: "once on", "at the start of"; no
    tokens where it is not said of "their" turn. What somebody may do "once per turn" is done on their own."""
    words = words_of(tokens)
    when = at_words(words, 0, _WHEN)
    turn = at_words(words, len(when), _TURNS)
    comma = len(when) + len(turn)
    if words[:2] == [_ONCE, ","]:
        when, comma = [_ONCE, "on"], 1
    elif not turn or words[comma : comma + 1] != [","]:
        return [], 0
    said = ["once" if each == _ONCE else "on" if each == "during" else each for each in when]
    last = tokens[max(comma - 1 - len(turn), 0)].end
    return spread(said, tokens[0].start, last), comma


def _whole(words: list[str], at: int) -> list[str]:
    """Who is spoken of there: each player, or each of those who are described behind; empty for anybody else."""
    who = at_words(words, at, (*_EACH, *_ALL, ["the", "player"]))
    return who if who != ["the", "player"] or words[at + 2 : at + 3] == ["with"] else []


def _told(tokens: list[Token], lex: Lexicon, many: bool) -> tuple[list[Token], list[Token]] | None:
    """What is asked of them, as it is said of "them", and what they do then."""
    words = [*words_of(tokens), ""]
    first = tokens[0] if tokens else None
    asked: list[Token] = []
    begin = 0
    if first is not None and words[0] in ("with", "who"):
        if words[0] == "who" and words[1] not in _HAS:
            return None
        end = 2
        while end < len(tokens) and not (
            words[end] in _MODAL
            or ((bare if many else third)(words[end], lex) and words[end] not in lex.nouns and words[end] != "have")
        ):
            end += 1
        if end >= len(tokens) or "," in words[:end]:
            return None
        have = "have" if words[0] == "with" else _HAS[words[1]]
        rest = tokens[1:end] if words[0] == "with" else tokens[2:end]
        asked = [replace(first, word=have), *rest]
        begin = end
    if words[begin] in _MODAL:
        return asked, tokens[begin:]
    if many and bare(words[begin], lex) and not {"and", "then", ","} & set(words[begin:]):
        return asked, tokens[begin:]
    forms = [lex.forms[verb][0] for verb, form in lex.verbs.get(words[begin], ()) if form == "third"]
    if not forms or {"and", "then", ","} & set(words[begin:]):
        return None  # who goes on
    return asked, [replace(tokens[begin], word=forms[0]), *tokens[begin + 1 :]]


def _that_player_then(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "At the end of each turn, that player may draw a card": of each player's turn. Not where another player has
    been spoken of before."""
    words = words_of(tokens)
    lead = words[:4] in (["at", "the", "start", "of"], ["at", "the", "end", "of"])
    turn = next((each for each in _ANY_TURN if lead and words[4 : 4 + len(each) + 1] == [*each, ","]), [])
    that = 5 + len(turn)
    that += words[that : that + 1] == ["if"]
    if not turn or words[that : that + 2] not in (["that", "player"], ["the", "current_player"]):
        return tokens
    whose = spread(["each", "player", "'s", "turn"], tokens[4].start, tokens[3 + len(turn)].end)
    rest = tokens[4 + len(turn) :]
    if words[that] == "the":
        at = that - 4 - len(turn)
        rest[at : at + 2] = over(["that", "player"], rest[at], rest[at + 1])
    return [*tokens[:4], *whose, *rest]


_ANY_TURN = (["each_turn"], ["each", "turn"], ["every", "turn"], ["any", "turn"], ["a", "turn"])


def _turn_told_within(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each player may, once on their turn, draw a card if they have a minion here", "each player with a minion here
    may, once on their turn, draw a card": once on each player's turn, if they have one, they may."""
    words = words_of(tokens)
    who = _whole(words, 0)
    may = words.index("may")
    time = next(((at, each) for at in range(may, len(words)) if (each := at_words(words, at, WITHIN))), None)
    described = words[len(who)] in _DESCRIBED
    if not who or time is None or not (described or {"if", "unless"} & set(words[may:])):
        return tokens
    at, said = time
    body = [*tokens[may + 1 : at], *tokens[at + len(said) :]]
    if {",", "turn", "or", "@or", "instead", "while", "when"} & set(words_of(body)) or "," in words[:may]:
        return tokens
    once = [_ONCE] if {"once", _ONCE} & set(said) else []
    lead = [Token(each, tokens[0].start, tokens[0].start) for each in (*once, "on", "their", "turn", ",")]
    return _turn_of_each([*lead, *tokens[: may + 1], *body], lex)


_OFTEN = (["once", "on"], ["once", "during"], ["on"], ["during"])
_TIMES = (*([*often, "their", "turn"] for often in _OFTEN), [_ONCE], [_ONCE, "on", "their", "turn"])
WITHIN = tuple(each for time in _TIMES for each in ([",", *time, ","], time))
"""When they may, said behind it."""


def _of_those_described(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each player with a minion here draws a card at the end of their turn": at the end of their turn, each of them
    does."""
    words = words_of(tokens)
    who = at_words(words, 0, _EACH)
    place = next((at for at in range(len(words) - 1, 3, -1) if words[at : at + 3] in _AT_AN_EDGE), 0)
    turn = at_words(words, place + 4, _TURNS) if place and words[place + 3 : place + 4] == ["of"] else []
    if not who or not turn or words[len(who)] not in _DESCRIBED or place + 4 + len(turn) != len(words):
        return tokens
    if {",", "if", "their", "they", "then"} & set(words[:place]):
        return tokens
    start = tokens[0].start
    when = [*said_at(tokens[place:], start), Token(",", start, start)]
    return _turn_of_each([*when, *tokens[:place]], lex)


_AT_AN_EDGE = (["at", "the", "start"], ["at", "the", "end"])


def _turn_told_last(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each player must discard a card at the start of their turn (if they have a minion)": at the start of each
    player's turn, (if they have a minion,) they must discard a card."""
    words = words_of(tokens)
    who = next((each for each in _MANY if words[: len(each)] == each), None)
    place = next((at for at in range(3, len(words) - 5) if words[at : at + 2] == ["at", "the"]), 0)
    if (
        who is None
        or words[len(who)] not in ("must", "may")
        or words[place + 2 : place + 3] not in (["start"], ["end"])
    ):
        return tokens
    turn = next((each for each in _TURNS if words[place + 4 : place + 4 + len(each)] == each), None)
    if turn is None or words[place + 3] != "of" or {",", "if", "to", "their", "they"} & set(words[:place]):
        return tokens
    rest = tokens[place + 4 + len(turn) :]
    asked = words_of(rest)
    if asked and (asked[0] not in ("if", "to") or {",", "and", "or"} & set(asked)):
        return tokens
    if not asked and words[len(who)] == "may":
        return tokens  # that is said so elsewhere
    start = tokens[0].start
    lead = said_at(tokens[place : place + 4], start)
    one = ["each", *(["other"] if "other" in who else []), "player"]
    whose = [Token(each, start, start) for each in (*one, "'s", "turn", ",")]
    held: list[Token] = []
    if asked[:1] == ["if"]:
        first = tokens[len(who)].start
        held, rest = [*(replace(each, start=first - 1, end=first - 1) for each in rest), Token(",", first, first)], []
    they = Token("they", tokens[len(who)].start, tokens[len(who)].start)
    return [*lead, *whose, *held, they, *tokens[len(who) : place], *rest]


def _only_so_many_then(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "On their next turn, they can only play one card", "can play only one card": cannot play more than one."""
    words = words_of(tokens)
    if not any(words[at : at + 2] in (["next", "turn"], ["next", "turns"]) for at in range(len(words))):
        return tokens
    for place in range(1, len(words) - 4):
        only = next((at for at in (place + 1, place + 2) if words[at] == "only"), 0)
        if words[place] not in ("can", "may") or not only or words[place - 1] not in _WHO:
            continue
        verb = tokens[place + 2 if only == place + 1 else place + 1]
        if not bare(verb.word, lex) or words[place + 3] not in lex.numerals:
            return tokens
        at = verb.end
        more = [Token("more", at, at), Token("than", at, at)]
        return [*tokens[:place], replace(tokens[place], word="cannot"), verb, *more, *tokens[place + 3 :]]
    return tokens


_WHO = ("player", "players", "they", "you", "opponent", "opponents")


def _cannot_then(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each other player cannot play actions on their next turn": at the start of each other player's next turn,
    they cannot until it ends."""
    words = words_of(tokens)
    ahead = at_words(words, 0, _NEXT)
    begin = len(ahead) + bool(ahead)
    who = at_words(words, begin, _EVERY)
    end = len(words) - (words[-1] == ".")
    behind = next((each for each in _NEXT if words[end - len(each) : end] == each), [])
    cannot = begin + len(who)
    deed = tokens[cannot + 1 : end - len(behind)]
    if not who or words[cannot : cannot + 1] != ["cannot"] or bool(ahead) is bool(behind):
        return tokens
    if (ahead and words[len(ahead)] != ",") or {"their", "they", "unless", "if", ",", "until", "turn"} & set(
        words_of(deed)
    ):
        return tokens
    start, last = tokens[0].start, tokens[cannot].end
    other = ["other"] if "other" in who else []
    lead = ["at", "the", "start", "of", "each", *other, "player", "'s", "next", "turn", ","]
    long = ["until", "the", "end", "of", "the", "turn", ",", "they"]
    told = spread([*lead, *long], start, last)
    return [*told, tokens[cannot], *deed]


_NEXT = tuple([when, "their", "next", turn] for when in ("on", "during") for turn in ("turn", "turns"))
_EVERY = (
    ["each", "player"],
    ["each", "other", "player"],
    ["players"],
    ["other", "players"],
    ["all", "other", "players"],
)
_MANY = (*_EACH[:2], ["players"], ["other", "players"])
TURN_OF_EACH = (
    where(_only_so_many_then, "only", "next", "turn turns", "can may"),
    where(_cannot_then, "next", "their", "cannot", "turn turns", "player players"),
    where(_that_player_then, "player current_player", "turn each_turn", "at", "start end"),
    where(_turn_told_within, "may", "their once_per_turn", "if unless with who", "player players"),
    where(_turn_of_each, "their once_per_turn", "turn turns once_per_turn", "player players"),
    where(_of_those_described, "their", "with who", "start end", "turn turns"),
    where(_turn_told_last, "their", "turn turns", "at", "player players", "must may"),
)
"""The rules of what each player does on their turn."""
