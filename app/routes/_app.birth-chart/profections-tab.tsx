import type { ProfectionAnswer } from "~/answers/profections";
import { dateOfIso, formatLongDate } from "~/astrology/calendar";
import type { Placement } from "~/astrology/chart";
import { Glyph } from "~/components/glyphs";
import { readingId } from "~/components/reading-id";
import { Badge } from "~/components/ui/badge";
import { ordinal } from "~/readings/ordinal";
import { whereItStands } from "~/readings/where-it-stands";
import type { Profections } from "./profections-of";

interface ProfectionsTabProps {
  readonly profections: Profections | null;
  /** Of the chart, where the lords of the years stand. */
  readonly planets: readonly Placement[];
}

export function ProfectionsTab({ profections, planets }: ProfectionsTabProps) {
  return (
    <>
      <h2 className="text-xl">Annual profections</h2>
      <p className="mb-6 max-w-prose text-sm text-muted">
        Each birthday hands the year to the next house from your rising sign, and to the planet that rules it:
        the lord of the year.
      </p>
      <Years profections={profections} planets={planets} />
    </>
  );
}

function Years({ profections, planets }: ProfectionsTabProps) {
  if (profections === null) return <p className="text-muted">Loading profections data...</p>;
  if (profections === "not-born") {
    return <p>Profections start at birth: the first house rules the year from the day itself.</p>;
  }
  if (profections === "no-rising") {
    return <p>Profections count from the rising sign, which takes a birth time to know.</p>;
  }
  return (
    <ol className="flex flex-col gap-4">
      {profections.map((entry, index) => (
        <Year
          key={entry.age}
          entry={entry}
          isCurrent={index === 0}
          lord={planets.find(({ planet }) => planet === entry.rulingPlanet)}
        />
      ))}
    </ol>
  );
}

interface YearProps {
  readonly entry: ProfectionAnswer;
  readonly isCurrent: boolean;
  readonly lord: Placement | undefined;
}

function Year({ entry, isCurrent, lord }: YearProps) {
  return (
    <li
      className={`rounded-md border p-4 sm:p-5 print:border-0 print:p-0 ${isCurrent ? "border-gold" : "border-line"}`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-display text-lg font-semibold">
          Age {entry.age}: {ordinal(entry.profectionYear)} house year
        </h3>
        {isCurrent && <Badge tone="gold">Now</Badge>}
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
        <span className="inline-flex items-center gap-1.5">
          <Glyph name={entry.sign} size={16} /> {entry.sign}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <Glyph name={entry.rulingPlanet} size={16} /> {entry.rulingPlanet} rules the year
        </span>
        <span>
          {longDate(entry.startsOn)} to {longDate(entry.endsOn)}
        </span>
      </p>
      {lord && (
        <p className="mt-1 text-sm">
          <a href={`#${readingId(lord.planet)}`} className="link inline-block py-1">
            Your {lord.planet}
          </a>{" "}
          is {whereItStands(lord)}
        </p>
      )}
      <p className="mt-3 font-semibold">{entry.theme}</p>
      {entry.interpretation.split("\n\n").map((paragraph) => (
        <p key={paragraph} className="mt-2 max-w-prose">
          {paragraph}
        </p>
      ))}
    </li>
  );
}

function longDate(iso: string): string {
  return formatLongDate(dateOfIso(iso));
}
