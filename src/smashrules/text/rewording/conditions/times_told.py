"""When something is done, told another way: "after your turn", "at the start or end of your turn", "any time a minion
is destroyed", "the first time on each of your turns", "instead of being destroyed".

What comes after a turn is done at its end. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import said_at, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import done_word, finite
from smashrules.text.words.tokens import Token, words_of

_WHOSE: tuple[list[str], ...] = (
    ["your"],
    ["your", "next"],
    ["each"],
    ["every"],
    ["each", "player", "'s"],
    ["each", "other", "player", "'s"],
    ["another", "player", "'s"],
    ["any", "other", "player", "'s"],
    ["the"],
)
_ENDS = (["ends"], ["is", "over"])
_BEGINS = (["begins"], ["starts"])
_SOME = ("a", "any")


def _edge(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After your turn (ends)": at its end; "when it becomes your turn": at its start. "At the end of any turn": of
    each turn."""
    words = words_of(tokens)
    comma = words.index(",") if "," in words else 0
    if not comma or words[0] not in ("after", "when", "at"):
        return tokens
    if words[:2] == ["at", "the"] and words[3:4] == ["of"] and words[4] in _SOME and words[5] == "turn":
        return [*tokens[:4], replace(tokens[4], word="each"), *tokens[5:]]
    said, side = words[1:comma], ""
    if words[0] == "when" and said[:2] == ["it", "becomes"]:
        said, side = said[2:], "start"
    elif words[0] == "after" and (told := [each for each in _BEGINS if said[-len(each) :] == each]):
        said, side = said[: -len(told[0])], "start"
    elif words[0] == "after" and (told := [each for each in _ENDS if said[-len(each) :] == each]):
        said, side = said[: -len(told[0])], "end"
    elif words[0] == "after":
        side = "end"
    said = ["your", "turn"] if said == ["each", "of", "your", "turns"] else said
    if not side or said[-1:] != ["turn"] or said[:-1] not in _WHOSE:
        return tokens
    if said == ["the", "turn"] and words[0] == "after" and words[-2:] == ["turn", ","]:
        return tokens
    start, end = tokens[0].start, tokens[comma - 1].end
    told_so = ["at", "the", side, "of", *said]
    return [*spread(told_so, start, end), *tokens[comma:]]


