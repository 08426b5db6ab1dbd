import type { SetName } from "../../content/sets/sets";
import { entriesOf } from "../support/texts";
import { setsOf } from "./flat-set";
import type { ReadingSet } from "./lint";

const natal = setsOf("natal");

type Name = Extract<SetName, `natal/${string}`> extends `natal/${infer Of}` ? Of : never;

/** Sets of the folder "natal" by name. */
function tables(...names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, entriesOf(`natal/${name}`)]));
}

/** The bands of content/README.md; words are counted over text and practice. */
export const NATAL_SETS: readonly ReadingSet[] = [
  natal(
    "Sun, Moon and rising in sign",
    tables("sun-in-sign", "moon-in-sign", "rising-in-sign"),
    36,
    [110, 140],
    [55, 100],
  ),
  natal(
    "Mercury, Venus and Mars in sign",
    tables("mercury-in-sign", "venus-in-sign", "mars-in-sign"),
    36,
    [80, 105],
    [55, 100],
  ),
  natal(
    "Jupiter, Saturn, Chiron and the node in sign",
    tables("jupiter-in-sign", "saturn-in-sign", "chiron-in-sign", "north-node-in-sign"),
    48,
    [55, 80],
    [50, 105],
  ),
  natal(
    "outer planets in sign",
    tables("uranus-in-sign", "neptune-in-sign", "pluto-in-sign"),
    36,
    [35, 50],
    [40, 108],
  ),
  natal("midheaven in sign", tables("midheaven-in-sign"), 12, [50, 65], [50, 105]),
  natal(
    "Sun to Saturn in house",
    tables(
      "sun-in-house",
      "moon-in-house",
      "mercury-in-house",
      "venus-in-house",
      "mars-in-house",
      "jupiter-in-house",
      "saturn-in-house",
    ),
    84,
    [75, 100],
    [55, 100],
  ),
  natal(
    "Uranus to the node in house",
    tables("uranus-in-house", "neptune-in-house", "pluto-in-house", "chiron-in-house", "north-node-in-house"),
    60,
    [50, 65],
    [50, 105],
  ),
  natal("the node at home", tables("node-at-home"), 24, [42, 65], [50, 108]),
  natal("ruler in house", tables("ruler-in-house"), 12, [50, 65], [50, 105]),
  natal(
    "aspects",
    tables(
      "sun-aspects",
      "moon-aspects",
      "mercury-aspects",
      "venus-aspects",
      "mars-aspects",
      "jupiter-aspects",
      "saturn-aspects",
      "uranus-aspects",
      "neptune-aspects",
    ),
    171,
    [60, 80],
    [50, 105],
  ),
  natal("minor aspects", tables("minor-aspects"), 85, [15, 25], [30, 118]),
  natal("planets on angles", tables("planets-on-angles"), 24, [50, 65], [50, 105]),
];
