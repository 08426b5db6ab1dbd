import type { PairChartAnswer } from "~/answers/pair-chart";
import * as words from "~/words/compatibility";
import { dayAndClock } from "~/words/day-and-clock";
import * as names from "~/words/names";
import { decimalPosition } from "~/words/positions";

/** What is needed of a pair's chart to say whose it is and how it came about. */
export type ToldPair = Pick<
  PairChartAnswer,
  "kind" | "instant" | "latitude" | "longitude" | "person1" | "person2"
> & { readonly chart: Pick<PairChartAnswer["chart"], "houseSystem"> };

/** How it was drawn: without that, nobody can check it. */
export function sourceOf(pair: ToldPair): string {
  const { instant, latitude, longitude, chart, person1 } = pair;
  const sky =
    instant === null || latitude === null || longitude === null
      ? words.everyPlaceIsThe()
      : words.skyOver({
          moment: dayAndClock(instant),
          coordinates: decimalPosition({ latitude, longitude }),
        });
  if (!isTimed(pair)) return sky;
  const system = names.houseSystem(chart.houseSystem);
  return [sky, words.housesAs({ name: person1.input.name, system })].join(" ");
}

/** What unknown birth times leave out and leave open; null where both are known. */
export function untimedNote(pair: ToldPair): string | null {
  if (isTimed(pair)) return null;
  const [one, other] = [pair.person1.input, pair.person2.input];
  if (one.timeUnknown && other.timeUnknown)
    return words.bothTimesUnknown({ one: one.name, other: other.name });
  return words.oneTimeUnknown({ name: one.timeUnknown ? one.name : other.name });
}

export function isTimed({ person1, person2 }: Pick<ToldPair, "person1" | "person2">): boolean {
  return !person1.input.timeUnknown && !person2.input.timeUnknown;
}
