import * as z from "zod";
import type { ReadAsset } from "~/places/place-files";
import type { Refusals } from "~/refusals";
import { coordinate } from "./birth-input";
import { conditionsIn, ELECTION_LISTS } from "./election-rows";
import { ElectionsFields, type ElectionsRequest, readElections } from "./elections-input";
import { asSent, fieldErrors, type Parsed } from "./fields";

/** Four conditions of the longest kind, and room to be told that a fifth is too many. */
const LONGEST_LINE = 400;

function line(which: string) {
  return asSent({
    type: "string",
    maxLength: LONGEST_LINE,
    description: `${which}, separated by semicolons: of each its kind and what it takes, as Aspect Moon Trine Venus 6`,
    instances: ["Direct Mercury; Moon Waxing"],
  });
}

const Lines = z.object({
  all: line("Conditions that must all hold"),
  any: line("Conditions of which one must hold"),
  not: line("Conditions of which none may hold"),
});

export const ElectionsQueryFields = z.object({
  location: asSent({ type: "string", maxLength: 200, description: "Where, by name" }),
  latitude: coordinate(90),
  longitude: coordinate(180),
  from: ElectionsFields.shape.from,
  to: ElectionsFields.shape.to,
  ...Lines.shape,
});

/** `?location=London&from=2026-11-22&to=2027-02-22&all=Moon+Waxing&not=Moon+Void`, the same as `readElections` reads. */
export async function readElectionsQuery(
  raw: Readonly<Record<string, unknown>>,
  readAsset: ReadAsset,
): Promise<Parsed<ElectionsRequest>> {
  const lines = Lines.safeParse(raw);
  if (!lines.success) return { ok: false, fields: fieldErrors(lines.error) };
  const { location, latitude, longitude, from, to } = raw;
  const conditions = ELECTION_LISTS.map((list) => [list, conditionsIn(String(lines.data[list] ?? ""))]);
  const place = { location, latitude, longitude };
  const read = await readElections({ place, from, to, ...Object.fromEntries(conditions) }, readAsset);
  return read.ok ? read : { ok: false, fields: withoutPlace(read.fields) };
}

/** Here a place is three parameters: `place.location` is `location`, and what is said of the whole place its name's. */
function withoutPlace(fields: Refusals): Refusals {
  return Object.fromEntries(
    Object.entries(fields).map(([field, refusals]) => [
      field === "place" ? "location" : field.replace(/^place\./, ""),
      refusals,
    ]),
  );
}
