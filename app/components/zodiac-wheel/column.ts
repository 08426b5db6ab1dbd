import { toDegrees, toRadians } from "../../astrology/angles";
import { asin } from "../../astrology/sphere";
import { type DialPoint, pointAt } from "./dial";

/** What stands at a body, from its glyph inwards: "☿ 17° ♒ 28′ ℞". */
export type PartName = "glyph" | "degree" | "sign" | "minute" | "retrograde";

/** Sizes in units: the edges of glyphs' squares, the font sizes of numerals. */
export interface Lettering {
  readonly glyph: number;
  readonly degree: number;
  readonly sign: number;
  readonly minute: number;
  /** 0 where there is no room for it. */
  readonly retrograde: number;
}

export function scaled({ glyph, degree, sign, minute, retrograde }: Lettering, scale: number): Lettering {
  return {
    glyph: glyph * scale,
    degree: degree * scale,
    sign: sign * scale,
    minute: minute * scale,
    retrograde: retrograde * scale,
  };
}

/** How much is told at a body. The enlarged wheel, the card and the tables tell the rest. */
export type Detail = "full" | "sign" | "degree" | "glyph";

export interface Part {
  readonly name: PartName;
  /** A glyph's square, or a font size. */
  readonly size: number;
  /** The ink's width and height, AIR included. */
  readonly width: number;
  readonly height: number;
}

/** A rectangle by its edges. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Part of its square that the ink of a glyph fills. */
const INK = 0.92;
/** Ems: a tabular digit, the degree sign and the prime in the widest of the common system fonts, and a digit's height. */
const EM = { digit: 0.57, degree: 0.4, prime: 0.26, height: 0.74 };
/** Least distance between two parts. */
export const AIR = 0.8;
/** Between two numerals of one row, so that "2° 1°" is not read as one: 1.6 px on a phone of 390. */
const NUMERAL_AIR = 2.2;
const NUMERALS: ReadonlySet<PartName> = new Set<PartName>(["degree", "minute"]);

/** What stands at a body that is told in so much detail. `degree` is that within the sign, 0–29. */
export function partsOf(
  { degree, isRetrograde }: { readonly degree: number; readonly isRetrograde: boolean },
  size: Lettering,
  detail: Detail,
): readonly Part[] {
  const square = (name: PartName, size: number, ink = size): Part => {
    return { name, size, width: ink + AIR, height: ink + AIR };
  };
  const numerals = (name: PartName, size: number, ems: number): Part => ({
    name,
    size,
    width: size * ems + AIR,
    height: size * EM.height + AIR,
  });
  const glyph = square("glyph", size.glyph, size.glyph * INK);
  if (detail === "glyph") return [glyph];
  const digits = numerals("degree", size.degree, EM.digit * (degree > 9 ? 2 : 1) + EM.degree);
  const mark = isRetrograde && size.retrograde > 0 ? [square("retrograde", size.retrograde)] : [];
  if (detail === "degree") return [glyph, digits, ...mark];
  const sign = square("sign", size.sign);
  if (detail === "sign") return [glyph, digits, sign, ...mark];
  return [glyph, digits, sign, numerals("minute", size.minute, EM.digit * 2 + EM.prime), ...mark];
}

/** The radii at which the parts of a column stand, one below the other, and where it begins and ends. */
export interface Column {
  readonly parts: readonly Part[];
  readonly radii: readonly number[];
  readonly top: number;
  readonly bottom: number;
}

/** How far the corner of a box lies from its middle in a direction. */
function reach({ width, height }: Part, cosine: number, sine: number): number {
  return (width * Math.abs(cosine) + height * Math.abs(sine)) / 2;
}

/**
 * Stands parts upright along the radius of a dial angle, as close as their boxes allow: two boxes are apart as soon
 * as they are so in width or in height.
 * @param top radius below which the first must stay; glyphs are round enough to count as circles here
 */
export function columnAt(parts: readonly Part[], top: number, angle: number): Column {
  const cosine = Math.cos(toRadians(angle));
  const sine = Math.sin(toRadians(angle));
  let radius = top - (parts[0] as Part).width / 2;
  const radii = [radius];
  for (let i = 1; i < parts.length; i++) {
    const above = parts[i - 1] as Part;
    const part = parts[i] as Part;
    radius -= Math.min(
      (above.width + part.width) / 2 / Math.max(Math.abs(cosine), 1e-9),
      (above.height + part.height) / 2 / Math.max(Math.abs(sine), 1e-9),
    );
    radii.push(radius);
  }
  return { parts, radii, top, bottom: radius - reach(parts[parts.length - 1] as Part, cosine, sine) };
}

/** The parts' boxes when the column stands at a dial angle. */
export function boxesOf({ parts, radii }: Column, angle: number): readonly Box[] {
  return parts.map((part, i) => boxAround(pointAt(radii[i] as number, angle), part));
}

export function boxAround({ x, y }: DialPoint, { width, height }: Pick<Part, "width" | "height">): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

/**
 * The least angle, in degrees, from column `a` counter-clockwise to column `b` about the angle between them. For each
 * two parts: how far along the tangent one must be from the other until they are apart in width or in height.
 */
export function gapBetween(a: Column, b: Column, middle: number): number {
  const cosine = Math.cos(toRadians(middle));
  const sine = Math.sin(toRadians(middle));
  // In the drawing y grows downwards: outwards is (cosine, -sine), counter-clockwise is (-sine, -cosine).
  let gap = 0;
  for (const [i, first] of a.parts.entries()) {
    for (const [j, second] of b.parts.entries()) {
      const r = (a.radii[i] as number) + (b.radii[j] as number);
      const deeper = (b.radii[j] as number) - (a.radii[i] as number);
      if (i === 0 && j === 0) {
        // Two glyphs, as circles.
        const least = Math.sqrt(Math.max(0, ((first.width + second.width) / 2) ** 2 - deeper ** 2));
        gap = Math.max(gap, 2 * asin(least / r));
        continue;
      }
      const areNumerals = NUMERALS.has(first.name) && NUMERALS.has(second.name);
      const more = areNumerals ? NUMERAL_AIR - AIR : 0;
      const x = meeting(deeper * cosine, -sine, (first.width + second.width) / 2 + more);
      const y = meeting(-deeper * sine, -cosine, (first.height + second.height) / 2);
      const until = Math.min(x.until, y.until);
      if (until > Math.max(x.from, y.from, 0)) gap = Math.max(gap, 2 * asin(Math.min(1, until / r)));
    }
  }
  return toDegrees(gap);
}

/** Between which distances along the tangent two boxes share some of one axis. */
function meeting(offset: number, slope: number, width: number): { from: number; until: number } {
  if (Math.abs(slope) < 1e-9) {
    return Math.abs(offset) < width ? { from: -1e9, until: 1e9 } : { from: 1, until: 0 };
  }
  const one = (-width - offset) / slope;
  const other = (width - offset) / slope;
  return { from: Math.min(one, other), until: Math.max(one, other) };
}

/** The least angle, in degrees, between a column and a radial line that passes it `clearance` units away. */
export function gapToLine({ parts, radii }: Column, angle: number, clearance: number): number {
  const cosine = Math.cos(toRadians(angle));
  const sine = Math.sin(toRadians(angle));
  let gap = 0;
  for (const [i, part] of parts.entries()) {
    // Across the radius a box reaches as far as its corner.
    const across = i === 0 ? part.width / 2 : reach(part, sine, cosine);
    gap = Math.max(gap, asin(Math.min(1, (across + clearance) / (radii[i] as number))));
  }
  return toDegrees(gap);
}
