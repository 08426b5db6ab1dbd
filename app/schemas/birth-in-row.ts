import type { ReadAsset } from "~/places/place-files";
import { readBirthDetails } from "./birth-details";
import { isUntyped } from "./fields";

type Raw = Readonly<Record<string, unknown>>;

const BIRTH_FIELDS = ["birthDate", "birthTime", "birthLocation", "latitude", "longitude"];

/** Whether anything of a birth was typed into a row. */
export const hasBirth = (row: Raw) => BIRTH_FIELDS.some((field) => !isUntyped(row[field]));

/** A birth without its name, which stands elsewhere; a place named by words alone is kept as which one was found. */
export async function readBirthInRow(row: Raw, readAsset: ReadAsset) {
  const read = await readBirthDetails({ ...row, fullName: "-" }, readAsset, "found");
  if (!read.ok) return read;
  const { fullName: _, ...birth } = read.value;
  return { ok: true, value: birth } as const;
}
