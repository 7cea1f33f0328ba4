"""What a text says with words of its own and others say with the plain ones: what comes back, who refuses, by how
much a total rises, whose one wins, what all of a hand are.

"Regain control of it" is to take control of it; "if they refuse" is if they do not; "as one already here" is as
another minion here. Knows words and their neighbours, no structure; it is asked before words are joined.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import noun_of
from smashrules.text.words.tokens import Token, words_of

_CARDS = ("minion", "action", "card", "titan")
_PLAYERS = (["they"], ["that", "player"])
_REFUSING = {"refuse": "do", "decline": "do", "refuses": "does", "declines": "does"}
_REGAIN = {"regain": "gain", "regains": "gains", "regained": "gained"}
_ANOTHER = ["of", "another", "player"]
_EACH_OTHER = ["of", "each", "other", "player"]
_PLACES = ("here", "there")
_WINNING = ("wins", "loses", "won", "lost")
_SAME = ("same", "equal")


def _sentence(words: list[str], place: int) -> tuple[int, int]:
    """From where to where the sentence goes that ``place`` stands in."""
    begin = begin_behind(words, place, (".",))
    end = sentence_end(words, place)
    return begin, end


def _as(words: list[str] | tuple[str, ...], like: Token, last: Token | None = None) -> list[Token]:
    """Such words, standing where ``like`` (to ``last``) stands."""
    return [Token(each, like.start, (last or like).end) for each in words]


def _regained(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "You regain control of it": you gain control of it."""
    words = words_of(tokens)
    changed = [
        replace(each, word=_REGAIN[each.word])
        if each.word in _REGAIN and words[at + 1 : at + 2] == ["control"]
        else each
        for at, each in enumerate(tokens)
    ]
    return changed if words_of(changed) != words else tokens