def _at_both(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "At the start or end of your turn": at the start of your turn, or at the end of it."""
    words = words_of(tokens)
    if words[:2] != ["at", "the"] or words[3:4] not in (["or"], ["and"]) or "," not in words:
        return tokens
    sides = words[2], words[4 + (words[4] == "the")]
    of = 5 + (words[4] == "the")
    comma = words.index(",")
    turn = tokens[of:comma]
    if set(sides) != {"start", "end"} or words[of] != "of" or words[comma - 1] != "turn":
        return tokens
    at = tokens[of - 1].end
    first = [*tokens[:3], *(replace(each, start=tokens[2].end, end=tokens[2].end) for each in turn)]
    second = [Token(each, at, at) for each in ("or", "at", "the")]
    return [*first, *second, tokens[of - 1], *turn, *tokens[comma:]]


def _any_time(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Any time a minion is destroyed here": each time. Not "any time you can play a minion"."""
    words = words_of(tokens)
    place = words.index("any_time")
    comma = words.index(",", place) if "," in words[place:] else len(words)
    if {"can", "could", "may"} & set(words[place:comma]) or words[place - 1 : place] == ["at"]:
        return tokens
    return [*tokens[:place], replace(tokens[place], word="each_time"), *tokens[place + 1 :]]


def _first_on_your_turn(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The first time on each of your turns that you play a minion", "the first time a base scores on your turn": on
    your turn, after the first time each turn."""
    words = words_of(tokens)
    comma = words.index(",") if "," in words else 0
    if not comma or words[0] not in ("the_first_time", "after") or words[:2] == ["after", "the_first_time_each_turn"]:
        return tokens
    begin = 1 if words[0] == "the_first_time" else 2
    if words[begin - 1] != "the_first_time":
        return tokens
    told = next((each for each in _ON_YOURS if words[begin : begin + len(each)] == each), [])
    last = next((each for each in _ON_YOURS if words[comma - len(each) : comma] == each), [])
    event = tokens[begin + len(told) : comma] if told else tokens[begin : comma - len(last)]
    event = event[1:] if event and event[0].word in ("that", "&that") else event
    if not (told or last) or not event:
        return tokens
    start = tokens[0].start
    lead = [Token(each, start, start) for each in ("on", "your", "turn", ",", "after")]
    return [*lead, replace(tokens[begin - 1], word="the_first_time_each_turn"), *event, *tokens[comma:]]


_ON_YOURS = (
    ["on", "each", "of", "your", "turns"],
    ["during", "each", "of", "your", "turns"],
    ["on", "your", "turn"],
    ["during", "your", "turn"],
)


def _first_time_each_turn(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The first time you use a Talent here each turn": the first time each turn."""
    words = words_of(tokens)
    comma = words.index(",") if "," in words else 0
    first = next((at for at in (0, 1) if words[at : at + 1] == ["the_first_time"]), -1)
    if first < 0 or not comma or words[:first] not in ([], ["after"]) or words[comma - 1] != "each_turn":
        return tokens
    return [
        *tokens[:first],
        replace(tokens[first], word="the_first_time_each_turn"),
        *tokens[first + 1 : comma - 1],
        *tokens[comma:],
    ]


def _not_being(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Instead of being destroyed, this minion is returned to your hand": if it would be, it is returned instead."""
    words = words_of(tokens)
    comma = words.index(",") if "," in words else 0
    if words[:1] != ["instead_of"] or words[1:2] != ["being"] or not comma or not done_word(words[2], lex):
        return tokens
    verb = next((at for at in range(comma + 1, len(words)) if finite(words[at], lex)), 0)
    who = tokens[comma + 1 : verb]
    one = who and (words[comma + 1] in ("this", "a", "another") or words[comma + 1 : comma + 3] == ["one", "of"])
    if not one or "instead" in words[comma:]:
        return tokens
    start = tokens[0].start
    lead = [replace(tokens[0], word="if", end=start), *said_at(who, start)]
    would = [replace(tokens[1], word="would"), replace(tokens[1], word="be", start=tokens[1].end)]
    it = Token("it", who[0].start, who[-1].end)
    last = Token("instead", tokens[-1].end, tokens[-1].end)
    return [*lead, *would, *tokens[2:comma], tokens[comma], it, *tokens[verb:], last]


def _after_it_scores(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If this minion would be discarded after this base scores": when it scores."""
    words = words_of(tokens)
    comma = words.index(",") if "," in words else 0
    place = next((at for at in range(2, comma) if words[at] == "after"), 0)
    if words[:1] != ["if"] or "would" not in words[1:place] or words[comma - 1] not in ("scores", "scored"):
        return tokens
    if words[place + 1] not in ("this", "a", "that") or words[place + 2 : comma] not in (["base", "scores"],):
        return tokens
    return [*tokens[:place], replace(tokens[place], word="when"), *tokens[place + 1 :]]


def _asked_by_then(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you did not play a minion this turn, at the end of your turn, draw a card": it is asked then."""
    words = words_of(tokens)
    comma = words.index(",") if "," in words else 0
    if words[:1] != ["if"] or words[comma - 1] != "this_turn" or words[comma + 1 : comma + 3] != ["at", "the"]:
        return tokens
    end = words.index(",", comma + 1) if "," in words[comma + 1 :] else 0
    if not end or words[comma + 3 : comma + 5] != ["end", "of"] or words[end - 1] != "turn":
        return tokens
    return [*tokens[comma + 1 : end], tokens[comma], *tokens[:comma], *tokens[end:]]


def _not_gaining(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "When this base scores, you may draw a card instead of gaining VP": if you would gain VP from it, you may draw
    one instead."""
    words = words_of(tokens)
    place = words.index("gaining")
    if words[place - 1 : place] != ["instead_of"]:
        return tokens
    end = next((at for at in range(place + 1, len(words)) if words[at] in ("vp", "vps")), 0)
    if not end or words[place + 1 : end] not in ([], ["any"], ["their"], ["your"]):
        return tokens
    scores = words[0] in ("when", "after") and words[1:5] == ["this", "base", "scores", ","]
    if place == 1 and words[end + 1 : end + 2] == [","]:
        deed = tokens[end + 2 :]
    elif end == len(words) - 1:
        deed = tokens[5 * scores : place - 1]
    elif scores and place == 6 and words[end + 1] == ",":
        deed = tokens[end + 2 :]
    else:
        return tokens
    may = next((at for at, each in enumerate(deed) if each.word == "may"), 0)
    who = [each.word for each in deed[:may]]
    if who not in (["you"], ["the", "winner"], ["a", "player"], ["the", "runner-up"], ["each", "player"]):
        return tokens
    start, last = tokens[0].start, tokens[-1].end
    who = ["a", *who[1:]] if who[0] == "each" else who
    lead = [Token(each, start, start) for each in ("if", *who, "would", "gain", "vp", "from", "this", "base", ",")]
    they = replace(deed[may - 1], word="you" if who == ["you"] else "they", start=deed[0].start)
    return [*lead, they, *deed[may:], Token("instead", last, last)]


def _in_their_own_turn(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each player draws a card at the end of their turn (if they have a minion here)": at the end of each player's
    turn, if they have one, they draw a card."""
    words = words_of(tokens)
    verb = 2 + (words[1:2] == ["other"])
    if words[:verb] not in (["each", "player"], ["each", "other", "player"]):
        return tokens
    place = next((at for at in range(verb + 1, len(words)) if words[at : at + 2] == ["at", "the"]), 0)
    their = place + 4
    turn = their + 1 + (words[their + 1 : their + 2] == ["next"])
    if not place or words[place + 3 : their + 1] != ["of", "their"] or words[turn : turn + 1] != ["turn"]:
        return tokens
    behind = tokens[turn + 1 :]
    if {",", "and", "or", "then"} & set(words[verb:]) or (behind and behind[0].word not in ("if", "unless")):
        return tokens
    deed = tokens[verb:place]
    if deed[0].word != "may":
        name = next((each for each, form in lex.verbs.get(deed[0].word, ()) if form == "third"), "")
        if not name:
            return tokens
        deed = [replace(deed[0], word=lex.forms[name][0]), *deed[1:]]
    start, at = tokens[0].start, deed[0].start
    when = said_at(tokens[place:their], start)
    whose = [*tokens[:verb], Token("'s", tokens[verb - 1].end, tokens[verb - 1].end)]
    when += [*whose, *said_at(tokens[their + 1 : turn + 1], at), Token(",", at, at)]
    asked = [*said_at(behind, at), Token(",", at, at)] if behind else []
    return [*when, *asked, Token("they", at, at), *deed]


def _before_instead(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Before a minion here is destroyed, you may discard a card instead": if it would be destroyed."""
    words = words_of(tokens)
    place = next((at for at in (0, 2) if words[at : at + 1] == ["before"]), -1)
    comma = words.index(",", max(place, 0)) if "," in words[max(place, 0) :] else 0
    be = next((at for at in range(place + 2, comma) if words[at] in ("is", "are")), 0)
    if place < 0 or not be or words[-1] != "instead" or not done_word(words[be + 1], lex):
        return tokens
    if (place and words[0] not in ("once_per_turn", "once_each_turn")) or {"may"} & set(words[:comma]):
        return tokens
    would = [replace(tokens[be], word="would"), Token("be", tokens[be].end, tokens[be].end)]
    lead = replace(tokens[place], word="if")
    return [*tokens[:place], lead, *tokens[place + 1 : be], *would, *tokens[be + 1 :]]


_ITSELF = {"returns": "return", "moves": "move"}


def _goes_by_itself(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After this base scores, this minion returns to your hand": return it there."""
    words = words_of(tokens)
    comma = words.index(",") if "," in words else -1
    at = comma + 1
    verb = _ITSELF.get(words[at + 2], "") if len(words) > at + 3 else ""
    noun = lex.nouns.get(words[at + 1], ("", "")) if verb else ("", "")
    led = comma > 0 and words[0] in ("after", "before", "when", "whenever", "at", "once_per_turn")
    if not led or not verb or words[at] not in ("this", "that") or noun[1] != "one" or words[at + 3] != "to":
        return tokens
    if noun[0] not in ("minion", "action", "titan", "card") or {",", "and", "or"} & set(words[at:]):
        return tokens
    if verb == "return" and "hand" not in words[at:]:
        return tokens
    goes = replace(tokens[at + 2], word=verb, start=tokens[at].start, end=tokens[at].start)
    return [*tokens[:at], goes, *tokens[at : at + 2], *tokens[at + 3 :]]


def _each_turn_after(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each turn, after you play your second action, X": after you play your second action each turn."""
    words = words_of(tokens)
    comma = words.index(",", 2) if "," in words[2:] else 0
    told = words[:2] == ["each_turn", ","] and words[2:3] in (["after"], ["when"])
    if not told or not comma or not set(words[2:comma]) & _COUNTED or set(words[2:comma]) & _OFTEN:
        return tokens
    each = replace(tokens[0], start=tokens[comma].start, end=tokens[comma].start)
    return [replace(tokens[2], start=tokens[0].start), *tokens[3:comma], each, *tokens[comma:]]


_COUNTED = {"first", "second", "third", "fourth", "fifth"}
_OFTEN = {"each_turn", "this_turn", "in_a_turn", "the_first_time_each_turn"}


def _on_its_turn(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "On the turn this minion is played, it has +2 power": it has it on the turn it is played."""
    words = words_of(tokens)
    comma = words.index(",") if "," in words else 0
    if words[:4] != ["on", "the", "turn", "this"] or words[5:comma] != ["is", "played"] or words[comma + 1] != "it":
        return tokens
    if len(words) < comma + 3 or {",", "and", "until"} & set(words[comma + 1 :]):
        return tokens
    last = tokens[-1].end
    told = said_at((*tokens[:3], tokens[comma + 1], *tokens[5:comma]), last)
    this = [replace(each, start=tokens[0].start, end=tokens[0].end) for each in tokens[3:5]]
    return [*this, *tokens[comma + 2 :], *told]


def _once_on_theirs(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Once during another player's turn, you may X": once on it. Not where it is told after what."""
    words = words_of(tokens)
    comma = words.index(",") if "," in words else 0
    whose = words[2 : comma - 3]
    if words[:2] != ["once", "during"] or whose not in (["another"], ["each", "other"], ["any", "other"]):
        return tokens
    if words[comma - 3 : comma] != ["player", "'s", "turn"] or words[comma + 1 : comma + 3] != ["you", "may"]:
        return tokens
    return [tokens[0], replace(tokens[1], word="on"), *tokens[2:]]


ON_ITS_TURN = (where(_on_its_turn, "played", "turn", "it", "on"),)
"""The rule of what is said of a card on the turn it is played, asked before it is asked what is so in the turn."""
TIMES_TOLD = (
    where(_once_on_theirs, "once", "during", ","),
    where(_each_turn_after, "each_turn", ",", "after when"),
    where(_in_their_own_turn, "their", "each", "turn", "start end"),
    where(_before_instead, "instead", "before", "is are"),
    where(_goes_by_itself, "returns moves", ",", "this that"),
    where(_not_gaining, "gaining", "instead_of", "may"),
    where(_asked_by_then, "this_turn", "if", "end"),
    where(_edge, "turn turns", ",", "after when at"),
    where(_at_both, "start", "end", "turn", ","),
    where(_any_time, "any_time"),
    where(_first_time_each_turn, "the_first_time", "each_turn", "use uses", ","),
    where(_first_on_your_turn, "the_first_time", "your", ","),
    where(_not_being, "being", "instead_of"),
    where(_after_it_scores, "would", "after", "if"),
)
"""The rules of when something is done, in the order in which they are asked."""
