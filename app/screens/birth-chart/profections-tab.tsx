import type { ProfectionAnswer } from "~/answers/profections";
import type { ReadingOfChart } from "~/answers/reading";
import { dateOfIso, formatLongDate } from "~/astrology/calendar";
import type { Placement } from "~/astrology/chart";
import { Glyph } from "~/components/drawings/glyphs";
import type { Asked } from "~/components/results/use-asked";
import { Badge } from "~/components/ui/badge";
import { Fold } from "~/components/ui/fold";
import { Written } from "~/components/ui/written";
import { ordinal } from "~/readings/ordinal";
import { readingId } from "~/readings/reading-id";
import { whereItStands } from "~/readings/where-it-stands";
import { ReadingLink } from "./parts";
import type { Profections } from "./profections-of";

interface ProfectionsTabProps {
  readonly profections: Profections | null;
  /** Of the chart, where the lords of the years stand. */
  readonly planets: readonly Placement[];
  readonly reading: Asked<ReadingOfChart>;
}

export function ProfectionsTab({ profections, ...chart }: ProfectionsTabProps) {
  return (
    <>
      <h2 className="text-xl">Annual profections</h2>
      <p className="mb-6 max-w-prose text-sm text-muted">
        Each birthday hands the year to the next house from your rising sign, and to the planet that rules it:
        the lord of the year.
      </p>
      <Years profections={profections} {...chart} />
    </>
  );
}

function Years({ profections, planets, reading }: ProfectionsTabProps) {
  if (profections === null) return <p className="text-muted">Loading profections data...</p>;
  if (profections === "not-born") {
    return <p>Profections start at birth: the first house rules the year from the day itself.</p>;
  }
  if (profections === "no-rising") {
    return <p>Profections count from the rising sign, which takes a birth time to know.</p>;
  }
  return (
    <Written as="ol" className="divide-y divide-line">
      {profections.map((entry, index) => (
        <Year
          key={entry.age}
          entry={entry}
          isCurrent={index === 0}
          lord={planets.find(({ planet }) => planet === entry.rulingPlanet)}
          words={
            reading.kind === "ready"
              ? reading.answer.lords.find(({ planet }) => planet === entry.rulingPlanet)?.text
              : undefined
          }
        />
      ))}
    </Written>
  );
}

interface YearProps {
  readonly entry: ProfectionAnswer;
  readonly isCurrent: boolean;
  readonly lord: Placement | undefined;
  /** What the lord brings from its place in this chart; undefined until the reading has come. */
  readonly words: string | undefined;
}

function Year({ entry, isCurrent, lord, words }: YearProps) {
  return (
    <li>
      <Fold
        isOpen={isCurrent}
        summary={
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h3>
                Age {entry.age}: {ordinal(entry.profectionYear)} house year
              </h3>
              {isCurrent && <Badge tone="gold">Now</Badge>}
            </span>
            <span className="flex flex-wrap items-center gap-x-4 gap-y-0.5 text-sm text-muted">
              <span className="inline-flex items-center gap-1.5">
                <Glyph name={entry.sign} size={16} /> {entry.sign}
              </span>
              <span className="inline-flex items-center gap-1.5">
                <Glyph name={entry.rulingPlanet} size={16} /> {entry.rulingPlanet} rules the year
              </span>
              <span>
                {longDate(entry.startsOn)} to {longDate(entry.endsOn)}
              </span>
            </span>
          </span>
        }
      >
        <p className="font-semibold">{entry.theme}</p>
        {entry.interpretation.split("\n\n").map((paragraph) => (
          <p key={paragraph} className="mt-2">
            {paragraph}
          </p>
        ))}
        {lord && (
          <div className="mt-4 border-l-2 border-lilac pl-3 print:break-inside-avoid">
            <p className="text-sm font-semibold">
              <ReadingLink id={readingId(lord.planet)} part="planets" className="link inline-block py-1">
                Your {lord.planet}
              </ReadingLink>{" "}
              is {whereItStands(lord)}
            </p>
            {words && <p>{words}</p>}
          </div>
        )}
      </Fold>
    </li>
  );
}

function longDate(iso: string): string {
  return formatLongDate(dateOfIso(iso));
}
