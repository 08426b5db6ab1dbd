import type { Reading } from "~/answers/reading";
import { partOf } from "~/calls/perform.server";
import { reading } from "~/calls/reading.server";
import type { LoadContext } from "~/load-context";

/** The reading of a birth as it was typed, whose chart could be drawn. */
export async function readingOfForm(
  values: Readonly<Record<string, string>>,
  context: LoadContext,
): Promise<Reading> {
  const { input, resolved, ...said } = await partOf(reading, values, context);
  // No part of it was asked for by itself.
  return said as Reading;
}
