"""What is said so that nobody leaves anything out: "no matter who controls it", "whoever owns them", "not even by
you", "yours included", "by any means".

Where nothing is said of whose it is, each is meant anyway, and what cannot be cannot be by anybody. Knows words and
their neighbours, no structure.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import at_words, sentence_begin, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.tokens import Token, words_of

_IT = (["it"], ["them"], ["that", "minion"], ["that", "card"], ["that", "action"], ["the", "minion"], ["the", "card"])
_IS = (["it", "is"], ["they", "are"], ["that", "minion", "is"], ["that", "card", "is"])
_HOLDS = ("controls", "owns", "has", "played", "buried", "stored", "control", "own")
_BELONGS = (["it", "belongs", "to"], ["they", "belong", "to"], ["it", "belonged", "to"])
_OPENED = (["no", "matter"], ["regardless", "of"], ["irrespective", "of"], ["it", "does", "not", "matter"])
_ITS = ("its", "their", "the")
_WHO = ("no_matter_who", "regardless_of_who", "whoever", "no_matter_which_player")
_NOT_EVEN = (
    ["not", "even", "by", "you"],
    ["not", "even", "by", "yours"],
    ["not", "even", "by", "your", "own"],
    ["not", "even", "by", "your", "cards"],
    ["not", "even", "by", "your", "own", "cards"],
    ["not", "even", "by", "your", "own", "abilities"],
    ["not", "even", "yours"],
    ["not", "even", "your", "own"],
    ["not", "even", "you"],
    ["not", "even", "its", "controller"],
    ["not", "even", "by", "its", "controller"],
    ["not", "even", "its", "controller", "'s"],
    ["even", "by", "you"],
    ["even", "by", "yours"],
    ["even", "by", "its", "controller"],
)
_YOURS_TOO = (
    ["yours", "included"],
    ["your", "own", "included"],
    ["you", "included"],
    ["including", "yours"],
    ["including", "your", "own", "cards"],
    ["including", "you"],
    ["even", "yours"],
    ["even", "your", "own"],
    ["yours", "too"],
    ["yours", "as", "well"],
)
_ANOTHERS = tuple(
    each.split()
    for each in (
        "another player 's",
        "one of another player 's",
        "an opponent 's",
        "other players '",
        "other players 's",
        "those of another player",
        "those of other players",
        "one of other players 's",
    )
)
_EITHER = (
    ["yours", "or", "another", "player", "'s"],
    ["yours", "or", "not"],
    ["even", "one", "of", "yours"],
    ["even", "one", "of", "your", "own"],
    ["even", "if", "it", "is", "yours"],
    ["even", "if", "it", "is", "your", "own"],
    ["even", "if", "it", "is", "one", "of", "yours"],
    *(
        [*told, *whose]
        for told in (["even"], ["even", "if", "it", "is"], ["even", "if", "they", "are"])
        for whose in _ANOTHERS
    ),
    *(
        ["even", "if", *said.split()]
        for said in (
            "it is not yours",
            "they are not yours",
            "it is not your own",
            "it is controlled by another player",
            "it belongs to another player",
            "another player controls it",
            "you do not control it",
            "you do not control them",
        )
    ),
)
_BY_ANYTHING = (
    ["by", "any", "means"],
    ["in", "any", "way"],
    ["at", "all"],
    ["in", "any", "manner"],
    ["under", "any", "circumstances"],
    ["by", "anything"],
    ["by", "any", "effect"],
)
_WHOSE = frozenset(("your", "yours", "their", "player", "players", "opponent", "opponents", "you", "they"))
_OTHERS = frozenset(("opponent", "opponents", "else", "only"))
_DENIED = ("cannot", "no", "nobody", "not", "none")


def _told(words: list[str]) -> tuple[int, bool]:
    """How many of the ``words`` say whose it may be at the head of them, and whether it is about who owns it."""
    opened = next((len(each) for each in _OPENED if words[: len(each)] == each), 0)
    rest = words[opened:]
    if rest[:1] == ["whoever"] or (opened and rest[:1] == ["who"]) or (opened and rest[:2] == ["which", "player"]):
        at = 2 if rest[:2] == ["which", "player"] else 1
        if rest[at : at + 1] and rest[at] in _HOLDS:
            it = next((len(each) for each in _IT if rest[at + 1 : at + 1 + len(each)] == each), 0)
            return (opened + at + 1 + it, rest[at] in ("owns", "own")) if it else (0, False)
        belongs = next((len(each) for each in _BELONGS if rest[at : at + len(each)] == each), 0)
        return (opened + at + belongs, False) if belongs else (0, False)
    if rest[:1] == ["whosever"] or rest[:1] == ["whoseever"] or (opened and rest[:1] == ["whose"]):
        of = 1 + (rest[1:2] in (["minion"], ["card"], ["action"]))
        is_ = next((len(each) for each in _IS if rest[of : of + len(each)] == each), 0)
        return (opened + of + is_, False) if is_ else (0, False)
    if (
        opened
        and rest[:1]
        and rest[0] in _ITS
        and rest[1:2] in (["controller"], ["owner"], ["controllers"], ["owners"])
    ):
        return opened + 2, rest[1].startswith("owner")
    if opened and rest[:1] in (["controller"], ["owner"]):
        return opened + 1, rest[0] == "owner"
    return 0, False


def _no_matter_whose(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Choose two minions here, no matter who controls them": two minions here."""
    return _of_anybody(tokens, lex, False)


