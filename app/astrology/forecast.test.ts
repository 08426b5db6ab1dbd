import { describe, expect, test } from "vitest";
import { normalizeDegrees, signedDifference } from "./angles";
import { ASPECT_RULES, MAJOR_ASPECTS } from "./aspects";
import { ayanamsaAt, inZodiac } from "./ayanamsa";
import { PLANETS, type Planet } from "./bodies";
import { forecastBetween } from "./forecast";
import type { ForecastContact } from "./forecast-contacts";
import { positionOf } from "./positions";
import { signAt } from "./signs";
import { stationsBetween } from "./stations";

const HOUR = 3_600_000;
/** What instants of contacts may be off, in hours. */
const TWO_SECONDS = 2 / 3600;
const ORB = 1;

const POINTS = [...PLANETS, "Ascendant", "Midheaven", "North Node", "Chiron"] as const;
type Points = Record<string, number>;

/** The same charts each time: longitudes by a linear congruence, and some at the seams and close to stations. */
function charts(count: number, from: number, to: number): Points[] {
  let state = from % 233_280;
  const random = () => {
    state = (state * 9301 + 49_297) % 233_280;
    return state / 233_280;
  };
  const stations = (["Mercury", "Mars", "Jupiter", "Saturn", "Pluto"] as const).flatMap((planet) =>
    stationsBetween(planet, from, to),
  );
  return Array.from({ length: count }, (_, chart) => {
    const points: Points = Object.fromEntries(POINTS.map((point) => [point, 360 * random()]));
    points.Sun = [0, 359.9999, 29.9999, 90, 0.5][chart % 5] as number;
    ["Moon", "Mars", "Ascendant", "Chiron"].forEach((point, i) => {
      const station = stations[(4 * chart + i) % stations.length];
      // A little further than the planet comes, a little less far, and by as much as the orb.
      const beyond = [0.001, -0.001, 0.4, -0.4, 0.9995, 1.0005][(chart + i) % 6] as number;
      const outward = station?.turns === "retrograde" ? beyond : -beyond;
      points[point] = normalizeDegrees((station?.longitude ?? 0) + outward + 90 * ((chart + i) % 4));
    });
    return points;
  });
}

/** What an hour-by-hour scan sees of a contact, in hours from the beginning: an event between h and h + 1 is h + 0.5. */
interface Scanned {
  enters: number | null;
  leaves: number | null;
  exact: { hour: number; isRetrograde: boolean }[];
  nearest: number;
}

/** Longitudes at every hour of a span, both ends included: without a seam, and in [0, 360). */
interface Hourly {
  readonly longitudes: Float64Array;
  readonly folded: Float64Array;
}

function hourly(planet: Planet, from: number, hours: number): Hourly {
  const longitudes = new Float64Array(hours + 1);
  let before = 0;
  for (let hour = 0; hour <= hours; hour++) {
    const { longitude } = positionOf(planet, from + hour * HOUR);
    before = hour === 0 ? longitude : before + signedDifference(longitude, normalizeDegrees(before));
    longitudes[hour] = before;
  }
  return { longitudes, folded: longitudes.map(normalizeDegrees) };
}

/** Every contact with one target, by looking at every hour; one for each round of the zodiac. */
function scan({ longitudes, folded }: Hourly, target: number): Scanned[] {
  const found = new Map<number, Scanned>();
  let before = Number.NaN;
  for (let hour = 0; hour < folded.length; hour++) {
    let off = (folded[hour] as number) - target;
    if (off > 180) off -= 360;
    else if (off <= -180) off += 360;
    const isWithin = Math.abs(off) < ORB;
    const wasWithin = Math.abs(before) < ORB;
    if (isWithin || wasWithin) {
      const round = Math.round(((longitudes[hour] as number) - target) / 360);
      let contact = found.get(round);
      if (!contact) {
        contact = { enters: hour > 0 ? hour - 0.5 : null, leaves: null, exact: [], nearest: ORB };
        found.set(round, contact);
      }
      contact.nearest = Math.min(contact.nearest, Math.abs(off));
      contact.leaves = isWithin ? null : hour - 0.5;
      if (before < 0 !== off < 0 && hour > 0) contact.exact.push({ hour: hour - 0.5, isRetrograde: off < 0 });
    }
    before = off;
  }
  return [...found.values()];
}

