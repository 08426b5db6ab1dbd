import { useState } from "react";
import type { SkyHereAnswer } from "~/answers/sky-here";
import type { Instant } from "~/astrology/instant";
import type { OwnPlace } from "~/schemas/own-place-input";
import * as words from "~/words/here";
import { ResultBoundary } from "../results/result-boundary";
import { useCode } from "../results/use-code";
import { Fold } from "../ui/fold";
import { Skeleton } from "../ui/skeleton";

const loadHorizon = () => import("../horizon/horizon-view");

interface SkyOfNightProps {
  readonly place: OwnPlace;
  readonly day: SkyHereAnswer;
  readonly isToday: boolean;
}

/** The horizon and what stands above it, once it is asked for. */
export function SkyOfNight(props: SkyOfNightProps) {
  const [isAsked, setAsked] = useState(false);
  const title = props.isToday ? words.skyTonight() : words.skyOfThatNight();
  return (
    <Fold
      summary={<span className="font-semibold">{title}</span>}
      isWide
      onToggle={(isOpen) => isOpen && setAsked(true)}
    >
      {isAsked && (
        <ResultBoundary of={props.day}>
          <Horizon key={props.day.date} {...props} />
        </ResultBoundary>
      )}
    </Fold>
  );
}

function Horizon({ place, day, isToday }: SkyOfNightProps) {
  const code = useCode(loadHorizon);
  const [start] = useState(() => beginningOf(day, isToday ? Date.now() : null));
  return code ? (
    <code.HorizonView place={place} timeZone={day.timeZone} start={start} />
  ) : (
    <Skeleton className="h-96" />
  );
}

/** Now, where it is dark enough for stars; else as night falls, or where it never does, at the Sun's highest. */
function beginningOf({ date, bodies, twilight }: SkyHereAnswer, now: Instant | null): Instant {
  const { dawn, dusk } = twilight.civil;
  const isLight = dawn !== null && dusk !== null && now !== null && iso(now) >= dawn && iso(now) < dusk;
  if (now !== null && !isLight) return now;
  return Date.parse(dusk ?? bodies[0]?.culmination ?? `${date}T12:00Z`);
}

function iso(instant: Instant): string {
  return new Date(instant).toISOString();
}
