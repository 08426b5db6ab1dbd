import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { times } from "../../../tests/support/properties";
import { SIGNS } from "../signs";
import { FIRDARIA_NODES, firdaria } from "./firdaria";
import { type ListedPeriod, listPeriods } from "./list-periods";
import type { Technique } from "./period";
import { birthdays, profections } from "./profections";
import { DASHA_YEAR_LENGTHS, vimshottari } from "./vimshottari";
import { zodiacalReleasing } from "./zodiacal-releasing";

const DAY = 86_400_000;
const instants = fc.integer({ min: Date.UTC(1800, 0, 1), max: Date.UTC(2100, 0, 1) });
const signs = fc.constantFrom(...SIGNS);

const techniques: fc.Arbitrary<{ readonly birth: number; readonly technique: Technique }> = fc.oneof(
  fc.record({ birth: instants, sign: signs, fortune: signs }).map((input) => ({
    birth: input.birth,
    technique: zodiacalReleasing(input),
  })),
  fc
    .tuple(instants, fc.boolean(), fc.constantFrom(...FIRDARIA_NODES))
    .map(([birth, isDay, nodes]) => ({ birth, technique: firdaria(birth, isDay, nodes) })),
  fc.tuple(instants, signs, fc.integer({ min: -12, max: 14 })).map(([birth, sign, hours]) => ({
    birth,
    technique: profections(sign, birthdays(birth, hours * 3_600_000)),
  })),
  fc
    .tuple(instants, fc.double({ min: 0, max: 360, noNaN: true }), fc.constantFrom(...DASHA_YEAR_LENGTHS))
    .map(([birth, moon, year]) => ({ birth, technique: vimshottari(birth, moon, year) })),
);

const queries = fc.record({
  from: fc.integer({ min: 0, max: 99 }),
  years: fc.integer({ min: 1, max: 100 }),
  at: fc.integer({ min: 0, max: 150 * 365 }),
  levels: fc.constantFrom(1, 2, 3, 4),
});

/** Each begins where the one before ends. */
function expectUnbroken(periods: readonly ListedPeriod[]) {
  periods.forEach((period, index) => {
    expect(period.to).toBeGreaterThan(period.from);
    if (index > 0) expect(period.from).toBe(periods[index - 1]?.to);
  });
}

describe("whatever the technique", () => {
  it("periods follow each other without gap or overlap at every level, and parts fill their periods", () => {
    fc.assert(
      fc.property(techniques, queries, ({ birth, technique }, { at, levels }) => {
        const moment = birth + at * DAY;
        const query = { from: birth, to: birth + 36_525 * DAY, at: moment, levels };
        const { periods, running } = listPeriods(technique, query);
        const first = periods.filter(({ level }) => level === 1);
        if (moment < birth + 36_525 * DAY) expectUnbroken(first);
        periods.forEach((period, index) => {
          const parts = periods.filter(({ parent }) => parent === index);
          expectUnbroken(parts);
          // Whole where the span or the running period takes them all in.
          const isWhole =
            period.level === 1
              ? levels > 1 && period.from >= query.from && period.to <= query.to
              : period.level < Math.min(levels, technique.levels) && running.includes(period);
          if (isWhole && technique.parts(period, period.level).length > 0) {
            expect(parts[0]?.from).toBe(period.from);
            expect(parts.at(-1)?.to).toBe(period.to);
          }
          for (const part of parts) expect(part.level).toBe(period.level + 1);
        });
      }),
      { numRuns: times(400) },
    );
  });

  it("every period that touches the span is told whole, and no other at two levels", () => {
    fc.assert(
      fc.property(techniques, queries, ({ birth, technique }, { from, years }) => {
        const begin = birth + from * 365 * DAY;
        const end = begin + years * 365 * DAY;
        const whole = listPeriods(technique, { from: birth - 9e12, to: birth + 9e12, at: birth, levels: 2 });
        const { periods } = listPeriods(technique, { from: begin, to: end, at: birth, levels: 2 });
        const touching = whole.periods.filter((period) => period.from < end && period.to > begin);
        expect(periods.map(({ parent: _, ...period }) => period)).toEqual(
          touching.map(({ parent: _, ...period }) => period),
        );
      }),
      { numRuns: times(100) },
    );
  });

  it("one period of each level that there is runs at a moment of the life, each within the one above", () => {
    fc.assert(
      fc.property(techniques, queries, ({ birth, technique }, { at, levels, from, years }) => {
        const moment = birth + at * DAY;
        const begin = birth + from * 365 * DAY;
        const query = { from: begin, to: begin + years * 365 * DAY, at: moment, levels };
        const { periods, running } = listPeriods(technique, query);
        const isNode = running[0]?.lord.endsWith("Node");
        expect(running.map(({ level }) => level)).toEqual(
          [1, 2, 3, 4].slice(0, isNode ? 1 : Math.min(levels, technique.levels)),
        );
        running.forEach((period, index) => {
          expect(period.from).toBeLessThanOrEqual(moment);
          expect(period.to).toBeGreaterThan(moment);
          const above = running[index - 1];
          if (!above) {
            expect(period.parent).toBeNull();
            return;
          }
          expect(period.from).toBeGreaterThanOrEqual(above.from);
          expect(period.to).toBeLessThanOrEqual(above.to);
          if (Math.min(levels, technique.levels) > 2) expect(period.parent).toBe(periods.indexOf(above));
          if (period.level > 2) expect(periods).toContain(period);
        });
      }),
      { numRuns: times(400) },
    );
  });

  it("before the birth nothing runs, but the dasha that had begun", () => {
    const early = { from: -400 * DAY, to: 400 * DAY, at: -DAY, levels: 2 } as const;
    expect(listPeriods(firdaria(0, true, "Last"), early).running).toEqual([]);
    const { periods, running } = listPeriods(vimshottari(0, 10, 365.25), early);
    expect(running).toHaveLength(2);
    expect(periods[0]?.from).toBeLessThan(0);
  });
});
