import { chironInHouse } from "../../app/readings/natal/chiron-in-house";
import { chironInSign } from "../../app/readings/natal/chiron-in-sign";
import { jupiterAspects } from "../../app/readings/natal/jupiter-aspects";
import { jupiterInHouse } from "../../app/readings/natal/jupiter-in-house";
import { jupiterInSign } from "../../app/readings/natal/jupiter-in-sign";
import { marsAspects } from "../../app/readings/natal/mars-aspects";
import { marsInHouse } from "../../app/readings/natal/mars-in-house";
import { marsInSign } from "../../app/readings/natal/mars-in-sign";
import { mercuryAspects } from "../../app/readings/natal/mercury-aspects";
import { mercuryInHouse } from "../../app/readings/natal/mercury-in-house";
import { mercuryInSign } from "../../app/readings/natal/mercury-in-sign";
import { midheavenInSign } from "../../app/readings/natal/midheaven-in-sign";
import { minorAspects } from "../../app/readings/natal/minor-aspects";
import { moonAspects } from "../../app/readings/natal/moon-aspects";
import { moonInHouse } from "../../app/readings/natal/moon-in-house";
import { moonInSign } from "../../app/readings/natal/moon-in-sign";
import { neptuneAspects } from "../../app/readings/natal/neptune-aspects";
import { neptuneInHouse } from "../../app/readings/natal/neptune-in-house";
import { neptuneInSign } from "../../app/readings/natal/neptune-in-sign";
import { northNodeInHouse } from "../../app/readings/natal/north-node-in-house";
import { northNodeInSign } from "../../app/readings/natal/north-node-in-sign";
import { planetsOnAngles } from "../../app/readings/natal/planets-on-angles";
import { plutoInHouse } from "../../app/readings/natal/pluto-in-house";
import { plutoInSign } from "../../app/readings/natal/pluto-in-sign";
import { risingInSign } from "../../app/readings/natal/rising-in-sign";
import { rulerInHouse } from "../../app/readings/natal/ruler-in-house";
import { saturnAspects } from "../../app/readings/natal/saturn-aspects";
import { saturnInHouse } from "../../app/readings/natal/saturn-in-house";
import { saturnInSign } from "../../app/readings/natal/saturn-in-sign";
import { sunAspects } from "../../app/readings/natal/sun-aspects";
import { sunInHouse } from "../../app/readings/natal/sun-in-house";
import { sunInSign } from "../../app/readings/natal/sun-in-sign";
import { uranusAspects } from "../../app/readings/natal/uranus-aspects";
import { uranusInHouse } from "../../app/readings/natal/uranus-in-house";
import { uranusInSign } from "../../app/readings/natal/uranus-in-sign";
import { venusAspects } from "../../app/readings/natal/venus-aspects";
import { venusInHouse } from "../../app/readings/natal/venus-in-house";
import { venusInSign } from "../../app/readings/natal/venus-in-sign";
import { setsOf } from "./flat-set";
import type { ReadingSet } from "./lint";

const natal = setsOf("natal");

/** The bands of app/readings/natal/README.md; words are counted over text and practice. */
export const NATAL_SETS: readonly ReadingSet[] = [
  natal("Sun, Moon and rising in sign", { sunInSign, moonInSign, risingInSign }, 36, [110, 140], [55, 100]),
  natal(
    "Mercury, Venus and Mars in sign",
    { mercuryInSign, venusInSign, marsInSign },
    36,
    [80, 105],
    [55, 100],
  ),
  natal(
    "Jupiter, Saturn, Chiron and the node in sign",
    { jupiterInSign, saturnInSign, chironInSign, northNodeInSign },
    48,
    [55, 80],
    [50, 105],
  ),
  natal("outer planets in sign", { uranusInSign, neptuneInSign, plutoInSign }, 36, [35, 50], [40, 108]),
  natal("midheaven in sign", { midheavenInSign }, 12, [50, 65], [50, 105]),
  natal(
    "Sun to Saturn in house",
    { sunInHouse, moonInHouse, mercuryInHouse, venusInHouse, marsInHouse, jupiterInHouse, saturnInHouse },
    84,
    [75, 100],
    [55, 100],
  ),
  natal(
    "Uranus to the node in house",
    { uranusInHouse, neptuneInHouse, plutoInHouse, chironInHouse, northNodeInHouse },
    60,
    [50, 65],
    [50, 105],
  ),
  natal("ruler in house", { rulerInHouse }, 12, [50, 65], [50, 105]),
  natal(
    "aspects",
    {
      sunAspects,
      moonAspects,
      mercuryAspects,
      venusAspects,
      marsAspects,
      jupiterAspects,
      saturnAspects,
      uranusAspects,
      neptuneAspects,
    },
    171,
    [60, 80],
    [50, 105],
  ),
  natal("minor aspects", { minorAspects }, 85, [15, 25], [30, 118]),
  natal("planets on angles", { planetsOnAngles }, 24, [50, 65], [50, 105]),
];
