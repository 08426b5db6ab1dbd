import { dateOfIso } from "~/astrology/calendar";
import { type EnteredBirth, isSame, pairCompared } from "~/notes/births";
import { longDate } from "~/words/dates";
import { birthInUse, isWhole } from "../births/known-births";
import { notedSettings, savedSettings } from "../births/settings-note";
import type { Opening } from "./opening";

type Fields = Readonly<Record<string, string>>;

/** Fetched where somebody is known here: what a calculator's screen opens with. */

/**
 * For the person in use.
 * @param fieldsOf what the screen's form is filled with
 * @param suffices whether that is all that its call needs; a whole birth unless said otherwise
 */
export async function openingInUse(
  fieldsOf: (birth: EnteredBirth) => Fields,
  suffices: (birth: EnteredBirth) => boolean = isWhole,
): Promise<(Opening<never> & { readonly birth: EnteredBirth }) | null> {
  const birth = await birthInUse();
  return birth && { birth, fields: fieldsOf(birth), isWhole: suffices(birth), lines: [lineOf(birth)] };
}

/**
 * For the two who were compared last, where the person in use is one of them; else the form begins with that person.
 * @param fieldsOf what the form is filled with for a birth, under a prefix
 */
export async function openingOfPair(
  fieldsOf: (birth: EnteredBirth, prefix: string) => Fields,
): Promise<Opening<never> | null> {
  const birth = await birthInUse();
  const pair = pairCompared();
  if (!birth) return null;
  if (!pair?.some(isSame(birth))) return { fields: fieldsOf(birth, "person1."), isWhole: false, lines: [] };
  const [first, second] = pair;
  return {
    fields: { ...fieldsOf(first, "person1."), ...fieldsOf(second, "person2.") },
    isWhole: pair.every(isWhole),
    lines: pair.map(lineOf),
  };
}

/** What was chosen last in the settings of a chart, as the form's fields. */
export async function chosenSettings(): Promise<Fields> {
  return notedSettings() ?? (await savedSettings()) ?? {};
}

function lineOf({ fullName, birthDate }: EnteredBirth): readonly string[] {
  return [fullName, longDate(dateOfIso(birthDate))];
}
