import { useEffect, useState } from "react";
import type { SkyHereAnswer } from "~/answers/sky-here";
import * as words from "~/words/here";
import * as names from "~/words/names";
import { Glyph, type GlyphName } from "../drawings/glyphs";
import { DownloadCalendar } from "../results/download-calendar";
import { clockIn } from "./clock-in";

type Hours = SkyHereAnswer["planetaryHours"];
export type Hour = NonNullable<Hours>[number];

const MINUTE = 60_000;

/** Where a day has none. */
export const noHours = words.sunDoesNotRise;

/** This minute, as long as the part stands on the screen. */
export function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export function isUnderWay({ from, to }: Hour, now: number): boolean {
  return Date.parse(from) <= now && now < Date.parse(to);
}

/** The day that they begin on, in UTC, as `YYYY-MM-DD`. */
const dayOf = ([first]: NonNullable<Hours>) => first?.from.slice(0, 10) ?? "";

interface AllHoursProps {
  readonly hours: NonNullable<Hours>;
  readonly timeZone: string;
}

/** The twelve hours of the day beside those of the night, the one under way marked. */
export function AllHours({ hours, timeZone }: AllHoursProps) {
  const now = useMinute();
  return (
    <>
      <div className="grid gap-x-10 gap-y-4 @md:grid-cols-2">
        {[true, false].map((isDay) => (
          <ol
            key={String(isDay)}
            aria-label={isDay ? words.byDay() : words.byNight()}
            className="text-sm tabular"
          >
            {hours
              .filter((hour) => hour.isDay === isDay)
              .map((hour) => (
                <HourRow key={hour.from} hour={hour} timeZone={timeZone} isNow={isUnderWay(hour, now)} />
              ))}
          </ol>
        ))}
      </div>
      <div className="mt-4">
        <DownloadCalendar
          label={words.downloadAsCalendarFile()}
          fileName={`planetary-hours-${dayOf(hours)}.ics`}
          make={async () => (await import("./hours-file")).hoursFile(hours, dayOf(hours), Date.now())}
        />
      </div>
    </>
  );
}

interface HourRowProps {
  readonly hour: Hour;
  readonly timeZone: string;
  readonly isNow: boolean;
}

function HourRow({ hour: { from, to, ruler }, timeZone, isNow }: HourRowProps) {
  return (
    <li
      aria-current={isNow ? "time" : undefined}
      className={`flex items-center gap-2 rounded-sm px-2 py-1 ${isNow ? "bg-gold-soft font-semibold" : ""}`}
    >
      <Glyph name={ruler as GlyphName} size={16} />
      <span className="grow">{names.planet(ruler)}</span>
      <span className="whitespace-nowrap">
        {clockIn(timeZone, from)} – {clockIn(timeZone, to)}
      </span>
    </li>
  );
}
