import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { AspectAhead, IngressAhead, SkyAheadAnswer, StationAhead } from "~/answers/sky-ahead";
import type { SignPosition } from "~/astrology/signs";
import { Glyph } from "~/components/drawings/glyphs";
import { Moment } from "~/components/sky/moment";
import { UtcAsWell } from "~/components/sky/utc-as-well";
import { Card, CardHeader } from "~/components/ui/card";
import { degreesAndMinutes } from "~/readings/degrees";
import * as names from "~/words/names";
import * as words from "~/words/transits";

/** Whatever comes first: all else is unfolded. */
const NEXT = 2;

/** The next events of any kind, and all of them, each kind as far ahead as it is worth knowing. */
export function SkyAhead({ ahead: { aspects, stations, ingresses } }: { readonly ahead: SkyAheadAnswer }) {
  const next = [
    ...aspects.map((event) => ({ at: event.at, row: aspectRow(event) })),
    ...stations.map((event) => ({ at: event.at, row: stationRow(event) })),
    ...ingresses.map((event) => ({ at: event.at, row: ingressRow(event) })),
  ].sort((a, b) => (a.at < b.at ? -1 : 1));
  return (
    <section aria-labelledby="ahead" className="mt-9 sm:mt-12">
      <h2 id="ahead" className="text-xl">
        {words.whatComesNext()}
      </h2>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6">
        <p className="text-sm text-muted">
          {words.forAnyOtherEvent({
            link: (inner) => (
              <Link to="/sky-search" prefetch="intent" className="link">
                {inner}
              </Link>
            ),
          })}
        </p>
        <UtcAsWell className="noscript:hidden" />
      </div>
      <Card>
        <Rows empty={words.nothingStandsOut()} columns>
          {next.slice(0, NEXT).map(({ row }) => row)}
        </Rows>
      </Card>
      <details className="mt-2">
        <summary className="flex min-h-11 items-center font-semibold text-gold">{words.allAhead()}</summary>
        <div className="mt-2 grid gap-4 lg:grid-cols-2 lg:items-start">
          <Card className="lg:col-span-2">
            <CardHeader title={words.exactAspects()} description={words.betweenTwoPlanets()} level={3} />
            <Rows empty={words.noTwoPlanets()} columns>
              {aspects.map(aspectRow)}
            </Rows>
          </Card>
          <Card>
            <CardHeader title={words.stations()} description={words.planetStandsStill()} level={3} />
            <Rows empty={words.noPlanetTurns()}>{stations.map(stationRow)}</Rows>
          </Card>
          <Card>
            <CardHeader title={words.changesOfSign()} description={words.ingressesOfEvery()} level={3} />
            <Rows empty={words.noPlanetChanges()}>{ingresses.map(ingressRow)}</Rows>
          </Card>
        </div>
      </details>
    </section>
  );
}

interface RowsProps {
  readonly empty?: string;
  readonly columns?: boolean;
  readonly children: readonly ReactNode[];
}

function Rows({ empty, columns, children }: RowsProps) {
  if (children.length === 0) return <p className="text-sm text-muted">{empty}</p>;
  return <ol className={`text-sm ${columns ? "grid grid-fit-[24rem] gap-x-10" : ""}`}>{children}</ol>;
}

interface RowProps {
  readonly at: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

function Row({ at, title, children }: RowProps) {
  return (
    <li className="flex flex-wrap gap-x-5 border-t border-line py-2.5">
      <div className="min-w-[min(12rem,100%)] flex-1">
        <p className="flex items-center gap-2 font-semibold">{title}</p>
        {children}
      </div>
      <Moment at={at} withoutYear className="sm:text-end" />
    </li>
  );
}

function aspectRow({ at, planet1, type, planet2, position1, position2 }: AspectAhead) {
  return (
    <Row
      key={`${at} ${planet1} ${planet2}`}
      at={at}
      title={
        <>
          <span className="flex items-center gap-1 text-gold" aria-hidden="true">
            <Glyph name={planet1} size={18} />
            <Glyph name={type} size={14} />
            <Glyph name={planet2} size={18} />
          </span>
          {words.planetsInAspect({
            planet1: names.planet(planet1),
            aspect: names.aspectInSentence(type),
            planet2: names.otherPoint(planet2),
          })}
        </>
      }
    >
      {/* All of them are multiples of 30°: both stand at one degree of their signs. */}
      <p className="text-muted tabular">
        {type === "Conjunction"
          ? degreesOfSign(position1)
          : words.degreesOfTwoSigns({
              degrees: degreesAndMinutes(position1),
              sign: names.sign(position1.sign),
              other: names.sign(position2.sign),
            })}
      </p>
    </Row>
  );
}

function stationRow({ at, planet, turns, ...position }: StationAhead) {
  return (
    <Row
      key={`${at} ${planet}`}
      at={at}
      title={
        <>
          <Glyph name={planet} size={18} className="text-gold" />{" "}
          {words.turns({ turns, planet: names.body(planet) })}
        </>
      }
    >
      <Position {...position} />
    </Row>
  );
}

function ingressRow({ at, planet, sign, isRetrograde }: IngressAhead) {
  return (
    <Row
      key={`${at} ${planet} ${sign}`}
      at={at}
      title={
        <>
          <Glyph name={planet} size={18} className="text-gold" /> {names.body(planet)}
        </>
      }
    >
      <span className="flex items-center gap-1.5 text-muted">
        <Glyph name={sign} size={14} /> {words.entersSign({ isRetrograde, sign: names.sign(sign) })}
      </span>
    </Row>
  );
}

function Position({ sign, degree, minute }: SignPosition) {
  return (
    <span className="flex items-center gap-1.5 text-muted tabular">
      <Glyph name={sign} size={14} />
      {degreesOfSign({ sign, degree, minute })}
    </span>
  );
}

/** "24°03′ Leo" */
function degreesOfSign({ sign, degree, minute }: SignPosition): string {
  return names.degreesOfSign({ degrees: degreesAndMinutes({ degree, minute }), sign: names.sign(sign) });
}
