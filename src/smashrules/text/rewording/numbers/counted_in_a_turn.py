"""How often something has happened in a turn, told of the time: "after the second time one of your minions is
destroyed in a turn", "after your second minion of the turn is destroyed".

It is the second of your minions that is destroyed in a turn; and where one of them was, something was destroyed in
it. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import said_at, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import counted, done_word, noun_of, verb_of
from smashrules.text.words.tokens import Token, words_of

_WAITING = ("after", "when", "whenever")
_ORDINALS = ("second", "third", "fourth", "fifth")
_KINDS = ("minion", "action", "titan", "card")
_IN_TURN = ("in_a_turn", "each_turn")
_PLACES = (["here"], ["on", "this", "base"], ["at", "this", "base"])
_WHO = (["you"], ["a", "player"], ["another", "player"])
_APART = frozenset(("and", "or", ",", "if", "this_turn"))
_OF_TURN = (["of", "the", "turn"], ["of", "a", "turn"], ["of", "each", "turn"], ["each", "turn"])
_AT = ("before", "after", "when")
_HAVE = {"have": "are", "has": "is"}
_WAS = (
    ["where", "one", "of", "them", "was"],
    ["where", "any", "of", "them", "was"],
    ["where", "they", "were"],
    ["one", "of", "them", "was", "on"],
    ["they", "were", "on"],
)


def _the_nth_time(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After the second time one of your minions is destroyed in a turn": after your second minion is destroyed;
    "the second time you play a minion": after you play your second one."""
    words = words_of(tokens)
    if words[:1] == ["the"] and words[2:3] == ["time"] and words[1] in _ORDINALS:
        after = [Token("after", tokens[0].start, tokens[0].start), *tokens]
        put = _the_nth_time(after, lex)
        return tokens if put is after else put
    for place in range(1, len(words) - 5):
        told = words[place - 1] in _WAITING and words[place] == "the" and words[place + 2] == "time"
        if not told or words[place + 1] not in _ORDINALS or "," not in words[place:]:
            continue
        nth, begin = tokens[place + 1], place + 3 + (words[place + 3] in ("that", *_IN_TURN))
        end = words.index(",", place)
        begin += words[begin] == "that" and words[begin - 1] in _IN_TURN
        in_turn = bool(set(_IN_TURN) & set(words[place + 3 : begin])) or words[end - 1] in _IN_TURN
        said = tokens[begin : end - (words[end - 1] in _IN_TURN)]
        put = _one_of_yours(said, nth, lex) or _what_you_do(said, nth, lex)
        if not in_turn:
            return tokens
        if not put:
            which = Token(f"for_the_{nth.word}_time_in_a_turn", nth.start, tokens[end - 1].end)
            return [*tokens[:place], *said, which, *tokens[end:]]
        often = Token("in_a_turn", tokens[end - 1].end, tokens[end - 1].end)
        return [*tokens[:place], *put, often, *tokens[end:]]
    return tokens


def _one_of_yours(said: list[Token], nth: Token, lex: Lexicon) -> list[Token]:
    """ "one of your minions is destroyed": your second minion is."""
    words = words_of(said)
    many = lex.nouns.get(words[3], ("", "")) if words[:3] == ["one", "of", "your"] and len(words) > 5 else ("", "")
    if many[0] in _KINDS and many[1] == "many" and words[4:5] == ["is"] and done_word(words[5], lex):
        one = noun_of((many[0], "one"), lex)
        return [replace(said[2], word="your"), nth, replace(said[3], word=one), *said[4:]]
    noun = lex.nouns.get(words[1], ("", "")) if words[:1] in (["a"], ["an"]) and len(words) > 3 else ("", "")
    if noun[0] in _KINDS and noun[1] == "one" and words[2] == "is" and done_word(words[3], lex):
        return [replace(said[0], word="a"), nth, *said[1:]]
    return []


def _what_you_do(said: list[Token], nth: Token, lex: Lexicon) -> list[Token]:
    """ "you play a minion (here)": you play your second minion (here); "a player plays one": a second one, counted
    for each; "you destroy a minion of power 2 or less here": you destroy a second one of these."""
    words = words_of(said)
    who = next((each for each in _WHO if words[: len(each)] == each), [])
    at = len(who) + 1
    does = verb_of(words[len(who)], lex) if len(words) > at + 1 else ""
    kind, many = lex.nouns.get(words[at + 1], ("", "")) if does else ("", "")
    told = kind in _KINDS and many == "one" and words[at] in ("a", "an") and not _APART & set(words)
    if not who or not told or (who != ["you"] and does != "play"):
        return []
    alone = who == ["you"] and does == "play" and (len(words) == at + 2 or words[at + 2 :] in _PLACES)
    return [*said[:at], replace(said[at], word="your" if alone else "a"), nth, *said[at + 1 :]]


