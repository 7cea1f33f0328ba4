"""A talent that is used once more, told of the card: "choose one of your minions that has used its talent this turn.
It may use it again".

Whoever controls the card uses its talent; a talent that you have used is one of your cards'. Knows words and their
neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import at_words, looking_back, put, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import noun_of
from smashrules.text.words.tokens import Token, words_of

_AGAIN = ("again", "a_second_time", "one_more_time", "once_more", "an_extra_time")
_TALENT = (["its", "talent"], ["that", "talent"], ["it"])
_USED = (
    ["that", "you", "have", "used", "this_turn"],
    ["that", "you", "used", "this_turn"],
    ["you", "have", "used", "this_turn"],
    ["you", "used", "this_turn"],
    ["you", "have", "already", "used", "this_turn"],
    ["that", "you", "have", "already", "used", "this_turn"],
)
_ONE_OF_YOURS = ["one", "of", "your"]


def _it_may(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Choose one of your minions that used its talent this turn. It may use it again": you may use its talent."""
    words = words_of(tokens)
    told = words_of(before[-1]) if before else []
    who = 1 if words[:3] == ["it", "may", "use"] else 0
    begin = 3 if who or words[:3] == ["you", "may", "use"] else 0
    said = next((each for each in _TALENT if words[begin : begin + len(each)] == each), []) if begin else []
    end = begin + len(said)
    yours = told[:1] == ["choose"] and told[1:4] == _ONE_OF_YOURS
    if not said or not yours or told.count("talent") != 1 or words[end : end + 1] not in [[each] for each in _AGAIN]:
        return tokens
    if not who and said == ["its", "talent"]:
        return tokens
    start, last = tokens[begin].start, tokens[end - 1].end
    its = [replace(tokens[begin], word="its", end=start + 1), Token("talent", start + 1, last)]
    again = replace(tokens[end], word="again")
    return [replace(tokens[0], word="you"), *tokens[1:begin], *its, again, *tokens[end + 1 :]]


