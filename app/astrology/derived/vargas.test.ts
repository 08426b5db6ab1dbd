import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { times } from "../../../tests/support/properties";
import { separation } from "../angles";
import { SIGNS, signAt } from "../signs";
import truth from "../truth/vargas.json";
import { DIVISIONS, vargaPlace } from "./vargas";

const MILLIARCSECONDS = 3_600_000;

describe("divisional charts", () => {
  it.each(truth.rows.map((row) => [row.milliarcsec, row] as const))(
    "of %d milliarcseconds are those of the reference",
    (at, row) => {
      for (const division of DIVISIONS) {
        const expected = row[`D${division}`];
        expect(signAt(vargaPlace(at / MILLIARCSECONDS, division).longitude), `D${division}`).toBe(expected);
      }
    },
  );

  it.each(truth.births.map((row) => [row.utc, row] as const))(
    "of %s are those of the reference",
    (_utc, row) => {
      const columns = [1, 2, 3, 9, 10, 12, 30] as const;
      for (const [name, [longitude, ...vargas]] of Object.entries(row.points) as [
        string,
        [number, ...string[]],
      ][]) {
        columns.forEach((division, index) => {
          if ((row.ill as readonly string[]).includes(`${name}-D${division}`)) return;
          expect(signAt(vargaPlace(longitude, division).longitude), `${name} D${division}`).toBe(
            vargas[index],
          );
        });
      }
    },
  );

  it("goes through each part from its beginning to its end", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 359.99, noNaN: true }),
        fc.constantFrom(...DIVISIONS),
        (longitude, division) => {
          const { longitude: at, stretch } = vargaPlace(longitude, division);
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at).toBeLessThan(360);
          const step = 1e-4;
          const next = vargaPlace(longitude + step, division);
          // Within a part; at its end the sign is another.
          if (signAt(next.longitude) === signAt(at) && next.longitude > at)
            expect(next.longitude - at).toBeCloseTo(step * stretch, 6);
          if (division === 1) expect(separation(at, longitude)).toBeLessThan(1e-9);
          if (division === 9) expect(separation(at, (longitude * 9) % 360)).toBeLessThan(1e-6);
        },
      ),
      { numRuns: times(2000) },
    );
  });

  it("gives every sign as many parts as the division says, the second those of Sun and Moon alone", () => {
    for (const division of [1, 3, 9, 10, 12] as const) {
      for (let sign = 0; sign < 12; sign++) {
        const parts = Array.from({ length: division }, (_, part) =>
          signAt(vargaPlace(30 * sign + (30 * part) / division, division).longitude),
        );
        expect(new Set(parts).size).toBe(division);
      }
    }
    const second = SIGNS.flatMap((_, sign) =>
      [0, 15].map((degree) => signAt(vargaPlace(30 * sign + degree, 2).longitude)),
    );
    expect(new Set(second)).toEqual(new Set(["Leo", "Cancer"]));
  });
});
