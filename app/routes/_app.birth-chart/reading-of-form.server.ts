import { bornChartOf } from "~/answers/birth-chart";
import { type Reading, readingOf } from "~/answers/reading";
import type { LoadContext } from "~/load-context";
import { readBirth } from "~/schemas/read-birth";

/** The reading of a birth as it was typed; null where its chart cannot be drawn either. */
export async function readingOfForm(
  values: Readonly<Record<string, string>>,
  { readAsset }: LoadContext,
): Promise<Reading | null> {
  const birth = await readBirth(values, readAsset);
  const born = birth.ok ? bornChartOf(birth.value) : null;
  return born?.ok ? readingOf(born.value) : null;
}
