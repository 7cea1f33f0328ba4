"""Rules for numbers, and for the small words that stand for things: "one", "each", "another", "the other".

Knows words and their neighbours, as ``marks`` does, whose table says which rule comes first.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.words.lexicon import Lexicon, is_name, takes_an
from smashrules.text.words.marking import Cursor
from smashrules.text.words.roles import (
    OR_MORE,
    POWERS,
    counted,
    counter_before,
    finite,
    floating,
    left_open,
    noun_of,
    nounlike,
    offers,
    one_of_each,
    participle_before_noun,
    past,
    power_before,
    stands_alone,
    verb_of,
)
from smashrules.text.words.tokens import Token

TYPES = ("minion", "action")
_BEFORE_NUMBERS = ("by", "of", "to", "is", "was", "above", "below", "plus", "minus")
_NUMBERS = ("number", "amount")
_TWICE_OF = frozenset(("power", "printed_power", "total_power", "breakpoint"))
_COUNTERS = ("+1_power_counters", "power_counters", "counters")


def less_than(at: Cursor) -> bool:
    """ "Fewer than three": two or fewer."""
    if at.after != "than" or not counted(at.second(), at.lex):
        return False
    number = counted(at.second(), at.lex) or 0
    joint = f"{number + 1}_or_more" if at.word == "more" else f"{max(0, number - 1)}_or_fewer"
    at.mark = joint if nounlike(at.words[at.place + 3], at.lex) else f"&#{joint}"
    if at.before == "power" and at.words[at.place - 2] == "a" and at.mark.startswith("&#"):
        at.insert("of")  # "a power less than 5"
    at.take_in(2)
    return True


def plus_or_minus(at: Cursor) -> bool:
    """ "+3 or -3 power"."""
    signed = at.word[:1] in ("+", "-") and at.word[1:].isdigit()
    if not signed or at.after != "or" or at.second()[:1] not in ("+", "-"):
        return False
    at.mark = f"{at.word}_or_{at.second()}"
    at.take_in(2)
    return True


def three_total_counters(at: Cursor) -> bool:
    """ "Three total counters": three in all."""
    if at.after not in _COUNTERS:
        return False
    following = at.tokens[at.place + 1]
    at.written.append(replace(following, start=at.token.start))
    at.token, at.mark, at.skip = following, "&total", 1
    return True


def counters_total(at: Cursor) -> bool:
    if at.before not in (*_COUNTERS, "stasis_counters"):
        return False
    at.mark = "&total"
    return True


def one_or_more_of_them(at: Cursor) -> bool:
    """ "The minion(s) with the most power"."""
    if at.after != "&(s)" or at.word not in at.lex.nouns:
        return False
    at.mark = noun_of((at.lex.nouns[at.word][0], "many"), at.lex)
    at.take_in(1)
    return True


def power_or_power(at: Cursor) -> bool:
    """ "Power 3 or 4", "choose power 3 or 4"."""
    if not (at.word.isdigit() and at.after == "or" and at.second().isdigit() and power_before(at.words, at.place)):
        return False
    if at.before == "power":
        last = at.written[-1]
        at.written[-1:] = [Token("a", last.start, last.start), last]
        at.insert("of")
    at.mark = f"&#{at.word}_or_{at.second()}"
    at.take_in(2)
    return True


def or_more(at: Cursor) -> bool:
    """ "Two or more minions", "power 3 or less"."""
    number = at.word.isdigit() or at.word in at.lex.numerals
    if not number or at.after not in OR_MORE or at.before in POWERS:
        return False
    things = nounlike(at.second(), at.lex) or participle_before_noun(at.words, at.place + 2, at.lex)
    of_things = things or at.second() == "of"
    at.mark = f"{at.word}_{at.after}" if of_things else f"&#{at.lex.numerals.get(at.word, at.word)}_{at.after}"
    at.take_in(1)
    return True


def twice(at: Cursor) -> bool:
    """ "Twice that many", "twice its power": a number; not "can use it twice"."""
    of_number = at.after in ("that_many", "the_number_of") or (at.after == "that" and at.second() in _NUMBERS)
    if not of_number and not _TWICE_OF.intersection(at.words[at.place + 2 : at.place + 6]):
        return False
    at.mark = "&twice"
    return True


def by_that_many(at: Cursor) -> bool:
    """ "Reduce it by that many": by that number."""
    if "by" not in (at.before, at.words[at.place - 2] if at.before == "twice" else "") or nounlike(at.after, at.lex):
        return False
    at.insert("that")
    at.mark = "number"
    return True


def by_one(at: Cursor) -> bool:
    """ "Reduce it by one", "the number of cards in your hand plus two"."""
    where = at.before in ("by", "plus", "minus")
    if at.word not in at.lex.numerals or not where or at.after == "of" or nounlike(at.after, at.lex):
        return False
    at.mark = f"&#{at.lex.numerals[at.word]}"
    return True


def bare_number(at: Cursor) -> bool:
    denied = at.before == "not" and at.words[at.place - 2] in ("is", "was")
    where = at.before in _BEFORE_NUMBERS or "become" in at.before or denied
    if not at.word.isdigit() or not where or nounlike(at.after, at.lex):
        return False
    at.mark = "&#" + at.word
    return True


def one_or_two(at: Cursor) -> bool:
    numerals = at.lex.numerals
    if at.word not in numerals or at.after not in ("or", "and") or at.second() not in numerals:
        return False
    at.mark = f"{at.word}_{at.after}_{at.second()}"
    at.take_in(2)
    return True


def less_power(at: Cursor) -> bool:
    if at.before not in ("power", "printed_power", "starting_power") or at.after != "than":
        return False
    at.mark = "&less"
    return True


def one_of_each_kind(at: Cursor) -> bool:
    """ "One of each minion with a different name"."""
    if not one_of_each(at.words, at.place):
        return False
    at.drop(1)
    cut = at.words.index("name", at.place)
    at.words[cut - 2 : cut + 1] = ["", "different", "names"]
    return True


def taken_with_each(at: Cursor) -> bool:
    """The "a" of "with a different name", which ``one_of_each_kind`` has taken."""
    if at.words[at.place]:
        return False
    at.mark = ""
    return True


def discard_one(at: Cursor) -> bool:
    """ "Draw two cards, then discard one"; "with two actions in their hand discards one": of those spoken of last."""
    drawn = at.before in ("draw", "draws")  # a card with that name
    if not (drawn or at.before in ("discard", "discards")) or at.after not in ("", ","):
        return False
    noun = next((place for place in range(at.place - 1, 0, -1) if _is_card(at.words[place], at.lex)), 0)
    if not noun:
        return False  # of those that the sentence before has spoken of
    kind, named = at.lex.nouns[at.words[noun]][0], is_name(name := at.words[noun - 1])
    if drawn and not named:
        return False
    if not drawn and (named or kind != "card") and "hand" not in at.words[noun : at.place]:
        return False
    single = noun_of((kind, "one"), at.lex)
    at.insert("an" if takes_an(single) and not named else "a")
    if named:
        at.insert(f"&a{name[2:].rstrip('s')}")
    at.mark = single
    return True


def _is_card(word: str, lex: Lexicon) -> bool:
    return lex.nouns.get(word, ("",))[0] in ("card", "minion", "action", "monster", "treasure", "titan")


def card_type(at: Cursor) -> bool:
    """ "Choose "minion" or "action"": a card type."""
    others = {f"&t{each}" for each in TYPES} - {at.word}
    if not at.word.startswith("&t") or at.after != "or" or at.second() not in others:
        return False
    at.insert("a")
    at.mark = "card_type"
    at.take_in(2)
    return True


def the_other(at: Cursor) -> bool:
    if at.before != "the" or nounlike(at.after, at.lex) or past(at.after, at.lex):
        return False
    at.mark = "&other"
    return True


def for_each_one(at: Cursor) -> bool:
    """ "For each, ...", "for each you discard", "for each until the end of the turn"."""
    after, lex = at.after, at.lex
    done = past(after, lex) and at.second() not in lex.nouns and not is_name(at.second())
    told = after in ("that", "which") and at.second() in lex.auxiliaries  # "for each that is an action"
    if not told and after not in ("", ",", "you", "they", "until") and after not in lex.auxiliaries and not done:
        return False
    at.written.append(at.token)
    at.token, at.mark = replace(at.token, start=at.token.end), "&one"
    return True


def this_alone(at: Cursor) -> bool:
    waited_for = at.after == "," and left_open(at.written) and at.before not in ("do", "does")
    if not (waited_for and verb_of(at.before, at.lex)) and not stands_alone(at.before, at.after, at.lex):
        return False
    at.mark = "&this"
    return True


def there_is(at: Cursor) -> bool:
    if at.lex.auxiliaries.get(at.after) != "be" or at.noun_before:
        return False
    at.mark = "&there"
    return True


def either(at: Cursor) -> bool:
    """An "either" that says no more than the "or" after it."""
    if not offers(at.words[at.place + 1 :]):
        return False
    if at.written and at.written[-1].word == "&to":
        at.written[-1] = replace(at.written[-1], word="&toeither", end=at.token.end)
        at.mark = ""
    else:
        at.drop()
    return True


def they_all(at: Cursor) -> bool:
    """ "Your minions here all have +1 power", "they all gain it": what the plural says."""
    plural = at.before in ("they", "those", "here", "there") or at.lex.nouns.get(at.before, ("", ""))[1] == "many"
    plural = plural or (is_name(at.before) and at.before.endswith("s"))
    says = at.lex.auxiliaries.get(at.after) in ("have", "may", "be") or finite(at.after, at.lex)
    if not plural or not says:
        return False
    at.written[-1] = replace(at.written[-1], end=at.token.end)
    at.mark = ""
    return True


def each_of_them(at: Cursor) -> bool:
    """ "They each draw", "place two or more each"."""
    many = at.before in OR_MORE and at.after == ""
    if not many and not floating(at.before, at.after, at.noun_before, at.lex):
        return False
    if at.before == "may" and at.words[at.place - 2] == "you" and at.words[at.place - 3 : at.place - 2] != ["and"]:
        return False  # you and who else
    at.written[-1] = replace(at.written[-1], end=at.token.end)
    at.mark = ""
    return True


def to_another(at: Cursor) -> bool:
    """ "From one base to another"."""
    from_one = at.words[at.place - 3 : at.place - 1] in (["one", "base"], ["one", "minion"])
    if at.before != "to" or not (from_one or at.words[at.place - 2] == "minions"):
        return False
    if nounlike(at.after, at.lex) or at.after == "of":
        return False
    at.mark = "&another" if at.words[at.place - 2] == "base" else "&another_minion"
    return True


def has_none(at: Cursor) -> bool:
    """ "Place a +1 power counter on it if it has none": no such counters."""
    if at.before not in ("have", "has", "had") or at.after not in ("", ",") or at.words[at.place - 2] == "you":
        return False
    counter = counter_before(at.words[: at.place])
    if not counter:
        return False
    at.insert("no")
    at.mark = counter.removesuffix("s") + "s"
    return True


def has_one(at: Cursor) -> bool:
    """ "A minion that does not have one": a counter on it."""
    if at.before not in ("have", "has") or at.after not in ("", ","):
        return False
    counter = counter_before(at.words[: at.place])
    if not counter:
        return False
    token = at.token
    at.insert("a")
    at.written += [replace(token, word=counter), replace(token, start=token.end, word="on")]
    at.token, at.mark = replace(token, start=token.end), "it"
    return True


def one(at: Cursor) -> bool:
    told = at.before == "for_each" and at.after in ("that", "which") and at.second() in at.lex.auxiliaries
    if not told and (nounlike(at.after, at.lex) or participle_before_noun(at.words, at.place + 1, at.lex)):
        return False
    more = at.after == "or" and (at.second() in at.lex.numerals or at.second() in ("more", "fewer"))
    if more or at.after in ("of", "vp", "@or"):
        return False
    at.mark = "&one"
    return True
