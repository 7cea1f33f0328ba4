"""Phrases put the way they are said plainly: which card in a turn, whose minion, how far a number goes.

"After the second card you play here" counts what you play; "a minion of that player's" is one of theirs; "but not
below 12" is a bound; who is "without a titan" has none. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import said_at, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import EVENT_OPENERS, bare, noun_of, third, verb_of
from smashrules.text.words.tokens import Token, words_of

_ORDINALS = ("first", "second", "third", "fourth", "fifth")
_PICKED = ("discarded", "revealed", "destroyed", "drawn", "returned")
_COUNTED = ("discarded", "revealed", "drew", "returned")
_OWN_BASE = (["its", "base"], ["their", "base"], ["their", "bases"])
_FROM_HERE = (["from_here"], ["from", "here"], ["from", "this", "base"])
_EACH_TURN = ("each_turn", "in_a_turn")
_CARDS = ("minion", "action", "card", "titan")
_WHO = ("player", "opponent", "players", "opponents")
_WHOEVER = (
    ["each", "player", "who"],
    ["each", "other", "player", "who"],
    ["any", "player", "who"],
    ["any", "other", "player", "who"],
    ["players", "who"],
    ["other", "players", "who"],
)
_HOLDING = ("own", "owns", "control", "controls")
_PARTS = (",", ".", "and", "or", "then", "and_then", "@or", ":", "to", "if")
_PUT = ("place", "put", "shuffle", "discard", "play", "bury", "return", "store", "draw")
_BOUNDING = frozenset(("but", "minimum", "maximum", "up_to"))
_ROOFS = (["up_to", "a", "maximum", "of"], ["up_to"], ["to", "a", "maximum", "of"])
_FLOORS = (["but", "not", "below"], ["but", "no", "less", "than"], ["to", "a", "minimum", "of"])


def _whose_were(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each player whose minions were moved": who had a minion moved."""
    words = [each.word for each in tokens]
    for place in range(1, len(words) - 3):
        kind, number = lex.nouns.get(words[place + 1], ("", ""))
        was = {"one": "was", "many": "were"}.get(number)
        if words[place] != "whose" or words[place - 1] not in _WHO or kind not in _CARDS or words[place + 2] != was:
            continue
        one = noun_of((kind, "one"), lex)
        whose, noun = tokens[place : place + 2]
        had = [replace(whose, word="who"), replace(whose, word="had", start=whose.end)]
        some = [Token("an" if one == "action" else "a", noun.start, noun.start), replace(noun, word=one)]
        return [*tokens[:place], *had, *some, *tokens[place + 3 :]]
    return tokens


