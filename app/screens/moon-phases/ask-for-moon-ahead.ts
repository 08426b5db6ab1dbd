import type { EclipseAhead, MoonAheadAnswer, VoidAhead } from "~/answers/moon-ahead";
import { ask } from "~/calls/ask";
import { instant, listOf, nullOr, number, record, word } from "~/calls/shape";

const isMoonAhead = record<MoonAheadAnswer>({
  date: instant,
  voidOfCourse: listOf(
    record<VoidAhead>({
      start: instant,
      end: instant,
      sign: word(),
      lastAspect: nullOr(record({ planet: word(), type: word() })),
    }),
  ),
  eclipses: listOf(
    record<EclipseAhead>({
      at: instant,
      kind: word(),
      type: word(),
      sign: word(),
      degree: number(),
      minute: number(),
    }),
  ),
});

/** What the Moon does next; null where it cannot be had. */
export async function askForMoonAhead(): Promise<MoonAheadAnswer | null> {
  const outcome = await ask("GET /api/moon-ahead", {}, isMoonAhead);
  return outcome.ok ? outcome.data : null;
}
