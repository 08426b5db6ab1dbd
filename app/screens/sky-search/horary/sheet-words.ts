import type { HoraryAnswer, HoraryAspectAnswer } from "~/answers/horary";
import { dateOfIso, formatLongDate } from "~/astrology/calendar";
import { ASPECT_NAMES } from "~/readings/aspect-names";
import { degreesAndMinutes, nearestMinute } from "~/readings/degrees";
import { listed } from "~/readings/listed";
import { withArticle } from "~/readings/with-article";
import { clockAt } from "~/time/clock-offsets";

/** `22 November 2026, 14:05`, by the clocks of the place. */
export function momentThere(at: string, offsets: HoraryAnswer["offsets"]): string {
  const clock = clockAt(at, offsets);
  return `${formatLongDate(dateOfIso(clock))}, ${clock.slice(11, 16)}`;
}

/** `The Moon trine Venus`. */
export function aspectName({
  planet1,
  planet2,
  type,
}: Pick<HoraryAspectAnswer, "planet1" | "planet2" | "type">) {
  return `${atStart(planet1)} ${ASPECT_NAMES[type]} ${withArticle(planet2)}`;
}

/** How far off it is, whether it comes or goes, and when it is exact. */
export function aspectState(
  { orb, isApplying, perfects }: HoraryAspectAnswer,
  offsets: HoraryAnswer["offsets"],
): string {
  const off = degreesAndMinutes(nearestMinute(orb));
  if (!isApplying) return `${off}, separating`;
  if (!perfects) return `${off}, applying, not exact for more than a year or prevented`;
  const { at, isInSign, turnsBefore } = perfects;
  const before = [
    ...(turnsBefore ? ["one of them turns before"] : []),
    isInSign ? "before either changes its sign" : "after a change of sign",
  ];
  return `${off}, applying, exact ${momentThere(at, offsets)}, ${before.join(", ")}`;
}

/** `Mercury receives the Moon by domicile and triplicity`. */
export function receptionWords({ guest, host, by, isMutual }: HoraryAnswer["receptions"][number]): string {
  const dignities = listed(by.map((dignity) => dignity.toLowerCase()));
  return `${atStart(host)} receives ${withArticle(guest)} by ${dignities}${isMutual ? " (mutual)" : ""}`;
}

const AGREEMENTS: Readonly<Record<NonNullable<NonNullable<HoraryAnswer["hour"]>["agreement"]>, string>> = {
  "same planet": "It rules the rising sign too: they agree.",
  triplicity: "It rules the triplicity of the rising sign: they agree.",
  nature: "It is of one nature with the ruler of the rising sign: they agree.",
};

export function hourWords(hour: HoraryAnswer["hour"]): string {
  if (!hour) return "The Sun does not rise and set there: no planetary hours.";
  const agreement = hour.agreement
    ? AGREEMENTS[hour.agreement]
    : "It does not agree with the ruler of the rising sign.";
  return `An hour of ${withArticle(hour.ruler)}, by ${hour.isDay ? "day" : "night"}, on a day of ${withArticle(hour.dayRuler)}. ${agreement}`;
}

function atStart(planet: string): string {
  return withArticle(planet).replace("the ", "The ");
}
