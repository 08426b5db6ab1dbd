import { Link } from "@remix-run/react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { ReadingOfChart } from "~/answers/reading";
import type { Body } from "~/astrology/bodies";
import type { ChartPosition, Placement } from "~/astrology/chart";
import { Glyph } from "~/components/drawings/glyphs";
import type { Asked } from "~/components/results/use-asked";
import { degreesPage } from "~/components/sky/sign-pages";
import { Badge } from "~/components/ui/badge";
import { Fold } from "~/components/ui/fold";
import { Written } from "~/components/ui/written";
import { degreesAndMinutes } from "~/readings/degrees";
import { readingId } from "~/readings/reading-id";
import * as words from "~/words/birth-chart";
import * as names from "~/words/names";
import { ReadingLink } from "./parts";
import { TitledTexts, WhenRead } from "./reading-row";

interface PlanetsTabProps {
  readonly chart: BirthChartAnswer;
  readonly reading: Asked<ReadingOfChart>;
}

export function PlanetsTab({ chart, reading }: PlanetsTabProps) {
  return (
    <>
      <h2 className="mb-2 text-xl">{words.planets()}</h2>
      <PlacementList placements={chart.planets} reading={reading} />
      <h2 className="mt-8 mb-2 text-lg">{words.chironAndTheLunar()}</h2>
      <PlacementList placements={chart.points} reading={reading} />
      {chart.rising && chart.midheaven && (
        <>
          <h2 className="mt-8 mb-2 text-lg">{words.risingAndMidheaven()}</h2>
          <ul className="divide-y divide-line">
            <AngleItem angle="Ascendant" point={chart.rising} reading={reading} />
            <AngleItem angle="Midheaven" point={chart.midheaven} reading={reading} />
          </ul>
        </>
      )}
      {chart.houses.length > 0 && <CuspTable chart={chart} />}
    </>
  );
}

function PlacementList({
  placements,
  reading,
}: {
  readonly placements: readonly Placement[];
  readonly reading: Asked<ReadingOfChart>;
}) {
  return (
    <Written as="ul" className="divide-y divide-line">
      {placements.map((placement) => (
        <li key={placement.planet}>
          {placement.planet === "South Node" ? (
            <div id={readingId("South Node")} tabIndex={-1} className="flex items-center gap-3 py-3 sm:gap-4">
              <PlacementLine placement={placement} />
              <span className="w-[18px] shrink-0 screen-only" />
            </div>
          ) : (
            <Fold id={readingId(placement.planet)} summary={<PlacementLine placement={placement} />}>
              <WhenRead reading={reading}>
                {(answer) => <PlacementReading planet={placement.planet} reading={answer} />}
              </WhenRead>
            </Fold>
          )}
        </li>
      ))}
    </Written>
  );
}

/** What a line says at its left and at its right; one below the other on a phone. */
const SIDES = "flex min-w-0 grow items-center justify-between gap-x-4 max-sm:flex-col max-sm:items-start";

function PlacementLine({ placement }: { readonly placement: Placement }) {
  const { planet, isRetrograde, house } = placement;
  return (
    <>
      <span className="shrink-0 text-gold">
        <Glyph name={planet} size={28} />
      </span>
      <span className={SIDES}>
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="font-semibold">{names.body(planet)}</span>
            {isRetrograde && <Badge tone="danger">{words.retrograde()}</Badge>}
          </span>
          <span className="block text-sm text-muted">{words.keywords(planet)}</span>
        </span>
        <span className="flex flex-wrap gap-x-2 text-sm sm:shrink-0 sm:flex-col sm:items-end">
          <SignAndDegree point={placement} />
          {house !== null && <span className="text-muted">{words.ofHouse({ house })}</span>}
        </span>
      </span>
    </>
  );
}

function SignAndDegree({ point }: { readonly point: ChartPosition }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 whitespace-nowrap">
      <Glyph name={point.sign} size={16} />
      <span className="font-semibold">{names.sign(point.sign)}</span>
      <span className="tabular">{degreesAndMinutes(point)}</span>
    </span>
  );
}

