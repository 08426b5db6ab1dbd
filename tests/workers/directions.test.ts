import { describe, expect, test } from "vitest";
import type { DirectionsAnswer } from "../../app/answers/directions";
import { workerForTests } from "../support/worker";

const worker = workerForTests();

const ANN = { name: "Ann", date: "1990-06-15", time: "14:30", location: "New York" };

async function asked(input: Record<string, unknown>): Promise<DirectionsAnswer> {
  const response = await worker.post("/api/directions", { birth: ANN, ...input });
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as DirectionsAnswer;
}

async function refused(input: Record<string, unknown>): Promise<Record<string, string[]>> {
  const response = await worker.post("/api/directions", { birth: ANN, ...input });
  expect(response.status, await response.clone().text()).toBe(422);
  return ((await response.json()) as { fields: Record<string, string[]> }).fields;
}

describe("primary directions", () => {
  test("of a life are in order of time, and the bounds follow each other from birth on", async () => {
    const { directions, bounds, from, to } = await asked({});
    expect(directions.length).toBeGreaterThan(60);
    const times = directions.map(({ at }) => at);
    expect(times).toEqual(times.toSorted());
    expect(times.every((at) => at >= from && at < to)).toBe(true);
    expect(directions.some(({ isConverse }) => isConverse)).toBe(false);
    expect(bounds[0]?.from).toBe("1990-06-15T18:30:00.000Z");
    bounds.slice(1).forEach((bound, index) => {
      expect(bound.from).toBe(bounds[index]?.to);
    });
    expect((bounds.at(-1)?.to ?? "") > to).toBe(true);
    for (const { significator, promissor, aspect, side, sign } of directions) {
      expect(significator === promissor).toBe(false);
      expect(side === null).toBe(aspect === "Conjunction" || aspect === "Opposition");
      expect(sign !== null).toBe(promissor.startsWith("Term of "));
    }
  });

  test("come later by a smaller key, and in a span those of the span alone", async () => {
    const [naibod, ptolemy] = await Promise.all([asked({}), asked({ options: { key: "Ptolemy" } })]);
    const [first, same] = [naibod.directions[0], ptolemy.directions[0]];
    expect(first?.arc).toBe(same?.arc);
    expect((first?.at ?? "") > (same?.at ?? "")).toBe(true);
    const part = await asked({ from: "2020-01-01", to: "2030-01-01" });
    expect(part.directions).toEqual(
      naibod.directions.filter(({ at }) => at >= "2020-01-01" && at < "2030-01-01"),
    );
  });

  test("with converse ones carry no angle that way", async () => {
    const { directions, rules } = await asked({ options: { converse: true } });
    const converse = directions.filter(({ isConverse }) => isConverse);
    expect(converse.length).toBeGreaterThan(30);
    expect(new Set(converse.map(({ significator }) => significator))).toEqual(
      new Set(["Sun", "Moon", "Fortune"]),
    );
    expect(rules.join(" ")).toContain("converse");
  });

  test("are refused beyond the polar circles at the latitude, and without a time", async () => {
    const tromso = { ...ANN, location: "Tromsø", latitude: 69.65, longitude: 18.96 };
    expect(await refused({ birth: tromso })).toEqual({
      "birth.latitude": [expect.stringContaining("inside the Arctic Circle (beyond 66.56° N)")],
    });
    expect(Object.keys(await refused({ birth: { ...ANN, timeUnknown: true } }))).toEqual(["birth.time"]);
  });

  test("refuse all that is wrong at once, each at its field", async () => {
    const fields = await refused({
      birth: { ...ANN, time: "25:00" },
      from: "2030-01-01",
      to: "2020-01-01",
      options: { method: "Regiomontanus", key: "Kepler", converse: "perhaps" },
    });
    expect(Object.keys(fields).sort()).toEqual([
      "birth.time",
      "options.converse",
      "options.key",
      "options.method",
      "to",
    ]);
  });
});
