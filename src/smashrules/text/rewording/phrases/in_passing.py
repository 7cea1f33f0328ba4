"""What is said in passing put where it belongs, or left out where it tells nothing more.

"Each player (starting with you)" tells the order of the players; "of any power" and "(including your own)" leave out
nothing; "it is still in play" is in play; "counters on your minions, divided any way you choose" are placed among
them; "if they cannot" asks of a deed that was ordered whether it was done. Knows words and their neighbours.
"""

from __future__ import annotations

import re

from msgspec.structs import replace

from smashrules.text.rewording.players.ties import NOBODY_THEN, UNTIED
from smashrules.text.rewording.rule import put, said_at, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare, third
from smashrules.text.words.tokens import Token, words_of

_BOUND = re.compile(r"&\((?:to_)?(?:a_)?(min|max)(?:imum)?(?:_power)?(?:_of)?_(\d+)(?:_power)?\)")
_TIED = ("tied_player", "players_who_tie", "player_who_ties")
_SO_MANY_IF = re.compile(r"&\((?:or_)?((?:\d+|one|two|three|four|five)_(?:[^_]+_){0,6}if_.+)\)")
_STARTING = "&(starting_with_"
_EVEN = ("&(even_if_", "&(even_a_", "&(even_though_")
_ROUND = "&(starting_with_the_current_player)"
_EVERYONE = ("all", "each", "every", "any")
_YOURS_TOO = ("&(including_your_own)", "&(including_yours)", "&(even_your_own)", "&(including_your_own_minions)")
_IRREGULAR = {"has": "have", "does": "do", "is": "are", "was": "were"}
_BE = ("is", "are", "was", "were")
_GONE_BY = {"was", "were", "did", "had", "been"}
_EDGES = (["at", "the", "end", "of"], ["at", "the", "start", "of"])
_SPOKEN_OF = ("you", "it", "they", "that", "this")
_GIVING = ("give", "gives", "pass", "passes")
_APART = ("divided", "split", "distributed")
_AS_LIKED = (
    ["any", "way", "you", "choose"],
    ["any", "way", "you", "like"],
    ["any", "way", "you", "want"],
    ["in", "any", "way", "you", "choose"],
    ["in", "any", "way", "you", "like"],
    ["however", "you", "choose"],
    ["however", "you", "like"],
    ["as", "you", "choose"],
    ["as", "you", "like"],
    ["as", "you", "wish"],
)
_AMONG = ("on", "among", "between")
_UNABLE = (["cannot"], ["are", "not", "able", "to"], ["are", "unable", "to"], ["are", "unable"])

_PERMITTING = ("&(you_may_", "&(they_may_", "&(that_player_may_", "&(its_owner_may_", "&(each_player_may_")
_SO_ANYWAY = tuple(f"&({who}_may_{be}" for who in ("you", "they", "that_player") for be in ("be_", "still_", "come_"))


def opened(tokens: list[Token]) -> list[Token]:
    """ "Each player (starting with you) may ...": starting with you, as words that can be read."""
    if not any(each.word.startswith("&(") for each in tokens):
        return tokens
    found: list[Token] = []
    for token in tokens:
        if token.word.startswith(_EVEN):  # "(even if it is owned by another player)"
            said = token.word[2:-1].split("_")
            found += spread(said, token.start, token.end)
            continue
        if (more := _SO_MANY_IF.fullmatch(token.word)) and "'" not in token.word:  # "(or two if you have no minions)"
            said = [",", "or", *more[1].split("_")]
            found += spread(said, token.start, token.end)
            continue
        if (
            token.word in NOBODY_THEN and token.word != UNTIED
        ):  # "(nobody does in case of a tie)": as a sentence says it
            said = ["if", "tied", ",", "no", "one", "does"]
            stop = [] if found[-1:] and found[-1].word == "." else ["."]
            found += [Token(each, token.start, token.end) for each in (*stop, *said)]
            continue
        if token.word.startswith("&(") and any(
            each in token.word for each in _TIED
        ):  # "(Tied players each draw one.)"
            said = token.word[2:-1].split("_")
            stop = [] if not found or found[-1].word == "." else ["."]
            told = [*stop, *said] if stop else [*said, "."]
            found += spread(told, token.start, token.end)
            continue
        if token.word.startswith(_PERMITTING) and not token.word.startswith(_SO_ANYWAY):  # "(You may look at it.)"
            stop = [] if not found or found[-1].word == "." else ["."]
            told = [*stop, *token.word[2:-1].split("_")]
            found += spread(told if stop else [*told, "."], token.start, token.end)
            continue
        bound = _BOUND.fullmatch(token.word)
        if bound:  # "(to a minimum of 0)", "(minimum power 0)"
            token = replace(token, word=f"&({bound[1]}imum_{bound[2]})")
        if not token.word.startswith(_STARTING) or token.word == _ROUND:
            found.append(token)
            continue
        said = token.word[2:-1].split("_")
        found += [Token(each, token.start, token.end) for each in (",", *said, ",")]
    return found


