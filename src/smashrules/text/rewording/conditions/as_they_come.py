"""What is said of each thing that comes or goes, as it does: "minions that move to here have -2 power until ...".

It is said of an event: after a minion moves to here, it has that power. Only of what happens again and again ("that
move", "that are played"), and not of what has happened ("moved here this turn"). Knows words and their neighbours, no
structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import said_at, spread, where
from smashrules.text.words.lexicon import Lexicon, takes_an
from smashrules.text.words.roles import bare, noun_of, verb_of
from smashrules.text.words.tokens import Token, words_of

_KINDS = ("minion", "action", "titan", "card")
_DEEDS = ("move", "play", "transfer", "uncover", "enter", "return")
_GAINS = ("gain", "gains", "get", "gets", "have", "has", "lose", "loses")
_ONCE = ("this_turn", "this_way", "by_this", "if", "when", "while", "unless", "would", "may", "cannot", "must")
_WHOSE = (["your"], ["your", "other"], ["other", "players", "'s"], ["other", "players", "'"])


def _gain_as_they_come(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Your minions that move to here gain +1 power until the end of the turn": after one of them does, it gains."""
    words = words_of(tokens)
    that = words.index("that")
    event = _event(tokens, 0, that, lex)
    if event is None or not set(words).isdisjoint(_ONCE) or "until" not in words:
        return tokens
    stop, happens = event
    if stop >= len(words) or words[stop] not in _GAINS or words[stop : stop + 2] == ["have", "been"]:
        return tokens
    verb = tokens[stop]
    if {"has": "have"}.get(verb.word, verb.word) == "have":
        verb = replace(verb, word="has")
    elif not verb.word.endswith("s"):
        verb = replace(verb, word=f"{verb.word}s")
    at = verb.start
    said = [Token(",", at, at), Token("that", at, at), Token(happens[0], at, at), verb]
    rest = [replace(each, word="its") if each.word == "their" else each for each in tokens[stop + 1 :]]
    return [*happens[1], *said, *rest]


