import { toDegrees } from "../angles";
import { closest, earthShadow, MOON_RADIUS, SUN_RADIUS, sunAndMoonAt } from "../eclipse-geometry";
import { type Eclipse, eclipsesBetween } from "../eclipses";
import { type Instant, MILLISECONDS_PER_DAY } from "../instant";
import { skyFrameAt } from "../positions";
import { acos, angleBetween, asin, type GeoPoint, length } from "../sphere";
import type { ContactName } from "./contacts";
import { edge } from "./edge";
import { altitudeOf, REFRACTION, seenFrom, standpointAt } from "./standpoint";

export interface EclipseContact {
  readonly at: Instant;
  /** Of the middle of the Sun or Moon, degrees, without refraction; negative below the horizon. */
  readonly altitude: number;
  /** Its upper edge stands above a flat horizon. */
  readonly isUp: boolean;
}

/** An eclipse at its greatest, or at another moment. */
export interface EclipseMoment extends EclipseContact {
  /**
   * Solar: how much of the Sun's diameter is covered, and the ratio of the diameters where the Moon stands wholly before
   * or around it. Lunar: how much of the Moon's diameter is in the dark shadow; 0 in a penumbral eclipse.
   */
  readonly magnitude: number;
  /** Which part of the disc's area is covered, or in the dark shadow: 0 to 1. */
  readonly obscuration: number;
}

export interface EclipseHere {
  readonly kind: Eclipse["kind"];
  /** As it is there, whether the Sun is up or not; "none" where the Moon passes by. A lunar one is the same everywhere. */
  readonly type: "none" | "partial" | "annular" | "total" | "penumbral";
  /** The Sun, or the Moon at least in part in the dark shadow, is up while it lasts; of a penumbral one the Moon. */
  readonly isVisible: boolean;
  readonly greatest: EclipseMoment;
  /** The most that is seen: at the greatest or, where that is below the horizon, at the rising or setting nearest to it. */
  readonly best: EclipseMoment | null;
  /** Whatever there is of them. */
  readonly contacts: Readonly<Partial<Record<ContactName, EclipseContact>>>;
}

const MINUTE = 60_000;
/** From the greatest moment, within which all contacts lie: the longest eclipse lasts six hours and a half. */
const REACH = 240 * MINUTE;
/** The Earth turns meanwhile, which bends the way of the Moon before the Sun: it takes closer steps to find its middle. */
const TURNING = [60, 20, 5, 1];
/** The Moon's valleys let the Sun through to the last: the k of inner contacts, as in NASA's canon of eclipses. */
const INNER_MOON_RADIUS = 0.272281;

/** The eclipse whose greatest moment is nearest to an instant of 1800–2100. */
export function eclipseNearest(instant: Instant): Eclipse {
  // There are two seasons a year: most callers ask for a moment that they know.
  for (const days of [3, 200]) {
    const reach = days * MILLISECONDS_PER_DAY;
    const [nearest] = eclipsesBetween(instant - reach, instant + reach).sort(
      (a, b) => Math.abs(a.greatest - instant) - Math.abs(b.greatest - instant),
    );
    if (nearest) return nearest;
  }
  throw new RangeError(`No eclipse around ${instant}`);
}

/**
 * An eclipse as it is seen from a place at sea level with a flat horizon. At the same ΔT contacts and magnitudes are
 * within 1 s and 0.001 of Swiss Ephemeris, lunar contacts within 5 s: how far the air widens the shadow is a convention.
 */
export function eclipseHere(eclipse: Eclipse, place: GeoPoint): EclipseHere {
  const view = eclipse.kind === "solar" ? solarView(eclipse, place) : lunarView(eclipse, place);
  const { greatest, phases } = view;
  const spans = phases.map(({ gap }) => [-1, 1].map((side) => edge(gap, greatest, greatest + side * REACH)));
  const contacts: Partial<Record<ContactName, EclipseContact>> = {};
  phases.forEach(({ begins, ends }, index) => {
    const [first, last] = spans[index] as [Instant, Instant];
    contacts[begins] = contactAt(view, first);
    contacts[ends] = contactAt(view, last);
  });
  // The half-lit cone alone is hardly seen; where there is more, that counts.
  const partial = phases.findIndex(({ begins }) => begins === "partialBegins");
  const [first, last] = spans[Math.max(0, partial)] ?? [];
  const best = first && last ? nearestUp(view, first, last) : null;
  return {
    kind: eclipse.kind,
    type: view.type,
    isVisible: best !== null,
    greatest: momentAt(view, greatest),
    best: best === null ? null : momentAt(view, best),
    contacts,
  };
}

/** An eclipse over one place. */
interface View {
  readonly type: EclipseHere["type"];
  readonly greatest: Instant;
  /** From the outermost inwards; `gap` is what is left between the two edges, negative during the phase. */
  readonly phases: readonly {
    readonly begins: ContactName;
    readonly ends: ContactName;
    readonly gap: (at: Instant) => number;
  }[];
  /** Degrees: of the disc's middle above the horizon, and from its middle to its edge. */
  readonly disc: (at: Instant) => { readonly altitude: number; readonly radius: number };
  readonly depth: (at: Instant) => Pick<EclipseMoment, "magnitude" | "obscuration">;
}

