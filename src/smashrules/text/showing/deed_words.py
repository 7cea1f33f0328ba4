"""How deeds are called where a text is told in plain words, what is counted of them, and to what power is added.

Words only; which thing it is done to is told by whoever asks.
"""

from __future__ import annotations

from smashrules.effects.selectors import Stat
from smashrules.effects.verbs import Verb

DEEDS = {
    Verb.LOOK: "look at",
    Verb.TAKE_CONTROL: "take control of",
    Verb.GIVE_CONTROL: "give control of",
    Verb.PUT_COUNTER: "put",
    Verb.REMOVE_COUNTER: "remove",
    Verb.TAKE_TURN: "take an extra turn",
    Verb.IDLE: "do nothing",
    Verb.COPY: "use as this card's own what is printed on",
    Verb.GAIN_VP: "gain",
    Verb.LOSE_VP: "lose",
    Verb.TAKE_VP: "take",
}
MEASURED = {
    Verb.PUT_COUNTER: "+1 power counter",
    Verb.REMOVE_COUNTER: "+1 power counter",
    Verb.GAIN_VP: "VP",
    Verb.LOSE_VP: "VP",
    Verb.TAKE_VP: "VP",
    Verb.DRAW: "card",
}
COUNTERS = ("+1 power counter",)
"""What has a number in its own name, so that how many there are is said in a word: "one +1 power counter"."""
ADDED = {
    Stat.ADDED_POWER: "the power at the base where it is",
    Stat.BREAKING_POWER: "the power that is compared with the breakpoint",
}
