import { describe, expect, it } from "vitest";
import { MILLISECONDS_PER_DAY as DAY } from "../instant";
import { DESIGN_BODIES } from "./activations";
import { CHANNELS, DESIGN_CENTRES } from "./centres";
import { designOfDay } from "./design-of-day";
import type { Gate } from "./gates";
import { humanDesign } from "./human-design";
import { completedTogether } from "./together";

/** Days of all seasons and centuries, among them some on which a planet turns back. */
const DAYS = [
  "1800-01-01",
  "1845-07-19",
  "1912-02-29",
  "1969-07-20",
  "1985-11-02",
  "1990-06-15",
  "2000-01-01",
  "2026-11-13",
  "2099-12-31",
];
/** Each tenth minute of a day is looked at, and its first and last second. */
const momentsOf = (day: number) => [
  ...Array.from({ length: 144 }, (_, index) => day + index * 600_000),
  day + DAY - 1000,
];

/** Only the value that each of them has. */
function common<Value>(all: readonly Value[]): Value | null {
  return new Set(all).size === 1 ? (all[0] as Value) : null;
}

describe("what holds all day is what every birth of the day has", () => {
  it.each(DAYS)("%s", (date) => {
    const day = Date.parse(`${date}T00:00:00Z`);
    const found = designOfDay(day, day + DAY);
    const births = momentsOf(day).map(humanDesign);

    // Whatever is said to hold holds for each, and what two of them differ in is not said.
    for (const key of ["type", "authority", "profile", "definition"] as const) {
      if (found[key] !== null) expect(common(births.map((birth) => birth[key]))).toBe(found[key]);
      if (common(births.map((birth) => birth[key])) === null) expect(found[key]).toBeNull();
    }
    for (const channel of CHANNELS) {
      const having = births.filter(({ channels }) => channels.includes(channel)).length;
      if (found.channels.includes(channel)) expect(having).toBe(births.length);
      else expect(having).toBeLessThanOrEqual(births.length);
    }
    for (const centre of DESIGN_CENTRES) {
      const having = births.filter(({ centres }) => centres.includes(centre)).length;
      if (found.centres.includes(centre)) expect(having).toBe(births.length);
      if (found.openCentres.includes(centre)) expect(having).toBe(0);
      if (having > 0 && having < births.length) {
        expect([...found.centres, ...found.openCentres]).not.toContain(centre);
      }
    }
    const ever = births.flatMap(({ birth, design }) => [...birth, ...design].map(({ gate }) => gate));
    for (const gate of ever) expect(found.possibleGates).toContain(gate);
    for (const side of ["birth", "design"] as const) {
      for (const [index, { body, gate, line }] of found[side].entries()) {
        expect(body).toBe(DESIGN_BODIES[index]);
        const held = births.map((birth) => birth[side][index]);
        const gates = common(held.map((one) => one?.gate));
        const lines = gates === null ? null : common(held.map((one) => one?.line));
        if (gate !== null) expect(gates).toBe(gate);
        if (line !== null) expect(lines).toBe(line);
        if (gates === null) expect(gate).toBeNull();
        if (lines === null) expect(line).toBeNull();
      }
    }
  });
});

describe("a day whose end is its beginning", () => {
  it("says of one instant what the instant says", () => {
    const birth = Date.parse("1990-06-15T18:30:00Z");
    const [all, one] = [designOfDay(birth, birth + 1), humanDesign(birth)];
    for (const key of ["type", "authority", "profile", "definition", "channels", "centres"] as const) {
      expect(all[key]).toEqual(one[key]);
    }
    expect(all.openCentres).toEqual(DESIGN_CENTRES.filter((centre) => !one.centres.includes(centre)));
    expect(all.design).toEqual(one.design.map(({ body, gate, line }) => ({ body, gate, line })));
  });
});

describe("the Moon without a birth time", () => {
  it("goes through two gates or more each day, so that none of hers is told", () => {
    for (const date of DAYS) {
      const day = Date.parse(`${date}T00:00:00Z`);
      const { birth } = designOfDay(day, day + DAY);
      expect(birth.find(({ body }) => body === "Moon")).toEqual({ body: "Moon", gate: null, line: null });
    }
  });
});

describe("a change that lasts for less than a minute", () => {
  it("is found, although no birth at a full minute has it", () => {
    // A gate of the Moon's begins some seconds after this span does; samples a minute apart see either or both.
    const start = Date.parse("1990-06-15T00:00:00Z");
    const changes = momentsOf(start).filter((at, index, all) => {
      const moon = (instant: number) => humanDesign(instant).birth.find(({ body }) => body === "Moon")?.gate;
      const before = all[index - 1];
      return before !== undefined && moon(before) !== moon(at);
    });
    expect(changes.length).toBeGreaterThan(0);
    let [low, high] = [(changes[0] as number) - 600_000, changes[0] as number];
    const moon = (instant: number) => humanDesign(instant).birth.find(({ body }) => body === "Moon")?.gate;
    const before = moon(low);
    while (high - low > 1) {
      const middle = Math.round((low + high) / 2);
      if (moon(middle) === before) low = middle;
      else high = middle;
    }
    const told = (from: number, to: number) =>
      designOfDay(from, to).birth.find(({ body }) => body === "Moon");
    expect(told(low - 3_600_000, low - 10)?.gate).toBe(before);
    expect(told(low - 3_600_000, high + 10)?.gate).toBeNull();
  });
});

it("a channel that somebody may hold alone is not completed by another", () => {
  // Born at 00:30 on 10 May 1994 somebody holds 24-61 alone, later that day 61 no more.
  const day = Date.UTC(1994, 4, 10);
  const { birth, design, possibleGates } = designOfDay(day, day + DAY);
  expect(humanDesign(day + DAY / 48).channels).toContain("24-61");
  const gatesOf = (sides: readonly { readonly gate: Gate | null }[]) =>
    new Set(sides.flatMap(({ gate }) => gate ?? []));
  const other = humanDesign(Date.UTC(1998, 6, 27, 17, 24));
  const theirs = gatesOf([...other.birth, ...other.design]);
  const shared = completedTogether(
    { sure: gatesOf([...birth, ...design]), possible: possibleGates },
    { sure: theirs, possible: theirs },
  );
  expect(shared.map(({ channel }) => channel)).not.toContain("24-61");
});
