"""What a few words mean by what stands before them: "minions you uncover this way", "Otherwise, play one".

What is done this way has been done when it is spoken of; one more of what so many were said of is one of them; a base
that is looked at in its deck is a card there. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.numbers.so_many_instead import of_so_many, told_before
from smashrules.text.rewording.rule import looking_back, over, said_at, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare, number_said
from smashrules.text.words.tokens import Token, words_of

_SEEN = ("look_at", "looks_at", "reveal", "reveals")
_NTH = ("first", "second", "third", "fourth", "fifth", "only")
_IT_SCORES = (["when", "it", "scores"], ["after", "it", "scores"], ["before", "it", "scores"])
_PLACED = ("winner", "runner-up")
_ON_ONE = ["on", "a", "base", "of_your_choice"]
_EACH = ("each", "every", "all", "players", "minions", "actions", "your")
_ENDS = (["its", "deck"], ["that", "deck"])


def _done_this_way(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Minions you uncover this way gain +1 power": those that you uncovered."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        done = words[place] in ("you", "they") and bare(words[place + 1], lex) and words[place + 2] == "this_way"
        if not done or words[place - 1] not in lex.nouns:
            continue
        name = next(verb for verb, form in lex.verbs[words[place + 1]] if form == "bare")
        past = replace(tokens[place + 1], word=lex.forms[name][2])
        return [*tokens[: place + 1], past, *_done_this_way(tokens[place + 2 :], lex)]
    return tokens


def _nth_you_play(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If this is the first card you play this turn": that you have played."""
    words = words_of(tokens)
    for place in range(4, len(words) - 1):
        nth = (
            words[place - 4 : place - 3] == ["the"] and words[place - 3] in _NTH and words[place - 5] in ("is", "was")
        )
        if nth and words[place - 1] in ("you", "they") and words[place : place + 2] == ["play", "this_turn"]:
            return [*tokens[:place], replace(tokens[place], word="played"), *tokens[place + 1 :]]
    return tokens


