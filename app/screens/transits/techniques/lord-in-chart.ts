import type { BirthChartAnswer } from "~/answers/birth-chart";
import { dateOfIso } from "~/astrology/calendar";
import { ageOn, TRADITIONAL_RULERS } from "~/astrology/profections";
import type { Sign } from "~/astrology/signs";
import type { TimeLord } from "~/astrology/time-lords/period";
import { houseFrom } from "~/readings/horoscope/sentences";
import { listedNames } from "~/words/listed-names";
import * as names from "~/words/names";
import * as words from "~/words/techniques";

/** Rahu and Ketu are the nodes. */
const POINTS = { Rahu: "North Node", Ketu: "South Node" } as const;

export const pointOf = (lord: TimeLord) => (lord === "Rahu" || lord === "Ketu" ? POINTS[lord] : lord);

/**
 * Where the lord of a time stands in a chart, and which houses are its own: "Venus in Leo, in your tenth house, ruler of
 * your first and eighth".
 */
export function lordInChart(lord: TimeLord, { planets, points, houses }: BirthChartAnswer): string {
  const name = pointOf(lord);
  const place = [...planets, ...points].find(({ planet }) => planet === name);
  const said = names.point(name);
  if (!place) return said;
  const { house } = place;
  const sign = names.sign(place.sign);
  const stands = house
    ? words.lordInHouse({ lord: said, sign, house: `${house}` })
    : words.lordInSign({ lord: said, sign });
  const ruled = houses.flatMap((cusp) =>
    TRADITIONAL_RULERS[cusp.sign] === name ? [words.houseInRow({ house: `${cusp.house}` })] : [],
  );
  if (ruled.length === 0) return stands;
  return words.andRules({ place: stands, count: ruled.length, houses: listedNames(ruled) });
}

/** Which house of a chart a sign is, counted by whole signs from the rising one; null without a birth time. */
export function houseOfSign(sign: Sign, { rising }: BirthChartAnswer): number | null {
  return rising && houseFrom(rising.sign, sign);
}

/** Completed years of life at an instant, both by the days of UTC; 0 before the birth, where a period may have begun. */
export function ageAt(iso: string, { resolved }: BirthChartAnswer): number {
  return Math.max(0, ageOn(dateOfIso(resolved.utc), dateOfIso(iso)));
}
