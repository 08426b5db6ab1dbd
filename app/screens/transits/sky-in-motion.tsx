import type { Instant } from "~/astrology/instant";
import { type ChartLongitudes, sameTransits } from "~/components/births/chart-longitudes";
import { SetInMotion } from "~/components/moving-sky/set-in-motion";
import { Skeleton } from "~/components/ui/skeleton";
import * as words from "~/words/transits";

const MOTION = "motion";

interface SkyInMotionProps {
  /** The moment that the page is about. */
  readonly start: Instant;
  /** Whose transits the page shows: the sky moves around it. */
  readonly chart: ChartLongitudes | null;
  /** Whether a chart is awaited, around which it will move. */
  readonly isComing: boolean;
}

/** A wheel whose sky moves, around a chart where there is one; its room is held until it is there. */
export function SkyInMotion({ start, chart, isComing }: SkyInMotionProps) {
  return (
    <section
      aria-labelledby={MOTION}
      className="min-h-[76rem] screen-only noscript:hidden sm:min-h-[87rem] md:min-h-[92rem] lg:min-h-[51rem]"
    >
      <h2 id={MOTION} className="mb-2 text-xl">
        {words.skyInMotion()}
      </h2>
      {isComing ? (
        <Skeleton className="h-136" />
      ) : (
        <SetInMotion
          isAsked
          moving={({ MovingSky, natalOf }) => (
            <MovingSky
              key={`${start} ${chart && JSON.stringify(chart.longitudes)}`}
              natal={chart && natalOf(chart)}
              start={start}
              linkState={chart && sameTransits(chart)}
            />
          )}
        >
          <p className="mb-4 max-w-prose text-muted">
            {chart
              ? words.watchThePlanetsAndChart({ bdi: (name) => <bdi>{name}</bdi>, name: chart.name })
              : words.watchThePlanets()}
          </p>
        </SetInMotion>
      )}
    </section>
  );
}
