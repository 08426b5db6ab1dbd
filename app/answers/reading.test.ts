import { describe, expect, test } from "vitest";
import { wordsOf } from "../../tests/readings/lint";
import { randomCharts } from "../../tests/readings/natal-page";
import { PUBLIC_BIRTHS } from "../../tests/readings/public-births";
import { ENGLISH, entriesOf } from "../../tests/support/texts";
import { ASPECT_RULES } from "../astrology/aspects";
import { DEFAULT_SETTINGS } from "../astrology/chart-settings";
import { natalChart } from "../astrology/natal-chart";
import { withTaughtAspects } from "./birth-chart";
import { type ReadingOfChart, readingOf } from "./reading";

/** Degrees; no schema takes a wider one. */
const WIDEST_ORB = 15;

const everyText = ({ placements, aspects, angles }: ReadingOfChart) => [
  ...placements.flatMap(({ texts }) => texts),
  ...aspects,
  ...angles.flatMap(({ texts }) => texts),
];

function runsOfSix(text: string): readonly string[] {
  const words = wordsOf(text);
  return words.slice(5).map((_, i) => words.slice(i, i + 6).join(" "));
}

describe("the reading of 500 random charts", () => {
  const charts = randomCharts(500, 7);

  test("has a text for every placement, every aspect and both angles", async () => {
    for (const chart of charts) {
      const reading = await readingOf(chart, ENGLISH);
      expect(reading.placements.map(({ planet }) => planet)).toHaveLength(12);
      for (const { planet, texts } of reading.placements) {
        expect(texts.length, planet).toBeGreaterThanOrEqual(2);
        expect(texts.length, planet).toBeLessThanOrEqual(4);
      }
      expect(reading.aspects).toHaveLength(chart.aspects.length);
      expect(reading.angles.map(({ texts }) => texts.length)).toEqual([2, 1]);
      for (const { title, text } of everyText(reading)) {
        expect(title).not.toMatch(/undefined|null/);
        expect(text.length, title).toBeGreaterThan(40);
      }
    }
  });

  test("tells of the North Node what is foreign, and of one where much stands already another text", async () => {
    const atHome = new Set(Object.values(entriesOf("natal/node-at-home")).map(({ text }) => text));
    const counts = { home: 0, foreign: 0 };
    for (const chart of charts) {
      const { placements } = await readingOf(chart, ENGLISH);
      const node = placements.find(({ planet }) => planet === "North Node");
      const others = chart.planets.filter(({ sign }) => sign === node?.sign).map(({ planet }) => planet);
      const isLived =
        others.length > 2 ||
        others.includes("Sun") ||
        others.includes("Moon") ||
        chart.rising?.sign === node?.sign;
      expect(atHome.has(node?.texts[0]?.text ?? ""), chart.planets[0]?.sign).toBe(isLived);
      counts[isLived ? "home" : "foreign"] += 1;
    }
    expect(counts.home).toBeGreaterThan(50);
    expect(counts.foreign).toBeGreaterThan(200);
  });

  test("passes over aspects that only an orb set wide makes, and reads all others", async () => {
    const orbs = Object.fromEntries(Object.keys(ASPECT_RULES).map((type) => [type, WIDEST_ORB]));
    const settings = { ...DEFAULT_SETTINGS, orbs, minorAspects: true };
    let passedOver = 0;
    for (let year = 1801; year <= 2100; year++) {
      const instant = Date.UTC(year, (7 * year) % 12, 1 + (year % 28), year % 24);
      const birth = { instant, place: { latitude: 48.4, longitude: 10 }, houseSystem: "Placidus" } as const;
      const { chart } = natalChart({ ...birth, timeUnknown: false }, settings);
      if (!chart) throw new Error("Ulm has houses");
      const drawn = { ...withTaughtAspects(chart), isDay: null, altitudes: null, throughDay: null };
      const { aspects } = await readingOf(drawn, ENGLISH);
      const read = aspects.map(({ planet1, type, planet2 }) => `${planet1} ${type} ${planet2}`);
      for (const { planet1, type, planet2 } of drawn.aspects) {
        const name = `${planet1} ${type} ${planet2}`;
        if (read.includes(name)) continue;
        passedOver += 1;
        expect(["Sun SemiSextile Mercury", "Sun Sextile Venus", "Neptune Quincunx Pluto"]).toContain(name);
      }
    }
    expect(passedOver).toBeGreaterThan(20);
  });

  test("says in the synthesis nothing in the words of the texts below it", async () => {
    for (const chart of charts) {
      const reading = await readingOf(chart, ENGLISH);
      const below = new Set(everyText(reading).flatMap(({ text }) => runsOfSix(text)));
      for (const { text } of reading.synthesis)
        expect(
          runsOfSix(text).filter((run) => below.has(run)),
          text,
        ).toEqual([]);
    }
  });

  test("says of each planet that can rule a year what its house and sign bring", async () => {
    for (const chart of charts) {
      const { lords } = await readingOf(chart, ENGLISH);
      expect(lords.map(({ planet }) => planet)).toEqual([
        "Sun",
        "Moon",
        "Mercury",
        "Venus",
        "Mars",
        "Jupiter",
        "Saturn",
      ]);
      for (const { planet, text } of lords) {
        const placement = chart.planets.find((each) => each.planet === planet);
        expect(text).toContain(`your ${planet}`);
        expect(text).toContain(`In ${placement?.sign}`);
        expect(text).not.toMatch(/[{}]|undefined/);
      }
    }
  });

  test("shows three different practices, each from a text that stands below", async () => {
    for (const chart of charts) {
      const reading = await readingOf(chart, ENGLISH);
      expect(reading.practices).toHaveLength(3);
      expect(new Set(reading.practices.map(({ practice }) => practice)).size).toBe(3);
      const below = everyText(reading).map(({ title, practice }) => `${title}: ${practice}`);
      for (const { title, practice } of reading.practices) expect(below).toContain(`${title}: ${practice}`);
    }
  });
});

