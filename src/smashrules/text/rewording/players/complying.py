"""Who did what they were told or allowed to, and who is made to do something, said at full length.

"If no one does, ..." asks whether a player has done so; "to have you draw a card" and "or let you draw a card" say
who is to draw. Knows words and their neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import where
from smashrules.text.words.lexicon import Lexicon, is_name
from smashrules.text.words.roles import bare, third
from smashrules.text.words.tokens import Token, words_of

_DOES = {"do": "do_so", "does": "does_so", "did": "did_so"}
_PLAYERS = ("player", "opponent", "winner", "runner-up", "owner", "controller")
_MODAL = ("may", "must", "cannot")
_CAUSING = {"have": "let", "has": "lets", "let": "let", "lets": "lets", "make": "let", "makes": "lets"}
_BEFORE_A_VERB = (
    "",
    ",",
    "may",
    "must",
    "or",
    "and",
    "either",
    "to",
    "then",
    "&then",
    ":",
    "@or",
    "not",
    "they",
    "player",
    "players",
)
_NO_SUBJECT = (",", ".", "or", "then", "and_then", "@or", ":", "to", "&to", "if", "until", "may", "must", "cannot")
_WHO_OR_WHERE = ("you", "them", "it", "here", "there", "play", "of_your_choice")
_IN_PLAY = ("in", "from", "into", "leaves", "leave", "enter", "enters")


def _to_do_either(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "They must have you either destroy a minion, or draw two cards": have you do this, or have you do that."""
    words = words_of(tokens)
    for place in range(len(words) - 2):
        if words[place] not in _CAUSING or words[place + 1] != "you" or words[place + 2] != "either":
            continue
        begin = next((at for at in range(place + 3, len(words) - 2) if words[at : at + 2] == [",", "or"]), 0)
        if not begin or "or" in words[place + 3 : begin]:
            continue
        at = tokens[begin + 1].end
        again = [Token(each, at, at) for each in words[place : place + 2]]
        first = _each_of_both(tokens[place + 3 : begin], words[place : place + 2], lex)
        head = [*tokens[: place + 2], *first, *tokens[begin : begin + 2]]
        return [*head, *again, *tokens[begin + 2 :]]
    return tokens


def _each_of_both(tokens: list[Token], made: list[str], lex: Lexicon) -> list[Token]:
    """ "(have you either) destroy a minion and draw a card, (or ...)": and have you draw a card."""
    words = words_of(tokens)
    for place in range(1, len(words) - 1):
        if words[place] == "and" and bare(words[place + 1], lex):
            at = tokens[place].end
            rest = _each_of_both(tokens[place + 1 :], made, lex)
            return [*tokens[: place + 1], *(Token(each, at, at) for each in made), *rest]
    return tokens


