import { type ReactNode, useMemo } from "react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { CompatibilityAnswer } from "~/answers/compatibility";
import type { PairChartAnswer } from "~/answers/pair-chart";
import { ask } from "~/calls/ask";
import type { Outcome } from "~/calls/outcome";
import { check, holding, instant, nullOr, number, oneOf, text, yesOrNo } from "~/calls/shape";
import { type Drawn, isDrawn } from "~/components/births/stored-chart";
import { isSettings } from "~/components/births/stored-settings";
import { sourceOf, untimedNote } from "~/components/pair/pair-words";
import { tabledPair, wheelOfPair } from "~/components/pair/wheel-of-pair";
import { PlacementsTable } from "~/components/placements/placements-table";
import { AspectGrid } from "~/components/zodiac-wheel/aspect-grid";
import { ZodiacWheel } from "~/components/zodiac-wheel/wheel";
import * as words from "~/words/compatibility";
import * as guide from "~/words/pair-guide";
import type { ChosenChart } from "./chosen-chart";

export type DrawnPair = Omit<PairChartAnswer, "chart" | "options"> & {
  readonly chart: Drawn & Pick<BirthChartAnswer, "extras">;
};

const isPerson = holding<DrawnPair["person1"]>({
  input: holding<DrawnPair["person1"]["input"]>({
    name: text,
    timeUnknown: yesOrNo,
    settings: check((value) => value === undefined || isSettings(value)),
  }),
});
const isPair = holding<DrawnPair>({
  kind: oneOf("Composite", "Davison"),
  chart: isDrawn,
  instant: nullOr(instant),
  latitude: nullOr(number(-90, 90)),
  longitude: nullOr(number(-180, 180)),
  person1: isPerson,
  person2: isPerson,
});

/** Asks for the one chart of two births, as these were understood. What was refused is told in the words of the fields. */
export async function askForPair(
  { person1Chart, person2Chart }: CompatibilityAnswer,
  { chart, ascendant, place }: ChosenChart,
): Promise<Outcome<DrawnPair>> {
  const outcome = await ask(
    "POST /api/pair-chart",
    {
      person1: person1Chart.input,
      person2: person2Chart.input,
      kind: chart,
      options: { ascendant, place },
    },
    isPair,
  );
  if (outcome.ok) return outcome;
  const told = Object.values(outcome.fields).flat();
  return told.length > 0 ? { ...outcome, reason: told.join(" ") } : outcome;
}

const COLUMNS = ["name", "sign", "degree", "house"] as const;

const bdi = (inner: ReactNode) => <bdi>{inner}</bdi>;

/** The one chart of two births: its wheel, what it is read for, its aspects and its places. */
export function PairView({ pair }: { readonly pair: DrawnPair }) {
  const { kind, chart, person1, person2 } = pair;
  const wheel = useMemo(() => wheelOfPair(pair), [pair]);
  const both = { one: person1.input.name, other: person2.input.name };
  const isComposite = kind === "Composite";
  const note = untimedNote(pair);
  return (
    <>
      <h3 className="text-lg break-words">
        {isComposite ? words.compositeOf({ ...both, bdi }) : words.davisonOf({ ...both, bdi })}
      </h3>
      <p className="mt-1 mb-4 max-w-prose text-sm break-words text-muted tabular">{sourceOf(pair)}</p>
      {note && (
        <p role="note" className="mb-6 max-w-prose border-s-2 border-lilac ps-3 text-sm">
          {note}
        </p>
      )}
      <div className="grid gap-x-10 gap-y-8 @3xl:grid-cols-[3fr_2fr]">
        <div className="min-w-0">
          <div className="-mx-5 sm:mx-0">
            <ZodiacWheel {...wheel} />
          </div>
          <h4 className="mt-6 font-display text-lg font-semibold">
            {isComposite ? words.whatACompositeIs() : words.whatADavisonIs()}
          </h4>
          <p className="mt-1 max-w-prose">{guide.chartOfTwo(isComposite ? "composite" : "davison")}</p>
        </div>
        <section className="min-w-0">
          <h4 className="mb-3 font-display text-lg font-semibold">{words.positions()}</h4>
          <PlacementsTable chart={tabledPair(pair)} only={COLUMNS} what={kind.toLowerCase()} />
        </section>
      </div>
      <section className="mt-8 overflow-x-auto">
        <h4 className="mb-2 font-display text-lg font-semibold">{words.aspects()}</h4>
        <AspectGrid aspects={chart.aspects} />
      </section>
    </>
  );
}
