import { describe, expect, test } from "vitest";
import type { HoraryAnswer } from "../../app/answers/horary";
import { workerForTests } from "../support/worker";

const worker = workerForTests();

const AT = { place: { location: "London" }, at: "2026-11-22T14:05Z" };

async function asked(input: object): Promise<HoraryAnswer> {
  const response = await worker.post("/api/horary", input);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as HoraryAnswer;
}

describe("a chart for a question", () => {
  test("has the seven alone with Nodes and Fortune, and says when each applying aspect perfects", async () => {
    const answer = await asked(AT);
    expect(answer.planets.map(({ planet }) => planet)).toEqual([
      "Sun",
      "Moon",
      "Mercury",
      "Venus",
      "Mars",
      "Jupiter",
      "Saturn",
    ]);
    expect(answer.points.map(({ planet }) => planet)).toEqual(["North Node", "South Node", "Fortune"]);
    expect(answer.houses).toHaveLength(12);
    for (const { isApplying, perfects } of answer.aspects)
      expect(perfects === null || (isApplying && perfects.at > answer.at)).toBe(true);
    expect(answer.aspects.some(({ perfects }) => perfects)).toBe(true);
  });

  test("is the same by the clocks of the place, and stands in the houses of a birth chart after Regiomontanus", async () => {
    const there = await asked({ place: { location: "New York" }, clock: "2026-11-22T09:05" });
    expect(there.at).toBe("2026-11-22T14:05:00.000Z");
    const birth = {
      name: "Q",
      date: "2026-11-22",
      time: "09:05",
      location: "New York",
      houseSystem: "Regiomontanus",
    };
    const chart = (await (await worker.post("/api/birth-chart", birth)).json()) as HoraryAnswer;
    expect(there.houses.map(({ longitude }) => longitude)).toEqual(
      chart.houses.map(({ longitude }) => longitude),
    );
  });

  test("exists near the poles, where there are no planetary hours", async () => {
    const answer = await asked({ place: { latitude: 78, longitude: 15 }, at: "2026-06-21T12:00Z" });
    expect(answer.hour).toBeNull();
    expect(answer.considerations.map(({ id }) => id)).not.toContain("hour-not-agreeing");
  });

  test.each([
    [{ at: AT.at }, ["place"]],
    [{ ...AT, place: {} }, ["place.location"]],
    [{ ...AT, clock: "soon", at: "now" }, ["at", "clock"]],
    [{ ...AT, clock: "2026-02-30T10:00" }, ["clock"]],
  ])("refuses %j at %j", async (input, fields) => {
    const response = await worker.post("/api/horary", input);
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { fields: object }).fields).sort()).toEqual(fields);
  });

  test("is a page without JavaScript, with the considerations as information and no verdict", async () => {
    const html = await (await worker.fetch("/sky-search/horary?location=London&at=2026-11-22T14:05Z")).text();
    expect(html).toContain("22 November 2026, 14:05, London");
    expect(html).toContain("Considerations, that warn and forbid nothing");
    expect(html).toContain("Receptions");
    expect(html).toContain('maxLength="200"');
    expect(html).not.toMatch(/name="question"/);
    const refused = await worker.fetch("/sky-search/horary?location=&at=x");
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("Please check the fields marked above");
  });
});
