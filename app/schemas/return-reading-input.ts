import * as z from "zod";
import type { ReadAsset } from "~/places/place-files";
import { DerivedChartFields, type DerivedChartRequest, readDerivedChart } from "./derived-chart-input";
import type { Parsed } from "./fields";
import { flag } from "./flag";

export const ReturnReadingFields = DerivedChartFields.pick({ birth: true, at: true, place: true }).extend({
  options: z
    .object({
      precessed: flag("The return is measured among the stars"),
      next: flag("The first return after the moment, not the last before it"),
    })
    .optional(),
});

/** Reads of which solar return a page is told; all wrong fields are named at once, as those of a derived chart are. */
export async function readReturnReading(
  { birth, at, place, options }: Readonly<Record<string, unknown>>,
  readAsset: ReadAsset,
): Promise<Parsed<DerivedChartRequest>> {
  const read = await readDerivedChart({ birth, at, place, options, kind: "Solar Return" }, readAsset);
  if (!read.ok) return read;
  if (!("place" in read.value)) throw new RangeError("A solar return is drawn over a place");
  return { ok: true, value: read.value };
}
