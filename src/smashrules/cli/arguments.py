"""The commands and their options. Each command names the function that runs it, and imports it only then.

What a command finds out and prints, its own module knows.
"""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable
from importlib import import_module

from smashrules._version import __version__
from smashrules.text import DEFAULT_TYPE, TYPES

FORMATS = ("text", "markdown", "html", "json")

_EPILOG = """\
exit codes: 0 answered, 1 not as expected or failed, 2 the input is wrong, 3 not modelled yet,
  70 a fault of smashrules itself, 130 interrupted

examples:
  smashrules ask question.txt          answer a question written in a file; "-" reads it from a pipe
  smashrules card "NAME"               a card's facts, text and rulings
  smashrules rule score.steps          a rule with its sources; 8.1.1 works, too, and 8.1 lists a section
  smashrules search bounce a minion    rules in everyday words
  smashrules parse "Draw two cards."   how a card's text is understood
  smashrules complete "You may "       what can follow
  smashrules play --seed 7             a random game with its log
  smashrules docs cases/ -o site       questions, cards or a faction as a small site with the rules behind
"""


def parser() -> ArgumentParser:
    """The parser of the command line."""
    made = ArgumentParser(
        prog="smashrules",
        description="Rules of Smash Up: questions answered step by step, each step with the rule behind it.",
        epilog=_EPILOG,
        formatter_class=RawDescriptionHelpFormatter,
    )
    made.add_argument("--version", action="version", version=f"smashrules {__version__}")
    commands = made.add_subparsers(metavar="COMMAND", required=True)
    shared = ArgumentParser(add_help=False)
    shared.add_argument("--json", action="store_true", help="the answer as JSON")

    def command(name: str, run: str, summary: str) -> ArgumentParser:
        added = commands.add_parser(name, parents=[shared], help=summary, description=summary)
        added.set_defaults(run=_lazily(run))
        return added

    ask = command("ask", "asking:ask", "Answer a question: a board, what is played, what is asked.")
    ask.add_argument("file", nargs="?", default="-", metavar="FILE", help="the question; - or nothing reads a pipe")
    ask.add_argument("--format", choices=FORMATS, default="text", help="how the answer is printed (default: text)")
    ask.add_argument("--edition", default="", metavar="BOOK", help="answer by this book, whatever the question says")
    ask.add_argument("--compare", action="store_true", help="say of every edition and printing whether it agrees")
    ask.add_argument("--case", default="", metavar="NAME", help="only this case of a file with several")
    ask.add_argument("--detail", type=int, choices=range(4), default=2, help="0 the verdict alone, 3 everything")

    parse = command("parse", "parsing:parse", "Show how the text of a card is understood.")
    parse.add_argument("text", nargs="*", metavar="TEXT", help="the text; - reads it from a pipe")
    said = f"what the text stands on (default: {DEFAULT_TYPE})"
    parse.add_argument("--type", choices=TYPES, default=DEFAULT_TYPE, help=said)
    parse.add_argument(
        "--jsonl", default="", metavar="FILE", help="many texts: lines of JSON in and out; - is a pipe"
    )
    parse.add_argument("--tree", action="store_true", help="the tree alone, each word beside the node that it became")
    parse.add_argument("--svg", default="", metavar="FILE", help="the tree as a picture; - prints it")
    parse.add_argument("--html", default="", metavar="FILE", help="the tree as a page, with its rules; - prints it")

    complete = command("complete", "completing:complete", "Show what can follow the beginning of a text.")
    complete.add_argument(
        "text", nargs="+", metavar="BEGINNING", help="the beginning; a word that is begun is completed"
    )

    lint = command("lint", "linting:lint", "Check card files of your own: facts, twenty cards, texts, references.")
    lint.add_argument("file", nargs="*", metavar="FILE", help="a card file (TOML), one faction in each")
    lint.add_argument("--schema", action="store_true", help="print the JSON Schema of card files, for editors")

    new = command("new-faction", "linting:new_faction", "Start the card file of a faction of your own.")
    new.add_argument("name", nargs="+", metavar="NAME", help="the faction's name")
    new.add_argument("--to", default="", metavar="FILE", help="the file to write (default: the name, in this folder)")

    card = command("card", "lookup:card", "Show a card: its facts, text and rulings; or what cards a faction has.")
    card.add_argument("name", nargs="+", metavar="NAME", help="the name, or enough of it")
    when = card.add_mutually_exclusive_group()
    when.add_argument("--printing", default="", metavar="ID", help="as it was in this printing (default: the newest)")
    when.add_argument("--edition", default="", metavar="BOOK", help="as it was when this book was written")
    when.add_argument("--as-of", default="", metavar="DAY", help="as it was on this day, such as 2017-12-31")

    rule = command("rule", "rules:rule", "Show a rule with its sources.")
    rule.add_argument(
        "name",
        nargs="?",
        default="",
        metavar="KEY",
        help="its key or number, or a section's; without, the contents",
    )
    rule.add_argument("--edition", default="", metavar="BOOK", help="as this book has it")

    search = command("search", "rules:search", "Find rules by everyday words.")
    search.add_argument("words", nargs="+", metavar="WORD")
    search.add_argument("--most", type=_positive, default=8, metavar="N", help="how many to show (default: 8)")

    editions = command("editions", "rules:editions", "Show on which points the books differ.")
    editions.add_argument("switch", nargs="?", default="", metavar="KEY", help="only this rule, or this switch")

    diff = command("diff", "rules:diff", "Show what two books, or days, have differently.")
    diff.add_argument("older", metavar="BOOK")
    diff.add_argument("newer", metavar="BOOK")

    play = command("play", "playing:play", "Play a random game and print its log.")
    play.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    play.add_argument("--factions", default="", metavar="A+B,C+D", help="two for each player; otherwise by chance")
    play.add_argument("--seed", type=int, default=1, metavar="N", help="equal seeds give equal games (default: 1)")
    play.add_argument("--edition", default="", metavar="BOOK", help="the rules of this book")
    play.add_argument("--cite", action="store_true", help="name the rules behind each line of the log")
    play.add_argument("--games", type=_positive, default=1, metavar="N", help="play so many, each with the next seed")

    docs = command("docs", "documents:docs", "Make a small site, or one page, with every rule linked.")
    docs.add_argument(
        "input",
        nargs="+",
        metavar="INPUT",
        help="a folder or file of questions (*.case, *.txt), a faction (*.toml), a list of cards (*.txt), or a name",
    )
    docs.add_argument(
        "-o", "--output", required=True, metavar="DIR", help="the folder to write; it must be new or ours"
    )
    docs.add_argument("--single", action="store_true", help="one HTML file that needs no other: -o names the file")
    docs.add_argument("--title", default="", metavar="TEXT", help="the title (default: that of the only page)")
    return made


def _positive(said: str) -> int:
    if not said.isdecimal() or not 1 <= int(said) <= 1_000_000:
        raise ArgumentTypeError(f"expected a number from 1 on, not {said!r}")
    return int(said)


def _lazily(where: str) -> Callable[[Namespace], int]:
    module, _, name = where.partition(":")

    def run(arguments: Namespace) -> int:
        function: Callable[[Namespace], int] = getattr(import_module(f"smashrules.cli.{module}"), name)
        return function(arguments)

    return run
