import type { ReactNode } from "react";
import { ASPECT_RULES } from "../../astrology/aspects";
import { elementOf, modalityOf, signPosition } from "../../astrology/signs";
import { slugOf } from "../body-style";
import { Glyph } from "../glyphs";
import { aspectEnds, type WheelChart } from "./drawing";
import { formatSignPosition } from "./sign-position";
import type { WheelAspect, WheelSubject } from "./subject";

interface CardProps {
  readonly chart: WheelChart;
  readonly subject: WheelSubject;
  /** The first sentence of its reading and where to read on. */
  readonly reading: ReactNode;
}

/** What a card says: name, position, house, aspects. */
export function CardContent({ chart, subject, reading }: CardProps) {
  return (
    <>
      <p className="font-display text-base leading-tight font-semibold">{titleOf(chart, subject)}</p>
      <Details chart={chart} subject={subject} />
      {reading && <div className="mt-2 border-t border-line pt-2">{reading}</div>}
    </>
  );
}

export function titleOf({ outer, label }: WheelChart, subject: WheelSubject): string {
  switch (subject.kind) {
    case "body":
      return `${subject.owner ? `${subject.owner}: ` : ""}${subject.body.planet} in ${subject.body.sign}`;
    case "aspect": {
      const { planet1, planet2, type } = subject.aspect;
      const name = ASPECT_NAMES[type];
      return outer
        ? `${label}: ${planet1} ${name} ${planet2} (${outer.label})`
        : `${planet1} ${name} ${planet2}`;
    }
    case "house":
      return `House ${subject.house}`;
    case "sign":
      return subject.sign;
    default:
      throw new RangeError(`Unknown subject: ${subject satisfies never}`);
  }
}

const ASPECT_NAMES: Readonly<Record<WheelAspect["type"], string>> = {
  Conjunction: "conjunct",
  Opposition: "opposite",
  Trine: "trine",
  Square: "square",
  Sextile: "sextile",
  Quincunx: "quincunx",
  SemiSextile: "semi-sextile",
  Quintile: "quintile",
};

function Details({ chart, subject }: Omit<CardProps, "reading">) {
  const { bodies, houses } = chart;
  switch (subject.kind) {
    case "body": {
      const { body, owner } = subject;
      const key = (owner && owner === chart.outer?.label ? "outer-" : "") + slugOf(body.planet);
      const own = chart.aspects.filter((aspect) => aspectEnds(chart, aspect).includes(key));
      return (
        <>
          <p className="tabular text-muted">
            {formatSignPosition(body)}
            {body.house && ` · house ${body.house}`}
            {body.isRetrograde && " · retrograde"}
          </p>
          {own.length > 0 && (
            <ul className="mt-1.5 grid grid-cols-2 gap-x-3">
              {own.map((aspect) => {
                const [first] = aspectEnds(chart, aspect);
                const other = first === key ? aspect.planet2 : aspect.planet1;
                return (
                  <li key={`${other} ${aspect.type}`} className="flex items-center gap-1">
                    <Glyph name={aspect.type} size={14} label={ASPECT_NAMES[aspect.type]} />
                    {other}
                    <span className="tabular ml-auto text-muted">{aspect.orb.toFixed(1)}°</span>
                  </li>
                );
              })}
            </ul>
          )}
        </>
      );
    }
    case "aspect": {
      const { type, orb } = subject.aspect;
      const { angle } = ASPECT_RULES[type];
      return <p className="tabular text-muted">{`${angle}° apart, orb ${orb.toFixed(1)}°`}</p>;
    }
    case "house":
      return (
        <p className="text-muted">
          {`Begins at ${formatSignPosition(signPosition(subject.longitude))}`}
          <Within names={bodies.filter(({ house }) => house === subject.house).map(({ planet }) => planet)} />
        </p>
      );
    case "sign": {
      const { sign } = subject;
      const cusps = houses.filter(({ longitude }) => signPosition(longitude).sign === sign);
      return (
        <p className="text-muted">
          {`${elementOf(sign)}, ${modalityOf(sign).toLowerCase()}`}
          {cusps.length > 0 &&
            ` · ${cusps.length > 1 ? "cusps" : "cusp"} of house ${cusps.map(({ house }) => house).join(", ")}`}
          <Within names={bodies.filter((body) => body.sign === sign).map(({ planet }) => planet)} />
        </p>
      );
    }
    default:
      throw new RangeError(`Unknown subject: ${subject satisfies never}`);
  }
}

function Within({ names }: { readonly names: readonly string[] }) {
  return (
    <span className="block text-ink">
      {names.length > 0 ? `With ${names.join(", ")}` : "No bodies in it"}
    </span>
  );
}
