import { DefineStar, Ecliptic, Body as EngineBody, GeoVector, MakeTime } from "astronomy-engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { separation, toRadians } from "./angles";
import { type Star, type StarPlace, starContacts, starsAt } from "./fixed-stars";
import { type Instant, instantOfDate, MILLISECONDS_PER_DAY } from "./instant";
import truth from "./truth/stars.json";

const arcseconds = (degrees: number) => Math.abs(degrees) * 3600;
const UNIX_EPOCH = 2_440_587.5;
const J2000 = instantOfDate(2000, 1, 1) + MILLISECONDS_PER_DAY / 2;

function starAt(name: string, instant: Instant): StarPlace {
  const found = starsAt(instant).find(({ star }) => star === name);
  if (!found) throw new Error(`There is no star ${name}.`);
  return found;
}

it("shows the reference's stars", () => {
  expect(
    starsAt(J2000)
      .map(({ star }) => star)
      .sort(),
  ).toEqual(truth.stars.map(({ name }) => name).sort());
});

describe.each(truth.stars.map((star) => [star.name, star] as const))("%s", (name, reference) => {
  it("is where Swiss Ephemeris has it at eight dates of 1800–2100", () => {
    for (const [jd, longitude, latitude] of reference.apparent as [number, number, number][]) {
      const ours = starAt(name, (jd - UNIX_EPOCH) * MILLISECONDS_PER_DAY);
      expect(arcseconds(separation(ours.longitude, longitude)), `${jd}`).toBeLessThanOrEqual(1);
      expect(arcseconds(ours.latitude - latitude), `${jd}`).toBeLessThanOrEqual(1);
    }
  });

  it("is as bright", () => {
    expect(Math.abs(starAt(name, J2000).magnitude - reference.magnitude)).toBeLessThanOrEqual(0.2);
  });
});

describe("starsAt(instant)", () => {
  const moments = fc.integer({ min: instantOfDate(1800, 1, 1), max: instantOfDate(2101, 1, 1) });

  it("agrees with astronomy-engine, an independent theory, in any season around the catalogue's time", () => {
    const decade = fc.integer({ min: instantOfDate(1995, 1, 1), max: instantOfDate(2005, 1, 1) });
    fc.assert(
      fc.property(decade, fc.constantFrom(...truth.stars), (instant, reference) => {
        const { name, ra, dec, pmRaCosDec, pmDec, parallax } = reference;
        const years = (instant - J2000) / (365.25 * MILLISECONDS_PER_DAY);
        const degrees = (mas: number) => (mas * years) / 3_600_000;
        const lightYears = 3261.56 / parallax;
        const rightAscension = ra + degrees(pmRaCosDec) / Math.cos(toRadians(dec));
        DefineStar(EngineBody.Star1, rightAscension / 15, dec + degrees(pmDec), lightYears);
        const theirs = Ecliptic(GeoVector(EngineBody.Star1, MakeTime(new Date(instant)), true));
        const ours = starAt(name, instant);
        const along = separation(ours.longitude, theirs.elon) * Math.cos(toRadians(theirs.elat));
        expect(arcseconds(along)).toBeLessThan(0.5);
        expect(arcseconds(ours.latitude - theirs.elat)).toBeLessThan(0.5);
      }),
      { numRuns: 200 },
    );
  });

  it("carries them forward through the tropical zodiac by precession: about 1°23′ a century", () => {
    const [before, after] = [starsAt(instantOfDate(1900, 1, 1)), starsAt(instantOfDate(2000, 1, 1))];
    // Stars near the ecliptic; far from it the moving ecliptic and their own motion tell too.
    for (const name of ["Aldebaran", "Regulus", "Spica", "Antares"] satisfies Star[]) {
      const of = (stars: readonly StarPlace[]) => stars.find(({ star }) => star === name)?.longitude ?? 0;
      expect(separation(of(after), of(before))).toBeGreaterThan(1.38);
      expect(separation(of(after), of(before))).toBeLessThan(1.41);
    }
  });

  it("lets no star go further from the ecliptic in half a year than aberration carries it", () => {
    fc.assert(
      fc.property(moments, (instant) => {
        const later = starsAt(instant + 182 * MILLISECONDS_PER_DAY);
        starsAt(instant).forEach((place, i) => {
          const other = later[i] as StarPlace;
          expect(other.star).toBe(place.star);
          expect(place.longitude).toBeGreaterThanOrEqual(0);
          expect(place.longitude).toBeLessThan(360);
          // Twice 20.5″; Toliman adds its parallax of 0.7″ each way and half a year's motion of 1.8″.
          expect(arcseconds(other.latitude - place.latitude)).toBeLessThan(45);
        });
      }),
      { numRuns: 50 },
    );
  });

  it("throws outside the span of the engine", () => {
    expect(() => starsAt(instantOfDate(1700, 1, 1))).toThrow(RangeError);
  });
});

const placed = <Name extends string>(longitudes: Readonly<Record<Name, number>>) =>
  (Object.entries(longitudes) as [Name, number][]).map(([planet, longitude]) => ({ planet, longitude }));

describe("starContacts(stars, placed, { orb })", () => {
  const star = (name: Star, longitude: number): StarPlace => ({
    star: name,
    longitude,
    latitude: 3,
    magnitude: 1,
  });

  it("names who is within 1° of longitude, in the order given, and nobody for most stars", () => {
    const stars = [star("Regulus", 149.8), star("Spica", 203.8)];
    expect(starContacts(stars, placed({ Sun: 150.8, Moon: 150.81, Ascendant: 148.81, Mars: 300 }))).toEqual([
      { ...stars[0], with: ["Sun", "Ascendant"] },
      { ...stars[1], with: [] },
    ]);
  });

  it("sees across the beginning of Aries", () => {
    const [scheat] = starContacts(
      [star("Scheat", 359.5)],
      placed({ Venus: 0.4, Saturn: 0.6, Jupiter: 358.6 }),
    );
    expect(scheat?.with).toEqual(["Venus", "Jupiter"]);
  });

  it("takes another orb, and includes its edge", () => {
    const stars = [star("Vega", 285)];
    expect(starContacts(stars, placed({ Sun: 287, Moon: 283, Mars: 287.01 }), { orb: 2 })[0]?.with).toEqual([
      "Sun",
      "Moon",
    ]);
    expect(starContacts(stars, placed({ Sun: 287 }), { orb: 0.5 })[0]?.with).toEqual([]);
  });

  it("finds everybody who stands on the star itself", () => {
    const stars = starsAt(J2000);
    for (const { star: name, with: beside } of starContacts(
      stars,
      stars.map(({ star: planet, longitude }) => ({ planet, longitude })),
    ))
      expect(beside).toContain(name);
  });
});
