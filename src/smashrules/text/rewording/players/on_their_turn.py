"""What is said of the player whose turn it is: "during each player's turn, that player's minions here have -1 power".

It is said of "them", as cards say it elsewhere; what they may do then is said of each player, on their turn. Knows
words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.players.turn_of_each import WITHIN
from smashrules.text.rewording.rule import over, put, said_at, sentence_begin, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_ONCE = (["once"], ["once_per_turn", ","], ["once_per_turn"])
_THEIR = (["on", "their", "turn"], ["during", "their", "turn"], ["on", "each", "of", "their", "turns"])
_WHOSE = (["each", "player"], ["each", "other", "player"], ["each", "opponent"])
_BARE = {"has": "have", "is": "are", "does": "do"}
_HOLDERS = ("controller", "owner")
_PLAYERS = ("player", "opponent", "players", "opponents", "you", "they", "their", "your")


def _on_their_turn(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """The tokens of a sentence with the player whose turn it is put plainly."""
    words = words_of(tokens)
    once = next((len(each) for each in _ONCE if words[: len(each)] == each), 0)
    whose = next((each for each in _WHOSE if words[once + 1 : once + 1 + len(each)] == each), None)
    end = once + 1 + len(whose or ())
    if whose is None or words[once : once + 1] not in (["during"], ["on"]):
        return tokens
    if words[end : end + 3] != ["'s", "turn", ","]:
        return tokens
    rest = _of_them(tokens[end + 3 :], lex)
    if [each.word for each in rest[:2]] != ["they", "may"]:
        return tokens if once else [*tokens[: end + 3], *rest]
    if {"if", "unless", "while", ",", "or", "@or"} & {each.word for each in rest}:
        return tokens
    cost = next((at for at, each in enumerate(rest) if each.word == "to"), len(rest))
    last = rest[cost - 1].end
    turn = [Token(word, last, last) for word in ("on", "their", "turn")]
    limit = [replace(tokens[0], word="once_per_turn"), Token(",", tokens[0].end, tokens[0].end)] if once else []
    return [*limit, *tokens[once + 1 : end], *rest[1:cost], *turn, *rest[cost:]]


def _that_player(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Once during each other player's turn, after that player plays a minion here": after they play one."""
    words = words_of(tokens)
    place = next((at for at in range(5, len(words) - 2) if words[at : at + 2] == ["that", "player"]), 0)
    comma = place - 2
    led = words[comma - 2 : comma + 1] == ["'s", "turn", ","] and words[comma - 3 : comma - 2] == ["player"]
    if not place or not led or words[place - 1] not in ("after", "when", "if") or "during" not in words[:comma]:
        return tokens
    verb = words[place + 2]
    forms = [lex.forms[name][0] for name, form in lex.verbs.get(verb, ()) if form == "third"]
    does = forms[0] if forms else _BARE.get(verb, "")
    if not does:
        return tokens
    they = replace(tokens[place], word="they", end=tokens[place + 1].end)
    return [*tokens[:place], they, replace(tokens[place + 2], word=does), *tokens[place + 3 :]]


