import { TRADITIONAL_PLANETS, type TraditionalRuler } from "~/astrology/bodies";
import { weekdayOf } from "~/astrology/calendar";
import type { ChartPosition, House } from "~/astrology/chart";
import type { DetailedPlacement } from "~/astrology/chart-details";
import { DEFAULT_SETTINGS } from "~/astrology/chart-settings";
import type { PlanetDignities } from "~/astrology/dignities";
import { type Consideration, considerationsOf } from "~/astrology/horary/considerations";
import { type HourAgreement, hourAgreement } from "~/astrology/horary/hour-agreement";
import { type HoraryAspect, horaryAspects, type MoonAspect, moonsWay } from "~/astrology/horary/perfection";
import { type HourOfMoment, planetaryHourAt } from "~/astrology/horary/planetary-hour";
import { type Reception, receptionsOf } from "~/astrology/horary/receptions";
import { type Instant, isoOf, MILLISECONDS_PER_DAY } from "~/astrology/instant";
import { natalChart } from "~/astrology/natal-chart";
import type { HoraryRequest } from "~/schemas/horary-input";
import type { ResolvedPlace } from "~/schemas/read-birth";
import { todayIn } from "~/time/civil-time";
import type { ClockOffset } from "~/time/clock-offsets";
import { offsetsBetween } from "~/time/offsets-between";
import * as reasons from "~/words/reasons";
import * as rules from "~/words/rules";

type Exact = Omit<MoonAspect, "at"> & { readonly at: string };

export interface HoraryAspectAnswer extends Omit<HoraryAspect, "perfects"> {
  /** Null where it parts, and where it does not become exact within a year. */
  readonly perfects: {
    readonly at: string;
    readonly isInSign: boolean;
    readonly turnsBefore: boolean;
  } | null;
}

export interface HoraryAnswer {
  /** ISO. */
  readonly at: string;
  readonly place: ResolvedPlace;
  /** What the place's clocks show around the moment: seconds east of Greenwich from each moment on. */
  readonly offsets: readonly ClockOffset[];
  readonly isDay: boolean;
  readonly rising: ChartPosition;
  readonly midheaven: ChartPosition;
  /** Regiomontanus. */
  readonly houses: readonly House[];
  /** The seven. */
  readonly planets: readonly (DetailedPlacement<TraditionalRuler> &
    Pick<PlanetDignities, "held" | "points">)[];
  /** Nodes and the lot of Fortune. */
  readonly points: readonly DetailedPlacement<"North Node" | "South Node" | "Fortune">[];
  readonly aspects: readonly HoraryAspectAnswer[];
  readonly receptions: readonly Reception[];
  /** Null where the Sun does not rise and set. */
  readonly hour: (HourOfMoment & { readonly agreement: HourAgreement | null }) | null;
  readonly moon: {
    readonly last: Exact | null;
    readonly next: Exact | null;
    readonly leaves: string;
    readonly isVoid: boolean;
    readonly performs: boolean;
  };
  readonly considerations: readonly { readonly id: Consideration; readonly text: string }[];
  /** By which choices of which school, in words. */
  readonly rules: readonly string[];
}

const HOUSES = "Regiomontanus";
const SETTINGS = { ...DEFAULT_SETTINGS, orbs: "Moiety", extras: ["Fortune"] } as const;

/** What a chart for a question shows. It says nothing of the answer. */
export function horaryAnswer({ place, at }: HoraryRequest): HoraryAnswer {
  const { chart } = natalChart({ instant: at, place, houseSystem: HOUSES, timeUnknown: false }, SETTINGS);
  // These houses are everywhere: the type alone knows of places without.
  if (!chart?.rising || !chart.midheaven) {
    throw new RangeError(`No houses after ${HOUSES} at ${place.latitude}, ${place.longitude}`);
  }
  const { rising, midheaven, houses, extras, dignities } = chart;
  const isDay = chart.isDay === true;
  const planets = chart.planets.flatMap((placed) => {
    const planet = TRADITIONAL_PLANETS.find((one) => one === placed.planet);
    const { held = [], points = 0 } = dignities.find((one) => one.planet === planet) ?? {};
    return planet ? [{ ...placed, planet, held, points }] : [];
  });
  const longitudes = Object.fromEntries(
    planets.map(({ planet, longitude }) => [planet, longitude]),
  ) as Record<TraditionalRuler, number>;
  const aspects = horaryAspects(planets, at);
  const moon = moonsWay(aspects, at);
  const hour = planetaryHourAt(place, at, (instant) => weekdayOf(todayIn(place.timeZone, instant)));
  const agreement = hour && hourAgreement(hour.ruler, rising.longitude);
  const considerations = considerationsOf({
    ascendant: rising.longitude,
    moon: longitudes.Moon,
    isMoonVoid: moon.isVoid,
    saturnsHouse: planets.find(({ planet }) => planet === "Saturn")?.house ?? 0,
    agreement,
    hasHour: hour !== null,
  });
  const year = 400 * MILLISECONDS_PER_DAY;
  return {
    at: isoOf(at),
    place,
    offsets: offsetsBetween(place.timeZone, place.longitude, at - year, at + year),
    isDay,
    rising,
    midheaven,
    houses,
    planets,
    points: [...chart.points, ...extras].flatMap((placed) => {
      const planet = SHOWN.find((point) => point === placed.planet);
      return planet ? [{ ...placed, planet }] : [];
    }),
    aspects: aspects.map(({ perfects, ...aspect }) => ({
      ...aspect,
      perfects: perfects && { ...perfects, at: isoOf(perfects.at) },
    })),
    receptions: receptionsOf(longitudes, isDay),
    hour: hour && { ...hour, agreement },
    moon: { ...moon, last: exact(moon.last), next: exact(moon.next), leaves: isoOf(moon.leaves) },
    considerations: considerations.map((id) => ({ id, text: reasons.consideration(id) })),
    rules: rulesOfHorary(),
  };
}

function exact(aspect: (MoonAspect & { readonly at: Instant }) | null): Exact | null {
  return aspect && { ...aspect, at: isoOf(aspect.at) };
}

const SHOWN = ["North Node", "South Node", "Fortune"] as const;

/** By which choices of which school, in the language in use. */
function rulesOfHorary(): readonly string[] {
  return [
    rules.horaryHouses(),
    rules.horaryAspects(),
    rules.horaryDignities(),
    rules.horaryVoidMoon(),
    rules.horaryHour(),
  ];
}
