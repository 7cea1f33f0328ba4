"""What is said of things and deeds to come, put as the event that is waited for.

"The next minion you play this turn gains +2 power" is said of a minion that is not there yet: the next time you play
one, it gains that. "If it is destroyed this turn, draw a card" waits until the turn ends. This room knows words and
their neighbours, no structure; what a text waits for, and how often, the leads of its sentence then say.
"""

from __future__ import annotations

from itertools import pairwise

from msgspec.structs import replace

from smashrules.text.rewording.rule import said_at, where
from smashrules.text.words.lexicon import Lexicon, takes_an
from smashrules.text.words.roles import noun_of
from smashrules.text.words.tokens import Token, words_of

_OVER = ("was", "were", "has", "had", "did", "have", "been", "not")
_ANY = ("a", "an", "another", "any", "one")
_ORDINALS = ("second", "third", "fourth", "fifth")
_TO_COME = ("play", "move")
_PLAYS = ("play", "plays", "move", "moves")
_KINDS = ("minion", "action", "titan", "fusion", "card", "monster")
FORETELLING = ("if", "when", "after", "whenever", "each_time", "the_next_time")
_STATES = ("own", "control", "have", "be")
_LASTING = ("until", "the", "end", "of", "the", "turn", ",")
_WHO = {"you": "bare", "each": "third", "a": "third", "another": "third", "that": "third"}


def _said(words: tuple[str, ...], at: int) -> list[Token]:
    """Words that are not there, where they would stand."""
    return [Token(word, at, at) for word in words]


def _forms(word: str, lex: Lexicon) -> set[str]:
    return {form for _, form in lex.verbs.get(word, ())}


def _finite(word: str, lex: Lexicon) -> bool:
    return (word in lex.auxiliaries and word != "not") or bool(_forms(word, lex) & {"bare", "third"})


