import type { MajorAspect } from "../aspects";
import type { Planet, TraditionalRuler } from "../bodies";
import type { Sign } from "../signs";

/** What may be asked of a moment; all of it in the tropical zodiac. */
export type Condition =
  /** A planet in a sign. */
  | { readonly kind: "Sign"; readonly body: Planet; readonly sign: Sign }
  /** In a Whole Sign house, 1–12. */
  | { readonly kind: "House"; readonly body: Planet; readonly house: number }
  /** A sign that rises. */
  | { readonly kind: "Ascendant"; readonly sign: Sign }
  /** One of the seven with so many points of Lilly's dignities at least, by the sect of the moment. */
  | { readonly kind: "Dignity"; readonly body: TraditionalRuler; readonly points: number }
  /** Not retrograde. */
  | { readonly kind: "Direct"; readonly body: Planet }
  /** Nearer than 8°30′ to the Sun, but not in its heart. */
  | { readonly kind: "Combust"; readonly body: Planet }
  /** In the heart of the Sun: within 17′. */
  | { readonly kind: "Cazimi"; readonly body: Planet }
  /** On the way to an exact aspect, within an orb (degrees), and not prevented. */
  | {
      readonly kind: "Aspect";
      readonly body: Planet;
      readonly with: Planet;
      readonly aspect: MajorAspect;
      readonly orb: number;
    }
  /** Within an orb of an aspect to a longitude that stands still, as a natal one. */
  | {
      readonly kind: "Contact";
      readonly body: Planet;
      readonly aspect: MajorAspect;
      readonly longitude: number;
      readonly orb: number;
    }
  /** Void of course until the sign's end, waxing, or between 15° of Libra and 15° of Scorpio. */
  | { readonly kind: "Moon"; readonly state: MoonState }
  /** The planetary hour's ruler. */
  | { readonly kind: "Hour"; readonly ruler: TraditionalRuler };

export const MOON_STATES = ["Void", "Waxing", "Burned way"] as const;
export type MoonState = (typeof MOON_STATES)[number];

/** Degrees from the Sun within which a planet is combust, and within which it is in its heart. */
export const COMBUST_ORB = 8.5;
export const CAZIMI_ORB = 17 / 60;
/** Between 15° of Libra and 15° of Scorpio, degrees. */
export const BURNED_WAY = [195, 225] as const;
