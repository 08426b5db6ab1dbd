import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { separation } from "../angles";
import { ASPECT_RULES } from "../aspects";
import type { NatalChartInput } from "../chart";
import { HOUSE_SYSTEMS } from "../chart-settings";
import { MILLISECONDS_PER_DAY as DAY } from "../instant";
import { natalChart } from "../natal-chart";
import { crossAspects } from "./cross-aspects";
import { DERIVED_KINDS, type DerivedKind, type DerivedOptions, derivedChart } from "./derived-chart";

const OPTIONS: DerivedOptions = { angles: "Solar Arc", precessed: false, next: false, planet: "Mars" };
const births = fc.record({
  instant: fc.integer({ min: Date.UTC(1801, 0, 1), max: Date.UTC(2050, 0, 1) }),
  place: fc.record({
    latitude: fc.double({ min: -60, max: 60, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  }),
  houseSystem: fc.constantFrom(...HOUSE_SYSTEMS),
  timeUnknown: fc.constant(false as const),
});

function derive(natal: NatalChartInput, kind: DerivedKind, years = 30) {
  const at = natal.instant + years * 365.25 * DAY;
  const derived = derivedChart({ natal, kind, at, place: natal.place, options: OPTIONS, settings: null });
  const { chart } = natalChart(natal);
  if (!derived.chart || !chart) throw new Error("no chart");
  return { ...derived, natal: chart };
}

describe("a derived chart", () => {
  it("relocated to the birthplace is the natal chart", () => {
    fc.assert(
      fc.property(births, (natal) => {
        const { chart, natal: born, instant } = derive(natal, "Relocation");
        expect(chart).toEqual(born);
        expect(instant).toBe(natal.instant);
      }),
    );
  });

  it("relocated elsewhere keeps its places and gets other houses", () => {
    const natal = {
      instant: Date.UTC(1990, 5, 15, 18, 30),
      place: { latitude: 40.7, longitude: -74 },
      houseSystem: "Equal",
      timeUnknown: false,
    } as const;
    const place = { latitude: 51.5, longitude: 0 };
    const moved = derivedChart({
      natal,
      kind: "Relocation",
      at: 0,
      place,
      options: OPTIONS,
      settings: null,
    }).chart;
    const born = natalChart(natal).chart;
    expect(moved?.planets.map(({ longitude }) => longitude)).toEqual(
      born?.planets.map(({ longitude }) => longitude),
    );
    expect(separation(moved?.midheaven?.longitude ?? 0, born?.midheaven?.longitude ?? 0)).toBeGreaterThan(60);
  });

  it("of a return has the body at its natal place, conjunct to within nothing", () => {
    fc.assert(
      fc.property(
        births,
        fc.constantFrom(["Solar Return", "Sun"], ["Lunar Return", "Moon"], ["Planet Return", "Mars"]),
        (natal, [kind, body]) => {
          const { chart, natal: born, instant, passes, motion } = derive(natal, kind as DerivedKind);
          expect(passes).toContain(instant);
          const own = crossAspects(chart, born, motion).find(
            ({ planet1, planet2 }) => planet1 === body && planet2 === body,
          );
          expect(own).toMatchObject({ type: "Conjunction" });
          expect(own?.orb).toBeLessThan(0.01 / 3600);
        },
      ),
    );
  });

  it("for all kinds has only aspects that its own longitudes make, within their orbs, closest first", () => {
    fc.assert(
      fc.property(births, fc.constantFrom(...DERIVED_KINDS), (natal, kind) => {
        const { chart, natal: born, motion } = derive(natal, kind);
        const placesOf = ({ planets, points, rising, midheaven }: typeof chart) =>
          new Map<string, number>([
            ...[...planets, ...points].map((each) => [each.planet, each.longitude] as const),
            ["Ascendant", rising?.longitude ?? Number.NaN],
            ["Midheaven", midheaven?.longitude ?? Number.NaN],
          ]);
        const [derived, fixed] = [placesOf(chart), placesOf(born)];
        const aspects = crossAspects(chart, born, motion);
        for (const { planet1, planet2, type, angle, orb } of aspects) {
          const between = separation(derived.get(planet1) ?? Number.NaN, fixed.get(planet2) ?? Number.NaN);
          expect(Math.abs(between - angle)).toBeLessThan(1e-9);
          expect(Math.abs(Math.abs(angle - ASPECT_RULES[type].angle) - orb)).toBeLessThan(1e-9);
          expect(orb).toBeLessThanOrEqual(motion === "moving" ? 2 : 1);
          expect(planet2).not.toBe("South Node");
          if (motion === "angles only") expect(["Ascendant", "Midheaven"]).toContain(planet1);
          if (planet1 === "Chiron" || planet1.endsWith("Node")) expect(type).toBe("Conjunction");
        }
        const orbs = aspects.map(({ orb }) => orb);
        expect(orbs).toEqual(orbs.toSorted((a, b) => a - b));
      }),
    );
  });

  it("says of its aspects whether they come or go as the derived place moves", () => {
    fc.assert(
      fc.property(births, (natal) => {
        const now = derive(natal, "Secondary Progression", 30);
        const later = derive(natal, "Secondary Progression", 30.02);
        for (const { planet1, planet2, type, orb, isApplying } of crossAspects(
          now.chart,
          now.natal,
          now.motion,
        )) {
          const after = crossAspects(later.chart, later.natal, later.motion).find(
            (each) => each.planet1 === planet1 && each.planet2 === planet2 && each.type === type,
          );
          // Around exactness and a station one moment does not tell.
          const change = after ? after.orb - orb : 0;
          if (orb > 0.5 && Math.abs(change) > 1e-3) expect(change < 0).toBe(isApplying);
        }
      }),
      { numRuns: 60 },
    );
  });
});
