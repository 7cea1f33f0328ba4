"""What a word can be where it stands: looked up in the lexicon, with its neighbours.

Knows single words and the few beside them; the pre-pass decides with it which mark a word gets.
"""

from __future__ import annotations

from smashrules.text.words.lexicon import Lexicon, is_name
from smashrules.text.words.tokens import Token

STOP = {",", "&then", "@or", ":"}
ORDINALS = {"second": 2, "third": 3, "fourth": 4, "fifth": 5}
_BY_ITSELF = ("move", "score", "leave")
COUNTERS = ("+1_power_counter", "+1_power_counters", "stasis_counter", "stasis_counters", "counter", "counters")
CARDS = ("card", "minion", "action", "titan", "monster", "treasure")
OR_MORE = ("or_more", "or_fewer", "or_less", "or_higher", "or_greater")
ITS_OWN_DEEDS = ("moved", "won", "lost")
POWERS = ("power", "printed_power", "starting_power", "total_power", "total_printed_power")
_LYING = ("buried", "stored")  # cards that lie there so, whoever has laid them there
PLACING = ("place", "places", "put", "puts")


def nounlike(word: str, lex: Lexicon) -> bool:
    return (
        word in lex.classes["PRE"]
        or word in lex.nouns
        or word in lex.numerals
        or word.isdigit()
        or (word[:2] in ("&n", "&x", "&a") and word[2:3].isdigit())
    )


def noun_of(noun: tuple[str, str], lex: Lexicon) -> str:
    """The word for one of a kind, or for many: "minions" for minion and "many"; empty where there is none."""
    return next((word for word, known in lex.nouns.items() if known == noun), "")


def finite(word: str, lex: Lexicon) -> bool:
    uses = lex.verbs.get(word, ())
    return word in lex.auxiliaries or any(form in ("bare", "third") for _, form in uses)


def acts(word: str, lex: Lexicon) -> bool:
    """Whether a word is the verb of a clause."""
    having = lex.auxiliaries.get(word) == "have"
    return having or any(form in ("bare", "third") for _, form in lex.verbs.get(word, ()))


def verb_of(word: str, lex: Lexicon) -> str:
    """The verb that a word is as the verb of a clause: "destroys" is "destroy"; empty where it is none."""
    return next((verb for verb, form in lex.verbs.get(word, ()) if form in ("bare", "third")), "")


def event_open(result: list[Token], lex: Lexicon) -> bool:
    """Whether the sentence begins with "after", "when" ... and no comma has ended that part."""
    opened = bool(result) and result[0].word in ("after", "before", "when", "whenever")
    return opened and not any(each.word in (",", "&to", "if") for each in result)


def unsaid_number(result: list[Token], after: str, lex: Lexicon) -> str:
    """The number meant in "less power than this minion's", "higher than this base's": the one that is compared."""
    words = [each.word for each in result]
    stat = next((word for word in reversed(words) if lex.nouns.get(word, ("",))[0] in ("power", "breakpoint")), "")
    compared = any(word in ("than", "above", "below", "equal_to") for word in words)
    goes_on = after in lex.adverbs or after in lex.classes["PREP"] or verb_of(after, lex) in _BY_ITSELF
    ends = after in ("", ",") or (compared and goes_on)  # "before a base with a higher one than this base's scores"
    return stat if ends else ""


def until_so(words: list[str], lex: Lexicon) -> bool:
    """Whether what follows "until" comes about by a deed: "until you reveal one", "until a player has fewer"."""
    if words[0] in ("you", "they"):
        return words[1] == "have" or bare(words[1], lex)
    place = next((at for at, word in enumerate(words) if word not in (*lex.classes["PRE"], *lex.numerals)), 0)
    return lex.nouns.get(words[place], ("",))[0] == "player" and words[place + 1 :][:1] in (["has"], ["have"])


def has_done(word: str, lex: Lexicon) -> bool:
    """What is said of a player behind a thing: "each minion that player controls", "... discarded"."""
    return word in ("has", "owns", "controls") or (past(word, lex) and not bare(word, lex))


def not_doing(words: list[str], place: int, lex: Lexicon) -> str:
    """ "(would be destroyed, ...) instead of destroying it": "instead", or "&insteadofone" of several."""
    rest = [each for each in words[place + 2 :] if each]
    would = words[words.index("would") : place] if "would" in words[:place] else []
    done = {v for word in would for v, form in lex.verbs.get(word, ()) if form in ("participle", "bare")}
    if words[place + 1] not in {gerund(lex.forms[each][0]) for each in done}:
        return ""
    if rest in (["it"], ["them"], ["that", "minion"], ["that", "card"]):
        return "instead"
    return "&insteadofone" if rest == ["one", "of", "them"] else ""


