"""Small words that some printings say otherwise: "gets destroyed", "a base you have a minion on", "gains 2 power",
"if so", "play this on a base".

Each is put as most cards say it. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.numbers.x_is import GAINING
from smashrules.text.rewording.rule import (
    at_words,
    begin_behind,
    looking_back,
    put,
    sentence_begin,
    sentence_end,
    where,
)
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare, noun_told_of, past, says_how_many, third
from smashrules.text.words.tokens import Token, words_of

_WAITING = ("after", "when", "whenever", "before", "if")
_GAIN = ("gain", "gains", "get", "gets")
_GET = {"get": "gain", "gets": "gains"}
_CHANGED = {"increased": "+", "raised": "+", "reduced": "-", "decreased": "-", "lowered": "-"}
_HAVING = ("has", "have", "gets")
_BEHIND = ("until", ".", ",", "for", "while", "if", "this_turn", "and")
_THIS = (["this"], ["this", "card"], ["this", "action"])


def _gets_done(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After a minion here gets destroyed", "... has been destroyed": is destroyed."""
    words = words_of(tokens)
    for place in range(1, len(words) - 1):
        done = place + 1
        if words[place] in ("has", "have") and words[place + 1] == "been" and words[0] in _WAITING[:3]:
            done = place + 2
        elif words[place] not in ("gets", "get") or words[place - 1] in ("may", "to", "cannot", "you", "they"):
            continue
        if done < len(words) and past(words[done], lex) and "," not in words[:place]:
            many = words[place] in ("have", "get")
            is_ = replace(tokens[place], word="are" if many else "is", end=tokens[done - 1].end)
            return [*tokens[:place], is_, *tokens[done:]]
    return tokens


