import { normalizeDegrees, signedDifference, toDegrees, toRadians } from "../angles";
import { equatorialOf } from "../equatorial";
import { type Instant, MILLISECONDS_PER_DAY } from "../instant";
import { positionOf, skyFrameAt } from "../positions";
import { acos, asin, type GeoPoint } from "../sphere";
import type { Span } from "./spans";

/** Degrees by which the sky turns in a day of the Sun. */
const TURN = 360.98564736629;

/** The sky as it turns over a place through a year or less. */
export interface TurningSky {
  /** Every time in the span that a degree of the ecliptic rises; none where it does not. */
  readonly risings: (longitude: number) => readonly Instant[];
  /** When the Sun's centre is above an altitude (degrees, without refraction), as far as the span's own days reach. */
  readonly sunAbove: (altitude: number) => readonly Span[];
}

/**
 * Follows the turning sky by the sidereal time and the obliquity of the span's middle: what both stray from there in half
 * a year is 1.2 s of time and 10″, so that all instants are within some three seconds up to 60° of latitude.
 */
export function turningSky({ latitude, longitude }: GeoPoint, span: Span): TurningSky {
  const middle = (span.from + span.to) / 2;
  const { siderealTime, obliquity } = skyFrameAt(middle);
  const phi = toRadians(latitude);
  const armcAt = (at: Instant) => siderealTime + longitude + ((at - middle) / MILLISECONDS_PER_DAY) * TURN;

  const risings = (degree: number) => {
    const { rightAscension, declination } = equatorialOf({ longitude: degree, latitude: 0 }, obliquity);
    const sine = Math.tan(toRadians(declination)) * Math.tan(phi);
    if (Math.abs(sine) >= 1) return [];
    const wanted = rightAscension - toDegrees(asin(sine)) - 90;
    const day = (360 / TURN) * MILLISECONDS_PER_DAY;
    const found: Instant[] = [];
    let at = span.from + (normalizeDegrees(wanted - armcAt(span.from)) / TURN) * MILLISECONDS_PER_DAY;
    for (; at < span.to; at += day) found.push(at);
    return found;
  };

  let sunAt: ReturnType<typeof sunBetween> | undefined;
  const sunAbove = (altitude: number) => {
    sunAt ??= sunBetween(span, obliquity);
    const sunThen = sunAt;
    const sine = Math.sin(toRadians(altitude));
    const [sinPhi, cosPhi] = [Math.sin(phi), Math.cos(phi)];
    /** One step towards where the Sun, which moves on meanwhile, stands so many degrees from the meridian. */
    const towards = (at: Instant, turns: number, rightAscension: number, angle: number) =>
      at + ((rightAscension + angle + turns - armcAt(at)) / TURN) * MILLISECONDS_PER_DAY;
    const crossing = (guess: Instant, turns: number, side: -1 | 1): Instant | "never" | "always" => {
      let at = guess;
      for (let look = 0; look < 4; look++) {
        const { rightAscension, sineOfDeclination } = sunThen(at);
        const cosine =
          (sine - sinPhi * sineOfDeclination) /
          (cosPhi * Math.sqrt(1 - sineOfDeclination * sineOfDeclination));
        if (Math.abs(cosine) > 1) return cosine > 1 ? "never" : "always";
        const next = towards(at, turns, rightAscension, side * toDegrees(acos(cosine)));
        const change = next - at;
        at = next;
        if (Math.abs(change) < CLOSE) break;
      }
      return at;
    };
    const found: Span[] = [];
    // The meridian passage of each day, from the one before the span to the one after it.
    const days = Math.ceil((span.to - span.from) / MILLISECONDS_PER_DAY) + 2;
    const begin = span.from - MILLISECONDS_PER_DAY;
    let turns = 360 * Math.ceil((armcAt(begin) - sunThen(begin).rightAscension) / 360);
    let noon = towards(begin, turns, sunThen(begin).rightAscension, 0);
    const rise = leadOf(-1);
    const set = leadOf(1);
    for (let day = 0; day < days; day++) {
      noon = towards(noon, turns, sunThen(noon).rightAscension, 0);
      const up = crossing(noon + rise.guess(), turns, -1);
      const down = crossing(noon + set.guess(), turns, 1);
      rise.tell(typeof up === "number" ? up - noon : null);
      set.tell(typeof down === "number" ? down - noon : null);
      if (up !== "never" && down !== "never") {
        const half = MILLISECONDS_PER_DAY / 2;
        const from = up === "always" ? noon - half : up;
        const to = down === "always" ? noon + half : down;
        found.push({ from, to });
      }
      noon += MILLISECONDS_PER_DAY;
      turns += 360;
    }
    return found;
  };
  return { risings, sunAbove };
}

/** Milliseconds: after a step so short what is left is below half a second, as the Sun changes its declination so slowly. */
const CLOSE = 20_000;

/** How far from noon the Sun rises or sets, guessed from the two days before: the second look is seldom needed then. */
function leadOf(side: -1 | 1) {
  const unknown = (side * MILLISECONDS_PER_DAY) / 4;
  let last: number | null = null;
  let before: number | null = null;
  return {
    guess: () => (last === null ? unknown : before === null ? last : 2 * last - before),
    tell: (lead: number | null) => {
      before = last;
      last = lead;
    },
  };
}

/**
 * Where the Sun stands on the equator, by a parabola through three of its places two days apart: to 0.3″. The right
 * ascension (degrees) goes on growing beyond 360.
 */
function sunBetween({ from, to }: Span, obliquity: number) {
  const step = 2 * MILLISECONDS_PER_DAY;
  const begin = from - 2 * step;
  const count = Math.ceil((to - from) / step) + 6;
  const rightAscensions = new Float64Array(count);
  const sines = new Float64Array(count);
  for (let index = 0, before = 0; index < count; index++) {
    const { rightAscension, declination } = equatorialOf(positionOf("Sun", begin + index * step), obliquity);
    before =
      index === 0 ? rightAscension : before + signedDifference(rightAscension, normalizeDegrees(before));
    rightAscensions[index] = before;
    sines[index] = Math.sin(toRadians(declination));
  }
  const along = (values: Float64Array, index: number, t: number) => {
    const [a, b, c] = [values[index - 1], values[index], values[index + 1]] as [number, number, number];
    return b + (t * (c - a + t * (a + c - 2 * b))) / 2;
  };
  return (at: Instant) => {
    const x = (at - begin) / step;
    const index = Math.min(count - 2, Math.max(1, Math.round(x)));
    return {
      rightAscension: along(rightAscensions, index, x - index),
      sineOfDeclination: along(sines, index, x - index),
    };
  };
}
