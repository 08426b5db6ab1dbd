import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { type BirthChartAnswer, birthChartAnswer } from "~/answers/birth-chart";
import { arcOf, degreesMinutesSeconds } from "~/readings/degrees";
import { readBirth } from "~/schemas/read-birth";
import { readPlaceAsset } from "../../../tests/support/place-assets";
import { fileName, placementsCsv, placementsJson } from "./placement-files";
import {
  columnsOf,
  copiedTable,
  placementRows,
  type Sorting,
  sortedRows,
  sortingAfter,
  textOf,
} from "./placement-rows";

const ANN = { name: "Ann", date: "1990-06-15", time: "14:30", location: "New York", houseSystem: "Placidus" };
const settings = { extras: ["Lilith", "Vertex", "Fortune"] };

async function chartOf(input: Record<string, unknown>): Promise<BirthChartAnswer> {
  const read = await readBirth({ ...ANN, ...input }, readPlaceAsset);
  if (!read.ok) throw new Error(JSON.stringify(read.fields));
  const chart = birthChartAnswer(read.value, { id: "one", createdAt: "2026-11-20T12:00:00.000Z" });
  if (!chart.ok) throw new Error(JSON.stringify(chart.fields));
  return chart.value;
}

let chart: BirthChartAnswer;
let plain: BirthChartAnswer;
let timeless: BirthChartAnswer;
beforeAll(async () => {
  chart = await chartOf({ settings });
  plain = await chartOf({});
  timeless = await chartOf({ settings, time: "", timeUnknown: true });
});

const namesBy = (sorting: Sorting | null, of = chart) =>
  sortedRows(placementRows(of, false), sorting).map(({ name }) => name);
const rowOf = (name: string, of = chart) => {
  const row = placementRows(of, true).find((each) => each.name === name);
  if (!row) throw new Error(`no row ${name}`);
  return row;
};

describe("degrees, minutes and seconds", () => {
  test("are cut and never rounded up", () => {
    expect(degreesMinutesSeconds(arcOf(29 + 59 / 60 + 59.999 / 3600))).toBe("29°59′59″");
    expect(degreesMinutesSeconds(arcOf(0))).toBe("0°00′00″");
    expect(degreesMinutesSeconds(arcOf(-1.5))).toBe("1°30′00″");
    expect(degreesMinutesSeconds(arcOf(1 - Number.EPSILON / 2))).toBe("0°59′59″");
  });

  test("are never 60, and lie less than a second below the angle", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 360, noNaN: true }), (angle) => {
        const { degree, minute, second } = arcOf(angle);
        expect(minute).toBeLessThan(60);
        expect(second).toBeLessThan(60);
        const rest = angle - (degree + minute / 60 + second / 3600);
        expect(rest).toBeGreaterThan(-1e-9);
        expect(rest).toBeLessThan(1 / 3600 + 1e-9);
      }),
    );
  });
});

