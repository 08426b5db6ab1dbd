import type { Transit } from "~/answers/transits";
import { bodyColour } from "~/components/drawings/body-style";
import { Glyph } from "~/components/drawings/glyphs";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { Icon } from "~/components/ui/icons";
import { SkeletonCard } from "~/components/ui/skeleton";
import { degreesAndMinutes } from "~/readings/degrees";
import * as names from "~/words/names";
import * as words from "~/words/transits";
import * as guide from "~/words/transits-guide";

const GRID = "grid items-start gap-1 grid-fill-[21rem] sm:gap-3";

export function TransitCards({ transits }: { readonly transits: readonly Transit[] }) {
  return (
    <ul className={GRID}>
      {transits.map((transit) => (
        <li key={transit.planet}>
          <TransitCard {...transit} />
        </li>
      ))}
    </ul>
  );
}

function TransitCard({ planet, currentSign, degree, minute, isRetrograde, speed }: Transit) {
  return (
    <Card className="p-0! sm:p-0!">
      <details className="group">
        <summary className="flex list-none flex-wrap items-center gap-x-2 gap-y-1 rounded-lg px-2.5 py-2 sm:gap-x-3 sm:p-5 [&::-webkit-details-marker]:hidden">
          <span style={{ color: bodyColour(planet) }}>
            <Glyph name={planet} size={32} className="max-sm:size-6" />
          </span>
          <hgroup className="min-w-0 flex-1 basis-24">
            <h2 className="flex flex-wrap items-center gap-x-1.5 gap-y-1 max-sm:text-base sm:gap-x-3">
              {names.planet(planet)}
              {isRetrograde && (
                <span className="font-sans">
                  <Badge tone="danger" className="max-sm:px-1">
                    {words.retrograde()}
                  </Badge>
                </span>
              )}
            </h2>
            <p className="text-sm text-muted tabular max-sm:hidden">{pace(speed)}</p>
          </hgroup>
          <span className="ms-auto flex shrink-0 items-baseline gap-1.5 text-end max-sm:text-sm sm:block">
            <span className="flex items-center justify-end gap-2 font-semibold">
              <Glyph name={currentSign} size={18} className="text-gold max-sm:hidden" />
              {names.sign(currentSign)}
            </span>
            <span className="tabular">{degreesAndMinutes({ degree, minute })}</span>
          </span>
          <Icon
            name="chevron-down"
            size={18}
            className="shrink-0 text-muted transition-transform group-open:rotate-180 screen-only"
          />
        </summary>
        <p className="px-3 pb-3 text-sm text-muted sm:px-5 sm:pb-5">
          <span className="tabular sm:hidden">{words.paceInSentence({ pace: pace(speed) })} </span>
          {guide.pace(planet)}
        </p>
      </details>
    </Card>
  );
}

/** Speed in the unit in which it reads best. */
function pace(speed: number): string {
  const size = Math.abs(speed);
  return size < 1
    ? words.minutesADay({ minutes: (size * 60).toFixed(1) })
    : words.degreesADay({ degrees: size.toFixed(2) });
}

const SKELETONS = 10;

export function TransitsPending() {
  return (
    <>
      <p className="sr-only" role="status">
        {words.lookingUpThePlanets()}
      </p>
      <div className={GRID}>
        {Array.from({ length: SKELETONS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike and never move
          <SkeletonCard key={index} lines={1} className="h-11 sm:h-24" />
        ))}
      </div>
    </>
  );
}
