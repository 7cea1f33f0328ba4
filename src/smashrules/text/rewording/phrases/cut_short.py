"""What a sentence leaves out at its end or says in its midst: "less than this minion's", "the bottom of yours", "if A
or if B", "two different minions", "loses 1 power", "has its power reduced".

Each is put with the words that it leaves out, and without those that say nothing. Knows words and their neighbours,
no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, looking_back, put, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import EVENT_OPENERS, bare, verb_of
from smashrules.text.words.tokens import Token, words_of

_WAITING = ("after", "when", "whenever", "the_first_time_each_turn", "the_next_time")
_WHILE = ("while", "if", "as_long_as")
_EDGE = ("the_bottom", "the_top", "bottom", "top")
_DONE = {"destroy": "destroyed", "remove": "removed", "return": "returned", "discard": "discarded"}
_UNTIL = ("until", ".", ",", "for", "while", "if")


def _whose_power(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "With power less than or equal to this minion's": to this minion's power."""
    words = [*words_of(tokens), ""]
    for place in range(4, len(tokens)):
        told = words[place] == "'s" and words[place - 2] in ("this", "that") and words[place - 1] in lex.nouns
        than = words[place - 3] in ("than", "equal_to", "less_than_or_equal_to", "greater_than_or_equal_to", "to")
        behind = lex.nouns.get(words[place + 1]) is None and words[place + 1] not in lex.classes["PRE"]
        if told and than and behind and "power" in words[max(0, place - 9) : place]:
            at = tokens[place].end
            return [*tokens[: place + 1], Token("power", at, at), *tokens[place + 1 :]]
    return tokens


