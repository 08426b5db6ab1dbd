import { expect, test } from "vitest";
import { readingOf } from "~/answers/reading";
import { randomCharts } from "../../../tests/readings/natal-page";
import { ENGLISH } from "../../../tests/support/texts";
import { sourceOfPractice } from "./source-of-practice";

test("each of the three practices of a reading leads to the text that it stands under", async () => {
  for (const chart of randomCharts(200, 11)) {
    const reading = await readingOf(chart, ENGLISH);
    for (const practice of reading.practices) {
      expect(sourceOfPractice(practice, reading), practice.title).toMatch(/^reading-[A-Z]/);
    }
  }
});

test("a practice leads to a planet, an angle or a contact, and nowhere when nothing has its title", async () => {
  const [chart] = randomCharts(1, 12);
  if (!chart) throw new Error("no chart");
  const reading = await readingOf(chart, ENGLISH);
  const lead = (title: string) => sourceOfPractice({ title, practice: "breathe out." }, reading);
  const [aspect] = reading.aspects;
  expect(lead(reading.placements.at(-1)?.texts[0]?.title ?? "")).toBe("reading-North-Node");
  expect(lead(reading.angles[0]?.texts[1]?.title ?? "")).toBe("reading-Ascendant");
  expect(lead(aspect?.title ?? "")).toBe(`reading-${aspect?.planet1}-${aspect?.planet2}`);
  expect(lead("Vulcan in Ophiuchus")).toBeNull();
});
