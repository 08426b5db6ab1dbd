import { normalizeDegrees } from "../angles";
import { BODIES, type Body, type ByBody } from "../bodies";
import type { NatalChartInput } from "../chart";
import { type ChartSettings, DEFAULT_SETTINGS } from "../chart-settings";
import { type ChartSky, chartSkyAt, type EclipticPlace } from "../chart-sky";
import { equatorialOf } from "../equatorial";
import { chartAngles, horizonOver, turnedHorizon } from "../houses";
import { type Instant, MILLISECONDS_PER_DAY } from "../instant";
import { chartOfMoment, chartOver, type DrawnResult, underHorizon } from "../natal-chart";
import { positionOf, type SkyFrame, skyFrameAt } from "../positions";

/** How the angles of a progressed chart move; the first is the default. */
export const PROGRESSED_ANGLES = ["Solar Arc", "Naibod", "Mean Quotidian"] as const;
export type ProgressedAngles = (typeof PROGRESSED_ANGLES)[number];
/** What can be added to a whole chart; the first is the default. */
export type Arc = Exclude<ProgressedAngles, "Mean Quotidian">;

/** Days in the year that one day of the progressed sky stands for. */
const TROPICAL_YEAR = 365.24219;
/** Degrees a year: the mean motion of the Sun, 0°59′08.33″ a day. */
const NAIBOD = 59 / 60 + 8.33 / 3600;

/** The instant whose sky stands for `at`: a day after birth for each tropical year of life, before it where `at` is. */
export function progressedInstant(birth: Instant, at: Instant): Instant {
  return birth + (at - birth) / TROPICAL_YEAR;
}

/** The moment of life for which a moment of the progressed sky stands: the other way round. */
export function lifeInstant(birth: Instant, progressed: Instant): Instant {
  return birth + (progressed - birth) * TROPICAL_YEAR;
}

function naibodArc(birth: Instant, progressed: Instant): number {
  return ((progressed - birth) / MILLISECONDS_PER_DAY) * NAIBOD;
}

/**
 * The orientation under which the progressed angles stand over the birthplace: obliquity of the progressed instant, and
 * the sidereal time that the way of progressing gives.
 */
function progressedFrame({ instant, place }: NatalChartInput, progressed: Instant, angles: ProgressedAngles) {
  const frame = skyFrameAt(progressed);
  if (angles === "Mean Quotidian") return frame;
  const natal = skyFrameAt(instant);
  const { obliquity } = frame;
  const turned = (siderealTime: number): SkyFrame => ({ obliquity, siderealTime });
  if (angles === "Naibod") return turned(natal.siderealTime + naibodArc(instant, progressed));
  const arc = positionOf("Sun", progressed).longitude - positionOf("Sun", instant).longitude;
  const midheaven = normalizeDegrees(chartAngles(natal, place).midheaven + arc);
  const armc = equatorialOf({ longitude: midheaven, latitude: 0 }, obliquity).rightAscension;
  return turned(armc - place.longitude);
}

/**
 * Secondary progressions: the sky of the progressed instant with angles and houses over the birthplace, which an unknown
 * birth time leaves out. Speeds are of that sky: a degree a day is a degree a year of life. Under settings its ayanamsa,
 * lots and sect are of that sky too.
 */
export function secondaryProgression(
  natal: NatalChartInput,
  progressed: Instant,
  angles: ProgressedAngles,
  settings: ChartSettings | null = null,
): DrawnResult {
  const frame = progressedFrame(natal, progressed, angles);
  return chartOfMoment({ instant: progressed, frame, place: natal.place }, natal, settings);
}

/**
 * Solar arc directions: every body, angle and cusp of the natal chart carried on by the arc that the progressed Sun has
 * gone (or its mean one), and moving on with it: a degree a day is a degree a year of life. Whole Sign houses begin
 * with the sign of the directed ascendant. Under settings the extras are carried too, and the zodiac is the natal one's.
 */
export function solarArcDirections(
  natal: NatalChartInput,
  progressed: Instant,
  by: Arc,
  settings: ChartSettings | null = null,
): DrawnResult {
  const { instant, place, houseSystem, timeUnknown } = natal;
  const frame = skyFrameAt(instant);
  const over = timeUnknown ? null : horizonOver(houseSystem, frame, place);
  const sunAtBirth = positionOf("Sun", instant);
  const sun = positionOf("Sun", progressed);
  const [arc, speed] =
    by === "Naibod"
      ? [naibodArc(instant, progressed), NAIBOD]
      : [sun.longitude - sunAtBirth.longitude, sun.speed];
  const carried = ({ longitude, latitude }: EclipticPlace): EclipticPlace => ({
    longitude: normalizeDegrees(longitude + arc),
    latitude,
    speed,
  });
  return underHorizon(over, (horizon) => {
    const sky = chartSkyAt({ instant, frame, place, horizon }, settings ?? DEFAULT_SETTINGS);
    const directed: ChartSky = {
      ...sky,
      bodies: eachBody(sky.bodies, carried),
      extras: sky.extras.map(({ name, place }) => ({ name, place: carried(place) })),
      horizon: horizon && turnedHorizon(horizon, arc, houseSystem),
      anglesSpeed: speed,
    };
    return chartOver(directed, houseSystem, settings);
  });
}

function eachBody(
  sky: ByBody<EclipticPlace>,
  change: (place: EclipticPlace) => EclipticPlace,
): ByBody<EclipticPlace> {
  const changed = {} as Record<Body, EclipticPlace>;
  for (const body of BODIES) changed[body] = change(sky[body]);
  return changed;
}
