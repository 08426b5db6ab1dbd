import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalizeDegrees, separation, signedDifference } from "./angles";
import {
  angularLines,
  crossingsNearLatitude,
  crossingsOf,
  distanceToLine,
  type LineCrossing,
  type LineName,
  type LineType,
  nearbyLines,
  type Subpoints,
} from "./angular-lines";
import { mapLines, subpointsAt } from "./astrocartography";
import { BODIES, type Body, PLANETS } from "./bodies";
import { type LinePath, linePaths } from "./line-path";
import { EARTH_RADIUS, type GeoPoint, unitVector } from "./sphere";
import truth from "./truth/acg.json";

type TruthBodies = (typeof truth.instants)[number]["bodies"];

const TRUTH_NAMES: Readonly<Record<Body, keyof TruthBodies>> = {
  ...(Object.fromEntries(PLANETS.map((planet) => [planet, planet])) as Record<
    (typeof PLANETS)[number],
    keyof TruthBodies
  >),
  Chiron: "Chiron",
  "North Node": "TrueNode",
  "South Node": "SouthNode",
};

/** Where a drawn line crosses a parallel, or null: what a reader of the map would measure. */
function longitudeAt(path: LinePath, latitude: number): number | null {
  for (const piece of path) {
    for (let i = 0; i + 1 < piece.length; i++) {
      const [a, b] = [piece[i] as readonly [number, number], piece[i + 1] as readonly [number, number]];
      if ((a[0] - latitude) * (b[0] - latitude) > 0 || a[0] === b[0]) continue;
      return a[1] + ((latitude - a[0]) / (b[0] - a[0])) * (b[1] - a[1]);
    }
  }
  return null;
}

const lineOf = <Line extends LineName>(lines: readonly Line[], planet: Body, lineType: LineType): Line =>
  lines.find((line) => line.planet === planet && line.lineType === lineType) as Line;

function truthLines(
  body: TruthBodies[keyof TruthBodies],
  paths: Readonly<Record<LineType, LinePath>>,
  tolerance: number,
  label: string,
) {
  for (const latitude of truth.latitudes) {
    expect(separation(longitudeAt(paths.Midheaven, latitude) as number, body.mc), `${label} MC`).toBeLessThan(
      tolerance,
    );
    expect(separation(longitudeAt(paths.IC, latitude) as number, body.ic), `${label} IC`).toBeLessThan(
      tolerance,
    );
  }
  const parallels = [...truth.latitudes, ...truth.latitudes_hi];
  const rising = [...body.asc, ...body.asc_hi];
  const setting = [...body.dsc, ...body.dsc_hi];
  parallels.forEach((latitude, i) => {
    const [ascendant, descendant] = [rising[i], setting[i]];
    if (ascendant === null || ascendant === undefined || descendant === null || descendant === undefined) {
      expect(longitudeAt(paths.Ascendant, latitude), `${label} ASC at ${latitude}`).toBeNull();
      expect(longitudeAt(paths.Descendant, latitude), `${label} DSC at ${latitude}`).toBeNull();
      return;
    }
    const asc = longitudeAt(paths.Ascendant, latitude) as number;
    const dsc = longitudeAt(paths.Descendant, latitude) as number;
    expect(separation(asc, ascendant), `${label} ASC at ${latitude}`).toBeLessThan(tolerance);
    expect(separation(dsc, descendant), `${label} DSC at ${latitude}`).toBeLessThan(tolerance);
  });
}

describe("the drawn lines", () => {
  it("from the reference's right ascension and declination are where it has them, to 0.001°", () => {
    for (const { utc, gast_deg, bodies } of truth.instants) {
      for (const body of BODIES) {
        const row = bodies[TRUTH_NAMES[body]];
        const paths = linePaths({ latitude: row.dec, longitude: signedDifference(row.ra, gast_deg) });
        truthLines(row, paths, 0.001, `${utc} ${body}`);
      }
    }
  });

  it("from the clock are where Swiss Ephemeris has them, to 0.02° (Moon 0.03°)", () => {
    for (const { utc, bodies } of truth.instants) {
      const subpoints = subpointsAt(Date.parse(utc));
      for (const body of BODIES) {
        const tolerance = body === "Moon" ? 0.03 : 0.02;
        truthLines(bodies[TRUTH_NAMES[body]], linePaths(subpoints[body]), tolerance, `${utc} ${body}`);
      }
    }
  });
});

