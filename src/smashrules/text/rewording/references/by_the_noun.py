"""What stands for a noun that the same sentence has named, put as that noun: "reduce its breakpoint or increase it",
"shuffle your deck, then place a card on top of it", "destroy one of your minions if you have three or more here".

Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import said_at, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import noun_of
from smashrules.text.words.tokens import Token, words_of

_CHANGING = ("reduce", "decrease", "increase", "reduces", "increases", "decreases")
_NUMBERS = ("power", "breakpoint")
_BY = ("by", "to")
_ENDS = ("top", "bottom")
_BOUNDS = ("or_more", "or_fewer", "or_less")
_LOWEST = ("at_least", "exactly", "fewer_than", "more_than")
_THAT_BASE = ["that", "base"]
_HERE = ("here", "there")
_CARDS = ("minion", "action", "titan")
_LABELLED = ("talent", "special", "ongoing")


def _the_number_again(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Reduce the breakpoint of a base by 2 or increase it by 2": increase the breakpoint of a base by 2; behind
    anything but "or" it is that of the same one."""
    words = words_of(tokens)
    for place in range(4, len(words) - 2):
        if words[place] not in _CHANGING or words[place + 1] != "it" or words[place + 2] not in _BY:
            continue
        first = next((at for at in range(place) if words[at] in _CHANGING), place)
        end = next((at for at in range(first, place) if words[at] in _BY), place)
        said = words[first + 1 : end]
        named = [word for word in said if word in _NUMBERS]
        if end == place or len(named) != 1:
            continue
        at = tokens[place + 1]
        if words[place - 1] in ("or", "@or"):
            again = [replace(each, start=at.start, end=at.end) for each in tokens[first + 1 : end]]
            before = [*_for_both(tokens[:place], tokens[place:]), tokens[place]]
        else:
            again = [replace(at, word="its"), Token(named[0], at.end, at.end)]
            before = tokens[: place + 1]
        return [*before, *again, *_the_number_again(tokens[place + 2 :], lex)]
    return tokens


def _for_both(before: list[Token], rest: list[Token]) -> list[Token]:
    """How long it lasts, said once behind both: of the first, too."""
    words, said = words_of(rest), words_of(before)
    if "until" in said or "until" not in words or "turn" not in words[words.index("until") :]:
        return before
    until = words.index("until")
    joint = len(before) - 1 - (said[-2:-1] == [","])
    at = before[joint - 1].end
    lasting = said_at(rest[until : words.index("turn", until) + 1], at)
    return [*before[:joint], *lasting, *before[joint:]]


