"""The roles of words that only their neighbours show, each a rule: "top" of a pile or a top card, "that" of a clause.

Knows words and their neighbours, no structure. The rules stand in one table at the end: for a word that several are
about, the first that applies decides. Rules for numbers and small words are in ``small_words``.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.words.lexicon import is_name, lexicon
from smashrules.text.words.marking import Cursor, Rules, behind
from smashrules.text.words.roles import (
    COUNTERS,
    ITS_OWN_DEEDS,
    OR_MORE,
    PLACING,
    POWERS,
    acts,
    after_relative,
    all_of_them,
    another_counter,
    bare,
    begins,
    done_where,
    done_word,
    event_open,
    finite,
    has_done,
    holds,
    joins_nouns,
    left_open,
    moved_by_itself,
    needs_comma,
    no_verb_yet,
    not_doing,
    nounlike,
    one_of_list,
    participle_before_noun,
    past,
    pile_list,
    rest_elsewhere,
    said_verb,
    tells,
    that_does,
    until_so,
    was_said,
)
from smashrules.text.words.small_words import (
    bare_number,
    by_one,
    by_that_many,
    card_type,
    counters_total,
    discard_one,
    each_of_them,
    either,
    for_each_one,
    has_none,
    has_one,
    less_power,
    less_than,
    one,
    one_of_each_kind,
    one_or_more_of_them,
    one_or_two,
    or_more,
    plus_or_minus,
    power_or_power,
    taken_with_each,
    the_other,
    there_is,
    they_all,
    this_alone,
    three_total_counters,
    to_another,
    twice,
)
from smashrules.text.words.tokens import Token

_AFFECTED_SO = ("the_same_way", "in_the_same_way", "instead")
_DEFINITE = ("your", "their", "the", "his_or_her", "its")
_ENDS = {(joint, end) for joint in ("or", "and/or") for end in ("top", "bottom")}
_HELD = ("hand", "deck", "discard_pile")
_OF = ("each", "all", "any", "for_each", "another", "every", "none")
_NAMED_SO = ("the_same", "same", "whose", "that", "different")
_ONE_DUEL = ("a", "the", "each", "this", "that")
_PICKED_BY = ("reveal", "choose", "discard")
_PLAY = ("in", "from", "into", "leaves", "leave", "left", "enter", "enters", "entered")


# -- piles, places, what is in play ----------------------------------------------------------------------------------


def _of_several(at: Cursor) -> bool:
    """ "Two of your minions"."""
    before = at.before
    if not (before in at.lex.numerals or before.isdigit() or before in OR_MORE or before in _OF):
        return False
    if (before.isdigit() or before in OR_MORE) and set(at.words[max(at.place - 3, 0) : at.place]) & set(POWERS):
        return False  # "power 3 or less of the same faction"
    at.mark = "&of"
    return True


def _either_end(at: Cursor) -> bool:
    """ "The top or bottom of your deck"."""
    following = at.words[at.place + 1 : at.place + 4]
    if tuple(word for word in following if word != "the")[:2] not in _ENDS:
        return False
    at.take_in(3 if at.second() == "the" else 2)
    at.mark = f"&{at.word}_{at.after}_{at.words[at.place + at.skip]}"
    return True


def _end(at: Cursor) -> bool:
    told_of = nounlike(at.after, at.lex)  # "the top card", "the top three cards"
    at.mark = "&a" + at.word if told_of else "&" + at.word
    return True


def _control(at: Cursor) -> bool:
    if at.after != "of":
        return False
    at.mark = "&control"
    return True


def _held_or_held(at: Cursor) -> bool:
    """ "From your hand or discard pile"."""
    if at.before not in _HELD or at.after not in _HELD:
        return False
    at.mark = at.word if at.word == "and" and not all_of_them(at.words[: at.place]) else "&" + at.word
    return True


# -- verbs -----------------------------------------------------------------------------------------------------------


def _instead_of_doing(at: Cursor) -> bool:
    deed = not_doing(at.words, at.place, at.lex)
    if not deed:
        return False
    at.mark = deed
    at.take_in(len(at.tokens) - at.place - 1)
    return True


def _to_do(at: Cursor) -> bool:
    """ "To destroy", "to be destroyed", "to either draw ..."."""
    verbs = at.lex.verbs
    be_done = at.after == "be" and done_word(at.second(), at.lex)
    either = at.after == "either" and any(form == "bare" for _, form in verbs.get(at.second(), ()))
    if not (be_done or either or any(form == "bare" for _, form in verbs.get(at.after, ()))):
        return False
    at.mark = "&to"
    return True


def _verb_again(at: Cursor) -> bool:
    """ "Place a counter on it and another on this minion"."""
    further = another_counter(at.words, at.place) or (at.word == "and" and rest_elsewhere(at.words, at.place))
    if not further:
        return False
    verb = next(each for each in at.words[: at.place][::-1] if each in PLACING)
    at.written.append(at.token)
    at.token, at.mark = Token(verb, at.token.end, at.token.end), verb
    return True


def _have_affect(at: Cursor) -> bool:
    """ "You may have it affect X the same way": X is affected so."""
    if at.after != "it" or at.second() != "affect" or at.words[-5] not in _AFFECTED_SO:
        return False
    at.drop(1)
    return True


def _have_them(at: Cursor) -> bool:
    """ "To have them discard": they discard."""
    if at.after != "them" or at.before == "may" or not bare(at.second(), at.lex):
        return False
    if at.written and at.written[-1].word == "to":
        at.written[-1] = replace(at.written[-1], word="&to", end=at.token.end)
        at.mark = ""
    else:
        at.drop()
    return True


def _or_done(at: Cursor) -> bool:
    """ "Moved, destroyed, or returned"."""
    lex, comma_or = at.lex, at.word == "," and at.after == "or"
    next_one = at.second() if comma_or else at.after
    if not (done_word(at.before, lex) and done_word(next_one, lex) and was_said(at.written, lex)):
        return False
    at.mark = "&vor"
    if comma_or:
        at.take_in(1)
    return True


def _who_did(at: Cursor) -> bool:
    """ "Players who reveal", "a player of your choice who has fewer VPs", "each player here who did not"."""
    noun = at.words[at.place - 2] if at.place > 1 and at.before in ("of_your_choice", "here", "there") else at.before
    if not ((noun in at.lex.nouns or is_name(noun)) and tells(noun, at.after, at.lex)):
        return False
    at.mark = "&that"
    return True


def _did(at: Cursor) -> bool:
    """ "A player who played"."""
    if at.word not in at.lex.verbs or at.before not in ("who", "that"):
        return False
    if not past(at.word, at.lex) or bare(at.word, at.lex):
        return False
    if at.written and at.written[-1].word == "&that":
        at.mark = "&d:" + at.word
    return True


def _do_not(at: Cursor) -> bool:
    """ "If you do not,": do so."""
    if at.lex.auxiliaries.get(at.word) != "do" or at.after != "not" or at.second() not in ("", ","):
        return False
    at.written += [at.token, at.tokens[at.place + 1]]
    end = at.tokens[at.place + 1].end
    at.token, at.mark, at.skip = Token("do_so", at.token.end, end), "do_so", 1
    return True


def _did_if(at: Cursor) -> bool:
    """ "If you played", "unless one of your minions moved"."""
    place, lex = at.place, at.lex
    forms = [form for _, form in lex.verbs.get(at.word, ())]
    if "past" not in forms or "bare" in forms:
        return False
    words = ["if" if each == "unless" else each for each in at.words]
    asked = (
        (at.before in ("you", "they", "player") and words[place - 2] == "if")
        or done_where(words, place)
        or (at.word == "moved" and "where" in words[:place] and "&that_base" in words[place + 1 :])
        or (at.before == "you" and words[place - 2] == "when" and "had" in words[: place - 2])
        or (at.before == "it" and words[place - 2] == "if" and at.word in ITS_OWN_DEEDS)
        or (at.before in ("player", "players", "opponent", "opponents") and "if" in words[max(0, place - 5) : place])
        or (at.noun_before and words[max(0, place - 3) : place - 1] == ["if", "this"])
        or (at.noun_before and words[max(0, place - 5) : place - 1] == ["if", "one", "of", "your"])
        or moved_by_itself(words, place, lex)
        or (at.before == "or" and any(each.word.startswith("&d:") for each in at.written[-2:-1]))  # "played or moved"
    )
    if asked:
        at.mark = "&d:" + at.word
    return asked


def _immediately(at: Cursor) -> bool:
    if not bare(at.after, at.lex):
        return False
    at.late, at.mark = at.token, ""
    return True


# -- when ------------------------------------------------------------------------------------------------------------


def _first_time(at: Cursor) -> bool:
    """ "The first time each turn you play": after it."""
    if at.place or at.after == ",":
        return False
    at.insert("after")
    return True


def _each_time(at: Cursor) -> bool:
    if not at.place or at.before in (",", "once_per_turn"):
        return False
    if at.before in ("after", "before"):
        at.mark = "&eachtime"
    return True


def _the_first_time(at: Cursor) -> bool:
    if at.before in ("after", "before", "when"):
        return False
    begun = at.word == "the_first_time" and at.after != "that" and begins(at.after, at.lex)
    that = at.after == "that" and begins(at.second(), at.lex)
    if not (begun or that):
        return False
    at.skip = 1 if at.after == "that" else 0
    at.insert("after")
    return True


def _until(at: Cursor) -> bool:
    if not until_so(at.words[at.place + 1 :], at.lex):
        return False
    at.mark = "&until"
    return True


def _otherwise(at: Cursor) -> bool:
    if at.written or at.after == ",":
        return False
    at.written.append(at.token)
    at.token, at.mark = replace(at.token, start=at.token.end), ","
    return True


def _then_at_first(at: Cursor) -> bool:
    """A sentence that begins so comes next anyway."""
    if at.written:
        return False
    at.drop(1 if at.after == "," else 0)
    return True


def _name_of(at: Cursor) -> bool:
    """ "Has the name of that minion": no deed."""
    if at.before != "the" or at.after != "of":
        return False
    at.mark = "&name"
    return True


def _and_then(at: Cursor) -> bool:
    at.mark = "&then"
    return True


def _then(at: Cursor) -> bool:
    if _comes_next(at):  # "the winner then draws a card": a sentence comes next anyway
        at.drop(0)
        return True
    at.mark = "&then"
    return True


def _comes_next(at: Cursor) -> bool:
    """Whether only who does it stands before, and what is done behind."""
    said = [each.word for each in at.written]
    who = said[len(said) - said[::-1].index(",") :] if "," in said else said
    nouns = [at.lex.nouns[each][0] for each in who if each in at.lex.nouns]
    done = any(acts(each, at.lex) or each in at.lex.auxiliaries or each in _EVENTS for each in who)
    return bool(nouns) and nouns[-1] in _DOERS and not done and acts(at.after, at.lex)


_DOERS = ("player", "opponent", "winner", "runner-up", "third", "current", "owner", "controller", "neighbour")
_EVENTS = ("if", "when", "whenever", "after", "before", "unless", "while", "until")


# -- clauses that tell more of a thing -------------------------------------------------------------------------------


def _the_card_has(at: Cursor) -> bool:
    """ "The number of counters the card has"."""
    if not (at.beside and holds(at.words[at.place + 1 :], at.lex)):
        return False
    at.insert("&rel")
    return True


def _that_player(at: Cursor) -> bool:
    if at.after != "player" or not at.beside or not has_done(at.second(), at.lex):
        return False
    at.mark = "&relthey"
    at.take_in(1)
    return True


def _that(at: Cursor) -> bool:
    held = at.words[at.place + 2 : at.place + 5] in (["do", "not", "own"], ["do", "not", "control"])
    relative = (at.beside and after_relative(at.second(), at.lex)) or held  # "a minion here that you do not own"
    if at.after in ("you", "they") and relative:
        at.take_in(1)  # "a minion that you moved": one you moved
        at.mark = "&rel" + at.after
        return True
    in_play = at.place > 2 and at.words[at.place - 2 : at.place] == ["in", "play"]  # "a base in play that has"
    further = _told_of_already(at)
    if not that_does(at.before, at.after, at.beside or in_play or further, at.lex):
        return False
    at.mark = "&that"
    return True


def _told_of_already(at: Cursor) -> bool:
    """ "A minion that was moved this turn that is not a Microbot", "a minion you control that is here": a clause
    behind another one tells of the same thing."""
    if at.after not in at.lex.auxiliaries:
        return False
    holds_it = at.before in ("control", "controls", "own", "owns")
    if not holds_it and at.before != "this_turn":
        return False
    played = [*at.words[max(at.place - 4, 0) : at.place - 1], ""]  # "a minion played (here) this turn that is ..."
    done = [nth for nth, word in enumerate(played[1:], 1) if past(word, at.lex) and played[nth - 1] in at.lex.nouns]
    if not holds_it and done:
        return True
    told = ("&that", "&rel", "&relyou", "&relthey", "&done")
    return any(each.word in told or each.word.startswith("&d:") for each in at.written[-6:])


def _you_have(at: Cursor) -> bool:
    """ "The minions you have", "each card they discard", "a card you do not own"."""
    if not at.beside:
        return False
    after, lex = at.after, at.lex
    picked = bare(after, lex) and (at.words[at.place - 2] == "for_each" or after in _PICKED_BY)
    not_owned = lex.auxiliaries.get(after) == "do" and at.second() == "not"
    not_owned = not_owned and at.words[at.place + 3] in ("own", "control")
    if not (after_relative(after, lex) or picked or not_owned):
        return False
    at.mark = "&rel" + at.word
    if lex.auxiliaries.get(after) == "have" and done_word(at.second(), lex):
        at.take_in(1)  # "each action you have played"
    return True


def _participle(at: Cursor) -> bool:
    """ "The revealed card"."""
    if not participle_before_noun(at.words, at.place, at.lex):
        return False
    at.mark = "&p:" + at.word
    return True


# -- what joins, and what parts --------------------------------------------------------------------------------------


def _one_of_list(at: Cursor) -> bool:
    if not (at.written and one_of_list(at.words[at.place + 1 :], at.lex) and said_verb(at.written, at.lex)):
        return False
    at.mark = "&or"
    return True


def _list_of_piles(at: Cursor) -> bool:
    """ "Your hand, deck, or discard pile"."""
    if not pile_list(at.words, at.place, at.lex):
        return False
    at.mark = "&or"
    at.take_in(1 if at.after in ("or", "and/or", "and") else 0)
    return True


def _or_on(at: Cursor) -> bool:
    """ "An action on this base or on a minion here", "each action on this base and on minions here": on either.

    "Place a counter on this minion and on another minion": on both."""
    if at.after != "on" or "on" not in at.words[: at.place] or not nounlike(at.second(), at.lex):
        return False
    mark = "&and/or" if at.word == "and/or" else "&oron"
    if at.word == "and":
        on = at.words.index("on")
        thing = at.words[on - 1] if on else ""
        if thing in COUNTERS:
            mark = "&and"
        elif at.lex.nouns.get(thing, ("", ""))[1] == "one" and not {"each", "every", "any"} & set(at.words[:on]):
            return False  # one on either, or one on each
    at.mark = mark
    at.take_in(1)
    return True


def _between_nouns(at: Cursor) -> bool:
    further = nounlike(at.after, at.lex) and no_verb_yet(at.written, at.lex)
    if not (joins_nouns(at.words[at.place + 1 :], at.lex) or further):
        return False
    at.mark = "&" + at.word
    if at.before == "," and at.word != "and" and at.written and at.written[-1].word == ",":
        at.token = replace(at.token, start=at.written.pop().start)
    return True


def _missing_comma(at: Cursor) -> bool:
    """ "After you play a minion it gains", "after a base scores draw a card"."""
    before, after, lex = at.before, at.after, at.lex
    behind = before in lex.nouns or before in ("each_turn", "in_a_turn") or done_word(before, lex)
    speaks = finite(after, lex) or after in lex.auxiliaries
    it_does = at.word in ("it", "they") and behind and speaks and left_open(at.written)
    told = before in lex.nouns and bare(at.word, lex) and nounlike(after, lex) and event_open(at.written, lex)
    they_do = told and lex.nouns[before][1] == "many" and no_verb_yet(at.written, lex)  # "after players draw cards"
    if they_do or not (it_does or told):
        return False
    at.insert(",")
    return True


def _comma_before_may(at: Cursor) -> bool:
    if at.after != "may" or not needs_comma(at.before):
        return False
    at.insert(",")
    return True


def _is_verb(word: str) -> bool:
    return word in lexicon().verbs


def _is_do(word: str) -> bool:
    return lexicon().auxiliaries.get(word) == "do"


def _is_noun(word: str) -> bool:
    return word in lexicon().nouns


def _is_number(word: str) -> bool:
    return word.isdigit() or word in lexicon().numerals


def _is_signed(word: str) -> bool:
    return word[:1] in ("+", "-")


def _is_type(word: str) -> bool:
    return word.startswith("&t")


def _opens(word: str) -> bool:
    """Whether a clause can begin with it that no comma parts from what leads."""
    return word in ("it", "they") or bare(word, lexicon())


MARKS = Rules(
    [
        ("of", _of_several),
        ("top bottom", _either_end),
        ("top bottom", _end),
        ("play", behind(_PLAY, "&play")),
        ("duel", behind(_ONE_DUEL, "&duel")),
        ("duels", behind(("during", "in"), "&duels")),
        ("name names", behind(_NAMED_SO, "&name")),
        ("name", _name_of),
        ("instead_of", _instead_of_doing),
        ("to", _to_do),
        ("and or", _verb_again),
        ("have", _have_affect),
        ("have", _have_them),
        (", or", _or_done),
        ("one", one_of_each_kind),
        ("a", taken_with_each),
        ("who", _who_did),
        (_is_verb, _did),
        (_is_do, _do_not),
        ("one", discard_one),
        ("the_first_time_each_turn", _first_time),
        ("whenever each_time", _each_time),
        ("the_first_time the_first_time_each_turn", _the_first_time),
        (_is_type, card_type),
        ("or and/or and", _held_or_held),
        ("less fewer more", less_than),
        (_is_verb, _did_if),
        (_is_signed, plus_or_minus),
        ("total", three_total_counters),
        (_is_noun, one_or_more_of_them),
        ("total", counters_total),
        ("discard", behind(_DEFINITE, "discard_pile")),
        ("other", the_other),
        ("for_each", for_each_one),
        ("this", this_alone),
        (_is_number, power_or_power),
        (_is_number, or_more),
        ("twice", twice),
        ("that_many", by_that_many),
        (_is_number, by_one),
        (_is_number, bare_number),
        ("there", there_is),
        ("only", behind(_DEFINITE, "&only")),
        ("until", _until),
        ("otherwise", _otherwise),
        ("control", _control),
        ("either", either),
        ("each", each_of_them),
        ("all", they_all),
        ("the another each its their your", _the_card_has),
        ("that", _that_player),
        ("that", _that),
        ("you they", _you_have),
        ("less", less_power),
        ("another", to_another),
        ("none", has_none),
        ("one", has_one),
        ("one", one),
        ("then and_then", _then_at_first),
        ("and_then", _and_then),
        ("then", _then),
        (_is_verb, _participle),
        (_is_number, one_or_two),
        (",", _one_of_list),
        (",", _list_of_piles),
        ("and or and/or", _or_on),
        ("and or and/or", _between_nouns),
        (_opens, _missing_comma),
        ("immediately", _immediately),
        ("you", _comma_before_may),
    ]
)
