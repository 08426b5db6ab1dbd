import { describe, expect, test } from "vitest";
import type { MidpointsAnswer } from "../../app/answers/midpoints";
import { workerForTests } from "../support/worker";

const worker = workerForTests();

const ANN = { name: "Ann", date: "1990-06-15", time: "14:30", location: "New York" };

async function asked(input: Record<string, unknown>): Promise<MidpointsAnswer> {
  const response = await worker.post("/api/midpoints", { birth: ANN, ...input });
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as MidpointsAnswer;
}

describe("midpoints", () => {
  test("are 91, without the angles 66, and beyond the polar circles as many", async () => {
    expect((await asked({})).midpoints).toHaveLength(91);
    expect((await asked({ birth: { ...ANN, timeUnknown: true } })).midpoints).toHaveLength(66);
    const tromso = { ...ANN, location: "Tromsø", latitude: 69.65, longitude: 18.96, houseSystem: "Koch" };
    expect((await asked({ birth: tromso })).midpoints).toHaveLength(91);
  });

  test("meet more on the dial of 45° than on that of 90°, and less within a smaller orb", async () => {
    const [usual, half, narrow] = await Promise.all([
      asked({}),
      asked({ options: { dial: 45 } }),
      asked({ options: { orb: 0.5 } }),
    ]);
    expect(usual).toMatchObject({ dial: 90, orbs: { usual: 1, ofLights: 1.5 } });
    expect(half.contacts.length).toBeGreaterThan(usual.contacts.length);
    expect(narrow.contacts).toEqual(usual.contacts.filter(({ orb }) => orb <= 0.5));
  });

  test("in a sidereal zodiac are sidereal, and antiscia stay those of the tropical one", async () => {
    const [tropical, sidereal] = await Promise.all([
      asked({}),
      asked({ birth: { ...ANN, settings: { zodiac: "Lahiri" } } }),
    ]);
    expect(sidereal.antiscia).toEqual(tropical.antiscia);
    const turned = (sidereal.midpoints[0]?.longitude ?? 0) - (tropical.midpoints[0]?.longitude ?? 0);
    expect(((turned % 360) + 360) % 360).toBeCloseTo(360 - 23.72, 1);
  });

  test("refuse all that is wrong at once, each at its field", async () => {
    const response = await worker.post("/api/midpoints", {
      birth: { ...ANN, location: "" },
      options: { dial: 60, orb: 9 },
    });
    expect(response.status).toBe(422);
    const { fields } = (await response.json()) as { fields: object };
    expect(Object.keys(fields).sort()).toEqual(["birth.location", "options.dial", "options.orb"]);
  });
});
