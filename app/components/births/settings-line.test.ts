import { expect, test } from "vitest";
import { birthChartAnswer } from "~/answers/birth-chart";
import { readBirth } from "~/schemas/read-birth";
import { readPlaceAsset } from "../../../tests/support/place-assets";
import { settingsText } from "./settings-line";

const ANN = { name: "Ann", date: "1990-06-15", time: "14:30", location: "New York", houseSystem: "Placidus" };

async function lineOf(birth: Readonly<Record<string, unknown>>): Promise<string> {
  const read = await readBirth({ ...ANN, ...birth }, readPlaceAsset);
  if (!read.ok) throw new Error(JSON.stringify(read.fields));
  const chart = birthChartAnswer(read.value, { id: "one", createdAt: "2026-11-20T12:00:00.000Z" });
  if (!chart.ok) throw new Error(JSON.stringify(chart.fields));
  return settingsText(chart.value);
}

const WHERE = "40°43′N 74°00′W · 18:30:00 UT · ΔT 57.2 s";

test.each([
  ["without settings", {}, `Tropical · Placidus · true node · orbs 10/8/6/3 · ${WHERE}`],
  ["under the default ones", { settings: {} }, `Tropical · Placidus · true node · orbs 10/8/6/3 · ${WHERE}`],
  [
    "in a sidereal zodiac, with the ayanamsa",
    { settings: { zodiac: "Lahiri" } },
    `Lahiri 23°43′25″ · Placidus · true node · orbs 10/8/6/3 · ${WHERE}`,
  ],
  [
    "with Lilith, whose kind it says",
    { settings: { node: "Mean", lilith: "Osculating", extras: ["Lilith"], orbs: "Tight" } },
    `Tropical · Placidus · mean node · osculating Lilith · tight orbs 5/4/3/1.5 · ${WHERE}`,
  ],
  [
    "by the planets' own orbs",
    { settings: { lilith: "Osculating", orbs: "Moiety", minorAspects: true, outOfSign: false } },
    `Tropical · Placidus · true node · moiety orbs · minor aspects · no aspects out of sign · ${WHERE}`,
  ],
  [
    "with numbers of one's own",
    { settings: { orbs: { Trine: 6, Quintile: 1.5 } } },
    `Tropical · Placidus · true node · own orbs (Trine 6°, Quintile 1.5°; others 10/8/6/3) · ${WHERE}`,
  ],
  [
    "of an unknown time, which has no houses",
    { timeUnknown: true },
    "Tropical · true node · orbs 10/8/6/3 · 40°43′N 74°00′W · time unknown, local noon 16:00:00 UT · ΔT 57.2 s",
  ],
  [
    "of an Old Style date in the south-east",
    { date: "1882-03-01", calendar: "Julian", latitude: -33.8667, longitude: 151.2093, timezone: 10 },
    "Tropical · Placidus · true node · orbs 10/8/6/3 · 33°52′S 151°13′E · Old Style date · 04:30:00 UT · ΔT −3.9 s",
  ],
])("a chart %s is said to be so", async (_, birth, line) => {
  expect(await lineOf(birth)).toBe(line);
});
