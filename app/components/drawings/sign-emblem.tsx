import { elementOf, SIGNS, type Sign } from "~/astrology/signs";
import { CENTER } from "../zodiac-wheel/dial";
import { glyphHref } from "./glyphs";
import { WheelSketch } from "./wheel-sketch";

/** Of the sign's letter inside the ring, in units of the wheel. */
const LETTER = 190;

/**
 * A sign where it stands in the zodiac, in the colour of its element, its letter in the middle. Decoration: its name
 * stands beside it. The page needs `SketchRing` once.
 */
export function SignEmblem({ sign, className }: { readonly sign: Sign; readonly className?: string }) {
  const [x, y] = [CENTER - LETTER / 2, CENTER - LETTER / 2];
  return (
    <WheelSketch
      tinted={[SIGNS.indexOf(sign)]}
      color={`var(--${elementOf(sign).toLowerCase()})`}
      className={className}
    >
      <use href={glyphHref(sign)} x={x} y={y} width={LETTER} height={LETTER} />
    </WheelSketch>
  );
}
