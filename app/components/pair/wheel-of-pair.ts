import type { BirthChartAnswer } from "~/answers/birth-chart";
import * as words from "~/words/compatibility";
import type { TabledChart } from "../placements/placement-rows";
import type { ZodiacWheelProps } from "../zodiac-wheel/wheel";
import { sourceOf, type ToldPair } from "./pair-words";

/** What is drawn of the one chart of two births. */
export type WheelOfPair = ToldPair & {
  readonly chart: Pick<
    BirthChartAnswer,
    "planets" | "points" | "extras" | "houses" | "houseSystem" | "rising" | "midheaven" | "aspects"
  >;
};

/** The one chart of two births as the wheel draws it. */
export function wheelOfPair(pair: WheelOfPair): ZodiacWheelProps {
  const { planets, points, extras = [], houses, rising, midheaven, aspects } = pair.chart;
  return {
    label: labelOf(pair),
    bodies: [...planets, ...points, ...extras],
    houses,
    rising,
    midheaven,
    aspects,
    lines: [sourceOf(pair)],
  };
}

/** What it is, and of whom. */
export function labelOf({ kind, person1, person2 }: ToldPair): string {
  const both = { one: person1.input.name, other: person2.input.name };
  return kind === "Composite" ? words.compositeLabel(both) : words.davisonLabel(both);
}

/** The same as the table of positions lists it. */
export function tabledPair<Chart extends WheelOfPair["chart"]>({
  chart,
  instant,
  latitude,
  longitude,
  person1,
  person2,
}: WheelOfPair & { readonly chart: Chart }): Chart & Pick<TabledChart, "settings" | "input" | "resolved"> {
  return {
    ...chart,
    settings: person1.input.settings,
    input: { name: words.oneAndOther({ one: person1.input.name, other: person2.input.name }) },
    resolved: { utc: instant, place: instant === null ? null : { latitude, longitude } },
  };
}
