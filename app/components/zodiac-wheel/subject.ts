import { normalizeDegrees } from "../../astrology/angles";
import { SIGNS, type Sign } from "../../astrology/signs";
import { slugOf } from "../drawings/body-style";
import type { MarkKinds } from "../drawings/picked-mark";
import { aspectEnds, type WheelBody, type WheelChart } from "./wheel-chart";

export type WheelAspect = WheelChart["aspects"][number];

/** What a card can tell about. `owner` is a person's label where the wheel holds two. */
export type WheelSubject =
  | { readonly kind: "body"; readonly body: WheelBody; readonly owner: string | null }
  | { readonly kind: "aspect"; readonly aspect: WheelAspect }
  | { readonly kind: "house"; readonly house: number; readonly longitude: number }
  | { readonly kind: "sign"; readonly sign: Sign }
  | { readonly kind: "angle"; readonly angle: WheelAngle; readonly longitude: number };

/** The four ends of a chart's axes; each is its own place in the glossary. */
export type WheelAngle = "ascendant" | "descendant" | "midheaven" | "ic";

function anglesOf({ rising, midheaven }: WheelChart): readonly { angle: WheelAngle; longitude: number }[] {
  const ends = (point: WheelChart["rising"], one: WheelAngle, other: WheelAngle) =>
    point
      ? [
          { angle: one, longitude: point.longitude },
          { angle: other, longitude: normalizeDegrees(point.longitude + 180) },
        ]
      : [];
  return [...ends(rising, "ascendant", "descendant"), ...ends(midheaven, "midheaven", "ic")];
}

/** What carries a key in the drawing ("sun", "outer-moon", "sign-Leo", "house-4", "aspect-0", "angle-ic"); null if nothing does. */
export function subjectOf(chart: WheelChart, key: string): WheelSubject | null {
  const [kind, name = ""] = key.split(/-(.*)/);
  switch (kind) {
    case "sign":
      return { kind, sign: SIGNS.find((sign) => sign === name) ?? "Aries" };
    case "house": {
      const house = chart.houses.find(({ house }) => house === Number(name));
      return house ? { kind, ...house } : null;
    }
    case "angle": {
      const found = anglesOf(chart).find(({ angle }) => angle === name);
      return found ? { kind, ...found } : null;
    }
    case "aspect": {
      const aspect = chart.aspects[Number(name)];
      return aspect ? { kind, aspect } : null;
    }
    default: {
      const around = kind === "outer" ? chart.outer : kind === "outermost" ? chart.outermost : undefined;
      const ring = around ?? chart;
      const body = ring.bodies.find(({ planet }) => slugOf(planet) === (around ? name : key));
      return body ? { kind: "body", body, owner: chart.outer ? ring.label : null } : null;
    }
  }
}

/**
 * The keys of all marks, by kind, in the order in which the arrow keys visit them: bodies, aspects, houses, signs,
 * angles. A
 * kind that the chart lacks is left out.
 */
export function marksOf(chart: WheelChart): MarkKinds {
  const { bodies, outer, outermost, aspects, houses } = chart;
  return [
    [
      ...bodies.map(({ planet }) => slugOf(planet)),
      ...(outer?.bodies ?? []).map(({ planet }) => `outer-${slugOf(planet)}`),
      ...(outermost?.bodies ?? []).map(({ planet }) => `outermost-${slugOf(planet)}`),
    ],
    aspects.map((_, index) => `aspect-${index}`),
    houses.map(({ house }) => `house-${house}`),
    SIGNS.map((sign) => `sign-${sign}`),
    anglesOf(chart).map(({ angle }) => `angle-${angle}`),
  ].filter((kind) => kind.length > 0);
}

/** The keys that light up with a subject: a body lights its aspects by itself, an aspect brings its two bodies. */
export function litKeys(chart: WheelChart, key: string | null): readonly string[] {
  if (!key) return [];
  const subject = subjectOf(chart, key);
  return subject?.kind === "aspect" ? [key, ...aspectEnds(chart, subject.aspect)] : [key];
}
