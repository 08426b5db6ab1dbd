import { normalizeDegrees } from "~/astrology/angles";
import { PLANETS, type Planet } from "~/astrology/bodies";
import { utcDate } from "~/astrology/calendar";
import type { Zodiac } from "~/astrology/chart-settings";
import {
  type ForecastEclipse,
  type ForecastIngress,
  type ForecastLunation,
  type ForecastStation,
  forecastBetween,
} from "~/astrology/forecast";
import { daysOfMarks, MOTION, marksOf } from "~/astrology/forecast-contacts";
import { type Instant, MILLISECONDS_PER_DAY } from "~/astrology/instant";
import { directedContacts } from "~/astrology/techniques/directed-contacts";
import {
  type MovedContact,
  type ProgressedLunation,
  type ProgressedStation,
  progressedForecast,
  solarArcContacts,
} from "~/astrology/techniques/progressed-forecast";
import { MOVERS, type Mover } from "~/astrology/techniques/progressed-sky";
import { returnContacts } from "~/astrology/techniques/return-contacts";
import type { ChartPoint } from "~/schemas/chart-transits-input";
import { type Parsed, underPrefix } from "~/schemas/fields";
import type { ForecastRequest, NatalLongitudes, Technique } from "~/schemas/forecast-input";
import type { Birth } from "~/schemas/read-birth";
import { chartInput, drawnOf } from "./birth-chart";
import { noDirections } from "./directions";
import { contactAnswer, type ForecastContactAnswer } from "./forecast-contact";
import { type Told, told } from "./told";

export interface ForecastAnswer {
  /** `2026-11-22`; `to` is the day after the last that was asked for. */
  readonly from: string;
  readonly to: string;
  readonly orb: number;
  readonly contacts: readonly ForecastContactAnswer[];
  readonly stations: readonly Told<ForecastStation<ChartPoint>>[];
  readonly ingresses: readonly Told<ForecastIngress<ChartPoint>>[];
  readonly lunations: readonly Told<ForecastLunation<ChartPoint>>[];
  readonly eclipses: readonly Told<ForecastEclipse<ChartPoint>>[];
  /** The span holds more than one answer may. */
  readonly truncated: boolean;
  /** The day at whose 00:00 UTC a truncated answer ends, and the next one can begin; else null. */
  readonly until: string | null;
}

/** What says by which technique it was found. */
interface ByTechnique<Named extends Technique> {
  readonly technique: Named;
}

/** A forecast of transits alone. */
export interface TransitsAnswer
  extends Omit<ForecastAnswer, "contacts" | "stations" | "ingresses" | "lunations"> {
  readonly contacts: readonly (ForecastContactAnswer & ByTechnique<"Transits">)[];
  readonly stations: readonly (ForecastAnswer["stations"][number] & ByTechnique<"Transits">)[];
  readonly ingresses: readonly (ForecastAnswer["ingresses"][number] & ByTechnique<"Transits">)[];
  readonly lunations: readonly (ForecastAnswer["lunations"][number] & ByTechnique<"Transits">)[];
}

interface MovedContactAnswer extends Omit<ForecastContactAnswer, "transiting">, ByTechnique<Technique> {
  readonly transiting: Mover;
}

/**
 * A forecast by further techniques, each in its turn. What a technique has not is not there; progressed stations, changes
 * of sign and eighths of the Moon's cycle are all told, also where they touch nothing.
 */
export interface TechniquesAnswer
  extends Omit<ForecastAnswer, "contacts" | "stations" | "ingresses" | "lunations"> {
  readonly contacts: readonly MovedContactAnswer[];
  readonly stations: readonly (Told<ProgressedStation<ChartPoint>> & ByTechnique<Technique>)[];
  readonly ingresses: readonly (Told<ForecastIngress<ChartPoint, Mover>> & ByTechnique<Technique>)[];
  readonly lunations: readonly (Told<ProgressedLunation<ChartPoint>> & ByTechnique<Technique>)[];
}