def _thing_to_come(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The first minion you play here each turn gains +1 power": the first time you play one, it does; "destroy the
    next minion another player plays this turn": the next time they play one."""
    words = words_of(tokens)
    if not any(who in ("you", "player") and verb in _PLAYS for who, verb in pairwise(words)):
        return tokens
    for place, word in enumerate(words[:-3]):
        noun = _noun_at(words, place, lex)
        verb = _verb_at(words, noun + 1, lex) if noun is not None else 0
        begins = place == 0 or words[place - 1] == ","
        if noun is None or not verb:
            continue
        stop = next((at for at in range(verb + 1, len(words)) if _ends(words, at, lex)), len(words))
        event = _event(tokens[place:stop], (noun - place, verb - place), lex)
        if event and begins and stop < len(words) and words[stop] != ",":
            at = tokens[stop - 1].end
            it = _that(tokens[noun], at, lex)
            done = [*_of_one(tokens[stop:], words[noun], lex), *_as_long(tokens[:place], tokens[stop:])]
            return [*tokens[:place], *event, Token(",", at, at), *it, *done]
        ordered = place and "bare" in _forms(words[0], lex) and not set(words[:place]) & {",", "and", "or", "then"}
        if event and ordered and stop == len(words) and word == "the" and words[place + 1] == "next":
            begin, end = tokens[0].start, tokens[-1].end
            last = tokens[place - 1]  # "on": it begins what is said of the thing, which comes first now
            deed = [*tokens[: place - 1], last if place == 1 else replace(last, start=end, end=end)]
            return [*event, Token(",", begin, begin), *deed, *_that(tokens[noun], end, lex)]
    return tokens


def _as_long(lead: list[Token], done: list[Token]) -> list[Token]:
    """How long power lasts that is gained within a time: "until the end of the turn, each minion you play gains +1
    power" until then."""
    if words_of(lead) != ["until", "the", "end", "of", "the", "turn", ","] or len(done) != 3:
        return []
    if done[2].word != "power" or done[0].word not in ("gains", "gets", "has"):
        return []
    end = done[-1].end
    return said_at(lead[:-1], end)


def _noun_at(words: list[str], place: int, lex: Lexicon) -> int | None:
    """Where the noun of what is played stands, if the words for it begin at ``place``."""
    for at in range(place, min(place + 4, len(words))):
        kind, number = lex.nouns.get(words[at], ("", ""))
        if kind in _KINDS:
            one = number == "one" and words[place] in ("the", "each") and at > place
            many = number == "many" and not set(words[place:at]) & {"the", "your", "all", "those", "these", "any"}
            return at if one or many else None
        if words[at] not in lex.classes["PRE"]:
            return None
    return None


def _verb_at(words: list[str], place: int, lex: Lexicon) -> int:
    """Where "play" stands in "you play", "another player plays" at ``place``; else 0."""
    form = _WHO.get(words[place], "") if place < len(words) else ""
    at = place + 1 if words[place : place + 1] == ["you"] else place + 2
    if form == "third" and words[place + 1 : place + 2] != ["player"]:
        return 0
    uses = lex.verbs.get(words[at], ()) if form and at < len(words) else ()
    return at if any(verb in _TO_COME and each == form for verb, each in uses) else 0


def _ends(words: list[str], at: int, lex: Lexicon) -> bool:
    """Whether what is said of the thing to come is over: a verb comes, or a comma."""
    return words[at] == "," or (_finite(words[at], lex) and words[at - 1] not in ("to", "in", "into", "from"))


def _event(thing: list[Token], places: tuple[int, int], lex: Lexicon) -> list[Token]:
    """The event in which such a thing comes, as what leads a sentence; nothing where it is not said which."""
    noun, verb = places
    words, start = words_of(thing), thing[0].start
    who, deed, rest = thing[noun + 1 : verb], thing[verb], list(thing[verb + 1 :])
    kept = [each for each in thing[:noun] if each.word not in ("the", "each", "next", "first")]
    one = Token("a", thing[noun].start, thing[noun].start)
    name = _one_noun(thing[noun], lex) if lex.nouns[words[noun]][1] == "many" else thing[noun]
    if [each.word for each in kept[:1]] == ["other"]:
        named = [replace(kept[0], word="another"), *kept[1:], name]
    else:
        named = [replace(one, word="an" if takes_an((kept or [name])[0].word) else "a"), *kept, name]
    limit = rest[-1].word if rest and rest[-1].word in ("each_turn", "this_turn") else ""
    order = next((each for each in words[:noun] if each in ("next", "first")), "")
    lead = {("next", "this_turn"): "the_next_time", ("first", "each_turn"): "the_first_time_each_turn"}
    later = limit == "this_turn" and any(each in _ORDINALS for each in words[:noun])  # counted from when on
    if later or (order and (order, limit) not in lead):
        return []
    if limit == "each_turn":
        rest.pop()
    opening: tuple[str, ...] = ("after",) if order != "next" else ()
    opening += (lead[order, limit],) if order else ()
    return [*_said(opening, start), *who, deed, *named, *rest]


def _one_noun(noun: Token, lex: Lexicon) -> Token:
    """The noun in its singular form."""
    known = lex.nouns[noun.word]
    return replace(noun, word=noun_of((known[0], "one"), lex))


def _that(noun: Token, at: int, lex: Lexicon) -> list[Token]:
    """ "that minion", behind the words that stand before ``at``."""
    return [Token("that", at, at), Token(_one_noun(noun, lex).word, at, at)]


def _of_one(said: list[Token], noun: str, lex: Lexicon) -> list[Token]:
    """What was said of the things, said of one of them: "gains" for "gain"."""
    if lex.nouns[noun][1] == "one":
        return said
    deed = said[0].word
    bare = [each for each, form in lex.verbs.get(deed, ()) if form == "bare"]
    third = {"have": "has", "are": "is", "were": "was", "do": "does"}.get(deed)
    return [replace(said[0], word=third or (lex.forms[bare[0]][1] if bare else deed)), *said[1:]]


def _this_turn(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If it is destroyed this turn, draw a card": until the end of the turn, when it is destroyed."""
    words = words_of(tokens)
    if not words or words[0] not in FORETELLING or "," not in words:
        return tokens
    comma = words.index(",")
    counted = any(word.partition("_or_")[0] in _ORDINALS for word in words[1:comma])  # "your third action this turn"
    whichever = words[0] == "if" and words[1] in _ANY and "would" not in words[:comma]  # each of them, or only one
    if words[comma - 1] != "this_turn" or counted or whichever or not _comes(words[1 : comma - 1], lex):
        return tokens
    start = tokens[0].start
    opening = {"if": ("when",), "the_next_time": ("once_per_turn", ",", "after")}.get(words[0], (words[0],))
    if "would" in words[:comma]:
        if words[0] == "the_next_time" and "may" in words[comma:]:
            return tokens  # the next one after it, too, where it is left
        opening = {"if": ("if",), "the_next_time": ("once_per_turn", ",", "if")}.get(words[0], opening)
    return [*_said((*_LASTING, *opening), start), *tokens[1 : comma - 1], *tokens[comma:]]


def _comes(clause: list[str], lex: Lexicon) -> bool:
    """Whether a deed is told that is still to come: none that is over, and no state."""
    finite = [at for at, word in enumerate(clause) if _finite(word, lex)]
    before = clause[: finite[0]] if finite else []
    over = any("past" in _forms(word, lex) and "bare" not in _forms(word, lex) for word in before)
    if not finite or over or any(word in _OVER for word in clause):
        return False
    after = clause[finite[0] + 1 :]
    if lex.auxiliaries.get(clause[finite[0]]) == "be":
        return bool(after) and "participle" in _forms(after[0], lex)
    uses = lex.verbs.get(clause[finite[0]], ())
    return clause[finite[0]] == "would" or any(
        verb not in _STATES for verb, form in uses if form in ("bare", "third")
    )


def _not_this_turn(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If it does not score this turn, discard a card (at the end of the turn)": at the end of the turn, if it did
    not score this turn, discard one."""
    words = words_of(tokens)
    comma = words.index(",") if "," in words else 0
    denied = next((at for at in range(2, comma - 2) if words[at + 1] == "not" and words[at] in _NOT_YET), 0)
    if words[0] != "if" or not denied or words[comma - 1] != "this_turn" or words[1] not in ("it", "that", "this"):
        return tokens
    if not {"bare", "participle"} & _forms(words[denied + 2], lex) or {"and", "or"} & set(words[:comma]):
        return tokens
    begin, end = tokens[0].start, len(tokens)
    end -= len(_AT_THE_END) if words[-len(_AT_THE_END) :] == list(_AT_THE_END) else 0
    over = replace(tokens[denied], word=_NOT_YET[words[denied]])
    last = replace(tokens[end - 1], end=tokens[-1].end)
    led = [*_said((*_AT_THE_END, ","), begin), *tokens[:denied], over]
    return [*led, *tokens[denied + 1 : end - 1], last]


_NOT_YET = {"does": "did", "is": "was"}
_AT_THE_END = ("at", "the", "end", "of", "the", "turn")


def _if_it_scores_and(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If this base scores and you are not the winner": when this base scores, if you are not the winner."""
    words = words_of(tokens)
    for place in range(len(words) - 5):
        base = words[place + 1 : place + 4] in (["this", "base", "scores"], ["that", "base", "scores"])
        asked = words[place + 5] in ("you", "this", "that", "there") and "," in words[place:]
        if words[place] == "if" and base and words[place + 4] == "and" and asked:
            at, joint = tokens[place], tokens[place + 4]
            lead = [
                replace(at, word="when"),
                *tokens[place + 1 : place + 4],
                replace(joint, word=",", end=joint.start),
            ]
            return [*tokens[:place], *lead, replace(joint, word="if"), *tokens[place + 5 :]]
    return tokens


FORETOLD = (
    where(_if_it_scores_and, "scores", "if", "and", "base"),
    where(_not_this_turn, "this_turn", "not", ",", "if"),
    where(_thing_to_come, "play plays move moves"),
    where(_this_turn, "this_turn", ",", " ".join(FORETELLING)),
)
"""The rules of things to come, which are said of an event, in the order in which they are asked."""
