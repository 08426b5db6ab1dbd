import { describe, expect, it } from "vitest";
import { separation } from "../angles";
import { positionOf } from "../positions";
import truth from "../truth/humandesign.json";
import { DESIGN_BODIES, type DesignBody } from "./activations";
import {
  CHANNELS,
  centreOf,
  channelsOfGate,
  DESIGN_CENTRES,
  GATES_OF_CENTRE,
  gatesOfChannel,
} from "./centres";
import { designInstantOf } from "./design-instant";
import { GATES_OF_THE_YEAR, gateAndLine, lineOfTheYear } from "./gates";
import { humanDesign } from "./human-design";

const ARCSECOND = 1 / 3600;
const SECOND = 1000;
const byName = (a: string, b: string) => a.localeCompare(b);

describe("the wheel, the centres and the channels are the reference's", () => {
  it("has 64 gates in its order", () => {
    expect(GATES_OF_THE_YEAR).toEqual(truth.wheel.order);
    expect(new Set(GATES_OF_THE_YEAR).size).toBe(64);
  });

  it("has nine centres with the reference's gates", () => {
    expect([...DESIGN_CENTRES].sort(byName)).toEqual(Object.keys(truth.centres).sort(byName));
    for (const centre of DESIGN_CENTRES) expect(GATES_OF_CENTRE[centre]).toEqual(truth.centres[centre]);
  });

  it("has 36 channels, each between two centres, and none for no gate", () => {
    expect(CHANNELS).toEqual(truth.channels);
    for (const channel of CHANNELS) {
      const [a, b] = gatesOfChannel(channel);
      expect(centreOf(a)).not.toBe(centreOf(b));
    }
    for (const gate of GATES_OF_THE_YEAR) {
      expect(channelsOfGate(gate)).toHaveLength([10, 20, 34, 57].includes(gate) ? 3 : 1);
    }
  });
});

describe("a gate begins with its first degree and ends before the next one's", () => {
  it.each([
    [302, 41, 1],
    [301.999999, 60, 6],
    [302.9375, 41, 2],
    [302.9374999, 41, 1],
    [307.6249999, 41, 6],
    [307.625, 19, 1],
    [359.9999, 25, 2],
    [0, 25, 2],
    [360, 25, 2],
    [-58, 41, 1],
  ])("%d° is gate %d, line %d", (longitude, gate, line) => {
    expect(gateAndLine(lineOfTheYear(longitude))).toEqual({ gate, line });
  });
});

describe("the design of a birth is the reference's", () => {
  it.each(truth.rows)("$id: $type, $authority, $profile of $birth_utc", (row) => {
    const found = humanDesign(Date.parse(row.birth_utc));
    expect(Math.abs(found.designInstant - Date.parse(row.design_utc))).toBeLessThan(2 * SECOND);
    for (const side of ["birth", "design"] as const) {
      expect(found[side].map(({ body }) => body)).toEqual(DESIGN_BODIES);
      for (const { body, gate, line, longitude } of found[side]) {
        const [itsGate, itsLine, itsLongitude] = rowOf(row[side], body);
        const isFast = body === "Moon" || body.endsWith("Node");
        expect(separation(longitude, itsLongitude), `${side} ${body}`).toBeLessThan(
          (isFast ? 1 : 0.5) * ARCSECOND,
        );
        const mayTip = row.ill.some((name: string) => name.startsWith(`${side}.${body.replace(" ", "")}`));
        if (!mayTip) expect([body, gate, line]).toEqual([body, itsGate, itsLine]);
      }
    }
    expect([...found.channels].sort(byName)).toEqual([...row.channels].sort(byName));
    expect([...found.centres].sort(byName)).toEqual([...row.definedCentres].sort(byName));
    const { type, authority, definition, profile } = row;
    expect(found).toMatchObject({ type, authority, definition, profile });
  });

  it("holds to rows of which none is within rounding of an edge", () => {
    expect(truth.rows.flatMap(({ ill }) => ill)).toEqual([]);
  });
});

describe("the design's instant", () => {
  it.each(["1800-01-01T00:00:00Z", "1899-12-31T23:59:59Z", "2026-03-20T12:00:00Z", "2100-12-31T23:59:00Z"])(
    "of %s has the Sun 88° behind, within some five milliseconds of its way",
    (utc) => {
      const birth = Date.parse(utc);
      const [then, now] = [designInstantOf(birth), birth].map((at) => positionOf("Sun", at).longitude);
      expect(Math.abs(separation(now as number, then as number) - 88)).toBeLessThan(5e-8);
    },
  );
});

function rowOf(side: Readonly<Record<string, readonly number[]>>, body: DesignBody) {
  const row = side[body.replace(" ", "")];
  if (!row) throw new Error(`the row has no ${body}`);
  return row as [number, number, number];
}
