import { describe, expect, it } from "vitest";
import { separation } from "../angles";
import type { NatalChartInput } from "../chart";
import type { DetailedChart } from "../chart-details";
import { type ChartSettings, DEFAULT_SETTINGS, EXTRAS, HOUSE_SYSTEMS } from "../chart-settings";
import { terrestrialJulianDate } from "../ephemeris/delta-t";
import { houseOf } from "../houses";
import { MILLISECONDS_PER_DAY } from "../instant";
import { type DrawnChart, natalChart } from "../natal-chart";
import { signAt } from "../signs";
import truth from "../truth/heliocentric-draconic.json";
import { CIRCLING, heliocentricChart, REMADE_KINDS, type RemadeKind, remadeChart } from "./further-charts";

const ARCSECOND = 1 / 3600;
const ANN: NatalChartInput = {
  instant: Date.UTC(1990, 5, 15, 18, 30),
  place: { latitude: 40.71, longitude: -74.01 },
  houseSystem: "Placidus",
  timeUnknown: false,
};
const EVERYTHING: ChartSettings = { ...DEFAULT_SETTINGS, extras: EXTRAS };

function remade(
  kind: RemadeKind,
  natal: NatalChartInput = ANN,
  settings: ChartSettings | null = null,
  harmonic = 9,
): DrawnChart {
  const { chart } = remadeChart({ natal, kind, harmonic, division: 9, settings });
  if (!chart) throw new Error("no chart");
  return chart;
}

const places = (chart: DrawnChart) =>
  new Map<string, number>([
    ...[...chart.planets, ...chart.points].map(({ planet, longitude }) => [planet, longitude] as const),
    ["ASC", chart.rising?.longitude ?? Number.NaN],
    ["MC", chart.midheaven?.longitude ?? Number.NaN],
  ]);

/** A place of 1″ (Chiron 2″, angles 3″), and of the true node another half. */
const toleranceOf = (name: string) => ({ Chiron: 2, ASC: 3, MC: 3 })[name] ?? 1;

describe.each(truth.rows.map((row) => [row.utc, row] as const))("%s", (utc, row) => {
  const natal: NatalChartInput = {
    instant: Date.parse(utc),
    place: { latitude: row.lat, longitude: row.lon },
    houseSystem: "Whole Sign",
    timeUnknown: false,
  };
  const ill = row.ill as readonly string[];
  // Bodies at the reference's Terrestrial Time, whose ΔT of the future is a guess; angles by its clock.
  const shift = (row.jd_tt - terrestrialJulianDate(natal.instant)) * MILLISECONDS_PER_DAY;
  const atSameTime = { ...natal, instant: natal.instant + shift };
  const placesOf = (draw: (of: NatalChartInput) => DrawnChart) => {
    const byClock = places(draw(natal));
    return new Map(
      [...places(draw(atSameTime))].map(([name, longitude]) => [
        name,
        name === "ASC" || name === "MC" ? (byClock.get(name) as number) : longitude,
      ]),
    );
  };

  it("has the draconic places of the reference, by the true node and by the mean one", () => {
    for (const [node, expected] of [
      ["True", row.draconicTrue],
      ["Mean", row.draconicMean],
    ] as const) {
      const ours = placesOf((of) => remade("Draconic", of, { ...DEFAULT_SETTINGS, node }));
      for (const [name, longitude] of Object.entries(expected)) {
        if (name === "ASC" && ill.includes("asc-fast")) continue;
        const tolerance = toleranceOf(name) + 1;
        expect(separation(ours.get(name) ?? Number.NaN, longitude), `${node} ${name}`).toBeLessThan(
          tolerance * ARCSECOND,
        );
      }
      expect(separation(ours.get("North Node") ?? Number.NaN, 0)).toBeLessThan(1e-9);
    }
  });

  it("has the heliocentric places of the reference within 0.5″", () => {
    const chart = heliocentricChart(atSameTime, null);
    expect(chart.planets.map(({ planet }) => planet)).toEqual(CIRCLING);
    for (const { planet, longitude, latitude, speed } of chart.planets) {
      const [expected, north, , aDay] = row.heliocentric[planet] as [number, number, number, number];
      expect(separation(longitude, expected), planet).toBeLessThan(0.5 * ARCSECOND);
      expect(Math.abs(latitude - north)).toBeLessThan(0.5 * ARCSECOND);
      expect(Math.abs(speed - aDay)).toBeLessThan(2e-4 * Math.max(1, aDay));
    }
  });

  it.each([4, 5, 7, 9])(
    "has the places of harmonic %d, an error of a longitude counted so many times",
    (harmonic) => {
      const ours = placesOf((of) => remade("Harmonic", of, null, harmonic));
      const expected = row.harmonics[String(harmonic) as "9"] as Readonly<Record<string, number>>;
      for (const [name, longitude] of Object.entries(expected)) {
        if (name === "ASC" && ill.includes("asc-fast")) continue;
        const tolerance = harmonic * toleranceOf(name);
        const own = ours.get(name === "TrueNode" ? "North Node" : name) ?? Number.NaN;
        expect(separation(own, longitude), name).toBeLessThan(tolerance * ARCSECOND);
      }
    },
  );
});

