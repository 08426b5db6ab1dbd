import type { PairChartAnswer } from "~/answers/pair-chart";
import { coordinates, dayAndClock } from "~/components/births/how-it-was-read";
import { listed } from "~/readings/listed";

/** What is needed of a pair's chart to say whose it is and how it came about. */
export type ToldPair = Pick<
  PairChartAnswer,
  "kind" | "instant" | "latitude" | "longitude" | "person1" | "person2"
> & { readonly chart: Pick<PairChartAnswer["chart"], "houseSystem"> };

/** How it was drawn: without that, nobody can check it. */
export function sourceOf(pair: ToldPair): string {
  const { instant, latitude, longitude, chart, person1 } = pair;
  const houses = isTimed(pair) ? ` Houses as ${person1.input.name} has them: ${chart.houseSystem}.` : "";
  if (instant === null || latitude === null || longitude === null) {
    return `Every place is the middle of two.${houses}`;
  }
  return `The sky of ${dayAndClock(instant)} UTC over ${coordinates({ latitude, longitude })}.${houses}`;
}

/** What unknown birth times leave out and leave open; null where both are known. */
export function untimedNote(pair: ToldPair): string | null {
  if (isTimed(pair)) return null;
  const people = [pair.person1, pair.person2].filter(({ input }) => input.timeUnknown);
  const names = listed(people.map(({ input }) => `${input.name}’s`));
  const [times, off] = people.length > 1 ? ["times are", "seven"] : ["time is", "four"];
  return `${names} birth ${times} unknown, so noon stands in for it. The Moon may be up to ${off} degrees away from where it is drawn, the other planets much less; angles and houses are left out.`;
}

export function isTimed({ person1, person2 }: Pick<ToldPair, "person1" | "person2">): boolean {
  return !person1.input.timeUnknown && !person2.input.timeUnknown;
}