/** As many beginnings, exact moments and ends of contacts as a request has time for, about. */
const MOST_MARKS = 3_000;

/** New and full moons and eclipses of so many days take as long as these marks, and are told with all transits. */
const MOST_DAYS_OF_TRANSITS = 2_192;

/** Degrees a day in the sky of each technique but transits, of all that it moves; see `MOTION`. */
const ALL_PLANETS = PLANETS.reduce((sum, planet) => sum + MOTION[planet], 0);
const DAYS_OF_A_YEAR = 365.2422;
const CARRIED = (13 * MOTION.Sun) / DAYS_OF_A_YEAR;
const DEGREES_A_DAY: Readonly<Record<Exclude<Technique, "Transits" | "Returns">, number>> = {
  "Secondary Progressions": (ALL_PLANETS + 2.1) / DAYS_OF_A_YEAR,
  "Solar Arcs": CARRIED,
  "Primary Directions": CARRIED,
};

/** How many marks are passed in a day, on the mean. */
function marksADay(technique: Technique, bodies: readonly Planet[], places: number): number {
  switch (technique) {
    case "Transits":
      return 1 / daysOfMarks(1, bodies, places);
    case "Returns":
      // Three marks of one place; sought one by one, each takes as long as eight of those that are met on the way.
      return (8 * 3 * ALL_PLANETS) / 360;
    default:
      return marksOf(DEGREES_A_DAY[technique], places);
  }
}

/** Where an answer ends that begins there: at the end of the span, or at the midnight before it would hold too much. */
function endOf({ from, to, bodies, techniques }: ForecastRequest, points: NatalLongitudes): Instant {
  const places = Object.keys(points).length;
  const marks = techniques.reduce((sum, technique) => sum + marksADay(technique, bodies, places), 0);
  const most = techniques.includes("Transits") ? MOST_DAYS_OF_TRANSITS : Number.POSITIVE_INFINITY;
  const days = Math.floor(Math.min(most, MOST_MARKS / marks));
  return Math.min(to, from + days * MILLISECONDS_PER_DAY);
}

/**
 * What touches a chart in a span. A house system that does not exist at a birthplace is an error at `birth.houseSystem`,
 * primary directions beyond the polar circles at `birth.latitude`.
 */
export function forecastAnswer(request: ForecastRequest): Parsed<TransitsAnswer | TechniquesAnswer> {
  const { of, from, to, orb, techniques } = request;
  const natal = "birth" in of ? natalLongitudes(of.birth) : { ok: true as const, value: of.longitudes };
  if (!natal.ok) return natal;
  const points = natal.value as Record<ChartPoint, number>;
  const zodiac = "birth" in of ? (of.birth.settings?.zodiac ?? "Tropical") : request.zodiac;
  const until = endOf(request, points);
  const said = {
    from: utcDate(from),
    to: utcDate(to),
    orb,
    truncated: until < to,
    until: until < to ? utcDate(until) : null,
  };
  const isOfTransits = techniques.includes("Transits");
  const transits = isOfTransits ? transitsOf(request, points, until, zodiac) : null;
  if (transits && techniques.length === 1) return { ok: true, value: inOrder({ ...said, ...transits }) };
  if (!("birth" in of)) throw new RangeError("Only a birth has more than transits");
  const moved = movedOf(request, of.birth, points, until, zodiac);
  if (!moved.ok) return moved;
  const { contacts, stations, ingresses, lunations } = moved.value;
  return {
    ok: true,
    value: inOrder({
      ...said,
      contacts: [...(transits?.contacts ?? []), ...contacts],
      stations: [...(transits?.stations ?? []), ...stations],
      ingresses: [...(transits?.ingresses ?? []), ...ingresses],
      lunations: [...(transits?.lunations ?? []), ...lunations],
      eclipses: transits?.eclipses ?? [],
    }),
  };
}

