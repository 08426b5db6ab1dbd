import { WANDERERS } from "../../../astrology/bodies";
import type { HouseNumber } from "../../../astrology/houses";

/** What kind of text a day has: they take turns, so that twelve signs on a day do not sound alike. */
export const GENRES = [
  "scene",
  "question",
  "permission",
  "dare",
  "evening-sky",
  "forecast",
  "joke",
  "pause",
] as const;
export type Genre = (typeof GENRES)[number];

/** Whether a contact helps or resists. */
export const FAMILIES = ["easy", "hard"] as const;
export type Family = (typeof FAMILIES)[number];

/** Whom the Moon meets. */
export const PARTNERS = ["Sun", ...WANDERERS] as const;
export type Partner = (typeof PARTNERS)[number];

/** So many texts has each contact of the Moon in a house. */
export const VERSIONS = [1, 2, 3] as const;
export type Version = (typeof VERSIONS)[number];

export type MoonId = `${Partner} ${Family} ${Version}`;

/** The ids of a house's texts for the Moon's contacts there. */
export const MOON_IDS: readonly MoonId[] = PARTNERS.flatMap((partner) =>
  FAMILIES.flatMap((family) => VERSIONS.map((version): MoonId => `${partner} ${family} ${version}`)),
);

const MOON_INDICES: ReadonlyMap<string, number> = new Map(MOON_IDS.map((id, index) => [id, index]));

/** The place of a text in the plan of a house. */
export function moonIndex(id: MoonId): number {
  return MOON_INDICES.get(id) as number;
}

/** Planets that come back within a season after they turned. */
const QUICK = ["Mercury", "Venus", "Mars"] as const;

/** What happens in a house besides the Moon's contacts, and days on which little happens ("rest"). */
export const EVENT_IDS = [
  ...FAMILIES.flatMap((family) => VERSIONS.map((version) => `ruler ${family} ${version}` as const)),
  ...PARTNERS.map((planet) => `enters ${planet}` as const),
  ...QUICK.map((planet) => `back ${planet}` as const),
  ...QUICK.flatMap((planet) => [`${planet} retrograde`, `${planet} direct`] as const),
  "slow retrograde 1",
  "slow direct 1",
  "slow retrograde 2",
  "slow direct 2",
  "New Moon",
  "Full Moon",
  "solar eclipse",
  "lunar eclipse",
  "rest 1",
  "rest 2",
  "rest 3",
  "rest 4",
  "rest 5",
  "rest 6",
] as const;
export type EventId = (typeof EVENT_IDS)[number];

/** A lunation or an eclipse is no joke. */
const GRAVE: readonly Genre[] = ["forecast", "scene", "question", "permission", "pause", "dare"];
const RESTFUL: readonly Genre[] = ["pause", "permission", "question", "scene", "joke", "evening-sky"];

function inTurn<Value>(values: readonly Value[], turn: number): Value {
  return values[turn % values.length] as Value;
}

/**
 * The genre of a text for the Moon's contact. On a date the twelve signs have mostly one contact in twelve houses: five steps
 * a house go through all eight genres; three steps a version make the three of a contact differ.
 */
export function genreOfMoon(id: MoonId, house: HouseNumber): Genre {
  const index = moonIndex(id);
  return inTurn(GENRES, 5 * house + 3 * index + 2 * Math.floor(index / 6));
}

export function genreOfEvent(id: EventId, house: HouseNumber): Genre {
  const index = EVENT_IDS.indexOf(id);
  if (id.startsWith("rest")) return inTurn(RESTFUL, index + house);
  if (/Moon|eclipse/.test(id)) return inTurn(GRAVE, index + house);
  return inTurn(GENRES, 5 * house + 3 * index);
}

/** Whether a text asks for something to be done: a forecast does, of scenes and pauses every other one. */
export function instructs(genre: Genre, index: number, house: HouseNumber): boolean {
  if (genre === "forecast") return true;
  if (genre === "scene") return (index + house) % 2 === 0;
  return genre === "pause" && (index + house) % 2 === 1;
}
