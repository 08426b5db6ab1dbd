import type { ForecastAnswer } from "~/answers/forecast";
import type { Zodiac } from "~/astrology/chart-settings";
import { nameOfContact } from "~/components/births/name-of-contact";
import { bodyColour } from "~/components/drawings/body-style";
import * as words from "~/words/year-ahead";
import { ORB } from "./ask-for-forecast";
import { closenessOf, spread } from "./closeness";
import { asTransit } from "./contact-row";
import { keyOf, orbText, shortDayHere } from "./contact-words";
import { skyMarks } from "./sky-marks";
import { calendarMarks, type Span, scaleOf } from "./span";

/** Units: the words of each contact, its line of time beside them, and how high a row is. */
const WORDS = 290;
const TRACK = { left: 310, width: 680 };
const ROW = 46;
const HEAD = 26;
const SYMBOL = 14;

interface TimeLinePictureProps {
  readonly forecast: ForecastAnswer;
  readonly span: Span;
  /** In which places are told. */
  readonly zodiac: Zodiac;
}

/** The time line as one SVG, to be saved: what the rows of the page show, with the words that stand beside them. */
export function TimeLinePicture({ forecast, span, zodiac }: TimeLinePictureProps) {
  const { contacts, from, to } = forecast;
  const scale = scaleOf(from, to);
  const x = (at: number) => Math.round(10 * (TRACK.left + at * TRACK.width)) / 10;
  const calendar = calendarMarks(span);
  const marks = skyMarks(forecast, zodiac);
  const hasMarks = marks.length > 0;
  const rowsFrom = HEAD + (hasMarks ? ROW : 0);
  const height = rowsFrom + contacts.length * ROW;
  const text = (at: number) => ({ x: x(at), textAnchor: "middle" as const, fill: "var(--muted)" });
  const places = spread(
    marks.map(({ at }) => scale(at)),
    0.025,
    0.0125,
  );
  return (
    <svg viewBox={`0 0 1000 ${height}`} fontFamily="var(--font-sans)" fontSize={11} aria-hidden="true">
      <path
        d={calendar.map(({ at }) => `M${x(at)} ${HEAD}V${height}`).join("")}
        stroke="var(--line)"
        strokeWidth={0.75}
      />
      {calendar.map(({ at, label }) => (
        <text key={at} {...text(at)} y={HEAD - 10}>
          {label}
        </text>
      ))}
      {hasMarks && (
        <g transform={`translate(0 ${HEAD})`}>
          <path d="M0 0H1000" stroke="var(--line)" strokeWidth={0.75} />
          <text y={ROW / 2 + 5} fontSize={14} fontWeight={600} fill="var(--ink)">
            {words.eventsTitle()}
          </text>
          {marks.map(({ at, symbol, text }, i) => (
            <svg
              key={`${at} ${text}`}
              x={x(places[i] ?? 0) - SYMBOL / 2}
              y={(ROW - SYMBOL) / 2}
              width={SYMBOL}
              height={SYMBOL}
              viewBox={`0 0 ${SYMBOL} ${SYMBOL}`}
              color="var(--ink)"
              aria-hidden="true"
            >
              {symbol}
            </svg>
          ))}
        </g>
      )}
      {contacts.map((contact, row) => {
        const { exact, closest } = contact;
        const stops = closenessOf(contact, ORB, scale);
        const [first, last] = [stops[0]?.at ?? 0, stops.at(-1)?.at ?? 0];
        const width = Math.max(last - first, 0.004);
        const ends = exact.length > 0 ? exact : [closest.at];
        const labels = spread(ends.map(scale), 0.09, 0.045);
        return (
          <g
            key={keyOf(contact)}
            transform={`translate(0 ${rowsFrom + row * ROW})`}
            color={bodyColour(contact.transiting)}
          >
            <path d="M0 0H1000" stroke="var(--line)" strokeWidth={0.75} />
            <text y={ROW / 2 + 5} fontSize={14} fontWeight={600} fill="var(--ink)" {...fitted(contact)}>
              {nameOfContact(asTransit(contact))}
            </text>
            <linearGradient id={`time-line-${row}`}>
              {stops.map(({ at, closeness }) => (
                <stop
                  key={at}
                  offset={(at - first) / width}
                  stopColor={bodyColour(contact.transiting)}
                  stopOpacity={closeness * 0.85}
                />
              ))}
            </linearGradient>
            <rect
              x={x(first)}
              y={8}
              width={width * TRACK.width}
              height={16}
              fill={`url(#time-line-${row})`}
            />
            <path d={`M${x(first)} 24.5H${x(last)}`} stroke="currentColor" strokeWidth={1.5} />
            <path
              d={exact.map((at) => `M${x(scale(at))} 6V26`).join("") || "M0 0"}
              stroke="currentColor"
              strokeWidth={2.5}
            />
            {ends.map((at, i) => (
              <text key={at} {...text(labels[i] ?? 0)} y={39} fill="var(--ink)">
                {exact.length > 0 ? shortDayHere(at) : orbText(closest.orb)}
              </text>
            ))}
          </g>
        );
      })}
    </svg>
  );
}

/** Long names are drawn closer together rather than over the line beside them. */
function fitted(contact: ForecastAnswer["contacts"][number]) {
  const letters = nameOfContact(asTransit(contact)).length;
  return letters > 36 ? { textLength: WORDS, lengthAdjust: "spacingAndGlyphs" as const } : {};
}
