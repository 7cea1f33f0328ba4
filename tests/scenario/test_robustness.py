"""Whatever lines are put together, the outcome is an answer or an error of the library's own."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from smashrules.errors import SmashrulesError
from smashrules.explain import Resolution, text, to_json
from smashrules.scenario import adjudicate

WHO = st.sampled_from(["Ann", "Bob"])
CARDS = (
    *(
        "Zapbot",
        "Warbot",
        "Nukebot",
        "Buccaneer",
        "Ninja Master",
        "Shinobi",
        "Cannon",
        "Full Sail",
        "Upgrade",
        "Howl",
    ),
    *("Microbot Fixer", "Gremlin", "Scout", "Invader", "Hoverbot", "Pirate King", "Poison", "Assassin", "Powderkeg"),
    *("Disguise", "Infiltrate", "Jammed Signal", "Wildlife Preserve", "Terraforming", "Sea Dogs", "Probe", "Dinghy"),
)
BASES = ("Tortuga", "Tar Pits", "The Homeworld", "Rhodes Plaza Mall")
CARD = st.sampled_from(CARDS)
BASE = st.sampled_from(BASES)
THING = st.one_of(
    CARD,
    BASE,
    WHO,
    st.just("Robots"),
    st.builds("{}'s {}".format, WHO, CARD),
    st.builds("{} at {}".format, CARD, BASE),
    st.builds("the second {}".format, CARD),
    st.builds("{}'s first {}".format, WHO, CARD),
    st.builds("each {}".format, CARD),
    st.builds("two {}s to {}".format, CARD, BASE),
    st.builds("{} in {}'s hand".format, CARD, WHO),
    st.builds("{} to {}".format, CARD, BASE),
    st.sampled_from(["nothing", "yes", "no", "option 1", "the second option", "2", "two counters"]),
)
PICKS = st.lists(THING, min_size=1, max_size=3).map(", then ".join) | st.lists(THING, min_size=2, max_size=3).map(
    " and ".join
)
DEED = st.one_of(
    st.builds("{} plays {}".format, WHO, CARD),
    st.builds("{} plays {} at {}".format, WHO, CARD, BASE),
    st.builds("{} plays {}, choosing {}".format, WHO, CARD, PICKS),
    st.builds("{} plays {} on {}, choosing {}".format, WHO, CARD, CARD, PICKS),
    st.builds("{} uses {}".format, WHO, CARD),
    st.builds("{} chooses {}".format, WHO, PICKS),
    st.builds("{} {}".format, WHO, st.sampled_from(["declines", "accepts", "passes", "stops", "ends her turn"])),
    st.builds("{} scores {}".format, WHO, BASE),
    st.just("the bases score"),
)
STATES = (
    "destroyed",
    "in play",
    "at Tortuga",
    "in Ann's hand",
    "on top of its owner's deck",
    "moved to Tar Pits",
    "played",
)
CLAIM = st.one_of(
    st.builds("{} is {}".format, CARD, st.sampled_from(STATES)),
    st.builds("each {} is not {}".format, CARD, st.sampled_from(STATES)),
    st.builds("{} has power 3".format, st.one_of(CARD, BASE, WHO)),
    st.builds("{} has breakpoint 20".format, st.one_of(CARD, BASE, WHO)),
    st.builds("{} has 3 power at {}".format, WHO, BASE),
    st.builds("{} may play {} at {}".format, WHO, CARD, BASE),
    st.builds("{} may not use {}".format, WHO, CARD),
    st.builds("{} may choose {}".format, WHO, st.one_of(CARD, BASE, WHO)),
    st.builds("{} wins {}".format, WHO, BASE),
    st.builds("{} stays".format, st.one_of(CARD, BASE)),
    st.builds("What is the power of {}?".format, st.one_of(CARD, BASE, WHO)),
    st.builds("May {} play {}?".format, WHO, CARD),
    st.builds("Where is {}?".format, st.one_of(CARD, BASE, WHO)),
)
MINIONS = ("Zapbot", "Warbot", "Nukebot", "Buccaneer", "King Rex", "Gremlin", "Scout", "Pirate King")


@st.composite
def questions(draw: st.DrawFn) -> str:
    lines = ["players: Ann (to play), Bob"]
    for base in draw(st.lists(BASE, min_size=1, max_size=3, unique=True)):
        lines.append(f"base: {base}")
        for who in ("Ann", "Bob"):
            held = draw(st.lists(st.sampled_from(MINIONS), max_size=4))
            lines.append(f"{who}: {', '.join(held) or 'nothing'}")
    for who in ("Ann", "Bob"):
        lines.append(f"hand of {who}: {', '.join(draw(st.lists(CARD, max_size=4))) or 'nothing'}")
    if draw(st.booleans()):
        lines.append("base deck: School of Wizardry, Cave of Shinies")
    lines.append(f"phase: {draw(st.sampled_from(['start', 'play cards', 'score bases', 'draw', 'end']))}")
    return "\n".join([*lines, *draw(st.lists(st.one_of(DEED, CLAIM), max_size=6))])


@settings(max_examples=150)
@given(questions())
def test_any_question_is_answered_or_refused(question: str) -> None:
    try:
        answer: Resolution | None = adjudicate(question)
    except SmashrulesError:
        answer = None
    if answer is not None:
        assert text(answer, detail=3)
        assert to_json(answer)
