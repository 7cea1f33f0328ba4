"""What goes from one place to another, and something else that goes another way: "move one of your minions from there
to another base, and one of your minions from another base to there".

What is done is said again of the second. Knows words and their neighbours, no structure; it is asked before words are
joined.
"""

from __future__ import annotations

from smashrules.text.rewording.rule import over, said_at, sentence_begin, sentence_end, where
from smashrules.text.words.lexicon import Lexicon
from smashrules.text.words.roles import bare
from smashrules.text.words.tokens import Token, words_of

_GOING = ("move", "transfer", "return", "place", "moves", "transfers")
_BEGINS = ("a", "an", "one", "this", "your", "up", "two", "any")


def _said_again(tokens: list[Token], lex: Lexicon) -> list[Token]:
    """ "Move a minion from here to another base and one of yours from there to here": and move one."""
    words = words_of(tokens)
    for verb, word in enumerate(words):
        if word not in _GOING:
            continue
        begin, end = sentence_begin(words, verb), sentence_end(words, verb)
        joints = [at for at in range(verb + 1, end - 1) if words[at] == "and" and words[at + 1] in _BEGINS]
        if len(joints) != 1 or words[begin:verb] not in ([], ["you", "may"], ["may"]):
            continue
        joint = joints[0]
        comma = words[joint - 1] == ","
        first, second = words[verb + 1 : joint - comma], words[joint + 1 : end]
        ways = [_way(each) for each in (first, second)]
        if not all(ways) or {",", "or", "then", "if"} & {*first, *second} or any(bare(each, lex) for each in second):
            continue
        at = tokens[joint].end
        second_said = tokens[joint + 1 : end]
        if second[:2] == ["one", "from"] and first[:2] == ["one", "of"]:
            second_said = [*said_at(tokens[verb + 1 : verb + 1 + first.index("from")], at), *second_said[1:]]
        chosen = words[:begin] == ["choose", "a", "base", "."]
        if chosen and second[-2:] == ["to", "there"]:
            there = second_said[-1]
            second_said = [*second_said[:-1], *over(("the", "chosen", "base"), there, there)]
        return [*tokens[: joint + 1], *said_at([tokens[verb]], at), *second_said, *_said_again(tokens[end:], lex)]
    return tokens


def _way(words: list[str]) -> bool:
    """Whether it is told from where it goes, and whither."""
    comes = [at for at, each in enumerate(words) if each in ("from", "from_there", "from_here")]
    return len(comes) == 1 and comes[0] > 0 and bool({"to", "here", "there"} & set(words[comes[0] + 2 :]))


AND_ANOTHER_BACK = (where(_said_again, "and", "from from_there from_here", " ".join(_GOING)),)
"""The rule of what goes one way, and another thing another."""
