import { MAJOR_ASPECTS } from "~/astrology/aspects";
import { PLANETS, TRADITIONAL_PLANETS } from "~/astrology/bodies";
import { type Condition, MOON_STATES } from "~/astrology/elections/condition";
import { SIGNS } from "~/astrology/signs";
import type { SelectOption } from "~/components/ui/select";
import type { ConditionField, ConditionRow, ElectionList } from "~/schemas/election-rows";

type Kind = Condition["kind"];

export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  Sign: "Planet in a sign",
  House: "Planet in a house",
  Dignity: "Essential dignity",
  Direct: "Direct, not retrograde",
  Combust: "Combust",
  Cazimi: "Cazimi, in the Sun’s heart",
  Aspect: "Aspect applying",
  Moon: "State of the Moon",
  Ascendant: "Sign rising",
  Hour: "Planetary hour",
  Contact: "Contact to a natal degree",
};

export const LIST_NAMES: Readonly<Record<ElectionList, string>> = {
  all: "Must hold",
  any: "Wished for",
  not: "Must not",
};

export const FIELD_NAMES: Readonly<Record<ConditionField, string>> = {
  body: "Planet",
  with: "Other planet",
  ruler: "Ruler of the hour",
  sign: "Sign",
  state: "State",
  aspect: "Aspect",
  house: "House",
  points: "Points",
  orb: "Orb",
  longitude: "Degree",
};

/** What a condition begins with that was just added. */
export const FIRST_VALUES: Readonly<Record<Kind, Omit<ConditionRow, "kind">>> = {
  Sign: { body: "Moon", sign: "Taurus" },
  House: { body: "Moon", house: "10" },
  Dignity: { body: "Venus", points: "4" },
  Direct: { body: "Mercury" },
  Combust: { body: "Mercury" },
  Cazimi: { body: "Mercury" },
  Aspect: { body: "Moon", aspect: "Trine", with: "Venus", orb: "6" },
  Moon: { state: "Waxing" },
  Ascendant: { sign: "Leo" },
  Hour: { ruler: "Venus" },
  Contact: { body: "Moon", aspect: "Conjunction", longitude: "", orb: "1" },
};

const STATES: Readonly<Record<(typeof MOON_STATES)[number], string>> = {
  Void: "Void of course",
  Waxing: "Waxing",
  "Burned way": "In the burned way",
};

const named = (names: readonly string[]): readonly SelectOption[] =>
  names.map((name) => ({ value: name, label: name }));
const numbered = (from: number, to: number, label: (number: number) => string): readonly SelectOption[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index).map((number) => ({
    value: String(number),
    label: label(number),
  }));

const OPTIONS: Readonly<Record<Exclude<ConditionField, "longitude">, readonly SelectOption[]>> = {
  body: named(PLANETS),
  with: named(PLANETS),
  ruler: named(TRADITIONAL_PLANETS),
  sign: named(SIGNS),
  state: MOON_STATES.map((state) => ({ value: state, label: STATES[state] })),
  aspect: named(MAJOR_ASPECTS),
  house: numbered(1, 12, (house) => `House ${house}`),
  points: numbered(1, 9, (points) => `${points} or more`),
  orb: numbered(1, 10, (orb) => `Within ${orb}°`),
};

/** What may be chosen in a field of a condition; null where a degree is typed. */
export function optionsOf(kind: Kind, field: ConditionField): readonly SelectOption[] | null {
  if (field === "longitude") return null;
  if (field !== "body") return OPTIONS[field];
  if (kind === "Dignity") return named(TRADITIONAL_PLANETS);
  return kind === "Combust" || kind === "Cazimi"
    ? OPTIONS.body.filter(({ value }) => value !== "Sun")
    : OPTIONS.body;
}
