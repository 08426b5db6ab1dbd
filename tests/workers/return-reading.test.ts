import { describe, expect, test } from "vitest";
import type { ReturnReadingAnswer } from "../../app/answers/return-reading";
import { countWords } from "../../app/readings/horoscope/second/fill";
import { workerForTests } from "../support/worker";

const worker = workerForTests();

const ANN = { name: "Ann", date: "1990-06-15", time: "14:30", location: "New York" };
const ASKED = { birth: ANN, at: "2026-11-22" };

async function told(input: Record<string, unknown>): Promise<ReturnReadingAnswer> {
  const response = await worker.post("/api/return-reading", { ...ASKED, ...input });
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as ReturnReadingAnswer;
}

async function refused(input: Record<string, unknown>): Promise<Record<string, string[]>> {
  const response = await worker.post("/api/return-reading", { ...ASKED, ...input });
  expect(response.status, await response.clone().text()).toBe(422);
  return ((await response.json()) as { fields: Record<string, string[]> }).fields;
}

describe("a solar return in words", () => {
  test("is one page of paragraphs with their reasons, and one practice", async () => {
    const answer = await told({});
    expect(Object.keys(answer)).toEqual([
      "at",
      "instant",
      "place",
      "options",
      "told",
      "input",
      "resolved",
      "language",
    ]);
    const { title, paragraphs, practice } = answer.told;
    expect(paragraphs[0]?.text).toMatch(/^On 15 June 2026, at \d\d:\d\d by the clocks of New York City/);
    for (const paragraph of paragraphs) {
      expect(Object.keys(paragraph)).toEqual(["text", "about", "why"]);
      expect(paragraph.why.length).toBeGreaterThan(0);
      for (const id of paragraph.about) expect(id).toMatch(/^reading-\w+$/);
    }
    const texts = [title, ...paragraphs.map(({ text }) => text), practice.text, practice.seated];
    expect(countWords(texts.join(" "))).toBeLessThanOrEqual(420);
  });

  test("is told of the chart that a derived chart draws", async () => {
    const response = await worker.post("/api/derived-chart", { ...ASKED, kind: "Solar Return" });
    const { instant, chart } = (await response.json()) as {
      instant: string;
      chart: { rising: { sign: string } };
    };
    const answer = await told({});
    expect(answer.instant).toBe(instant);
    expect(answer.told.paragraphs[1]?.why[0]).toContain(
      `The Ascendant of the return is in ${chart.rising.sign}, in the `,
    );
  });

  test("is the same on every day of its year, and another for another place or the next return", async () => {
    const { told: page, instant } = await told({});
    expect((await told({ at: "2027-05-01" })).told).toEqual(page);
    const lisbon = await told({ place: { location: "Lisbon" } });
    expect(lisbon.instant).toBe(instant);
    expect(lisbon.told.paragraphs[0]?.text).toContain("by the clocks of Lisbon");
    expect(lisbon.told.paragraphs[1]).not.toEqual(page.paragraphs[1]);
    const next = await told({ options: { next: true } });
    expect(next.told.paragraphs[0]?.text).toMatch(/^On 1[56] June 2027/);
  });

  test("that is measured among the stars says so", async () => {
    const { told: page, options } = await told({ options: { precessed: true } });
    expect(options.precessed).toBe(true);
    expect(page.paragraphs[0]?.text).toContain("among the stars");
    const sidereal = await told({ birth: { ...ANN, settings: { zodiac: "Lahiri" } } });
    expect(sidereal.told.paragraphs[0]?.text).toContain("among the stars");
  });

  test("needs a birth time, and tells no house without one", async () => {
    const fields = await refused({ birth: { ...ANN, time: "", timeUnknown: true } });
    expect(fields["birth.time"]?.[0]).toContain("needs a birth time");
  });

  test.each([
    [{ at: "yesterday" }, ["at"]],
    [{ birth: null }, ["birth.name", "birth.date", "birth.time", "birth.location"]],
    [{ place: { location: "Xyzzyville" } }, ["place.location"]],
    [{ options: "next" }, ["options"]],
    [{ options: { next: 2 } }, ["options.next"]],
    [{ birth: { ...ANN, date: "2026-11-01" } }, ["at"]],
    [
      { birth: { ...ANN, houseSystem: "Placidus" }, place: { location: "Tromsø, Norway" } },
      ["birth.houseSystem"],
    ],
  ])("asked with %j is refused at %j", async (given, fields) => {
    expect(Object.keys(await refused(given)).sort()).toEqual(fields.toSorted());
  });
});
