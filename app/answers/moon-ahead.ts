import type { AspectType } from "~/astrology/aspects";
import type { Planet } from "~/astrology/bodies";
import type { Eclipse } from "~/astrology/eclipses";
import { type Instant, instantOfDate, MILLISECONDS_PER_DAY } from "~/astrology/instant";
import { nextEclipses } from "~/astrology/next-eclipses";
import { positionOf } from "~/astrology/positions";
import { type Sign, type SignPosition, signPosition } from "~/astrology/signs";
import { majorAspectAt } from "~/astrology/sky-ahead";
import { voidOfCourseMoon } from "~/astrology/void-of-course";
import { remembered } from "~/memo";

export interface EclipseAhead extends SignPosition {
  readonly at: string;
  readonly kind: Eclipse["kind"];
  readonly type: Eclipse["type"];
}

export interface VoidAhead {
  readonly start: string;
  readonly end: string;
  /** The sign that the Moon is leaving. */
  readonly sign: Sign;
  /** The Moon's last aspect there; null where it made none. */
  readonly lastAspect: { readonly planet: Planet; readonly type: AspectType } | null;
}

export interface MoonAheadAnswer {
  readonly date: string;
  /** Those under way, and those that begin within the next seven days. */
  readonly voidOfCourse: readonly VoidAhead[];
  /** The next four. */
  readonly eclipses: readonly EclipseAhead[];
}

const VOID_DAYS = 7;
const ECLIPSES = 4;
/** Beyond this the sky is not tabulated. */
const LAST_INSTANT = instantOfDate(2101, 11, 1);

/** What the Moon does next, from a moment on: its void-of-course spans and the eclipses. */
export function moonAheadAnswer(instant: Instant): MoonAheadAnswer {
  const date = new Date(instant).toISOString();
  const { voidOfCourse, eclipses } = aheadOfDay(date.slice(0, 10));
  const week = new Date(instant + VOID_DAYS * MILLISECONDS_PER_DAY).toISOString();
  return {
    date,
    voidOfCourse: voidOfCourse.filter(({ start, end }) => end > date && start < week),
    eclipses: eclipses.filter(({ at }) => at >= date).slice(0, ECLIPSES),
  };
}

/** From a day's beginning on, a day longer than asked: all moments of the day share one search. */
const aheadOfDay = remembered(30, String, (day: string) => {
  const from = Date.parse(`${day}T00:00:00Z`);
  return {
    voidOfCourse: voidOfCourseMoon(from, from + (VOID_DAYS + 1) * MILLISECONDS_PER_DAY).map(
      ({ start, end, sign, lastAspect }): VoidAhead => ({
        start: new Date(start).toISOString(),
        end: new Date(end).toISOString(),
        sign,
        lastAspect: named(lastAspect),
      }),
    ),
    eclipses: nextEclipses(from, ECLIPSES + 1, LAST_INSTANT).map(({ greatest, kind, type }): EclipseAhead => {
      // A solar eclipse stands at the Sun's place, a lunar one at the Moon's.
      const { longitude } = positionOf(kind === "solar" ? "Sun" : "Moon", greatest);
      return { at: new Date(greatest).toISOString(), kind, type, ...signPosition(longitude) };
    }),
  };
});

function named(aspect: { readonly planet: Planet; readonly angle: number } | null): VoidAhead["lastAspect"] {
  const type = aspect && majorAspectAt(aspect.angle / 30);
  return aspect && type ? { planet: aspect.planet, type } : null;
}