def _that_you_used(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Choose a card with a talent that you have used this turn": one of your cards that has used its talent."""
    words = words_of(tokens)
    for place in range(3, len(words) - 4):
        if words[place : place + 3] != ["with", "a", "talent"]:
            continue
        used = next((each for each in _USED if words[place + 3 : place + 3 + len(each)] == each), [])
        end = place + 3 + len(used)
        noun = lex.nouns.get(words[place - 1], ("", ""))
        if not used or words[end : end + 1] not in ([], ["."], [","]):
            continue
        mine = words[place - 4 : place - 1] == _ONE_OF_YOURS and noun[1] == "many"
        one = (
            words[place - 2] in ("a", "an") and noun[1] == "one" and noun[0] in ("card", "minion", "action", "titan")
        )
        if not (mine or one):
            continue
        many = noun_of((noun[0], "many"), lex)
        a, card = tokens[place - 2], tokens[place - 1]
        yours = [replace(a, word=each) for each in _ONE_OF_YOURS] if one else [*tokens[place - 4 : place - 1]]
        at = tokens[end - 1]
        start = tokens[place].start
        has = ("that", "has", "used", "its", "talent", "this_turn")
        told = spread(has, start, at.end)
        head = tokens[: place - 2] if one else tokens[: place - 4]
        return [*head, *yours, replace(card, word=many), *told, *tokens[end:]]
    return tokens


def _so_often(words: list[str], place: int) -> int:
    """Where it ends that something is done once more in each turn than it may be; 0 where that is not said there."""
    if words[place] in _TWICE_A_TURN:
        return place + 1
    turn = next((each for each in _A_TURN if words[place + 1 : place + 1 + len(each)] == each), None)
    if words[place] not in (*_AGAIN, *_MORE, "twice") or (turn is None and words[place] == "twice"):
        return 0
    return place + 1 + len(turn or ())


def _twice_a_turn(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Your minions here may use their Talents twice each turn": a second time, for once they may anyhow."""
    words = words_of(tokens)
    may = next((at for at in range(1, len(words) - 2) if words[at] in ("may", "can")), 0)
    passive = words[may + 1 : may + 3] == ["be", "used"]
    if not may or not (passive or words[may + 1] == "use"):
        return tokens
    talent = next((at for at, word in enumerate(words) if word in ("talent", "talents")), len(words))
    for place in range(may + 2 + passive, len(words)):
        end = _so_often(words, place)
        if not end or not talent < place or end < len(words) or {",", "and", "or", "if"} & set(words[may:]):
            continue
        again = replace(tokens[place], word="a_second_time", end=tokens[end - 1].end)
        if not passive:
            return [*tokens[:place], again]
        of = talent + 1
        lead = words[:talent] in ([], ["the"], ["each"]) and words[of : of + 1] == ["of"]
        many = lex.nouns.get(words[of + 1], ("", ""))[1] == "many" or words[of + 1] in ("your", "other", "all")
        if not lead or not many or place != may + 3:
            return tokens
        use = [replace(tokens[may + 1], word="use"), replace(tokens[may + 2], word="their")]
        return [*tokens[of + 1 : may + 1], *use, replace(tokens[may + 2], word="talents"), again]
    return tokens


def used_twice(sentences: list[list[Token]]) -> list[Token] | None:
    """What is true all the time, where the last sentence of a Talent says it of the Talent: "you may use this Talent
    twice each turn". None where it does not."""
    tokens = sentences[-1] if len(sentences) > 1 else []
    words = words_of(tokens)
    lead = next((each for each in _MAY_USE if words[: len(each)] == each), None)
    own = at_words(words, len(lead), _OWN) if lead else at_words(words, 0, _OWN)
    place = len(lead or ()) + len(own)
    if own and not lead and words[place : place + 3] in (["may", "be", "used"], ["can", "be", "used"]):
        place, lead = place + 3, []
    if not own or lead is None or place >= len(words) or _so_often(words, place) != len(words):
        return None
    if "talent" not in own and not words[-1].endswith("turn"):  # "you may use it again": whatever was spoken of
        return None
    start, end = tokens[0].start, tokens[-1].end
    return spread(("you", "may", "use", "this", "card", "'s", "talent", "a_second_time"), start, end)


def _in_this_turn(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Use the Talent of one of your minions a second time this turn": you may."""
    words = words_of(tokens)
    if words[0] != "use" or words[-1] != "this_turn" or words[-2] not in (*_AGAIN, *_MORE) or "talent" not in words:
        return tokens
    return [replace(tokens[0], word="you"), replace(tokens[0], word="may"), *tokens]


_WHOSE = (
    ["one", "of", "your", "minions"],
    ["one", "of", "your", "minions", "here"],
    ["one", "of", "your", "other", "minions"],
    ["one", "of", "your", "other", "minions", "here"],
    ["another", "of", "your", "minions"],
    ["another", "of", "your", "minions", "here"],
    ["another", "one", "of", "your", "minions"],
    ["another", "one", "of", "your", "minions", "here"],
    ["one", "of", "your", "cards"],
    ["this", "minion"],
    ["that", "minion"],
)


def _one_may_again(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "One of your minions may use its Talent again", "may reuse its Talent": you may use its Talent again."""
    words = words_of(tokens)
    for place in range(2, len(words) - 3):
        reuse = words[place : place + 2] == ["may", "reuse"]
        if words[place : place + 4] != ["may", "use", "its", "talent"] and not reuse:
            continue
        end = place + 4
        again = words[end : end + 1] in ([each] for each in _AGAIN)
        who = max((each for each in _WHOSE if words[place - len(each) : place] == each), key=len, default=[])
        begin = place - len(who)
        begins = begin == 0 or words[begin - 1] == ","
        if not who or not (again or reuse) or not begins or words[place + 2 : end] != ["its", "talent"]:
            continue
        if words[end + again : end + again + 1] not in ([], ["."], [","]):
            continue
        of = [each for nth, each in enumerate(who) if not (nth == 1 and who[:2] == ["another", "one"])]
        told = ["you", "may", "use", "the", "talent", "of", *of, "again"]
        return put(tokens, begin, end + again, told)
    return tokens


def _chosen_may_again(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Choose one of your minions. It may use its Talent again": you may use its Talent again."""
    words = words_of(tokens)
    told = words_of(before[-1]) if before else []
    again = words[:5] == ["it", "may", "use", "its", "talent"] and words[5:6] in ([each] for each in _AGAIN)
    if not again or told[:1] != ["choose"] or told[1:4] != _ONE_OF_YOURS or "talent" in told:
        return tokens
    return [replace(tokens[0], word="you"), *tokens[1:5], replace(tokens[5], word="again"), *tokens[6:]]


def _even_if_used(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Use the Talent of one of your minions, even if you already used it this turn": use it again."""
    words = words_of(tokens)
    for place in range(4, len(words) - 1):
        used = at_words(words, place, _USED_IT) if words[place] == "even" else []
        end = place + len(used)
        turn = at_words(words, end, _THAT_TURN) if used else []
        end += len(turn)
        talent = "talent" in words[:place] and {"use", "uses"} & set(words[:place])
        if used and talent and words[end : end + 1] in ([], ["."]):
            begin = place - (words[place - 1] == ",")
            return put(tokens, begin, end, ["again"])
    return tokens


_USED_IT = (
    ["even", "a_second_time"],
    ["even", "for", "a_second_time"],
    ["even", "if", "used"],
    ["even", "if", "already", "used"],
    *(
        ["even", although, *who, *used]
        for although in ("if", "though")
        for who in (["you"], ["it"], ["they"], ["that", "minion"], ["that", "talent"], ["its", "talent"])
        for have in ([], ["have"], ["has"], ["was"], ["were"], ["had"])
        for already in ([], ["already"])
        for used in (
            [*have, *already, *done]
            for done in (
                ["used", "it"],
                ["used", "its", "talent"],
                ["been", "used"],
                ["used"],
                ["did"],
                ["done", "so"],
            )
        )
    ),
)
_THAT_TURN = (["this_turn"], ["on", "your", "own", "turn"], ["on", "your", "turn"], ["this", "turn"])


def _may_be_used(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Its talent may be used again this turn": you may use it one more time this turn."""
    words = words_of(tokens)
    used = words.index("used")
    often = words[used + 1 : used + 2]
    talent = words[:1] == ["its"] or words[:2] in _A_TALENT or "'s" in words[: used - 2]
    if words[used - 2 : used] != ["may", "be"] or not talent or words[used + 2 :] != ["this_turn"]:
        return tokens
    if often not in ([each] for each in (*_AGAIN, *_MORE, "twice")) or {",", "if", "and", "or"} & set(words[:used]):
        return tokens
    start = tokens[0].start
    you = [Token(each, start, start) for each in ("you", "may", "use")]
    again = replace(tokens[used + 1], word="one_more_time" if often == ["again"] else words[used + 1])
    return [*you, *tokens[: used - 2], again, *tokens[used + 2 :]]


def _once_more(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Use the talent of one of your actions again this turn": one more time."""
    words = words_of(tokens)
    if words[-2:] != ["again", "this_turn"] or "of" not in words or words[:1] not in (["you"], ["use"]):
        return tokens
    return [*tokens[:-2], replace(tokens[-2], word="one_more_time"), tokens[-1]]


_A_TALENT = (["the", "talent"], ["a", "talent"], ["that", "talent"], ["each", "talent"])
_MAY_USE = (["you", "may", "use"], ["you", "can", "use"])
_OWN = (
    ["this", "talent"],
    ["this", "ability"],
    ["it"],
    *(["this", each, "'s", "talent"] for each in ("minion", "action", "titan", "card")),
)
_MORE = ("an_additional_time", "one_additional_time", "one_extra_time")
_A_TURN = (["each_turn"], ["per_turn"], ["each", "turn"], ["per", "turn"], ["in_a_turn"], ["a", "turn"])
_TWICE_A_TURN = ("twice_per_turn", "twice_each_turn", "up_to_twice_per_turn", "up_to_twice_each_turn")
TALENT_AGAIN = (
    where(_even_if_used, "even", "talent", "used did a_second_time done"),
    where(_one_may_again, "talent", "may", "reuse use"),
    where(_may_be_used, "used", "talent", "may"),
    where(_once_more, "again", "talent", "use"),
    where(_twice_a_turn, "talent talents", "may can", "use used"),
    where(_in_this_turn, "talent", "this_turn", "use"),
    where(_that_you_used, "used", "talent", "you"),
    looking_back(_chosen_may_again, "talent", "may", "use", " ".join(_AGAIN)),
    looking_back(_it_may, "use", "may", " ".join(_AGAIN)),
)
"""The rules of a talent that is used once more."""
