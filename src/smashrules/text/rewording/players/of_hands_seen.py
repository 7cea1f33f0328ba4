"""What a sentence says of a hand that was just seen, or of those who showed theirs: "look at another player's hand.
Name one of the cards there", "each other player reveals their hand. Choose one of them to discard an action".

It is a card in that hand, and one of those players. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import looking_back, put
from smashrules.text.words.lexicon import Lexicon, takes_an
from smashrules.text.words.roles import bare, noun_of, verb_of
from smashrules.text.words.tokens import Token, words_of

_CARDS = ("card", "minion", "action")
_THERE = (["there"], ["in", "it"], ["in", "that", "hand"])
_WHO = (["each", "other", "player"], ["each", "player"])
_OF = ("of", "&of")


def _one_in_it(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Name one of the cards there": name a card in it."""
    words, said = words_of(tokens), words_of(before[-1]) if before else []
    hands = [at for at, word in enumerate(said) if word == "hand"]
    if said[:1] != ["look_at"] or hands != [len(said) - 1] or said[1:2] == ["each"]:
        return tokens
    for place in range(1, len(words) - 4):
        kind, number = lex.nouns.get(words[place + 3], ("", ""))
        told = words[place] == "one" and words[place + 1] in _OF and words[place + 2] == "the"
        there = next((each for each in _THERE if words[place + 4 : place + 4 + len(each)] == each), None)
        if not told or there is None or kind not in _CARDS or number != "many":
            continue
        one, last = tokens[place], tokens[place + 3 + len(there)]
        a = replace(one, word="an" if takes_an(kind) else "a")
        card = replace(tokens[place + 3], word=kind, start=one.end)
        in_it = [Token(each, last.start, last.end) for each in ("in", "it")]
        return [*tokens[:place], a, card, *in_it, *tokens[place + 4 + len(there) :]]
    return tokens


