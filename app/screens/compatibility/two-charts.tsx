import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import type { CompatibilityAnswer } from "~/answers/compatibility";
import type { SynastryAspectAnswer } from "~/answers/synastry";
import { SettingsLine } from "~/components/births/settings-line";
import { MoreAspectsSwitch } from "~/components/forms/more-aspects-switch";
import { SynastryGrid } from "~/components/pair/synastry-grid";
import { wheelOfBoth } from "~/components/pair/wheel-of-both";
import { Contact, FoldedList } from "~/components/sky/contact-rows";
import { Card, CardHeader } from "~/components/ui/card";
import { Skeleton } from "~/components/ui/skeleton";
import { ZodiacWheel as WheelNow } from "~/components/zodiac-wheel/wheel";
import { arcOf, degreesAndMinutes } from "~/readings/degrees";
import * as words from "~/words/compatibility";
import { ContactList } from "./contact-list";
import { usePairChoice, type ViewOfPair } from "./pair-choice";
import type { PartOfPair } from "./parts-of-pair";

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

const bdi = (inner: ReactNode) => <bdi>{inner}</bdi>;

interface TwoChartsProps extends ViewOfPair {
  readonly answer: CompatibilityAnswer;
  /** The only part that a page without scripts came with; null where all are there. */
  readonly alone: PartOfPair | null;
}

/** Both charts in one wheel, and every aspect between them; or the one chart that is made of both. */
export function TwoCharts({ answer, view, onView, alone }: TwoChartsProps) {
  const pair = usePairChoice(answer, view, onView);
  const { person1Chart, person2Chart, synastryAspects, ageGroups, moreAspects = [] } = answer;
  const toldElsewhere = [...answer.strengthAspects, ...answer.challengeAspects, ...ageGroups.aspects];
  const told = new Set(toldElsewhere.map(({ title }) => title));
  const others = synastryAspects.filter((aspect) => !told.has(aspect.title) && !isOfLights(aspect));
  const more = others.length + ageGroups.aspects.length;
  const [name1, name2] = [person1Chart.input.name, person2Chart.input.name];
  const hasAspects = !pair.shown && alone !== "wheel";
  return (
    <>
      {alone !== "aspects" && (
        <Card className={pair.shown ? "wheel-paper @3xl:col-span-10" : "wheel-paper @3xl:col-span-6"}>
          {pair.control}
          <div
            aria-busy={pair.isPending}
            className={`transition-opacity ${pair.isPending ? "opacity-50 delay-300" : ""}`}
          >
            {pair.shown ?? (
              <>
                <CardHeader
                  title={words.bothChartsInOne()}
                  description={
                    <span className="break-words">
                      {words.insideAndOutside({ one: name1, other: name2, bdi })}
                    </span>
                  }
                  level={3}
                />
                <WheelOfTwo answer={answer} />
              </>
            )}
          </div>
        </Card>
      )}
      {hasAspects && (
        <Card className="@3xl:col-span-4">
          <CardHeader
            title={words.aspectsBetweenYou()}
            description={
              <span className="break-words">{words.rowsAndColumns({ one: name1, other: name2, bdi })}</span>
            }
            level={3}
          />
          <SynastryGrid aspects={synastryAspects} name1={name1} name2={name2} />
        </Card>
      )}
      {hasAspects && more > 0 && (
        <details className="rounded-lg border border-line bg-card shadow-card @3xl:col-span-10">
          <summary className="px-5 py-4 font-semibold text-gold sm:px-6">
            {words.moreAspectsInWords({ count: more })}
          </summary>
          <div className="grid gap-6 px-5 pb-6 sm:px-6">
            {others.length > 0 && <ContactList contacts={others.map(withGlyph)} inColumns />}
            {ageGroups.aspects.length > 0 && (
              <section>
                <h3 className="mb-2">{words.sharedByYourYears()}</h3>
                <p className="mb-4 max-w-prose break-words">{ageGroups.description}</p>
                <ContactList contacts={ageGroups.aspects.map(withGlyph)} inColumns />
              </section>
            )}
          </div>
        </details>
      )}
      {hasAspects && moreAspects.length > 0 && (
        <div className="@container rounded-lg border border-line bg-card px-5 shadow-card sm:px-6 @3xl:col-span-10">
          <FoldedList
            title={words.moreContacts()}
            count={moreAspects.length}
            note={words.aspectsToTheOthers()}
          >
            {moreAspects.map(({ title, orb }) => (
              <Contact key={title} title={title}>
                {words.orb({ orb: degreesAndMinutes(arcOf(orb)) })}
              </Contact>
            ))}
          </FoldedList>
        </div>
      )}
      {[person1Chart, person2Chart].map((chart) => (
        <div key={chart.id} className="@3xl:col-span-5">
          <SettingsLine chart={chart} of={chart.input.name} />
        </div>
      ))}
    </>
  );
}

/** Both charts in one wheel, with the aspects to angles and points when asked for. */
function WheelOfTwo({ answer }: { readonly answer: CompatibilityAnswer }) {
  const [withMore, setWithMore] = useState(false);
  const wheel = useMemo(() => wheelOfBoth(answer, withMore), [answer, withMore]);
  return (
    <>
      <div className="-mx-5 sm:mx-0">
        <Suspense fallback={<Skeleton className="aspect-square w-full rounded-full" />}>
          <ZodiacWheel {...wheel} />
        </Suspense>
      </div>
      {(answer.moreAspects ?? []).length > 0 && (
        <div className="mt-2 screen-only noscript:hidden">
          <MoreAspectsSwitch isOn={withMore} onChange={setWithMore} />
        </div>
      )}
    </>
  );
}
