import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { AspectAhead, IngressAhead, SkyAheadAnswer, StationAhead } from "~/answers/sky-ahead";
import type { SignPosition } from "~/astrology/signs";
import { Glyph } from "~/components/drawings/glyphs";
import { Moment } from "~/components/sky/moment";
import { Card, CardHeader } from "~/components/ui/card";
import { degreesAndMinutes } from "~/readings/degrees";

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
        What comes next
      </h2>
      <p className="mb-4 text-sm text-muted">
        For any other event, from 1800 to 2100,{" "}
        <Link to="/sky-search" prefetch="intent" className="link">
          search the sky
        </Link>
        .
      </p>
      <Card>
        <Rows empty="Nothing stands out in the weeks ahead." columns>
          {next.slice(0, NEXT).map(({ row }) => row)}
        </Rows>
      </Card>
      <details className="mt-2">
        <summary className="flex min-h-11 items-center font-semibold text-gold">
          All aspects, stations and changes of sign ahead
        </summary>
        <div className="mt-2 grid gap-4 lg:grid-cols-2 lg:items-start">
          <Card className="lg:col-span-2">
            <CardHeader
              title="Exact aspects"
              description="Between two planets, within 30 days. The Moon's come and go too fast to list."
              level={3}
            />
            <Rows empty="No two planets make an exact aspect in these 30 days." columns>
              {aspects.map(aspectRow)}
            </Rows>
          </Card>
          <Card>
            <CardHeader
              title="Stations"
              description="A planet stands still and turns, within 120 days."
              level={3}
            />
            <Rows empty="No planet turns in these 120 days.">{stations.map(stationRow)}</Rows>
          </Card>
          <Card>
            <CardHeader
              title="Changes of sign"
              description="Ingresses of every planet but the Moon, within 60 days."
              level={3}
            />
            <Rows empty="No planet changes its sign in these 60 days.">{ingresses.map(ingressRow)}</Rows>
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
      <Moment at={at} withoutYear className="sm:text-right" />
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
          {planet1} {type.toLowerCase()} {planet2}
        </>
      }
    >
      {/* All of them are multiples of 30°: both stand at one degree of their signs. */}
      <p className="text-muted tabular">
        {degreesAndMinutes(position1)} {position1.sign}
        {type !== "Conjunction" && ` and ${position2.sign}`}
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
          <Glyph name={planet} size={18} className="text-gold" /> {planet} turns {turns}
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
          <Glyph name={planet} size={18} className="text-gold" /> {planet}
        </>
      }
    >
      <span className="flex items-center gap-1.5 text-muted">
        <Glyph name={sign} size={14} /> {isRetrograde ? "goes back into" : "enters"} {sign}
      </span>
    </Row>
  );
}

function Position({ sign, degree, minute }: SignPosition) {
  return (
    <span className="flex items-center gap-1.5 text-muted tabular">
      <Glyph name={sign} size={14} />
      {degreesAndMinutes({ degree, minute })} {sign}
    </span>
  );
}
