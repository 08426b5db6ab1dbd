import { LEAST_MINUTES, MOST_MINUTES } from "./desk-limits";

/** A number and its unit, as our languages write them: `90 minutes`, `1.5 hours`, `2 horas`, `45 min`. */
const LENGTH = /^\s{0,3}(\d{1,3})(?:[.,](\d))?\s{0,3}(h|hours?|horas?|min|minutes?|minutos?)\.?\s{0,3}$/i;

/** How many minutes an offer's duration says; null where it says something else, or more than a session may have. */
export function minutesOf(duration: string): number | null {
  const [, whole, tenth = "0", unit] = LENGTH.exec(duration) ?? [];
  if (!whole || !unit) return null;
  const each = unit.toLowerCase().startsWith("h") ? 60 : 1;
  const minutes = Math.round((Number(whole) + Number(tenth) / 10) * each);
  return minutes >= LEAST_MINUTES && minutes <= MOST_MINUTES ? minutes : null;
}
