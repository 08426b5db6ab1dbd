import type { Eclipse } from "~/astrology/eclipses";
import type { Instant } from "~/astrology/instant";
import { CONTACTS, type ContactName } from "~/astrology/observer/contacts";
import {
  type EclipseHere,
  type EclipseMoment,
  eclipseHere,
  eclipseNearest,
} from "~/astrology/observer/eclipse-here";
import type { GeoPoint } from "~/astrology/sphere";

export interface EclipseMomentAnswer extends Omit<EclipseMoment, "at"> {
  readonly at: string;
}

export interface EclipseHereAnswer {
  /** Of the place. */
  readonly timeZone: string;
  readonly kind: Eclipse["kind"];
  /** As it is at the place, the Sun up or not. */
  readonly type: EclipseHere["type"];
  readonly visible: boolean;
  readonly maximum: EclipseMomentAnswer;
  /** The most that is seen there: the maximum, or at the rising or setting; null where nothing is. */
  readonly best: EclipseMomentAnswer | null;
  /** ISO instants; null is what there is not. A ring's beginning and end count as those of a total phase. */
  readonly contacts: Readonly<Record<ContactName, string | null>>;
  /** Of the Sun or Moon at the contacts, degrees; negative below the horizon. */
  readonly altitudes: Readonly<Record<ContactName, number | null>>;
}

/** The eclipse nearest to an instant, as it is seen from a place. */
export function eclipseHereAnswer(point: GeoPoint, timeZone: string, at: Instant): EclipseHereAnswer {
  const { kind, type, isVisible, greatest, best, contacts } = eclipseHere(eclipseNearest(at), point);
  const ofContacts = <Value>(value: (name: ContactName) => Value) =>
    Object.fromEntries(CONTACTS.map((name) => [name, value(name)])) as Record<ContactName, Value>;
  return {
    timeZone,
    kind,
    type,
    visible: isVisible,
    maximum: named(greatest),
    best: best && named(best),
    contacts: ofContacts((name) => {
      const contact = contacts[name];
      return contact ? new Date(contact.at).toISOString() : null;
    }),
    altitudes: ofContacts((name) => contacts[name]?.altitude ?? null),
  };
}

function named({ at, ...moment }: EclipseMoment): EclipseMomentAnswer {
  return { at: new Date(at).toISOString(), ...moment };
}
