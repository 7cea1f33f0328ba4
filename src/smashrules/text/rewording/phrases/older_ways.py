"""Ways in which older cards say a thing: what has come here is told last, where a thing goes without its verb.

"Destroy any minion another player moves here" waits for the move; "place this in your hand and the others on the
bottom of your deck" places both; "destroy it (after its ability resolves)" tells when the answer comes. Knows words
and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon, is_name
from smashrules.text.words.roles import bare, noun_of
from smashrules.text.words.tokens import Token, words_of

_CARDS = ("minion", "action", "card", "titan")
_COMES = {"moves": "to_here", "move": "to_here", "plays": "here", "play": "here"}
_HERE = (
    ["here"],
    ["to_here"],
    ["to", "here"],
    ["on", "this", "base"],
    ["to", "this", "base"],
    ["at", "this", "base"],
)
_WHO = (
    ["another", "player"],
    ["a", "player"],
    ["an", "opponent"],
    ["any", "player"],
    ["any", "other", "player"],
    ["you"],
)
_SETTLED = ("&(after_its_ability_resolves)", "&(after_its_abilities_resolve)", "&(after_resolving_its_ability)")
_PUT = ("place", "places", "put", "puts", "return", "returns", "shuffle", "shuffles")
_INTO = ("in", "into", "on", "to", "onto")
_PILES = ("hand", "deck", "discard", "end", "base-deck", "base-discard", "box")
_ONE = ("it", "them", "one", "that", "those", "this", "these")
_BEGINS = ("a", "an", "the", "that", "those", "all", "each", "any", "any_number_of", "one", "two", "three", "your")
_PARTS = (",", ".", "@or", "then", "&then", ":", ";")
_ASKED = ("if", "unless", "while", "where", "who", "until", "may")
_SAID_THERE = {"here", "there", "it", "its", "from_here", "from_there", "that", "you", "they"}


def _what_comes(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you have a minion here, destroy any minion another player moves here": after they do, if you have one."""
    words = words_of(tokens)
    at = next((place for place in range(1, len(words) - 4) if words[place] == "any"), 0)
    kind = lex.nouns.get(words[at + 1], ("", "")) if at else ("", "")
    if kind[0] not in _CARDS or kind[1] != "one" or not bare(words[at - 1], lex):
        return tokens
    begin = at + 2 + (words[at + 2] in ("that", "which"))
    who = next((each for each in _WHO if words[begin : begin + len(each)] == each), None)
    verb = begin + len(who or ())
    come = _COMES.get(words[verb], "") if who and verb < len(words) else ""
    here = next((each for each in _HERE if words[verb + 1 : verb + 1 + len(each)] == each), None)
    lead = tokens[: at - 1]
    if not come or here is None or (lead and (lead[0].word != "if" or words_of(lead).count(",") != 1)):
        return tokens
    if lead and lead[-1].word != ",":
        return tokens
    start = tokens[0].start
    end = verb + 1 + len(here)
    one = "an" if words[at + 1][:1] in "aeiou" else "a"
    event = [*tokens[begin : verb + 1], replace(tokens[at], word=one), tokens[at + 1]]
    event += [replace(tokens[verb + 1], word=come, end=tokens[end - 1].end)]
    when = [Token("after", start, start), *event, Token(",", start, start)]
    last = tokens[end - 1].end
    it = Token("it", last, last)
    return [*when, *lead, tokens[at - 1], it, *tokens[end:]]


