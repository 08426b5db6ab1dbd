import type { HoraryAnswer, HoraryAspectAnswer } from "~/answers/horary";
import { degreesAndMinutes, nearestMinute } from "~/readings/degrees";
import { clockAt } from "~/time/clock-offsets";
import { dayAndMinute } from "~/words/day-and-clock";
import * as words from "~/words/horary";
import { listedNames } from "~/words/listed-names";
import * as names from "~/words/names";

/** `22 November 2026, 14:05`, by the clocks of the place. */
export function momentThere(at: string, offsets: HoraryAnswer["offsets"]): string {
  return dayAndMinute(clockAt(at, offsets));
}

/** `The Moon trine Venus`. */
export function aspectName({
  planet1,
  planet2,
  type,
}: Pick<HoraryAspectAnswer, "planet1" | "planet2" | "type">) {
  return words.planetsInAspect({
    planet: words.planetAtStart(planet1),
    aspect: names.aspectBetween(type),
    other: words.planetWithin(planet2),
  });
}

/** How far off it is, whether it comes or goes, and when it is exact. */
export function aspectState(
  { orb: degrees, isApplying, perfects }: HoraryAspectAnswer,
  offsets: HoraryAnswer["offsets"],
): string {
  const orb = degreesAndMinutes(nearestMinute(degrees));
  if (!isApplying) return words.separating({ orb });
  if (!perfects) return words.applyingNotExact({ orb });
  const { at, isInSign, turnsBefore } = perfects;
  const said = { orb, moment: momentThere(at, offsets), turnsBefore };
  return isInSign ? words.applyingInSign(said) : words.applyingAfterChange(said);
}

/** `Mercury receives the Moon by domicile and triplicity`. */
export function receptionWords({ guest, host, by, isMutual }: HoraryAnswer["receptions"][number]): string {
  return words.receives({
    isMutual,
    host: words.planetAtStart(host),
    guest: words.planetWithin(guest),
    dignities: listedNames(by.map(words.dignityInSentence)),
  });
}

export function hourWords(hour: HoraryAnswer["hour"]): string {
  if (!hour) return words.noHours();
  return words.hourOfPlanet({
    isDay: hour.isDay,
    ofRuler: words.ofPlanet(hour.ruler),
    ofDayRuler: words.ofPlanet(hour.dayRuler),
    agreement: hour.agreement ? words.hourAgrees(hour.agreement) : words.hourDoesNotAgree(),
  });
}
