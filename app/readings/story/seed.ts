import type { NatalChart } from "../../astrology/chart";

/** A whole number from 0 that is the same for the same chart: by the arc minutes of its places. */
export function seedOf({ planets }: NatalChart): number {
  return planets.reduce(
    (hash, { longitude }) => Math.imul(hash ^ Math.round(longitude * 60), 0x01000193) >>> 0,
    0x811c9dc5,
  );
}
