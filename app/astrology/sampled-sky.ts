import type { Body } from "./bodies";
import type { MovingAngle } from "./crossings";
import type { Instant } from "./instant";
import { positionOf } from "./positions";

/**
 * Longitudes and speeds (degrees, degrees a day), each computed once: searches over many pairs of bodies with one
 * step ask for the same instants again and again. One for each search, because it keeps all that it computed.
 */
export function sampledSky(): (body: Body, instant: Instant) => MovingAngle {
  const known = new Map<Body, Map<Instant, MovingAngle>>();
  return (body, instant) => {
    let samples = known.get(body);
    if (!samples) {
      samples = new Map();
      known.set(body, samples);
    }
    let sample = samples.get(instant);
    if (!sample) {
      const { longitude, speed } = positionOf(body, instant);
      sample = { angle: longitude, rate: speed };
      samples.set(instant, sample);
    }
    return sample;
  };
}
