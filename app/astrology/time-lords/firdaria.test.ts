import { describe, expect, it } from "vitest";
import type { Instant } from "../instant";
import truth from "../truth/firdaria.json";
import { FIRDARIA_NODES, FIRDARIA_YEARS, type FirdariaNodes, firdaria } from "./firdaria";
import { listPeriods } from "./list-periods";
import { lotsAt } from "./lots-at";
import type { Period } from "./period";

const DAY = 86_400_000;
/** The reference's instants are rounded to a tenth of a second. */
const ROUNDED = 51;
const KEYS = { Last: "nodesLast", "After Mars by night": "nodesAfterMarsByNight", None: "none" } as const;

const lordOf = ({ lord }: Period) => lord.replace(" ", "");
function near(ours: Instant, theirs: string) {
  expect(Math.abs(ours - Date.parse(theirs))).toBeLessThan(ROUNDED);
}

/** By day the middle variant is the first one, and the reference has it once. */
const keyOf = (isDay: boolean, nodes: FirdariaNodes) => KEYS[isDay && nodes !== "None" ? "Last" : nodes];

interface Variant {
  readonly periods: readonly (readonly [string, string])[];
  readonly ends: string;
  readonly subs: readonly (readonly [string, readonly (readonly [string, string])[]])[];
}

describe.each(truth.rows.map((row) => [row.utc, row] as const))("%s", (utc, row) => {
  const birth = Date.parse(utc);

  it("is of the same sect", () => {
    if ((row.ill as readonly string[]).includes("sun-at-horizon")) return;
    const { isDay, sunAltitude } = lotsAt(birth, { latitude: row.lat, longitude: row.lon }, "Tropical", true);
    expect(isDay).toBe(row.isDay);
    expect(Math.abs(sunAltitude - row.sunAltitude)).toBeLessThan(0.001);
  });

  it.each(FIRDARIA_NODES)("has the periods and their parts with the nodes %s", (nodes: FirdariaNodes) => {
    const { periods, ends, subs } = row.variants[keyOf(row.isDay, nodes)] as unknown as Variant;
    const technique = firdaria(birth, row.isDay, nodes);
    const listed = listPeriods(technique, {
      from: birth,
      to: Date.parse(ends),
      at: birth,
      levels: 1,
    }).periods;
    expect(listed.map(lordOf)).toEqual(periods.map(([lord]) => lord));
    for (const [index, { from }] of listed.entries()) near(from, periods[index]?.[1] ?? "");
    near(listed.at(-1)?.to ?? Number.NaN, ends);

    const to = birth + 36_525 * DAY;
    const divided = listPeriods(technique, { from: birth, to, at: birth, levels: 2 }).periods;
    const parted = divided.flatMap((period, index) => {
      const parts = divided.filter(({ level, parent }) => level === 2 && parent === index);
      const isNode = period.lord.endsWith("Node");
      expect(parts.length > 0).toBe(period.level === 1 && !isNode);
      return period.level === 1 && !isNode ? [{ period, parts }] : [];
    });
    expect(parted.map(({ period }) => lordOf(period))).toEqual(subs.map(([lord]) => lord));
    for (const [index, { parts }] of parted.entries()) {
      const expected = subs[index]?.[1] ?? [];
      expect(parts.map(lordOf)).toEqual(expected.map(([lord]) => lord));
      for (const [i, { from }] of parts.entries()) near(from, expected[i]?.[1] ?? "");
    }
  });

  it("has the same lords at three moments", () => {
    for (const moment of row.at) {
      for (const nodes of FIRDARIA_NODES) {
        const technique = firdaria(birth, row.isDay, nodes);
        const at = Date.parse(moment.instant);
        const { running } = listPeriods(technique, { from: birth, to: at + 1, at, levels: 4 });
        const expected: readonly (string | null)[] = moment[KEYS[nodes]];
        expect(running.map(lordOf)).toEqual(expected.filter((lord) => lord !== null));
      }
    }
  });
});

it("gives the nine 75 years, the seven 70", () => {
  const years = Object.values(FIRDARIA_YEARS).reduce((sum, each) => sum + each, 0);
  expect(years).toBe(75);
  expect(years - FIRDARIA_YEARS["North Node"] - FIRDARIA_YEARS["South Node"]).toBe(70);
});

it("follows the ages that Abu Ma'shar's table prints, by day and by night", () => {
  const ages = (isDay: boolean) => {
    const [first, ...others] = [...take(firdaria(0, isDay, "Last").first(), 5)];
    const seventh = ((first?.to ?? 0) - (first?.from ?? 0)) / 7;
    return [seventh, ...[first, ...others].slice(0, 4).map((period) => period?.to ?? 0)].map(
      (instant) => Math.round((instant / DAY / 365.2425) * 1000) / 1000,
    );
  };
  expect(ages(true)).toEqual([1.429, 10, 18, 31, 40]);
  expect(ages(false)).toEqual([1.286, 9, 20, 32, 39]);
});

function* take<Item>(items: Iterable<Item>, count: number): Iterable<Item> {
  let taken = 0;
  for (const item of items) {
    if (taken++ === count) return;
    yield item;
  }
}
