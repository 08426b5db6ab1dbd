import { describe, expect, it } from "vitest";
import { toDegrees } from "../angles";
import { PLANETS, type Planet } from "../bodies";
import { MOON_RADIUS } from "../eclipse-geometry";
import { equatorialVector } from "../equatorial";
import { type Instant, instantOfDate, MILLISECONDS_PER_DAY } from "../instant";
import { positionOf, skyFrameAt } from "../positions";
import { asin, type GeoPoint, length } from "../sphere";
import { coursesOver } from "./day-course";
import { altitudeOf, REFRACTION, seenFrom, standpointAt } from "./standpoint";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const radiusOf = (body: Planet) => (body === "Moon" ? MOON_RADIUS : 0);

/** Asked of the sky at that very moment. */
function heightAt(body: Planet, place: GeoPoint, at: Instant): number {
  const frame = skyFrameAt(at);
  const from = standpointAt(frame, place);
  const seen = seenFrom(from, equatorialVector(positionOf(body, at), frame.obliquity));
  return altitudeOf(from, seen) + toDegrees(asin(radiusOf(body) / length(seen)));
}

/** The first crossings that a look every two minutes finds, to two minutes. */
function lookedFor(body: Planet, place: GeoPoint, from: Instant, to: Instant) {
  let before = heightAt(body, place, from) + REFRACTION;
  const found: { up: Instant | null; down: Instant | null } = { up: null, down: null };
  for (let at = from + 2 * MINUTE; at <= to; at += 2 * MINUTE) {
    const after = heightAt(body, place, at) + REFRACTION;
    if (before < 0 && after >= 0) found.up ??= at - MINUTE;
    if (before >= 0 && after < 0) found.down ??= at - MINUTE;
    before = after;
  }
  return found;
}

const PLACES: readonly (readonly [number, number])[] = [
  [0, -78.5],
  [48.2, 16.37],
  [66.5, 25.7],
  [-69, 76],
  [78.22, 15.65],
  [-86.3, 97.2],
  [89.5, -120],
];

describe("the courses of a day", () => {
  it.each(PLACES)(
    "at %s°, %s° cross the horizon where a look every two minutes finds it",
    (latitude, longitude) => {
      const place = { latitude, longitude };
      for (const year of [1804, 1951, 2026, 2097]) {
        for (let i = 0; i < 6; i++) {
          const from = instantOfDate(year, 1 + 2 * i, 3 + 4 * i);
          // The slow ones differ little from one month to the next.
          const bodies = i % 3 === 0 ? PLANETS : (["Sun", "Moon", "Mercury"] as const);
          const courses = coursesOver(bodies, place, { from, to: from + MILLISECONDS_PER_DAY }, radiusOf);
          bodies.forEach((body, index) => {
            const crossings = courses[index]?.crossings(-REFRACTION) ?? { up: null, down: null };
            const looked = lookedFor(body, place, from, from + MILLISECONDS_PER_DAY);
            for (const way of ["up", "down"] as const) {
              const [at, about] = [crossings[way], looked[way]];
              const what = `${body} ${way} in ${new Date(from).toISOString()}`;
              if (about === null) expect(at, what).toBeNull();
              else expect(Math.abs((at ?? Number.NaN) - about), what).toBeLessThan(1.01 * MINUTE);
              // 0.15″ take 0.01 s at 15° an hour.
              if (at !== null)
                expect(Math.abs(heightAt(body, place, at) + REFRACTION), what).toBeLessThan(4e-5);
            }
          });
        }
      }
    },
  );

  it("finds a stay of minutes above the horizon, and one below", () => {
    // Near the polar circle the Moon's highest or lowest point of the month is near the horizon for a day or two.
    const place = { latitude: 64.5, longitude: 18.96 };
    let short = 0;
    for (let day = 0; day < 365; day++) {
      const from = instantOfDate(2026, 1, 1) + day * MILLISECONDS_PER_DAY;
      const [moon] = coursesOver(["Moon"], place, { from, to: from + MILLISECONDS_PER_DAY }, radiusOf);
      const { up, down } = moon?.crossings(-REFRACTION) ?? { up: null, down: null };
      if (up === null || down === null || Math.abs(up - down) > 2 * HOUR) continue;
      short++;
      const middle = (up + down) / 2;
      const sign = up < down ? 1 : -1;
      expect(sign * (heightAt("Moon", place, middle) + REFRACTION)).toBeGreaterThan(0);
    }
    expect(short).toBeGreaterThan(2);
  });

  it("are none in a day that a place left out, and go on through one of two days", () => {
    const from = instantOfDate(2011, 12, 30);
    const place = { latitude: -13.83, longitude: -171.76 };
    for (const course of coursesOver(PLANETS, place, { from, to: from }, radiusOf)) {
      expect(course.culmination).toBeNull();
      expect(course.crossings(-REFRACTION)).toEqual({ up: null, down: null });
      expect(Number.isFinite(course.middleAltitude)).toBe(true);
    }
    const to = from + 2 * MILLISECONDS_PER_DAY;
    const [long] = coursesOver(["Sun"], place, { from, to }, radiusOf);
    const [short] = coursesOver(["Sun"], place, { from, to: from + MILLISECONDS_PER_DAY }, radiusOf);
    expect(Math.abs((long?.culmination?.at ?? 0) - (short?.culmination?.at ?? 0))).toBeLessThan(20);
  });
});
