import type { ReactNode } from "react";
import * as words from "~/words/human-design";
import { Half } from "./drawing";

interface LegendSign {
  readonly name: () => string;
  /** In a box of 28 by 16. */
  readonly sign: ReactNode;
}

export const SIDES = {
  birth: { name: words.birth, sign: <Bar by="birth" /> },
  design: { name: words.design, sign: <Bar by="design" /> },
} as const satisfies Record<string, LegendSign>;

/** What the signs of the drawing mean, beside those of the two sides. */
export function otherSigns(timeUnknown: boolean): readonly LegendSign[] {
  return [
    { name: words.both, sign: <Bar by="both" /> },
    { name: words.defined, sign: <Disc className="design-defined" isDefined /> },
    { name: words.open, sign: <Disc className="" /> },
    ...(timeUnknown ? [{ name: words.dependsOnTheHour, sign: <Disc className="design-unsettled" /> }] : []),
  ];
}

export function Legend({ timeUnknown }: { readonly timeUnknown: boolean }) {
  return (
    <figcaption>
      <ul className="mt-4 flex flex-wrap justify-center gap-x-3.5 gap-y-1.5 text-xs text-muted">
        {[SIDES.birth, SIDES.design, ...otherSigns(timeUnknown)].map(({ name, sign }) => (
          <li key={name()} className="inline-flex items-center gap-1.5">
            <Sign>{sign}</Sign>
            {name()}
          </li>
        ))}
      </ul>
    </figcaption>
  );
}

export function Sign({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 28 16" width={28} height={16} className="design-sign" aria-hidden="true">
      {children}
    </svg>
  );
}

function Bar({ by }: { readonly by: "birth" | "design" | "both" }) {
  return <Half path="M2 8H26" by={by} />;
}

function Disc({
  className,
  isDefined = false,
}: {
  readonly className: string;
  readonly isDefined?: boolean;
}) {
  return (
    <g className={className}>
      <circle className="design-disc" cx={14} cy={8} r={6.6} />
      {isDefined && <circle className="design-halo" cx={14} cy={8} r={4.4} />}
    </g>
  );
}