def _agreed(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Until he or she has four": until they have."""
    found = list(tokens)
    for place in range(1, len(found)):
        word = found[place].word
        if found[place - 1].word != "they":
            continue
        if word in _IRREGULAR:
            found[place] = replace(found[place], word=_IRREGULAR[word])
        elif third(word, lex) and not bare(word, lex):
            verb = next(verb for verb, form in lex.verbs[word] if form == "third")
            found[place] = replace(found[place], word=lex.forms[verb][0])
    return found


def _yours_too(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each minion there (including your own)": whose it is does not matter."""
    found: list[Token] = []
    for token in tokens:
        words = _sentence(words_of(found))
        if token.word in _YOURS_TOO and set(words) & set(_EVERYONE) and "other" not in words:
            found[-1] = replace(found[-1], end=token.end)
        else:
            found.append(token)
    return found


def _sentence(words: list[str]) -> list[str]:
    """The words behind the last full stop."""
    stop = max((place for place, word in enumerate(words) if word == "."), default=-1)
    return words[stop + 1 :]


def _of_any_power(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A minion of any power": any there is."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        if words[place] in ("of", "with") and words[place + 1] == "any" and words[place + 2] == "power":
            noun = replace(tokens[place - 1], end=tokens[place + 2].end)
            return [*tokens[: place - 1], noun, *_of_any_power(tokens[place + 3 :], lex)]
    return tokens


def _too(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you do, also draw a card", "it also cannot be moved": as it is without the word."""
    words = words_of(tokens)
    for place, word in enumerate(words[:-1]):
        following = words[place + 1]
        opened = words[place - 1 : place] in ([], ["."], [":"]) and following == ","  # "also, draw a card"
        beside = {following, *words[place - 1 : place]} & {*lex.auxiliaries, "cannot", "may", "must", "can"}
        if word == "also" and (opened or beside or bare(following, lex) or third(following, lex)):
            at = place + 1 + opened
            return [*tokens[:place], replace(tokens[at], start=tokens[place].start), *_too(tokens[at + 1 :], lex)]
    return tokens


def _nor(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "It cannot be moved, either": it cannot be moved."""
    words = words_of(tokens)
    for place in range(2, len(words)):
        if words[place] != "either" or words[place + 1 : place + 2] not in ([], ["."]):
            continue
        begin = place - (words[place - 1] == ",")
        if {"cannot", "not", "no"} & set(_sentence(words[:place])):
            last = replace(tokens[begin - 1], end=tokens[place].end)
            return [*tokens[: begin - 1], last, *_nor(tokens[place + 1 :], lex)]
    return tokens


def _still(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "It is still in play", "if you still control it", "each card still buried here": it was so before, as
    everybody can see."""
    words = words_of(tokens)
    for place in range(1, len(words) - 1):
        if words[place] != "still":
            continue
        following = words[place + 1]
        deed = bare(following, lex) or third(following, lex) or following in _IRREGULAR
        of_them = words[place - 1] in _OF_THEM or words[place - 2] == "those"
        if following in _LIES and of_them and words[place - 3] != "number":  # "each of them still in play"
            return [*put(tokens, place, place + 1, ["that", "is"])[: place + 2], *_still(tokens[place + 1 :], lex)]
        if words[place - 1] in _BE or deed or (following in _LIES and words[place - 1] in lex.nouns):
            before = replace(tokens[place - 1], end=tokens[place].end)
            return [*tokens[: place - 1], before, *_still(tokens[place + 1 :], lex)]
    return tokens


_OF_THEM = ("them", "those", "one")
_LIES = ("here", "there", "on", "in", "at", "under", "buried", "stored")


def _at_its_edge(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If it is in play at the end of the turn, ...": at the end of the turn, if it is in play."""
    words = words_of(tokens)
    for place, word in enumerate(words):
        if word != "if" or words[place - 1 : place] not in ([], ["."]) or "," not in words[place:]:
            continue
        end = words.index(",", place)
        edge = next((at for at in range(place, end) if words[at : at + 4] in _EDGES), None)
        said = set(words[place:edge])
        if edge is None or "." in words[place:end] or not said & {"is", "are"} or said & _GONE_BY:
            continue
        first = tokens[place].start
        when = said_at(tokens[edge:end], first)
        comma = Token(",", first, first)
        condition = [*tokens[place : edge - 1], replace(tokens[edge - 1], end=tokens[end - 1].end)]
        return [*tokens[:place], *when, comma, *condition, *_at_its_edge(tokens[end:], lex)]
    return tokens


def _apart(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Place three counters on your minions, divided any way you choose": among them."""
    words = words_of(tokens)
    for place, word in enumerate(words):
        like = next((each for each in _AS_LIKED if words[place + 1 : place + 1 + len(each)] == each), None)
        if word not in _APART or like is None:
            continue
        begin = place - (words[place - 1] == ",")
        end = place + 1 + len(like)
        end += words[end : end + 1] == [","]
        if words[end : end + 1] and words[end] in _AMONG:
            among = replace(tokens[end], word="among", start=tokens[begin].start)
            return [*tokens[:begin], among, *_apart(tokens[end + 1 :], lex)]
        stop = max((at for at in range(begin) if words[at] == "."), default=-1) + 1
        on = [at for at in range(stop, begin) if words[at] in _AMONG]
        counters = "counters" in words[stop:begin] and len(on) == 1 and words[on[0] - 1] == "counters"
        if not counters or words[end : end + 1] not in ([], ["."]):
            continue
        last = replace(tokens[begin - 1], end=tokens[end - 1].end)
        among = replace(tokens[on[0]], word="among")
        return [*tokens[: on[0]], among, *tokens[on[0] + 1 : begin - 1], last, *_apart(tokens[end:], lex)]
    return tokens


def _unable(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "They must discard a card. If they cannot, ...": if they do not, where nobody may choose to leave it."""
    words = words_of(tokens)
    for place in range(2, len(words) - 3):
        if words[place - 1] != "." or words[place] != "if" or words[place + 1] not in ("you", "they"):
            continue
        unable = next((each for each in _UNABLE if words[place + 2 : place + 2 + len(each)] == each), None)
        end = place + 2 + len(unable or [])
        before = _sentence(words[: place - 1])
        if unable is None or words[end] != "," or {"may", "can", "if", "unless"} & set(before):
            continue
        first, last = tokens[place + 2].start, tokens[end - 1].end
        told = [Token("do", first, last - 1), Token("not", last - 1, last)]
        return [*tokens[: place + 2], *told, *_unable(tokens[end:], lex)]
    return tokens


def _so_many_cards(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Discards cards until they have four": four cards."""
    words = [*words_of(tokens), "."]
    for place in range(2, len(tokens) - 1):
        number = words[place + 1] in lex.numerals or words[place + 1].isdigit()
        if words[place] != "have" or words[place - 2] != "until" or not number or words[place + 2] not in (".", ","):
            continue
        if not {"draw", "draws", "discard", "discards"} & set(_sentence(words[:place])):
            continue
        end = tokens[place + 1].end
        return [*tokens[: place + 2], Token("cards", end, end), *_so_many_cards(tokens[place + 2 :], lex)]
    return tokens


_AFTER_WHO = (".", ",", "and", "do", "does", "have", "has")
_WHO_HAS = (
    ["you"],
    ["they"],
    ["that", "player"],
    ["its", "owner"],
    ["its", "controller"],
    ["your", "left_neighbour"],
    ["your", "right_neighbour"],
)


def _as_many_cards(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Discards (cards) until they have as many cards in hand as you (do)": how many cards is compared."""
    words = [*words_of(tokens), ".", ".", "."]
    for place in range(3, len(tokens) - 3):
        if words[place : place + 3] != ["as", "many", "cards"] or words[place - 1] != "have" or "until" not in words:
            continue
        begin = max(at for at in range(place) if words[at] == "until") if "until" in words[:place] else 0
        behind = words.index("as", place + 1) if "as" in words[place + 1 :] else 0
        hand = words[place + 3 : behind]
        if begin != place - 3 or hand not in ([], ["in", "hand"], ["in", "their", "hand"], ["in", "your", "hand"]):
            continue
        end = next(at for at in range(behind + 1, len(words)) if words[at] in _AFTER_WHO)
        who = words[behind + 1 : end]
        stop = end + (words[end] in ("do", "does", "have", "has"))
        if who not in _WHO_HAS:
            continue
        known = tokens[behind + 1 : end]
        if who == ["they"]:
            known = [replace(known[0], word="that"), Token("player", known[0].end, known[0].end)]
        whose = "your" if words[place - 2] == "you" else "their"
        at, last = tokens[place].start, tokens[behind].start
        said = ["&asmany", "cards", "in", whose, "hand", "than"]
        told = [Token(each, min(at + nth, last), last) for nth, each in enumerate(said)]
        cards = [Token("cards", tokens[begin].start, tokens[begin].start)]
        bare_deed = words[begin - 1] in ("discard", "discards")
        return [
            *tokens[:begin],
            *(cards if bare_deed else []),
            *tokens[begin:place],
            *told,
            *known,
            *tokens[stop:],
        ]
    return tokens


def _of_what_is_here(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Players cannot use Talents on this base": those of the cards here."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        told = words[place] in ("on", "at") and words[place + 1 : place + 3] == ["this", "base"]
        if not told or "use" not in _sentence(words[:place])[-4:]:
            continue
        if lex.nouns.get(words[place - 1], ("",))[0] not in ("ability", "special"):
            continue
        begin, end = tokens[place].start, tokens[place + 2].end
        return [*tokens[:place], Token("here", begin, end), *_of_what_is_here(tokens[place + 3 :], lex)]
    return tokens


def _and_so(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If another player owns it, and you control it, draw a card": if both are so."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        said = _sentence(words[:place])
        told = words[place : place + 2] == [",", "and"] and said[:1] == ["if"] and "," not in said
        stop = next((at for at in range(place + 1, len(words)) if words[at] in (".", ";")), len(words))
        if told and words[place + 2] in _SPOKEN_OF and words[place + 1 : stop].count(",") == 1:
            before = replace(tokens[place - 1], end=tokens[place].end)
            return [*tokens[: place - 1], before, *_and_so(tokens[place + 1 :], lex)]
    return tokens


def _given_on(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each player chooses a card from their hand and passes it to the player on their left": places it in that
    player's hand."""
    words = words_of(tokens)
    for place in range(4, len(words) - 3):
        give = words[place] in _GIVING and words[place + 1] in ("it", "them") and words[place + 2] == "to"
        stop = next((at for at in range(place, len(words)) if words[at] in (".", ",", ";")), len(words))
        who = lex.nouns.get(words[stop - 1], ("",))[0] in ("player", "opponent", "neighbour", "owner", "controller")
        first = max((at for at in range(place) if words[at] in ("choose", "chooses")), default=place)
        chosen = words[first:place]
        whose = [nth for nth, each in enumerate(chosen) if each == "hand" and "from" in chosen[max(0, nth - 4) : nth]]
        if not give or not who or len(whose) != 1 or set(chosen[whose[0] + 1 :]) - {"and", "then", ",", "."}:
            continue
        if not set(words[place + 3 : stop]) & {"the", "your", "their", "another", "that", "its"}:
            continue
        end = tokens[stop - 1].end
        into = [replace(tokens[place + 2], word="in"), *tokens[place + 3 : stop]]
        into += [Token("'s", end, end), Token("hand", end, end)]
        rest = _given_on(tokens[stop:], lex)
        if "." in chosen:
            return [*tokens[:place], replace(tokens[place], word="place"), tokens[place + 1], *into, *rest]
        verb = replace(tokens[first], word="place" if words[first] == "choose" else "places")
        hand = first + whose[0]
        return [
            *tokens[:first],
            verb,
            *tokens[first + 1 : hand],
            replace(tokens[hand], end=tokens[place].end),
            *into,
            *rest,
        ]
    return tokens


def _not_yet(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If you have not played a card yet": this turn."""
    words = words_of(tokens)
    for place in range(4, len(words)):
        said = _sentence(words[:place])
        told = words[place] == "yet" and "not" in said and {"have", "has", "did"} & set(said)
        if not told or words[place + 1 : place + 2] not in ([], ["."], [","], ["this"], ["this_turn"]):
            continue
        if (
            "turn" in said[-3:]
            or "this_turn" in said[-1:]
            or words[place + 1 : place + 2] in (["this"], ["this_turn"])
        ):
            return [*tokens[:place], *tokens[place + 1 :]]
        if "played" not in said and "moved" not in said and "drawn" not in said and "used" not in said:
            continue
        at = tokens[place]
        return [
            *tokens[:place],
            replace(at, word="this"),
            replace(at, word="turn", start=at.end - 1),
            *tokens[place + 1 :],
        ]
    return tokens


IN_PASSING = (
    where(_not_yet, "yet", "not"),
    where(_yours_too, " ".join(_YOURS_TOO)),
    where(_of_any_power, "any", "power", "of with"),
    where(_agreed, "they"),
    where(_too, "also"),
    where(_nor, "either", "cannot not no"),
    where(_still, "still"),
    where(_at_its_edge, "if", "start end", "is are"),
    where(_apart, " ".join(_APART)),
    where(_unable, "cannot not unable", "if", "you they"),
    where(_of_what_is_here, "use", "this", "base"),
    where(_and_so, "if", "and"),
    where(_given_on, "choose chooses", " ".join(_GIVING), "hand"),
    where(_so_many_cards, "until", "have"),
    where(_as_many_cards, "many", "until", "have"),
)
"""The rules of what is said in passing, in the order in which they are asked."""
