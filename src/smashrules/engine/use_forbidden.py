"""Whether words in play forbid the use of an ability: "players cannot use Talents here".

A use is asked about before it is offered, as the event that it would be. How often an ability may be used is another
question (``limits``).
"""

from __future__ import annotations

from smashrules.effects.verbs import Verb
from smashrules.engine.compiled import Part
from smashrules.engine.context import of_object
from smashrules.engine.speakers import Speaker
from smashrules.engine.table import Table
from smashrules.state.records import Event

_USING, _USE = Verb.USE, Verb.USE.value  # enum look-ups cost in a hot place


def use_forbidden(table: Table, speaker: Speaker, part: Part, player: int) -> bool:
    """Whether ``player`` cannot use this ability of a card in play, by the words of some card."""
    values = table.values
    if not values.forbids_some(_USING):
        return False
    obj = table.objects.get(speaker.obj.uid, speaker.obj)
    cause = of_object(table, obj, player, speaker.giver).cause(part.path)
    return values.forbidding(Event(-1, _USE, player, obj.uid, cause=cause)) is not None
