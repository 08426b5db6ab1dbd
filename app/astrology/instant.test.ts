import fc from "fast-check";
import { expect, test } from "vitest";
import { END_INSTANT, FIRST_INSTANT, isoOf } from "./instant";

test("a moment is written as JavaScript writes it", () => {
  const instants = fc.double({ min: FIRST_INSTANT, max: END_INSTANT, noNaN: true });
  fc.assert(fc.property(instants, (at) => isoOf(at) === new Date(at).toISOString()));
});

test("every day from 1800 to 2100, at its first and its last millisecond", () => {
  for (let midnight = FIRST_INSTANT; midnight < END_INSTANT; midnight += 86_400_000) {
    for (const at of [midnight, midnight + 86_399_999]) {
      if (isoOf(at) !== new Date(at).toISOString())
        expect.fail(`${isoOf(at)} is ${new Date(at).toISOString()}`);
    }
  }
});