def _no_matter_aside(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Choose a minion here (whoever owns it)": a minion here."""
    return _of_anybody(tokens, lex, True)


def _of_anybody(tokens: list[Token], lex: Lexicon, aside: bool) -> list[Token]:
    words = words_of(tokens)
    for place in range(2, len(words)):
        inner = words[place][2:-1].split("_") if words[place].startswith("&(") else []
        if aside is not bool(inner):
            continue
        length, owned = _told(inner or words[place:])
        if not length or (inner and length != len(inner)):
            continue
        end = place + (1 if inner else length)
        begin = place - (words[place - 1] == ",")
        behind = words[end : end + 1]
        if behind not in _ENDS or words[begin - 1] in (".", ":"):
            continue
        if not owned and _WHOSE & set(_last_named(words[:begin], lex)):
            continue
        return [*tokens[:begin], *tokens[end + (behind == [","] and begin < place and not _needed(words, begin)) :]]
    return tokens


def _needed(words: list[str], begin: int) -> bool:
    """Whether the comma behind it closes what the sentence opens with: "if there is a minion here, whoever ..."."""
    stop = sentence_begin(words, begin)
    said = words[stop:begin]
    return said[:1] in ([each] for each in _OPENERS) and "," not in said


_OPENERS = ("if", "when", "after", "while", "before", "whenever", "for", "until", "during", "once")
_ENDS: tuple[list[str], ...] = ([], *([each] for each in (".", ",", ";", "to", "until", "and", "for")))


def _last_named(before: list[str], lex: Lexicon) -> list[str]:
    """The words of the last card that is named, with what stands before it since its sentence or clause began."""
    nouns = [at for at, word in enumerate(before) if lex.nouns.get(word, ("",))[0] in _CARDS]
    begin = max((at + 1 for at, word in enumerate(before) if word in _CLAUSES), default=0)
    last = nouns[-1] if nouns else len(before)
    return before[max(begin, last - 4) :]


_CARDS = ("minion", "action", "titan", "card", "monster")
_CLAUSES = (".", ":", ",", "have", "has", "each", "all", "every", "if", "choose", "destroy", "move", "return", "for")


def _nobody(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This minion cannot be moved, not even by you", "is not affected by actions, yours included": it cannot be."""
    return _by_nobody(tokens, False)


def _nobody_aside(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "This minion cannot be moved (not even by you)": it cannot be."""
    return _by_nobody(tokens, True)


def _by_nobody(tokens: list[Token], aside: bool) -> list[Token]:
    words = words_of(tokens)
    for place in range(2, len(words)):
        inner = words[place][2:-1].split("_") if words[place].startswith("&(") else []
        if aside is not bool(inner):
            continue
        said = next((e for e in (*_NOT_EVEN, *_YOURS_TOO, *_EITHER) if _stands(e, inner, words, place)), [])
        if not said:
            continue
        end = place + (1 if inner else len(said))
        begin = place - (words[place - 1] in (",", "."))
        stop = sentence_begin(words, begin)
        before, behind = words[stop:begin], words[end : end + 1]
        closed = behind in ([], ["."], [","]) or inner or words[begin] == ","
        if not closed or not before or _of_others(before) or (words[begin] == "." and behind == [","]):
            continue
        denied = any(word in _DENIED for word in before)
        if said in _NOT_EVEN and not denied:
            continue
        clause = before[max((at + 1 for at, word in enumerate(before) if word == ","), default=0) :]
        if said in _EITHER and (denied or {"your", "their", "you"} & set(clause[1:])):
            continue
        if said in _YOURS_TOO and {"your", "their"} & set(before):
            continue
        if words[begin] == "." and said not in _NOT_EVEN:
            continue
        comma = behind == [","] and words[begin] == "," and not _needed(words, begin)
        return [*tokens[:begin], *tokens[end + comma :]]
    return tokens


def _of_others(words: list[str]) -> bool:
    """Whether other players are spoken of."""
    pairs = zip(words, [*words[1:], ""], strict=True)
    return bool(_OTHERS & set(words)) or any(
        one in ("other", "another") and player in ("player", "players") for one, player in pairs
    )


def _stands(said: list[str], inner: list[str], words: list[str], place: int) -> bool:
    if inner:
        return inner == ["s" if each == "'s" else each for each in said]
    joined = said in _EITHER and said[:2] == ["even", "if"] and words[place - 1] not in _JOINING
    return words[place : place + len(said)] == said and (words[place - 1] in (",", ".") or joined)


_JOINING = ("and", "or", "but", "not", ":")


def _by_any_means(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Cannot be destroyed by any means", "is not affected in any way by actions": cannot be, is not."""
    words = words_of(tokens)
    for place in range(3, len(words) - 1):
        said = next((each for each in _BY_ANYTHING if words[place : place + len(each)] == each), [])
        stop = sentence_begin(words, place)
        if not said or not {"cannot", "not"} & set(words[stop:place]) or "if" in words[stop:place]:
            continue
        end = place + len(said)
        if words[end : end + 1] in (
            [],
            ["."],
            [","],
            ["and"],
            ["by"],
            ["until"],
            ["while"],
            ["this_turn"],
            ["unless"],
        ):
            return [*tokens[:place], *tokens[end:]]
    return tokens


_BRACKETS = tuple(f"&({'_'.join(each).replace(chr(39), '')})" for each in (*_NOT_EVEN, *_YOURS_TOO, *_EITHER))


def _wherever(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "It affects another one of your minions instead, on any base": another one."""
    words = words_of(tokens)
    for place in range(3, len(words) - 3):
        told = words[place : place + 4] == [",", "on", "any", "base"] and words[place - 1] in ("instead", "choice")
        if told and words[place + 4 : place + 5] in ([], ["."]):
            return [*tokens[:place], *tokens[place + 4 :]]
    return tokens


_FOR_CARDS = tuple(
    [with_, *any_, "their", sort]
    for with_ in ("for", "with", "by")
    for any_ in ([], ["any", "of"])
    for sort in ("cards", "abilities")
)


def _chosen_for(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Other players cannot choose this minion for their cards": cannot choose it."""
    words = words_of(tokens)
    for place in range(4, len(words) - 2):
        told = at_words(words, place, _FOR_CARDS)
        stop = sentence_begin(words, place)
        said = words[stop:place]
        if not told or "cannot" not in said or "choose" not in said or "players" not in said:
            continue
        end = place + len(told)
        if words[end : end + 1] in ([], ["."], ["unless"], ["while"], ["until"], ["if"]):
            return [*tokens[:place], *tokens[end:]]
    return tokens


_EVEN_ONE = (["even", "one"], ["even"], ["even", "if", "it", "is"])
_ELSEWHERE = tuple([prep, *which, "base"] for prep in ("on", "at") for which in (["another"], ["a", "different"]))
_BOUND_THERE = frozenset(("here", "there", "same", "this"))


def _even_elsewhere(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Transfer an action to any other minion, even one on a different base": to any other minion."""
    words = words_of(tokens)
    for place in range(4, len(words) - 4):
        even = at_words(words, place + 1, _EVEN_ONE) if words[place] == "," else []
        where_ = at_words(words, place + 1 + len(even), _ELSEWHERE) if even else []
        end = place + 1 + len(even) + len(where_)
        stop = sentence_begin(words, place)
        if where_ and words[end : end + 1] in ([], ["."]) and not _BOUND_THERE & set(words[stop:place]):
            return [*tokens[:place], *tokens[end:]]
    return tokens


_NOT_HELD = tuple(
    ["even", although, *not_so, it]
    for although in ("if", "though")
    for not_so in (
        ["you", "do", "not", "control"],
        ["another", "player", "controls"],
        ["someone", "else", "controls"],
        ["you", "are", "not", "controlling"],
    )
    for it in ("it", "them")
)
_NO_MINIONS = tuple(
    ["even", *without, "minions", *there]
    for without in (["with", "no"], ["without"], ["without", "any"], ["if", "you", "have", "no"])
    for there in ([], ["here"], ["there"], ["on", "it"])
)


def _even_so(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "A minion you own, even if you do not control it": one you own; "you have +2 power here, even with no
    minions": you have it."""
    words = words_of(tokens)
    for place in range(4, len(words) - 2):
        begin = place - (words[place - 1] == ",")
        said = words[sentence_begin(words, place) : begin]
        known = _NOT_HELD if "own" in said else _NO_MINIONS if said[:2] == ["you", "have"] and "power" in said else ()
        even = at_words(words, place, known) if words[place] == "even" else []
        end = place + len(even)
        if even and words[end : end + 1] in ([], ["."]) and not {"if", "while", "each"} & set(said):
            return [*tokens[:begin], *_even_so(tokens[end:], lex)]
    return tokens


_MATTER = [f"{opened}_{verb}_{it}" for opened in _WHO for verb in _HOLDS for it in ("it", "them")]
_MATTER += [f"{opened}_whose_{it}" for opened in ("no_matter", "regardless_of") for it in ("it_is", "they_are")]
LEAVES_NOTHING_OUT = (
    where(_no_matter_whose, "matter regardless irrespective whoever whosever whoseever"),
    where(_no_matter_aside, " ".join(f"&({each})" for each in _MATTER)),
    where(_nobody, "even included including yours"),
    where(_nobody_aside, " ".join(_BRACKETS)),
    where(_even_elsewhere, "even", "base"),
    where(_even_so, "even", "own power"),
    where(_wherever, "any", "base", "instead choice"),
    where(_chosen_for, "cannot", "choose", "their"),
    where(_by_any_means, "any all", "not cannot", "by in at under"),
)
"""The rules of what leaves nothing out, in the order in which they are asked."""
