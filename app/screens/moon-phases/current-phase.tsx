import type { ReactNode } from "react";
import type { MoonPhaseAnswer } from "~/answers/moon-phase";
import { Glyph } from "~/components/drawings/glyphs";
import { MoonDisc } from "~/components/drawings/moon-disc";
import { ExactMoment, Moment } from "~/components/sky/moment";
import { UtcAsWell } from "~/components/sky/utc-as-well";
import { Card } from "~/components/ui/card";
import { Skeleton } from "~/components/ui/skeleton";
import { Tile, Tiles } from "~/components/ui/tile";
import { degreesAndMinutes } from "~/readings/degrees";
import * as guide from "~/words/moon-guide";
import * as words from "~/words/moon-phases";
import * as names from "~/words/names";
import { type Hemisphere, HemisphereChoice } from "./hemisphere";

interface CurrentPhaseProps {
  readonly moon: MoonPhaseAnswer;
  readonly hemisphere: Hemisphere;
  readonly onHemisphere: (hemisphere: Hemisphere) => void;
}

export function CurrentPhase({ moon, hemisphere, onHemisphere }: CurrentPhaseProps) {
  const southern = hemisphere === "southern";
  // A principal phase has its name before it is exact: then it is the next one too.
  const [next] = moon.nextPhases;
  const isUnderWay = next?.phaseName === moon.phaseName;
  const illumination = moon.illumination.toFixed(1);
  return (
    <>
      <DiscCard>
        <MoonDisc
          elongation={moon.elongation}
          illumination={moon.illumination}
          southern={southern}
          detailed
          className="aspect-square w-40 max-w-full sm:w-56"
          label={words.disc({ phase: names.phase(moon.phaseName), illumination, hemisphere })}
        />
        <div className="flex w-full min-w-0 flex-col gap-5 text-center @lg:text-start">
          <div>
            <Moment at={moon.date} className="text-sm text-muted" />
            <h2 className="text-xl">{names.phase(moon.phaseName)}</h2>
            {isUnderWay && <ExactMoment at={next.at} now={moon.date} className="text-sm" />}
          </div>
          <Tiles>
            <Tile label={words.illumination()}>{words.percentLit({ percent: illumination })}</Tile>
            <Tile label={words.inSign({ sign: names.sign(moon.zodiacSign) })}>
              <span className="flex items-center justify-center gap-2 @lg:justify-start">
                <Glyph name={moon.zodiacSign} size={22} className="text-gold" />
                <span>{degreesAndMinutes(moon)}</span>
              </span>
            </Tile>
          </Tiles>
          <p className="max-w-prose text-start">{guide.inSignToday(moon.zodiacSign)}</p>
          <HemisphereChoice value={hemisphere} onChange={onHemisphere} />
        </div>
      </DiscCard>
      <section aria-labelledby="next-phases" className="mt-8 sm:mt-10">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6">
          <h2 id="next-phases" className="text-xl">
            {words.nextPhases()}
          </h2>
          <UtcAsWell className="noscript:hidden" />
        </div>
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-3 sm:grid-cols-2">
          {moon.nextPhases.map(({ phaseName, at }) => (
            <li key={at}>
              <Card className="flex h-full items-center gap-2.5 p-2.5! sm:gap-4 sm:p-4!">
                <MoonDisc {...PRINCIPAL[phaseName]} southern={southern} className="size-7 sm:size-12" />
                <div className="min-w-0">
                  <h3 className="text-base">{names.phase(phaseName)}</h3>
                  <Moment at={at} withoutYear className="text-sm" />
                </div>
              </Card>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

const PRINCIPAL = {
  "New Moon": { elongation: 0, illumination: 0 },
  "First Quarter": { elongation: 90, illumination: 50 },
  "Full Moon": { elongation: 180, illumination: 100 },
  "Last Quarter": { elongation: 270, illumination: 50 },
} as const;

export function CurrentPhasePending() {
  return (
    <>
      <p className="sr-only" role="status">
        {words.lookingUpTheMoon()}
      </p>
      <DiscCard>
        <Skeleton className="size-40 shrink-0 rounded-full sm:size-56" />
        <div className="flex w-full flex-col gap-5">
          <Skeleton className="h-16 w-2/3" />
          <Skeleton className="h-22 w-full" />
          <Skeleton className="h-28 w-full max-w-prose" />
          <Skeleton className="h-9 w-1/2" />
        </div>
      </DiscCard>
      <div className="mt-10 grid gap-3 pt-12 sm:grid-cols-2">
        {["New Moon", "First Quarter", "Full Moon", "Last Quarter"].map((phase) => (
          <Skeleton key={phase} className="h-28" />
        ))}
      </div>
    </>
  );
}

/** The disc, and beside it, where there is room for both, what is said of it. */
function DiscCard({ children }: { readonly children: ReactNode }) {
  return (
    <Card className="@container sm:p-8">
      <div className="flex flex-col items-center gap-6 @lg:flex-row @lg:gap-10">{children}</div>
    </Card>
  );
}
