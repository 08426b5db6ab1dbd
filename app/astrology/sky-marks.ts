import type { Planet } from "./bodies";
import { type Eclipse, eclipseAt } from "./eclipses";
import { type Instant, MILLISECONDS_PER_DAY } from "./instant";
import { newAndFullMoonsBetween } from "./lunar-phase";
import { positionOf } from "./positions";
import { planetStationsBetween } from "./sky-ahead";
import type { Station, Stationary } from "./stations";

interface Mark {
  readonly instant: Instant;
  /** Degrees in [0, 360); the Moon's at a lunation or an eclipse. */
  readonly longitude: number;
}

export interface StationMark extends Mark {
  readonly planet: Stationary & Planet;
  readonly turns: "retrograde" | "direct";
}

export interface LunationMark extends Mark {
  readonly phase: "New Moon" | "Full Moon";
}

/** Its instant is the greatest moment, its longitude that of the new or full Moon. */
export interface EclipseMark extends Mark {
  readonly kind: Eclipse["kind"];
  readonly type: Eclipse["type"];
}

/** The same for everybody on Earth; each list in order of time. */
export interface SkyMarks {
  readonly stations: readonly StationMark[];
  /** New and full moons that are no eclipses. */
  readonly lunations: readonly LunationMark[];
  readonly eclipses: readonly EclipseMark[];
}

/** Where the planets turn in [from, to), and its new and full moons and eclipses. */
export function skyMarksBetween(from: Instant, to: Instant): SkyMarks {
  const within = <Event extends Mark>(events: readonly Event[]) =>
    events.filter(({ instant }) => instant >= from && instant < to).sort((a, b) => a.instant - b.instant);
  const { lunations, eclipses } = lunationsBetween(from, to);
  const stations = planetStationsBetween(from, to).map(stationMark);
  return { stations, lunations: within(lunations), eclipses: within(eclipses) };
}

/** Of a station on a planet's path. */
export function stationMark({ body, ...station }: Station): StationMark {
  return { planet: body as StationMark["planet"], ...station };
}

/** New and full moons of [from, to) and a little more, the eclipses apart. */
export function lunationsBetween(from: Instant, to: Instant) {
  const lunations: LunationMark[] = [];
  const eclipses: EclipseMark[] = [];
  // A day more at both ends: an eclipse is greatest a little before or after its new or full Moon.
  const phases = newAndFullMoonsBetween(from - MILLISECONDS_PER_DAY, to + MILLISECONDS_PER_DAY);
  for (const phase of phases) {
    const { phaseName, instant } = phase;
    const { longitude } = positionOf("Moon", instant);
    const eclipse = eclipseAt(phase);
    if (eclipse) {
      const { kind, type, greatest } = eclipse;
      eclipses.push({ instant: greatest, longitude, kind, type });
    } else {
      lunations.push({ instant, longitude, phase: phaseName });
    }
  }
  return { lunations, eclipses };
}