describe("charts made anew", () => {
  it.each(REMADE_KINDS)(
    "%s have the birth's shape, houses that hold their planets, and what is retrograde",
    (kind) => {
      for (const settings of [null, EVERYTHING, { ...EVERYTHING, zodiac: "Raman" } as const]) {
        const natal = natalChart(ANN, settings).chart as DrawnChart;
        const chart = remade(kind, ANN, settings);
        expect(Object.keys(chart)).toEqual(Object.keys(natal));
        expect(chart.houses).toHaveLength(12);
        const cusps = chart.houses.map(({ longitude }) => longitude);
        chart.planets.forEach((placed, index) => {
          expect(placed.house).toBe(houseOf(placed.longitude, cusps));
          expect(placed.isRetrograde).toBe(natal.planets[index]?.isRetrograde);
          expect(placed.sign).toBe(signAt(placed.longitude));
          expect(placed.latitude).toBe(natal.planets[index]?.latitude);
        });
        if (!settings) continue;
        const [own, born] = [chart, natal] as readonly DetailedChart[];
        expect(own?.planets.map(({ declination }) => declination)).toEqual(
          born?.planets.map(({ declination }) => declination),
        );
        expect(own?.declinationAspects).toEqual(born?.declinationAspects);
        expect(own?.stars).toEqual([]);
        expect(own?.ayanamsa === null).toBe(kind !== "Varga" && settings.zodiac === "Tropical");
      }
    },
  );

  it("are drawn in houses that can be: the birth's, or equal ones from what rises", () => {
    for (const houseSystem of HOUSE_SYSTEMS) {
      const natal = { ...ANN, houseSystem };
      expect(remade("Draconic", natal).houseSystem).toBe(houseSystem);
      expect(remade("Harmonic", natal).houseSystem).toBe(
        houseSystem === "Whole Sign" ? "Whole Sign" : "Equal",
      );
      expect(remade("Varga", natal).houseSystem).toBe("Whole Sign");
      const draconic = remade("Draconic", natal);
      const born = natalChart(natal).chart;
      if (houseSystem !== "Whole Sign")
        expect(draconic.planets.map(({ house }) => house)).toEqual(born?.planets.map(({ house }) => house));
    }
  });

  it("exist beyond the polar circles but for draconic Placidus and Koch", () => {
    const natal: NatalChartInput = { ...ANN, place: { latitude: 69.65, longitude: 18.96 } };
    expect(
      remadeChart({ natal, kind: "Draconic", harmonic: 9, division: 9, settings: null }).chart,
    ).toBeNull();
    expect(remade("Harmonic", natal).houses).toHaveLength(12);
    expect(remade("Varga", natal).houses).toHaveLength(12);
  });

  it("of an unknown time leave out what turns with the Earth", () => {
    const natal: NatalChartInput = {
      ...ANN,
      timeUnknown: true,
      dayStart: ANN.instant - 4e7,
      dayEnd: ANN.instant + 4e7,
    };
    for (const kind of REMADE_KINDS)
      expect(remade(kind, natal, EVERYTHING)).toMatchObject({
        rising: null,
        midheaven: null,
        houses: [],
        timeUnknown: true,
      });
  });

  it("of harmonic 1 are the birth's places, and the ninth of Lahiri's is its navamsa", () => {
    expect([...places(remade("Harmonic", ANN, null, 1))]).toEqual([
      ...places(natalChart(ANN).chart as DrawnChart),
    ]);
    const lahiri = { ...DEFAULT_SETTINGS, zodiac: "Lahiri" } as const;
    const navamsa = places(remade("Varga", ANN, lahiri));
    for (const [name, longitude] of places(remade("Harmonic", ANN, lahiri, 9)))
      expect(separation(navamsa.get(name) ?? Number.NaN, longitude), name).toBeLessThan(1e-6);
    expect([...places(remade("Varga"))]).toEqual([...navamsa]);
  });
});
