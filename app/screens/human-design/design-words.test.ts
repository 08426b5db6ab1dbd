import { describe, expect, it } from "vitest";
import { CHANNELS, DESIGN_CENTRES } from "~/astrology/human-design/centres";
import { GATES_OF_THE_YEAR } from "~/astrology/human-design/gates";
import {
  type DrawnDesign,
  holdersOf,
  keyOf,
  litWith,
  markOfKey,
  marksOf,
  spoken,
  tell,
} from "./design-words";

/** A root that reaches the spleen by 32-54: one gate from birth, the other from the design; 41 held twice. */
const drawn: DrawnDesign = {
  timeUnknown: false,
  centres: ["Spleen", "Root"],
  openCentres: ["Head", "Ajna", "Throat", "G", "Heart", "Sacral", "SolarPlexus"],
  channels: ["32-54"],
  birth: [
    { body: "Sun", gate: 41, line: 4, longitude: 305 },
    { body: "Mars", gate: 32, line: 1, longitude: 200.9 },
  ],
  design: [
    { body: "Sun", gate: 54, line: 1, longitude: 285.2 },
    { body: "Moon", gate: 41, line: 2, longitude: 303 },
  ],
  interpretation: {
    summary: null,
    type: null,
    authority: null,
    profile: null,
    definition: null,
    centres: [],
    channels: [],
    gates: [{ gate: 41, title: "Decrease", text: "" }],
  },
};
const holders = holdersOf(drawn);
const told = (key: string, of = drawn) => tell(of, holdersOf(of), markOfKey(key));

describe("what the drawing tells", () => {
  it("names who holds a gate, from which side and in which line", () => {
    expect(told("gate-41")).toEqual({
      title: "Gate 41 · Decrease",
      lines: [
        "In the root",
        "Sun at birth, line 4",
        "Moon in the design, line 2",
        "Channel 30–41 leads to the solar plexus",
      ],
      more: "gate-41",
    });
    expect(told("gate-32").lines).toContain("Completes the channel 32–54");
    expect(told("gate-1")).toMatchObject({
      lines: expect.arrayContaining(["Nothing stands here"]),
      more: null,
    });
  });

  it("says by which channels a centre is defined", () => {
    expect(told("centre-Root")).toMatchObject({ title: "Root, defined", lines: ["By the channel 32–54"] });
    expect(told("centre-G")).toMatchObject({
      title: "G centre, open",
      lines: ["No whole channel ends here"],
    });
  });

  it("says how much of a channel is there", () => {
    expect(told("channel-32-54").lines).toEqual(["Spleen to root", "Whole: both gates are held"]);
    expect(told("channel-30-41").lines).toEqual(["Solar plexus to root", "Half: 41 is held"]);
    expect(told("channel-1-8").lines).toEqual(["G centre to throat", "Neither gate is held"]);
  });

  it("claims nothing for the whole day that it does not know", () => {
    const untimed = { ...drawn, timeUnknown: true, openCentres: drawn.openCentres.slice(1) };
    expect(told("centre-Head", untimed)).toMatchObject({ title: "Head, depends on the hour", more: null });
    expect(told("gate-1", untimed).lines).toContain("Nothing holds it all day");
    expect(told("channel-30-41", untimed).lines).toContain("Half: 41 is held all day");
    expect(told("channel-1-8", untimed).lines).toContain("Neither gate is held all day");
  });

  it("has a text for each of its marks, and each mark once", () => {
    const keys = marksOf(drawn).flat();
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toHaveLength(DESIGN_CENTRES.length + GATES_OF_THE_YEAR.length + drawn.channels.length);
    for (const key of keys) expect(spoken(tell(drawn, holders, markOfKey(key)))).toMatch(/^[A-Z].+\. .+/);
  });
});

describe("what lights up together", () => {
  it("is a gate with its channels, their other gates and the centres at both ends", () => {
    expect([...litWith("gate-41")].sort()).toEqual(
      ["gate-41", "gate-30", "channel-30-41", "centre-Root", "centre-SolarPlexus"].sort(),
    );
  });

  it("is a centre with all that it leads to, and a channel with both its ends", () => {
    expect(litWith("centre-Heart").has(keyOf.centre("Throat"))).toBe(true);
    expect(litWith("centre-Heart").has(keyOf.gate(3))).toBe(false);
    expect(litWith("channel-1-8").size).toBe(5);
  });

  it("never names what is not drawn", () => {
    const all = new Set([
      ...DESIGN_CENTRES.map(keyOf.centre),
      ...GATES_OF_THE_YEAR.map(keyOf.gate),
      ...CHANNELS.map(keyOf.channel),
    ]);
    for (const key of all) expect([...litWith(key)].filter((lit) => !all.has(lit))).toEqual([]);
  });
});
