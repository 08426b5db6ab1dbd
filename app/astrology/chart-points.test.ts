import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { times } from "../../tests/support/properties";
import { separation, signedDifference, toRadians } from "./angles";
import type { Body } from "./bodies";
import { eastPointOf, isDay, lotsOf, vertexOf } from "./chart-points";
import { equatorialOf } from "./equatorial";
import { chartAngles } from "./houses";
import { positionsAt, type SkyFrame, skyFrameAt } from "./positions";
import truth from "./truth/points.json";

type Row = (typeof truth.rows)[number];

const arcseconds = (degrees: number) => Math.abs(degrees) * 3600;
const placeOf = (row: Row) => ({ latitude: row.lat, longitude: row.lon });
const isExcused = (row: Row, name: string) => (row.ill as readonly string[]).includes(name);
const rows = truth.rows.map((row) => [row.utc, row] as const);
const TROPIC = 23.5;

describe.each(rows)("%s from the clock alone, against Swiss Ephemeris", (utc, row) => {
  const instant = Date.parse(utc);
  const frame = skyFrameAt(instant);
  const place = placeOf(row);
  const { Sun: sun, Moon: moon } = positionsAt(instant);

  it("has the same vertex and East Point", () => {
    const ofVertex = Math.abs(row.lat) < TROPIC ? 5 : 1;
    if (!isExcused(row, "vertex-fast"))
      expect(arcseconds(separation(vertexOf(frame, place), row.vertex))).toBeLessThanOrEqual(ofVertex);
    expect(arcseconds(separation(eastPointOf(frame, place), row.eastPoint))).toBeLessThanOrEqual(1);
  });

  it("is of the same sect", () => {
    if (!isExcused(row, "sun-at-horizon")) expect(isDay(sun, frame, place)).toBe(row.isDay);
  });

  it("has the same lots", () => {
    if (isExcused(row, "sun-at-horizon") || isExcused(row, "asc-fast")) return;
    const { ascendant } = chartAngles(frame, place);
    const sect = isDay(sun, frame, place);
    const lots = lotsOf({ ascendant, sun: sun.longitude, moon: moon.longitude, isDay: sect });
    expect(arcseconds(separation(lots.fortune, row.fortune))).toBeLessThanOrEqual(2);
    expect(arcseconds(separation(lots.spirit, row.spirit))).toBeLessThanOrEqual(2);
  });

  it("has the same declinations", () => {
    const bodies = positionsAt(instant);
    const { ascendant, midheaven } = chartAngles(frame, place);
    for (const [name, expected] of Object.entries(row.declination)) {
      const of =
        name === "MC" || name === "ASC"
          ? { longitude: name === "MC" ? midheaven : ascendant, latitude: 0 }
          : bodies[name.replace("Node", " Node") as Body];
      const tolerance = name === "Chiron" ? 2 : name === "ASC" ? 1 : 0.5;
      expect(arcseconds(equatorialOf(of, frame.obliquity).declination - expected), name).toBeLessThanOrEqual(
        tolerance,
      );
    }
  });
});

describe("with the reference's own sidereal time, obliquity and longitudes", () => {
  const frameOf = (row: Row): SkyFrame => ({
    obliquity: row.true_obliquity,
    siderealTime: row.armc - row.lon,
  });

  it.each(rows)("%s: the geometry is the same to 0.02″, and the lots to the last printed digit", (_, row) => {
    const vertex = vertexOf(frameOf(row), placeOf(row));
    if (!isExcused(row, "vertex-fast"))
      expect(arcseconds(separation(vertex, row.vertex))).toBeLessThan(
        Math.abs(row.lat) < TROPIC ? 0.1 : 0.02,
      );
    expect(arcseconds(separation(eastPointOf(frameOf(row), placeOf(row)), row.eastPoint))).toBeLessThan(0.02);
    const lots = lotsOf({ ascendant: row.asc, sun: row.sun_lon, moon: row.moon_lon, isDay: row.isDay });
    expect(separation(lots.fortune, row.fortune)).toBeLessThan(3e-7);
    expect(separation(lots.spirit, row.spirit)).toBeLessThan(3e-7);
  });
});

const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const frames = fc.record({ obliquity: degrees(23.4, 23.5), siderealTime: degrees(0, 360) });
const places = fc.record({ latitude: degrees(-90, 90), longitude: degrees(-180, 180) });