def _coming(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Minions moved here gain +1 power until the end of the turn": minions that are moved here do."""
    words = words_of(tokens)
    noun = next((at for at in range(min(4, len(words))) if lex.nouns.get(words[at], ("",))[0] == "minion"), -1)
    until = words.index("until")
    stop = next((at for at in range(noun + 2, until) if words[at] in _GAINS), 0)
    if noun < 0 or not stop or not set(words).isdisjoint((*_ONCE, ",", "that")):
        return tokens
    there = words[noun + 2 : stop]
    if words[noun + 1] in ("moved", "played") and there in _THERE:
        at = tokens[noun].end
        verb = "are" if lex.nouns[words[noun]][1] == "many" and words[:1] != ["each"] else "is"
        return [*tokens[: noun + 1], Token("that", at, at), Token(verb, at, at), *tokens[noun + 1 :]]
    return tokens


_THERE = (["here"], ["to_here"], ["there"], ["on", "this", "base"], ["to", "this", "base"])


def _done_as_they_come(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy each minion of power 2 or less that moves to here": after one does, destroy it."""
    words = words_of(tokens)
    that = words.index("that")
    begin = next((at for at in range(that - 1, 0, -1) if words[at] == "each"), 0)
    ordered = bare(words[0], lex)
    if not begin or not ordered or not set(words).isdisjoint((*_ONCE, ",", "then", "@or", "or_more")):
        return tokens
    event = _event(tokens, begin, that, lex)
    if event is None or event[0] < len(words):
        return tokens
    start, end = tokens[0].start, tokens[-1].end
    happens = said_at(event[1][1], start)
    said = [Token("that", end, end), Token(event[1][0], end, end)]
    return [*happens, Token(",", start, start), *tokens[:begin], *said]


def _done_to_those_drawn(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Other players with minions here must reveal each card they draw": after one of them draws a card, they reveal
    it."""
    words = words_of(tokens)
    draw = len(words) - 1 - (words[-1] == ".")
    if draw < 3 or words[draw] != "draw":
        return tokens
    each = next((at for at in range(draw - 3, -1, -1) if words[at] in _EACH), -1)
    what = words[each + 1 : draw - 1 - (words[draw - 2] == "that")]
    kind = lex.nouns.get(what[0], ("",))[0] if len(what) == 1 else ""
    verb = each - 1
    if words[draw - 1] not in ("they", "you") or kind not in _KINDS or verb < 0:
        return tokens
    modal = verb - (words[verb - 1 : verb] in (["must"], ["may"]))
    you = [Token("you", tokens[0].start, tokens[0].start)]
    drawer = you if modal == 0 else _drawer(tokens[:modal])
    if drawer is None or {",", "and", "or", "if"} & set(words) or verb_of(words[verb], lex) not in _TO_DRAWN:
        return tokens
    who, end = words[draw - 1], tokens[-1].end
    if (who == "you") != (words[:modal] in ([], ["you"])):
        return tokens
    noun = noun_of((kind, "one"), lex)
    first, then = tokens[0], tokens[verb]
    draws = ["draw" if who == "you" else "draws", "an" if takes_an(noun) else "a", noun, ","]
    deed = [who, *words[modal:verb], verb_of(words[verb], lex), "that", noun]
    happens = [Token("after", first.start, first.start), *drawer, *spread(draws, drawer[-1].end, then.start)]
    return [*happens, *spread(deed, then.start, end), *tokens[draw + 1 :]]


def _drawer(who: list[Token]) -> list[Token] | None:
    """One of the players who draw; None where they are no players."""
    words = words_of(who)
    for several, one in _DRAWERS.items():
        many = several.split()
        if words[: len(many)] == many and (len(words) == len(many) or words[len(many)] in ("with", "here", "who")):
            return [*spread(one.split(), who[0].start, who[len(many) - 1].end), *who[len(many) :]]
    return who if words == ["you"] else None


_DRAWERS = {
    "other players": "another player",
    "each other player": "another player",
    "all other players": "another player",
    "players": "a player",
    "each player": "a player",
    "all players": "a player",
}
_EACH = ("each", "every", "all", "any", "the")
_TO_DRAWN = ("reveal", "discard", "play", "show")


def _event(tokens: list[Token], begin: int, that: int, lex: Lexicon) -> tuple[int, tuple[str, list[Token]]] | None:
    """Where what is said of the things at ``begin``, that come or go, is over; what one of them is, and the event."""
    words = words_of(tokens)
    noun = next((at for at in range(begin, that) if lex.nouns.get(words[at], ("",))[0] in _KINDS), None)
    if noun is None or that + 2 > len(words):
        return None
    verb = that + 1
    passive = words[verb] in ("is", "are")
    forms = next((lex.verbs.get(word, ()) for word in words[verb + passive :][:1]), ())  # "that is", and no more
    wanted = ("participle",) if passive else ("bare", "third")
    deeds = [deed for deed, form in forms if form in wanted and deed in _DEEDS]
    things = _one_of(tokens[begin : noun + 1], lex)
    if not deeds or things is None or (not passive and deeds[0] not in ("move", "enter")):
        return None
    stop = next((at for at in range(verb + 2, len(words)) if words[at] in _GAINS), len(words))
    happens = replace(tokens[verb], word="is") if passive else replace(tokens[verb], word=lex.forms[deeds[0]][1])
    one = noun_of((lex.nouns[words[noun]][0], "one"), lex)
    after = Token("after", tokens[begin].start, tokens[begin].start)
    return stop, (one, [after, *things, *tokens[noun + 1 : that], happens, *tokens[verb + 1 : stop]])


def _one_of(thing: list[Token], lex: Lexicon) -> list[Token] | None:
    """One of those that are named by a noun and what stands before it; None where it is not told plainly."""
    words, noun = words_of(thing), thing[-1]
    before = words[:-1]
    kind, number = lex.nouns[words[-1]]
    one = replace(noun, word=noun_of((kind, "one"), lex))
    at = thing[0]
    if before[:2] == ["each", "of"]:
        before, thing = before[2:], thing[2:]
    if before in _WHOSE and number == "many":
        return [Token("one", at.start, at.start), Token("of", at.start, at.start), *thing]
    if before[:1] == ["each"] and number == "one":
        before = before[1:]
    elif number != "many" or "each" in before:
        return None
    if before == ["other"]:
        return [replace(at, word="another"), one]
    if before:
        return None
    return [Token("an" if takes_an(one.word) else "a", at.start, at.start), one]


AS_THEY_COME = (
    where(_done_to_those_drawn, "draw", "each every all any the", "they you"),
    where(_coming, "until", "moved played move", "gain gains get gets have has lose loses"),
    where(_gain_as_they_come, "that", "until", "gain gains get gets have has lose loses"),
    where(_done_as_they_come, "that", "each", "move moves enter enters is are"),
)
"""The rules of what comes or goes, in the order in which they are asked."""