def _it_scores(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you are the runner-up on this base when it scores": here, when this base scores."""
    words = words_of(tokens)
    when = next((at for at in range(1, len(words) - 2) if words[at : at + 3] in _IT_SCORES), None)
    if when is None or words[0] != "if" or words[:when].count("base") > 1 or "there" in words:
        return tokens
    base = [at for at in range(when - 1) if words[at : at + 2] == ["this", "base"]]
    if ("base" in words[:when] and not base) or (not base and "here" not in words[:when]):
        return tokens
    it = tokens[when + 1]
    this = [replace(it, word="this"), replace(it, word="base", start=it.end)]
    rest = [*this, *tokens[when + 2 :]]
    if base and words[base[0] - 2] in _PLACED and words[base[0] - 1] in ("on", "at", "of"):
        here = replace(tokens[base[0] - 1], word="here", end=tokens[base[0] + 1].end)
        return [*tokens[: base[0] - 1], here, *tokens[base[0] + 2 : when + 1], *rest]
    return [*tokens[: when + 1], *rest]


def _one_otherwise(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Play three extra actions. Otherwise, play one": one extra action."""
    words = words_of(tokens)
    if words[0] != "otherwise" or len(words) < 3 or not before or not bare(words[-2], lex):
        return tokens
    number = number_said(words[-1], lex)
    told = told_before(before[-1], words[-2], lex) if number and words[-2] != "draw" else []
    rest = of_so_many(told, number, lex) if told else []
    at = tokens[-1].end
    return [*tokens, *said_at(rest, at)]


def _base_looked_at(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Look at the top card of the base deck. You may place that base on the bottom of its deck": that card."""
    words = words_of(tokens)
    own = words[: words.index("base_deck")] if "base_deck" in words else []
    said = words_of(before[-1]) if before else []
    if not (set(_SEEN) & set(own) or ("base_deck" in said and set(_SEEN) & set(said))):
        return tokens
    found = list(tokens)
    another = _base_told_before(before)
    for place in range(len(words) - 1):
        if words[place : place + 2] == ["that", "base"] and _compared_with(words, place):
            found[place : place + 2] = (
                over(another, *tokens[place : place + 2]) if another else tokens[place : place + 2]
            )
            return found  # the card's own number is compared with that of the base that was there before
        told = words[place : place + 2] == ["the", "base"] and words[place + 2 : place + 3] in ([e] for e in _TOLD)
        known = words[place : place + 2] in (["that", "base"], ["the", "base"]) and not told
        if known and words[place - 1 : place] != ["of"]:
            found[place + 1] = replace(tokens[place + 1], word="card")
        elif words[place : place + 2] in _ENDS and words[place - 1 : place] in (["of"], ["in"], ["into"], ["on"]):
            found[place] = replace(tokens[place], word="the")
            found[place + 1] = replace(tokens[place + 1], word="base_deck")
    return found if words_of(found) != words else tokens


_TOLD = ("with", "where", "that", "&that")
"""What tells which base is meant."""


def _compared_with(words: list[str], place: int) -> bool:
    """ "Its breakpoint is higher than that base's": than another base's."""
    return words[place - 1 : place] in (["than"], ["above"], ["below"], ["equal_to"]) and bool(
        {"it", "its"} & set(words[:place])
    )


def _base_told_before(before: list[list[Token]]) -> list[str]:
    """Which base is spoken of before a card of the base deck is looked at."""
    for said in (words_of(each) for each in reversed(before)):
        if said[:3] == ["choose", "a", "base"]:
            return ["the", "chosen", "base"]
        if said[:4] in (["before", "a", "base", "scores"], ["when", "a", "base", "scores"]):
            return ["the", "scoring", "base"]
    return []


def _price_first(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "To play a minion here, a player must discard a card": they must discard a card to play a minion here."""
    words = words_of(tokens)
    if words[0] != "to" or words.count(",") != 1 or not bare(words[1], lex):
        return tokens
    comma = words.index(",")
    if "must" not in words[comma:] or "to" in words[comma:]:
        return tokens
    at = tokens[-1].end
    return [*tokens[comma + 1 :], *said_at(tokens[:comma], at)]


def _more_power_then(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Play an extra minion with +2 power until the end of the turn": and it gains +2 power until then."""
    words = words_of(tokens)
    for place in range(3, len(words) - 3):
        more = words[place] == "with" and words[place + 1][0] in "+-" and words[place + 1][1:].isdigit()
        played = [at for at in range(place) if words[at] in ("play", "plays")]
        if not more or words[place + 2] != "power" or words[place + 3] not in ("until", "this_turn") or not played:
            continue
        what = words[played[-1] + 1 : place]
        one = (
            what[:1] in (["a"], ["an"], ["one"], ["another"])
            and what[1:2] != ["of"]
            and not {",", "and", "or"} & set(what)
        )
        kinds = [lex.nouns[each] for each in what if each in lex.nouns and lex.nouns[each][0] != "power"]
        again = what[:1] == ["it"] or what[:2] == ["that", "minion"]
        if again and what[-4:] == ["as", "an", "extra", "minion"]:
            one, kinds = not {",", "and", "or"} & set(what), [("minion", "one")]
        if one and kinds == [("minion", "one")] and not {",", "and"} & set(words[place:]):
            told = [replace(tokens[place], word=each) for each in ("and", "it", "gains")]
            until = tokens[place + 3 :]
            if until[0].word == "this_turn":
                ends = ["until", "the", "end", "of", "the", "turn"]
                until = [*(replace(until[0], word=each) for each in ends), *until[1:]]
            return [*tokens[:place], *told, *tokens[place + 1 : place + 3], *until]
    return tokens


def _of_the_revealed(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Reveal the top card of each deck. ... Each card is returned": the revealed cards are."""
    words = words_of(tokens)
    shown = {word for each in before for word in words_of(each)} & {"reveal", "reveals"}
    told = words[:2] in (["each", "card"], ["all", "cards"], ["the", "cards"]) and words[2:3] in (["is"], ["are"])
    if not shown or not told or len(words) < 4 or words[3] not in ("returned", "discarded", "shuffled", "placed"):
        return tokens
    ahead = [replace(tokens[0], word=each) for each in ("the", "revealed")]
    return [*ahead, replace(tokens[1], word="cards"), replace(tokens[2], word="are"), *tokens[3:]]


def on_one_of_choice(tokens: list[Token], lex: Lexicon) -> tuple[list[Token], list[Token]] | None:
    """ "Each player with a minion on a base of your choice draws a card": choose a base. Those with one there do."""
    words = words_of(tokens)
    at = next((place for place in range(1, len(words)) if words[place : place + 4] == _ON_ONE), None)
    if at is None or words[0] not in _EACH or {"if", "may", "there", "here", ","} & set(words):
        return None
    if any(bare(each, lex) and each not in ("own", "control") for each in words[:at]):
        return None
    last = tokens[at + 3 + len(words[at + 3 : at + 4]) - 1]
    start, end = tokens[0].start, tokens[0].end
    chosen = [Token("choose", start, start), Token("a", start, start), Token("base", start, end)]
    there = Token("there", tokens[at].start, last.end)
    return chosen, [*tokens[:at], there, *tokens[at + 4 :]]


TO_WHAT_IS_MEANT = (
    where(_price_first, "must", "to"),
    where(_more_power_then, "with", "power", "play plays"),
    looking_back(_of_the_revealed, "is are", "card cards"),
    where(_done_this_way, "this_way", "you they"),
    where(_nth_you_play, "this_turn", "play", "is was"),
    where(_it_scores, "scores", "it", "if"),
    looking_back(_one_otherwise, "otherwise"),
    looking_back(_base_looked_at, "base deck", "that its the"),
)
"""The rules of this room, in the order in which they are asked."""
