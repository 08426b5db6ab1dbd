import { entriesOf } from "../support/texts";
import { setsOf } from "./flat-set";
import type { ReadingSet } from "./lint";

const synthesis = setsOf("synthesis");

const asSentence = ({ text }: { readonly text: string }) => `${text}.`;

/** Whole statements have 25 to 45 words; what is put together from parts is counted in `synthesis.test.ts`. */
export const SYNTHESIS_SETS: readonly ReadingSet[] = [
  synthesis("angles", entriesOf("synthesis/angles"), 40, [24, 36], [35, 110]),
  synthesis("lights", entriesOf("synthesis/lights"), 24, [25, 38], [40, 110]),
  synthesis("houses", entriesOf("synthesis/crowded-houses"), 12, [25, 38], [40, 110]),
  synthesis(
    "signs",
    { ...entriesOf("synthesis/crowded-signs"), ...entriesOf("synthesis/modalities") },
    15,
    [25, 38],
    [40, 110],
  ),
  synthesis(
    "planets",
    {
      unaspected: entriesOf("synthesis/unaspected"),
      alone: entriesOf("synthesis/alone"),
      focus: entriesOf("synthesis/focus"),
      retrograde: entriesOf("synthesis/retrograde"),
      manners: entriesOf("synthesis/manners"),
    },
    35,
    [20, 38],
    [40, 115],
  ),
  synthesis("phases", entriesOf("synthesis/phases"), 8, [25, 38], [40, 110]),
  synthesis(
    "ruler",
    { places: entriesOf("synthesis/ruler-places"), manners: entriesOf("synthesis/ruler-manners") },
    19,
    [9, 25],
    [20, 120],
  ),
  synthesis("sect", entriesOf("synthesis/sect"), 48, [25, 38], [40, 115]),
  synthesis("elements", entriesOf("synthesis/elements"), 16, [11, 20], [20, 120]),
  synthesis(
    "what comes of two wants",
    { ...entriesOf("synthesis/pairs"), ...entriesOf("synthesis/element-pairs") },
    110,
    [7, 20],
    [10, 125],
  ),
  synthesis(
    "wants",
    Object.fromEntries(
      Object.entries(entriesOf("synthesis/wants")).map(([key, want]) => [key, asSentence(want)]),
    ),
    96,
    [6, 12],
    [10, 125],
  ),
];
