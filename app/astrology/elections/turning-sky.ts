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
    const found: Span[] = [];
    const sine = Math.sin(toRadians(altitude));
    // The meridian passage of each day, from the one before the span to the one after it.
    const days = Math.ceil((span.to - span.from) / MILLISECONDS_PER_DAY) + 2;
    let noon = span.from - MILLISECONDS_PER_DAY;
    noon += (normalizeDegrees(sunThen(noon).rightAscension - armcAt(noon)) / TURN) * MILLISECONDS_PER_DAY;
    for (let day = 0; day < days; day++) {
      noon +=
        (signedDifference(sunThen(noon).rightAscension, normalizeDegrees(armcAt(noon))) / TURN) *
        MILLISECONDS_PER_DAY;
      const crossing = (side: -1 | 1): Instant | "never" | "always" => {
        let at = noon + (side * MILLISECONDS_PER_DAY) / 4;
        for (let look = 0; look < 3; look++) {
          const { rightAscension, declination } = sunThen(at);
          const delta = toRadians(declination);
          const cosine = (sine - Math.sin(phi) * Math.sin(delta)) / (Math.cos(phi) * Math.cos(delta));
          if (Math.abs(cosine) > 1) return cosine > 1 ? "never" : "always";
          const wanted = rightAscension + side * toDegrees(acos(cosine));
          at += (signedDifference(wanted, normalizeDegrees(armcAt(at))) / TURN) * MILLISECONDS_PER_DAY;
        }
        return at;
      };
      const [up, down] = [crossing(-1), crossing(1)];
      if (up !== "never" && down !== "never") {
        const half = MILLISECONDS_PER_DAY / 2;
        const from = up === "always" ? noon - half : up;
        const to = down === "always" ? noon + half : down;
        found.push({ from, to });
      }
      noon += MILLISECONDS_PER_DAY;
    }
    return found;
  };
  return { risings, sunAbove };
}

/** Where the Sun stands on the equator (degrees), by a parabola through three of its places two days apart: to 0.3″. */
function sunBetween({ from, to }: Span, obliquity: number) {
  const step = 2 * MILLISECONDS_PER_DAY;
  const begin = from - 2 * step;
  const count = Math.ceil((to - from) / step) + 6;
  const places = Array.from({ length: count }, (_, index) =>
    equatorialOf(positionOf("Sun", begin + index * step), obliquity),
  );
  return (at: Instant) => {
    const x = (at - begin) / step;
    const index = Math.min(count - 2, Math.max(1, Math.round(x)));
    const [before, here, after] = [index - 1, index, index + 1].map((each) => places[each]) as [
      (typeof places)[number],
      (typeof places)[number],
      (typeof places)[number],
    ];
    const t = x - index;
    const bent = (a: number, c: number) => (t * (c - a)) / 2 + (t * t * (c + a)) / 2;
    const ra = (place: typeof here) => signedDifference(place.rightAscension, here.rightAscension);
    const dec = (place: typeof here) => place.declination - here.declination;
    return {
      rightAscension: normalizeDegrees(here.rightAscension + bent(ra(before), ra(after))),
      declination: here.declination + bent(dec(before), dec(after)),
    };
  };
}
