import type { EclipseAhead, MoonAheadAnswer } from "~/answers/moon-ahead";
import { Glyph } from "~/components/drawings/glyphs";
import { litPath } from "~/components/drawings/moon-disc";
import { Moment } from "~/components/sky/moment";
import { UtcAsWell } from "~/components/sky/utc-as-well";
import { Card, CardHeader } from "~/components/ui/card";
import { degreesAndMinutes } from "~/readings/degrees";
import type { OwnPlace } from "~/schemas/own-place-input";
import * as words from "~/words/moon-phases";
import * as names from "~/words/names";
import { EclipseFromHere } from "./here";

interface EclipsesProps extends Pick<MoonAheadAnswer, "eclipses"> {
  /** Where the visitor is, as far as that is known. */
  readonly place: OwnPlace | null;
}

export function Eclipses({ eclipses, place }: EclipsesProps) {
  return (
    <Card>
      <CardHeader title={words.nextEclipses()} />
      <ol className="flex flex-col gap-4">
        {eclipses.map((eclipse) => (
          <li key={eclipse.at} className="flex items-start gap-4">
            <EclipseMark {...eclipse} />
            <div className="min-w-0 text-sm">
              <p className="font-semibold first-letter:uppercase">
                {words.eclipse(`${eclipse.type} ${eclipse.kind}`)}
              </p>
              <p className="flex flex-wrap items-center gap-1.5 text-muted tabular">
                <Glyph name={eclipse.sign} size={14} />
                {degreesAndMinutes(eclipse)} {names.sign(eclipse.sign)}
              </p>
              <Moment at={eclipse.at} />
              {place && (
                <EclipseFromHere key={`${place.latitude} ${place.longitude}`} place={place} at={eclipse.at} />
              )}
            </div>
          </li>
        ))}
      </ol>
      <UtcAsWell className="mt-2 noscript:hidden" />
    </Card>
  );
}

/** The Moon before the Sun, or the Earth's shadow on the Moon: in part, as a ring, or whole. */
function EclipseMark({ kind, type }: Pick<EclipseAhead, "kind" | "type">) {
  return (
    <svg viewBox="-16 -16 32 32" aria-hidden="true" className="mt-1 size-8 shrink-0">
      {kind === "solar" ? (
        <>
          <circle r={12} className="fill-gold" />
          <circle
            {...(type === "partial" ? { cx: 6, cy: -6 } : {})}
            r={type === "annular" ? 8.5 : 10.8}
            className={type === "partial" ? "fill-card" : "fill-moonshade"}
          />
        </>
      ) : (
        <>
          <circle r={12} className="fill-moonlight stroke-edge" strokeWidth={0.75} />
          <path
            d={litPath(type === "total" ? 100 : type === "partial" ? 45 : 60)}
            transform="rotate(-40) scale(0.12)"
            className="fill-fire"
            fillOpacity={type === "penumbral" ? 0.35 : 0.9}
          />
        </>
      )}
    </svg>
  );
}