def _said_aloud(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "You may say "Ahoy!" to draw a card", "say "Fore!" and choose a base": what is said aloud does nothing in the
    game."""
    words = [each.word for each in tokens]
    for place in range(len(words) - 3):
        told = words[place + 1].startswith("&q") and words[place] == "say"
        begins = words[place - 1 : place] in ([], [","], [":"], ["then"], ["and_then"])
        if told and begins and words[place + 2] in ("and", "then", "and_then") and bare(words[place + 3], lex):
            verb = replace(tokens[place + 3], start=tokens[place].start)
            return [*tokens[:place], verb, *tokens[place + 4 :]]
        if told and words[place - 1 : place] == ["may"] and words[place + 2] == "to":
            may = replace(tokens[place - 1], end=tokens[place + 2].end)
            return [*tokens[: place - 1], may, *tokens[place + 3 :]]
    return tokens


def _brought(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Treasures you get from destroying it": those drawn for it. "A treasure from destroying it"."""
    words = [each.word for each in tokens]
    for place in range(1, len(words) - 2):
        if words[place : place + 3] != ["from", "destroying", "it"]:
            continue
        got = words[place - 2 : place] == ["you", "get"]
        noun = place - 3 if got else place - 1
        if lex.nouns.get(words[noun], ("",))[0] != "treasure":
            continue
        told = ("you", "drew", "this_way")
        way = [Token(word, tokens[noun + 1].start, tokens[place + 2].end) for word in told]
        some = [*tokens[:noun], tokens[noun]]
        if words[noun - 1] == "any" and lex.nouns[words[noun]][1] == "many":
            some[noun - 1] = replace(tokens[noun - 1], word="any_number_of")
        return [*some, *way, *tokens[place + 3 :]]
    return tokens


def _on_another_each_time(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "For each of them, you may play a minion on a different base": where you have not played one by it."""
    words = [each.word for each in tokens]
    base = len(words) - 1
    if words[:1] != ["for_each"] or words[-4:] != ["on", "a", "different", "base"] or "play" not in words:
        return tokens
    play = words.index("play")
    kind = next((at for at in range(play, base - 3) if lex.nouns.get(words[at], ("",))[0] in _CARDS), None)
    if words[play - 2 : play] != ["you", "may"] or words[play + 1] not in ("a", "an") or kind is None:
        return tokens
    at = tokens[base].end
    told = ("where", "you", "have", "not", "played", words[play + 1], words[kind], "this_way")
    return [*tokens[:-2], tokens[-1], *(Token(word, tokens[-2].start, at) for word in told)]


def _kept(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Take control of it until it leaves play": control without an end lasts so long; nothing else does."""
    words = [each.word for each in tokens]
    for place in range(len(words) - 3):
        leaves = words[place : place + 4] in (["until", "it", "leaves", "play"], ["until", "they", "leave", "play"])
        if not leaves or not any("control" in word for word in words[:place]):
            continue
        end = place + 4 + (words[place + 4 : place + 5] == [","] and place == 0)
        return [*tokens[:place], *_kept(tokens[end:], lex)]
    return tokens


def _most_of_them(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "The player who discarded the most gains 1 VP": the most cards."""
    words = [*(each.word for each in tokens), ""]
    for place in range(2, len(tokens) - 1):
        told = words[place - 2] in ("who", "that", "you", "they") and words[place - 1] in _COUNTED
        if not told or words[place] != "the" or words[place + 1] not in ("most", "fewest"):
            continue
        if words[place + 2] not in lex.verbs and words[place + 2] not in ("", ","):
            continue
        at = tokens[place + 1].end
        return [*tokens[: place + 2], Token("cards", at, at), *tokens[place + 2 :]]
    return tokens


def _down_to(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each player discards down to three cards": until they have three."""
    words = words_of(tokens)
    at = next((place for place in range(1, len(words) - 3) if words[place : place + 2] == ["down", "to"]), 0)
    if not at or words[at - 1] not in ("discard", "discards"):
        return tokens
    first = max((place for place in range(at) if words[place] in (",", ".", "then", "and_then")), default=-1) + 1
    who = "you" if words[first] in ("you", "discard", "may") else "they"
    end = tokens[at + 1].end
    until = [Token(each, end, end) for each in ("until", who, "have")]
    return [*tokens[:at], Token("cards", tokens[at].start, end), *until, *tokens[at + 2 :]]


def _lying_first(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A card they own stored here": one stored here that they own."""
    words = [each.word for each in tokens]
    for place in range(2, len(words) - 2):
        if words[place] not in _HOLDING or words[place + 1] not in ("stored", "buried"):
            continue
        who = place - (1 if words[place - 1] in ("you", "they") else 2)
        under = 3 if words[place + 2 : place + 4] == ["under", "this"] else 0
        if (under or words[place + 2] in ("here", "there")) and words[who] in ("you", "they", "that"):
            end = place + 3 + (under and under - 1)
            lies = tokens[place + 1 : end]
            return [*tokens[:who], *lies, *_lying_first(tokens[who : place + 1] + tokens[end:], lex)]
    return tokens


def _gone(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "When this minion leaves its base": when it leaves play or moves. "After a minion leaves here": after a minion
    here leaves play or a minion moves from here."""
    words = [*(each.word for each in tokens), "", ""]
    for place, word in enumerate(words[:-2]):
        if word not in ("leaves", "leave"):
            continue
        where = words[place + 1 : place + 3]
        here = where[0] == "here" or where == ["this", "base"]
        opener = max((at for at in range(place) if words[at] in EVENT_OPENERS), default=None)
        if not (here or where in _OWN_BASE) or opener is None:
            continue
        end = place + (2 if where[0] == "here" else 3)
        at = tokens[end - 1].end
        verb = Token("moves" if word == "leaves" else "move", at, at)
        play = [tokens[place], Token("play", at, at), Token("or", at, at)]
        there = [Token("here", tokens[place].start, tokens[place].start)] if here else []
        again = said_at(tokens[opener + 1 : place], at) if here else []
        away = [Token("from_here", at, at)] if here else []
        left = tokens[end:] if here else _where_it_was(tokens[opener + 1 : place], tokens[end:])
        return [*tokens[:place], *there, *play, *again, verb, *away, *left]
    return tokens


def _where_it_was(who: list[Token], then: list[Token]) -> list[Token]:
    """ "When this minion leaves its base, draw a card for each action there": at its previous base."""
    words = words_of(then)
    at = words.index("there") if "there" in words else 0
    if words_of(who)[:1] != ["this"] or len(who) != 2 or not at or words[at + 1 : at + 2] in (["is"], ["are"]):
        return then
    start = then[at].start
    told = ("on", *words_of(who), "'s", "previous", "base")
    return [*then[:at], *(Token(each, start, then[at].end) for each in told), *then[at + 1 :]]


def _discarded_from(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After a minion goes to the discard pile from here": after a minion here goes there."""
    words = words_of(tokens)
    for place in range(1, len(words) - 3):
        gone = words[place] in ("goes", "go") and words[place + 1] in ("to", "into")
        pile = words.index("discard_pile", place) if gone and "discard_pile" in words[place : place + 6] else 0
        here = next((each for each in _FROM_HERE if words[pile + 1 : pile + 1 + len(each)] == each), None)
        if not pile or here is None:
            continue
        behind = pile + 1 + len(here)
        would = place - (words[place - 1] == "would")
        begin = would - (would < place and words[would - 1] == "that")  # "cards that would go": cards here that would
        where = Token("here", tokens[begin].start, tokens[begin].start)
        end = replace(tokens[pile], end=tokens[behind - 1].end)
        return [*tokens[:begin], where, *tokens[begin:pile], end, *_discarded_from(tokens[behind:], lex)]
    return tokens


def _paid_before(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Other players must discard a card before playing an action here": to play one."""
    words = words_of(tokens)
    for place in range(2, len(words) - 1):
        doing = words[place + 1]
        itself = words[place + 2 : place + 3] == ["this"]
        if words[place] != "before" or "must" not in words[:place] or itself or not doing.endswith("ing"):
            continue
        stem = doing.removesuffix("ing")
        verb = next((each for each in (stem, f"{stem}e") if "bare" in [f for _, f in lex.verbs.get(each, ())]), None)
        if verb is not None:
            to, does = replace(tokens[place], word="to"), replace(tokens[place + 1], word=verb)
            return [*tokens[:place], to, does, *tokens[place + 2 :]]
    return tokens


def _with_none(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each player without a titan", "minions without actions on them": with no titans, with no actions on them."""
    words = [each.word for each in tokens]
    for place in range(len(words) - 1):
        if words[place] == "without" and lex.nouns.get(words[place + 1], ("", ""))[1] == "many":
            at = tokens[place].end
            none = [replace(tokens[place], word="with"), Token("no", at, at)]
            return [*tokens[:place], *none, *_with_none(tokens[place + 1 :], lex)]
        if words[place] != "without" or words[place + 1] not in ("a", "an"):
            continue
        noun = next((at for at in range(place + 2, min(place + 5, len(words))) if words[at] in lex.nouns), None)
        if noun is None or lex.nouns[words[noun]][1] != "one":
            continue
        kind, word = lex.nouns[words[noun]][0], words[noun]
        several = [each for each, known in lex.nouns.items() if known == (kind, "many")]
        ways = [each for each in (f"{word}s", f"{word[:-1]}ies") if each in several]
        many = ways[0] if ways else several[0] if len(several) == 1 else ""
        if many:
            none = [replace(tokens[place], word="with"), replace(tokens[place + 1], word="no")]
            rest = [*tokens[place + 2 : noun], replace(tokens[noun], word=many), *tokens[noun + 1 :]]
            return [*tokens[:place], *none, *_with_none(rest, lex)]
    return tokens


def _done_so(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "One of the minions discarded": one of the discarded minions."""
    words = [*(each.word for each in tokens), ""]
    for place in range(2, len(tokens)):
        several = lex.nouns.get(words[place - 1], ("", ""))
        ends = words[place + 1] in ("", ",")  # or goes on with where something else comes from
        ends = ends or (
            words[place] == "discarded" and words[place + 1 : place + 4] == ["from", "your", "discard_pile"]
        )
        done = words[place] in _PICKED and ends
        if done and several[0] in _CARDS and several[1] == "many" and words[place - 2] == "the":
            noun, picked = tokens[place - 1 : place + 1]
            return [
                *tokens[: place - 1],
                replace(noun, word=picked.word),
                replace(picked, word=noun.word),
                *tokens[place + 1 :],
            ]
    return tokens


def _any_of_the(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Draw any of the revealed minions": any number of them, where they are told."""
    words = [each.word for each in tokens]
    for place in range(1, len(words) - 3):
        if words[place : place + 2] != ["any", "of"] or words[place + 2] not in ("the", "those", "these"):
            continue
        noun = next((at for at in range(place + 3, len(words)) if words[at] in lex.nouns), None)
        first = max((at for at in range(place) if words[at] in (",", ".")), default=-1) + 1
        asked = set(words[first:place]) & {*EVENT_OPENERS, "if", "unless", "would", "not", "cannot", "who"}
        if noun is None or lex.nouns[words[noun]][1] != "many" or asked or not verb_of(words[place - 1], lex):
            continue
        whole = words[place + 2] == "the" and noun == place + 3  # "any of the minions here"
        last = place + 2 if whole else place + 1
        number = replace(tokens[place], word="any_number_of", end=tokens[last].end)
        return [*tokens[:place], number, *_any_of_the(tokens[last + 1 :], lex)]
    return tokens


def _taken_up(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Take a minion from your discard pile into your hand": place it there."""
    words = [each.word for each in tokens]
    for place, word in enumerate(words):
        if word not in ("take", "takes"):
            continue
        end = next((at for at in range(place, len(words)) if words[at] in _PARTS), len(words))
        whither = [at for at in range(place + 2, end) if words[at] in ("in", "into")]
        if whither and "hand" in [lex.nouns.get(each, ("",))[0] for each in words[whither[-1] : end]]:
            verb = replace(tokens[place], word="place" if word == "take" else "places")
            return [*tokens[:place], verb, *_taken_up(tokens[place + 1 :], lex)]
    return tokens


def _taken(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Take a card from another player's hand": place it in yours, where nothing else is said to become of it."""
    words = [each.word for each in tokens]
    for place, word in enumerate(words):
        if word not in ("take", "takes") or "from" not in words[place:]:
            continue
        source = words.index("from", place)
        end = next((at for at in range(source, len(words)) if words[at] in _PARTS), len(words))
        taken = [lex.nouns[each][0] for each in words[place:source] if each in lex.nouns]
        piles = [lex.nouns[each][0] for each in words[source:end] if each in lex.nouns]
        then = [each for each in words[end:] if each not in (",", "and", "then", "and_then")]
        goes_on = len(then) > 1 and then[0] in _PUT and then[1] in ("it", "them", "that", "those")
        hand = bool(set(piles) & {"hand", "discard"}) or words[source + 1 : end] == ["it"]
        if goes_on or not taken or set(taken) - {*_CARDS, "treasure"} or not hand:
            continue
        at = tokens[end - 1].end
        who = words[place - 2] if words[place - 1 : place] in (["may"], ["must"]) else words[max(0, place - 1)]
        commanded = word == "take" and (who in ("you", *_PARTS) or not place)
        whose = "your" if commanded else "their"
        there = [Token(each, at, at) for each in ("in", whose, "hand")]
        verb = replace(tokens[place], word="place" if word == "take" else "places")
        return [*tokens[:place], verb, *tokens[place + 1 : end], *there, *_taken(tokens[end:], lex)]
    return tokens


def _whoever_plays(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each player who plays a minion here must discard a card", "each player who moves a minion here draws a card":
    after a player does so, they do."""
    words = [each.word for each in tokens]
    start = next((len(each) for each in _WHOEVER if words[: len(each)] == each), 0)
    if start and (does := _then_does(words, start, lex)):
        one = "another" if "other" in words[:start] else "a"
        at, first = tokens[does].start, tokens[0]
        who = [Token("after", first.start, first.start), replace(first, word=one)]
        they = [Token(each, at, at) for each in (",", "that", "player")]
        return [*who, replace(tokens[start - 2], word="player"), *tokens[start:does], *they, *tokens[does:]]
    verb = next((place for place, word in enumerate(words) if word in ("must", "may")), 0)
    if not start or words[start : start + 1] not in (["plays"], ["play"]) or verb < start + 2 or "," in words[:verb]:
        return tokens
    first, player = tokens[0], tokens[start - 2]
    one = "another" if "other" in words[:start] else "a"
    who = [Token("after", first.start, first.end), replace(first, word=one), replace(player, word="player")]
    plays = replace(tokens[start], word="plays")
    then = [
        Token(",", tokens[verb].start, tokens[verb].start),
        replace(tokens[verb], word="they", end=tokens[verb].start),
    ]
    return [*who, plays, *tokens[start + 1 : verb], *then, *tokens[verb:]]


def _then_does(words: list[str], start: int, lex: Lexicon) -> int:
    """Where it is said what becomes of each player who does that; 0 where they are told by something else."""
    if words[start : start + 1] not in _HAPPENS or {",", "may", "must", "cannot", "and", "or", "if"} & set(
        words[start:]
    ):
        return 0
    behind = (at for at in range(start + 2, len(words)) if third(words[at], lex) and words[at] not in lex.nouns)
    then = next(behind, 0)
    return then if then and (words[then - 1] in lex.nouns or words[then - 1] in ("here", "there")) else 0


_HAPPENS = (["plays"], ["moves"], ["destroys"], ["discards"], ["draws"], ["buries"], ["uncovers"], ["returns"])


def _nth_played(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After the second card you play here each turn": after you play your second card here."""
    words = [each.word for each in tokens]
    for place in range(len(words) - 5):
        if words[place : place + 2] not in (["after", "the"], ["when", "the"]) or words[place + 2] not in _ORDINALS:
            continue
        if words[place + 3] not in _CARDS or words[place + 4 : place + 6] != ["you", "play"]:
            continue
        after, the, nth, card, you, play = tokens[place : place + 6]
        end = words.index(",", place) if "," in words[place:] else len(words)
        said = set(_EACH_TURN) & set(words[place:end])
        on_your_turn = words[:4] == ["on", "your", "turn", ","]
        each = [] if said or not on_your_turn else [Token("each_turn", tokens[end - 1].end, tokens[end - 1].end)]
        rest = [*tokens[place + 6 : end], *each, *tokens[end:]]
        yours = [replace(you, start=the.start), play, replace(the, word="your"), nth, card]
        return [*tokens[:place], after, *yours, *rest]
    return tokens


def _one_of_theirs(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A minion of that player's": one of that player's minions."""
    words = [each.word for each in tokens]
    for place, word in enumerate(words):
        if word != "of" or place < 2 or lex.nouns.get(words[place - 1], ("",))[0] not in _CARDS:
            continue
        end = next((at for at in range(place + 1, min(place + 5, len(words))) if words[at] == "'s"), 0)
        following = words[end + 1] if end and end + 1 < len(words) else ""
        if not end or words[end - 1] not in _WHO or following in lex.nouns or words[end - 2] == "of":
            continue
        number, noun = tokens[place - 2], tokens[place - 1]
        if number.word not in ("a", "an", "one") and number.word not in lex.numerals:
            continue
        several = noun_of((lex.nouns[noun.word][0], "many"), lex)
        one = replace(number, word="one" if number.word in ("a", "an") else number.word)
        whose = [tokens[place], *tokens[place + 1 : end + 1]]
        return [*tokens[: place - 2], one, *whose, replace(noun, word=several), *tokens[end + 1 :]]
    return tokens


def _bounded(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ ", but not below 12": no less than 12 in all. "for each of them, up to three": no more than three in all."""
    words = [each.word for each in tokens]
    if not _BOUNDING.intersection(words):
        return tokens
    for place in range(len(words)):
        start = place + (words[place] == ",")
        floor = next((each for each in _FLOORS if words[start : start + len(each)] == each), None)
        at = start + len(floor) if floor else 0
        if floor and at < len(words) and words[at].isdigit():
            bound = Token(f"&(minimum_{words[at]})", tokens[start].start, tokens[at].end)
            return [*tokens[:place], bound, *tokens[at + 1 :]]
        roof = next((each for each in _ROOFS if words[start : start + len(each)] == each), None)
        at = start + len(roof) if roof else 0
        top = words[at].removeprefix("+") if roof and at < len(words) else ""
        most = lex.numerals.get(top, top)
        if str(most).isdigit() and words[at + 1 :] in ([], ["."]) and start > place and "for_each" in words[:place]:
            bound = Token(f"&(maximum_{most})", tokens[start].start, tokens[at].end)
            return [*tokens[:place], bound, *tokens[at + 1 :]]
    return tokens


PUT_PLAINLY = (
    where(_done_so, "discarded revealed destroyed drawn returned", "the"),
    where(_any_of_the, "any", "of", "the those these"),
    where(_taken_up, "take takes", "in into"),
    where(_taken, "take takes", "from"),
    where(_with_none, "without"),
    where(_lying_first, "stored buried", "own owns control controls"),
    where(_down_to, "down"),
    where(_whoever_plays, "who", "each any other players"),
    where(_nth_played, "first second third fourth fifth", "play"),
    where(_one_of_theirs, "'s", "of"),
    where(_bounded, "but minimum maximum up_to"),
    where(_most_of_them, "most fewest"),
    where(_paid_before, "must", "before"),
    where(_said_aloud, "say"),
    where(_whose_were, "whose"),
    where(_discarded_from, "goes go", "discard_pile"),
    where(_kept, "leaves leave", "until"),
    where(_gone, "leaves leave"),
    where(_brought, "destroying"),
    where(_on_another_each_time, "different", "for_each"),
)
"""The rules by which phrases are put plainly, in the order in which they are asked."""
