import type { Exported } from "~/answers/desk-files";

/** All parts of the export together, as far as they were fetched. */
export type WholeExport = Exported & Readonly<Record<string, unknown>>;

/**
 * Fetches the parts of the export one after the other, each of which says where the next one is.
 * @param goesOn whether one more is wanted, by where it begins
 * @throws Error where one of them could not be fetched
 */
export async function fetchExport(
  first: string,
  { goesOn = () => true, onRows }: { goesOn?(next: string): boolean; onRows?(rows: number): void } = {},
): Promise<WholeExport> {
  const whole: Record<string, unknown> = {};
  for (let next: string | null = first; next !== null && goesOn(next); ) {
    const response = await fetch(next);
    if (!response.ok) throw new Error(String(response.status));
    const { next: following, ...part } = (await response.json()) as Record<string, unknown>;
    for (const [name, value] of Object.entries(part)) {
      const before = whole[name];
      if (Array.isArray(before)) before.push(...(value as unknown[]));
      else if (typeof before === "number") whole[name] = before + Number(value);
      else whole[name] = value;
    }
    onRows?.(
      Object.values(whole).reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0),
    );
    next = typeof following === "string" ? following : null;
  }
  // The first part has every list, empty or not.
  return whole as WholeExport;
}
