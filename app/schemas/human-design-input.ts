import type { ReadAsset } from "~/places/place-files";
import { documented, isUntyped, notAnObject, objectIn, type Parsed } from "./fields";
import { type Birth, BirthFields, readBirth } from "./read-birth";

export interface HumanDesignRequest {
  readonly birth: Birth;
  /** Somebody else, where it is asked what two people complete together. */
  readonly other: Birth | null;
}

export const HumanDesignFields = BirthFields.extend({
  with: documented({ description: "Somebody else: what the two complete together" }, BirthFields.optional()),
});

/** Reads a birth and, in `with`, another one; the wrong fields of either are named at once, as `with.date`. */
export async function readHumanDesign(
  raw: Readonly<Record<string, unknown>>,
  readAsset: ReadAsset,
): Promise<Parsed<HumanDesignRequest>> {
  const [birth, other] = await Promise.all([readBirth(raw, readAsset), readOther(raw.with, readAsset)]);
  if (birth.ok && other.ok) return { ok: true, value: { birth: birth.value, other: other.value } };
  return { ok: false, fields: { ...(!birth.ok && birth.fields), ...(!other.ok && other.fields) } };
}

async function readOther(given: unknown, readAsset: ReadAsset): Promise<Parsed<Birth | null>> {
  if (isUntyped(given)) return { ok: true, value: null };
  const wrong = notAnObject(given, "with", '{"name": "Ben", "date": "1985-11-02"}');
  return wrong ? { ok: false, fields: wrong } : readBirth(objectIn(given), readAsset, "with");
}
