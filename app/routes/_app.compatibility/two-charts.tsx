import { lazy, Suspense } from "react";
import type { CompatibilityAnswer } from "~/answers/compatibility";
import { Card, CardHeader } from "~/components/ui/card";
import { Skeleton } from "~/components/ui/skeleton";
import { ZodiacWheel as WheelNow } from "~/components/zodiac-wheel/wheel";
import { ContactList } from "./contact-list";
import { SynastryGrid } from "./synastry-grid";

/** The browser fetches the wheel when there is something to draw; the server has it at hand. */
const ZodiacWheel = import.meta.env.SSR
  ? WheelNow
  : lazy(async () => ({ default: (await import("~/components/zodiac-wheel/wheel")).ZodiacWheel }));

/** Both charts in one wheel, and every aspect between them. */
export function TwoCharts({ answer }: { readonly answer: CompatibilityAnswer }) {
  const { person1Chart, person2Chart, synastryAspects } = answer;
  const told = new Set([...answer.strengthAspects, ...answer.challengeAspects].map(({ title }) => title));
  const others = synastryAspects.filter(({ title }) => !told.has(title));
  const [name1, name2] = [person1Chart.input.name, person2Chart.input.name];
  return (
    <>
      <Card className="@3xl:col-span-6">
        <CardHeader
          title="Both charts in one wheel"
          description={
            <span className="break-words">{`Inside ${name1}, outside ${name2}; the lines are the aspects between them`}</span>
          }
          level={3}
        />
        <div className="-mx-5 sm:mx-0">
          <Suspense fallback={<Skeleton className="aspect-square w-full rounded-full" />}>
            <ZodiacWheel
              label={`${name1}’s chart`}
              bodies={person1Chart.planets}
              houses={person1Chart.houses}
              rising={person1Chart.rising}
              midheaven={person1Chart.midheaven}
              aspects={synastryAspects.map((aspect) => ({ ...aspect, type: aspect.aspectType }))}
              outer={{ label: `${name2}’s chart`, bodies: person2Chart.planets }}
            />
          </Suspense>
        </div>
      </Card>
      <Card className="@3xl:col-span-4">
        <CardHeader
          title="Aspects between you"
          description={
            <span className="break-words">{`Rows are ${name1}’s planets, columns ${name2}’s`}</span>
          }
          level={3}
        />
        <SynastryGrid aspects={synastryAspects} name1={name1} name2={name2} />
      </Card>
      {others.length > 0 && (
        <details className="rounded-lg border border-line bg-card shadow-card @3xl:col-span-10">
          <summary className="px-5 py-4 font-semibold text-gold sm:px-6">
            {others.length === 1 ? "One more aspect" : `${others.length} more aspects`} in words
          </summary>
          <div className="px-5 pb-6 sm:px-6">
            <ContactList
              contacts={others.map((aspect) => ({ ...aspect, aspect: aspect.aspectType }))}
              inColumns
            />
          </div>
        </details>
      )}
    </>
  );
}
