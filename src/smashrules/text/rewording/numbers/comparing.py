"""Comparisons as they stand in a sentence: "at least 3 higher than", "with power 2 higher", "that many plus one".

Knows words and their order, no tree; what they mean, ``relating`` knows.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import noun_of, nounlike, number_said
from smashrules.text.words.tokens import Token, words_of

HIGHER = {"higher": True, "greater": True, "more": True, "lower": False, "less": False, "fewer": False}
_SIGNS = {"plus": "+", "minus": "-"}
_POWERS = ("power", "printed_power")
_BEING = ("is", "are", "was")
_ASKING = ("if", "while", "where", "unless")
_WAYS = {"more": "above", "fewer": "below"}
_SORTS = ("minion", "action", "titan", "monster", "treasure")
_THERE = (["there", "are"], ["there", "is"], ["there", "were"])
_SAME = ("the_same", "different", "a")
_ARE = ("are", "were", "is")
_PARTS = ("and", "or", "then", "@or")
_BOUNDS = {"less_than_or_equal_to": "or_less", "greater_than_or_equal_to": "or_more"}
_BEHIND = ("", ".", ",", "plus", "minus", "here", "there", "on", "at", "in", "to", "from")


def _alike(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Two minions that have the same name": with the same name; not "the same name as" another."""
    words = [*words_of(tokens), "", ""]
    for place in range(1, len(tokens) - 3):
        if words[place] != "that" or words[place + 1] not in ("have", "share"):
            continue
        several = lex.nouns.get(words[place - 1], ("", ""))[1] == "many"
        what, behind = place + 3, place + 4
        named = words[what] == "name" or lex.nouns.get(words[what], ("",))[0] == "power"
        alike = words[place + 2] in _SAME and named
        if several and alike and words[behind] not in ("as", "equal_to"):
            with_ = replace(tokens[place], word="with", end=tokens[place + 1].end)
            same = replace(tokens[place + 2], word="different" if words[place + 2] == "different" else "the_same")
            return [*tokens[:place], with_, same, *tokens[what:]]
    return tokens