function targetsOf(points: Points) {
  return Object.entries(points).flatMap(([natal, longitude]) =>
    MAJOR_ASPECTS.flatMap((type) => {
      const { angle } = ASPECT_RULES[type];
      const sides = angle === 0 || angle === 180 ? [angle] : [angle, -angle];
      return sides.map((side) => ({ natal, type, longitude: normalizeDegrees(longitude + side) }));
    }),
  );
}

/** What an hourly scan cannot see is left out: an orb entered and left, or two passes, between one hour and the next. */
function seenHourly(contact: ForecastContact<string>, from: number) {
  const hours = (instant: number | null) => (instant === null ? null : (instant - from) / HOUR);
  const enters = hours(contact.enters);
  const leaves = hours(contact.leaves);
  const all = contact.exact.map(({ instant, isRetrograde }) => ({
    hour: (instant - from) / HOUR,
    isRetrograde,
  }));
  const exact = all.filter(({ hour }, i) => {
    const isSameHour = (other?: { hour: number }) => other && Math.floor(other.hour) === Math.floor(hour);
    return !isSameHour(all[i - 1]) && !isSameHour(all[i + 1]);
  });
  const isSeen = enters === null || leaves === null || Math.floor(enters) !== Math.floor(leaves);
  return { isSeen, enters, leaves, exact, contact };
}

function matches(scanned: number | null, told: number | null): boolean {
  if (scanned === null || told === null) return scanned === told;
  return Math.abs(scanned - told) <= 0.5 + TWO_SECONDS;
}

const SPANS = [Date.UTC(1985, 2, 1), Date.UTC(2026, 10, 22)];

describe.each(SPANS.map((from) => [new Date(from).toISOString().slice(0, 10), from] as const))(
  "two years from %s",
  (_, from) => {
    const hours = 17_520;
    const to = from + hours * HOUR;
    const sky = new Map(PLANETS.map((planet) => [planet, hourly(planet, from, hours)]));

    test("every contact of ten planets with ten charts stands there once, as a scan of every hour sees it", () => {
      const wrong: unknown[] = [];
      let [contacts, misses, joined, unseen] = [0, 0, 0, 0];
      for (const points of charts(10, from, to)) {
        const told = forecastBetween(points, from, to, { bodies: PLANETS, orb: ORB }).contacts;
        const byKey = new Map<string, ForecastContact<string>[]>();
        for (const contact of told) {
          const key = `${contact.transiting} ${contact.type} ${contact.natal}`;
          byKey.set(key, [...(byKey.get(key) ?? []), contact]);
        }
        contacts += told.length;
        for (const planet of PLANETS) {
          const scans = new Map<string, Scanned[]>();
          for (const { natal, type, longitude } of targetsOf(points)) {
            const key = `${planet} ${type} ${natal}`;
            scans.set(key, [...(scans.get(key) ?? []), ...scan(sky.get(planet) as Hourly, longitude)]);
          }
          for (const [key, scanned] of scans) {
            const all = (byKey.get(key) ?? []).map((contact) => seenHourly(contact, from));
            const seen = all.filter(({ isSeen }) => isSeen);
            unseen += all.length - seen.length;
            const unmatched = scanned.filter((one) => {
              const index = seen.findIndex(
                ({ enters, leaves, exact, contact }) =>
                  matches(one.enters, enters) &&
                  matches(one.leaves, leaves) &&
                  exact.length === one.exact.length &&
                  one.exact.every(
                    ({ hour, isRetrograde }, i) =>
                      matches(hour, exact[i]?.hour ?? null) && exact[i]?.isRetrograde === isRetrograde,
                  ) &&
                  (contact.exact.length > 0 || Math.abs(contact.closest.orb - one.nearest) < 1e-4),
              );
              if (index < 0) return true;
              const [{ contact }] = seen.splice(index, 1) as [(typeof seen)[number]];
              if (contact.exact.length === 0 && contact.enters && contact.leaves) misses++;
              if (contact.exact.length > 2) joined++;
              return false;
            });
            if (unmatched.length + seen.length > 0) wrong.push({ key, unmatched, seen });
          }
        }
      }
      expect(wrong.slice(0, 3)).toEqual([]);
      expect(contacts).toBeGreaterThan(30_000);
      expect(misses).toBeGreaterThan(20);
      expect(joined).toBeGreaterThan(100);
      expect(unseen).toBeLessThan(10);
    });
  },
);

const SLOW = ["Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"] as const;
const NOV_22 = Date.UTC(2026, 10, 22);

function offAt(planet: Planet, instant: number, longitude: number): number {
  return Math.abs(signedDifference(positionOf(planet, instant).longitude, longitude));
}

