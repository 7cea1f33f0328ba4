"""What is put under a card, made to lose its counters, or discarded by others, in the words of the rules.

What is placed under a card is stored under it; a card that loses its counters has them removed; who cannot be made
to discard has cards that others cannot discard. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

import re

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, put, said_at, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import EVENT_OPENERS, counted, verb_of
from smashrules.text.words.tokens import Token, words_of

_PUT = {"place": "store", "put": "store", "places": "stores", "puts": "stores"}
_STORED = ("card", "minion", "action", "titan", "treasure")
_UNDER = ("it", "this", "here", "them")
_ONE_OF = ("one", "a", "an", "another", "that", "your")
_COUNTED = ("all", "a", "an", "one", "each")
_ITS = ("its", "their")
_COUNTERS = "counter counters " + " ".join(
    f"{each}_counter{s}" for each in ("power", "stasis", "+1_power") for s in ("", "s")
)
_OPENERS = (*EVENT_OPENERS, "if", "while", "unless", "until", "would")
_ONTO = {"they": "them"}
_MAKING = (["make", "you"], ["force", "you", "to"], ["cause", "you", "to"])
_OTHERS = (
    ["other", "players"],
    ["other", "players", "'s", "cards"],
    ["other", "players", "'s", "abilities"],
    ["another", "player"],
)
_DISCARDED = (["cards"], ["any", "cards"], ["a", "card"], ["any"])
_HANDS: tuple[list[str], ...] = ([], ["from", "your", "hand"])


def _stored(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Place a card from your hand under this minion": store it there; "each card under it": stored under it."""
    words = words_of(tokens)
    for place in range(1, len(words) - 1):
        if words[place] != "under" or not _is_card(words[place + 1 :], lex):
            continue
        if words[place - 1] in ("stored", "buried"):  # where they lie, not where they go
            continue
        start = max((at for at in range(place) if words[at] in (",", "and", "then", "and_then", ":")), default=-1) + 1
        if any(verb_of(each, lex) == "store" for each in words[start:place]):
            continue
        verb = next((at for at in range(place - 1, start - 1, -1) if words[at] in _PUT), None)
        noun = lex.nouns.get(words[place - 1], ("",))[0] in _STORED
        if verb is not None:
            things = [lex.nouns[each][0] for each in words[verb + 1 : place] if each in lex.nouns]
            if things and "counter" in things:
                continue
            done = replace(tokens[verb], word=_PUT[words[verb]])
            rest = _stored(tokens[place + 1 :], lex)
            return [*tokens[:verb], done, *tokens[verb + 1 : place + 1], *rest]
        if noun:
            at = tokens[place].start
            rest = _stored(tokens[place + 1 :], lex)
            return [*tokens[:place], Token("stored", at, at), tokens[place], *rest]
    return tokens


def _is_card(words: list[str], lex: Lexicon) -> bool:
    """Whether a card is named there, and no base and no deck: "this", "one of your actions", "another minion"."""
    if words[0] in _UNDER:
        return words[:2] != ["this", "base"]
    if words[0] not in _ONE_OF:
        return False
    noun = next((each for each in words[1:4] if each in lex.nouns), "")
    return lex.nouns.get(noun, ("",))[0] in _STORED and "'s" not in words[1:4]


