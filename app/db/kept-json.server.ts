import type { Parsed } from "~/schemas/fields";

/** What a column keeps as JSON, read again by its reader; null where it keeps nothing, and what cannot be read. */
export function keptIn<Value>(json: string | null, read: (value: unknown) => Parsed<Value>): Value | null {
  if (json === null) return null;
  try {
    const parsed = read(JSON.parse(json));
    return parsed.ok ? parsed.value : null;
  } catch {
    return null; // no JSON
  }
}
