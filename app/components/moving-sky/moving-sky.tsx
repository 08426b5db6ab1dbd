import { Link, useNavigate } from "@remix-run/react";
import { type SyntheticEvent, useMemo, useRef, useState } from "react";
import { dateOfIso } from "~/astrology/calendar";
import { type Instant, instantOfDate } from "~/astrology/instant";
import { longDate, weekdayName } from "~/words/dates";
import * as moments from "~/words/moments";
import * as words from "~/words/moving-sky";
import { localText, weekdayUtcText } from "../sky/moment";
import { Skeleton } from "../ui/skeleton";
import { useLayoutEffectHere } from "../ui/use-layout-effect-here";
import { ZodiacWheel } from "../zodiac-wheel/wheel";
import { chartAt, type MovingChart, type Natal } from "./chart-at";
import { Controls } from "./controls";
import { type MovingDrawing, movingDrawing } from "./moving-drawing";
import { PlacesList, write, writePlaces } from "./places-list";
import { yearOf } from "./steps";
import { TroubleLine } from "./trouble-line";
import { useMotion } from "./use-motion";
import { windowAt } from "./windows";

interface MovingSkyProps {
  /** The chart that stands inside; without one the sky is drawn alone. Another chart needs another `key`. */
  readonly natal: Natal | null;
  /** Where it begins. */
  readonly start: Instant;
  /** What goes along in the history to the Transits of the moment shown. */
  readonly linkState?: unknown;
}

/** The moment at which the sky came to rest, as React knows it. */
interface Rest extends MovingChart {
  readonly instant: Instant;
}

/** Milliseconds: words and numbers change ten times a second at most. */
const READABLE = 100;
const MINUTE = 60_000;

/**
 * The sky of any moment, in motion when asked: a wheel, around a chart if there is one, its clock, and where the bodies
 * stand. While it moves nothing is rendered: nodes are moved, and React hears where the sky comes to rest.
 */