def _face_down(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Store it face down under this action", "bury a card face down": so it lies there anyway."""
    words = words_of(tokens)
    for place in range(2, len(words)):
        if words[place] != "face_down":
            continue
        verb = next((each for each in reversed(words[:place]) if verb_of(each, lex)), "")
        if verb_of(verb, lex) in ("store", "bury") and words[place + 1 : place + 2] in (["under"], ["on"], ["here"]):
            return [*tokens[:place], *tokens[place + 1 :]]
    return tokens


_NO_MORE = re.compile(
    r"&\((?:(?:to_)?(?:a_)?max(?:imum)?(?:_of)?|up_to|no_more_than)_(\d+|\w+?)(?:_cards|_actions|_minions)?\)"
)
_THIS = ("card", "minion", "action", "titan", "base")


def _so_many_under(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Store it under this minion (up to three cards)": if there are fewer than three cards stored under it."""
    words = words_of(tokens)
    for place in range(5, len(words)):
        most = _NO_MORE.fullmatch(words[place])
        under = next((at for at in range(place - 1, 1, -1) if words[at] == "under"), 0)
        verb = next((at for at in range(under - 1, -1, -1) if words[at] in ("store", "stores")), under)
        where_to = words[under + 1 : place]
        where_to = where_to[:-1] if where_to[-1:] == ["instead"] else where_to
        one = words[verb + 1 : verb + 2] in ([each] for each in ("it", "that", "this", "a", "an", "one"))
        if not most or counted(most[1], lex) is None or not one:
            continue
        if where_to[:1] == ["this"] and where_to[1:] in ([each] for each in _THIS):
            told = ["if", "there", "are", "fewer", "than", most[1], "cards", "stored", "under", *where_to]
            return put(tokens, place, place + 1, told)
    return tokens


def _counters_lost(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Minions here lose all their +1 power counters": remove all of them from those minions. How many there are
    must be said: "lose counters" can be one each, or all."""
    words = words_of(tokens)
    verb = next((at for at in range(1, len(words) - 1) if words[at] in ("lose", "loses")), 0)
    start = max((at for at in range(verb) if words[at] in (",", "then", "and_then", ":")), default=-1) + 1
    who = tokens[start:verb]
    said = words[start:verb]
    if not verb or not who or set(said) & {*_OPENERS, "may", "must", "cannot", "would", "and", "or", "player", "you"}:
        return tokens
    noun = next(
        (at for at in range(verb + 1, min(verb + 6, len(words))) if lex.nouns.get(words[at], ("",))[0] == "counter"),
        0,
    )
    many = [each for each in words[verb + 1 : noun] if each not in (*_ITS, "of", "&of", "the")]
    whose = set(words[verb + 1 : noun]) & set(_ITS)
    several = lex.nouns.get(words[noun], ("", ""))[1] == "many"
    counted = len(many) == 1 and (many[0] in _COUNTED or many[0] in lex.numerals or many[0].isdigit())
    if not noun or not (counted or (not many and whose and several)):
        return tokens
    end = noun + 1
    if words[end : end + 2] in (["on", "it"], ["on", "them"]):
        end += 2
    amount = "all" if not many or many[0] == "each" else many[0]
    at = tokens[noun].end
    away = [Token("from", at, at)]
    if len(who) == 1:
        away.append(Token(_ONTO.get(said[0], said[0]), at, at))
    else:
        away += who
    some = [replace(tokens[verb], word="remove"), Token(amount, tokens[verb].end, tokens[noun].start), tokens[noun]]
    return [*tokens[:start], *some, *away, *tokens[end:]]


def _cannot_lose(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This minion cannot lose its counters", "cannot have counters removed": counters cannot be removed from it."""
    words = [*words_of(tokens), "", "", ""]
    cannot = words.index("cannot")
    start = begin_behind(words, cannot, (",", ":", "."))
    noun = cannot + 2 + (words[cannot + 2 : cannot + 3] in ([each] for each in (*_ITS, "any")))
    if words[cannot + 1] not in ("lose", "have") or lex.nouns.get(words[noun], ("",))[0] != "counter":
        return tokens
    removed = words[noun + 1 : noun + 2] == ["removed"]
    if removed is not (words[cannot + 1] == "have") or start == cannot or "if" in words[start:cannot]:
        return tokens
    end = noun + 1 + removed
    who, at, last = tokens[start:cannot], tokens[cannot].start, tokens[end - 1].end
    first = replace(tokens[noun], start=who[0].start, end=who[0].start)
    gone = [Token(each, at, at) for each in ("cannot", "be", "removed", "from")]
    from_whom = [*who[:-1], replace(who[-1], end=last)]
    return [*tokens[:start], first, *gone, *from_whom, *tokens[end:]]


def _not_made_to(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Other players cannot make you discard (cards)": their cards cannot discard cards in your hand."""
    words = words_of(tokens)
    at = words.index("cannot") if "cannot" in words else 0
    made = next((each for each in _MAKING if words[at + 1 : at + 1 + len(each)] == each), None)
    begin = begin_behind(words, at, (",",))
    others = words[begin:at] in _OTHERS
    if not at or made is None or not others:
        return tokens
    rest = words[at + 1 + len(made) :]
    what = next((each for each in _DISCARDED if rest[1 : 1 + len(each)] == each), [])
    if rest[:1] != ["discard"] or rest[1 + len(what) :] not in _HANDS:
        return tokens
    start, end = tokens[begin].start, tokens[-1].end
    said = ("cards", "in", "your", "hand", "cannot", "be", "discarded", "by", "other", "players", "'s", "cards")
    return [*tokens[:begin], *spread(said, start, end)]


def _made_to(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After another player's card makes you discard (a card)": after one or more cards (one) in your hand are
    discarded by it; "would make you": would be."""
    words = words_of(tokens)
    verb = next((at for at in range(2, len(words) - 2) if words[at] in _MADE), 0)
    end = verb + 2 + (words[verb + 2 : verb + 3] == ["to"])
    begin = begin_behind(words, verb, (*EVENT_OPENERS, "if"))
    would = words[verb - 1] == "would"
    who = tokens[begin : verb - would]
    if (
        not verb
        or not begin
        or words[verb + 1] != "you"
        or words[end : end + 1] != ["discard"]
        or "," in words[:verb]
    ):
        return tokens
    stop = next((at for at in range(end + 1, len(words)) if words[at] in (",", ".")), len(words))
    what = words[end + 1 : stop]
    what = what[:-3] if what[-3:] == ["from", "your", "hand"] else what
    if not who or what not in ([], ["cards"], ["a", "card"], ["one", "or_more", "cards"]):
        return tokens
    what = ["one", "or_more", "cards"] if what in ([], ["cards"]) else what
    be = ["would", "be"] if would else ["is"] if what[-1] == "card" else ["are"]
    start, last = tokens[verb].start, tokens[stop - 1].end
    said = spread([*what, "in", "your", "hand", *be, "discarded", "by"], tokens[begin].start, who[0].end)
    by = said_at(who, start) if not would else who
    by = [*by[:-1], replace(by[-1], end=last)]
    return [*tokens[:begin], *said, *by, *tokens[stop:]]


_MADE = ("makes", "make", "forces", "force", "causes", "cause")

PUT_UNDER = (
    where(_so_many_under, "store stores", "under"),
    where(_made_to, "discard", " ".join(_MADE), "you"),
    where(_stored, "under"),
    where(_face_down, "face_down", "store stores bury buries"),
    where(_counters_lost, "lose loses"),
    where(_cannot_lose, "cannot", "lose have", _COUNTERS),
    where(_not_made_to, "make force cause", "discard", "cannot"),
)
"""The rules of what is put under a card, lost, or not discarded, in the order in which they are asked."""