const subpoint = fc.record({
  latitude: fc.double({ min: -40, max: 40, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe("any line", () => {
  it("stays within 5 km of the curve between its vertices, on a plain grid and on Mercator's", () => {
    const mercator = (latitude: number) => Math.asinh(Math.tan((latitude * Math.PI) / 180));
    const back = (y: number) => (Math.atan(Math.sinh(y)) * 180) / Math.PI;
    fc.assert(
      fc.property(subpoint, (under) => {
        const zenith = unitVector(under);
        const paths = linePaths(under);
        const offHorizon = (latitude: number, longitude: number) => {
          const [x, y, z] = unitVector({ latitude, longitude });
          return EARTH_RADIUS * Math.abs(Math.asin(x * zenith[0] + y * zenith[1] + z * zenith[2]));
        };
        for (const piece of [...paths.Ascendant, ...paths.Descendant]) {
          for (let i = 0; i + 1 < piece.length; i++) {
            const [a, b] = [piece[i] as readonly [number, number], piece[i + 1] as readonly [number, number]];
            for (const share of [0, 0.2, 0.4, 0.6, 0.8]) {
              const longitude = a[1] + share * (b[1] - a[1]);
              const plain = a[0] + share * (b[0] - a[0]);
              const onMercator = back(mercator(a[0]) + share * (mercator(b[0]) - mercator(a[0])));
              expect(offHorizon(plain, longitude)).toBeLessThan(5);
              expect(offHorizon(onMercator, longitude)).toBeLessThan(5);
            }
          }
        }
      }),
    );
  });

  it("runs from north to south within 85°, never streaks across the map, and is whole where it is split", () => {
    fc.assert(
      fc.property(subpoint, (under) => {
        for (const path of Object.values(linePaths(under))) {
          path.forEach((piece, p) => {
            expect(piece.length).toBeGreaterThanOrEqual(2);
            piece.forEach(([latitude, longitude], i) => {
              expect(Math.abs(latitude)).toBeLessThanOrEqual(85);
              expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
              const before = piece[i - 1];
              if (before) expect(Math.abs(longitude - before[1])).toBeLessThan(60);
            });
            const next = path[p + 1]?.[0];
            if (next) {
              const end = piece.at(-1) as readonly [number, number];
              expect(next[0]).toBe(end[0]);
              expect(Math.abs(end[1])).toBe(180);
              expect(next[1]).toBe(-end[1]);
            }
          });
        }
      }),
    );
  });

  it("of a body over the equator is a pair of meridians, without a gap or a NaN", () => {
    const paths = linePaths({ latitude: 0, longitude: 100 });
    expect(paths.Ascendant.flat().every(([, longitude]) => longitude === 10)).toBe(true);
    expect(paths.Descendant.flat().every(([, longitude]) => longitude === -170)).toBe(true);
  });
});

describe("distance to a line", () => {
  it("is nothing on the line and grows by 111.2 km a degree at right angles to it", () => {
    const everywhere = Object.fromEntries(
      BODIES.map((body) => [body, { latitude: 20, longitude: 30 }]),
    ) as Subpoints;
    const lines = angularLines(everywhere);
    expect(distanceToLine({ latitude: 51, longitude: 30 }, lineOf(lines, "Sun", "Midheaven"))).toBeCloseTo(
      0,
      6,
    );
    expect(distanceToLine({ latitude: 0, longitude: 31 }, lineOf(lines, "Sun", "Midheaven"))).toBeCloseTo(
      111.195,
      2,
    );
    expect(distanceToLine({ latitude: 0, longitude: -149 }, lineOf(lines, "Sun", "IC"))).toBeCloseTo(
      111.195,
      2,
    );
    expect(distanceToLine({ latitude: 0, longitude: -60 }, lineOf(lines, "Sun", "Ascendant"))).toBeCloseTo(
      0,
      6,
    );
    expect(distanceToLine({ latitude: 0, longitude: 120 }, lineOf(lines, "Sun", "Descendant"))).toBeCloseTo(
      0,
      6,
    );
  });

  it("to a line that ends at 70° is measured to its end from beyond", () => {
    const everywhere = Object.fromEntries(
      BODIES.map((body) => [body, { latitude: 20, longitude: 30 }]),
    ) as Subpoints;
    const rising = lineOf(angularLines(everywhere), "Sun", "Ascendant");
    // The end is at 70° N on the far meridian, 150° W. Beyond it lies the Descendant's half of the same circle.
    expect(distanceToLine({ latitude: 75, longitude: -150 }, rising)).toBeCloseTo(
      (5 * Math.PI * EARTH_RADIUS) / 180,
      3,
    );
    expect(distanceToLine({ latitude: 0, longitude: 120 }, rising)).toBeCloseTo(
      (90 * Math.PI * EARTH_RADIUS) / 180,
      3,
    );
  });

  it("agrees with the shortest great-circle distance to points all along the drawn line", () => {
    const place = fc.record({
      latitude: fc.double({ min: -80, max: 80, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    const haversine = (a: GeoPoint, b: GeoPoint) => {
      const rad = Math.PI / 180;
      const h =
        Math.sin(((b.latitude - a.latitude) * rad) / 2) ** 2 +
        Math.cos(a.latitude * rad) *
          Math.cos(b.latitude * rad) *
          Math.sin(((b.longitude - a.longitude) * rad) / 2) ** 2;
      return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, h)));
    };
    const declined = fc.record({
      latitude: fc.oneof(
        fc.double({ min: 6, max: 30, noNaN: true }),
        fc.double({ min: -30, max: -6, noNaN: true }),
      ),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(declined, place, fc.constantFrom("Ascendant", "Descendant"), (under, from, lineType) => {
        const everywhere = Object.fromEntries(BODIES.map((body) => [body, under])) as Subpoints;
        const along = linePaths(under)[lineType].flatMap((piece) =>
          piece.slice(1).flatMap(([latitude, longitude], i) => {
            const [lat0, lon0] = piece[i] as readonly [number, number];
            return Array.from({ length: 20 }, (_, k) => ({
              latitude: lat0 + ((latitude - lat0) * (k + 1)) / 20,
              longitude: lon0 + ((longitude - lon0) * (k + 1)) / 20,
            }));
          }),
        );
        const sampled = Math.min(...along.map((point) => haversine(from, point)));
        const measured = distanceToLine(from, lineOf(angularLines(everywhere), "Sun", lineType));
        expect(Math.abs(measured - sampled)).toBeLessThan(12);
      }),
      { numRuns: 30 },
    );
  });
});

describe("New York, 15 June 1990, 14:30", () => {
  const subpoints = subpointsAt(Date.parse("1990-06-15T18:30:00Z"));
  const lines = mapLines(subpoints);
  const angular = angularLines(subpoints);
  const home = { latitude: 40.71, longitude: -74.01 };

  it("has 52 lines: four of each of thirteen bodies, labelled at their middle", () => {
    expect(lines).toHaveLength(52);
    expect(new Set(lines.map(({ planet, lineType }) => `${planet} ${lineType}`)).size).toBe(52);
    for (const { planet, lineType, latitude, longitude, points } of lines) {
      expect(
        separation(longitudeAt(points, latitude) as number, longitude),
        `${planet} ${lineType}`,
      ).toBeLessThan(0.001);
    }
  });

  it("the Sun culminates at 97.39° W and rises at 151.40° E on the 40th parallel; Pluto's line is in mundo", () => {
    expect(lineOf(lines, "Sun", "Midheaven").longitude).toBeCloseTo(-97.39, 1);
    expect(lineOf(lines, "Sun", "IC").longitude).toBeCloseTo(82.61, 1);
    expect(longitudeAt(lineOf(lines, "Sun", "Ascendant").points, 40)).toBeCloseTo(151.4, 1);
    expect(lineOf(lines, "Pluto", "Midheaven").longitude).toBeCloseTo(46.22, 1);
  });

  it("the midsummer Sun rises and sets nowhere beyond 66.7°", () => {
    for (const lineType of ["Ascendant", "Descendant"] as const) {
      const latitudes = lineOf(lines, "Sun", lineType)
        .points.flat()
        .map(([latitude]) => Math.abs(latitude));
      expect(Math.max(...latitudes)).toBeLessThanOrEqual(66.7);
    }
  });

  it("the power line of New York is Jupiter's Midheaven, four to five kilometres away", () => {
    const [power] = nearbyLines(home, angular);
    expect(power).toMatchObject({ planet: "Jupiter", lineType: "Midheaven" });
    expect(power?.kilometres).toBeGreaterThan(4);
    expect(power?.kilometres).toBeLessThan(5);
  });

  it("no visible planet, no line near", () => {
    expect(nearbyLines(home, angularLines(subpoints, []))).toEqual([]);
    expect(crossingsNearLatitude(home.latitude, angularLines(subpoints, []))).toEqual([]);
  });

  it("lists at most ten lines within 500 km, nearest first", () => {
    for (let longitude = -180; longitude < 180; longitude += 15) {
      const nearby = nearbyLines({ latitude: 0, longitude }, angular);
      expect(nearby.length).toBeLessThanOrEqual(10);
      nearby.forEach(({ kilometres }, i) => {
        expect(kilometres).toBeLessThanOrEqual(500);
        expect(kilometres).toBeGreaterThanOrEqual(nearby[i - 1]?.kilometres ?? 0);
      });
    }
  });

  it("the Nodes' common lines are one entry that names its twin, under the name of the Node that is shown", () => {
    const { longitude } = lineOf(lines, "North Node", "Midheaven");
    const there = { latitude: 10, longitude };
    const nodes = (bodies: readonly Body[]) => nearbyLines(there, angularLines(subpoints, bodies));
    expect(nodes(["North Node", "South Node"])).toMatchObject([
      { planet: "North Node", lineType: "Midheaven", twin: { planet: "South Node", lineType: "IC" } },
    ]);
    expect(nodes(["South Node"])).toMatchObject([{ planet: "South Node", lineType: "IC", twin: null }]);
  });
});

describe("crossings", () => {
  const subpoints = subpointsAt(Date.parse("1990-06-15T18:30:00Z"));
  const angular = angularLines(subpoints);
  const all = crossingsOf(angular);
  const names = ({ first, second }: LineCrossing) =>
    [first, second].map(({ planet, lineType }) => `${planet} ${lineType}`);

  it("lie on both lines", () => {
    expect(all.length).toBeGreaterThan(200);
    for (const crossing of all) {
      for (const { planet, lineType } of [crossing.first, crossing.second]) {
        expect(
          distanceToLine(crossing, lineOf(angular, planet, lineType)),
          names(crossing).join(", "),
        ).toBeLessThan(0.01);
      }
    }
  });

  it("are all there are: whatever two drawn lines cross at is among them", () => {
    // A Midheaven crosses a rising line where the latter reaches its longitude: an independent way to the same place.
    const lines = mapLines(subpoints);
    const midheaven = lineOf(lines, "Jupiter", "Midheaven").longitude;
    const expected = PLANETS.filter((planet) => planet !== "Jupiter").flatMap((planet) => {
      const { latitude, longitude } = subpoints[planet];
      const hourAngle = signedDifference(midheaven, longitude);
      const parallel =
        (Math.atan(-Math.cos((hourAngle * Math.PI) / 180) / Math.tan((latitude * Math.PI) / 180)) * 180) /
        Math.PI;
      return Math.abs(parallel) > 85
        ? []
        : [{ planet, lineType: hourAngle < 0 ? "Ascendant" : "Descendant", parallel }];
    });
    expect(expected.length).toBeGreaterThan(6);
    for (const { planet, lineType, parallel } of expected) {
      const found = all.find((crossing) => {
        const pair = names(crossing);
        return pair.includes("Jupiter Midheaven") && pair.includes(`${planet} ${lineType}`);
      });
      expect(found?.latitude, `${planet} ${lineType}`).toBeCloseTo(parallel, 6);
      expect(
        separation(normalizeDegrees(found?.longitude as number), normalizeDegrees(midheaven)),
      ).toBeLessThan(1e-6);
    }
  });

  it("are between two bodies, and name the Nodes' twin lines once", () => {
    expect(all.every(({ first, second }) => first.planet !== second.planet)).toBe(true);
    expect(all.some((crossing) => names(crossing).some((name) => name.startsWith("South Node")))).toBe(false);
    const southOnly = crossingsOf(angularLines(subpoints, ["Sun", "South Node"]));
    expect(southOnly.length).toBeGreaterThan(0);
    expect(southOnly.every(({ second }) => second.planet === "South Node")).toBe(true);
  });

  it("near a latitude are within half a degree of it, closest first, each pair once", () => {
    for (let latitude = -60; latitude <= 60; latitude += 3) {
      const near = crossingsNearLatitude(latitude, angular);
      near.forEach((crossing, i) => {
        expect(Math.abs(crossing.latitude - latitude)).toBeLessThanOrEqual(0.5);
        const before = near[i - 1];
        if (before) {
          expect(Math.abs(crossing.latitude - latitude)).toBeGreaterThanOrEqual(
            Math.abs(before.latitude - latitude),
          );
        }
      });
      expect(new Set(near.map((crossing) => names(crossing).join())).size).toBe(near.length);
    }
  });
});
