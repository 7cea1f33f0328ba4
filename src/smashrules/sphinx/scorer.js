/* What Sphinx's search asks for the score of a result. The scores are Sphinx's own, but for entries of the index.
 *
 * A result by such an entry ("tie for first") has only the title of its page. Here it gets the name of the thing that
 * it leads to and what that is, as a result by name has; the search then lists one thing once. An entry of which
 * the words typed are a part (50 to 99 by Sphinx's count) goes before pages, and behind a thing of that very name.
 */
var Scorer = {
  score: (result) => {
    if (result[6] !== "index") return result[4];
    nameThing(result);
    return result[4] < 100 ? 10.5 + result[4] / 10 : result[4];
  },
  objNameMatch: 11,
  objPartialMatch: 6,
  objPrio: { 0: 15, 1: 5, 2: -5 },
  objPrioDefault: 0,
  title: 15,
  partialTitle: 7,
  term: 5,
  partialTerm: 2,
};

let thingsByPlace = null;

/* Everything that the pages describe, by page and place: its name, and the number of its type. */
const things = (index) => {
  if (thingsByPlace === null) {
    thingsByPlace = new Map();
    for (const [prefix, entries] of Object.entries(index.objects))
      for (const [page, type, , anchor, name] of entries)
        thingsByPlace.set(`${index.docnames[page]}#${anchor}`, [prefix ? `${prefix}.${name}` : name, type]);
  }
  return thingsByPlace;
};

const nameThing = (result) => {
  const index = Search._index;
  const found = things(index).get(result[0] + result[2]);
  if (found === undefined) return;
  const [name, type] = found;
  result[3] = index.objnames[type][2] + Documentation.gettext(", in ") + result[1];
  result[1] = name;
};
