import { ayanamsaAt, inZodiac, nakshatraAt } from "~/astrology/ayanamsa";
import type { Zodiac } from "~/astrology/chart-settings";
import { END_INSTANT, type Instant, isoOf, MILLISECONDS_PER_DAY } from "~/astrology/instant";
import { positionOf } from "~/astrology/positions";
import { type Sign, signAt } from "~/astrology/signs";
import type { GeoPoint } from "~/astrology/sphere";
import { firdaria } from "~/astrology/time-lords/firdaria";
import { type ListedPeriod, listPeriods } from "~/astrology/time-lords/list-periods";
import { type LotsAt, lotsAt } from "~/astrology/time-lords/lots-at";
import type { Level, Period, Technique } from "~/astrology/time-lords/period";
import { birthdays, profections, solarReturns } from "~/astrology/time-lords/profections";
import { dashaBalance, vimshottari } from "~/astrology/time-lords/vimshottari";
import { releasedFrom, zodiacalReleasing } from "~/astrology/time-lords/zodiacal-releasing";
import type { Birth } from "~/schemas/read-birth";
import type { TimeLordKind, TimeLordOptions, TimeLordsRequest } from "~/schemas/time-lords-input";
import { type BirthInputEcho, birthEcho, type ResolvedBirth, resolvedBirth } from "./birth-chart";
import { dashaRules, firdariaRules, profectionRules, releasingRules, SECT_DOUBT } from "./time-lord-rules";

/** A time with its lord; instants are ISO. */
export interface PeriodAnswer extends Pick<Period, "lord" | "sign" | "marks"> {
  readonly level: Level;
  /** Its own beginning and end, also where these lie outside the span. */
  readonly from: string;
  readonly to: string;
  /** The index in `periods` of the period of which it is a part; null at level 1, and where that one is not listed. */
  readonly parent: number | null;
}

/** What four minutes of birth time, or the Sun near the horizon, leave in doubt. */
export type TimeLordWarning =
  | "sectNearHorizon"
  | "lotNearBoundary"
  | "moonNearBoundary"
  | "ascendantNearBoundary";

export interface TimeLordsAnswer {
  readonly kind: TimeLordKind;
  /** How it was reckoned, every choice a sentence. */
  readonly rules: readonly string[];
  /** Level by level, each in order of time. */
  readonly periods: readonly PeriodAnswer[];
  /** The running period of each level, at `moment`. */
  readonly at: readonly PeriodAnswer[];
  readonly warnings: readonly TimeLordWarning[];
  /** The span that was looked at, ISO, and the moment for which the running periods are told. */
  readonly from: string;
  readonly to: string;
  readonly moment: string;
  readonly options: TimeLordOptions;
  /**
   * Years that begin with solar returns end where our tables do, and profected months after 150 years: of more than these
   * a request has no time. `until` is then when, ISO, else null.
   */
  readonly truncated: boolean;
  readonly until: string | null;
  readonly input: BirthInputEcho;
  readonly resolved: ResolvedBirth;
}

const FOUR_MINUTES = 240_000;

/** Of profections in months, which are thirteen times as many as the years. */
const LONGEST_IN_MONTHS = 150 * 365.25 * MILLISECONDS_PER_DAY;

/** Where an answer ends that begins at the beginning of the span. */
function endOf({ kind, options, from, to, levels }: TimeLordsRequest): Instant {
  if (kind !== "Profections") return to;
  const table = options.from === "Solar Return" ? END_INSTANT : Number.POSITIVE_INFINITY;
  return Math.min(to, table, levels > 1 ? from + LONGEST_IN_MONTHS : table);
}

/** What time lords are reckoned from. */
export interface Born extends Pick<Birth, "time" | "settings"> {
  readonly moment: Pick<Birth["moment"], "instant" | "localTime">;
  readonly place: GeoPoint;
}

/** A technique of one birth, with what is said of it. */
interface Told {
  readonly technique: Technique;
  readonly rules: readonly string[];
  readonly warnings: readonly TimeLordWarning[];
}

/** The time lords of a birth in a span. */
export function timeLordsAnswer(request: TimeLordsRequest, now: Instant): TimeLordsAnswer {
  const { birth, kind, options, from, to, levels } = request;
  const at = request.at ?? now;
  const { technique, rules, warnings } = timeLordsOf(birth, kind, options);
  const until = endOf(request);
  const { periods, running } = listPeriods(technique, { from, to: until, at, levels });
  const truncated = until < to;
  return {
    kind,
    rules,
    periods: periods.map(periodAnswer),
    at: running.map(periodAnswer),
    warnings,
    from: isoOf(from),
    to: isoOf(to),
    moment: isoOf(at),
    options,
    truncated,
    until: truncated ? isoOf(until) : null,
    input: birthEcho(birth),
    resolved: resolvedBirth(birth),
  };
}

