"""Who duels and when, told shortly: "they duel", "during a duel", "while in a duel, it has +2 power", "that was in a
duel this turn".

Of two that were chosen one duels the other; what is done during a duel is done during any. Knows words and their
neighbours, no structure.
"""

from __future__ import annotations

from msgspec.structs import replace

from smashrules.text.rewording.rule import begin_behind, looking_back, said_at, spread, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import past
from smashrules.text.words.tokens import Token, words_of

_ENDS = ("", ".", ",")
_TWO = (["they"], ["those", "minions"], ["those", "two", "minions"], ["the", "two", "minions"])
_BEHIND: tuple[list[str], ...] = ([], ["each", "other"], ["one", "another"])
_ONE_THE_OTHER = ("one", "of", "them", "duels", "the", "other")
_MINIONS = ("minion", "minions")
_AGAINST = ("with", "against")
_TIMES = ("after", "when", "whenever", "each_time")
_BEEN = (["was"], ["were"], ["has", "been"], ["have", "been"])


def _they_duel(tokens: list[Token], before: list[list[Token]], lex: Lexicon) -> list[Token]:
    """ "Choose one of your minions and another player's minion. They duel": one of them duels the other."""
    words = words_of(tokens)
    last = words_of(before[-1]) if before else []
    who = next((each for each in _TWO if words[: len(each)] == each), [])
    chosen = last[:1] == ["choose"] and (last[1:2] == ["two"] or sum(each in _MINIONS for each in last) == 2)
    if not who or not chosen or words[len(who) : len(who) + 1] != ["duel"] or words[len(who) + 1 :] not in _BEHIND:
        return tokens
    start, end = tokens[0].start, tokens[-1].end
    return spread(_ONE_THE_OTHER, start, end)


