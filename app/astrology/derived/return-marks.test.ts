import { describe, expect, it } from "vitest";
import { chartPosition, housesAt, type NatalChart, placement } from "../chart";
import { natalChart } from "../natal-chart";
import truth from "../truth/returns.json";
import { derivedChart } from "./derived-chart";
import { returnMarks } from "./return-marks";

const RADIANS = Math.PI / 180;
const turned = (degrees: number) => ((degrees % 360) + 360) % 360;

/** The rising degree by the textbook's formula, from mean sidereal time and mean obliquity: right to a minute of arc. */
function ascendantOf(jd: number, latitude: number, longitude: number): number {
  const days = jd - 2_451_545;
  const armc = turned(280.46061837 + 360.98564736629 * days + longitude) * RADIANS;
  const obliquity = (23.4393 - 0.0000003563 * days) * RADIANS;
  const down = Math.sin(armc) * Math.cos(obliquity) + Math.tan(latitude * RADIANS) * Math.sin(obliquity);
  return turned(Math.atan2(Math.cos(armc), -down) / RADIANS);
}

const margin = (longitude: number) => Math.min(longitude % 30, 30 - (longitude % 30));

describe("the ground of a return", () => {
  const rows = truth.solar
    .map((row) => ({ ...row, natal: ascendantOf(row.birth.jd_ut, row.birth.lat, row.birth.lon) }))
    .filter(({ natal, return: { birthplace } }) => margin(natal) > 0.5 && margin(birthplace.ASC) > 0.5);

  it("can be counted in signs for most rows of the reference", () => {
    expect(rows.length).toBeGreaterThan(8);
  });

  it.each(rows)(
    "of $birth.utc in $year is the reference's, counted in signs from the natal Ascendant",
    (row) => {
      const place = { latitude: row.birth.lat, longitude: row.birth.lon };
      const instant = Date.parse(row.birth.utc);
      const birth = { instant, place, houseSystem: "Whole Sign", timeUnknown: false } as const;
      const natal = natalChart(birth).chart;
      const options = { angles: "Solar Arc", precessed: false, next: false, planet: null } as const;
      const at = Date.parse(row.return.utc) + 3_600_000;
      const { chart } = derivedChart({
        natal: birth,
        kind: "Solar Return",
        at,
        place,
        options,
        settings: null,
      });
      if (!natal || !chart) throw new Error("no chart");
      const signs = Math.floor(row.return.birthplace.ASC / 30) - Math.floor(row.natal / 30);
      expect(returnMarks(natal, chart)?.ground).toBe(((signs + 12) % 12) + 1);
    },
  );
});

describe("the marks of a return", () => {
  /** A chart of equal houses from a rising degree, with a midheaven and some planets. */
  function chartOf(rising: number, midheaven: number, places: Readonly<Partial<Record<string, number>>>) {
    const cusps = Array.from({ length: 12 }, (_, house) => (rising + 30 * house) % 360);
    const names = ["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn"] as const;
    const planets = names.map((name) =>
      placement(name, { longitude: places[name] ?? 200, latitude: 0, speed: 1 }, cusps),
    );
    return {
      rising: chartPosition(rising),
      midheaven: chartPosition(midheaven),
      planets,
      houses: housesAt(cusps),
    } satisfies Pick<NatalChart, "rising" | "midheaven" | "planets" | "houses">;
  }

  it("count a planet within five degrees of an angle, on the nearer one, the closest first", () => {
    const returned = chartOf(359, 272, { Mars: 4, Saturn: 358, Venus: 97.1, Moon: 91, Jupiter: 183.9 });
    const marks = returnMarks(chartOf(10, 280, {}), returned);
    expect(
      marks?.onAngles.map(({ planet, angle, orb }) => [planet, angle, Math.round(orb * 10) / 10]),
    ).toEqual([
      ["Moon", "Imum Coeli", 1],
      ["Saturn", "Ascendant", 1],
      ["Jupiter", "Descendant", 4.9],
      ["Mars", "Ascendant", 5],
    ]);
  });

  it("have a repeated Ascendant within five degrees, over 0° Aries too", () => {
    const natal = chartOf(359, 270, {});
    expect(returnMarks(natal, chartOf(3.5, 270, {}))?.repeat).toBeCloseTo(4.5);
    expect(returnMarks(natal, chartOf(4.5, 270, {}))?.repeat).toBeNull();
  });

  it("have the traditional ruler of the sign that rises, in its house of the return", () => {
    const marks = returnMarks(chartOf(0, 270, {}), chartOf(225, 135, { Mars: 20, Sun: 300, Moon: 226 }));
    expect(marks).toMatchObject({
      rising: "Scorpio",
      ground: 8,
      ruler: { planet: "Mars", house: 6 },
      sun: 3,
      moon: 1,
    });
  });
});
