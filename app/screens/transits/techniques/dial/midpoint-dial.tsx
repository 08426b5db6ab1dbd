import { useMemo, useState } from "react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { MidpointsAnswer } from "~/answers/midpoints";
import { formatIsoDate, localDay } from "~/astrology/calendar";
import { axisAt, type DialRing, dialPlace } from "~/astrology/midpoint-dial";
import type { Dial } from "~/astrology/midpoints";
import { useWidth } from "~/components/horizon/use-width";
import { NotFetched } from "~/components/results/call-failed";
import { type Asked, useAsked } from "~/components/results/use-asked";
import * as words from "~/words/dial";
import type { MovedRing } from "../technique-note";
import { AxisList } from "./axis-list";
import { DialDrawing } from "./dial-drawing";
import { PointTargets, RingChoice } from "./dial-rings";
import { pointerText } from "./dial-words";
import { layOutDial } from "./lay-out-dial";
import { askForRing } from "./moved-rings";
import { SortedMidpoints } from "./sorted-midpoints";
import { TurnedDial } from "./turned-dial";

interface MidpointDialProps {
  readonly chart: BirthChartAnswer;
  readonly answer: Pick<MidpointsAnswer, "points" | "midpoints" | "orbs">;
  readonly dial: Dial;
  /** The rings around the birth's own. */
  readonly rings: readonly MovedRing[];
  readonly onRings: (to: readonly MovedRing[]) => void;
}

/** Pixels; the narrowest dial whose glyphs have room, and the widest. */
const NARROWEST = 240;

/** The dial with its pointer, what stands on it, and all midpoints in order. */
export function MidpointDial({ chart, answer, dial, rings, onRings }: MidpointDialProps) {
  const { points, midpoints, orbs } = answer;
  const [day, setDay] = useState(() => formatIsoDate(localDay(new Date())));
  const directed = useRing("Directed", rings, chart, day);
  const transiting = useRing("Transiting", rings, chart, day);
  const moved = [directed, transiting];
  const [pointer, setPointer] = useState(() => points[0]?.longitude ?? 0);
  const [box, width] = useWidth<HTMLDivElement>();

  const shown = useMemo<readonly DialRing[]>(
    () => [
      { ring: "Natal", points },
      ...[directed, transiting].flatMap((asked) => (asked?.kind === "ready" ? [asked.answer] : [])),
    ],
    [points, directed, transiting],
  );
  const layout = useMemo(
    () => layOutDial(shown, dial, Math.max(NARROWEST, width ?? 0)),
    [shown, dial, width],
  );
  const place = dialPlace(pointer, dial);
  const axis = axisAt(shown, place, dial, orbs);

  return (
    <>
      <RingChoice rings={rings} day={day} onRings={onRings} onDay={setDay} />
      <p role="status" className="sr-only">
        {moved.some((asked) => asked?.kind === "pending") ? words.calculating() : ""}
      </p>
      {moved.map((asked, i) =>
        asked?.kind === "failed" ? (
          <NotFetched key={i === 0 ? "Directed" : "Transiting"} retry={asked.retry}>
            {asked.reason ?? words.ringCouldNot()}
          </NotFetched>
        ) : null,
      )}
      <div className="mt-4 grid gap-x-8 gap-y-4 @3xl:grid-cols-[minmax(0,35rem)_minmax(14rem,1fr)]">
        <div ref={box} className="aspect-square w-full max-w-140">
          {width !== null && (
            <TurnedDial
              layout={layout}
              dial={dial}
              pointer={place}
              text={pointerText(axis, place, dial)}
              onTurn={setPointer}
            >
              <DialDrawing layout={layout} dial={dial} pointer={place} axis={axis} />
            </TurnedDial>
          )}
        </div>
        <AxisList axis={axis} pointer={place} dial={dial} />
      </div>
      <p className="mt-2 max-w-prose text-sm text-muted screen-only">{words.dragThePointer()}</p>
      <PointTargets rings={shown} dial={dial} onTurn={setPointer} />
      <SortedMidpoints midpoints={midpoints} dial={dial} />
    </>
  );
}

/** A ring for a day, today's for this moment; null where it is not wanted. */
function useRing(
  ring: MovedRing,
  wanted: readonly MovedRing[],
  chart: BirthChartAnswer,
  day: string,
): Asked<DialRing> | null {
  const isWanted = wanted.includes(ring);
  const asked = useAsked(`${ring} ${chart.id} ${day}`, isWanted ? null : NONE, () =>
    askForRing(ring, chart, momentOf(day)),
  );
  return isWanted ? asked : null;
}

const NONE: DialRing = { ring: "Natal", points: [] };

/** Noon of a day, and now on today's. */
function momentOf(day: string): string {
  const now = new Date();
  return day === formatIsoDate(localDay(now)) ? now.toISOString() : `${day}T12:00:00Z`;
}