def gerund(bare_form: str) -> str:
    """ "destroying" for "destroy", "moving" for "move"."""
    return bare_form.removesuffix("e") + "ing"


def left_open(result: list[Token]) -> bool:
    """Whether an "if", "after" or "when" at the head of the sentence, or behind an "and", waits for its comma."""
    words = [each.word for each in result]
    since = words[len(words) - words[::-1].index(",") :] if "," in words else words
    opened = since[:1] if since == words else since[1:2] if since[:1] == ["and"] else []
    return opened in (["if"], ["after"], ["when"])


def all_of_them(before: list[str]) -> bool:
    """ "search your hand and deck", "swap your hand and deck": both are meant, not one of them."""
    return any(each in ("search", "searches") for each in before) or before[-3:-2] in (["swap"], ["swaps"])


def another_counter(words: list[str], place: int) -> bool:
    """ "place two counters on X and a counter on Y": the verb stands for both."""
    counters = ("+1_power_counter", "+1_power_counters", "counter", "counters")
    said = any(each in PLACING for each in words[:place])
    before = words[:place][::-1]
    nearest = next((word for word in before if word in ("and", "or", ",", "&then") or word in counters), "")
    return said and nearest in counters and words[place + 2] in counters and words[place + 3] == "on"


def counter_before(before: list[str]) -> str:
    """The counter named last: what "one" is in "a minion that does not have one"."""
    named = [each for each in before if each in COUNTERS]
    return named[-1].removesuffix("s") if named else ""


def one_of_each(words: list[str], place: int) -> bool:
    """ "one of each minion with a different name": as many as there are names."""
    if words[place + 1 : place + 3] != ["of", "each"]:
        return False
    rest = words[place + 3 :]
    rest = rest[: rest.index(",")] if "," in rest else rest
    return any(rest[at : at + 4] == ["with", "a", "different", "name"] for at in range(1, len(rest)))


def idle_commas(words: list[str], lex: Lexicon) -> set[int]:
    """Where commas stand around what says more of a noun ("a minion there, of power 3 or less, until"), or before
    the second of two things ("choose a base where you have a minion, and another player")."""
    idle: set[int] = set()
    for place, word in enumerate(words):
        if word != ",":
            continue
        if _second_thing(words, place, lex):
            idle.add(place)
        if words[place + 1 : place + 2] not in (["of"], ["with"]) or place in idle:
            continue
        if words[place + 2 : place + 3] not in ([each] for each in POWERS):
            continue
        close = place + 4 + (words[place + 4 : place + 5] not in ([","], []))
        told = words[place + 3 : place + 4]
        if told and counted(told[0], lex) is not None and words[close : close + 1] == [","]:
            idle |= {place, close}
    return idle


def _second_thing(words: list[str], place: int, lex: Lexicon) -> bool:
    """Whether the only comma of the sentence stands before the last thing that somebody chooses."""
    begin = max([0, *(at + 1 for at, word in enumerate(words[:place]) if word == ".")])
    named = words[place + 1 : place + 3] in (["and", "another"], ["and", "a"]) and words[place + 3] in lex.nouns
    closed = words[place + 4 : place + 5] in (["."], [])
    return named and closed and words[begin : begin + 1] == ["choose"] and "," not in words[begin:place]


def power_before(words: list[str], place: int) -> bool:
    """ "choose power (3 or 4)", "a power of (3 or 4)": a number that is chosen as a power."""
    before = words[:place]
    return before[-2:] in (["choose", "power"], ["chooses", "power"]) or before[-3:] == ["a", "power", "of"]


def rest_elsewhere(words: list[str], place: int) -> bool:
    """ "place one in your hand and the rest on the bottom of your deck": the verb stands for both."""
    rest = words[place + 1] == "the" and words[place + 2] in ("rest", "others") and words[place + 3] in ("on", "in")
    verbs = [each for each in words[:place] if each in PLACING]
    return rest and len(verbs) == 1


def begins(word: str, lex: Lexicon) -> bool:
    return nounlike(word, lex) or word in lex.classes["PRON"]


def bare(word: str, lex: Lexicon) -> bool:
    return any(form == "bare" for _, form in lex.verbs.get(word, ()))


