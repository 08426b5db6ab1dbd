import { MAJOR_ASPECTS } from "~/astrology/aspects";
import { PLANETS, TRADITIONAL_PLANETS } from "~/astrology/bodies";
import { type Condition, MOON_STATES } from "~/astrology/elections/condition";
import { SIGNS } from "~/astrology/signs";
import type { SelectOption } from "~/components/ui/select";
import type { ConditionField, ConditionRow } from "~/schemas/election-rows";
import * as words from "~/words/elections";
import * as names from "~/words/names";

type Kind = Condition["kind"];

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

const named = <Id extends string>(ids: readonly Id[], label: (id: Id) => string): readonly SelectOption[] =>
  ids.map((id) => ({ value: id, label: label(id) }));

const numbered = (from: number, to: number, label: (number: number) => string): readonly SelectOption[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index).map((number) => ({
    value: String(number),
    label: label(number),
  }));

const OPTIONS: Readonly<Record<Exclude<ConditionField, "longitude">, () => readonly SelectOption[]>> = {
  body: () => named(PLANETS, names.planet),
  with: () => named(PLANETS, names.planet),
  ruler: () => named(TRADITIONAL_PLANETS, names.planet),
  sign: () => named(SIGNS, names.sign),
  state: () => named(MOON_STATES, words.state),
  aspect: () => named(MAJOR_ASPECTS, names.aspect),
  house: () => numbered(1, 12, (house) => words.houseNumber({ house })),
  points: () => numbered(1, 9, (points) => words.pointsOrMore({ points })),
  orb: () => numbered(1, 10, (orb) => words.withinOrb({ orb })),
};

/** What may be chosen in a field of a condition; null where a degree is typed. */
export function optionsOf(kind: Kind, field: ConditionField): readonly SelectOption[] | null {
  if (field === "longitude") return null;
  if (field !== "body") return OPTIONS[field]();
  if (kind === "Dignity") return OPTIONS.ruler();
  return kind === "Combust" || kind === "Cazimi"
    ? OPTIONS.body().filter(({ value }) => value !== "Sun")
    : OPTIONS.body();
}
