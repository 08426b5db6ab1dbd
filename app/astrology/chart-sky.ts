import { asteroidPositionAt } from "./asteroid-positions";
import { type Ayanamsa, ayanamsaAt } from "./ayanamsa";
import { type ByBody, type ExtraPoint, isEarthbound } from "./bodies";
import { eastPointOf, isDay, lotsOf, vertexOf } from "./chart-points";
import type { ChartSettings } from "./chart-settings";
import { southOf } from "./ephemeris/ecliptic-position";
import { type StarPlace, starsAt } from "./fixed-stars";
import type { Horizon } from "./houses";
import type { Instant } from "./instant";
import {
  type EclipticPosition,
  meanApogeeAt,
  meanNodeAt,
  osculatingApogeeAt,
  positionsAt,
  type SkyFrame,
} from "./positions";
import type { GeoPoint } from "./sphere";

export type EclipticPlace = Omit<EclipticPosition, "distance">;

/** What a chart is drawn of: tropical, of a moment or made from the skies of others. */
export interface ChartSky {
  /** With the node that was chosen. */
  readonly bodies: ByBody<EclipticPlace>;
  /** In the order of `EXTRA_POINTS`; without what turns with the Earth when the time is unknown. */
  readonly extras: readonly { readonly name: ExtraPoint; readonly place: EclipticPlace }[];
  /** All of the catalogue, or none unless asked for. */
  readonly stars: readonly StarPlace[];
  /** Null when the birth time is unknown. */
  readonly horizon: Horizon | null;
  /** By which declinations are measured, degrees. */
  readonly obliquity: number;
  /** Whether the Sun is above the horizon; null without one. */
  readonly isDay: boolean | null;
  /** Null for the tropical zodiac. */
  readonly ayanamsa: Ayanamsa | null;
  /** Degrees a day: 0 unless angles are carried with the bodies; else an aspect would apply and part within minutes. */
  readonly anglesSpeed: number;
}

/** A moment over a place. */
export interface Moment {
  readonly instant: Instant;
  /** How the Earth stands; of a progressed chart, not as it does at the instant. */
  readonly frame: SkyFrame;
  readonly place: GeoPoint;
}

/** The sky of a moment over a place. Throws a RangeError outside 1799–2101, as `positionsAt` does. */
export function chartSkyAt(
  { instant, frame, place, horizon }: Moment & Pick<ChartSky, "horizon">,
  settings: ChartSettings,
): ChartSky {
  const sky = positionsAt(instant);
  const day = horizon && isDay(sky.Sun, frame, place);

  const placeOf = (extra: ExtraPoint): EclipticPlace => {
    switch (extra) {
      case "Lilith":
        return settings.lilith === "Mean" ? meanApogeeAt(instant) : osculatingApogeeAt(instant);
      case "Vertex":
        return standing(vertexOf(frame, place));
      case "East Point":
        return standing(eastPointOf(frame, place));
      case "Fortune":
      case "Spirit": {
        const [sun, moon] = [sky.Sun.longitude, sky.Moon.longitude];
        const lots = lotsOf({ ascendant: horizon?.ascendant ?? 0, sun, moon, isDay: day ?? true });
        return standing(extra === "Fortune" ? lots.fortune : lots.spirit);
      }
      default:
        return asteroidPositionAt(extra, instant);
    }
  };
  const extras: { readonly name: ExtraPoint; readonly place: EclipticPlace }[] = [];
  for (const name of settings.extras) {
    if (name !== "Stars" && (horizon || !isEarthbound(name))) extras.push({ name, place: placeOf(name) });
  }
  return {
    bodies: settings.node === "Mean" ? withNode(sky, meanNodeAt(instant)) : sky,
    extras,
    stars: settings.extras.includes("Stars") ? starsAt(instant) : [],
    horizon,
    obliquity: frame.obliquity,
    isDay: day,
    ayanamsa: ayanamsaAt(settings.zodiac, instant),
    anglesSpeed: 0,
  };
}

function withNode(sky: ByBody<EclipticPlace>, north: EclipticPosition): ByBody<EclipticPlace> {
  return { ...sky, "North Node": north, "South Node": southOf(north) };
}

/** What stands on the ecliptic and is not followed as it moves: angles and lots turn once a day. */
function standing(longitude: number): EclipticPlace {
  return { longitude, latitude: 0, speed: 0 };
}