def _of_whoever_does_it(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "On their turn, its controller may ...", "at the start of their turn, this minion's controller ...": on the
    turn of whoever is named behind."""
    words = words_of(tokens)
    at = words.index("their") if words[:1] and words[0] in ("on", "during", "at") and "their" in words else 0
    edge = words[1:at] in ([], ["the", "start", "of"], ["the", "end", "of"])
    if not at or not edge or words[at + 1 : at + 3] != ["turn", ","]:
        return tokens
    end = next((place for place in range(at + 3, min(at + 7, len(words))) if words[place] in _HOLDERS), 0)
    if words[at + 3 : end] not in (["its"], ["this", "minion", "'s"], ["that", "minion", "'s"]):
        return tokens
    place = tokens[at].end
    whose = said_at(tokens[at + 3 : end + 1], place)
    return [*tokens[:at], *whose, Token("'s", place, place), *tokens[at + 1 :]]


def _of_them(rest: list[Token], lex: Lexicon) -> list[Token]:
    """ "that player 's minions": their minions; "that player cannot": they cannot. Where others are spoken of before,
    it is left as it is."""
    words = words_of(rest)
    for place in range(len(words) - 1):
        if words[place] in _PLAYERS:
            return rest
        if words[place : place + 2] != ["that", "player"]:
            continue
        that, player = rest[place : place + 2]
        if words[place + 2 : place + 3] == ["'s"]:
            return [*rest[:place], replace(that, word="their", end=rest[place + 2].end), *rest[place + 3 :]]
        verb = words[place + 2] if place + 2 < len(words) else ""
        plain = next((lex.forms[each][0] for each, form in lex.verbs.get(verb, ()) if form == "third"), "")
        if not (plain or verb in lex.auxiliaries) or place:
            return rest
        then = replace(rest[place + 2], word=_BARE.get(verb) or plain or verb)
        return [replace(that, word="they", end=player.end), then, *rest[place + 3 :]]
    return rest


def _only_then(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Players can only play actions here on their own turns": they cannot on those of others."""
    words = words_of(tokens)
    at = next((place for place, word in enumerate(words) if word in ("can", "may")), 0)
    whose = {("you",): "your", ("players",): "their", ("each", "player"): "their"}.get(tuple(words[:at]), "")
    end = next((len(turn) for each in _TURN if words[-len(turn := [each[0], whose, *each[1:]]) :] == turn), 0)
    only = [place for place, word in enumerate(words) if word == "only"]
    if not whose or not end or "use" in words or only not in ([at + 1], [len(words) - end - 1]):
        return tokens
    deed = [each for each in tokens[at + 1 : len(tokens) - end] if each.word != "only"]
    return _on_no_other_turn([*tokens[:at], replace(tokens[at], word="cannot"), *deed], at, tokens[-end:])


def _except_then(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Players with a minion here cannot play actions here except on their own turn": not on those of others."""
    words = words_of(tokens)
    cannot, place = words.index("cannot"), words.index("except")
    whose = "your" if words[:cannot] == ["you"] else "their" if _PLAYER & set(words[: min(cannot, 3)]) else ""
    turn = next((each for each in _TURN if words[place + 1 :] == [each[0], whose, *each[1:]]), None)
    other = "other" in words[:cannot] and whose == "their"
    if turn is None or cannot > place or other or {",", "if", "unless", "while", "until"} & set(words[:place]):
        return tokens
    return _on_no_other_turn(tokens[:place], cannot, tokens[place:])


def _on_no_other_turn(tokens: list[Token], cannot: int, time: list[Token]) -> list[Token]:
    """You cannot during other players' turns; of all players, during each player's turn other players cannot."""
    words = words_of(tokens[:cannot])
    start, end = tokens[0].start, tokens[cannot - 1].end
    if words == ["you"]:
        return [*tokens, *over(["during", "other", "players", "'s", "turns"], time[0], time[-1])]
    head = next(at for at, each in enumerate(words) if each in _PLAYER)
    lead = ["during", "each", "player", "'s", "turn", ",", "other", "players"]
    who = tokens[head + 1 : cannot]
    return [*spread(lead, start, tokens[head].end if who else end), *who, *tokens[cannot:]]


_PLAYER = frozenset(("player", "players"))
_TURN = tuple(
    (when, *own, turn, *stop)
    for when in ("on", "during")
    for own in ((), ("own",))
    for turn in ("turn", "turns")
    for stop in ((), (".",))
)


def _once_each(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Once per turn, each player may X", "once on each of their turns, a player may X": each player may, once, on
    their turn."""
    words = words_of(tokens)
    lead = next((each for each in _ONCE_EACH if words[: len(each)] == each), [])
    who = next((each for each in _EACH if words[len(lead) : len(lead) + len(each)] == each), [])
    may = len(lead) + len(who)
    rest = words[may + 1 :]
    if not lead or not who or words[may : may + 1] != ["may"] or {"if", "unless", ",", "turn", "instead"} & set(rest):
        return tokens
    first = tokens[len(lead)]
    each = [replace(first, word="each"), *tokens[len(lead) + 1 : may]]
    at = tokens[len(lead) - 1]
    limit = [replace(tokens[0], word="once_per_turn", end=at.start), replace(at, word=",", start=at.start)]
    paid = (place for place in range(may + 2, len(words) - 1) if words[place] == "to" and bare(words[place + 1], lex))
    cost = next(paid, len(words))
    turn = [Token(word, tokens[cost - 1].end, tokens[cost - 1].end) for word in ("on", "their", "turn")]
    return [*limit, *each, *tokens[may:cost], *turn, *tokens[cost:]]


_ONCE_EACH = [
    *([*once, *when, ","] for once in (["once"], ["once_per_turn", ","], ["once_per_turn"]) for when in _THEIR),
    ["once_per_turn", ","],
]
_EACH = (["each", "player"], ["a", "player"], ["any", "player"], ["each", "other", "player"])


_ANY = (["a", "player"], ["any", "player"], ["each", "player"], ["players"])


def _any_other(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Any other player may discard two cards on their turn to destroy it": each other player may."""
    words = words_of(tokens)
    for may in range(2, len(words) - 3):
        who = next((each for each in _ANY_OTHER if words[may - len(each) : may] == each), [])
        begin = may - len(who)
        stop = next((at for at in range(may, len(words)) if words[at] in (",", ".")), len(words))
        on = next((at for at in range(may, stop) if words[at : at + 3] == ["on", "their", "turn"]), 0)
        if words[may] == "may" and who and on and (begin == 0 or words[begin - 1] in (".", ":", ",")):
            return put(tokens, begin, may, ["each", "other", "player"])
    return tokens


_ANY_OTHER = (["any", "other", "player"], ["any", "opponent"])


def _told_first(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each player's minions here have -1 power during that player's turn": during each player's turn, that player's
    minions here have -1 power."""
    words = words_of(tokens)
    end = len(words) - (words[-1] == ".")
    whose = next((each for each in _WHOSE_OWN if words[end - len(each) : end] == each), [])
    at = end - len(whose)
    if not whose or words[:3] != ["each", "player", "'s"] or {",", "if", "while", "until"} & set(words[:at]):
        return tokens
    start = tokens[0].start
    lead = [Token(each, start, start) for each in ("during", "each", "player", "'s", "turn", ",")]
    that = replace(tokens[0], word="that", start=start + 1)  # behind the player who is spoken of
    return [*lead, that, *tokens[1:at], *tokens[end:]]


_WHOSE_OWN = (
    ["during", "that", "player", "'s", "turn"],
    ["on", "that", "player", "'s", "turn"],
    ["during", "their", "turn"],
    ["on", "their", "turn"],
    ["during", "their", "own", "turn"],
    ["on", "their", "own", "turn"],
)


def _any_player(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A player with no minions here may play an extra minion here on their turn", "any player may, once on their
    turn, discard a card to draw a card": each player may, on their turn."""
    words = words_of(tokens)
    who = next((each for each in _ANY if words[: len(each)] == each), [])
    may = words.index("may") if who and "may" in words else 0
    time = next(
        ((at, each) for each in WITHIN for at in range(may, len(words)) if words[at : at + len(each)] == each), None
    )
    asked = {"if", "unless", "when", "after", "instead", "or", "@or", "while"} & set(words)
    if not may or time is None or asked or {",", "their"} & set(words[:may]):
        return tokens
    at, said = time
    body = [*tokens[may + 1 : at], *tokens[at + len(said) :]]
    if {",", "their turn"} & {each.word for each in body}:
        return tokens
    paid = (on for on in range(1, len(body) - 1) if body[on].word == "to" and bare(body[on + 1].word, lex))
    cost = next(paid, len(body) - (body[-1].word == "."))
    turn = [Token(word, body[cost - 1].end, body[cost - 1].end) for word in ("on", "their", "turn")]
    if at == may + 1 + cost and said[-3:] == ["on", "their", "turn"]:  # it stands there
        turn = tokens[at + len(said) - 3 : at + len(said)]
    first = tokens[0].start
    limit = (
        [Token(word, first, first) for word in ("once_per_turn", ",")]
        if {"once", "once_per_turn"} & set(said)
        else []
    )
    each = [replace(tokens[0], word="each"), replace(tokens[len(who) - 1], word="player")]
    told = [*limit, *each, *tokens[len(who) : may + 1], *body[:cost], *turn, *body[cost:]]
    return tokens if [one.word for one in told] == words else told


def _on_whose_turn(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "It cannot be moved, destroyed, or returned to a hand on another player's turn": during it, none of that."""
    words = [*words_of(tokens), "."]
    for end in (at for at, word in enumerate(words) if word == "."):
        begin = sentence_begin(words, end)
        time = max((len(each) for each in _TURNS if words[end - len(each) : end] == each), default=0)
        on = end - time - 1
        if not time or words[on] != "on" or words[begin:on].count("cannot") != 1:
            continue
        cannot = words.index("cannot", begin)
        if words[cannot + 1] != "be" or "or" not in words[cannot:on] or _TOLD_APART & set(words[begin:on]):
            continue
        start = tokens[begin].start
        ahead = said_at(tokens[on:end], start)
        ahead = [replace(ahead[0], word="during"), *ahead[1:], Token(",", start, start)]
        return [*tokens[:begin], *ahead, *tokens[begin:on], *_on_whose_turn(tokens[end:], lex)]
    return tokens


_TOLD_APART = frozenset(("if", "unless", "while", "when", "after", "except", "and", "until"))
_TURNS = (
    ["your", "turn"],
    ["other", "players", "'s", "turns"],
    ["another", "player", "'s", "turn"],
    ["each", "other", "player", "'s", "turn"],
    ["any", "other", "player", "'s", "turn"],
    ["each", "player", "'s", "turn"],
)


ON_THEIR_TURN = (
    where(_told_first, "each", "turn", "'s", "during on"),
    where(_any_other, "their", "turn", "may", "other opponent"),
    where(_any_player, "their once_per_turn", "may", "player players"),
    where(_once_each, "once once_per_turn", "may", "player"),
    where(_that_player, "during", "that", "player", "'s"),
    where(_except_then, "except", "cannot", "turn turns"),
    where(_only_then, "only", "turn turns", "can may"),
    where(_of_whoever_does_it, "their", "turn", "on during at"),
    where(_on_their_turn, "each", "'s", "turn", "during on"),
)
"""The rules that put plainly whose turn it is, in the order in which they are asked."""
WHOSE_TURN = (where(_on_whose_turn, "cannot", "turn turns", "or", "on"),)
"""The rule of what is denied on somebody's turn, asked of what is written."""
