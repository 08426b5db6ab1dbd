import { MAJOR_ASPECTS, sidesOf } from "../aspects";
import { instantOfArc } from "../directions/direction-keys";
import { arcUntil, type DailyWay, dailyWay } from "../directions/semi-arcs";
import { equatorialOf } from "../equatorial";
import { chartAngles } from "../houses";
import type { Instant } from "../instant";
import { positionsAt, skyFrameAt } from "../positions";
import type { GeoPoint } from "../sphere";
import type { MovedContact } from "./progressed-forecast";
import type { Mover } from "./progressed-sky";

interface Asked<Name extends string> {
  readonly instant: Instant;
  readonly place: GeoPoint;
  /** Tropical longitudes of what is directed to. */
  readonly points: Readonly<Record<Name, number>>;
  /** And of what is directed. */
  readonly places: ReadonlyMap<Mover, number>;
  readonly from: Instant;
  readonly to: Instant;
  /** Degrees of the equator. */
  readonly orb: number;
}

/** A place of the sky that is stood upon and not carried. */
const ANGLES: Readonly<Record<string, number>> = { Ascendant: -90, Midheaven: 0 };

/**
 * Direct primary directions after Placidus, by Naibod's key, as contacts: every planet, Chiron and both angles carried by
 * the sky to every place of a chart but their own. Conjunctions have the bodies' latitude, aspects are points of the
 * ecliptic. Null beyond the polar circles, where there are none.
 */
export function directedContacts<Name extends string>(
  asked: Asked<Name>,
): readonly MovedContact<Name>[] | null {
  const { instant, place, points, places, from, to, orb } = asked;
  const frame = skyFrameAt(instant);
  if (Math.abs(place.latitude) >= 90 - frame.obliquity) return null;
  const over = { armc: chartAngles(frame, place).armc, latitude: place.latitude };
  const wayOf = (longitude: number, latitude = 0) =>
    dailyWay(equatorialOf({ longitude, latitude }, frame.obliquity), over);
  const sky: Readonly<Partial<Record<string, { readonly latitude: number }>>> = positionsAt(instant);
  const latitudeOf = (name: string) => sky[name]?.latitude ?? 0;
  const significators = (Object.keys(points) as Name[]).map((name) => ({
    name,
    onEcliptic: ANGLES[name] ?? wayOf(points[name])?.place,
    itself: ANGLES[name] ?? wayOf(points[name], latitudeOf(name))?.place,
  }));
  const contacts: MovedContact<Name>[] = [];
  for (const [transiting, longitude] of places) {
    for (const type of MAJOR_ASPECTS) {
      for (const side of sidesOf(type)) {
        const isBodily = type === "Conjunction";
        const way = wayOf(longitude + side, isBodily ? latitudeOf(transiting) : 0);
        if (!way) continue;
        for (const { name: natal, onEcliptic, itself } of significators) {
          const stands = isBodily ? itself : onEcliptic;
          if (stands === undefined || natal === (transiting as string)) continue;
          const contact = inSpan(way, stands);
          if (contact) contacts.push({ transiting, natal, type, ...contact });
        }
      }
    }
  }
  return contacts.sort((a, b) => a.closest.instant - b.closest.instant);

  function inSpan(way: DailyWay, stands: number) {
    const arc = arcUntil(way, stands);
    const at = (degrees: number) => instantOfArc(instant, degrees, "Naibod");
    const [begins, exact, ends] = [at(arc - orb), at(arc), at(arc + orb)];
    if (begins >= to || ends <= from) return null;
    const isExact = exact >= from && exact < to;
    const edge = exact < from ? from : to;
    const away = (edge: Instant) => ({ instant: edge, orb: (orb * Math.abs(edge - exact)) / (ends - exact) });
    return {
      enters: begins >= from ? begins : null,
      leaves: ends < to ? ends : null,
      exact: isExact ? [{ instant: exact, isRetrograde: false }] : [],
      closest: isExact ? { instant: exact, orb: 0 } : away(edge),
      turns: [...(begins < from ? [away(from)] : []), ...(ends >= to ? [away(to)] : [])],
    };
  }
}
