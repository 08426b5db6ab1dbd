import type { Aspect } from "../aspects";
import type { Planet, TraditionalRuler } from "../bodies";
import type { PhaseName } from "../lunar-phase";
import type { Element, Modality, Sign } from "../signs";
import type { AngleName } from "./weights";

export type Light = "Sun" | "Moon";
export type Dignity = "domicile" | "exaltation" | "detriment" | "fall";
/** What is counted in elements and modalities. */
export type Counted = Planet | "Ascendant";

interface OfAnyKind {
  /** 0 to about 11; see `weights.ts`. */
  readonly score: number;
  /** The planets that it is about; a statement for each pair is enough. */
  readonly planets: readonly Planet[];
}

/** Something that is strong in a chart, with all that its reason names. */
export type Finding = OfAnyKind &
  (
    | {
        readonly kind: "angle";
        readonly planet: Planet;
        readonly angle: AngleName;
        /** Degrees, never negative. */
        readonly orb: number;
      }
    | {
        readonly kind: "aspect";
        readonly aspect: Aspect;
        readonly signs: readonly [Sign, Sign];
        /** False with an unknown time: then the aspect holds all day, and its orb is not known. */
        readonly isOrbKnown: boolean;
        /** Null where it applies in one part of a day of unknown time and separates in the other. */
        readonly isApplying: boolean | null;
      }
    | { readonly kind: "lights"; readonly sun: Sign; readonly moon: Sign }
    | {
        readonly kind: "light";
        readonly light: Light;
        readonly sign: Sign;
        readonly isOfSect: boolean | null;
      }
    | {
        readonly kind: "ruler";
        readonly ruler: TraditionalRuler;
        readonly rising: Sign;
        readonly sign: Sign;
        readonly house: number;
        readonly dignity: Dignity | null;
        readonly isRetrograde: boolean;
      }
    | {
        readonly kind: "sect";
        readonly planet: "Venus" | "Mars" | "Jupiter" | "Saturn";
        readonly isDay: boolean;
        readonly house: number;
      }
    | { readonly kind: "sign stellium"; readonly sign: Sign }
    | { readonly kind: "house stellium"; readonly house: number }
    | {
        readonly kind: "elements";
        readonly crowded: { readonly element: Element; readonly counted: readonly Counted[] } | null;
        readonly wanting: { readonly element: Element; readonly counted: readonly Counted[] } | null;
      }
    | { readonly kind: "modality"; readonly modality: Modality; readonly counted: readonly Counted[] }
    | { readonly kind: "unaspected"; readonly planet: TraditionalRuler }
    | {
        readonly kind: "singleton";
        readonly planet: Planet;
        readonly of: Element | "above the horizon" | "below the horizon";
      }
    | { readonly kind: "focus"; readonly planet: Planet; readonly aspects: readonly Aspect[] }
    | {
        readonly kind: "retrograde";
        readonly planet: "Mercury" | "Venus" | "Mars";
        /** Degrees a day, negative; null with an unknown time. */
        readonly speed: number | null;
        readonly isStation: boolean;
      }
    | { readonly kind: "manner"; readonly planet: MannerPlanet; readonly sign: Sign }
    /** `elongation` in degrees, [0, 360); null with an unknown time. */
    | { readonly kind: "phase"; readonly phase: PhaseName; readonly elongation: number | null }
  );

/** Which of them have a manner that their sign shows. */
export const MANNER_PLANETS = ["Mercury", "Venus", "Mars", "Jupiter", "Saturn"] as const;
export type MannerPlanet = (typeof MANNER_PLANETS)[number];