/** Toward the east, the north and the zenith of a place, of a point of the ecliptic. */
function horizontal(longitude: number, frame: SkyFrame, latitude: number, east: number) {
  const { rightAscension, declination } = equatorialOf({ longitude, latitude: 0 }, frame.obliquity);
  const [phi, delta] = [toRadians(latitude), toRadians(declination)];
  const hour = toRadians(frame.siderealTime + east - rightAscension);
  return {
    east: -Math.cos(delta) * Math.sin(hour),
    north: Math.cos(phi) * Math.sin(delta) - Math.sin(phi) * Math.cos(delta) * Math.cos(hour),
    zenith: Math.sin(phi) * Math.sin(delta) + Math.cos(phi) * Math.cos(delta) * Math.cos(hour),
  };
}

describe("wherever and whenever", () => {
  it("the vertex stands due west", () => {
    fc.assert(
      fc.property(frames, places, (frame, place) => {
        const point = horizontal(vertexOf(frame, place), frame, place.latitude, place.longitude);
        expect(point.east).toBeLessThan(1e-9);
        expect(Math.abs(point.north)).toBeLessThan(1e-9);
      }),
      { numRuns: times(1000) },
    );
  });

  it("the East Point's hour circle is six hours east of the meridian", () => {
    fc.assert(
      fc.property(frames, places, (frame, place) => {
        const longitude = eastPointOf(frame, place);
        const { rightAscension } = equatorialOf({ longitude, latitude: 0 }, frame.obliquity);
        const { armc } = chartAngles(frame, place);
        expect(signedDifference(rightAscension, armc)).toBeCloseTo(90, 9);
      }),
    );
  });

  it("on the equator the East Point rises", () => {
    fc.assert(
      fc.property(frames, degrees(-180, 180), (frame, longitude) => {
        const place = { latitude: 0, longitude };
        expect(separation(eastPointOf(frame, place), chartAngles(frame, place).ascendant)).toBeLessThan(1e-9);
      }),
    );
  });

  it("it is day while the Sun culminates and night half a turn later, except in the polar day and night", () => {
    fc.assert(
      fc.property(frames, degrees(-180, 180), degrees(-66.4, 66.4), (frame, longitude, latitude) => {
        const place = { latitude, longitude };
        const midheaven = { longitude: chartAngles(frame, place).midheaven, latitude: 0 };
        expect(isDay(midheaven, frame, place)).toBe(true);
        expect(isDay({ longitude: midheaven.longitude + 180, latitude: 0 }, frame, place)).toBe(false);
      }),
    );
    fc.assert(
      fc.property(frames, degrees(-180, 180), degrees(67, 90), (frame, longitude, latitude) => {
        expect(isDay({ longitude: 90, latitude: 0 }, frame, { latitude, longitude })).toBe(true);
        expect(isDay({ longitude: 270, latitude: 0 }, frame, { latitude, longitude })).toBe(false);
        expect(isDay({ longitude: 270, latitude: 0 }, frame, { latitude: -latitude, longitude })).toBe(true);
      }),
    );
  });

  it("sect is above or below the horizon, where the Sun stands a little off the ecliptic too", () => {
    fc.assert(
      fc.property(frames, places, degrees(0, 360), degrees(-1, 1), (frame, place, longitude, latitude) => {
        const { rightAscension, declination } = equatorialOf({ longitude, latitude }, frame.obliquity);
        const hour = toRadians(frame.siderealTime + place.longitude - rightAscension);
        // Above the horizon until the hour angle whose cosine is -tan φ · tan δ.
        const set = -Math.tan(toRadians(place.latitude)) * Math.tan(toRadians(declination));
        fc.pre(Math.abs(Math.cos(hour) - set) > 1e-9);
        expect(isDay({ longitude, latitude }, frame, place)).toBe(Math.cos(hour) > set);
      }),
    );
  });

  it("Fortune and Spirit are mirrored at the ascendant, and change places with the sect", () => {
    fc.assert(
      fc.property(degrees(0, 360), degrees(0, 360), degrees(0, 360), (ascendant, sun, moon) => {
        const day = lotsOf({ ascendant, sun, moon, isDay: true });
        const night = lotsOf({ ascendant, sun, moon, isDay: false });
        expect(night).toEqual({ fortune: day.spirit, spirit: day.fortune });
        expect(signedDifference(day.fortune + day.spirit, 2 * ascendant)).toBeCloseTo(0, 9);
        expect(signedDifference(day.fortune - ascendant, moon - sun)).toBeCloseTo(0, 9);
      }),
    );
  });
});