def _during_a_duel(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "During a duel": during a duel involving a minion."""
    words = [*words_of(tokens), ""]
    for place in range(len(tokens) - 2):
        if words[place : place + 3] == ["during", "a", "duel"] and words[place + 3] in _ENDS:
            at = tokens[place + 2].end
            any_one = [Token(each, at, at) for each in ("involving", "a", "minion")]
            return [*tokens[: place + 3], *any_one, *tokens[place + 3 :]]
    return tokens


def _while_in_a_duel(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "While in a duel (with a titan's minion), your minions have +1 power": they have it while in a duel."""
    words = words_of(tokens)
    if words[:4] == ["in", "a", "duel", ","]:
        tokens = [replace(tokens[0], word="while", end=tokens[0].start), *tokens]
        words = words_of(tokens)
    if words[1:4] != ["in", "a", "duel"] or words[0] not in ("while", "when") or words.count(",") != 1:
        return tokens
    comma = words.index(",")
    if not (comma == 4 or words[4] in _AGAINST) or comma + 1 == len(words):
        return tokens
    last = tokens[-1].end
    told = [replace(tokens[0], word="while", start=last, end=last)]
    told += said_at(tokens[1:comma], last)
    first = replace(tokens[comma + 1], start=tokens[0].start)
    return [first, *tokens[comma + 2 :], *told]


def _dueling_whom(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "While dueling a minion", "is dueling another minion": in a duel with it. "While dueling, ...": in a duel."""
    words = [*words_of(tokens), ""]
    for place in range(1, len(tokens)):
        if words[place] == "dueling" and words[place - 1] in ("while", "when"):
            begin, following = place, place + 1
        elif words[place : place + 3] == ["in", "a", "duel"] and words[place - 1] in ("is", "are"):
            begin, following = place, place + 3  # "is dueling" is put so
        else:
            continue
        whom = words[following] in lex.classes["PRE"] or words[following] in lex.numerals
        leads = words[following] == "," and place == 1
        if not (whom or leads or (words[following] in _AGAINST and words[place] == "dueling")):
            continue
        at, end = tokens[begin].start, tokens[following - 1].end
        told = ["in", "a", "duel", *(["with"] if whom else [])]
        said = spread(told, at, end)
        return [*tokens[:begin], *said, *tokens[following:]]
    return tokens


def _it_has_meanwhile(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "While this minion is in a duel with another minion, it has +1 power": this minion has it meanwhile."""
    words = words_of(tokens)
    comma = words.index(",") if "," in words else 0
    no = words[4:5] == ["not"]
    duel = words[4 + no : 8 + no]
    told = words[:2] == ["while", "this"] and words[3:4] == ["is"] and duel[:3] == ["in", "a", "duel"]
    if not told or words.count(",") != 1 or duel[3:] not in (["with"], ["against"]) or words[comma + 1] != "it":
        return tokens
    if len(words) < comma + 4 or {"and", "then", "until", "while"} & set(words[comma:]):
        return tokens
    this, noun, it = tokens[1], tokens[2], tokens[comma + 1]
    about = [replace(this, start=tokens[0].start), noun]
    last = tokens[-1].end
    behind = said_at((tokens[0], it, *tokens[3:comma]), last)
    return [*about, *tokens[comma + 2 :], *behind]


def _was_in_a_duel(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Each of your minions that was in a duel this turn": that dueled this turn."""
    words = words_of(tokens)
    for place in range(1, len(words) - 4):
        been = next((each for each in _BEEN if words[place : place + len(each)] == each), [])
        end = place + len(been) + 3
        told = words[place - 1] in ("that", "who") and words[end - 3 : end] == ["in", "a", "duel"]
        if been and told and words[end : end + 1] == ["this_turn"]:
            dueled = replace(tokens[place], word="dueled", end=tokens[end - 1].end)
            return [*tokens[:place], dueled, *tokens[end:]]
    return tokens


def _enters_a_duel(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After this minion enters a duel": when it is in a duel. "After it is in a duel": after it duels."""
    words = words_of(tokens)
    comma = words.index(",") if "," in words else 0
    for end in range(5, len(words)):
        if words[end] != "," or words[end - 4 : end] != ["is", "in", "a", "duel"]:
            continue
        begin = begin_behind(words, end, (",",))
        if words[begin] in ("after", "each_time"):  # it is over by then
            duels = Token("duels", tokens[end - 4].start, tokens[end - 1].end)
            return [*tokens[: end - 4], duels, *tokens[end:]]
        if words[begin] == "whenever":
            return [*tokens[:begin], replace(tokens[begin], word="when"), *tokens[begin + 1 :]]
    if words[0] not in _TIMES or words[comma - 3 : comma] != ["enters", "a", "duel"]:
        return tokens
    a, duel = tokens[comma - 2 : comma]
    told = [replace(tokens[comma - 3], word="is"), replace(a, word="in", end=a.start)]
    return [replace(tokens[0], word="when"), *tokens[1 : comma - 3], *told, a, duel, *tokens[comma:]]


def _undergone_in_a_duel(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "If this minion would be destroyed in a duel", "... for losing a duel": when it duels, when it loses one."""
    words = words_of(tokens)
    comma = words.index(",") if "," in words else 0
    how = next((each for each in _IN_IT if words[comma - len(each) : comma] == list(each)), ())
    told = words[0] in ("if", "when", "the_first_time_each_turn", "the_next_time") and how
    would = next((at for at in range(comma) if words[at : at + 2] == ["would", "be"]), 0)
    done = words[would + 2 : comma - len(how)]
    if not told or not would or not done or not all(each == "or" or past(each, lex) for each in done):
        return tokens
    place, end = comma - len(how), tokens[comma - 1].end
    at = tokens[place].start
    meanwhile = spread(("when", "it", *_IN_IT[how]), at, end)
    return [*tokens[:place], *meanwhile, *tokens[comma:]]


_LOSES = ("loses", "a", "duel")
_WHY = (("for",), ("by",), ("from",), ("after",), ("because", "of"), ("as", "a", "result", "of"), ("due", "to"))
_IN_IT: dict[tuple[str, ...], tuple[str, ...]] = {
    ("in", "a", "duel"): ("duels",),
    ("because", "it", "lost", "a", "duel"): _LOSES,
    **{(*why, "losing", "a", "duel"): _LOSES for why in _WHY},
}
"""How it is told that something befalls a minion in a duel, and what it does then."""


def _is_the_challenger(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "When you are the challenger in a duel": when you begin one."""
    words = words_of(tokens)
    comma = words.index(",") if "," in words else 0
    place = next((at for at in range(1, comma) if words[at : at + 2] == ["the", "challenger"]), 0)
    be = words[place - 1] if place else ""
    who = lex.nouns.get(words[place - 2], ("",))[0] if place > 1 else ""
    player = words[place - 2 : place - 1] == ["you"] or who == "player"
    if words[0] not in _TIMES or be not in ("are", "is") or not player or comma != place + 2:
        return tokens
    begins = replace(tokens[place - 1], word="begin" if be == "are" else "begins")
    at = tokens[place + 1].start
    return [
        *tokens[: place - 1],
        begins,
        Token("a", at, at),
        replace(tokens[place + 1], word="duel"),
        *tokens[comma:],
    ]


def _challenged(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This minion cannot be challenged to a duel (by X)": minions, or X, cannot duel it. "After it is challenged to
    one": when it is the challenged minion."""
    words = words_of(tokens)
    place = next((at for at in range(2, len(words)) if words[at] in ("challenged", "dueled")), 0)
    end = place + (4 if words[place + 1 : place + 4] == ["to", "a", "duel"] else 1)
    if words[place - 2 : place] == ["cannot", "be"] and (words[place] == "dueled" or end > place + 1):
        begin = begin_behind(words, place, (",", ":", "."))
        whom, at = tokens[begin : place - 2], tokens[begin].start
        stop = next((to for to in range(end, len(words)) if words[to] in (",", ".", "until", "and")), len(words))
        by = tokens[end + 1 : stop] if words[end : end + 1] == ["by"] else [Token("minions", at, at)]
        if [each.word for each in by] == ["another", "player", "'s", "minion"]:
            said = zip(by, ("other", "players", "'s", "minions"), strict=True)
            by = [replace(each, word=word) for each, word in said]  # of any of theirs
        if by[-1].word != "minions" or any(each.word == "one" for each in by):
            return tokens
        if not whom or (stop > end and words[end] != "by"):
            return tokens
        cannot = [tokens[place - 2], replace(tokens[place], word="duel", start=tokens[place - 1].start)]
        return [*tokens[:begin], *by, *cannot, *whom, *tokens[stop:]]
    if words[0] in _TIMES and end > place + 1 and words[place - 1] == "is" and words[end : end + 1] == [","]:
        which = [
            replace(tokens[place], word="the", end=tokens[place].start),
            replace(tokens[place], word="challenged_minion"),
        ]
        return [replace(tokens[0], word="when"), *tokens[1:place], *which, *tokens[end:]]
    return tokens


def _played_meanwhile(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "After you play a card during a duel (involving your minion)": if a minion, or that one, is in a duel."""
    words = words_of(tokens)
    comma = words.index(",") if "," in words else 0
    place = next((at for at in range(2, comma) if words[at : at + 3] == ["during", "a", "duel"]), 0)
    if words[0] not in _TIMES or not place or "if" in words:
        return tokens
    behind = tokens[place + 3 : comma]
    who = [Token(each, tokens[place].start, tokens[place].start) for each in ("a", "minion")]
    if behind and behind[0].word == "involving":
        who = behind[1:]
    elif [each.word for each in behind] == ["here"]:
        who = [*who, *behind]
    elif behind:
        return tokens
    at, last = tokens[place].start, tokens[comma - 1].end
    opened = [Token(",", at, at), replace(tokens[place], word="if", end=at)]
    held = [Token(each, last, last) for each in ("is", "in", "a", "duel")]
    return [*tokens[:place], *opened, *who, *held, *tokens[comma:]]


def _challenges(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This minion may challenge another player's minion to a duel": it may duel it."""
    words = words_of(tokens)
    for place, word in enumerate(words):
        verb = _CHALLENGE.get(word, "")
        to = next((at for at in range(place, len(words) - 2) if words[at : at + 3] == ["to", "a", "duel"]), 0)
        if not verb or not to or {",", "and", "or"} & set(words[place:to]) or words[place - 1] in ("you", ""):
            continue
        if words[place - 2 : place] == ["you", "may"]:
            continue
        whom = tokens[place + 1 : to]
        if not whom:
            continue
        last = replace(whom[-1], end=tokens[to + 2].end)
        return [*tokens[:place], replace(tokens[place], word=verb), *whom[:-1], last, *tokens[to + 3 :]]
    return tokens


_CHALLENGE = {"challenge": "duel", "challenges": "duels"}

IN_A_DUEL = (
    where(_challenges, "challenge challenges", "duel"),
    where(_played_meanwhile, "during", "duel", ","),
    where(_enters_a_duel, "duel", "enters in"),
    where(_undergone_in_a_duel, "duel", "would"),
    where(_is_the_challenger, "challenger", ","),
    where(_challenged, "challenged dueled"),
    where(_dueling_whom, "dueling duel"),
    where(_it_has_meanwhile, "duel", "while", "with against"),
    where(_while_in_a_duel, "duel", "in"),
    where(_during_a_duel, "duel", "during"),
    where(_was_in_a_duel, "duel", "in", "was were been"),
)
"""The rules of who is in a duel."""
THEY_DUEL = (looking_back(_they_duel, "duel", "they those two"),)
"""The rule of two that were chosen to duel."""
