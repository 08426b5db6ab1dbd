import { AstroTime, Body, Equator, Horizon, Observer, Refraction, SetDeltaTFunction } from "astronomy-engine";
import { describe, expect, it } from "vitest";
import { toDegrees } from "../angles";
import { PLANETS, type Planet } from "../bodies";
import { deltaT } from "../ephemeris/delta-t";
import { chartAngles } from "../houses";
import { type Instant, instantOfDate, MILLISECONDS_PER_DAY } from "../instant";
import { positionOf, skyFrameAt } from "../positions";
import { angleBetween, type GeoPoint, unitVector } from "../sphere";
import eclipses from "../truth/eclipses-local.json";
import truth from "../truth/riseset.json";
import { type Horizontal, horizontalOf, horizontalOfPoint, refractionAt } from "./horizon";

function seen(body: Planet, at: Instant, place: GeoPoint): Horizontal {
  return horizontalOf(positionOf(body, at), skyFrameAt(at), place);
}

/** Degrees between two directions. */
function apart(a: Horizontal, b: Horizontal): number {
  const direction = ({ azimuth, altitude }: Horizontal) =>
    unitVector({ latitude: altitude, longitude: azimuth });
  return toDegrees(angleBetween(direction(a), direction(b)));
}

describe("where the bodies stand over a place", () => {
  /** Degrees: astronomy-engine promises a minute of arc. The rows of Swiss Ephemeris below are held to a tenth of that. */
  const TOLERANCE = 1 / 60;
  const EPOCH = Date.UTC(2000, 0, 1, 12);
  SetDeltaTFunction((days) => deltaT(EPOCH + days * MILLISECONDS_PER_DAY));

  it.each([
    [52.52, 13.4, 1871],
    [-33.87, 151.21, 1936],
    [0, -78.5, 1969],
    [40.71, -74.01, 2000],
    [78.22, 15.65, 2026],
    [-77.85, 166.67, 2031],
    [-54.8, -68.3, 2088],
  ])("at %s°, %s° in %s as astronomy-engine has it, azimuth and altitude", (latitude, longitude, year) => {
    const observer = new Observer(latitude, longitude, 0);
    for (let i = 0; i < 24; i++) {
      const at = instantOfDate(year, 1, 1) + i * 15.3 * MILLISECONDS_PER_DAY;
      const time = new AstroTime((at - EPOCH) / MILLISECONDS_PER_DAY);
      for (const body of PLANETS) {
        const { ra, dec } = Equator(Body[body], time, observer, true, true);
        const theirs = Horizon(time, observer, ra, dec);
        expect(apart(seen(body, at, { latitude, longitude }), theirs), `${body} ${i}`).toBeLessThan(
          TOLERANCE,
        );
      }
    }
  });

  it.each(truth.rows)("on the meridian at $lat, $lon on $date as Swiss Ephemeris has it", (row) => {
    for (const body of PLANETS) {
      const { transit, transitAltitude } = row.bodies[body] as {
        readonly transit: string | null;
        readonly transitAltitude: number | null;
      };
      if (transit === null || transitAltitude === null) continue;
      const { azimuth, altitude } = seen(body, Date.parse(transit), {
        latitude: row.lat,
        longitude: row.lon,
      });
      expect(Math.abs(altitude - transitAltitude), body).toBeLessThan(0.002);
      const offMeridian = Math.sin((azimuth * Math.PI) / 180) * Math.cos((altitude * Math.PI) / 180);
      expect(Math.abs(toDegrees(offMeridian)), body).toBeLessThan(0.005);
    }
  });

  it.each(truth.rows)("at $lat, $lon on $date they rise in the east and set in the west", (row) => {
    const place = { latitude: row.lat, longitude: row.lon };
    for (const body of PLANETS) {
      const { rise, set } = row.bodies[body].visible as { readonly rise?: string; readonly set?: string };
      for (const [at, isRise] of [
        [rise, true],
        [set, false],
      ] as const) {
        if (!at) continue;
        const { azimuth, altitude } = seen(body, Date.parse(at), place);
        expect(azimuth < 180, `${body} ${at}`).toBe(isRise);
        // The reference's refraction, and half of the disc, which is 0.24° to 0.28° wide.
        const below = -altitude - truth.refraction_deg;
        const isDisc = body === "Sun" || body === "Moon";
        expect(below, `${body} ${at}`).toBeGreaterThan(isDisc ? 0.24 : -0.003);
        expect(below, `${body} ${at}`).toBeLessThan(isDisc ? 0.285 : 0.003);
      }
    }
  });

  it("at the contacts of eclipses Sun and Moon are as high as Swiss Ephemeris has them", () => {
    let compared = 0;
    const compare = (body: Planet, at: string, place: GeoPoint, expected: number) => {
      compared++;
      const { altitude } = seen(body, Date.parse(at), place);
      expect(Math.abs(altitude - expected), `${body} ${at}`).toBeLessThan(0.003);
    };
    for (const { lat: latitude, lon: longitude, contacts } of eclipses.solar) {
      for (const contact of Object.values(contacts ?? {})) {
        compare("Sun", contact.utc, { latitude, longitude }, contact.sunAltitude);
      }
    }
    for (const { lat: latitude, lon: longitude, contacts } of eclipses.lunar) {
      for (const contact of Object.values(contacts)) {
        compare("Moon", contact.utc, { latitude, longitude }, contact.moonAltitude);
      }
    }
    expect(compared).toBeGreaterThan(50);
  });

  it("the Moon is up to a degree lower than from the Earth's centre, the Sun not", () => {
    const at = instantOfDate(2026, 11, 22);
    const place = { latitude: 52.5, longitude: 13.4 };
    const frame = skyFrameAt(at);
    const lowered = (body: Planet) => {
      const { longitude, latitude } = positionOf(body, at);
      return horizontalOfPoint(longitude, latitude, frame, place).altitude - seen(body, at, place).altitude;
    };
    expect(lowered("Moon")).toBeGreaterThan(0.4);
    expect(lowered("Moon")).toBeLessThan(1.03);
    expect(Math.abs(lowered("Sun"))).toBeLessThan(0.003);
  });
});

describe("the ecliptic", () => {
  it.each([60, 10, -10, -50, 89.9, -89.9])("has the ascendant on the horizon at %s°", (latitude) => {
    for (let hour = 0; hour < 24; hour++) {
      const frame = skyFrameAt(instantOfDate(2026, 3, 1) + hour * 3_600_000);
      const place = { latitude, longitude: 20 };
      const { ascendant } = chartAngles(frame, place);
      expect(Math.abs(horizontalOfPoint(ascendant, 0, frame, place).altitude)).toBeLessThan(1e-6);
    }
  });
});

describe("refraction", () => {
  it("lifts what is 34′ below the horizon onto it, and the rest as astronomy-engine has it", () => {
    expect(Math.abs(refractionAt(-34 / 60) - 34 / 60)).toBeLessThan(0.01);
    for (const altitude of [-0.9, -0.5, 0, 0.5, 2, 10, 45, 89]) {
      expect(Math.abs(refractionAt(altitude) - Refraction("normal", altitude))).toBeLessThan(0.0005);
    }
    expect(refractionAt(-20)).toBe(0);
    expect(Math.abs(refractionAt(90))).toBeLessThan(0.0001);
  });
});
