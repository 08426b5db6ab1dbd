import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { ReadingOfChart } from "~/answers/reading";
import type { StoryAnswer } from "~/answers/story";
import { partOf } from "~/calls/perform.server";
import { reading } from "~/calls/reading.server";
import type { LoadContext } from "~/load-context";
import type { Part } from "./parts";
import { profectionsNow } from "./profections.server";

type Values = Readonly<Record<string, string>>;

/**
 * What a part of a chart shows beside it, of a birth as it was typed whose chart could be drawn. A page without scripts has
 * one part: with all of them it cost twice what a request may.
 */
export async function givenWith(part: Part, chart: BirthChartAnswer, typed: Values, context: LoadContext) {
  return {
    part,
    story: part === "story" ? await told<StoryAnswer>("story", typed, context) : null,
    places: PLACES.includes(part) ? await told<ReadingOfChart>("places", typed, context) : null,
    profections: part === "profections" ? await profectionsNow(chart, context) : null,
  };
}

/** Which parts show what is said of the places. */
const PLACES: readonly Part[] = ["planets", "aspects", "profections"];

async function told<Told>(part: "story" | "places", typed: Values, context: LoadContext): Promise<Told> {
  const { input, resolved, ...said } = await partOf(reading, { ...typed, part }, context);
  return said as Told;
}
