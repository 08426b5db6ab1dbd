import { TRADITIONAL_PLANETS, type TraditionalRuler } from "../bodies";
import { rulersAt } from "../dignities";

const DIGNITIES = ["Domicile", "Exaltation", "Triplicity", "Bounds", "Face"] as const;
export type ReceivingDignity = (typeof DIGNITIES)[number];

/** One planet in the dignities of another, which receives it. */
export interface Reception {
  readonly guest: TraditionalRuler;
  readonly host: TraditionalRuler;
  /** In which of the host's dignities the guest stands, the greatest first; domicile or exaltation among them. */
  readonly by: readonly ReceivingDignity[];
  /** The host stands in the guest's domicile or exaltation too. */
  readonly isMutual: boolean;
}

/**
 * Who receives whom: a planet in the domicile or the exaltation of another (Lilly, Christian Astrology, p. 112); lesser
 * dignities of the same host are told beside them, and make no reception alone.
 * @param longitudes degrees, tropical
 * @param isDay decides about the triplicities
 */
export function receptionsOf(
  longitudes: Readonly<Record<TraditionalRuler, number>>,
  isDay: boolean,
): readonly Reception[] {
  const found = TRADITIONAL_PLANETS.flatMap((guest) =>
    TRADITIONAL_PLANETS.filter((host) => host !== guest)
      .map((host) => ({ guest, host, by: dignitiesOfHost(host, longitudes[guest], isDay) }))
      .filter(({ by }) => by.includes("Domicile") || by.includes("Exaltation")),
  );
  return found.map((one) => ({
    ...one,
    isMutual: found.some(({ guest, host }) => guest === one.host && host === one.guest),
  }));
}

function dignitiesOfHost(
  host: TraditionalRuler,
  longitude: number,
  isDay: boolean,
): readonly ReceivingDignity[] {
  const { domicile, exaltation, triplicity, bounds, face } = rulersAt(longitude);
  const rulers: Readonly<Record<ReceivingDignity, TraditionalRuler | null>> = {
    Domicile: domicile,
    Exaltation: exaltation,
    Triplicity: isDay ? triplicity.day : triplicity.night,
    Bounds: bounds.ruler,
    Face: face,
  };
  return DIGNITIES.filter((dignity) => rulers[dignity] === host);
}
