import { type ReactNode, useEffect, useState } from "react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { CompatibilityAnswer } from "~/answers/compatibility";
import type { SynastryAspectAnswer } from "~/answers/synastry";
import type { Element } from "~/astrology/signs";
import { HowItWasRead } from "~/components/births/how-it-was-read";
import { NextSteps } from "~/components/results/next-steps";
import { ResultSummary } from "~/components/results/why";
import { Button } from "~/components/ui/button";
import { Card, CardHeader } from "~/components/ui/card";
import * as words from "~/words/compatibility";
import * as names from "~/words/names";
import { ContactList, FoldedContacts } from "./contact-list";
import { HouseOverlays } from "./house-overlays";
import type { ViewOfPair } from "./pair-choice";
import { type PartOfPair, PartsOfPair } from "./parts-of-pair";
import { AGAIN, PEOPLE_FORM_ID } from "./people-form";
import { peopleFormValues } from "./people-form-values";
import { Score, ScoreParts } from "./score";
import { SharedChannels } from "./shared-channels";
import { TwoCharts } from "./two-charts";

interface CompatibilityResultProps extends ViewOfPair {
  readonly answer: CompatibilityAnswer;
  readonly onAgain: () => void;
  /** The only part that a page without scripts came with; null where all are there. */
  readonly part: PartOfPair | null;
}

export function CompatibilityResult({ answer, view, onView, onAgain, part }: CompatibilityResultProps) {
  const [alone, setAlone] = useState(part);
  useEffect(() => setAlone(null), []); // in the browser the others are soon there
  const has = (shown: PartOfPair) => alone === null || alone === shown;
  const { person1Chart, person2Chart } = answer;
  const [name1, name2] = [person1Chart.input.name, person2Chart.input.name];
  return (
    <div className="letter @container animate-enter">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h2 className="min-w-0 text-xl leading-tight break-words">
          {words.titleOfTwo({
            one: name1,
            other: name2,
            bdi,
            and: (inner) => <span className="text-muted">{inner}</span>,
          })}
        </h2>
        <Button
          type="submit"
          form={PEOPLE_FORM_ID}
          name={AGAIN}
          value="1"
          variant="secondary"
          className="screen-only"
          onClick={(event) => {
            event.preventDefault();
            onAgain();
          }}
        >
          {words.analyzeAnother()}
        </Button>
      </div>
      {alone && <PartsOfPair alone={alone} answer={answer} />}
      <div className="grid gap-6 @3xl:grid-cols-10">
        {has("scores") && <Scores answer={answer} />}
        {(has("wheel") || has("aspects")) && (
          <TwoCharts key={answer.id} answer={answer} view={view} onView={onView} alone={alone} />
        )}
        {has("houses") && <HouseOverlays answer={answer} />}
        <SharedChannels answer={answer} view={view} onView={onView} />
        {[person1Chart, person2Chart].map((chart, index) => (
          <div key={chart.id} className="@3xl:col-span-5">
            <HowItWasRead
              chart={chart}
              title={words.howTheirTimeWas({ name: chart.input.name, bdi })}
              form={PEOPLE_FORM_ID}
              prefix={`person${index + 1}.`}
            />
          </div>
        ))}
      </div>
      <div className="mt-6">
        <NextSteps
          steps={["chart", "transits", "map", "numbers"]}
          canPrint
          link={{
            title: words.oneAndOther({ one: name1, other: name2 }),
            content: () => ({ screen: "compatibility", fields: peopleFormValues(answer), view }),
          }}
        />
      </div>
    </div>
  );
}

/** Somebody's name within a sentence. */
const bdi = (inner: ReactNode) => <bdi>{inner}</bdi>;

/** How well they go together, in numbers and in words. */
function Scores({ answer }: { readonly answer: CompatibilityAnswer }) {
  const { person1Chart, person2Chart, elementCompatibility, sunMoonCompatibility } = answer;
  return (
    <>
      {answer.summary && (
        <Card className="@3xl:col-span-10">
          <CardHeader title={words.whatHoldsYou()} level={3} />
          <ResultSummary {...answer.summary} />
        </Card>
      )}
      <Card className="@3xl:col-span-10">
        <div className="grid gap-x-10 gap-y-8 @3xl:grid-cols-[3fr_2fr]">
          <div>
            <Score label={words.overallCompatibility()} score={answer.overallScore} isOverall />
            <h3 className="mt-6 mb-2">{words.overallInterpretation()}</h3>
            <p className="max-w-prose">{answer.overallInterpretation}</p>
          </div>
          <ScoreParts parts={answer.parts} overallScore={answer.overallScore} />
        </div>
      </Card>
      <Card className="@3xl:col-span-4">
        <CardHeader title={words.elementCompatibility()} level={3} />
        <Score label={words.elementCompatibility()} score={elementCompatibility.score} />
        <p className="mt-4 mb-2 text-sm font-semibold">
          {words.twoElements({
            first: () => <ElementName element={elementCompatibility.person1Element} />,
            second: () => <ElementName element={elementCompatibility.person2Element} />,
          })}
        </p>
        <p className="max-w-prose">{elementCompatibility.description}</p>
      </Card>
      <Card className="@3xl:col-span-6">
        <CardHeader title={words.sunMoonHarmony()} level={3} />
        <Score label={words.sunMoonHarmony()} score={sunMoonCompatibility.score} />
        <div className="mt-4">
          <ContactList contacts={sunMoonCompatibility.contacts} />
        </div>
        {[person1Chart, person2Chart].map((chart) => (
          <MoonOfNoon key={chart.id} chart={chart} />
        ))}
      </Card>
      <Card className="@3xl:col-span-5">
        <CardHeader title={words.strengths()} level={3} />
        <Aspects aspects={answer.strengthAspects} orElse={answer.strengths} />
      </Card>
      <Card className="@3xl:col-span-5">
        <CardHeader title={words.growthAreas()} level={3} />
        <Aspects aspects={answer.challengeAspects} orElse={answer.challenges} />
      </Card>
    </>
  );
}

function ElementName({ element }: { readonly element: Element }) {
  return <span style={{ color: `var(--${element.toLowerCase()})` }}>{names.element(element)}</span>;
}

interface AspectsProps {
  readonly aspects: readonly SynastryAspectAnswer[];
  /** Said where there are none. */
  readonly orElse: readonly string[];
}

function Aspects({ aspects, orElse }: AspectsProps) {
  if (aspects.length === 0) return <p className="max-w-prose text-muted">{orElse.join(" ")}</p>;
  return <FoldedContacts contacts={aspects.map((aspect) => ({ ...aspect, aspect: aspect.aspectType }))} />;
}

/** The Moon moves a sign in two days: without a birth time its contacts are a guess, and that has to be said. */
function MoonOfNoon({ chart }: { readonly chart: BirthChartAnswer }) {
  if (!chart.timeUnknown) return null;
  const { name } = chart.input;
  const changed = chart.moonChangesSign;
  return (
    <p className="mt-4 border-s-2 border-lilac ps-3 text-sm break-words">
      {changed
        ? words.moonOfNoonChanged({ name, from: names.sign(changed.from), to: names.sign(changed.to), bdi })
        : words.moonOfNoonKept({ name, bdi })}
    </p>
  );
}
