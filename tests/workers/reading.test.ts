import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { ChartTransitsAnswer } from "../../app/answers/chart-transits";
import type { PlanetInHouseAnswer } from "../../app/answers/planet-in-house";
import type { ReadingAnswer } from "../../app/answers/reading";
import { PLANETS } from "../../app/astrology/bodies";
import { workerForTests } from "../support/worker";

const worker = workerForTests();

const birth = { name: "Ann", date: "1990-06-15", time: "14:30", location: "New York" };
const read = async (body: object) =>
  (await (await worker.post("/api/reading", body)).json()) as ReadingAnswer;

test("a reading opens with five to seven statements, each with its reasons, and names three practices", async () => {
  const { synthesis, practices, placements, angles, aspects, lords, note, resolved } = await read(birth);
  expect(synthesis.length).toBeGreaterThanOrEqual(5);
  expect(synthesis.length).toBeLessThanOrEqual(7);
  for (const { why } of synthesis) expect(why.length).toBeGreaterThan(0);
  expect(practices).toHaveLength(3);
  expect(placements[0]).toMatchObject({ planet: "Sun", sign: "Gemini", house: 9 });
  expect(placements[0]?.texts.map(({ title }) => title)).toEqual([
    "The Sun in Gemini",
    "The Sun in the 9th house",
  ]);
  expect(angles.map(({ angle, sign }) => `${angle} ${sign}`)).toEqual([
    "Ascendant Libra",
    "Midheaven Cancer",
  ]);
  expect(angles[0]?.texts[1]?.title).toBe("The chart ruler, Venus, in the 8th house");
  expect(aspects.length).toBeGreaterThan(5);
  // The lord of the year at 36: Venus, who rules rising Libra, stands in Taurus and the eighth house.
  expect(lords.find(({ planet }) => planet === "Venus")?.text).toMatch(
    /eighth house.* In Taurus, your Venus/,
  );
  expect(note).toBeNull();
  expect(resolved.utc).toBe("1990-06-15T18:30:00Z");
});

/** Without quotation marks, which a script may write otherwise. */
function longestPlainPart(text: string): string {
  return text.split(/[“”’]/).reduce((longest, part) => (part.length > longest.length ? part : longest));
}

test("the browser is sent no text that it did not ask for", async () => {
  const { synthesis, placements, aspects, lords } = await read(birth);
  const longitudes = Object.fromEntries(PLANETS.map((planet, index) => [planet, index * 36]));
  const transits = await worker.post("/api/chart-transits", { longitudes });
  const { active, contacts } = (await transits.json()) as ChartTransitsAnswer;
  const ofChart = [...synthesis, ...placements.flatMap((placement) => placement.texts), ...aspects, ...lords];
  const texts = [...ofChart, ...active, ...contacts];
  const folder = fileURLToPath(new URL("../../build/client/assets/", import.meta.url));
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(20);
  for (const name of scripts) {
    const script = readFileSync(folder + name, "utf8");
    const shipped = texts.filter(({ text }) => script.includes(longestPlainPart(text)));
    expect(shipped, name).toEqual([]);
  }
});

const wordsIn = (paragraphs: readonly { readonly text: string }[]) =>
  paragraphs.flatMap(({ text }) => text.split(/\s+/)).length;

test("a reading is one story too: a page, nine chapters, times, three practices, and the year of `at`", async () => {
  const { story, now, placements, aspects } = await read({ ...birth, at: "2026-11-26" });
  expect(Object.keys(story)).toEqual(["title", "page", "chapters", "times", "practices", "questions"]);
  expect(wordsIn(story.page)).toBeLessThanOrEqual(420);
  expect(story.chapters.map(({ id }) => id).sort()).toEqual([
    "arrival",
    "body",
    "growth",
    "home",
    "love",
    "mind",
    "money",
    "thread",
    "work",
  ]);
  const known = [
    "reading-Ascendant",
    "reading-Midheaven",
    ...placements.map(({ planet }) => `reading-${planet.replace(" ", "-")}`),
    ...aspects.map(({ planet1, planet2 }) => `reading-${planet1}-${planet2}`),
  ];
  for (const { about, why, reconciles } of [
    ...story.page,
    ...story.chapters.flatMap(({ paragraphs }) => paragraphs),
  ]) {
    expect(known).toEqual(expect.arrayContaining([...about]));
    expect(why.length).toBeGreaterThan(0);
    if (reconciles) expect(about).toEqual(expect.arrayContaining([...reconciles[0]]));
  }
  // Saturn, at 24° Capricorn, came back in January 2020 and turned at 25°21′ that September.
  expect(
    story.times.find(({ why }) => why === "Saturn comes back to its own place at your birth."),
  ).toMatchObject({
    from: 2020,
    to: 2020,
    ages: [29, 29],
  });
  expect(story.practices.map((practice) => practice.for)).toEqual(["thread", "tension", "year"]);
  expect(story.questions).toBeNull();
  expect(now?.paragraphs).toHaveLength(2);
  expect(now?.practice.text).toBe(story.practices[2]?.text);
});

