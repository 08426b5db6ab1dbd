import type { Transit } from "~/answers/transits";
import { bodyColour } from "~/components/drawings/body-style";
import { Glyph } from "~/components/drawings/glyphs";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { Icon } from "~/components/ui/icons";
import { SkeletonCard } from "~/components/ui/skeleton";
import { degreesAndMinutes } from "~/readings/degrees";
import { transitPaces } from "~/readings/transits-page";

const GRID = "grid items-start gap-3 grid-fill-[21rem]";

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
        <summary className="flex list-none flex-wrap items-center gap-x-3 gap-y-2 rounded-lg p-4 sm:p-5 [&::-webkit-details-marker]:hidden">
          <span style={{ color: bodyColour(planet) }}>
            <Glyph name={planet} size={32} />
          </span>
          <hgroup className="min-w-0 flex-1 basis-24">
            <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {planet}
              {isRetrograde && (
                <span className="font-sans">
                  <Badge tone="danger">Retrograde</Badge>
                </span>
              )}
            </h2>
            <p className="text-sm text-muted tabular">{pace(speed)}</p>
          </hgroup>
          <span className="ml-auto shrink-0 text-right">
            <span className="flex items-center justify-end gap-2 font-semibold">
              <Glyph name={currentSign} size={18} className="text-gold" />
              {currentSign}
            </span>
            <span className="tabular">{degreesAndMinutes({ degree, minute })}</span>
          </span>
          <Icon
            name="chevron-down"
            size={18}
            className="shrink-0 text-muted transition-transform group-open:rotate-180 screen-only"
          />
        </summary>
        <p className="px-4 pb-4 text-sm text-muted sm:px-5 sm:pb-5">{transitPaces[planet]}</p>
      </details>
    </Card>
  );
}

/** Speed in the unit in which it reads best. */
function pace(speed: number): string {
  const size = Math.abs(speed);
  return size < 1 ? `${(size * 60).toFixed(1)}′ a day` : `${size.toFixed(2)}° a day`;
}

const SKELETONS = 10;

export function TransitsPending() {
  return (
    <>
      <p className="sr-only" role="status">
        Looking up the planets...
      </p>
      <div className={GRID}>
        {Array.from({ length: SKELETONS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike and never move
          <SkeletonCard key={index} lines={1} className="h-24" />
        ))}
      </div>
    </>
  );
}