export function MovingSky({ natal, start, linkState }: MovingSkyProps) {
  const [rest, setRest] = useState<Rest | null>(null);
  const over = useRef<SVGSVGElement>(null);
  const drawing = useRef<MovingDrawing | null>(null);
  const utc = useRef<HTMLTimeElement>(null);
  const local = useRef<HTMLParagraphElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const places = useRef<HTMLUListElement>(null);
  const written = useRef(0);

  const draw = (instant: Instant, mustWrite: boolean) => {
    const window = windowAt(instant);
    if (!window) return null;
    const made = chartAt(window, instant, natal);
    if (mustWrite || performance.now() - written.current >= READABLE) {
      written.current = performance.now();
      writeMoment(instant, utc.current, local.current, slider.current);
      if (places.current) writePlaces(places.current, made.moving);
    }
    return made;
  };
  const { motion, isPlaying, controls, trouble, onKeyDown, slide } = useMotion({
    start,
    first: { count: 1, unit: "day" },
    draw(instant) {
      const made = draw(instant, false);
      if (!made || !over.current) return;
      drawing.current ??= movingDrawing(over.current);
      drawing.current.draw(made.chart);
    },
    rest(instant) {
      const made = draw(instant, true);
      if (made) setRest({ instant, ...made });
    },
    onDispose: () => drawing.current?.clear(),
  });

  // The wheel below now shows the moment at which the sky came to rest.
  useLayoutEffectHere(() => {
    if (!rest || motion.current?.now() !== rest.instant) return;
    drawing.current?.clear();
  }, [rest]);

  const navigate = useNavigate();
  const wheel = useMemo(() => rest && <ZodiacWheel {...rest.chart} over={over} />, [rest]);
  /** While the sky moves, a tap isolates a body's aspects; cards are for a sky at rest. */
  const inMotion = (act: (drawing: MovingDrawing) => void) => (event: SyntheticEvent) => {
    if (!over.current?.hasChildNodes() || !drawing.current) return;
    if ((event.target as Element).closest(".wheel-enlarge")) return;
    event.stopPropagation();
    act(drawing.current);
  };
  const nothing = inMotion(() => {});

  return (
    <div className="@container">
      <div className="grid items-start gap-x-10 gap-y-6 @min-[52rem]:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div
          className="min-w-0"
          onClickCapture={(event) => {
            const { clientX, clientY } = event;
            // What the enlarged wheel shows does not move.
            if ((event.target as Element).closest(".wheel-enlarge")) motion.current?.pause();
            inMotion((drawing) => drawing.isolate(drawing.keyAt(clientX, clientY)))(event);
          }}
          onPointerMoveCapture={nothing}
          onFocusCapture={nothing}
        >
          {wheel ??
            (trouble.trouble !== "failed" && <Skeleton className="mx-auto aspect-square max-w-160" />)}
        </div>
        <div className="min-w-0">
          <p className="leading-snug font-semibold tabular">
            <time ref={utc}>
              <span className="block" />
              <span />
            </time>
          </p>
          <p ref={local} className="min-h-5 text-sm text-muted tabular" />
          <label className="mt-4 block">
            <span className="sr-only">{words.momentOfTheYear()}</span>
            <input
              ref={slider}
              type="range"
              min={0}
              max={527_039}
              defaultValue={0}
              className="moving-sky-year w-full"
              onKeyDown={onKeyDown}
              onChange={({ currentTarget }) =>
                slide((now) => startOfYear(now) + Number(currentTarget.value) * MINUTE)
              }
            />
          </label>
          <Controls {...controls} />
          <TroubleLine {...trouble} />
          <p role="status" className="sr-only">
            {rest && !isPlaying && words.skyRestsAt({ moment: weekdayUtcText(isoOf(rest.instant)) })}
          </p>
          <div className="mt-2" hidden={!rest}>
            <PlacesList list={places} hasHouses={natal?.houses.length === 12} />
          </div>
          {rest && (
            <p className="mt-4 text-sm">
              {words.openThisMoment({
                link: (inner) => (
                  <Link
                    to={`/transits?at=${addressOf(rest.instant)}`}
                    rel="nofollow"
                    state={linkState}
                    className="link"
                    onClick={(event) => {
                      const { current } = motion;
                      if (!current || current.now() === rest.instant || event.metaKey || event.ctrlKey)
                        return;
                      event.preventDefault();
                      navigate(`/transits?at=${addressOf(current.now())}`, { state: linkState });
                    }}
                  >
                    {inner}
                  </Link>
                ),
                quiet: (inner) => <span className="text-muted">{inner}</span>,
              })}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

function startOfYear(instant: Instant): Instant {
  return instantOfDate(yearOf(instant), 1, 1);
}

function isoOf(instant: Instant): string {
  return new Date(instant).toISOString();
}

/** `2026-11-20T09:30Z` */
function addressOf(instant: Instant): string {
  return `${isoOf(instant).slice(0, 16)}Z`;
}

function writeMoment(
  instant: Instant,
  utc: HTMLTimeElement | null,
  local: HTMLElement | null,
  slider: HTMLInputElement | null,
) {
  const iso = isoOf(instant);
  if (utc) {
    // The day has a line of its own: nothing below moves when a name is longer.
    const [day, time] = utc.children;
    const date = dateOfIso(iso);
    write(day ?? null, `${words.dayOfMoment({ weekday: weekdayName(date), date: longDate(date) })} `);
    write(time ?? null, moments.universalTime({ time: iso.slice(11, 16) }));
    utc.dateTime = addressOf(instant);
  }
  write(local, localText(instant) ?? "");
  if (!slider) return;
  const start = startOfYear(instant);
  slider.max = String((instantOfDate(yearOf(instant) + 1, 1, 1) - start) / MINUTE - 1);
  slider.value = String(Math.floor((instant - start) / MINUTE));
  slider.setAttribute("aria-valuetext", weekdayUtcText(iso));
}
