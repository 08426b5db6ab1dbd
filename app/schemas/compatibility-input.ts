import * as z from "zod";
import type { ReadAsset } from "~/places/place-files";
import { objectIn, type Parsed, required } from "./fields";
import { type Birth, BirthFields, readBirth } from "./read-birth";

export const CoupleFields = z.object({ person1: required(BirthFields), person2: required(BirthFields) });

export interface CompatibilityInput {
  readonly person1: Birth;
  readonly person2: Birth;
}

/** Reads both persons; the wrong fields of either are named at once, as `person1.date`. */
export async function readCompatibility(
  raw: Readonly<Record<string, unknown>>,
  readAsset: ReadAsset,
): Promise<Parsed<CompatibilityInput>> {
  const [person1, person2] = await Promise.all([
    readBirth(objectIn(raw.person1), readAsset, "person1"),
    readBirth(objectIn(raw.person2), readAsset, "person2"),
  ]);
  if (person1.ok && person2.ok) {
    return { ok: true, value: { person1: person1.value, person2: person2.value } };
  }
  return { ok: false, fields: { ...(!person1.ok && person1.fields), ...(!person2.ok && person2.fields) } };
}
