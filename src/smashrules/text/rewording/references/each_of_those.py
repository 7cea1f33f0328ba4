"""Each of the cards that were just looked at, told shortly: "look at the top card of each player's deck. For
each card, place it on the top or bottom of that deck", "return each to the top or bottom of its deck".

It is each of them, and its deck is its owner's. Of players who are told by what they have, each does it. Knows words
and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, looking_back, put, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import verb_of
from smashrules.text.words.tokens import Token, words_of

_SEEN = ("look", "reveal", "discard")
_SENT = ("return", "place", "put", "shuffle")
_ENDS = {"top", "bottom"}
_GOALS = ("to", "on", "into", "in")


def _each_card(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "For each card, ...": for each of them; "return each to ...": return each of them to ..."""
    words, said = words_of(tokens), words_of(before[-1]) if before else []
    if not any(verb_of(word, lex) in _SEEN for word in said) or not {"card", "cards"} & set(said):
        return tokens
    if words[:3] == ["for_each", "card", ","]:
        card = tokens[1]
        them = [Token("of", card.start, card.start), replace(card, word="them")]
        return [tokens[0], *them, *_its_deck(tokens[2:], said)]
    if words[:3] == ["for_each", "of", "them"]:
        return _its_deck(tokens, said)
    told = 3 if words[2:4] in (["of", "them"], ["&of", "them"]) else 1
    either = set(words) >= _ENDS and words[1:2] == ["each"] and words[told + 1 : told + 2] in (["to"], ["on"])
    if either and words[0] in _SENT and "," not in words:
        return _one_by_one(tokens, told, said)
    place = next((at for at in range(len(words) - 2) if words[at + 1] == "each" and words[at] in _SENT), -1)
    goal = place + (4 if words[place + 3 : place + 4] == ["them"] else 2)
    if place < 0 or words[goal : goal + 1] == [] or words[goal] not in _GOALS:
        return tokens
    end = tokens[place + 1].end
    them = tokens[place + 2 : goal] or [Token("of", end, end), Token("them", end, end)]
    return [*tokens[: place + 2], *them, *_its_deck(tokens[goal:], said)]


def _each_goes(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Choose two minions. Return each to its owner's hand", "look at the top card of each player's deck, then put
    each on the bottom": each of them. To a base each could go by itself."""
    words, said = words_of(tokens), words_of(before[-1]) if before else []
    for place in range(len(words) - 2):
        goes = words[place + 1] == "each" and words[place + 2] in _GOALS and "base" not in words[place + 2 :]
        if goes and verb_of(words[place], lex) in _SENT:
            end = tokens[place + 1].end
            them = [Token("of", end, end), Token("them", end, end)]
            return [*tokens[: place + 2], *them, *_its_deck(tokens[place + 2 :], [*said, *words[:place]])]
    return tokens


def _each_player(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Choose two other players. Each of them discards a card": each of those players."""
    words, said = words_of(tokens), words_of(before[-1]) if before else []
    cards = {lex.nouns[each][0] for each in said if each in lex.nouns} - {"player"}
    if words[:3] != ["each", "of", "them"] or said[:1] != ["choose"] or said[-1] != "players" or cards:
        return tokens
    them = tokens[2]
    those = [replace(them, word="those", end=them.start + 1), Token("players", them.start + 1, them.end)]
    return [*tokens[:2], *those, *tokens[3:]]


def _each_who_has(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If exactly two players have minions here, each of them draws a card": those players each do."""
    words = words_of(tokens)
    asked = words.index("if") if "if" in words else len(words)
    have = next((at for at in range(asked, len(words)) if words[at] in _HAVING), 0)
    if not have or words[have - 1] != "players":
        return tokens
    for place in range(have, len(words) - 2):
        each = at_words(words, place + 1, _EACH_OF_THEM) if words[place] == "," else []
        verb = place + 1 + len(each)
        done = verb_of(words[verb], lex) if each else ""
        if not each or not (done or words[verb] == "may") or words[verb + 1][:1] in ("+", "-") or done == "have":
            continue
        told = [*_THOSE_EACH, lex.forms[done][0] if done else "may"]
        return put(tokens, place + 1, verb + 1, told)
    return tokens


_HAVING = ("have", "had", "control", "controlled")
_THOSE_EACH = ["those", "players", "each"]
_EACH_OF_THEM = (
    *(["each", of, *them] for of in ("of", "&of") for them in (["them"], ["those", "players"])),
    ["them"],  # "both of them"
    ["they", "each"],
    ["both"],
    ["each"],
)


def _one_by_one(tokens: list[Token], told: int, said: list[str]) -> list[Token]:
    """ "Return each of them to the top or bottom of its deck": where each of them goes is chosen by itself."""
    verb, each = tokens[0], tokens[1]
    begin = [Token(word, verb.start, verb.start) for word in ("for_each", "of", "them", ",")]
    it = replace(each, word="it", end=tokens[told].end)
    return [*begin, verb, it, *_its_deck(tokens[told + 1 :], said)]


def _its_deck(tokens: list[Token], said: list[str]) -> list[Token]:
    """ "Of that deck", where there are several: of its owner's deck."""
    words = words_of(tokens)
    place = next((at for at in range(len(words) - 1) if words[at : at + 2] in _ITS), -1)
    several = [at for at in range(len(said) - 2) if said[at : at + 3] == ["player", "'s", "deck"]]
    if place < 0 or not several or "deck" in words[place + 2 :]:
        return tokens
    each = said[several[0] - 1] == "each" or said[several[0] - 2 : several[0]] == ["each", "other"]
    if not each and (said.count("deck") < 2 or "base_deck" in said):
        return tokens
    that, at = tokens[place], tokens[place + 1].start
    its = [replace(that, word="its"), Token("owner", at, at), Token("'s", at, at)]
    return [*tokens[:place], *its, *tokens[place + 1 :]]


_ITS = (["that", "deck"], ["its", "deck"])

EACH_OF_THOSE = (
    looking_back(_each_card, "for_each each"),
    looking_back(_each_goes, "each", " ".join(_GOALS)),
    looking_back(_each_player, "them", "each"),
    where(_each_who_has, "players", "each both them", "if"),
)
"""The rules of each of those that were seen, and of each of those who were chosen."""
