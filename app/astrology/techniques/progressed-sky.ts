import { normalizeDegrees, signedDifference, toDegrees, toRadians } from "../angles";
import { PLANETS, type Planet } from "../bodies";
import type { NatalChartInput } from "../chart";
import { progressedInstant } from "../derived/progressions";
import { equatorialOf } from "../equatorial";
import type { Passing } from "../forecast-contacts";
import { midheavenOf, risingPoint } from "../house-systems";
import { chartAngles } from "../houses";
import { type Instant, MILLISECONDS_PER_DAY } from "../instant";
import { instantOf, type Knot, type LongitudePath, longitudePaths } from "../longitude-path";
import { positionOf, skyFrameAt } from "../positions";
import { asin } from "../sphere";

/** What every technique but transits moves, the slowest first as lists go. */
export const MOVERS = [
  ...PLANETS.slice(2).reverse(),
  "Chiron",
  "Midheaven",
  "Ascendant",
  "Sun",
  "Moon",
] as readonly Mover[];
export type Mover = Planet | "Chiron" | "Ascendant" | "Midheaven";

/** A mover's way through the progressed sky, and when it passes a longitude there. */
export interface MoverPath {
  readonly path: LongitudePath<Mover>;
  readonly passing: Passing<Mover>;
}

/** The sky of the days after birth that stand for a span of life; its instants are those of that sky. */
export interface ProgressedSky {
  readonly from: Instant;
  readonly to: Instant;
  /** The ten planets and Chiron, the slowest first. */
  readonly bodies: readonly MoverPath[];
  /** Carried by the Sun's arc: a natal place that many degrees on. */
  readonly carried: (mover: Mover, longitude: number) => MoverPath;
  /** None where the birth time is unknown; the Ascendant is left out beyond the polar circles, where it runs backwards and leaps. */
  readonly angles: readonly MoverPath[];
}

/** Follows the progressed sky of a birth for a span of life, which may lie before it. */
export function progressedSky(
  natal: NatalChartInput,
  life: { readonly from: Instant; readonly to: Instant },
): ProgressedSky {
  const from = progressedInstant(natal.instant, life.from);
  const to = progressedInstant(natal.instant, life.to);
  const paths = longitudePaths([...PLANETS.slice(2).reverse(), "Chiron", "Sun", "Moon"] as const, from, to);
  const sun = paths.find(({ planet }) => planet === "Sun") as LongitudePath<"Sun">;
  // Its longitudes have no seam: what they have more than the natal one is the arc, which may be negative.
  const first = sun.knots[0] as Knot;
  const born = positionOf("Sun", natal.instant).longitude;
  const mean = ((from - natal.instant) / MILLISECONDS_PER_DAY) * 0.9856;
  const natalSun = born + 360 * Math.round((first.longitude - born - mean) / 360);
  const carried = (mover: Mover, longitude: number): MoverPath => {
    const ahead = longitude - natalSun;
    const back = (knot: Knot): Knot => ({ ...knot, longitude: knot.longitude - ahead });
    return {
      path: {
        planet: mover,
        stations: [],
        knots: sun.knots.map((knot) => ({ ...knot, longitude: knot.longitude + ahead })),
      },
      passing: (_, start, end, sought) => instantOf("Sun", back(start), back(end), sought - ahead),
    };
  };
  return {
    from,
    to,
    bodies: paths.map((path) => ({ path, passing: instantOf as Passing<Mover> })),
    carried,
    angles: natal.timeUnknown ? [] : anglesOf(natal, sun, natalSun, carried),
  };
}

/**
 * The progressed angles after the Sun's arc: the midheaven is carried by it, the ascendant is the one of that midheaven
 * at the obliquity of the progressed day and the latitude of birth.
 */
function anglesOf(
  { instant, place }: NatalChartInput,
  sun: LongitudePath<"Sun">,
  natalSun: number,
  carried: ProgressedSky["carried"],
): readonly MoverPath[] {
  const { latitude } = place;
  const natal = skyFrameAt(instant);
  const { midheaven } = chartAngles(natal, place);
  const ofMidheaven = carried("Midheaven", midheaven);
  if (Math.abs(latitude) >= 90 - natal.obliquity) return [ofMidheaven];

  const knots: Knot[] = [];
  /** From a knot of the ascendant to the Sun's, with the obliquity then. */
  const under = new Map<Knot, { readonly sun: Knot; readonly obliquity: number }>();
  for (const knot of sun.knots) {
    const { obliquity } = skyFrameAt(knot.instant);
    const longitude = midheaven + knot.longitude - natalSun;
    const { rightAscension: armc } = equatorialOf({ longitude, latitude: 0 }, obliquity);
    const rising = risingPoint({ armc, obliquity, latitude }).longitude;
    const before = knots.at(-1)?.longitude ?? rising;
    const own = { ...knot, longitude: before + normalizeDegrees(rising - before) };
    knots.push(own);
    under.set(own, { sun: knot, obliquity });
  }
  const passing: Passing<Mover> = (_, start, end, sought) => {
    const [a, b] = [under.get(start), under.get(end)] as const;
    if (!a || !b) throw new RangeError("Knots of another path");
    // Which midheaven stands over a rising degree: its oblique ascension less a quarter.
    const obliquity = (a.obliquity + b.obliquity) / 2;
    const { rightAscension, declination } = equatorialOf({ longitude: sought, latitude: 0 }, obliquity);
    const difference = toDegrees(asin(Math.tan(toRadians(declination)) * Math.tan(toRadians(latitude))));
    const over = midheavenOf({
      armc: normalizeDegrees(rightAscension - difference - 90),
      obliquity,
      latitude,
    });
    const near = (a.sun.longitude + b.sun.longitude) / 2;
    const sunThen = near + signedDifference(over - midheaven + natalSun, normalizeDegrees(near));
    // Rounding may put it a hair outside.
    const within = Math.min(Math.max(sunThen, a.sun.longitude), b.sun.longitude);
    return instantOf("Sun", a.sun, b.sun, within);
  };
  return [ofMidheaven, { path: { planet: "Ascendant", stations: [], knots }, passing }];
}