def _refused(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "They may discard a card. If they refuse, ...": if they do not."""
    words = words_of(tokens)
    for place in range(2, len(words) - 1):
        if words[place] not in _REFUSING or words[place + 1] != ",":
            continue
        begin, _ = _sentence(words, place)
        who = words[begin + 1 : place]
        if words[begin] != "if" or who not in _PLAYERS or "may" not in words[:begin]:
            continue
        not_so = [replace(tokens[place], word=_REFUSING[words[place]]), *_as(["not"], tokens[place])]
        return [*tokens[:place], *not_so, *_refused(tokens[place + 1 :], lex)]
    return tokens


def _already_there(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A minion here that has the same name as one already here": as another minion here."""
    words = words_of(tokens)
    for place in range(3, len(words) - 2):
        if words[place : place + 2] != ["one", "already"] or words[place + 2] not in _PLACES:
            continue
        begin, _ = _sentence(words, place)
        said = [each for each in words[begin:place] if lex.nouns.get(each, ("", ""))[0] in _CARDS]
        named = words[place - 1] == "as" and set(_SAME) & set(words[max(begin, place - 4) : place])
        if not named or len(set(said)) != 1 or lex.nouns[said[0]][1] != "one":
            continue
        one = [replace(tokens[place], word="another"), *_as([said[0]], tokens[place])]
        return [*tokens[:place], *one, *tokens[place + 2 :]]
    return tokens


def _total_raised(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Your total power here is increased by 1 for each of them": you have +1 power here for each of them."""
    words = words_of(tokens)
    for place in range(len(words) - 6):
        here = place + 2 + (words[place + 1] == "total")
        if words[place] != "your" or words[here - 1] != "power" or words[here] not in _PLACES:
            continue
        by = words[here + 3] if words[here + 1 : here + 4] in (_RAISED, _LOWERED) else ""
        number = words[here + 4 : here + 5]
        if by != "by" or number == [] or not (number[0].isdigit() or number[0] in lex.numerals):
            continue
        if words[place - 1 : place] not in ([], ["."], [","], [":"]) or words[here + 5 : here + 6] not in _BEHIND:
            continue
        sign = "+" if words[here + 2] == "increased" else "-"
        amount = number[0] if number[0].isdigit() else str(lex.numerals[number[0]])
        start, end = tokens[place], tokens[here + 4]
        verb = "gain" if words[here + 5 : here + 6] == ["until"] else "have"
        have = [*_as(["you", verb, f"{sign}{amount}", "power"], start, end), tokens[here]]
        return [*tokens[:place], *have, *_total_raised(tokens[here + 5 :], lex)]
    return tokens


_RAISED, _LOWERED = ["is", "increased", "by"], ["is", "reduced", "by"]
_BEHIND: tuple[list[str], ...] = ([], ["."], ["for"], ["until"])


_SOMEBODY = ("each", "other", "another", "a", "that")


def _whose_power(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A minion whose current power is less than its printed power": with power less than that."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        now = words[place + 1] == "current"
        power = place + 1 + now + (words[place + 1 + now] == "printed")
        placed = words[place - 1] in _PLACES and place > 1
        noun = lex.nouns.get(words[place - 1 - placed], ("",))[0]
        if words[place - 1] in ("hand", "deck", "pile"):  # "a minion from your hand whose power is 3 or less"
            noun = "card"
        if words[place] != "whose" or noun not in _CARDS or words[power : power + 2] != ["power", "is"]:
            continue
        with_ = replace(tokens[place], word="with", end=tokens[place + now].end)
        more = [replace(each, word="greater") for each in tokens[power + 2 : power + 3]]
        more = more if words[power + 2 : power + 4] == ["more", "than"] else []
        rest = tokens[power + 2 + len(more) :]
        return [*tokens[:place], with_, *tokens[place + 1 + now : power + 1], *more, *rest]
    return tokens


def _such_a_breakpoint(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A base with breakpoint 20 or higher", "with a breakpoint lower than 20", "of at least 20": with a breakpoint
    of 20 or higher, of less than 20, of 20 or more."""
    words = words_of(tokens)
    for place in range(1, len(words) - 2):
        begin = place - (words[place - 1] == "a")
        if words[place] != "breakpoint" or words[begin - 1] != "with":
            continue
        number = place + 1 + (words[place + 1] == "of")
        if words[number].isdigit() and (begin == place or number == place + 1):
            told, end = [words[number]], number + 1
        elif words[number : number + 2] == ["at", "least"] and "".join(words[number + 2 : number + 3]).isdigit():
            told, end = [words[number + 2], "or", "more"], number + 3
        elif (
            words[number] in _WAYS
            and words[number + 1] == "than"
            and "".join(words[number + 2 : number + 3]).isdigit()
        ):
            told, end = [_WAYS[words[number]], "than", words[number + 2]], number + 3
        elif (
            words[number] in _WAYS
            and words[number + 1] == "than"
            and words[number + 2 : number + 3] != ["or"]
            and number == place + 1
        ):  # "than this base's"
            level = replace(tokens[number], end=tokens[place].end, start=tokens[place].start)
            told_first = [level, replace(tokens[place], start=tokens[place].start)]
            return [*tokens[:place], *told_first, *_such_a_breakpoint(tokens[number + 1 :], lex)]
        else:
            continue
        noun, last = tokens[place], tokens[end - 1]
        a = replace(noun, word="a", start=tokens[begin].start, end=noun.start)
        of = [replace(noun, word="of", start=noun.end), *_as(told, tokens[number], last)]
        return [*tokens[:begin], a, noun, *of, *_such_a_breakpoint(tokens[end:], lex)]
    return tokens


_WAYS = {"less": "less", "lower": "less", "fewer": "less", "more": "more", "higher": "more", "greater": "more"}


def _to_gain(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each player may discard a card to gain +2 power here": if they do, they gain it."""
    words = words_of(tokens)
    for place in range(4, len(words) - 5):
        told = words[place : place + 2] == ["to", "gain"] and words[place + 2][:1] in ("+", "-")
        begin, _ = _sentence(words, place)
        may = words.index("may", begin) if "may" in words[begin:place] else 0
        where_to = words[place + 4 : place + 5]
        if not told or words[place + 3] != "power" or where_to not in (["here"], ["there"]) or not may:
            continue
        who = words[may - 2 : may]
        theirs = words[may - 1] == "they" or who in ([each, "player"] for each in _SOMEBODY)
        if not theirs and not _are_described(words[begin:may]):
            continue
        to, gain = tokens[place : place + 2]
        led = [replace(to, word="."), *_as(["if", "they", "do", ",", "they"], to)]
        return [*tokens[:place], *led, gain, *_to_gain(tokens[place + 2 :], lex)]
    return tokens


def _are_described(words: list[str]) -> bool:
    """ "Each player with a minion here": whether it is they who do what is told behind."""
    behind = (at + 1 for at, word in enumerate(words) if word == "player" and words[at - 1] in _SOMEBODY)
    begin = next(behind, len(words))
    return words[begin : begin + 1] in (["with"], ["who"]) and "," not in words[begin:]


def _for_each_card(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Discard any number of cards to gain +1 power here for each card": for each card discarded."""
    words = words_of(tokens)
    for place in range(5, len(words) - 2):
        if words[place : place + 3] != ["for", "each", "card"] or words[place + 3 : place + 4] not in _CARD_ENDS:
            continue
        begin, _ = _sentence(words, place)
        said = words[begin:place]
        many = next((at for at in range(1, len(said) - 4) if said[at : at + 4] == _ANY_NUMBER), 0)
        if many and said[many - 1] in ("discard", "discards") and said[many + 4 : many + 5] in (["to"], ["and"]):
            at = tokens[place + 2].end
            return [*tokens[: place + 3], Token("discarded", at, at), *_for_each_card(tokens[place + 3 :], lex)]
    return tokens


def _each_card_gives(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "They may discard any number of cards. Each card gives them +1 power here": they gain so much for each card
    discarded."""
    words = words_of(tokens)
    for place in range(6, len(words) - 5):
        if words[place : place + 2] != ["each", "card"] or words[place - 1] not in (".", ";"):
            continue
        gives = place + 2 + (words[place + 2] == "discarded")
        whom = next((each for each in _RECEIVERS if words[gives + 1 : gives + 1 + len(each)] == each), [])
        end = sentence_end(words, gives)
        much = tokens[gives + 1 + len(whom) : end]
        if words[gives] != "gives" or not whom or len(much) < 2 or much[1].word != "power":
            continue
        if not {"discard", "discards"} & set(words[:place]) or "any" not in words[:place]:
            continue
        lead = _as(["you" if whom == ["you"] else "they", "gain"], tokens[place])
        each = _as(["for", "each", "card", "discarded"], tokens[end - 1])
        return [*tokens[:place], *lead, *much, *each, *_each_card_gives(tokens[end:], lex)]
    return tokens


_RECEIVERS = (["that", "player"], ["them"], ["you"])
_ANY_NUMBER = ["any", "number", "of", "cards"]
_CARD_ENDS: tuple[list[str], ...] = ([], ["."], [","], ["until"])


def _if_they_do(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Another player may discard a card. If they do, draw a card": if they do so, you draw it."""
    words = words_of(tokens)
    for place in range(len(words) - 4):
        if words[place : place + 4] == ["if", "they", "do", ","] and words[place + 4] != "they":
            end = tokens[place + 2].end
            return [*tokens[: place + 3], Token("so", end, end), *_if_they_do(tokens[place + 3 :], lex)]
    return tokens


def _yours_wins(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "One of your minions duels another player's minion. If yours wins, ...": if your minion wins."""
    words = words_of(tokens)
    for place in range(1, len(words) - 1):
        if (
            words[place] != "yours"
            or words[place - 1] not in ("if", "when", "and")
            or words[place + 1] not in _WINNING
        ):
            continue
        before = words[:place]
        if not {"duel", "duels"} & set(before) or not {"minion", "minions"} & set(before):
            continue
        yours = [replace(tokens[place], word="your"), *_as(["minion"], tokens[place])]
        return [*tokens[:place], *yours, *_yours_wins(tokens[place + 1 :], lex)]
    return tokens


def _buried_by(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Cards of other players buried here": other players' buried cards here."""
    words = words_of(tokens)
    for place in range(len(words) - 5):
        whose = words[place + 2 : place + 4]
        if words[place : place + 2] != ["cards", "of"] or words[place + 4] != "buried":
            continue
        if whose != ["other", "players"] or words[place + 5] not in _PLACES:
            continue
        other, players = tokens[place + 2 : place + 4]
        own = [*_as(["'s"], players), tokens[place + 4], tokens[place]]
        return [*tokens[:place], other, players, *own, *_buried_by(tokens[place + 5 :], lex)]
    return tokens


def _of_a_player(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A minion of another player": another player's minion; "one minion of each other player": one of theirs."""
    words = words_of(tokens)
    for place in range(len(words) - 4):
        if words[place] not in ("a", "an", "one") or lex.nouns.get(words[place + 1], ("", "")) not in _ONE:
            continue
        of = place + 2 + (words[place + 2] in _PLACES)
        end = of + len(_ANOTHER)
        each = words[of : end + 1] == _EACH_OTHER
        end += each
        if not (each or words[of:end] == _ANOTHER) or words[end : end + 1] == ["'s"]:
            continue
        if words[place] == "one" and not each:
            continue
        whose = tokens[of + 1 : end]
        noun = tokens[place + 1 : of]
        if each:
            kind = lex.nouns[noun[0].word][0]
            many = noun_of((kind, "many"), lex)
            whose = [*_as(["one", "of"], tokens[place]), *whose]
            noun = [replace(noun[0], word=many), *noun[1:]]
        changed = [*whose, *_as(["'s"], whose[-1]), *noun]
        return [*tokens[:place], *changed, *_of_a_player(tokens[end:], lex)]
    return tokens


_ONE = tuple((kind, "one") for kind in _CARDS)


def _all_in_it(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If all the cards in it are actions", "if there are only actions in your hand": if each card in it is one."""
    words = words_of(tokens)
    for place in range(len(words) - 5):
        if words[place] != "if":
            continue
        found = _all_cards(words, place + 1) or _only(words, place + 1)
        if found is None:
            continue
        pile, noun, end = found
        kind, number = lex.nouns.get(words[noun], ("", ""))
        if kind not in ("minion", "action") or number != "many":
            continue
        one = noun_of((kind, "one"), lex)
        told = [
            *_as(["each", "card", "in"], tokens[place + 1]),
            *(Token(each, tokens[place + 1].start, tokens[end - 1].end) for each in pile),
            *_as(["is", "an" if one == "action" else "a", one], tokens[noun]),
        ]
        return [*tokens[: place + 1], *told, *_all_in_it(tokens[end:], lex)]
    return tokens


_PILES = (["it"], ["your", "hand"], ["their", "hand"], ["that", "hand"])


def _all_cards(words: list[str], at: int) -> tuple[list[str], int, int] | None:
    """The pile, where the noun stands and where it ends in "all (of) (the) cards in it are actions"."""
    if words[at] != "all":
        return None
    cards = at + 1
    cards += words[cards : cards + 1] == ["of"]
    cards += words[cards : cards + 1] == ["the"]
    if words[cards : cards + 2] != ["cards", "in"]:
        return None
    for pile in _PILES:
        are = cards + 2 + len(pile)
        if words[cards + 2 : are + 1] == [*pile, "are"] and words[are + 2 : are + 3] in ([","], []):
            return pile, are + 1, are + 2
    return None


def _only(words: list[str], at: int) -> tuple[list[str], int, int] | None:
    """The same of "there are only actions in it"."""
    if words[at : at + 3] != ["there", "are", "only"] or words[at + 4 : at + 5] != ["in"]:
        return None
    for pile in _PILES:
        end = at + 5 + len(pile)
        if words[at + 5 : end] == pile and words[end : end + 1] in ([","], []):
            return pile, at + 3, end
    return None


def _for_every_two(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Discard any number of actions. For each two discarded this way, play an extra minion": that, for every two
    cards discarded this way."""
    words = words_of(tokens)
    for place in range(len(words) - 5):
        if words[place] != "for" or words[place + 1] not in ("each", "every"):
            continue
        if lex.numerals.get(words[place + 2], 0) < 2 or words[place - 1 : place] not in ([], ["."], [":"]):
            continue
        _, end = _sentence(words, place)
        comma = next((at for at in range(place, end) if words[at] == ","), 0)
        begin = comma + 1
        if not comma or words[begin] not in ("draw", "play", "gain") or _MORE & set(words[begin:end]):
            continue
        cards = lex.nouns.get(words[place + 3], ("", ""))[0] in _CARDS
        this_way = words[place + 3] in _GONE and words[place + 4 : comma] == ["this", "way"]
        of_them = words[place + 3 : comma] == ["of", "them"]
        if not (cards or this_way or of_them) or (words[place + 1] == "every" and cards and words[begin] != "play"):
            continue
        deed = tokens[begin : end - 2] if words[end - 2 : end] == ["this", "turn"] else tokens[begin:end]
        at = tokens[end - 1]
        which = ["for", "every", words[place + 2], *(["cards"] if this_way else []), *words[place + 3 : comma]]
        told = [
            replace(deed[0], start=tokens[place].start),
            *deed[1:],
            *(Token(each, at.end, at.end) for each in which),
        ]
        return [*tokens[:place], *told, *_for_every_two(tokens[end:], lex)]
    return tokens


_GONE = ("discarded", "revealed", "destroyed", "returned")
_MORE = frozenset((",", "and", "or", "then", "if", "until", "for", "may"))

SAID_ANEW = (
    where(_for_every_two, "for", "each every", "draw play gain"),
    where(_regained, " ".join(_REGAIN), "control"),
    where(_refused, " ".join(_REFUSING), "may", "if"),
    where(_already_there, "already", "here there", "as", "one"),
    where(_total_raised, "increased reduced", "your", "power", "by"),
    where(_whose_power, "whose", "power", "is"),
    where(_such_a_breakpoint, "breakpoint", "with"),
    where(_for_each_card, "discard discards", "number", "each", "card"),
    where(_each_card_gives, "gives", "each", "card", "power"),
    where(_to_gain, "gain", "to", "may", "player", "power"),
    where(_if_they_do, "do", "they", "if"),
    where(_yours_wins, "yours", "duel duels"),
    where(_buried_by, "buried", "players", "of"),
    where(_of_a_player, "player", "another other", "of"),
    where(_all_in_it, "are", "if", "in", "all only"),
)
"""The rules of what is said anew, in the order in which they are asked."""