def _gains_so_much(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "It gains 2 power until the end of the turn": it gains +2 power. "Gets 1 VP": gains it."""
    words = [*words_of(tokens), "."]
    for place in range(len(tokens) - 2):
        more = words[place + 2] in ("extra", "additional")
        if words[place] in _GET and words[place + 2 + more] in ("vp", "vps", "victory"):
            return [*tokens[:place], replace(tokens[place], word=_GET[words[place]]), *tokens[place + 1 :]]
        told = words[place] in _GAIN and words[place + 1].isdigit() and words[place + 2] == "power"
        if told and words[place + 3] in (*_BEHIND, "here", "there"):
            number = tokens[place + 1]
            return [*tokens[: place + 1], replace(number, word=f"+{number.word}"), *tokens[place + 2 :]]
    return tokens


def _has_it_changed(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "It has its power increased by 2 until the end of the turn": it gains +2 power."""
    words = [*words_of(tokens), "."]
    for place in range(1, len(tokens) - 5):
        changed = words[place + 3 : place + 4]
        told = words[place] in _HAVING and words[place + 1] in ("its", "their") and words[place + 2] == "power"
        sign = _CHANGED.get(changed[0], "") if told and changed else ""
        number = place + 5
        if not sign or words[place + 4] != "by" or not words[number].isdigit() or words[number + 1] != "until":
            continue
        gains = replace(tokens[place], word="gain" if words[place] == "have" else "gains")
        so_much = replace(tokens[number], word=f"{sign}{words[number]}", start=tokens[place + 3].start)
        return [*tokens[:place], gains, so_much, tokens[place + 2], *tokens[number + 1 :]]
    return tokens


def _base_with(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A base (that) you have a minion on": a base where you have a minion."""
    words = [*words_of(tokens), "."]
    for place in range(1, len(tokens) - 4):
        that = words[place + 1] in ("that", "which")
        you = place + 1 + that
        if words[place] not in ("base", "bases") or words[you : you + 2] not in (["you", "have"], ["you", "control"]):
            continue
        on = next((at for at in range(you + 3, min(you + 9, len(tokens))) if words[at] in ("on", "at")), 0)
        if (
            not on
            or words[on + 1] not in (*_BEHIND, "to", "or", "scores", "would", "is")
            or {",", "and", "where"} & set(words[you:on])
        ):
            continue
        at = tokens[you].start
        return [*tokens[: place + 1], Token("where", at, at), *tokens[you:on], *tokens[on + 1 :]]
    return tokens


def _played_on(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Play this on a base." at the head of a text: play on a base."""
    words = words_of(tokens)
    this = next((each for each in (*reversed(_THIS),) if words[1 : 1 + len(each)] == each), [])
    if words[:1] != ["play"] or not this or words[1 + len(this) : 2 + len(this)] != ["on"] or tokens[0].start:
        return tokens
    return [replace(tokens[0], end=tokens[len(this)].end), *tokens[1 + len(this) :]]


def _if_so(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "You may discard a card. If so, draw two": if you do."""
    words, last = words_of(tokens), words_of(before[-1]) if before else []
    yours = "may" in last and last[last.index("may") - 1] == "you"
    if words[:3] != ["if", "so", ","] or not yours:
        return tokens
    return [replace(tokens[0], word="if_you_do", end=tokens[1].end), *tokens[2:]]


_NOT_NAMED = (
    ["other", "than"],
    ["other", "than", "a"],
    ["other", "than", "an"],
    ["except"],
    ["except", "for"],
    ["except", "a"],
    ["but", "not"],
    ["not", "named"],
    ["not", "called"],
    ["that", "is", "not", "named"],
    ["that", "is", "not", "called"],
    ["that", "are", "not", "named"],
    ["whose", "name", "is", "not"],
    ["whose", "names", "are", "not"],
)


def _other_than_named(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Another minion other than X", "a minion here other than X": a non-X minion, here."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        but = at_words(words, place, _NOT_NAMED)
        noun = noun_told_of(words, place, lex) if but else 0
        called = place + len(but)
        named = but and words[called : called + 1] and words[called].startswith("&n")
        if not named or not noun or (words[called + 1 : called + 2] or [""])[0] in ("and", "or"):
            continue
        name = replace(tokens[called], word=f"&x{words[called].removeprefix('&n')}", end=tokens[noun].start)
        name = replace(name, start=tokens[noun].start)
        last = replace(tokens[place - 1], end=tokens[called].end)
        return [*tokens[:noun], name, *tokens[noun : place - 1], last, *tokens[called + 1 :]]
    return tokens


def _shown_to_all(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Reveal a card from your hand to each other player": what is revealed is shown to all."""
    words = words_of(tokens)
    for place in range(3, len(words) - 2):
        whom = next((each for each in _ALL if words[place : place + len(each)] == each), [])
        begin = begin_behind(words, place, (".", ",", "and", "then"))
        if whom and words[place + len(whom) : place + len(whom) + 1] in ([], ["."], [","], ["and"]):
            verb = begin + 2 * (words[begin : begin + 2] == ["you", "may"])
            if words[verb] in ("reveal", "reveals"):
                return [*tokens[:place], *tokens[place + len(whom) :]]
    return tokens


_ALL = (["to", "each", "other", "player"], ["to", "all", "players"], ["to", "all", "other", "players"])


def _the_one_you_did(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Play an extra minion. Place a counter on the minion you played": on the played minion."""
    words = words_of(tokens)
    for place in range(4, len(words) - 2):
        noun, behind = words[place + 1], words[place + 2 :]
        tail = 2 if behind[0] == "you" else 1
        verb = _done("".join(behind[tail - 1 : tail]), lex) if words[place] == "the" else ""
        if not verb or (tail == 1 and verb != "play") or lex.nouns.get(noun, ("", ""))[1] != "one":
            continue
        over = behind[tail : tail + 1] in ([], ["."], [","], ["and"], ["as"], ["gains"], ["has"], ["is"], ["'s"])
        if over and verb in words[:place] and noun in words[:place]:
            done = Token(lex.forms[verb][3], tokens[place + 1].start, tokens[place + 1].start + 1)
            sort = replace(tokens[place + 1], start=done.end, end=tokens[place + 1 + tail].end)
            return [*tokens[: place + 1], done, sort, *tokens[place + 2 + tail :]]
    return tokens


def _done(word: str, lex: Lexicon) -> str:
    """Which of the deeds of a card word tells as done: "played" of "play"."""
    return next((each for each in _DEEDS if word == lex.forms[each][2]), "")


_DEEDS = ("play", "move", "choose", "return", "reveal")


def _when_it_scores(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After this base scores the winner draws a card": a comma before who does it."""
    words = words_of(tokens)
    for place in range(3, len(words) - 2):
        begins = words[place - 4 : place - 3] in ([], ["."], [":"]) or place == 3
        lead = words[place - 3] in ("after", "before", "when") and words[place - 2 : place] == ["this", "base"]
        who = words[place + 1] in ("the", "each", "all", "any", "players", "another") or bare(words[place + 1], lex)
        if begins and lead and words[place] == "scores" and who:
            at = tokens[place].end
            return [*tokens[: place + 1], Token(",", at, at), *tokens[place + 1 :]]
    return tokens


def _each_of_these(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Play an extra minion for every two cards you discarded, each with power 2 or less": the minions that are
    played, not the cards."""
    words = words_of(tokens)
    for place in range(6, len(words) - 3):
        if words[place : place + 2] != [",", "each"] or words[place + 2] not in ("with", "of"):
            continue
        begin = begin_behind(words, place, (".", ":", ","))
        end = next((at for at in range(place + 1, len(words)) if words[at] in (".", ",")), len(words))
        count = next((at for at in range(begin, place) if words[at : at + 1] == ["for"]), 0)
        noun = next((at for at in range(begin, count) if lex.nouns.get(words[at], ("",))[0] in _CARDS), 0)
        if noun and words[count + 1] in ("each", "every"):
            return [*tokens[: noun + 1], *tokens[place + 2 : end], *tokens[noun + 1 : place], *tokens[end:]]
    return tokens


_CARDS = ("minion", "action", "card")


def _that_turn(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After another player plays an action, it gains +1 power until the end of that turn": of the turn then."""
    words = words_of(tokens)
    for place in range(6, len(words)):
        until = words[place - 5 : place + 1] == ["until", "the", "end", "of", "that", "turn"]
        if until and {"after", "when", "whenever"} & set(words[:place]) and "next" not in words[:place][-12:]:
            return [*tokens[: place - 1], replace(tokens[place - 1], word="the"), *tokens[place:]]
    return tokens


def _at_most(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy at most two minions": up to two."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        most = next((each for each in _MOST if words[place : place + len(each)] == each), [])
        number = place + len(most)
        if not most or not bare(words[place - 1], lex) or words[place - 1] in ("have", "control", "own"):
            continue
        if lex.numerals.get(words[number], 0) > 1 and lex.nouns.get(words[number + 1], ("", ""))[1] == "many":
            up = replace(tokens[place], word="up")
            return [*tokens[:place], up, replace(tokens[number - 1], word="to"), *tokens[number:]]
    return tokens


_MOST = (["at", "most"], ["a", "maximum", "of"])


def _counters_given(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Give that minion two +1 power counters", "give a +1 power counter to it": place them on it."""
    words = [*words_of(tokens), "."]
    for place in range(len(tokens) - 4):
        if words[place] not in ("give", "gives"):
            continue
        end = next(
            (at for at in range(place, len(words)) if words[at] in (".", ",", "and", "or", "then")), len(tokens)
        )
        power = next((at for at in range(place + 2, end - 2) if words[at : at + 2] == ["+1", "power"]), 0)
        begin = power - 1
        if not power or words[power + 2] not in ("counter", "counters") or not says_how_many(words[begin], lex):
            continue
        verb = replace(tokens[place], word="place" if words[place] == "give" else "places")
        counters, on = tokens[begin : power + 3], Token("on", tokens[power + 2].end, tokens[power + 2].end)
        if begin == place + 1 and words[power + 3] == "to":
            return [*tokens[:place], verb, *counters, on, *tokens[power + 4 :]]
        if begin > place + 1 and words[power + 3] in (".", ",", "and", "or", "then", "for"):
            return [*tokens[:place], verb, *counters, on, *tokens[place + 1 : begin], *tokens[power + 3 :]]
    return tokens


def _wins_anyway(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If that player wins the base anyway", "if you still win it": wins the base."""
    words = words_of(tokens)
    for place in range(1, len(words)):
        told = words[place - 1 : place + 1]
        behind = words[place] == "anyway" and words[place - 1] in ("base", "it", "there", "here")
        won = {"win", "wins", "won"} & set(words[max(0, place - 4) : place])
        if behind and won and "if" in words[max(0, place - 8) : place]:
            return [*tokens[: place - 1], replace(tokens[place - 1], end=tokens[place].end), *tokens[place + 1 :]]
        if told in (["still", "win"], ["still", "wins"]) and "if" in words[max(0, place - 6) : place]:
            return [*tokens[: place - 1], replace(tokens[place], start=tokens[place - 1].start), *tokens[place + 1 :]]
    return tokens


def _too(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each other player may draw a card, too", "as well": the full stop says as much."""
    words = [*words_of(tokens), ""]
    for place in range(1, len(tokens)):
        too = next((each for each in _TOO if words[place : place + len(each)] == each), [])
        end = place + len(too)
        comma = words[place - 1] == ","
        if not too or words[end] not in _OVER or (too == ["also"] and not comma):
            continue
        begin = place - comma
        return [*tokens[:begin], *_too(tokens[end:], lex)] if begin else tokens
    return tokens


def _if_it_then_has(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If it then has four or more counters": it is asked then anyway."""
    words = words_of(tokens)
    for place in range(2, len(words) - 1):
        if words[place] != "then" or words[place + 1] not in ("has", "have", "is", "are"):
            continue
        who = words[place - 1] in ("it", "they", "you") or words[place - 2] in ("this", "that")
        begin = place - (1 if words[place - 1] in ("it", "they", "you") else 2)
        if who and words[begin - 1 : begin] == ["if"]:
            return [*tokens[:place], *tokens[place + 1 :]]
    return tokens


def _each_per_turn(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Other players cannot play more than one card each here per turn": so many are counted for each of them."""
    words = words_of(tokens)
    for place in range(6, len(words) - 1):
        if words[place] != "each" or lex.nouns.get(words[place - 1], ("",))[0] not in _CARDS:
            continue
        begin = begin_behind(words, place, (".", ":", ","))
        said = words[begin:place]
        many = said[: said.index("players") + 1] if "players" in said else []
        if many in (["players"], ["other", "players"]) and {"cannot", "not"} & set(said) and "than" in said:
            behind = words[place + 1 : place + 2] in (["here"], ["there"], ["per"], ["on"], ["in"])
            if behind:
                return [*tokens[:place], *tokens[place + 1 :]]
    return tokens


def _has_extra_power(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This minion has extra power equal to the number of actions here": it gains power equal to that."""
    words = words_of(tokens)
    for place in range(1, len(words) - 5):
        more = words[place + 1] in ("extra", "additional", "bonus")
        if words[place] in GAINING and more and words[place + 2 : place + 5] == ["power", "equal", "to"]:
            gain = replace(tokens[place], word=GAINING[words[place]])
            return [*tokens[:place], gain, *tokens[place + 2 :]]
    return tokens


def _gains_its_power(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This minion gains that minion's power until the end of the turn": gains power equal to it."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        if words[place] not in ("gains", "gain", "gets", "get"):
            continue
        its = words[place + 1] == "its"
        whose = 1 if its else 3 if words[place + 3 : place + 4] == ["'s"] and words[place + 1] in _POINTED else 0
        power = place + 1 + whose + (words[place + 1 + whose : place + 2 + whose] == ["printed"])
        if whose and words[power : power + 2] == ["power", "until"]:
            at = tokens[place].end
            equal = [Token(each, at, at) for each in ("power", "equal", "to")]
            return [*tokens[: place + 1], *equal, *tokens[place + 1 :]]
    return tokens


_POINTED = ("that", "the", "this")


def _besides_the_award(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each player here gains 1 VP on top of the usual awards": what else is gained is besides them anyway."""
    words = words_of(tokens)
    for place in range(2, len(words) - 2):
        told = next((each for each in _ON_TOP if words[place : place + len(each)] == each), [])
        if not told or words[place - 1] not in ("vp", "vps", "points", "point"):
            continue
        whose = place + len(told)
        end = whose + (words[whose] in ("the", "its", "their", "any"))
        end += words[end : end + 1] in (["usual"], ["normal"], ["regular"], ["standard"])
        award = end > whose and words[end : end + 1] in ([each] for each in _AWARDS)
        if award and words[end + 1 : end + 2] in ([], ["."], [","]):
            return [*tokens[:place], *tokens[end + 1 :]]
    return tokens


_ON_TOP = (["on", "top", "of"], ["in", "addition", "to"], ["besides"], ["as", "well", "as"], ["over", "and", "above"])
_AWARDS = ("award", "awards", "reward", "rewards", "vp", "vps", "points", "ones")


_TOO = (["too"], ["as", "well"], ["also"])
_OVER = ("", ".", ",", "if", "until", "and", "then")


def _as_though(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "As though you had just played it": as if you had."""
    words = words_of(tokens)
    for place in range(len(words) - 1):
        if words[place : place + 2] == ["as", "though"]:
            if_ = replace(tokens[place + 1], word="if")
            return [*tokens[: place + 1], if_, *_as_though(tokens[place + 2 :], lex)]
    return tokens


def _no_more_played(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "You may play no more actions this turn", "play no more cards this turn": you cannot play any more."""
    words = words_of(tokens)
    for place in range(len(words) - 3):
        if words[place : place + 3] != ["play", "no", "more"] or words[place + 3] not in _SEVERAL:
            continue
        who = words[place - 1 : place]
        if who in (["may"], ["can"]):
            begin, told = place - 1, ["cannot", "play", "any", "more"]
        elif who in ([], ["."], [":"], [","], ["then"]) and "turn" in words[place : place + 7]:
            begin, told = place, ["you", "cannot", "play", "any", "more"]
        else:
            continue
        done = put(tokens, begin, place + 3, told)
        return [*done[: begin + len(told)], *_no_more_played(done[begin + len(told) :], lex)]
    return tokens


_SEVERAL = ("cards", "minions", "actions")


def _new_top_card(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Place the top card of your deck on the bottom. Reveal the new top card": the top card of your deck."""
    words = words_of(tokens)
    for place in range(3, len(words) - 2):
        if words[place : place + 3] != ["new", "top", "card"] or words[place - 1] != "the":
            continue
        decks = [at for at in range(1, place) if words[at] == "deck" and words[at - 1] in ("your", "their")]
        whose = {words[at - 1] for at in decks}
        of = words[place + 3 : place + 4] == ["of"]
        if not of and len(whose) != 1:
            continue
        behind = [] if of else ["of", *whose, "deck"]
        done = put(tokens, place, place + 3, ["top", "card", *behind])
        end = place + 2 + len(behind)
        return [*done[:end], *_new_top_card(done[end:], lex)]
    return tokens


def _already_had(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Place a counter on a minion. If it already had one, place two instead": if it already has one."""
    words = words_of(tokens)
    for place in range(2, len(words) - 2):
        if words[place : place + 2] != ["already", "had"] or words[place - 1] not in _ALREADY:
            continue
        end = sentence_end(words, place)
        if words[place - 2] == "if" and words[end - 1] == "instead" and words[place + 2] != "been":
            has = replace(tokens[place + 1], word=_ALREADY[words[place - 1]])
            return [*tokens[: place + 1], has, *_already_had(tokens[place + 2 :], lex)]
    return tokens


_ALREADY = {"it": "has", "you": "have", "they": "have"}


def _already_done(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you already played an action this turn", "a minion that already moved": have played, has moved."""
    words = words_of(tokens)
    for place in range(1, len(words) - 1):
        done = next((verb for verb, form in lex.verbs.get(words[place + 1], ()) if form == "past"), "")
        if words[place] != "already" or done in ("", "have"):
            continue
        who = place - 1 - (place > 1 and words[place - 1] in ("who", "that"))
        one = words[max(0, who - 3) : who] == ["one", "of", "your"]
        number = "one" if one else lex.nouns.get(words[who], ("", ""))[1]
        has = _ALREADY.get(words[who]) or {"one": "has", "many": "have"}.get(number)
        if has is not None:
            verb = replace(tokens[place + 1], word=lex.forms[done][3])
            begun = [*tokens[:place], replace(tokens[place], word=has, end=tokens[place].start)]
            return [*begun, tokens[place], verb, *_already_done(tokens[place + 2 :], lex)]
    return tokens


def _and_another_thing(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Destroy one of your minions, and a minion there": one of yours and a minion there."""
    words = words_of(tokens)
    for place in range(3, len(words) - 3):
        if words[place : place + 2] != [",", "and"] or words[place + 2] not in ("a", "an", "another", "one"):
            continue
        begin = sentence_begin(words, place)
        end = sentence_end(words, place)
        verb = begin + 2 * (words[begin : begin + 2] == ["you", "may"])
        other = any(
            bare(each, lex) or third(each, lex) for each in (*words[verb + 1 : place], *words[place + 2 : end])
        )
        if words[verb] in _DONE_TO_BOTH and words[begin:end].count(",") == 1 and not other:
            return [*tokens[:place], *_and_another_thing(tokens[place + 1 :], lex)]
    return tokens


_DONE_TO_BOTH = ("destroy", "return", "move", "discard", "reveal", "shuffle")

LOOSELY = (
    where(_has_extra_power, "equal", "power", "extra additional bonus", " ".join(GAINING)),
    where(_besides_the_award, "award awards reward rewards vp vps points ones", "top addition besides well above"),
    where(_and_another_thing, " ".join(_DONE_TO_BOTH), ",", "and"),
    where(_already_had, "already", "had", "if", "instead"),
    where(_already_done, "already"),
    where(_new_top_card, "new", "top", "card", "the"),
    where(_as_though, "though", "as"),
    where(_no_more_played, "more", "no", "play"),
    where(_too, "too well also"),
    where(_if_it_then_has, "then", "if", "has have is are"),
    where(_each_per_turn, "than", "each", "players"),
    where(_gains_its_power, "gains gain gets get", "power", "until"),
    where(_wins_anyway, "anyway still", "win wins won"),
    where(_each_of_these, "for", "each", ",", "with of"),
    where(_that_turn, "until", "that", "turn", "after when whenever"),
    where(_at_most, "most maximum"),
    where(_when_it_scores, "scores", "base", "this"),
    where(_counters_given, "give gives", "+1", "counter counters"),
    where(_other_than_named, "other not except"),
    where(_shown_to_all, "reveal reveals", "to", "player players"),
    where(_the_one_you_did, "played moved chose returned revealed", "the", " ".join(_DEEDS)),
    where(_gains_so_much, "power vp vps victory", " ".join(_GAIN)),
    where(_has_it_changed, "by", "power", " ".join(_CHANGED), " ".join(_HAVING)),
    where(_base_with, "have control", "you", "on at", "base bases"),
    where(_played_on, "play", "this", "on"),
    where(_gets_done, "gets get been"),
)
"""The rules of words said loosely."""
IF_SO = (looking_back(_if_so, "so", "if", ","),)
"""The rule of "if so"."""
