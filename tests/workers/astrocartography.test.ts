import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { AstrocartographyAnswer } from "../../app/answers/astrocartography";
import { LINE_TYPES, type LineType } from "../../app/astrology/angular-lines";
import { BODIES, type Body } from "../../app/astrology/bodies";
import { workerForTests } from "../support/worker";

const worker = workerForTests();

const P = { name: "Ann", date: "1990-06-15", time: "14:30", location: "New York", timezone: "auto" };

async function mapOf(input: Record<string, unknown>): Promise<AstrocartographyAnswer> {
  const response = await worker.post("/api/astrocartography", input);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as AstrocartographyAnswer;
}

async function fieldsOf(input: Record<string, unknown>): Promise<Record<string, string[]>> {
  const response = await worker.post("/api/astrocartography", input);
  expect(response.status).toBe(422);
  return ((await response.json()) as { fields: Record<string, string[]> }).fields;
}

function lineOf({ lines }: AstrocartographyAnswer, planet: Body, lineType: LineType) {
  const line = lines.find((one) => one.planet === planet && one.lineType === lineType);
  if (!line) throw new Error(`no ${planet} ${lineType} line`);
  return line;
}

/** Where a drawn line crosses a parallel: what a reader of the map would measure. */
function longitudesAt(points: AstrocartographyAnswer["lines"][number]["points"], latitude: number): number[] {
  return points.flatMap((piece) =>
    piece.slice(1).flatMap((b, i) => {
      const a = piece[i] as readonly [number, number];
      if ((a[0] - latitude) * (b[0] - latitude) > 0 || a[0] === b[0]) return [];
      return [a[1] + ((latitude - a[0]) / (b[0] - a[0])) * (b[1] - a[1])];
    }),
  );
}

describe("the map of 15 June 1990, 14:30, New York", () => {
  test("has 13 bodies on four angles, each with its text, a label point and its curve", async () => {
    const map = await mapOf(P);
    expect(map.lines.map(({ planet, lineType }) => `${planet} ${lineType}`)).toEqual(
      BODIES.flatMap((planet) => LINE_TYPES.map((lineType) => `${planet} ${lineType}`)),
    );
    expect(new Set(map.lines.map(({ interpretation }) => interpretation)).size).toBe(52);
    for (const { latitude, longitude, points } of map.lines) {
      expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
      for (const [lat, lng] of points.flat()) {
        expect(Math.abs(lat)).toBeLessThanOrEqual(85);
        expect(Math.abs(lng)).toBeLessThanOrEqual(180);
      }
    }
    expect(map.subpoints.map(({ planet }) => planet)).toEqual(BODIES);
    expect(map.birthLocation).toMatchObject({ name: expect.stringContaining("New York") });
    expect(map.birthLocation.latitude).toBeCloseTo(40.71, 1);
    expect(map.birthLocation.longitude).toBeCloseTo(-74.01, 1);
    expect(map.interpretation).toContain("Ann");
    expect(map.interpretation).toContain("New York");
    expect(map.resolved).toMatchObject({ utc: "1990-06-15T18:30:00Z", utcOffset: "-04:00", note: null });
  });

  test("has its lines where professional programs draw them, in mundo", async () => {
    const map = await mapOf(P);
    expect(lineOf(map, "Sun", "Midheaven").points[0]?.[0]?.[1]).toBeCloseTo(-97.39, 1);
    expect(lineOf(map, "Sun", "IC").points[0]?.[0]?.[1]).toBeCloseTo(82.61, 1);
    expect(lineOf(map, "Pluto", "Midheaven").points[0]?.[0]?.[1]).toBeCloseTo(46.22, 1);
    const [crossing] = longitudesAt(lineOf(map, "Sun", "Ascendant").points, 40);
    expect(crossing).toBeCloseTo(151.4, 1);
    for (const lineType of ["Ascendant", "Descendant"] as const) {
      const latitudes = lineOf(map, "Sun", lineType)
        .points.flat()
        .map(([latitude]) => Math.abs(latitude));
      expect(Math.max(...latitudes)).toBeLessThanOrEqual(66.7);
    }
  });

  test("no piece of a line leaps across the map at the 180th meridian", async () => {
    for (const { planet, lineType, points } of (await mapOf(P)).lines) {
      for (const piece of points) {
        piece.slice(1).forEach(([, longitude], i) => {
          const before = piece[i]?.[1] ?? 0;
          expect(Math.abs(longitude - before), `${planet} ${lineType}`).toBeLessThan(90);
        });
      }
    }
  });

  test("weighs at most 120 KB, and 40 KB compressed", async () => {
    for (const date of ["1990-06-15", "1930-12-21", "2009-01-10"]) {
      const text = await (await worker.post("/api/astrocartography", { ...P, date })).text();
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(120_000);
      expect(gzipSync(text).length).toBeLessThanOrEqual(40_000);
    }
  });
});