function PlacementReading({ planet, reading }: { readonly planet: Body; readonly reading: ReadingOfChart }) {
  const placement = reading.placements.find((read) => read.planet === planet);
  const aspects = reading.aspects.filter(({ planet1, planet2 }) => planet1 === planet || planet2 === planet);
  return (
    <>
      <TitledTexts texts={placement?.texts ?? []} />
      {placement?.degree && (
        <div className="mt-5 print:break-inside-avoid">
          <h3 className="leading-snug">
            <Link to={`${degreesPage(placement.sign)}#d${placement.degree.degree}`} className="link">
              {words.degreeOfSign({
                degree: placement.degree.degree,
                sign: names.sign(placement.sign),
              })}
            </Link>
          </h3>
          <p className="mt-1">{placement.degree.interpretation}</p>
        </div>
      )}
      {aspects.length > 0 && (
        <div className="mt-5 screen-only">
          <h3 className="leading-snug">{words.inContactWith()}</h3>
          <ul className="mt-1 flex flex-wrap gap-x-5 text-sm">
            {aspects.map(({ planet1, planet2, type }) => (
              <li key={`${planet1} ${planet2}`}>
                <ReadingLink
                  id={readingId(planet1, planet2)}
                  part="aspects"
                  className="link inline-flex min-h-9 items-center gap-1.5"
                >
                  <Glyph name={type} size={14} />
                  {words.planetAndAspect({
                    planet: names.otherPoint(planet1 === planet ? planet2 : planet1),
                    aspect: names.aspectInSentence(type),
                  })}
                </ReadingLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

interface AngleItemProps {
  readonly angle: "Ascendant" | "Midheaven";
  readonly point: ChartPosition;
  readonly reading: Asked<ReadingOfChart>;
}

const LETTERS = { Ascendant: "AC", Midheaven: "MC" } as const;

function AngleItem({ angle, point, reading }: AngleItemProps) {
  return (
    <li>
      <Fold
        id={readingId(angle)}
        summary={
          <>
            <span
              className="w-9 shrink-0 text-center font-display text-lg font-semibold text-gold"
              aria-hidden="true"
            >
              {names.angleLetters(LETTERS[angle])}
            </span>
            <span className={SIDES}>
              <span className="min-w-0">
                <span className="font-semibold">{words.angle(angle)}</span>
                <span className="block text-sm text-muted">{words.angleMeaning(angle)}</span>
              </span>
              <span className="text-sm sm:shrink-0">
                <SignAndDegree point={point} />
              </span>
            </span>
          </>
        }
      >
        <WhenRead reading={reading}>
          {({ angles }) => <TitledTexts texts={angles.find((read) => read.angle === angle)?.texts ?? []} />}
        </WhenRead>
      </Fold>
    </li>
  );
}

function CuspTable({
  chart: { houses, houseSystem, rising, midheaven },
}: {
  readonly chart: BirthChartAnswer;
}) {
  return (
    <div className="sideways">
      <table className="mt-8 w-full text-sm">
        <caption className="mb-3 text-start font-display text-lg font-semibold">
          {words.houseCusps({ houseSystem: names.houseSystem(houseSystem) })}
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.house()}</th>
            <th scope="col">{words.cusp()}</th>
          </tr>
        </thead>
        <tbody className="grid grid-cols-2 gap-x-6 sm:grid-cols-3">
          {rising && <CuspRow label={names.angleLetters("AC")} {...rising} />}
          {midheaven && <CuspRow label={names.angleLetters("MC")} {...midheaven} />}
          {houses.map(({ house, sign, degree }) => (
            <CuspRow
              key={house}
              label={String(house)}
              sign={sign}
              degree={Math.floor(degree)}
              minute={Math.floor((degree - Math.floor(degree)) * 60)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CuspRowProps {
  readonly label: string;
  readonly sign: BirthChartAnswer["sun"]["sign"];
  readonly degree: number;
  readonly minute: number;
}

function CuspRow({ label, sign, degree, minute }: CuspRowProps) {
  return (
    <tr className="flex justify-between gap-2 border-b border-line py-1.5">
      <th scope="row" className="font-semibold">
        {label}
      </th>
      <td className="inline-flex items-center gap-1.5 tabular">
        {degreesAndMinutes({ degree, minute })} <Glyph name={sign} size={14} label={names.sign(sign)} />
      </td>
    </tr>
  );
}
