import type { MajorAspect } from "../../astrology/aspects";
import type { Planet } from "../../astrology/bodies";
import type { OwnLanguage } from "../../languages";
import type { Texts } from "../texts";
import { isOtherPoint, type OtherPoint } from "./other-points";

/** What a transit can touch that a birth chart always has. */
type TransitedPoint = Planet | "Ascendant" | "Midheaven";

/** Where the texts of a contact are kept. */
const KINDS = {
  Conjunction: "conjunction",
  Sextile: "flowing",
  Trine: "flowing",
  Square: "tense",
  Opposition: "tense",
} as const satisfies Readonly<Record<MajorAspect, string>>;

/** What is said of a contact. */
export interface TransitWords extends OwnLanguage {
  readonly text: string;
  /** How long it can be felt, where the text itself does not say so: a fast planet's. */
  readonly lasts: string | null;
  /** One thing that helps; of a slow planet with a planet or an angle. */
  readonly practice: string | null;
}

/** The words for a planet's contact with a place of the birth chart; of other points, what the point is. */
export async function transitWords(
  planet: Planet,
  type: MajorAspect,
  point: TransitedPoint | OtherPoint,
  texts: Texts,
): Promise<TransitWords> {
  switch (planet) {
    case "Jupiter":
    case "Saturn":
    case "Uranus":
    case "Neptune":
    case "Pluto": {
      if (isOtherPoint(point)) {
        const points = await texts("transits/other-points");
        return texts.tell(() => ({ text: points.of(point).text, lasts: null, practice: null }));
      }
      const ofPlanet = await texts(`transits/${planet.toLowerCase() as Lowercase<typeof planet>}`);
      return texts.tell(() => {
        const { text, practice } = ofPlanet.of(`${point} ${KINDS[type]}`);
        return { text, practice, lasts: null };
      });
    }
    default: {
      const [last, points, contacts] = await Promise.all([
        texts("transits/fast-planets-last"),
        texts("transits/other-points"),
        texts("transits/fast-planets"),
      ]);
      return texts.tell(() => {
        const { text: lasts } = last.of(planet);
        return isOtherPoint(point)
          ? { text: points.of(point).text, lasts, practice: null }
          : { text: contacts.of(`${planet} ${point}`).text, lasts, practice: null };
      });
    }
  }
}
