import type { BirthChartAnswer } from "~/answers/birth-chart";
import { PLANETS, POINTS } from "~/astrology/bodies";
import type { House } from "~/astrology/chart";
import type { ChartDetails as SettledParts } from "~/astrology/chart-details";
import { HOUSE_SYSTEMS } from "~/astrology/chart-settings";
import { check, inOrder, listOf, nullOr, number, oneOf, record, text, whole, yesOrNo } from "~/calls/shape";
import { BIRTH_SAID, isOfItsCalendar } from "./stored-birth";
import { longitude, placement, point, sign } from "./stored-placement";
import { aspectType } from "./stored-settings";
import { areExtras, isSettledOrNot } from "./stored-settled-chart";

/**
 * What must be there for a chart to be drawn: a stored text may be what an older version wrote, an answer what a newer
 * server gave, or either anything at all. The types see to it that no field is left out.
 */

const house = record<House>({ house: whole(1, 12), sign, degree: number(0, 30), longitude });

const aspect = record<BirthChartAnswer["aspects"][number]>({
  planet1: oneOf(...PLANETS),
  planet2: oneOf(...PLANETS),
  type: aspectType,
  angle: number(0, 180),
  orb: number(0, 180),
  isApplying: yesOrNo,
  isHarmonious: yesOrNo,
});

/** What every chart of a birth has, under settings or not. */
type Said = Omit<
  BirthChartAnswer,
  "settings" | Exclude<keyof SettledParts, "planets" | "points" | "aspects">
>;
/** What is drawn of it, and of every other chart. */
export type Drawn = Omit<Said, "id" | "createdAt" | "input" | "resolved">;

const DRAWN = {
  sun: point,
  moon: point,
  rising: nullOr(point),
  midheaven: nullOr(point),
  planets: inOrder(PLANETS, placement),
  points: inOrder(POINTS, placement),
  houses: listOf(house),
  aspects: listOf(aspect),
  houseSystem: oneOf(...HOUSE_SYSTEMS),
  timeUnknown: yesOrNo,
  moonChangesSign: nullOr(record({ from: sign, to: sign })),
} as const satisfies { readonly [Key in keyof Drawn]: (value: unknown) => value is Drawn[Key] };

const hasShape = record<Said>({ ...DRAWN, id: text, createdAt: text, ...BIRTH_SAID });

/** What turns with the Earth is all there when the birth time is known, and not at all when it is not. */
function agreesOnTime({ timeUnknown, rising, midheaven, houses, planets, points }: Drawn) {
  const known = [rising, midheaven, ...[...planets, ...points].map((placed) => placed.house)];
  return (
    known.every((value) => (value === null) === timeUnknown) &&
    houses.length === (timeUnknown ? 0 : 12) &&
    houses.every(({ house }, index) => house === index + 1)
  );
}

/** Two planets make one aspect at most, named in their order. */
function namesPairsOnce({ aspects }: Drawn) {
  const pairs = new Set(aspects.map(({ planet1, planet2 }) => `${planet1} ${planet2}`));
  return (
    pairs.size === aspects.length &&
    aspects.every(({ planet1, planet2 }) => PLANETS.indexOf(planet1) < PLANETS.indexOf(planet2))
  );
}

const hasDrawn = record<Drawn>(DRAWN);

/** Whether it is a chart that can be drawn, whatever it is of. */
export const isDrawn = check<Drawn & Pick<BirthChartAnswer, "extras">>((value) => {
  if (!hasDrawn(value) || !agreesOnTime(value) || !namesPairsOnce(value)) return false;
  const { extras } = value as { readonly extras?: unknown };
  return extras === undefined || areExtras(extras);
});

/** Whether it is a birth's chart that can be drawn. */
export const isChart = check<BirthChartAnswer>(
  (value) =>
    hasShape(value) &&
    isOfItsCalendar(value) &&
    value.input.timeUnknown === value.timeUnknown &&
    agreesOnTime(value) &&
    namesPairsOnce(value) &&
    isSettledOrNot(value),
);
