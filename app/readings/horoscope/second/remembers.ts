import type { Planet } from "../../../astrology/bodies";
import { dateOfIso, utcDate } from "../../../astrology/calendar";
import { crossings, elongationOf } from "../../../astrology/crossings";
import { ingressesBetween } from "../../../astrology/ingresses";
import { type Instant, MILLISECONDS_PER_DAY } from "../../../astrology/instant";
import { type PhaseName, principalPhasesBetween } from "../../../astrology/lunar-phase";
import { positionOf } from "../../../astrology/positions";
import { type Sign, signAt } from "../../../astrology/signs";
import { majorAspectAt } from "../../../astrology/sky-ahead";
import {
  longStationStepDaysOf,
  type Station,
  type Stationary,
  stationsBetween,
} from "../../../astrology/stations";
import type { HoroscopeTelling } from "../../telling/shape";
import { fill } from "./fill";
import type { Lead } from "./lead-of-event";
import type { SkyId } from "./sky-ids";
import { houseName, type SkyVoice } from "./sky-sentence";
import { inTurn } from "./turns";

/** What was in the sky before a day and belongs to it. */
export interface Remembered {
  /** ISO date, UTC. */
  readonly date: string;
  readonly text: string;
}

/** Longer than any planet moves backwards, days. */
const LONGEST_LOOP: Readonly<Partial<Record<Planet, number>>> = { Mercury: 30, Venus: 60, Mars: 100 };
const LONGEST = 175;

/** How long before a planet's stay in a sign may have begun, days: beyond it nothing is said. */
const STAYS: Readonly<Partial<Record<Planet, number>>> = { Sun: 33, Mercury: 75, Venus: 130, Mars: 230 };
const LONGEST_STAY = 500;

const daysBefore = (at: Instant, days: number) => at - days * MILLISECONDS_PER_DAY;

/** "26 July", with its year where that is another than the reader's. */
function dateName(at: Instant, now: Instant, telling: HoroscopeTelling): string {
  const date = dateOfIso(utcDate(at));
  return date.year === dateOfIso(utcDate(now)).year ? telling.day(date) : telling.dayOfYear(date);
}

/** What a sign's day remembers: the sky or a state of it, never what a reader did. */
export function rememberedOn(
  lead: Lead,
  sign: Sign,
  noon: Instant,
  { words, telling }: SkyVoice,
): Remembered | null {
  const said: Say = (id, at, { planet, in: place, moonsign, phase, until }) => ({
    date: utcDate(at),
    text: fill(inTurn(words(id), lead.turn), {
      date: dateName(at, noon, telling),
      ...(planet && { planet: telling.planet(planet) }),
      ...(place && { sign: telling.sign(place), house: houseName(sign, place, telling) }),
      ...(moonsign && { moonsign: telling.sign(moonsign) }),
      ...(phase && { aspect: telling.phase(phase) }),
      ...(until !== undefined && { until: dateName(until.to, until.now, telling) }),
    }),
  });
  const { event } = lead;
  if (!event) {
    const moonsign = signAt(positionOf("Moon", noon).longitude);
    return said("remembers house", daysBefore(noon, MOON_ROUND), { moonsign });
  }
  switch (event.kind) {
    case "aspect":
      return (
        loopOf(event.planet1 === "Moon" ? [event.planet2] : [event.planet1, event.planet2], event.at, said) ??
        (event.planet1 === "Moon"
          ? roundBefore(event, said)
          : stayOf(event.planet1, event.at, event.sign1, said))
      );
    case "ingress": {
      // Where it comes from; a loop's way back is known by its turn.
      const before = signAt(positionOf(event.planet, daysBefore(event.at, 1)).longitude);
      return (
        loopOf([event.planet], event.at, said) ?? stayOf(event.planet, daysBefore(event.at, 1), before, said)
      );
    }
    case "station": {
      const planet = event.planet as Planet;
      const days = event.turns === "direct" ? (LONGEST_LOOP[planet] ?? LONGEST) : 320;
      const turns = stations(event.planet, daysBefore(event.at, days), daysBefore(event.at, 2));
      const last = turns.at(-1);
      return last ? said("remembers turn", last.instant, { planet }) : null;
    }
    case "lunation":
    case "eclipse": {
      const other = principalPhasesBetween(daysBefore(event.at, 17), daysBefore(event.at, 12)).find(
        ({ phaseName }) => !phaseName.endsWith("Quarter"),
      );
      if (!other) return null;
      const at = signAt(positionOf("Moon", other.instant).longitude);
      return said("remembers lunation", other.instant, { phase: other.phaseName, in: at });
    }
    case "stay":
      return null;
  }
}

/** What is said of a moment before, in no language. */
interface Before {
  readonly planet?: Planet;
  /** The sign, and so the house, where it happened. */
  readonly in?: Sign;
  readonly moonsign?: Sign;
  readonly phase?: PhaseName;
  /** A moment that is named as well, and that of which it is told. */
  readonly until?: { readonly to: Instant; readonly now: Instant };
}

type Say = (id: SkyId, at: Instant, before: Before) => Remembered;

/** The Moon's sidereal month in days. */
const MOON_ROUND = 27.3217;

function stations(planet: Stationary, from: Instant, to: Instant): Station[] {
  return stationsBetween(planet, from, to, longStationStepDaysOf(planet));
}

/** Of the first planet that moves backwards, since when and until when; or that it did until some days ago. */
function loopOf(planets: readonly Planet[], at: Instant, said: Say): Remembered | null {
  for (const planet of planets) {
    if (planet === "Sun" || planet === "Moon") continue;
    const days = LONGEST_LOOP[planet] ?? LONGEST;
    const isBack = positionOf(planet, at).speed < 0;
    const midnight = Math.floor(at / MILLISECONDS_PER_DAY) * MILLISECONDS_PER_DAY;
    const before = stations(planet, daysBefore(at, isBack ? days : 14), midnight).at(-1);
    if (!before) continue;
    if (!isBack) return said("remembers direct", before.instant, { planet });
    const after = stations(planet, at, daysBefore(at, -days)).find(({ turns }) => turns === "direct");
    if (after)
      return said("remembers retrograde", before.instant, { planet, until: { to: after.instant, now: at } });
  }
  return null;
}

type AspectEvent = Extract<NonNullable<Lead["event"]>, { kind: "aspect" }>;

/** When the Moon last met the planet, or else was, in the same sign: a round ago, give or take some days. */
function roundBefore({ planet2, at, sign1 }: AspectEvent, said: Say): Remembered {
  const met = crossings(
    elongationOf("Moon", planet2),
    { target: 0, period: 30, stepDays: 1 },
    daysBefore(at, MOON_ROUND + 3),
    daysBefore(at, MOON_ROUND - 3),
  ).findLast(
    ({ instant, index }) => majorAspectAt(index) && signAt(positionOf("Moon", instant).longitude) === sign1,
  );
  if (met) return said("remembers round", met.instant, { planet: planet2 });
  return said("remembers house", daysBefore(at, MOON_ROUND), { moonsign: sign1 });
}

/** Since when a planet has been in its sign. */
function stayOf(planet: Planet, at: Instant, sign: Sign, said: Say): Remembered | null {
  const days = STAYS[planet] ?? LONGEST_STAY;
  const entry = ingressesBetween(planet, daysBefore(at, days), at).at(-1);
  if (!entry) return null;
  return said("remembers stay", entry.instant, { planet, in: sign });
}