def _its_nth_move(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After this minion's second move in a turn", "after it moves twice in a turn": after it moves for the second
    time in a turn."""
    words = words_of(tokens)
    comma = words.index(",") if "," in words else 0
    in_turn = next((each for each in _IN_ONE_TURN if words[comma - len(each) : comma] == each), [])
    end = comma - len(in_turn)
    opener = next((at for at in range(end) if words[at] in _WAITING), end)
    if not in_turn or end < opener + 4:
        return tokens
    who, (first, last) = tokens[opener + 1 : end - 2], words[end - 2 : end]
    nth = first if first in _ORDINALS and last == "move" else _SO_OFTEN.get(last, "")
    if nth == first and words[end - 3] == "'s":
        who = who[:-1]
    elif nth == first and [each.word for each in who] == ["its"]:
        who = [replace(who[0], word="it")]
    elif first == "moved" and words[end - 3] == "has":
        who = who[:-1]
    elif first != "moves":
        return tokens
    if not nth:
        return tokens
    told = spread(["moves", f"for_the_{nth}_time_in_a_turn"], tokens[end - 2].start, tokens[comma - 1].end)
    return [*tokens[: opener + 1], *who, *told, *tokens[comma:]]


_IN_ONE_TURN = (*([each] for each in (*_IN_TURN, "this_turn")), *_OF_TURN)
_SO_OFTEN = {"twice": "second", "three_times": "third"}


def _of_the_turn(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After your second minion of the turn is destroyed": after it is destroyed in a turn."""
    words = words_of(tokens)
    for place in range(3, len(words) - 4):
        said = next((each for each in _OF_TURN if words[place : place + len(each)] == each), [])
        end = place + len(said)
        told = words[place - 2] in _ORDINALS and words[place - 1] in _KINDS and words[place - 4 : place - 3] != []
        if not said or not told or words[place - 4] not in _WAITING or words[end] != "is" or "," not in words[end:]:
            continue
        comma = words.index(",", end)
        if set(words[end:comma]) & set(_IN_TURN):
            return tokens
        often = Token("in_a_turn", tokens[comma].start, tokens[comma].start)
        return [*tokens[:place], *tokens[end:comma], often, *tokens[comma:]]
    return tokens


def _have_been(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After three or more minions have been moved in a turn": after they are moved."""
    words = words_of(tokens)
    for place in range(2, len(words) - 3):
        if words[place] not in _HAVE or not set(words[:place]) & {"or_more"}:
            continue
        opener = next((at for at in range(place - 1, -1, -1) if words[at] in _WAITING), -1)
        comma = words.index(",", place) if "," in words[place:] else 0
        been = words[place + 1] == "been"
        done = words[place + 1 + been]
        itself = done == "moved"
        in_turn = comma and words[comma - 1] in _IN_TURN and "," not in words[max(opener, 0) : place]
        if opener < 0 or not in_turn or not (done_word(done, lex) and (been or itself)):
            continue
        are = replace(tokens[place], word="are", end=tokens[place + been].end)
        return [*tokens[:place], are, *tokens[place + 1 + been :]]
    return tokens


def _where_they_were(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After two or more of your minions are destroyed in a turn, play this on a base where one of them was": where
    one of your minions was destroyed this turn."""
    words = words_of(tokens)
    opener = next((at for at in range(len(words)) if words[at] in _WAITING), -1)
    comma = words.index(",", opener) if opener >= 0 and "," in words[opener:] else 0
    more = next((at for at in range(opener + 1, comma) if words[at] == "or_more"), 0)
    if not comma or not more or words[comma - 1] not in _IN_TURN or counted(words[more - 1], lex) is None:
        return tokens
    place = next((at for at in range(comma, len(words)) if words[at] in ("base", "bases")), 0)
    end, any_of_them = _of_their_bases(words, place)
    whose = _destroyed(tokens[opener + 1 : comma - 1], more - opener - 1, lex)
    if not end or not whose or words[end : end + 1] not in ([], ["."], [","], ["to"]):
        return tokens
    begin = place - (1 if any_of_them else 3)
    start, last = tokens[begin].start, tokens[end - 1].end
    told = ["a", "base", "where", *whose, "was", "destroyed", "this_turn"]
    put = spread(told, start, last)
    return [*tokens[:begin], *put, *tokens[end:]]


def _of_their_bases(words: list[str], place: int) -> tuple[int, bool]:
    """Where "(on) a base where one of them was", or "one of their bases", ends; 0 where neither is said."""
    if words[place - 3 : place + 1] == ["one", "of", "their", "bases"]:
        return place + 1, False
    said = next((each for each in _WAS if words[place + 1 : place + 1 + len(each)] == each), [])
    named = words[place - 1] in ("a", "any") or (words[place - 1] == "the" and "one" in said)
    told = place and said and words[place] == "base" and named
    return (place + 1 + len(said), True) if told else (0, False)


def _destroyed(said: list[Token], more: int, lex: Lexicon) -> list[str]:
    """ "one of your minions", "a minion": one of those that are destroyed; nothing where something else happens."""
    words = words_of(said)
    active = words[:2] == ["you", "destroy"]
    rest = words[more + 1 :]
    if not active:
        if rest[-2:] not in (["are", "destroyed"], ["is", "destroyed"]):
            return []
        rest = rest[:-2]
    if rest[:1] in (["of"], ["&of"]) and rest[1:2] == ["your"] and len(rest) == 3:
        return ["one", "of", *rest[1:]]
    kind = lex.nouns.get(rest[0], ("", ""))[0] if len(rest) == 1 else ""
    return ["a", kind] if kind in _KINDS and not active else []


def _on_your_turn(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "On your turn, before you play your first card, X": the first in that turn; "before you play your first card
    on your turn, X": the same."""
    words = words_of(tokens)
    if words[:4] != ["on", "your", "turn", ","]:
        comma = words.index(",") if "," in words else 0
        if words[0] not in _AT or words[comma - 3 : comma] != ["on", "your", "turn"] or comma < 6:
            return tokens
        start = tokens[0].start
        turn = said_at(tokens[comma - 3 : comma + 1], start)
        put = [*turn, *tokens[: comma - 3], *tokens[comma:]]
        changed = _on_your_turn(put, lex)
        return tokens if changed is put else changed
    if words[4:5] not in [[each] for each in _AT] or "," not in words[5:]:
        return tokens
    comma = words.index(",", 5)
    noun = lex.nouns.get(words[comma - 1], ("", ""))
    nth = words[comma - 3 : comma - 1]
    told = nth[0] == "your" and nth[1] in ("first", *_ORDINALS) and noun[1] == "one" and noun[0] in _KINDS
    if not told or words[5] != "you" or words[comma - 4] not in ("play", "discard", "draw", "move", "destroy"):
        return tokens
    often = Token("each_turn", tokens[comma].start, tokens[comma].start)
    return [*tokens[:comma], often, *tokens[comma:]]


def _have_by_now(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "On your turn, after three or more minions have moved this turn, X": on your turn, if they have moved."""
    words = words_of(tokens)
    comma = words.index(",", 4) if "," in words[4:] else 0
    if words[:5] != ["on", "your", "turn", ",", "after"] or not comma or words[comma - 1] != "this_turn":
        return tokens
    have = next((at for at in range(6, comma) if words[at] in _HAVE), 0)
    been = words[have + 1] == "been"
    done = words[have + 1 + been]
    if not have or "or_more" not in words[5:have] or not done_word(done, lex) or not (been or done == "moved"):
        return tokens
    were = replace(tokens[have], word="were", end=tokens[have + been].end)
    return [*tokens[:4], replace(tokens[4], word="if"), *tokens[5:have], were, *tokens[have + 1 + been :]]


_SAME_TURN = (
    *([each, one, "turn"] for each in ("on", "in", "during") for one in ("a", "one", "any", "the_same")),
    ["a", "turn"],
)


def _in_one_turn(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Players cannot play two minions on the same turn", "can play only one action a turn": each turn."""
    words = words_of(tokens)
    told = next((each for each in _SAME_TURN if words[-len(each) :] == each), [])
    begin = len(words) - len(told)
    limited = {"can", "may", "cannot"} & set(words[:begin])
    thing = lex.nouns.get(words[begin - 1 - (words[begin - 1] in ("here", "there"))], ("",))[0]
    if not told or not limited or thing not in _KINDS or ("cannot" not in limited and "only" not in words):
        return tokens
    each = replace(tokens[begin], word="each_turn", end=tokens[-1].end)
    return [*tokens[:begin], each]


COUNTED_IN_A_TURN = (
    where(_in_one_turn, "turn", "cannot can may"),
    where(_on_your_turn, "turn", "your", "first " + " ".join(_ORDINALS)),
    where(_have_by_now, "this_turn", "have has", "after"),
    where(_its_nth_move, " ".join([*_SO_OFTEN, *_ORDINALS]), "move moves moved", " ".join(_WAITING)),
    where(_the_nth_time, "time", " ".join(_ORDINALS)),
    where(_of_the_turn, "is", " ".join(_ORDINALS), "turn each_turn"),
    where(_have_been, "or_more", "have has", " ".join(_IN_TURN)),
    where(_where_they_were, "or_more", "base bases", "them they their"),
)
"""The rules of how often something has happened in a turn, in the order in which they are asked."""