def _on_top_of_it(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Shuffle your deck, then place a card from your hand on top of it": on top of your deck."""
    words = words_of(tokens)
    for place in range(3, len(words) - 2):
        if words[place] not in _ENDS or words[place + 1 : place + 3] != ["of", "it"]:
            continue
        decks = [at for at in range(1, place) if words[at] == "deck" and words[at - 1] in ("your", "their")]
        if not decks or ("their" in words[:place] and "your" in [words[at - 1] for at in decks]):
            continue
        it = tokens[place + 2]
        deck = [Token(words[decks[-1] - 1], it.start, it.end), Token("deck", it.end, it.end)]
        return [*tokens[: place + 2], *deck, *tokens[place + 3 :]]
    return tokens


def _so_many_of_them(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy one of your minions here if you have three or more here": three or more minions."""
    words = [*words_of(tokens), ""]
    for place in range(4, len(words) - 1):
        bare = words[place] in lex.numerals and words[place] != "one"
        behind = place + 1 + (words[place + 1] in _BOUNDS)
        bounded = behind > place + 1 or words[place - 1] in _LOWEST
        verb = place - 1 - (words[place - 1] in _LOWEST)
        if not (bare and bounded) or words[verb] not in ("have", "has", "are") or words[behind] not in _HERE:
            continue
        opener = max((at for at in range(verb) if words[at] in ("if", "unless", "while")), default=0)
        named = [at for at in range(opener) if lex.nouns.get(words[at], ("",))[0] in _CARDS]
        if not named or set(words[named[-1] + 1 : opener]) - {*_HERE, ","}:
            continue  # of which of them is not said
        if len({lex.nouns[words[at]][0] for at in named}) != 1:
            continue
        kind = lex.nouns[words[named[-1]]][0]
        several = noun_of((kind, "many"), lex)
        at = tokens[behind - 1].end
        return [*tokens[:behind], Token(several, at, at), *tokens[behind:]]
    return tokens


def _so_many_where(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "One of your minions at each base where you have at least two": at least two minions."""
    words = [*words_of(tokens), ""]
    for where_ in range(4, len(words) - 3):
        if words[where_ : where_ + 3] != ["where", "you", "have"]:
            continue
        number = where_ + 3 + (words[where_ + 3] in _LOWEST)
        end = number + 1 + (words[number + 1] in _BOUNDS)
        bounded = end > number + 1 or number > where_ + 3
        if not bounded or lex.numerals.get(words[number], 0) < 2 or words[end] not in ("", ".", ","):
            continue
        named = {lex.nouns[each][0] for each in words[:where_] if lex.nouns.get(each, ("",))[0] in _CARDS}
        if lex.nouns.get(words[where_ - 1], ("",))[0] != "base" or len(named) != 1:
            continue
        several = noun_of((min(named), "many"), lex)
        at = tokens[end - 1].end
        return [*tokens[:end], Token(several, at, at), *tokens[end:]]
    return tokens


def _of_cards_on(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Other players cannot use Talents on this base": those of cards on it, not the base's own."""
    words = words_of(tokens)
    for place in range(len(words) - 2):
        kind, number = lex.nouns.get(words[place], ("", ""))
        if kind not in _LABELLED or number != "many" or words[place + 1] != "on":
            continue
        on = next((lex.nouns[word][0] for word in words[place + 2 :] if word in lex.nouns), "")
        if on == "base":
            at = tokens[place].end
            cards = [Token(word, at, at) for word in ("of", "cards")]
            return [*tokens[: place + 1], *cards, *tokens[place + 1 :]]
    return tokens


def _at_such_a_base(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If there is a base with a breakpoint of 25 or more, you may play this titan there": on such a base."""
    words = words_of(tokens)
    if words[:3] != ["if", "there", "is"] or words[3:5] not in (["a", "base"], ["another", "base"]):
        return tokens
    comma = words.index(",") if "," in words else 0
    rest = words[comma + 1 :]
    spoken = [at for at in range(comma + 1, len(words)) if words[at] == "there" or words[at : at + 2] == _THAT_BASE]
    if not comma or len(spoken) != 1 or {"and", "or", "then", "@or"} & set(words):
        return tokens
    place = spoken[0]
    moved = rest[:1] in (["move"], ["transfer"]) or rest[:3] == ["you", "may", "move"]
    at = tokens[place]
    such = [replace(each, start=at.end, end=at.end) for each in tokens[3:comma]]
    if words[place] == "there":
        if words[place + 1 : place + 2] and words[place + 1] in ("is", "are"):
            return tokens
        return [*tokens[:place], replace(at, word="to" if moved else "on"), *such, *tokens[place + 1 :]]
    such[0] = replace(such[0], start=at.start)
    return [*tokens[:place], *such, *tokens[place + 2 :]]


def _on_that_base(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Reduce this base's breakpoint by 1 for each of your actions on it": on this base."""
    words = words_of(tokens)
    begin = next((at for at in range(len(words) - 3) if words[at : at + 4] == _ITS_BREAKPOINT), None)
    each = words.index("for_each") if "for_each" in words else 0
    if begin is None or each < begin or (begin and words[begin - 1] not in _CHANGING):
        return tokens
    place = next((at for at in range(each, len(words) - 1) if words[at : at + 2] == ["on", "it"]), 0)
    cards = [word for word in words[each:place] if lex.nouns.get(word, ("",))[0] in (*_CARDS, "card")]
    if not place or len(cards) != 1 or {",", "and", "or", "then"} & set(words[begin:place]):
        return tokens
    it = tokens[place + 1]
    this = [replace(it, word="this"), Token("base", it.end, it.end)]
    return [*tokens[: place + 1], *this, *tokens[place + 2 :]]


_ITS_BREAKPOINT = ["this", "base", "'s", "breakpoint"]


def _on_its_base(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you have a minion of power 8 or more, you may play this titan on its base": on that minion's base."""
    words = words_of(tokens)
    opener = next((at for at in range(len(words) - 4) if words[at : at + 3] == ["if", "you", "have"]), None)
    comma = words.index(",", opener) if opener is not None and "," in words[opener:] else 0
    its = (
        next((at for at in range(comma, len(words) - 1) if words[at : at + 2] == ["its", "base"]), 0) if comma else 0
    )
    if opener is None or not its or words[opener + 3] not in ("a", "one"):
        return tokens
    asked, done = words[opener + 4 : comma], words[comma:its]
    if asked[:1] != ["minion"] or done != [",", "you", "may", "play", "this", "titan", words[its - 1]]:
        return tokens
    if any(lex.nouns.get(word, ("",))[0] in (*_CARDS, "base") for word in asked[1:]):
        return tokens
    it = tokens[its]
    that = [replace(it, word="that"), Token("minion", it.end, it.end), Token("'s", it.end, it.end)]
    return [*tokens[:its], *that, *tokens[its + 1 :]]


BY_THE_NOUN = (
    where(_the_number_again, "it", "power breakpoint", " ".join(_CHANGING)),
    where(_on_top_of_it, "top bottom", "of", "it", "deck"),
    where(_on_its_base, "its", "if", "titan", "base"),
    where(_on_that_base, "breakpoint", "it", "for_each"),
    where(_so_many_of_them, "or_more or_fewer or_less at_least exactly", "here there", "have has are"),
    where(_so_many_where, "where", "have", "or_more or_fewer or_less at_least exactly fewer_than more_than"),
    where(_at_such_a_base, "if", "base", "there that"),
    where(_of_cards_on, "talents talent_abilities specials special_abilities ongoing_abilities", "on"),
)
"""The rules of what stands for a noun of the same sentence."""
