import { entriesOf } from "../support/texts";
import { setsOf } from "./flat-set";
import type { ReadingSet } from "./lint";

const returns = setsOf("solar returns");

const grounds = Object.entries(entriesOf("returns/grounds"));
const angles = Object.entries(entriesOf("returns/angles"));
const isOfSun = ([id]: readonly [string, unknown]) => id.startsWith("Sun ");

/** What a solar return's page is put together of. */
export const RETURN_SETS: readonly ReadingSet[] = [
  returns(
    "grounds",
    Object.fromEntries(grounds.map(([id, { text }]) => [id, text])),
    12,
    [55, 66],
    [50, 105],
  ),
  returns("efforts", entriesOf("returns/efforts"), 12, [46, 58], [50, 105]),
  returns("angles, the Sun", Object.fromEntries(angles.filter(isOfSun)), 4, [46, 58], [50, 105]),
  returns("angles", Object.fromEntries(angles.filter((entry) => !isOfSun(entry))), 36, [34, 46], [45, 110]),
  returns("rulers", entriesOf("returns/rulers"), 12, [28, 38], [45, 110]),
  returns("moons", entriesOf("returns/moons"), 12, [26, 36], [45, 112]),
  returns("turns", entriesOf("returns/turns"), 11, [32, 44], [45, 112]),
  returns(
    "practices",
    Object.fromEntries(
      grounds.flatMap(([id, { practice, seated }]) => [
        [`${id} practice`, practice],
        [`${id} seated`, seated],
      ]),
    ),
    24,
    [11, 22],
    [30, 120],
  ),
];
