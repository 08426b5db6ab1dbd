import { describe, expect, test } from "vitest";
import type { EclipseHereAnswer } from "../../app/answers/eclipse-here";
import type { SkyHereAnswer } from "../../app/answers/sky-here";
import truth from "../../app/astrology/truth/riseset.json";
import { workerForTests } from "../support/worker";

const worker = workerForTests();

async function got<Answer>(path: string): Promise<Answer> {
  const response = await worker.fetch(path);
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}

describe("GET /api/sky-here", () => {
  test("says when Sun and Moon rise and set as the reference does, and who rules the hours", async () => {
    const row = truth.rows.find(({ date }) => date === "1950-12-01");
    if (!row) throw new Error("The reference has another row now.");
    const answer = await got<SkyHereAnswer>(`/api/sky-here?lat=${row.lat}&lon=${row.lon}&date=${row.date}`);
    expect(answer).toMatchObject({ date: "1950-12-01", timeZone: "Asia/Samarkand" });
    expect(answer.place).toMatchObject({ country: "Uzbekistan", latitude: row.lat, longitude: row.lon });
    for (const name of ["Sun", "Moon"] as const) {
      const body = answer.bodies.find((each) => each.body === name);
      const { rise, set } = row.bodies[name].visible;
      expect(Math.abs(Date.parse(body?.rise ?? "") - Date.parse(rise ?? ""))).toBeLessThan(10_000);
      expect(Math.abs(Date.parse(body?.set ?? "") - Date.parse(set ?? ""))).toBeLessThan(10_000);
    }
    // A Friday.
    const [sun] = answer.bodies;
    expect(answer.planetaryHours).toHaveLength(24);
    expect(answer.planetaryHours?.[0]).toMatchObject({ from: sun?.rise, ruler: "Venus", isDay: true });
    expect(answer.planetaryHours?.[12]).toMatchObject({ from: sun?.set, ruler: "Mars", isDay: false });
  });

  test("keeps to the local day: in Kiritimati it begins ten hours before Greenwich's", async () => {
    const { bodies } = await got<SkyHereAnswer>("/api/sky-here?lat=1.87&lon=-157.4&date=2026-11-22");
    for (const { rise, set, culmination } of bodies) {
      for (const at of [rise, set, culmination]) {
        if (at === null) continue;
        expect(at >= "2026-11-21T10:00:00.000Z" && at < "2026-11-22T10:00:00.000Z").toBe(true);
      }
    }
  });

  test("refuses a day that a place left out of its calendar", async () => {
    // Samoa went from 29 to 31 December 2011.
    const response = await worker.fetch("/api/sky-here?lat=-13.83&lon=-171.76&date=2011-12-30");
    expect(response.status).toBe(422);
    const { fields } = (await response.json()) as { fields: object };
    expect(Object.keys(fields)).toEqual(["date"]);
  });

  test("answers for the poles", async () => {
    for (const lat of [90, -90]) {
      const { bodies, planetaryHours } = await got<SkyHereAnswer>(
        `/api/sky-here?lat=${lat}&lon=0&date=2026-06-21`,
      );
      expect(bodies[0]).toMatchObject({ body: "Sun", state: lat > 0 ? "always up" : "always down" });
      expect(planetaryHours).toBeNull();
    }
  });

  test("names what is missing or wrong", async () => {
    const response = await worker.fetch("/api/sky-here?lat=95&date=yesterday");
    expect(response.status).toBe(422);
    const { fields } = (await response.json()) as { fields: object };
    expect(Object.keys(fields).sort()).toEqual(["date", "lat", "lon"]);
  });
});

describe("GET /api/eclipse-here", () => {
  test("the total eclipse of 12 August 2026 is total in A Coruña for 76 seconds, low in the west", async () => {
    const eclipse = await got<EclipseHereAnswer>("/api/eclipse-here?lat=43.371&lon=-8.396&at=2026-08-12");
    expect(eclipse).toMatchObject({ kind: "solar", type: "total", visible: true });
    const { totalBegins, totalEnds, penumbralBegins } = eclipse.contacts;
    const seconds = (Date.parse(totalEnds ?? "") - Date.parse(totalBegins ?? "")) / 1000;
    expect(Math.abs(seconds - 76)).toBeLessThan(3);
    expect(eclipse.maximum.altitude).toBeGreaterThan(11);
    expect(eclipse.maximum.altitude).toBeLessThan(13);
    expect(penumbralBegins).toBeNull();
    expect(eclipse.best).toEqual(eclipse.maximum);
  });

  test("is not seen from where the Sun is down, and passes by elsewhere", async () => {
    const tokyo = await got<EclipseHereAnswer>("/api/eclipse-here?lat=35.7&lon=139.7&at=2026-08-12T18:00Z");
    expect(tokyo).toMatchObject({ kind: "solar", visible: false, best: null });
    const lima = await got<EclipseHereAnswer>("/api/eclipse-here?lat=-12.05&lon=-77.05&at=2026-08-12T18:00Z");
    expect(lima).toMatchObject({ type: "none", visible: false, maximum: { magnitude: 0, obscuration: 0 } });
    expect(Object.values(lima.contacts)).toEqual([null, null, null, null, null, null]);
  });

  test("finds one near every moment of three centuries, at both ends too", async () => {
    for (const at of ["1800-01-01", "2100-12-31", "2026-05-15"]) {
      const { maximum } = await got<EclipseHereAnswer>(`/api/eclipse-here?lat=0&lon=0&at=${at}`);
      expect(Math.abs(Date.parse(maximum.at) - Date.parse(at))).toBeLessThan(200 * 86_400_000);
    }
  });
});