def _of_one_sort(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If there are more minions than actions here", "if you reveal more of them": if the number of minions here is
    greater than that of actions here."""
    words = words_of(tokens)
    at = next((place for place, word in enumerate(words[:-1]) if word in _ASKING), None)
    more = next((place for place, word in enumerate(words) if word in _WAYS and place > (at or 0)), 0)
    than = more + 2
    sorts = [lex.nouns.get(word, ("", ""))[0] for word in (*words[more + 1 : than], *words[than + 1 : than + 2])]
    if at is None or not more or words[than : than + 1] != ["than"] or len(set(sorts) & set(_SORTS)) < 2:
        return tokens
    end = next((place for place in range(than + 2, len(words)) if words[place] in (",", ".")), len(words))
    said, tail = tokens[at + 1 : more], tokens[than + 2 : end]
    first, second = words_of(said), words_of(tail)
    owned = second[:1] == ["in"] and second[:2] != ["in", "play"]
    named = first == ["you", "have"] and owned  # "in your hand": whose they are is said
    yours = first in (["you", "have"], ["you", "control"]) and second in (["in", "play"], [])
    if first in _THERE or named or (yours and tail):
        which: list[Token] | None = tail
    elif first in (["you", "have"], ["you", "control"]):
        which = [*said, *tail]
    elif len(first) == 2 and first[0] == "you" and first[1] in lex.verbs:  # "you revealed", "you reveal"
        done = [participle for bare, _, past, participle in lex.forms.values() if first[1] in (bare, past)]
        which = [replace(said[1], word=done[0]), *tail] if done else None
    else:
        which = tail[1:] if not first and second[:1] and second[0] in _ARE else None
    if which is None or any(word in _PARTS for word in words_of(which)):
        return tokens
    number = Token("the_number_of", tokens[more].start, tokens[more].start)
    again = Token("the_number_of", tokens[than].end, tokens[than].end)
    is_, way = replace(tokens[more], word="is"), replace(tokens[than], word=_WAYS[words[more]])
    behind = [replace(each, start=tokens[more + 1].end, end=tokens[more + 1].end) for each in which]
    your = [replace(again, word="your")] if yours and tail else []  # "more minions than actions in play"
    your_first = [replace(number, word="your")] if your else []
    one = [number, *your_first, tokens[more + 1], *behind, is_, way, again, *your, tokens[than + 1], *which]
    return [*tokens[: at + 1], *one, *tokens[end:]]


def _by_how_much(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "with power up to 2 higher than X": with up to 2 more power than X."""
    words = [*(each.word for each in tokens), "", "", "", ""]
    for place in range(len(tokens)):
        if words[place] not in _POWERS or words[place - 1] != "with":
            continue
        most = place + 1 if words[place + 1] == "up_to" else place
        if not number_said(words[most + 1], lex) or words[most + 2] not in HIGHER or words[most + 3] != "than":
            continue
        power, how, way = tokens[place], tokens[place + 1 : most + 2], tokens[most + 2]
        more = Token("more" if HIGHER[way.word] else "less", way.start, way.end)
        return [*tokens[:place], *how, more, Token(power.word, way.end, way.end), *tokens[most + 3 :]]
    return tokens


def _at_most_plus(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "With power less than or equal to two plus the number of X": of power 2 or less plus the number of X."""
    words = [*words_of(tokens), "", ""]
    for place in range(2, len(tokens) - 1):
        way, number = _BOUNDS.get(words[place], ""), words[place + 1]
        value = int(number) if number.isdigit() else lex.numerals.get(number)
        if not way or words[place - 1] not in _POWERS or value is None or words[place + 2] not in _BEHIND:
            continue
        bound = Token(str(value), tokens[place].start, tokens[place + 1].end)
        return [*tokens[:place], bound, replace(bound, word=way), *tokens[place + 2 :]]
    return tokens


def _compared(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """What compares two numbers behind "is" as one preposition; what is between them is added to the second: "at
    least 3 higher than X" is "greater than or equal to X plus 3"."""
    if not any(token.word in HIGHER for token in tokens):
        return tokens
    result: list[Token] = []
    place = 0
    while place < len(tokens):
        words = [each.word for each in tokens[place : place + 4]] + [""] * 4
        by, way = number_said(words[1], lex) if words[0] == "at_least" and words[3] == "than" else 0, words[2]
        taken = 4
        nouns = (at for at in range(place + taken, len(tokens)) if tokens[at].word in lex.nouns)
        noun = next((at for at in nouns if at + 1 == len(tokens) or tokens[at + 1].word != "'s"), None)
        if not by or way not in HIGHER or noun is None or not result or result[-1].word not in _BEING:
            result.append(tokens[place])
            place += 1
            continue
        start, end = tokens[place].start, tokens[place + taken - 1].end
        up = HIGHER[way]
        result.append(Token(("greater" if up else "less") + "_than_or_equal_to", start, end))
        result += tokens[place + taken : noun + 1]
        behind = tokens[noun].end
        result += [Token("plus" if up else "minus", behind, behind), Token(f"&#{by}", behind, behind)]
        place = noun + 1
    return result


def _so_much_at_least(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The total power here is at least 15", "at most two": 15 or more; "at least the number of X": greater than or
    equal to that."""
    words = [*words_of(tokens), "", ""]
    for place in range(1, len(tokens) - 1):
        said = 2 if words[place : place + 2] == ["at", "most"] else 1
        bound = _LEAST.get("at_most" if said == 2 else words[place], "")
        end = place + said
        if not bound or words[place - 1] not in _BEING or end >= len(tokens):
            continue
        number = number_said(words[end], lex)
        if not number and words[end] in _AMOUNTS:
            way = replace(tokens[place], word=_AS_MUCH[bound], end=tokens[end - 1].end)
            return [*tokens[:place], way, *tokens[end:]]
        if number and words[end + 1] in ("", ",", ".", "and"):
            least = replace(tokens[place], word=bound, start=tokens[end].end, end=tokens[end].end)
            return [*tokens[:place], tokens[end], least, *tokens[end + 1 :]]
    return tokens


_LEAST = {"at_least": "or_more", "at_most": "or_less", **_BOUNDS}
_AS_MUCH = {bound: op for op, bound in _BOUNDS.items()}
_AMOUNTS = ("the_number_of", "the", "its", "this", "that", "your", "their", "twice", "another", "each", "any")


def _so_many_more(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "that number plus one cards", "that many cards plus one": so many and one more, with one sign."""
    if not any(token.word in _SIGNS or token.word == "than" for token in tokens):
        return tokens
    result: list[Token] = []
    place = 0
    while place < len(tokens):
        first, second, third_, fourth, *_ = [*(each.word for each in tokens[place : place + 5]), "", "", "", ""]
        fifth = tokens[place + 4].word if place + 4 < len(tokens) else ""
        sign, number, noun, taken = "", "", tokens[place], 1
        if (first, second) == ("that", "number") and third_ in _SIGNS and fifth in lex.nouns:
            sign, number, noun, taken = _SIGNS[third_], fourth, tokens[place + 4], 5
        elif first == "that_many" and second in lex.nouns and third_ in _SIGNS and not nounlike(fifth, lex):
            sign, number, noun, taken = _SIGNS[third_], fourth, tokens[place + 1], 4
        elif first == "that_many" and second in _SIGNS and _of_cards_alone(words_of(result), lex) and fourth in _ENDS:
            sign, number, noun, taken = _SIGNS[second], third_, replace(tokens[place], word="cards"), 3
        elif second in HIGHER and fourth == "than" and fifth == "that" and _ends_there(tokens, place + 5):
            several = lex.nouns.get(third_, ("",))[0]  # "one more card than that"
            word = noun_of((several, "many"), lex)
            sign, number, noun, taken = ("+" if HIGHER[second] else "-"), first, replace(tokens[place], word=word), 5
            sign = sign if word else ""
        by = number if number.isdigit() else lex.numerals.get(number)
        if not sign or by is None:
            result.append(tokens[place])
            place += 1
            continue
        start, end = tokens[place].start, tokens[place + taken - 1].end
        result += [
            Token("that_many", start, start),
            Token(f"{sign}{by}", start, start),
            Token(noun.word, noun.start, end),
        ]
        place += taken
    return result


def _ends_there(tokens: list[Token], place: int) -> bool:
    return place >= len(tokens) or tokens[place].word in _ENDS


def _of_cards_alone(said: list[str], lex: Lexicon) -> bool:
    """ "Draw up to three cards, then discard (that many plus one)": cards, where nothing else is counted."""
    return "cards" in said and {lex.nouns[each][0] for each in said if each in lex.nouns} == {"card"}


_ENDS = ("", ".", ",")


def _more_in_a_pile(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "More minions in your discard pile than actions": more minions than actions there."""
    words = words_of(tokens)
    more, than = words.index("more"), words.index("than")
    pile = words[more + 2 : than]
    if than < more + 4 or words[more + 1] not in ("minions", "actions") or pile[0] != "in" or pile[-1] not in _PILES:
        return tokens
    if words[than + 1 : than + 2] not in (["minions"], ["actions"]) or words[than + 2 : than + 3] not in (
        [],
        [","],
        ["."],
    ):
        return tokens
    return [*tokens[: more + 2], *tokens[than : than + 2], *tokens[more + 2 : than], *tokens[than + 2 :]]


def _of_one_place(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "More minions in play than actions in play", "more minions here than actions": than actions there."""
    words = words_of(tokens)
    more, than = words.index("more"), words.index("than")
    placed = words[more + 2 : than]
    if than < more + 3 or words[more + 1] not in ("minions", "actions") or placed not in (["in", "play"], ["here"]):
        return tokens
    behind = than + 2
    again = behind + len(placed) * (words[behind : behind + len(placed)] == placed)
    ends = words[again : again + 1] in ([], [","], ["."])
    if words[than + 1 : behind] not in (["minions"], ["actions"]) or not ends:
        return tokens
    there = tokens[behind:again] or [replace(each, start=tokens[behind - 1].end) for each in tokens[more + 2 : than]]
    return [*tokens[: more + 2], *tokens[than:behind], *there, *tokens[again:]]


_PILES = ("discard_pile", "hand", "deck", "pile")

COMPARED = (
    where(_more_in_a_pile, "than", "more", "in"),
    where(_of_one_place, "than", "more", "in here"),
    where(_alike, "that", "have share"),
    where(_of_one_sort, "than", "more fewer"),
    where(_so_many_more, "plus minus than", "that that_many"),
    where(_so_much_at_least, f"at_least at_most most {' '.join(_BOUNDS)}", "is are was"),
    where(_at_most_plus, "less_than_or_equal_to greater_than_or_equal_to", "power printed_power"),
    where(_compared, "at_least", "than"),
    where(_by_how_much, "than", "with"),
)
"""The rules that put one sign for "that many and so many more", and one for what compares two numbers, in the order
in which they are asked."""