def done_word(word: str, lex: Lexicon) -> bool:
    return any(form == "participle" for _, form in lex.verbs.get(word, ()))


def was_said(result: list[Token], lex: Lexicon) -> bool:
    """Whether the participle before stands after "be", "been" or, at once, "have": not "cards drawn or played"."""
    words = [each.word for each in result[-5:]]
    has = words[-3:-1] if words[-2:-1] == ["not"] else words[-2:-1]
    if has and lex.auxiliaries.get(has[0]) == "have":  # "have played or moved"
        return True
    return any(lex.auxiliaries.get(word) in ("be", "been") for word in words)


def stands_alone(before: str, after: str, lex: Lexicon) -> bool:
    """ "this is", "play this before": a "this" with no noun."""
    return lex.auxiliaries.get(after) == "be" or (
        before == "play" and after in ("before", "after", "when", "before_or_after", "to")
    )


def pile_list(words: list[str], place: int, lex: Lexicon) -> bool:
    """A comma in "your hand, deck, and/or discard pile"."""
    piles = ("hand", "deck", "discard_pile")
    after = words[place + 2] if words[place + 1] in ("or", "and/or", "and") else words[place + 1]
    return words[place - 1] in piles and after in piles


def one_of_list(following: list[str], lex: Lexicon) -> bool:
    """ "(an action on a minion,) an action on a base, or a buried card": the middle of three things."""
    if not nounlike(following[0], lex) or "," not in following:
        return False
    cut = following.index(",")
    segment, rest = following[:cut], following[cut + 1 :]
    if any(finite(word, lex) for word in segment) or not rest or rest[0] != "or":
        return False
    return joins_nouns(rest[1:], lex)


def said_verb(result: list[Token], lex: Lexicon) -> bool:
    """Whether a deed has been said since the last comma: what follows can be more of what it is done to."""
    words = [each.word for each in result]
    return "," not in words and any(finite(word, lex) for word in words)


def offers(following: list[str]) -> bool:
    """Whether an "or" comes that an "either" announces."""
    return any(word in ("or", "@or", "&or") for word in following)


def floating(before: str, after: str, noun_before: bool, lex: Lexicon) -> bool:
    """ "minions here each have", "gain +1 power each": an "each" that says again what the plural says."""
    if before == "may":
        return finite(after, lex)
    if before == "power":
        return after in ("until", "", ",", "for_each")
    subject = noun_before or before in OR_MORE or before in ("here", "there", "they", "those")
    return subject and (lex.auxiliaries.get(after) in ("have", "may", "be") or finite(after, lex))


def participle_before_noun(words: list[str], place: int, lex: Lexicon) -> bool:
    """ "the chosen minion": a participle between a determiner (or another such word) and a noun."""
    uses = lex.verbs.get(words[place], ())
    if words[place] in _LYING and lex.nouns.get(words[place + 1], ("", ""))[1] == "many":
        before = words[place - 1] if place else ","
        if before in STOP or before in lex.classes["PREP"] or bare(before, lex):
            return True
    if not place or not any(form in ("participle", "past") for _, form in uses):
        return False
    before, after = words[place - 1], words[place + 1]
    ranged = before in OR_MORE and place > 1  # "three or more buried cards"
    theirs = before == "'s" and after in lex.nouns  # "another player's buried card"
    silenced = before == "with" and lex.nouns.get(after, ("", ""))[0] == "ability"  # "with cancelled abilities"
    named = ranged or theirs or silenced or before in lex.classes["PRE"] or before in lex.numerals
    return (named or before == "for_each") and (after in lex.nouns or after in lex.classes["PRE"] or is_name(after))


def past(word: str, lex: Lexicon) -> bool:
    return any(form in ("past", "participle") for _, form in lex.verbs.get(word, ()))


def holds(following: list[str], lex: Lexicon) -> bool:
    """ "(the minion the) winner has", "(the minions the) player to your left has": who holds it."""
    who = lex.nouns.get(following[0], ("", ""))[0]
    holder = who in ("winner", "runner-up", "player", "opponent", "neighbour", "controller", "owner")
    told = 4 if following[1:3] == ["to", "your"] and following[3:4] in (["left"], ["right"]) else 1
    return holder and following[told : told + 1] in (["has"], ["controls"], ["owns"])


def counted(word: str, lex: Lexicon) -> int | None:
    return int(word) if word.isdigit() else lex.numerals.get(word)


def number_said(word: str, lex: Lexicon) -> int:
    """The number that a word is; 0 where it is none."""
    return counted(word, lex) or 0


