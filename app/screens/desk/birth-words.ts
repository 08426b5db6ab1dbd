import { dateOfIso } from "~/astrology/calendar";
import type { BirthDetails } from "~/schemas/birth-details";
import { longDate } from "~/words/dates";
import * as words from "~/words/forms";

/** What is said of a birth in a line; of little weight, since the editor's script says it as well. */
export type SaidBirth = Pick<BirthDetails, "birthDate" | "birthTime" | "timeUnknown" | "birthLocation">;

/** `15 June 1990, 14:30, New York`. */
export function birthWords({ birthDate, birthTime, timeUnknown, birthLocation }: SaidBirth): string {
  const time = timeUnknown ? words.timeUnknown() : birthTime;
  return [longDate(dateOfIso(birthDate)), time, birthLocation].join(", ");
}

/** Somebody in a list to choose from: `Ben · 2 November 1985, 06:05, London`. */
export function personWords(name: string, birth: SaidBirth | null | undefined): string {
  return `${name} · ${birth ? birthWords(birth) : "no birth data yet"}`;
}
