import { expect, test } from "vitest";
import { linesOf } from "./moved-lines";

const at = (day: string) => `${day}T12:00:00.000Z`;
type Told = Parameters<typeof linesOf>[0];
const NONE: Told = { contacts: [], stations: [], ingresses: [], lunations: [], eclipses: [] };
const contact = (to: Partial<Told["contacts"][number]>): Told["contacts"][number] => ({
  technique: "Secondary Progressions",
  transiting: "Moon",
  natal: "Venus",
  type: "Trine",
  enters: null,
  leaves: null,
  exact: [at("2027-03-01")],
  closest: { at: at("2027-03-01"), orb: 0 },
  turns: [],
  ...to,
});

test("every exact moment has a line of its own, in order of time, and what misses has none", () => {
  const told = {
    ...NONE,
    contacts: [
      contact({}),
      contact({ technique: "Solar Arcs", transiting: "Mars", type: "Square", exact: [] }),
      contact({
        technique: "Primary Directions",
        transiting: "Ascendant",
        natal: "Saturn",
        type: "Sextile",
        exact: [at("2026-01-01"), at("2028-01-01")],
      }),
    ],
    lunations: [
      {
        technique: "Secondary Progressions",
        at: at("2026-06-01"),
        longitude: 1,
        phase: "Full Moon",
        touches: [],
      },
    ],
    eclipses: [
      { at: at("2027-08-02"), kind: "solar", type: "total", longitude: 129, touches: [] },
    ] as unknown as Told["eclipses"],
  } satisfies Told;
  expect(linesOf(told, 10).map(({ text, by }) => `${text} · ${by}`)).toEqual([
    "Directed Ascendant sextile Saturn · Primary Directions",
    "Progressed Full Moon · Secondary Progressions",
    "Progressed Moon trine Venus · Secondary Progressions",
    "Solar eclipse · Transits",
    "Directed Ascendant sextile Saturn · Primary Directions",
  ]);
});

test("over more than a year the returns that come each year are left out", () => {
  const returns = (["Sun", "Saturn"] as const).map((planet) =>
    contact({ technique: "Returns", transiting: planet, natal: planet, type: "Conjunction" }),
  );
  const said = (years: number) => linesOf({ ...NONE, contacts: returns }, years).map(({ text }) => text);
  expect(said(1)).toEqual(["Sun returns to its own place", "Saturn returns to its own place"]);
  expect(said(10)).toEqual(["Saturn returns to its own place"]);
});
