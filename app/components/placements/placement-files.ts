import { csvTable } from "~/formats/csv";
import * as names from "~/words/names";
import * as words from "~/words/placements";
import type { PlacementRow, TabledChart } from "./placement-rows";

// A table for spreadsheets is in the language of the page, its numbers with a point in all of them; what programs read
// is in English on every page.

/** Six decimal places are 0.004″: more than anything here is exact to. */
const rounded = (degrees: number | null) => (degrees === null ? null : Number(degrees.toFixed(6)));

const csvHeader = () => [
  words.body(),
  words.sign(),
  words.degree(),
  words.minute(),
  words.second(),
  words.longitude(),
  words.house(),
  words.retrogradeHead(),
  words.speed(),
  words.latitude(),
  words.declination(),
  words.dignities(),
  words.dignityPoints(),
];

/** For spreadsheets: degrees as decimal numbers, north and forward positive. */
export function placementsCsv(rows: readonly PlacementRow[]): string {
  const isBesideNatal = rows.some(({ natalHouse }) => natalHouse !== null);
  const lines = rows.map((row) => [
    row.said,
    names.sign(row.sign),
    row.degree,
    row.minute,
    row.second,
    rounded(row.longitude),
    row.house,
    row.speed === null ? null : row.isRetrograde ? words.yes() : words.no(),
    rounded(row.speed),
    rounded(row.latitude),
    rounded(row.declination),
    row.dignity?.held.map(words.essentialDignity).join(" "),
    row.dignity?.points,
    ...(isBesideNatal ? [row.natalHouse] : []),
  ]);
  return csvTable([[...csvHeader(), ...(isBesideNatal ? [words.natalHouse()] : [])], ...lines]);
}

/** For programs: whose chart it is, how it was drawn, and its lines. */
export function placementsJson(
  { input, resolved, houseSystem, settings }: TabledChart,
  rows: readonly PlacementRow[],
): string {
  const placements = rows.map(
    ({ name, sign, degree, minute, second, house, natalHouse, isRetrograde, dignity, ...row }) => ({
      body: name,
      ...{ sign, degree, minute, second },
      longitude: rounded(row.longitude),
      ...{ house, ...(natalHouse !== null && { natalHouse }), isRetrograde },
      speed: rounded(row.speed),
      latitude: rounded(row.latitude),
      declination: rounded(row.declination),
      dignity: dignity && { held: dignity.held, points: dignity.points, dispositor: dignity.dispositor },
    }),
  );
  const { utc, place } = resolved;
  return JSON.stringify({ name: input.name, utc, place, houseSystem, settings, placements }, null, 2);
}

/** `ann-birth-chart.csv`: letters and digits of the name, whatever its script. */
export function fileName(name: string, ending: "csv" | "json", what = "birth-chart"): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const slug = plain
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join("-");
  return [slug, `${what}.${ending}`].filter(Boolean).join("-");
}
