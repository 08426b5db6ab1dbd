import { AstroTime, Body, Observer, SearchAltitude } from "astronomy-engine";
import { describe, expect, it } from "vitest";
import { PLANETS } from "../bodies";
import { dateOfIso, weekdayOf } from "../calendar";
import { MILLISECONDS_PER_DAY as DAY, instantOfDate } from "../instant";
import truth from "../truth/riseset.json";
import { dayHere } from "./day-here";

const SECOND = 1000;
/**
 * The reference lifts the horizon by 33.59', we by the almanac's 34': up to 5 s at 60°. Its events that are marked slow or
 * grazing, near the poles, take as much longer.
 */
const TOLERANCE = 10 * SECOND;

type Events = Readonly<Record<string, string | null | undefined>>;
interface Row {
  readonly lat: number;
  readonly lon: number;
  readonly from: string;
  readonly date: string;
}

function dayOf({ lat, lon, from, date }: Row) {
  const begin = Date.parse(from);
  const weekday = weekdayOf(dateOfIso(date));
  return dayHere({ latitude: lat, longitude: lon }, { from: begin, to: begin + DAY }, weekday);
}

function expectAt(
  found: number | null | undefined,
  expected: string | null | undefined,
  within: number,
  what: string,
) {
  if (expected === null || expected === undefined) expect(found, what).toBeNull();
  else expect(Math.abs((found ?? Number.NaN) - Date.parse(expected)), what).toBeLessThan(within);
}

const STATES: Readonly<Record<string, string>> = { alwaysUp: "always up", alwaysDown: "always down" };

describe("rising, culmination and setting", () => {
  it.each(truth.rows)("at $lat, $lon on $date", (row) => {
    const { bodies } = dayOf(row);
    expect(bodies.map(({ body }) => body)).toEqual([...PLANETS]);
    for (const { body, rise, set, culmination, culminationAltitude, state } of bodies) {
      const { visible, transit, transitAltitude } = row.bodies[body] as unknown as {
        readonly visible: Events;
        readonly transit: string | null;
        readonly transitAltitude: number | null;
      };
      const isIll = (row.ill as readonly string[]).some((name) => name.startsWith(body));
      expectAt(culmination, transit, 1 * SECOND, `${body} culminates`);
      if (culminationAltitude !== null) {
        expect(Math.abs(culminationAltitude - (transitAltitude as number))).toBeLessThan(0.002);
      }
      if (row.ill.includes(`${body}-grazing` as never)) continue;
      expect(state, body).toBe(visible.state ? STATES[visible.state] : "rises");
      expectAt(rise, visible.rise, isIll ? 60 * SECOND : TOLERANCE, `${body} rises`);
      expectAt(set, visible.set, isIll ? 60 * SECOND : TOLERANCE, `${body} sets`);
    }
  });
});

describe("planetary hours", () => {
  it.each(truth.planetaryHours)("at $lat, $lon on $date begin with $dayRuler", (row) => {
    const { planetaryHours: hours } = dayOf(row);
    if (row.hours === null || hours === null) {
      expect(hours).toBe(row.hours);
      return;
    }
    expect(hours.map(({ ruler }) => ruler)).toEqual(row.hours.map(([, ruler]) => ruler));
    row.hours.forEach(([from], index) => {
      expectAt(hours[index]?.from, from, TOLERANCE, `hour ${index}`);
      expect(hours[index]?.isDay).toBe(index < 12);
      expect(hours[index]?.to).toBe(index < 23 ? hours[index + 1]?.from : hours[23]?.to);
    });
    expectAt(hours[23]?.to, row.nextSunrise, TOLERANCE, "the end");
  });
});

/**
 * The reference has no twilight, so an independent theory stands in: astronomy-engine, whose Sun is within 1″ of ours and
 * thus its twilights within a second, and in the polar circles within as much as the Sun takes for a few arcseconds.
 */
describe("twilight, as astronomy-engine has it", () => {
  const DEPTHS = { civil: -6, nautical: -12, astronomical: -18 } as const;
  const EPOCH = Date.UTC(2000, 0, 1, 12);

  it.each([...truth.rows, ...truth.planetaryHours])("at $lat, $lon on $date", (row) => {
    const { twilight } = dayOf(row);
    const from = Date.parse(row.from);
    const observer = new Observer(row.lat, row.lon, 0);
    for (const depth of ["civil", "nautical", "astronomical"] as const) {
      for (const [what, direction] of [
        ["dawn", 1],
        ["dusk", -1],
      ] as const) {
        const start = new AstroTime((from - EPOCH) / DAY);
        const theirs = SearchAltitude(Body.Sun, observer, direction, start, 1, DEPTHS[depth]);
        const found = theirs && EPOCH + theirs.ut * DAY;
        const ours = twilight[depth][what];
        const isInDay = found !== null && found < from + DAY;
        if (!isInDay) expect(ours, `${depth} ${what}`).toBeNull();
        else expect(Math.abs((ours ?? Number.NaN) - found), `${depth} ${what}`).toBeLessThan(1 * SECOND);
      }
    }
  });
});

describe("a day at the pole", () => {
  const at = (latitude: number, month: number) => {
    const from = instantOfDate(2026, month, 21);
    return dayHere({ latitude, longitude: 0 }, { from, to: from + DAY }, "Sunday");
  };

  it("has no planetary hours, and a Sun that stays up or down", () => {
    expect(at(80, 6)).toMatchObject({ planetaryHours: null });
    expect(at(80, 6).bodies[0]).toMatchObject({ body: "Sun", rise: null, set: null, state: "always up" });
    expect(at(80, 12).bodies[0]).toMatchObject({ body: "Sun", rise: null, set: null, state: "always down" });
    expect(at(80, 12).twilight).toEqual({
      civil: { dawn: null, dusk: null },
      nautical: { dawn: null, dusk: null },
      astronomical: { dawn: expect.any(Number), dusk: expect.any(Number) },
    });
  });

  it("has the Sun up as soon as its upper edge, lifted by the air, is", () => {
    const over = (month: number, day: number) => {
      const from = instantOfDate(2026, month, day);
      return dayHere({ latitude: 90, longitude: 0 }, { from, to: from + DAY }, "Sunday").bodies[0]?.state;
    };
    // Its middle crosses the horizon on 20 March and 23 September.
    expect([over(3, 17), over(3, 19), over(9, 24), over(9, 26)]).toEqual([
      "always down",
      "always up",
      "always up",
      "always down",
    ]);
  });
});
