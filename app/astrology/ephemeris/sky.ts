import { toDegrees } from "../angles";
import type { Body, ByBody } from "../bodies";
import { type Instant, julianDate } from "../instant";
import { apparentPlace } from "./apparent";
import { terrestrialJulianDate } from "./delta-t";
import { type EclipticPosition, southOf } from "./ecliptic-position";
import { placeOfMoon, placeOfTrueNode } from "./lunar-orbit";
import { type Observation, type Observe, observerOf } from "./observation";
import { apparentSiderealTime } from "./orientation";
import type { SeriesName, Table } from "./table";

/** How the Earth stands at an instant. */
export interface SkyFrame {
  /** True obliquity of the ecliptic, degrees. */
  readonly obliquity: number;
  /** Greenwich apparent sidereal time as an angle, degrees in [0, 360). */
  readonly siderealTime: number;
}

/** A sky that can be looked at. Each of its functions throws a RangeError outside the span that its table holds. */
export interface Sky {
  /** Apparent places and speeds of the thirteen bodies. */
  positionsAt(instant: Instant): ByBody<EclipticPosition>;
  /** One body of these, for searches that ask for nothing else. */
  positionOf(body: Body, instant: Instant): EclipticPosition;
  /** True obliquity and Greenwich apparent sidereal time. */
  frameAt(instant: Instant): SkyFrame;
  /** The moment itself, by Terrestrial Time: what the rest is worked out from. */
  readonly observe: Observe;
}

/** The sky that a table holds: in the worker the whole one, in a browser the part of it that was fetched. */
export function skyOf(table: Table<SeriesName>): Sky {
  const observe = observerOf(table);
  const at = (instant: Instant) => observe(terrestrialJulianDate(instant));
  return {
    positionsAt: (instant) => bodiesIn(at(instant)),
    positionOf: (body, instant) => bodyIn(at(instant), body),
    frameAt: (instant) => {
      const { jd, orientation } = at(instant);
      return {
        obliquity: toDegrees(orientation.obliquity),
        siderealTime: toDegrees(apparentSiderealTime(julianDate(instant), jd, orientation)),
      };
    },
    observe,
  };
}

function bodyIn(now: Observation, body: Body): EclipticPosition {
  switch (body) {
    case "Moon":
      return placeOfMoon(now);
    case "North Node":
      return placeOfTrueNode(now);
    case "South Node":
      return southOf(placeOfTrueNode(now));
    default:
      return apparentPlace(now, now.table, body);
  }
}

/** Places and speeds of the thirteen bodies at the moment that is observed. */
export function bodiesIn(now: Observation): ByBody<EclipticPosition> {
  const north = placeOfTrueNode(now);
  const seen = (body: Exclude<SeriesName, "EMB" | "Moon">) => apparentPlace(now, now.table, body);
  return {
    Sun: seen("Sun"),
    Moon: placeOfMoon(now),
    Mercury: seen("Mercury"),
    Venus: seen("Venus"),
    Mars: seen("Mars"),
    Jupiter: seen("Jupiter"),
    Saturn: seen("Saturn"),
    Uranus: seen("Uranus"),
    Neptune: seen("Neptune"),
    Pluto: seen("Pluto"),
    Chiron: seen("Chiron"),
    "North Node": north,
    "South Node": southOf(north),
  };
}
