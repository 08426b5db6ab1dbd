import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { type BirthChartAnswer, birthChartAnswer } from "~/answers/birth-chart";
import { readBirth } from "~/schemas/read-birth";
import { readPlaceAsset } from "../../../tests/support/place-assets";
import { TableTab } from "./table-tab";

async function chartOf(input: Record<string, unknown>): Promise<BirthChartAnswer> {
  const birth = { name: "Ann", date: "1990-06-15", time: "14:30", location: "New York", settings: {} };
  const read = await readBirth({ ...birth, ...input }, readPlaceAsset);
  if (!read.ok) throw new Error(JSON.stringify(read.fields));
  const chart = birthChartAnswer(read.value, { id: "one", createdAt: "2026-11-20T12:00:00.000Z" });
  if (!chart.ok) throw new Error(JSON.stringify(chart.fields));
  return chart.value;
}

/** What is read, without marks between its parts. */
function textOf(chart: BirthChartAnswer): string {
  return renderToString(<TableTab chart={chart} />)
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, " ");
}

test("without a birth time there is no sect, no ruler and no dignity, and the page says why", async () => {
  const text = textOf(await chartOf({ time: "", timeUnknown: true }));
  expect(text).toContain("Without a birth time nobody can say whether the Sun was up");
  for (const part of ["Day chart", "Night chart", "Chart ruler", "Essential dignities", "Ascendant", "House"])
    expect(text).not.toContain(part);
  expect(text).toContain("Mutual receptions");
  expect(text).not.toMatch(/NaN|undefined|null/);
});

test("where all chains end with one planet in its own sign, that planet has the last word", async () => {
  const chart = await chartOf({});
  const inLeo = chart.planets.map((placed) => ({ ...placed, sign: "Leo" as const, longitude: 125 }));
  const text = textOf({ ...chart, planets: inLeo, mutualReceptions: [] });
  expect(text).toContain("Final dispositor: Sun");
  expect(text).toContain("Here all these chains end with the Sun, in a sign of its own");
  expect(text).toContain("None: no two planets stand each in a sign of the other.");
});

test("by night other planets work easily", async () => {
  const text = textOf(await chartOf({ time: "23:30" }));
  expect(text).toContain("Night chart The Sun was below the horizon.");
});
