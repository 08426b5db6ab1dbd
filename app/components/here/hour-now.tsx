import { useEffect, useState } from "react";
import type { SkyHereAnswer } from "~/answers/sky-here";
import type { TraditionalRuler } from "~/astrology/bodies";
import { addDays, dateOfIso, formatIsoDate } from "~/astrology/calendar";
import type { OwnPlace } from "~/schemas/own-place-input";
import * as words from "~/words/here";
import { Glyph, type GlyphName } from "../drawings/glyphs";
import { NotFetched } from "../results/call-failed";
import { useAsked } from "../results/use-asked";
import { Fold } from "../ui/fold";
import { Skeleton } from "../ui/skeleton";
import { clockIn, zoneInWords } from "./clock-in";
import { AllHours, type Hour, isUnderWay, noHours, useMinute } from "./planetary-hours";
import { askForSkyHere } from "./sky-here";

interface HourNowProps {
  readonly place: OwnPlace;
  /** Today there, where it is known already. */
  readonly given?: SkyHereAnswer | null;
}

/** The day whose planetary hours are under way at a place: before sunrise that is still the day before. */
function useDayUnderWay({ place, given = null }: HourNowProps) {
  const now = useMinute();
  // Null for today there.
  const [date, setDate] = useState<string | null>(null);
  const key = `${place.latitude} ${place.longitude} ${date}`;
  const day = useAsked(key, date === null ? given : null, () => askForSkyHere(place, date));
  const answer = day.kind === "ready" ? day.answer : null;
  const [first] = answer?.planetaryHours ?? [];
  const isBefore = first !== undefined && now < Date.parse(first.from);
  const today = answer?.date;
  useEffect(() => {
    if (isBefore && today) setDate(formatIsoDate(addDays(dateOfIso(today), -1)));
  }, [isBefore, today]);
  return { day, current: answer?.planetaryHours?.find((hour) => isUnderWay(hour, now)) };
}

/** Which planet rules this hour where the visitor is; nothing where that cannot be told. */
export function HourNow(props: HourNowProps) {
  const { day, current } = useDayUnderWay(props);
  return day.kind === "ready" && current ? <Line hour={current} timeZone={day.answer.timeZone} /> : null;
}

function Line({ hour: { ruler, to }, timeZone }: { readonly hour: Hour; readonly timeZone: string }) {
  return (
    <p className="flex items-center gap-2 font-semibold">
      <Glyph name={ruler as GlyphName} size={18} className="text-gold" />
      <span>
        {words.hourUntil({ hour: words.hourOf(ruler as TraditionalRuler), time: clockIn(timeZone, to) })}
      </span>
    </p>
  );
}

/** The hour under way, and all of its day, folded. */
export function HoursOfDay({ place }: Pick<HourNowProps, "place">) {
  const { day, current } = useDayUnderWay({ place });
  switch (day.kind) {
    case "pending":
      return <Skeleton className="h-24" />;
    case "failed":
      return <NotFetched retry={day.retry}>{day.reason ?? words.hoursCouldNotBe()}</NotFetched>;
    case "ready": {
      const { planetaryHours, timeZone } = day.answer;
      if (!planetaryHours) return <p className="max-w-prose text-muted">{noHours()}</p>;
      return (
        <>
          {current && <Line hour={current} timeZone={timeZone} />}
          <p className="text-xs text-muted">
            {words.placeAndTimes({ place: place.name, zone: zoneInWords(timeZone) })}
          </p>
          <Fold summary={<span className="font-semibold">{words.allTwentyFourHours()}</span>} isWide>
            <div className="@container max-w-2xl">
              <AllHours hours={planetaryHours} timeZone={timeZone} />
            </div>
          </Fold>
        </>
      );
    }
  }
}
