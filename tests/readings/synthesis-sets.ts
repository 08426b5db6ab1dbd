import { onAngles } from "../../app/readings/synthesis/angular";
import { crowdedHouses, rulerManners, rulerPlaces } from "../../app/readings/synthesis/houses";
import { moons, suns } from "../../app/readings/synthesis/lights";
import { elementTails, pairTails } from "../../app/readings/synthesis/pairs";
import { alone, atTheCentre, bornUnder, turnedBack, unaspected } from "../../app/readings/synthesis/planets";
import { sectTexts } from "../../app/readings/synthesis/sect";
import {
  crowdedElements,
  crowdedModalities,
  crowdedSigns,
  wantingElements,
} from "../../app/readings/synthesis/signs";
import { manners, slowWants, wants } from "../../app/readings/synthesis/wants";
import { flat, setsOf } from "./flat-set";
import type { ReadingSet } from "./lint";

const synthesis = setsOf("synthesis");

const asSentence = (want: string) => `${want}.`;

/** Whole statements have 25 to 45 words; what is put together from parts is counted in `synthesis.test.ts`. */
export const SYNTHESIS_SETS: readonly ReadingSet[] = [
  synthesis("angles", onAngles, 40, [24, 36], [35, 110]),
  synthesis("lights", { suns, moons }, 24, [25, 38], [40, 110]),
  synthesis("houses", { crowdedHouses }, 12, [25, 38], [40, 110]),
  synthesis("signs", { crowdedSigns, crowdedModalities }, 15, [25, 38], [40, 110]),
  synthesis("planets", { unaspected, alone, atTheCentre, turnedBack, manners }, 35, [20, 38], [40, 115]),
  synthesis("phases", { bornUnder }, 8, [25, 38], [40, 110]),
  synthesis("ruler", { rulerPlaces, rulerManners }, 19, [9, 25], [20, 120]),
  synthesis("sect", { sectTexts }, 48, [25, 38], [40, 115]),
  synthesis("elements", { crowdedElements, wantingElements }, 16, [11, 20], [20, 120]),
  synthesis("what comes of two wants", { pairTails, elementTails }, 110, [7, 20], [10, 125]),
  synthesis(
    "wants",
    Object.fromEntries(flat({ wants, slowWants }).map(([key, want]) => [key, asSentence(want)])),
    96,
    [6, 12],
    [10, 125],
  ),
];