test("half of a reading may be asked for, and a part that is none is refused", async () => {
  const { story, now, ...places } = await read(birth);
  const { input, resolved } = places;
  expect(await read({ ...birth, part: "story" })).toEqual({ input, resolved, story, now, language: "en" });
  expect(await read({ ...birth, part: "places" })).toEqual(places);
  const response = await worker.post("/api/reading", { ...birth, part: "half" });
  expect(response.status).toBe(422);
  expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual(["part"]);
});

test("nobody of a hundred years has a now, nobody unborn, and a day that is none is refused", async () => {
  for (const at of ["2090-06-15", "1990-06-14"]) {
    const { story, now } = await read({ ...birth, at });
    expect(now).toBeNull();
    expect(story.practices).toHaveLength(2);
  }
  const response = await worker.post("/api/reading", { ...birth, date: "1990-13-01", at: "soon" });
  expect(response.status).toBe(422);
  const { fields, fieldCodes } = (await response.json()) as Record<string, Record<string, string[]>>;
  expect(Object.keys(fields ?? {}).sort()).toEqual(["at", "date"]);
  expect(fieldCodes?.at).toEqual(["moment.unreadable"]);
});

test("without a time a story has fewer chapters, and three questions where the Moon went on that day", async () => {
  const { story } = await read({ ...birth, date: "1990-06-16", time: "", timeUnknown: true });
  expect(story.questions).toHaveLength(3);
  expect(story.chapters.map(({ id }) => id)).not.toContain("arrival");
  expect(story.page.at(-1)?.text).toContain("Without a birth time");
});

test("the same birth has the same reading", async () => {
  expect(await read(birth)).toEqual(await read(birth));
});

test("without a time nothing of houses and angles is said, and one note tells so", async () => {
  const answer = await read({ ...birth, time: "", timeUnknown: true });
  const { note, angles, lords, placements, synthesis } = answer;
  expect(note).toContain("Without a birth time");
  expect([angles, lords]).toEqual([[], []]);
  expect(placements.every(({ house }) => house === null)).toBe(true);
  expect(synthesis.length).toBeGreaterThanOrEqual(5);
});

test("houses that do not exist at the place are refused where they were chosen", async () => {
  const response = await worker.post("/api/reading", { ...birth, location: "Tromsø", houseSystem: "Koch" });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    fields: { houseSystem: [expect.stringContaining("Arctic")] },
  });
});

test("a planet in a sign and a house is read for anybody, in any case of letters, and may be kept for a day", async () => {
  const response = await worker.fetch("/api/readings/planet-in-house?planet=north%20node&sign=LEO&house=3");
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=86400");
  const answer = (await response.json()) as PlanetInHouseAnswer;
  expect(answer).toMatchObject({ planet: "North Node", sign: "Leo", house: 3 });
  expect(answer.texts.map(({ title }) => title)).toEqual([
    "The North Node in Leo",
    "The North Node in the 3rd house",
  ]);
  expect(answer.interpretation).toBe(answer.texts.map(({ text }) => text).join(" "));
});

test("an unknown planet, sign and house are all named at once", async () => {
  const response = await worker.fetch("/api/readings/planet-in-house?planet=Vulcan&sign=Ophiuchus&house=13");
  expect(response.status).toBe(422);
  const { fields } = (await response.json()) as { fields: Record<string, string[]> };
  expect(Object.keys(fields).sort()).toEqual(["house", "planet", "sign"]);
  expect(fields.planet?.[0]).toContain("Chiron, North Node");
});
