import type { BirthChartAnswer } from "~/answers/birth-chart";
import { type Body, type ExtraPoint, isEarthbound } from "~/astrology/bodies";
import type { PlanetDignities } from "~/astrology/dignities";
import { houseOf } from "~/astrology/houses";
import { SIGNS, type Sign } from "~/astrology/signs";
import type { GlyphName } from "~/components/drawings/glyphs";
import { inUse } from "~/page-language";
import { arcOf, degreesAndMinutes, degreesMinutesSeconds, secondOf } from "~/readings/degrees";
import * as names from "~/words/names";
import * as words from "~/words/placements";
import { signed } from "./dignity-words";

/** What a table needs of a chart; of a composite there is no moment and no place. */
export interface TabledChart
  extends Pick<
    BirthChartAnswer,
    | "planets"
    | "points"
    | "extras"
    | "dignities"
    | "rising"
    | "midheaven"
    | "houses"
    | "houseSystem"
    | "settings"
  > {
  readonly input: { readonly name: string };
  readonly resolved: { readonly utc: string | null; readonly place: object | null };
}

/** A line of the table: a body, a point, an angle or the cusp of a house. Null is what it has not, or nobody asked for. */
export interface PlacementRow {
  /** In English, as files for programs have it. */
  readonly name: string;
  /** The same in the language of the page. */
  readonly said: string;
  /** Angles have letters for a glyph, cusps neither. */
  readonly glyph: GlyphName | null;
  readonly letters: "AC" | "MC" | null;
  readonly sign: Sign;
  readonly degree: number;
  readonly minute: number;
  readonly second: number;
  readonly longitude: number;
  readonly house: number | null;
  /** In a chart that lies beside the natal one: the house of that one. */
  readonly natalHouse: number | null;
  readonly isRetrograde: boolean;
  /** Degrees a day; null for what turns with the Earth. */
  readonly speed: number | null;
  readonly latitude: number | null;
  readonly declination: number | null;
  readonly dignity: PlanetDignities | null;
}

/**
 * What stands in the sky and in the houses, in the order in which charts list it.
 * @param natalCusps of the natal chart beside which this one lies, degrees; else none
 */
export function placementRows(
  chart: TabledChart,
  hasCusps: boolean,
  natalCusps: readonly number[] = [],
): readonly PlacementRow[] {
  const { planets, points, extras = [], dignities = [], rising, midheaven, houses } = chart;
  const cusps = houses.map(({ longitude }) => longitude);
  const houseAt = (longitude: number, cusps: readonly number[]) =>
    cusps.length === 12 ? houseOf(longitude, cusps) : null;
  const bodies = [...planets, ...points, ...extras].map((placed): PlacementRow => {
    const { planet, sign, degree, minute, longitude, house, isRetrograde, latitude } = placed;
    const { speed, declination = null } = placed;
    return {
      name: nameOf(planet, chart),
      said: saidOf(planet, chart),
      glyph: planet,
      letters: null,
      ...{ sign, degree, minute, longitude, house, isRetrograde, latitude, declination },
      second: secondOf((longitude % 30) * 60 - (degree * 60 + minute)),
      natalHouse: houseAt(longitude, natalCusps),
      speed: isEarthbound(planet) ? null : speed,
      dignity: dignities.find((dignity) => dignity.planet === planet) ?? null,
    };
  });
  const line = { glyph: null, isRetrograde: false, speed: null, latitude: null };
  const angles = [
    { name: "Ascendant", letters: "AC", point: rising } as const,
    { name: "Midheaven", letters: "MC", point: midheaven } as const,
  ].flatMap(({ name, letters, point }): PlacementRow[] => {
    if (!point) return [];
    const { sign, degree, minute, longitude } = point;
    const second = secondOf((longitude % 30) * 60 - (degree * 60 + minute));
    const inHouses = { house: houseAt(longitude, cusps), natalHouse: houseAt(longitude, natalCusps) };
    const place = { sign, degree, minute, second, longitude, ...inHouses };
    const said = names.point(name);
    return [{ ...line, name, said, letters, ...place, declination: null, dignity: null }];
  });
  const ofHouses = houses.map(({ house, sign, degree, longitude }): PlacementRow => {
    const natalHouse = houseAt(longitude, natalCusps);
    const place = { sign, ...arcOf(degree), longitude, house, natalHouse };
    const name = { name: `Cusp ${house}`, said: words.cusp({ house }) };
    return { ...line, ...name, letters: null, ...place, declination: null, dignity: null };
  });
  return [...bodies, ...angles, ...(hasCusps ? ofHouses : [])];
}