def _of_yours(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "On the bottom of their deck and you place one on the bottom of yours": of your deck."""
    words = words_of(tokens)
    for place in range(3, len(words)):
        if words[place] not in ("yours", "theirs") or words[place - 1] != "of" or words[place - 2] not in _EDGE:
            continue
        if "deck" not in words[:place]:
            continue
        whose = tokens[place]
        own = replace(whose, word="your" if whose.word == "yours" else "their")
        return [*tokens[:place], own, replace(whose, word="deck", start=whose.end), *tokens[place + 1 :]]
    return tokens


_PILES = ("discard_pile", "hand", "deck")


_DONE_TO_IT = ("destroyed", "uncovered", "buried", "discarded", "played", "returned", "revealed", "moved", "stored")


def _when_done(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "When uncovered, draw a card": when this card is uncovered."""
    words = words_of(tokens)
    place = next((at for at in range(1, len(words) - 1) if words[at] in _DONE_TO_IT), 0)
    if not place or words[place - 1] not in EVENT_OPENERS or words[place + 1] not in (",", "from", "by", "here"):
        return tokens
    if words[place - 2 : place - 1] not in ([], [","]):
        return tokens
    return put(tokens, place, place + 1, ["this", "card", "is", words[place]])


def _or_while(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "While A or while B": while A or B."""
    words = words_of(tokens)
    for place in range(2, len(words) - 2):
        again = words[place] == "or" and words[place + 1] in _WHILE and words[place + 1] in words[:place]
        if again and "," not in words[words.index(words[place + 1]) : place]:
            return [*tokens[: place + 1], *tokens[place + 2 :]]
    return tokens


def _different_ones(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Up to three different minions": up to three minions, for the same one is not one more."""
    words = words_of(tokens)
    for place in range(1, len(words) - 1):
        noun = lex.nouns.get(words[place + 1], ("", ""))
        if words[place] != "different" or noun[1] != "many" or noun[0] not in ("minion", "titan"):
            continue
        if lex.numerals.get(words[place - 1], 0) > 1:
            return [*tokens[:place], *tokens[place + 1 :]]
    return tokens


def _different_in_a_pile(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Five different cards in your discard pile", "each different action in it": with different names."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        noun = lex.nouns.get(words[place + 1], ("", ""))
        if words[place] != "different" or noun[0] not in ("minion", "action", "card"):
            continue
        if words[place + 2] not in ("in", "from") or words[place + 4 : place + 5] not in ([each] for each in _PILES):
            continue
        several = noun[1] == "many" and (lex.numerals.get(words[place - 1], 0) > 1 or words[place - 1] == "or_more")
        if not several and (noun[1] != "one" or words[place - 1] not in ("each", "for_each")):
            continue
        last = tokens[place + 1].end
        named = ("with", "different", "names") if several else ("with", "a", "different", "name")
        told = [Token(each, last, last) for each in named]
        return [*tokens[:place], tokens[place + 1], *told, *tokens[place + 2 :]]
    return tokens


def _loses_power(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "It loses 1 power until the end of the turn": it gains -1 power."""
    words = [*words_of(tokens), ""]
    for place in range(1, len(tokens) - 2):
        if words[place] not in ("lose", "loses") or words[place + 2] != "power":
            continue
        number = words[place + 1].removeprefix("&#")
        if number.isdigit() and words[place + 3] in _UNTIL:
            gain = replace(tokens[place], word="gain" if words[place] == "lose" else "gains")
            return [*tokens[:place], gain, replace(tokens[place + 1], word=f"-{number}"), *tokens[place + 2 :]]
    return tokens


def _has_it_reduced(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "That minion has its power reduced to 1": that minion's power is reduced to 1."""
    words = words_of(tokens)
    for place in range(2, len(words) - 5):
        by = words[place + 4 : place + 5] == ["by"] and words[place + 5].removeprefix("&#")
        if by and by.isdigit() and words[place : place + 4] == ["has", "its", "power", "reduced"]:
            less = [Token(f"-{by}", tokens[place + 5].start, tokens[place + 5].end), tokens[place + 2]]
            return [*tokens[:place], replace(tokens[place], word="gains"), *less, *tokens[place + 6 :]]
    for place in range(2, len(words) - 4):
        said = words[place] == "has" and words[place + 1] == "its" and words[place + 2] in ("power", "printed_power")
        if not said or words[place + 3] not in ("reduced", "increased"):
            continue
        noun = place - 1 - (words[place - 1] in ("here", "there"))
        waits = words[0] in _WAITING and not {",", "and", "or"} & set(words[:place])
        if words[noun] not in lex.nouns or not (words[noun - 1] in ("this", "that") or waits):
            continue
        has = tokens[place]
        if words[noun - 1] not in (
            "this",
            "that",
        ):  # "after a minion here has its power reduced": its power
            begin = 1 + (words[1] == "that")
            at = tokens[begin].start
            of = [Token(each, at, at) for each in ("the", words[place + 2], "of")]
            return [*tokens[:begin], *of, *tokens[begin:place], replace(has, word="is"), *tokens[place + 3 :]]
        is_ = Token("is", tokens[place + 2].end, tokens[place + 2].end)
        return [*tokens[:place], replace(has, word="'s"), tokens[place + 2], is_, *tokens[place + 3 :]]
    return tokens


def _in_turn(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Starting with you and going clockwise": the others follow in turn anyway."""
    words = words_of(tokens)
    for place in range(3, len(words) - 1):
        clockwise = words[place] in ("going", "proceeding", "continuing") and words[place + 1] == "clockwise"
        if clockwise and "starting_with" in words[:place]:
            begin = place - 1 if words[place - 1] == "and" else place
            return [*tokens[:begin], *tokens[place + 2 :]]
    return tokens


def _in_case_of_a_tie(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Place the minion with the least power there on its owner's deck (you choose in case of a tie)": of these."""
    words = words_of(tokens)
    last = words[-1] if words else ""
    most = next((at for at, word in enumerate(words) if word in ("lowest", "highest", "least", "most")), 0)
    if not last.startswith("&(") or "tie" not in last or not most or words[most - 2 : most] != ["with", "the"]:
        return tokens
    end = most + 2 + (words[most + 2 : most + 3] in (["there"], ["here"]))
    if end >= len(words) - 1 or words[most + 1] != "power":
        return tokens
    return [*tokens[:end], tokens[-1], *tokens[end:-1]]


def _of_those(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Destroy all actions on it. If you destroyed three or more, draw a card": three or more of them."""
    words = words_of(tokens)
    last = words_of(before[-1]) if before else []
    done = _DONE.get(last[0]) if last else None
    if done is None or last[1:2] not in (["all"], ["each"]) or {",", "and", "or"} & set(last):
        return tokens
    for place in range(3, len(words) - 1):
        so_many = words[place] == "or_more" and words[place - 1] in lex.numerals
        if so_many and words[place + 1] == "," and words[place - 2] == done and words[0] == "if":
            at = tokens[place].end
            return [*tokens[: place + 1], Token("of", at, at), Token("them", at, at), *tokens[place + 1 :]]
    return tokens


def _has_counters(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "With less power than this minion has +1 power counters": than the number of counters on this minion."""
    words = words_of(tokens)
    for place in range(3, len(words) - 4):
        who = 1 if words[place + 1] == "it" else 2 if words[place + 1] in ("this", "that") else 0
        has = place + 1 + who
        counters = tokens[has + 1 : has + 4]
        if words[place] != "than" or words[place - 1] != "power" or not who or words[has] != "has":
            continue
        if words_of(counters) != ["+1", "power", "counters"]:
            continue
        at, end = tokens[place].end, counters[-1].end
        number = [Token(each, at, at) for each in ("the", "number", "of")]
        number += [replace(each, start=at, end=tokens[place + 1].start) for each in counters]
        bearer = [Token("on", tokens[place + 1].start, tokens[place + 1].start), *tokens[place + 1 : has]]
        bearer[-1] = replace(bearer[-1], end=end)
        return [*tokens[: place + 1], *number, *bearer, *tokens[has + 4 :]]
    return tokens


def _or_on_aside(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "On this base, or on a minion here, to another": on this base or on a minion here."""
    words = words_of(tokens)
    for place in range(2, len(words) - 4):
        if words[place : place + 3] != [",", "or", "on"] or words[place - 1] != "base":
            continue
        end = next((at for at in range(place + 3, min(place + 7, len(words))) if words[at] in (",", ".")), 0)
        if end and words[end] == "," and words[end + 1 : end + 2] in (["to"], ["from"]):
            return [*tokens[:place], *tokens[place + 1 : end], *tokens[end + 1 :]]
    return tokens


def _no_matter(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "For each action on this base, no matter who played it": for each of them anyway."""
    words = words_of(tokens)
    place = next((at for at in range(3, len(words) - 4) if words[at : at + 3] == ["no", "matter", "who"]), 0)
    end = next((at for at in range(place, len(words)) if words[at] in (".", ",")), len(words))
    every = {"each", "all", "every", "any"} & set(words[max(0, place - 8) : place])
    whose = {"your", "their", "other", "another"} & set(words[max(0, place - 8) : place])
    if not place or end > place + 5 or not every or whose or words[end - 1] not in ("it", "them"):
        return tokens
    return [*tokens[: place - (words[place - 1] == ",")], *tokens[end:]]


def _than_its_power(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy one to destroy another with power up to 2 greater": than its power."""
    words = words_of(tokens)
    for place in range(4, len(words)):
        if words[place] not in ("greater", "higher") or words[place - 3 : place - 1] != ["up", "to"]:
            continue
        if words[place - 4] != "power" or words[place + 1 : place + 2] == ["than"]:
            continue
        at = tokens[place].end
        than = [Token(each, at, at) for each in ("than", "its", "power")]
        return [*tokens[: place + 1], *than, *tokens[place + 1 :]]
    return tokens


def _until_unless(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Other players cannot play it until then unless they discard a card": until then, they cannot, unless."""
    words = words_of(tokens)
    until, unless = words.index("until"), words.index("unless")
    end = len(words) - (words[-1] == "first")
    if not 0 < words.index("cannot") < until < unless or "," in words:
        return tokens
    comma = Token(",", tokens[unless - 1].end, tokens[unless - 1].end)
    return [*tokens[until:unless], comma, *tokens[:until], *tokens[unless:end]]


def _no_more_higher(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "With power no more than one higher", "at most 2 lower than": with power up to 1 higher."""
    words = words_of(tokens)
    for place in range(len(words) - 4):
        most = next((each for each in _AT_MOST if words[place + 1 : place + 1 + len(each)] == each), [])
        number = place + 1 + len(most)
        if words[place] not in ("power", "printed_power") or not most or words[number + 1 : number + 2] == []:
            continue
        value = words[number] if words[number].isdigit() else str(lex.numerals.get(words[number], ""))
        if not value or words[number + 1] not in _FURTHER:
            continue
        start, end = tokens[place + 1].start, tokens[number].end
        told = spread(("up", "to", value), start, end)
        return [*tokens[: place + 1], *told, *_no_more_higher(tokens[number + 1 :], lex)]
    return tokens


_AT_MOST = (["no", "more", "than"], ["at", "most"])
_FURTHER = ("higher", "greater", "lower")


UP_TO_SO_MUCH = (
    where(_no_more_higher, "higher greater lower", "power printed_power", "more most"),
    where(_no_matter, "matter", "no"),
    where(_or_on_aside, "or", "on", ",", "base"),
    where(_has_counters, "than", "has", "power", "+1"),
    where(_than_its_power, "greater higher", "power", "up"),
)
"""The rules of how much more power it may be, and of several things said at once, asked of what is written."""


SO_MANY_OF_THEM = (looking_back(_of_those, "or_more", "if", ","),)
"""The rule of how many of them, asked where the sentence before is known."""


def _then_may(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each player draws a card, then may play a minion": then they may."""
    words = words_of(tokens)
    for place in range(3, len(words) - 1):
        if words[place] != "may" or words[place - 1] not in ("then", "&then", "and_then"):
            continue
        begin = begin_behind(words, place - 2, (".", ":", ","))
        verb = next((at for at in range(begin, place) if verb_of(words[at], lex)), begin)
        who = [at for at in range(begin, verb) if lex.nouns.get(words[at], ("",))[0] in _SOMEBODY]
        if who and words[place + 1 : place + 2] and bare(words[place + 1], lex):
            at = tokens[place].start
            return [*tokens[:place], Token("they", at, at), *tokens[place:]]
    return tokens


_SOMEBODY = ("player", "owner", "controller", "winner", "runner-up")


CUT_SHORT = (
    where(_then_may, "then &then and_then", "may"),
    where(_until_unless, "unless", "until", "cannot"),
    where(_whose_power, "'s", "power", "than to equal_to less_than_or_equal_to greater_than_or_equal_to"),
    where(_of_yours, "yours theirs", "of"),
    where(_when_done, " ".join(_DONE_TO_IT), " ".join(EVENT_OPENERS)),
    where(_or_while, "or", " ".join(_WHILE)),
    where(_different_in_a_pile, "different", "in from"),
    where(_different_ones, "different"),
    where(_loses_power, "lose loses", "power"),
    where(_has_it_reduced, "reduced increased", "has", "its"),
    where(_in_turn, "clockwise"),
    where(_in_case_of_a_tie, "lowest highest least most", "power"),
)
"""The rules by which they are put at full length."""
