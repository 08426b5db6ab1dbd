import { useEffect, useRef, useState } from "react";
import type { Instant } from "~/astrology/instant";
import { type ChartLongitudes, sameTransits } from "~/components/births/chart-longitudes";
import { SetInMotion } from "~/components/moving-sky/set-in-motion";

const MOTION = "motion";

interface SkyInMotionProps {
  /** The moment that the page is about. */
  readonly start: Instant;
  /** Whose transits the page shows: the sky moves around it. */
  readonly chart: ChartLongitudes | null;
}

/** A wheel whose sky moves, when it is asked for: by a press, or by a link that means it (`#motion`). */
export function SkyInMotion({ start, chart }: SkyInMotionProps) {
  const section = useRef<HTMLElement>(null);
  const [isMeant, setMeant] = useState(false);
  useEffect(() => {
    if (location.hash !== `#${MOTION}`) return;
    section.current?.scrollIntoView();
    setMeant(true);
  }, []);
  return (
    <section
      ref={section}
      aria-labelledby={MOTION}
      className="mt-12 scroll-mt-20 noscript:hidden screen-only"
    >
      <h2 id={MOTION} className="mb-2 text-xl">
        The sky in motion
      </h2>
      <SetInMotion
        isAsked={isMeant}
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
          Watch the planets go round, by minutes or by years, from 1800 to 2100
          {chart && (
            <>
              , and what they touch in <bdi>{chart.name}</bdi>'s chart
            </>
          )}
          .
        </p>
      </SetInMotion>
    </section>
  );
}