/** The answer's fields as its document has them. */
function inOrder<Answer extends TransitsAnswer | TechniquesAnswer>(answer: Answer) {
  const { from, to, orb, contacts, stations, ingresses, lunations, eclipses, truncated, until } = answer;
  return { from, to, orb, contacts, stations, ingresses, lunations, eclipses, truncated, until };
}

function transitsOf(
  { from, bodies, orb }: ForecastRequest,
  points: Readonly<Record<ChartPoint, number>>,
  until: Instant,
  zodiac: Zodiac,
) {
  const forecast = forecastBetween(points, from, until, { bodies, orb, zodiac });
  const technique = "Transits" as const;
  return {
    contacts: forecast.contacts.map((contact) => ({ technique, ...contactAnswer(contact) })),
    stations: forecast.stations.map((event) => ({ technique, ...told(event) })),
    ingresses: forecast.ingresses.map((event) => ({ technique, ...told(event) })),
    lunations: forecast.lunations.map((event) => ({ technique, ...told(event) })),
    eclipses: forecast.eclipses.map(told),
  };
}

type Moved = Pick<TechniquesAnswer, "contacts" | "stations" | "ingresses" | "lunations">;

/** What the techniques besides transits tell, in their order. */
function movedOf(
  { from, orb, techniques }: ForecastRequest,
  birth: Birth,
  points: Readonly<Record<ChartPoint, number>>,
  until: Instant,
  zodiac: Zodiac,
): Parsed<Moved> {
  const natal = chartInput(birth);
  const asked = { natal, points, from, to: until, orb, zodiac };
  const places = new Map(
    MOVERS.flatMap((mover) => (mover in points ? [[mover, points[mover]] as const] : [])),
  );
  const contacts: MovedContactAnswer[] = [];
  const tell = (technique: Technique, found: readonly MovedContact<ChartPoint>[]) => {
    for (const contact of found) contacts.push({ technique, ...contactAnswer(contact) });
  };
  const progressed = techniques.includes("Secondary Progressions") ? progressedForecast(asked) : null;
  if (progressed) tell("Secondary Progressions", progressed.contacts);
  if (techniques.includes("Solar Arcs")) tell("Solar Arcs", solarArcContacts(asked, places));
  if (techniques.includes("Primary Directions")) {
    const { instant, place } = natal;
    const directed = directedContacts({ ...asked, instant, place, places });
    if (!directed) return { ok: false, fields: { "birth.latitude": [noDirections(birth)] } };
    tell("Primary Directions", directed);
  }
  if (techniques.includes("Returns")) {
    tell("Returns", returnContacts(places, { birth: natal.instant, from, to: until, orb }));
  }
  const technique = "Secondary Progressions" as const;
  return {
    ok: true,
    value: {
      contacts,
      stations: (progressed?.stations ?? []).map((event) => ({ technique, ...told(event) })),
      ingresses: (progressed?.ingresses ?? []).map((event) => ({ technique, ...told(event) })),
      lunations: (progressed?.lunations ?? []).map((event) => ({ technique, ...told(event) })),
    },
  };
}

function natalLongitudes(birth: Birth): Parsed<NatalLongitudes> {
  const drawn = drawnOf(birth);
  if (!drawn.ok) return { ok: false, fields: underPrefix("birth", drawn.fields) };
  const { planets, points, rising, midheaven, ...chart } = drawn.value;
  const [extras, fromTropical] = "extras" in chart ? [chart.extras, chart.fromTropical] : [[], 0];
  /** As transits are, whichever zodiac the chart is drawn in. */
  const tropical = (longitude: number) => normalizeDegrees(longitude + fromTropical);
  const placed = [...planets, ...points.filter(({ planet }) => planet !== "South Node"), ...extras];
  return {
    ok: true,
    value: {
      ...Object.fromEntries(placed.map(({ planet, longitude }) => [planet, tropical(longitude)])),
      ...(rising && { Ascendant: tropical(rising.longitude) }),
      ...(midheaven && { Midheaven: tropical(midheaven.longitude) }),
    },
  };
}
