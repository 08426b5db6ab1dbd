import type { HoraryAnswer, HoraryAspectAnswer } from "~/answers/horary";
import { dateOfIso } from "~/astrology/calendar";
import { degreesAndMinutes, nearestMinute } from "~/readings/degrees";
import { clockAt } from "~/time/clock-offsets";
import { longDate } from "~/words/dates";
import * as words from "~/words/horary";
import { listedNames } from "~/words/listed-names";
import * as moments from "~/words/moments";
import * as names from "~/words/names";

/** `22 November 2026, 14:05`, by the clocks of the place. */
export function momentThere(at: string, offsets: HoraryAnswer["offsets"]): string {
  const clock = clockAt(at, offsets);
  return moments.dayAndTime({ day: longDate(dateOfIso(clock)), time: clock.slice(11, 16) });
}

/** `22 November 2026, 12:05 UTC`. */
export function universalText(at: string): string {
  const time = moments.dayAndTime({ day: longDate(dateOfIso(at)), time: at.slice(11, 16) });
  return moments.universalTime({ time });
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