/** A technique for one birth, by its choices; what needs a birth time is reckoned from noon without one. */
export function timeLordsOf(birth: Born, kind: TimeLordKind, options: TimeLordOptions): Told {
  switch (kind) {
    case "Zodiacal Releasing":
      return releasingOf(birth, options);
    case "Firdaria":
      return firdariaOf(birth, options);
    case "Profections":
      return profectionsOf(birth, options);
    case "Vimshottari":
      return dashasOf(birth, options);
  }
}

function releasingOf(birth: Born, { lot, exchangedByNight: exchanged }: TimeLordOptions): Told {
  const { instant } = birth.moment;
  const zodiac = zodiacOf(birth);
  const at = (instant: Instant) => {
    const lots = lotsAt(instant, birth.place, zodiac, exchanged);
    const signs = { Spirit: signAt(lots.Spirit), Fortune: signAt(lots.Fortune) };
    return { lots, signs, sign: releasedFrom(lot, signs) };
  };
  const born = at(instant);
  const { lots, signs, sign } = born;
  return {
    technique: zodiacalReleasing({ birth: instant, sign, fortune: signs.Fortune }),
    rules: releasingRules({ lot, exchanged, zodiac, ...born }),
    warnings: [
      ...(exchanged ? sectWarning(lots) : []),
      ...warnIf(
        "lotNearBoundary",
        changesAround(instant, (near) => at(near).signs[lot]),
      ),
    ],
  };
}

function firdariaOf(birth: Born, { nodes }: TimeLordOptions): Told {
  const { instant } = birth.moment;
  const lots = lotsAt(instant, birth.place, "Tropical", true);
  return {
    technique: firdaria(instant, lots.isDay, nodes),
    rules: firdariaRules(lots, nodes),
    warnings: sectWarning(lots),
  };
}

function profectionsOf(birth: Born, { from: beginning }: TimeLordOptions): Told {
  const { instant, localTime } = birth.moment;
  const zodiac = zodiacOf(birth);
  const timeUnknown = birth.time === null;
  const signThen = (instant: Instant): Sign =>
    timeUnknown
      ? signAt(inZodiac(positionOf("Sun", instant).longitude, ayanamsaAt(zodiac, instant)))
      : signAt(lotsAt(instant, birth.place, zodiac, true).ascendant);
  const first = signThen(instant);
  const offset = Date.parse(`${localTime}Z`) - instant;
  return {
    technique: profections(
      first,
      beginning === "Birthday" ? birthdays(instant, offset) : solarReturns(instant, zodiac),
    ),
    rules: profectionRules({ first, timeUnknown, beginning, zodiac }),
    warnings: warnIf("ascendantNearBoundary", !timeUnknown && changesAround(instant, signThen)),
  };
}

function dashasOf(birth: Born, { year }: TimeLordOptions): Told {
  const { instant } = birth.moment;
  const asked = zodiacOf(birth);
  const zodiac = asked === "Tropical" ? "Lahiri" : asked;
  const moonAt = (instant: Instant) =>
    inZodiac(positionOf("Moon", instant).longitude, ayanamsaAt(zodiac, instant));
  const moon = moonAt(instant);
  const { nakshatra } = nakshatraAt(moon);
  return {
    technique: vimshottari(instant, moon, year),
    rules: dashaRules({ moon, nakshatra, zodiac, balance: dashaBalance(moon), year }),
    warnings: warnIf(
      "moonNearBoundary",
      changesAround(instant, (near) => nakshatraAt(moonAt(near)).nakshatra),
    ),
  };
}

function zodiacOf({ settings }: Born): Zodiac {
  return settings?.zodiac ?? "Tropical";
}

/** Whether something is another one four minutes earlier or later. */
function changesAround(instant: Instant, of: (instant: Instant) => string): boolean {
  const now = of(instant);
  return of(instant - FOUR_MINUTES) !== now || of(instant + FOUR_MINUTES) !== now;
}

function sectWarning({ sunAltitude }: LotsAt): readonly TimeLordWarning[] {
  return warnIf("sectNearHorizon", Math.abs(sunAltitude) <= SECT_DOUBT);
}

function warnIf(warning: TimeLordWarning, holds: boolean): readonly TimeLordWarning[] {
  return holds ? [warning] : [];
}

function periodAnswer({ level, lord, sign, from, to, marks, parent }: ListedPeriod): PeriodAnswer {
  return { level, lord, sign, from: isoOf(Math.round(from)), to: isoOf(Math.round(to)), marks, parent };
}