def _some_of_those_in_it(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Look at another player's hand. Discard one of those cards", "... two of them": a card, two cards in it."""
    words, said = words_of(tokens), words_of(before[-1]) if before else []
    told = [word for each in before for word in words_of(each)]
    named = any(lex.nouns.get(each, ("",))[0] in (*_CARDS, "titan") for each in told)  # "two cards from your hand"
    if not _seen(said) or named or "from" in said or "each" in words:
        return tokens
    for place in range(1, len(words) - 2):
        number, pointing = words[place], words[place + 2]
        some = (number == "one" or number in lex.numerals) and words[place + 1] in _OF
        kind, many = lex.nouns.get(words[place + 3], ("", "")) if len(words) > place + 3 else ("", "")
        noun = pointing in ("those", "these") and kind in _CARDS and many == "many"
        if not some or not (noun or (pointing == "them" and kind not in _CARDS)):
            continue
        sort = kind if noun else "card"
        wanted = (sort, "one" if number == "one" else "many")
        called = noun_of(wanted, lex)
        first = ("an" if takes_an(called) else "a") if number == "one" else number
        return put(tokens, place, place + 3 + noun, [first, called, "in", "it"])
    return tokens


def _one_for_them(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Look at another player's hand and choose a card for them to discard": a card in it."""
    words, said = words_of(tokens), words_of(before[-1]) if before else []
    for place in range(3, len(words) - 3):
        chosen = next((at for at in range(place) if words[at] == "choose"), -1)
        who = place + 2 + (words[place + 1] == "that")
        told = words[place + 1 : who] in (["them"], ["that", "player"]) and words[who : who + 1] == ["to"]
        if words[place] != "for" or not told:
            continue
        what = words[chosen + 1 : place] if chosen >= 0 else []
        nouns = [lex.nouns[word][0] for word in what if word in lex.nouns]
        here = _seen(words[: chosen - 1]) if chosen > 1 and words[chosen - 1] in ("and", "then") else []
        there = said if chosen == 0 or words[:chosen] == ["you", "may"] else []
        if not nouns or nouns[0] not in _CARDS or {"in", "from", "there", "here", "on", "each"} & set(what):
            return tokens
        if not here and not (there[-1:] == ["hand"] and "each" not in there and _seen(there)):
            return tokens
        at = tokens[place - 1].end
        in_it = [Token(each, at, at) for each in ("in", "it")]
        them = replace(tokens[place + 1], word="them", end=tokens[who - 1].end)
        return [*tokens[:place], *in_it, tokens[place], them, *tokens[who:]]
    return tokens


def _seen(said: list[str]) -> list[str]:
    """The words, where they say last that one hand is seen."""
    shut = said[:-1] if said[-1:] == [","] else said
    one = shut[-1:] == ["hand"] and "each" not in shut and shut.count("hand") == 1
    return said if one and set(shut) & {"look_at", "reveals", "reveal"} else []


def _one_of_those_players(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Choose one of them to discard an action": one of those players."""
    words, said = words_of(tokens), words_of(before[-1]) if before else []
    who = next((each for each in _WHO if said[: len(each)] == each), None)
    shows = who is not None and verb_of([*said, ""][len(who)], lex) == "reveal" and said[-1] == "hand"
    for place in range(len(words) - 5):
        chosen = words[place : place + 2] == ["choose", "one"] and words[place + 2] in _OF
        does = words[place + 3 : place + 5] == ["them", "to"] and bare(words[place + 5], lex)
        if not (shows and chosen and does):
            continue
        them = tokens[place + 3]
        those = [replace(them, word="those", end=them.start + 1), Token("players", them.start + 1, them.end)]
        return [*tokens[: place + 3], *those, *tokens[place + 4 :]]
    return tokens


def _one_of_those_hands(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Look at each other player's hand. Discard a card from one of those hands": from another player's hand."""
    words, said = words_of(tokens), words_of(before[-1]) if before else []
    seen = said[:1] == ["look_at"] or said[-1:] == ["hands"] or said[-1:] == ["hand"]
    place = next((at for at in range(1, len(words) - 3) if words[at] == "one" and words[at + 1] in _OF), 0)
    those = words[place + 2 : place + 4] in (["those", "hands"], ["these", "hands"])
    if (
        not place
        or not those
        or not seen
        or not any(said[at : at + 3] in _EVERY_OTHER for at in range(len(said) - 2))
    ):
        return tokens
    start, end = tokens[place].start, tokens[place + 3].end
    whose = [Token(each, start, end) for each in ("another", "player", "'s", "hand")]
    return [*tokens[:place], *whose, *tokens[place + 4 :]]


_EVERY_OTHER = (["each", "other", "player"], ["all", "other", "players"], ["the", "other", "players"])


def _in_each_hand(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Each other player reveals their hand. Discard a card from each (of those hands)": from each other
    player's."""
    words = [*words_of(tokens), ""]
    for place in range(2, len(tokens)):
        each = next((one for one in _EACH if words[place : place + len(one)] == one), None)
        behind = words[place + len(each)] if each is not None else ""
        if each is None or words[place - 1] not in ("from", "in") or behind not in _STOPS:
            continue
        said = words_of(before[-1]) if before else []
        first = words[: words.index("and")] if "and" in words[:place] else []
        others = _others(said) or (_others(first) if first[:1] == ["look_at"] else None)
        if others is None:
            return tokens
        end = place + len(each)
        start, last = tokens[place].start, tokens[end - 1].end
        whose = [Token(word, start, last) for word in ["each", *others, "player", "'s", "hand"]]
        begin = words[:1] == ["choose"] and behind == "and" and bare(words[end + 1], lex) and words[end + 2] == "it"
        if begin:  # "choose a minion in each hand and discard it": one after the other
            loop = [Token(word, tokens[0].start, tokens[0].start) for word in ("for_each", *others, "player", ",")]
            theirs = [Token(word, start, last) for word in ("their", "hand")]
            return [*loop, *tokens[:place], *theirs, *tokens[end:]]
        return [*tokens[:place], *whose, *tokens[end:]]
    return tokens


def _others(said: list[str]) -> list[str] | None:
    """Whether each other player's hand is seen, or that of each player; None where it is no such sentence."""
    looked = said[1:] if said[:1] == ["look_at"] else None
    for others in (["other"], []):
        who = ["each", *others, "player"]
        if looked == [*who, "'s", "hand"] or said in (
            [*who, "reveals", "their", "hand"],
            [*who, "shows", "their", "hand"],
        ):
            return others
    return None


_EACH = (
    ["each", "hand"],
    ["each", "of", "those", "hands"],
    ["each", "of", "their", "hands"],
    ["each", "of", "them"],
    ["each"],
)
_STOPS = ("", ".", ",", "and", "to", "&to")

OF_HANDS_SEEN = (
    looking_back(_one_of_those_hands, "hands", "those these", "one"),
    looking_back(_in_each_hand, "each", "from in"),
    looking_back(_one_for_them, "for", "choose", "them that"),
    looking_back(_one_in_it, "there in", "of &of", "one"),
    looking_back(_some_of_those_in_it, "those these them", "of &of"),
    looking_back(_one_of_those_players, "them", "choose", "to"),
)
"""The rules of hands that were seen."""
