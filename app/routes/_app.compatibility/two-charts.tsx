import { lazy, Suspense } from "react";
import type { CompatibilityAnswer } from "~/answers/compatibility";
import type { SynastryAspectAnswer } from "~/answers/synastry";
import { Card, CardHeader } from "~/components/ui/card";
import { Skeleton } from "~/components/ui/skeleton";
import { ZodiacWheel as WheelNow } from "~/components/zodiac-wheel/wheel";
import { ContactList } from "./contact-list";
import { SynastryGrid } from "./synastry-grid";

/** The browser fetches the wheel when there is something to draw; the server has it at hand. */
const ZodiacWheel = import.meta.env.SSR
  ? WheelNow
  : lazy(async () => ({ default: (await import("~/components/zodiac-wheel/wheel")).ZodiacWheel }));

/** One person's Sun with the other's Moon: it stands in a card of its own. */
function isOfLights({ planet1, planet2 }: SynastryAspectAnswer): boolean {
  return (planet1 === "Sun" && planet2 === "Moon") || (planet1 === "Moon" && planet2 === "Sun");
}

function withGlyph(aspect: SynastryAspectAnswer) {
  return { ...aspect, aspect: aspect.aspectType };
}

/** Both charts in one wheel, and every aspect between them. */
export function TwoCharts({ answer }: { readonly answer: CompatibilityAnswer }) {
  const { person1Chart, person2Chart, synastryAspects, ageGroups } = answer;
  const toldElsewhere = [...answer.strengthAspects, ...answer.challengeAspects, ...ageGroups.aspects];
  const told = new Set(toldElsewhere.map(({ title }) => title));
  const others = synastryAspects.filter((aspect) => !told.has(aspect.title) && !isOfLights(aspect));
  const more = others.length + ageGroups.aspects.length;
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
      {more > 0 && (
        <details className="rounded-lg border border-line bg-card shadow-card @3xl:col-span-10">
          <summary className="px-5 py-4 font-semibold text-gold sm:px-6">
            {more === 1 ? "One more aspect" : `${more} more aspects`} in words
          </summary>
          <div className="grid gap-6 px-5 pb-6 sm:px-6">
            {others.length > 0 && <ContactList contacts={others.map(withGlyph)} inColumns />}
            {ageGroups.aspects.length > 0 && (
              <section>
                <h3 className="mb-2">Shared by your years of birth</h3>
                <p className="mb-4 max-w-prose break-words">{ageGroups.description}</p>
                <ContactList contacts={ageGroups.aspects.map(withGlyph)} inColumns />
              </section>
            )}
          </div>
        </details>
      )}
    </>
  );
}