describe("twenty public births", () => {
  test("the same chart has the same reading", async () => {
    for (const { chart } of PUBLIC_BIRTHS)
      expect(await readingOf(chart, ENGLISH)).toEqual(await readingOf(structuredClone(chart), ENGLISH));
  });

  test("without a time, houses and angles are left out, and the reading says so once", async () => {
    for (const { untimed, name } of PUBLIC_BIRTHS) {
      const reading = await readingOf(untimed, ENGLISH);
      expect(reading.note, name).toContain("Without a birth time");
      expect(reading.angles).toEqual([]);
      expect(reading.placements.every(({ house }) => house === null)).toBe(true);
      const { note, ...rest } = reading;
      expect(JSON.stringify(rest)).not.toContain("birth time");
      expect(reading.practices).toHaveLength(3);
      for (const { title } of everyText(reading))
        expect(title).not.toMatch(/house|Ascendant|Midheaven|rising/);
      const moon = reading.placements.find(({ planet }) => planet === "Moon");
      expect(moon?.texts).toHaveLength(untimed.moonChangesSign ? 2 : 1);
    }
    const changes = PUBLIC_BIRTHS.filter(({ untimed }) => untimed.moonChangesSign);
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.length).toBeLessThan(20);
  });

  test("with a time there is no note", async () => {
    for (const { chart } of PUBLIC_BIRTHS) expect((await readingOf(chart, ENGLISH)).note).toBeNull();
  });
});

test("a body within 3° of an angle has that angle’s text between its sign and its house", async () => {
  const onAngles = (await Promise.all(PUBLIC_BIRTHS.map(({ chart }) => readingOf(chart, ENGLISH)))).flatMap(
    ({ placements }) => placements.filter(({ texts }) => texts.length === 3),
  );
  expect(onAngles.length).toBeGreaterThan(2);
  for (const { texts } of onAngles)
    expect(texts.map(({ title }) => title.replace(/^.* (in|on) (the )?/, ""))[1]).toMatch(
      /Ascendant|Midheaven/,
    );
});
