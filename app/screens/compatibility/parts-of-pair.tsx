import type { CompatibilityAnswer } from "~/answers/compatibility";
import { PartsNav } from "~/components/results/parts";
import * as words from "~/words/compatibility";
import { PEOPLE_FORM_ID } from "./people-form";

/** What a page without scripts shows of two people. */
export const PARTS_OF_PAIR = ["scores", "wheel", "aspects", "houses"] as const;
export type PartOfPair = (typeof PARTS_OF_PAIR)[number];

interface PartsOfPairProps {
  readonly alone: PartOfPair;
  readonly answer: CompatibilityAnswer;
}

export function PartsOfPair({ alone, answer: { person1Chart, person2Chart } }: PartsOfPairProps) {
  return (
    <PartsNav
      label={words.partsOfYourResult()}
      form={PEOPLE_FORM_ID}
      labels={{
        scores: words.partScores(),
        wheel: words.partWheel(),
        aspects: words.partAspects(),
        houses: words.partHouses(),
      }}
      alone={alone}
      answered={{
        "person1.timeReading": person1Chart.input.timeReading,
        "person2.timeReading": person2Chart.input.timeReading,
      }}
    />
  );
}
