import { Link } from "@remix-run/react";
import type { BirthChartAnswer } from "~/answers/birth-chart";
import type { ActiveTransitAnswer } from "~/answers/chart-transits";
import type { Planet } from "~/astrology/bodies";
import { localDay } from "~/astrology/calendar";
import { signAt } from "~/astrology/signs";
import { shownTo } from "~/calls/shown-to";
import { longitudesOf, transitsState } from "~/components/births/longitudes-of";
import { nameOfContact } from "~/components/births/name-of-contact";
import { askForTransits } from "~/components/births/transits-of-chart";
import { Glyph, type GlyphName } from "~/components/drawings/glyphs";
import { useAsked } from "~/components/results/use-asked";
import { HoroscopeOf } from "~/components/sky/horoscope-of";
import { horoscopePage } from "~/components/sky/sign-pages";
import { Skeleton } from "~/components/ui/skeleton";
import { WhenKnown } from "~/components/ui/when-known";
import { sentencesOf } from "~/readings/sentences-of";
import { isOtherPoint } from "~/readings/transits/other-points";
import * as words from "~/words/dashboard";
import * as names from "~/words/names";
import { GoOn } from "./go-on";
import { runningPeriods } from "./periods";
import { PeriodsLine } from "./periods-line";
import { SinceYesterday } from "./since-yesterday";
import type { SkyNow } from "./sky-now";

/** What touches the chart itself comes first, then as much of its rising sign's day. */
const SHOWN = 2;

interface DayOfChartProps {
  readonly chart: BirthChartAnswer;
  readonly sky: SkyNow | Promise<SkyNow | null>;
}

/**
 * The day of a chart: the closest transits to it, those of the lord of the year ahead, the periods that run, what
 * happened since yesterday, then the day of its rising sign, and the way back to what was looked at.
 */
export function DayOfChart({ chart, sky }: DayOfChartProps) {
  const places = longitudesOf(chart);
  const asked = useAsked(chart.id, null, () => askForTransits(places, null));
  const { Ascendant, Sun = chart.sun.longitude } = places.longitudes;
  const sign = signAt(Ascendant ?? Sun); // horoscopes are tropical, whatever the chart is
  const periods = runningPeriods(chart, localDay(new Date()), Date.now());
  const lord = periods?.year.rulingPlanet ?? null;
  const isOfLord = ({ planet, point }: ActiveTransitAnswer) => planet === lord || point === lord;
  // Of other points nothing is told but what they are.
  const active =
    asked.kind === "ready" ? asked.answer.active.filter(({ point }) => !isOtherPoint(point)) : [];
  const closest = [...active.filter(isOfLord), ...active.filter((contact) => !isOfLord(contact))];
  if (asked.kind === "pending") return <Skeleton className="h-dvh" />;
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-x-10">
      {closest.length > 0 && (
        <ol className="mb-5 space-y-4 border-b border-line pb-5">
          {closest.slice(0, SHOWN).map((contact) => (
            <Contact
              key={`${contact.planet} ${contact.point}`}
              {...contact}
              {...{ lord, isOfLord: isOfLord(contact) }}
            />
          ))}
        </ol>
      )}
      <div className="mb-5 space-y-5 border-b border-line pb-5 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mb-0 lg:border-b-0 lg:border-s lg:pb-0 lg:ps-8">
        {periods && <PeriodsLine {...periods} />}
        {asked.kind === "ready" && (
          <WhenKnown value={sky} fallback={<Skeleton className="h-24" />}>
            {(now) => <SinceYesterday active={active} sky={now} />}
          </WhenKnown>
        )}
        <GoOn />
      </div>
      <div className="lg:col-start-1">
        <p className="mb-3 text-sm text-muted">
          {Ascendant === undefined
            ? words.byYourSun({ sign: names.sign(sign) })
            : words.byYourRising({ sign: names.sign(sign) })}
        </p>
        <HoroscopeOf sign={sign} span="daily" most={SHOWN} room="h-dvh" />
        <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
          <Link to="/transits" state={transitsState(chart, shownTo())} className="link">
            {words.allThatTouchesThis()}
          </Link>
          <Link to={horoscopePage(sign)} className="link">
            {words.allOfTodayThe()}
          </Link>
        </p>
      </div>
    </div>
  );
}

function Contact({
  planet,
  type,
  point,
  text,
  lord,
  isOfLord,
}: ActiveTransitAnswer & { readonly lord: string | null; readonly isOfLord: boolean }) {
  return (
    <li>
      <p className="flex items-baseline gap-2 text-sm font-semibold">
        <span className="inline-flex shrink-0 gap-1 self-center text-lilac">
          <Glyph name={planet as GlyphName} size={16} />
          <Glyph name={type} size={16} />
        </span>
        <span>
          {nameOfContact({ planet, type, point })}
          {isOfLord && lord && (
            <span className="font-normal text-muted">
              {" "}
              {words.lordOfYourYear({ planet: names.planet(lord as Planet) })}
            </span>
          )}
        </span>
      </p>
      {/* The whole text stands with the transits. */}
      <p className="mt-1 max-w-prose">{sentencesOf(text).slice(0, SHOWN).join(" ")}</p>
    </li>
  );
}