def _settled(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After another player plays a minion here, destroy it (after its ability resolves)": after resolving it."""
    words = words_of(tokens)
    told = [place for place, word in enumerate(words) if word in _SETTLED]
    comma = words.index(",") if "," in words else 0
    lead = words[:comma]
    if len(told) != 1 or not comma or told[0] < comma or lead[:1] not in (["after"], ["when"], ["whenever"]):
        return tokens
    if not {"plays", "play", "played"} & set(lead):
        return tokens
    after = replace(tokens[told[0]], word="after_resolving_its_ability", start=tokens[comma].start)
    return [*tokens[:comma], after, *tokens[comma : told[0]], *tokens[told[0] + 1 :]]


def _puts_the_other(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Place those actions into your hand and the others on the bottom of your deck": and place the others there."""
    words = words_of(tokens)
    for place, word in enumerate(words):
        if word not in _PUT:
            continue
        end = next((at for at in range(place, len(words)) if words[at] in _PARTS), len(words))
        joints = [at for at in range(place + 2, end - 2) if words[at] == "and"]
        if len(joints) != 1 or set(words[place:end]) & set(_ASKED):
            continue
        cut = joints[0]
        first, other = words[place + 1 : cut], words[cut + 1 : end]
        if not _goes(first, lex) or not _goes(other, lex) or other[0] not in (*_BEGINS, "&other"):
            continue
        if any(each in lex.verbs and each not in lex.nouns for each in other):
            continue
        again = replace(tokens[place], start=tokens[cut].end, end=tokens[cut].end)
        return [*tokens[: cut + 1], again, *_puts_the_other(tokens[cut + 1 :], lex)]
    return tokens


def _goes(words: list[str], lex: Lexicon) -> bool:
    """Whether these words tell what goes to which pile; "in a hand" may be where it is, unless that is known."""
    ways = [at for at in range(1, len(words) - 1) if words[at] in _INTO]
    to = [at for at in ways if lex.nouns.get(words[-1], ("",))[0] in _PILES or words[at + 1] in ("top", "bottom")]
    if len(ways) != 1 or not to:
        return False
    return words[ways[0]] != "in" or words[0] in _ONE


def _each_base_first(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "On each base with two minions, destroy the one with the lowest power": destroy it on each such base."""
    words = words_of(tokens)
    comma = words.index(",") if "," in words else 0
    rest = words[comma + 1 :]
    if words[:1] not in (["on"], ["at"]) or words[1:3] != ["each", "base"] or not rest or not bare(rest[0], lex):
        return tokens
    if _SAID_THERE & set(rest) or {",", "and", "or", "base", "bases"} & set(rest):
        return tokens
    return [*tokens[comma + 1 :], *tokens[:comma]]


def _put_down(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "When it is destroyed, put it into your hand": nothing has been put anywhere; it is a command."""
    words = words_of(tokens)
    found = list(tokens)
    for place in range(1, len(words) - 1):
        if words[place] == "put" and words[place - 1] == "," and words[place + 1] in (*_ONE, *_BEGINS):
            found[place] = replace(tokens[place], word="place")
    return found if words_of(found) != words else tokens


def _ignored(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "All players ignore this base's ability": it is cancelled."""
    words = words_of(tokens)
    all_of_them = words[:3] in (["all", "players", "ignore"], ["each", "player", "ignores"])
    kind, number = lex.nouns.get(words[-1], ("", "")) if all_of_them else ("", "")
    if kind != "ability" or {",", "and", "or"} & set(words):
        return tokens
    end = tokens[-1].end
    told = Token("is" if number == "one" else "are", end, end), Token("cancelled", end, end)
    return [replace(tokens[3], start=tokens[0].start), *tokens[4:], *told]


def _there_on_it(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A base where you have an action played on it": with one of your actions on it; a minion there is on it."""
    words = words_of(tokens)
    for place in range(1, len(words) - 5):
        who, have = words[place + 1 : place + 3], 2
        if who[:1] == ["another"] and who[1:] == ["player"]:
            have = 3
        if (
            words[place] != "where"
            or words[place - 1] not in ("base", "bases")
            or who[:1] not in (["you"], ["another"])
        ):
            continue
        if words[place + have] != ("has" if have == 3 else "have") or words[place + have + 1] not in ("a", "an"):
            continue
        noun = place + have + 2
        kind = lex.nouns.get(words[noun] if noun < len(words) else "", ("", ""))
        on = noun + 1 + (words[noun + 1 : noun + 2] == ["played"])
        if words[on : on + 2] != ["on", "it"] or kind not in (("action", "one"), ("minion", "one")):
            continue
        rest = _there_on_it(tokens[on + 2 :], lex)
        if kind[0] == "minion":
            return [*tokens[:noun], replace(tokens[noun], end=tokens[on + 1].end), *rest]
        what, thing = tokens[place + have + 1], tokens[noun]
        several = noun_of(("action", "many"), lex)
        one: list[Token] = [Token(each, what.start, what.end) for each in ("one", "of", "your")]
        if have == 3:
            one = [*tokens[place + 1 : place + 3], Token("'s", what.start, what.end)]
        named = thing if have == 3 else replace(thing, word=several)
        return [*tokens[:place], replace(tokens[place], word="with"), *one, named, *tokens[on : on + 2], *rest]
    return tokens


def _used_so_often(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "You may use this ability of a Samovar only once per base": only one Samovar's ability per base."""
    words = words_of(tokens)
    often = {"once_per_base": "per_base", "once_per_turn": "per_turn", "once_each_turn": "each_turn"}
    limit = often.get(words[-1], "") if words else ""
    if words[:1] != ["you"] or words[1:2] not in (["may"], ["can"]) or not limit:
        return tokens
    said = [each for each in words[2:-1] if each != "only"]
    named = said[:2] in (["use", "this"], ["use", "the"]) and said[2:5] in (
        ["ability", "of", "a"],
        ["ability", "of", "an"],
    )
    if not named or len(said) != 6 or not is_name(said[5]):
        return tokens
    name = next(each for each in tokens if each.word == said[5])
    use = next(each for each in tokens if each.word == "use")
    told = [replace(tokens[1], word="can"), Token("only", use.start, use.start), use]
    one = [Token("one", use.end, use.end), name, Token("'s", name.end, name.end)]
    return [tokens[0], *told, *one, Token("ability", name.end, name.end), replace(tokens[-1], word=limit)]


def _on_your_turn(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "During your turn, if you have no minions, you may draw a card": on your turn, when you like."""
    words = words_of(tokens)
    may = words[4:6] == ["you", "may"]
    if words[4:5] == ["if"] and words[4:].count(",") == 1:
        comma = words.index(",", 4)
        may = words[comma + 1 : comma + 3] == ["you", "may"]
    if words[:4] != ["during", "your", "turn", ","] or not may:
        return tokens
    return [replace(tokens[0], word="on"), *tokens[1:]]


OLDER_WAYS = (
    where(_there_on_it, "where", "on", "it", "have has"),
    where(_used_so_often, "use", "once_per_base once_per_turn once_each_turn", "ability"),
    where(_on_your_turn, "during", "may"),
    where(_what_comes, "any", "moves move plays play"),
    where(_settled, " ".join(_SETTLED), "after when whenever"),
    where(_puts_the_other, " ".join(_PUT), "and"),
    where(_each_base_first, "each", "on at", "base"),
    where(_put_down, "put", ","),
    where(_ignored, "ignore ignores"),
)
"""The rules of what older cards say, in the order in which they are asked."""