test("Saturn's three passes are one contact, even where it leaves the orb in between", () => {
  // Swiss Ephemeris has Saturn at 8°19′ Aries on 20 November 2026, between its stations at 14°45′ and 7°56′.
  const [square, ...others] = forecastBetween({ Sun: 98.33 }, Date.UTC(2026, 2, 1), Date.UTC(2027, 4, 1), {
    bodies: ["Saturn"],
    orb: 1,
  }).contacts.filter(({ type }) => type === "Square");
  expect(others).toEqual([]);
  expect(square?.exact.map(({ isRetrograde }) => isRetrograde)).toEqual([false, true, false]);
  expect(square?.closest).toEqual({ instant: square?.exact[0]?.instant, orb: 0 });
  // Out of the orb, by far, at the first station; well within it at the second.
  const [outside, within] = square?.turns ?? [];
  expect(square?.turns).toHaveLength(2);
  expect(outside?.orb).toBeGreaterThan(5);
  expect(within?.orb).toBeLessThan(0.5);
  for (const { instant } of square?.exact ?? []) expect(offAt("Saturn", instant, 8.33)).toBeLessThan(1e-6);
  for (const instant of [square?.enters, square?.leaves])
    expect(offAt("Saturn", instant ?? 0, 8.33)).toBeCloseTo(1, 6);
});

test.each([
  ["Mercury", "1954-05-08T18:00Z"],
  ["Mercury", "2035-11-12T06:00Z"],
  ["Venus", "2016-06-06T12:00Z"],
  ["Mars", "1919-05-09T12:00Z"],
  ["Mars", "2070-11-10T12:00Z"],
] as const)("%s passes to two seconds behind the Sun, which bends its light (%s)", (planet, middle) => {
  // The planet is behind the Sun's disc then. Natal points stand where it is at every other hour of three days.
  const noon = Date.parse(middle);
  expect(offAt("Sun", noon, positionOf(planet, noon).longitude)).toBeLessThan(0.3);
  const instants = Array.from({ length: 37 }, (_, i) => noon + (2 * i - 36) * HOUR);
  const points = Object.fromEntries(instants.map((at) => [at, positionOf(planet, at).longitude]));
  // Wherever the samples happen to fall.
  for (const hours of [0, 7, 24, 31]) {
    const from = noon - 200 * HOUR - hours * HOUR;
    const passes = forecastBetween(points, from, from + 480 * HOUR, { bodies: [planet], orb: 1 })
      .contacts.filter(({ type }) => type === "Conjunction")
      .flatMap(({ natal, exact }) => exact.map(({ instant }) => ({ natal, off: instant - Number(natal) })));
    expect(passes).toHaveLength(instants.length);
    expect(passes.filter(({ off }) => Math.abs(off) > 2000)).toEqual([]);
  }
});

test("the square ahead is another contact than the square behind, and each round is one of its own", () => {
  const contacts = forecastBetween({ Sun: 30.2 }, NOV_22, NOV_22 + 2 * 366 * 24 * HOUR, {
    bodies: ["Sun"],
    orb: 1,
  }).contacts;
  const count = (type: string) => contacts.filter((contact) => contact.type === type).length;
  expect([count("Conjunction"), count("Square"), count("Trine"), count("Opposition")]).toEqual([2, 4, 4, 2]);
  for (const { exact } of contacts) expect(exact).toHaveLength(1);
});

test("a near miss has no pass, and is nearest at its station", () => {
  const [station] = stationsBetween("Saturn", NOV_22, NOV_22 + 60 * 24 * HOUR);
  const miss = (station?.longitude ?? 0) - 0.2;
  const [contact, ...others] = forecastBetween({ Moon: miss }, NOV_22, NOV_22 + 365 * 24 * HOUR, {
    bodies: ["Saturn"],
    orb: 1,
  }).contacts;
  expect(others).toEqual([]);
  expect(contact?.exact).toEqual([]);
  expect(contact?.closest.instant).toBeCloseTo(station?.instant ?? 0, -1);
  expect(contact?.closest.orb).toBeCloseTo(0.2, 9);
});

