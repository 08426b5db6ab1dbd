import type { ReactNode } from "react";
import type { ProfectionAnswer } from "~/answers/profections";
import type { ReadingOfChart } from "~/answers/reading";
import type { TraditionalRuler } from "~/astrology/bodies";
import { dateOfIso } from "~/astrology/calendar";
import type { Placement } from "~/astrology/chart";
import { Glyph } from "~/components/drawings/glyphs";
import type { Asked } from "~/components/results/use-asked";
import { Badge } from "~/components/ui/badge";
import { Fold } from "~/components/ui/fold";
import { Written } from "~/components/ui/written";
import { readingId } from "~/readings/reading-id";
import * as words from "~/words/birth-chart";
import { longDate } from "~/words/dates";
import * as names from "~/words/names";
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
      <h2 className="text-xl">{words.annualProfections()}</h2>
      <p className="mb-6 max-w-prose text-sm text-muted">{words.eachBirthdayHands()}</p>
      <Years profections={profections} {...chart} />
    </>
  );
}

function Years({ profections, planets, reading }: ProfectionsTabProps) {
  if (profections === null) return <p className="text-muted">{words.loadingProfectionsData()}</p>;
  if (profections === "not-born") {
    return <p>{words.profectionsStartAtBirth()}</p>;
  }
  if (profections === "no-rising") {
    return <p>{words.profectionsCountFrom()}</p>;
  }
  return (
    <Written as="ol" className="divide-y divide-line">
      {profections.map((entry, index) => (
        <Year
          key={entry.age}
          entry={entry}
          isCurrent={index === 0}
          lord={planets.find(({ planet }) => planet === entry.rulingPlanet)}
          told={
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
  readonly told: string | undefined;
}

function Year({ entry, isCurrent, lord, told }: YearProps) {
  return (
    <li>
      <Fold
        isOpen={isCurrent}
        summary={
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h3>{words.ageAndHouse({ age: entry.age, house: entry.profectionYear })}</h3>
              {isCurrent && <Badge tone="gold">{words.now()}</Badge>}
            </span>
            <span className="flex flex-wrap items-center gap-x-4 gap-y-0.5 text-sm text-muted">
              <span className="inline-flex items-center gap-1.5">
                <Glyph name={entry.sign} size={16} /> {names.sign(entry.sign)}
              </span>
              <span className="inline-flex items-center gap-1.5">
                <Glyph name={entry.rulingPlanet} size={16} /> {words.rulesTheYear(entry.rulingPlanet)}
              </span>
              <span>{words.fromTo({ start: dayOf(entry.startsOn), end: dayOf(entry.endsOn) })}</span>
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
          <div className="mt-4 border-s-2 border-lilac ps-3 print:break-inside-avoid">
            <p className="text-sm font-semibold">{lordStands(entry.rulingPlanet, lord)}</p>
            {told && <p>{told}</p>}
          </div>
        )}
      </Fold>
    </li>
  );
}

function lordStands(planet: TraditionalRuler, { sign, house }: Placement): ReactNode {
  const lord = {
    yourPlanet: words.yourPlanet(planet),
    sign: names.sign(sign),
    link: (inner: ReactNode) => (
      <ReadingLink id={readingId(planet)} part="planets" className="link inline-block py-1">
        {inner}
      </ReadingLink>
    ),
  };
  return house === null ? words.lordInSign(lord) : words.lordInHouse({ ...lord, house });
}

function dayOf(iso: string): string {
  return longDate(dateOfIso(iso));
}
