import { type CSSProperties, type ReactNode, useId } from "react";
import { type Stop, spread } from "./closeness";
import type { Mark } from "./span";

/** A short text under a place of the track. */
export interface Label {
  readonly at: number;
  readonly text: ReactNode;
}

interface TrackProps {
  readonly calendar: readonly Mark[];
  /** Where today is; null outside the span. */
  readonly today: number | null;
  readonly stops?: readonly Stop[];
  /** Exact passes. */
  readonly ticks?: readonly number[];
  readonly labels?: readonly Label[];
  /** In a row among many, whose days are named once above them; what lies outside the span is cut off. */
  readonly isThin?: boolean;
}

/**
 * One line of time: the calendar behind, a bar whose opacity is closeness on the line of the window, a tick for each
 * exact pass with its date below. A picture of what its row says in words. Drawn in the text's colour, so that it stays
 * where the system chooses the colours, and on paper.
 */
export function Track({ calendar, today, stops = [], ticks = [], labels = [], isThin = false }: TrackProps) {
  const id = `bar${useId().replaceAll(":", "")}`;
  const [first, last] = [stops[0]?.at ?? 0, stops.at(-1)?.at ?? 0];
  const width = Math.max(last - first, 0.004);
  const within = stops.flatMap((stop, i) => {
    const next = stops[i + 1];
    return next && stop.closeness + next.closeness > 1e-6 ? [`M${stop.at} .92H${next.at}`] : [];
  });
  return (
    <span className={`relative block ${isThin ? "h-3.5 overflow-hidden" : "h-11"}`} aria-hidden="true">
      <svg
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        className={`absolute inset-x-0 top-0 w-full overflow-visible ${isThin ? "h-3.5" : "h-6"}`}
        fill="none"
        aria-hidden="true"
      >
        <defs>
          <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={first} x2={first + width} y1="0" y2="0">
            {stops.map(({ at, closeness }, i) => (
              <stop
                // biome-ignore lint/suspicious/noArrayIndexKey: the stops are all alike and never move
                key={i}
                offset={(at - first) / width}
                stopColor="currentColor"
                stopOpacity={closeness * 0.85}
              />
            ))}
          </linearGradient>
        </defs>
        <g className="text-edge" stroke="currentColor">
          <path d={`M0 1H1${calendar.map(({ at }) => `M${at} 0V1`).join("")}`} opacity={0.4} {...LINE} />
        </g>
        {stops.length > 0 && <rect x={first} y={0.12} width={width} height={0.76} fill={`url(#${id})`} />}
        <path d={within.join("")} stroke="currentColor" strokeWidth={2} {...LINE} />
        {today !== null && (
          <g className="text-gold" stroke="currentColor">
            <path
              d={`M${today} -.2V1.2`}
              strokeWidth={isThin ? 2 : 1.5}
              strokeDasharray={isThin ? undefined : "3 2"}
              {...LINE}
            />
          </g>
        )}
        <path
          d={ticks.map((at) => `M${at} -.05V1.05`).join("")}
          stroke="currentColor"
          strokeWidth={3}
          {...LINE}
        />
      </svg>
      <Labels labels={labels} className="top-6" />
    </span>
  );
}

const LINE = { vectorEffect: "non-scaling-stroke" } as const;

interface LabelsProps {
  readonly labels: readonly Label[];
  readonly className?: string;
  /** How far apart their middles are at least, as parts of a short line and of a long one. */
  readonly narrow?: number;
  readonly wide?: number;
}

/** Under their places, moved apart where they would touch. */
export function Labels({ labels, className = "", narrow: short = 0.2, wide: long = 0.09 }: LabelsProps) {
  const places = labels.map(({ at }) => at);
  const [narrow, wide] = [spread(places, short, short / 2), spread(places, long, long / 2)];
  return labels.map(({ text }, i) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: in order of time
      key={i}
      style={{ "--narrow": percent(narrow[i]), "--wide": percent(wide[i]) } as CSSProperties}
      className={`absolute left-(--narrow) -translate-x-1/2 text-xs whitespace-nowrap text-ink tabular @3xl:left-(--wide) ${className}`}
    >
      {text}
    </span>
  ));
}

function percent(part = 0): string {
  return `${100 * part}%`;
}
