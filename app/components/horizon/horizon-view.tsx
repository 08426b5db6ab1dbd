import { useRef, useState } from "react";
import type { Instant } from "~/astrology/instant";
import type { OwnPlace } from "~/schemas/own-place-input";
import { longDate, weekdayName } from "~/words/dates";
import * as words from "~/words/here";
import * as names from "~/words/names";
import { bodyColour } from "../drawings/body-style";
import { Glyph } from "../drawings/glyphs";
import { clockIn, readingIn } from "../here/clock-in";
import { Controls } from "../moving-sky/controls";
import type { Step } from "../moving-sky/motion";
import { TroubleLine } from "../moving-sky/trouble-line";
import { useMotion } from "../moving-sky/use-motion";
import { windowAt } from "../moving-sky/windows";
import { Skeleton } from "../ui/skeleton";
import { HorizonDrawing } from "./horizon-drawing";
import { type BodyOver, isUp, lightText, type SkyOver, skyOver, standingText } from "./sky-over";
import { useWidth } from "./use-width";

interface HorizonViewProps {
  readonly place: OwnPlace;
  readonly timeZone: string;
  /** Where it begins. Another place or beginning needs another `key`. */
  readonly start: Instant;
}

interface Shown {
  readonly instant: Instant;
  readonly sky: SkyOver;
}

/** Milliseconds: words change ten times a second at most. */
const READABLE = 100;
const MINUTE = 60_000;
const LAST_MINUTE = 24 * 60 - 1;
/** Played faster than that the sky would spin: days and weeks go from step to step. */
const isFlowing = ({ unit }: Step) => unit === "minute" || unit === "hour";

/** What stands over a place at a moment, drawn and told; computed in the browser. */
export function HorizonView({ place, timeZone, start }: HorizonViewProps) {
  const [drawn, setDrawn] = useState<Shown | null>(null);
  const [told, setTold] = useState<Shown | null>(null);
  const toldAt = useRef(0);
  const slider = useRef<HTMLInputElement>(null);
  const [box, width] = useWidth<HTMLDivElement>();
  const draw = (instant: Instant, mustTell: boolean) => {
    const window = windowAt(instant);
    if (!window) return;
    const shown = { instant, sky: skyOver(window, instant, place) };
    setDrawn(shown);
    if (!mustTell && performance.now() - toldAt.current < READABLE) return;
    toldAt.current = performance.now();
    setTold(shown);
    if (!slider.current) return;
    slider.current.value = String(readingIn(timeZone, instant).minutes);
    slider.current.setAttribute("aria-valuetext", momentText(timeZone, instant));
  };
  const { isPlaying, controls, trouble, onKeyDown, slide } = useMotion({
    start,
    first: { count: 10, unit: "minute" },
    isFlowing,
    draw: (instant) => draw(instant, false),
    rest: (instant) => draw(instant, true),
  });
  const from = place.name.split(",")[0] ?? place.name;
  return (
    <div>
      <p className="leading-snug font-semibold tabular" aria-hidden={isPlaying}>
        {told ? momentText(timeZone, told.instant) : "\u00a0"}
        {told && <span className="ms-2 font-normal text-muted">{lightText(told.sky.sunAltitude)}</span>}
      </p>
      <div ref={box} className="mt-3">
        {drawn && width ? (
          <HorizonDrawing
            sky={drawn.sky}
            width={width}
            latitude={place.latitude}
            label={words.horizonOfFromAnd({ from })}
          />
        ) : (
          trouble.trouble !== "failed" && <Skeleton className="h-72" />
        )}
      </div>
      <div className="screen-only">
        <label className="mt-3 block">
          <span className="sr-only">{words.timeOfDay()}</span>
          <input
            ref={slider}
            type="range"
            min={0}
            max={LAST_MINUTE}
            defaultValue={readingIn(timeZone, start).minutes}
            className="w-full"
            onKeyDown={onKeyDown}
            onChange={({ currentTarget }) => {
              const minutes = Number(currentTarget.value);
              slide((now) => now + (minutes - readingIn(timeZone, now).minutes) * MINUTE);
            }}
          />
        </label>
        <Controls {...controls} />
        <TroubleLine {...trouble} />
      </div>
      <p role="status" className="sr-only">
        {told && !isPlaying && words.skyOfMoment({ moment: momentText(timeZone, told.instant) })}
      </p>
      {told && <Words sky={told.sky} />}
    </div>
  );
}

/** `Sunday, 22 November 2026, 21:40` */
function momentText(timeZone: string, instant: Instant): string {
  const { date } = readingIn(timeZone, instant);
  return words.weekdayDateTime({
    weekday: weekdayName(date),
    date: longDate(date),
    time: clockIn(timeZone, instant),
  });
}

function Words({ sky: { bodies, rising, setting } }: { readonly sky: SkyOver }) {
  const up = bodies.filter(isUp).sort((a, b) => b.altitude - a.altitude);
  const down = bodies.filter((body) => !isUp(body)).sort((a, b) => b.altitude - a.altitude);
  const degree = ({ position }: typeof rising) =>
    words.degreesOfSign({ degrees: position.degree, sign: names.sign(position.sign) });
  return (
    <>
      <p className="mt-2 text-sm">
        {words.risingAndSetting({ rising: degree(rising), setting: degree(setting) })}
      </p>
      <div className="mt-4 grid gap-x-10 gap-y-5 @xl:grid-cols-2">
        <Standing title={words.aboveTheHorizon()} bodies={up} none={words.noneOfTheTen()} />
        <Standing title={words.belowTheHorizonTitle()} bodies={down} none={words.allTenAreUp()} />
      </div>
      <p className="mt-4 max-w-prose text-xs text-muted">{words.heightsAreSeenFrom()}</p>
    </>
  );
}

interface StandingProps {
  readonly title: string;
  readonly bodies: readonly BodyOver[];
  readonly none: string;
}

function Standing({ title, bodies, none }: StandingProps) {
  return (
    <section className="@container">
      <h4 className="mb-1 text-sm font-semibold">{title}</h4>
      {bodies.length === 0 ? (
        <p className="text-sm text-muted">{none}</p>
      ) : (
        <ul className="divide-y divide-line text-sm tabular">
          {bodies.map((body) => (
            <li
              key={body.body}
              className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-2 py-1.5 @sm:grid-cols-[1.25rem_5rem_minmax(0,1fr)_auto]"
            >
              <span style={{ color: bodyColour(body.body) }} className="inline-flex">
                <Glyph name={body.body} size={16} />
              </span>
              <span>{names.planet(body.body)}</span>
              <span className="col-start-2 row-start-2 @sm:col-start-3 @sm:row-start-1">
                {standingText(body)}
              </span>
              <span className="text-end text-muted">
                {words.degreesOfSign({ degrees: body.position.degree, sign: names.sign(body.position.sign) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
