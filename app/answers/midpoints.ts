import { ayanamsaAt, inZodiac } from "~/astrology/ayanamsa";
import { DEFAULT_SETTINGS } from "~/astrology/chart-settings";
import { MIDPOINT_ORBS, type MidpointOrbs } from "~/astrology/midpoint-orbs";
import {
  type AntiscionContact,
  antisciaOf,
  type Dial,
  type Midpoint,
  type MidpointContact,
  midpointContacts,
  midpointsOf,
} from "~/astrology/midpoints";
import { type NatalPoint, natalPlaces } from "~/astrology/natal-points";
import type { MidpointsRequest } from "~/schemas/midpoints-input";
import { type BirthInputEcho, birthEcho, chartInput, type ResolvedBirth, resolvedBirth } from "./birth-chart";

export interface MidpointsAnswer {
  /** In the order of the points. */
  readonly midpoints: readonly Midpoint[];
  /** By orb. */
  readonly contacts: readonly MidpointContact[];
  /** By orb; of the tropical zodiac, whatever the chart is drawn in. */
  readonly antiscia: readonly AntiscionContact[];
  /** What all this is of, degrees in the chart's zodiac: without the angles where the time is unknown. */
  readonly points: readonly { readonly point: NatalPoint; readonly longitude: number }[];
  readonly dial: Dial;
  /** Under which orbs contacts were looked for, degrees. */
  readonly orbs: MidpointOrbs;
  readonly input: BirthInputEcho;
  readonly resolved: ResolvedBirth;
}

/** The midpoints of a birth, what stands on them, and its antiscia. */
export function midpointsAnswer({ birth, dial, orb }: MidpointsRequest): MidpointsAnswer {
  const settings = birth.settings ?? DEFAULT_SETTINGS;
  const orbs = orb === null ? MIDPOINT_ORBS : { usual: orb, ofLights: orb };
  const tropical = natalPlaces(chartInput(birth), settings.node);
  const ayanamsa = ayanamsaAt(settings.zodiac, birth.moment.instant);
  const places = new Map([...tropical].map(([point, longitude]) => [point, inZodiac(longitude, ayanamsa)]));
  return {
    midpoints: midpointsOf(places),
    contacts: midpointContacts(places, dial, orbs),
    antiscia: antisciaOf(tropical),
    points: [...places].map(([point, longitude]) => ({ point, longitude })),
    dial,
    orbs,
    input: birthEcho(birth),
    resolved: resolvedBirth(birth),
  };
}