def says_how_many(word: str, lex: Lexicon) -> bool:
    """ "a", "two", "2": what tells how many of a thing there are."""
    return word in ("a", "an") or word in lex.numerals or word.isdigit()


def third(word: str, lex: Lexicon) -> bool:
    return any(form == "third" for _, form in lex.verbs.get(word, ()))


def after_relative(word: str, lex: Lexicon) -> bool:
    uses = lex.verbs.get(word, ())
    return lex.auxiliaries.get(word) == "have" or any(
        verb in ("own", "control") or (form in ("past", "participle") and verb != "put") for verb, form in uses
    )


def done_where(words: list[str], place: int) -> bool:
    """ "A base where you played a minion", "where that player destroyed one": told of the player who did it there."""
    if words[place] not in _DONE_WHERE or "where" not in words[max(0, place - 5) : place]:
        return False
    opener = max(at for at in range(place) if words[at] == "where")
    who = words[opener + 1 : place]
    return who in (["you"], ["they"]) or (len(who) in (2, 3) and who[-1] == "player" and who[0] in _ONE_OF_THEM)


_DONE_WHERE = ("played", "moved", "destroyed", "placed", "returned")
_ONE_OF_THEM = ("a", "another", "any", "each", "no", "that", "other")


def moved_by_itself(words: list[str], place: int, lex: Lexicon) -> bool:
    """ "if a minion moved here this turn", "if two or more bases scored": told of a thing, with nobody who did it."""
    opener = max((at for at in range(place) if words[at] == "if"), default=None)
    done = any(verb in _BY_ITSELF and form == "past" for verb, form in lex.verbs.get(words[place], ()))
    if opener is None or not done or not (words[place - 1] in lex.nouns or words[place - 1] in ("it", "they")):
        return False
    return not any(finite(word, lex) or word == "," for word in words[opener + 1 : place])


def tells(noun: str, after: str, lex: Lexicon) -> bool:
    """Whether ``after`` says of ``noun`` what it does or is: "the player who has", "players who reveal"."""
    several = lex.nouns.get(noun, ("", ""))[1] == "many"
    return after in lex.auxiliaries or third(after, lex) or past(after, lex) or (several and bare(after, lex))


def that_does(noun: str, after: str, beside: bool, lex: Lexicon) -> bool:
    """Whether "that" before ``after`` says of ``noun`` what it does: "a card that affects", "players that drew"."""
    if beside and (after in lex.auxiliaries or third(after, lex)):
        return True
    named = noun in lex.nouns or noun in ("here", "there") or (beside and noun in OR_MORE)
    return named and past(after, lex) and not bare(after, lex)


def joins_nouns(following: list[str], lex: Lexicon) -> bool:
    """``and`` before a noun phrase and no clause: no finite verb before the next stop."""
    if not following or not nounlike(following[0], lex):
        return False
    for place, word in enumerate(following):
        if word in STOP or word == "":
            break
        if word == "to" and place + 1 < len(following) and bare(following[place + 1], lex):
            break
        if word in ("you", "they") and place and following[place - 1] in lex.nouns:
            return True
        if word in ("where", "&where", "if"):
            return True
        if word in _HOLDS and place > 2 and _of_another(following[:place], lex):
            continue  # "and a minion another player has there"
        if (finite(word, lex) and word != "play") or (word == "play" and following[place - 1] not in ("in", "from")):
            return False
    return True


def _of_another(said: list[str], lex: Lexicon) -> bool:
    """Whether "a minion (of power 3 or less) another player" is said: something, and somebody who has it."""
    what = [lex.nouns[each][0] for each in said[:-2] if each in lex.nouns]
    return (
        bool(what) and what[0] != "player" and said[-2] == "another" and lex.nouns.get(said[-1]) == ("player", "one")
    )


_HOLDS = ("has", "controls", "owns")


def no_verb_yet(said: list[Token], lex: Lexicon) -> bool:
    """Whether the words since the last stop are a noun phrase: "your minions (and actions cannot be destroyed)"."""
    for place, token in enumerate(reversed(said)):
        if token.word in STOP:
            return token.word in (",", "&then") and place > 0
        plain = token.word.removeprefix("&p:")
        if plain in lex.auxiliaries or (plain in lex.verbs and not token.word.startswith("&")):
            return False
    return bool(said)


def needs_comma(before: str) -> bool:
    return before not in ("", ",", "and", "or", "&then", "@or", ":", "then", "instead", "otherwise", "than")