def _none_of_them(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If none of them do": if no player does. "If they all do", "if each of them does": if each player does."""
    words = [each.word for each in tokens]
    for place in range(len(words) - 2):
        if words[place : place + 2] == ["they", "all"] and words[place + 2] in _DOES:
            they, every, does = tokens[place : place + 3]
            verb = replace(does, word="did" if does.word == "did" else "does")
            whole = [replace(they, word="each"), replace(every, word="player"), verb]
            return [*tokens[:place], *whole, *tokens[place + 3 :]]
    for place in range(len(words) - 3):
        if words[place + 1 : place + 3] not in (["of", "them"], ["of", "those"]) or words[place + 3] not in _DOES:
            continue
        one = {"none": "no", "any": "a", "each": "each", "all": "each"}.get(words[place], "")
        if one:
            who, does = tokens[place + 1], tokens[place + 3]
            player = replace(who, word="player", end=tokens[place + 2].end)
            verb = replace(does, word="did" if does.word == "did" else "does")
            return [*tokens[:place], replace(tokens[place], word=one), player, verb, *tokens[place + 4 :]]
    return tokens


def _so_many_do(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If none do", "if at least two do", "for each who does": of the players."""
    words = [*words_of(tokens), "", ""]
    for place in range(1, len(tokens)):
        before, after = words[place - 1], words[place + 1]
        if before == "for_each" and words[place] == "who" and after in _DOES:
            who = tokens[place]
            return [*tokens[:place], Token("player", who.start, who.start), *tokens[place:]]
        if words[place] not in ("do", "did") or after not in ("", ","):
            continue
        if before == "none" and words[place - 2] == "if":
            none, does = tokens[place - 1], tokens[place]
            verb = replace(does, word="does" if does.word == "do" else "did")
            no_player = [replace(none, word="no"), Token("player", none.end, none.end), verb]
            return [*tokens[: place - 1], *no_player, *tokens[place + 1 :]]
        number = place - 1 - (before == "or_more")
        begin = number - (words[number - 1] == "at_least")
        if words[number] in lex.numerals and words[number] != "one" and words[begin - 1] == "if":
            at = tokens[place - 1].end
            return [*tokens[:place], Token("players", at, at), *tokens[place:]]
    return tokens


def _did_so(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If a player does, ...", "each player who does not cannot play actions": does so, does not do so."""
    words = [*(each.word for each in tokens), "", "", ""]
    for place in range(1, len(tokens)):
        if words[place] not in _DOES:
            continue
        who = words[place - 1] == "who"
        if not (who or lex.nouns.get(words[place - 1], ("",))[0] in _PLAYERS):
            continue
        negated = words[place + 1] == "not"
        following = words[place + 1 + negated]
        if following in ("", ",") and not negated:
            return [*tokens[:place], replace(tokens[place], word=_DOES[words[place]]), *tokens[place + 1 :]]
        goes_on = following in _MODAL or (third(following, lex) and not bare(following, lex))
        if who and goes_on and negated:
            at = tokens[place + 1].end
            return [*tokens[: place + 2], Token("do_so", at, at), *tokens[place + 2 :]]
        if who and goes_on:
            return [*tokens[:place], replace(tokens[place], word=_DOES[words[place]]), *tokens[place + 1 :]]
    return tokens


def _made_to(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "To have you draw a card": for you to draw one. "They may let you draw a card": this is what they may do."""
    result: list[Token] = []
    words = [*(each.word for each in tokens), "", "", ""]
    made = False
    for place, token in enumerate(tokens):
        before = words[place - 1] if place else ""
        if made:
            made = False
            result.append(replace(token, word="they") if token.word == "them" else token)
            continue
        verb = _verb_of_another(words, place, lex) if token.word in _CAUSING and before in _BEFORE_A_VERB else 0
        spoken = words[place + 1] == "them" and before not in ("may", "must", "or", "either", "to", "", ".")
        spoken = spoken or words[place + 1] == "it"  # a card; "have it affect this minion" has a meaning of its own
        if not verb or spoken or _goes_on(words, verb, lex):
            result.append(token)
            continue
        made = True
        if before == "to":
            result[-1] = Token("&to", result[-1].start, token.end)
        else:
            result += [replace(token, word=_CAUSING[token.word]), Token("&to", token.end, token.end)]
    return result if result != tokens else tokens


def _verb_of_another(words: list[str], place: int, lex: Lexicon) -> int:
    """Where the verb stands of "have another player discard a card"; 0 if it is no such phrase."""
    for at in range(place + 1, len(words)):
        word = words[at]
        if word in _NO_SUBJECT:
            return 0
        if at > place + 1 and bare(word, lex) and word not in lex.nouns and words[at - 1] not in _IN_PLAY:
            behind = words[at - 1]
            ends = behind in lex.nouns or is_name(behind) or behind in _WHO_OR_WHERE
            return at if ends and behind not in lex.classes["PRE"] else 0
    return 0


def _goes_on(words: list[str], verb: int, lex: Lexicon) -> bool:
    """ "have you draw a card or play an action": who chooses is not said without a comma."""
    for place in range(verb + 1, len(words) - 1):
        if words[place] in (",", "then", "@or", "&then"):
            return False
        if words[place] == "or" and bare(words[place + 1], lex):
            return True
    return False


COMPLIED = (
    where(_to_do_either, "either", "you", "or"),
    where(_none_of_them, "do does did", "they them those"),
    where(_so_many_do, "do does did", "if for_each"),
    where(_did_so, "do does did"),
    where(_made_to, "have has let lets make makes"),
)
"""The rules of what is said of those who did so, in the order in which they are asked."""