test("a span cuts a contact: what lies outside is null, and the end says how far off it was there", () => {
  const options = { bodies: ["Sun"], orb: 2 } as const;
  const day = 24 * HOUR;
  const sun = positionOf("Sun", NOV_22 + 3 * day).longitude;
  const whole = forecastBetween({ Sun: sun }, NOV_22, NOV_22 + 6 * day, options).contacts;
  expect(whole).toMatchObject([{ exact: [{ isRetrograde: false }], turns: [] }]);
  const [before] = forecastBetween({ Sun: sun }, NOV_22, NOV_22 + 2 * day, options).contacts;
  expect(before).toMatchObject({ leaves: null, exact: [] });
  expect(Math.abs((before?.enters ?? 0) - (whole[0]?.enters ?? 0))).toBeLessThan(2000);
  expect(before?.closest.instant).toBe(NOV_22 + 2 * day);
  expect(before?.closest.orb).toBeCloseTo(offAt("Sun", NOV_22 + 2 * day, sun), 9);
  const [after] = forecastBetween({ Sun: sun }, NOV_22 + 4 * day, NOV_22 + 8 * day, options).contacts;
  expect(after).toMatchObject({ enters: null, exact: [] });
  expect(after?.closest.instant).toBe(NOV_22 + 4 * day);
});

test("stations, ingresses, lunations and eclipses name what they stand on, opposite or square to", () => {
  // 12 August 2026, total in Spain: the Sun and the Moon at 20°02′ Leo (NASA's Five Millennium Catalog).
  const points = { Sun: 140.5, Venus: 320, Mars: 50.9, Moon: 145, Saturn: 0.3 };
  const { eclipses, lunations, ingresses, stations } = forecastBetween(
    points,
    Date.UTC(2026, 0, 1),
    Date.UTC(2027, 0, 1),
    { bodies: SLOW, orb: 1 },
  );
  expect(eclipses).toMatchObject([
    {
      kind: "solar",
      type: "total",
      touches: [
        { natal: "Venus", type: "Opposition" },
        { natal: "Sun", type: "Conjunction" },
        { natal: "Mars", type: "Square" },
      ],
    },
  ]);
  expect(lunations.some(({ instant }) => Math.abs(instant - (eclipses[0]?.instant ?? 0)) < 24 * HOUR)).toBe(
    false,
  );
  // Neptune on 26 January and Saturn on 14 February enter Aries.
  expect(ingresses.map(({ planet, sign }) => `${planet} ${sign}`)).toEqual(["Neptune Aries", "Saturn Aries"]);
  expect(ingresses.every(({ touches }) => touches[0]?.natal === "Saturn")).toBe(true);
  for (const { longitude, touches } of [...stations, ...lunations]) {
    for (const { natal, type, orb } of touches) {
      const apart = Math.abs(signedDifference(longitude, points[natal]));
      expect(Math.abs(apart - ASPECT_RULES[type].angle)).toBeCloseTo(orb, 9);
      expect(orb).toBeLessThanOrEqual(1);
    }
  }
});

test.each(["Lahiri", "Fagan/Bradley"] as const)(
  "in the %s zodiac planets enter its own signs, at the moment at which their place there is a border",
  (zodiac) => {
    const [from, to] = [Date.UTC(2025, 0, 1), Date.UTC(2027, 0, 1)];
    // Something every 2°, so that each change of sign touches something.
    const everywhere = Object.fromEntries(Array.from({ length: 46 }, (_, i) => [`at ${2 * i}`, 2 * i]));
    const { ingresses } = forecastBetween(everywhere, from, to, { bodies: [...PLANETS], orb: 1.1, zodiac });
    const counted = (planet: string) => ingresses.filter((ingress) => ingress.planet === planet).length;
    expect(counted("Sun")).toBe(24);
    for (const { planet, instant, sign, isRetrograde, longitude } of ingresses) {
      const place = (at: number) => inZodiac(positionOf(planet, at).longitude, ayanamsaAt(zodiac, at));
      const off = signedDifference(place(instant), 30 * Math.round(place(instant) / 30));
      const { speed } = positionOf(planet, instant);
      // Two seconds of time.
      expect(Math.abs(off), `${planet} ${new Date(instant).toISOString()}`).toBeLessThan(
        1e-7 + (Math.abs(speed) * 2) / 86_400,
      );
      expect(signAt(place(instant + HOUR))).toBe(sign);
      expect(speed < 0).toBe(isRetrograde);
      expect(signedDifference(longitude, positionOf(planet, instant).longitude)).toBeCloseTo(0, 3);
    }
    // Where he enters the tropical Aries two months later: by Lahiri on 29 March, by Fagan and Bradley a week after.
    const saturn = ingresses.filter(({ planet }) => planet === "Saturn");
    expect(
      saturn.map(({ sign, instant }) => `${sign} ${new Date(instant).toISOString().slice(0, 7)}`),
    ).toEqual([`Pisces 2025-0${zodiac === "Lahiri" ? 3 : 4}`]);
  },
);
