import type { Planet } from "~/astrology/bodies";
import { addDays, type CivilDate, formatIsoDate, weekdayOf } from "~/astrology/calendar";
import type { Instant } from "~/astrology/instant";
import { type BodyHere, dayHere, type Twilight } from "~/astrology/observer/day-here";
import { refusal } from "~/refusals";
import type { Parsed } from "~/schemas/fields";
import type { ResolvedPlace } from "~/schemas/read-birth";
import { startOfDay } from "~/time/civil-time";

/** Instants are ISO texts in UTC and lie within the day; null is what does not happen in it. */
export interface SkyHereAnswer {
  readonly date: string;
  readonly place: ResolvedPlace;
  readonly timeZone: string;
  readonly bodies: readonly {
    readonly body: Planet;
    readonly rise: string | null;
    readonly set: string | null;
    readonly culmination: string | null;
    readonly culminationAltitude: number | null;
    readonly state: BodyHere["state"];
  }[];
  readonly twilight: Readonly<
    Record<Twilight, { readonly dawn: string | null; readonly dusk: string | null }>
  >;
  /** The twenty-four from the day's sunrise, which end with the next one. */
  readonly planetaryHours:
    | readonly {
        readonly from: string;
        readonly to: string;
        readonly ruler: Planet;
        readonly isDay: boolean;
      }[]
    | null;
}

/** What rises, culminates and sets at a place on a date of its own calendar; one that it skipped is an error at `date`. */
export function skyHereAnswer(place: ResolvedPlace, date: CivilDate): Parsed<SkyHereAnswer> {
  const { timeZone, longitude } = place;
  const day = {
    from: startOfDay(timeZone, date, longitude),
    to: startOfDay(timeZone, addDays(date, 1), longitude),
  };
  if (day.from >= day.to) {
    return { ok: false, fields: { date: [refusal("date.skipped", date, timeZone)] } };
  }
  const { bodies, twilight, planetaryHours } = dayHere(place, day, weekdayOf(date));
  const value: SkyHereAnswer = {
    date: formatIsoDate(date),
    place,
    timeZone,
    bodies: bodies.map(({ rise, set, culmination, ...body }) => ({
      ...body,
      rise: iso(rise),
      set: iso(set),
      culmination: iso(culmination),
    })),
    twilight: {
      civil: isoSpan(twilight.civil),
      nautical: isoSpan(twilight.nautical),
      astronomical: isoSpan(twilight.astronomical),
    },
    planetaryHours:
      planetaryHours?.map(({ from, to, ruler, isDay }) => ({
        from: new Date(from).toISOString(),
        to: new Date(to).toISOString(),
        ruler,
        isDay,
      })) ?? null,
  };
  return { ok: true, value };
}

function isoSpan({ dawn, dusk }: { readonly dawn: Instant | null; readonly dusk: Instant | null }) {
  return { dawn: iso(dawn), dusk: iso(dusk) };
}

function iso(instant: Instant | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}