function solarView(eclipse: Eclipse, place: GeoPoint): View {
  const seen = (at: Instant) => {
    const from = standpointAt(skyFrameAt(at), place);
    const bodies = sunAndMoonAt(at);
    const [sun, moon] = [seenFrom(from, bodies.sun), seenFrom(from, bodies.moon)];
    return {
      from,
      sun,
      apart: angleBetween(sun, moon),
      sunRadius: asin(SUN_RADIUS / length(sun)),
      moonRadius: asin(MOON_RADIUS / length(moon)),
      innerMoonRadius: asin(INNER_MOON_RADIUS / length(moon)),
    };
  };
  const apart = (at: Instant) => seen(at).apart;
  const outer = (at: Instant) => {
    const { apart, sunRadius, moonRadius } = seen(at);
    return apart - sunRadius - moonRadius;
  };
  const inner = (at: Instant) => {
    const { apart, sunRadius, innerMoonRadius } = seen(at);
    return apart - Math.abs(sunRadius - innerMoonRadius);
  };
  const greatest = closest(apart, nearestMoment(apart, eclipse.greatest), TURNING);
  const { sunRadius, innerMoonRadius } = seen(greatest);
  const central = innerMoonRadius > sunRadius ? "total" : "annular";
  const isThere = outer(greatest) < 0;
  const isCentral = isThere && inner(greatest) < 0;
  return {
    type: isCentral ? central : isThere ? "partial" : "none",
    greatest,
    phases: [
      ...(isThere ? [{ begins: "partialBegins", ends: "partialEnds", gap: outer } as const] : []),
      ...(isCentral ? [{ begins: "totalBegins", ends: "totalEnds", gap: inner } as const] : []),
    ],
    disc: (at) => {
      const { from, sun, sunRadius } = seen(at);
      return { altitude: altitudeOf(from, sun), radius: toDegrees(sunRadius) };
    },
    depth: (at) => {
      const { apart, sunRadius, moonRadius, innerMoonRadius } = seen(at);
      const isWithin = apart < Math.abs(sunRadius - innerMoonRadius);
      const covered = (sunRadius + moonRadius - apart) / (2 * sunRadius);
      return {
        magnitude: isWithin ? moonRadius / sunRadius : Math.max(0, covered),
        obscuration: coveredPart(sunRadius, moonRadius, apart),
      };
    },
  };
}

function lunarView(eclipse: Eclipse, place: GeoPoint): View {
  const shadow = (at: Instant) => {
    const { offset, umbra, penumbra } = earthShadow(sunAndMoonAt(at));
    return { off: length(offset), umbra, penumbra };
  };
  const penumbral = (at: Instant) => {
    const { off, penumbra } = shadow(at);
    return off - penumbra - MOON_RADIUS;
  };
  const partial = (at: Instant) => {
    const { off, umbra } = shadow(at);
    return off - umbra - MOON_RADIUS;
  };
  const total = (at: Instant) => {
    const { off, umbra } = shadow(at);
    return off - umbra + MOON_RADIUS;
  };
  const { greatest } = eclipse;
  const [isPartial, isTotal] = [partial(greatest) < 0, total(greatest) < 0];
  return {
    type: isTotal ? "total" : isPartial ? "partial" : "penumbral",
    greatest,
    phases: [
      { begins: "penumbralBegins", ends: "penumbralEnds", gap: penumbral },
      ...(isPartial ? [{ begins: "partialBegins", ends: "partialEnds", gap: partial } as const] : []),
      ...(isTotal ? [{ begins: "totalBegins", ends: "totalEnds", gap: total } as const] : []),
    ],
    disc: (at) => {
      const from = standpointAt(skyFrameAt(at), place);
      const moon = seenFrom(from, sunAndMoonAt(at).moon);
      return { altitude: altitudeOf(from, moon), radius: toDegrees(asin(MOON_RADIUS / length(moon))) };
    },
    depth: (at) => {
      const { off, umbra } = shadow(at);
      return {
        magnitude: Math.max(0, (umbra + MOON_RADIUS - off) / (2 * MOON_RADIUS)),
        obscuration: coveredPart(MOON_RADIUS, umbra, off),
      };
    },
  };
}

/** Near which moment of the hours around another a distance is least. */
function nearestMoment(distance: (at: Instant) => number, around: Instant): Instant {
  let best = around;
  let least = distance(around);
  for (let minutes = -180; minutes <= 180; minutes += 30) {
    const at = around + minutes * MINUTE;
    const here = distance(at);
    if (here < least) [best, least] = [at, here];
  }
  return best;
}

function contactAt({ disc }: View, at: Instant): EclipseContact {
  const { altitude, radius } = disc(at);
  return { at, altitude, isUp: altitude + radius > -REFRACTION };
}

function momentAt(view: View, at: Instant): EclipseMoment {
  return { ...contactAt(view, at), ...view.depth(at) };
}

/** The moment of a span nearest to the greatest at which the disc's edge is up; null where it is down throughout. */
function nearestUp(view: View, first: Instant, last: Instant): Instant | null {
  const { greatest } = view;
  const isUp = (at: Instant) => contactAt(view, at).isUp;
  if (isUp(greatest)) return greatest;
  const step = 5 * MINUTE;
  for (let away = step; away < REACH; away += step) {
    for (const side of [-1, 1]) {
      const at = Math.min(last, Math.max(first, greatest + side * away));
      if (isUp(at)) return edge((moment) => (isUp(moment) ? 1 : -1), at - side * step, at);
    }
  }
  return null;
}

/** Which part of a disc lies within another whose middle is `apart` from its own: 0 to 1. */
function coveredPart(radius: number, other: number, apart: number): number {
  if (apart >= radius + other) return 0;
  if (apart <= Math.abs(radius - other)) return Math.min(1, (other / radius) ** 2);
  const angle = (own: number, its: number) =>
    acos((apart * apart + own * own - its * its) / (2 * apart * own));
  const [a, b] = [angle(radius, other), angle(other, radius)];
  const lens = radius ** 2 * (a - Math.sin(2 * a) / 2) + other ** 2 * (b - Math.sin(2 * b) / 2);
  return lens / (Math.PI * radius ** 2);
}