describe("what cannot be read is refused at its field", () => {
  test("an empty form names its four fields at once", async () => {
    expect(await fieldsOf({ name: "", date: null, location: " " })).toEqual({
      name: ["Name is required"],
      date: ["Birth date is required"],
      time: ["Birth time is required"],
      location: ["Birth location is required"],
    });
  });
  test("an unknown birth time is an error at the time, together with all others", async () => {
    const fields = await fieldsOf({ ...P, time: "", timeUnknown: true, date: "1990-02-30" });
    expect(Object.keys(fields).sort()).toEqual(["date", "time"]);
    expect(Object.keys(await fieldsOf({ ...P, timeUnknown: true }))).toEqual(["time"]);
  });
  test("an unknown place", async () => {
    expect(Object.keys(await fieldsOf({ ...P, location: "Qwxzzy" }))).toEqual(["location"]);
  });
});

test("a house system is nothing that a map knows", async () => {
  const map = await mapOf({ ...P, houseSystem: "Vehlow" });
  expect(map.lines).toHaveLength(52);
});

test("a clock time that occurred twice can be read either way", async () => {
  const input = { ...P, date: "2023-11-05", time: "01:30" };
  const [earlier, later] = await Promise.all([mapOf(input), mapOf({ ...input, timeReading: "later" })]);
  const turned = lineOf(earlier, "Sun", "Midheaven").longitude - lineOf(later, "Sun", "Midheaven").longitude;
  expect(turned).toBeCloseTo(15, 1); // the Earth's turn in that hour
});

describe("without JavaScript", () => {
  const post = async (fields: Record<string, string>) =>
    worker.fetch("/astrocartography", { method: "POST", body: new URLSearchParams(fields) });

  test("the form gives every line with its text", async () => {
    const response = await post({ ...P, lastName: "Lee" });
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain("Ann Lee, this is the sky over");
    for (const { interpretation } of (await mapOf(P)).lines) {
      expect(html).toContain(interpretation.replaceAll("'", "&#x27;").replaceAll('"', "&quot;"));
    }
  });

  test("errors come back with what was typed", async () => {
    const response = await post({ ...P, name: "<b>Ann", lastName: "O'Lee", location: "Qwxzzy" });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain("&lt;b&gt;Ann");
    expect(html).toContain("O&#x27;Lee");
    expect(html).toContain("could not find");
  });
});

describe("the tile service", () => {
  const none = workerForTests({ vars: { TILE_URL: "" } });
  const other = workerForTests({ vars: { TILE_URL: "https://{s}.tiles.example/{z}/{x}/{y}.png" } });
  const imagesOf = (response: Response) =>
    /img-src ([^;]*)/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1];

  test("is where pages may load pictures from, and nowhere else", async () => {
    expect(imagesOf(await worker.fetch("/astrocartography"))).toBe(
      "'self' data: https://tile.openstreetmap.org",
    );
    expect(imagesOf(await other.fetch("/"))).toBe("'self' data: https://*.tiles.example");
    expect(imagesOf(await none.fetch("/"))).toBe("'self' data:");
    expect(imagesOf(await worker.fetch("/api/places?q=Ulm"))).toBeUndefined();
  });
});