/** Two are computed in two ways, which differ: the table says which it is, but for the true node, which is the usual one. */
function nameOf(name: string, { settings }: TabledChart): string {
  if (name === "Lilith" && settings) return `Lilith (${settings.lilith.toLowerCase()})`;
  if (name.endsWith(" Node") && settings?.node === "Mean") return `${name} (mean)`;
  return name;
}

function saidOf(name: Body | ExtraPoint, { settings }: TabledChart): string {
  if (name === "Lilith" && settings) return words.lilith(settings.lilith);
  const isNode = name === "North Node" || name === "South Node";
  return isNode && settings?.node === "Mean" ? words.meanNode(name) : names.point(name);
}

export const COLUMNS = {
  name: words.body,
  sign: words.sign,
  degree: words.degree,
  house: words.house,
  natalHouse: words.natalHouse,
  speed: words.aDay,
  latitude: words.latitude,
  declination: words.declination,
  dignity: words.dignity,
} as const;
export type Column = keyof typeof COLUMNS;

/** The columns in which some line has something. */
export function columnsOf(rows: readonly PlacementRow[]): readonly Column[] {
  return (Object.keys(COLUMNS) as Column[]).filter(
    (column) =>
      !["house", "natalHouse", "declination", "dignity"].includes(column) ||
      rows.some((row) => row[column as "house"] !== null),
  );
}

/** As the table writes it; empty where there is nothing. */
export function textOf(row: PlacementRow, column: Column): string {
  switch (column) {
    case "name":
      return row.said;
    case "sign":
      return names.sign(row.sign);
    case "degree":
      return `${degreesMinutesSeconds(row)}${row.isRetrograde ? " ℞" : ""}`;
    case "house":
      return row.house === null ? "" : String(row.house);
    case "natalHouse":
      return row.natalHouse === null ? "" : String(row.natalHouse);
    case "speed":
      return row.speed === null ? "" : signedArc(row.speed);
    case "latitude":
      return row.latitude === null ? "" : northOrSouth(row.latitude);
    case "declination":
      return row.declination === null ? "" : northOrSouth(row.declination);
    case "dignity":
      return row.dignity === null ? "" : signed(row.dignity.points);
  }
}

function signedArc(degrees: number): string {
  return `${degrees < 0 ? "−" : ""}${degreesMinutesSeconds(arcOf(degrees))}`;
}

/** `23°16′ N`, cut to the minute; on the line itself it is neither. */
function northOrSouth(degrees: number): string {
  const arc = arcOf(degrees);
  if (arc.degree === 0 && arc.minute === 0) return degreesAndMinutes(arc);
  return (degrees < 0 ? words.south : words.north)({ degrees: degreesAndMinutes(arc) });
}

export interface Sorting {
  readonly column: Column;
  readonly isDescending: boolean;
}

/** What a press on a column's header makes of the order: up, then down, then the chart's own again. */
export function sortingAfter(sorting: Sorting | null, column: Column): Sorting | null {
  if (sorting?.column !== column) return { column, isDescending: false };
  return sorting.isDescending ? null : { column, isDescending: true };
}

/** What a line is compared by; a sign by its place in the zodiac, then the degree, which alone is that within a sign. */
function keyOf(row: PlacementRow, column: Column): number | string | null {
  switch (column) {
    case "name":
      return row.said;
    case "sign":
      return SIGNS.indexOf(row.sign) * 30 + within(row);
    case "degree":
      return within(row);
    case "dignity":
      return row.dignity?.points ?? null;
    default:
      return row[column];
  }
}

const within = ({ degree, minute, second }: PlacementRow) => degree + minute / 60 + second / 3600;

/** Those that have nothing in the column come last either way; equals keep the chart's order. */
export function sortedRows(rows: readonly PlacementRow[], sorting: Sorting | null): readonly PlacementRow[] {
  if (!sorting) return rows;
  const { column, isDescending } = sorting;
  return [...rows].sort((a, b) => {
    const [first, second] = [keyOf(a, column), keyOf(b, column)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    const order =
      typeof first === "string"
        ? first.localeCompare(String(second), inUse(), { numeric: true })
        : first - Number(second);
    return isDescending ? -order : order;
  });
}

/** What one pastes into a message or a sheet: the table as it stands, columns parted by tabs. */
export function copiedTable(rows: readonly PlacementRow[], columns: readonly Column[]): string {
  const lines = rows.map((row) => columns.map((column) => textOf(row, column)).join("\t"));
  return [columns.map((column) => COLUMNS[column]()).join("\t"), ...lines].join("\n");
}