describe("the lines of a chart", () => {
  test("are the planets, points, extras and angles, and the cusps where asked for", () => {
    expect(namesBy(null)).toEqual([
      ...["Sun", "Moon", "Mercury", "Venus", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune", "Pluto"],
      ...["Chiron", "North Node", "South Node", "Lilith (mean)", "Vertex", "Fortune"],
      ...["Ascendant", "Midheaven"],
    ]);
    expect(
      placementRows(chart, true)
        .slice(18)
        .map(({ name }) => name),
    ).toEqual(Array.from({ length: 12 }, (_, i) => `Cusp ${i + 1}`));
  });

  test("write the degree and minute of the chart, with the seconds after them", () => {
    const written = placementRows(chart, false).map((row) =>
      textOf({ ...row, isRetrograde: false }, "degree"),
    );
    chart.planets.forEach(({ degree, minute, longitude }, i) => {
      expect(written[i]?.startsWith(`${degree}°${String(minute).padStart(2, "0")}′`)).toBe(true);
      const seconds = Number(written[i]?.slice(-3, -1));
      expect(Math.abs((longitude % 30) * 3600 - (degree * 3600 + minute * 60 + seconds) - 0.5)).toBeLessThan(
        0.501,
      );
    });
  });

  test("say how fast, how far north, and what it holds", () => {
    const sun = rowOf("Sun");
    expect(textOf(sun, "speed")).toMatch(/^0°57′\d\d″$/);
    expect(textOf(sun, "latitude")).toBe("0°00′");
    expect(textOf(sun, "declination")).toMatch(/^23°1\d′ N$/);
    expect(textOf(rowOf("Saturn"), "speed")).toMatch(/^−0°03′\d\d″$/);
    expect(textOf(rowOf("Saturn"), "degree")).toMatch(/^24°00′\d\d″ ℞$/);
    expect(textOf(rowOf("Pluto"), "dignity")).toBe("");
  });

  test("leave out what turns with the Earth: its speed is not its own", () => {
    for (const name of ["Vertex", "Fortune", "Ascendant", "Cusp 4"])
      expect(textOf(rowOf(name), "speed")).toBe("");
    expect(rowOf("Midheaven").house).not.toBeNull();
  });

  test("have no column for what the chart does not say", () => {
    expect(columnsOf(placementRows(chart, false))).toEqual([
      ...["name", "sign", "degree", "house", "speed", "latitude", "declination", "dignity"],
    ]);
    expect(columnsOf(placementRows(plain, false))).toEqual([
      ...["name", "sign", "degree", "house", "speed", "latitude"],
    ]);
    expect(columnsOf(placementRows(timeless, false))).toEqual([
      ...["name", "sign", "degree", "speed", "latitude", "declination"],
    ]);
  });
});

describe("sorting", () => {
  test("goes up, then down, then back to the chart's order, and begins anew in another column", () => {
    const up = sortingAfter(null, "speed");
    const down = sortingAfter(up, "speed");
    expect([up, down]).toEqual([
      { column: "speed", isDescending: false },
      { column: "speed", isDescending: true },
    ]);
    expect(sortingAfter(down, "speed")).toBeNull();
    expect(sortingAfter(down, "name")).toEqual({ column: "name", isDescending: false });
  });

  test("by speed has the Moon at one end, and what has none last both ways", () => {
    const down = namesBy({ column: "speed", isDescending: true });
    expect(down[0]).toBe("Moon");
    expect(down.slice(-4)).toEqual(["Vertex", "Fortune", "Ascendant", "Midheaven"]);
    const up = namesBy({ column: "speed", isDescending: false });
    expect(up.indexOf("Moon")).toBe(up.length - 5);
    expect(up.slice(-4)).toEqual(["Vertex", "Fortune", "Ascendant", "Midheaven"]);
  });

  test("by sign follows the zodiac, by degree the place within the sign", () => {
    const bySign = sortedRows(placementRows(chart, true), { column: "sign", isDescending: false });
    const longitudes = bySign.map(({ longitude }) => Math.floor(longitude * 3600));
    expect(longitudes).toEqual([...longitudes].sort((a, b) => a - b));
    const byDegree = sortedRows(placementRows(chart, true), { column: "degree", isDescending: false });
    const within = byDegree.map(({ longitude }) => Math.floor((longitude % 30) * 3600));
    expect(within).toEqual([...within].sort((a, b) => a - b));
  });

  test("by name counts cusps as numbers and leaves the given lines as they are", () => {
    const rows = placementRows(chart, true);
    const before = rows.map(({ name }) => name);
    const cusps = sortedRows(rows, { column: "name", isDescending: false }).filter(({ name }) =>
      name.startsWith("Cusp"),
    );
    expect(cusps.map(({ house }) => house)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
    expect(rows.map(({ name }) => name)).toEqual(before);
  });
});

describe("taken away", () => {
  test("copied, it is the table as it stands", () => {
    const rows = placementRows(chart, false);
    const lines = copiedTable(rows, columnsOf(rows)).split("\n");
    expect(lines).toHaveLength(rows.length + 1);
    expect(lines[0]).toBe("Body\tSign\tDegree\tHouse\tA day\tLatitude\tDeclination\tDignity");
    expect(lines[1]).toMatch(/^Sun\tGemini\t24°23′\d\d″\t\d+\t0°57′\d\d″\t0°00′\t23°1\d′ N\t[+−]?\d+$/);
    for (const line of lines) expect(line.split("\t")).toHaveLength(8);
  });

  test("a CSV has numbers that a spreadsheet reads, below zero too", () => {
    const lines = placementsCsv(placementRows(chart, false)).trimEnd().split("\r\n");
    expect(lines[0]).toBe(
      "\uFEFFBody,Sign,Degree,Minute,Second,Longitude,House,Retrograde,Speed,Latitude,Declination,Dignities,Dignity points",
    );
    expect(lines[1]).toMatch(
      /^Sun,Gemini,24,23,\d+,84\.\d+,\d+,no,0\.95\d+,-?[\d.e-]+,23\.\d+,\w[\w ]*,-?\d+$/,
    );
    expect(lines[7]).toMatch(/^Saturn,Capricorn,24,0,\d+,294\.\d+,\d+,yes,-0\.\d+,/);
    expect(lines.at(-1)).toMatch(/^Midheaven,Cancer,\d+,\d+,\d+,[\d.]+,\d+,,,,,,$/);
  });

  test("a JSON says whose chart it is, how it was drawn, and every line", () => {
    const { name, houseSystem, settings, placements } = JSON.parse(
      placementsJson(chart, placementRows(chart, false)),
    );
    expect([name, houseSystem, settings]).toEqual(["Ann", "Placidus", chart.settings]);
    expect(placements).toHaveLength(18);
    const [sun] = placements;
    expect(sun).toMatchObject({ body: "Sun", sign: "Gemini", degree: 24, minute: 23, isRetrograde: false });
    expect(sun.longitude).toBeCloseTo(chart.sun.longitude, 5);
    expect(sun.dignity.points).toBe(chart.dignities?.[0]?.points);
  });

  test.each([
    ["Ann", "ann-birth-chart.csv"],
    ["Zoë  O'Brien", "zoe-o-brien-birth-chart.csv"],
    ["../Ann\\", "ann-birth-chart.csv"],
    ["Анна", "анна-birth-chart.csv"],
    ["  ", "birth-chart.csv"],
  ])("the file of %j is %s", (name, file) => {
    expect(fileName(name, "csv")).toBe(file);
  });
});

test("beside a natal chart each line also has the house of that one, in files too", () => {
  const natalCusps = plain.houses.map(({ longitude }) => (longitude + 90) % 360);
  const rows = placementRows(plain, false, natalCusps);
  expect(columnsOf(rows)).toContain("natalHouse");
  expect(columnsOf(placementRows(plain, false))).not.toContain("natalHouse");
  const ascendant = rows.find(({ name }) => name === "Ascendant");
  expect(ascendant?.house).toBe(1);
  expect(ascendant?.natalHouse).toBeGreaterThanOrEqual(9);
  const [header = "", first = ""] = placementsCsv(rows).split("\r\n");
  expect(header.endsWith(",Natal house")).toBe(true);
  expect(first.endsWith(`,${rows[0]?.natalHouse}`)).toBe(true);
  expect(JSON.parse(placementsJson(plain, rows)).placements[0].natalHouse).toBe(rows[0]?.natalHouse);
  expect(fileName("Ann", "csv", "solar-return")).toBe("ann-solar-return.csv");
});
